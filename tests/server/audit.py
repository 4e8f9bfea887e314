"""What must be true after a server was killed many times: of its log, and of everyone at it."""

from __future__ import annotations

import asyncio
import json
import time
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from sobremesa.client.tab import Tab
from sobremesa.games import GAMES
from sobremesa.kernel.course import verify
from sobremesa.kernel.record import Moved, TookBack
from sobremesa.server.store.store import Store
from sobremesa.table.fold import apply_entry, begin, fold
from sobremesa.table.log import Acted, Held, Logged, Spoke, read
from sobremesa.table.table import Table
from sobremesa.table.telling import encode, fresh
from tests.server.matches import Json
from tests.server.stayer import Key, Notes, Stayer, Unheard, written

PATIENCE = 60.0  # seconds


class Found(NamedTuple):
    """A person's answer in a log."""

    move: str
    at: int  # ms


class Audit:
    """All logs, read entry by entry."""

    def __init__(self) -> None:
        self.tables: dict[str, Table] = {}
        self.answers: dict[Key, list[Found]] = {}
        self.said: Counter[str] = Counter()
        self.took_back: Counter[tuple[str, int]] = Counter()
        self.faults: list[str] = []

    def read(self, code: str, numbers: Sequence[int], log: Sequence[Logged]) -> None:
        """Follow a table from its first entry to its last."""
        if list(numbers) != [*range(1, len(log) + 1)]:
            self.faults.append(f"the log of {code} has gaps: {numbers}")
        table = self.tables[code] = begin(code, log[0], GAMES)
        for logged in log[1:]:
            self._note(table, logged)
            if apply_entry(table, logged).logged != logged:
                self.faults.append(f"{code}: entry {table.size} is not what was played")
        if table.record is not None:
            verdicts = verify(table.game, table.record)
            self.faults += [f"{code}: {one}" for one in verdicts if one.fault is not None]

    def _note(self, table: Table, logged: Logged) -> None:
        match logged.what:
            case Acted(Moved(seat=seat, move=move), by_person=True):
                self._note_answer(table, seat, Found(written(move), logged.at))
            case Held(seat=seat, move=move) if table.bots[seat] is None:
                self._note_answer(table, seat, Found(written(move), logged.at))
            case Acted(TookBack(seat=seat), by_person=True):
                self.took_back[table.id, seat] += 1
            case Spoke(text=str(said)):
                self.said[said] += 1

    def _note_answer(self, table: Table, seat: int, found: Found) -> None:
        key = Key(table.id, seat, table.asked[seat].number)
        self.answers.setdefault(key, []).append(found)

    # What was promised

    def compare(self, notes: Notes) -> None:
        """Hold the logs against what people know."""
        self.faults += notes.faults
        self.faults += self._wrong_answers(notes)
        self.faults += self._wrong_talk(notes)
        self.faults += self._wrong_take_backs(notes)

    def _wrong_answers(self, notes: Notes) -> Iterable[str]:
        for key, move in notes.done.items():
            if [found.move for found in self.answers.get(key, [])] != [move]:
                yield f"{key} was acknowledged: {move}; there is {self.answers.get(key)}"
        for key, found in self.answers.items():
            if [one.move for one in found] != [notes.sent.get(key)]:
                yield f"{key} was answered: {found}; sent was {notes.sent.get(key)}"
            if any((key, one.move) in notes.refused for one in found):
                yield f"{key} was refused, and counts: {found}"

    def _wrong_talk(self, notes: Notes) -> Iterable[str]:
        for said, reply in notes.said.items():
            allowed = {"done": {1}, "refused": {0}}.get(str(reply), {0, 1})
            if self.said[said] not in allowed:
                yield f"{said!r} was said, {reply}, and is there {self.said[said]} times"
        yield from [f"nobody said {said!r}" for said in self.said.keys() - notes.said.keys()]

    def _wrong_take_backs(self, notes: Notes) -> Iterable[str]:
        for table, seat in {(table, seat) for table, seat, _ in notes.took_back}:
            done = notes.took_back[table, seat, "done"]
            most = notes.took_back[table, seat, "sent"] - notes.took_back[table, seat, "refused"]
            if not done <= self.took_back[table, seat] <= most:
                yield f"seat {seat} of {table} took back {done} to {most} times"

    def between(self, notes: Notes) -> set[int]:
        """The servers that were killed between storing an answer and acknowledging it."""
        return {one.server for one in notes.unheard if self._was_stored(one, notes.killed)}

    def _was_stored(self, unheard: Unheard, killed: list[int]) -> bool:
        """Whether the server that was killed before it replied had stored this answer."""
        if unheard.dropped or unheard.server == len(killed):
            return False
        began = killed[unheard.server - 1] if unheard.server else 0
        found = self.answers.get(unheard.key, [])
        return any(began < one.at <= killed[unheard.server] for one in found)


async def audit(store: Store, codes: Iterable[str]) -> Audit:
    """Read the logs of these tables."""
    audit = Audit()
    for code in codes:
        rows = await store.log(code)
        log = [read(row.at, row.body) for row in rows]
        audit.read(code, [row.number for row in rows], log)
        await asyncio.sleep(0)
    return audit


# What everybody knows


async def differences(store: Store, players: Sequence[Stayer]) -> list[str]:
    """Where people at a table do not know what its log says, after they have come back once more.

    Somebody comes for the first time beside each of them, and must be told the same.
    """
    code = players[0].tab.code
    new = [Tab(player.tab.guest, code) for player in players]
    for player, tab in zip(players, new, strict=True):
        await player.come()
        await tab.open()
    seats = [(player.seat, player.tab) for player in players]
    seats += [(player.seat, tab) for player, tab in zip(players, new, strict=True)]
    try:
        return await _compare(store, code, seats)
    finally:
        for _, tab in seats:
            await tab.close()


async def _compare(store: Store, code: str, seats: list[tuple[int, Tab]]) -> list[str]:
    end = time.monotonic() + PATIENCE
    while True:
        log = [read(row.at, row.body) for row in await store.log(code)]
        table = fold(code, log, GAMES)
        known = {(seat, tab.number): table.streams[seat].number for seat, tab in seats}
        if all(number == last for (_, number), last in known.items()):
            return [fault for seat, tab in seats for fault in _differences(table, seat, tab)]
        if time.monotonic() > end:
            return [f"{code}: by seat and number {known} is not what the log says"]
        await asyncio.sleep(0.1)


def _differences(table: Table, seat: int, tab: Tab) -> Iterable[str]:
    told: Json = json.loads(encode(fresh(table, seat, 0)))
    story = told.get("story", [])
    question = json.loads(encode(tab.question))
    yield from _differ(f"{table.id}, seat {seat}, view", tab.view or {}, told.get("view") or {})
    yield from _differ(
        f"{table.id}, seat {seat}",
        {"question": question, "back": tab.back, "story": tab.lines[-len(story) or None :]},
        {"question": told.get("question"), "back": told.get("back", 0), "story": story},
    )


def _differ(where: str, known: Json, right: Json) -> Iterable[str]:
    for name in known.keys() | right.keys():
        if known.get(name) != right.get(name):
            yield f"{where}, {name}: known is {known.get(name)}, right is {right.get(name)}"
