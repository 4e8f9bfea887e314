"""Secrets are proven: every leaf is seen or varied, and imagining is even."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import fields
from functools import cache
from itertools import permutations
from math import sqrt
from random import Random
from typing import Any

import pytest

from sobremesa.games.tanxi.game import TANXI
from sobremesa.games.tanxi.moves import END, EXPLORE, Ability, Deal, Discard, Draft
from sobremesa.games.tanxi.options import Options
from sobremesa.games.tanxi.state import (
    DISARM,
    DISCARD,
    NOTHING,
    OPENING,
    PAY,
    QUESTIONS,
    TRADE,
    Frame,
    Lasting,
    Player,
    State,
    Terms,
)
from sobremesa.kernel.chance import Scripted, fast
from tests.games.tanxi.invariants import check, class_of, known_of
from tests.games.tanxi.leaks import named
from tests.games.tanxi.subject import TANXI_SUBJECT
from tests.games.tanxi.thick import InTheThick
from tests.games.tanxi.twins import twin
from tests.proofs import PROOFS, random_steps
from tests.subjects import Setting, Subject

THICK = InTheThick()


# Every leaf of the state is in somebody's view or varied by the twins

STATE_LEAVES = {field.name for field in fields(State)}
PLAYER_LEAVES = {field.name for field in fields(Player)}
LISTS = {"players", "decks", "lore"}  # of lists: looked at below
AXE = 4


@cache
def moments() -> list[State]:
    """Moments of all kinds, out of several games."""
    found = []
    for game, seed in ((TANXI, 1), (TANXI, 2), (THICK, 1), (THICK, 2), (THICK, 3)):
        setting = Setting(Options(round_limit=7), 4)
        found += [state.copy() for state, _, _ in random_steps(game, setting, seed)]
    return found


def test_every_leaf_is_seen_or_varied() -> None:
    seen: set[str] = set()
    varied: set[str] = set()
    random = Random(1)
    for state in moments():
        other = twin(state, 0, random, True)
        varied |= {name for name in STATE_LEAVES if getattr(state, name) != getattr(other, name)}
        for name in STATE_LEAVES - LISTS - varied - seen:
            if is_seen(state, name):
                seen.add(name)
    assert seen | varied == STATE_LEAVES
    assert varied == LISTS | {"chance", "revealed", "relics", "merchant", "deities"}


def is_seen(state: State, name: str) -> bool:
    """Whether somebody's view changes when this leaf alone does."""
    changed = state.copy()
    setattr(changed, name, another(getattr(state, name), name, state))
    return any(TANXI.view(changed, seat) != TANXI.view(state, seat) for seat in range(4))


def another(value: Any, name: str, state: State) -> Any:
    """Some other value of the same kind."""
    if name == "terms":
        return Terms.of(Options(characters="random"), value.pack, value.seats)
    if name == "agenda":
        return [*value, Frame(0, 0, 1, 0)]
    if name == "lasting":
        return [*value, Lasting(state.terms.catalogue.script["coffee/use"], 0, 1, 1, False)]
    if isinstance(value, int):
        return another_number(value)
    numbers = [value[0] + 1, *value[1:]] if value else [0]
    return tuple(numbers) if isinstance(value, tuple) else numbers


def another_number(value: int) -> int:
    """Another small number, or the other truth."""
    if isinstance(value, bool):
        return not value
    return value + 1 if value < 2 else value - 1


def test_every_leaf_of_a_player_is_seen_or_varied() -> None:
    seen: set[str] = set()
    varied: set[str] = set()
    random = Random(2)
    for state in moments():
        other = twin(state, 0, random, True)
        here, there = state.players[1], other.players[1]
        varied |= {name for name in PLAYER_LEAVES if getattr(here, name) != getattr(there, name)}
        for name in PLAYER_LEAVES - varied - seen:
            changed = state.copy()
            value = getattr(here, name)
            setattr(changed.players[1], name, another_of_player(value, name))
            if TANXI.view(changed, 0) != TANXI.view(state, 0):
                seen.add(name)
    assert seen | varied == PLAYER_LEAVES
    assert varied == {"character", "hand", "seen", "answer"}


