"""Write down what is said on the socket: TypeScript types for programs, a page for people.

`make types` writes web/src/lib/messages.ts, and the parts of docs/messages.md that stand between
its marks; what stands around them is written by hand. Both follow from the catalogue of the
server. It is not called types.py, because a script of that name would stand in the way of the
standard library's.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final, get_args

import msgspec
from tools.marks import between_marks

from sobremesa.bots import BOT_NAMES
from sobremesa.games import GAMES
from sobremesa.games.antayagi.events import Chose
from sobremesa.games.antayagi.game import ANTAYAGI
from sobremesa.games.antayagi.moves import Lay
from sobremesa.games.antheno.drafts import ShownDraft, ShownTile
from sobremesa.games.antheno.game import ANTHENO
from sobremesa.games.antheno.options import Options as AnthenoOptions
from sobremesa.kernel.chance import fast
from sobremesa.kernel.errors import refuse
from sobremesa.kernel.record import commit
from sobremesa.server import connection
from sobremesa.server.catalogue import OF_A_GAME, Chapter, Schema, book
from sobremesa.server.config import SETTINGS
from sobremesa.server.connection import WAITING
from sobremesa.server.routes.socket import FLOOD, PATIENCE
from sobremesa.table.fold import OPENING_MS
from sobremesa.table.messages import (
    Allowed,
    AnyDelivery,
    AnyRequest,
    Bye,
    ClocksShown,
    Done,
    Drafted,
    Fresh,
    Question,
    Refused,
    Reply,
    Room,
    Said,
    SeatedView,
    Told,
    refusal_of,
)
from sobremesa.table.refusals import closed_question
from sobremesa.table.settings import Bank, BotSeat, OpenSeat, ReservedSeat, Settings
from sobremesa.table.table import MISSED, MISSED_BYTES, STORY
from sobremesa.table.talking import OFTEN, WITHIN
from sobremesa.table.telling import encode

ROOT: Final = Path(__file__).resolve().parent.parent
TYPES: Final = ROOT / "web" / "src" / "lib" / "messages.ts"
PAGE: Final = ROOT / "docs" / "messages.md"
WIDTH: Final = 100
UNIONS: Final = {  # the roles of the table, as TypeScript calls them
    "request": "AnyRequest",
    "delivery": "AnyDelivery",
    "act": "AnyAct",
    "line": "Line",
    "reply": "AnyReply",
}


def main() -> None:
    """Write both files."""
    TYPES.parent.mkdir(parents=True, exist_ok=True)
    TYPES.write_text(typescript(), encoding="utf-8")
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")


# What types mean


def about(name: str, chapter: Chapter) -> str:
    """What a type is."""
    return str(chapter.types[name]["description"])


def meanings_of(name: str, chapter: Chapter) -> dict[str, str]:
    """What the fields of a type mean, where they say it."""
    fields = chapter.types[name].get("properties", {})
    return {name: part["description"] for name, part in fields.items() if "description" in part}


# TypeScript


def typescript() -> str:
    """The types of everything that is said on the socket."""
    shared, games = book()
    generic = _generic(shared)
    parts = [
        _comment("What is said on the socket of a table. Written by `make types`: do not edit."),
        _games_map(games),
        "export type GameName = keyof Games;\n",
        _close_codes(),
        *[_union(role, shared.roles[role], generic) for role in UNIONS],
        *[_interface(name, shared, generic) for name in shared.types],
        *[_namespace(name, chapter) for name, chapter in games.items()],
    ]
    return "\n".join(parts)


def close_codes() -> dict[str, int]:
    """What a socket may be closed with, by name."""
    named = vars(connection).items()
    return {name: code for name, code in named if type(code) is int and code in range(1000, 5000)}


def _close_codes() -> str:
    codes = "\n".join(f"  {name}: {code}," for name, code in close_codes().items())
    head = _comment("What a socket is closed with: docs/messages.md says when, and what to do.")
    return f"{head}export const CLOSE_CODES = {{\n{codes}\n}} as const;\n"


def _generic(shared: Chapter) -> set[str]:
    """The shared definitions in which something of the game stands."""
    uses = {
        name: set(_refs(schema)) for name, schema in [*shared.types.items(), *shared.roles.items()]
    }
    generic = set(OF_A_GAME)
    while more := {name for name in uses if name not in generic and uses[name] & generic}:
        generic |= more
    return generic


def _refs(part: Any) -> list[str]:
    """The names of all definitions that a schema refers to."""
    if isinstance(part, list):
        return [name for one in part for name in _refs(one)]
    if not isinstance(part, dict):
        return []
    own = [_split(part["$ref"])[1]] if isinstance(part.get("$ref"), str) else []
    return own + [name for one in part.values() for name in _refs(one)]


def _split(ref: str) -> tuple[str, str]:
    """The game of a definition, if it is one's, and its name."""
    game, _, name = ref.removeprefix("#/$defs/").rpartition("/$defs/")
    return game, name


