"""Many who look for the homes of tables ask the database once."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from sobremesa.server.cluster.lookups import HomeLookups
from sobremesa.server.store.schema import DatabaseFault


class Asked:
    """A database that answers when it is told to."""

    def __init__(self) -> None:
        self.questions: list[list[str]] = []
        self.answering = asyncio.Event()
        self.fails = False

    async def ask(self, tables: Sequence[str]) -> dict[str, str]:
        self.questions.append([*tables])
        await self.answering.wait()
        if self.fails:
            raise DatabaseFault("the database", "it is away")
        return {table: "a" for table in tables if table != "nowhere"}


async def asked(lookups: HomeLookups, *tables: str) -> list[asyncio.Task[str | None]]:
    """People who ask for these, and wait."""
    tasks = [asyncio.create_task(lookups.find(table)) for table in tables]
    await asyncio.sleep(0)
    return tasks


def test_all_who_ask_meanwhile_are_answered_by_the_next_question() -> None:
    async def run() -> None:
        database = Asked()
        lookups = HomeLookups(database.ask)
        first = await asked(lookups, "t")
        await asyncio.sleep(0)
        many = await asked(lookups, *[f"t{number % 125}" for number in range(500)], "nowhere", "t")
        database.answering.set()
        assert await asyncio.gather(*first) == ["a"]
        assert await asyncio.gather(*many) == ["a"] * 500 + [None, "a"]
        assert [len(question) for question in database.questions] == [1, 127]
        assert await lookups.find("t") == "a"  # what was found is not kept here
        assert len(database.questions) == 3

    asyncio.run(run())


def test_a_fault_is_told_to_all_who_asked_and_to_nobody_else() -> None:
    async def run() -> None:
        database = Asked()
        database.fails = True
        lookups = HomeLookups(database.ask)
        leaving, *staying = await asked(lookups, "s", "t", "t")
        await asyncio.sleep(0)
        leaving.cancel()
        database.answering.set()
        for one in staying:
            with pytest.raises(DatabaseFault):
                await one
        database.fails = False
        assert await lookups.find("t") == "a"

    asyncio.run(run())


def test_who_leaves_takes_no_answer_from_others() -> None:
    async def run() -> None:
        database = Asked()
        lookups = HomeLookups(database.ask)
        leaving, staying = await asked(lookups, "t", "t")
        await asyncio.sleep(0)
        leaving.cancel()
        database.answering.set()
        assert await staying == "a"
        assert leaving.cancelled()

    asyncio.run(run())
