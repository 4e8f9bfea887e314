"""Looking back with anybody's eyes, and playing on from where a game was."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
import pytest

from sobremesa.games import GAMES
from sobremesa.kernel.course import Course, verify
from sobremesa.kernel.record import (
    GivenToBot,
    Record,
    TookBack,
    commit,
    read_record,
    write_record,
)
from sobremesa.server.lobby import card_of
from sobremesa.table.log import Origin, TableSet
from sobremesa.table.lookback import Eyes, look_back
from sobremesa.table.messages import Commit, Leave, Open, Return, Start, TakeBack
from sobremesa.table.settings import PerMove, Settings
from sobremesa.table.telling import encode
from tests.table.tables import (
    BOT,
    HOST,
    PEOPLE,
    WATCHER,
    Json,
    Live,
    begun,
    decoded,
    made,
    nonce_of,
    sit,
    standing_of,
)

NAMES = ("antayagi", "antheno", "tanxi")
EYES: list[Eyes] = [0, 1, 2, "spectator", "open"]


@cache
def played(name: str) -> Live:
    """A whole game, in which somebody took a move back, and somebody slept for a while."""
    live = begun(name, bots=[2], clock=PerMove(60))
    took_back = False
    for number in range(10_000):
        if live.table.stage == "over":
            break
        if not took_back and live.table.play()[0].way_back(0):
            live.does(HOST, TakeBack())
            took_back = True
        if number in (12, 18):
            live.does(PEOPLE[1], Leave() if number == 12 else Return())
        live.step()
    assert took_back or name == "antheno"
    return live


def game_of(name: str) -> Record:
    """Its record."""
    return played(name).table.play()[1]


def steps(name: str, eyes: Eyes, first: int = 0, count: int = 10_000) -> list[Json]:
    """What these eyes see, as it is sent."""
    game = played(name).game
    return [decoded(encode(step)) for step in look_back(game, game_of(name), eyes, first, count)]


def adds_up(told: list[Json]) -> Json:
    """The view after these steps."""
    view: Json = {}
    for step in told:
        view |= step.get("changes", {})
    return view


def seen(name: str, eyes: Eyes, state: Any) -> Json:
    """What these eyes see of a state."""
    game = played(name).game
    if eyes == "open":
        return decoded(encode(game.open_view(state)))
    return decoded(encode(game.view(state, None if eyes == "spectator" else eyes)))


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("name", NAMES)
def test_the_steps_add_up_to_the_end(name: str, eyes: Eyes) -> None:
    told = steps(name, eyes)
    assert adds_up(told) == seen(name, eyes, played(name).table.state)


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("name", NAMES)
def test_after_every_step_the_view_is_that_of_the_state(name: str, eyes: Eyes) -> None:
    record = game_of(name)
    course = Course(played(name).game, record.head)
    view: Json = {}
    for step, entry in zip(steps(name, eyes), [None, *record.entries], strict=True):
        if entry is not None:
            course.follow(entry)
        view |= step.get("changes", {})
        assert view == seen(name, eyes, course.state)


@pytest.mark.parametrize("name", NAMES)
def test_a_step_is_numbered_and_says_who_acted(name: str) -> None:
    told = steps(name, "open")
    assert [step["entry"] for step in told] == list(range(len(game_of(name).entries) + 1))
    assert "seat" not in told[0]
    assert [step["seat"] for step in told[1:]] == [entry.seat for entry in game_of(name).entries]


@pytest.mark.parametrize("eyes", [0, 1, "spectator"])
@pytest.mark.parametrize("name", NAMES)
def test_who_looks_back_reads_what_they_were_told(name: str, eyes: Eyes) -> None:
    live = played(name)
    recipient = live.table.watchers if eyes == "spectator" else eyes
    assert isinstance(recipient, int)
    heard = [line for told in live.sent_to(recipient) for line in told.get("lines", ())]
    read = [line for step in steps(name, eyes) for line in step.get("lines", ())]
    assert read == heard
    acts = {line["act"] for line in read if "act" in line}
    assert "bot" in acts


@pytest.mark.parametrize("name", NAMES)
def test_open_eyes_see_what_seats_do_not(name: str) -> None:
    lines = [encode(step.get("lines", ())) for step in steps(name, "open")]
    views = [adds_up(steps(name, eyes, 0, 5)) for eyes in EYES]
    assert all(views[-1] != view for view in views[:-1])
    assert any(line != encode([]) for line in lines)


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("name", NAMES)
def test_pieces_fit_together(name: str, eyes: Eyes) -> None:
    whole = steps(name, eyes)
    view = adds_up(whole[:8])
    for first in range(0, len(whole), 7):
        piece = steps(name, eyes, first, 7)
        assert [step["entry"] for step in piece] == [
            step["entry"] for step in whole[first : first + 7]
        ]
        assert [step.get("lines") for step in piece] == [
            step.get("lines") for step in whole[first : first + 7]
        ]
        assert [step.get("changes") for step in piece[1:]] == [
            step.get("changes") for step in whole[first + 1 : first + 7]
        ]
        assert piece[0]["changes"].keys() == view.keys(), "the first step has all of it"
        assert adds_up(piece) == adds_up(whole[: first + 7])


@pytest.mark.parametrize(("first", "count"), [(10_000, 5), (3, 0)])
def test_beyond_the_game_there_is_nothing(first: int, count: int) -> None:
    assert steps("antayagi", 0, first, count) == []


def test_the_last_piece_may_be_short() -> None:
    entries = len(game_of("tanxi").entries)
    assert [step["entry"] for step in steps("tanxi", 1, entries, 50)] == [entries]


# Playing on as older versions did: by the luck of the game that goes on


def playing_on(name: str, entry: int, bots: tuple[int, ...] = (2,)) -> Live:
    """A table that goes on after this entry, at which other people sit."""
    record = game_of(name)
    settings: Settings = made(name, bots=bots, clock=PerMove(30)).settings
    set_ = TableSet(
        settings,
        HOST,
        "another root",
        origin=Origin("old-table", entry),
        head=record.head,
        entries=tuple(record.entries[:entry]),
    )
    live = Live(set_)
    live.come(HOST)
    for seat in range(3):
        if seat not in bots:
            live.does(PEOPLE[seat + 3 if seat else 0], sit(seat))
    live.does(HOST, Start())
    return live


def state_after(name: str, entry: int) -> Any:
    """The state after this entry."""
    course = Course(played(name).game, game_of(name).head)
    for each in game_of(name).entries[:entry]:
        course.follow(each)
    return course.state


@pytest.mark.parametrize("part", [0, 3, 1])
@pytest.mark.parametrize("name", NAMES)
def test_a_game_goes_on_from_that_very_state_and_is_verified_at_its_end(
    name: str, part: int
) -> None:
    entry = 0 if part == 0 else len(game_of(name).entries) // 2 + part
    live = playing_on(name, entry)
    assert live.table.stage == "playing"
    state = state_after(name, entry)
    assert live.game.truth(live.table.state) == live.game.truth(state)
    for recipient in range(4):
        told = live.sent_to(recipient)
        assert [each["number"] for each in told] == [1]
        assert told[0]["changes"] == seen(name, recipient if recipient < 3 else "spectator", state)
    assert live.table.bots == [None, None, "random"]
    live.to_the_end()
    assert not [v for v in verify(live.game, live.table.play()[1]) if v.fault]


def test_nobody_opens_words_where_a_game_goes_on() -> None:
    live = playing_on("antayagi", 10)
    assert live.refusal(PEOPLE[4], Open(words="the words of seat 1")) == "T-5"
    assert live.room(WATCHER)["origin"] == "old-table"
    assert live.room(WATCHER)["commitment"] == played("antayagi").room(WATCHER)["commitment"]


def test_who_plays_for_whom_is_another_matter_where_a_game_goes_on() -> None:
    entries = game_of("tanxi").entries
    assert any(isinstance(entry, GivenToBot) for entry in entries)
    live = playing_on("tanxi", len(entries) - 1, bots=(1, 2))
    assert live.table.bots == [None, "random", "random"]
    assert not any(isinstance(entry, GivenToBot) for entry in live.table.play()[1].entries)
    names = [player.name for player in live.table.play()[1].head.players]
    assert names == ["Ana", "Vega", "Otto"]


def test_what_was_taken_back_stays_so_where_a_game_goes_on() -> None:
    entries = game_of("antayagi").entries
    after = next(n for n, entry in enumerate(entries, 1) if isinstance(entry, TookBack))
    live = playing_on("antayagi", after)
    assert live.game.truth(live.table.state) == live.game.truth(state_after("antayagi", after))


def test_who_could_take_back_still_can_where_a_game_goes_on() -> None:
    record = game_of("antayagi")
    live = playing_on("antayagi", 1)
    assert record.entries[0].seat == 0
    assert live.fresh(0)["back"] == 1
    live.does(HOST, TakeBack())
    assert live.game.truth(live.table.state) == live.game.truth(state_after("antayagi", 0))


def test_a_game_that_is_over_is_over_where_it_goes_on() -> None:
    live = playing_on("antayagi", len(game_of("antayagi").entries))
    assert live.table.stage == "over"
    assert live.room(WATCHER)["ranks"] == played("antayagi").room(WATCHER)["ranks"]


def test_a_game_that_goes_on_comes_back_from_its_log() -> None:
    live = playing_on("tanxi", 9)
    live.steps(10)
    folded = live.refolded()
    assert folded.made == live.table.made
    assert [list(stream.missed) for stream in folded.streams] == [
        list(stream.missed) for stream in live.table.streams
    ]
    assert msgspec.json.encode(folded.play()[1]) == msgspec.json.encode(live.table.play()[1])
    assert folded.places[2].plan == BOT


# Playing on, by new luck


def going_on(name: str, entry: int, record: Record | None = None) -> Live:
    """A table at which other people go on after this entry, and everybody has sat down."""
    record = record or game_of(name)
    live = Live(
        TableSet(
            made(name, bots=(2,), clock=PerMove(30)).settings,
            HOST,
            "another root",
            origin=Origin("old-table", entry),
            head=record.head,
            entries=tuple(record.entries[:entry]),
            opening=record.opening,
        )
    )
    live.come(HOST)
    live.does(HOST, sit(0))
    live.does(PEOPLE[4], sit(1))
    return live


def gone_on(name: str, entry: int, record: Record | None = None) -> Live:
    """The same when the game has begun."""
    live = going_on(name, entry, record)
    live.start()
    assert live.table.stage == "playing"
    return live


def half(name: str) -> int:
    """A moment in the midst of a game."""
    return len(game_of(name).entries) // 2


@pytest.mark.parametrize("name", NAMES)
def test_who_plays_on_does_not_know_what_was_hidden(name: str) -> None:
    live = gone_on(name, half(name))
    state = state_after(name, half(name))
    assert live.game.truth(live.table.state) != live.game.truth(state)
    for recipient in range(4):
        told = live.sent_to(recipient)
        assert told[0]["changes"] == seen(name, recipient if recipient < 3 else "spectator", state)
    assert live.table.state.chance != state.chance


@pytest.mark.parametrize("name", NAMES)
def test_a_game_that_goes_on_by_new_luck_is_verified_and_names_its_origin(name: str) -> None:
    live = gone_on(name, half(name))
    assert live.room(WATCHER)["origin"] == "old-table"
    assert card_of(live.table, live.now).origin == "old-table"
    live.to_the_end()
    game, record = read_record(write_record(live.table.play()[1]), GAMES)
    verdicts = verify(game, record)
    assert [verdict.what for verdict in verdicts] == [
        "origin", "commitment", "words", "shuffle", "moves",
    ]  # fmt: skip
    assert not [verdict for verdict in verdicts if verdict.fault]
    assert verdicts[0].remarks[0].args == {"table": "old-table", "entry": half(name)}
    assert standing_of(live.refolded()) == standing_of(live.table)


def test_words_are_opened_where_a_game_goes_on_by_new_luck() -> None:
    live = going_on("antayagi", 10)
    bound = live.room(WATCHER)["commitment"]
    live.does(HOST, Start())
    assert live.room(HOST)["stage"] == "opening"
    for seat in (0, 1):
        live.does(live.person(seat), Open(words=nonce_of(seat)))
    assert live.room(HOST)["stage"] == "playing"
    assert live.room(WATCHER)["commitment"] == bound
    assert bound != played("antayagi").room(WATCHER)["commitment"]
    assert "seed" not in live.room(WATCHER)


def test_other_words_deal_otherwise_where_a_game_goes_on() -> None:
    deals = set()
    for said in ("one", "two"):
        live = going_on("antheno", half("antheno"))
        live.does(HOST, Commit(commitment=commit(said)))
        live.does(HOST, Start())
        live.does(HOST, Open(words=said))
        live.does(PEOPLE[4], Open(words=nonce_of(1)))
        deals.add(live.truth())
    assert len(deals) == 2


def test_nobody_takes_back_what_was_played_before() -> None:
    live = gone_on("antayagi", 1)
    assert "back" not in live.fresh(0)
    assert live.refusal(HOST, TakeBack()) == "K-5"


def test_a_game_can_go_on_from_one_that_went_on() -> None:
    first = gone_on("antheno", half("antheno"))
    first.to_the_end()
    record = first.table.play()[1]
    live = gone_on("antheno", 2, record)
    live.to_the_end()
    verdicts = verify(live.game, live.table.play()[1])
    assert [verdict.what for verdict in verdicts][:3] == ["origin", "origin", "commitment"]
    assert not [verdict for verdict in verdicts if verdict.fault]


@pytest.mark.parametrize("part", ["entries", "opening", "seed", "options"])
def test_an_origin_cannot_be_forged(part: str) -> None:
    live = gone_on("antayagi", 10)
    live.to_the_end()
    data = msgspec.json.decode(write_record(live.table.play()[1]))
    origin = data["head"]["origin"]
    if part == "entries":
        origin["entries"][4]["check"] = "0" * 16
    elif part == "opening":
        origin["opening"] = "0" * 16
    elif part == "seed":
        origin["head"]["chance"]["seed"] = "another"
    else:
        origin["head"]["options"]["effects_first"] = "chosen"
    game, record = read_record(msgspec.json.encode(data).decode(), GAMES)
    assert [verdict for verdict in verify(game, record) if verdict.fault]
