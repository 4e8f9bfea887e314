"""A match while it is played: every act goes into the record before it counts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sobremesa.kernel.bot import Decision, Thought, always
from sobremesa.kernel.chance import Chance
from sobremesa.kernel.course import Course
from sobremesa.kernel.errors import IllegalMove, RecordFault, refuse
from sobremesa.kernel.events import Event
from sobremesa.kernel.game import AnyGame, Choices, Outcome
from sobremesa.kernel.record import Entry, GivenToBot, Head, Moved, Record, TookBack, move_data


class Match:
    """A record that grows, the state that it has led to, and what each seat has heard."""

    def __init__(self, game: AnyGame, head: Head) -> None:
        self.game = game
        self._course = Course(game, head)
        self.record = Record(head, self._course.check, [])
        self.told: list[list[Event]] = [[] for _ in head.players]
        self.bots = [player.bot for player in head.players]

    @classmethod
    def resume(cls, game: AnyGame, record: Record) -> Match:
        """The match as far as its record goes; RecordFault where it cannot have come so far."""
        match = cls(game, record.head)
        if match.record.opening != record.opening:
            raise RecordFault("record", "the opening deal does not follow from seed and words")
        for entry in record.entries:
            match.follow(entry)
        return match

    def follow(self, entry: Entry) -> None:
        """Let the next entry of a record happen; RecordFault where it is not what was played."""
        where = f"record, entry {len(self.record.entries) + 1}"
        try:
            self._append(entry)
        except IllegalMove as illegal:
            raise RecordFault(where, f"this cannot have happened: {illegal}") from None
        if self.record.entries[-1].check != entry.check:
            raise RecordFault(where, "this is not what was played")

    @property
    def state(self) -> Any:
        """The truth: for the table, never for a player."""
        return self._course.state

    @property
    def outcome(self) -> Outcome | None:
        """The places, once the game is over."""
        return self._course.outcome

    @property
    def stopped(self) -> bool:
        """Whether it was stopped, and has no places."""
        return self._course.stopped is not None

    def view(self, seat: int | None) -> Any:
        """What this seat may know."""
        return self.game.view(self.state, seat)

    def choices(self, seat: int) -> Choices[Any]:
        """What this seat may do."""
        return self.game.legal_moves(self.state, seat)

    def move(self, seat: int, move: Any) -> list[Event]:
        """Play a move; IllegalMove changes nothing."""
        return self._append(Moved(seat, move_data(move)))

    def take_back(self, seat: int) -> None:
        """Take back the last move of this seat, if nobody has acted or learnt anything since."""
        self._append(TookBack(seat, 1))

    def give_to_bot(self, seat: int, level: str | None) -> None:
        """Let a bot play this seat from now on; None: its player is back."""
        if level is not None and level not in self.game.bots:
            raise refuse("K-3", "no-such-level", level=level, levels=", ".join(self.game.levels))
        self._append(GivenToBot(seat, level))

    def bot_move(self, seat: int, chance: Chance, budget: int | None = None) -> Any:
        """What the bot at this seat would do, seeing only what the seat sees."""
        return self.think(seat, self.bots[seat] or "", chance, budget).move

    def think(
        self,
        seat: int,
        level: str,
        chance: Chance,
        budget: int | None = None,
        go_on: Callable[[], bool] = always,
    ) -> Thought[Any]:
        """What a bot of this level would do here, thinking as long as it likes or for so long."""
        return self.game.bots[level].choose(
            Decision(
                self.game,
                self.view(seat),
                self.told[seat],
                chance,
                self.game.budget(level, len(self.told)) if budget is None else budget,
                go_on,
            )
        )

    def _append(self, entry: Entry) -> list[Event]:
        signed, events = self._course.follow(entry)
        self.record.entries.append(signed)
        if isinstance(entry, GivenToBot):
            self.bots[entry.seat] = entry.level
        for seat, heard in enumerate(self.told):
            heard += [part for event in events if (part := event.told(seat)) is not None]
        return events
