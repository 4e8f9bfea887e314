"""What happened at the table, and which seats may know which part of it."""

from __future__ import annotations

from typing import Literal

from sobremesa.games.antheno.content import Colour
from sobremesa.kernel.events import Event, Secret

Finding = Literal["none-exists", "none-found"]  # AN-11a: no play: proved, or none found


class Played(Event, frozen=True, tag="played"):
    """AN-13: tiles joined the table, and so many of those on it now lie elsewhere."""

    seat: int
    tiles: tuple[str, ...]
    moved: int
    left: int


class Drew(Event, frozen=True, tag="drew"):
    """AN-11: a tile was drawn; all see its colour, its owner what it is and what the referee found.

    `finding` is null where drawing is free.
    """

    seat: int
    colour: Colour
    tile: str | Secret[str] | None
    finding: Finding | Secret[Finding] | None
    bag: int


class Passed(Event, frozen=True, tag="passed"):
    """AN-12: the bag is empty."""

    seat: int
    finding: Finding | Secret[Finding] | None


class WentOut(Event, frozen=True, tag="went-out"):
    """AN-30: no tile is left on this rack."""

    seat: int
    place: int


class TurnPassed(Event, frozen=True, tag="turn-passed"):
    """AN-8: somebody's turn begins."""

    seat: int


class Blocked(Event, frozen=True, tag="blocked"):
    """AN-12: everyone still in the game has passed in a row."""


class Ended(Event, frozen=True, tag="ended"):
    """AN-30: only one is left."""

    seat: int


EVENTS = (Played, Drew, Passed, WentOut, TurnPassed, Blocked, Ended)
