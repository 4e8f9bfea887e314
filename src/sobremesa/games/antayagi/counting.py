"""Counting deals: how many of those that a view allows give which object to an unseen card.

A deal gives each card that a seat has not seen whole one of the cards that are left, copies told
apart; the rest is the pile. `imagine` draws one of them, each as likely as the other. Here all are
counted and none is drawn.

Faceless cards of one shuffle with one back are a *group*. They are alike, so all that matters is
how many cards of each object a group gets; in how many orders they lie in it is the same for all
deals and left out. Objects have to do with one another only in that they fill the same groups. So
they are taken one by one, and all that is passed on is how full the groups are: some hundred cases
at most, however many deals there are.
"""

from __future__ import annotations

from itertools import product
from math import comb
from typing import NamedTuple

from sobremesa.games.antayagi.bots import UNKNOWN, Gap, Puzzle
from sobremesa.games.antayagi.content import OBJECTS, PLAIN, SABOTAGE, TREASURE_AND_T_REX
from sobremesa.games.antayagi.state import QUESTIONS, WINDOW
from sobremesa.games.antayagi.view_types import View

Tally = list[int]  # a number for each object


class Group(NamedTuple):
    """Faceless cards that are alike: they came from one shuffle and show one back."""

    era: int
    back: int


class GroupShare(NamedTuple):
    """How many cards of one object each group gets, and in how many ways."""

    taken: dict[Group, int]
    step: int  # how much fuller that makes the groups
    ways: int


def group_of(gap: Gap) -> Group:
    """The group that a faceless card belongs to."""
    return Group(gap.era, gap.back)


def tallies(view: View, puzzle: Puzzle) -> dict[Group, Tally]:
    """For each group, numbers in proportion to the chances that a card of it has each object."""
    watched = watched_cards(view, puzzle)
    if watched is None:
        return Count(puzzle, [0] * len(OBJECTS), False).tallies()
    all_deals = Count(puzzle, watched, False).tallies()
    helpless = Count(puzzle, watched, True).tallies()
    return {
        group: [some - less for some, less in zip(tally, helpless[group], strict=True)]
        for group, tally in all_deals.items()
    }


def watched_cards(view: View, puzzle: Puzzle) -> Tally | None:
    """By object, the backless cards of which one must be a Sabotage; None: nothing is given away.

    AY-32: where the able alone are asked, a window that stays open says that one of them is able.
    If no Sabotage that this seat knows of explains that, a back that it has not seen does. (Who
    holds a card has seen its back, unless it is a Small Hat as it was dealt.)
    """
    if view.question != QUESTIONS[WINDOW] or view.options.ask == "everyone":
        return None
    watched = [0] * len(OBJECTS)
    for gap in [gap for seat in view.asked for gap in puzzle.places[seat]]:
        if gap.back == SABOTAGE:
            return None
        if gap.back == UNKNOWN:
            watched[gap.object] += 1
    return watched


class Gauge:
    """How full the groups are, in one number: a field of bits for each, all set when it is full.

    One card too many sets the bit above its field. Of an old shuffle no card is in the pile: what
    its largest group gets is what the others leave, and there is no need for a field.
    """

    def __init__(self, sizes: dict[Group, int], last: int) -> None:
        by_size = sorted(sizes, key=sizes.__getitem__)
        self.largest = {group.era: group for group in by_size if group.era != last}
        self.units: dict[Group, int] = {}
        self.empty = self.full = self.too_many = 0
        unit = 1
        for group in by_size:
            if group != self.largest.get(group.era):
                above = unit << sizes[group].bit_length()
                self.units[group] = unit
                self.full += above - unit
                self.empty += above - unit - unit * sizes[group]
                self.too_many += above
                unit = above << 1