def _games_map(games: Mapping[str, Chapter]) -> str:
    body = "\n".join(_words_of_game(name, chapter) for name, chapter in games.items())
    return f"{_comment('The words of each game.')}export interface Games {{\n{body}\n}}\n"


def _words_of_game(name: str, chapter: Chapter) -> str:
    """The roles of a game; changes are a part of its view."""
    roles = [role for role in OF_A_GAME if role != "changes"]
    lines = [_alias(f"    {role.capitalize()}:", _type(chapter.roles[role])) for role in roles]
    return "\n".join([f"  {name}: {{", *lines, "  };"])


def _union(role: str, schema: Schema | bool, generic: set[str]) -> str:
    name = UNIONS[role] + ("<G extends GameName = GameName>" if role in generic else "")
    return _alias(f"export type {name} =", _type(schema, generic=generic)) + "\n"


def _alias(head: str, type: str) -> str:
    """A type behind its name: on one line, or a line for each of its choices."""
    if len(head) + len(type) + 2 <= WIDTH or "(" in type:
        return f"{head} {type};"
    indent = " " * (len(head) - len(head.lstrip()) + 2)
    return "\n".join([head, *[f"{indent}| {choice}" for choice in type.split(" | ")]]) + ";"


def _namespace(game: str, chapter: Chapter) -> str:
    parts = [_interface(name, chapter, set(), game) for name in chapter.types]
    body = "\n".join(parts).rstrip("\n")
    indented = re.sub(r"^(?=.)", "  ", body, flags=re.MULTILINE)
    return f"{_comment(GAMES[game].title)}export namespace {game} {{\n{indented}\n}}\n"


def _interface(name: str, chapter: Chapter, generic: set[str], game: str = "") -> str:
    """A definition. A field is optional where the server may leave it out, or may miss it."""
    schema, meanings = chapter.types[name], meanings_of(name, chapter)
    head = _comment(about(name, chapter))
    if "properties" not in schema:
        return f"{head}export type {name} = {_type(schema, game, generic)};\n"
    there = chapter.always.get(name) or schema.get("required", [])
    lines = [f"export interface {name}{'<G extends GameName = GameName>' * (name in generic)} {{"]
    for field, part in schema["properties"].items():
        if field in meanings:
            lines.append(f"  /** {_harmless(meanings[field])} */")
        optional = "" if field in there else "?"
        lines.append(_alias(f"  {field}{optional}:", _type(part, game, generic)))
    return head + "\n".join([*lines, "}"]) + "\n"


def _comment(text: str) -> str:
    lines = _harmless(text).splitlines()
    if len(lines) == 1:
        return f"/** {lines[0]} */\n"
    return "\n".join(["/**", *[f" * {line}".rstrip() for line in lines], " */"]) + "\n"


def _harmless(text: str) -> str:
    return text.replace("*/", "* /")


def _type(schema: Any, game: str = "", generic: Iterable[str] = ()) -> str:  # noqa: PLR0911
    """A schema as a type, inside the namespace of this game."""
    match schema:
        case False:
            return "never"
        case {"$ref": ref}:
            return _name(ref, game, generic)
        case {"enum": values}:
            return " | ".join(map(json.dumps, values))
        case {"anyOf": choices}:
            return " | ".join(_type(choice, game, generic) for choice in choices)
        case {"type": "array", "prefixItems": items}:
            return f"[{', '.join(_type(item, game, generic) for item in items)}]"
        case {"type": "array", "items": item}:
            inner = _type(item, game, generic)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case {"type": "object", "additionalProperties": dict(values)}:
            return f"Record<string, {_type(values, game, generic)}>"
        case {"type": "object"}:
            return "Record<string, unknown>"
        case {"type": kind}:
            return "number" if kind == "integer" else str(kind)
    raise ValueError(f"no type for {schema}")


def _name(ref: str, inside: str, generic: Iterable[str]) -> str:
    game, name = _split(ref)
    if game:
        return name if game == inside else f"{game}.{name}"
    match name:
        case "options":
            return 'Partial<Games[G]["Options"]>'
        case "changes":
            return 'Partial<Games[G]["View"]>'
        case _ if name in OF_A_GAME:
            return f'Games[G]["{name.capitalize()}"]'
        case _:
            return UNIONS.get(name, name) + ("<G>" if name in generic else "")


