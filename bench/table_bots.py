"""Whether bots keep to their time at live tables, and whether one table slows another.

Tables of bots alone play through a real server with clocks on, each started by a guest who looks
on: so many games of every level at the usual number of players, and some at each other number. Of
interest is that nothing runs out of time: no clock that ran out in a record, no silence as long as
the clock, no worker that died, no error. They play as fast as they can.

Then tables of the everyday level play at the pace that people are used to, alone, and on another
server beside a table of four of the highest level. How long it takes until the next move at the
former, beside and alone, is a ratio within this run.

    python bench/table_bots.py --games 50 --others 5
    python bench/table_bots.py --game antheno --games 2 --others 0

It reports, good or bad: the exit code is 0 either way.
"""

from __future__ import annotations

import argparse
import asyncio
import time
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from statistics import median
from typing import Any, Final, NamedTuple

from rich.console import Console
from rich.progress import Progress
from rich.table import Table
from server import COMPILED, PERSONS, PORT, Contender, serving

from sobremesa.client.guest import Guest, http_at, sent
from sobremesa.client.tab import Tab
from sobremesa.games import GAMES
from sobremesa.table.messages import Start
from sobremesa.table.settings import BotSeat, PerMove, Settings, Window

URL: Final = f"http://127.0.0.1:{PORT}"
USUAL: Final = {"antayagi": 4, "antheno": 4, "tanxi": 3}  # players
CLOCK: Final = 30  # seconds for each answer
AT_ONCE: Final = 3  # tables
LONGEST: Final = 1800.0  # seconds of a game
BESIDE: Final = 3  # tables of the everyday level, alone and beside others
USUAL_PACE: Final = 900  # ms that a bot takes


class Played(NamedTuple):
    """A game that is over, as the guest saw it."""

    silences: list[float]  # seconds between two deliveries
    over: list[int]  # seats whose time was over


class Line(NamedTuple):
    """Games of one kind."""

    game: str
    level: str
    players: int
    games: int


async def watch(game: str, seats: Sequence[str], pace: int, silences: list[float]) -> list[int]:
    """A game of these bots to its end, with its silences; the seats whose time was over."""
    guest = await Guest.come_in(URL, "Guest")
    settings = Settings(
        game,
        tuple(BotSeat(level) for level in seats),
        options=dict(GAMES[game].compared),
        clock=PerMove(CLOCK),
        window=Window(seconds=60, closes="answered"),
        pace=pace,
    )
    tab = Watcher(guest, await guest.set_table(settings), silences)
    await tab.open()
    await tab.send(Start())
    await tab.until(lambda: tab.room.stage == "over", LONGEST)
    await tab.close()
    record = (await sent(guest.http, "GET", f"/api/tables/{tab.code}/record")).json()
    await guest.close()
    return [entry["seat"] for entry in record["entries"] if entry["act"] == "time-over"]


class Watcher(Tab):
    """A guest who looks on, and notes how long nothing happens."""

    def __init__(self, guest: Guest, code: str, silences: list[float]) -> None:
        super().__init__(guest, code)
        self._silences = silences
        self._last = time.perf_counter()

    def hear(self, frame: str | bytes) -> None:
        """Note the time since the frame before."""
        number, now = self.number, time.perf_counter()
        super().hear(frame)
        if number is not None and self.number != number:
            self._silences.append(now - self._last)
        self._last = now


async def play(line: Line, told: Callable[[], None]) -> list[Played]:
    """All games of a line, some at once."""
    turns = asyncio.Semaphore(AT_ONCE)

    async def one() -> Played:
        async with turns:
            silences: list[float] = []
            over = await watch(line.game, [line.level] * line.players, 0, silences)
        told()
        return Played(silences, over)

    return await asyncio.gather(*[one() for _ in range(line.games)])


# What is played


def lines_of(games: Sequence[str], usual: int, others: int) -> list[Line]:
    """Every level at the usual number of players, and at each other number."""
    return [
        Line(game, level, players, usual if players == USUAL[game] else others)
        for game in games
        for level in GAMES[game].levels
        for players in GAMES[game].seats
        if (usual if players == USUAL[game] else others)
    ]


