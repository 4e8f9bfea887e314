"""Somebody at a server: who they are there, and what they ask over HTTP."""

from __future__ import annotations

from typing import Any, Final

import httpx
import msgspec

from sobremesa.kernel.errors import Fault
from sobremesa.table.messages import Refusal
from sobremesa.table.settings import Settings

COOKIE: Final = "sobremesa"
PATIENCE: Final = 60.0  # seconds until an answer must have come


class ServerFault(Fault):
    """A server that cannot be reached, or that says what is no answer."""


class Turned(Exception):
    """A server has refused a request over HTTP: the status, and why."""

    def __init__(self, status: int, refusal: Refusal) -> None:
        super().__init__(status, refusal)
        self.status = status
        self.refusal = refusal

    def __str__(self) -> str:
        return f"{self.status}, {self.refusal.rule}: {self.refusal.reason} {self.refusal.args}"


class Guest:
    """Somebody who has come in, by the token that only they have."""

    def __init__(self, url: str, token: str) -> None:
        self.url = url.rstrip("/")
        self.token = token
        self.http = http_at(self.url, headers=self.headers)

    @classmethod
    async def come_in(cls, url: str, name: str) -> Guest:
        """A new guest."""
        async with http_at(url) as http:
            reply = await sent(http, "POST", "/api/guests", {"name": name})
        return cls(url, reply.cookies[COOKIE])

    @property
    def headers(self) -> dict[str, str]:
        """What says who they are, with each request and socket."""
        return {"cookie": f"{COOKIE}={self.token}"}

    async def set_table(self, settings: Settings) -> str:
        """A new table; its code."""
        reply = await sent(self.http, "POST", "/api/tables", settings)
        return str(reply.json()["table"])

    async def close(self) -> None:
        """Leave."""
        await self.http.aclose()


def http_at(url: str, **more: Any) -> httpx.AsyncClient:
    """A client of this server; one without TLS where none is spoken, which is made sooner."""
    secure = url.startswith("https:")
    return httpx.AsyncClient(base_url=url, timeout=PATIENCE, verify=secure, **more)


async def sent(http: httpx.AsyncClient, method: str, path: str, body: Any = None) -> httpx.Response:
    """What a server answers; ServerFault where it does not, Turned where it refuses."""
    content = None if body is None else msgspec.json.encode(body)
    headers = {"content-type": "application/json"}
    try:
        reply = await http.request(method, path, content=content, headers=headers)
    except httpx.TransportError as error:
        raise ServerFault(str(http.base_url), f"cannot be reached: {error}") from error
    if reply.is_success:
        return reply
    try:
        refusal = msgspec.json.decode(reply.content, type=Refusal)
    except msgspec.MsgspecError:
        what = f"answers {path} with {reply.status_code}: this is no server of Sobremesa's"
        raise ServerFault(str(http.base_url), what) from None
    raise Turned(reply.status_code, refusal)
