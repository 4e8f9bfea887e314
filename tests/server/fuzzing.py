"""Somebody who says anything but what was agreed, and what they may get for it."""

from __future__ import annotations

import asyncio
import copy
import json
import random
import socket
from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from sobremesa.client.guest import Guest
from sobremesa.client.tab import Tab
from sobremesa.games import GAMES
from sobremesa.kernel.course import verify
from sobremesa.kernel.record import read_record
from sobremesa.table.messages import AnyRequest, Done, Hint, Question, Refused, Reply
from tests.server.matches import Json, begin, next_question, refused, seated

# 1007 and 1002 are what RFC 6455 wants for frames that are none.
CODES = {1002, 1007, 1009, 1012, 4400, 4401, 4403, 4404, 4408, 4429}
LARGEST = 262_144  # bytes of a message
PATIENCE = 30.0  # seconds
LEAVING = {"leave", "hand", "resign", "stop"}  # then a bot would play it to its end, or nobody

_requests = msgspec.json.Decoder(AnyRequest)

# What can be said

SAMPLES: tuple[Json, ...] = (
    {"type": "hello", "last": 3},
    {"type": "sit", "seat": 1, "commitment": "0" * 64, "link": "x", "says": {"pockets": 3}},
    {"type": "commit", "commitment": "f" * 64},
    {"type": "rise"},
    {"type": "plan", "seat": 0, "plan": {"kind": "bot", "level": "random"}},
    {"type": "remove", "seat": 1},
    {"type": "start"},
    {"type": "open", "words": "other words"},
    {"type": "answer", "question": 1, "move": {"do": "choose", "player": 1}},
    {"type": "take-back", "moves": 1000},
    {"type": "leave"},
    {"type": "return"},
    {"type": "hand", "seat": 1},
    {"type": "resign"},
    {"type": "stop", "agree": True},
    {"type": "close"},
    {"type": "stand", "move": {"do": "choose", "player": 1}},
    {"type": "talk", "text": "hello", "phrase": "hello"},
    {"type": "mute", "seat": 1, "on": True},
    {"type": "why-not", "move": {"do": "play", "table": [[0, 0, "R3"], [1, 0, "R4"]]}},
    {"type": "ask", "ask": {"ask": "judge", "table": [[0, 0, "R3"]]}},
    {"type": "hint"},
    {"type": "draft", "draft": {"table": [[0, 0, "R3", "rack"]]}},
    {"type": "rematch"},
)
STRANGE: tuple[Any, ...] = (
    None, True, -1, 9, 10, 2**31, 2**63, 2**64, -(2**63) - 1, 10**40, 1.5, -0.0, 1e308, "", "x",
    "\x00", "\u202e\u2028", "é" * 301, "x" * 100_000, [], [[[]]], [None] * 300, {}, {"": {}},
    {"do": None}, {"do": "choose"}, {"kind": "bot"}, {"kind": "reserved", "level": 1},
)  # fmt: skip


class Bad(NamedTuple):
    """Something to send, and whether the published types would have it at all."""

    data: str | bytes
    known: str | None  # the type of a message that can be read
    text: bool = False  # bytes that are sent as if they were text


def bad(data: str | bytes, *, text: bool = False) -> Bad:
    """What this is to the published types."""
    try:
        known = str(_requests.decode(data).__struct_config__.tag)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        known = None
    return Bad(data, known, text)


def codes_for(bad: Bad) -> set[int]:
    """What a socket may be closed with; in a long message the code may get lost on its way.

    The system resets a line on which something has been sent that nobody reads.
    """
    return CODES | {1006} if len(bad.data) > LARGEST else CODES


def by_hand() -> Iterator[Bad]:
    """What nobody generates by chance."""
    for data in ("", " ", "{", "}", "null", "[]", "0", "NaN", '"hello"', '{"type":"hello"', "\x00"):
        yield bad(data)
    for text in (
        '{"type":"nothing"}', '{"type":null}', '{"type":7}', '{"type":["hello"]}', '{"id":1}',
        '{"type":"rise","id":NaN}', '{"type":"rise","id":1e999}', '{"type":"rise","id":-0}',
        '{"type":"rise","type":"start"}', '{"type":"rise","id":1,"id":"2"}',
        '{"type":"talk","text":"\\ud800"}', '{"type":"talk","text":"\\udc00\\ud800"}',
        '{"type":"why-not","move":{"\\ud800":1}}', '{"type":"rise","id":' + "9" * 5000 + "}",
        '{"type":"hello","last":-1}', '{"type":"hello","last":' + "9" * 40 + "}",
        '{"type":"hello","last":-' + "9" * 40 + "}",
        '{"type":"answer","id":1,"question":1000000,"move":{"do":"draw"}}',  # nobody asked that
        '{"type":"talk","id":1}', '{"type":"start","id":1}',
        '{"type":"sit","id":1,"seat":0,"commitment":"' + "0" * 64 + '"}',
    ):  # fmt: skip
        yield bad(text)
    for deep in (100, 20_000):
        yield bad('{"type":"why-not","move":{"a":' + "[" * deep + "]" * deep + "}}")
        yield bad('{"type":"ask","ask":' + '{"ask":' * deep + "1" + "}" * deep + "}")
        yield bad('{"type":"draft","draft":' + '{"a":[' * deep)
    for bytes_ in (b"\xff", b"\x00\x01", b'{"type":"talk","text":"\xff"}', b'{"\xed\xa0\x80":1}'):
        yield bad(bytes_)
        yield bad(b'{"type":"why-not","move":{"a":"' + bytes_ + b'"}}')
    yield bad(b'{"type":"talk","text":"\xff"}', text=True)
    yield bad("x" * 300_000)


