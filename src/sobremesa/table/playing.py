"""During the game: answers, windows, taking back, falling asleep and coming back."""

from __future__ import annotations

from typing import Any, Final

from sobremesa.kernel.errors import IllegalMove, game_over, no_such_seat, resigned_for_good
from sobremesa.kernel.record import GivenToBot, Moved, TimeOver, TookBack, move_data
from sobremesa.table import refusals
from sobremesa.table.clocks import HASTE, bots_delay, next_slot
from sobremesa.table.jobs import JudgeAnswer
from sobremesa.table.log import Acted, Held, StandingAnswerSet, What
from sobremesa.table.messages import Answer, HandToBot, SetStandingAnswer, TakeBack
from sobremesa.table.settings import NoClock, days_of
from sobremesa.table.table import Table, Thinking
from sobremesa.table.telling import asked_as

MOMENT: Final = 5_000  # ms in which somebody whose connection is lost may be back
OUTSIDE: Final = 15_000  # ms that a bot account has for an answer
PATIENCE: Final = 120_000  # ms that a table without clocks waits for somebody who is away


# Answers


def answer(table: Table, seat: int, asked: Answer) -> list[What] | JudgeAnswer:
    """A person's answer to the question that is open; one sent twice counts once.

    What takes a search goes to the referee first.
    """
    if counts_already(table, seat, asked.question, asked.move):
        return []
    begun(table)
    _check_open(table, seat, asked.question)
    by_person = table.places[seat].account is None
    if by_person and table.bots[seat] is not None:
        raise refusals.asleep()
    move = table.game.read_move(asked.move)
    if table.game.needs_referee(table.state, move):
        return _to_referee(table, seat, asked)
    return [_answer(table, seat, asked.move, by_person=by_person)]


def _to_referee(table: Table, seat: int, asked: Answer) -> JudgeAnswer:
    """While the referee judges an answer, the seat can give no other."""
    judged = (asked.question, asked.move)
    if table.judging.get(seat, judged) != judged:
        raise refusals.being_judged()
    table.judging[seat] = judged
    return JudgeAnswer(asked.id, seat, asked.move, asked.question)


def judged(
    table: Table, seat: int, question: int, move: dict[str, Any], verdict: str | None
) -> list[What]:
    """The referee has judged a person's answer."""
    table.judging.pop(seat, None)
    if counts_already(table, seat, question, move):
        return []
    _check_open(table, seat, question)
    by_person = table.places[seat].account is None
    return [Acted(Moved(seat, move, verdict=verdict), by_person)]


def counts_already(table: Table, seat: int, question: int, move: dict[str, Any]) -> bool:
    """Whether the question was closed by this very answer."""
    return not _is_open(table, seat, question) and table.asked[seat].answers.get(question) == move


def _check_open(table: Table, seat: int, question: int) -> None:
    if not _is_open(table, seat, question):
        raise refusals.closed_question(question)


def _is_open(table: Table, seat: int, question: int) -> bool:
    asked = table.asked[seat]
    return question == asked.number and asked.occasion is not None


def _answer(table: Table, seat: int, move: dict[str, Any], *, by_person: bool) -> What:
    """The answer, held back until the window closes where nobody may know that it has come."""
    if table.window is not None and table.settings.window.closes == "time":
        silence = table.game.silence(table.view(seat))
        if silence is not None and move == move_data(silence):
            return Held(seat, move)
    return Acted(Moved(seat, move), by_person)


def set_standing_answer(table: Table, seat: int, asked: SetStandingAnswer) -> list[What]:
    """A standing answer to windows."""
    begun(table)
    if asked.move is not None:
        table.game.read_move(asked.move)
    return [StandingAnswerSet(seat, asked.move)]


def _standing_answer(table: Table, seat: int) -> list[What]:
    """What this seat has left to be answered, or letting it be where that is not allowed."""
    move = table.game.read_move(table.standing_answers[seat] or {})
    silence = table.game.silence(table.view(seat))
    assert silence is not None
    if table.game.why_not(table.state, seat, move) is not None:
        move = silence
    used_up = [] if move == silence else [StandingAnswerSet(seat, None)]
    return [*used_up, _answer(table, seat, move_data(move), by_person=False)]


