"""Following the log: each entry changes the table, and people are told what they may know of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from sys import intern
from typing import Any, NamedTuple, assert_never, cast

import msgspec

from sobremesa.bots import BOT_NAMES
from sobremesa.kernel.course import Course
from sobremesa.kernel.errors import RecordFault
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.record import (
    Beginning,
    Entry,
    GivenToBot,
    Head,
    Moved,
    Player,
    Record,
    Resigned,
    head_of,
    sealed_seed,
)
from sobremesa.table import ending
from sobremesa.table.clocks import Clocks
from sobremesa.table.log import (
    Acted,
    Called,
    CalledOff,
    Closed,
    Committed,
    Dealt,
    Held,
    Hid,
    Logged,
    Muted,
    Opened,
    Planned,
    RematchOffered,
    Resumed,
    Rose,
    Sat,
    Spoke,
    StandingAnswerSet,
    TableSet,
    Wanted,
    What,
)
from sobremesa.table.messages import StopAct
from sobremesa.table.settings import BotSeat
from sobremesa.table.table import LONG_STORY, Place, Table
from sobremesa.table.telling import (
    Outgoing,
    asked_as,
    hide_talk,
    run_clocks,
    tell_act,
    tell_held,
    tell_progress,
    tell_talk,
)

OPENING_MS = 15_000  # to open one's nonce


class Applied(NamedTuple):
    """An entry that has happened: as it has to be stored, and what people are told of it."""

    logged: Logged
    deliveries: list[Outgoing]


def fold(id: str, log: Iterable[Logged], games: Mapping[str, AnyGame]) -> Table:
    """The table that this log has led to."""
    entries = iter(log)
    table = begin(id, next(entries), games)
    for logged in entries:
        reapply_entry(table, logged)
    return table


def begin(id: str, logged: Logged, games: Mapping[str, AnyGame]) -> Table:
    """A table that has just been set."""
    if not isinstance(logged.what, TableSet):
        raise RecordFault(f"table {id}", "its log does not begin with how it was set")
    table = Table(id, logged.what, games)
    table.size = 1
    return table


def apply_entry(table: Table, logged: Logged) -> Applied:
    """Let this happen; IllegalMove: nothing has."""
    deliveries = _apply(table, logged.at, logged.what)
    stored = _with_check(table, logged)
    ending.note(table, logged.at, stored.what)
    table.size += 1
    return Applied(stored, deliveries)


def _with_check(table: Table, logged: Logged) -> Logged:
    """The entry that has just happened as it has to be stored: one of the game with its check."""
    if not isinstance(logged.what, Acted):
        return logged
    entry = table.play()[1].entries[-1]
    return Logged(logged.at, msgspec.structs.replace(logged.what, entry=entry))


def reapply_entry(table: Table, logged: Logged) -> None:
    """Let a stored entry happen again; RecordFault, which names it, where it is not what happened.

    The check that was stored with an entry of the game is a hash over all of the game up to it.
    """
    where = f"table {table.id}, entry {table.size + 1}"
    try:
        what = apply_entry(table, logged).logged.what
    except Exception as error:
        raise RecordFault(where, f"this cannot have happened: {error!r}"[:300]) from error
    if isinstance(what, Acted) and what.entry.check != _check(logged.what):
        raise RecordFault(where, "this is not what happened: its check does not fit")


def _check(what: What) -> str:
    """What was stored with an entry of the game."""
    return what.entry.check if isinstance(what, Acted) else ""


def _apply(  # noqa: C901, PLR0911, PLR0912 - a table of contents
    table: Table, at: int, what: What
) -> list[Outgoing]:
    """Moves come first: `isinstance` is slow to say no of a Struct."""
    match what:
        case Acted():
            return _apply_acted(table, at, what)
        case TableSet():
            raise RecordFault(f"table {table.id}", "it was set twice")
        case Sat():
            _sit(table.places[what.seat], what)
        case Committed():
            table.places[what.seat].commitment = what.commitment
        case Rose():
            _rise(table, what.seat)
        case Planned():
            table.places[what.seat] = Place(what.plan)
        case Called():
            table.stage, table.until = "opening", at + OPENING_MS
        case Opened():
            table.places[what.seat].nonce = what.words
        case CalledOff():
            _call_off(table, what.seats)
        case Dealt():
            return _deal(table, at, what)
        case Closed():
            table.stage, table.ended = "closed", what.why
        case Held():
            return _hold(table, at, what)
        case StandingAnswerSet():
            table.standing_answers[what.seat] = what.move
        case Wanted():
            return _want_stop(table, at, what)
        case Spoke():
            return tell_talk(table, at, what)
        case Hid():
            hide_talk(table, what.said)
        case Muted():
            (table.muted[what.seat].add if what.on else table.muted[what.seat].discard)(what.other)
        case Resumed():
            return _resume(table, at)
        case RematchOffered():
            table.rematch = what.table
        case _:
            assert_never(what)
    return []


# Before the game


def _sit(place: Place, sat: Sat) -> None:
    place.person = sat.person
    place.commitment = sat.commitment
    place.says = sat.says


def _rise(table: Table, seat: int) -> None:
    table.places[seat] = Place(table.places[seat].plan)
    table.muted[seat].clear()
    for muted in table.muted:
        muted.discard(seat)


def _call_off(table: Table, seats: tuple[int, ...]) -> None:
    """Whoever did not open is unseated; the others choose a new nonce, and the host a new seed."""
    table.stage, table.until = "waiting", None
    table.attempt += 1
    for seat in seats:
        _rise(table, seat)
    for place in table.places:
        place.commitment = place.nonce = None


def head_for(table: Table) -> Head:
    """The head of the game that begins here, by everything that was agreed and opened."""
    players = tuple(_player(table, seat) for seat in range(table.seats))
    played = table.made.head
    if table.made.keeps_luck:
        assert played is not None
        return msgspec.structs.replace(played, players=players)
    luck = sealed_seed(table.seed(), [place.nonce or "" for place in table.places])
    if played is not None:
        return msgspec.structs.replace(
            played, players=players, chance=luck, origin=_beginning(table, played)
        )
    return head_of(table.game, _options(table), players, luck)


def _beginning(table: Table, played: Head) -> Beginning:
    made = table.made
    whence = "" if made.origin is None else made.origin.table
    return Beginning(whence, played, made.opening, made.entries)


def _player(table: Table, seat: int) -> Player:
    plan = table.places[seat].plan
    level = plan.level if isinstance(plan, BotSeat) else None
    return Player(table.name_at(seat) or BOT_NAMES[seat], level)


def _options(table: Table) -> object:
    """The options, with what everybody says of themselves."""
    said = {
        name: tuple(place.says.get(name) for place in table.places)
        for name in table.game.sayings
        if any(place.says.get(name) is not None for place in table.places)
    }
    return msgspec.structs.replace(table.options, **said) if said else table.options


def _deal(table: Table, at: int, dealt: Dealt) -> list[Outgoing]:
    """The game begins, or goes on from where another one was."""
    head = dealt.head
    table.clocks = Clocks(table.settings.clock, table.seats, just=dealt.just)
    table.stage, table.until = "playing", None
    for stream, place in zip(table.streams, table.places, strict=False):
        if place.account is not None:
            stream.longest = LONG_STORY
    table.course = course = Course(table.game, head)
    table.record = record = Record(head, course.check, [])
    table.bots = [player.bot for player in head.players]
    for entry in table.made.entries if table.made.keeps_luck else ():
        if not isinstance(entry, GivenToBot):  # who plays for whom is another matter here
            record.entries.append(course.follow(entry)[0])
    table.dealt = len(record.entries)
    table.began = at
    deliveries = tell_progress(table, at, [])
    _note_end(table, at)
    return deliveries


# During the game


def _apply_acted(table: Table, at: int, acted: Acted) -> list[Outgoing]:
    course, record = table.play()
    entry, events = course.follow(_with_shared_words(acted.entry))
    record.entries.append(entry)
    table.mover = entry.seat if isinstance(entry, Moved) and table.window is None else None
    if isinstance(entry, GivenToBot):
        _give(table, entry)
    if isinstance(entry, Moved) and acted.by_person:
        table.asked[entry.seat].remember(entry.move)
    heard = table.streams[table.watchers].number
    deliveries = tell_progress(table, at, events, entry)
    if isinstance(entry, Resigned):
        table.stopping = [seat for seat in table.stopping if seat != entry.seat]
    elif acted.by_person and table.streams[table.watchers].number != heard:
        table.stopping.clear()  # but not by a secret answer: that would tell of it
    _note_end(table, at)
    return deliveries


def _with_shared_words(entry: Entry) -> Entry:
    """The same with words that all records share: moves are made of few, which are said often."""
    if not isinstance(entry, Moved):
        return entry
    told = cast("Any", entry).move  # by its type a dict; compiled code would insist on it
    move = {name: intern(said) if type(said) is str else said for name, said in told.items()}
    return msgspec.structs.replace(entry, move=move)


def _want_stop(table: Table, at: int, wanted: Wanted) -> list[Outgoing]:
    table.stopping = [*table.stopping, wanted.seat] if wanted.on else []
    return tell_act(table, at, StopAct(seat=wanted.seat, agree=wanted.on))


def _give(table: Table, given: GivenToBot) -> None:
    table.bots[given.seat] = given.level
    if given.level is None:
        table.clocks.comes_back(given.seat, asked_as(table, given.seat))


def _hold(table: Table, at: int, held: Held) -> list[Outgoing]:
    """The answer is in, and nobody but its seat can see that."""
    table.asked[held.seat].remember(held.move)
    table.held[held.seat] = held.move
    return tell_held(table, at, held.seat)


def _resume(table: Table, at: int) -> list[Outgoing]:
    """What was running when the server stopped has stood still; questions and windows are told."""
    if table.until is not None:
        table.until = at + OPENING_MS
    if table.window_until is not None:
        table.window_until = at + table.settings.window_ms
    table.clocks.since = at
    return [] if table.course is None else tell_progress(table, at, [])


def _note_end(table: Table, at: int) -> None:
    course = table.play()[0]
    table.outcome, table.ended = course.outcome, course.stopped
    if table.outcome is not None or table.ended is not None:
        table.stage = "over"
        table.over_at = at
        table.stopping.clear()
        table.thinking.clear()
        run_clocks(table, table.clocks.since)
