"""The connection to NATS: what may be connected to, and a connection that comes back by itself."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import ssl
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final
from urllib.parse import urlsplit

from sobremesa.kernel.errors import Fault, OptionsFault
from sobremesa.server.logs import event

log = logging.getLogger("sobremesa.bus")

OPTION: Final = "--nats"
PATIENCE: Final = 2  # seconds until a connection must have been made
PAUSE: Final = 0.2  # seconds between two attempts
PENDING: Final = 64 * 2**20  # bytes that may wait to be sent to NATS, or to be read

Hear = Callable[[bytes], None]


class NatsFault(Fault):
    """NATS cannot be used."""


def check_nats(address: str, credentials: str, database: str) -> None:
    """Refuse a NATS that others could listen at: it carries what seats may know.

    It needs credentials, and TLS where it is not on this machine. Where there is none, credentials
    are for nothing.
    """
    if not address:
        if credentials:
            raise OptionsFault("--nats-credentials", "for which NATS? name it by --nats")
        return
    if not database.startswith("postgres"):
        raise OptionsFault(OPTION, "several nodes need PostgreSQL: name one by SOBREMESA_DATABASE")
    place = urlsplit(address)
    if not (place.password or (place.username and place.password is None) or credentials):
        raise OptionsFault(
            OPTION,
            "this NATS needs credentials: nats://USER:PASSWORD@HOST:PORT, or a file by "
            "--nats-credentials",
        )
    if place.scheme != "tls" and not _is_here(place.hostname or ""):
        raise OptionsFault(
            OPTION, "a NATS that is not on this machine needs TLS: tls://… instead of nats://…"
        )


def _is_here(host: str) -> bool:
    """Whether this is a name of the machine itself."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


class Bus:
    """A connection to NATS. When it is lost another one is made, for as long as it takes."""

    def __init__(self, address: str, credentials: str) -> None:
        self._make = _client_type()
        self._address = address
        self._credentials = credentials
        self._client: Any = None
        self._heard: dict[str, Hear] = {}
        self._losing: asyncio.Event = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._closing: set[asyncio.Task[None]] = set()
        self.when_lost: Callable[[], None] = lambda: None

    @property
    def where(self) -> str:
        """Its address, without credentials."""
        place = urlsplit(self._address)
        return f"{place.scheme}://{place.hostname}:{place.port or 4222}"

    @property
    def connected(self) -> bool:
        """Whether something can be said now."""
        return self._client is not None and self._client.is_connected

    async def open(self) -> None:
        """Connect; NatsFault where that cannot be."""
        try:
            await self._connect()
        except Exception as error:
            raise NatsFault(self.where, f"NATS cannot be reached: {_said(error)}") from None
        self._task = asyncio.create_task(self._stay(), name="the connection to NATS")

    async def close(self) -> None:
        """Say what waits, and end."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        self._part()
        await asyncio.gather(*self._closing, return_exceptions=True)

    def hear(self, subjects: dict[str, Hear]) -> None:
        """Hear these subjects from now on, and no others; on a new connection."""
        self._heard = subjects
        self._losing.set()

    def reconnect(self) -> None:
        """This connection is of no use any more: make another."""
        self._losing.set()

    def say(self, subject: str, payload: bytes) -> None:
        """Tell who hears this subject; what cannot be said is lost, as anything may be."""
        if self._client is not None:
            try:
                self._client.write(subject, payload)
            except Exception:
                self._losing.set()

    async def _stay(self) -> None:
        connected = True
        while True:
            await self._losing.wait()
            self._part()
            self.when_lost()
            while self._losing.is_set():
                try:
                    self._part()
                    await self._connect()
                except Exception as error:
                    if connected:
                        connected = False
                        event(log, "NATS is lost", logging.ERROR, why=_said(error))
                    await asyncio.sleep(PAUSE)
            if not connected:
                connected = True
                event(log, "NATS is back")

    async def _connect(self) -> None:
        """A new connection on which everything is heard; what may be lost by then is lost."""
        heard = self._heard
        client = self._make(heard)
        connecting = True
        tls = self._address.startswith("tls")
        if tls:
            _insist_on_tls(client)

        async def lost() -> None:
            if client is self._client:
                self._losing.set()

        async def failed(error: Exception) -> None:
            if connecting:
                raise error  # the library would wait for two seconds, and try again by itself

        try:
            async with asyncio.timeout(2 * PATIENCE):
                await client.connect(
                    self._address,
                    user_credentials=self._credentials or None,
                    tls=ssl.create_default_context() if tls else None,
                    allow_reconnect=False,
                    connect_timeout=PATIENCE,
                    disconnected_cb=lost,
                    closed_cb=lost,
                    error_cb=failed,
                    pending_size=PENDING,
                    name="sobremesa",
                )
                connecting = False
                for subject in heard:
                    await client.subscribe(subject)
                await client.flush(PATIENCE)
        except BaseException:
            self._end(client)
            raise
        self._client = client
        if heard is self._heard:
            self._losing.clear()

    def _part(self) -> None:
        client, self._client = self._client, None
        if client is not None:
            self._end(client)

    def _end(self, client: Any) -> None:
        task = asyncio.create_task(_close(client))
        self._closing.add(task)
        task.add_done_callback(self._closing.discard)


def _client_type() -> Callable[[dict[str, Hear]], Any]:
    """The library's client, with a shorter way for what is said most: that is nearly all it does.

    By the library itself each message passes two tasks and two queues on its way out and in.
    """
    try:
        from nats.aio.client import Client  # noqa: PLC0415 - an extra of the package
    except ImportError:
        raise OptionsFault(OPTION, "this needs more: pip install 'sobremesa[nodes]'") from None

    class DirectClient(Client):  # type: ignore[misc,unused-ignore]
        """Writes at once, and has whoever hears a subject called at once."""

        def __init__(self, heard: dict[str, Hear]) -> None:
            super().__init__()
            self._heard_by = {subject.encode(): hear for subject, hear in heard.items()}

        def write(self, subject: str, payload: bytes) -> None:
            """Publish this; an error where it cannot be, or too much waits to be sent."""
            way: Any = self._transport
            writer = way._io_writer
            if not self.is_connected or writer.transport.get_write_buffer_size() > PENDING:
                raise ConnectionError("NATS does not listen")
            writer.write(b"PUB %b %d\r\n%b\r\n" % (subject.encode(), len(payload), payload))

        async def _process_msg(
            self, _sid: int, subject: bytes, _reply: bytes, data: bytes, _headers: bytes
        ) -> None:
            hear = self._heard_by.get(bytes(subject))
            if hear is None:
                return
            try:
                hear(data)
            except Exception:
                log.exception("what another node said could not be heeded")

    return DirectClient


def _insist_on_tls(client: Any) -> None:
    """Say nothing to a NATS that offers no TLS: the library would talk to it all the same."""
    command = client._connect_command

    def checked() -> bytes:
        if not client._server_info.get("tls_required"):
            raise RuntimeError("it does not ask for TLS")
        said: bytes = command()
        return said

    client._connect_command = checked


async def _close(client: Any) -> None:
    with suppress(Exception):
        async with asyncio.timeout(PATIENCE):
            await client.close()


def _said(error: Exception) -> str:
    return str(error) or "no answer in time"
