"""The chances of unseen cards are exact: counted, drawn and reckoned by hand they are the same."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import sqrt
from random import Random
from typing import Any

import msgspec
import pytest

from sobremesa.games.antayagi.content import (
    BACKS,
    KINDS,
    OBJECTS,
    SABOTAGE,
    Back,
    Object,
    Pack,
    kind_of,
)
from sobremesa.games.antayagi.game import ANTAYAGI, AntaYagi
from sobremesa.games.antayagi.options import Options
from sobremesa.games.antayagi.queries import Chances, HandChances
from sobremesa.games.antayagi.state import State
from sobremesa.games.antayagi.view_types import View
from sobremesa.kernel.chance import Scripted, fast
from sobremesa.kernel.errors import IllegalMove
from sobremesa.kernel.game import AnyGame, NoAsk
from tests.games.antayagi.subject import SETTINGS, twin
from tests.games.antayagi.test_bots import TINY, count_deals, mid_game, opening
from tests.proofs import random_steps
from tests.subjects import Setting

ABLE = Options(ask="able")
DRAWS = 1500
REAL = [(options, seats, seed) for seed, (options, seats) in enumerate(SETTINGS)]
SOME = REAL[::3]

Told = dict[int, dict[Object, float]]  # by slot, then object


def chances(view: View) -> Told:
    """The answer, easy to look things up in."""
    cards = ANTAYAGI.answer(view, Chances()).cards
    return {card.slot: {one.object: one.chance for one in card.objects} for card in cards}


def place(options: Options | None = None, **position: Any) -> State:
    return ANTAYAGI.place(position, options or Options(), 3, Scripted([]))


def told(state: State, seat: int = 0) -> Told:
    return chances(ANTAYAGI.view(state, seat))


def dealt(thing: Object, back: Back, owner: int) -> dict[str, Any]:
    """A blind card of the opening deal at a table of three: only its owner has seen the back."""
    others = [seat for seat in range(3) if seat != owner]
    return {"object": thing, "back": back, "object_seen": others, "back_seen": [owner], "era": 0}


# Against every deal, counted one by one


def counted(view: View) -> Told:
    """The chances by brute force."""
    shown = tuple(card for card in view.shown if card is not None)
    on_table = msgspec.structs.replace(
        view, discards=(*view.discards, *shown), shown=(None, None)
    )  # cards are revealed and discarded with the same sides seen
    deals = {d: ways for d, ways in count_deals(on_table).items() if window_is_open(view, d)}
    total = sum(deals.values())
    assert view.seat is not None
    first = sum(len(seat.hand) for seat in view.seats[: view.seat])
    found: Told = {}
    for slot, card in enumerate(view.seats[view.seat].hand):
        if card.object is None:
            ways_to: Counter[Object] = Counter()
            for deal, ways in deals.items():
                ways_to[OBJECTS[deal[first + slot] >> 2]] += ways
            found[slot] = {thing: ways / total for thing, ways in ways_to.items()}
    return found


def window_is_open(view: View, deal: tuple[int, ...]) -> bool:
    """AY-32: where the able alone are asked, one of these has seen a Sabotage of their own."""
    if view.question != "sabotage" or view.options.ask == "everyone":
        return True
    held = [(seat, card) for seat, one in enumerate(view.seats) for card in one.hand]
    return any(
        seat in view.asked and card.back_seen >> seat & 1 and kind & 3 == SABOTAGE
        for (seat, card), kind in zip(held, deal, strict=False)
    )


def same(one: Told, other: Told) -> bool:
    """Equal but for what floats cannot hold."""
    slots = one.keys()
    return slots == other.keys() and all(one[n] == pytest.approx(other[n], 1e-12) for n in slots)


@pytest.mark.parametrize("state", [opening(), mid_game()], ids=["opening", "mid-game"])
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_chances_are_shares_of_all_deals(state: State, seat: int) -> None:
    view = TINY.view(state, seat)
    assert same(chances(view), counted(view))


def small_game(seed: int) -> AntaYagi:
    """A box of a few cards, of kinds that differ from seed to seed."""
    random = Random(seed)
    objects = random.sample(OBJECTS, random.randrange(3, 6))
    clues = {"treasure", "t-rex"}
    kinds = [
        kind_of(thing, back)
        for thing in objects
        for back in BACKS
        if back != "treasure-and-t-rex" or thing in clues
    ]
    kinds = random.sample(kinds, random.randrange(5, 9))
    counts = [0] * KINDS
    for _ in range(random.randrange(12, 16)):
        counts[random.choice(kinds)] += 1
    pack = Pack("small", "80", tuple(counts), f"small-{seed}", "")
    return AntaYagi({"80": pack, "65": pack})


def steps(game: AnyGame, options: Options, seats: int, seed: int, most: int) -> Iterator[State]:
    """The first moments of a random game; in a small box it may have no end."""
    for (state, _, _), _ in zip(
        random_steps(game, Setting(options, seats), seed), range(most), strict=False
    ):
        yield state


@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("edition", ["80", "65"])
def test_chances_are_shares_of_all_deals_throughout_games(edition: Any, seed: int) -> None:
    game = small_game(seed)
    compared = 0
    for state in steps(game, Options(edition=edition, ask="able"), 3, seed, 60):
        for seat in range(3):
            view = game.view(state, seat)
            exact = counted(view)
            assert same(chances(view), exact)
            compared += len(exact)
    assert compared


# Against imagined worlds


def one_of(options: Options, seats: int, seed: int) -> State:
    """A moment of a random game with a real box."""
    setting = Setting(options, seats)
    moments: list[State] = [state.copy() for state, _, _ in random_steps(ANTAYAGI, setting, seed)]
    return Random(seed).choice(moments)


@pytest.mark.parametrize(("options", "seats", "seed"), REAL)
def test_imagined_worlds_are_as_frequent_as_their_chances(
    options: Options, seats: int, seed: int
) -> None:
    state = one_of(options, seats, seed)
    view = next(view for seat in range(seats) if chances(view := ANTAYAGI.view(state, seat)))
    chance = fast(seed)
    assert view.seat is not None
    hands = [ANTAYAGI.imagine(view, chance).hands[view.seat] for _ in range(DRAWS)]
    for slot, objects in chances(view).items():
        drawn = Counter(hand[slot].object_name for hand in hands)
        assert drawn.keys() <= objects.keys()
        assert surprise(drawn, objects) < limit(len(objects) - 1)


def surprise(drawn: Counter[Object], objects: dict[Object, float]) -> float:
    """Chi-square: how far what was drawn lies from what was to be expected."""
    expected = {thing: DRAWS * chance for thing, chance in objects.items()}
    return sum([(drawn[thing] - want) ** 2 / want for thing, want in expected.items()])


def limit(freedom: int) -> float:
    """What an honest draw exceeds less than once in a thousand times."""
    return freedom + 5 * sqrt(2 * freedom) + 4


# By hand


def test_ay_51_a_clue_leaves_two_objects() -> None:
    clue = "treasure-and-t-rex"
    pile = ["muffin", f"treasure/{clue}", f"t-rex/{clue}", f"treasure/{clue}", "treasure/sabotage"]
    state = place(hands=[[f"treasure/{clue}"], ["hat"], ["bone"]], pile=pile)
    assert told(state) == {0: {"treasure": 3 / 4, "t-rex": 1 / 4}}


def test_ay_3_the_back_on_the_pile_is_one_of_the_cards_that_it_can_be() -> None:
    state = place(hands=[["bone"], ["hat"]], pile=["fish", "fish/sabotage", "muffin/sabotage"])
    assert told(state) == {0: {"bone": 1 / 2, "fish": 1 / 2}}


def test_ay_10_what_others_hold_blind_is_not_what_one_holds_oneself() -> None:
    pile = ["hat/sabotage", "bone", "hat"]
    open_hand = place(hands=[["bone"], ["bone", "bone"], ["fish"]], pile=pile)
    assert told(open_hand) == {0: {"bone": 2 / 3, "hat": 1 / 3}}


def test_ay_11_a_private_card_is_seen_and_left_out() -> None:
    state = place(hands=[["bone", "fish/small-hat"], ["hat"]], pile=["bone/sabotage", "hat"])
    assert told(state) == {0: {"bone": 1 / 2, "hat": 1 / 2}}


def test_ay_11_what_others_hold_in_private_may_be_any_small_hat() -> None:
    """Of the old shuffle a Bone and a Fish are out: one in the own hand, one in private.

    If the own card is the plain Bone, theirs is one of 2 Fishes. If it is one of 2 plain Fishes,
    theirs is the Bone. Either way 2 Small Hats are left for the top of the pile.
    """
    mine = {"object": "bone", "back": "plain", "era": 0}
    theirs = {"object": "fish", "back": "small-hat", "era": 0}
    pile = ["fish/small-hat", "bone/small-hat", "fish", "fish"]
    state = place(era=1, hands=[[mine], [theirs], []], pile=pile)
    assert told(state) == {0: {"bone": 1 / 2, "fish": 1 / 2}}
    assert told(state, 1) == {}


def test_ay_12_a_card_that_a_flip_has_shown_is_left_out() -> None:
    shown = {"object": "bone", "back": "plain", "object_seen": [0, 1, 2]}
    state = place(hands=[[shown, "fish"], ["hat"]], pile=["hat"])
    assert told(state) == {1: {"hat": 1 / 2, "fish": 1 / 2}}


def test_ay_12_the_unseen_backs_of_the_opening_deal_are_weighed() -> None:
    """Seat 1 shows a Bone, its back unseen. Left are two plain Bones, one Sabotage, one Hat.

    The own card a Bone (2 ways): a Hat on the pile leaves 2 Bones to seat 1, the other Bone 1.
    The own card the Hat: 2 Bones may lie on the pile, and each leaves 2 to seat 1.
    """
    state = unseen_back(Options(), {})
    assert told(state) == {0: {"bone": 6 / 10, "hat": 4 / 10}}


WINDOW = {
    "question": "sabotage",
    "active": 1,
    "chosen": 2,
    "shown": {"active": "fish", "chosen": "muffin"},
}


def unseen_back(options: Options, more: dict[str, Any]) -> State:
    """Seat 0 holds a card with a plain back, seat 1 a Bone whose back nobody else has seen."""
    hands = [[dealt("bone", "plain", 0)], [dealt("bone", "sabotage", 1)], ["empty-box"]]
    return place(options, hands=hands, pile=["hat", "bone"], **more)


def test_ay_32_a_window_for_the_able_says_that_somebody_is() -> None:
    """As above, but the Bone of seat 1 must be the Sabotage: 2 + 2 ways against 2."""
    assert told(unseen_back(ABLE, WINDOW)) == {0: {"bone": 4 / 6, "hat": 2 / 6}}


def test_ay_32_a_window_for_everyone_says_nothing() -> None:
    assert told(unseen_back(Options(), WINDOW)) == {0: {"bone": 6 / 10, "hat": 4 / 10}}


def test_ay_32_a_sabotage_that_was_seen_explains_the_window() -> None:
    hands = [[dealt("bone", "plain", 0)], [dealt("bone", "sabotage", 1)], ["fish/sabotage"]]
    state = place(ABLE, hands=hands, pile=["hat", "bone"], **WINDOW)
    assert told(state) == {0: {"bone": 6 / 10, "hat": 4 / 10}}


def test_ay_4_what_is_left_of_an_old_shuffle_is_known() -> None:
    old = {"object": "bone", "back": "plain", "era": 0}
    state = place(era=1, hands=[[old, "hat"], ["hat"]], pile=["fish", "muffin"])
    assert told(state) == {0: {"bone": 1.0}, 1: {"hat": 1 / 3, "muffin": 1 / 3, "fish": 1 / 3}}


def test_the_likeliest_object_comes_first_and_equals_as_in_the_box() -> None:
    state = place(hands=[["bone"], ["empty-box"]], pile=["fish", "muffin", "fish", "hat"])
    (card,) = ANTAYAGI.answer(ANTAYAGI.view(state, 0), Chances()).cards
    assert [one.object for one in card.objects] == ["fish", "bone", "hat", "muffin"]


# What is asked and told


def test_ay_14a_a_spectator_has_no_cards_to_ask_about() -> None:
    with pytest.raises(IllegalMove, match="K-3"):
        ANTAYAGI.answer(ANTAYAGI.view(opening(), None), Chances())


def test_nothing_else_is_answered() -> None:
    game: AnyGame = ANTAYAGI
    with pytest.raises(IllegalMove, match="K-3"):
        game.answer(game.view(opening(), 0), NoAsk())


def test_asks_and_answers_are_data() -> None:
    ask = msgspec.json.decode(b'{"ask": "chances"}', type=ANTAYAGI.ask_type)
    answer = ANTAYAGI.answer(ANTAYAGI.view(opening(), 0), ask)
    assert answer.cards
    assert msgspec.json.decode(msgspec.json.encode(answer), type=HandChances) == answer
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"ask": "chances", "seat": 1}', type=ANTAYAGI.ask_type)


@pytest.mark.parametrize(("options", "seats", "seed"), SOME)
def test_every_unseen_card_of_the_own_hand_is_told_and_is_surely_something(
    options: Options, seats: int, seed: int
) -> None:
    for state, _, _ in random_steps(ANTAYAGI, Setting(options, seats), seed):
        seat = state.revealed % seats
        found = told(state, seat)
        hand = state.hands[seat]
        assert list(found) == [n for n, card in enumerate(hand) if not card.object_seen >> seat & 1]
        for slot, objects in found.items():
            assert sum(objects.values()) == pytest.approx(1, 1e-12)
            assert objects[hand[slot].object_name] > 0


@pytest.mark.parametrize(("options", "seats", "seed"), SOME)
def test_chances_are_the_same_where_a_seat_can_tell_no_difference(
    options: Options, seats: int, seed: int
) -> None:
    random = Random(seed)
    for state, mover, _ in random_steps(ANTAYAGI, Setting(options, seats), seed):
        assert told(state, mover) == told(twin(state, mover, random, True), mover)
