"""What the contract tests must know of Tanxi: its settings, invariants, secrets and leaks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import Any, Final, NamedTuple

import msgspec

from sobremesa.games.tanxi.catalogue import BLOCKS, PLACES, Catalogue
from sobremesa.games.tanxi.events import Found, Looked, Scouted
from sobremesa.games.tanxi.game import TANXI, Tanxi
from sobremesa.games.tanxi.memory import code, kind_in, seats_in
from sobremesa.games.tanxi.moves import (
    DONE,
    END,
    EXPLORE,
    FLEE,
    Ability,
    Attack,
    Block,
    Buy,
    Deal,
    Dig,
    Discard,
    Draft,
    Equip,
    Favour,
    Fight,
    Go,
    Move,
    Pay,
    Reload,
    Sort,
    Step,
    Take,
    TakeOff,
    Target,
    Use,
)
from sobremesa.games.tanxi.options import Options
from sobremesa.games.tanxi.rules.cards import leave_deck, put_into_hand
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
from sobremesa.games.tanxi.view_types import View
from sobremesa.kernel.chance import Chance, fast
from sobremesa.kernel.events import Event
from sobremesa.kernel.game import Choices

SETTINGS = [
    (Options(round_limit=8), 3),
    (Options(characters="random"), 3),
    (Options(round_limit=7), 4),
    (Options(characters="random", round_limit=5), 5),
]


def universe(seats: int) -> list[Move]:
    """Moves of every kind: some legal now and then, some that never are."""
    return [
        Draft("ian"),
        Draft("nobody"),
        Step("g4"),
        Step("sea"),
        Go("d1"),
        Go("g5"),
        Go("sea"),
        EXPLORE,
        END,
        FLEE,
        DONE,
        Equip(),
        Equip(on=("rapier",)),
        Equip(off=("knife",)),
        Equip(on=("wooden-shield",), off=("knife",)),
        Equip(on=("unicorn",)),
        Use("canteen"),
        Use("gem-of-power"),
        Use("unicorn"),
        *(Attack(player, ("knife",)) for player in (-1, 0, seats)),
        Fight(),
        Fight(("knife",)),
        Fight(("unicorn",)),
        Reload("hunting-crossbow"),
        Deal("one-gem"),
        Deal("second-sight"),
        Deal("nothing"),
        Buy("knife"),
        Buy("unicorn"),
        Pay(()),
        Pay(("gem-of-power",)),
        Pay(("canteen", "gem-of-power")),
        Pay(("unicorn",)),
        Ability("luck"),
        Ability("tracking", ("gem-of-power",)),
        Ability("tracking", ("knife",)),
        Favour("namku"),
        Favour("nobody", ("gem-of-power", "gem-of-power")),
        Target(-1),
        Target(1),
        Target(seats),
        Block("g4"),
        Block("sea"),
        Dig("jungle"),
        Dig("sea"),
        Take("canteen"),
        Take("unicorn"),
        Sort(()),
        Discard("canteen"),
        Discard("unicorn"),
        TakeOff("knife"),
        TakeOff("unicorn"),
    ]


# Invariants

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


# Twins: written from the list of what is hidden, not from `view` or `imagine`


def twin(state: State, seat: int, random: Random, answers: bool) -> State:
    """A state that differs from this one in everything that the seat cannot know.

    Hidden are the hands of others, the decks, the relic deck, the deities that sleep, what others
    remember, their secret answers, chance, and before the reveal their characters and what the
    merchant has. What the seat itself remembers stays true. `answers` says whether what somebody
    or something will say next is changed as well: the pending secret answers of others, and the
    dice, which lie open once they are thrown (TX-6).
    """
    other = state.copy()
    other.revealed += random.randrange(1, 5)
    if state.phase == OPENING:
        recast(other, seat, random)
    redeal(other, seat, random, answers)
    change_sleepers(other, random)
    change_memories(other, seat, random)
    if answers:
        other.chance = fast(random.getrandbits(40))
        change_answers(other, seat, random)
    return other


# Characters


def recast(state: State, seat: int, random: Random) -> None:
    """TX-25: one knows oneself, and who was gone from the table when it was one's turn to look."""
    count = state.seats
    order = [(state.first + n) % count for n in range(count)]
    cast = {s: state.players[s].character for s in order if state.players[s].character != NOBODY}
    drafting = state.terms.options.characters == "draft"
    looked = drafting and (seat in cast or bool(state.owes >> seat & 1))
    before = order[: order.index(seat)] if looked else []
    gone = [cast[other] for other in before]
    mine = [cast[seat]] if seat in cast else []
    random.shuffle(gone)
    pool = [n for n in range(len(state.terms.catalogue.figures)) if n not in gone + mine]
    random.shuffle(pool)
    for other in cast:
        if other != seat:
            state.players[other].character = gone.pop() if other in before else pool.pop()


