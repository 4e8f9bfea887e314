"""The order of levels, replayed: a few games of each pair whose committed interval is clear.

    python -m tests.arena.order

writes `order.json` anew, by the ladders that lie in docs/ladder. Do so after a ladder was climbed
or a level has changed, and look at the diff: a level that plays as before gives the same places.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import msgspec
from tools.ladder.climbing import Progress, tournament_of
from tools.ladder.data import Games, Place, read_games
from tools.ladder.figures import share_of
from tools.ladder.plan import LADDERS, Rung, rungs_of

from sobremesa.games import GAMES

FILE: Final = Path(__file__).with_name("order.json")
BUDGET: Final = 8  # iterations a decision: a test has little time
REPLAYED: Final = 2  # games of a pair

Places = list[tuple[int, ...]]  # of games, by seat


class Pair(NamedTuple):
    """Two bots of a game, of which one is surely the better."""

    game: str
    rung: Rung

    @property
    def name(self) -> str:
        """Of the pair, in the file."""
        return f"{self.game}, {self.rung.name}"


def committed(game: str) -> Games:
    """The games that lie beside the page."""
    return read_games(Place(game))


def clear_pairs() -> Iterator[Pair]:
    """Those of the committed ladders in which the one is surely better than fair."""
    for game in LADDERS:
        games = committed(game)
        for rung in rungs_of(GAMES[game]):
            share = share_of(rung, games) if rung.section in ("levels", "variants") else None
            if share is not None and share.verdict == "better":
                yield Pair(game, rung)


def replay(pair: Pair) -> Places:
    """The first games of a pair, thought about for no longer than a test may take."""
    progress = Progress(pair.rung, None, [])
    tournament = tournament_of(pair.game, pair.rung._replace(budget=BUDGET))
    return [tournament.play(progress.game(number)).ranks for number in range(REPLAYED)]


def stored() -> dict[str, Places]:
    """What the file says."""
    return msgspec.json.decode(FILE.read_bytes(), type=dict[str, Places])


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def main() -> None:
    """Write the file."""
    found = {pair.name: replay(pair) for pair in clear_pairs()}
    lines = [f"{_json(name)}: {_json(places)}" for name, places in found.items()]
    FILE.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
