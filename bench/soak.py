"""Does anything grow? Simulated traffic on two nodes for as long as you like.

So many tables are in play all the time, of all games in turn: two people, who come in at different
nodes, and bots, at the pace of people. When a game is over, or has lasted too long, they look at
its record and at their lists, and go; others come. Who is sent away comes back.

Every minute the memory of both nodes and of their workers is noted, and how long people waited
until their answers were acknowledged. In the end there is a row for each part of the time, and how
much memory and p99 grew from the second part to the last: the first one fills what is kept.

    python bench/soak.py --minutes 60
    python bench/soak.py --minutes 30 --tables 24 --parts 6

It reports, good or bad: the exit code is 0 either way.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final, NamedTuple

from rich.console import Console
from rich.progress import Progress
from rich.table import Table
from scale_nodes import Served, served
from server_load import OPTIONS, PLAIN, begin, children, plain_move, rss_mb

from sobremesa.client.guest import Guest, ServerFault, Turned, sent
from sobremesa.client.tab import UNREACHABLE, Parted, Tab
from sobremesa.games import GAMES
from sobremesa.table.messages import Done, Hint, Question, Reply
from sobremesa.table.settings import BotSeat, OpenSeat, Settings, Window

PORT: Final = 18_500
PEOPLE: Final = 2
SEATS: Final = {"antayagi": 4, "antheno": 3, "tanxi": 3}
PACE: Final = 900  # ms of a bot
THINKING: Final = (0.5, 2.5)  # seconds of a person
LONGEST: Final = 300.0  # seconds of a game
IDLE: Final = 1  # minutes that a table stays in memory
PAUSE: Final = 0.2  # seconds until who was sent away comes back
GONE: Final = (*UNREACHABLE, Parted, ServerFault, Turned, TimeoutError)


class Wait(NamedTuple):
    """How long somebody waited for an answer, and when."""

    at: float
    seconds: float


class Look(NamedTuple):
    """The memory of everything at one moment, in MB."""

    at: float
    nodes: list[float]
    workers: float
    nats: float


class Notes:
    """What was seen so far."""

    def __init__(self) -> None:
        self.waits: list[Wait] = []
        self.looks: list[Look] = []
        self.games = self.refused = self.sent_away = 0


class Person(Tab):
    """Somebody at a table, who comes back when they are sent away."""

    def __init__(
        self, guest: Guest, code: str, game: str, notes: Notes, luck: random.Random
    ) -> None:
        super().__init__(guest, code)
        self._game = game
        self._notes = notes
        self._luck = luck

    async def play(self) -> None:
        """Answer whatever is asked, until the game is over."""
        while True:
            try:
                await self._play()
            except GONE:
                self._notes.sent_away += 1
                await self._come_back()
            else:
                return

    async def _come_back(self) -> None:
        while True:
            await asyncio.sleep(PAUSE)
            with suppress(*GONE):
                await self.open()
                return

    async def _play(self) -> None:
        answered = 0
        while True:
            await self.until(lambda: self._is_asked_after(answered), None)  # noqa: B023
            question = self.question
            if question is None or self.room.stage == "over":
                return
            answered = question.number
            await asyncio.sleep(self._luck.uniform(*THINKING))
            await self._answer(question)

    def _is_asked_after(self, answered: int) -> bool:
        asked = self.question is not None and self.question.number > answered
        return asked or self.room.stage == "over"

    async def _answer(self, question: Question) -> None:
        move = await self._chosen(question)
        began = time.perf_counter()
        if move is None:
            return
        if isinstance(await self.answer(move, question.number), Done):
            self._notes.waits.append(Wait(time.monotonic(), time.perf_counter() - began))
        else:
            self._notes.refused += 1

    async def _chosen(self, question: Question) -> dict[str, Any] | None:
        if self._game in PLAIN:
            return plain_move(self._game, question, self._luck)
        reply = await self.ask(Hint())
        return reply.answer["move"] if isinstance(reply, Reply) else None


async def play_for_ever(urls: Sequence[str], slot: int, notes: Notes) -> None:
    """One game after the other, always with other people."""
    luck = random.Random(slot)
    game = list(SEATS)[slot % len(SEATS)]
    while True:
        with suppress(*GONE):
            await play_one(urls, slot, game, notes, luck)
            notes.games += 1


async def play_one(
    urls: Sequence[str], slot: int, game: str, notes: Notes, luck: random.Random
) -> None:
    """A game of people who come, play, look back and go."""
    guests = [
        await Guest.come_in(urls[(slot + number) % len(urls)], f"Guest {number}")
        for number in range(PEOPLE)
    ]
    bots = (BotSeat(GAMES[game].everyday),) * (SEATS[game] - PEOPLE)
    settings = Settings(
        game,
        ((OpenSeat(),) * PEOPLE) + bots,
        options=OPTIONS.get(game, {}),
        window=Window(seconds=10, closes="answered"),
        pace=PACE,
    )
    people: list[Person] = []
    try:
        code = await guests[0].set_table(settings)
        for seat, guest in enumerate(guests):
            people.append(Person(guest, code, game, notes, luck))
            await people[-1].open()
            await people[-1].sit(seat)
        await begin(people)
        with suppress(TimeoutError):
            async with asyncio.timeout(LONGEST):
                await asyncio.gather(*(one.play() for one in people))
        for guest in guests:
            for path in ("/api/me/tables", "/api/tables", f"/api/tables/{code}"):
                await sent(guest.http, "GET", path)
    finally:
        for one in people:
            await one.close()
        for guest in guests:
            await guest.close()


async def look_for_ever(found: Served, notes: Notes, every: float) -> None:
    """Note the memory, again and again."""
    assert found.nats is not None
    while True:
        workers = sum(rss_mb(pid) for node in found.nodes for pid in children(node))
        nodes = [rss_mb(pid) for pid in found.nodes]
        notes.looks.append(Look(time.monotonic(), nodes, workers, rss_mb(found.nats)))
        await asyncio.sleep(every)


async def soak(found: Served, said: argparse.Namespace, notes: Notes) -> None:
    """Let them play for so long."""
    tasks = [
        asyncio.create_task(play_for_ever(found.urls, slot, notes)) for slot in range(said.tables)
    ]
    every = min(60.0, 60 * said.minutes / said.parts / 2)
    tasks.append(asyncio.create_task(look_for_ever(found, notes, every)))
    with Progress(console=Console(stderr=True)) as bar:
        task = bar.add_task("soaking", total=60 * said.minutes)
        end = time.monotonic() + 60 * said.minutes
        while (left := end - time.monotonic()) > 0:
            done, _ = await asyncio.wait(tasks, timeout=min(left, 1.0))
            for one in done:
                one.result()  # a fault is a fault
            bar.update(task, completed=60 * said.minutes - max(0.0, end - time.monotonic()))
    for one in tasks:
        one.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


class Part(NamedTuple):
    """What was seen in a part of the time."""

    answers: int
    p50: float
    p99: float
    nodes: list[float]
    workers: float
    nats: float


def part_of(notes: Notes, begin: float, end: float) -> Part:
    """The median and p99 of answers in ms, and the last look at memory."""
    times = sorted(1000 * wait.seconds for wait in notes.waits if begin <= wait.at < end)
    look = [one for one in notes.looks if one.at < end][-1]
    middle, high = (times[int(share * len(times))] if times else 0.0 for share in (0.5, 0.99))
    return Part(len(times), middle, high, look.nodes, look.workers, look.nats)


def report(notes: Notes, began: float, said: argparse.Namespace, console: Console) -> None:
    """What was seen, part by part, and what grew."""
    length = 60 * said.minutes / said.parts
    table = Table("minutes", "answers", "p50 ms", "p99 ms", "nodes MB", "workers MB", "NATS MB")
    parts = []
    for number in range(said.parts):
        begin, end = began + length * number, began + length * (number + 1)
        part = part_of(notes, begin, end)
        parts.append(part)
        table.add_row(
            f"{length * number / 60:.0f}–{length * (number + 1) / 60:.0f}", f"{part.answers:,}",
            f"{part.p50:.1f}", f"{part.p99:.0f}", " ".join(f"{one:.0f}" for one in part.nodes),
            f"{part.workers:.0f}", f"{part.nats:.0f}",
        )  # fmt: skip
    console.print(table)
    counts = f"{notes.games} games, {notes.refused} answers refused, {notes.sent_away} sent away"
    console.print(f"{len(notes.waits):,} answers acknowledged; {counts}")
    if said.parts > 2:
        first, last = parts[1], parts[-1]
        grown = sum(last.nodes) / sum(first.nodes)
        console.print(f"from the second part to the last: memory of nodes × {grown:.3f}")
        if first.answers:
            console.print(f"p50 × {last.p50 / first.p50:.2f}, p99 × {last.p99 / first.p99:.2f}")


def main() -> None:
    """Read what is wanted, and do it."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--tables", type=int, default=12, help="in play at any time")
    parser.add_argument("--parts", type=int, default=6, help="of the time, told apart")
    parser.add_argument("--quick", action="store_true", help="every step, in seconds")
    said = parser.parse_args()
    if said.quick:
        said.minutes, said.tables, said.parts = 0.2, 3, 3
    notes = Notes()
    with served(2, PORT, idle_minutes=IDLE) as found:
        began = time.monotonic()
        asyncio.run(soak(found, said, notes))
    report(notes, began, said, Console(width=120))


if __name__ == "__main__":
    main()
