"""What tables leave to workers: who waits for it, what is dropped, and packs from outside."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from sobremesa.games import GAMES
from sobremesa.games.antayagi.game import AntaYagi
from sobremesa.kernel.errors import PackFault
from sobremesa.server.app_state import AppState
from sobremesa.server.connection import Connection
from sobremesa.server.hub import new_root
from sobremesa.server.limits import Bucket
from sobremesa.server.live import Live
from sobremesa.server.problems import Problem
from sobremesa.server.workers import pool
from sobremesa.server.workers.pool import ASKED, Asker, Workers
from sobremesa.table import settings as settings_of_tables
from sobremesa.table.log import Person, TableSet
from sobremesa.table.messages import Answer, Hello, Hint, Leave, Start
from sobremesa.table.settings import BotSeat, OpenSeat, Settings
from tests.kernel.matches import OWN_PACK
from tests.server.test_hub import ANA, Deaf, begun, open_app
from tests.server.working import ANA as ASKER
from tests.server.working import LONG, NILO, ROOT, judging, opened, run, until

STRICT = Settings(game="antheno", seats=(OpenSeat(), BotSeat("greedy")), pace=0)
OURS = Settings(game="antayagi", seats=(BotSeat("random"),) * 3, pack=OWN_PACK)
CROWDED = "a = [" + "{b=1}," * 60_000 + "]"
STRANGER = Asker(("stranger",), lambda: True, asks=False)


@pytest.fixture
def database(tmp_path: Path) -> str:
    """One of its own; what is kept is none of our business here."""
    return f"sqlite:///{tmp_path / 'sobremesa.db'}"


@pytest.fixture(autouse=True)
def _packs_are_read_anew() -> Iterator[None]:
    settings_of_tables._with_pack.cache_clear()
    yield
    settings_of_tables._with_pack.cache_clear()


@asynccontextmanager
async def nobody_free(app_state: AppState) -> AsyncIterator[None]:
    """The only worker is at something for somebody else, until it dies over that."""
    record = opened().record
    async with asyncio.timeout(60):
        await until(lambda: not app_state.workers.busy)
        think = app_state.workers.think(STRANGER, "long", record, 0, "greedy", 1, LONG)
        long = asyncio.create_task(think)
        await until(lambda: app_state.workers.busy == 1)
        yield
        long.cancel()
        os.kill(app_state.workers.pids[0], signal.SIGKILL)


async def asked(app_state: AppState) -> tuple[Live, Connection]:
    """A table of Antheno at which Ana is asked, and nobody thinks."""
    live, connection = await begun(app_state.hub, STRICT)
    assert live.table.to_act() == (0,)
    assert not app_state.workers.busy
    return live, connection


def heard(connection: Connection, id: int) -> list[Any]:
    """What was said to this request."""
    said = [json.loads(data) for data in connection._queue]
    return [one for one in said if one.get("id") == id]


def draw(live: Live, id: int) -> Answer:
    return Answer(id=id, question=live.table.asked[0].number, move={"do": "draw"})


# Who waits


def test_the_same_draw_over_and_over_is_one_job(database: str) -> None:
    async def run() -> None:
        async with open_app(database) as app_state:
            live, connection = await asked(app_state)
            async with nobody_free(app_state):
                for id in range(18):
                    await app_state.hub.receive(live, connection, draw(live, id))
                await until(lambda: app_state.workers.waiting > 0)
                assert app_state.workers.waiting == 1

    asyncio.run(run())


def test_hints_at_the_same_moment_are_one_job_and_the_same(database: str) -> None:
    async def run() -> None:
        async with open_app(database) as app_state:
            live, connection = await asked(app_state)
            done = app_state.workers.done
            for _ in range(3):
                await app_state.hub.receive(live, connection, Hint(id=7))
            async with asyncio.timeout(60):
                await until(lambda: len(heard(connection, 7)) == 3)
            replies = heard(connection, 7)
            assert replies[0]["type"] == "reply"
            assert replies == 3 * replies[:1]
            assert app_state.workers.done == done + 1

    asyncio.run(run())


def test_s_4_who_waits_for_many_answers_waits_for_one_first(database: str) -> None:
    async def run() -> None:
        async with open_app(database) as app_state:
            live, connection = await asked(app_state)
            async with nobody_free(app_state):
                others = [
                    asyncio.ensure_future(judging(app_state.workers, ASKER, opened(), player))
                    for player in range(ASKED)
                ]
                await until(lambda: app_state.workers.waiting == ASKED)
                await app_state.hub.receive(live, connection, Hint(id=7))
                await until(lambda: bool(heard(connection, 7)))
                [refused] = heard(connection, 7)
                assert refused["refusal"]["rule"] == "S-4"
                assert refused["refusal"]["reason"] == "refused-too-many-wait"
                for task in others:
                    task.cancel()

    asyncio.run(run())


def test_a_bots_thought_is_for_all_who_sit_there_and_else_for_the_host(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    whose: set[tuple[tuple[str, ...], bool]] = set()
    think = Workers.think

    async def noted(workers: Workers, asker: Asker, *job: Any, **how: Any) -> Any:
        whose.add((asker.people, asker.asks))
        return await think(workers, asker, *job, **how)

    monkeypatch.setattr(Workers, "think", noted)

    async def run() -> None:
        bo = Person("bo", "Bo")
        async with open_app(database) as app_state:
            await app_state.store.add_person(bo.id, bo.name, b"another token", 1)
            alone = TableSet(OURS, bo, new_root())
            live = await app_state.hub.live(await app_state.hub.set_table(alone))
            connection = Connection(Deaf(), bo, Bucket(1000, 1000, 0.0))
            await app_state.hub.join(live, connection, Hello())
            await app_state.hub.receive(live, connection, Start())
            async with asyncio.timeout(60):
                await until(lambda: bool(whose))
            assert whose == {(("bo",), False)}
            live, connection = await asked(app_state)
            await app_state.hub.receive(live, connection, Leave())  # so that bots think, for sure
            async with asyncio.timeout(60):
                await until(lambda: len(whose) > 1)
            assert whose == {(("bo",), False), (("ana",), False)}

    asyncio.run(run())


# What is dropped


def test_a_hint_is_dropped_when_who_asked_has_gone(database: str) -> None:
    async def run() -> None:
        async with open_app(database) as app_state:
            live, connection = await asked(app_state)
            done = app_state.workers.done
            async with nobody_free(app_state):
                await app_state.hub.receive(live, connection, Hint(id=5))
                await until(lambda: app_state.workers.waiting == 1)
                await app_state.hub.part(live, connection)
            await app_state.workers.think(STRANGER, "b", opened().record, 0, "random", 1, 1)
            assert (app_state.workers.waiting, app_state.workers.done) == (0, done + 1)

    asyncio.run(run())


def test_a_draw_counts_even_if_its_player_has_gone(database: str) -> None:
    async def run() -> None:
        async with open_app(database) as app_state:
            live, connection = await asked(app_state)
            done = app_state.workers.done
            async with nobody_free(app_state):
                await app_state.hub.receive(live, connection, draw(live, 5))
                await until(lambda: app_state.workers.waiting == 1)
                await app_state.hub.part(live, connection)
            await app_state.workers.think(STRANGER, "b", opened().record, 0, "random", 1, 1)
            await until(lambda: app_state.workers.done >= done + 2)

    asyncio.run(run())


def test_t_1_a_hint_about_a_question_that_is_closed_is_refused(database: str) -> None:
    async def run() -> None:
        async with open_app(database) as app_state:
            live, connection = await asked(app_state)
            async with nobody_free(app_state):
                await app_state.hub.receive(live, connection, Hint(id=5))
                await until(lambda: app_state.workers.waiting == 1)
                live.table.asked[0].number += 1
            async with asyncio.timeout(60):
                await until(lambda: bool(heard(connection, 5)))
            [refused] = heard(connection, 5)
            assert refused["refusal"]["rule"] == "T-1"

    asyncio.run(run())


# Packs from outside


def test_a_pack_is_read_by_a_worker_and_its_fault_told_as_here() -> None:
    async def play(workers: Workers) -> None:
        await workers.read(NILO, OURS)
        for pack in ("no = = box", CROWDED, f"a = {'9' * 5000}"):
            broken = Settings(game="antayagi", seats=OURS.seats, pack=pack)
            with pytest.raises(PackFault) as fault:
                await workers.read(NILO, broken)
            with pytest.raises(PackFault) as here:
                settings_of_tables.check_settings(broken, GAMES)
            assert str(fault.value) == str(here.value)
        assert workers.deaths == 0

    run(play)


TIGHT = """
from sobremesa.games.antayagi.content import PACKS
from sobremesa.server.workers import worker
from sobremesa.server.workers.jobs import Read
from sobremesa.table.settings import BotSeat, Settings