# The page


def page(text: str) -> str:
    """The page with everything between its marks written anew."""
    shared, games = book()
    made = {
        "requests": _messages(shared, get_args(AnyRequest), REQUESTS),
        "deliveries": _messages(shared, get_args(AnyDelivery), deliveries()),
        "parts": "\n".join(_part(name, shared) for name in _parts(shared)),
        "games": "\n".join(_game(name, chapter) for name, chapter in games.items()),
        "limits": _limits(),
    }
    return between_marks(text, "types", made.__getitem__)


def _messages(
    shared: Chapter, kinds: Iterable[type[msgspec.Struct]], examples: Iterable[Mapping[str, Any]]
) -> str:
    """Each message with its fields and an example."""
    shown = {example["type"]: example for example in examples}
    return "\n".join(_message(kind.__name__, shared, shown[_tag(kind)]) for kind in kinds)


def _message(name: str, shared: Chapter, example: Mapping[str, Any]) -> str:
    return "\n".join(
        [
            f"### `{example['type']}`\n",
            f"{about(name, shared)}\n",
            *_fields(name, shared),
            f"```json\n{_json(example)}\n```\n",
        ]
    )


def _parts(shared: Chapter) -> list[str]:
    """The types that are no messages, but stand in them."""
    messages = {kind.__name__ for union in (AnyRequest, AnyDelivery) for kind in get_args(union)}
    return [name for name in shared.types if name not in messages]


def _part(name: str, shared: Chapter) -> str:
    return "\n".join([f"### {name}\n", f"{about(name, shared)}\n", *_fields(name, shared)])


def _tag(struct: type[msgspec.Struct]) -> str:
    return str(struct.__struct_config__.tag)


def _fields(name: str, chapter: Chapter) -> list[str]:
    """The table of a type's fields, without those that all messages or all requests have."""
    schema, meanings = chapter.types[name], meanings_of(name, chapter)
    common = {"type", "id"} if name in _refs(chapter.roles.get("request")) else {"type"}
    rows = [
        (f"`{field}`", _kind(part) + _left_out(field, part, schema), meanings.get(field, ""))
        for field, part in schema["properties"].items()
        if field not in common
    ]
    return _table(("field", "is", "meaning"), rows)


