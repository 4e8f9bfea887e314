"""A node has tables as long as its lease lasts, by its own clock, and not a moment longer."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable
from typing import cast

import pytest

from sobremesa.server.cluster.node import ClusterNode
from sobremesa.server.live import TableGone
from sobremesa.server.store.schema import DatabaseFault, Fence
from sobremesa.server.table_cache import TableCache
from sobremesa.server.tenancy import Elsewhere


def of_a_node(test: Callable[[ClusterNode], Awaitable[None]]) -> Callable[[], None]:
    """The test, with a node that has a table, and talks to nobody."""

    async def play() -> None:
        nobody = "nats://user:word@127.0.0.1:1"
        node = ClusterNode("postgresql://nobody@127.0.0.1:1/none", "", nobody, "")
        node.name = "a"
        node._until = time.monotonic() + 600
        assert node.found("t") == Fence("a", 1)
        await test(node)

    return lambda: asyncio.run(play())


@of_a_node
async def test_after_its_lease_a_node_has_no_table_and_takes_none(node: ClusterNode) -> None:
    assert node.fence("t") == Fence("a", 1)
    assert not await node.claim("t")
    node._until = time.monotonic()  # nobody has told it so
    assert node.over
    with pytest.raises(TableGone):
        node.fence("t")
    with pytest.raises(TableGone):
        node.found("u")
    with pytest.raises(TableGone):
        await node.claim("t")


@of_a_node
async def test_a_node_that_leaves_has_no_table_come_to_it(node: ClusterNode) -> None:
    node.leaving = True
    with pytest.raises(Elsewhere):  # so whoever wants to wake one does not try again and again
        await node.claim("u")


@of_a_node
async def test_who_lets_go_has_no_table_though_the_lease_lasts(node: ClusterNode) -> None:
    node.let_go()
    node._until = time.monotonic() + 600  # another life
    with pytest.raises(TableGone):
        node.fence("t")


@of_a_node
async def test_a_node_whose_renewals_end_by_a_mistake_begins_anew(node: ClusterNode) -> None:
    ended = asyncio.Event()

    async def fails() -> None:
        raise ValueError("nobody has thought of this")

    async def for_ever() -> None:
        await asyncio.Event().wait()

    async def come_back() -> None:
        ended.set()
        await for_ever()

    node._renew_for_ever = fails  # type: ignore[method-assign]
    node._pulse_for_ever = for_ever  # type: ignore[method-assign]
    node._come_back = come_back  # type: ignore[method-assign]
    living = asyncio.create_task(node._live_on())
    async with asyncio.timeout(30):
        await ended.wait()
    assert node.over
    living.cancel()
    await asyncio.gather(living, return_exceptions=True)


@of_a_node
async def test_who_does_not_hold_its_name_any_more_does_so_before_its_lease_is_renewed(
    node: ClusterNode,
) -> None:
    done: list[str] = []

    async def hold(name: str) -> None:
        done.append(f"hold {name}")
        if len(done) == 1:
            raise DatabaseFault("the database", "it is away")
        node._homes.unheld.clear()

    async def renew(_: str, __: float) -> bool:
        done.append("renew")
        return False  # somebody thought that it was dead

    node._homes.hold = hold  # type: ignore[assignment, method-assign]
    node._homes.renew = renew  # type: ignore[assignment, method-assign]
    node._homes.unheld.set()
    async with asyncio.timeout(30):
        await node._renew_for_ever()
    assert done == ["hold a", "hold a", "renew"]
    assert node._ended.is_set()


@of_a_node
async def test_a_database_that_fails_for_a_moment_at_the_start_is_asked_again(
    node: ClusterNode,
) -> None:
    answers: list[DatabaseFault | bool] = [DatabaseFault("the database", "it is away"), False, True]

    async def be_born() -> bool:
        answer = answers.pop(0)
        if isinstance(answer, DatabaseFault):
            raise answer
        return answer

    async def meet() -> None:
        """All others were heard."""

    node._be_born = be_born  # type: ignore[method-assign]
    node._meet = meet  # type: ignore[method-assign]
    await node._begin()
    assert answers == []


@of_a_node
async def test_what_cannot_be_written_breaks_one_link_and_ends_no_talk(node: ClusterNode) -> None:
    said = []

    def say(subject: str, _: bytes) -> None:
        said.append(subject)

    node._bus.say = say  # type: ignore[assignment, method-assign]
    for name in ("b", "c"):
        node.links._link(name)
    talking = asyncio.create_task(node._talk())
    [b, c] = node.links.all()
    b.send(object(), 1)  # type: ignore[arg-type]
    c.send(object(), 1)  # type: ignore[arg-type]
    async with asyncio.timeout(30):
        while len(said) < 2:
            await asyncio.sleep(0)
    assert (b.epoch, c.epoch) == (2, 2)
    assert not talking.done()
    talking.cancel()
    await asyncio.gather(talking, return_exceptions=True)


@of_a_node
async def test_tables_that_were_taken_though_the_answer_was_lost_go_on(node: ClusterNode) -> None:
    back: list[set[str]] = []
    answers: list[DatabaseFault | dict[str, int]] = [DatabaseFault("it", "is away"), {"v": 3}, {}]

    class Tables:
        def were_cut_off(self, ids: Iterable[str]) -> None:
            back.append(set(ids))

        async def bring_back(self) -> None:
            """They are claimed anew."""

    async def take_orphans(_: str, __: int) -> dict[str, int]:
        answer = answers.pop(0)
        if isinstance(answer, DatabaseFault):
            raise answer
        return answer

    async def at(name: str) -> set[str]:
        assert name == "a"
        return {"t", "u"}

    node._tables = cast("TableCache", Tables())
    node._homes.take_orphans = take_orphans  # type: ignore[assignment, method-assign]
    node._homes.at = at  # type: ignore[assignment, method-assign]
    with pytest.raises(DatabaseFault):
        await node._take_some()
    await node._take_some()
    await node._take_some()
    assert back == [{"u", "v"}, set()]  # `t` it has, and is asked once
