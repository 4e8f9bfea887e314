"""The tutorial runs, and the tables of docs/research.md are those of the data beside it."""

from __future__ import annotations

import doctest
import runpy
import sys
from math import log10
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pytest
from tools.research import page
from tools.research.problems import hidden_size, intraclass, reach_of_intraclass

from sobremesa.kernel.chance import Chance

ROOT = Path(__file__).resolve().parents[2]


def test_the_tutorial_runs() -> None:
    document = ROOT / "docs" / "tutorial.md"
    result = doctest.testfile(str(document), module_relative=False, encoding="utf-8")
    assert result.attempted >= 40
    assert result.failed == 0


def test_the_example_says_who_is_stronger(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = ROOT / "examples" / "evaluate_two_bots.py"
    monkeypatch.setattr(sys, "argv", [str(file), "--deals", "1"])
    runpy.run_path(str(file), run_name="__main__")
    assert "greedy alone against random" in capsys.readouterr().out


def test_the_tables_are_those_of_the_data() -> None:
    text = page.PAGE.read_text(encoding="utf-8")
    place = page.Place(page.FOLDER)
    rows, problems = page.read_rows(place), page.read_problems(place)
    assert page.page(text, rows, problems) == text, "run `python -m tools.research --page`"


def test_the_part_between_groups_is_all_or_nothing_in_plain_cases() -> None:
    assert intraclass([[1, 1], [0, 0], [1, 1]]) == pytest.approx(1)
    assert intraclass([[0, 1], [0, 1], [1, 0]]) == pytest.approx(-1)


def test_the_interval_of_that_part_holds_the_truth_in_95_of_100() -> None:
    random = np.random.default_rng(3)
    truth, groups, size, held = 0.3, 80, 3, 0
    for _ in range(400):
        common = random.normal(0, truth**0.5, (groups, 1))
        values = common + random.normal(0, (1 - truth) ** 0.5, (groups, size))
        found = intraclass(values.tolist())
        held += abs(found - truth) <= reach_of_intraclass(found, groups, size)
    assert 366 <= held <= 394


class Dice(NamedTuple):
    """A view and a world at once: what each seat has thrown, of which one sees only its own."""

    seat: int
    seats: tuple[int, ...]


class DiceGame:
    """Three players, each with a die that nobody else sees: of 20 sides, and of 30."""

    private = ("seats",)

    def imagine(self, view: Dice, chance: Chance) -> Dice:
        return Dice(view.seat, (0, chance.below(20), chance.below(30)))

    def view(self, world: Dice, seat: int) -> Dice:
        return Dice(seat, (world.seats[seat],))


def test_what_is_hidden_is_counted_as_it_is() -> None:
    game: Any = DiceGame()
    size, certain = hidden_size(game, Dice(0, (0, 0, 0)), 1000)
    assert certain
    assert size == pytest.approx(log10(20 * 30), abs=0.05)
