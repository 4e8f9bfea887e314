"""Which rack tiles can join the table: sets that cover every tile once, or twice where they cross.

Since everything may be rearranged a table is only a multiset of tiles. It can be laid as sets only
if each of the `copies` of a tile type (a colour and a number, stars standing for some) lies in one
set or in two: copies <= runs + groups <= 2 * copies. That is necessary; whether the sets then fit a
grid is for `weave` to say.

The search goes through the numbers 1 to 8. At each it chooses the groups, and for every colour how
many copies lie there and how many runs go through. The colours are four chains that only groups tie
together, so what a chain alone must leave unplayed is a bound for all of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sobremesa.games.antheno.content import COLOURS, HIGHEST, NUMBERS
from sobremesa.games.antheno.search.chain import (
    ALL_CROSSINGS,
    CODE,
    NEEDED_CROSSINGS,
    Chain,
    Option,
)
from sobremesa.games.antheno.search.groups import Groups, groups_of
from sobremesa.games.antheno.search.steps import Steps

STEPS: Final = 10  # what looking at one number is worth: as much as laying ten sets


class CoverColumn:
    """What a cover does at one number."""

    __slots__ = ("groups", "options")

    def __init__(self, groups: Groups, options: list[Option]) -> None:
        self.groups = groups
        self.options = options


class CoverSearch:
    """Covers of a table and some of a rack."""

    def __init__(
        self, table: list[int], rack: list[int], steps: Steps, crossings: int = NEEDED_CROSSINGS
    ) -> None:
        self.steps = steps
        self.crossings = crossings
        self.chains = [
            Chain(table[start : start + NUMBERS], rack[start : start + NUMBERS], crossings, steps)
            for start in range(0, len(COLOURS) * NUMBERS, NUMBERS)
        ]
        self.most_groups = [0] * NUMBERS
        for number in range(1, NUMBERS):
            self._bound_groups(number)
        self._narrowed: list[list[Groups]] = []  # by number, the groups that are worth a try
        self._columns: list[CoverColumn] = []
        self._needed: dict[int, int] = {}

    def _bound_groups(self, number: int) -> None:
        """Three tiles make a group, each shared with one other set at most.

        Where no crossing is needless a group has a tile of its own, and two more.
        """
        most = [chain.most(number) for chain in self.chains]
        if len(most) - most.count(0) < 3:
            return
        whole = self.crossings == ALL_CROSSINGS
        self.most_groups[number] = 2 * sum(most) // 3 if whole else sum(most) // 2
        for chain, copies in zip(self.chains, most, strict=True):
            chain.free[number] = list(range(2 * copies + 1))

    def floor(self, number: int, codes: list[int]) -> int:
        """At least so many tiles stay on the rack from here on."""
        total = 0
        for chain, code in zip(self.chains, codes, strict=True):
            total += chain.floor(number, code)
        return max(total, self._needed.get(_key(number, codes), 0))

    def glimpse(self, unplayed: int) -> list[CoverColumn] | None:
        """What `find` finds, without narrowing the groups down first."""
        self._widen()
        self._columns.clear()
        return self._columns if self._number(1, self.start, unplayed) else None

    def find(self, unplayed: int) -> list[CoverColumn] | None:
        """A cover that leaves at most so many tiles on the rack; None: there is none."""
        if self.narrow(unplayed) and self.goes_on(1, self.start, unplayed):
            return self._columns
        return None

    def narrow(self, unplayed: int) -> bool:
        """Keep only groups that can be in a cover; False: there is no cover."""
        self._widen()
        return self.floor(1, self.start) <= unplayed and self._narrow(unplayed)

    def goes_on(self, number: int, codes: list[int], unplayed: int) -> bool:
        """Whether some cover goes on from here."""
        self._columns.clear()
        return self._number(number, codes, unplayed)

    @property
    def start(self) -> list[int]:
        """The codes before the first number."""
        return [0] * len(self.chains)

    # Narrowing: groups that some colour cannot have, or that no choice of groups gives it

    def _widen(self) -> None:
        self._narrowed = []
        for chain in self.chains:
            chain.widen()

    def _narrow(self, unplayed: int) -> bool:
        """Keep only groups that every colour can have; False: at some number there are none."""
        while True:
            self.steps.take(STEPS)
            floors = [chain.floor(1, 0) for chain in self.chains]
            spare = unplayed - sum(floors)
            if spare < 0:
                return False
            passable = [
                chain.passable(floor + spare)
                for chain, floor in zip(self.chains, floors, strict=True)
            ]
            kept = [self._kept(number, passable) for number in range(NUMBERS)]
            if not all(kept):
                return False
            self._narrowed = kept
            if not self._narrow_chains(kept):
                return True

    def _kept(self, number: int, passable: list[list[list[int]]]) -> list[Groups]:
        """The choices of groups at this number that every colour can have."""
        most = [chain.most(number) for chain in self.chains]
        return [
            groups
            for groups in self.choices(number)
            if _is_passable(groups, number, passable) and groups.can_be(most)
        ]

    def _narrow_chains(self, kept: list[list[Groups]]) -> bool:
        """Tell the chains; whether that is any news to them."""
        news = False
        for colour, chain in enumerate(self.chains):
            groups = [
                sorted({choice.through[colour] for choice in kept[n]}) for n in range(NUMBERS)
            ]
            if groups != chain.groups:
                chain.narrow(groups)
                news = True
        return news

    def choices(self, number: int) -> Iterator[Groups]:
        """The groups that are worth a try, few first."""
        if self._narrowed:
            yield from self._narrowed[number]
        else:
            for size in range(self.most_groups[number] + 1):
                yield from groups_of(size)

    # The search itself

    def _number(self, number: int, codes: list[int], unplayed: int) -> bool:
        if number > HIGHEST:
            return True
        key = _key(number, codes)
        if self._needed.get(key, 0) > unplayed:
            return False
        self.steps.take(STEPS)
        for groups in self.choices(number):
            if self._with_groups(number, codes, unplayed, groups):
                return True
        self._needed[key] = unplayed + 1
        return False

    def _with_groups(self, number: int, codes: list[int], unplayed: int, groups: Groups) -> bool:
        ways: list[list[Option]] = []
        for colour, chain in enumerate(self.chains):
            options = chain.options(number, codes[colour], groups.through[colour])
            if not options:
                return False
            ways.append(options)
        return self._colour(0, number, ways, [], unplayed, groups)

    def _colour(
        self,
        colour: int,
        number: int,
        ways: list[list[Option]],
        chosen: list[Option],
        unplayed: int,
        groups: Groups,
    ) -> bool:
        if colour == len(ways):
            return self._go_on(number, chosen, unplayed, groups)
        chain = self.chains[colour]
        for option in ways[colour]:
            if option.unplayed > unplayed:
                break
            left = unplayed - option.unplayed - chain.floor(number + 1, option.after)
            if left < 0:
                continue
            chosen.append(option)
            if self._colour(colour + 1, number, ways, chosen, left, groups):
                return True
            chosen.pop()
        return False

    def _go_on(self, number: int, chosen: list[Option], unplayed: int, groups: Groups) -> bool:
        if groups.share_two_tiles(chosen):
            return False
        if self.crossings == NEEDED_CROSSINGS and groups.needless(chosen):
            return False
        codes: list[int] = []
        for chain, option in zip(self.chains, chosen, strict=True):
            unplayed += chain.floor(number + 1, option.after)
            codes.append(option.after)
        self._columns.append(CoverColumn(groups, chosen[:]))
        if self._number(number + 1, codes, unplayed):
            return True
        self._columns.pop()
        return False


def _is_passable(groups: Groups, number: int, passable: list[list[list[int]]]) -> bool:
    for colour, through in enumerate(groups.through):
        if through not in passable[colour][number]:
            return False
    return True


def _key(number: int, codes: list[int]) -> int:
    key = number
    for code in codes:
        key = key << CODE | code
    return key
