"""What has happened in a game since it began, and what each seat has heard and done of it."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from sobremesa.kernel.events import Event
from sobremesa.kernel.game import AnyGame, Seat


class OwnAction:
    """An action that a seat has taken, and what it saw before."""

    __slots__ = ("_game", "_seen", "_state", "action", "seat")

    def __init__(
        self, seat: Seat, action: int, game: AnyGame | None, state: Any, seen: str | None = None
    ) -> None:
        self.seat = seat
        self.action = action
        self._game = game
        self._state = state
        self._seen = seen

    def seen(self) -> str:
        """A hash of the view: worked out only when somebody looks back."""
        if self._seen is None:
            assert self._game is not None
            view = msgspec.json.encode(self._game.view(self._state, self.seat))
            self._seen = hashlib.blake2b(view, digest_size=8).hexdigest()
            self._game = self._state = None
        return self._seen

    def __reduce__(self) -> tuple[Any, ...]:
        return (OwnAction, (self.seat, self.action, None, None, self.seen()))


class KnownPast(NamedTuple):
    """What came before an imagined state: only one seat knows what it has heard of it."""

    seat: Seat
    tale: SpielTale


class SpielTale:
    """All events and actions since a state; it never changes.

    Tales that share a beginning share a list: it grows at its end, and is copied where two part.
    """

    def __init__(
        self,
        start: Any,
        past: KnownPast | None = None,
        entries: list[Event | OwnAction] | None = None,
    ) -> None:
        self.start = start  # the state in which it begins, which nobody changes
        self.past = past
        self._entries: list[Event | OwnAction] = [] if entries is None else entries
        self._length = len(self._entries)

    def grown(self, acted: OwnAction | None, events: list[Event]) -> SpielTale:
        """This tale, and what has happened next."""
        entries = self._entries
        if len(entries) != self._length:
            entries = entries[: self._length]
        if acted is not None:
            entries.append(acted)
        entries.extend(events)
        return SpielTale(self.start, self.past, entries)

    @property
    def entries(self) -> list[Event | OwnAction]:
        """Everything, secrets too."""
        return self._entries[: self._length]

    def __reduce__(self) -> tuple[Any, ...]:
        return (SpielTale, (self.start, self.past, self.entries))

    def _heard(self, seat: Seat | None) -> Iterator[Event | OwnAction]:
        """What happened before this seat's eyes, and what it did itself."""
        for entry in self.entries:
            if isinstance(entry, OwnAction):
                if entry.seat == seat:
                    yield entry
            elif (told := entry.told(seat)) is not None:
                yield told

    def told(self, seat: Seat) -> list[Event]:
        """What a bot of this seat may look back at; of a past of others, what all have heard."""
        before: list[Event] = []
        if self.past is not None:
            mine = seat == self.past.seat
            before = self.past.tale.told(seat) if mine else self.past.tale.told_to_all()
        return before + [entry for entry in self._heard(seat) if not isinstance(entry, OwnAction)]

    def told_to_all(self) -> list[Event]:
        """What a spectator has heard."""
        before = [] if self.past is None else self.past.tale.told_to_all()
        return before + [entry for entry in self._heard(None) if not isinstance(entry, OwnAction)]

    def lines(self, game: AnyGame, seat: Seat | None) -> list[str]:
        """All of it as lines: what this seat saw first, then what it heard, saw and did."""
        if self.past is not None and seat in (self.past.seat, None):
            lines = self.past.tale.lines(game, seat)
        else:
            lines = [as_json(game.view(self.start, seat))]
        for entry in self._heard(seat):
            if isinstance(entry, OwnAction):
                lines.append(f"> {entry.action}, having seen {entry.seen()}")
            else:
                lines.append(as_json(entry))
        return lines


def as_json(value: Any) -> str:
    """A value on one line."""
    return msgspec.json.encode(value).decode()
