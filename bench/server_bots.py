"""The other guests of ``server.py``: one person with three everyday bots at each table.

``python bench/server_bots.py --url U --game antheno --tables N --seconds S --pid P [--attack A]``

With several ``--url`` and as many ``--pid``, of nodes, tables are set at one after the other, and
every second person comes in at another node than their table's home.

Beside them somebody hostile may come in, one person within the server's limits: ``draws`` sends the
same draw 18 times a second, ``hints`` asks for hints at 15 tables, ``packs`` posts two packs of 396
kB of inline tables a second, ``searches`` lets four of the highest level play at 20 tables of Tanxi
as fast as they can, at all nodes.

Prints one line of JSON: bots' moves a second; late_ms, from a bot's due time to its move, as the
upper bound of the bucket in which the median lies (``/metrics``), and the same for p99; wait_ms of
the honest, from sending an answer until it is acknowledged, at the median and p99, and gap_ms, from
one thing that happens at their table to the next, while they are not asked; rss_mb of the server's
process P, or of all of them, and of their workers; and cores, how many of these they all used.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import time
from typing import Any, Final

import httpx
from server_load import (
    AT_ONCE,
    OPTIONS,
    PLAIN,
    begin,
    children,
    cpu_of_all,
    plain_move,
    rss_mb,
    seated,
)

from sobremesa.client.guest import Guest, http_at
from sobremesa.client.tab import Parted, Tab
from sobremesa.games import GAMES
from sobremesa.table.messages import Answer, AnyRequest, Done, Hint, Question, Reply, Start
from sobremesa.table.settings import BotSeat, OpenSeat, Settings

BOTS: Final = 3
EVERYDAY: Final = {name: game.everyday for name, game in GAMES.items()}
WARM_UP: Final = 3.0  # seconds
THINKING: Final = 0.3  # seconds of a person
ATTACKS: Final = ("none", "draws", "hints", "packs", "searches")
HINTED: Final = 15  # tables of who asks for hints
SEARCHED: Final = 20  # tables of who lets the highest level search
DRAW: Final = {"do": "draw"}
PACK: Final = "a = [" + "{b=1}," * 66_000 + "]"


class Player(Tab):
    """A person at a table with bots."""

    def __init__(self, guest: Guest, code: str, game: str, chance: random.Random) -> None:
        super().__init__(guest, code)
        self.game = game
        self.chance = chance
        self.waits: list[float] = []
        self.gaps: list[float] = []
        self._answered = 0
        self._last = 0.0

    def hear(self, frame: str | bytes) -> None:
        """Note the time since something happened before, unless they were asked."""
        number, now = self.number, time.perf_counter()
        idle = self.question is None or self.question.number <= self._answered
        super().hear(frame)
        if self.number != number:
            if idle and self._last:
                self.gaps.append(now - self._last)
            self._last = now

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
        self._answered = question.number
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


async def attack(kind: str, urls: list[str]) -> None:
    """One person, for ever."""
    guest = await Guest.come_in(urls[0], "Guest")
    if kind == "packs":
        await _post_packs(guest)
    if kind == "searches":
        at = [Guest(urls[number % len(urls)], guest.token) for number in range(SEARCHED)]
        await asyncio.gather(*[_search(one) for one in at])
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


async def _search(guest: Guest) -> None:
    """Four of the highest level at a table, one game after the other."""
    bots = (BotSeat(GAMES["tanxi"].levels[-1]),) * (BOTS + 1)
    while True:
        code = await guest.set_table(Settings("tanxi", bots, options=OPTIONS["tanxi"], pace=0))
        tab = Tab(guest, code)
        await tab.open()
        await tab.send(Start())
        await tab.until(lambda tab=tab: tab.room.stage == "over", None)  # type: ignore[misc]
        await tab.close()


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
            home, edge = (said.url[one % len(said.url)] for one in (number, number // 2))
            guest = await Guest.come_in(home, f"Guest {number}")
            player = await set_up(guest, said.game, number)
            guest.url = edge
            return await seated(player, 0)

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
    for player in players:
        player.waits.clear()
        player.gaps.clear()
    before, begin = await figures_of_all(said.url), time.perf_counter()
    used = sum(map(cpu_of_all, said.pid))
    await asyncio.sleep(said.seconds)
    after, took = await figures_of_all(said.url), time.perf_counter() - begin
    used = sum(map(cpu_of_all, said.pid)) - used
    waits = sorted(1000 * wait for player in players for wait in player.waits)
    gaps = sorted(1000 * gap for player in players for gap in player.gaps)
    late = {name: after[name] - before.get(name, 0) for name in after if "le=" in name}
    moves = sum(after[name] - before[name] for name in after if "le=" not in name)
    return {
        "bots_moves_per_s": (moves - len(waits)) / took,
        "late_p50_ms": quantile(late, 0.5),
        "late_p99_ms": quantile(late, 0.99),
        "answers": len(waits),
        "wait_p50_ms": _at(waits, 0.5),
        "wait_p99_ms": _at(waits, 0.99),
        "gaps": len(gaps),
        "gap_p50_ms": _at(gaps, 0.5),
        "gap_p99_ms": _at(gaps, 0.99),
        "rss_mb": sum(map(rss_mb, said.pid)),
        "workers_rss_mb": [rss_mb(worker) for pid in said.pid for worker in children(pid)],
        "cores": used / took,
    }


def _at(times: list[float], share: float) -> float | None:
    """The time below which this share of sorted times lies."""
    return times[int(share * len(times))] if times else None


async def figures_of_all(urls: list[str]) -> dict[str, float]:
    """The same of several servers, whose names differ."""
    found: dict[str, float] = {}
    for url in urls:
        async with http_at(url) as http:
            found |= await figures(http)
    return found


async def figures(http: httpx.AsyncClient) -> dict[str, float]:
    """How many moves were made, and how late bots were, by bucket."""
    lines = (await http.get("/metrics")).text.splitlines()
    names = ("sobremesa_moves_total", "sobremesa_bots_late_seconds_bucket")
    kept = [line.rpartition(" ") for line in lines if line.startswith(names)]
    return {name: float(value) for name, _, value in kept}


def quantile(buckets: dict[str, float], share: float) -> float | None:
    """The upper bound, in ms, of the bucket in which this share lies; None: beyond them all."""
    bounds: dict[str, float] = {}
    for name, count in buckets.items():
        bound = name.split('"')[1]
        bounds[bound] = bounds.get(bound, 0.0) + count
    total = bounds.get("+Inf", 0)
    for bound, count in bounds.items():
        if bound != "+Inf" and total and count >= share * total:
            return 1000 * float(bound)
    return None


def main() -> None:
    """Read what is wanted, and do it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--url", action="append", required=True)
    parser.add_argument("--game", choices=list(EVERYDAY), default="antheno")
    parser.add_argument("--tables", type=int, required=True)
    parser.add_argument("--seconds", type=float, required=True)
    parser.add_argument("--attack", choices=ATTACKS, default="none")
    parser.add_argument("--pid", type=int, action="append", required=True)
    print(json.dumps(asyncio.run(load(parser.parse_args()))))


if __name__ == "__main__":
    main()