def read(pack):
    print(worker.read(Read(Settings("antayagi", (BotSeat("random"),) * 3, pack=pack), False)))

crowded = "a = [" + "{b=1}," * 60_000 + "]"
worker.READING_BYTES = 2**20
read(crowded)
worker.READING_BYTES = 2**28
worker.READING_SECONDS = 0.01
read(crowded)
worker.READING_SECONDS = 9
read(PACKS["65"].text)
"""


def test_what_takes_too_much_to_read_is_refused() -> None:
    command = [sys.executable, "-c", TIGHT]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == [
        "Faulty(where='field pack', what='it takes too much memory to read', others=())",
        "Faulty(where='field pack', what='it takes more than 0.01 seconds to read', others=())",
        "Fine()",
    ]


def test_a_worker_that_reads_for_too_long_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    crowded = Settings(game="antayagi", seats=OURS.seats, pack=CROWDED)

    async def play(workers: Workers) -> None:
        monkeypatch.setattr(pool, "LATE", 0.01)
        with pytest.raises(PackFault, match="it takes too long to read"):
            await workers.read(NILO, crowded)
        monkeypatch.undo()
        thought = await workers.think(NILO, "a", opened().record, 0, "random", 1, 1)
        assert (thought.budget, workers.deaths) == (1, 1)

    run(play)


def test_no_pack_is_read_where_others_are_served(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[threading.Thread] = []
    with_pack = AntaYagi.with_pack

    def noted(game: AntaYagi, text: str, file: str) -> Any:
        threads.append(threading.current_thread())
        return with_pack(game, text, file)

    monkeypatch.setattr(AntaYagi, "with_pack", noted)

    async def run() -> None:
        async with open_app(database) as app_state:
            await app_state.hub.check(OURS, ANA)
            assert app_state.workers.done == 1
            code = await app_state.hub.set_table(TableSet(OURS, ANA, new_root()))
            live = await app_state.hub.live(code)
            live.touched -= 3600
            await app_state.hub.sweep()
            assert live.gone
            settings_of_tables._with_pack.cache_clear()
            again = await app_state.hub.live(code)
            assert again.table.game.pack(again.table.options).text == OWN_PACK
            assert app_state.workers.done == 2

    asyncio.run(run())
    assert len(threads) == 2
    assert threading.main_thread() not in threads


def test_tables_with_the_same_pack_share_it(database: str) -> None:
    async def run() -> None:
        async with open_app(database) as app_state:
            codes = [
                await app_state.hub.set_table(TableSet(OURS, ANA, new_root())) for _ in range(2)
            ]
            first, second = [(await app_state.hub.live(code)).table.game for code in codes]
            assert first is second

    asyncio.run(run())


def test_s_3_who_has_too_many_tables_has_no_pack_read(database: str) -> None:
    async def run() -> None:
        async with open_app(database) as app_state:
            for _ in range(app_state.config.tables_per_person):
                await app_state.hub.set_table(TableSet(STRICT, ANA, new_root()))
            with pytest.raises(Problem) as problem:
                await app_state.hub.check(OURS, ANA)
            assert problem.value.illegal.rule == "S-3"
            assert app_state.workers.done == 0

    asyncio.run(run())