def another_of_player(value: Any, name: str) -> Any:
    """Some other value of a player's leaf."""
    if name == "gear":
        return [AXE, *value[1:]]
    if isinstance(value, int):
        return another_number(value)
    return [value[0] + 1, *value[1:]] if value else value


def one_more(value: Any) -> Any:
    """Another value of the same type."""
    return not value if isinstance(value, bool) else value + 1


@pytest.mark.parametrize("leaf", [field.name for field in fields(Frame)])
def test_every_leaf_of_what_is_being_done_is_seen(leaf: str) -> None:
    state = THICK.setup(Options(), 3, fast(1))
    state.agenda = [Frame(0, 0, 1, 0)]
    parts = {field.name: getattr(state.agenda[0], field.name) for field in fields(Frame)}
    changed = state.copy()
    changed.agenda = [Frame(**parts | {leaf: one_more(parts[leaf])})]
    assert all(TANXI.view(changed, eyes) != TANXI.view(state, eyes) for eyes in (None, 0, 1, 2))


@pytest.mark.parametrize("leaf", [field.name for field in fields(Lasting)])
def test_every_leaf_of_what_lasts_is_seen(leaf: str) -> None:
    state = THICK.setup(Options(), 3, fast(1))
    script = state.terms.catalogue.script["shell/use"]
    state.lasting = [Lasting(script, 0, 0, 0, False)]
    parts = {field.name: getattr(state.lasting[0], field.name) for field in fields(Lasting)}
    changed = state.copy()
    other = (
        state.terms.catalogue.script["coffee/use"] if leaf == "script" else one_more(parts[leaf])
    )
    changed.lasting = [Lasting(**parts | {leaf: other})]
    assert all(TANXI.view(changed, eyes) != TANXI.view(state, eyes) for eyes in (None, 0, 1, 2))


def test_the_twins_vary_each_hidden_thing() -> None:
    varied: set[str] = set()
    random = Random(3)
    for state in moments():
        other = twin(state, 0, random, True)
        varied |= set(differences(state, other))
    assert varied == {
        "hand", "loot in a deck", "monsters in a deck", "relics in decks", "relic deck",
        "merchant", "deities", "character", "memory of a hand", "memory of a deck",
        "answer in hand", "answer in gear",
    }  # fmt: skip


def differences(state: State, other: State) -> list[str]:
    """In what a twin differs."""
    found = []
    monster = state.terms.catalogue.monster
    for mine, theirs in zip(state.players, other.players, strict=True):
        found += ["hand"] if mine.hand != theirs.hand else []
        found += ["character"] if mine.character != theirs.character else []
        found += ["memory of a hand"] if mine.seen != theirs.seen else []
        if mine.answer != theirs.answer:
            found += ["answer in hand" if state.question == DISCARD else "answer in gear"]
    for here, there in zip(state.decks, other.decks, strict=True):
        loot = [sorted(kind for kind in deck if not monster[kind]) for deck in (here, there)]
        beasts = [sorted(kind for kind in deck if monster[kind]) for deck in (here, there)]
        found += ["loot in a deck"] if loot[0] != loot[1] else []
        found += ["monsters in a deck"] if beasts[0] != beasts[1] else []
    found += ["relics in decks"] if relics_in(state) != relics_in(other) else []
    found += ["relic deck"] if state.relics != other.relics else []
    found += ["merchant"] if state.merchant != other.merchant else []
    found += ["deities"] if state.deities != other.deities else []
    found += ["memory of a deck"] if state.lore != other.lore else []
    return found


def relics_in(state: State) -> list[int]:
    """How many relics are in each deck."""
    classes = [[class_of(state.terms.catalogue, kind) for kind in deck] for deck in state.decks]
    return [deck.count("relic") for deck in classes]


