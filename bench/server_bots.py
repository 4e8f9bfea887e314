"""The other guests of ``server.py``: one person with three everyday bots at each table.

``python bench/server_bots.py --url U --game antheno --tables N --seconds S --pid P [--attack A]``

Beside them somebody hostile may come in, one person within the server's limits: ``draws`` sends the
same draw 18 times a second, ``hints`` asks for hints at 15 tables, ``packs`` posts two packs of 396
kB of inline tables a second.

Prints one line of JSON: bots' moves a second; late_ms, from a bot's due time to its move, as the
upper bound of the bucket in which the median lies (``/metrics``), and the same for p99; wait_ms of
the honest, from sending an answer until it is acknowledged, at the median and p99; and rss_mb of
the server's process P and of its workers.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import time
from pathlib import Path
from typing import Any, Final

import httpx
from server_load import AT_ONCE, OPTIONS, PLAIN, come_in, rss_mb, sit
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from sobremesa.games import GAMES

BOTS: Final = 3
EVERYDAY: Final = {name: game.everyday for name, game in GAMES.items()}
WARM_UP: Final = 3.0  # seconds
THINKING: Final = 0.3  # seconds of a person
ATTACKS: Final = ("none", "draws", "hints", "packs")
HINTED: Final = 15  # tables of who asks for hints
PACK: Final = "a = [" + "{b=1}," * 66_000 + "]"


class Player:
    """A person at a table with bots."""

    def __init__(self, game: str, socket: ClientConnection, chance: random.Random) -> None:
        self.game = game
        self.socket = socket
        self.chance = chance
        self.number = 0  # of the question that is open
        self.waits: list[float] = []
        self._opened = False
        self._id = 0
        self._sent: dict[int, float] = {}

    async def play(self) -> None:
        """Answer whatever is asked; in Antheno as a hint says."""
        try:
            async for text in self.socket:
                for said in json.loads(text):
                    await self.hear(said)
        except ConnectionClosed:
            pass

    async def hear(self, said: dict[str, Any]) -> None:
        """One message."""
        if said.get("stage") == "opening" and not self._opened:
            self._opened = True
            await self.say({"type": "open", "words": "words"})
        sent = self._sent.pop(said.get("id", 0), None)
        if sent is not None and said["type"] == "done":
            self.waits.append(time.perf_counter() - sent)
        if said["type"] == "reply" and "move" in said["answer"]:
            await self.answer(said["answer"]["move"])
        question = said.get("question")
        if question:
            self.number = question["number"]
            await asyncio.sleep(THINKING)
            await self.decide(question)

    async def decide(self, question: dict[str, Any]) -> None:
        """A move that keeps the game going, or a question what to do."""
        if self.game == "antheno":
            await self.say({"type": "hint"})
            return
        plain = [move for move in question["moves"] if move["do"] in PLAIN[self.game]]
        await self.answer(self.chance.choice(plain or question["moves"]))

    async def answer(self, move: dict[str, Any]) -> None:
        """Play it."""
        await self.say({"type": "answer", "question": self.number, "move": move})
        self._sent[self._id] = time.perf_counter()

    async def say(self, message: dict[str, Any]) -> None:
        """Say something."""
        self._id += 1
        await self.socket.send(json.dumps({**message, "id": self._id}))


async def set_up(http: httpx.AsyncClient, url: str, game: str, token: str, number: int) -> Player:
    """A table where this person sits."""
    seats = [{"kind": "open"}, *[{"kind": "bot", "level": EVERYDAY[game]}] * BOTS]
    settings = {"game": game, "seats": seats, "options": OPTIONS.get(game, {})}
    reply = await http.post("/api/tables", json=settings, headers={"cookie": f"sobremesa={token}"})
    socket = await sit(url, reply.json()["table"], token, 0)
    return Player(game, socket, random.Random(number))


# Hostile


async def attack(kind: str, url: str) -> None:
    """One person, for ever."""
    async with httpx.AsyncClient(base_url=url, timeout=120) as http:
        token = await come_in(http, 0)
        http.cookies.clear()
        if kind == "packs":
            await _post_packs(http, token)
        players = [
            await set_up(http, url, "antheno", token, number)
            for number in range(HINTED if kind == "hints" else 1)
        ]
        message = (
            {"type": "hint"} if kind == "hints" else {"type": "answer", "move": {"do": "draw"}}
        )
        await asyncio.gather(*[_flood(player, message, len(players)) for player in players])


async def _post_packs(http: httpx.AsyncClient, token: str) -> None:
    seats = [{"kind": "bot", "level": "random"}] * 3
    settings = {"game": "antayagi", "seats": seats, "pack": PACK}
    posts: set[asyncio.Task[Any]] = set()
    while True:
        post = http.post("/api/tables", json=settings, headers={"cookie": f"sobremesa={token}"})
        posts.add(asyncio.create_task(post))
        posts = {one for one in posts if not one.done()}
        await asyncio.sleep(0.5)


async def _flood(player: Player, message: dict[str, Any], sockets: int) -> None:
    await player.say({"type": "start"})
    player.game = "nothing"  # it answers nothing by itself
    listening = asyncio.create_task(_listen(player))
    while not listening.done():
        await player.say({**message, "question": player.number} if "move" in message else message)
        await asyncio.sleep(sockets / 18)


async def _listen(player: Player) -> None:
    try:
        async for text in player.socket:
            for said in json.loads(text):
                if said.get("stage") == "opening":
                    await player.say({"type": "open", "words": "words"})
                if said.get("question"):
                    player.number = said["question"]["number"]
    except ConnectionClosed:
        pass


# Measuring


async def load(said: argparse.Namespace) -> dict[str, Any]:
    """All tables at once; what they saw."""
    turns = asyncio.Semaphore(AT_ONCE)

    async def one(number: int) -> Player:
        async with turns, httpx.AsyncClient(base_url=said.url, timeout=120) as http:
            token = await come_in(http, number)
            http.cookies.clear()
            return await set_up(http, said.url, said.game, token, number)

    players = await asyncio.gather(*[one(number) for number in range(said.tables)])
    tasks = [asyncio.create_task(player.play()) for player in players]
    for player in players:
        await player.say({"type": "start"})
    if said.attack != "none":
        tasks.append(asyncio.create_task(attack(said.attack, said.url)))
    await asyncio.sleep(min(WARM_UP, said.seconds))
    found = await measure(players, said)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return found


async def measure(players: list[Player], said: argparse.Namespace) -> dict[str, Any]:
    """Let them play for so long."""
    async with httpx.AsyncClient(base_url=said.url, timeout=120) as http:
        for player in players:
            player.waits.clear()
        before, begin = await figures(http), time.perf_counter()
        await asyncio.sleep(said.seconds)
        after, took = await figures(http), time.perf_counter() - begin
    waits = sorted(1000 * wait for player in players for wait in player.waits)
    late = {name: after[name] - before.get(name, 0) for name in after if "le=" in name}
    moves = sum(after[name] - before[name] for name in after if "le=" not in name)
    return {
        "bots_moves_per_s": (moves - len(waits)) / took,
        "late_p50_ms": quantile(late, 0.5),
        "late_p99_ms": quantile(late, 0.99),
        "answers": len(waits),
        "wait_p50_ms": waits[len(waits) // 2] if waits else None,
        "wait_p99_ms": waits[len(waits) * 99 // 100] if waits else None,
        "rss_mb": rss_mb(said.pid),
        "workers_rss_mb": [rss_mb(pid) for pid in children(said.pid)],
    }


async def figures(http: httpx.AsyncClient) -> dict[str, float]:
    """How many moves were made, and how late bots were, by bucket."""
    lines = (await http.get("/metrics")).text.splitlines()
    names = ("sobremesa_moves_total", "sobremesa_bots_late_seconds_bucket")
    kept = [line.rpartition(" ") for line in lines if line.startswith(names)]
    return {name: float(value) for name, _, value in kept}


def quantile(buckets: dict[str, float], share: float) -> float | None:
    """The upper bound, in ms, of the bucket in which this share lies; None: beyond them all."""
    bounds = {name.split('"')[1]: count for name, count in buckets.items()}
    total = bounds.get("+Inf", 0)
    for bound, count in bounds.items():
        if bound != "+Inf" and total and count >= share * total:
            return 1000 * float(bound)
    return None


def children(pid: int) -> list[int]:
    """The processes that a process has started, on Linux."""
    text = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii")
    return [int(one) for one in text.split()]


def main() -> None:
    """Read what is wanted, and do it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--url", required=True)
    parser.add_argument("--game", choices=list(EVERYDAY), default="antheno")
    parser.add_argument("--tables", type=int, required=True)
    parser.add_argument("--seconds", type=float, required=True)
    parser.add_argument("--attack", choices=ATTACKS, default="none")
    parser.add_argument("--pid", type=int, required=True)
    print(json.dumps(asyncio.run(load(parser.parse_args()))))


if __name__ == "__main__":
    main()
