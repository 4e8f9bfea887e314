"""The table of docs/search.md says what the searches say."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.bots.convergence import ROWS, Row, line

PAGE = Path(__file__).parents[2] / "docs" / "search.md"


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.about)
def test_the_first_column_is_what_comes_out_today(row: Row) -> None:
    first = line(row, 100).removesuffix(" |")
    said = [written for written in PAGE.read_text("utf-8").splitlines() if row.about in written]
    assert len(said) == 1
    assert said[0].startswith(first + " | ")


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.about)
def test_the_last_column_is_the_best_but_where_it_cannot_be(row: Row) -> None:
    """More iterations help, but not who maximises what must be mixed."""
    (said,) = [written for written in PAGE.read_text("utf-8").splitlines() if row.about in written]
    figures = [float(cell) for cell in said.split("|")[2:-1] if cell.strip()]
    if "all maximise" in row.about:
        assert figures[-1] > 0.1
    else:
        assert figures[-1] < figures[0] / 5
