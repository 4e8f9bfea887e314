"""The catalogue of messages is true, and so are the types, the page and the routes made of it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from random import Random
from typing import Any, get_args

import msgspec
import pytest
from jsonschema_rs import Draft202012Validator
from litestar import Litestar, get
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath, FromQuery
from litestar.testing import TestClient
from tools import rest
from tools.messages import PAGE, TYPES, close_codes, page, typescript

from sobremesa.games import GAMES
from sobremesa.games.antayagi.events import Drew
from sobremesa.kernel.chance import fast
from sobremesa.kernel.events import Event, Secret
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.record import commit
from sobremesa.server.catalogue import ACTS, DIALECT, book, catalogue
from sobremesa.server.routes import docs, health, pages
from sobremesa.table import handler
from sobremesa.table.fold import begin
from sobremesa.table.handler import Reaction
from sobremesa.table.log import Logged, Person, TableSet
from sobremesa.table.messages import (
    Answer,
    AnyDelivery,
    AnyRequest,
    Hello,
    Open,
    Sit,
    Start,
    TableEvent,
    TakeBack,
    Talk,
    WhyNot,
)
from sobremesa.table.settings import OpenSeat, PerMove, Settings, Window
from sobremesa.table.table import Table
from sobremesa.table.telling import encode, room
from tests.server.app_states import closed_app_state

STALE = "run `make types`"
REQUESTS: tuple[type[msgspec.Struct], ...] = get_args(AnyRequest)
DELIVERIES: tuple[type[msgspec.Struct], ...] = get_args(AnyDelivery)
SEEDS = (1, 2, 3)
MOVES = 40  # of each random game
HOW: dict[str, dict[str, Any]] = {  # tables at which no referee has to search
    "antayagi": {"window": Window(closes="answered")},
    "antheno": {"options": {"draw": "free"}},
    "tanxi": {"options": {"characters": "random"}, "clock": PerMove(60)},
}


@cache
def known() -> dict[str, Any]:
    """The catalogue, to be read only."""
    return catalogue()


@cache
def valid(role: str, game: str = "") -> Draft202012Validator:
    """What must hold for something that plays this role."""
    ref = f"#/$defs/{game}/$defs/{role}" if game else f"#/$defs/{role}"
    return Draft202012Validator({"$schema": DIALECT, "$ref": ref, "$defs": known()["$defs"]})


def check(value: Any, role: str, game: str = "") -> None:
    """Fail where a value, as it is sent, is not what the catalogue says."""
    sent = value if isinstance(value, bytes) else encode(value)
    valid(role, game).validate(msgspec.json.decode(sent))


@cache
def types() -> str:
    """The TypeScript, as it should be."""
    return typescript()


def tag_of(struct: type[msgspec.Struct]) -> str:
    return str(struct.__struct_config__.tag)


# The files that were written


def test_the_types_are_not_stale() -> None:
    assert TYPES.read_text(encoding="utf-8") == types(), STALE


def test_the_types_of_what_is_sent_over_http_are_not_stale() -> None:
    assert rest.TYPES.read_text(encoding="utf-8").startswith(rest.head()), STALE


def test_the_page_is_not_stale() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert page(text) == text, STALE
    bare = re.sub(r"(<!-- make types: \w+ -->\n).*?(<!-- end)", r"\1\2", text, flags=re.DOTALL)
    assert page(bare) == text != bare


@pytest.mark.parametrize("kind", REQUESTS + DELIVERIES, ids=tag_of)
def test_every_message_is_in_the_types_and_on_the_page(kind: type[msgspec.Struct]) -> None:
    union = "AnyRequest" if kind in REQUESTS else "AnyDelivery"
    members = re.search(rf"export type {union}<.*?> =(.*?);", types(), re.DOTALL)
    assert members is not None
    assert re.search(rf"\| {kind.__name__}\b", members[1])
    assert re.search(rf'interface {kind.__name__}\b[^}}]*\n  type: "{tag_of(kind)}";', types())
    assert f"\n### `{tag_of(kind)}`\n" in PAGE.read_text(encoding="utf-8")


def test_every_type_of_a_game_is_in_its_namespace() -> None:
    for name, chapter in book().games.items():
        space = re.search(rf"^export namespace {name} {{$(.*?)^}}$", types(), re.M | re.S)
        assert space is not None
        written = re.findall(r"^  export (?:interface|type) (\w+)", space[1], re.MULTILINE)
        assert written == list(chapter.types)


def test_what_is_said_of_types_and_fields_is_said_for_readers_of_json() -> None:
    shared, games = book()
    for name, schema in [item for one in (shared, *games.values()) for item in one.types.items()]:
        said = [schema, *schema.get("properties", {}).values()]
        texts = [part["description"] for part in said if "description" in part]
        assert not [text for text in texts if re.search(r"\b(None|True|False)\b", text)], name


def test_every_field_of_a_message_is_explained() -> None:
    types = book().shared.types
    for name, struct in book().shared.structs.items():
        fields = types[name].get("properties", {})
        missing = [
            field for field in struct.__struct_fields__ if "description" not in fields[field]
        ]
        assert not missing, f"say with Meta what they are: {name}, {missing}"


# Examples


def examples(section: str) -> list[str]:
    """The examples in a section of the page."""
    text = re.search(rf"^## {section}\n(.*?)(?=^## |\Z)", PAGE.read_text("utf-8"), re.M | re.S)
    assert text is not None
    return re.findall(r"```json\n(.*?)```", text[1], re.DOTALL)


@pytest.mark.parametrize("section", ["Hello", "Requests"])
def test_the_requests_of_the_page_can_be_read(section: str) -> None:
    for example in examples(section):
        msgspec.json.decode(example, type=AnyRequest)
        check(example.encode(), "request")


def test_the_deliveries_of_the_page_are_such() -> None:
    for example in examples("Deliveries"):
        msgspec.json.decode(example, type=AnyDelivery)
        check(example.encode(), "delivery")


@pytest.mark.parametrize(("section", "kinds"), [("Requests", REQUESTS), ("Deliveries", DELIVERIES)])
def test_every_message_has_an_example(
    section: str, kinds: tuple[type[msgspec.Struct], ...]
) -> None:
    shown = [msgspec.json.decode(example)["type"] for example in examples(section)]
    assert shown == [tag_of(kind) for kind in kinds]


def test_the_page_knows_every_code_that_a_socket_is_closed_with() -> None:
    codes = set(close_codes().values())
    told = {int(code) for code in re.findall(r"^\| (\d{4}) \|", PAGE.read_text("utf-8"), re.M)}
    assert told == codes != set()


# The catalogue itself


def schemas(part: Any, where: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    """Every schema in the catalogue, and where it stands."""
    if isinstance(part, list):
        for number, one in enumerate(part):
            yield from schemas(one, f"{where}/{number}")
    elif isinstance(part, dict):
        if not where.endswith(("/properties", "/$defs")):
            yield where, part
        for key, one in part.items():
            if key != "default":
                yield from schemas(one, f"{where}/{key}")


def test_nothing_is_left_open_but_drafts() -> None:
    wide = {
        where
        for where, schema in schemas(known())
        if not {"$ref", "enum", "anyOf", "type", "$defs"} & schema.keys()
        or (schema.get("type") == "array" and not {"items", "prefixItems"} & schema.keys())
        or (
            schema.get("type") == "object"
            and not {"properties", "additionalProperties"} & schema.keys()
        )
    }
    assert wide == {"/$defs/Draft/properties/draft"}


def test_the_catalogue_is_json_schema_and_tells_no_secrets_from_others() -> None:
    text = msgspec.json.encode(known()).decode()
    assert "Secret" not in text
    assert "discriminator" not in text
    Draft202012Validator(known())


def test_types_have_plain_names_in_every_chapter() -> None:
    shared, games = book()
    for chapter in (shared, *games.values()):
        assert chapter.types.keys() == chapter.structs.keys()
        assert all(re.fullmatch(r"[A-Z]\w*", name) for name in chapter.types)
        assert all(re.fullmatch(r"[a-z]+", name) for name in chapter.roles)


def test_every_act_is_known() -> None:
    assert set(TableEvent.__subclasses__()) == set(ACTS)


@pytest.mark.parametrize(
    ("role", "message"),
    [
        ("request", {"type": "hello", "last": "41"}),
        ("request", {"type": "hello", "first": 1}),
        ("request", {"type": "sit", "seat": 10, "commitment": commit("")}),
        ("request", {"type": "answer", "question": 1, "move": {"do": "cheat"}}),
        ("request", {"type": "answer", "question": 1, "move": {"do": "choose"}}),
        ("request", {"type": "ask", "ask": {"ask": "who-wins"}}),
        ("delivery", {"type": "told", "number": 1, "at": 0, "lines": [{"event": "cheated"}]}),
        ("delivery", {"type": "told", "number": 1, "at": 0, "changes": {"secrets": []}}),
        ("delivery", {"type": "fresh", "number": 1, "at": 0, "view": {}}),
        ("delivery", {"type": "bye", "reason": "bored", "again": False}),
        ("delivery", {"type": "hello"}),
    ],
)
def test_the_catalogue_refuses_what_nobody_says(role: str, message: dict[str, Any]) -> None:
    assert not valid(role).is_valid(message)


def test_a_secret_is_its_value_or_null() -> None:
    drew = Drew(0, "plain", Secret("bone", 0b110), True, None)
    for ears in (0, 1, None):
        check(drew.told(ears), "event", "antayagi")
    assert not valid("event", "antayagi").is_valid(msgspec.json.decode(encode(drew)))


# Real games


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: str(game.name))
def test_what_games_say_is_in_the_catalogue(game: AnyGame, seed: int) -> None:
    seats = game.seats[seed % len(game.seats)]
    options = game.read_options(HOW[game.name].get("options", {}))
    check(options, "options", game.name)
    state = game.setup(options, seats, fast(seed))
    random, chance = Random(seed), fast(seed + 1)
    for _ in range(MOVES):
        if not game.to_act(state):
            break
        for view in (*(game.view(state, seat) for seat in (0, None)), game.open_view(state)):
            check(view, "view", game.name)
        seat = random.choice(game.to_act(state))
        check_question(game, state, seat)
        check_asks(game, game.view(state, seat))
        story: list[Event] = []
        game.apply(state, seat, game.random_move(state, seat, chance), story)
        check_story(game, story, seats)


def check_question(game: AnyGame, state: Any, seat: int) -> None:
    check(game.view(state, seat).question, "question", game.name)
    for move in game.offered(state, seat).moves:
        check(move, "move", game.name)


def check_asks(game: AnyGame, view: Any) -> None:
    """Everything that can be asked without saying more."""
    for ask in get_args(game.ask_type) or (game.ask_type,):
        if not any(field.required for field in msgspec.structs.fields(ask)):
            check(ask(), "ask", game.name)
            check(game.answer(view, ask()), "answer", game.name)


def check_story(game: AnyGame, story: list[Event], seats: int) -> None:
    for event in story:
        check(event.opened(), "event", game.name)
        for ears in (*range(seats), None):
            heard = event.told(ears)
            if heard is not None:
                check(heard, "event", game.name)


def test_judgements_and_drafts_are_in_the_catalogue() -> None:
    antheno = GAMES["antheno"]
    state = antheno.setup(antheno.options_type(), 2, fast(1))
    view = antheno.view(state, state.turn)
    tiles = [(x, 0, tile) for x, tile in enumerate(view.seats[state.turn].tiles)]
    ask = {"ask": "judge", "table": tiles}
    answer = antheno.answer(view, msgspec.convert(ask, antheno.ask_type))
    check(ask, "ask", "antheno")
    check(answer, "answer", "antheno")
    assert msgspec.to_builtins(answer)["lines"]
    draft = {"table": [(*tile, "rack") for tile in tiles]}
    check(antheno.draft(view, draft), "draft", "antheno")


# A real table


class SimulatedMatch:
    """A table with people at it; all that anybody is told is checked."""

    def __init__(self, game: str) -> None:
        self.people = [Person(f"person {seat}", f"P{seat}") for seat in range(3)]
        settings = Settings(game=game, seats=(OpenSeat(),) * 3, **HOW[game])
        made = TableSet(settings, self.people[0], "00" * 32)
        self.table: Table = begin("a-table", Logged(0, made), GAMES)
        self.now = 0
        self.told: set[str] = set()
        self.moves: list[dict[str, Any]] = []

    def react(self, reaction: Reaction) -> None:
        """Check all that is sent."""
        rooms = [encode(room(self.table, person.id, self.now)) for person in self.people]
        for data in [*rooms, *reaction.replies, *[data for _, data in reaction.deliveries]]:
            check(data, "delivery")
            self.told.add(msgspec.json.decode(data)["type"])

    def say(self, seat: int, request: AnyRequest) -> None:
        """Somebody says something, as they would send it."""
        self.now += 1000
        check(request, "request")
        self.react(handler.receive(self.table, self.people[seat], request, self.now))

    def sit_down(self) -> None:
        for seat, person in enumerate(self.people):
            self.react(handler.come(self.table, person, Hello(), self.now))
            self.say(seat, Sit(seat=seat, commitment=commit(person.name)))
        self.say(0, Start())
        for seat, person in enumerate(self.people):
            self.say(seat, Open(words=person.name))

    def play(self, turns: int, random: Random) -> None:
        for _ in range(turns):
            seat = random.choice(self.table.to_act())
            question = self.table.streams[seat].question
            assert question is not None
            move = msgspec.to_builtins(random.choice(question.moves))
            self.moves.append(move)
            self.say(seat, WhyNot(move=move))
            self.say(seat, Answer(question=question.number, move=move))


@pytest.mark.parametrize("game", GAMES)
def test_what_tables_say_is_in_the_catalogue(game: str) -> None:
    match = SimulatedMatch(game)
    match.sit_down()
    match.play(25, Random(1))
    match.say(1, Talk(text="Well!"))
    match.say(2, TakeBack())
    match.say(1, Answer(question=0, move=match.moves[-1]))
    match.say(0, Hello(last=3))
    match.say(0, Hello())
    assert match.told == {"room", "told", "fresh", "done", "refused", "reply"}


# The routes

ROUGH = "<script>alert('&')</script>"


@get("/api/rough/{what:int}", summary=ROUGH, description=ROUGH, tags=[ROUGH])
async def rough(what: FromPath[int], more: FromQuery[str | None] = None) -> dict[str, str]:
    """A route whose description must be escaped."""
    return {"what": str(what), "more": more or ""}


@pytest.fixture(name="client")
def _client(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[TestClient[Litestar]]:
    monkeypatch.setattr(pages, "_read", lambda _: None)  # as if no pages had been built
    app = Litestar(
        [pages.page, docs.api, docs.messages, docs.style, health.healthz, rough],
        dependencies=closed_app_state(tmp_path),
        openapi_config=OpenAPIConfig(
            title="Sobremesa",
            version="1",
            path="/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        logging_config=None,
    )
    with TestClient(app) as client:
        yield client


class Reader(HTMLParser):
    """What is on a page; elements that are not closed, or closed twice, are mistakes."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: set[str] = set()
        self.attributes: set[str] = set()
        self.ids: list[str] = []
        self.links: list[str] = []
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.add(tag)
        for name, value in attrs:
            self.attributes.add(name)
            {"id": self.ids, "href": self.links}.get(name, []).append(str(value))
        if tag not in ("meta", "link"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("path", ["/", "/api"])
def test_pages_work_without_scripts_and_lead_somewhere(
    client: TestClient[Litestar], path: str
) -> None:
    answer = client.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    read = Reader(answer.text)
    assert not read.seen & {"script", "style", "img", "iframe", "form"}
    assert read.attributes <= {"lang", "charset", "name", "content", "rel", "href", "id", "scope"}
    assert len(read.ids) == len(set(read.ids))
    assert {link[1:] for link in read.links if link.startswith("#")} <= set(read.ids)
    elsewhere = {link for link in read.links if not link.startswith("#")}
    assert {client.get(link).status_code for link in elsewhere} == {200}
    assert "/api/style.css" in elsewhere


def test_the_api_page_shows_every_route_and_every_message(client: TestClient[Litestar]) -> None:
    text = client.get("/api").text
    for path in client.get("/schema/openapi.json").json()["paths"]:
        assert f"<code>{path}</code>" in text
    for kind in REQUESTS + DELIVERIES:
        assert f'id="message-{kind.__name__}"' in text


def test_the_api_page_says_what_fields_mean(client: TestClient[Litestar]) -> None:
    text = client.get("/api").text
    described = [
        part["description"]
        for schema in [*book().shared.types.values(), *shapes(client).values()]
        for part in schema.get("properties", {}).values()
        if "description" in part
    ]
    assert len(described) > 100
    assert [said for said in described if docs.element("td", said) not in text] == []


def shapes(client: TestClient[Litestar]) -> dict[str, Any]:
    """What is sent over HTTP, by its name."""
    found: dict[str, Any] = client.get("/schema/openapi.json").json()["components"]["schemas"]
    return found


def test_every_field_that_is_sent_over_http_is_explained() -> None:
    told = msgspec.json.decode(rest.openapi())["components"]["schemas"]
    missing = [
        f"{name}.{field}"
        for name, schema in told.items()
        for field, part in schema.get("properties", {}).items()
        if "description" not in part and "const" not in part
    ]
    assert missing == []
    assert all(schema.get("description") for schema in told.values())


def test_whatever_is_shown_is_escaped(client: TestClient[Litestar]) -> None:
    written = client.get("/api").text.count("&lt;script&gt;alert(&#x27;&amp;&#x27;)&lt;/script&gt;")
    assert written == 3  # its tag, its summary and its description
    assert docs.element("a", "<b>", href='"><i>') == '<a href="&quot;&gt;&lt;i&gt;">&lt;b&gt;</a>'


def test_the_catalogue_is_served(client: TestClient[Litestar]) -> None:
    assert client.get("/api/messages.json").json() == known()


def test_pages_are_no_part_of_the_api(client: TestClient[Litestar]) -> None:
    paths = client.get("/schema/openapi.json").json()["paths"]
    assert "/api/messages.json" in paths
    assert not {"/", "/api", "/api/style.css"} & paths.keys()


def test_the_style_is_a_style(client: TestClient[Litestar]) -> None:
    answer = client.get("/api/style.css")
    assert answer.headers["content-type"].startswith("text/css")
    assert "prefers-color-scheme: dark" in answer.text
