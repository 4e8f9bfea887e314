"""A game of one round that is over in no time: everybody is dealt a number and adds another."""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any, cast

import msgspec

from sobremesa.arena.rows import FORMAT, TournamentHead
from sobremesa.arena.tournament import Tournament
from sobremesa.kernel.bot import Decision, Thought
from sobremesa.kernel.chance import Chance
from sobremesa.kernel.errors import refuse
from sobremesa.kernel.game import AnyGame, Outcome

DEALT, ADDED = 12, 10  # the numbers are below these


class Add(msgspec.Struct, frozen=True):
    """A number to add."""

    number: int


class Drawing:
    """A bot that adds a number at random."""

    def choose(self, decision: Decision[Any, Any]) -> Thought[Any]:
        return Thought(Add(decision.chance.below(ADDED)))


class Adding:
    """A bot that always adds the same number."""

    def __init__(self, number: int) -> None:
        self.number = number

    def choose(self, decision: Decision[Any, Any]) -> Thought[Any]:  # noqa: ARG002
        return Thought(Add(self.number))


class Toy:
    """As much of a game as the arena asks for."""

    name = title = "toy"

    def __init__(self) -> None:
        self.bots = {"random": Drawing(), "good": Adding(9), "fair": Adding(5)}

    def read_options(self, data: Any) -> Any:
        return data

    def setup(self, options: Any, seats: int, chance: Chance) -> Any:  # noqa: ARG002
        dealt = [chance.below(DEALT) for _ in range(seats)]
        return SimpleNamespace(dealt=dealt, added=[-1] * seats)

    def to_act(self, state: Any) -> Sequence[int]:
        return [seat for seat, number in enumerate(state.added) if number < 0]

    def view(self, state: Any, seat: int) -> Any:
        return SimpleNamespace(seat=seat, dealt=state.dealt[seat])

    def read_move(self, move: Any) -> Add:
        return msgspec.json.decode(msgspec.json.encode(move), type=Add)

    def apply(self, state: Any, seat: int, move: Add, story: Any) -> None:  # noqa: ARG002
        if not 0 <= move.number < ADDED:
            raise refuse("TOY-1", "too-much")
        state.added[seat] = move.number

    def outcome(self, state: Any) -> Outcome:
        scores = [sum(numbers) for numbers in zip(state.dealt, state.added, strict=True)]
        return Outcome(tuple(1 + sum(other > score for other in scores) for score in scores))


TOY = cast("AnyGame", Toy())


class Level(msgspec.Struct, frozen=True):
    """A bot of the toy."""

    name: str

    def bot(self, game: AnyGame) -> Any:
        return game.bots[self.name]


def tournament(
    *levels: str, deals: int, seed: int = 1, players: int = 3, until_sure: bool = False
) -> Tournament:
    """A tournament of the toy."""
    head = TournamentHead(
        format=FORMAT,
        game="toy",
        title="toy",
        version="0",
        rules_version=1,
        pack="",
        options={},
        players=players,
        entrants=tuple(f"{number} {level}" for number, level in enumerate(levels)),
        seed=seed,
        budget=1,
        seconds=None,
        deals=deals,
        until_sure=until_sure,
    )
    return Tournament(head, tuple(map(Level, levels)))
