"""How a game went: tiles left and laid, and the play that decided it."""

from __future__ import annotations

from operator import lt

from sobremesa.games.antheno.events import Drew, Played
from sobremesa.games.antheno.state import State
from sobremesa.kernel.errors import Reason
from sobremesa.kernel.recap import (
    Moment,
    Recap,
    SeatRecap,
    Tale,
    counts,
    curve_of,
    happened,
    lead_for_good,
)


def scores(state: State) -> tuple[int, ...]:
    """The tiles that each seat has left."""
    return tuple([sum(rack) for rack in state.racks])


def recap(tale: Tale) -> Recap:
    """Why it ended so, the lead for good, and what was laid."""
    state: State = tale.state
    plays = happened(tale, Played)
    return Recap(
        seats=tuple([_seat(tale, state, seat) for seat in range(state.terms.seats)]),
        figures=counts(
            turns=len(tale.deeds) - 1,
            on_the_table=len(state.table),
            moved=sum([play.moved for play in plays]),
            drawn=len(happened(tale, Drew)),
        ),
        why=None if tale.ranks is None else _why(state, tale.ranks),
        moment=_moment(tale, state) if state.out else None,
        curve=curve_of("tiles", [deed.scores for deed in tale.deeds]),
    )


def _seat(tale: Tale, state: State, seat: int) -> SeatRecap:
    """What is left, what was laid, the largest play, and what was drawn."""
    laid = [len(play.tiles) for play in happened(tale, Played) if play.seat == seat]
    drawn = [one for one in happened(tale, Drew) if one.seat == seat]
    return SeatRecap(
        Reason("recap-left", {"tiles": sum(state.racks[seat])}),
        counts(laid=sum(laid), largest=max(laid, default=0), drawn=len(drawn)),
    )


def _why(state: State, ranks: tuple[int, ...]) -> Reason:
    """AN-30, AN-31."""
    if state.out:
        return Reason("recap-out-first", {"seat": state.out[0]})
    winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
    tiles = sum(state.racks[winners[0]])
    if len(winners) > 1:
        return Reason("recap-blocked-shared", {"tiles": tiles})
    return Reason("recap-blocked", {"seat": winners[0], "tiles": tiles})


def _moment(tale: Tale, state: State) -> Moment:
    """The turn since which the winner had fewer tiles than anybody, until they were out."""
    winner = state.out[0]
    out = [number for number, one in enumerate(tale.deeds) if not one.scores[winner]]
    turns = tale.deeds[: out[0] + 1]
    decisive = lead_for_good(turns, winner, lt)
    for event in decisive.events:
        if isinstance(event, Drew):
            told = {"player": event.seat, "seat": winner, "turn": turns.index(decisive)}
            return Moment(decisive.entry, Reason("recap-lead-draw", {**told}))
    if not decisive.entry:
        decisive = turns[-1]  # ahead from the deal on: what counts is how they went out
    (play,) = [event for event in decisive.events if isinstance(event, Played)]
    told = {"seat": winner, "turn": turns.index(decisive), "tiles": len(play.tiles)}
    if not play.left:
        return Moment(decisive.entry, Reason("recap-last-play", {**told}))
    return Moment(decisive.entry, Reason("recap-lead-play", {**told, "left": play.left}))