def by_chance(chance: random.Random) -> Bad:
    """A message with something wrong in it, or a part of one."""
    message = copy.deepcopy(chance.choice(SAMPLES))
    message["id"] = chance.randrange(1 << 30, 1 << 31)
    for _ in range(chance.choice((1, 1, 1, 2, 3))):
        chance.choice((_replace, _replace, _replace, _drop, _add))(message, chance)
    text = json.dumps(message)
    match chance.randrange(12):
        case 0:
            return bad(text[: chance.randrange(len(text))])
        case 1:
            return bad(text.encode())
        case 2:
            return bad(_with_a_flip(text, chance))
        case _:
            return bad(text)


def of_a_move(question: Question, chance: random.Random) -> Bad:
    """An answer to a question that is open, or a standing one, with something wrong in it."""
    move = copy.deepcopy(chance.choice(question.moves))
    places = [*_places(move)] or [(move, "do")]
    holder, key = chance.choice(places)
    holder[key] = _strange(chance)
    if chance.randrange(2):
        return bad(json.dumps({"type": "stand", "move": move}))
    return bad(json.dumps({"type": "answer", "question": question.number, "move": move}))


def _places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every part of plain data, by what holds it and where."""
    keys = [*value] if isinstance(value, dict) else range(len(value))
    for key in keys:
        yield value, key
        if isinstance(value[key], dict | list):
            yield from _places(value[key])


def _strange(chance: random.Random) -> Any:
    return copy.deepcopy(chance.choice(STRANGE))


def _replace(message: Json, chance: random.Random) -> None:
    holder, key = chance.choice([*_places(message)])
    holder[key] = _strange(chance)


def _drop(message: Json, chance: random.Random) -> None:
    message.pop(chance.choice([*message]))
    message.setdefault("type", "sit")


def _add(message: Json, chance: random.Random) -> None:
    message[chance.choice(("seat", "person", "at", "", "__class__", "x" * 1000))] = _strange(chance)


def _with_a_flip(text: str, chance: random.Random) -> bytes:
    data = bytearray(text.encode())
    data[chance.randrange(len(data))] = chance.randrange(256)
    return bytes(data)


# Who says it


class Pest:
    """A socket that says bad things, and hears what comes of each."""

    def __init__(self, guest: Guest, code: str) -> None:
        self.guest = guest
        self.code = code
        self.refused: dict[str, int] = {}  # how often, by rule
        self.closed: dict[int, int] = {}  # how often, by code
        self._socket: ClientConnection | None = None
        self._marks = 0

    async def provoke(self, bad: Bad) -> None:
        """Say it, and hold the answer against what was promised."""
        if self._socket is None:
            self._socket = await knock(self.guest, self.code)
            await self._socket.send('{"type":"hello"}')
        self._marks += 1
        mark = -self._marks
        try:
            await self._socket.send(bad.data, text=True if bad.text else None)
            # Nobody may say nothing: this is always refused, and comes after what was asked before.
            await self._socket.send(f'{{"type":"talk","id":{mark}}}')
            heard = await self._until(self._socket, mark)
        except ConnectionClosed:
            self._note_end(self._socket, bad)
            self._socket = None
            return
        said = [one["refusal"] for one in heard if one["type"] == "refused"]
        assert bad.known is not None or said, f"no answer to {bad.data[:200]!r}"
        for refusal in said:
            assert refusal["rule"], refusal
            assert refusal["reason"].startswith("refused-"), refusal
            assert refusal["reason"] != "refused-server-fault", bad.data[:200]
            self.refused[refusal["rule"]] = self.refused.get(refusal["rule"], 0) + 1

    async def _until(self, socket: ClientConnection, mark: int) -> list[Json]:
        heard: list[Json] = []
        async with asyncio.timeout(PATIENCE):
            while True:
                messages: list[Json] = json.loads(await socket.recv())
                heard += [message for message in messages if message.get("id") != mark]
                if any(message.get("id") == mark for message in messages):
                    return heard

    def _note_end(self, socket: ClientConnection, bad: Bad) -> None:
        code = socket.close_code
        assert code in codes_for(bad), f"closed with {code} for {bad.data[:200]!r}"
        self.closed[code] = self.closed.get(code, 0) + 1

    async def close(self) -> None:
        """Go."""
        if self._socket is not None:
            await self._socket.close()


async def knock(guest: Guest, code: str, **more: Any) -> ClientConnection:
    """A socket at a table that has not said hello.

    It sends no pings: who does not read for a while would not see the answers to them.
    """
    return await connect(
        f"{guest.url.replace('http', 'ws', 1)}/api/tables/{code}/socket",
        additional_headers={"cookie": f"sobremesa={guest.token}"},
        compression=None,
        max_size=None,
        ping_interval=None,
        **more,
    )


async def end_of(socket: ClientConnection) -> int:
    """The code that a socket is closed with, whatever is said before."""
    try:
        async with asyncio.timeout(PATIENCE):
            while True:
                await socket.recv()
    except ConnectionClosed:
        return socket.close_code or 1006


# Who plays meanwhile


async def play(tab: Tab) -> None:
    """Answer whatever is asked, though a pest may have answered in one's name."""
    answered = 0
    while (question := await next_question(tab, answered)) is not None:
        move = question.moves[0]
        if not question.complete:
            hint = await tab.ask(Hint())
            if isinstance(hint, Refused):
                assert hint.refusal.rule in ("T-1", "K-4"), hint
                continue
            assert isinstance(hint, Reply)
            move = hint.answer["move"]
        reply = await tab.answer(move, question.number)
        assert isinstance(reply, Done) or refused(reply).rule in ("T-1", "K-4"), reply
        answered = question.number


