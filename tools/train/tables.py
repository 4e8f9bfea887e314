"""Tables that play in processes of their own, in arrays that they share with the learner."""

from __future__ import annotations

from collections.abc import Mapping
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Final, NamedTuple, Self

import numpy as np
import numpy.typing as npt

from sobremesa.envs.episode import rewards
from sobremesa.envs.terms import EnvTerms
from sobremesa.kernel.episode import NumberedGame, NumberedGames

STEP: Final = b"step"
END: Final = b"end"


class Plan(NamedTuple):
    """What is played, at how many tables, from which deals on."""

    game: str
    players: int
    options: Mapping[str, Any]
    tables: int
    seed: int

    @property
    def terms(self) -> EnvTerms:
        """The terms of every table."""
        return EnvTerms(self.game, self.players, self.options, None)


class Arrays:
    """What all tables say and are told, one after the other in one block of memory."""

    def __init__(self, plan: Plan, name: str | None = None) -> None:
        terms = plan.terms
        count = plan.tables
        shapes: dict[str, tuple[tuple[int, ...], type]] = {
            "rewards": ((count, plan.players), np.float32),  # of a game that has just ended
            "actions": ((count,), np.int32),
            "seats": ((count,), np.int16),  # who is asked
            "rows": ((count, terms.encoding.width), np.int16),
            "masks": ((count, int(terms.action_space.n)), np.int8),
            "over": ((count,), np.int8),  # whether the last action ended a game
        }
        sizes = [int(np.prod(shape)) * np.dtype(kind).itemsize for shape, kind in shapes.values()]
        self.memory = SharedMemory(name, create=name is None, size=sum(sizes))
        at, arrays = 0, {}
        for (key, (shape, kind)), size in zip(shapes.items(), sizes, strict=True):
            arrays[key] = np.ndarray(shape, kind, self.memory.buf, at)
            at += size
        self.rewards: npt.NDArray[np.float32] = arrays["rewards"]
        self.actions: npt.NDArray[np.int32] = arrays["actions"]
        self.seats: npt.NDArray[np.int16] = arrays["seats"]
        self.rows: npt.NDArray[np.int16] = arrays["rows"]
        self.masks: npt.NDArray[np.int8] = arrays["masks"]
        self.over: npt.NDArray[np.int8] = arrays["over"]


class _Share:
    """The tables of one process, which lie beside each other."""

    def __init__(self, plan: Plan, arrays: Arrays, mine: range) -> None:
        terms = plan.terms
        here = slice(mine.start, mine.stop)
        self.plan = plan
        self.mine = mine
        self.seats, self.over = arrays.seats[here], arrays.over[here]
        self.rewards, self.actions = arrays.rewards[here], arrays.actions[here]
        games = [NumberedGame(terms.game, terms.options, terms.players) for _ in mine]
        self.games = NumberedGames(games, arrays.rows[here], arrays.masks[here])
        self.dealt = [0] * len(mine)
        for n in range(len(mine)):
            self.deal(n)
        self.seats[:] = self.games.seats

    def deal(self, n: int) -> None:
        """The next game of this table: its deals are its own, however many processes there are."""
        seed = self.plan.seed + self.mine[n] + self.plan.tables * self.dealt[n]
        self.dealt[n] += 1
        self.games.deal(n, seed)

    def step(self) -> None:
        """Take the action of each table."""
        games = self.games
        self.over[:] = 0
        for n in games.step(self.actions.tolist()):
            if n in games.illegal:
                raise RuntimeError(games.illegal[n])
            self.over[n] = 1
            self.rewards[n] = rewards(games.games[n].outcome())
            self.deal(n)
        self.seats[:] = games.seats


def _work(plan: Plan, memory: str, mine: range, line: Connection) -> None:
    """What a process does until it is told to end."""
    arrays = Arrays(plan, memory)
    share = _Share(plan, arrays, mine)
    line.send_bytes(STEP)
    while line.recv_bytes() == STEP:
        share.step()
        line.send_bytes(STEP)


class Tables:
    """All tables: steps them at once."""

    def __init__(self, plan: Plan, workers: int) -> None:
        self.arrays = Arrays(plan)
        context = get_context("spawn")
        self.lines: list[Connection] = []
        self.processes = []
        for worker in range(workers):
            line, theirs = context.Pipe()
            share = range(plan.tables * worker // workers, plan.tables * (worker + 1) // workers)
            process = context.Process(
                target=_work, args=(plan, self.arrays.memory.name, share, theirs), daemon=True
            )
            process.start()
            self.lines.append(line)
            self.processes.append(process)
        self._wait()

    def _wait(self) -> None:
        for line in self.lines:
            line.recv_bytes()

    def step(self) -> None:
        """Take the actions that are in the arrays, at every table."""
        for line in self.lines:
            line.send_bytes(STEP)
        self._wait()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for line in self.lines:
            line.send_bytes(END)
        for process in self.processes:
            process.join()
        self.arrays.memory.close()
        self.arrays.memory.unlink()
