"""What a file of a lesson may say."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

WORD: Final = r"^[a-z0-9]+(-[a-z0-9]+)*$"
Word = Annotated[str, Meta(pattern=WORD)]
Point = Annotated[str, Meta(pattern=r"^[a-z]+(-[a-z]+)*(:[a-z0-9-]+)?$")]


class WrongForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A mistake that somebody may make in a step, and what it teaches."""

    id: Word
    move: dict[str, Any]
    like: dict[str, Any] | None = None  # a part of a move: all that are so teach the same
    refused: str | None = None  # by which rule; unsaid: it is allowed, and not what is wanted now


class StepForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"tries": "try"}):
    """A step: what to look at and, unless looking is all, what to do."""

    id: Word
    rules: tuple[str, ...] = ()  # those that it is about
    point: tuple[Point, ...] = ()  # the things that are meant
    tries: tuple[dict[str, Any], ...] = ()  # the moves that it asks for, one after the other
    also: tuple[dict[str, Any], ...] = ()  # what does as well, as a part of a move
    holds: dict[str, Any] | None = None  # whatever move leads to this does as well
    wrong: tuple[WrongForm, ...] = ()
    then: tuple[dict[str, Any], ...] = ()  # what the others do once it is done


class SceneForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table that is set for some steps."""

    step: Annotated[tuple[StepForm, ...], Meta(min_length=1)]
    position: dict[str, Any]
    chance: list[int | list[Any]] = []


class LessonForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson as its file has it."""

    number: Annotated[int, Meta(ge=1, le=99)]  # in the order of the game's lessons
    minutes: Annotated[int, Meta(ge=1, le=15)]
    seats: int
    scene: Annotated[tuple[SceneForm, ...], Meta(min_length=1)]
    options: dict[str, Any] = {}
