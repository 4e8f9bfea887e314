"""One colour from 1 to 8: how many copies of each number lie there, and which runs go through them.

What a colour carries on from one number to the next is a *code*: its runs of length 1, of length 2,
and of 3 or more, which may stop at any time.
"""

from __future__ import annotations

from typing import Final

from sobremesa.games.antheno.content import HIGHEST, NUMBERS
from sobremesa.games.antheno.search.steps import Steps

NEVER: Final = 1 << 20  # more than any rack holds
_PER_STEP: Final = 4  # options that are as much work as laying a set

# Which crossings are looked at (docs/antheno.md says what may be left out when).
NO_CROSSINGS: Final = 0
NEEDED_CROSSINGS: Final = 1  # as counts: none that a cover could do without
ALL_CROSSINGS: Final = 2

# A code has four bits for each count, and a bit for each thing to remember.
_FIELD: Final = 15
_SECOND: Final = 4  # runs of length 2
_LONG: Final = 8  # runs of length 3 or more that may stop
_MUST: Final = 12  # longer runs that may not stop here, where they are crossed
_STARS: Final = 16  # stars used so far
_PAIR: Final = 20  # the runs are two, which have crossed in a single copy
_SHORT: Final = 21  # the runs of length 1 began at a crossing: they are of three
_SHORT_SECOND: Final = 22  # and those of length 2
_CROSSED: Final = 23  # and were crossed again
CODE: Final = 24  # bits


class Option:
    """One way to use the tiles of one colour and number."""

    __slots__ = ("after", "copies", "crossings", "going", "runs", "stars", "unplayed")

    def __init__(
        self,
        unplayed: int,
        crossings: int,
        after: int,
        copies: int,
        runs: int,
        going: int,
        stars: int,
    ) -> None:
        self.unplayed = unplayed
        self.crossings = crossings
        self.going = going  # long runs that go on
        self.after = after  # the code of the chain behind this number
        self.copies = copies
        self.runs = runs
        self.stars = stars

    def rank(self) -> int:
        """Least left over first, then fewest crossings, then fewest stars."""
        return (self.unplayed * 64 + self.crossings) * 16 + self.stars


def beyond(
    number: int,
    code: int,
    copies: int,
    groups: int,
    runs: int,
    going: int,
    stars: int,
    needed: bool,
) -> int:
    """The code behind this number when so many of the long runs go on, or -1: it cannot be.

    With `needed`, only covers count that can do without none of their crossings.
    """
    before = (code & _FIELD) + (code >> _SECOND & _FIELD) + (code >> _MUST & _FIELD) + going
    begun = runs - before
    crossed = needed and runs + groups > copies
    if begun < 0 or (begun and number > HIGHEST - 2) or runs > _FIELD:
        return -1
    if _cannot_end(number, code, going, crossed):
        return -1
    together = before > 1 and code >> _PAIR & 1 == 1
    if together and copies == 1:
        return -1  # two sets cross at most once
    after = _carried_on(code, begun, going, crossed)
    if (copies == 1 and runs > 1) or (together and not begun):
        after |= 1 << _PAIR
    return after | (code >> _STARS & _FIELD) + stars << _STARS


def _cannot_end(number: int, code: int, going: int, crossed: bool) -> bool:
    """Whether a run is left too short at 8, or has a needless crossing.

    Runs of four and more need not be crossed at their ends, and no run everywhere.
    """
    if number == HIGHEST and (code & _FIELD or (crossed and (code >> _MUST & _FIELD) + going)):
        return True
    return crossed and code >> _CROSSED & 1 == 1


def _carried_on(code: int, begun: int, going: int, crossed: bool) -> int:
    """The runs behind a number: those that began at a crossing are of three."""
    first = code & _FIELD
    longer = (code >> _MUST & _FIELD) + going
    after = begun | first << _SECOND
    long = 0 if code >> _SHORT_SECOND & 1 else code >> _SECOND & _FIELD
    if crossed:
        after |= longer << _MUST
    else:
        long += longer
    after |= long << _LONG
    if begun and crossed:
        after |= 1 << _SHORT
    if first and code >> _SHORT & 1:
        after |= 1 << _SHORT_SECOND
        if crossed:
            after |= 1 << _CROSSED
    return after


