"""What the server keeps: one schema for SQLite and PostgreSQL, and the values that go in and out.

Times are milliseconds since 1970, everywhere.
"""

from __future__ import annotations

import sqlite3
from typing import Final, Literal, NamedTuple

import asyncpg
import msgspec
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    exc,
    false,
    text,
)
from sqlalchemy.exc import DBAPIError, OperationalError

from sobremesa.kernel.errors import Fault

# The tables of the database

METADATA: Final = MetaData(
    naming_convention={
        "pk": "%(table_name)s_pkey",
        "fk": "%(table_name)s_%(column_0_N_name)s_fkey",
        "uq": "%(table_name)s_%(column_0_N_name)s_key",
    }
)

PEOPLE: Final = Table(
    "people",
    METADATA,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("token_hash", LargeBinary, nullable=False, unique=True),
    Column("joined", BigInteger, nullable=False),
)

BOTS: Final = Table(  # those of the people that are bot accounts
    "bots",
    METADATA,
    Column("person_id", ForeignKey(PEOPLE.c.id), primary_key=True),
    Column("made", BigInteger, nullable=False),
    Column("revoked", BigInteger),
)

Stage = Literal["waiting", "playing", "over", "closed"]
UNFINISHED: Final[tuple[Stage, ...]] = ("waiting", "playing")
TO_ARCHIVE: Final = text("stage IN ('over', 'closed') AND NOT archived")

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("stage", String, nullable=False),
    Column("host", ForeignKey(PEOPLE.c.id), nullable=False),
    Column("open_seats", Integer, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("archived", Boolean, nullable=False, server_default=false()),  # until it changes again
    Index("tables_stage_changed", "stage", "changed"),
    Index("tables_host_stage", "host", "stage"),
    Index(
        "tables_to_archive",
        "changed",
        "id",
        sqlite_where=TO_ARCHIVE,
        postgresql_where=TO_ARCHIVE,
    ),
)

SITTING: Final = Table(
    "sitting",
    METADATA,
    Column("table_id", ForeignKey(TABLES.c.id), primary_key=True),
    Column("person_id", ForeignKey(PEOPLE.c.id), primary_key=True),
    Column("seat", Integer),
    Column("place", Integer),
    Index("sitting_person_id", "person_id"),
)