# Cards


class Zone(NamedTuple):
    """A place with hidden cards: those that the seat knows of, and the others."""

    name: str
    number: int  # of a seat or a deck
    known: list[int]
    hidden: list[int]
    top: list[int]  # known in their order


def redeal(state: State, seat: int, random: Random, answers: bool) -> None:
    """Other hidden cards everywhere."""
    zones = hidden_zones(state, seat, answers)
    catalogue = state.terms.catalogue
    for wanted in (LOOT, RELIC, BEAST):
        slots = [
            (zone, slot)
            for zone in zones
            for slot, kind in enumerate(zone.hidden)
            if class_of(catalogue, kind) == wanted
        ]
        kinds = [zone.hidden[slot] for zone, slot in slots]
        random.shuffle(kinds)
        for (zone, slot), kind in zip(slots, kinds, strict=True):
            zone.hidden[slot] = kind
    for _ in range(6):
        exchange_a_relic(catalogue, [zone for zone in zones if zone.hidden], random)
    for zone in zones:
        lay_down(state, zone, random)


def hidden_zones(state: State, seat: int, answers: bool) -> list[Zone]:
    """Wherever a card lies that this seat may not know."""
    zones = []
    for owner, player in enumerate(state.players):
        if owner != seat:
            known = known_of(player.seen, seat)
            if state.question == DISCARD and player.answer != NOTHING and not answers:
                known |= Counter([player.answer])
            zones.append(zone_of("hand", owner, player.hand, known, []))
    for number, deck in enumerate(state.decks):
        depth = state.depth[number] if state.scout[number] == seat else 0
        top = deck[len(deck) - depth :]
        known = known_of(state.lore[number], seat) - Counter(top)
        zones.append(zone_of("deck", number, deck[: len(deck) - depth], known, top))
    zones.append(zone_of("relics", 0, state.relics, Counter(), []))
    if state.phase == OPENING:
        zones.append(zone_of("merchant", 0, state.merchant, Counter(), []))
    return zones


def zone_of(name: str, number: int, cards: list[int], known: Counter[int], top: list[int]) -> Zone:
    """A zone of these cards, of which so many are known."""
    hidden = list((Counter(cards) - known).elements())
    return Zone(name, number, list(known.elements()), hidden, top)


def exchange_a_relic(catalogue: Catalogue, zones: list[Zone], random: Random) -> None:
    """A hidden relic for a hidden piece of loot, where both may be: in hands, and some decks."""
    giver, taker = random.choice(zones), random.choice(zones)
    one, two = random.randrange(len(giver.hidden)), random.randrange(len(taker.hidden))
    gift, thanks = giver.hidden[one], taker.hidden[two]
    if (class_of(catalogue, gift), class_of(catalogue, thanks)) != (RELIC, LOOT):
        return
    if may_lose_relic(catalogue, giver) and may_gain_relic(catalogue, taker):
        giver.hidden[one], taker.hidden[two] = thanks, gift


def may_lose_relic(catalogue: Catalogue, zone: Zone) -> bool:
    """TX-21: a deck has its relic while nobody has taken a card."""
    return zone.name == "hand" or (zone.name == "deck" and is_touched(catalogue, zone))


def may_gain_relic(catalogue: Catalogue, zone: Zone) -> bool:
    """TX-21: a deck has no second relic."""
    cards = zone.known + zone.hidden + zone.top
    empty = RELIC not in [class_of(catalogue, kind) for kind in cards]
    return zone.name == "hand" or (zone.name == "deck" and empty and is_touched(catalogue, zone))


