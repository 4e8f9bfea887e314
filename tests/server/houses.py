"""A house for doors that are tried one by one."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from pathlib import Path

from litestar.di import Provide

from sobremesa.server.config import Config
from sobremesa.server.house import House
from sobremesa.server.store.store import open_store


def unlit(folder: Path) -> dict[str, Provide]:
    """A house where nobody is: for the dependencies of an application."""
    config = Config(database=f"sqlite:///{folder / 'sobremesa.db'}")

    async def house() -> AsyncGenerator[House, None]:
        store = await open_store(config.database)
        yield House(config, store)
        await store.close()

    return {"house": Provide(house)}
