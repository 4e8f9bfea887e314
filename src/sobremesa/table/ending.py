"""How a table ends before its game does: closed, stopped, given up, deserted or full."""

from __future__ import annotations

from typing import Final

from sobremesa.kernel.errors import resigned_for_good
from sobremesa.kernel.record import GivenToBot, Moved, Resigned, Stopped, TookBack
from sobremesa.table import refusals
from sobremesa.table.log import (
    Acted,
    Closed,
    Committed,
    Held,
    Muted,
    Person,
    Planned,
    Rose,
    Sat,
    Spoke,
    StandingAnswerSet,
    Wanted,
    What,
)
from sobremesa.table.messages import (
    AnyRequest,
    Mute,
    Return,
    SetStandingAnswer,
    Sit,
    Stop,
    TakeBack,
    Talk,
)
from sobremesa.table.playing import PATIENCE, begun
from sobremesa.table.settings import DAY, Bank, PerMove, days_of
from sobremesa.table.table import Table

ABSENCE: Final = 600_000  # ms after which who is alone at a table with clocks may stop the game
LONG_ABSENCE: Final = DAY * 1000  # and where there is none
LONELY: Final = 3_000  # moves that bots make for nobody
MOVES: Final = 10_000  # that a log has room for
ASIDES: Final = 1_000  # of each seat: talk, taking back, returning; as many of all who watch
SEATINGS: Final = 1_000  # before the game: sitting down, rising, other plans
SITTINGS: Final = 50  # of one person


# What people want


def close(table: Table) -> list[What]:
    """The host puts the table away, before the game."""
    if table.stage != "waiting":
        raise refusals.not_at_this_stage(table.stage)
    return [Closed("host")]


def stop(table: Table, seat: int, asked: Stop, now: int) -> list[What]:
    """Propose to stop the game, agree to it, or not; it stops when all who are there agree."""
    _plays(table, seat)
    if not asked.agree:
        return [Wanted(seat, on=False)] if table.stopping else []
    wanted: list[What] = [] if seat in table.stopping else [Wanted(seat)]
    others = [other for other in table.players() if other != seat]
    there = [other for other in others if table.away_for(other, now) < _lingering(table)]
    if there:
        agreed = all(other in table.stopping for other in there)
        return [*wanted, Acted(Stopped("agreed", seat))] if agreed else wanted
    gone = [other for other in others if other not in table.stopping]
    if any(table.away_for(other, now) < _absence(table) for other in gone):
        return wanted
    return [*wanted, Acted(Stopped("alone" if gone else "agreed", seat))]


def resign(table: Table, seat: int) -> list[What]:
    """Give up: a bot plays on, unless that was the last person."""
    _plays(table, seat)
    given_up: list[What] = [Acted(Resigned(seat), by_person=True)]
    if table.players() == [seat] or table.bots[seat] is not None:
        return given_up
    return [*given_up, Acted(GivenToBot(seat, table.substitute))]


def _plays(table: Table, seat: int) -> None:
    begun(table)
    if seat not in table.players():
        raise resigned_for_good(seat)


def _lingering(table: Table) -> int:
    """How long somebody counts as being there who is not: in correspondence play for days."""
    return days_of(table.settings.clock) or PATIENCE


def _absence(table: Table) -> int:
    """How long all others must have been away before one can stop the game alone."""
    if isinstance(table.settings.clock, PerMove | Bank):
        return ABSENCE
    return max(LONG_ABSENCE, _lingering(table))


# What comes by itself


def end_when_due(table: Table) -> list[What]:
    """No bots play on for nobody for ever, and no log grows for ever."""
    if table.stage == "waiting":
        return [Closed("full")] if table.seatings >= SEATINGS else []
    if table.moves >= MOVES:
        return [Acted(Stopped("full"))]
    return [Acted(Stopped("deserted"))] if table.lonely >= LONELY else []


def check_room(table: Table, person: Person, request: AnyRequest) -> None:
    """Refuse what would leave no room in the log for moves, or for others."""
    aside = isinstance(request, Talk | Mute | SetStandingAnswer | Stop | TakeBack | Return)
    if aside and table.asides[table.recipient_of(person.id)] >= ASIDES:
        raise refusals.enough()
    if isinstance(request, Sit) and table.sittings.get(person.id, 0) >= SITTINGS:
        raise refusals.enough()


def note(table: Table, at: int, what: What) -> None:
    """Count what has happened, and note who was there for it."""
    match what:
        case Acted(entry=Moved(seat=seat)):
            table.moves += 1
            attended = what.by_person or any(table.bots[each] is None for each in table.players())
            table.lonely = 0 if attended else table.lonely + 1
            if what.by_person:
                table.seen[seat] = at
        case Held():
            table.moves += 1
        case Spoke(seat=None):
            table.asides[table.watchers] += 1
        case (
            Spoke(seat=int(seat))
            | Muted(seat=seat)
            | Wanted(seat=seat)
            | Acted(entry=TookBack(seat=seat) | GivenToBot(seat=seat, level=None))
        ):
            table.asides[seat] += 1
            table.seen[seat] = at
        case StandingAnswerSet(seat=seat):
            table.asides[seat] += 1
        case Sat(seat=seat, person=person):
            table.seatings += 1
            table.sittings[person.id] = table.sittings.get(person.id, 0) + 1
            table.seen[seat] = at
        case Rose() | Planned() | Committed():
            table.seatings += 1
        case _:
            pass
