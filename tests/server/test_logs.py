"""What the server writes about itself, and what it never does."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from websockets.asyncio.client import connect

from sobremesa.server.config import Config, shown
from sobremesa.server.logs import clean, event, log, set_up

OURS = ("", "sobremesa", "uvicorn", "uvicorn.error", "uvicorn.access")
TIME = r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z"


@pytest.fixture(autouse=True)
def loggers() -> Iterator[None]:
    """The loggers of this process, as they were before."""
    kept = {}
    for name in OURS:
        logger = logging.getLogger(name)
        kept[name] = (logger.handlers, logger.level, logger.propagate)
    yield
    for name, (handlers, level, propagate) in kept.items():
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = handlers, propagate
        logger.setLevel(level)


Captured = pytest.CaptureFixture[str]


def lines(capsys: Captured) -> list[str]:
    """What was written, without the times."""
    out, err = capsys.readouterr()
    assert out == ""
    return [re.sub(rf"^{TIME} ", "", line) for line in err.splitlines()]


def objects(capsys: Captured) -> list[dict[str, Any]]:
    return [json.loads(line) for line in lines(capsys)]


# Lines


def test_a_line_for_people(capsys: Captured) -> None:
    set_up("info", "text")
    event(log, "table started", table="k3j", game="tanxi", seats=3, public=True, host=None)
    err = capsys.readouterr().err
    said = "info    table started table=k3j game=tanxi seats=3 public=true host=null"
    assert re.fullmatch(rf"{TIME} {re.escape(said)}\n", err)


def test_a_line_for_machines(capsys: Captured) -> None:
    set_up("info", "json")
    event(log, "table started", logging.WARNING, table="k3j", level="hard", seats=[1, 2])
    [found] = objects(capsys)
    assert re.fullmatch(TIME, found.pop("time"))
    fields = {"table": "k3j", "level": "hard", "seats": [1, 2]}
    assert found == {
        "level": "warning",
        "logger": "sobremesa",
        "message": "table started",
        "fields": fields,
    }


def test_texts_that_could_be_misread_are_quoted(capsys: Captured) -> None:
    set_up("info", "text")
    event(log, "somebody came", name='Ana game=tanxi "x"', empty="", path=Path("/a/b"), ñ="año")
    assert lines(capsys) == [
        r'info    somebody came name="Ana game=tanxi \"x\"" empty="" path=/a/b ñ=año'
    ]


def test_a_sign_of_percent_is_only_a_sign(capsys: Captured) -> None:
    set_up("info", "text")
    event(log, "100 %s full")
    assert lines(capsys) == ["info    100 %s full"]


def test_a_level_leaves_out_what_is_below(capsys: Captured) -> None:
    set_up("warning", "text")
    event(log, "no")
    event(log, "yes", logging.WARNING)
    logging.getLogger("sobremesa.server").error("and this")
    assert lines(capsys) == ["warning yes", "error   and this"]


def test_other_libraries_only_warn(capsys: Captured) -> None:
    set_up("debug", "text")
    logging.getLogger("sqlalchemy.engine").info("SELECT")
    logging.getLogger("asyncio").warning("slow")
    log.debug("ours")
    assert lines(capsys) == ["warning slow", "debug   ours"]


def test_setting_up_again_writes_no_line_twice(capsys: Captured) -> None:
    set_up("info", "json")
    set_up("info", "text")
    event(log, "once")
    assert lines(capsys) == ["info    once"]


def failure(text: str) -> ValueError:
    """An error that was raised."""
    try:
        raise ValueError(text)
    except ValueError as error:
        return error


def test_a_traceback_is_indented(capsys: Captured) -> None:
    set_up("info", "text")
    event(log, "failed", logging.ERROR, exc_info=failure("bad\nerror   a forged line"), table="k")
    first, *rest = lines(capsys)
    assert first == "error   failed table=k"
    assert rest[0] == "    Traceback (most recent call last):"
    assert rest[-2:] == ["    ValueError: bad", "    error   a forged line"]
    assert all(line.startswith("    ") for line in rest)


def test_a_traceback_is_a_list_for_machines(capsys: Captured) -> None:
    set_up("info", "json")
    event(log, "failed", logging.ERROR, exc_info=failure("bad"))
    [found] = objects(capsys)
    assert found["trace"][0] == "Traceback (most recent call last):"
    assert found["trace"][-1] == "ValueError: bad"


# Forgery


@pytest.mark.parametrize(
    "sign", ["\n", "\r", "\x1b[2J", "\x00", "\x7f", "\x85", "\u2028", "\u202e"]
)
@pytest.mark.parametrize("format", ["text", "json"])
def test_nothing_forges_a_line_or_hides_in_one(capsys: Captured, format: Any, sign: str) -> None:
    set_up("info", format)
    event(log, f"a{sign}b", name=f"a{sign}b", deep={f"a{sign}b": [f"a{sign}b"]})
    log.info("%s", f"a{sign}b")
    err = capsys.readouterr().err
    assert len(err.splitlines()) == 2
    assert sign not in err.replace("\n", "")


def test_half_a_character_does_no_harm(capsys: Captured) -> None:
    set_up("info", "json")
    event(log, "a name", name="\ud800")
    assert objects(capsys)[0]["fields"] == {"name": "\\ud800"}


# Secrets


@pytest.mark.parametrize("name", ["token", "cookie", "seed", "words", "link", "password"])
@pytest.mark.parametrize("format", ["text", "json"])
def test_a_field_with_a_secret_name_is_masked(capsys: Captured, format: Any, name: str) -> None:
    set_up("info", format)
    fields: dict[str, Any] = {name: "hunter2", f"old_{name}": ["hunter2"]}
    event(log, "x", **fields, deep={name: "hunter2"})
    err = capsys.readouterr().err
    assert "hunter2" not in err
    assert err.count("***") == 3


@pytest.mark.parametrize(
    ("text", "safe"),
    [
        ("token=hunter2&page=2", "token=***&page=2"),
        ("{'seed': 'hunter two', 'seat': 3}", "{'seed': ***, 'seat': 3}"),
        ('{"password": "hunter two"}', '{"password": ***}'),
        ("Set-Cookie: person=hunter2; Path=/; theme=dark", "Set-Cookie: ***"),
        ("[(b'cookie', b'person=hunter2')]", "[(b'cookie', ***"),
        ("Authorization: Bearer hunter2", "Authorization: ***"),
        ("at postgresql://ana:hunter2@db/games", "at postgresql://ana:***@db/games"),
    ],
)
def test_a_secret_is_known_by_what_stands_before_it(text: str, safe: str) -> None:
    assert clean(text) == safe


def test_a_secret_is_known_by_its_look() -> None:
    for _ in range(200):
        for secret in (secrets.token_urlsafe(24), secrets.token_urlsafe(32), secrets.token_hex(16)):
            assert clean(f"GET /join/{secret}?x=1") == "GET /join/***?x=1"


@pytest.mark.parametrize(
    "text",
    [
        "litestar.exceptions.ImproperlyConfiguredAndThenSomeException",
        "test_nothing_forges_a_line_or_hides_in_one",
        "-" * 80,
        "table k3jX_9aQ of tanxi",
        "Uvicorn running on http://127.0.0.1:8000 (Press CTRL+C to quit)",
        "secure_cookies=false",
    ],
)
def test_other_texts_are_left_as_they_are(text: str) -> None:
    assert clean(text) == text


def test_secrets_are_masked_in_arguments_and_tracebacks_too(capsys: Captured) -> None:
    set_up("info", "text")
    token = secrets.token_urlsafe(32)
    log.info("GET %s", f"/join/{token}")
    event(log, "failed", exc_info=failure(f"no seat for {token}"), table=token)
    err = capsys.readouterr().err
    assert token not in err
    assert err.count("***") == 3


def test_the_configuration_can_be_logged(capsys: Captured) -> None:
    set_up("info", "json")
    config = Config(database="postgresql://ana:hunter2@db/games", origins=("https://a.example",))
    event(log, "server starts", **shown(config))
    fields = objects(capsys)[0]["fields"]
    assert fields["database"] == "postgresql://ana:***@db/games"
    assert fields["origins"] == ["https://a.example"]
    assert fields["secure_cookies"] is False


# uvicorn


async def greet(scope: Any, receive: Any, send: Any) -> None:
    """A server that answers requests and greets connections; at /broken it breaks."""
    if "broken" in scope["path"]:
        raise ValueError("broken")
    await receive()
    if scope["type"] == "websocket":
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.close"})
    else:
        await send({"type": "http.response.start", "status": 204})
        await send({"type": "http.response.body"})


async def visit() -> None:
    """Run a server as ours is run, ask it for a page, for an error and for a connection."""
    config = uvicorn.Config(greet, port=0, lifespan="off", ws="websockets-sansio", log_config=None)
    server = uvicorn.Server(config)
    running = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    address = "{}:{}".format(*server.servers[0].sockets[0].getsockname())
    cookie = {"cookie": "person=hunter2"}
    async with httpx.AsyncClient() as client:
        page = await client.get(f"http://{address}/join/short-link", headers=cookie)
        assert page.status_code == 204
        assert (await client.get(f"http://{address}/broken")).status_code == 500
    async with connect(f"ws://{address}/join/short-link", additional_headers=cookie) as socket:
        await socket.wait_closed()
    server.should_exit = True
    await running


def test_uvicorn_writes_here_but_neither_paths_nor_headers(capsys: Captured) -> None:
    set_up("debug", "text")
    asyncio.run(visit())
    found = lines(capsys)
    assert any(line.startswith("info    Started server process") for line in found)
    assert "error   Exception in ASGI application" in found
    assert "    ValueError: broken" in found
    assert not [line for line in found if re.search("short-link|hunter2|cookie", line)]
