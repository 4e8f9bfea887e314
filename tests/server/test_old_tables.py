"""Tables that a server of 7500d96 left behind: they open, and what its referee found stays.

`tables-7500d96.sqlite` was written by that server and is never written anew. Ana's finished game is
the one of `strict-wrong-finding.json` in the records of Antheno: at entries 18 and 20 the referee
found that no play exists, and there was one. She plays on from after entry 22 of it at a second
table, of which there is a snapshot, and at a third one Bea waits for others.
"""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

import pytest

from sobremesa.games import GAMES
from sobremesa.games.antheno.game import ANTHENO
from sobremesa.kernel.course import replay, verify
from sobremesa.kernel.record import Moved, Record, commit, read_record, write_record
from sobremesa.server.app_state import AppState
from sobremesa.server.config import Config
from sobremesa.server.connection import Connection
from sobremesa.server.limits import Bucket
from sobremesa.server.recall import program
from sobremesa.server.store.schema import SNAPSHOTS
from sobremesa.server.store.store import Store
from sobremesa.table.fold import apply_entry, begin, fold
from sobremesa.table.log import Acted, Logged, Person, TableSet, read, written
from sobremesa.table.lookback import look_back
from sobremesa.table.messages import Hello, Leave, Sit
from sobremesa.table.table import Table
from tests.server.stores import opened

FILE: Final = Path(__file__).parent / "tables-7500d96.sqlite"
FINISHED, RUNNING, WAITING = "c9vn7mqfjhkwh", "pekf4gq2z47ta", "ay3x787ajq7gb"
LAST_CHECK: Final = {FINISHED: "62da7bce8dbd8d4c", RUNNING: "5ea52cd6cb433ec9"}
ENTRIES: Final = {FINISHED: 40, RUNNING: 30}
RANKS: Final = (3, 1, 4, 2)
WRONG: Final = (18, 20)
ANA, BEA = Person("ana", "Ana"), Person("bea", "Bea")


@pytest.fixture
def database(tmp_path: Path) -> str:
    """The address of a copy."""
    return f"sqlite:///{shutil.copy(FILE, tmp_path / 'sobremesa.db')}"


class Deaf:
    """A wire that leads nowhere."""

    def send(self, messages: list[bytes]) -> None:
        """Send all of these at once."""

    def close(self, code: int) -> None:
        """End it."""


@asynccontextmanager
async def open_app(database: str) -> AsyncIterator[AppState]:
    """The server's state, opened again."""
    app_state = await AppState.open(Config(database=database, workers=1))
    try:
        yield app_state
    finally:
        await app_state.close()


async def until(happened: Callable[[], bool]) -> None:
    """Wait for something."""
    async with asyncio.timeout(60):
        while not happened():
            await asyncio.sleep(0.02)


async def log_of(store: Store, code: str) -> list[Logged]:
    """The log of a table."""
    return [read(row.at, row.body) for row in await store.log(code)]


async def folded(database: str, code: str) -> Table:
    """The table as its log says that it is."""
    async with opened(database) as store:
        return fold(code, await log_of(store, code), GAMES)


def record_of(table: Table) -> Record:
    return table.play()[1]


def findings(record: Record) -> dict[int, str | None]:
    """What was found of the draws that were wrong."""
    entries = {number: record.entries[number - 1] for number in WRONG}
    return {n: entry.verdict for n, entry in entries.items() if isinstance(entry, Moved)}


# Logs


@pytest.mark.parametrize("code", [FINISHED, RUNNING, WAITING])
def test_every_entry_of_an_old_log_is_what_happened(code: str, database: str) -> None:
    async def run() -> None:
        async with opened(database) as store:
            rows = await store.log(code)
            log = await log_of(store, code)
        table = begin(code, log[0], GAMES)
        for row, logged in zip(rows[1:], log[1:], strict=True):
            assert written(apply_entry(table, logged).logged) == row.body
        assert [written(logged) for logged in log] == [row.body for row in rows]

    asyncio.run(run())


def test_old_tables_are_where_they_were(database: str) -> None:
    for code, stage in ((FINISHED, "over"), (RUNNING, "playing"), (WAITING, "waiting")):
        assert asyncio.run(folded(database, code)).stage == stage


