"""The games under test, and what the tests must know of each beyond the contract."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple

from sobremesa.kernel.game import AnyGame
from tests.games.antayagi.subject import ANTAYAGI_SUBJECT
from tests.games.antheno.subject import ANTHENO_SUBJECT
from tests.games.tanxi.subject import TANXI_SUBJECT


class Setting(NamedTuple):
    """One way to play a game."""

    options: Any
    seats: int


class Subject(NamedTuple):
    """A game, every way to play it, and its secrets."""

    game: AnyGame
    settings: Sequence[Setting]
    universe: Callable[[int], Sequence[Any]]  # every move that could be asked for at such a table
    check: Callable[[Any], None]  # asserts the game's invariants
    # A state that differs only in what a seat cannot know; True: pending answers of others too.
    twin: Callable[[Any, int, Random, bool], Any]
    leaks: Sequence[AnyGame]  # the game with a leak planted in it


SUBJECTS: tuple[Subject, ...] = (
    Subject(*ANTAYAGI_SUBJECT),
    Subject(*ANTHENO_SUBJECT),
    Subject(*TANXI_SUBJECT),
)
CASES = [(subject, Setting(*setting)) for subject in SUBJECTS for setting in subject.settings]


def name_of(case: Any) -> str:
    """A case as pytest shows it."""
    subject, (options, seats) = case
    plain = subject.game.options_type()
    said = [
        f"{name}={value}"
        for name in options.__struct_fields__
        if (value := getattr(options, name)) != getattr(plain, name)
    ]
    return "-".join([subject.game.name, *said, str(seats)])
