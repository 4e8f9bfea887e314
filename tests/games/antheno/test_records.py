"""Records of Antheno: what the referee said of a draw is kept, trusted, and bound by the check."""

from __future__ import annotations

from copy import deepcopy
from functools import cache
from typing import Any, NoReturn

import msgspec
import pytest

from sobremesa.games import GAMES
from sobremesa.games.antheno.events import Drew
from sobremesa.games.antheno.game import ANTHENO
from sobremesa.games.antheno.moves import DRAW, PASS, Play
from sobremesa.games.antheno.options import Options
from sobremesa.games.antheno.rules import referee
from sobremesa.kernel.chance import Scripted, fast
from sobremesa.kernel.course import Course, Verification, replay, verify
from sobremesa.kernel.errors import IllegalMove, Reason, RecordFault
from sobremesa.kernel.record import (
    Entry,
    FastSeed,
    Moved,
    Player,
    Record,
    head_of,
    read_record,
    sealed_seed,
    write_record,
)
from sobremesa.table.match import Match

SEATS = 3
STRICT = Options(stars=0, hand=5)
FREE = Options(stars=0, hand=5, draw="free")


def new_match(options: Options = STRICT, seed: int = 1) -> Match:
    players = tuple([Player(f"P{seat}", "in-place") for seat in range(SEATS)])
    luck = sealed_seed("seed", ["word"] * SEATS) if seed % 2 else FastSeed(seed)
    return Match(ANTHENO, head_of(ANTHENO, options, players, luck))


@cache
def played(options: Options, seed: int) -> Match:
    """A whole game."""
    match, chance = new_match(options, seed), fast(seed)
    while seats := ANTHENO.to_act(match.state):
        match.move(seats[0], ANTHENO.random_move(match.state, seats[0], chance))
    return match


def the_record(options: Options = STRICT, seed: int = 1) -> Record:
    """The record of a whole game, for this test alone."""
    return deepcopy(played(options, seed).record)


def the_end() -> Match:
    """The game of that record, as it ended."""
    return played(STRICT, 1)


def moves_of(record: Record, *kinds: str) -> list[int]:
    """Where in a record there is such a move."""
    return [
        index
        for index, entry in enumerate(record.entries)
        if isinstance(entry, Moved) and entry.move["do"] in kinds
    ]


def moved(entry: Entry) -> Moved:
    assert isinstance(entry, Moved)
    return entry


def faults_of(record: Record) -> list[str]:
    return [verdict.fault.id for verdict in verify(ANTHENO, record) if verdict.fault]


