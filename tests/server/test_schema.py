"""The API does what its description says, whatever is asked: schemathesis against a real server."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import jsonschema_rs
import msgspec
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.strategies import SearchStrategy
from schemathesis import Case
from schemathesis.checks import not_a_server_error
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from schemathesis.specs.openapi.schemas import OpenApiSchema

from sobremesa.client.guest import Guest
from sobremesa.table.settings import Settings
from tests.server.matches import played, seated
from tests.server.running import Running, running

EXAMPLES = 500 if "SOBREMESA_SOAK" in os.environ else 25
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
READ = (  # whatever is typed there is well-formed
    "get /api/games",
    "get /api/games/{name}/box",
    "get /api/games/{name}/lessons",
    "get /api/games/{name}/lessons/texts/{language}",
    "get /api/games/{name}/rules",
    "get /api/games/{name}/texts/{language}",
    "get /api/me",
    "get /api/messages.json",
    "get /api/notices",
    "get /api/tables",
    "get /api/tables/{code}",
    "get /api/tables/{code}/box",
    "get /api/tables/{code}/recap",
    "get /api/tables/{code}/record",
    "get /api/tables/{code}/texts/{language}",
    "get /api/texts/{language}",
    "get /healthz",
    "get /metrics",
    "get /readyz",
)
FILLED_IN = (
    "get /api/me/tables",
    "get /api/tables/{code}/replay",
    "post /api/games/{name}/lessons/{lesson}",
    "post /api/guests",
    "post /api/tables",
    "post /api/tables/{code}/play-on",
)
WELL, BADLY = GenerationMode.POSITIVE, GenerationMode.NEGATIVE
ASKED = [(one, WELL) for one in READ + FILLED_IN] + [(one, BADLY) for one in FILLED_IN]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    file: Path = tmp_path_factory.mktemp("schema") / "sobremesa.db"
    limits = dict.fromkeys(("requests_per_second", "guests_per_hour", "tables_per_hour"), 100_000)
    with running(f"sqlite:///{file}", tables_per_person=1_000_000, **limits) as one:
        yield one
    assert not [line for line in one.lines if "Traceback" in line]


@pytest.fixture(scope="module")
def described(server: Running) -> dict[str, Any]:
    """What the server says of its API."""
    document: dict[str, Any] = httpx.get(f"{server.url}/schema/openapi.json").json()
    return document


@pytest.fixture(scope="module")
def schema(described: dict[str, Any]) -> OpenApiSchema:
    """The same, as it is asked by."""
    return schemathesis.openapi.from_dict(described)


@pytest.fixture(scope="module")
def finished(server: Running) -> str:
    """A table whose game is over."""

    async def run() -> str:
        async with seated(server.url, "antheno", 1, 1) as tabs:
            await played(tabs)
            return tabs[0].code

    return asyncio.run(run())


@pytest.fixture(scope="module")
def token(server: Running) -> str:
    """The cookie of somebody who has come in."""

    async def come_in() -> str:
        guest = await Guest.come_in(server.url, "Ana")
        await guest.close()
        return guest.token

    return asyncio.run(come_in())


def test_every_door_is_described(described: dict[str, Any]) -> None:
    found = {f"{method} {path}" for path, ways in described["paths"].items() for method in ways}
    assert found == {*READ, *FILLED_IN}


OPEN = {"kind": "open"}
CLOCK = {"kind": "bank", "seconds": 300, "increment": 5}
GOOD: list[tuple[str, Any]] = [
    ("Named", {"name": "Ana"}),
    ("Settings", {"game": "tanxi", "seats": [OPEN, {"kind": "bot", "level": "greedy"}]}),
    ("Settings", {"game": "antheno", "seats": [{"kind": "reserved"}], "pack": None}),
    ("Settings", {"game": "antayagi", "seats": [OPEN], "clock": CLOCK, "substitute": "greedy"}),
    ("PlayOn", {"entry": 3, "seats": [OPEN, OPEN], "window": {"seconds": 9, "closes": "time"}}),
    ("Refusal", {"rule": "S-1", "reason": "r", "where": ["seats", 1], "others": []}),
]
BAD: list[tuple[str, Any]] = [
    ("Named", {"name": "Ana", "colour": "red"}),
    ("Settings", {"game": "tanxi", "seats": [{}]}),
    ("Settings", {"game": "tanxi", "seats": [{"kind": "cat"}]}),
    ("Settings", {"game": "tanxi", "seats": [{"kind": "bot"}]}),
    ("Settings", {"game": "tanxi", "seats": [{"kind": "open", "level": "greedy"}]}),
    ("Settings", {"game": "tanxi", "seats": [OPEN] * 11}),
    ("Settings", {"game": "tanxi", "seats": [OPEN], "colour": "red"}),
    ("Settings", {"game": "tanxi", "seats": [OPEN], "clock": {"kind": "bank"}}),
    ("PlayOn", {"entry": 3, "seats": ["open"]}),
]


@pytest.mark.parametrize(
    ("name", "body", "fits"), [(*one, True) for one in GOOD] + [(*one, False) for one in BAD]
)
def test_a_strict_validator_says_what_the_server_says(
    described: dict[str, Any], name: str, body: Any, fits: bool
) -> None:
    schema = {"$ref": f"#/components/schemas/{name}", "components": described["components"]}
    assert jsonschema_rs.Draft202012Validator(schema).is_valid(body) is fits
    if name == "Settings":
        assert _is_readable(body, Settings) is fits


def _is_readable(body: Any, kind: Any) -> bool:
    try:
        msgspec.convert(body, kind)
    except msgspec.ValidationError:
        return False
    return True


@pytest.mark.parametrize("known", [False, True], ids=["stranger", "guest"])
@pytest.mark.parametrize(("operation", "mode"), ASKED)
def test_whatever_is_asked_gets_an_answer_that_was_described(
    server: Running,
    schema: OpenApiSchema,
    finished: str,
    token: str,
    operation: str,
    mode: GenerationMode,
    known: bool,
) -> None:
    method, _, path = operation.partition(" ")
    places = [None, {"code": finished}] if "{code}" in path else [None]
    with requests.Session() as session:
        session.headers["connection"] = "close"  # thinking up a case may outlast an idle connection
        if known:
            session.cookies["sobremesa"] = token
        for place in places:
            cases = schema[path][method].as_strategy(mode, path_parameters=place)
            ask(server, session, cases, EXAMPLES // len(places))


def ask(
    server: Running, session: requests.Session, cases: SearchStrategy[Case[Any]], examples: int
) -> None:
    """Ask one route many things."""

    @given(case=cases)
    @settings(
        max_examples=examples,
        derandomize=True,
        deadline=None,
        database=None,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    def answered(case: Case[Any]) -> None:
        case.call_and_validate(base_url=server.url, session=session, checks=CHECKS)

    answered()