def _standing_dues(table: Table) -> list[tuple[int, int]]:
    """When standing answers come, and of which seats: as late as a bot's there would be.

    So nobody can tell by time or order who has left one.
    """
    if table.window_until is None:
        return []
    opened = table.window_until - table.settings.window_ms
    return [
        (opened + _delay(table, seat), seat)
        for seat in table.to_act()
        if table.standing_answers[seat] is not None and table.bots[seat] is None
    ]


def close_window_when_late(table: Table, now: int) -> list[What]:
    """The time is over: who has said nothing lets it be."""
    if table.window_until is None or now < table.window_until:
        return []
    silence = table.game.silence(table.view(None))
    assert silence is not None
    move = move_data(silence)
    return [Acted(Moved(seat, move)) for seat in table.game.to_act(table.state)]


# Taking back


def take_back(table: Table, seat: int, asked: TakeBack, now: int) -> list[What]:
    """One's own last moves, as far as nobody has learnt anything and there is time for it."""
    begun(table)
    if table.bots[seat] is not None:
        raise refusals.asleep()
    if not table.clocks.time_to_take_back(seat, asked.moves, now):
        raise refusals.time_is_spent()
    return [Acted(TookBack(seat, asked.moves), by_person=True)]


# Falling asleep


def leave(table: Table, seat: int) -> list[What]:
    """A bot plays from now on."""
    begun(table)
    if table.bots[seat] is not None:
        raise refusals.asleep()
    return [Acted(GivenToBot(seat, table.substitute))]


def come_back(table: Table, seat: int) -> list[What]:
    """The person plays again."""
    begun(table)
    if seat in table.play()[0].resigned:
        raise resigned_for_good(seat)
    if table.bots[seat] is None:
        raise refusals.awake()
    if not table.clocks.time_to_return(seat, asked_as(table, seat)):
        raise refusals.no_time_left(table.settings.clock)
    return [Acted(GivenToBot(seat, None))]


def hand_to_bot(table: Table, asked: HandToBot, now: int) -> list[What]:
    """The host hands the seat of somebody who is away to a bot.

    In correspondence play nobody is away who still has time to answer.
    """
    begun(table)
    if not 0 <= asked.seat < table.seats:
        raise no_such_seat(asked.seat, table.seats)
    moment = days_of(table.settings.clock) or MOMENT
    if table.away_for(asked.seat, now) < moment:
        raise refusals.somebody_is_there(asked.seat)
    return leave(table, asked.seat)


def sleep_when_late(table: Table, now: int) -> list[What]:
    """A clock has run out, or somebody has been away for too long where there is none."""
    over = table.clocks.runs_out()
    if over is not None and over[0] <= now:
        seat = over[1]
        return [Acted(TimeOver(seat)), Acted(GivenToBot(seat, table.substitute))]
    gone = _gone(table)
    if gone is not None and gone[0] <= now:
        return [Acted(GivenToBot(gone[1], table.substitute))]
    return []


def _gone(table: Table) -> tuple[int, int] | None:
    """When the table's patience ends with somebody who is away, and with whom.

    It is the patience of those who are there: a table that all have left waits for them.
    """
    if not table.away or not isinstance(table.settings.clock, NoClock):
        return None
    if not _somebody_waits(table):
        return None
    waits = [
        (max(table.away[person.id], table.asked[seat].since) + PATIENCE, seat)
        for seat in table.clocks.running
        if (person := table.places[seat].person) is not None and person.id in table.away
    ]
    return min(waits, default=None)


def _somebody_waits(table: Table) -> bool:
    people = [place.person for place in table.places if place.person is not None]
    return any(person.id in table.present for person in people)


# Bots


