"""What tests of routes share."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import httpx


def go(match: Coroutine[Any, Any, None]) -> None:
    """Let it happen."""
    asyncio.run(match)


def rule_of(reply: httpx.Response) -> str:
    """The rule by which something was refused."""
    rule: str = reply.json()["rule"]
    return rule
