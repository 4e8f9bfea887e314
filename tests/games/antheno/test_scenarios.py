"""Every scenario beside this file holds."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sobremesa.games import GAMES
from sobremesa.kernel.scenario import read_scenario, run_scenario

FILES = sorted((Path(__file__).parent / "scenarios").glob("*.toml"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_scenario(file: Path) -> None:
    scenario = read_scenario(file.read_text(encoding="utf-8"), file.name, GAMES)
    assert f"AN-{file.stem.split('-')[1]}" in re.findall(r"AN-\d+[a-z]?", scenario.about)
    assert [str(difference) for difference in run_scenario(scenario)] == []
