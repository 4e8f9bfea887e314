"""What one seat, or a spectator, may know: built up from nothing, never a state stripped down."""

from __future__ import annotations

from sobremesa.games.antheno.content import TILES, tiles_of
from sobremesa.games.antheno.moves import placed
from sobremesa.games.antheno.state import NOBODY, State, colours_of
from sobremesa.games.antheno.view_types import SeatView, View


def view(state: State, seat: int | None) -> View:
    """What this seat may know now."""
    return _look(state, seat, () if seat is None else (seat,))


def open_view(state: State) -> View:
    """Everything, for looking back."""
    return _look(state, None, tuple(range(state.terms.seats)))


def _look(state: State, seat: int | None, owners: tuple[int, ...]) -> View:
    return View(
        seat=seat,
        options=state.terms.options,
        pack=state.terms.pack.hash,
        box=tuple(state.box),
        start=tuple([_round(drawn) for drawn in state.start]),
        seats=tuple([_seat(state, other, other in owners) for other in range(state.terms.seats)]),
        table=placed(state.table),
        bag=len(state.bag),
        turn=state.turn,
        passes=state.passes,
        question="over" if state.over else "turn",
        asked=() if state.over else (state.turn,),
    )


def _round(drawn: list[int]) -> tuple[str | None, ...]:
    return tuple([None if kind == NOBODY else TILES[kind] for kind in drawn])


def _seat(state: State, seat: int, mine: bool) -> SeatView:
    rack = state.racks[seat]
    return SeatView(
        colours=tuple(colours_of(rack)),
        tiles=tiles_of(rack) if mine else None,
        place=state.out.index(seat) + 1 if seat in state.out else None,
    )