class Chain:
    """One colour, from 1 to 8."""

    __slots__ = (
        "_floors", "_free_floors", "_options", "crossings", "free", "groups", "rack", "stars",
        "steps", "table",
    )  # fmt: skip

    def __init__(self, table: list[int], rack: list[int], crossings: int, steps: Steps) -> None:
        self.table = table  # by number; 0 is the star
        self.rack = rack
        self.stars = table[0] + rack[0]
        self.steps = steps
        self.crossings = crossings  # which of them are looked at
        self.free: list[list[int]] = [[0] for _ in range(NUMBERS)]
        self.groups = self.free  # by number, how many groups may go through it
        self._options: dict[int, list[Option]] = {}
        self._free_floors: dict[int, int] = {}
        self._floors = self._free_floors
        most = max([self.most(number) for number in range(1, NUMBERS)])
        if 2 * most > _FIELD:
            raise ValueError(f"{most} tiles for one colour and number: no box has so many")

    def narrow(self, groups: list[list[int]]) -> None:
        """Allow only these numbers of groups."""
        self.groups = groups
        self._floors = {}

    def widen(self) -> None:
        """Allow all of them again."""
        self.groups = self.free
        self._floors = self._free_floors

    def passable(self, unplayed: int) -> list[list[int]]:
        """By number, how many groups go through it in chains that leave at most so many tiles."""
        found: list[list[int]] = [[0]]
        costs = {0: 0}
        for number in range(1, NUMBERS):
            after: dict[int, int] = {}
            found.append(
                [
                    groups
                    for groups in self.groups[number]
                    if self._pass(number, groups, costs, unplayed, after)
                ]
            )
            costs = after
        return found

    def _pass(
        self, number: int, groups: int, costs: dict[int, int], unplayed: int, after: dict[int, int]
    ) -> bool:
        passed = False
        for code, cost in costs.items():
            for option in self.options(number, code, groups):
                spent = cost + option.unplayed
                if spent + self.floor(number + 1, option.after) <= unplayed:
                    passed = True
                    after[option.after] = min(spent, after.get(option.after, NEVER))
        return passed

    def most(self, number: int) -> int:
        """How many copies there could be."""
        return self.table[number] + self.rack[number] + self.stars

    def options(self, number: int, code: int, groups: int) -> list[Option]:
        """What can be done at this number when so many groups go through it, the best first."""
        key = (code * NUMBERS + number) * 64 + groups
        found = self._options.get(key)
        if found is None:
            found = self._options[key] = self._make(number, code, groups)
        return found

    def _make(self, number: int, code: int, groups: int) -> list[Option]:
        found: list[Option] = []
        tried = 0
        rack = self.rack[number]
        left = self.stars - (code >> _STARS & _FIELD)
        for stars in range(left + 1):
            # A star where a tile of the rack could lie is never better, unless it must be used.
            least = rack if stars and not self.table[0] else 0
            for played in range(least, rack + 1):
                copies = self.table[number] + played + stars
                most = 2 * copies if self.crossings else copies
                for runs in range(max(copies - groups, 0), most - groups + 1):
                    tried += 1
                    self._add(number, code, groups, runs, copies, stars, rack - played, found)
        self.steps.take(1 + tried // _PER_STEP)
        found.sort(key=Option.rank)
        return found

    def _add(
        self,
        number: int,
        code: int,
        groups: int,
        runs: int,
        copies: int,
        stars: int,
        unplayed: int,
        found: list[Option],
    ) -> None:
        """These runs, in every way: more long runs go on, or more are begun."""
        must = code >> _MUST & _FIELD
        forced = (code & _FIELD) + (code >> _SECOND & _FIELD) + must
        crossings = runs + groups - copies
        needed = self.crossings == NEEDED_CROSSINGS
        for going in range(min(code >> _LONG & _FIELD, runs - forced), -1, -1):
            after = beyond(number, code, copies, groups, runs, going, stars, needed)
            if after >= 0:
                found.append(Option(unplayed, crossings, after, copies, runs, must + going, stars))

    def floor(self, number: int, code: int) -> int:
        """The fewest tiles of this colour that stay on the rack from here on, groups being free."""
        if number > HIGHEST:
            used = code >> _STARS & _FIELD
            return self.stars - used if used >= self.table[0] else NEVER
        key = code * NUMBERS + number
        known = self._floors.get(key)
        if known is None:
            known = self._floors[key] = self._lowest(number, code)
        return known

    def _lowest(self, number: int, code: int) -> int:
        lowest = NEVER
        for groups in self.groups[number]:
            for option in self.options(number, code, groups):
                if option.unplayed >= lowest:
                    break
                lowest = min(lowest, option.unplayed + self.floor(number + 1, option.after))
                if not lowest:
                    return 0
        return lowest
