"""How a game went: points and where they come from, and the exchange that decided it."""

from __future__ import annotations

from collections import Counter
from operator import gt

from sobremesa.games.antayagi.events import (
    Ate,
    Cancelled,
    Chose,
    Received,
    Revealed,
    Sabotaged,
    Took,
)
from sobremesa.games.antayagi.state import NOBODY, State, has_won, points, target
from sobremesa.kernel.errors import Reason
from sobremesa.kernel.events import Event
from sobremesa.kernel.recap import (
    Deed,
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
    """The points of each seat."""
    return tuple([points(area) for area in state.areas])


def recap(tale: Tale) -> Recap:
    """Why it ended so, the lead for good, and what was traded."""
    state: State = tale.state
    won = tale.ranks is not None and state.winner != NOBODY
    return Recap(
        seats=tuple([_seat(tale, state, seat) for seat in range(state.terms.seats)]),
        figures=counts(
            exchanges=len(happened(tale, Revealed)),
            sabotages=len(happened(tale, Sabotaged)),
            equal_pairs=len([one for one in happened(tale, Cancelled) if one.why == "equal"]),
            meals=len(happened(tale, Ate)),
        ),
        why=None if tale.ranks is None else _why(state),
        moment=_moment(tale, state.winner) if won else None,
        curve=curve_of("points", _rows(tale)),
    )


def _seat(tale: Tale, state: State, seat: int) -> SeatRecap:
    """Their points, the cards that these come from, and how often they sabotaged."""
    area = state.areas[seat]
    cards = Counter([str(card.object_name) for card in area])
    told: dict[str, str | int] = {"points": points(area), "target": target(state.terms, area)}
    played = [one for one in happened(tale, Sabotaged) if one.seat == seat]
    return SeatRecap(Reason("recap-points", told), counts(**cards) + counts(sabotages=len(played)))


def _why(state: State) -> Reason:
    """AY-24, AY-20a."""
    if state.winner == NOBODY:
        return Reason("recap-stuck")
    reached = [seat for seat, area in enumerate(state.areas) if has_won(state.terms, area)]
    if len(reached) > 1:
        return Reason("recap-chosen-first", {"seat": state.winner})
    area = state.areas[state.winner]
    told = {"points": points(area), "target": target(state.terms, area)}
    return Reason("recap-reached", {"seat": state.winner, **told})


def _rows(tale: Tale) -> list[tuple[int, ...]]:
    """The points before every exchange, and in the end."""
    return [*[one.scores for one in tale.deeds if _has(one, Chose)], tale.deeds[-1].scores]


def _has(deed: Deed, kind: type[Event]) -> bool:
    return any(isinstance(event, kind) for event in deed.events)


def _moment(tale: Tale, winner: int) -> Moment:
    """The exchange since which the winner had more points than anybody; else the last one."""
    decisive = lead_for_good(tale.deeds, winner, gt)
    exchanges = [one.entry for one in tale.deeds if _has(one, Revealed)]
    number = len([entry for entry in exchanges if entry <= decisive.entry])
    told: dict[str, str | int] = {"seat": winner, "exchange": number}
    card = _gained(decisive, winner)
    if card is None:
        return Moment(exchanges[number - 1], Reason("recap-others-fell-behind", told))
    told["object"] = card
    if number == len(exchanges):
        return Moment(exchanges[-1], Reason("recap-last-exchange", told))
    return Moment(exchanges[number - 1], Reason("recap-lead-for-good", told))


def _gained(deed: Deed, seat: int) -> str | None:
    """The last card that came into this area."""
    cards = [
        event.object
        for event in deed.events
        if isinstance(event, Received | Took) and event.seat == seat
    ]
    return cards[-1] if cards else None
