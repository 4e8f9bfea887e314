"""The handler of a table: a message and the time come in; what to store, send and do comes out.

Nothing here reads a clock, a disk or the network. The table is changed at once: whoever calls must
store what is to be appended before anything is sent, and forget the table where that fails.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from sobremesa.kernel.bot import Reasons
from sobremesa.kernel.errors import Fault, IllegalMove, malformed
from sobremesa.kernel.record import GivenToBot, Resigned, Stopped
from sobremesa.table import asking, ending, playing, refusals, seating, talking
from sobremesa.table.fold import Applied, apply_entry
from sobremesa.table.jobs import Explain, Job, JudgeAnswer, Suggest, Think
from sobremesa.table.log import (
    Acted,
    Closed,
    Held,
    Hid,
    Logged,
    Muted,
    Person,
    RematchOffered,
    Resumed,
    Spoke,
    StandingAnswerSet,
    What,
)
from sobremesa.table.messages import (
    Answer,
    AnyRequest,
    Close,
    Commit,
    Done,
    Draft,
    HandToBot,
    Hello,
    Hint,
    Leave,
    Mute,
    Open,
    Plan,
    Query,
    Refused,
    Remove,
    Reply,
    Resign,
    Return,
    Rise,
    SetStandingAnswer,
    Sit,
    Start,
    Stop,
    TakeBack,
    Talk,
    WhyNot,
    refusal_of,
)
from sobremesa.table.settings import Correspondence
from sobremesa.table.table import Table
from sobremesa.table.telling import Outgoing, catch_up, encode, fresh, room


class Reaction(NamedTuple):
    """What follows from a message."""

    append: tuple[Logged, ...] = ()
    deliveries: tuple[Outgoing, ...] = ()  # in order
    replies: tuple[bytes, ...] = ()  # to the socket that asked
    jobs: tuple[Job, ...] = ()
    room: bool = False  # whether everyone has to see the table anew


def receive(table: Table, person: Person, request: AnyRequest, now: int) -> Reaction:
    """Somebody wants something."""
    try:
        if person.is_bot and not isinstance(request, Hello | Answer):
            raise refusals.for_people()
        return _receive(table, person, request, now)
    except IllegalMove as illegal:
        return _refuse(table, person, request.id, illegal, now)
    except Fault as fault:
        return _refuse(table, person, request.id, refusals.bad_field(fault), now)


def _receive(  # noqa: PLR0911 - a table of contents
    table: Table, person: Person, request: AnyRequest, now: int
) -> Reaction:
    """Answers come first: `isinstance` is slow to say no of a Struct."""
    match request:
        case Answer():
            return _answer(table, _seat(table, person), request, now)
        case Hello():
            return _hello(table, person, request, now)
        case WhyNot():
            return _why_not(table, _seat(table, person), request)
        case Query():
            return _reply(request.id, asking.ask(table, _seat(table, person), request))
        case Hint():
            return Reaction(jobs=(asking.hint(table, _seat(table, person), request),))
        case Draft():
            return _draft(table, person, request)
        case Mute() | SetStandingAnswer():
            return _privately(table, person, request, now)
        case _:
            return _react(table, _decide(table, person, request, now), now, request.id)


def _decide(  # noqa: C901, PLR0911, PLR0912 - a table of contents
    table: Table, person: Person, request: AnyRequest, now: int
) -> list[What]:
    """What happens because of this request."""
    ending.check_room(table, person, request)
    match request:
        case Sit():
            return seating.sit(table, person, request)
        case Commit():
            return seating.commit_anew(table, _seat(table, person), request)
        case Rise():
            return seating.rise(table, _seat(table, person))
        case Plan():
            return seating.plan(_hosted(table, person), request)
        case Remove():
            return seating.remove(_hosted(table, person), request)
        case Start():
            return seating.start(_may_start(table, person))
        case Open():
            return seating.open_nonce(table, _seat(table, person), request)
        case TakeBack():
            return playing.take_back(table, _seat(table, person), request, now)
        case Leave():
            return playing.leave(table, _seat(table, person))
        case Return():
            return playing.come_back(table, _seat(table, person))
        case HandToBot():
            return playing.hand_to_bot(_hosted(table, person), request, now)
        case Resign():
            return ending.resign(table, _seat(table, person))
        case Stop():
            return ending.stop(table, _seat(table, person), request, now)
        case Close():
            return ending.close(_hosted(table, person))
        case SetStandingAnswer():
            return playing.set_standing_answer(table, _seat(table, person), request)
        case Talk():
            return talking.talk(table, person, request, now)
        case Mute():
            return talking.mute(table, _seat(table, person), request)
        case _:
            raise malformed(f"{type(request).__name__.lower()} is not for the table")


# Who may


def _seat(table: Table, person: Person) -> int:
    seat = table.seat_of(person.id)
    if seat is None:
        raise refusals.not_seated()
    return seat


def _hosted(table: Table, person: Person) -> Table:
    if person.id != table.host.id:
        raise refusals.host_only()
    return table


def _may_start(table: Table, person: Person) -> Table:
    """The host, or anybody who sits there while the host is away."""
    if table.host.id in table.present:
        return _hosted(table, person)
    _seat(table, person)
    return table


def may_rematch(table: Table, person: Person) -> None:
    """Refuse a rematch that this person cannot offer."""
    _hosted(table, person)
    if table.stage != "over" or table.rematch is not None:
        raise refusals.not_at_this_stage(table.stage)


# What comes of it


def _answer(table: Table, seat: int, request: Answer, now: int) -> Reaction:
    """An answer counts at once, or when the referee has judged it."""
    found = playing.answer(table, seat, request)
    if isinstance(found, JudgeAnswer):
        return Reaction(jobs=(found,))
    return _react(table, found, now, request.id)


def _why_not(table: Table, seat: int, request: WhyNot) -> Reaction:
    found = asking.why_not(table, seat, request)
    if isinstance(found, Explain):
        return Reaction(jobs=(found,))
    return _reply(request.id, found)


def _react(table: Table, whats: list[What], now: int, id: int | None = None) -> Reaction:
    stopping = list(table.stopping)
    applied = _let_happen(table, whats, now)
    settled = _settle(table, now)
    applied += settled
    append = tuple([each.logged for each in applied])
    told = tuple([delivery for each in applied for delivery in each.deliveries])
    return Reaction(
        append=append,
        deliveries=told + _used_up(table, settled, now),
        replies=() if id is None else (encode(Done(id=id)),),
        jobs=_thoughts(table),
        room=table.stopping != stopping
        or any(_changes_room(logged.what, table.stage == "over") for logged in append),
    )


def _privately(
    table: Table, person: Person, request: Mute | SetStandingAnswer, now: int
) -> Reaction:
    """What nobody else may notice: only one's own tabs see the table anew."""
    seat = _seat(table, person)
    reaction = _react(table, _decide(table, person, request, now), now, request.id)
    seen = Outgoing(seat, encode(room(table, person.id, now)))
    return reaction._replace(deliveries=(seen, *reaction.deliveries))


