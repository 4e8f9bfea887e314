"""The guests of bench/server.py: tables of four, in a process of their own.

Prints one line of JSON: how many moves, and how long from sending one to its last delivery.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import time
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from sobremesa.kernel.record import commit

SEATS = 4
PLAIN = {"tanxi": ("step", "end"), "antayagi": ("choose", "lay", "let-it-be", "take", "eat")}
OPTIONS = {"tanxi": {"characters": "random"}, "antayagi": {}}
SECRET = ("let-it-be",)  # of which nobody else hears


class Seat:
    """A guest at a table."""

    def __init__(self, table: Table, socket: ClientConnection) -> None:
        self.table = table
        self.socket = socket
        self.opened = False
        self.told = 0
        self.bytes = 0

    async def listen(self) -> None:
        """Hear everything, and move whenever something is asked."""
        async for text in self.socket:
            assert isinstance(text, str)
            if not text.startswith('{"type":"told"'):
                await self.open_words(text)
                continue
            self.told += 1
            self.bytes += len(text)
            self.table.heard()
            if '"question":{' in text:
                question = json.loads(text)["question"]
                self.table.asked.put_nowait((self, question))


    async def open_words(self, text: str) -> None:
        """When the game is called, one's words are opened."""
        if not self.opened and '"stage":"opening"' in text:
            self.opened = True
            await self.socket.send(json.dumps({"type": "open", "words": "words"}))


class Table:
    """Four guests who move in turn."""

    def __init__(self, game: str, chance: random.Random) -> None:
        self.game = game
        self.seats: list[Seat] = []
        self.asked: asyncio.Queue[tuple[Seat, dict[str, Any]]] = asyncio.Queue()
        self.chance = chance
        self.moves = 0
        self.sent = 0.0
        self.waiting = 0
        self.times: list[float] = []

    def heard(self) -> None:
        """One more has heard of the move."""
        if self.waiting:
            self.waiting -= 1
            if not self.waiting:
                self.times.append(time.perf_counter() - self.sent)

    async def play(self, end: float, pause: float) -> None:
        """Move until the time is over, or until the game is."""
        begin = time.perf_counter()
        while time.perf_counter() < end:
            async with asyncio.timeout(max(0.01, end - time.perf_counter())):
                seat, question = await self.asked.get()
            if pause:
                await asyncio.sleep(begin + self.moves * pause - time.perf_counter())
            plain = [move for move in question["moves"] if move["do"] in PLAIN[self.game]]
            move = self.chance.choice(plain or question["moves"])
            asked = {"type": "answer", "question": question["number"], "move": move}
            self.moves += 1
            if move["do"] not in SECRET:
                self.waiting, self.sent = SEATS, time.perf_counter()
            await seat.socket.send(json.dumps(asked))


async def set_up(url: str, game: str, number: int) -> Table:
    """A table whose game has begun."""
    table = Table(game, random.Random(number))
    tokens = []
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:
        for seat in range(SEATS):
            http.cookies.clear()
            reply = await http.post("/api/guests", json={"name": f"Guest {seat}"})
            tokens.append(reply.cookies["sobremesa"])
        http.cookies.set("sobremesa", tokens[0])
        settings = {
            "game": game,
            "seats": [{"kind": "open"}] * SEATS,
            "options": OPTIONS[game],
            "window": {"seconds": 60, "closes": "answered"},
        }
        code = (await http.post("/api/tables", json=settings)).json()["table"]
    for token in tokens:
        table.seats.append(Seat(table, await sit(url, code, token, len(table.seats))))
    await table.seats[0].socket.send(json.dumps({"type": "start"}))
    return table


async def sit(url: str, code: str, token: str, seat: int) -> ClientConnection:
    """A socket at this seat."""
    socket = await connect(
        f"{url.replace('http', 'ws', 1)}/api/tables/{code}/socket",
        additional_headers={"cookie": f"sobremesa={token}"},
        compression=None,
        max_size=None,
    )
    await socket.send(json.dumps({"type": "hello"}))
    await socket.send(json.dumps({"type": "sit", "seat": seat, "commitment": commit("words")}))
    while json.loads(await socket.recv())["type"] != "done":
        pass
    return socket


async def load(
    url: str, game: str, tables: int, seconds: float, rate: float | None
) -> dict[str, Any]:
    """All tables at once; what they saw."""
    playing = [await set_up(url, game, number) for number in range(tables)]
    listening = [asyncio.create_task(seat.listen()) for table in playing for seat in table.seats]
    await asyncio.sleep(1)
    print(json.dumps({"ready": True}), flush=True)
    await asyncio.to_thread(input)  # the caller looks at the clock of the server's process
    begin = time.perf_counter()
    pause = 0.0 if rate is None else tables / rate
    plays = [table.play(begin + seconds, pause) for table in playing]
    await asyncio.gather(*plays, return_exceptions=True)
    took = time.perf_counter() - begin
    for task in listening:
        task.cancel()
    times = sorted(time * 1000 for table in playing for time in table.times)
    told = sum(seat.told for table in playing for seat in table.seats)
    size = sum(seat.bytes for table in playing for seat in table.seats)
    return {
        "moves": sum(table.moves for table in playing),
        "seconds": took,
        "p50_ms": times[len(times) // 2],
        "p99_ms": times[len(times) * 99 // 100],
        "bytes_per_update_mean": size / told,
        "updates": told,
    }


def main() -> None:
    """Read what is wanted, and do it."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--url", required=True)
    parser.add_argument("--game", choices=list(PLAIN), required=True)
    parser.add_argument("--tables", type=int, required=True)
    parser.add_argument("--seconds", type=float, required=True)
    parser.add_argument("--rate", type=float)
    said = parser.parse_args()
    print(json.dumps(asyncio.run(load(said.url, said.game, said.tables, said.seconds, said.rate))))


if __name__ == "__main__":
    main()
