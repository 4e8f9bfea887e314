"""A dataset is what the environment would have shown, and says how it was made."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Any

import numpy as np
import polars
import pytest
from typer.testing import CliRunner

from sobremesa.cli import app
from sobremesa.envs.episode import Episode, rewards
from sobremesa.envs.terms import EnvTerms
from sobremesa.games import GAMES
from sobremesa.kernel.bot import Decision, Thought
from sobremesa.research.dataset import COLUMNS, frame_of
from sobremesa.research.selfplay import APART, SelfPlay
from tests.research.learning import OPTIONS


@pytest.mark.parametrize("name", OPTIONS)
def test_the_environment_replays_what_was_written(name: str) -> None:
    bot = "greedy" if name == "tanxi" else "random"
    players = {"antayagi": 3, "antheno": 2, "tanxi": 3}[name]
    what = SelfPlay(name, players, OPTIONS[name], bot, 1, seed=4)
    game = what.play(2)
    frame = frame_of(game)
    terms = EnvTerms(name, players, OPTIONS[name], None)
    episode = Episode(terms, 4 * APART + 2)
    for line in frame.iter_rows(named=True):
        seat = line["seat"]
        assert seat == episode.seat
        seen = episode.observation(seat)
        assert line["row"] == seen["observation"].tolist()
        assert line["mask"] == seen["action_mask"].tolist()
        assert line["mask"][line["action"]] == 1
        assert episode.walk is not None
        view, taken = terms.encoding.read(line["row"], seat)
        assert view == terms.game.view(episode.state, seat)
        assert sum(taken) == sum(episode.walk.taken)
        episode.take(line["action"])
    outcome = episode.outcome()
    assert outcome is not None
    assert game.rewards == rewards(outcome)
    assert frame["step"].to_list() == list(range(len(frame)))
    assert sorted(set(game.moves)) == list(range(game.moves[-1] + 1))


class Beyond:
    """A bot whose moves cannot be said."""

    def choose(self, decision: Decision[Any, Any]) -> Thought[Any]:
        game, world = decision.game, decision.world
        actions = game.encoding(decision.view.options).actions
        open_ones = actions.walk(world, decision.seat).following()
        closed = next(n for n in range(len(actions.names)) if n not in open_ones)
        return Thought(actions.meant(world, decision.seat, [closed]))


def test_what_a_bot_did_not_mean_is_marked(monkeypatch: pytest.MonkeyPatch) -> None:
    bots = {**GAMES["antayagi"].bots, "beyond": Beyond()}
    monkeypatch.setattr(GAMES["antayagi"], "bots", bots)
    game = SelfPlay("antayagi", 3, {}, "beyond", 1, seed=1).play(0)
    assert not any(game.own)
    assert all(SelfPlay("antayagi", 3, {}, "random", 1, seed=1).play(0).own)


def dump(out: Path, *words: str) -> Any:
    said = ["research", "dump", "--game", "antayagi", "--out", str(out), *words]
    return CliRunner().invoke(app, said)


def test_a_dataset_is_read_back_and_can_be_made_again(tmp_path: Path) -> None:
    file = tmp_path / "data.parquet"
    words = ("--games", "3", "--bot", "random", "--players", "3", "-o", "edition=65")
    done = dump(file, *words, "--workers", "1")
    assert done.exit_code == 0, done.output
    table = polars.read_parquet(file)
    assert table.columns == list(COLUMNS)
    assert table["game"].unique().sort().to_list() == [0, 1, 2]
    rows = table["row"].to_numpy()
    assert rows.dtype == np.int16
    encoding = EnvTerms("antayagi", 3, {"edition": "65"}, None).encoding
    view, _ = encoding.read(rows[-1].tolist(), table["seat"][-1])
    assert view.options.edition == "65"
    assert '"bot":"random"' in polars.read_parquet_metadata(file)["sobremesa"]
    sheet = (tmp_path / "data.md").read_text(encoding="utf-8")
    assert f"3 games of 3 players, {len(table)} moves" in sheet
    assert all(f"| `{column}` |" in sheet for column in COLUMNS)
    command = next(line for line in sheet.splitlines() if line.startswith("sobremesa research"))
    *again, _ = shlex.split(command)[1:]
    other = tmp_path / "again.parquet"
    assert CliRunner().invoke(app, [*again, str(other), "--workers", "2"]).exit_code == 0
    assert other.read_bytes() == file.read_bytes()
    taken = dump(file)
    assert "data.parquet is there already" in str(taken.exception)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--bot", "genius"], "--bot: there is no bot 'genius' of AntaYagí: it has random, greedy"),
        (["--players", "9"], "--players: AntaYagí is for 3 to 7 players, not 9"),
        (["-o", "stars=3"], "--option stars: there is no such option"),
    ],
)
def test_what_cannot_be_written_is_told_in_a_line(
    words: list[str], said: str, tmp_path: Path
) -> None:
    done = dump(tmp_path / "data.parquet", *words)
    assert said in str(done.exception)
    assert list(tmp_path.iterdir()) == []


def test_a_dataset_needs_a_place(tmp_path: Path) -> None:
    assert "is a folder" in str(dump(tmp_path).exception)
    assert "nothing can be written" in str(dump(tmp_path / "no" / "data.parquet").exception)
