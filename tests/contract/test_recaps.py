"""How games went: true, decided by the rules, and said in every language."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import msgspec
import pytest

from sobremesa.games import GAMES
from sobremesa.games.antayagi.events import Received, Revealed, Took
from sobremesa.games.antheno.events import Drew, Played
from sobremesa.games.tanxi.events import Fell
from sobremesa.kernel.chance import fast
from sobremesa.kernel.course import Course, replay
from sobremesa.kernel.errors import Reason
from sobremesa.kernel.recap import ROWS, Deed, Recap, Tale, curve_of, lead_for_good
from sobremesa.kernel.record import (
    Entry,
    FastSeed,
    Moved,
    Player,
    Record,
    Resigned,
    Stopped,
    TookBack,
    head_of,
    move_data,
)
from sobremesa.kernel.retelling import recap_of
from sobremesa.texts.speaker import LANGUAGES, Speaker
from tests.kernel.matches import finished

SEATS = 3
SEEDS = range(3)
OPTIONS: dict[str, dict[str, Any]] = {
    "antayagi": {},
    "antheno": {"draw": "free", "copies": 1},
    "tanxi": {"characters": "random", "round_limit": 30},
}
NAMES = ("Ana", "Bo", "Cleo")


@cache
def played(name: str, seed: int) -> Record:
    """A whole game by chance."""
    game = GAMES[name]
    chosen = game.options_type(**OPTIONS[name])
    head = head_of(game, chosen, tuple(Player(one) for one in NAMES), FastSeed(seed))
    course, chance = Course(game, head), fast(seed)
    record = Record(head, course.check, [])
    while course.outcome is None:
        owing = game.to_act(course.state)
        seat = owing[chance.below(len(owing))]
        move = game.random_move(course.state, seat, chance)
        record.entries.append(course.follow(Moved(seat, move_data(move)))[0])
    return record


def told(name: str, seed: int) -> Recap:
    return recap_of(GAMES[name], played(name, seed))


def with_entries(record: Record, *entries: Entry, until: int | None = None) -> Record:
    """The record with other entries at its end, each with its check."""
    course = Course(GAMES[record.head.game], record.head)
    kept = [course.follow(entry)[0] for entry in [*record.entries[:until], *entries]]
    return Record(record.head, record.opening, kept)


def reasons_in(recap: Recap) -> list[Reason]:
    """Every message of a recap."""
    found = [*recap.figures]
    for seat in recap.seats:
        found += [seat.score, *seat.figures]
    found += [] if recap.why is None else [recap.why]
    found += [] if recap.moment is None else [recap.moment.what]
    return found + ([] if recap.curve is None else [recap.curve.of])


@pytest.mark.parametrize("name", GAMES)
def test_whoever_is_said_to_have_won_has(name: str) -> None:
    for seed in SEEDS:
        record = played(name, seed)
        recap = recap_of(GAMES[name], record)
        *_, last = replay(GAMES[name], record)
        outcome = GAMES[name].outcome(last.state)
        assert outcome is not None
        assert recap.why is not None
        if len(outcome.winners) == 1:
            assert recap.why.args["seat"] == outcome.winners[0]
        if name != "tanxi":
            assert recap.moment is not None
        if recap.moment is not None:
            assert 0 < recap.moment.entry <= len(record.entries)
        assert recap.curve is not None
        assert recap.curve.rows[-1] == GAMES[name].scores(last.state)
        assert 2 <= len(recap.curve.rows) <= ROWS + 1


@pytest.mark.parametrize("name", GAMES)
def test_a_recap_is_said_to_everybody_in_every_language(name: str) -> None:
    recaps = [told(name, seed) for seed in SEEDS]
    for language in LANGUAGES:
        for listener in (*range(SEATS), None):
            speaker = Speaker(language, GAMES[name], NAMES, listener)
            for reason in [one for recap in recaps for one in reasons_in(recap)]:
                assert not re.search(r"[{}$]|none", speaker.reason(reason)), reason


KINDS = {
    "recap-last-exchange": Revealed,
    "recap-lead-for-good": Revealed,
    "recap-others-fell-behind": Revealed,
    "recap-last-play": Played,
    "recap-lead-play": Played,
    "recap-lead-draw": Drew,
    "recap-felled-by": Fell,
    "recap-fall": Fell,
}


@pytest.mark.parametrize("name", GAMES)
def test_the_decisive_moment_is_where_it_says(name: str) -> None:
    seen = 0
    for seed in SEEDS:
        moment = told(name, seed).moment
        if moment is None:
            continue
        seen += 1
        steps = {step.number: step.events for step in replay(GAMES[name], played(name, seed))}
        kind = KINDS[moment.what.id]
        assert any(isinstance(event, kind) for event in steps[moment.entry])
    assert seen


def test_the_card_that_brought_the_lead_came_to_the_winner() -> None:
    for seed in SEEDS:
        moment = told("antayagi", seed).moment
        assert moment is not None
        got = [
            event.object
            for step in replay(GAMES["antayagi"], played("antayagi", seed))
            for event in step.events
            if step.number >= moment.entry and isinstance(event, Received | Took)
            if event.seat == moment.what.args["seat"]
        ]
        assert moment.what.args.get("object", got[0]) in got


def test_what_was_taken_back_is_not_counted() -> None:
    record = played("tanxi", 0)
    course = Course(GAMES["tanxi"], record.head)
    entries: list[Entry] = []
    for entry in record.entries:
        entries.append(course.follow(entry)[0])
        if isinstance(entry, Moved) and course.way_back(entry.seat):
            entries.append(course.follow(TookBack(entry.seat, 1))[0])
            entries.append(course.follow(msgspec.structs.replace(entry, check=""))[0])
    assert len(entries) > len(record.entries)
    again = recap_of(GAMES["tanxi"], Record(record.head, record.opening, entries))
    once = told("tanxi", 0)
    assert (again.figures, again.seats, again.curve) == (once.figures, once.seats, once.curve)


def test_a_stopped_game_has_figures_and_no_winner() -> None:
    stopped = with_entries(played("antayagi", 0), Stopped("agreed", 0), until=20)
    recap = recap_of(GAMES["antayagi"], stopped)
    assert (recap.why, recap.moment) == (None, None)
    assert len(recap.seats) == SEATS
    assert recap.figures


def test_where_all_gave_up_that_is_said() -> None:
    resigned = [Resigned(seat) for seat in range(SEATS)]
    given_up = with_entries(played("antheno", 0), *resigned, until=2)
    recap = recap_of(GAMES["antheno"], given_up)
    assert (recap.why, recap.moment) == (Reason("recap-given-up"), None)


def test_who_has_resigned_has_not_won_whatever_their_bot_did() -> None:
    record = played("antayagi", 0)
    *_, last = replay(GAMES["antayagi"], record)
    winner = last.state.winner
    entries = [*record.entries[:-1], Resigned(winner), record.entries[-1]]
    late = with_entries(Record(record.head, record.opening, []), *entries)
    assert recap_of(GAMES["antayagi"], late).why == Reason("recap-resigned-first")


def test_a_blocked_game_is_won_by_the_fewest_tiles() -> None:
    game = GAMES["antheno"]
    state = game.setup(game.options_type(), SEATS, fast(1))
    state.over = True
    tied = told_of("antheno", state)
    assert tied.why == Reason("recap-blocked-shared", {"tiles": 10})
    state.racks[1] = [0] * len(state.racks[1])
    state.racks[1][3] = 2
    assert told_of("antheno", state).why == Reason("recap-blocked", {"seat": 1, "tiles": 2})


def told_of(name: str, state: Any) -> Recap:
    """A game that has come to this state at once."""
    game = GAMES[name]
    outcome = game.outcome(state)
    assert outcome is not None
    return game.recap(Tale([Deed(0, (), game.scores(state))], state, outcome.ranks))


SELDOM = (
    ("antayagi", Reason("recap-stuck")),
    ("antayagi", Reason("recap-chosen-first", {"seat": 0})),
    ("antayagi", Reason("recap-others-fell-behind", {"seat": 0, "exchange": 3})),
    ("antheno", Reason("recap-blocked", {"seat": 0, "tiles": 1})),
    ("antheno", Reason("recap-blocked-shared", {"tiles": 1})),
    ("antheno", Reason("recap-lead-draw", {"seat": 0, "player": 1, "turn": 3})),
    ("antheno", Reason("recap-lead-draw", {"seat": 1, "player": 0, "turn": 3})),
    ("antheno", Reason("recap-given-up")),
    ("antheno", Reason("recap-resigned-first")),
    ("tanxi", Reason("recap-nobody-left", {"seat": 0})),
    ("tanxi", Reason("recap-last-round", {"seat": 0, "round": 6})),
    ("tanxi", Reason("recap-last-round-shared", {"round": 6})),
    ("tanxi", Reason("recap-fall", {"player": 0, "round": 6, "why": "fog"})),
    ("tanxi", Reason("recap-fall", {"player": 0, "round": 6, "why": "reprisal"})),
    ("tanxi", Reason("recap-fall", {"player": 1, "round": 6, "why": "effect"})),
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_seldom_happens_can_be_said_too(language: str) -> None:
    for name, reason in SELDOM:
        for listener in (0, None):
            said = Speaker(language, GAMES[name], NAMES, listener).reason(reason)
            assert not re.search(r"[{}$]|none", said)


def test_records_from_simulations_have_recaps_too() -> None:
    assert recap_of(GAMES["antayagi"], finished()).why is not None


# The lead, and the curve


def deeds(*scores: tuple[int, ...]) -> list[Deed]:
    return [Deed(number, (), row) for number, row in enumerate(scores)]


def test_the_lead_for_good_begins_after_the_last_time_somebody_was_level() -> None:
    course = deeds((0, 0), (1, 0), (1, 1), (2, 1), (2, 1), (3, 2))
    assert lead_for_good(course, 0, int.__gt__).entry == 3


def test_who_was_never_ahead_has_the_last_move() -> None:
    assert lead_for_good(deeds((0, 0), (1, 1)), 0, int.__gt__).entry == 1


@pytest.mark.parametrize("turns", [1, 2, ROWS, ROWS + 1, 3 * ROWS - 1, 1000])
def test_a_curve_is_short_and_ends_at_the_end(turns: int) -> None:
    rows = curve_of("points", [(turn,) for turn in range(turns)]).rows
    assert (rows[0], rows[-1]) == ((0,), (turns - 1,))
    assert len(rows) <= ROWS + 1
