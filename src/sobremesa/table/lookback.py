"""Looking back at a finished game, with the eyes of a seat, of a spectator, or with all open."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from sobremesa.kernel.course import Course
from sobremesa.kernel.events import Event
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.record import Entry, Record
from sobremesa.table.telling import acts_of

Eyes = int | Literal["spectator", "open"]


class ReplayStep(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What these eyes saw at one entry; entry 0 is the table before the first move."""

    entry: Annotated[int, Meta(description="its number in the record")]
    seat: Annotated[int | None, Meta(description="who acted")] = None
    lines: Annotated[tuple[Any, ...], Meta(description="events and acts")] = ()
    changes: Annotated[
        dict[str, Any],
        Meta(description="fields of the view with what they are now; at first all of them"),
    ] = {}


def look_back(
    game: AnyGame, record: Record, eyes: Eyes, first: int, count: int
) -> list[ReplayStep]:
    """So many steps from this entry on."""
    steps = []
    seen: Any = None
    for entry, seat, lines, state in _steps(game, record, eyes, first + count):
        if entry < first:
            continue
        view = _look(game, state, eyes)
        changes = changes_between(seen, view)
        seen = view
        steps.append(ReplayStep(entry=entry, seat=seat, lines=lines, changes=changes))
    return steps


def _steps(
    game: AnyGame, record: Record, eyes: Eyes, stop: int
) -> Iterator[tuple[int, int | None, tuple[Any, ...], Any]]:
    course = Course(game, record.head)
    yield 0, None, (), course.state
    for number, entry in enumerate(record.entries[: stop - 1], 1):
        _, events = course.follow(entry)
        yield number, entry.seat, _lines(entry, events, eyes), course.state


def _lines(entry: Entry, events: list[Event], eyes: Eyes) -> tuple[Any, ...]:
    heard = [_hear(event, eyes) for event in events]
    return (*acts_of(entry), *[event for event in heard if event is not None])


def _hear(event: Event, eyes: Eyes) -> Event | None:
    if eyes == "open":
        return event.opened()
    return event.told(None if eyes == "spectator" else eyes)


def _look(game: AnyGame, state: Any, eyes: Eyes) -> Any:
    if eyes == "open":
        return game.open_view(state)
    return game.view(state, None if eyes == "spectator" else eyes)


def changes_between(old: Any, new: Any) -> dict[str, Any]:
    """The fields of a view that are not what they were."""
    fields = new.__struct_fields__
    if old is None:
        return {name: getattr(new, name) for name in fields}
    return {name: value for name in fields if (value := getattr(new, name)) != getattr(old, name)}
