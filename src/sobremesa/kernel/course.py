"""The course of a match: a state that follows a record, and how far back each seat may go."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple, cast

import msgspec

from sobremesa.kernel.errors import (
    Fault,
    IllegalMove,
    Reason,
    RecordFault,
    game_over,
    no_such_seat,
    refuse,
    resigned_for_good,
)
from sobremesa.kernel.events import Event
from sobremesa.kernel.game import AnyGame, Outcome
from sobremesa.kernel.record import (
    Beginning,
    Entry,
    GivenToBot,
    Head,
    Moved,
    Record,
    Resigned,
    SealedSeed,
    Stop,
    Stopped,
    TookBack,
    chance_of,
    commit,
    next_check,
)


class Past(NamedTuple):
    """A move that was made, and the state before it."""

    seat: int
    state: Any


class Course:
    """A match as far as it has come."""

    __slots__ = ("check", "game", "past", "people", "resigned", "seats", "state", "stopped")

    def __init__(self, game: AnyGame, head: Head) -> None:
        self.game = game
        self.seats = len(head.players)
        self.state = _first_state(game, head)
        self.past: list[Past] = []  # what may still be taken back
        self.people = [seat for seat, player in enumerate(head.players) if player.bot is None]
        self.resigned: list[int] = []  # in this order
        self.stopped: Stop | None = None
        self.check = next_check("", head, game.truth(self.state))

    def follow(self, entry: Entry) -> tuple[Entry, list[Event]]:
        """Let the entry happen; it comes back with its check, and with what happened.

        IllegalMove: nothing has happened.
        """
        if entry.seat is not None and not 0 <= entry.seat < self.seats:
            raise no_such_seat(entry.seat, self.seats)
        if self.cut_short:
            raise game_over()
        story: list[Event] = []
        if isinstance(entry, Moved):
            entry = self._move(entry, story)
        elif isinstance(entry, TookBack):
            self._take_back(entry)
        else:
            self._note(entry)
        self.check = next_check(self.check, entry, self.game.truth(self.state))
        return msgspec.structs.replace(entry, check=self.check), story

    def _move(self, entry: Moved, story: list[Event]) -> Moved:
        """Play the move; a verdict that it needs and does not bring is found now."""
        told = cast("Any", entry).move  # by its type a dict; compiled code would insist on it
        move = self.game.read_move(told)
        verdict = entry.verdict
        if verdict is None:
            verdict = self.game.verdict(self.state, entry.seat, move)
        before = self.state.copy()
        self.game.apply_ruled(self.state, entry.seat, move, verdict, story)
        self.past.append(Past(entry.seat, before))
        if self.state.revealed != before.revealed:
            self.past.clear()  # nobody can go back behind this
        return msgspec.structs.replace(entry, verdict=verdict)

    def _take_back(self, entry: TookBack) -> None:
        if not 0 < entry.moves <= self.way_back(entry.seat):
            raise refuse("K-5", "no-way-back", entry.seat)
        self.state = self.past[-entry.moves].state
        del self.past[-entry.moves :]

    def _note(self, entry: Entry) -> None:
        """What leaves the state as it is."""
        returns = isinstance(entry, GivenToBot) and entry.level is None
        if (returns or isinstance(entry, Resigned)) and entry.seat in self.resigned:
            raise resigned_for_good(entry.seat)
        if isinstance(entry, Resigned | Stopped) and self.outcome is not None:
            raise game_over()
        if isinstance(entry, Resigned):
            self.resigned.append(entry.seat)
        elif isinstance(entry, Stopped):
            self.stopped = entry.why

    @property
    def cut_short(self) -> bool:
        """Whether it is over before its end: it was stopped, or all its people have resigned."""
        if self.stopped is not None or not self.resigned:
            return self.stopped is not None
        return bool(self.people) and all(seat in self.resigned for seat in self.people)

    @property
    def outcome(self) -> Outcome | None:
        """The places, once the game is over: those of the rules, and behind them who resigned.

        Who held out longer is better placed. A game that was stopped has none.
        """
        if self.stopped is not None:
            return None
        found = Outcome((1,) * self.seats) if self.cut_short else self.game.outcome(self.state)
        if found is None or not self.resigned:
            return found
        marks = [
            (self.seats - self.resigned.index(seat), 0) if seat in self.resigned else (0, rank)
            for seat, rank in enumerate(found.ranks)
        ]
        return Outcome(tuple(1 + sum(other < mark for other in marks) for mark in marks))

    def way_back(self, seat: int) -> int:
        """How many of its last moves this seat may take back.

        Those since which nobody else has acted, chance was not asked, nobody has learnt anything
        and no answer was final: the state counts that in `revealed`, and what lies behind is gone.
        """
        moves = 0
        while moves < len(self.past) and self.past[-1 - moves].seat == seat:
            moves += 1
        return moves


def _first_state(game: AnyGame, head: Head) -> Any:
    """The table before the first move; RecordFault where it cannot have come to that."""
    if head.origin is None:
        return game.setup(game.read_options(head.options), len(head.players), chance_of(head))
    state = _state_of(game, head, head.origin)
    state.chance = chance_of(head)
    game.redeal(state)
    return state


def _state_of(game: AnyGame, head: Head, origin: Beginning) -> Any:
    """The state at the moment from which a game goes on."""
    where = "record, field head.origin"
    if _played(origin.head) != _played(head):
        raise RecordFault(where, "another game, or another way to play it")
    course = Course(game, origin.head)
    if course.check != origin.opening:
        raise RecordFault(where, "the opening deal does not follow from seed and words")
    for number, entry in enumerate(origin.entries, 1):
        try:
            signed, _ = course.follow(entry)
        except IllegalMove as illegal:
            raise RecordFault(f"{where}, entry {number}", str(illegal)) from None
        if signed.check != entry.check:
            raise RecordFault(f"{where}, entry {number}", "this is not what was played")
    return course.state


def _played(head: Head) -> tuple[Any, ...]:
    """What stays the same where a game goes on."""
    return head.game, head.rules, head.pack, head.options, len(head.players)


class Step(NamedTuple):
    """One entry of a replay: its number, counted from 1, what happened, and the state after it.

    The next step changes that state: copy it to keep it.
    """

    number: int
    entry: Entry
    events: list[Event]
    state: Any


def replay(game: AnyGame, record: Record) -> Iterator[Step]:
    """The match, entry by entry; RecordFault where an entry cannot have happened."""
    course = Course(game, record.head)
    for number, entry in enumerate(record.entries, 1):
        try:
            _, events = course.follow(entry)
        except IllegalMove as illegal:
            raise RecordFault(f"record, entry {number}", str(illegal)) from illegal
        yield Step(number, entry, events, course.state)


class Verification(NamedTuple):
    """One thing that was verified; `fault` says what is wrong with it, None that it is right."""

    what: str
    fault: Reason | None = None
    illegal: IllegalMove | None = None  # why an entry cannot have happened
    remarks: tuple[Reason, ...] = ()  # what else there is to say of it, which is no fault


def verify(game: AnyGame, record: Record) -> list[Verification]:
    """Whether the match can have happened as it says: chance, the shuffle and every entry."""
    verdicts = [*_verify_origin(record.head), *_verify_chance(record.head)]
    if any(verdict.fault for verdict in verdicts):
        return verdicts
    try:
        course = Course(game, record.head)
    except Fault as fault:
        return [*verdicts, Verification("shuffle", Reason("forged-setup", {"problem": str(fault)}))]
    if course.check != record.opening:
        return [*verdicts, Verification("shuffle", Reason("forged-opening"))]
    verdicts += [Verification("shuffle"), _verify_entries(course, record)]
    return (
        verdicts
        if course.stopped is None
        else [*verdicts, Verification(f"stopped-{course.stopped}")]
    )


def _verify_origin(head: Head) -> list[Verification]:
    """Whence a game goes on; that it came so far there is a part of its first state."""
    if head.origin is None:
        return []
    forged = [verdict.fault for verdict in _verify_chance(head.origin.head) if verdict.fault]
    remark = Reason(
        "remarked-origin", {"table": head.origin.table, "entry": len(head.origin.entries)}
    )
    origin = Verification("origin", forged[0] if forged else None, remarks=(remark,))
    return [*_verify_origin(head.origin.head), origin]


def _verify_chance(head: Head) -> list[Verification]:
    chance = head.chance
    if not isinstance(chance, SealedSeed):
        return []
    if chance.seed is None:
        return [Verification("commitment", Reason("forged-sealed"))]
    forged = commit(chance.seed) != chance.commitment
    seed = Verification("commitment", Reason("forged-seed") if forged else None)
    return [seed, Verification("words", _forged_nonces(chance, len(head.players)))]


def _forged_nonces(chance: SealedSeed, players: int) -> Reason | None:
    if len(chance.words) != players:
        return Reason("forged-no-words", {"said": len(chance.words), "players": players})
    for seat, said in enumerate(chance.words):
        if commit(said.text) != said.commitment:
            return Reason("forged-words", {"seat": seat})
    return None


def _verify_entries(course: Course, record: Record) -> Verification:
    remarks: list[Reason] = []
    for number, entry in enumerate(record.entries, 1):
        try:
            remarks += _remarks(course, entry, number)
            signed, _ = course.follow(entry)
        except IllegalMove as illegal:
            return Verification("moves", Reason("forged-illegal", {"entry": number}), illegal)
        if signed.check != entry.check:
            return Verification("moves", Reason("forged-entry", {"entry": number}))
    return Verification("moves", remarks=tuple(remarks))


def _remarks(course: Course, entry: Entry, number: int) -> list[Reason]:
    """A verdict that was kept with an entry, looked at again; and that somebody resigned."""
    if isinstance(entry, Resigned):
        return [Reason("remarked-resigned", {"entry": number, "seat": entry.seat})]
    if not isinstance(entry, Moved) or entry.verdict is None:
        return []
    game = course.game
    found = game.verdict(course.state, entry.seat, game.read_move(entry.move))
    if found == entry.verdict:
        return []
    return [Reason("remarked-verdict", {"entry": number, "found": found or "none"})]
