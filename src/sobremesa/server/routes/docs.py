"""Pages about the server itself: what it is, and how programs talk with it. No script anywhere."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from html import escape
from typing import Any, Final

import msgspec
from litestar import Litestar, MediaType, Request, Response, get

from sobremesa import __version__
from sobremesa.games import GAMES
from sobremesa.server.catalogue import catalogue
from sobremesa.server.problems import refusals
from sobremesa.server.routes.games import SAME

OPENAPI: Final = "/schema/openapi.json"
METHODS: Final = ("get", "post", "put", "patch", "delete")


# Routes


@get("/api", include_in_schema=False, cache_control=SAME, sync_to_thread=True)
def api(request: Request[Any, Any, Any]) -> Response[str]:
    """What programs can ask of this server, for people to read."""
    state = request.app.state
    if "api_page" not in state:
        state["api_page"] = api_page(request.app)
    return as_html(state["api_page"])


@get(
    "/api/messages.json",
    tags=["tables"],
    summary="What is said on a socket",
    cache_control=SAME,
    responses=refusals(),
    sync_to_thread=True,
)
def messages() -> dict[str, Any]:
    """A JSON Schema of every message on the socket of a table, in both directions."""
    return _catalogue()


@get("/api/style.css", include_in_schema=False, cache_control=SAME)
async def style() -> Response[str]:
    """How these pages look."""
    return Response(STYLE, media_type=MediaType.CSS)


@cache
def _catalogue() -> dict[str, Any]:
    return catalogue()


# HTML


class Html(str):
    """Text that is HTML already; all other text is escaped where it becomes a part of some."""

    __slots__ = ()


def element(tag: str, *parts: str, **attributes: str) -> Html:
    """An element with these parts in it."""
    said = "".join(f' {name}="{escape(value)}"' for name, value in attributes.items())
    return Html(f"<{tag}{said}>{together(parts)}</{tag}>")


def together(parts: Iterable[str], between: str = "") -> Html:
    """Texts and elements, one after the other."""
    return Html(between.join(part if isinstance(part, Html) else escape(part) for part in parts))


def link(where: str, what: str) -> Html:
    """Something to follow."""
    return element("a", what, href=where)


def code(text: str) -> Html:
    """Something that is written exactly like this."""
    return element("code", text)


def as_html(page: str) -> Response[str]:
    """A page as it is sent."""
    return Response(page, media_type=MediaType.HTML)


def whole_page(title: str, *parts: str) -> str:
    """A page with its head."""
    head = (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<link rel="stylesheet" href="/api/style.css">\n'
    )
    return f"{head}{element('title', title)}\n</head>\n{element('body', *parts)}\n</html>\n"


# The front page


def front_page() -> str:
    """That the server runs, and where to go from here."""
    titles = [game.title for game in GAMES.values()]
    return whole_page(
        "Sobremesa",
        element("h1", "Sobremesa"),
        element(
            "p",
            "The time that a table spends together after the meal. This server is running: "
            f"version {__version__}, with {', '.join(titles[:-1])} and {titles[-1]} on its shelf.",
        ),
        element(
            "ul",
            element("li", link("/api", "The API"), ", for people who write programs"),
            element(
                "li",
                link("/api/messages.json", "The catalogue of messages"),
                ", as JSON Schema: everything that is said on the socket of a table",
            ),
            element("li", link(OPENAPI, "The API as OpenAPI"), ", for programs"),
        ),
        element("h2", "Playing in a terminal"),
        element("p", "Whoever has Sobremesa installed can play against bots without any server:"),
        element("pre", "\n".join(f"sobremesa play {name}" for name in GAMES)),
    )


# The API


def api_page(app: Litestar) -> str:
    """The REST interface, and then the socket."""
    spec = app.openapi_schema.to_schema()
    shapes = spec.get("components", {}).get("schemas", {})
    operations = [
        (operation.get("tags", ["other"])[0], _operation(method, path, operation))
        for path, methods in spec["paths"].items()
        for method, operation in methods.items()
        if method in METHODS
    ]
    tags = list(dict.fromkeys(tag for tag, _ in operations))
    return whole_page(
        f"{spec['info']['title']}: the API",
        element("h1", f"{spec['info']['title']}: the API"),
        element("p", spec["info"].get("description", "")),
        element(
            "p",
            link("/", "Front page"),
            " · ",
            link(OPENAPI, "OpenAPI"),
            " · ",
            link("/api/messages.json", "messages as JSON Schema"),
        ),
        *[
            element("section", element("h2", tag.capitalize()), *_of_tag(operations, tag))
            for tag in tags
        ],
        element("section", element("h2", "Shapes"), *_shapes("shape", shapes)),
        *_socket(_catalogue()["$defs"]),
    )


def _of_tag(operations: Iterable[tuple[str, Html]], tag: str) -> list[Html]:
    return [shown for of, shown in operations if of == tag]


def _operation(method: str, path: str, operation: Mapping[str, Any]) -> Html:
    """One thing to ask: what it needs, and what comes back."""
    summary = together(
        [code(method.upper()), code(path), element("span", operation.get("summary", ""))], " "
    )
    parts = [element("p", operation.get("description", ""))]
    if operation.get("parameters"):
        parts += [element("h3", "Parameters"), _parameters(operation["parameters"])]
    if "requestBody" in operation:
        parts += [element("h3", "Body"), _content(operation["requestBody"])]
    answers = [
        part
        for status, answer in operation["responses"].items()
        for part in (
            element("dt", code(status), " ", answer.get("description", "")),
            element("dd", _content(answer)),
        )
    ]
    parts += [element("h3", "Answers"), element("dl", *answers)]
    return _details(summary, *parts)


def _parameters(parameters: Iterable[Mapping[str, Any]]) -> Html:
    return _table(
        [
            code(parameter["name"]),
            f"{parameter['in']}{'' if parameter.get('required') else ', optional'}",
            _kind("shape", parameter.get("schema", {})),
            parameter.get("description", ""),
        ]
        for parameter in parameters
    )


def _content(body: Mapping[str, Any]) -> Html:
    """What a body may be, by its media type."""
    return together(
        [
            element("div", code(media), " ", _kind("shape", content.get("schema", {})))
            for media, content in body.get("content", {}).items()
        ]
    )


# The socket


def _socket(defs: Mapping[str, Any]) -> list[Html]:
    """Requests, deliveries and their parts; games have theirs in the catalogue."""
    shapes = {name: defs[name] for name in defs if name[0].isupper()}
    requests, deliveries = _named(defs["request"]), _named(defs["delivery"])
    parts = [name for name in shapes if name not in requests + deliveries]
    return [
        element("h2", "The socket"),
        element(
            "p",
            "A table is a WebSocket at ",
            code("/api/tables/{code}/socket"),
            ", with the cookie of somebody who has come in. Each message is a JSON object. What "
            "games say, their moves, events and views, is in the ",
            link("/api/messages.json", "catalogue"),
            ".",
        ),
        *[
            element("section", element("h3", title), *_shapes("message", _only(shapes, names)))
            for title, names in (
                ("From people", requests),
                ("To people", deliveries),
                ("Parts of messages", parts),
            )
        ],
    ]


def _named(union: Mapping[str, Any]) -> list[str]:
    return [_last(choice["$ref"]) for choice in union["anyOf"]]


def _only(shapes: Mapping[str, Any], names: Iterable[str]) -> dict[str, Any]:
    return {name: shapes[name] for name in names}


def _last(ref: str) -> str:
    return ref.rpartition("/")[2]


# Schemas


def _shapes(kind: str, shapes: Mapping[str, Any]) -> list[Html]:
    """Each with its fields, where links can find it."""
    return [
        _details(
            code(name),
            element("p", schema.get("description", ""), id=f"{kind}-{name}"),
            _fields(kind, schema),
        )
        for name, schema in shapes.items()
    ]


def _fields(kind: str, schema: Mapping[str, Any]) -> Html:
    return _table(
        [
            code(name),
            "" if name in schema.get("required", []) else "optional",
            _kind(kind, part),
            _default(part),
            part.get("description", ""),
        ]
        for name, part in schema.get("properties", {}).items()
    )


def _default(part: Mapping[str, Any]) -> Html:
    if "default" not in part:
        return Html()
    return together(["else ", _json(part["default"])])


def _json(value: Any) -> Html:
    return code(msgspec.json.encode(value).decode())


def _kind(of: str, schema: Mapping[str, Any]) -> Html:
    """What a schema allows, in words; `allOf` holds a reference that something is said of."""
    choices = schema.get("anyOf") or schema.get("oneOf") or schema.get("allOf")
    if choices:
        return together([_kind(of, choice) for choice in choices], " or ")
    if "$ref" in schema:
        return _shape_link(of, _last(schema["$ref"]))
    if "const" in schema:
        return _json(schema["const"])
    if "enum" in schema:
        return together([_json(value) for value in schema["enum"]], " or ")
    return _plain_kind(of, schema)


def _plain_kind(of: str, schema: Mapping[str, Any]) -> Html:
    if isinstance(schema.get("items"), dict):
        return together(["list of ", _kind(of, schema["items"]), *_bounds(schema)])
    if schema.get("properties"):
        return _fields(of, schema)
    if schema.get("additionalProperties"):
        return together(["by name: ", _kind(of, schema["additionalProperties"])])
    types = schema.get("type", "anything")
    said = types if isinstance(types, str) else " or ".join(types)
    return together([said, *_bounds(schema)])


def _shape_link(of: str, name: str) -> Html:
    """Small letters are for what the game has to say: that is in the catalogue."""
    if name[0].islower():
        return link("/api/messages.json", name)
    return link(f"#{of}-{name}", name)


def _bounds(schema: Mapping[str, Any]) -> list[str]:
    words = {
        "minimum": "from",
        "maximum": "up to",
        "minLength": "at least",
        "maxLength": "at most",
        "maxItems": "at most",
        "pattern": "like",
    }
    return [f" {word} {_number(schema[key])}" for key, word in words.items() if key in schema]


def _number(bound: Any) -> str:
    return f"{bound:g}" if isinstance(bound, float) else str(bound)


def _details(summary: Html, *parts: str) -> Html:
    return element("details", element("summary", summary), *parts)


def _table(rows: Iterable[Iterable[str]]) -> Html:
    """A row for each name, which comes first."""
    body = [_row(*row) for row in rows]
    return element("table", *body) if body else Html()


def _row(name: str, *cells: str) -> Html:
    first = element("th", name, scope="row")
    return element("tr", first, *[element("td", cell) for cell in cells])


# Style

STYLE: Final = """\
:root {
  color-scheme: light dark;
  --paper: #fbf6ec;
  --ink: #2b2622;
  --accent: #c4532d;
  --line: #e2d8c6;
  --shade: #f3ebdb;
}

