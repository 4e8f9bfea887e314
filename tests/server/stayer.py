"""Somebody at a seat who comes back whenever the server does, and notes what it was promised."""

from __future__ import annotations

import asyncio
import json
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from random import Random
from typing import NamedTuple, TypeVar

from sobremesa.client.guest import Guest, ServerFault, Turned
from sobremesa.client.tab import UNREACHABLE, Answered, Parted, Tab
from sobremesa.kernel.record import commit
from sobremesa.table.messages import (
    AnyRequest,
    Done,
    Hint,
    Open,
    Question,
    Refused,
    Reply,
    Room,
    SeatedView,
    Sit,
    Start,
    TakeBack,
    Talk,
)
from sobremesa.table.settings import BotSeat
from tests.server.matches import Json, refused

TALKS = 0.02  # how often, when something has happened
TAKES_BACK = 0.1  # how often, when that is possible
DROPS = 0.01  # how often a network fails, when an answer is sent
CLOSED = ("refused-closed-question", "refused-game-over")
LATE = (  # others, or one's former self, were faster
    "refused-seats-missing",
    "refused-not-at-this-stage",
    "refused-not-seated",
    "refused-too-much-talk",
    "refused-no-way-back",
    "refused-game-over",
)
BROKEN = 500  # the status of a server that cannot answer right now, and above it
GONE = (*UNREACHABLE, Parted, ServerFault)
ResultT = TypeVar("ResultT")


class Key(NamedTuple):
    """A question that somebody was asked."""

    table: str
    seat: int
    question: int


class Unheard(NamedTuple):
    """An answer that nobody replied to before the socket was gone."""

    key: Key
    server: int  # by how many were killed before
    dropped: bool  # it was the network, not the server


class Notes:
    """What people have sent, and what they were told of it."""

    def __init__(self) -> None:
        self.up = asyncio.Event()  # whether there is a server, as far as one can know
        self.killed: list[int] = []  # when, in ms
        self.sent: dict[Key, str] = {}  # the last answer
        self.done: dict[Key, str] = {}
        self.refused: set[tuple[Key, str]] = set()
        self.unheard: list[Unheard] = []
        self.said: dict[str, str | None] = {}  # what was said at a table, and the reply
        self.took_back: Counter[tuple[str, int, str]] = Counter()  # by seat and reply
        self.faults: list[str] = []
        self.tally: Counter[str] = Counter()
        self.struck = ("", 0.0)  # the last fault, and when it was, by a clock that only goes on
        self.alive: dict[str, float] = {}  # tables, and when they last were there for somebody
        self.broken: dict[str, tuple[str, float]] = {}  # tables, and the fault that broke a socket
        self.recovered: dict[str, list[float]] = {}  # by fault, seconds until a table went on

    def strike(self, fault: str) -> None:
        """This breaks now."""
        self.struck = (fault, time.monotonic())

    def note_come(self, table: str) -> None:
        """Somebody has come to this table."""
        self.alive.setdefault(table, time.monotonic())

    def note_broken(self, table: str) -> None:
        """A fault has broken a socket at this table.

        It may do so long after it struck, as where a node that starts again leaves the others no
        processor; the table has waited only since it last was there.
        """
        fault, since = self.struck
        self.broken.setdefault(table, (fault, max(since, self.alive.get(table, since))))

    def _note_alive(self, table: str) -> None:
        self.alive[table] = time.monotonic()
        if table in self.broken:
            fault, since = self.broken.pop(table)
            self.recovered.setdefault(fault, []).append(self.alive[table] - since)

    def reply_to(self, key: Key, reply: Answered) -> None:
        """An answer was acknowledged or refused."""
        move = self.sent[key]
        again = "again " if any(key == one.key for one in self.unheard) else ""
        self.tally[f"{again}{kind_of(reply)}"] += 1
        if isinstance(reply, Done):
            self._note_alive(key.table)
            self.done[key] = move
            self.refused.discard((key, move))
        else:
            self.refused.add((key, move))
            refusal = refused(reply)
            if refusal.reason not in CLOSED and refusal.rule[0] in "KST":
                self.faults.append(f"{key}, {move} was refused: {refusal}")


class WatchfulTab(Tab):
    """Soon notices that nobody is there any more."""

    ping_seconds = 2.0


