"""The guests of ``server.py`` and ``scale.py``: tables of four over real sockets, in their process.

``python bench/server_load.py --url U --game antayagi --tables N --seconds S [--rate R] --pid P``

With several ``--url``, of nodes, tables are set at one after the other, and the seats of a table
come in at one after the other: at two nodes half of the sockets are not at their table's home. With
``--at-home`` all of them come in where their table lives; servers then may know nothing of each
other.

Without ``--rate`` whoever is asked answers at once; with it, R moves a second fall due, evenly
spread over the tables. A move's time runs from its sending until the last of the four has heard of
it; answers of which nobody else hears (letting it be) count as moves, but have no such time.

Prints one line of JSON: moves, seconds, p50_ms, p99_ms, updates (deliveries that tell of the game),
bytes_per_update_mean, over (tables whose games have ended: there nothing is asked any more),
load_cpu_s (our own: near ``seconds``, it is we who were too slow), server_cpu_s and server_rss_mb
of the process P, or of all of them where there are several, and cpu_s of each with all that it has
started.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import time
from pathlib import Path
from typing import Any, Final, TypeVar

from sobremesa.client.guest import Guest
from sobremesa.client.tab import Tab
from sobremesa.table.messages import Answer, AnyDelivery, Done, Question, Start, Told
from sobremesa.table.settings import OpenSeat, Settings, Window

SEATS: Final = 4
WARM_UP: Final = 0.2  # of the seconds that count: so long they play before
AT_ONCE: Final = 8  # tables that are set at the same time
PLAIN: Final = {  # moves that keep a game going; others only where there is none of these
    "antayagi": ("choose", "lay", "let-it-be", "take", "eat"),
    "tanxi": ("step", "end"),
}
OPTIONS: Final[dict[str, dict[str, Any]]] = {"antayagi": {}, "tanxi": {"characters": "random"}}
UNHEARD: Final = ("let-it-be",)
TabT = TypeVar("TabT", bound=Tab)


class Seat(Tab):
    """A guest at a table."""

    def __init__(self, guest: Guest, code: str, table: Table) -> None:
        super().__init__(guest, code)
        self.table = table

    def hear(self, frame: str | bytes) -> None:
        """Count what comes, and let the table know what is asked."""
        asked, number = self.question, self.number or 0
        super().hear(frame)
        updates = (self.number or 0) - number
        if updates and self.view is not None:
            self.table.count(len(frame), updates)
        if self.question is not None and self.question is not asked:
            self.table.asked.put_nowait((self, self.question))

    def hear_message(self, said: AnyDelivery) -> None:
        """Lines are not kept: there would be ever more of them."""
        super().hear_message(said)
        if isinstance(said, Told):
            self.lines.clear()


class Table:
    """Four guests who answer whatever they are asked."""

    def __init__(self, game: str, chance: random.Random) -> None:
        self.game = game
        self.chance = chance
        self.seats: list[Seat] = []
        self.asked: asyncio.Queue[tuple[Seat, Question]] = asyncio.Queue()
        self.moves = self.updates = self.bytes = 0
        self.times: list[float] = []
        self._sent = 0.0
        self._waiting = 0

    def count(self, bytes: int, updates: int) -> None:
        """A frame with so many updates has come."""
        self.updates += updates
        self.bytes += bytes
        if self._waiting:
            self._waiting -= min(self._waiting, updates)
            if not self._waiting:
                self.times.append(time.perf_counter() - self._sent)

    async def play(self, pause: float, offset: float) -> None:
        """Move for ever, at once or when it is due."""
        due = time.perf_counter() + offset
        while True:
            seat, question = await self.asked.get()
            if pause:
                await asyncio.sleep(due - time.perf_counter())
                due += pause
            await self._move(seat, question)

    async def _move(self, seat: Seat, question: Question) -> None:
        move = plain_move(self.game, question, self.chance)
        self.moves += 1
        if move["do"] not in UNHEARD:
            self._waiting, self._sent = SEATS, time.perf_counter()
        await seat.send(Answer(question=question.number, move=move))

    def forget(self) -> None:
        """Begin to count."""
        self.moves = self.updates = self.bytes = 0
        self.times.clear()


def plain_move(game: str, question: Question, chance: random.Random) -> dict[str, Any]:
    """A move that keeps the game going."""
    plain = [move for move in question.moves if move["do"] in PLAIN[game]]
    move: dict[str, Any] = chance.choice(plain or question.moves)
    return move


# Setting up


async def set_up(urls: list[str], game: str, number: int, turns: asyncio.Semaphore) -> Table:
    """A table whose game is about to begin; it lives where its first seat comes in.

    The others come in at each of these servers in turn.
    """
    async with turns:
        guests = [
            await Guest.come_in(urls[seat % len(urls)], f"Guest {seat}") for seat in range(SEATS)
        ]
        settings = Settings(
            game,
            (OpenSeat(),) * SEATS,
            options=OPTIONS[game],
            window=Window(seconds=60, closes="answered"),
        )
        code = await guests[0].set_table(settings)
        table = Table(game, random.Random(number))
        for seat, guest in enumerate(guests):
            table.seats.append(await seated(Seat(guest, code, table), seat))
    return table


def ways_in(urls: list[str], *, at_home: bool) -> list[list[str]]:
    """For one table after the other: where its people come in, its home first."""
    if at_home:
        return [[url] for url in urls]
    return [urls[number:] + urls[:number] for number in range(len(urls))]


async def seated(tab: TabT, seat: int) -> TabT:
    """The tab, at this seat."""
    await tab.open()
    await tab.guest.close()  # nothing more is asked over HTTP
    reply = await tab.sit(seat)
    assert isinstance(reply, Done), reply
    return tab


async def begin(tabs: list[TabT]) -> None:
    """The host calls the game, and all open their nonces."""
    await tabs[0].send(Start())
    await asyncio.gather(*[tab.open_nonce() for tab in tabs])


# Measuring


async def load(said: argparse.Namespace) -> dict[str, Any]:
    """All tables at once; what they saw."""
    turns = asyncio.Semaphore(AT_ONCE)
    ways = ways_in(said.url, at_home=said.at_home)
    setting = [
        set_up(ways[number % len(ways)], said.game, number, turns) for number in range(said.tables)
    ]
    tables = await asyncio.gather(*setting)
    await asyncio.gather(*[begin(table.seats) for table in tables])
    pause = said.tables / said.rate if said.rate else 0.0
    tasks = [
        asyncio.create_task(table.play(pause, pause * number / said.tables))
        for number, table in enumerate(tables)
    ]
    await asyncio.sleep(WARM_UP * said.seconds)
    found = await measure(tables, said.pid, said.seconds)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return found


async def measure(tables: list[Table], pids: list[int], seconds: float) -> dict[str, Any]:
    """Let them play for so long."""
    for table in tables:
        table.forget()
    begin, own = time.perf_counter(), time.process_time()
    served, each = sum(map(cpu_seconds, pids)), [cpu_of_all(pid) for pid in pids]
    await asyncio.sleep(seconds)
    served = sum(map(cpu_seconds, pids)) - served
    each = [cpu_of_all(pid) - before for pid, before in zip(pids, each, strict=True)]
    took, own = time.perf_counter() - begin, time.process_time() - own
    times = sorted(1000 * one for table in tables for one in table.times)
    updates = sum(table.updates for table in tables)
    if not times:
        raise SystemExit("no game lasted until it counted: take more tables or fewer seconds")
    return {
        "moves": sum(table.moves for table in tables),
        "seconds": took,
        "p50_ms": times[len(times) // 2],
        "p99_ms": times[len(times) * 99 // 100],
        "updates": updates,
        "bytes_per_update_mean": sum(table.bytes for table in tables) / updates,
        "over": sum(table.seats[0].is_over for table in tables),
        "load_cpu_s": own,
        "server_cpu_s": served,
        "server_rss_mb": sum(map(rss_mb, pids)),
        "cpu_s": each,
    }


def cpu_seconds(pid: int) -> float:
    """What a process has used so far, on Linux."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def cpu_of_all(pid: int) -> float:
    """What a process and all that it has started have used so far."""
    return cpu_seconds(pid) + sum(map(cpu_of_all, children(pid)))


def children(pid: int) -> list[int]:
    """The processes that a process has started, on Linux."""
    tasks = Path(f"/proc/{pid}/task").glob("*/children")
    return [int(one) for task in tasks for one in task.read_text(encoding="ascii").split()]


def rss_mb(pid: int) -> float:
    """The memory that a process has now, on Linux."""
    pages = int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def main() -> None:
    """Read what is wanted, and do it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--url", action="append", required=True)
    parser.add_argument("--game", choices=list(PLAIN), default="antayagi")
    parser.add_argument("--tables", type=int, required=True)
    parser.add_argument("--seconds", type=float, required=True)
    parser.add_argument("--rate", type=float)
    parser.add_argument("--pid", type=int, action="append", required=True)
    parser.add_argument("--at-home", action="store_true")
    print(json.dumps(asyncio.run(load(parser.parse_args()))))


if __name__ == "__main__":
    main()