@media (prefers-color-scheme: dark) {
  :root {
    --paper: #1e1a17;
    --ink: #ece4d8;
    --accent: #e8835f;
    --line: #3b342e;
    --shade: #29241f;
  }
}

body {
  max-width: 46rem;
  margin: 0 auto;
  padding: 1.5rem 1rem 4rem;
  background: var(--paper);
  color: var(--ink);
  font: 17px/1.55 system-ui, sans-serif;
  overflow-wrap: break-word;
}

h1, h2, h3 { line-height: 1.2; }
h1 { color: var(--accent); }
h2 { margin: 2.5rem 0 0.75rem; }
h3 { margin: 1.25rem 0 0.25rem; font-size: 1rem; }
a { color: inherit; text-decoration: underline 2px var(--accent); text-underline-offset: 3px; }
a:focus-visible, summary:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
code, pre { font: 0.9em/1.5 ui-monospace, monospace; }
pre { padding: 0.75rem 1rem; border-radius: 0.5rem; background: var(--shade); overflow-x: auto; }
details { margin: 0.35rem 0; border: 1px solid var(--line); border-radius: 0.5rem; }
details[open] { padding-bottom: 0.5rem; }
details > :not(summary) { margin-left: 0.75rem; margin-right: 0.75rem; }
summary { min-height: 1.5rem; padding: 0.6rem 0.75rem; background: var(--shade); cursor: pointer; }
table { display: block; overflow-x: auto; border-collapse: collapse; }
tr > * { padding: 0.3rem 0.75rem 0.3rem 0; border-top: 1px solid var(--line); }
tr > * { font-weight: normal; text-align: left; vertical-align: top; }
dd { margin: 0 0 0.5rem 1rem; }
p:empty { display: none; }
"""
