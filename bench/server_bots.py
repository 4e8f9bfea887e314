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
from typing import Any, Final

import httpx
from server_load import AT_ONCE, OPTIONS, PLAIN, begin, children, plain_move, rss_mb, seated

from sobremesa.client.guest import Guest, http_at
from sobremesa.client.tab import Parted, Tab
from sobremesa.games import GAMES
from sobremesa.table.messages import Answer, AnyRequest, Done, Hint, Question, Reply
from sobremesa.table.settings import BotSeat, OpenSeat, Settings

BOTS: Final = 3
EVERYDAY: Final = {name: game.everyday for name, game in GAMES.items()}
WARM_UP: Final = 3.0  # seconds
THINKING: Final = 0.3  # seconds of a person
ATTACKS: Final = ("none", "draws", "hints", "packs")
HINTED: Final = 15  # tables of who asks for hints
DRAW: Final = {"do": "draw"}
PACK: Final = "a = [" + "{b=1}," * 66_000 + "]"


class Player(Tab):
    """A person at a table with bots."""

    def __init__(self, guest: Guest, code: str, game: str, chance: random.Random) -> None:
        super().__init__(guest, code)
        self.game = game
        self.chance = chance
        self.waits: list[float] = []

    async def play(self) -> None:
        """Answer whatever is asked, until the socket is closed or the game is over."""
        answered = 0
        try:
            while True:
                await self.until(lambda: self.asks_after(answered), None)  # noqa: B023
                question = self.question
                if question is None or self.room.stage == "over":
                    return
                answered = question.number
                await asyncio.sleep(THINKING)
                await self._answer(question)
        except Parted:
            pass

    def asks_after(self, answered: int) -> bool:
        """Whether something new is asked, or nothing will be."""
        asked = self.question is not None and self.question.number > answered
        return asked or self.room.stage == "over"

    async def _answer(self, question: Question) -> None:
        move = await self._chosen(question)
        sent = time.perf_counter()
        if move is not None and isinstance(await self.answer(move, question.number), Done):
            self.waits.append(time.perf_counter() - sent)

    async def _chosen(self, question: Question) -> dict[str, Any] | None:
        """A move that keeps the game going; in Antheno what a hint says."""
        if self.game in PLAIN:
            return plain_move(self.game, question, self.chance)
        reply = await self.ask(Hint())
        return reply.answer["move"] if isinstance(reply, Reply) else None


async def set_up(guest: Guest, game: str, number: int) -> Player:
    """A table where this person sits."""
    bot = BotSeat(EVERYDAY[game])
    settings = Settings(game, (OpenSeat(), *[bot] * BOTS), options=OPTIONS.get(game, {}))
    code = await guest.set_table(settings)
    return Player(guest, code, game, random.Random(number))


# Hostile


async def attack(kind: str, url: str) -> None:
    """One person, for ever."""
    guest = await Guest.come_in(url, "Guest")
    if kind == "packs":
        await _post_packs(guest)
    players = [
        await set_up(guest, "antheno", number) for number in range(HINTED if kind == "hints" else 1)
    ]
    for player in players:
        await seated(player, 0)
    await asyncio.gather(*[_flood(player, kind, len(players)) for player in players])


async def _post_packs(guest: Guest) -> None:
    settings = Settings("antayagi", (BotSeat("random"),) * 3, pack=PACK)
    posts: set[asyncio.Task[str]] = set()
    while True:
        posts.add(asyncio.create_task(guest.set_table(settings)))
        posts = {one for one in posts if not one.done() or one.exception() is None}
        await asyncio.sleep(0.5)


async def _flood(player: Player, kind: str, sockets: int) -> None:
    """The same request for ever, about whatever is asked."""
    await begin([player])
    while True:
        number = 0 if player.question is None else player.question.number
        request: AnyRequest = Hint() if kind == "hints" else Answer(question=number, move=DRAW)
        await player.send(request)
        await asyncio.sleep(sockets / 18)


# Measuring


async def load(said: argparse.Namespace) -> dict[str, Any]:
    """All tables at once; what they saw."""
    turns = asyncio.Semaphore(AT_ONCE)

    async def one(number: int) -> Player:
        async with turns:
            guest = await Guest.come_in(said.url, f"Guest {number}")
            return await seated(await set_up(guest, said.game, number), 0)

    players = await asyncio.gather(*[one(number) for number in range(said.tables)])
    await asyncio.gather(*[begin([player]) for player in players])
    tasks = [asyncio.create_task(player.play()) for player in players]
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
    async with http_at(said.url) as http:
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