def is_touched(catalogue: Catalogue, zone: Zone) -> bool:
    """Whether somebody has taken a card out of this deck."""
    cards = zone.known + zone.hidden + zone.top
    return len([k for k in cards if not catalogue.monster[k]]) < DECK_WITHOUT_MONSTERS


def lay_down(state: State, zone: Zone, random: Random) -> None:
    """The cards of a zone, back where they belong."""
    cards = zone.known + zone.hidden
    random.shuffle(cards)
    if zone.name == "hand":
        state.players[zone.number].hand = sorted(cards)
    elif zone.name == "deck":
        state.decks[zone.number] = cards + zone.top
    elif zone.name == "relics":
        state.relics = cards
    else:
        state.merchant = sorted(cards)


def change_sleepers(state: State, random: Random) -> None:
    """TX-22: the deities that are not revealed."""
    awake = state.deities[: state.awake]
    others = [n for n in range(len(state.terms.catalogue.deities)) if n not in awake]
    random.shuffle(others)
    state.deities = awake + others[: len(state.deities) - len(awake)]


# Memories and answers


def change_memories(state: State, seat: int, random: Random) -> None:
    """What others remember of each other's hands and of the decks; it stays true."""
    for owner, player in enumerate(state.players):
        if owner != seat:
            people = [other for other in range(state.seats) if other != owner]
            player.seen = another_memory(player.seen, player.hand, people, seat, random)
    for number, deck in enumerate(state.decks):
        people = list(range(state.seats))
        state.lore[number] = another_memory(state.lore[number], deck, people, seat, random)


def another_memory(
    memory: list[int], cards: list[int], people: list[int], seat: int, random: Random
) -> list[int]:
    """Others know more or less; what all know, and so a spectator, is the same."""
    there = Counter(cards)
    known = {person: known_of(memory, person) for person in people}
    common = all_know(known.values())
    others = [person for person in people if person != seat]
    for person in others:
        counted = known[person] & there
        if cards and random.random() < 0.5:
            kind = random.choice(cards)
            counted[kind] = random.randint(0, there[kind])
        known[person] = counted | common
    unlucky = random.choice(others)
    for kind in all_know(known.values()) - common:
        known[unlucky][kind] = common[kind]
    return memory_of(known)


def all_know(known: Iterable[Counter[int]]) -> Counter[int]:
    """The cards that are in the knowledge of all."""
    first, *others = known
    common = first.copy()
    for counted in others:
        common &= counted
    return common


def change_answers(state: State, seat: int, random: Random) -> None:
    """What others have answered while somebody still thinks."""
    for other, player in enumerate(state.players):
        if other != seat and player.answer != NOTHING:
            cards = player.hand if state.question == DISCARD else player.gear
            player.answer = random.choice(cards)


# A game that begins in its middle: random play from the beaches hardly comes to the rarer rules


class InTheThick(Tanxi):
    """Everyone is in or around the village, with gems and a hand full of cards out of the decks.

    One of them looks into decks, and the deities to come ask everyone for a secret answer.
    """

    def setup(self, options: Options, seats: int, chance: Chance) -> State:
        state = super().setup(options, seats, chance)
        while state.phase == OPENING:
            (seat,) = self.to_act(state)
            self.apply(state, seat, self.random_move(state, seat, chance))
        deity, island = state.terms.catalogue.deity, state.terms.island
        asking = [deity["namku"], deity["pachorron"]]
        state.deities = asking + [n for n in state.deities if n not in asking][:1]
        susana = state.terms.catalogue.character["susana"]
        if susana not in [player.character for player in state.players]:
            state.players[0].character = susana
            state.players[0].hearts = figure_of(state, 0).hearts
        cells = [*island.around, *island.village]
        for seat, player in enumerate(state.players):
            player.cell = cells.pop()
            player.gems = 3
            for _ in range(5):
                take_from_a_deck(state, seat)
        return state


def take_from_a_deck(state: State, seat: int) -> None:
    """TX-46: a card that is no monster, secretly."""
    number = state.chance.below(len(state.decks))
    deck, monster = state.decks[number], state.terms.catalogue.monster
    place = max(place for place, kind in enumerate(deck) if not monster[kind])
    kind = deck[place]
    put_into_hand(state, seat, kind, leave_deck(state, number, place, seat))


