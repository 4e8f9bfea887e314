"""A NATS of somebody else: with TLS, and credentials in its address or in a file."""

from __future__ import annotations

import asyncio
import base64
import json
import secrets
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import nkeys
import pytest

from sobremesa.server.cluster.bus import Bus, NatsFault
from sobremesa.server.cluster.own_nats import OwnNats
from tests.server.nodes import Evening, node, own_nats

PATIENCE = 60.0
USER = "authorization { user: ana, password: hunter2 }"
UNLIMITED = dict.fromkeys(("subs", "data", "payload", "imports", "exports", "conn", "leaf"), -1) | {
    "wildcards": True
}


class OtherNats(OwnNats):
    """A NATS with settings of its own."""

    def __init__(self, settings: str) -> None:
        super().__init__()
        self._settings.write_text(f'listen: "127.0.0.1:{self.port}"\n{settings}', encoding="utf-8")

    def at(self, scheme: str, user: str = "") -> str:
        """Its address."""
        return f"{scheme}://{user}{'@' if user else ''}127.0.0.1:{self.port}"


@contextmanager
def other_nats(settings: str) -> Iterator[OtherNats]:
    """Such a NATS while the block runs."""
    nats = OtherNats(settings)
    nats.start()
    try:
        yield nats
    finally:
        nats.close()


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """A certificate for this machine that its own authority has signed, and its key."""
    folder = tmp_path_factory.mktemp("tls")
    made, key = folder / "made.pem", folder / "key.pem"
    command = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256"]
    command += ["-nodes", "-days", "2", "-subj", "/CN=localhost", "-keyout", str(key)]
    command += ["-out", str(made), "-addext", "subjectAltName=IP:127.0.0.1"]
    subprocess.run(command, check=True, capture_output=True)
    return made, key


@pytest.fixture
def secure(certificate: tuple[Path, Path]) -> Iterator[OtherNats]:
    """A NATS that speaks TLS."""
    made, key = certificate
    with other_nats(f'{USER}\ntls {{ cert_file: "{made}", key_file: "{key}" }}\n') as nats:
        yield nats


async def hear_oneself(bus: Bus) -> None:
    """Say something over a NATS, until it comes back."""
    heard = asyncio.Event()
    bus.hear({"a": lambda _: heard.set()})
    try:
        await bus.open()
        async with asyncio.timeout(PATIENCE):
            while not heard.is_set():
                bus.say("a", b"")
                await asyncio.sleep(0.01)
    finally:
        await bus.close()


def refused(address: str, credentials: str = "") -> str:
    """What is said of a NATS that cannot be used."""
    with pytest.raises(NatsFault) as caught:
        asyncio.run(hear_oneself(Bus(address, credentials)))
    assert "hunter2" not in str(caught.value)
    return str(caught.value)


def test_nodes_talk_over_tls(
    secure: OtherNats,
    certificate: tuple[Path, Path],
    postgres_database: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def play() -> None:
        evening = Evening(postgres_database)
        async with evening.played(("tanxi", both)):
            await evening.go_on(10)
        await evening.check()

    monkeypatch.setenv("SSL_CERT_FILE", str(certificate[0]))
    both = [node(postgres_database, secure.at("tls", "ana:hunter2")) for _ in range(2)]
    try:
        for one in both:
            one.start()
        asyncio.run(play())
    finally:
        for one in both:
            if one.process is not None:
                one.stop()
    assert "hunter2" not in "".join(line for one in both for line in one.lines)


def test_a_certificate_of_an_unknown_authority_is_refused(secure: OtherNats) -> None:
    assert "certificate verify failed" in refused(secure.at("tls", "ana:hunter2"))


def test_who_does_not_know_the_password_is_refused(
    secure: OtherNats, certificate: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate[0]))
    said = refused(secure.at("tls", "ana:guess"))
    assert "Authorization" in said
    assert "guess" not in said


