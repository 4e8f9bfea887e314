"""The golden games are as they were; where they should not be, `make goldens` and read the diff."""

from __future__ import annotations

import pytest

from tests.goldens import deliveries, playthroughs
from tests.goldens.deliveries import RECORDED, RecordedGame, play, unpacked
from tests.goldens.games import FOLDER, GOLDENS, Golden, write
from tests.goldens.playthroughs import PLAYTHROUGHS, Playthrough, replayed


@pytest.mark.parametrize("golden", GOLDENS, ids=lambda golden: golden.file.stem)
def test_golden_game(golden: Golden) -> None:
    assert write(golden) == golden.file.read_text(encoding="utf-8")


def test_no_golden_game_is_forgotten() -> None:
    assert set(FOLDER.glob("*.txt")) == {golden.file for golden in GOLDENS}


@pytest.mark.parametrize("recorded", RECORDED, ids=lambda recorded: recorded.file.stem)
def test_deliveries_that_the_page_is_tested_with(recorded: RecordedGame) -> None:
    assert play(recorded) == unpacked(recorded)


def test_no_deliveries_are_forgotten() -> None:
    assert set(deliveries.FOLDER.iterdir()) == {recorded.file for recorded in RECORDED}


@pytest.mark.parametrize("one", PLAYTHROUGHS, ids=lambda one: one.name)
def test_openspiel_plays_through_what_it_did(one: Playthrough) -> None:
    kept, again = replayed(one)
    assert again == kept


def test_no_playthrough_is_forgotten() -> None:
    assert set(playthroughs.FOLDER.iterdir()) == {one.file for one in PLAYTHROUGHS}