def _table(head: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> list[str]:
    """A table with an empty line behind it; nothing where it has no rows."""
    lines = [" | ".join(cell.replace("|", r"\|") for cell in row) for row in rows]
    if not lines:
        return []
    rule = "|".join("---" for _ in head)
    return [f"| {' | '.join(head)} |", f"|{rule}|", *[f"| {line} |" for line in lines], ""]


def _left_out(field: str, part: Any, schema: Schema) -> str:
    if field in schema.get("required", []):
        told = "default" in part
        return f"; `{json.dumps(part['default'])}` unless it was set otherwise" if told else ""
    if "default" not in part:
        return "; may be missing"
    return f"; if missing `{json.dumps(part['default'])}`"


def _kind(schema: Any) -> str:  # noqa: C901, PLR0911
    """What may stand in a field, in words."""
    match schema:
        case {"$ref": ref}:
            return _link(ref)
        case {"enum": [value]}:
            return f"`{json.dumps(value)}`"
        case {"enum": values}:
            return _one_of([f"`{json.dumps(value)}`" for value in values])
        case {"anyOf": choices}:
            return _one_of([_kind(choice) for choice in choices])
        case {"type": "array", "prefixItems": items}:
            return f"list with {', '.join(_kind(item) for item in items)}"
        case {"type": "array", "items": item}:
            return f"list of: {_kind(item)}"
        case {"type": "object", "additionalProperties": dict(values)}:
            return f"by name: {_kind(values)}"
        case {"type": "string", "pattern": pattern}:
            return f"text like `{pattern}`"
        case {"type": "string", "maxLength": most}:
            return f"text of at most {most} characters"
        case {"type": "integer", "minimum": low, "maximum": high}:
            return f"whole number from {low} to {high}"
        case {"type": kind}:
            return KINDS[kind]
    raise ValueError(f"no words for {schema}")


def _one_of(choices: list[str]) -> str:
    """One of these; null comes first, so that nobody takes it for a part of a list."""
    ordered = sorted(choices, key=lambda choice: choice != "null")
    return f"{', '.join(ordered[:-1])} or {ordered[-1]}"


def _link(ref: str) -> str:
    game, name = _split(ref)
    if game:
        return f"`{name}`"
    return ROLES.get(name) or f"[{name}](#{name.lower()})"


def _game(name: str, chapter: Chapter) -> str:
    """What a game says: names and meanings; the types are in the other two catalogues."""
    roles = {
        "Moves": ("move",),
        "Events": ("event",),
        "Asks, their answers, and drafts as others see them": ("ask", "answer", "draft"),
    }
    listed = [struct for of in roles.values() for struct in _members(chapter, of)]
    options, view = _members(chapter, ("options", "view"))
    rest = [part for part in chapter.types if part not in [*listed, options, view]]
    return "\n".join(
        [
            f"### {GAMES[name].title}\n",
            f"`{name}`. It asks: {', '.join(f'`{kind}`' for kind in GAMES[name].questions)}.\n",
            *_block("Options", _fields(options, chapter)),
            *[
                line
                for title, of in roles.items()
                for line in _listed(title, _members(chapter, of), chapter)
            ],
            *_block("View", _fields(view, chapter)),
            *_listed("Parts", rest, chapter),
        ]
    )


def _members(chapter: Chapter, roles: Iterable[str]) -> list[str]:
    return [name for role in roles for name in _refs(chapter.roles[role])]


def _block(title: str, lines: list[str]) -> list[str]:
    return [f"#### {title}\n", *lines]


def _listed(title: str, names: Iterable[str], chapter: Chapter) -> list[str]:
    rows = [_row(name, chapter) for name in names]
    return _block(title, _table(("type", "fields", "meaning"), rows))


def _row(name: str, chapter: Chapter) -> tuple[str, str, str]:
    struct = chapter.structs[name]
    config = struct.__struct_config__
    fields = ", ".join(f"`{field}`" for field in struct.__struct_fields__)
    said = f'`"{config.tag_field}": "{config.tag}"`' if config.tag else f"`{name}`"
    return said, fields, " ".join(about(name, chapter).split())


def _json(value: Any, indent: int = 0) -> str:
    """A value as JSON: on one line, or with a line for each part of it."""
    flat = json.dumps(value, ensure_ascii=False)
    plain = isinstance(value, list) and not any(isinstance(part, dict | list) for part in value)
    if len(flat) + indent <= WIDTH - 10 or plain:
        return flat
    inner = indent + 2
    if isinstance(value, dict):
        lines = [f"{json.dumps(key)}: {_json(part, inner)}" for key, part in value.items()]
    else:
        lines = [_json(part, inner) for part in value]
    first, last = flat[0], flat[-1]
    body = ",\n".join(" " * inner + line for line in lines)
    return f"{first}\n{body}\n{' ' * indent}{last}"


def _limits() -> str:
    """What people may do how often, unless a server was set up otherwise."""
    rows = [
        *[(SETTINGS[name].about, f"{SETTINGS[name].default:,}{unit}") for name, unit in CONFIGURED],
        ("Until a socket must have said hello.", f"{PATIENCE:g} seconds"),
        ("Messages beyond that rate after which a socket is closed.", f"{FLOOD}"),
        ("What may wait for somebody who reads slowly.", f"{WAITING:,} bytes"),
        ("To open one's nonce.", f"{OPENING_MS // 1000} seconds"),
        ("What one person may say.", f"{OFTEN} times in {WITHIN // 1000} seconds"),
        ("Deliveries that are kept for somebody who comes back.", f"{MISSED}"),
        (
            "Bytes that they may have in all; who has missed more is told `fresh`.",
            f"{MISSED_BYTES:,}",
        ),
        ("Lines of the story in `fresh`.", f"{STORY}"),
    ]
    return "\n".join(_table(("what", "limit"), rows))


# Words

KINDS: Final = {
    "boolean": "true or false",
    "integer": "whole number",
    "null": "null",
    "number": "number",
    "object": "object",
    "string": "text",
}
ROLES: Final = {
    "options": "[options of the game](#what-the-games-say)",
    "move": "[a move of the game](#what-the-games-say)",
    "view": "[a view of the game](#what-the-games-say)",
    "changes": "fields of [the view](#what-the-games-say)",
    "ask": "[an ask of the game](#what-the-games-say)",
    "draft": "[a draft of the game](#what-the-games-say)",
    "question": "[a question of the game](#what-the-games-say)",
    "line": "[an event of the game](#what-the-games-say) or an act: [TookBackAct](#tookbackact), "
    "[BotAct](#botact), [TimeOverAct](#timeoveract), [ResignedAct](#resignedact), "
    "[StopAct](#stopact), [StoppedAct](#stoppedact), [Said](#said)",
    "reply": "[Allowed](#allowed), [Hinted](#hinted) or "
    "[an answer of the game](#what-the-games-say)",
}
CONFIGURED: Final = (
    ("sockets_per_person", ""),
    ("sockets_per_address", ""),
    ("messages_per_second", " a second"),
    ("message_bytes", " bytes"),
    ("asks_per_minute", " a minute"),
)

# Examples

NOW: Final = 1_790_000_000_000
WORDS: Final = "a long spoon and 4b1d7c"
SMALL: Final = AnthenoOptions(colours=3, copies=1, stars=1, hand=4)
MYSELF: Final = {"do": "choose", "player": 0}
PLACED: Final = [[0, 0, "R3"], [1, 0, "R4"], [2, 0, "R5"]]
REQUESTS: Final[tuple[dict[str, Any], ...]] = (
    {"type": "hello", "id": 1, "last": 41},
    {
        "type": "sit",
        "id": 2,
        "seat": 0,
        "commitment": commit(WORDS),
        "says": {"pockets": 3, "ages": None},
    },
    {"type": "commit", "id": 3, "commitment": commit(f"{WORDS}, again")},
    {"type": "rise", "id": 4},
    {"type": "plan", "id": 5, "seat": 2, "plan": {"kind": "bot", "level": "greedy"}},
    {"type": "remove", "id": 6, "seat": 1},
    {"type": "start", "id": 7},
    {"type": "open", "id": 8, "words": WORDS},
    {"type": "answer", "id": 9, "question": 8, "move": {"do": "lay", "slot": 1}},
    {"type": "take-back", "id": 10, "moves": 2},
    {"type": "leave", "id": 11},
    {"type": "return", "id": 12},
    {"type": "hand", "id": 13, "seat": 1},
    {"type": "resign", "id": 22},
    {"type": "stop", "id": 23},
    {"type": "close", "id": 24},
    {"type": "stand", "id": 14, "move": {"do": "sabotage", "slot": 1}},
    {"type": "talk", "id": 15, "phrase": "trade-with-me"},
    {"type": "mute", "id": 16, "seat": 2, "on": True},
    {"type": "why-not", "id": 17, "move": MYSELF},
    {"type": "ask", "id": 18, "ask": {"ask": "judge", "table": PLACED}},
    {"type": "hint", "id": 19},
    {"type": "draft", "id": 20, "draft": {"table": [[*tile, "rack"] for tile in PLACED]}},
    {"type": "rematch", "id": 21},
)


def deliveries() -> list[dict[str, Any]]:
    """A match of AntaYagí as Ana hears it, and what is different in Antheno."""
    seats = (OpenSeat(), ReservedSeat(), BotSeat("greedy"))
    clocks = ClocksShown(left=(540_000, 600_000, 600_000), running=(0, 2))
    lay = Question(number=8, kind="lay", moves=tuple(Lay(slot) for slot in range(3)))
    shown: list[AnyDelivery] = [
        Room(
            table="7kq2mhx4vt9rc",
            at=NOW,
            stage="waiting",
            settings=Settings(game="antayagi", seats=seats, clock=Bank(600, 5)),
            pack=ANTAYAGI.pack(ANTAYAGI.options_type()).name,
            seats=(
                SeatedView(plan=seats[0], name="Ana", connected=True, commitment=commit(WORDS)),
                SeatedView(plan=seats[1], link="x5n8c2w7"),
                SeatedView(plan=seats[2], name=BOT_NAMES[2]),
            ),
            you=0,
            hosting=True,
            host="Ana",
            watchers=1,
            commitment=commit("the seed of the table"),
        ),
        Told(
            number=42,
            at=NOW,
            lines=(Chose(0, 2), Said(seat=1, name="Ben", phrase="do-not-do-it")),
            changes={"chosen": 2, "question": "lay", "asked": (0, 2)},
            question=lay,
            back=1,
            clocks=clocks,
        ),
        _fresh(),
        Done(id=2),
        Refused(id=9, refusal=refusal_of(closed_question(8))),
        Reply(id=17, answer=Allowed(refusal_of(refuse("AY-20", "not-yourself", 0)))),
        Drafted(seat=1, draft=ShownDraft(1, (ShownTile(0, 0, "R3"), ShownTile(1, 0, "R?")))),
        Bye(reason="restart", again=True),
    ]
    return [msgspec.json.decode(encode(delivery)) for delivery in shown]


def _fresh() -> Fresh:
    """The first turn of a small game of Antheno."""
    state = ANTHENO.setup(SMALL, 2, fast(1))
    view = ANTHENO.view(state, state.turn)
    choices = ANTHENO.offered(state, state.turn)
    question = Question(
        number=1, kind=view.question, moves=choices.moves, complete=choices.complete, ask="hint"
    )
    return Fresh(number=1, at=NOW, view=view, question=question)


if __name__ == "__main__":
    main()
