"""What a finished game costs in the database, before it is archived and after.

Bots of the everyday level play whole games at tables of a server, on SQLite; the pages of its file
are counted, with indices, lists and whatever else is kept of a table.

    python bench/archive.py
    python bench/archive.py --games 3
"""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import tempfile
from pathlib import Path
from typing import Any, Final, NamedTuple

from rich.console import Console
from rich.table import Table

from sobremesa.games import GAMES
from sobremesa.server.app_state import AppState
from sobremesa.server.config import Config
from sobremesa.server.hub import new_root
from sobremesa.server.live import Live
from sobremesa.table import handler
from sobremesa.table.log import Person, TableSet
from sobremesa.table.messages import Hello, Start
from sobremesa.table.settings import BotSeat, Settings, Window

HOST: Final = Person("host", "Host")
USUAL: Final = {"antayagi": 4, "antheno": 4, "tanxi": 3}  # players
OPTIONS: Final[dict[str, dict[str, Any]]] = {"tanxi": {"characters": "random"}}
WINDOW: Final = Window(60, "answered")  # bots need not wait for it
LATER: Final = 2 * 86_400_000  # ms


class Cost(NamedTuple):
    """What one game takes, on average."""

    entries: float
    before: float  # bytes
    after: float


async def cost_of(game: str, games: int) -> Cost:
    """Play so many games, and archive them."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "games.db")
        app_state = await AppState.open(Config(database=f"sqlite:///{file}"))
        await app_state.store.add_person(HOST.id, HOST.name, b"", 0)
        empty = size_of(file)
        try:
            lives = [await begun(app_state, game) for _ in range(games)]
            while any(live.table.stage != "over" for live in lives):
                await asyncio.sleep(0.05)
            entries = sum(live.table.size for live in lives)
            for live in lives:
                await app_state.hub.tables.put_aside(live)
            before = size_of(file)
            for ended in await app_state.store.ended_tables(app_state.hub.now() + LATER, games):
                await app_state.store.archive(ended)
            after = size_of(file)
        finally:
            await app_state.close()
    return Cost(entries / games, (before - empty) / games, (after - empty) / games)


async def begun(app_state: AppState, game: str) -> Live:
    """A table at which bots have begun to play."""
    seats = (BotSeat(GAMES[game].everyday),) * USUAL[game]
    settings = Settings(
        game=game, options=OPTIONS.get(game, {}), seats=seats, window=WINDOW, pace=0
    )
    live = await app_state.hub.live(
        await app_state.hub.set_table(TableSet(settings, HOST, new_root()))
    )
    await app_state.hub.act(live, lambda table, now: handler.come(table, HOST, Hello(), now))
    await app_state.hub.act(live, lambda table, now: handler.receive(table, HOST, Start(id=1), now))
    await app_state.hub.act(live, lambda table, now: handler.go(table, HOST, now))
    return live


def size_of(file: Path) -> int:
    """The bytes of a database without the room that is free in it."""
    copy = file.with_suffix(".copy")
    copy.unlink(missing_ok=True)
    database = sqlite3.connect(file)
    database.execute("VACUUM INTO ?", (str(copy),))
    database.close()
    return copy.stat().st_size


def main() -> None:
    """Print a line for each game."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=20, help="of each kind; at most 20")
    games = min(20, parser.parse_args().games)
    table = Table("game", "entries", "bytes before", "bytes after", "of it")
    for game in GAMES:
        cost = asyncio.run(cost_of(game, games))
        table.add_row(
            game,
            f"{cost.entries:.0f}",
            f"{cost.before:,.0f}",
            f"{cost.after:,.0f}",
            f"{cost.after / cost.before:.0%}",
        )
    Console().print(table)


if __name__ == "__main__":
    main()
