"""Whole games as one seat hears them: what the web client's presentation is tested with."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec

from sobremesa.games import GAMES
from sobremesa.table.log import Person
from sobremesa.table.settings import Bank, BotSeat, Clock, NoClock, OpenSeat, Settings
from tests.table.simulated import SimulatedMatch, started

FOLDER = Path(__file__).resolve().parents[2] / "web" / "src" / "lib" / "presentation" / "recorded"
STEPS = 4000  # within which a game must be over
HEARD = ("room", "fresh", "told")


class RecordedGame(NamedTuple):
    """A game of one person against bots, to be written down as this person hears it."""

    game: str
    seats: int
    seed: int
    options: dict[str, Any]
    clock: Clock = NoClock()
    level: str = "random"  # of all who play

    @property
    def file(self) -> Path:
        """Where it is kept."""
        return FOLDER / f"{self.game}-{self.seats}.json.gz"


RECORDED = (
    RecordedGame("antayagi", 3, 1, {}, Bank(300, 5)),
    RecordedGame("antayagi", 5, 2, {"effects_first": "chosen"}),
    RecordedGame("antheno", 3, 3, {"draw": "free"}, Bank(300, 5)),
    RecordedGame("tanxi", 3, 3, {"characters": "draft", "round_limit": 14}, level="casual"),
    RecordedGame(
        "tanxi", 4, 1, {"characters": "random", "round_limit": 12}, Bank(300, 5), level="casual"
    ),
    RecordedGame("tanxi", 5, 5, {"characters": "random", "round_limit": 7}),
)


def play(recorded: RecordedGame) -> list[dict[str, Any]]:
    """All that the first seat hears, in order; what may be answered is left out."""
    match = begun(recorded)
    match.level = recorded.level
    random = Random(recorded.seed)
    for _ in range(STEPS):
        if match.table.stage == "over":
            break
        match.someone_answers(random)
        match.work(random)
        match.pass_time(500)
    assert match.table.stage == "over", f"{recorded} does not end"
    heard = [msgspec.json.decode(one.data) for one in match.client(0).heard]
    return [without_moves(one) for one in heard if one["type"] in HEARD]


def begun(recorded: RecordedGame) -> SimulatedMatch:
    """The game has begun."""
    bots = [BotSeat("random")] * (recorded.seats - 1)
    settings = Settings(
        game=recorded.game,
        seats=(OpenSeat(), *bots),
        options=recorded.options,
        clock=recorded.clock,
    )
    return started(settings, [Person("ana", "Ana")], f"recorded {recorded.seed}", GAMES)


def without_moves(message: dict[str, Any]) -> dict[str, Any]:
    """What is asked, without all the answers to it."""
    question = message.get("question")
    return message if not question else message | {"question": question | {"moves": []}}


def packed(messages: list[dict[str, Any]]) -> bytes:
    """As it is kept: the same game gives the same bytes."""
    return gzip.compress(json.dumps(messages, separators=(",", ":")).encode(), mtime=0)


def unpacked(recorded: RecordedGame) -> list[dict[str, Any]]:
    """What is kept of it."""
    kept: list[dict[str, Any]] = json.loads(gzip.decompress(recorded.file.read_bytes()))
    return kept