@pytest.mark.parametrize("code", [FINISHED, RUNNING])
def test_an_old_game_of_a_table_is_verified(code: str, database: str) -> None:
    table = asyncio.run(folded(database, code))
    record = record_of(table)
    assert len(record.entries) == ENTRIES[code]
    assert record.entries[-1].check == LAST_CHECK[code]
    assert findings(record) == dict.fromkeys(WRONG, "none-exists")
    assert [verdict.fault for verdict in verify(ANTHENO, record)] == [None] * 4


def test_an_old_finished_game_of_a_table_is_looked_back_at(database: str) -> None:
    table = asyncio.run(folded(database, FINISHED))
    record = record_of(table)
    assert table.outcome is not None
    assert table.outcome.ranks == RANKS
    text = write_record(record)
    game, again = read_record(text, GAMES)
    assert write_record(again) == text
    *_, last = replay(game, again)
    assert game.outcome(last.state) == table.outcome
    [step] = look_back(game, record, "open", WRONG[0], 1)
    assert step.lines[0].finding == "none-exists"


def test_the_wrong_finding_is_in_the_logs(database: str) -> None:
    """Of Ana's own draw, and among what the second table was set with."""

    async def run() -> None:
        async with opened(database) as store:
            finished, running = [await log_of(store, code) for code in (FINISHED, RUNNING)]
        acted = [logged.what for logged in finished if isinstance(logged.what, Acted)]
        drawn = acted[WRONG[0] - 1]
        assert drawn.by_person
        assert isinstance(drawn.entry, Moved)
        assert (drawn.entry.seat, drawn.entry.move) == (0, {"do": "draw"})
        assert drawn.entry.verdict == "none-exists"
        made = running[0].what
        assert isinstance(made, TableSet)
        assert made.entries[WRONG[0] - 1] == drawn.entry

    asyncio.run(run())


# A server of today


def test_a_server_opens_old_tables_and_the_games_go_on(database: str) -> None:
    async def run() -> None:
        async with open_app(database) as app_state:
            assert sorted(await app_state.store.unfinished()) == sorted([RUNNING, WAITING])
            await finished_stays(app_state)
            await running_goes_on(app_state)
            await waiting_waits(app_state)

    asyncio.run(run())


async def finished_stays(app_state: AppState) -> None:
    """Nothing is added to a game that is over."""
    rows = await app_state.store.log(FINISHED)
    live = await app_state.hub.live(FINISHED)
    assert live.table.stage == "over"
    assert record_of(live.table).entries[-1].check == LAST_CHECK[FINISHED]
    assert await app_state.store.log(FINISHED) == rows


async def running_goes_on(app_state: AppState) -> None:
    """Ana comes back and leaves her seat to a bot, and the game is played to its end."""
    live = await app_state.hub.live(RUNNING)
    table = live.table
    assert table.view(0).turn == 0
    ana = Connection(Deaf(), ANA, Bucket(1000, 1000, 0.0))
    await app_state.hub.join(live, ana, Hello())
    await app_state.hub.receive(live, ana, Leave())
    await until(lambda: table.stage == "over")
    record = record_of(table)
    assert record.entries[ENTRIES[RUNNING] - 1].check == LAST_CHECK[RUNNING]
    assert findings(record) == dict.fromkeys(WRONG, "none-exists")
    assert [verdict.fault for verdict in verify(ANTHENO, record)] == [None] * 4


async def waiting_waits(app_state: AppState) -> None:
    """Ana sits down beside Bea."""
    live = await app_state.hub.live(WAITING)
    assert live.table.seat_of(BEA.id) == 0
    ana = Connection(Deaf(), ANA, Bucket(1000, 1000, 0.0))
    await app_state.hub.join(live, ana, Hello())
    await app_state.hub.receive(live, ana, Sit(seat=1, commitment=commit("words 1")))
    assert live.table.seat_of(ANA.id) == 1


def test_an_old_snapshot_is_not_for_the_program_of_today(database: str) -> None:
    """The table comes from its log, as if there were none."""

    async def run() -> None:
        async with opened(database) as store:
            [kept] = await store._rows(SNAPSHOTS.select())
            assert (kept.table_id, kept.number) == (RUNNING, 8)
            assert kept.program != program()
            assert await store.snapshot(RUNNING, program()) is None

    asyncio.run(run())