def test_of_a_nats_that_is_not_there_it_is_said_so_at_the_first_attempt() -> None:
    """Then it is tried again after a moment of ours, not after the seconds of the library."""
    assert "Connect call failed" in refused("nats://ana:hunter2@127.0.0.1:1")


def test_nothing_is_said_to_a_nats_without_tls_where_tls_is_asked_for() -> None:
    """Not even the password: whoever sits in between may have left the offer of TLS out."""
    said = b""

    async def listen(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        nonlocal said
        writer.write(b'INFO {"server_id":"A","max_payload":1048576,"auth_required":true}\r\n')
        said = await reader.read()
        writer.close()

    async def run() -> None:
        server = await asyncio.start_server(listen, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        with pytest.raises(NatsFault, match="does not ask for TLS"):
            await hear_oneself(Bus(f"tls://ana:hunter2@127.0.0.1:{port}", ""))
        server.close()
        await server.wait_closed()

    asyncio.run(run())
    assert said == b""
    with own_nats() as plain:
        assert "does not ask for TLS" in refused(plain.url.replace("nats:", "tls:"))


# Credentials in a file


def new_key(kind: int) -> tuple[Any, str, str]:
    """A key of this kind: what signs, its name and its seed."""
    seed = nkeys.encode_seed(secrets.token_bytes(32), kind)
    pair = nkeys.from_seed(bytearray(seed))
    return pair, pair.public_key.decode(), seed.decode()


def signed(pair: Any, issuer: str, subject: str, kind: str, **more: Any) -> str:
    """What this key says of another, as NATS reads it."""

    def part(said: bytes) -> str:
        return base64.urlsafe_b64encode(said).decode().rstrip("=")

    claims = {"iss": issuer, "sub": subject, "name": kind, "iat": int(time.time()), "jti": kind}
    claims["nats"] = {"type": kind, "version": 2, **more}
    header = {"typ": "JWT", "alg": "ed25519-nkey"}
    text = ".".join(part(json.dumps(one).encode()) for one in (header, claims))
    return f"{text}.{part(pair.sign(text.encode()))}"


@pytest.fixture
def authority(tmp_path: Path) -> tuple[str, Callable[[], Path]]:
    """The settings of a NATS that knows people by what an operator has signed, and such people."""
    operator, its_name, _ = new_key(nkeys.PREFIX_BYTE_OPERATOR)
    account, account_name, _ = new_key(nkeys.PREFIX_BYTE_ACCOUNT)
    known = signed(operator, its_name, account_name, "account", limits=UNLIMITED)
    settings = f"""
        operator: {signed(operator, its_name, its_name, "operator")}
        resolver: MEMORY
        resolver_preload: {{ {account_name}: {known} }}
    """

    def new_user() -> Path:
        _, name, seed = new_key(nkeys.PREFIX_BYTE_USER)
        jwt = signed(account, account_name, name, "user", subs=-1, data=-1, payload=-1)
        file = tmp_path / f"{name}.creds"
        file.write_text(
            f"-----BEGIN NATS USER JWT-----\n{jwt}\n------END NATS USER JWT------\n\n"
            f"-----BEGIN USER NKEY SEED-----\n{seed}\n------END USER NKEY SEED------\n",
            encoding="ascii",
        )
        return file

    return settings, new_user


def test_credentials_may_be_in_a_file(authority: tuple[str, Callable[[], Path]]) -> None:
    settings, new_user = authority
    with other_nats(settings) as nats:
        asyncio.run(hear_oneself(Bus(nats.at("nats"), str(new_user()))))
        stranger = new_user()
        _, _, seed = new_key(nkeys.PREFIX_BYTE_USER)
        lines = stranger.read_text(encoding="ascii").splitlines()
        lines[5] = seed  # of somebody else
        stranger.write_text("\n".join(lines), encoding="ascii")
        assert "Authorization" in refused(nats.at("nats"), str(stranger))
        assert "No such file" in refused(nats.at("nats"), "nowhere.creds")
