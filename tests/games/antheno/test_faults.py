"""Faults put into every shortcut of the search are seen by what the other tests look at."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from textwrap import dedent
from typing import Any, Final, NamedTuple

import pytest

from sobremesa.games.antheno.search.plays import best_play, can_play, go_out
from sobremesa.games.antheno.search.solve import Solver
from sobremesa.games.antheno.search.steps import Steps
from tests.games.antheno import corpus, test_every_table
from tests.games.antheno.families import FAMILIES
from tests.games.antheno.models import tiles
from tests.games.antheno.proofs import holds_what_it_says

PLENTY: Final = 60_000  # steps


@pytest.mark.parametrize("names", corpus.FIT)
def test_these_tiles_can_be_laid(names: str) -> None:
    answer = go_out({}, tiles(names))
    assert answer.cells is not None
    holds_what_it_says({}, answer.cells, tiles(names))


@pytest.mark.parametrize(("laid", "held", "most"), corpus.MOST)
def test_so_many_tiles_can_be_played(laid: str, held: str, most: int) -> None:
    assert most_of(laid, held) == (most, True)


def most_of(laid: str, held: str) -> tuple[int, bool]:
    """How many tiles can be played at most, and whether that is proven."""
    solution, proven = Solver(tiles(laid), tiles(held), Steps(PLENTY)).find_most()
    return 0 if solution is None else sum(solution.played), proven


class Fault(NamedTuple):
    """What is wrong, in which function, and the words there that are exchanged."""

    what: str
    module: str
    function: str
    right: str
    wrong: str


def fault(what: str, where: str, right: str, wrong: str) -> Fault:
    """A fault in a function of the search."""
    module, _, function = where.partition(".")
    return Fault(what, f"sobremesa.games.antheno.search.{module}", function, right, wrong)


FAULTS: Final = (
    fault(
        "groups of four are never crossed",
        "needed.is_needed",
        "if not crossings or crossings < len(line) == 3:",
        "if len(line) == 4 and crossings:\n            return False\n        if crossings < 3:",
    ),
    fault(
        "groups of four may be crossed without a ring",
        "needed.is_needed",
        "crossings < len(line) == 3",
        "crossings < len(line)",
    ),
    fault(
        "every group has a tile of its own",
        "needed.is_needed",
        "return any(label != NOBODY and labels.count(label) > 1 for label in labels)",
        "return crossings < len(line)",
    ),
    fault(
        "no run of four begins at a crossing",
        "needed.is_needed",
        "(not low or labels.count(labels[0]) > 1 or (labels[0] == _OPEN and not ended))",
        "not low",
    ),
    fault(
        "an open run cannot come to hold its first tile",
        "needed.is_needed",
        "(labels[0] == _OPEN and not ended)",
        "False",
    ),
    fault(
        "no run of four ends at a crossing",
        "needed.is_needed",
        "(not high or labels.count(labels[-1]) > 1)",
        "not high",
    ),
    fault(
        "every run has a tile of its own",
        "needed.is_needed",
        "(not everywhere or _holds_neighbours(labels))",
        "not everywhere",
    ),
    fault(
        "no run is longer than five",
        "needed.is_needed",
        "(not long or _spans_every_cut(labels))",
        "not long",
    ),
    fault(
        "runs of three are not crossed at their ends",
        "needed.is_needed",
        "ended and len(line) > 3 and",
        "ended and len(line) > 2 and",
    ),
    fault(
        "open parts are taken for closed ones",
        "needed._parts_at",
        "label = place if open_runs.isdisjoint(part) else _OPEN",
        "label = place",
    ),
    fault(
        "all parts hang together",
        "needed._parts_at",
        "and other != number ",
        "",
    ),
    fault(
        "only the first two tiles are neighbours",
        "needed._holds_neighbours",
        "range(len(labels) - 1)",
        "range(1)",
    ),
    fault(
        "a run is cut where that leaves no run",
        "needed._spans_every_cut",
        "range(3, len(labels) - 2)",
        "range(1, len(labels))",
    ),
    fault(
        "every group of a number has a tile of its own",
        "cover.CoverSearch._bound_groups",
        "2 * sum(most) // 3 if whole else",
        "",
    ),
    fault(
        "groups share no tile",
        "cover.CoverSearch._bound_groups",
        "range(2 * copies + 1)",
        "range(copies + 1)",
    ),
    fault(
        "only what counts need is searched on the grid",
        "solve.Side.exhausted",
        "ALL_CROSSINGS",
        "1",
    ),
    fault(
        "sets of the same tiles are alike though they are crossed",
        "exhaust.Exhaustion._alike",
        "return self.partners[one] == blank and self.partners[other] == blank",
        "return bool(blank)",
    ),
    fault(
        "one partner is enough to try",
        "exhaust.Exhaustion._tried",
        "if self._alike(other, sets[index]):",
        "if other >= 0:",
    ),
    fault(
        "the first set is always crossed",
        "exhaust.Exhaustion._cross",
        "return self._cross(column, kind, rest, crossings, left)",
        "return False",
    ),
    fault(
        "sets that hang together do not cross again",
        "exhaust.Exhaustion._may_cross",
        "sides.get(other, 1) == 1",
        "other not in sides",
    ),
    fault(
        "runs go on in the order in which they began",
        "exhaust.Exhaustion._parts_of",
        "if len(part) == size]",
        "if len(part) == size][:1]",
    ),
    fault(
        "runs of three go on",
        "exhaust.Exhaustion._with_option",
        "if len(self.lines[run]) < 3]",
        "if len(self.lines[run]) < 4]",
    ),
    fault(
        "where sets are crossed is forgotten",
        "exhaust.Exhaustion._signature",
        "tuple([tuple(row) for row in partners])",
        "()",
    ),
    fault(
        "which stars are used is forgotten",
        "exhaust.Exhaustion._signature",
        "(number, *codes)",
        "(number,)",
    ),
    fault(
        "more is remembered as tried than was",
        "exhaust.Exhaustion._number",
        "= unplayed + 1",
        "= unplayed + 2",
    ),
    fault(
        "what is left over is counted twice",
        "exhaust.Exhaustion._go_on",
        "unplayed += chain.floor(column.number + 1, option.after)",
        "unplayed += 0",
    ),
    fault(
        "the loom forgets where sets are crossed",
        "weave.Loom.lay",
        "tuple([tuple(row) for row in partners])",
        "()",
    ),
    fault(
        "nothing lies side by side",
        "weave.Weaver._may_touch",
        "return crossing == partner and may_neighbour(kind, other)",
        "return crossing == NOBODY",
    ),
    fault(
        "what is crossed already may be touched",
        "weave.Weaver._may_touch",
        "if partner == NOBODY or self.sets[1 - way][beside] != NOBODY:",
        "if partner == NOBODY:",
    ),
    fault(
        "sets may touch at their ends",
        "weave.Weaver._fits",
        "if kinds[start - step] != NOBODY or kinds[start + step * len(order)] != NOBODY:",
        "if kinds[start - step] != NOBODY:",
    ),
    fault("runs only rise", "weave._orders", "[places, places[::-1]]", "[places]"),
    fault(
        "groups lie in the order of their colours",
        "weave._orders",
        "in permutations(places)",
        "in (places, places[::-1])",
    ),
    fault(
        "two runs never go on together",
        "chain.beyond",
        "before > 1 and code >> _PAIR & 1 == 1",
        "before > 1",
    ),
    fault("two runs are always a pair", "chain.beyond", "(copies == 1 and runs > 1)", "runs > 1"),
    fault("a pair stays one", "chain.beyond", "together and not begun", "together"),
    fault(
        "no run ends crossed at 8",
        "chain._cannot_end",
        "(crossed and (code >> _MUST & _FIELD) + going)",
        "crossed",
    ),
    fault(
        "two crossings forbid a third",
        "chain._carried_on",
        "if first and code >> _SHORT & 1:",
        "if first:",
    ),
    fault(
        "stars of the table wait for the rack",
        "chain.Chain._make",
        "if stars and not self.table[0] else 0",
        "if stars else 0",
    ),
    fault(
        "not all copies are crossed",
        "chain.Chain._make",
        "most = 2 * copies if",
        "most = 2 * copies - 1 if",
    ),
    fault(
        "a group is crossed once at most",
        "groups.Groups.needless",
        "shared == len(colours)",
        "shared >= 2",
    ),
    fault(
        "groups share no two colours",
        "groups.Groups.share_two_tiles",
        "options[one].copies == 1 and options[other].copies == 1",
        "options[one].copies == 1",
    ),
    fault(
        "undecided counts as proven",
        "solve.Solver.find_most",
        "proven = False",
        "proven = proven",
    ),
    fault("undecided is called none", "plays._solved", "return None, False", "return None, True"),
)


def plant(one: Fault, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the function be wrong, wherever it is used."""
    module = import_module(one.module)
    *owners, name = one.function.split(".")
    owner: Any = module
    for part in owners:
        owner = getattr(owner, part)
    right = getattr(owner, name)
    source = inspect.getsource(right)
    assert source.count(one.right) == 1
    made: dict[str, Any] = {}
    wrong = "from __future__ import annotations\n" + dedent(source.replace(one.right, one.wrong))
    exec(wrong, module.__dict__, made)
    monkeypatch.setattr(owner, name, made[name])
    for user in list(sys.modules.values()):
        if user.__name__.startswith(("sobremesa.games.antheno", "tests.games.antheno")):
            for known, value in list(vars(user).items()):
                if value is right:
                    monkeypatch.setattr(user, known, made[name])