class Count:
    """All deals of a puzzle, counted; `innocent`: those in which no watched card is a Sabotage."""

    def __init__(self, puzzle: Puzzle, watched: Tally, innocent: bool) -> None:
        self.puzzle = puzzle
        self.watched = watched
        self.innocent = innocent
        self.sizes: dict[Group, int] = {}
        for gap in puzzle.faceless:
            group = group_of(gap)
            self.sizes[group] = self.sizes.get(group, 0) + 1
        self.gauge = Gauge(self.sizes, len(puzzle.left_of) - 1)
        self.shares = [self.shares_of(thing) for thing in range(len(OBJECTS))]

    def tallies(self) -> dict[Group, Tally]:
        """For each group, how many cards of each object it gets in all deals together."""
        found = {group: [0] * len(OBJECTS) for group in self.sizes}
        for thing, deals in enumerate(self.deals()):
            for share, many in zip(self.shares[thing], deals, strict=True):
                for group, taken in share.taken.items():
                    found[group][thing] += taken * many
        return found

    def deals(self) -> list[list[int]]:
        """For each share of each object the number of deals in which the groups get just that."""
        reached = self.reached()
        found: list[list[int]] = []
        onward = {self.gauge.full: 1}  # in how many ways the later objects fill what is left
        for thing in reversed(range(len(OBJECTS))):
            shares = self.shares[thing]
            deals = [0] * len(shares)
            before = {}
            for here, ways in reached[thing].items():
                before[here] = 0
                for number, share in enumerate(shares):
                    more = share.ways * onward.get(here + share.step, 0)
                    before[here] += more
                    deals[number] += ways * more
            onward = before
            found.append(deals)
        return found[::-1]

    def reached(self) -> list[dict[int, int]]:
        """In how many ways the objects before each one make the groups how full."""
        too_many = self.gauge.too_many
        found = [{self.gauge.empty: 1}]
        for shares in self.shares:
            after: dict[int, int] = {}
            for here, ways in found[-1].items():
                for share in shares:
                    there = here + share.step
                    if not there & too_many:
                        after[there] = after.get(there, 0) + ways * share.ways
            found.append(after)
        return found

    def shares_of(self, thing: int) -> list[GroupShare]:
        """All that the groups can get of this object."""
        left, left_of, units = self.puzzle.left, self.puzzle.left_of, self.gauge.units
        limits = [
            min(self.sizes[group], left[thing * 4 + group.back], left_of[group.era][thing])
            for group in units
        ]
        found = []
        for counts in product(*[range(limit + 1) for limit in limits]):
            taken = dict(zip(units, counts, strict=True))
            step = sum([unit * taken[group] for group, unit in units.items()])
            rest = self.rest_of(taken, thing)
            if min(rest) < 0:
                continue
            taken.update({group: rest[era] for era, group in self.gauge.largest.items()})
            if ways := self.ways(taken, thing):
                found.append(GroupShare(taken, step, ways))
        return found

    def rest_of(self, taken: dict[Group, int], thing: int) -> list[int]:
        """How many cards of this object are left of each shuffle, less than none where too few."""
        rest = [era[thing] for era in self.puzzle.left_of]
        for group, many in taken.items():
            rest[group.era] -= many
        return rest

    def ways(self, taken: dict[Group, int], thing: int) -> int:
        """In how many ways cards of this object can be chosen: for the groups, then the backless.

        Only cards of the opening deal are backless, and Small Hats never are (AY-11a).
        """
        left = self.puzzle.left[thing * 4 : thing * 4 + 4]
        ways = 1
        for group, many in taken.items():
            if many > left[group.back]:
                return 0
            ways *= comb(left[group.back], many)
            left[group.back] -= many
        watched, needed = self.watched[thing], self.puzzle.needed[thing]
        harmless = left[PLAIN] + left[TREASURE_AND_T_REX]
        all_left = harmless + left[SABOTAGE]
        if needed > all_left:
            return 0
        ways *= comb(harmless if self.innocent else all_left, watched)
        return ways * comb(all_left - watched, needed - watched)
