"""How a game went: who stood, who beat what, and the fall that decided it."""

from __future__ import annotations

from sobremesa.games.tanxi.events import (
    Attacked,
    Fell,
    Fogged,
    Fought,
    Found,
    Lost,
    Rolled,
    RoundBegan,
    TurnBegan,
    Woke,
)
from sobremesa.games.tanxi.state import NOBODY, NOWHERE, State, figure_of
from sobremesa.kernel.errors import Reason
from sobremesa.kernel.recap import (
    Deed,
    Moment,
    Recap,
    SeatRecap,
    Tale,
    counts,
    curve_of,
    happened,
)


def scores(state: State) -> tuple[int, ...]:
    """The life of each character."""
    return tuple([player.hearts for player in state.players])


def recap(tale: Tale) -> Recap:
    """Why it ended so, the last fall, and what the island saw."""
    state: State = tale.state
    fights = happened(tale, Fought)
    attacks = happened(tale, Attacked)
    return Recap(
        seats=tuple([_seat(tale, state, seat) for seat in range(state.terms.seats)]),
        figures=counts(
            rounds=state.round,
            monsters=len([fight for fight in fights if fight.beaten]),
            attacks=len(attacks),
            falls=len(happened(tale, Fell)),
            dice=_dice(tale),
            deities=len(happened(tale, Woke)),
        ),
        why=None if tale.ranks is None else _why(state, tale.ranks),
        moment=_moment(tale) if state.winner != NOBODY else None,
        curve=curve_of("life", _rows(tale)),
    )


def _dice(tale: Tale) -> int:
    """All dice that were thrown."""
    sums = [*happened(tale, Fought), *happened(tale, Attacked)]
    thrown = sum([len(one.rolls) + len(one.dice) for one in sums])
    effects = sum([len(one.dice) for one in happened(tale, Rolled)])
    return thrown + effects + len(happened(tale, Fogged))


def _seat(tale: Tale, state: State, seat: int) -> SeatRecap:
    """Life, what they beat, what they took from others, and how often they fell."""
    player = state.players[seat]
    lost = happened(tale, Lost)
    beaten = [one for one in happened(tale, Fought) if one.seat == seat and one.beaten]
    taken = [one.hearts for one in lost if one.player == seat and one.seat != seat]
    return SeatRecap(
        _score(state, seat),
        counts(
            monsters=len(beaten),
            felled=player.felled,
            taken=sum(taken),
            found=len([one for one in happened(tale, Found) if one.seat == seat]),
            falls=len([one for one in happened(tale, Fell) if one.seat == seat]),
        ),
    )


def _score(state: State, seat: int) -> Reason:
    player = state.players[seat]
    if player.cell == NOWHERE:
        return Reason("recap-off-island")
    most = figure_of(state, seat).hearts
    return Reason("recap-life", {"hearts": player.hearts, "maximum": most})


def _why(state: State, ranks: tuple[int, ...]) -> Reason:
    """TX-110, TX-111."""
    if state.winner == NOBODY:
        winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
        if len(winners) > 1:
            return Reason("recap-last-round-shared", {"round": state.round})
        return Reason("recap-last-round", {"seat": winners[0], "round": state.round})
    if state.players[state.winner].cell == NOWHERE:
        return Reason("recap-nobody-left", {"seat": state.winner})
    return Reason("recap-last-standing", {"seat": state.winner})


def _rows(tale: Tale) -> list[tuple[int, ...]]:
    """Everybody's life at the beginning of every turn, and in the end."""
    turns = [
        deed.scores
        for deed in tale.deeds
        if any(isinstance(event, TurnBegan) for event in deed.events)
    ]
    return [*turns, tale.deeds[-1].scores]


def _moment(tale: Tale) -> Moment | None:
    """The fall after which only one was left, and what brought it about."""
    for deed in reversed(tale.deeds):
        falls = [event for event in deed.events if isinstance(event, Fell)]
        if falls:
            return Moment(deed.entry, _fall(tale, deed, falls[-1].seat))
    return None


def _fall(tale: Tale, deed: Deed, fallen: int) -> Reason:
    began = [
        event.round
        for one in tale.deeds
        if one.entry <= deed.entry
        for event in one.events
        if isinstance(event, RoundBegan)
    ]
    told: dict[str, str | int] = {"player": fallen, "round": began[-1] if began else 1}
    losses = [one for one in deed.events if isinstance(one, Lost) and one.seat == fallen]
    loss = losses[-1]
    if loss.player is None or loss.player == fallen:
        return Reason("recap-fall", {**told, "why": loss.why})
    return Reason("recap-felled-by", {**told, "seat": loss.player, "hearts": loss.hearts})
