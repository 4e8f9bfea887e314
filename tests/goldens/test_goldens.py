"""The golden games are as they were; where they should not be, `make goldens` and read the diff."""

from __future__ import annotations

import pytest

from tests.goldens.games import FOLDER, GOLDENS, Golden, write


@pytest.mark.parametrize("golden", GOLDENS, ids=lambda golden: golden.file.stem)
def test_golden_game(golden: Golden) -> None:
    assert write(golden) == golden.file.read_text(encoding="utf-8")


def test_no_golden_game_is_forgotten() -> None:
    assert set(FOLDER.glob("*.txt")) == {golden.file for golden in GOLDENS}
