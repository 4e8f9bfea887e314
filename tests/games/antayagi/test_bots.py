"""Imagining is even, and thinking helps."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from sobremesa.bots.greedy import GreedyBot
from sobremesa.games.antayagi import bots
from sobremesa.games.antayagi.content import BACKS, KINDS, OBJECTS, SMALL_HAT, Pack, kind_of
from sobremesa.games.antayagi.game import ANTAYAGI, AntaYagi
from sobremesa.games.antayagi.options import Options
from sobremesa.games.antayagi.state import State
from sobremesa.games.antayagi.view_types import View
from sobremesa.kernel.bot import Decision
from sobremesa.kernel.chance import Scripted, fast

SAMPLES = 6000


def tiny_box() -> Pack:
    """Fourteen cards: few enough to count every deal."""
    counts = [0] * KINDS
    for thing, back, copies in (
        ("bone", "plain", 2),
        ("bone", "sabotage", 2),
        ("hat", "plain", 2),
        ("hat", "small-hat", 1),
        ("fish", "sabotage", 1),
        ("fish", "small-hat", 1),
        ("fish", "plain", 2),
        ("treasure", "treasure-and-t-rex", 2),
        ("t-rex", "treasure-and-t-rex", 1),
    ):
        counts[kind_of(thing, back)] = copies  # type: ignore[arg-type]
    return Pack("tiny", "80", tuple(counts), "tiny", "")


TINY = AntaYagi({**ANTAYAGI.boxes, "80": tiny_box()})


def hidden_part(state: State) -> tuple[int, ...]:
    """The kind of every card, in a fixed order of places, and the top of the pile."""
    zones = [*state.hands, *state.areas, state.discards]
    return (*(card.kind for zone in zones for card in zone), *state.pile[-1:])


def count_deals(view: View) -> Counter[tuple[int, ...]]:
    """Every deal that the view allows, with the number of ways to deal it: by brute force.

    Each place is given each kind that is left and that this seat could not exclude there; a kind
    with n cards left can be given in n ways. What is left is the pile, in any order.
    """
    seats = len(view.seats)
    zones = [seat.hand for seat in view.seats] + [seat.area for seat in view.seats]
    places: list[Any] = [card for zone in (*zones, view.discards) for card in zone]
    if view.top is not None:
        places.append(view.top)
    deals: Counter[tuple[int, ...]] = Counter()

    def give(index: int, left: list[int], given: tuple[int, ...], ways: int) -> None:
        if index == len(places):
            if eras_match(view, places, given):
                deals[given] += ways
            return
        for kind in range(KINDS):
            if left[kind] and possible(places[index], kind, seats):
                left[kind] -= 1
                give(index + 1, left, (*given, kind), ways * (left[kind] + 1))
                left[kind] += 1

    give(0, list(view.box), (), 1)
    return deals


def possible(place: Any, kind: int, seats: int) -> bool:
    """Whether this seat could believe that such a card lies there."""
    back = BACKS[kind & 3]
    if isinstance(place, str):
        return back == place
    if place.object is not None and OBJECTS[kind >> 2] != place.object:
        return False
    if place.back is not None:
        return bool(back == place.back)
    dealt_private = bool(place.back_seen.bit_count() == seats - 1)
    return (kind & 3 == SMALL_HAT) == dealt_private


def eras_match(view: View, places: list[Any], given: tuple[int, ...]) -> bool:
    """Whether each shuffle has given just the objects that all know it has given."""
    last = len(view.eras) - 1
    counts = [[0] * 10 for _ in view.eras]
    for place, kind in zip(places, given, strict=True):
        counts[last if isinstance(place, str) else place.era][kind >> 2] += 1
    exact = all(tuple(counts[era]) == view.eras[era] for era in range(last))
    within = all(a <= b for a, b in zip(counts[last], view.eras[last], strict=True))
    return exact and within


def mid_game() -> State:
    """After a reshuffle: some cards in hands are older than the pile, one back is unseen."""
    position = {
        "era": 1,
        "active": 1,
        "hands": [
            [{"object": "bone", "back": "plain", "era": 0}, "bone/sabotage", "fish/small-hat"],
            ["hat", {"object": "fish", "back": "sabotage", "era": 0}],
            [{"object": "hat", "back": "plain", "back_seen": [2], "era": 0}],
        ],
        "areas": [[], [{"object": "bone", "back": "plain", "era": 0, "back_seen": [0]}], []],
        "discards": ["treasure/treasure-and-t-rex"],
        "pile": ["bone/sabotage", "fish", "t-rex/treasure-and-t-rex", "hat/small-hat"],
    }
    return TINY.place(position, Options(), 3, Scripted([]))


def opening() -> State:
    return TINY.setup(Options(), 3, fast(3))


@pytest.mark.parametrize("state", [opening(), mid_game()], ids=["opening", "mid-game"])
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_every_deal_that_a_view_allows_is_imagined_equally_often(state: State, seat: int) -> None:
    view = TINY.view(state, seat)
    deals = count_deals(view)
    assert hidden_part(state) in deals
    chance = fast(seat)
    seen = Counter(hidden_part(TINY.imagine(view, chance)) for _ in range(SAMPLES))
    assert set(seen) <= set(deals)
    total = sum(deals.values())
    expected = {deal: SAMPLES * ways / total for deal, ways in deals.items()}
    common = {deal: want for deal, want in expected.items() if want >= 5}
    rest = SAMPLES - sum(common.values())
    terms = [(seen[deal] - want) ** 2 / want for deal, want in common.items()]
    if rest >= 5:
        found = SAMPLES - sum(seen[deal] for deal in common)
        terms.append((found - rest) ** 2 / rest)
    freedom = max(len(terms) - 1, 1)
    assert sum(terms) < freedom + 5 * (2 * freedom) ** 0.5


def test_a_spectator_cannot_imagine() -> None:
    with pytest.raises(ValueError, match="spectator"):
        ANTAYAGI.imagine(ANTAYAGI.view(opening(), None), fast(1))


def share_of_wins(games: int, budget: int) -> float:
    """How often one greedy player beats two random ones, seats rotated."""
    greedy, dull = ANTAYAGI.bots["greedy"], ANTAYAGI.bots["random"]
    wins = 0
    for seed in range(games):
        chance = fast(seed)
        thinker = seed % 3
        state = ANTAYAGI.setup(Options(ask="able"), 3, fast(seed // 3))
        while seats := ANTAYAGI.to_act(state):
            seat = seats[chance.below(len(seats))]
            bot = greedy if seat == thinker else dull
            view = ANTAYAGI.view(state, seat)
            decision: Decision[Any, Any] = Decision(ANTAYAGI, view, [], chance, budget)
            ANTAYAGI.apply(state, seat, bot.choose(decision).move)
        wins += state.winner == thinker
    return wins / games


def test_greedy_beats_random() -> None:
    """A fair share is a third; 150 games of equals would exceed 46 % once in a thousand times."""
    assert share_of_wins(150, 6) > 0.46


def test_of_equally_good_choices_chance_takes_one() -> None:
    indifferent = GreedyBot(ANTAYAGI, lambda *_: 0.0, lambda *_: True)
    state = ANTAYAGI.setup(Options(), 5, fast(1))
    view, chosen = ANTAYAGI.view(state, state.active), set()
    for seed in range(40):
        decision: Decision[Any, Any] = Decision(ANTAYAGI, view, [], fast(seed), 2)
        chosen.add(indifferent.choose(decision).move)
    assert chosen == set(ANTAYAGI.legal_moves(state, state.active).moves)


def test_reasons_are_averages_with_their_errors_the_best_first() -> None:
    worths = iter([1.0, 5.0, 2.0, 3.0, 4.0, 1.0, 0.0, 9.0] + [2.0] * 8)
    bot = GreedyBot(ANTAYAGI, lambda *_: next(worths), lambda *_: True)
    state = ANTAYAGI.setup(Options(), 5, fast(1))
    view = ANTAYAGI.view(state, state.active)
    asked = iter([True, True, False])  # before the second, third and fourth world
    decision: Decision[Any, Any]
    decision = Decision(ANTAYAGI, view, [], fast(1), 100, lambda: next(asked))
    thought = bot.choose(decision)
    assert thought.reasons is not None
    assert (thought.reasons.iterations, thought.reasons.worlds) == (3, 3)
    partners = ANTAYAGI.legal_moves(state, state.active).moves
    assert thought.move == partners[3]
    considered = thought.reasons.considered
    assert [one.move for one in considered] == [partners[place] for place in (3, 1, 0, 2)]
    assert [one.value for one in considered] == pytest.approx([14 / 3, 8 / 3, 7 / 3, 4 / 3])
    assert {one.tries for one in considered} == {3}
    assert thought.reasons.considered[0].error == pytest.approx((43 / 9) ** 0.5)  # of 3, 9, 2


def test_a_position_is_judged_by_the_way_to_the_target() -> None:
    areas = [["treasure", "bone"], ["treasure"], []]
    state = ANTAYAGI.place(
        {"hands": [["bone"], ["hat"]], "areas": areas}, Options(), 3, Scripted([])
    )
    assert bots.judge(state, 0) > bots.judge(state, 1) > bots.judge(state, 2)
