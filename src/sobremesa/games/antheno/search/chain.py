"""One colour from 1 to 8: how many copies of each number lie there, and which runs go through them.

What a colour carries on from one number to the next is a *code*: its runs of length 1, of length 2,
and of 3 or more, which may stop at any time.
"""

from __future__ import annotations

from typing import Final

from sobremesa.games.antheno.content import HIGHEST, NUMBERS

NEVER: Final = 1 << 20  # more than any rack holds

# A code has four bits for each count, and a bit for each thing to remember.
_FIELD: Final = 15
_SECOND: Final = 4  # runs of length 2
_LONG: Final = 8  # runs of length 3 or more that may stop
_MUST: Final = 12  # longer runs that may not stop here, where they are crossed
_STARS: Final = 16  # stars used so far
_ALONE: Final = 20  # a single copy in which two runs cross
_UNEVEN: Final = 21  # two runs begin here, and what crosses them cannot lie beside a crossing
_SHORT: Final = 22  # the runs of length 1 began at a crossing: they are of three
_SHORT_SECOND: Final = 23  # and those of length 2
_CROSSED: Final = 24  # and were crossed again
CODE: Final = 25  # bits
_EVEN: Final = ((0, 2), (2, 2), (0, 4))  # groups and runs through two copies: none or all crossed


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
    number: int, code: int, copies: int, groups: int, runs: int, going: int, stars: int
) -> int:
    """The code behind this number when so many of the long runs go on, or -1: it cannot be."""
    before = (code & _FIELD) + (code >> _SECOND & _FIELD) + (code >> _MUST & _FIELD) + going
    begun = runs - before
    crossed = runs + groups > copies
    if begun < 0 or (begun and number > HIGHEST - 2) or runs > _FIELD:
        return -1
    if _cannot_end(number, code, going, crossed):
        return -1
    if _lie_side_by_side(code, copies, groups, runs, before):
        return -1
    after = _carried_on(code, begun, going, crossed)
    if copies == 1 and runs > 1:
        after |= 1 << _ALONE
    if copies == 2 and begun > 1 and (groups, runs) not in _EVEN:
        after |= 1 << _UNEVEN
    return after | (code >> _STARS & _FIELD) + stars << _STARS


def _cannot_end(number: int, code: int, going: int, crossed: bool) -> bool:
    """Whether a run is left too short at 8, or has a needless crossing.

    Runs of four and more need not be crossed at their ends, and no run everywhere.
    """
    if number == HIGHEST and (code & _FIELD or (crossed and (code >> _MUST & _FIELD) + going)):
        return True
    return crossed and code >> _CROSSED & 1 == 1


def _lie_side_by_side(code: int, copies: int, groups: int, runs: int, before: int) -> bool:
    """Whether sets would touch that no set holds together.

    Two sets share at most one tile, so single copies that neighbour each other have at most one run
    in common. Next to where two runs cross in the middle of both, of two copies both are crossed
    alike, or none: what crosses one of them lies beside the other run.
    """
    first = code & _FIELD
    even = (groups, runs) in _EVEN
    if code >> _ALONE & 1 and before > 1:
        return copies == 1 or (copies == 2 and not first and not even)
    return copies == 1 and first == 2 and runs == 2 and code >> _UNEVEN & 1 == 1


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
        "table",
    )  # fmt: skip

    def __init__(self, table: list[int], rack: list[int], crossings: bool) -> None:
        self.table = table  # by number; 0 is the star
        self.rack = rack
        self.stars = table[0] + rack[0]
        self.crossings = crossings  # whether sets may cross at all
        self.free: list[list[int]] = [[0] for _ in range(NUMBERS)]
        self.groups = self.free  # by number, how many groups may go through it
        self._options: dict[int, list[Option]] = {}
        self._free_floors: dict[int, int] = {}
        self._floors = self._free_floors

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
        rack = self.rack[number]
        left = self.stars - (code >> _STARS & _FIELD)
        for stars in range(left + 1):
            # A star where a tile of the rack could lie is never better, unless it must be used.
            least = rack if stars and not self.table[0] else 0
            for played in range(least, rack + 1):
                copies = self.table[number] + played + stars
                most = 2 * copies if self.crossings else copies
                for runs in range(max(copies - groups, 0), most - groups + 1):
                    self._add(number, code, groups, runs, copies, stars, rack - played, found)
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
        for going in range(min(code >> _LONG & _FIELD, runs - forced), -1, -1):
            after = beyond(number, code, copies, groups, runs, going, stars)
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
