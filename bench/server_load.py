"""The guests of ``server.py``: tables of four over real sockets, in a process of their own.

``python bench/server_load.py --url U --game antayagi --tables N --seconds S [--rate R] --pid P``

Without ``--rate`` whoever is asked answers at once; with it, R moves a second fall due, evenly
spread over the tables. A move's time runs from its sending until the last of the four has heard of
it; answers of which nobody else hears (letting it be) count as moves, but have no such time.

Prints one line of JSON: moves, seconds, p50_ms, p99_ms, updates (deliveries that tell of the game),
bytes_per_update_mean, over (games that ended meanwhile), load_cpu_s (our own: near ``seconds``, it
is we who were too slow), server_cpu_s and server_rss_mb of the process P.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import time
from pathlib import Path
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from sobremesa.kernel.record import commit

SEATS: Final = 4
WARM_UP: Final = 1.0  # seconds of play before anything counts
AT_ONCE: Final = 8  # tables that are set at the same time
PLAIN: Final = {  # moves that keep a game going; others only where there is none of these
    "antayagi": ("choose", "lay", "let-it-be", "take", "eat"),
    "tanxi": ("step", "end"),
}
OPTIONS: Final = {"antayagi": {}, "tanxi": {"characters": "random"}}
UNHEARD: Final = ("let-it-be",)


class Seat:
    """A guest at a table."""

    def __init__(self, table: Table, socket: ClientConnection) -> None:
        self.table = table
        self.socket = socket
        self.opened = False

    async def listen(self) -> None:
        """Hear everything, and let the table know what is asked."""
        try:
            async for text in self.socket:
                assert isinstance(text, str)
                if told := text.count('"type":"told"'):
                    self.table.hear(self, text, told)
                elif not self.opened and '"stage":"opening"' in text:
                    self.opened = True
                    await self.send({"type": "open", "words": "words"})
        except ConnectionClosed:
            pass

    async def send(self, message: dict[str, Any]) -> None:
        """Say something."""
        await self.socket.send(json.dumps(message))


class Table:
    """Four guests who answer whatever they are asked."""

    def __init__(self, game: str, chance: random.Random) -> None:
        self.game = game
        self.chance = chance
        self.seats: list[Seat] = []
        self.asked: asyncio.Queue[tuple[Seat, dict[str, Any]]] = asyncio.Queue()
        self.moves = self.updates = self.bytes = 0
        self.times: list[float] = []
        self._sent = 0.0
        self._waiting = 0

    def hear(self, seat: Seat, text: str, updates: int) -> None:
        """A frame with so many updates has come."""
        self.updates += updates
        self.bytes += len(text)
        if self._waiting:
            self._waiting -= min(self._waiting, updates)
            if not self._waiting:
                self.times.append(time.perf_counter() - self._sent)
        if '"question":{' in text:
            questions = [said["question"] for said in json.loads(text) if said.get("question")]
            self.asked.put_nowait((seat, questions[-1]))

    async def play(self, pause: float, offset: float) -> None:
        """Move for ever, at once or when it is due."""
        due = time.perf_counter() + offset
        while True:
            seat, question = await self.asked.get()
            if pause:
                await asyncio.sleep(due - time.perf_counter())
                due += pause
            await self._move(seat, question)

    async def _move(self, seat: Seat, question: dict[str, Any]) -> None:
        plain = [move for move in question["moves"] if move["do"] in PLAIN[self.game]]
        move = self.chance.choice(plain or question["moves"])
        self.moves += 1
        if move["do"] not in UNHEARD:
            self._waiting, self._sent = SEATS, time.perf_counter()
        await seat.send({"type": "answer", "question": question["number"], "move": move})

    def forget(self) -> None:
        """Begin to count."""
        self.moves = self.updates = self.bytes = 0
        self.times.clear()


# Setting up


async def set_up(url: str, game: str, number: int, turns: asyncio.Semaphore) -> Table:
    """A table whose game is about to begin."""
    async with turns, httpx.AsyncClient(base_url=url, timeout=120) as http:
        tokens = [await come_in(http, seat) for seat in range(SEATS)]
        http.cookies.set("sobremesa", tokens[0])
        settings = {
            "game": game,
            "seats": [{"kind": "open"}] * SEATS,
            "options": OPTIONS[game],
            "window": {"seconds": 60, "closes": "answered"},
        }
        code = (await http.post("/api/tables", json=settings)).json()["table"]
        table = Table(game, random.Random(number))
        for token in tokens:
            table.seats.append(Seat(table, await sit(url, code, token, len(table.seats))))
    return table


async def come_in(http: httpx.AsyncClient, seat: int) -> str:
    """A new guest's token."""
    http.cookies.clear()
    reply = await http.post("/api/guests", json={"name": f"Guest {seat}"})
    return str(reply.cookies["sobremesa"])


