"""What is true of every state of Tanxi."""

from __future__ import annotations

from collections import Counter
from typing import Final

from sobremesa.games.tanxi.catalogue import BLOCKS, PLACES, Catalogue
from sobremesa.games.tanxi.memory import code, kind_in, seats_in
from sobremesa.games.tanxi.rules.stats import defence_dice, energy, holding, is_steady
from sobremesa.games.tanxi.state import (
    ACT,
    ACTING,
    DEITIES,
    DISARM,
    DISCARD,
    DRAFT,
    FALLEN,
    LAND,
    MONSTER,
    NOBODY,
    NOTHING,
    NOWHERE,
    OPENING,
    OVER,
    PAY,
    QUESTIONS,
    RETURN,
    RISEN,
    STARTING,
    UP,
    WAKING,
    Player,
    State,
    figure_of,
    on_island,
)

LOOT: Final = "loot"
RELIC: Final = "relic"
BEAST: Final = "monster"
IN_THE_BOX: Final = {LOOT: 64, RELIC: 18, BEAST: 20}  # TX-1
STARTING_LOOT: Final = 3  # TX-23: cards a seat, loot by nature
DECK_WITHOUT_MONSTERS: Final = 16  # TX-21
HANDS: Final = 2


def check(state: State) -> None:
    """No card lost or doubled; hearts, places, gear, knowledge and questions as the rules say."""
    check_cards(state)
    for seat in range(state.seats):
        check_player(state, seat)
    check_island(state)
    check_decks(state)
    check_memories(state)
    check_deities(state)
    check_question(state)


def class_of(catalogue: Catalogue, kind: int) -> str:
    """Loot, relic or monster."""
    card = catalogue.kinds[kind]
    return BEAST if card.is_monster else RELIC if card.relic else LOOT


def check_cards(state: State) -> None:
    """TX-1: every card is somewhere, once."""
    count: Counter[int] = Counter()
    for player in state.players:
        count.update(player.hand + player.gear)
    for pile in (*state.decks, state.relics, state.merchant, state.discards):
        count.update(pile)
    count.update([kind for kind in (state.monster, state.used) if kind != NOTHING])
    assert [count[kind] for kind in range(len(state.box))] == list(state.box)
    classes: Counter[str] = Counter()
    for kind, copies in enumerate(state.box):
        classes[class_of(state.terms.catalogue, kind)] += copies
    assert classes == IN_THE_BOX | {LOOT: IN_THE_BOX[LOOT] + STARTING_LOOT * state.seats}
    assert state.merchant == sorted(state.merchant)


def check_player(state: State, seat: int) -> None:
    """Hearts, gear and tokens of a character."""
    player = state.players[seat]
    if state.phase == OPENING:
        assert player.hearts == 0
    else:
        assert 0 <= player.hearts <= figure_of(state, seat).hearts  # TX-96
        assert (player.hearts > 0) == (player.cell != NOWHERE)  # TX-95
        assert (player.standing == UP) == (player.cell != NOWHERE)
        assert player.standing in (UP, RISEN, FALLEN)
        assert 1 <= defence_dice(state, seat, holding(state, seat)) <= 3  # TX-69
    assert player.fire in (True, False)  # TX-61: at most one of each
    assert player.ice in (True, False)
    assert player.gems >= 0
    assert player.hand == sorted(player.hand)
    assert not any(state.terms.catalogue.monster[kind] for kind in player.hand)
    check_gear(state, player)


def check_gear(state: State, player: Player) -> None:
    """TX-55, TX-58: two hands, one card a place, ammunition within bounds."""
    worn = [state.terms.catalogue.kinds[kind] for kind in player.gear]
    assert all(kind.is_weapon or kind.place >= 0 for kind in worn)
    assert sum(kind.hands for kind in worn if kind.is_weapon) <= HANDS
    for place in range(len(PLACES)):
        assert len([kind for kind in worn if kind.place == place]) <= 1
    assert len(player.ammunition) == len(worn)
    for kind, ammunition in zip(worn, player.ammunition, strict=True):
        assert 0 <= ammunition <= kind.ammunition


