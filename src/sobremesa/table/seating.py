"""Before the game: who sits where, and nonces that nobody could choose to their advantage."""

from __future__ import annotations

import hmac

from sobremesa.kernel.errors import malformed, no_such_seat
from sobremesa.kernel.record import commit
from sobremesa.table import refusals
from sobremesa.table.fold import head_for
from sobremesa.table.log import (
    Called,
    CalledOff,
    Committed,
    Dealt,
    Opened,
    Person,
    Planned,
    Rose,
    Sat,
    What,
)
from sobremesa.table.messages import Commit, Open, Plan, Remove, Sit
from sobremesa.table.settings import BotSeat, OpenSeat, check_invited, check_level
from sobremesa.table.table import Stage, Table


def sit(table: Table, person: Person, asked: Sit) -> list[What]:
    """Take a free seat; whoever sits elsewhere at this table moves."""
    _at_stage(table, "waiting")
    _check_seat(table, asked.seat)
    _check_says(table, asked.says)
    mine = table.seat_of(person.id)
    if mine != asked.seat and not _may_sit(table, person, asked):
        raise refusals.seat_not_free(asked.seat)
    risen = [] if mine is None or mine == asked.seat else [Rose(mine)]
    return [*risen, Sat(asked.seat, person, asked.commitment, dict(asked.says))]


def _may_sit(table: Table, person: Person, asked: Sit) -> bool:
    place = table.places[asked.seat]
    if place.person is not None or isinstance(place.plan, BotSeat):
        return False
    if isinstance(place.plan, OpenSeat):
        return True
    kept = table.made.kept
    if asked.seat < len(kept) and kept[asked.seat] == person.id:
        return True
    return hmac.compare_digest((asked.link or "").encode(), table.link(asked.seat).encode())


def _check_says(table: Table, says: dict[str, int | None]) -> None:
    for name, number in says.items():
        if name not in table.game.sayings:
            raise malformed(f"nobody asks for {name!r}")
        if number is not None and not 0 <= number <= 1000:
            raise malformed(f"{name} from 0 to 1000, not {number}")


def commit_anew(table: Table, seat: int, asked: Commit) -> list[What]:
    """A new nonce, after a start that was called off."""
    _at_stage(table, "waiting")
    return [Committed(seat, asked.commitment)]


def rise(table: Table, seat: int) -> list[What]:
    """Leave one's seat."""
    _at_stage(table, "waiting")
    return [Rose(seat)]


def remove(table: Table, asked: Remove) -> list[What]:
    """The host frees a seat."""
    _at_stage(table, "waiting")
    _check_seat(table, asked.seat)
    if table.places[asked.seat].person is None:
        raise refusals.nobody_there(asked.seat)
    return [Rose(asked.seat, removed=True)]


def plan(table: Table, asked: Plan) -> list[What]:
    """The host decides for whom a free seat is."""
    _at_stage(table, "waiting")
    _check_seat(table, asked.seat)
    if table.places[asked.seat].person is not None:
        raise refusals.seat_not_free(asked.seat)
    if isinstance(asked.plan, BotSeat):
        check_level(table.game, asked.plan.level, "field plan")
        others = [place.plan for seat, place in enumerate(table.places) if seat != asked.seat]
        check_invited(asked.plan, table.settings.pack, others, "field plan")
    return [Planned(asked.seat, asked.plan)]


def start(table: Table) -> list[What]:
    """Everybody is there: now nonces are opened; where old luck goes on, they were long ago."""
    _at_stage(table, "waiting")
    missing = sum(not place.ready for place in table.places)
    if missing:
        raise refusals.seats_missing(missing)
    return [Dealt(head_for(table), just=True)] if table.made.keeps_luck else [Called()]


def open_nonce(table: Table, seat: int, asked: Open) -> list[What]:
    """One's nonce, as committed to; sent twice it counts once."""
    _at_stage(table, "opening")
    place = table.places[seat]
    if place.commitment is None or commit(asked.words) != place.commitment:
        raise refusals.other_nonce()
    return [] if place.nonce is not None else [Opened(seat, asked.words)]


def deal_when_open(table: Table) -> list[What]:
    """As soon as all nonces are open, the game begins."""
    if table.stage != "opening" or _silent(table):
        return []
    return [Dealt(head_for(table), just=True)]


def call_off_when_late(table: Table, now: int) -> list[What]:
    """Whoever does not open their nonce in time is unseated."""
    if table.until is None or now < table.until:
        return []
    return [CalledOff(_silent(table))]


def _silent(table: Table) -> tuple[int, ...]:
    """The seats of people who have not opened their nonce."""
    return tuple(
        seat
        for seat, place in enumerate(table.places)
        if place.person is not None and place.nonce is None
    )


def _at_stage(table: Table, stage: Stage) -> None:
    if table.stage != stage:
        raise refusals.not_at_this_stage(table.stage)


def _check_seat(table: Table, seat: int) -> None:
    if not 0 <= seat < table.seats:
        raise no_such_seat(seat, table.seats)
