"""Lessons: nothing of them is kept here, so they are in no list and need no name.

Who learns says where they are and what they have done; the lesson is played so far, and what they
want happens. What waits is bounded for each address, and one thing is done at a time.
"""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from sobremesa.kernel.errors import IllegalMove
from sobremesa.lessons.lesson import Lesson
from sobremesa.lessons.library import lesson_text, lessons_of
from sobremesa.lessons.run import Lapse
from sobremesa.server import problems, teaching
from sobremesa.server.app_state import AppState, AppStateDependency
from sobremesa.server.problems import refusals
from sobremesa.server.routes.games import SAME, fluent, game_named, known_language
from sobremesa.server.routes.guests import address_of
from sobremesa.server.teaching import Learning, Taught


class LessonCard(msgspec.Struct, frozen=True):
    """A lesson of a game."""

    name: Annotated[str, Meta(description="as addresses have it; its title is `lesson-<name>`")]
    minutes: Annotated[int, Meta(description="that it takes, about")]
    steps: Annotated[int, Meta(description="how many there are")]
    rules: Annotated[tuple[str, ...], Meta(description="the numbers of those that it is about")]


@get(
    "/api/games/{name:str}/lessons",
    tags=["lessons"],
    summary="The lessons of a game",
    cache_control=SAME,
    responses=refusals(400, 404),
)
async def lesson_list(app_state: AppStateDependency, name: FromPath[str]) -> list[LessonCard]:
    """All of them, in their order."""
    lessons = lessons_of(game_named(app_state, name).name).values()
    return [LessonCard(one.name, one.minutes, len(one.steps), one.rules) for one in lessons]


@get(
    "/api/games/{name:str}/lessons/texts/{language:str}",
    tags=["lessons"],
    summary="Texts of lessons",
    media_type=MediaType.TEXT,
    responses=refusals(400, 404),
)
async def lesson_texts(
    request: Request[Any, Any, Any],
    app_state: AppStateDependency,
    name: FromPath[str],
    language: FromPath[str],
) -> Response[str]:
    """What the lessons of a game say, as Fluent."""
    game = game_named(app_state, name)
    return fluent(request, lesson_text(game.name, known_language(language)))


@post(
    "/api/games/{name:str}/lessons/{lesson:str}",
    tags=["lessons"],
    summary="Learn",
    status_code=200,
    responses=refusals(400, 403, 404, 413),
)
async def learn(
    request: Request[Any, Any, Any],
    app_state: AppStateDependency,
    name: FromPath[str],
    lesson: FromPath[str],
    data: JSONBody[Learning],
) -> Taught:
    """Do something in a lesson. The server remembers nothing: who asks says where they are."""
    found = _lesson(app_state, name, lesson)
    if data.step >= len(found.steps):
        raise problems.bad_field("step", f"there are steps 0 to {len(found.steps) - 1}")
    address = address_of(request)
    if not app_state.learning.enter(address):
        raise problems.too_many_wait()
    try:
        async with app_state.lessons.turn(address):
            return await asyncio.to_thread(teaching.learn, found, data, app_state.hub.now())
    except (Lapse, IllegalMove) as refused:
        illegal = refused.illegal if isinstance(refused, Lapse) else refused
        raise problems.Problem(400, illegal) from None
    except msgspec.ValidationError as error:
        raise problems.bad_field("ask", str(error)) from None
    finally:
        app_state.learning.leave(address)


def _lesson(app_state: AppState, name: str, lesson: str) -> Lesson:
    lessons = lessons_of(game_named(app_state, name).name)
    if lesson not in lessons:
        raise problems.no_such_page()
    return lessons[lesson]