def check_island(state: State) -> None:
    """TX-10, TX-15: one character a cell, on land, nobody on ice."""
    land = range(state.terms.island.size)
    cells = [player.cell for player in state.players if player.cell != NOWHERE]
    assert all(cell in land for cell in cells + state.blocks)
    assert len(set(cells + state.blocks)) == len(cells) + len(state.blocks)
    assert len(state.blocks) <= BLOCKS  # TX-3
    assert bool(state.blocks) == (state.freezer != NOBODY)
    if state.phase != OPENING and state.question != OVER:
        assert len(on_island(state)) > 1  # TX-110
        assert energy(state, state.active, holding(state, state.active)) >= 0  # TX-30a
    assert state.spent >= 0
    assert state.again >= 0
    assert all(0 <= times <= 2 for times in state.attacked)


def check_decks(state: State) -> None:
    """TX-21: monsters are counted; a deck has at most one relic, and one while it is untouched."""
    catalogue = state.terms.catalogue
    for deck, monsters in zip(state.decks, state.monsters, strict=True):
        classes = Counter([class_of(catalogue, kind) for kind in deck])
        assert classes[BEAST] == monsters
        assert classes[RELIC] <= 1
        assert classes[RELIC] + classes[LOOT] <= DECK_WITHOUT_MONSTERS
        if classes[RELIC] + classes[LOOT] == DECK_WITHOUT_MONSTERS:
            assert classes[RELIC] == 1
    assert all(class_of(catalogue, kind) == RELIC for kind in state.relics)
    for scout, depth, deck in zip(state.scout, state.depth, state.decks, strict=True):
        assert 0 <= depth <= len(deck)
        assert (scout != NOBODY) == (depth > 0)


def check_memories(state: State) -> None:
    """TX-6: whatever somebody remembers to be there is there, as often as they think."""
    for owner, player in enumerate(state.players):
        check_memory(player.seen, player.hand, state.seats)
        assert not known_of(player.seen, owner)
    for memory, deck in zip(state.lore, state.decks, strict=True):
        check_memory(memory, deck, state.seats)


def check_memory(memory: list[int], cards: list[int], seats: int) -> None:
    """True, in order, and who knows of two knows of one."""
    there = Counter(cards)
    known = {seat: known_of(memory, seat) for seat in range(seats)}
    assert all(counted <= there for counted in known.values())
    assert memory == memory_of(known)


def known_of(memory: list[int], seat: int) -> Counter[int]:
    """How many cards of each kind this seat knows of."""
    return Counter([kind_in(entry) for entry in memory if seats_in(entry) >> seat & 1])


def memory_of(known: dict[int, Counter[int]]) -> list[int]:
    """The memory in which everyone knows of so many cards of each kind."""
    memory = []
    for kind in sorted({kind for counted in known.values() for kind in counted}):
        for number in range(max(counted[kind] for counted in known.values())):
            seats = sum(1 << seat for seat, counted in known.items() if counted[kind] > number)
            memory.append(code(kind, seats))
    return memory


def check_deities(state: State) -> None:
    """TX-22, TX-101: three different ones, and a step of fog for each that is awake."""
    assert len(set(state.deities)) == DEITIES
    assert 0 <= state.awake <= DEITIES
    assert state.fog == state.awake - (state.phase == WAKING)


def check_question(state: State) -> None:
    """Who is asked, and what goes with the question."""
    assert 0 <= state.question < len(QUESTIONS)
    assert (state.question == OVER) == (state.owes == 0)
    assert 0 <= state.owes <= state.terms.everyone
    together = state.question in (DISCARD, DISARM) and state.agenda[-1].group != 0
    assert together or state.owes.bit_count() <= 1
    assert (state.phase == OPENING) == (state.question in (DRAFT, LAND))
    assert state.question != RETURN or state.phase == STARTING
    if state.question == ACT:
        assert state.owes == 1 << state.active
        assert state.phase == ACTING
        assert not state.agenda
        assert state.used == NOTHING
    assert (state.question == MONSTER) == (state.monster != NOTHING) == (state.lair != NOTHING)
    assert (state.question == PAY) == (state.sought != NOTHING) == (state.price > 0)
    assert state.question == PAY or not state.seeks_card
    for seat, player in enumerate(state.players):
        if not together:
            assert player.answer == NOTHING
        else:
            check_answer(state, seat)


def check_answer(state: State, seat: int) -> None:
    """Where all are asked at once, everyone who has a card to give owes an answer or gave it."""
    player = state.players[seat]
    cards = player.hand if state.question == DISCARD else player.gear
    asked = state.agenda[-1].group >> seat & 1 and player.cell != NOWHERE and cards
    if not asked or (state.question == DISARM and is_steady(state, seat)):
        assert player.answer == NOTHING
        assert not state.owes >> seat & 1
    else:
        assert (player.answer in cards) != bool(state.owes >> seat & 1)
