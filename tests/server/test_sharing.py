"""Limits and work hold over all nodes."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from sobremesa.server.app_state import AppState
from sobremesa.server.cluster.frames import Pulse, encode
from sobremesa.server.cluster.lending import Lending
from sobremesa.server.cluster.sharing import TOLD, Sharing
from sobremesa.server.config import Config
from sobremesa.server.limits import ActiveCount, Limit
from sobremesa.server.store.store import open_store
from sobremesa.server.workers.pool import Asker, Workers
from tests.server.wired import Wire, nobody
from tests.server.working import HANGING, opened

# Limits


def test_what_one_node_lets_through_the_others_count_a_pulse_later() -> None:
    ours, theirs = Limit(1, 10), Limit(1, 10)
    here, there = Sharing({"requests": ours}, {}), Sharing({"requests": theirs}, {})
    assert all(ours.take("ana", 0.0) for _ in range(10))
    assert all(theirs.take("ana", 0.0) for _ in range(4))  # not told yet
    there.hear("a", here.taken(), {}, 0.0)
    here.hear("b", there.taken(), {}, 0.0)
    assert here.taken() == {}
    assert not theirs.take("ana", 4.5)  # what was let through twice is paid back
    assert theirs.take("ana", 5.5)
    assert not ours.has("ana", 4.5)
    assert ours.has("bo", 0.0)


def test_a_pulse_tells_of_so_many_and_the_next_of_the_rest() -> None:
    limit = Limit(1, 10)
    sharing = Sharing({"requests": limit}, {})
    for number in range(TOLD + 5):
        limit.take(str(number), 0.0)
    assert len(sharing.taken()["requests"]) == TOLD
    assert len(sharing.taken()["requests"]) == 5
    assert sharing.taken() == {}


def test_a_pulse_that_tells_all_it_may_is_one_that_nats_carries() -> None:
    """However many places somebody has: of IPv6 whole networks are cheap."""
    names = [f"limit {number}" for number in range(10)]
    news = {
        name: {f"ffff:ffff:ffff:{number:x}::/64": 100_000 for number in range(TOLD)}
        for name in names
    }
    assert len(encode(Pulse("b" * 16, taken=news, open=news))) < 1_000_000


def test_every_limit_holds_over_all_nodes(tmp_path: Path) -> None:
    async def play() -> None:
        config = Config(database=f"sqlite:///{tmp_path / 'sobremesa.db'}")
        store = await open_store(config.database)
        state = AppState(config, store)
        told: list[Sharing] = []

        class Node:
            async def start(self, _: Any, __: Any, sharing: Sharing) -> None:
                told.append(sharing)

        state.node = Node()  # type: ignore[assignment]
        await state.take_part()
        [sharing] = told
        shared = [*sharing._limits.values(), *sharing._counts.values()]
        ours = [one for one in vars(state).values() if isinstance(one, Limit | ActiveCount)]
        assert [one for one in ours if one not in shared] == [state.learning]  # is done at once
        await store.close()

    asyncio.run(play())


def test_sockets_are_counted_over_all_nodes_and_those_of_a_lost_one_are_not() -> None:
    ours, theirs = ActiveCount(3), ActiveCount(3)
    here, there = Sharing({}, {"persons": ours}), Sharing({}, {"persons": theirs})
    assert ours.enter("ana")
    assert ours.enter("ana")
    there.hear("a", {}, here.open(), 0.0)
    assert theirs.enter("ana")
    assert not theirs.enter("ana")
    ours.leave("ana")
    there.hear("a", {}, here.open(), 0.0)
    assert theirs.enter("ana")
    there.lose("a")
    assert theirs.enter("ana")
    assert here.open() == {}
    here.lose("b")  # who has lost us must be told everything again
    assert here.open() == {"persons": {"ana": 1}}


# Work


def test_a_job_that_waits_is_done_by_a_worker_that_rests_elsewhere() -> None:
    async def play() -> None:
        wire, ours, theirs = Wire(), Workers(1), Workers(1)
        await asyncio.gather(ours.start(), theirs.start())
        wire.b.relays.app = nobody
        lending, _ = Lending(ours, wire.a.relays), Lending(theirs, wire.b.relays)
        carrying = asyncio.create_task(wire.carry_for_ever())
        record = opened().record
        asks = [
            asyncio.create_task(
                ours.think(Asker((name,), lambda: True), name, record, 0, "random", 1, 1)
            )
            for name in ("ana", "bo", "eva")
        ]
        await asyncio.sleep(0)
        assert (ours.busy, ours.waiting) == (1, 2)
        lending.hear(wire.link, 1)
        assert ours.waiting == 1  # one may go there, and no more
        async with asyncio.timeout(HANGING):
            answers = await asyncio.gather(*asks)
        assert len({str(answer.move) for answer in answers}) == 1
        assert (ours.done, ours.lent, theirs.done) == (3, 1, 1)
        carrying.cancel()
        await asyncio.gather(ours.stop(), theirs.stop())

    asyncio.run(play())


def test_a_job_whose_borrower_is_lost_is_done_at_home() -> None:
    async def play() -> None:
        wire, ours = Wire(), Workers(1)
        await ours.start()
        lending = Lending(ours, wire.a.relays)
        record = opened().record
        asks = [
            asyncio.create_task(
                ours.think(Asker((name,), lambda: True), name, record, 0, "random", 1, 1)
            )
            for name in ("ana", "bo")
        ]
        await asyncio.sleep(0)
        lending.hear(wire.link, 1)
        await asyncio.sleep(0)
        wire.link.break_off()
        async with asyncio.timeout(HANGING):
            await asyncio.gather(*asks)
        assert (ours.done, ours.lent) == (2, 0)
        await ours.stop()

    asyncio.run(play())
