"""By which right tables are in memory here, and may be written to."""

from __future__ import annotations

from sobremesa.server.live import TableGone
from sobremesa.server.store.schema import Fence


class Elsewhere(TableGone):
    """The table lives on another node."""


class Tenancy:
    """The right of a server that has its database to itself: to all tables, without an end."""

    alone = True

    @property
    def over(self) -> bool:
        """Whether others may have taken what is in memory here."""
        return False

    def found(self, table: str) -> Fence | None:
        """The right to a table that is being set; None: it needs none."""
        del table
        return None

    def fence(self, table: str) -> Fence | None:
        """The right to a table that was claimed; None: it needs none."""
        del table
        return None

    async def claim(self, table: str) -> bool:
        """Have a table live here; whether it has lived elsewhere until now.

        Elsewhere: it still does. Problem S-1: there is none.
        """
        del table
        return False

    def drop(self, table: str) -> None:
        """Have no right to a table until it is claimed again."""

    async def leave(self, table: str, *, needed: bool) -> None:
        """Let others have a table; where it is needed, one of them takes it at once."""
