"""A client that knows docs/messages.md and nothing else: neither the games, nor our own code.

It folds what it is told, answers what it is asked with what the question offers or says how to get,
and comes back when its socket breaks.
"""

from __future__ import annotations

import asyncio
import hashlib
import itertools
import json
import secrets
import time
from collections import Counter
from contextlib import suppress
from random import Random
from typing import Any

import httpx
from websockets import ConnectionClosed
from websockets.asyncio.client import ClientConnection, connect

Json = dict[str, Any]
FIRST, LONGEST = 0.5, 30.0  # seconds of pauses between attempts to come back
LASTING = 10.0  # seconds after which a socket has held, and pauses begin anew
FOR_GOOD = {1009, 4400, 4401, 4403, 4404, 4429, 4500}  # codes after which one does not


class Client:
    """Somebody at a table."""

    def __init__(self, url: str, token: str, code: str, seat: int, seed: int) -> None:
        self.code = code
        self.seat = seat
        self.room: Json = {}
        self.number: int | None = None
        self.view: Json | None = None
        self.question: Json | None = None
        self.answered = 0
        self.refusals: Counter[str] = Counter()  # by rule
        self.came_back = 0
        self._address = url.replace("http", "ws", 1) + f"/api/tables/{code}/socket"
        self._cookie = {"cookie": f"sobremesa={token}"}
        self._random = Random(seed)
        self._nonce = secrets.token_hex(16)
        self._ids = itertools.count(1)
        self._waiting: dict[int, asyncio.Future[Json]] = {}
        self._news = asyncio.Event()
        self._socket: ClientConnection | None = None

    # The socket

    async def stay(self) -> None:
        """Be there until the game is over, however often the socket breaks."""
        pause = FIRST
        while self.room.get("stage") != "over":
            opened = time.monotonic()
            try:
                await self._visit()
            except ConnectionClosed as closed:
                if closed.rcvd is not None and closed.rcvd.code in FOR_GOOD:
                    raise
            if time.monotonic() - opened > LASTING:
                pause = FIRST
            if self.room.get("stage") != "over":
                self.came_back += 1
                await asyncio.sleep(pause * self._random.uniform(0.5, 1))
                pause = min(2 * pause, LONGEST)

    async def _visit(self) -> None:
        async with connect(self._address, additional_headers=self._cookie, max_size=None) as socket:
            self._socket = socket
            playing = asyncio.create_task(self._play())
            try:
                seat = self.room.get("you")
                await self._say("hello", next(self._ids), last=self.number, seat=seat)
                await self._listen(socket)
            finally:
                playing.cancel()
                self._waiting.clear()
                with suppress(asyncio.CancelledError, ConnectionClosed):
                    await playing

    async def _listen(self, socket: ClientConnection) -> None:
        async for text in socket:
            for said in json.loads(text):
                self._hear(said)
            self._news.set()
            if self.room.get("stage") == "over":
                return

    def drop(self) -> None:
        """The socket breaks."""
        assert self._socket is not None
        self._socket.transport.abort()

    # What it is told

    def _hear(self, said: Json) -> None:
        match said["type"]:
            case "room":
                self.room = said
            case "fresh":
                self.number = said["number"]
                self.view, self.question = said.get("view"), said.get("question")
            case "told":
                assert self.number is not None
                assert said["number"] == self.number + 1
                self.number += 1
                self.view = {**(self.view or {}), **said.get("changes", {})}
                self.question = said.get("question", self.question)
            case "done" | "refused" | "reply":
                if waiting := self._waiting.pop(said["id"], None):
                    waiting.set_result(said)

    # What it wants

    async def _say(self, type: str, id: int, **fields: Any) -> None:
        assert self._socket is not None
        await self._socket.send(json.dumps({"type": type, "id": id, **fields}))

    async def _ask(self, type: str, **fields: Any) -> Json:
        """What comes of a request; who is too fast tries again."""
        while True:
            id = next(self._ids)
            waiting = self._waiting[id] = asyncio.get_running_loop().create_future()
            await self._say(type, id, **fields)
            said: Json = await waiting
            if said["type"] != "refused":
                return said
            self.refusals[said["refusal"]["rule"]] += 1
            if said["refusal"]["rule"] != "S-4":
                return said
            await asyncio.sleep(0.2)

    async def _play(self) -> None:
        """Sit down, start where one is the host, open one's nonce, answer whatever is asked."""
        while True:
            await self._news.wait()
            self._news.clear()
            match self.room.get("stage"):
                case "waiting":
                    await self._begin()
                case "opening" if not self.room["seats"][self.seat].get("opened"):
                    await self._ask("open", words=self._nonce)
                case "playing":
                    await self._answer()

    async def _begin(self) -> None:
        if self.room["you"] is None:
            commitment = hashlib.sha256(self._nonce.encode()).hexdigest()
            await self._ask("sit", seat=self.seat, commitment=commitment)
        elif self.room["hosting"] and all(map(is_ready, self.room["seats"])):
            await self._ask("start")

    async def _answer(self) -> None:
        question = self.question
        if question is None or question["number"] <= self.answered:
            return
        said = await self._send(question, await self._choose(question))
        if said["type"] == "refused" and "silence" in question:
            said = await self._send(question, question["silence"])
        if said["type"] == "done" or said["refusal"]["rule"] == "T-1":
            self.answered = question["number"]
        self._news.set()

    async def _send(self, question: Json, move: Json) -> Json:
        return await self._ask("answer", question=question["number"], move=move)

    async def _choose(self, question: Json) -> Json:
        """What the question offers, or what it says how to get."""
        move: Json = self._random.choice(question["moves"])
        if "ask" in question:
            said = await self._ask(question["ask"])
            if said["type"] == "reply":
                move = said["answer"]["move"]
        return move


def is_ready(seat: Json) -> bool:
    """Whether the game could begin, as far as this seat is concerned."""
    return seat["plan"]["kind"] == "bot" or "commitment" in seat


async def come_in(url: str, name: str) -> httpx.AsyncClient:
    """A new guest."""
    http = httpx.AsyncClient(base_url=url, timeout=60, verify=False)
    reply = await http.post("/api/guests", json={"name": name})
    assert reply.status_code == 201, reply.text
    return http


async def play(url: str, settings: Json, people: int, *, drops: bool = False) -> list[Client]:
    """A whole game of so many clients; each at the first seats of a table with these settings."""
    guests = [await come_in(url, f"Guest {number}") for number in range(people)]
    reply = await guests[0].post("/api/tables", json=settings)
    assert reply.status_code == 201, reply.text
    code = reply.json()["table"]
    clients = [
        Client(url, guest.cookies["sobremesa"], code, seat, seat)
        for seat, guest in enumerate(guests)
    ]
    async with asyncio.timeout(120), asyncio.TaskGroup() as staying:
        for client in clients:
            staying.create_task(client.stay())
        if drops:
            staying.create_task(drop_once(clients[-1]))
    for guest in guests:
        await guest.aclose()
    return clients


async def drop_once(client: Client) -> None:
    """The socket breaks when the game has begun."""
    while client.answered < 2 and client.room.get("stage") != "over":
        await asyncio.sleep(0.01)
    client.drop()
