"""A server that takes its time between storing something and saying so: `slow.py serve …`.

What is killed at such a server has mostly been stored, and not yet been acknowledged.
"""

from __future__ import annotations

import asyncio
import random

from sobremesa.cli import main
from sobremesa.server.store.schema import Change
from sobremesa.server.store.store import Store

PAUSE = (0.005, 0.05)  # seconds
_append = Store.append


async def append(self: Store, change: Change) -> None:
    """Write the change, and wait."""
    await _append(self, change)
    await asyncio.sleep(random.uniform(*PAUSE))


if __name__ == "__main__":
    Store.append = append  # type: ignore[method-assign]
    main()
