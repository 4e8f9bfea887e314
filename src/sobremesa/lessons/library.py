"""The lessons that come with the games: their files, and what they say."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from sobremesa.games import GAMES
from sobremesa.kernel.errors import OptionsFault
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.resources import packaged
from sobremesa.lessons.lesson import Lesson, read_lesson

ENDING: Final = ".toml"


@cache
def lessons_of(game: str) -> Mapping[str, Lesson]:
    """The lessons of a game by name, in their order."""
    package = _package(game)
    folder = files(package).joinpath("lessons")
    names = sorted(file.name for file in folder.iterdir() if file.name.endswith(ENDING))
    lessons = [_read(GAMES[game], package, name) for name in names]
    return {one.name: one for one in sorted(lessons, key=lambda lesson: lesson.number)}


def lesson_named(game: AnyGame, name: str) -> Lesson:
    """The lesson of this name; OptionsFault says which there are."""
    lessons = lessons_of(game.name)
    if name not in lessons:
        raise OptionsFault(f"lesson {name}", f"{game.title} has {', '.join(lessons)}")
    return lessons[name]


@cache
def lesson_text(game: str, language: str) -> str:
    """What the lessons of a game say, as Fluent."""
    return packaged(_package(game), f"texts/lessons/{language}.ftl")


def _read(game: AnyGame, package: str, name: str) -> Lesson:
    text = packaged(package, f"lessons/{name}")
    return read_lesson(text, f"{game.name}/lessons/{name}", name.removesuffix(ENDING), game)


def _package(game: str) -> str:
    return f"sobremesa.games.{game}"
