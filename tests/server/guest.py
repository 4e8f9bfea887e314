"""A person at a table, over real sockets: what a client does, and what it may rely on."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

import httpx
import websockets
from websockets.asyncio.client import ClientConnection, connect

from sobremesa.kernel.record import commit

Json = dict[str, Any]
BOT = {"kind": "bot", "level": "random"}
OPEN = {"kind": "open"}


class Guest:
    """Somebody who has come in."""

    def __init__(self, url: str, token: str) -> None:
        self.url = url
        self.token = token
        self.http = _http(url, cookies={"sobremesa": token})

    @classmethod
    async def come_in(cls, url: str, name: str) -> Guest:
        """A new guest."""
        async with _http(url) as http:
            reply = await http.post("/api/guests", json={"name": name})
        assert reply.status_code == 201, reply.text
        return cls(url, reply.cookies["sobremesa"])

    async def set_table(self, game: str, seats: list[Json], **settings: Any) -> str:
        """A new table; its code."""
        asked = {"game": game, "seats": seats, "pace": 0, **settings}
        reply = await self.http.post("/api/tables", json=asked)
        assert reply.status_code == 201, reply.text
        code: str = reply.json()["table"]
        return code

    async def close(self) -> None:
        """Leave."""
        await self.http.aclose()


def _http(url: str, **more: Any) -> httpx.AsyncClient:
    """A client without TLS, which would take long to make."""
    return httpx.AsyncClient(base_url=url, timeout=60, verify=False, **more)


class Parted(AssertionError):
    """The socket was closed before it happened."""


class Tab:
    """One socket of a guest at a table. What it has been told makes up what it knows."""

    def __init__(self, guest: Guest, code: str, nonce: str = "words") -> None:
        self.guest = guest
        self.code = code
        self.nonce = nonce
        self.room: Json = {}
        self.view: Json | None = None
        self.question: Json | None = None
        self.back = 0  # how many own moves may be taken back
        self.number: int | None = None
        self.heard = 0  # messages
        self.lines: list[Json] = []
        self.replies: dict[int, Json] = {}
        self.ended: int | None = None  # the code that the socket was closed with
        self.bye: Json | None = None
        self._socket: ClientConnection | None = None
        self._listening: asyncio.Task[None] | None = None
        self._news = asyncio.Condition()
        self._last_id = 0

    # The socket

    async def open(self) -> None:
        """Connect, for the first time or again, and say which delivery was the last."""
        await self.close()
        address = self.guest.url.replace("http", "ws", 1)
        cookie = {"cookie": f"sobremesa={self.guest.token}"}
        self.ended = None
        self._socket = await connect(
            f"{address}/api/tables/{self.code}/socket",
            additional_headers=cookie,
            compression=None,
            max_size=None,
        )
        self._listening = asyncio.create_task(self._listen(self._socket))
        await self.send({"type": "hello", "last": self.number, "seat": self.room.get("you")})

    async def close(self) -> None:
        """Close the tab."""
        if self._socket is not None and self._listening is not None:
            await self._socket.close()
            await asyncio.wait([self._listening])  # whoever is cancelled here does not stop it
            self._listening.result()

    def drop(self) -> None:
        """Be gone without a word."""
        assert self._socket is not None
        self._socket.transport.abort()

    async def wait_closed(self) -> None:
        """Wait until the server closes the tab."""
        assert self._listening is not None
        await self._listening

    async def send(self, message: Json) -> None:
        """Send a message."""
        await self.send_text(json.dumps(message))

    async def send_text(self, text: str | bytes) -> None:
        """Send anything."""
        assert self._socket is not None
        try:
            await self._socket.send(text)
        except websockets.ConnectionClosed as closed:
            raise Parted(str(closed)) from None

    async def _listen(self, socket: ClientConnection) -> None:
        try:
            async for text in socket:
                async with self._news:
                    for said in json.loads(text):
                        self._hear(said)
                        self.heard += 1
                    self._news.notify_all()
        except websockets.ConnectionClosedError:
            pass
        finally:
            async with self._news:
                self.ended = socket.close_code or 1006
                self._news.notify_all()

    # What it is told

    def _hear(self, said: Json) -> None:
        match said["type"]:
            case "room":
                self.room = said
            case "fresh":
                self._begin_anew(said)
            case "told":
                self._go_on(said)
            case "bye":
                self.bye = said
            case "done" | "refused" | "reply":
                self.replies[said["id"]] = said

    def _begin_anew(self, fresh: Json) -> None:
        self.number = fresh["number"]
        self.view = fresh.get("view")
        self.question = fresh.get("question")
        self.back = fresh.get("back", 0)
        self.lines = list(fresh.get("story", ()))

    def _go_on(self, told: Json) -> None:
        assert self.number is not None
        assert told["number"] == self.number + 1, "a gap in the deliveries"
        self.number += 1
        self.view = {**(self.view or {}), **told.get("changes", {})}
        self.lines += told.get("lines", ())
        if "question" in told:
            self.question = told["question"]
        self.back = told.get("back", self.back)

    # What it waits for

    async def until(self, happened: Callable[[], bool], seconds: float = 60) -> None:
        """Wait for something; TimeoutError when it does not happen, Parted if the socket ends."""
        async with asyncio.timeout(seconds), self._news:
            await self._news.wait_for(lambda: happened() or self.ended is not None)
        if not happened():
            raise Parted(f"the socket was closed with {self.ended}")

    async def ask(self, type: str, **fields: Any) -> Json:
        """Send a request and wait for its reply."""
        self._last_id += 1
        id = self._last_id
        await self.send({"type": type, "id": id, **fields})
        await self.until(lambda: id in self.replies)
        return self.replies.pop(id)

    async def sit(self, seat: int, **fields: Any) -> Json:
        """Take a seat."""
        return await self.ask("sit", seat=seat, commitment=commit(self.nonce), **fields)

    async def open_nonce(self) -> Json:
        """When all are called, open one's nonce."""
        await self.until(lambda: self.room["stage"] != "waiting")
        return await self.ask("open", words=self.nonce)

    async def answer(self, move: Json) -> Json:
        """Answer the question that is open."""
        assert self.question is not None
        return await self.ask("answer", question=self.question["number"], move=move)
