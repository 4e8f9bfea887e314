"""A server with its pages and a browser, for all tests of a worker."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Iterator

import pytest
from playwright.async_api import Browser, expect

from tests.server.running import Running, running
from tests.web.browsing import BUILT, Visit, browsing, chromium, visiting

expect.set_options(timeout=20_000)  # ms; the machine may have other things to do


@pytest.fixture(scope="session")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that is generous: all browsers come from one address."""
    missing = what_is_missing()
    if missing:
        if os.environ.get("SOBREMESA_NO_SKIP"):
            pytest.fail(missing)
        pytest.skip(missing)
    folder = tmp_path_factory.mktemp("home")
    limits = ("guests_per_hour", "tables_per_hour", "requests_per_second", "asks_per_minute")
    many = dict.fromkeys(limits, 10_000)
    with running(f"sqlite:///{folder / 'sobremesa.db'}", **many) as server:
        yield server


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """One event loop for all tests of a worker, as they share a browser."""
    return "asyncio"


@pytest.fixture(scope="session")
async def browser(home: Running) -> AsyncIterator[Browser]:  # noqa: ARG001 - says what is missing
    """The browser of this worker."""
    async with browsing() as browser:
        yield browser


@pytest.fixture
async def visit(browser: Browser, home: Running) -> AsyncIterator[Visit]:
    """People who have not been here before."""
    async with visiting(browser, home) as visit:
        yield visit


def what_is_missing() -> str | None:
    """What the pages need to be looked at, and is not there."""
    if chromium() is None:
        return "no Chromium here: `apt install chromium-headless-shell` (Debian) to test the pages"
    if not BUILT.exists():
        return "the pages are not built: run `make web`"
    return None