def silence(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody may ask the referee from here on.

    A compiled engine cannot be told so from outside, so the game's own question is forbidden too.
    """

    def never(*_: Any) -> NoReturn:
        raise AssertionError("the referee was asked")

    monkeypatch.setattr(referee, "can_play", never)
    monkeypatch.setattr(ANTHENO, "verdict", lambda *asked: None if is_play(asked) else never())


def let_say(monkeypatch: pytest.MonkeyPatch, said: str) -> None:
    """From here on the referee says this of every draw and pass."""
    monkeypatch.setattr(ANTHENO, "verdict", lambda *asked: None if is_play(asked) else said)


def is_play(asked: tuple[Any, ...]) -> bool:
    return isinstance(asked[2], Play)


# What is kept


@pytest.mark.parametrize("seed", [1, 2])
def test_an_11a_what_the_referee_said_of_a_draw_is_kept_with_it(seed: int) -> None:
    record = the_record(seed=seed)
    draws, plays = moves_of(record, "draw", "pass"), moves_of(record, "play")
    assert draws
    assert plays
    assert {moved(record.entries[n]).verdict for n in draws} <= {"none-exists", "none-found"}
    assert {moved(record.entries[n]).verdict for n in plays} == {None}


def test_an_11a_where_drawing_is_free_nothing_is_kept() -> None:
    record = the_record(FREE)
    assert moves_of(record, "draw", "pass")
    assert {moved(entry).verdict for entry in record.entries} == {None}
    assert "verdict" not in write_record(record)
    assert faults_of(record) == []


def test_an_11a_a_search_that_is_cut_short_is_kept_as_such(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = new_match()
    let_say(monkeypatch, "none-found")
    events = match.move(match.state.turn, DRAW)
    assert moved(match.record.entries[0]).verdict == "none-found"
    assert isinstance(events[0], Drew)
    assert events[0].opened().finding == "none-found"
    assert verify(ANTHENO, match.record)[-1] == Verification("moves")


@pytest.mark.parametrize(
    ("table", "rack", "said"),
    [("", "R1 B5", "none-exists"), ("R3 R4 R5", "R6 B5", "can-play")],
)
def test_an_11a_the_referee_says_what_was_found(table: str, rack: str, said: str) -> None:
    data = {"table": table, "racks": [rack, "P1", "P2"], "bag": ""}
    state = ANTHENO.place(data, Options(), 3, Scripted([]))
    assert ANTHENO.verdict(state, 0, DRAW) == said
    assert ANTHENO.verdict(state, 0, PASS) == said
    assert ANTHENO.verdict(state, 0, Play(())) is None
    assert ANTHENO.verdict(state, 1, DRAW) is None


def test_an_11a_the_referee_says_when_it_is_not_sure() -> None:
    assert referee.VERDICTS["undecided"] == "none-found"


def test_an_11_a_refused_draw_leaves_no_entry(monkeypatch: pytest.MonkeyPatch) -> None:
    match = new_match()
    let_say(monkeypatch, "can-play")
    for move, rule in ((DRAW, "AN-11"), (PASS, "AN-12")):
        with pytest.raises(IllegalMove) as illegal:
            match.move(match.state.turn, move)
        assert illegal.value.rule == rule
    assert match.record.entries == []
    assert match.told == [[]] * SEATS


def test_a_whole_game_goes_through_a_file() -> None:
    record = the_record()
    game, again = read_record(write_record(record), GAMES)
    assert write_record(again) == write_record(record)
    assert game.name == "antheno"
    assert faults_of(again) == []
    *_, last = replay(game, again)
    assert game.outcome(last.state) == the_end().outcome


def test_bots_that_glance_play_a_whole_strict_game() -> None:
    match, chance = new_match(Options(stars=0, copies=1, hand=4)), fast(3)
    while seats := ANTHENO.to_act(match.state):
        match.move(seats[0], match.bot_move(seats[0], chance))
    assert match.outcome is not None
    assert moves_of(match.record, "draw")
    assert faults_of(match.record) == []


# Trust


def test_an_11a_a_replay_does_not_ask_the_referee_again(monkeypatch: pytest.MonkeyPatch) -> None:
    record, outcome = the_record(), the_end().outcome
    silence(monkeypatch)
    steps = list(replay(ANTHENO, record))
    assert len(steps) == len(record.entries)
    assert ANTHENO.outcome(steps[-1].state) == outcome
    assert write_record(Match.resume(ANTHENO, record).record) == write_record(record)


def test_an_11a_a_draw_without_its_verdict_asks_the_referee(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    record = the_record()
    first = moves_of(record, "draw")[0]
    record.entries[first] = msgspec.structs.replace(moved(record.entries[first]), verdict=None)
    silence(monkeypatch)
    with pytest.raises(AssertionError, match="the referee was asked"):
        list(replay(ANTHENO, record))


def test_an_11a_a_record_without_verdicts_still_loads_and_finds_them_anew() -> None:
    record = the_record()
    data = msgspec.json.decode(write_record(record))
    for entry in data["entries"]:
        entry.pop("verdict", None)
    game, old = read_record(msgspec.json.encode(data).decode(), GAMES)
    assert old.entries != record.entries
    *_, last = replay(game, old)
    assert game.truth(last.state) == ANTHENO.truth(the_end().state)
    assert write_record(Match.resume(game, old).record) == write_record(record)


def test_a_record_is_the_same_before_and_after_it_was_a_file() -> None:
    record = the_record()
    assert read_record(write_record(record), GAMES)[1] == record


# Forgery


@pytest.mark.parametrize("said", ["none-found", None])
def test_an_11a_another_verdict_does_not_fit_the_check(said: str | None) -> None:
    """What is left out is found anew, so only what is said otherwise is caught."""
    record = the_record()
    first = moves_of(record, "draw")[0]
    assert moved(record.entries[first]).verdict == "none-exists"
    record.entries[first] = msgspec.structs.replace(moved(record.entries[first]), verdict=said)
    assert faults_of(record) == ([] if said is None else ["forged-entry"])
    if said is not None:
        with pytest.raises(RecordFault, match=f"entry {first + 1}: this is not what was played"):
            Match.resume(ANTHENO, record)


@pytest.mark.parametrize("said", ["can-play", "nonsense", ""])
def test_an_11_a_verdict_that_allows_no_draw_is_an_illegal_entry(said: str) -> None:
    record = the_record()
    first = moves_of(record, "draw")[0]
    record.entries[first] = msgspec.structs.replace(moved(record.entries[first]), verdict=said)
    *_, last = verify(ANTHENO, record)
    assert last.fault is not None
    assert (last.fault.id, last.fault.args) == ("forged-illegal", {"entry": first + 1})
    assert last.illegal is not None
    assert last.illegal.rule == "AN-11"


def test_a_verdict_on_a_play_does_not_fit_the_check() -> None:
    record = the_record()
    first = moves_of(record, "play")[0]
    record.entries[first] = msgspec.structs.replace(
        moved(record.entries[first]), verdict="none-exists"
    )
    assert faults_of(record) == ["forged-entry"]


def test_a_draw_put_in_the_place_of_a_play_does_not_fit_the_check() -> None:
    record = the_record()
    first = moves_of(record, "play")[0]
    forged = msgspec.structs.replace(
        moved(record.entries[first]), move={"do": "draw"}, verdict="none-exists"
    )
    record.entries[first] = forged
    assert faults_of(record) == ["forged-entry"]


def test_another_table_in_a_play_is_caught() -> None:
    record = the_record()
    first = moves_of(record, "play")[0]
    entry = moved(record.entries[first])
    table = [[x + 50, y, tile] for x, y, tile in entry.move["table"]]
    record.entries[first] = msgspec.structs.replace(entry, move={"do": "play", "table": table})
    assert faults_of(record) == ["forged-entry"]


def forged_draw() -> Record:
    """A record in which every check fits, of a player who drew although there was a play."""
    match = new_match()
    for seed in range(1, 200):
        match = new_match(seed=2 * seed)
        if ANTHENO.verdict(match.state, match.state.turn, DRAW) == "can-play":
            break
    course = Course(ANTHENO, match.record.head)
    entry, _ = course.follow(Moved(match.state.turn, {"do": "draw"}, verdict="none-exists"))
    return Record(match.record.head, match.record.opening, [entry])


def test_an_11a_a_replay_trusts_even_a_false_verdict() -> None:
    record = forged_draw()
    assert [step.number for step in replay(ANTHENO, record)] == [1]


def test_an_11a_verify_remarks_what_the_referee_would_say_otherwise() -> None:
    record = forged_draw()
    *_, last = verify(ANTHENO, record)
    assert last.fault is None
    assert last.remarks == (Reason("remarked-verdict", {"entry": 1, "found": "can-play"}),)


def test_an_11a_verify_has_nothing_to_remark_in_an_honest_game() -> None:
    *_, last = verify(ANTHENO, the_record())
    assert last == Verification("moves")
