"""The catalogue of the socket: a JSON Schema of everything that is said on it, in both directions.

Types have the names that they have in Python, in the `$defs` of the catalogue, or in those of
their game. A name with a small letter is a role that several types can play: `move` is a move of
any game, `antayagi/move` one of AntaYagí. Where a message leaves open what stands in it, since
that is the game's to say, the catalogue names the role.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, NamedTuple, get_args, get_type_hints

import msgspec
from msgspec.inspect import StructType, Type, multi_type_info

from sobremesa.games import GAMES
from sobremesa.kernel.events import Secret
from sobremesa.kernel.game import AnyGame
from sobremesa.table.messages import (
    Allowed,
    AnyDelivery,
    AnyRequest,
    BotAct,
    Hinted,
    ResignedAct,
    Said,
    StopAct,
    StoppedAct,
    TimeOverAct,
    TookBackAct,
)

Schema = dict[str, Any]
Struct = type[msgspec.Struct]

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
NULL: Final[Schema] = {"type": "null"}
ACTS: Final[tuple[Struct, ...]] = (
    TookBackAct,
    BotAct,
    TimeOverAct,
    ResignedAct,
    StopAct,
    StoppedAct,
    Said,
)

OF_A_GAME: Final = (
    "options", "move", "view", "changes", "event", "ask", "answer", "draft", "box", "question",
)  # fmt: skip
KEPT: Final = ("default", "description")  # whatever stands in an open field
SAID: Final = frozenset({"request", "options", "move", "ask"})  # the roles that people speak in


class Chapter(NamedTuple):
    """The definitions of a game, or those that all games share."""

    roles: dict[str, Schema | bool]  # False: nothing plays it
    types: dict[str, Schema]
    structs: dict[str, Struct]  # what the types are in Python
    always: dict[str, tuple[str, ...]]  # the fields of each type that the server never leaves out


class Book(NamedTuple):
    """All chapters."""

    shared: Chapter
    games: dict[str, Chapter]


def catalogue() -> Schema:
    """Everything that can be said on the socket of a table."""
    shared, games = book()
    return {
        "$schema": DIALECT,
        "title": "Sobremesa",
        "description": "What people and tables say to each other on a socket.",
        "anyOf": [_ref("request"), _ref("delivery")],
        "$defs": {
            **shared.roles,
            **shared.types,
            **{
                name: {"title": GAMES[name].title, "$defs": {**chapter.roles, **chapter.types}}
                for name, chapter in games.items()
            },
        },
    }


def book() -> Book:
    """The definitions, chapter by chapter."""
    games = {name: _game_chapter(game) for name, game in GAMES.items()}
    return Book(_shared_chapter(games), games)


# What all games share


def _shared_chapter(games: Mapping[str, Chapter]) -> Chapter:
    """Requests and deliveries, and their parts."""
    chapter = _chapter(
        {
            "request": get_args(AnyRequest),
            "delivery": get_args(AnyDelivery),
            "act": ACTS,
            "reply": (Allowed, Hinted),
        },
    )
    for (name, field), meant in _open_places().items():
        fields = chapter.types[name]["properties"]
        kept = {key: fields[field][key] for key in KEPT if key in fields[field]}
        fields[field] = meant | kept
    return chapter._replace(roles=_with_games(chapter.roles, games))


def _open_places() -> dict[tuple[str, str], Schema]:
    """What stands in the fields that messages leave open."""
    move, line, view = _ref("move"), _ref("line"), _ref("view")
    return {
        ("Answer", "move"): move,
        ("SetStandingAnswer", "move"): _any_of([move, NULL]),
        ("WhyNot", "move"): move,
        ("Query", "ask"): _ref("ask"),
        ("Settings", "options"): _ref("options"),
        ("Room", "standing"): _any_of([move, NULL]),
        ("Question", "kind"): _ref("question"),
        ("Question", "moves"): {"type": "array", "items": move},
        ("Question", "silence"): _any_of([move, NULL]),
        ("Told", "lines"): {"type": "array", "items": line},
        ("Told", "changes"): _ref("changes"),
        ("Fresh", "story"): {"type": "array", "items": line},
        ("Fresh", "view"): _any_of([view, NULL]),
        ("Reply", "answer"): _ref("reply"),
        ("Hinted", "move"): move,
        ("WeighedMove", "move"): move,
        ("Drafted", "draft"): _ref("draft"),
    }


def _with_games(
    roles: Mapping[str, Schema | bool], games: Mapping[str, Chapter]
) -> dict[str, Schema | bool]:
    """The roles of the table, and those in which every game has something to say."""
    of_games = {
        role: _any_of([_ref(role, name) for name in games if games[name].roles[role]])
        for role in OF_A_GAME
    }
    line = _any_of([_ref("act"), _ref("event")])
    reply = _any_of([roles["reply"], _ref("answer")])
    return {**roles, "line": line, "reply": reply, **of_games}


# What a game says


def _game_chapter(game: AnyGame) -> Chapter:
    """The words of a game; `changes` are some of the fields of its view."""
    chapter = _chapter(
        {
            "options": (game.options_type,),
            "move": _members(game.move_type),
            "view": (game.view_type,),
            "event": game.event_types,
            "ask": _members(game.ask_type),
            "answer": _returned(game.answer),
            "draft": _returned(game.draft),
            "box": _returned(game.printed),
        },
        game.name,
    )
    view = game.view_type.__name__
    fields = chapter.types[view]["properties"]
    changes = {
        "type": "object",
        "properties": {field: _ref(f"{view}/properties/{field}", game.name) for field in fields},
        "additionalProperties": False,
    }
    question = {"enum": list(game.questions)}
    return chapter._replace(roles={**chapter.roles, "changes": changes, "question": question})


def _returned(method: Callable[..., Any]) -> tuple[Struct, ...]:
    """What a method of a game may return; nothing where the game has left it as it was."""
    hint = get_type_hints(method)["return"]
    return () if msgspec.Struct in _members(hint) else _members(hint)


def _members(kind: Any) -> tuple[Struct, ...]:
    """The types of a union, or the one type that it is."""
    return get_args(kind) or (kind,)


# Schemas


def _chapter(roles: Mapping[str, tuple[Struct, ...]], game: str = "") -> Chapter:
    kinds = [kind for members in roles.values() for kind in members]
    structs = _structs_in(kinds)
    said = _structs_in([kind for role in SAID & roles.keys() for kind in roles[role]])
    told = _structs_in([kind for role in roles.keys() - {"request", "ask"} for kind in roles[role]])
    always = {name: fields for name in told if (fields := _always_there(told[name]))}
    types = _types(kinds, game)
    for name in always.keys() - said.keys():
        if "properties" in types[name]:
            types[name]["required"] = [
                field for field in types[name]["properties"] if field in always[name]
            ]
    return Chapter(
        roles={
            role: _any_of([_ref(kind.__name__, game) for kind in members])
            for role, members in roles.items()
        },
        types=types,
        structs=structs,
        always=always,
    )


def _structs_in(kinds: Iterable[Struct]) -> dict[str, Struct]:
    """These types and all that are parts of them, by name."""
    found: dict[str, Struct] = {}
    waiting: list[Type] = list(multi_type_info(kinds))
    while waiting:
        node = waiting.pop()
        if not isinstance(node, StructType):
            waiting += _parts(node)
        elif node.cls.__name__ not in found:
            found[node.cls.__name__] = node.cls
            waiting += [field.type for field in node.fields]
    found.pop(Secret.__name__, None)
    return found


def _parts(node: Type) -> list[Type]:
    values = [getattr(node, field) for field in node.__struct_fields__]
    several = [part for value in values if isinstance(value, tuple) for part in value]
    return [part for part in [*values, *several] if isinstance(part, Type)]


def _always_there(struct: Struct) -> tuple[str, ...]:
    """The fields that this type is never sent without, its tag among them; none: only some are."""
    config = struct.__struct_config__
    if config.omit_defaults:
        return ()
    fields = [f for f in msgspec.structs.fields(struct) if f.default is not msgspec.UNSET]
    tag = () if config.tag_field is None else (config.tag_field,)
    return (*tag, *[field.encode_name for field in fields])


def _types(kinds: Iterable[Struct], game: str) -> dict[str, Schema]:
    """The schema of each type, as it is told: a secret is its value, or null."""
    template = _ref("{name}", game)["$ref"]
    _, types = msgspec.json.schema_components(kinds, ref_template=template)
    secrets = {
        template.format(name=name): schema["properties"]["value"]
        for name, schema in types.items()
        if schema["title"].partition("[")[0] == Secret.__name__
    }
    return {
        name: _as_told(schema, secrets)
        | {"description": inspect.cleandoc(schema.get("description", ""))}
        for name, schema in types.items()
        if template.format(name=name) not in secrets
    }


def _as_told(part: Any, secrets: Mapping[str, Schema]) -> Any:
    """A part of a schema as plain JSON, without secrets and without what is no JSON Schema.

    What is said of one of several choices is said of the field: the others are null.
    """
    if isinstance(part, list | tuple):
        return [_as_told(one, secrets) for one in part]
    if not isinstance(part, dict):
        return part
    if part.get("$ref") in secrets:
        kept = {key: part[key] for key in KEPT if key in part}
        return _any_of([secrets[part["$ref"]], NULL]) | kept
    plain = {key: _as_told(one, secrets) for key, one in part.items() if key != "discriminator"}
    if "anyOf" not in plain:
        return plain
    said = [one.pop("description") for one in plain["anyOf"] if "description" in one]
    return plain | _any_of(plain["anyOf"]) | ({"description": said[0]} if said else {})


def _any_of(schemas: Iterable[Any]) -> Any:
    """One of these, each named once; False where there is none."""
    flat: list[Any] = []
    for schema in schemas:
        for one in schema.get("anyOf", [schema]):
            if one not in flat:
                flat.append(one)
    return (flat[0] if len(flat) == 1 else {"anyOf": flat}) if flat else False


def _ref(name: str, game: str = "") -> Schema:
    return {"$ref": f"#/$defs/{game}/$defs/{name}" if game else f"#/$defs/{name}"}