def test_a_twin_keeps_the_invariants_and_what_its_seat_knows() -> None:
    random = Random(4)
    for state in moments()[::3]:
        for seat in range(4):
            other = twin(state, seat, random, True)
            check(other)
            assert other.players[seat].hand == state.players[seat].hand
            assert other.players[seat].seen == state.players[seat].seen
            for mine, theirs in zip(state.players, other.players, strict=True):
                assert known_of(mine.seen, seat) == known_of(theirs.seen, seat)
            for before, after in zip(state.lore, other.lore, strict=True):
                assert known_of(before, seat) == known_of(after, seat)


# The proofs of every game, where it is thick


@pytest.mark.parametrize(("seats", "rounds"), [(3, 7), (4, 4), (5, 4)])
@pytest.mark.parametrize(
    "proof",
    [
        "every_game_ends",
        "data_goes_round",
        "secret_answers_commute",
        "nobody_learns_secrets",
        "spectators_know_what_all_know",
        "imagined_worlds_fit",
        "nobody_can_tell_that_it_was_dealt_anew",
        "takebacks_reveal_nothing",
    ],
)
def test_proofs_in_the_thick_of_it(proof: str, seats: int, rounds: int) -> None:
    subject = Subject(*TANXI_SUBJECT)._replace(game=THICK)
    for seed in (1, 2):
        PROOFS[proof](subject, Setting(Options(round_limit=rounds), seats), seed)


def test_whoever_is_asked_can_answer_in_every_imagined_world() -> None:
    chance = fast(1)
    asked: Counter[str] = Counter()
    dumb: Counter[str] = Counter()
    for state in moments():
        for seat in range(state.seats):
            world = TANXI.imagine(TANXI.view(state, seat), chance)
            for other in TANXI.to_act(world):
                asked[QUESTIONS[state.question]] += 1
                if not TANXI.legal_moves(world, other).moves:
                    dumb[QUESTIONS[state.question]] += 1
    assert asked["pay"]
    assert dumb == {}


# Imagining is even: counted on tiny deals


def place(seats: list[dict[str, Any]], **position: Any) -> State:
    """A position of three players."""
    return TANXI.place({"seats": seats, **position}, Options(), 3, Scripted([]))


Dealt = tuple[Any, ...]


def deal_of(state: State) -> Dealt:
    """Where all cards are: hands without order, decks with theirs."""
    hands = tuple([tuple(sorted(player.hand)) for player in state.players])
    return (hands, tuple([tuple(deck) for deck in state.decks]), tuple(state.relics))


def is_even(found: Counter[Any], chances: dict[Any, float]) -> bool:
    """Whether numbers are as their chances say: chi-square within four deviations."""
    total = sum(found.values())
    assert set(found) <= set(chances)
    square = sum(
        (found[what] - total * chance) ** 2 / (total * chance) for what, chance in chances.items()
    )
    freedom = len(chances) - 1
    return square <= freedom + 4 * sqrt(2 * freedom) + 1


def imagined(state: State, seat: int, times: int, look: Callable[[State], Any]) -> Counter[Any]:
    """What a seat imagines, counted."""
    view, chance = TANXI.view(state, seat), fast(7)
    return Counter([look(TANXI.imagine(view, chance)) for _ in range(times)])


def chances_of(state: State, seat: int) -> dict[Dealt, float]:
    """Every deal that fits what this seat knows, card by card, and how likely it is.

    Written from the rules: each card that the seat cannot place may lie wherever such a card may,
    monsters in decks that have room for them, at most one relic in a deck (TX-21).
    """
    slots: list[tuple[str, int, int]] = []
    cards: list[tuple[int, tuple[str, int] | None]] = []  # and where it is known to be
    for owner, player in enumerate(state.players):
        known = known_of(player.seen, seat)
        for slot, kind in enumerate(player.hand):
            slots.append(("hand", owner, slot))
            sure = owner == seat or known[kind] > 0
            known[kind] -= 1
            cards.append((kind, ("hand", owner) if sure else None))
    fixed: dict[tuple[str, int, int], int] = {}
    for number, deck in enumerate(state.decks):
        depth = state.depth[number] if state.scout[number] == seat else 0
        known = known_of(state.lore[number], seat)
        for slot, kind in enumerate(deck):
            if slot >= len(deck) - depth:
                fixed["deck", number, slot] = kind
                continue
            slots.append(("deck", number, slot))
            cards.append((kind, ("deck", number) if known[kind] > 0 else None))
            known[kind] -= 1
    for slot, kind in enumerate(state.relics):
        slots.append(("relics", 0, slot))
        cards.append((kind, None))
    found: Counter[Dealt] = Counter()
    for order in permutations(cards):
        dealt = dict(zip(slots, order, strict=True))
        if all(home in (None, slot[:2]) for slot, (_, home) in dealt.items()):
            other = laid_out(state, {slot: kind for slot, (kind, _) in dealt.items()} | fixed)
            if may_be(other, state):
                found[deal_of(other)] += 1
    return {deal: times / found.total() for deal, times in found.items()}


