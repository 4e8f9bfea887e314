"""People at dozens of tables while things go wrong, and what must be true afterwards."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from random import Random
from statistics import median
from typing import Any, NamedTuple, Protocol

from sobremesa.client.guest import Guest
from tests.server.audit import Audit, audit, differences
from tests.server.matches import BOT, OPEN, settings_of
from tests.server.stayer import Notes, Stayer, persist, play_out
from tests.server.stores import opened

SOON = 60  # something goes wrong before so many more answers are acknowledged
PATIENCE = 8.0  # seconds until it does so in any case
PLAY_ON = 60.0  # seconds in which every table must go on after the last time
LIMITS = {
    "sockets_per_address": 100_000,
    "messages_per_second": 100_000,
    "requests_per_second": 100_000,
    "asks_per_minute": 100_000,
    "guests_per_hour": 100_000,
    "tables_per_hour": 100_000,
    "tables_per_person": 100_000,
}


class MatchPlan(NamedTuple):
    """A way to play: so many people and bots, and what is agreed on."""

    game: str
    people: int
    bots: int
    settings: dict[str, Any]


def _antayagi(people: int, bots: int, seconds: int, closes: str) -> MatchPlan:
    return MatchPlan("antayagi", people, bots, {"window": {"seconds": seconds, "closes": closes}})


def _tanxi(people: int, bots: int) -> MatchPlan:
    options = {"characters": "random", "round_limit": 3}
    return MatchPlan("tanxi", people, bots, {"options": options})


MATCHES = (
    _antayagi(3, 0, 60, "answered"),
    _tanxi(3, 0),
    _antayagi(4, 0, 1, "time"),
    MatchPlan("antheno", 2, 0, {"options": {"hand": 4}}),
    _antayagi(3, 1, 2, "answered"),
    _antayagi(4, 0, 60, "answered"),
    _antayagi(3, 0, 2, "answered"),
    _tanxi(2, 1),
    _antayagi(3, 1, 1, "time"),
    _antayagi(4, 0, 2, "answered"),
)


class Weather(Protocol):
    """What happens to the servers while people play."""

    url: str  # where people come in
    strikes: int  # how often it strikes

    async def strike(self, number: int, storm: Storm) -> None:
        """Let one thing go wrong, so many having gone wrong before."""

    async def clear(self, storm: Storm) -> None:
        """Let everything be well from now on."""


class Storm:
    """Servers at which things go wrong, and the people at their tables."""

    def __init__(self, weather: Weather, seed: int) -> None:
        self.weather = weather
        self.notes = Notes()
        self.tables: list[list[Stayer]] = []
        self.finished = 0
        self.luck = Random(seed)

    async def rage(self, tables: int, on_strike: Callable[[], object]) -> None:
        """Let it strike as often as it does; then all play on."""
        async with asyncio.TaskGroup() as group:
            playing = [group.create_task(self._play_for_ever(slot)) for slot in range(tables)]
            for number in range(self.weather.strikes):
                await self.weather.strike(number, self)
                on_strike()
            await self.weather.clear(self)
            self.notes.faults += await self._stuck()
            for task in playing:
                task.cancel()

    async def moment(self) -> None:
        """Wait until some answers more have been acknowledged, and a little longer."""
        tally, end = self.notes.tally, time.monotonic() + PATIENCE
        enough = tally["done"] + self.luck.randrange(SOON)
        while tally["done"] < enough and time.monotonic() < end:
            await asyncio.sleep(0.005)
        await asyncio.sleep(self.luck.uniform(0, 0.02))

    async def _play_for_ever(self, slot: int) -> None:
        """One match after the other, with the same people."""
        match = MATCHES[slot % len(MATCHES)]
        names = [f"Guest {slot} {number}" for number in range(match.people)]
        guests = [
            await persist(self.notes.up, partial(Guest.come_in, self.weather.url, name))
            for name in names
        ]
        try:
            while True:
                await self._play(match, guests)
        finally:
            for guest in guests:
                await guest.close()

    async def _play(self, match: MatchPlan, guests: list[Guest]) -> None:
        seats = [OPEN] * match.people + [BOT] * match.bots
        settings = settings_of(match.game, seats, **match.settings)
        set_table = partial(guests[0].set_table, settings)
        code = await persist(self.notes.up, set_table)
        players = [
            Stayer(guest, code, seat, self.notes, self.luck) for seat, guest in enumerate(guests)
        ]
        self.tables.append(players)
        await play_out(players)
        self.finished += 1

    async def _stuck(self) -> list[str]:
        """The tables where nothing happens any more, though the game is not over."""
        waiting = {table[0].tab.code: numbers_of(table) for table in self.tables}
        end = time.monotonic() + PLAY_ON
        while waiting and time.monotonic() < end:
            await asyncio.sleep(0.1)
            for table in self.tables:
                code = table[0].tab.code
                if table[0].tab.is_over or numbers_of(table) != waiting.get(code):
                    waiting.pop(code, None)
        return [f"{code} does not go on" for code in waiting]


def numbers_of(table: list[Stayer]) -> list[int | None]:
    """How far everybody's deliveries have come."""
    return [player.tab.number for player in table]


# What is left


class Aftermath(NamedTuple):
    """What was counted, and what is wrong."""

    figures: dict[str, int]
    faults: list[str]


async def look_around(storm: Storm, database: str) -> Audit:
    """Everyone comes back once more, and all logs are read."""
    async with opened(database) as store:
        for players in storm.tables:
            storm.notes.faults += await differences(store, players)
        known = {players[0].tab.code for players in storm.tables}
        return await audit(store, known | {*await store.unfinished()})


def errors_in(lines: Iterable[str], expected: Sequence[str] = ()) -> list[str]:
    """What servers have written down as errors, each with its traceback, but for the expected."""
    entries: list[str] = []
    for line in lines:
        if line[:1].isspace() and entries:
            entries[-1] += line
        else:
            entries.append(line)
    return [entry for entry in entries if _is_error(entry, expected)]


def _is_error(entry: str, expected: Sequence[str]) -> bool:
    """Nothing excuses a traceback."""
    said = entry.partition("\n")[0]
    unexpected = " error " in said and not any(one in said for one in expected)
    return unexpected or "Traceback" in entry


def figures_of(storm: Storm, found: Audit) -> dict[str, int]:
    """What there was, in numbers."""
    notes, tally = storm.notes, storm.notes.tally
    times = [seconds for each in notes.recovered.values() for seconds in each] or [0.0]
    return {
        "tables": len(found.tables),
        "games finished": storm.finished,
        "entries of logs": sum(table.size for table in found.tables.values()),
        "answers acknowledged": len(notes.done),
        "answers without a reply": len(notes.unheard),
        "sent again and acknowledged": tally["again done"],
        "sent again and refused": tally["again refused"],
        "take-backs acknowledged": tally["take-back done"],
        "talk acknowledged": tally["talk done"],
        "connections": tally["connected"],
        "connections that the network ended": tally["dropped"],
        "times that a table was broken": len(times),
        **_pauses("in all", times),
        **{
            name: ms
            for fault, each in notes.recovered.items()
            for name, ms in _pauses(fault, each).items()
        },
    }


def _pauses(fault: str, times: list[float]) -> dict[str, int]:
    """How long it took until play went on at tables where a socket had broken."""
    return {
        f"ms until play went on, {fault}, median": round(1000 * median(times)),
        f"ms until play went on, {fault}, worst": round(1000 * max(times)),
    }