LOG: Final = Table(  # rows are added and never changed; they leave for the archive alone
    "log",
    METADATA,
    Column("table_id", ForeignKey(TABLES.c.id), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

SNAPSHOTS: Final = Table(
    "snapshots",
    METADATA,
    Column("table_id", String, primary_key=True),
    Column("number", Integer, nullable=False),
    Column("program", String, nullable=False),
    Column("body", LargeBinary, nullable=False),
    ForeignKeyConstraint(["table_id", "number"], [LOG.c.table_id, LOG.c.number]),
)

PASSING: Final = {"passing": True}  # of those who run now: in no backup

CLUSTER: Final = Table(  # what the nodes of one database have in common: one row
    "cluster",
    METADATA,
    Column("name", String, primary_key=True),
    info=PASSING,
)

NODES: Final = Table(  # the servers that share this database
    "nodes",
    METADATA,
    Column("id", String, primary_key=True),
    Column("address", String, nullable=False),
    Column("version", String, nullable=False),
    Column("until", BigInteger, nullable=False),  # by the database's clock; 0: it is dead
    info=PASSING,
)

HOMES: Final = Table(  # on which node each table lives; it may be one that is dead
    "homes",
    METADATA,
    Column("table_id", String, primary_key=True),
    Column("node", String),  # RELEASED: any may take it; NULL: nobody need
    Column("fence", BigInteger, nullable=False),  # grows whenever the table is taken
    Index("homes_node", "node"),
    info=PASSING,
)

RELEASED: Final = ""

ARCHIVE: Final = Table(  # the first entries of a log, packed; what came later is in `log`
    "archive",
    METADATA,
    Column("table_id", ForeignKey(TABLES.c.id), primary_key=True),
    Column("entries", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

ACTS: Final = Table(
    "acts",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),  # it is in force, or waits to be done
    Column("done", BigInteger),
    Column("undone", BigInteger),
    Column("why", String, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Index("acts_until", "until"),
)


# What goes in


class Sitter(NamedTuple):
    """A person at a table: the seat, if it is not only the host, and the place in the end."""

    person: str
    seat: int | None
    place: int | None


class Summary(msgspec.Struct, frozen=True):
    """What the lobby and one's own list of games show of a table."""

    game: str
    public: bool
    stage: Stage
    host: str
    open_seats: int
    changed: int
    body: bytes  # for the callers to interpret
    people: tuple[Sitter, ...]


class Fence(NamedTuple):
    """By which right a node writes to a table: its number, and the node that got it."""

    node: str
    number: int


class Change(msgspec.Struct, frozen=True):
    """Entries for the log of a table, numbered from `first` on, and how the table looks then.

    The first change of a table brings its summary; later ones only where it has changed.
    """

    table: str
    first: int
    entries: tuple[tuple[int, bytes], ...]  # when, and what
    summary: Summary | None = None
    fence: Fence | None = None  # None: one server has the whole database


class Snapshot(msgspec.Struct, frozen=True):
    """A table after the entry of this number, as this program writes it."""

    table: str
    number: int
    program: str
    body: bytes


# What comes out


class PersonRow(NamedTuple):
    """Somebody who can sit down."""

    id: str
    name: str


class BotRow(NamedTuple):
    """A bot account: its name, when its token was made, and since when that counts no more."""

    name: str
    made: int
    revoked: int | None


class LogRow(NamedTuple):
    """An entry of a log."""

    number: int
    at: int
    body: bytes


class ActRow(NamedTuple):
    """Something that whoever runs the server has done."""

    id: int
    at: int
    until: int
    done: int | None
    undone: int | None
    why: str
    body: bytes


class EndedTable(NamedTuple):
    """A table that has ended, and whose log is not in the archive."""

    table: str
    game: str
    changed: int


class Listed(NamedTuple):
    """A table in the lobby."""

    table: str
    body: bytes


class ListedFor(NamedTuple):
    """A table as lists show it, to somebody who asks for it by its code."""

    body: bytes
    is_theirs: bool


class PlayedRow(NamedTuple):
    """A table in somebody's own list of games."""

    table: str
    stage: Stage
    changed: int
    seat: int | None
    place: int | None
    body: bytes


# What can go wrong


class DatabaseFault(Fault):
    """A database that cannot be used, or not now. What was to be written may be there or not."""


class Conflict(Exception):
    """Somebody else wrote it first, or something that it rests on: nothing of it was kept."""


class Fenced(Conflict):
    """The table lives on another node by now: nothing of it was kept."""


LOST: Final = (
    OSError, exc.TimeoutError, asyncpg.InternalClientError, sqlite3.OperationalError
)  # fmt: skip
FAILING: Final = ("08", "25", "53", "57", "58")  # lost, read-only, full, shut down, broken


def fault_of(error: Exception, where: str) -> DatabaseFault | None:
    """The failure of the database itself behind this error; None: what was asked of it is wrong."""
    if isinstance(error, DBAPIError):
        lost = error.connection_invalidated or isinstance(error, OperationalError)
        failing = lost or _is_failing(error.orig)
    else:
        failing = isinstance(error, LOST) or _is_failing(error)
    return DatabaseFault(where, what_failed(error)) if failing else None


def _is_failing(error: BaseException | None) -> bool:
    """Whether PostgreSQL says by this that it cannot go on, or asyncpg that nobody hears it."""
    unheard = isinstance(error, asyncpg.InterfaceError) and not isinstance(error, ValueError)
    return unheard or str(getattr(error, "sqlstate", None))[:2] in FAILING


def what_failed(error: Exception) -> str:
    """What the database said, without the statement that it said it about."""
    said = error.orig if isinstance(error, DBAPIError) else error
    return str(said) or "no answer in time"
