"""Old games replay for ever: these files are never written anew."""

from __future__ import annotations

from pathlib import Path

import pytest

from sobremesa.games import GAMES
from sobremesa.kernel.course import replay, verify
from sobremesa.kernel.record import Moved, read_record, write_record

FILES = sorted((Path(__file__).parent / "records").glob("*.json"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_an_old_game_still_verifies_to_its_end(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    game, record = read_record(text, GAMES)
    assert [verdict for verdict in verify(game, record) if verdict.fault] == []
    *_, last = replay(game, record)
    assert game.outcome(last.state) is not None
    assert write_record(record) == text


def test_there_are_old_games_with_and_without_a_referee() -> None:
    verdicts = {}
    for file in FILES:
        _, record = read_record(file.read_text(encoding="utf-8"), GAMES)
        entries = [entry for entry in record.entries if isinstance(entry, Moved)]
        verdicts[file.stem] = any(entry.verdict for entry in entries)
    assert verdicts == {"strict-rules-1": True, "free-rules-1": False}
