"""Old games replay for ever: the files in `records` are never written anew."""

from __future__ import annotations

from pathlib import Path

import pytest

from sobremesa.games import GAMES
from sobremesa.kernel.chance import fast
from sobremesa.kernel.course import replay, verify
from sobremesa.kernel.record import Moved, read_record, write_record

FILES = sorted(Path(__file__).parent.glob("*/records/*.json"))
OF_7500D96 = sorted(Path(__file__).parent.glob("*/records/7500d96/*.json"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parts[-3]}-{file.stem}")
def test_an_old_game_still_verifies_to_its_end(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    game, record = read_record(text, GAMES)
    assert [verdict for verdict in verify(game, record) if verdict.fault] == []
    *_, last = replay(game, record)
    assert game.outcome(last.state) is not None
    assert write_record(record) == text


def test_there_are_old_games_of_every_kind() -> None:
    assert {f"{file.parts[-3]}-{file.stem}" for file in FILES} == {
        "antayagi-65-rules-1",
        "antayagi-80-rules-1",
        "antheno-free-rules-1",
        "antheno-strict-rules-1",
        "tanxi-draft-rules-1",
        "tanxi-random-rules-1",
    }


def test_what_a_referee_said_in_an_old_game_is_in_its_record() -> None:
    said = {}
    for file in FILES:
        _, record = read_record(file.read_text(encoding="utf-8"), GAMES)
        entries = [entry for entry in record.entries if isinstance(entry, Moved)]
        said[file.stem] = any(entry.verdict for entry in entries)
    assert [name for name, verdict in said.items() if verdict] == ["strict-rules-1"]


# Records and saved games of 7500d96, whose packs were known by the hash of their whole text


@pytest.mark.parametrize("file", OF_7500D96, ids=lambda file: f"{file.parts[-4]}-{file.stem}")
def test_a_record_of_7500d96_verifies_and_goes_on_where_it_was_saved(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    game, record = read_record(text, GAMES)
    assert [verdict for verdict in verify(game, record) if verdict.fault] == []
    assert write_record(record) == text
    *_, last = replay(game, record)
    assert (game.outcome(last.state) is None) == file.stem.startswith("saved")
    state, chance = last.state, fast(1)
    while game.outcome(state) is None:
        seat = game.to_act(state)[0]
        game.apply(state, seat, game.random_move(state, seat, chance))


def test_there_are_records_and_saved_games_of_7500d96() -> None:
    assert {f"{file.parts[-4]}-{file.stem}" for file in OF_7500D96} == {
        "antayagi-saved-65",
        "antayagi-sealed-80",
        "antheno-free-large",
        "antheno-saved-default",
        "antheno-saved-wrong-finding",
        "antheno-strict-default",
        "antheno-strict-wrong-finding",
        "tanxi-own-pack",
        "tanxi-renamed-pack",
        "tanxi-saved-random",
        "tanxi-sealed-random",
    }