# What the tests look at


def tiles_are_laid() -> None:
    for names in corpus.FIT:
        answer = go_out({}, tiles(names), PLENTY)
        assert answer.finding != "none"
        if answer.cells is not None:
            holds_what_it_says({}, answer.cells, tiles(names))


def the_most_are_played() -> None:
    for laid, held, most in corpus.MOST:
        assert most_of(laid, held) == (most, True)


def what_is_needed() -> None:
    for case in test_every_table.NEEDED:
        test_every_table.test_what_a_table_can_do_without(*case)


def what_lies_is_laid() -> None:
    for family in FAMILIES:
        test_every_table.test_whatever_lies_can_be_laid(family)


def every_table_is_met() -> None:
    with pytest.MonkeyPatch.context() as patched:
        for family in FAMILIES:
            test_every_table.test_the_search_comes_upon_every_table(family, patched)


def too_small_a_budget_proves_nothing() -> None:
    assert can_play({}, tiles("R3 R4 R5"), 10) == "undecided"
    assert not best_play({}, tiles("R3 R4 R5"), "most", 10).proven


CHECKS: Final[tuple[Callable[[], None], ...]] = (
    what_is_needed,
    too_small_a_budget_proves_nothing,
    tiles_are_laid,
    the_most_are_played,
    what_lies_is_laid,
    every_table_is_met,
)


def all_is_well() -> bool:
    """Whether nothing is noticed, not even an error."""
    with suppress(Exception):
        for check in CHECKS:
            check()
        return True
    return False


@pytest.mark.plants
def test_without_a_fault_all_is_well() -> None:
    assert all_is_well()


@pytest.mark.plants
@pytest.mark.parametrize("one", FAULTS, ids=lambda one: one.what)
def test_a_fault_in_a_shortcut_is_seen(one: Fault, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(one, monkeypatch)
    assert not all_is_well()