def laid_out(state: State, dealt: dict[tuple[str, int, int], int]) -> State:
    """The state with these cards in these places."""
    other = state.copy()
    for (zone, number, slot), kind in dealt.items():
        if zone == "hand":
            other.players[number].hand[slot] = kind
        elif zone == "deck":
            other.decks[number][slot] = kind
        else:
            other.relics[slot] = kind
    return other


def may_be(other: State, state: State) -> bool:
    """TX-21: whether cards of these classes may lie there."""
    catalogue = state.terms.catalogue
    held = [class_of(catalogue, kind) for player in other.players for kind in player.hand]
    piles = [[class_of(catalogue, kind) for kind in deck] for deck in other.decks]
    return (
        buyer_can_pay(other)
        and "monster" not in held
        and [pile.count("monster") for pile in piles] == state.monsters
        and all(pile.count("relic") <= 1 for pile in piles)
        and all(class_of(catalogue, kind) == "relic" for kind in other.relics)
    )


def buyer_can_pay(state: State) -> bool:
    """TX-76: nobody may ask for what their hand cannot pay."""
    if state.question != PAY:
        return True
    (buyer,) = TANXI.to_act(state)
    kinds = state.terms.catalogue.kinds
    return sum(kinds[kind].value for kind in state.players[buyer].hand) >= state.price


TINY: dict[str, dict[str, Any]] = {
    "hands and a deck": {
        "seats": [{"hand": ["knife"]}, {"hand": ["axe"]}, {"hand": ["rapier"]}],
        "decks": {"jungle": ["machete", "lance"]},
    },
    "equal cards": {
        "seats": [{}, {"hand": ["rapier", "rapier"]}, {"hand": ["axe"]}],
        "decks": {"jungle": ["axe", "rapier"]},
    },
    "a known card of two equal ones": {
        "seats": [
            {},
            {"hand": ["axe", "rapier"], "remembered": [{"card": "rapier", "seats": [0, 2]}]},
            {"hand": ["rapier"]},
        ],
        "decks": {"jungle": ["machete"], "peaks": ["rapier"]},
    },
    "relics": {
        "seats": [{}, {"hand": ["axe", "aegis"]}, {"hand": ["rapier"]}],
        "decks": {"jungle": ["ambrosia", "machete"]},
        "relics": ["moon-bow"],
    },
    "relics in two decks": {
        "seats": [{"hand": ["titan-glove"]}, {"hand": ["axe"]}, {}],
        "decks": {"jungle": ["ambrosia", "machete"], "peaks": ["rapier"], "swamp": ["aegis"]},
    },
    "a known relic in a deck": {
        "seats": [{}, {"hand": ["axe"]}, {"hand": ["aegis"]}],
        "decks": {"jungle": ["ambrosia", "machete"], "peaks": ["rapier"]},
        "known": {"jungle": [{"card": "ambrosia", "seats": [0]}]},
    },
    "monsters": {
        "seats": [{}, {"hand": ["axe"]}, {}],
        "decks": {"jungle": ["grumpy-crab", "rapier"], "peaks": ["bat-swarm", "grumpy-crab"]},
    },
    "a known monster": {
        "seats": [{}, {"hand": ["axe"]}, {}],
        "decks": {"jungle": ["grumpy-crab", "rapier"], "peaks": ["bat-swarm", "grumpy-crab"]},
        "known": {"peaks": [{"card": "bat-swarm", "seats": [0, 1, 2]}]},
    },
    "a scouted deck": {
        "seats": [{}, {"hand": ["axe"]}, {}],
        "decks": {"jungle": ["rapier", "lance", "machete", "knife"]},
        "scouted": {"jungle": {"seat": 0, "cards": 2}},
    },
    "a deck that another has scouted": {
        "seats": [{}, {"hand": ["axe"]}, {}],
        "decks": {"jungle": ["rapier", "lance", "machete"]},
        "scouted": {"jungle": {"seat": 1, "cards": 2}},
    },
}