class Stayer:
    """A player who does not leave before the game is over."""

    def __init__(self, guest: Guest, code: str, seat: int, notes: Notes, luck: Random) -> None:
        self.tab: Tab = WatchfulTab(guest, code, f"words of {luck.random()}")
        self.seat = seat
        self._notes = notes
        self._luck = luck
        self._server = 0  # the one that it talks to, by how many were killed before
        self._dropped = False  # whether the network has failed
        self._unheard: tuple[Key, Json] | None = None
        self._answered = 0  # the last question that needs no answer any more

    async def play(self) -> None:
        """Play the game to its end, however often the server goes."""
        while True:
            await self.come()
            try:
                await self._stay()
            except (Parted, TimeoutError):
                if not self._dropped:
                    self._notes.note_broken(self.tab.code)
                if self._unheard is not None:
                    unheard = Unheard(self._unheard[0], self._server, self._dropped)
                    self._notes.unheard.append(unheard)
            else:
                return

    async def come(self) -> None:
        """Connect, as soon as there is a server."""
        await persist(self._notes.up, self.tab.open)
        self._server = len(self._notes.killed)
        self._dropped = False
        self._notes.note_come(self.tab.code)
        self._notes.tally["connected"] += 1

    async def _stay(self) -> None:
        """Do whatever there is to do, until the game is over or the server is gone."""
        if self._unheard is not None:
            await self._answer(*self._unheard)
        while self.tab.room.stage != "over":
            heard = self.tab.heard
            if not await self._act(self.tab.room):
                await self.tab.until(lambda heard=heard: self.tab.heard > heard)  # type: ignore[misc]

    async def _act(self, room: Room) -> bool:
        """Do the next thing; whether there was one."""
        match room.stage:
            case "waiting":
                return await self._sit_down(room)
            case "opening" if not room.seats[self.seat].opened:
                return await self._ask(Open(words=self.tab.nonce)) == "done"
            case "playing":
                return await self._play()
            case _:
                return False

    async def _ask(self, request: AnyRequest) -> str:
        """Ask for something that may have been done in the meantime; what kind of reply came."""
        reply = await self.tab.ask(request)
        if isinstance(reply, Refused) and reply.refusal.reason not in LATE:
            self._notes.faults.append(f"{request} at {self.tab.code}: {reply.refusal}")
        kind = kind_of(reply)
        self._notes.tally[f"{request.__struct_config__.tag} {kind}"] += 1
        return kind

    # Before the game

    async def _sit_down(self, room: Room) -> bool:
        if room.you != self.seat or room.seats[self.seat].commitment is None:
            hash = commit(self.tab.nonce)
            return await self._ask(Sit(seat=self.seat, commitment=hash)) == "done"
        if room.hosting and all(map(_is_ready, room.seats)):
            return await self._ask(Start()) == "done"
        return False

    # During the game

    async def _play(self) -> bool:
        if self._luck.random() < TALKS:
            await self._talk()
        if self.tab.back and self._luck.random() < TAKES_BACK:
            await self._take_back()
        question = self.tab.question
        if question is None or question.number <= self._answered:
            return False
        move = await self._choose(question)
        if move is not None:
            await self._answer(Key(self.tab.code, self.seat, question.number), move)
        return move is not None

    async def _choose(self, question: Question) -> Json | None:
        """Something that is offered, or what a bot would do; None: it is too late to ask."""
        if question.complete:
            move: Json = self._luck.choice(question.moves)
            return move
        reply = await self.tab.ask(Hint())
        return reply.answer["move"] if isinstance(reply, Reply) else None

    async def _answer(self, key: Key, move: Json) -> None:
        """Answer a question; the same answer again where nobody has replied to it.

        What is offered may be refused by the rules of the game, and then another move is due.
        """
        self._notes.sent[key] = written(move)
        self._unheard = (key, move)
        if self._luck.random() < DROPS:
            asyncio.get_running_loop().call_later(self._luck.uniform(0, 0.1), self._drop)
        reply = await self.tab.answer(move, key.question)
        self._unheard = None
        self._notes.reply_to(key, reply)
        if isinstance(reply, Done) or refused(reply).reason in CLOSED:
            self._answered = key.question

    def _drop(self) -> None:
        self._dropped = True
        self._notes.tally["dropped"] += 1
        self.tab.drop()

    async def _talk(self) -> None:
        text = f"{self.tab.code} {self.seat} {len(self._notes.said)}"
        self._notes.said[text] = None
        self._notes.said[text] = await self._ask(Talk(text=text))

    async def _take_back(self) -> None:
        seat = (self.tab.code, self.seat)
        self._notes.took_back[*seat, "sent"] += 1
        self._notes.took_back[*seat, await self._ask(TakeBack())] += 1


async def play_out(players: list[Stayer]) -> None:
    """All of them play the game to its end, and leave."""
    try:
        async with asyncio.TaskGroup() as group:
            for player in players:
                group.create_task(player.play())
    finally:
        for player in players:
            await player.tab.close()


async def persist(up: asyncio.Event, call: Callable[[], Awaitable[ResultT]]) -> ResultT:
    """Do this as soon as there is a server."""
    while True:
        await up.wait()
        try:
            return await call()
        except GONE:
            pass
        except Turned as turned:
            if turned.status < BROKEN:
                raise
        await asyncio.sleep(0.05)


def kind_of(reply: Answered) -> str:
    """What came of a request, in a word."""
    return str(reply.__struct_config__.tag)


def _is_ready(seat: SeatedView) -> bool:
    return isinstance(seat.plan, BotSeat) or seat.commitment is not None


def written(move: Json) -> str:
    """A move as it can be compared."""
    return json.dumps(move, sort_keys=True)
