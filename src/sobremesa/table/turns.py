"""Whose turn it is, for lists of tables: what somebody at the table is shown of that anyway."""

from __future__ import annotations

from typing import Annotated, NamedTuple

import msgspec
from msgspec import Meta

from sobremesa.table.settings import NoClock
from sobremesa.table.table import Table


class TurnShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """Whose turn it is."""

    yours: Annotated[bool, Meta(description="whether you are asked something")] = False
    seats: Annotated[
        tuple[int, ...],
        Meta(description="who is thinking as all can see: in a window, and of bots, nobody"),
    ] = ()
    until: Annotated[
        int | None,
        Meta(description="when your time is over, else that of the first of them, in ms"),
    ] = None


class WhoseTurn(NamedTuple):
    """Whose turn it is at a table, for everybody there."""

    asked: dict[int, int | None]  # the people who owe an answer, and when their time is over
    running: dict[int, int | None]  # those of them that all can see

    def of(self, seat: int | None) -> TurnShown:
        """As who sits there may know it; None: nobody who plays."""
        seats = tuple(sorted(self.running))
        if seat in self.asked:
            return TurnShown(True, seats, self.asked[seat])
        return TurnShown(
            False, seats, min((at for at in self.running.values() if at), default=None)
        )


def turns_of(table: Table) -> WhoseTurn | None:
    """Whose turn it is; None: no game is being played."""
    if table.stage != "playing":
        return None
    running = {seat: _over_at(table, seat) for seat in table.clocks.running}
    asked = {
        seat: running.get(seat, table.window_until)
        for seat, one in enumerate(table.asked)
        if one.occasion is not None and table.bots[seat] is None
    }
    return WhoseTurn(asked, running)


def _over_at(table: Table, seat: int) -> int | None:
    if isinstance(table.settings.clock, NoClock):
        return None
    return table.clocks.since + table.clocks.left[seat]
