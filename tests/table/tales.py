"""What the game alone tells somebody, followed beside the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sobremesa.kernel.events import Event
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.record import Entry, Moved, TookBack
from sobremesa.table.log import Acted, Logged


class Parted(Exception):
    """From here on the game itself tells these eyes different things: no twins any more."""


class Tale:
    """What the game tells one pair of eyes, followed beside the table."""

    def __init__(self, game: AnyGame, state: Any, eyes: int | None) -> None:
        self.game = game
        self.state = state.copy()
        self.eyes = eyes
        self.past: list[Any] = []
        self.view = game.view(state, eyes)
        self.chapters: list[tuple[tuple[Event, ...], Any]] = []

    def follow(self, log: Sequence[Logged]) -> None:
        """Hear what has happened."""
        for logged in log:
            if isinstance(logged.what, Acted):
                told = self._told(logged.what.entry)
                view = self.game.view(self.state, self.eyes)
                if told or view != self.view:
                    self.chapters.append((told, view))
                self.view = view

    def _told(self, entry: Entry) -> tuple[Event, ...]:
        if isinstance(entry, TookBack):
            self.state = self.past[-entry.moves]
            del self.past[-entry.moves :]
        if not isinstance(entry, Moved):
            return ()
        self.past.append(self.state.copy())
        move = self.game.read_move(entry.move)
        return heard(self.game, self.state, entry.seat, move, self.eyes, entry.verdict)


def heard(
    game: AnyGame, state: Any, seat: int, move: Any, eyes: int | None, verdict: str | None
) -> tuple[Event, ...]:
    """Play the move: what these eyes are told of it."""
    story: list[Event] = []
    game.apply_ruled(state, seat, move, verdict, story)
    return tuple(told for event in story if (told := event.told(eyes)) is not None)
