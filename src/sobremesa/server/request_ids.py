"""The id of the request that this is done for; what is begun because of it has it too."""

from __future__ import annotations

import secrets
from contextvars import ContextVar
from typing import Final

REQUEST: Final[ContextVar[str]] = ContextVar("request", default="")


def new_id() -> str:
    """An id that no other request has."""
    return secrets.token_hex(8)
