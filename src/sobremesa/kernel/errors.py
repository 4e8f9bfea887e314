"""What is said when something cannot be done."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

Argument = str | int


class Reason(msgspec.Struct, frozen=True):
    """A message of the text files and what to put into it."""

    id: Annotated[str, Meta(description="the message")]
    args: Annotated[dict[str, Argument], Meta(description="what to put into it, by name")] = {}


class IllegalMove(Exception):
    """A move that the rules refuse. The state is as it was before."""

    def __init__(
        self,
        rule: str,
        reason: Reason,
        where: tuple[Argument, ...] = (),
        others: tuple[IllegalMove, ...] = (),
    ) -> None:
        super().__init__(rule, reason, where, others)
        self.rule = rule
        self.reason = reason
        self.where = where
        self.others = others  # what else is wrong, where more than one thing is

    def __eq__(self, other: object) -> bool:
        return isinstance(other, IllegalMove) and self.args == other.args

    def __hash__(self) -> int:
        return hash(str(self))

    def __str__(self) -> str:
        args = ", ".join(f"{name}={value}" for name, value in self.reason.args.items())
        return f"{self.rule}: {self.reason.id}" + (f" ({args})" if args else "")


def refuse(rule: str, reason: str, *where: Argument, **args: Argument) -> IllegalMove:
    """The refusal for `rule`; its sentence is the message `refused-<reason>`."""
    return IllegalMove(rule, Reason(f"refused-{reason}", args), where)


def not_asked(seat: int) -> IllegalMove:
    """K-1: this seat owes no such answer now."""
    return refuse("K-1", "not-asked", seat, seat=seat)


def no_such_seat(seat: int, seats: int) -> IllegalMove:
    """K-2: nobody sits there."""
    return refuse("K-2", "no-such-seat", seat, seat=seat, seats=seats)


def malformed(problem: str) -> IllegalMove:
    """K-3: this is no move of the game."""
    return refuse("K-3", "malformed", problem=problem[:200])


def game_over() -> IllegalMove:
    """K-4: the game has ended."""
    return refuse("K-4", "game-over")


def resigned_for_good(seat: int) -> IllegalMove:
    """K-6: who has resigned does not come back."""
    return refuse("K-6", "resigned", seat)


class Fault(ValueError):
    """Something from outside that cannot be used: where the mistake is, and what it is."""

    def __init__(self, where: str, what: str, others: tuple[Fault, ...] = ()) -> None:
        super().__init__(where, what, others)
        self.where = where
        self.what = what
        self.others = others  # what else is wrong, where more than one thing is

    def __str__(self) -> str:
        return "\n".join([f"{self.where}: {self.what}", *map(str, self.others)])


class OptionsFault(Fault):
    """Options that no table can play with."""


class PackFault(Fault):
    """A content pack with a mistake in it."""


class RecordFault(Fault):
    """A record that cannot be read."""


class ScenarioFault(Fault):
    """A scenario that cannot be read, or a position that no game can reach."""


class ScriptFault(Fault):
    """A chance script that does not fit the questions asked of it."""
