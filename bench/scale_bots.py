"""What a bot's move costs, by level, for ``scale.py``.

Tables of bots alone are played one after the other at a real server, as fast as they can be, with a
worker for each seat: so nobody waits, and bots think as much as they would for a person.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Final, NamedTuple

import httpx
from server import COMPILED, LIMITS, Contender, serving
from server_bots import figures
from server_load import children, cpu_of_all, cpu_seconds
from table_bots import URL, USUAL, watch

from sobremesa.client.guest import http_at
from sobremesa.games import GAMES

WARM_UP: Final = 1.0  # seconds, in which workers begin
MOVES: Final = "sobremesa_moves_total"


class BotCost(NamedTuple):
    """A move of a bot, in ms of the processor."""

    game: str
    level: str
    moves: float  # that were measured
    worker: float
    server: float  # what the server's own process has to do for it


def kinds() -> Iterator[tuple[str, str]]:
    """Every level that people may choose, of each game."""
    return ((game, level) for game in GAMES for level in GAMES[game].levels)


def bot_cost(game: str, level: str, seconds: float) -> BotCost:
    """Play for so long at a fresh server."""
    one = Contender(f"{game}, {level}", game, compiled=COMPILED.is_dir())
    with serving(one, 0, {**LIMITS, "workers": USUAL[game]}) as process:
        return asyncio.run(_measure(game, level, process.pid, seconds))


async def _measure(game: str, level: str, pid: int, seconds: float) -> BotCost:
    playing = asyncio.create_task(_play(game, level))
    async with http_at(URL) as http:
        await asyncio.sleep(WARM_UP)
        moves, own, workers = await _moves(http), cpu_seconds(pid), _of_workers(pid)
        await asyncio.sleep(seconds)
        moves = await _moves(http) - moves
        own, workers = cpu_seconds(pid) - own, _of_workers(pid) - workers
    if playing.done():
        playing.result()  # a fault is a fault
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)
    count = max(1.0, moves)
    return BotCost(game, level, moves, 1000 * workers / count, 1000 * own / count)


async def _play(game: str, level: str) -> None:
    while True:
        await watch(game, [level] * USUAL[game], 0, [])


async def _moves(http: httpx.AsyncClient) -> float:
    return sum(value for name, value in (await figures(http)).items() if name.startswith(MOVES))


def _of_workers(pid: int) -> float:
    return sum(map(cpu_of_all, children(pid)))