def times(games: Sequence[str], usual: int, others: int, console: Console) -> None:
    """Whether anything runs out of time."""
    lines = lines_of(games, usual, others)
    columns = ("games", "clocks run out", f"silent for {CLOCK} s", "silence, median", "longest")
    table = Table("game", "level", "players", *columns, title="Bots and their time")
    with Progress(console=Console(stderr=True)) as bar:
        task = bar.add_task("playing", total=sum(line.games for line in lines))
        for line in lines:
            bar.update(task, description=f"{line.game}, {line.level}, {line.players} players")
            found = asyncio.run(play(line, lambda: bar.advance(task)))
            table.add_row(line.game, line.level, str(line.players), *_figures(found))
    console.print(table)
    console.print(f"server: {asyncio.run(_troubles())}")


def _figures(found: Sequence[Played]) -> list[str]:
    silences = [silence for played in found for silence in played.silences]
    return [
        str(len(found)),
        str(sum(len(played.over) for played in found)),
        str(sum(silence >= CLOCK for silence in silences)),
        f"{1000 * median(silences):.1f} ms",
        f"{1000 * max(silences):.0f} ms",
    ]


async def _troubles() -> str:
    """What the server counts of workers and errors."""
    async with http_at(URL) as http:
        lines = (await http.get("/metrics")).text.splitlines()
    names = ("sobremesa_worker_deaths", "sobremesa_errors_total")
    return "; ".join(line for line in lines if line.startswith(names)) or "no errors"


# One table beside another


async def listen(game: str, seconds: float, slow: bool) -> list[float]:
    """The silences of tables of the everyday level, for so long, perhaps beside a slow table."""
    chosen, heard = GAMES[game], list[float]()
    tables = [_again(game, [chosen.everyday] * USUAL[game], heard) for _ in range(BESIDE)]
    if slow:
        tables.append(_again(game, [chosen.levels[-1]] * 4, []))
    tasks = [asyncio.create_task(table) for table in tables]
    done, _ = await asyncio.wait(tasks, timeout=seconds)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    for task in done:
        task.result()  # a fault is a fault
    return sorted(heard)


async def _again(game: str, seats: Sequence[str], heard: list[float]) -> None:
    """Games of these bots, one after the other, at the pace that people are used to."""
    while True:
        await watch(game, seats, USUAL_PACE, heard)


def ratios(games: Sequence[str], seconds: float, console: Console) -> None:
    """How much slower tables are beside one of the highest level."""
    title = "Everyday bots alone, and beside four of the highest level: until the next move"
    table = Table("game", "median, alone", "beside", "ratio", "95 %, alone", "beside", title=title)
    for game in games:
        found = []
        for slow in (False, True):
            with served(game):
                found.append(asyncio.run(listen(game, seconds, slow)))
        middle, high = ([heard[int(part * len(heard))] for heard in found] for part in (0.5, 0.95))
        ratio = f"{middle[1] / middle[0]:.2f}"
        table.add_row(game, *map(_ms, middle), ratio, *map(_ms, high))
    console.print(table)


def _ms(seconds: float) -> str:
    return f"{1000 * seconds:.0f} ms"


def served(game: str) -> AbstractContextManager[Any]:
    """A server of ours, compiled where it can be."""
    return serving(Contender("ours", game, compiled=COMPILED.is_dir()), 0, PERSONS)


def main() -> None:
    """Measure both."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", choices=list(USUAL), help="this one alone")
    parser.add_argument("--games", type=int, default=50, help="at the usual number of players")
    parser.add_argument("--others", type=int, default=5, help="at each other number")
    parser.add_argument("--seconds", type=float, default=60.0, help="of tables beside others")
    parser.add_argument("--quick", action="store_true", help="every step, in seconds")
    said = parser.parse_args()
    games = [said.game] if said.game else list(USUAL)
    if said.quick:
        games, said.games, said.others, said.seconds = ["tanxi"], 1, 0, 5.0
    console = Console(width=120)
    with served(games[0]):
        times(games, said.games, said.others, console)
    ratios(games, said.seconds, console)


if __name__ == "__main__":
    main()