async def sit(url: str, code: str, token: str, seat: int) -> ClientConnection:
    """A socket at this seat."""
    socket = await connect(
        f"{url.replace('http', 'ws', 1)}/api/tables/{code}/socket",
        additional_headers={"cookie": f"sobremesa={token}"},
        compression=None,
        max_size=None,
        ping_interval=None,
    )
    await socket.send(json.dumps({"type": "hello"}))
    sit = {"type": "sit", "id": 1, "seat": seat, "commitment": commit("words")}
    await socket.send(json.dumps(sit))
    while '{"type":"done","id":1}' not in str(await socket.recv()):
        pass
    return socket


# Measuring


async def load(said: argparse.Namespace) -> dict[str, Any]:
    """All tables at once; what they saw."""
    turns = asyncio.Semaphore(AT_ONCE)
    setting = [set_up(said.url, said.game, number, turns) for number in range(said.tables)]
    tables = await asyncio.gather(*setting)
    tasks = [asyncio.create_task(seat.listen()) for table in tables for seat in table.seats]
    for table in tables:
        await table.seats[0].send({"type": "start"})
    pause = said.tables / said.rate if said.rate else 0.0
    for number, table in enumerate(tables):
        tasks.append(asyncio.create_task(table.play(pause, pause * number / said.tables)))
    await asyncio.sleep(WARM_UP)
    found = await measure(tables, said.pid, said.seconds)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return found


async def measure(tables: list[Table], pid: int, seconds: float) -> dict[str, Any]:
    """Let them play for so long."""
    for table in tables:
        table.forget()
    begin, own, served = time.perf_counter(), time.process_time(), cpu_seconds(pid)
    await asyncio.sleep(seconds)
    served, own = cpu_seconds(pid) - served, time.process_time() - own
    took = time.perf_counter() - begin
    times = sorted(1000 * one for table in tables for one in table.times)
    updates = sum(table.updates for table in tables)
    return {
        "moves": sum(table.moves for table in tables),
        "seconds": took,
        "p50_ms": times[len(times) // 2],
        "p99_ms": times[len(times) * 99 // 100],
        "updates": updates,
        "bytes_per_update_mean": sum(table.bytes for table in tables) / updates,
        "over": sum(not table.updates for table in tables),
        "load_cpu_s": own,
        "server_cpu_s": served,
        "server_rss_mb": rss_mb(pid),
    }


def cpu_seconds(pid: int) -> float:
    """What a process has used so far, on Linux."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def rss_mb(pid: int) -> float:
    """The memory that a process has now, on Linux."""
    pages = int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def main() -> None:
    """Read what is wanted, and do it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--url", required=True)
    parser.add_argument("--game", choices=list(PLAIN), default="antayagi")
    parser.add_argument("--tables", type=int, required=True)
    parser.add_argument("--seconds", type=float, required=True)
    parser.add_argument("--rate", type=float)
    parser.add_argument("--pid", type=int, required=True)
    print(json.dumps(asyncio.run(load(parser.parse_args()))))


if __name__ == "__main__":
    main()