@pytest.mark.parametrize("position", TINY.values(), ids=list(TINY))
def test_imagining_is_even(position: dict[str, Any]) -> None:
    state = TANXI.place(position, Options(), 3, Scripted([]))
    chances = chances_of(state, 0)
    assert chances[deal_of(state)] > 0
    found = imagined(state, 0, max(600, 40 * len(chances)), deal_of)
    assert set(found) == set(chances)
    assert is_even(found, chances)


def test_tx_76_whoever_is_about_to_pay_can() -> None:
    buyer = {"character": "elba", "cell": "g5", "hand": ["gem-of-power", "rapier"]}
    state = place([buyer, {}, {"hand": ["axe"]}], decks={"jungle": ["knife", "boat-hook"]})
    TANXI.apply(state, 0, Deal("two-gems"))
    assert (state.question, state.price) == (PAY, 5)
    chances = chances_of(state, 1)
    found = imagined(state, 1, 40 * len(chances), deal_of)
    assert set(found) == set(chances)
    assert is_even(found, chances)


def test_tx_75_whoever_deals_from_afar_can_ask_for_something() -> None:
    mara = {"character": "mara", "gems": 1, "hand": ["rapier"]}
    state = place([mara, {}, {"hand": ["canteen"]}], decks={"jungle": ["canteen"]})
    TANXI.apply(state, 0, Ability("express-mail"))
    assert state.question == TRADE
    found = imagined(state, 1, 60, lambda world: bool(TANXI.legal_moves(world, 0).moves))
    assert found == {True: 60}


def test_tx_21_one_relic_in_an_untouched_deck_and_at_most_one_in_another() -> None:
    state = ashore(Options(characters="random"))
    island, catalogue, explorer = state.terms.island, state.terms.catalogue, state.first
    cell = next(cell for cell, point in enumerate(island.point) if point >= 0)
    deck = island.deck[island.point[cell]]
    state.players[explorer].cell = cell
    state.decks[deck].sort(key=lambda kind: class_of(catalogue, kind) == "loot")
    TANXI.apply(state, explorer, EXPLORE)
    assert len(state.players[explorer].hand) == 3

    def where(world: State) -> tuple[list[int], int]:
        held = [class_of(catalogue, kind) for kind in world.players[explorer].hand]
        return (relics_in(world), held.count("relic"))

    found = imagined(state, (explorer + 1) % 3, 3200, lambda world: str(where(world)))
    taken = [0 if number == deck else 1 for number in range(4)]
    assert is_even(found, {str(([1, 1, 1, 1], 0)): 15 / 16, str((taken, 1)): 1 / 16})


def ashore(options: Options, seats: int = 3) -> State:
    """A game at its first turn."""
    state = TANXI.setup(options, seats, fast(3))
    chance = fast(4)
    while state.phase == OPENING:
        (seat,) = TANXI.to_act(state)
        TANXI.apply(state, seat, TANXI.random_move(state, seat, chance))
    return state


# Before the reveal


