"""A socket at a table: what it has been told makes up what it knows. It can break and come back."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any, ClassVar, Final, TypeVar

import msgspec
import websockets
from websockets.asyncio.client import ClientConnection, connect

from sobremesa.client.guest import Guest, ServerFault
from sobremesa.kernel.record import commit
from sobremesa.table.messages import (
    Answer,
    AnyDelivery,
    AnyRequest,
    Bye,
    Done,
    Fresh,
    Hello,
    Move,
    Open,
    Question,
    Refused,
    Reply,
    Room,
    Sit,
    Told,
)

PATIENCE: Final = 60.0  # seconds until something must have happened
FIRST: Final = 0.5  # seconds of the first pause before coming back; each is twice the one before
LONGEST: Final = 30.0
LASTING: Final = 10.0  # seconds after which a socket has held, and pauses begin anew
FOR_GOOD: Final = frozenset({1009, 4400, 4401, 4403, 4404, 4429, 4500})  # codes; others may return
LOST: Final = 1006  # the code of a socket that ended without a word

ResultT = TypeVar("ResultT")
Answered = Done | Refused | Reply
_frames: Final = msgspec.json.Decoder(list[AnyDelivery])


class Parted(Exception):
    """The socket was closed before it happened, with this code."""

    def __init__(self, code: int, bye: Bye | None = None) -> None:
        super().__init__(code, bye)
        self.code = code
        self.bye = bye

    def __str__(self) -> str:
        why = "" if self.bye is None else f": {self.bye.reason}"
        return f"the socket was closed with {self.code}{why}"


class Tab:
    """One socket of a guest at a table, and all that they know of it."""

    ping_seconds: ClassVar[float] = 10.0  # without a sign of life, twice that, it has broken

    def __init__(self, guest: Guest, code: str, nonce: str | None = None) -> None:
        self.guest = guest
        self.code = code
        self.nonce = secrets.token_hex(16) if nonce is None else nonce
        self._room: Room | None = None
        self.number: int | None = None  # of the last delivery
        self.view: dict[str, Any] | None = None
        self.question: Question | None = None
        self.back = 0  # how many own moves may be taken back
        self.lines: list[Any] = []
        self.heard = 0  # messages
        self.bye: Bye | None = None
        self.ended: int | None = None  # the code that the socket was closed with
        self._socket: ClientConnection | None = None
        self._listening: asyncio.Task[None] | None = None
        self._news = asyncio.Condition()
        self._last_id = 0
        self.replies: dict[int, Answered] = {}

    # The socket

    async def open(self) -> None:
        """Connect, for the first time or again, and catch up from the last delivery.

        Parted where the table is not for them; one of `UNREACHABLE` where there is no server.
        """
        await self.close()
        address = self.guest.url.replace("http", "ws", 1)
        self.ended = self.bye = None
        self._socket = await connect(
            f"{address}/api/tables/{self.code}/socket",
            additional_headers=self.guest.headers,
            compression=None,
            max_size=None,
            ping_interval=self.ping_seconds,
            ping_timeout=self.ping_seconds,
        )
        self._listening = asyncio.create_task(self._listen(self._socket))
        await self.ask(Hello(last=self.number, seat=None if self._room is None else self._room.you))

    async def close(self) -> None:
        """Close the tab; what went wrong while it listened is raised here."""
        if self._socket is not None and self._listening is not None:
            await self._socket.close()
            await asyncio.wait([self._listening])  # whoever is cancelled here does not stop it
            self._listening.result()

    def drop(self) -> None:
        """Be gone without a word."""
        if self._socket is not None:
            self._socket.transport.abort()

    async def wait_closed(self) -> None:
        """Wait until the server closes the tab."""
        if self._listening is not None:
            await self._listening

    async def send(self, request: AnyRequest) -> None:
        """Say something, without waiting for what comes of it."""
        await self.send_text(msgspec.json.encode(request).decode())

    async def send_text(self, text: str | bytes) -> None:
        """Send anything."""
        if self._socket is None:
            raise Parted(LOST)
        try:
            await self._socket.send(text)
        except websockets.ConnectionClosed:
            raise Parted(self._socket.close_code or LOST, self.bye) from None

    async def _listen(self, socket: ClientConnection) -> None:
        try:
            async for text in socket:
                async with self._news:
                    self.hear(text)
                    self._news.notify_all()
        except websockets.ConnectionClosedError:
            pass
        finally:
            socket.transport.abort()  # where it could not be read any further
            async with self._news:
                self.ended = socket.close_code or LOST
                self._news.notify_all()

    # What it is told

    @property
    def room(self) -> Room:
        """The table itself; for a tab that was opened once."""
        assert self._room is not None
        return self._room

    @property
    def is_over(self) -> bool:
        """Whether the game is over, as far as this tab has heard."""
        return self._room is not None and self._room.stage == "over"

    def hear(self, frame: str | bytes) -> None:
        """A frame has come: messages, one after the other."""
        try:
            said = _frames.decode(frame)
        except msgspec.MsgspecError as error:
            raise ServerFault(self.guest.url, f"says what cannot be read here: {error}") from None
        for message in said:
            self.hear_message(message)
            self.heard += 1

    def hear_message(self, said: AnyDelivery) -> None:
        """One message."""
        match said:
            case Room():
                self._room = said
            case Fresh():
                self._begin_anew(said)
            case Told():
                self._go_on(said)
            case Done() | Refused() | Reply():
                self.replies[said.id] = said
            case Bye():
                self.bye = said
            case _:
                pass  # drafts are for those who watch

    def _begin_anew(self, fresh: Fresh) -> None:
        self.number = fresh.number
        self.view = fresh.view
        self.question = fresh.question
        self.back = fresh.back
        self.lines = list(fresh.story)

    def _go_on(self, told: Told) -> None:
        if self.number is None or told.number != self.number + 1:
            what = f"skips from delivery {self.number} to {told.number} of {self.code}"
            raise ServerFault(self.guest.url, what)
        self.number += 1
        self.view = {**(self.view or {}), **told.changes}
        self.lines += told.lines
        if told.question is not msgspec.UNSET:
            self.question = told.question
        if told.back is not msgspec.UNSET:
            self.back = told.back

    # What it waits for

    async def until(self, happened: Callable[[], bool], seconds: float | None = PATIENCE) -> None:
        """Wait for something; TimeoutError when it does not happen, Parted if the socket ends."""
        async with asyncio.timeout(seconds), self._news:
            await self._news.wait_for(lambda: happened() or self.ended is not None)
        if not happened():
            raise Parted(self.ended or LOST, self.bye)

    async def ask(self, request: AnyRequest) -> Answered:
        """Send a request, by a number of ours, and wait for what comes of it."""
        self._last_id += 1
        id = self._last_id
        await self.send(msgspec.structs.replace(request, id=id))
        await self.until(lambda: id in self.replies)
        return self.replies.pop(id)

    async def sit(self, seat: int, link: str | None = None) -> Answered:
        """Take a seat."""
        return await self.ask(Sit(seat=seat, commitment=commit(self.nonce), link=link))

    async def open_nonce(self) -> Answered:
        """When all are called, open one's nonce."""
        await self.until(lambda: self.room.stage != "waiting")
        return await self.ask(Open(words=self.nonce))

    async def answer(self, move: Move, question: int | None = None) -> Answered:
        """Answer the question that is open, or one that was; sent twice, an answer counts once."""
        if question is None:
            assert self.question is not None
            question = self.question.number
        return await self.ask(Answer(question=question, move=move))

    # However often it breaks

    async def stay(self, work: Callable[[], Awaitable[ResultT]], luck: Random) -> ResultT:
        """Do this at the table; anew, after a pause, whenever the socket breaks or cannot be had.

        Parted, where the server says that coming back is of no use.
        """
        pause = FIRST
        while True:
            opened = time.monotonic()
            try:
                await self.open()
                return await work()
            except Parted as parted:
                if parted.code in FOR_GOOD:
                    raise
            except UNREACHABLE:
                pass
            if time.monotonic() - opened > LASTING:
                pause = FIRST
            await asyncio.sleep(pause * luck.uniform(0.5, 1))
            pause = min(2 * pause, LONGEST)


UNREACHABLE: Final = (OSError, EOFError, TimeoutError, websockets.InvalidHandshake)
