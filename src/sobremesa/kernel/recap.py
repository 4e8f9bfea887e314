"""How a game went, told when it is over: as data, in messages of the game's own texts.

Whoever may look at a finished game may look back at all of it, so nothing here is a secret.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Annotated, Any, Final, NamedTuple

import msgspec
from msgspec import Meta

from sobremesa.kernel.errors import Reason
from sobremesa.kernel.events import Event

ROWS: Final = 48  # of a curve: as many as can be told apart on a small screen


class Deed(NamedTuple):
    """A move that counts: its entry in the record, what happened, and the scores after it."""

    entry: int
    events: Sequence[Event]
    scores: tuple[int, ...]


class Tale(NamedTuple):
    """A game from its deal to its end; what was taken back is not in it."""

    deeds: Sequence[Deed]  # the first one is the deal, entry 0
    state: Any  # in the end
    ranks: tuple[int, ...] | None  # by the rules; None: it was not played to its end


class SeatRecap(msgspec.Struct, frozen=True):
    """What one player has come to."""

    score: Annotated[Reason, Meta(description="what decides about places")]
    figures: Annotated[tuple[Reason, ...], Meta(description="what else was counted")] = ()


class Moment(msgspec.Struct, frozen=True):
    """When it was decided."""

    entry: Annotated[int, Meta(description="the number of the entry in the record")]
    what: Annotated[Reason, Meta(description="what happened")]


class Curve(msgspec.Struct, frozen=True):
    """How the scores went, turn by turn."""

    of: Annotated[Reason, Meta(description="what is counted")]
    rows: Annotated[tuple[tuple[int, ...], ...], Meta(description="from seat 0 on, first the deal")]


class Recap(msgspec.Struct, frozen=True):
    """A game in a few words and numbers."""

    seats: Annotated[tuple[SeatRecap, ...], Meta(description="from seat 0 on")]
    figures: Annotated[tuple[Reason, ...], Meta(description="of the whole game")] = ()
    why: Annotated[Reason | None, Meta(description="why it ended so; null: it was stopped")] = None
    moment: Annotated[Moment | None, Meta(description="when it was decided")] = None
    curve: Annotated[Curve | None, Meta(description="how it went")] = None


def counts(**numbers: int) -> tuple[Reason, ...]:
    """Figures by name, those that are not 0: the messages `recap-<name>`."""
    return tuple(
        Reason(f"recap-{name.replace('_', '-')}", {"number": number})
        for name, number in numbers.items()
        if number
    )


def lead_for_good(deeds: Sequence[Deed], seat: int, ahead: Callable[[int, int], bool]) -> Deed:
    """The move since which a seat was ahead of everybody; the last one where it never was."""
    found = deeds[-1]
    for deed in reversed(deeds):
        mine = deed.scores[seat]
        others = [score for other, score in enumerate(deed.scores) if other != seat]
        if not all(ahead(mine, score) for score in others):
            break
        found = deed
    return found


def curve_of(what: str, rows: Iterable[tuple[int, ...]]) -> Curve:
    """A curve of the scores that people call so; of a long game every few turns, and the end."""
    every = list(rows)
    step = -(-len(every) // ROWS)
    kept = every[::step] if step else []
    if kept and (len(every) - 1) % step:
        kept.append(every[-1])
    return Curve(Reason(f"recap-curve-{what}"), tuple(kept))


def happened(tale: Tale, kind: type[Event]) -> list[Any]:
    """All events of a kind, in their order."""
    return [event for deed in tale.deeds for event in deed.events if isinstance(event, kind)]