def _let_happen(table: Table, whats: list[What], now: int) -> list[Applied]:
    return [apply_entry(table, Logged(now, what)) for what in whats]


def _settle(table: Table, now: int) -> list[Applied]:
    """Everything that happens by itself, one thing after the other."""
    applied: list[Applied] = []
    while whats := _next(table, now):
        applied += _let_happen(table, whats, now)
    playing.want_thoughts(table, now)
    return applied


def _next(table: Table, now: int) -> list[What]:
    if table.stage == "opening":
        return seating.deal_when_open(table) or seating.call_off_when_late(table, now)
    if table.stage not in ("waiting", "playing"):
        return []
    if (ends := ending.end_when_due(table)) or table.stage == "waiting":
        return ends
    return (
        playing.answer_when_due(table, now)
        or playing.close_window_when_late(table, now)
        or playing.sleep_when_late(table, now)
    )


def _used_up(table: Table, settled: list[Applied], now: int) -> tuple[Outgoing, ...]:
    """Whose standing answer was given sees that it stands no longer."""
    whats = [each.logged.what for each in settled]
    seats = [what.seat for what in whats if isinstance(what, StandingAnswerSet)]
    people = [(seat, table.places[seat].person) for seat in seats]
    return tuple(
        Outgoing(seat, encode(room(table, person.id, now)))
        for seat, person in people
        if person is not None
    )


def _thoughts(table: Table) -> tuple[Job, ...]:
    """What bots have not been asked to think about yet."""
    jobs = []
    for seat, thinking in table.thinking.items():
        if not thinking.asked:
            thinking.asked = True
            jobs.append(Think(seat, thinking.level, thinking.question))
    return tuple(jobs)


def _changes_room(what: What, over: bool) -> bool:
    """Whether the table itself looks different now; most moves, secret answers and talk do not."""
    if isinstance(what, Acted):
        return over or isinstance(what.entry, GivenToBot | Resigned)
    return not isinstance(what, Held | Hid | Muted | Spoke | StandingAnswerSet)


def _refuse(table: Table, person: Person, id: int, illegal: IllegalMove, now: int) -> Reaction:
    """Say why not; who answers a question that is closed has missed something."""
    replies = [encode(Refused(id=id, refusal=refusal_of(illegal)))]
    if illegal.reason.id == "refused-closed-question":
        replies.append(encode(fresh(table, table.recipient_of(person.id), now)))
    return Reaction(replies=tuple(replies))


def _reply(id: int, answer: Any) -> Reaction:
    return Reaction(replies=(encode(Reply(id=id, answer=answer)),))


def _hello(table: Table, person: Person, hello: Hello, now: int) -> Reaction:
    """What this person has missed; numbers of another seat's deliveries say nothing."""
    recipient = table.recipient_of(person.id)
    last = hello.last if hello.seat == table.seat_of(person.id) else None
    missed = catch_up(table, recipient, last, now)
    return Reaction(replies=(*missed, encode(Done(id=hello.id))))


