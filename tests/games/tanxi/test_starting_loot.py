"""Hidden loot that everybody begins with: exact, and found at the first attempt."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from math import factorial, sqrt

import pytest

from sobremesa.games.tanxi.game import TANXI
from sobremesa.games.tanxi.options import Options
from sobremesa.games.tanxi.starting_loot import StartingLoot, drawn
from sobremesa.games.tanxi.thinking.forgetting import forgotten
from sobremesa.kernel.chance import Fast, fast

GEM, CANDLE, KNIFE, ROPE = range(4)
LOOTS = [
    ([GEM, GEM, GEM, ROPE, ROPE], {GEM: 1}),
    ([GEM, GEM, CANDLE, CANDLE, ROPE, KNIFE], {GEM: 1, CANDLE: 0}),
    ([GEM, GEM, ROPE, KNIFE], {GEM: 2}),  # all of them may be in decks
]


def deals(loot: list[int], most: dict[int, int], gaps: int) -> Counter[tuple[int, ...]]:
    """Every order of the cards, the first ones in hands, in which no deck has too many."""
    found: Counter[tuple[int, ...]] = Counter()
    for order in permutations(loot):
        decks = order[gaps:]
        if all(decks.count(kind) <= number for kind, number in most.items()):
            found[tuple(sorted(order[:gaps]))] += 1
    return found


@pytest.mark.parametrize(("loot", "most"), LOOTS)
def test_tx_21_the_ways_to_deal_starting_loot_are_counted(
    loot: list[int], most: dict[int, int]
) -> None:
    starting = StartingLoot(loot, most)
    for gaps in range(len(loot) + 1):
        assert starting.deals(gaps) == deals(loot, most, gaps).total()
    assert starting.deals(-1) == starting.deals(len(loot) + 1) == 0


@pytest.mark.parametrize(("loot", "most"), LOOTS[:2])
def test_tx_21_every_deal_of_starting_loot_is_as_likely(
    loot: list[int], most: dict[int, int]
) -> None:
    gaps, times, chance = 4, 6000, fast(5)
    wanted = deals(loot, most, gaps)
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(times):
        pile = loot[:]
        chance.shuffle(pile)
        StartingLoot(pile, most).put_first(pile, gaps, chance)
        assert sorted(pile) == sorted(loot)
        found[tuple(sorted(pile[:gaps]))] += 1
    assert set(found) == set(wanted)
    for hand, ways in wanted.items():
        expected = times * ways / wanted.total()
        assert abs(found[hand] - expected) < 4 * sqrt(expected) + 1


def test_a_made_up_position_may_hold_more_than_a_deal() -> None:
    pile = [GEM, GEM, GEM, ROPE]
    starting = StartingLoot(pile, {GEM: 0})
    starting.put_first(pile, 2, fast(1))
    assert (starting.deals(2), pile) == (0, [GEM, GEM, GEM, ROPE])


def test_large_weights_are_drawn_evenly() -> None:
    weights = [factorial(30), 2 * factorial(30), 0, factorial(30)]
    found = Counter([drawn(weights, chance) for chance in [fast(3)] for _ in range(4000)])
    assert set(found) == {0, 1, 3}
    for place, share in ((0, 1 / 4), (1, 1 / 2), (3, 1 / 4)):
        assert abs(found[place] - 4000 * share) < 4 * sqrt(4000 * share * (1 - share))


def steps(begun: Fast, ended: Fast, most: int) -> int:
    """How many numbers chance has said in between; at most so many are looked at."""
    for number in range(most):
        if begun.word == ended.word:
            return number
        begun.below(2)
    return most


def test_tx_23_who_remembers_nothing_imagines_hands_at_the_first_attempt() -> None:
    """Nine gem cards are out of sight, of which no more than five can be in decks."""
    state = TANXI.setup(Options(characters="random"), 5, fast(2))
    for _ in range(5):  # landing
        seat = TANXI.to_act(state)[0]
        TANXI.apply(state, seat, TANXI.legal_moves(state, seat).moves[0])
    seat = TANXI.to_act(state)[0]
    view = forgotten(TANXI.view(state, seat))
    assert all(not known.known for known in view.seats)
    gem = state.terms.catalogue.kind["gem-of-power"]
    chance, few = fast(1), 1000
    for _ in range(30):
        begun = chance.copy()
        world = TANXI.imagine(view, chance)
        assert sum([player.hand.count(gem) for player in world.players]) == 5
        assert steps(begun, chance, few) < few