async def check_record(tab: Tab) -> None:
    """The game has ended, and its record verifies."""
    await tab.until(lambda: tab.room.stage == "over")
    record = await tab.guest.http.get(f"/api/tables/{tab.code}/record")
    game, read = read_record(record.text, GAMES)
    assert {verdict.fault for verdict in verify(game, read)} == {None}
    assert tab.ended is None


async def go_on_whatever_is_said(
    home: str, edge: str, game: str, people: int, bots: int, times: int
) -> tuple[Pest, Pest]:
    """A game at one server, while a stranger and somebody at the table say bad things at another.

    It is played to its end, and its record verifies.
    """
    chance = random.Random(f"whatever is said at {game}")

    async def pester(pest: Pest, times: int, tab: Tab | None = None) -> None:
        """Say bad things; who shares the seat of a tab says them in its name."""
        for _ in range(times):
            question = None if tab is None else tab.question
            if question is not None and question.moves and chance.randrange(2):
                await pest.provoke(of_a_move(question, chance))
            elif (one := by_chance(chance)).known not in LEAVING or tab is None:
                await pest.provoke(one)

    async def all_by_hand(*pests: Pest) -> None:
        for one in by_hand():
            for pest in pests:
                await pest.provoke(one)

    async with seated(home, game, people, bots) as tabs:
        eve, again = await Guest.come_in(edge, "Eve"), Guest(edge, tabs[-1].guest.token)
        stranger, insider = Pest(eve, tabs[0].code), Pest(again, tabs[0].code)
        await pester(stranger, times // 4)
        await begin(tabs)
        await all_by_hand(stranger, insider)
        await asyncio.gather(
            *(play(tab) for tab in tabs),
            pester(stranger, times),
            pester(insider, times, tabs[-1]),
        )
        for tab in tabs:
            await check_record(tab)
        await all_by_hand(stranger, insider)
        await pester(stranger, times // 4)
        await pester(insider, times // 4)
        for pest in (stranger, insider):
            await pest.close()
            await pest.guest.close()
    return stranger, insider


# Below the socket


def exchanged(port: int, data: bytes, seconds: float = 10.0) -> bytes:
    """What a server answers to these bytes, until it closes or somebody loses patience."""
    with socket.create_connection(("127.0.0.1", port)) as line:
        line.sendall(data)
        line.settimeout(seconds)
        heard = b""
        while b"\r\n\r\n" not in heard or not _is_whole(heard):
            part = line.recv(65_536)
            if not part:
                break
            heard += part
        return heard


def _is_whole(heard: bytes) -> bool:
    head, _, body = heard.partition(b"\r\n\r\n")
    lengths = [
        int(line.partition(b":")[2])
        for line in head.split(b"\r\n")
        if line.lower().startswith(b"content-length:")
    ]
    return not lengths or len(body) >= lengths[0]


def handshake(path: str, cookie: str = "", **headers: str) -> bytes:
    """The request for a socket."""
    said = {
        "host": "127.0.0.1",
        "upgrade": "websocket",
        "connection": "Upgrade",
        "sec-websocket-version": "13",
        "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
        "cookie": f"sobremesa={cookie}",
        **headers,
    }
    lines = "".join(f"{name}: {value}\r\n" for name, value in said.items())
    return f"GET {path} HTTP/1.1\r\n{lines}\r\n".encode()
