"""A small storm for every day; `make chaos` has the great one."""

from __future__ import annotations

import asyncio

from tests.server.chaos import chaos
from tests.server.cluster import chaos_on_nodes


def test_no_acknowledged_move_is_lost_when_the_server_is_killed(database: str) -> None:
    left = asyncio.run(chaos(database, tables=6, kills=4))
    assert left.faults == []
    assert left.figures["answers acknowledged"] > 0
    assert left.figures["connections"] > 6


def test_no_acknowledged_move_is_lost_when_nodes_nats_or_postgresql_fail() -> None:
    left = asyncio.run(chaos_on_nodes(tables=3, faults=3))
    assert left.faults == []
    assert left.figures["faults"] == 3
    assert left.figures["answers acknowledged"] > 0
