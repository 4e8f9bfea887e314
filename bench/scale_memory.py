"""What tables and sockets take of a server's memory, for ``scale.py``.

Tables of four are played for so many moves, and rest then. After that others come to look on, first
where the tables live, then at another node: what each of them adds is a socket, with its person.
A few tables and guests come before anything is counted, for what is made once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final, NamedTuple

from server_load import AT_ONCE, SEATS, Table, begin, rss_mb, set_up

from sobremesa.client.guest import Guest
from sobremesa.client.tab import Tab

WARM_UP: Final = 8  # tables, and as many sockets
STILL: Final = 1.0  # seconds after which everything has been said
LOOK: Final = 0.05  # seconds between two looks at how far the tables are
LONGEST: Final = 120.0  # seconds of play


class Memory(NamedTuple):
    """In kB."""

    table: float  # with its game, its log and four seats, without the sockets
    socket: float  # where its table lives
    at_edge: float  # of a socket, where its table does not live
    at_home: float  # of the same, where its table lives


async def memory_of(
    game: str, urls: Sequence[str], pids: Sequence[int], tables: int, moves: int
) -> Memory:
    """Measure two nodes: all tables live on the first."""
    home, edge = pids
    sockets = SEATS * tables
    first = await _played(game, urls[0], WARM_UP, moves)
    for url in urls:
        await _looked_on(url, first, WARM_UP)
    empty = await _settled(home)
    played = await _played(game, urls[0], tables, moves)
    full, edge_before = await _settled(home), await _settled(edge)
    near = await _looked_on(urls[0], played, sockets)
    home_before = await _settled(home)
    far = await _looked_on(urls[1], played, sockets)
    home_after, edge_after = await _settled(home), await _settled(edge)
    if any(tab.ended is not None for tab in (*near, *far)):
        raise SystemExit("sockets were closed while they were counted")
    socket = (home_before - full) / sockets
    return Memory(
        table=(full - empty) / tables - SEATS * socket,
        socket=socket,
        at_edge=(edge_after - edge_before) / sockets,
        at_home=(home_after - home_before) / sockets,
    )


async def _settled(pid: int) -> float:
    """The memory of a process, in kB, once nothing happens any more."""
    await asyncio.sleep(STILL)
    return 1000 * rss_mb(pid)


async def _played(game: str, url: str, tables: int, moves: int) -> list[Table]:
    """Tables that have been played for so many moves each, or whose games are over."""
    turns = asyncio.Semaphore(AT_ONCE)
    found = await asyncio.gather(*[set_up([url], game, number, turns) for number in range(tables)])
    await asyncio.gather(*[begin(table.seats) for table in found])
    await asyncio.gather(*[_play(table, moves) for table in found])
    return found


async def _play(table: Table, moves: int) -> None:
    playing = asyncio.create_task(table.play(0.0, 0.0))
    async with asyncio.timeout(LONGEST):
        while table.moves < moves and table.seats[0].room.stage != "over":
            await asyncio.sleep(LOOK)
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)


async def _looked_on(url: str, tables: Sequence[Table], sockets: int) -> list[Tab]:
    """So many who look on, at one table after the other; each is somebody else."""
    turns = asyncio.Semaphore(AT_ONCE)

    async def one(number: int) -> Tab:
        async with turns:
            guest = await Guest.come_in(url, "Guest")
            tab = Tab(guest, tables[number % len(tables)].seats[0].code)
            await tab.open()
            await guest.close()
            return tab

    return await asyncio.gather(*[one(number) for number in range(sockets)])
