"""All small multisets of tiles, one for each that differ by more than their colours or direction.

Sets never reach over a number of which there is no tile, so tiles on both sides of such a gap are
two questions: here are those without gaps. Where they begin makes no difference; nor does it which
colour is which, nor whether numbers rise or fall.

`python -m tests.games.antheno.small --tiles 10 --copies 2` compares all of them with the models.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import islice, permutations, product

from rich.console import Console
from rich.progress import Progress

from tests.games.antheno.models import COLOURS, KINDS, NUMBERS
from tests.games.antheno.proofs import Tally, compare_fit

Column = tuple[int, ...]  # how many tiles of one number there are in each colour
AT_ONCE = 200


def small_multisets(tiles: int, copies: int) -> Iterator[list[int]]:
    """Those of exactly so many tiles, where every tile can be in a set."""
    columns = [column for column in product(range(copies + 1), repeat=COLOURS) if any(column)]
    for table in _tables((), tiles, columns):
        if _is_first(table):
            counts = [0] * KINDS
            for number, column in enumerate(table, 1):
                for colour, many in enumerate(column):
                    counts[colour * NUMBERS + number] = many
            yield counts


def _tables(
    before: tuple[Column, ...], left: int, columns: list[Column]
) -> Iterator[tuple[Column, ...]]:
    """Columns side by side; each is looked at as soon as the two behind it are known."""
    size = len(before)
    if before and not left and all(_can_be(before, at) for at in range(max(size - 2, 0), size)):
        yield before
    if left and size < NUMBERS - 1:
        for column in columns:
            more = (*before, column)
            if sum(column) <= left and (size < 2 or _can_be(more, size - 2)):
                yield from _tables(more, left - sum(column), columns)


def _can_be(table: tuple[Column, ...], index: int) -> bool:
    """Whether every tile of this column can be in a set."""
    column = table[index]
    if COLOURS - column.count(0) >= 3:
        return True
    around = range(index - 2, index + 3)
    for colour, many in enumerate(column):
        there = [0 <= at < len(table) and table[at][colour] > 0 for at in around]
        if many and not any(all(there[at : at + 3]) for at in range(3)):
            return False
    return True


def _is_first(table: tuple[Column, ...]) -> bool:
    """Whether it comes before all that are the same but for colours and direction."""
    for order in permutations(range(COLOURS)):
        same = tuple([tuple([column[colour] for colour in order]) for column in table])
        if same < table or same[::-1] < table:
            return False
    return True


def compare(some: list[list[int]]) -> Tally:
    """All of these with the models."""
    tally: Tally = Counter()
    for tiles in some:
        compare_fit(tiles, tally)
    return tally


def batches(tiles: int, copies: int) -> Iterator[list[list[int]]]:
    """All up to this size, some at a time."""
    every = (each for size in range(3, tiles + 1) for each in small_multisets(size, copies))
    while some := list(islice(every, AT_ONCE)):
        yield some


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description="The search on all small multisets of tiles.")
    parser.add_argument("--tiles", type=int, default=9)
    parser.add_argument("--copies", type=int, default=2)
    parser.add_argument("--workers", type=int, default=2)
    said = parser.parse_args()
    console = Console()
    tally: Tally = Counter()
    with Progress(console=console) as progress, ProcessPoolExecutor(said.workers) as pool:
        task = progress.add_task("multisets", total=None)
        for part in pool.map(compare, batches(said.tiles, said.copies)):
            tally += part
            progress.advance(task, AT_ONCE)
    for what, times in sorted(tally.items()):
        console.print(f"{what}: {times}")


if __name__ == "__main__":
    main()