def _draft(table: Table, person: Person, asked: Draft) -> Reaction:
    seat = _seat(table, person)
    data = encode(asking.draft(table, seat, asked))
    others = tuple(Outgoing(to, data) for to in range(table.seats + 1) if to != seat)
    return Reaction(deliveries=others)


# What comes by itself


def wake(table: Table, now: int) -> Reaction:
    """The time has come that `wake_at` named, or the table has just come back from its log."""
    _note_away(table, now)
    return _react(table, [], now)


def _note_away(table: Table, now: int) -> None:
    for place in table.places:
        if place.person is not None and place.person.id not in table.present:
            table.away.setdefault(place.person.id, now)


def resume(table: Table, now: int) -> Reaction:
    """The server has come back, and this table from its log: nobody has lost minutes by that."""
    _note_away(table, now)
    windowed = table.window is not None and not isinstance(table.settings.clock, Correspondence)
    running = table.stage == "opening" or windowed or table.clocks.counting
    return _react(table, [Resumed()] if running else [], now)


def come(table: Table, person: Person, hello: Hello, now: int) -> Reaction:
    """A socket of this person has opened, and says what it knows."""
    table.present[person.id] = table.present.get(person.id, 0) + 1
    table.away.pop(person.id, None)
    return _hello(table, person, hello, now)._replace(room=True)


def go(table: Table, person: Person, now: int) -> Reaction:
    """A socket of this person has closed."""
    left = table.present.get(person.id, 0) - 1
    if left > 0:
        table.present[person.id] = left
        return Reaction()
    table.present.pop(person.id, None)
    if person.is_bot:
        return _react(table, [], now)._replace(room=True)
    seat = table.seat_of(person.id)
    if seat is not None:
        table.away[person.id] = table.seen[seat] = now
    return Reaction(room=True)


def thought(
    table: Table, job: Think, move: dict[str, Any], verdict: str | None, now: int
) -> Reaction:
    """A worker has found a bot's answer."""
    playing.thought(table, job.seat, job.question, move, verdict, now)
    return _react(table, [], now)


def judged(
    table: Table, person: Person, job: JudgeAnswer, verdict: str | None, now: int
) -> Reaction:
    """The referee has judged an answer."""
    try:
        whats = playing.judged(table, job.seat, job.question, job.move, verdict)
        return _react(table, whats, now, job.id)
    except IllegalMove as illegal:
        return _refuse(table, person, job.id, illegal, now)


def explained(table: Table, job: Explain, verdict: str | None) -> Reaction:
    """The referee has judged a move that somebody asked about."""
    return _reply(job.id, asking.ruled(table, job.seat, job.move, verdict))


def suggested(
    table: Table, job: Suggest, move: dict[str, Any], reasons: Reasons | None
) -> Reaction:
    """A worker has found what a bot would do, and why."""
    return _reply(job.id, asking.hinted(table, move, reasons))


def is_wanted(table: Table, job: Job) -> bool:
    """Whether what the job is about is still asked."""
    asked = table.asked[job.seat]
    is_open = table.stage == "playing" and asked.occasion is not None
    return is_open and asked.number == job.question


def failed(table: Table, job: Job, why: IllegalMove, now: int) -> Reaction:
    """A worker could not do it: a person is told, a bot thinks again."""
    if isinstance(job, Think):
        thinking = table.thinking.get(job.seat)
        if thinking is not None and thinking.question == job.question:
            del table.thinking[job.seat]
        return _react(table, [], now)
    if isinstance(job, JudgeAnswer):
        table.judging.pop(job.seat, None)
        if playing.counts_already(table, job.seat, job.question, job.move):
            return _react(table, [], now, job.id)  # it was sent twice, and judged once
    return Reaction(replies=(encode(Refused(id=job.id, refusal=refusal_of(why))),))


def offer_rematch(table: Table, person: Person, other: str, id: int, now: int) -> Reaction:
    """The host has set another table."""
    try:
        may_rematch(table, person)
    except IllegalMove as illegal:
        return _refuse(table, person, id, illegal, now)
    return _react(table, [RematchOffered(other)], now, id)


def close(table: Table, now: int) -> Reaction:
    """Nobody came."""
    return _react(table, [Closed()] if table.stage == "waiting" else [], now)


def expire(table: Table, now: int) -> Reaction:
    """Nobody has touched the game for a long time."""
    stopped: list[What] = [Acted(Stopped("untouched"))] if table.stage == "playing" else []
    return _react(table, stopped, now)


# What whoever runs the server does


def shut(table: Table, now: int) -> Reaction:
    """The table is closed, or its game is stopped; one that has ended stays as it is."""
    if table.stage in ("over", "closed"):
        return Reaction()
    if table.stage == "playing":
        return _react(table, [Acted(Stopped("operator"))], now)
    return _react(table, [Closed("operator")], now)


def hide(digests: tuple[str, ...], table: Table, now: int) -> Reaction:
    """These words are told to nobody any more; whoever is there is told the story without them."""
    reaction = _react(table, [Hid(digests)], now)
    anew = [Outgoing(to, encode(fresh(table, to, now))) for to in range(table.seats + 1)]
    return reaction._replace(deliveries=(*reaction.deliveries, *anew))
