"""The games: their options, rules and texts."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.datastructures import CacheControlHeader
from litestar.params import FromPath
from msgspec import Meta

from sobremesa.kernel.content import Rule
from sobremesa.kernel.game import AnyGame
from sobremesa.server import problems
from sobremesa.server.app_state import AppState, AppStateDependency
from sobremesa.server.problems import refusals
from sobremesa.server.routes.compression import ASK_AGAIN, compressed
from sobremesa.table.talking import PHRASES
from sobremesa.texts.speaker import LANGUAGES, common_text

SAME: Final = CacheControlHeader(no_cache=True)  # `ASK_AGAIN`, as Litestar says it


class GameCard(msgspec.Struct, frozen=True):
    """A game that can be played."""

    name: Annotated[str, Meta(description="as addresses have it")]
    title: Annotated[str, Meta(description="as it is printed on the box")]
    seats: Annotated[tuple[int, int], Meta(description="the fewest players, and the most")]
    levels: Annotated[tuple[str, ...], Meta(description="of its bots, weakest first")]
    everyday: Annotated[str, Meta(description="the level that people like to play against")]
    options: Annotated[
        dict[str, Any], Meta(description="a JSON Schema of those that a table may choose")
    ]
    defaults: Annotated[dict[str, Any], Meta(description="the options that nobody has to choose")]
    sayings: Annotated[
        tuple[str, ...],
        Meta(description="what each player may say of themselves when sitting down"),
    ]
    packs: Annotated[tuple[str, ...], Meta(description="the hashes of all released packs")]


class GameList(msgspec.Struct, frozen=True):
    """Everything that can be played here."""

    games: Annotated[tuple[GameCard, ...], Meta(description="all of them")]
    languages: Annotated[tuple[str, ...], Meta(description="in which there are texts")]
    phrases: Annotated[
        tuple[str, ...],
        Meta(description="what can be said ready-made; the message `phrase-<id>` is its text"),
    ]


@get(
    "/api/games",
    tags=["games"],
    summary="What can be played",
    cache_control=SAME,
    responses=refusals(),
)
async def game_list(app_state: AppStateDependency) -> GameList:
    """The games with their options, their bots, and ready-made phrases."""
    cards = tuple(_card(game) for game in app_state.games.values())
    return GameList(cards, LANGUAGES, PHRASES)


def _card(game: AnyGame) -> GameCard:
    return GameCard(
        name=game.name,
        title=game.title,
        seats=(game.seats[0], game.seats[-1]),
        levels=game.levels,
        everyday=game.everyday,
        options=_choosable(game),
        defaults=msgspec.to_builtins(game.options_type()),
        sayings=game.sayings,
        packs=tuple(game.released),
    )


def _choosable(game: AnyGame) -> dict[str, Any]:
    """The schema of the options that a live table may choose."""
    schema = msgspec.json.schema(game.options_type)
    for definition in schema["$defs"].values():
        for name in game.only_simulated:
            definition["properties"].pop(name, None)
    return schema


@get(
    "/api/games/{name:str}/rules",
    tags=["games"],
    summary="The rules",
    cache_control=SAME,
    responses=refusals(400, 404),
)
async def rules(app_state: AppStateDependency, name: FromPath[str]) -> list[Rule]:
    """Every rule with its number; its text is the message that it names."""
    return list(game_named(app_state, name).rulebook)


@get(
    "/api/texts/{language:str}",
    tags=["games"],
    summary="Texts",
    media_type=MediaType.TEXT,
    responses=refusals(400, 404),
)
async def texts(request: Request[Any, Any, Any], language: FromPath[str]) -> Response[str]:
    """What belongs to no game, as Fluent."""
    return fluent(request, common_text(known_language(language)))


@get(
    "/api/games/{name:str}/texts/{language:str}",
    tags=["games"],
    summary="Texts of a game",
    media_type=MediaType.TEXT,
    responses=refusals(400, 404),
)
async def game_texts(
    request: Request[Any, Any, Any],
    app_state: AppStateDependency,
    name: FromPath[str],
    language: FromPath[str],
) -> Response[str]:
    """Moves, events, refusals, rules and names of a game, as Fluent."""
    return fluent(request, game_named(app_state, name).texts[known_language(language)])


@get(
    "/api/games/{name:str}/box",
    tags=["games"],
    summary="The box of a game",
    responses=refusals(400, 404),
)
async def game_box(
    request: Request[Any, Any, Any], app_state: AppStateDependency, name: FromPath[str]
) -> Response[Any]:
    """What is printed on the things in the box, for those who draw them; null: nothing more."""
    return box_response(request, game_named(app_state, name))


def fluent(request: Request[Any, Any, Any], text: str) -> Response[str]:
    """A text file of messages."""
    return compressed(request, text.encode(), MediaType.TEXT, {"cache-control": ASK_AGAIN})


def box_response(request: Request[Any, Any, Any], game: AnyGame) -> Response[Any]:
    """What is printed in the box with which this game is played."""
    printed = msgspec.json.encode(game.printed())
    return compressed(request, printed, MediaType.JSON, {"cache-control": ASK_AGAIN})


def game_named(app_state: AppState, name: str) -> AnyGame:
    """The game of this name."""
    game = app_state.games.get(name)
    if game is None:
        raise problems.no_such_page()
    return game


def known_language(language: str) -> str:
    """A language that we speak."""
    if language not in LANGUAGES:
        raise problems.no_such_page()
    return language
