"""What the tests of the store share."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import select

from sobremesa.server.store.schema import SITTING, TABLES, Change, Sitter, Stage, Summary
from sobremesa.server.store.store import Store, open_store

ANA, BEA, EVA = "ana", "bea", "eva"
FILL = (  # PostgreSQL has no room, as it says so itself, for what a table stores
    "CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN "
    "RAISE 'could not extend file: No space left on device' USING ERRCODE = 'disk_full'; END $$",
    *(
        f"CREATE TRIGGER no_room BEFORE INSERT OR UPDATE ON {table} EXECUTE FUNCTION no_room()"
        for table in ("log", "tables", "alembic_version")  # the last is what a node tries to write
    ),
)
FREE = "DROP FUNCTION no_room CASCADE"


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[Store]:
    store = await open_store(database)
    try:
        yield store
    finally:
        await store.close()


def scene(test: Callable[[Store], Coroutine[Any, Any, None]]) -> Callable[[str], None]:
    """The test, with a new store that knows three people."""

    async def play(database: str) -> None:
        async with opened(database) as store:
            await invite(store)
            await test(store)

    return lambda database: asyncio.run(play(database))


async def invite(store: Store) -> None:
    for person in (ANA, BEA, EVA):
        await store.add_person(person, person.title(), person.encode(), now=1)


def summary(
    *people: Sitter,
    public: bool = True,
    stage: Stage = "playing",
    changed: int = 1,
    host: str = ANA,
) -> Summary:
    return Summary("antheno", public, stage, host, 2, changed, b'{"name": "\xc3\xa9"}', people)


def change(table: str, first: int, *bodies: bytes, summary: Summary | None = None) -> Change:
    return Change(table, first, tuple((1000 + first, body) for body in bodies), summary)


async def outcomes(*appends: Coroutine[Any, Any, None]) -> list[type | None]:
    """What came of each: nothing, or an exception of this type."""
    results = await asyncio.gather(*appends, return_exceptions=True)
    return [None if result is None else type(result) for result in results]


async def kept_summary(store: Store, table: str) -> Summary | None:
    """What is kept of a table for lists; its people in the order of their seats."""
    query = (
        select(TABLES, SITTING.c.person_id, SITTING.c.seat, SITTING.c.place)
        .outerjoin(SITTING)
        .where(TABLES.c.id == table)
    )
    rows = await store._rows(query)
    if not rows:
        return None
    people = [Sitter(row.person_id, row.seat, row.place) for row in rows if row.person_id]
    people.sort(key=lambda one: (one.seat is None, one.seat, one.person))
    return Summary(
        game=rows[0].game,
        public=rows[0].public,
        stage=rows[0].stage,
        host=rows[0].host,
        open_seats=rows[0].open_seats,
        changed=rows[0].changed,
        body=rows[0].body,
        people=tuple(people),
    )
