"""TX-6: what people remember of face-down cards, and never more than they can be sure of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import combinations_with_replacement, permutations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sobremesa.games.tanxi.game import TANXI
from sobremesa.games.tanxi.memory import (
    code,
    doubt,
    forget,
    kind_in,
    know_at_least,
    known_to,
    learn,
    seats_in,
)
from sobremesa.games.tanxi.options import Options
from sobremesa.games.tanxi.rules.cards import (
    draw_top,
    find,
    leave_deck,
    look_at_top,
    pass_secretly,
    put_openly_into_hand,
    remember_the_top,
    show_hand,
    shuffle,
    shuffle_back,
    take_openly,
)
from sobremesa.games.tanxi.state import NOBODY, State
from sobremesa.kernel.chance import fast
from tests.games.tanxi.invariants import check_memory, known_of

ANNA, BEN, CARLA = 1, 2, 4  # seats as masks
ALL = ANNA | BEN | CARLA
SEATS = range(3)
AXE, RAPIER, MACHETE = 4, 3, 1
CRAB, BATS = 49, 51
NOTHING_SPARED = [False] * 60


# The parts


def remembering(*entries: tuple[int, int]) -> list[int]:
    """A memory: so many times somebody learns of a kind."""
    memory: list[int] = []
    for kind, seats in entries:
        learn(memory, kind, seats)
    return memory


def test_an_entry_is_a_kind_and_those_who_know() -> None:
    entry = code(AXE, ANNA | CARLA)
    assert (kind_in(entry), seats_in(entry)) == (AXE, ANNA | CARLA)


def test_who_learns_of_a_card_knows_it() -> None:
    memory = remembering((AXE, ANNA | BEN))
    assert [known_to(memory, seats) for seats in (ANNA, BEN, CARLA)] == [[AXE], [AXE], []]
    assert known_to(memory, ANNA | BEN) == [AXE]
    assert known_to(memory, ANNA | CARLA) == []


def test_a_second_card_of_a_kind_is_a_second_card() -> None:
    memory = remembering((AXE, ANNA | BEN), (AXE, ANNA | CARLA))
    assert [known_to(memory, seats) for seats in (ANNA, BEN, CARLA)] == [[AXE, AXE], [AXE], [AXE]]
    assert memory == [code(AXE, ALL), code(AXE, ANNA)]


def test_learning_in_another_order_is_the_same_memory() -> None:
    lessons = [(AXE, ANNA), (RAPIER, ALL), (AXE, BEN | CARLA), (AXE, ANNA), (MACHETE, CARLA)]
    memories = {tuple(remembering(*order)) for order in permutations(lessons)}
    assert len(memories) == 1


def test_forgetting_takes_one_from_those_who_saw_it_go() -> None:
    memory = remembering((AXE, ALL), (AXE, ALL))
    forget(memory, AXE, ANNA)
    assert [known_to(memory, seats) for seats in (ANNA, BEN)] == [[AXE], [AXE, AXE]]
    forget(memory, AXE, ALL)
    assert [known_to(memory, seats) for seats in (ANNA, BEN)] == [[], [AXE]]
    forget(memory, AXE, ALL)
    assert memory == []


def test_what_was_never_known_cannot_be_forgotten() -> None:
    memory = remembering((AXE, BEN))
    forget(memory, AXE, ANNA)
    forget(memory, RAPIER, ALL)
    assert memory == remembering((AXE, BEN))


def test_a_card_that_nobody_saw_may_have_been_any() -> None:
    memory = remembering((AXE, ALL), (AXE, ANNA), (RAPIER, ANNA))
    doubt(memory, ANNA, NOTHING_SPARED)
    assert known_to(memory, ANNA) == [AXE]
    assert known_to(memory, BEN) == [AXE]


def test_what_is_spared_is_beyond_doubt() -> None:
    memory = remembering((AXE, ALL), (CRAB, ALL))
    doubt(memory, ALL, [kind == CRAB for kind in range(60)])
    assert known_to(memory, ALL) == [CRAB]


def test_to_know_at_least_two_is_no_more_than_two() -> None:
    memory = remembering((AXE, ANNA))
    know_at_least(memory, AXE, 0, 2)
    know_at_least(memory, AXE, 0, 1)
    know_at_least(memory, AXE, 1, 1)
    assert [known_to(memory, seats) for seats in (ANNA, BEN)] == [[AXE, AXE], [AXE]]


@given(
    st.lists(
        st.tuples(st.sampled_from("lfdk"), st.integers(1, 3), st.integers(1, 7), st.integers(0, 2))
    )
)
def test_a_memory_is_a_number_for_each_seat_and_kind(
    lessons: list[tuple[str, int, int, int]],
) -> None:
    memory: list[int] = []
    numbers = {seat: Counter[int]() for seat in SEATS}
    for what, kind, seats, number in lessons:
        people = [seat for seat in SEATS if seats >> seat & 1]
        if what == "l":
            learn(memory, kind, seats)
        elif what == "f":
            forget(memory, kind, seats)
        elif what == "d":
            doubt(memory, seats, [False, True, False, False])
        else:
            know_at_least(memory, kind, people[0], number)
            numbers[people[0]][kind] = max(numbers[people[0]][kind], number)
        for seat in people:
            for each in (kind,) if what in "lf" else (2, 3) if what == "d" else ():
                change = 1 if what == "l" else -1
                numbers[seat][each] = max(0, numbers[seat][each] + change)
        assert {seat: known_of(memory, seat) for seat in SEATS} == {
            seat: +counted for seat, counted in numbers.items()
        }
        check_memory(memory, [kind for kind in (1, 2, 3) for _ in range(99)], len(SEATS))


# Against people who watch everything and think of every possibility

World = tuple[int, ...]
Act = tuple[int, int, int]
ACTS = st.lists(st.tuples(st.integers(0, 6), st.integers(0, 2), st.integers(0, 5)), max_size=14)


def table() -> State:
    """Three players with empty hands, and a deck of five cards."""
    state = TANXI.setup(Options(characters="random"), 3, fast(1))
    for player in state.players:
        player.hand, player.seen = [], []
    return state


def surely(worlds: set[World]) -> Counter[int]:
    """What is there in every possible world."""
    first, *others = [Counter(world) for world in worlds]
    sure = first.copy()
    for other in others:
        sure &= other
    return sure


def without(world: World, place: int) -> World:
    return world[:place] + world[place + 1 :]


def any_one_less(world: World) -> Iterable[World]:
    return [without(world, place) for place in range(len(world))]


KINDS = (MACHETE, RAPIER, AXE)
OWNER = 0


class Watched:
    """A hand, and for each of the others every hand that it may be."""

    def __init__(self) -> None:
        self.state = table()
        self.worlds: dict[int, set[World]] = {1: {()}, 2: {()}}

    @property
    def hand(self) -> list[int]:
        return self.state.players[OWNER].hand

    def act(self, what: int, seat: int, number: int) -> None:
        watcher = 1 + seat % 2
        if what in (0, 1, 2) and len(self.hand) < 4:
            self.gain(KINDS[number % 3], {0: 0, 1: 1 << watcher, 2: ALL}[what])
        elif what == 3 and self.hand:
            self.play(self.hand[number % len(self.hand)])
        elif what == 4 and self.hand:
            self.lose(watcher, self.hand[number % len(self.hand)])
        elif what > 4:
            show_hand(self.state, OWNER, watcher)
            self.worlds[watcher] = {tuple(self.hand)}

    def gain(self, kind: int, known: int) -> None:
        """A card comes, openly or known to nobody else or to one."""
        if known == ALL:
            put_openly_into_hand(self.state, OWNER, kind)
        else:
            find(self.state, OWNER, kind, 1 << OWNER | known, None)
        for watcher, worlds in self.worlds.items():
            kinds = (kind,) if known >> watcher & 1 else KINDS
            self.worlds[watcher] = {
                tuple(sorted((*world, each))) for world in worlds for each in kinds
            }

    def play(self, kind: int) -> None:
        """A card goes openly."""
        take_openly(self.state, OWNER, kind)
        for watcher, worlds in self.worlds.items():
            fit = [world for world in worlds if kind in world]
            self.worlds[watcher] = {without(world, world.index(kind)) for world in fit}

    def lose(self, taker: int, kind: int) -> None:
        """TX-78: somebody takes a card, and the third does not see which."""
        pass_secretly(self.state, OWNER, taker, kind)
        for watcher, worlds in self.worlds.items():
            if watcher == taker:
                fit = [world for world in worlds if kind in world]
                self.worlds[watcher] = {without(world, world.index(kind)) for world in fit}
            else:
                self.worlds[watcher] = {less for world in worlds for less in any_one_less(world)}

    def check(self) -> None:
        """Nobody claims more than they can be sure of, and here nobody forgets anything."""
        seen = self.state.players[OWNER].seen
        check_memory(seen, self.hand, len(SEATS))
        for watcher, worlds in self.worlds.items():
            assert tuple(self.hand) in worlds
            assert known_of(seen, watcher) == surely(worlds)


@settings(max_examples=150, deadline=None)
@given(ACTS)
def test_tx_6_of_a_hand_one_remembers_what_one_can_be_sure_of(acts: list[Act]) -> None:
    watched = Watched()
    for act in acts:
        watched.act(*act)
        watched.check()


LOOT = (RAPIER, AXE)
MONSTERS = (CRAB, BATS)
DECK = 0


class Explored:
    """A small deck, and for each seat every deck that it may be, the top card last."""

    def __init__(self, cards: list[int]) -> None:
        self.state = table()
        self.state.decks[DECK] = cards[:]
        self.state.monsters[DECK] = len([kind for kind in cards if kind in MONSTERS])
        possible = {
            world
            for world in product(LOOT + MONSTERS, repeat=len(cards))
            if len([kind for kind in world if kind in MONSTERS]) == self.state.monsters[DECK]
        }
        self.worlds: dict[int, set[World]] = dict.fromkeys(SEATS, possible)

    @property
    def deck(self) -> list[int]:
        return self.state.decks[DECK]

    def act(self, what: int, seat: int, number: int) -> None:
        if not self.deck:
            return
        depth = min(len(self.deck), 1 + number % 3)
        if what in (0, 1):
            self.explore(seat, flees=what == 0)
        elif what in (2, 3):
            self.scout(seat, depth, number)
        elif what == 4:
            self.keep(seat, depth, number)
        elif what == 5:
            shuffle(self.state, DECK)
            self.mix()

    def explore(self, seat: int, flees: bool) -> None:
        """TX-45: loot is seen by one, a monster by all."""
        kind, _ = draw_top(self.state, DECK, seat)
        for watcher, worlds in self.worlds.items():
            sees = kind in MONSTERS or watcher == seat
            fit = [world for world in worlds if fits(world[-1], kind, sees)]
            self.worlds[watcher] = {world[:-1] for world in fit}
        if kind in MONSTERS and flees:
            shuffle_back(self.state, DECK, kind)
            for watcher, worlds in self.worlds.items():
                self.worlds[watcher] = {(*world, kind) for world in worlds}
            self.mix()

    def scout(self, seat: int, depth: int, number: int) -> None:
        """One looks at the top cards and puts them back in another order."""
        top = look_at_top(self.state, DECK, depth, seat)[::-1]
        orders = list(permutations(range(depth)))
        order = orders[number % len(orders)]
        self.deck[-depth:] = [top[place] for place in order]
        for watcher, worlds in self.worlds.items():
            if watcher == seat:
                fit = [world for world in worlds if world[-depth:] == tuple(top)]
                self.worlds[watcher] = {sorted_so(world, order) for world in fit}
            else:
                self.worlds[watcher] = {sorted_so(w, way) for w in worlds for way in orders}

    def keep(self, seat: int, depth: int, number: int) -> None:
        """TX-85a: one of the top cards is kept, the rest is shuffled back."""
        top = look_at_top(self.state, DECK, depth, seat)
        remember_the_top(self.state, DECK)
        place = len(self.deck) - 1 - number % depth
        kind = self.deck[place]
        leave_deck(self.state, DECK, place, seat)
        shuffle(self.state, DECK)
        for watcher, worlds in self.worlds.items():
            fit = worlds
            if watcher == seat:
                fit = {world for world in worlds if world[-depth:] == tuple(top[::-1])}
            sees = kind in MONSTERS or watcher == seat
            self.worlds[watcher] = {
                without(world, taken)
                for world in fit
                for taken in range(len(world) - depth, len(world))
                if fits(world[taken], kind, sees)
            }
        self.mix()

    def mix(self) -> None:
        """Nobody knows the order any more."""
        for watcher, worlds in self.worlds.items():
            piles = {tuple(sorted(world)) for world in worlds}
            self.worlds[watcher] = {order for pile in piles for order in permutations(pile)}

    def check(self) -> None:
        """Nobody claims more than they can be sure of."""
        lore = self.state.lore[DECK]
        check_memory(lore, self.deck, len(SEATS))
        scout, depth = self.state.scout[DECK], self.state.depth[DECK]
        for watcher, worlds in self.worlds.items():
            assert tuple(self.deck) in worlds
            assert known_of(lore, watcher) <= surely(worlds)
            if watcher == scout:
                assert {world[len(world) - depth :] for world in worlds} == {
                    tuple(self.deck[len(self.deck) - depth :])
                }
        monsters = [kind for kind in self.deck if kind in MONSTERS]
        assert len(monsters) == self.state.monsters[DECK]


def fits(card: int, seen: int, sees: bool) -> bool:
    """Whether this card may be the one that went; who does not see it knows that it is loot."""
    return card == seen if sees else card not in MONSTERS


def sorted_so(world: World, order: tuple[int, ...]) -> World:
    """The top cards in another order."""
    depth = len(order)
    top = world[len(world) - depth :]
    return (*world[: len(world) - depth], *[top[place] for place in order])


@settings(max_examples=60, deadline=None)
@given(st.permutations([RAPIER, AXE, AXE, CRAB]), ACTS)
def test_tx_6_of_a_deck_nobody_remembers_more_than_they_can_be_sure_of(
    cards: list[int], acts: list[Act]
) -> None:
    explored = Explored(cards)
    for act in acts:
        explored.act(*act)
        explored.check()


# Decks, by example


def deck_of(*cards: int) -> State:
    """A table whose first deck is this, the top card first."""
    return Explored(list(cards[::-1])).state


def knows(state: State, seat: int) -> list[int]:
    """What a seat knows to be in the deck."""
    return known_to(state.lore[DECK], 1 << seat)


def test_tx_49_everyone_knows_a_monster_that_was_shuffled_back() -> None:
    state = deck_of(CRAB, RAPIER, AXE)
    kind, known = draw_top(state, DECK, 0)
    assert (kind, known) == (CRAB, ALL)
    shuffle_back(state, DECK, kind)
    assert [knows(state, seat) for seat in SEATS] == [[CRAB]] * 3


def test_tx_46_loot_that_is_taken_is_known_to_its_taker_alone() -> None:
    state = deck_of(RAPIER, AXE)
    assert draw_top(state, DECK, 1) == (RAPIER, BEN)


def test_a_scout_knows_who_takes_the_top_card() -> None:
    state = deck_of(RAPIER, AXE, MACHETE)
    look_at_top(state, DECK, 2, 2)
    assert draw_top(state, DECK, 0) == (RAPIER, ANNA | CARLA)
    assert draw_top(state, DECK, 0) == (AXE, ANNA | CARLA)
    assert state.scout[DECK] == NOBODY
    assert draw_top(state, DECK, 0) == (MACHETE, ANNA)


def test_after_a_shuffle_a_scout_knows_only_that_the_cards_are_in_there() -> None:
    state = deck_of(RAPIER, AXE, MACHETE, AXE)
    look_at_top(state, DECK, 2, 2)
    shuffle(state, DECK)
    assert (state.scout[DECK], state.depth[DECK]) == (NOBODY, 0)
    assert [knows(state, seat) for seat in SEATS] == [[], [], [RAPIER, AXE]]


def test_a_card_that_somebody_else_took_may_have_been_the_one_that_was_seen() -> None:
    state = deck_of(RAPIER, AXE, CRAB)
    look_at_top(state, DECK, 3, 2)
    shuffle(state, DECK)
    state.decks[DECK] = [CRAB, AXE, RAPIER]
    draw_top(state, DECK, 0)
    assert knows(state, 2) == [CRAB]


def test_who_looks_twice_knows_no_card_twice() -> None:
    state = deck_of(AXE, RAPIER, AXE)
    for _ in range(2):
        look_at_top(state, DECK, 3, 0)
        shuffle(state, DECK)
    assert knows(state, 0) == [RAPIER, AXE, AXE]


def test_a_scout_still_knows_the_cards_when_somebody_else_has_looked() -> None:
    state = deck_of(RAPIER, AXE, MACHETE)
    look_at_top(state, DECK, 2, 0)
    look_at_top(state, DECK, 2, 1)
    assert state.scout[DECK] == 1
    assert knows(state, 0) == [RAPIER, AXE]


def test_a_scout_who_looks_less_deep_still_knows_the_cards_below() -> None:
    state = deck_of(RAPIER, AXE, MACHETE)
    look_at_top(state, DECK, 3, 0)
    look_at_top(state, DECK, 2, 0)
    shuffle(state, DECK)
    assert knows(state, 0) == [MACHETE, RAPIER, AXE]


@pytest.mark.parametrize("hand", list(combinations_with_replacement(KINDS, 2)))
def test_tx_78_the_two_know_a_stolen_card_and_the_third_is_in_doubt(hand: tuple[int, ...]) -> None:
    watched = Watched()
    for kind in hand:
        watched.gain(kind, ALL)
    watched.lose(1, hand[0])
    seen = [player.seen for player in watched.state.players]
    assert known_to(seen[0], BEN) == [hand[1]]
    assert known_to(seen[0], CARLA) == ([hand[0]] if hand[0] == hand[1] else [])
    assert known_to(seen[1], ANNA) == [hand[0]]
    assert known_to(seen[1], CARLA) == []