def test_tx_25_others_may_be_anybody_who_was_not_seen_on_the_table() -> None:
    state = TANXI.setup(Options(), 3, fast(1))
    one, two, three = [(state.first + n) % 3 for n in range(3)]
    for seat, name in ((one, "ian"), (two, "darla"), (three, "elba")):
        TANXI.apply(state, seat, Draft(name))

    def cast(world: State) -> tuple[str, ...]:
        figures = world.terms.catalogue.figures
        return tuple([figures[world.players[s].character].name for s in (one, two, three)])

    names = [figure.name for figure in state.terms.catalogue.figures]
    others = [name for name in names if name != "ian"]
    first = {("ian", *pair): 1 / 110 for pair in permutations(others, 2)}
    assert is_even(imagined(state, one, 4000, cast), first)
    rest = [name for name in others if name != "darla"]
    assert is_even(
        imagined(state, two, 1000, cast), {("ian", "darla", name): 1 / 10 for name in rest}
    )
    both = {("ian", "darla", "elba"): 1 / 2, ("darla", "ian", "elba"): 1 / 2}
    assert is_even(imagined(state, three, 400, cast), both)


def test_tx_25_who_has_not_looked_yet_knows_nothing_of_the_draft() -> None:
    state = TANXI.setup(Options(), 3, fast(1))
    one, _, three = [(state.first + n) % 3 for n in range(3)]
    TANXI.apply(state, one, Draft("ian"))
    found = imagined(state, three, 2400, lambda world: world.players[one].character)
    assert is_even(found, dict.fromkeys(range(12), 1 / 12))


def test_tx_25_of_dealt_characters_one_knows_ones_own() -> None:
    state = TANXI.setup(Options(characters="random"), 3, fast(1))
    mine = state.players[0].character
    found = imagined(state, 0, 2200, lambda world: world.players[1].character)
    assert is_even(found, {number: 1 / 11 for number in range(12) if number != mine})


def test_tx_20_the_merchants_cards_are_imagined_until_they_are_revealed() -> None:
    state = TANXI.setup(Options(), 3, fast(1))
    relics = [kind.number for kind in state.terms.catalogue.kinds if kind.relic]
    found = imagined(state, 0, 1800, lambda w: next(k for k in w.merchant if k in relics))
    assert is_even(found, dict.fromkeys(relics, 1 / 18))
    state = ashore(Options())
    assert imagined(state, 0, 50, lambda w: w.merchant == state.merchant) == {True: 50}


def test_tx_22_sleeping_deities_may_be_any_of_the_others() -> None:
    state = place([{}], deities=["namku", "ronronao", "tacanak"], awake=1)
    namku = state.terms.catalogue.deity["namku"]
    found = imagined(state, 0, 1600, lambda world: tuple(world.deities))
    pairs = permutations([number for number in range(6) if number != namku], 2)
    assert is_even(found, {(namku, *pair): 1 / 20 for pair in pairs})


# Answers


def test_answers_of_others_are_imagined_out_of_what_they_have() -> None:
    hands = [["knife", "lance"], ["axe", "rapier"], ["machete", "machete"]]
    known = [[{"card": c, "seats": [s for s in range(3) if s != n]} for c in hand]
             for n, hand in enumerate(hands)]  # fmt: skip
    state = place(
        [{"hand": h, "remembered": k} for h, k in zip(hands, known, strict=True)],
        deities=["namku", "ronronao", "tacanak"], round=2, first=0, active=2,
    )  # fmt: skip
    TANXI.apply(state, 2, END)
    assert state.question == DISCARD
    TANXI.apply(state, 1, Discard("axe"))
    found = imagined(state, 0, 600, lambda w: named(w, [w.players[1].answer]))
    assert is_even(found, {("axe",): 1 / 2, ("rapier",): 1 / 2})
    assert imagined(state, 0, 20, lambda w: w.players[2].answer) == {NOTHING: 20}
    assert imagined(state, 1, 20, lambda w: named(w, [w.players[1].answer])) == {("axe",): 20}


def test_who_stands_steady_has_no_answer_in_any_world() -> None:
    gear = ["knife", "leather-vest"]
    seats = [{"character": name, "equipped": gear} for name in ("elba", "paula", "ian")]
    sleeping = ["pachorron", "ronronao", "tacanak"]
    state = place(seats, deities=sleeping, round=2, first=0, active=2)
    TANXI.apply(state, 2, END)
    assert (state.question, TANXI.to_act(state)) == (DISARM, (0, 2))
    for seat in range(3):
        assert imagined(state, seat, 5, lambda w: w.players[1].answer) == {NOTHING: 5}
