"""Pages about the server itself."""

from __future__ import annotations

from typing import Any

from litestar import get


@get("/", include_in_schema=False)
async def front() -> str:
    """A front page."""
    return "Sobremesa"


@get("/api", include_in_schema=False)
async def api() -> str:
    """The API."""
    return "api"


@get("/api/messages.json")
async def messages() -> dict[str, Any]:
    """The catalogue."""
    return {}


@get("/api/style.css", include_in_schema=False)
async def style() -> str:
    """The style."""
    return ""