# Leaks, planted on purpose: each must be caught


class ShowsAHand(Tanxi):
    """The view shows the next player's hand."""

    def view(self, state: State, seat: int | None) -> View:
        neighbour = ((seat or 0) + 1) % state.seats
        hand = named(state, state.players[neighbour].hand)
        return with_seat(super().view(state, seat), neighbour, hand=hand)


class ShowsTheDraft(Tanxi):
    """The view shows who is who as soon as a character is taken."""

    def view(self, state: State, seat: int | None) -> View:
        honest = super().view(state, seat)
        figures = state.terms.catalogue.figures
        for other, player in enumerate(state.players):
            if player.character != NOBODY:
                name = figures[player.character].name
                honest = with_seat(honest, other, character=name)
        return honest


class ShowsSleepers(Tanxi):
    """The view shows the deities that sleep."""

    def view(self, state: State, seat: int | None) -> View:
        deities = state.terms.catalogue.deities
        shown = tuple([deities[number].name for number in state.deities])
        return msgspec.structs.replace(super().view(state, seat), deities=shown)


class ShowsAnswers(InTheThick):
    """The view shows what others have answered while somebody still thinks."""

    def view(self, state: State, seat: int | None) -> View:
        honest = super().view(state, seat)
        for other, player in enumerate(state.players):
            if player.answer != NOTHING:
                (answer,) = named(state, [player.answer])
                honest = with_seat(honest, other, answer=answer)
        return honest


class KnowsWhatOthersKnow(Tanxi):
    """The view shows what anybody knows of a deck."""

    def view(self, state: State, seat: int | None) -> View:
        honest = super().view(state, seat)
        decks = [
            msgspec.structs.replace(deck, known=named(state, [kind_in(e) for e in memory]))
            for deck, memory in zip(honest.decks, state.lore, strict=True)
        ]
        return msgspec.structs.replace(honest, decks=tuple(decks))


class LooksIntoTheDeck(Tanxi):
    """To explore comes first among the choices when the next card is a monster."""

    def legal_moves(self, state: State, seat: int) -> Choices[Move]:
        choices = super().legal_moves(state, seat)
        if EXPLORE not in choices.moves:
            return choices
        island = state.terms.island
        deck = island.deck[island.point[state.players[seat].cell]]
        if not state.terms.catalogue.monster[state.decks[deck][-1]]:
            return choices
        return Choices((EXPLORE, *[move for move in choices.moves if move != EXPLORE]))


class TellsTooMuch(InTheThick):
    """Secrets of these events are told to all."""

    told_to_all: tuple[type[Event], ...] = ()

    def apply(self, state: State, seat: int, move: Move, story: list[Event] | None = None) -> None:
        super().apply(state, seat, move, story)
        for index, event in enumerate(story or []):
            if story and isinstance(event, self.told_to_all):
                story[index] = event.opened()


class TellsWhatIsFound(TellsTooMuch):
    """TX-46: a card that comes into the hand."""

    told_to_all = (Found,)


class TellsWhatTheWitchSees(TellsTooMuch):
    """TX-78a: the hand of the witch's victim."""

    told_to_all = (Looked,)


class TellsWhatIsScouted(TellsTooMuch):
    """The top cards of a deck at which one has looked."""

    told_to_all = (Scouted,)


def with_seat(view: View, number: int, **changes: Any) -> View:
    """A view in which one seat looks different."""
    seats = list(view.seats)
    seats[number] = msgspec.structs.replace(seats[number], **changes)
    return msgspec.structs.replace(view, seats=tuple(seats))


def named(state: State, kinds: list[int]) -> tuple[str, ...]:
    """Cards by name."""
    return tuple([state.terms.catalogue.names[kind] for kind in kinds])


TANXI_SUBJECT: tuple[Any, ...] = (
    TANXI,
    SETTINGS,
    universe,
    check,
    twin,
    (
        ShowsAHand(),
        ShowsTheDraft(),
        ShowsSleepers(),
        ShowsAnswers(),
        KnowsWhatOthersKnow(),
        LooksIntoTheDeck(),
        TellsWhatIsFound(),
        TellsWhatTheWitchSees(),
        TellsWhatIsScouted(),
    ),
)
