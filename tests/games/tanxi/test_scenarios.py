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
    assert is_named_after_what_it_proves(file.stem, scenario.about)
    assert [str(difference) for difference in run_scenario(scenario)] == []


def is_named_after_what_it_proves(stem: str, about: str) -> bool:
    """`about` begins with ids of rules, cards or abilities; the file bears one of them."""
    ids = re.findall(r"[\w-]+", about.partition(":")[0].lower())
    return any(f"-{name}-" in f"-{stem}-" for name in ids)
