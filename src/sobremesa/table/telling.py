"""What each recipient is told: only what tells it something, numbered without a gap."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import cache
from typing import Any, Final, NamedTuple, cast

import msgspec
from msgspec.structs import astuple

from sobremesa.kernel.events import Event
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.record import (
    Entry,
    GivenToBot,
    Moved,
    Resigned,
    Stopped,
    TimeOver,
    TookBack,
    move_data,
)
from sobremesa.table import messages
from sobremesa.table.log import Spoke
from sobremesa.table.messages import Fresh, Question, Room, Said, SeatedView, Told
from sobremesa.table.settings import NoClock, ReservedSeat
from sobremesa.table.table import Stream, Table
from sobremesa.table.talking import digest_of

_encoder = msgspec.json.Encoder()
_talk = msgspec.json.Decoder(Said)
encode: Callable[[Any], bytes] = _encoder.encode
NOTHING: Final[dict[str, Any]] = {}
ROOM: Final = 1024  # bytes, which is enough for most that is told


def compact(value: Any) -> bytes:
    """As JSON, in no more memory than it needs: what is made else has half of it to spare."""
    buffer = bytearray(ROOM)
    _encoder.encode_into(value, buffer)
    return bytes(buffer)


class Outgoing(NamedTuple):
    """An encoded delivery, and whose it is."""

    recipient: int
    data: bytes


# The course of the game


def tell_progress(
    table: Table, at: int, events: list[Event], entry: Entry | None = None
) -> list[Outgoing]:
    """Something happened in the game: everyone is told what they may know of it."""
    acts = () if entry is None else acts_of(entry)
    answered = entry.seat if isinstance(entry, Moved | TookBack) else None
    lines = _lines(table, acts, events)
    views = _views(
        table, [not events or bool(line) or who == answered for who, line in enumerate(lines)]
    )
    _note_moves(table, at, entry)
    _note_window(table, at, views[table.watchers])
    owing = table.to_act()
    for seat in range(table.seats):
        _note_question(table, at, seat, views[seat], seat in owing, seat == answered)
    run_clocks(table, at)
    news = ViewChanges(table.game, table.view(None), views[table.watchers])
    deliveries = []
    for recipient, view in enumerate(views):
        deliveries += _progress_for(table, at, recipient, view, lines[recipient], news)
    return deliveries


def _lines(
    table: Table, acts: tuple[messages.TableEvent, ...], events: list[Event]
) -> list[list[Any]]:
    """What each recipient hears."""
    lines: list[list[Any]] = [[*acts] for _ in table.streams]
    for event in events:
        for line, part in zip(lines, event.told_to_all(table.seats), strict=True):
            if part is not None:
                line.append(part)
    return lines


def _views(table: Table, news: list[bool]) -> list[Any]:
    """What each recipient may know; what tells them nothing has changed nothing for them."""
    if all(news) or table.streams[0].view is None:
        return table.game.views(table.state)
    return [
        table.game.view(table.state, None if who == table.watchers else who)
        if new
        else table.streams[who].view
        for who, new in enumerate(news)
    ]


class ViewChanges:
    """What has changed in views: for everyone, found and written once, and else for some."""

    def __init__(self, game: AnyGame, old: Any, new: Any) -> None:
        self._private = fields_among(new.__struct_fields__, game.private)
        self._texts: dict[int, bytes] = {}
        self._lines: dict[int, bytes] = {}
        self._kept: list[Any] = []  # as long as they are, nothing else has their id
        fields = () if new is old else fields_beside(new.__struct_fields__, game.private)
        self._public = self._changes(fields, old, new)
        self._of_public = _object(self._public)

    def changes(self, old: Any, new: Any) -> bytes:
        """The fields of a view that are not what they were, as JSON; empty: there are none."""
        if new is old:
            return b""
        private = self._changes(self._private, old, new)
        return _object(self._public + private) if private else self._of_public

    def _changes(self, fields: tuple[Field, ...], old: Any, new: Any) -> list[bytes]:
        values = astuple(new)
        if old is None:
            return [name + self.text(values[place]) for place, name in fields]
        changes: list[bytes] = []
        before = astuple(old)
        for place, name in fields:
            value, other = values[place], before[place]
            if value is not other and value != other:  # most are numbers and names, of which
                changes.append(name + self.text(value))  # there is one value each
        return changes

    def text(self, value: Any) -> bytes:
        """The value as JSON; the very same value is written once."""
        text = self._texts.get(id(value))
        if text is None:
            text = self._texts[id(value)] = encode(value)
            self._kept.append(value)
        return text

    def line(self, value: Any) -> bytes:
        """The same of a line, which every story keeps."""
        text = self._lines.get(id(value))
        if text is None:
            text = self._lines[id(value)] = compact(value)
            self._kept.append(value)
        return text


Field = tuple[int, bytes]  # its place in a view, and how it begins in JSON


@cache
def fields_among(fields: tuple[str, ...], names: tuple[str, ...]) -> tuple[Field, ...]:
    """The fields of a view that are called so."""
    return tuple([(fields.index(name), b'"%b":' % name.encode()) for name in names])


@cache
def fields_beside(fields: tuple[str, ...], private: tuple[str, ...]) -> tuple[Field, ...]:
    """The fields that are the same in every view of a state."""
    return fields_among(fields, tuple([name for name in fields if name not in private]))


def _object(fields: list[bytes]) -> bytes:
    return b"{%b}" % b",".join(fields) if fields else b""


def tell_held(table: Table, at: int, seat: int) -> list[Outgoing]:
    """A secret answer is in: its seat alone is told that nothing is asked of it any more."""
    table.asked[seat].occasion = None
    view = table.view(seat)
    return _progress_for(table, at, seat, view, [], ViewChanges(table.game, view, view))


def _progress_for(
    table: Table, at: int, recipient: int, view: Any, lines: list[Any], news: ViewChanges
) -> list[Outgoing]:
    """What this recipient is told, if there is anything."""
    stream = table.streams[recipient]
    changes = news.changes(stream.view, view)
    stream.view = view
    question = _question(table, recipient, view)
    back = 0 if recipient == table.watchers else table.play()[0].way_back(recipient)
    if not lines and not changes and question == stream.question and back == stream.back:
        return []
    delivery = deliver(
        table,
        recipient,
        at,
        tuple([news.line(line) for line in lines]),
        changes=changes,
        question=msgspec.UNSET if question == stream.question else question,
        back=msgspec.UNSET if back == stream.back else back,
    )
    stream.question, stream.back = question, back
    return [delivery]


def deliver(
    table: Table,
    recipient: int,
    at: int,
    lines: tuple[bytes, ...],
    changes: bytes = b"",
    question: Any = msgspec.UNSET,
    back: Any = msgspec.UNSET,
) -> Outgoing:
    """The next delivery of this recipient; lines and changes are written already."""
    stream = table.streams[recipient]
    stream.number += 1
    told = Told(
        number=stream.number,
        at=at,
        lines=tuple([msgspec.Raw(line) for line in lines]),
        changes=cast("Any", msgspec.Raw(changes)) if changes else NOTHING,
        question=question,
        back=back,
        clocks=clock_faces(table, at) or msgspec.UNSET,
    )
    data = compact(told)
    stream.keep(data, lines)
    return Outgoing(recipient, data)


def acts_of(entry: Entry) -> tuple[messages.TableEvent, ...]:
    """What everybody sees that somebody did at the table; moves tell their own story."""
    match entry:
        case TookBack():
            return (messages.TookBackAct(seat=entry.seat, moves=entry.moves),)
        case GivenToBot():
            return (messages.BotAct(seat=entry.seat, level=entry.level),)
        case TimeOver():
            return (messages.TimeOverAct(seat=entry.seat),)
        case Resigned():
            return (messages.ResignedAct(seat=entry.seat),)
        case Stopped():
            return (messages.StoppedAct(seat=entry.seat, why=entry.why),)
        case Moved():
            return ()


def tell_act(table: Table, at: int, act: messages.TableEvent) -> list[Outgoing]:
    """Everybody sees that somebody did this."""
    line = compact(act)
    return [deliver(table, recipient, at, (line,)) for recipient in range(table.seats + 1)]


# Questions, windows and clocks


def _note_question(table: Table, at: int, seat: int, view: Any, owes: bool, answered: bool) -> None:
    """A question is new when its occasion is, or when the seat has answered the one before."""
    asked = table.asked[seat]
    occasion = table.game.occasion(view) if owes else None
    if owes and (answered or occasion != asked.occasion):
        asked.number += 1
        asked.since = at
        asked.moves = len(table.clocks.earned)
    asked.occasion = occasion


def _note_window(table: Table, at: int, spectators: Any) -> None:
    """A window is the same for everyone: it opens and closes by what all can see."""
    open_now = table.game.silence(spectators) is not None
    occasion = table.game.occasion(spectators) if open_now else None
    if occasion == table.window:
        return
    table.window = occasion
    table.window_until = at + table.settings.window_ms if open_now else None
    table.held.clear()


def _question(table: Table, recipient: int, view: Any) -> Question | None:
    """What is asked of this recipient now."""
    if recipient == table.watchers or table.asked[recipient].occasion is None:
        return None
    choices = table.game.offered(table.state, recipient)
    silence = table.game.silence(view)
    return Question(
        number=table.asked[recipient].number,
        kind=view.question,
        moves=choices.moves,
        complete=choices.complete,
        until=table.window_until,
        silence=None if silence is None else move_data(silence),
        ask="hint" if table.may_hint() and not choices.complete else None,
    )


def _note_moves(table: Table, at: int, entry: Entry | None) -> None:
    if isinstance(entry, Moved):
        table.clocks.moved(at, entry.seat)
    elif isinstance(entry, TookBack):
        table.clocks.took_back(at, entry.seat, entry.moves)


def run_clocks(table: Table, at: int) -> None:
    """Time runs for people who owe an answer; in a window for nobody."""
    owing = () if table.window is not None else table.to_act()
    running = {seat: asked_as(table, seat) for seat in owing if table.bots[seat] is None}
    table.clocks.run(at, running)
    still_open = [asked_as(table, seat) for seat in range(table.seats)]
    table.clocks.forget(len(table.play()[0].past), still_open)


def asked_as(table: Table, seat: int) -> Any:
    """What a clock knows the open question of a seat by; None: nothing is asked."""
    asked = table.asked[seat]
    if not table.clocks.just:
        return asked.number
    return None if asked.occasion is None else (asked.moves, asked.occasion)


def clock_faces(table: Table, at: int) -> messages.ClocksShown | None:
    """The clocks as everyone sees them; None where nobody counts."""
    if isinstance(table.settings.clock, NoClock) or table.course is None:
        return None
    left = tuple(table.clocks.left_at(seat, at) for seat in range(table.seats))
    return messages.ClocksShown(left, tuple(sorted(table.clocks.running)))


# Talk


def tell_talk(table: Table, at: int, spoke: Spoke) -> list[Outgoing]:
    """What a player says is heard by all who want to; a spectator by spectators alone."""
    said = Said(seat=spoke.seat, name=spoke.name, text=spoke.text, phrase=spoke.phrase)
    line = compact(said)
    return [
        deliver(table, recipient, at, (line,))
        for recipient in range(table.seats + 1)
        if _hears(table, recipient, spoke.seat)
    ]


def _hears(table: Table, recipient: int, speaker: int | None) -> bool:
    if recipient == table.watchers:
        return True
    if table.places[recipient].account is not None:  # people talk to people
        return False
    return speaker is not None and speaker not in table.muted[recipient]


def hide_talk(table: Table, digests: Collection[str]) -> None:
    """Words leave everything that can still be told; what was missed is told as a whole anew."""
    for stream in table.streams:
        stream.forget_missed()
        for place, line in enumerate(stream.story):
            if (said := _said(line)) is not None and digest_of(said) in digests:
                stream.story[place] = compact(_without_words(said))


def _said(line: bytes) -> Said | None:
    """What somebody said, if that is what this line tells."""
    try:
        return _talk.decode(line)
    except msgspec.ValidationError:
        return None


def _without_words(said: Said) -> Said:
    """A player is known by the seat; what a spectator is called was typed by them as well."""
    name = "" if said.seat is None else said.name
    return Said(seat=said.seat, name=name, hidden=True)


# For those who come, or come back


def catch_up(table: Table, recipient: int, last: int | None, now: int) -> list[bytes]:
    """What this recipient has missed since its delivery `last`; else all that it may know."""
    stream = table.streams[recipient]
    missed = None if last is None else stream.since(last)
    return [encode(fresh(table, recipient, now))] if missed is None else missed


def fresh(table: Table, recipient: int, now: int) -> Fresh:
    """All that this recipient may know."""
    stream: Stream = table.streams[recipient]
    return Fresh(
        number=stream.number,
        at=now,
        story=tuple([msgspec.Raw(line) for line in stream.story]),
        view=stream.view,
        question=stream.question,
        back=stream.back,
        clocks=clock_faces(table, now),
    )


def room(table: Table, person: str, now: int) -> Room:
    """The table itself, as this person sees it."""
    hosting = person == table.host.id
    seat = table.seat_of(person)
    luck = table.sealed()
    over = table.stage == "over"
    return Room(
        table=table.id,
        at=now,
        stage=table.stage,
        settings=msgspec.structs.replace(table.settings, pack=None),
        pack=table.game.pack(table.options).name,
        seats=tuple(_seat(table, number, hosting) for number in range(table.seats)),
        you=seat,
        hosting=hosting,
        host=table.host.name,
        watchers=sum(table.seat_of(other) is None for other in table.present),
        commitment=_commitment(table),
        until=table.until,
        seed=luck.seed if luck is not None and over else None,
        ranks=table.outcome.ranks if table.outcome is not None else None,
        ended=table.ended,
        stopping=tuple(table.stopping),
        standing=None if seat is None else table.standing_answers[seat],
        muted=() if seat is None else tuple(sorted(table.muted[seat])),
        origin=None if table.made.origin is None else table.made.origin.table,
        rematch=table.rematch,
    )


def _commitment(table: Table) -> str:
    luck = table.sealed()
    return table.commitment() if luck is None else luck.commitment


def _seat(table: Table, seat: int, hosting: bool) -> SeatedView:
    place = table.places[seat]
    begun = table.record is not None
    return SeatedView(
        plan=place.plan,
        name=table.name_at(seat),
        connected=place.player in table.present,
        commitment=place.commitment,
        opened=place.nonce is not None,
        words=place.nonce if begun else None,
        asleep=table.bots[seat] if table.asleep(seat) else None,
        resigned=table.course is not None and seat in table.course.resigned,
        link=table.link(seat) if hosting and isinstance(place.plan, ReservedSeat) else None,
    )