def want_thoughts(table: Table, now: int) -> None:
    """Every bot that owes an answer has to think about it; an account that is here comes first."""
    if table.stage != "playing":
        return
    for seat in table.to_act():
        level = table.bots[seat]
        if level is None or now < _outside_until(table, seat):
            continue
        if not _is_thinking(table, seat):
            number = table.asked[seat].number
            table.thinking[seat] = Thinking(number, level, now + _delay(table, seat))


def _outside_until(table: Table, seat: int) -> int:
    """Until when the answer of this seat is left to a bot account; 0: to none."""
    return table.asked[seat].since + OUTSIDE if table.is_played_from_outside(seat) else 0


def _outside_dues(table: Table) -> list[int]:
    """When the patience with bot accounts ends that have not answered."""
    return [
        until
        for seat in table.to_act()
        if not _is_thinking(table, seat) and (until := _outside_until(table, seat))
    ]


def _is_thinking(table: Table, seat: int) -> bool:
    """Whether a bot of the table thinks about what this seat is asked."""
    thinking = table.thinking.get(seat)
    return thinking is not None and thinking.question == table.asked[seat].number


def _delay(table: Table, seat: int) -> int:
    """How long an answer takes that no person gives, by the table's lot."""
    number = table.asked[seat].number
    return bots_delay(_pace(table, seat), table.made.root, seat, number)


def _pace(table: Table, seat: int) -> int:
    """Who has just moved and moves again is faster; in a window all are in time for it."""
    pace = table.settings.pace
    if table.window is not None:  # the lot may give one and a half paces
        return min(pace, table.settings.window_ms // 2)
    return pace // HASTE if table.mover == seat else pace


def thought(
    table: Table, seat: int, question: int, move: dict[str, Any], verdict: str | None, now: int
) -> None:
    """A worker has found a bot's answer."""
    thinking = table.thinking.get(seat)
    if thinking is None or thinking.question != question or not _still_asked(table, seat):
        return
    try:
        read = table.game.read_move(move)
        table.game.apply_ruled(table.state.copy(), seat, read, verdict, None)
    except IllegalMove:
        del table.thinking[seat]
        return
    thinking.move, thinking.verdict = move, verdict
    thinking.due = next_slot(thinking.due, now, table.settings.pace)


def answer_when_due(table: Table, now: int) -> list[What]:
    """The first answer that is due of those that no person gives: a bot's, or a standing one."""
    due, seat = min(_dues(table), default=(now + 1, -1))
    if due > now:
        return []
    return _standing_answer(table, seat) if table.bots[seat] is None else _bots_answer(table, seat)


def _dues(table: Table) -> list[tuple[int, int]]:
    """When answers come that no person gives, and of which seats."""
    return _standing_dues(table) + [
        (thinking.due, seat)
        for seat, thinking in table.thinking.items()
        if thinking.move is not None and _plays_for(table, seat)
    ]


def _bots_answer(table: Table, seat: int) -> list[What]:
    thinking = table.thinking.pop(seat)
    assert thinking.move is not None
    if thinking.verdict is not None:
        return [Acted(Moved(seat, thinking.move, verdict=thinking.verdict))]
    return [_answer(table, seat, thinking.move, by_person=False)]


def _still_asked(table: Table, seat: int) -> bool:
    asked = table.asked[seat]
    return asked.occasion is not None and table.thinking[seat].question == asked.number


def _plays_for(table: Table, seat: int) -> bool:
    """Whether it is for the bot to answer: its player may have come back meanwhile."""
    return table.bots[seat] is not None and _still_asked(table, seat)


# Time


def wake_at(table: Table) -> int | None:
    """When something happens by itself."""
    if table.stage == "opening":
        return table.until
    if table.stage != "playing":
        return None
    times = [table.window_until]
    times += [pair[0] for pair in (table.clocks.runs_out(), _gone(table)) if pair is not None]
    times += [due for due, _ in _dues(table)]
    times += _outside_dues(table)
    return min((time for time in times if time is not None), default=None)


def begun(table: Table) -> None:
    """Refuse what can only be done while a game is played."""
    if table.stage == "over":
        raise game_over()
    if table.stage != "playing":
        raise refusals.not_at_this_stage(table.stage)
