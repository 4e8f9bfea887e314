"""The state of a server for routes that are tried one by one."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from pathlib import Path

from litestar.di import Provide

from sobremesa.server.app_state import AppState
from sobremesa.server.config import Config
from sobremesa.server.store.store import open_store


def closed_app_state(folder: Path) -> dict[str, Provide]:
    """State that was never opened: for the dependencies of an application."""
    config = Config(database=f"sqlite:///{folder / 'sobremesa.db'}")

    async def app_state() -> AsyncGenerator[AppState, None]:
        store = await open_store(config.database)
        yield AppState(config, store)
        await store.close()

    return {"app_state": Provide(app_state)}
