"""What the benchmark plays: fixed, so that rows of different people can be compared.

A number that changes what is played makes a new version, and rows of different versions are never
put into one table. So does whatever changes how the opponents play.
"""

from __future__ import annotations

from typing import Final

import msgspec

from sobremesa.kernel.errors import OptionsFault

QUICK: Final = 20  # a quick evaluation has one deal in so many
LEAST: Final = 2  # deals of a challenge


class Challenge(msgspec.Struct, frozen=True):
    """One against a field: the same bot in all other seats."""

    players: int
    opponent: str
    deals: int  # each is played once with the one in every seat


class BenchmarkProtocol(msgspec.Struct, frozen=True):
    """All that is played for a row of a game's table, with the options of its environment."""

    game: str
    version: int
    seed: int  # of the first challenge's deals; the next one has the next
    budget: int  # iterations a decision: of opponents, and of who asks for it
    seconds: float  # a decision of who is evaluated; after twice that and 1 more it has failed
    challenges: tuple[Challenge, ...]

    def quick(self) -> BenchmarkProtocol:
        """A few of the deals: to see whether all works, not for a table."""
        few = tuple(
            msgspec.structs.replace(one, deals=max(LEAST, one.deals // QUICK))
            for one in self.challenges
        )
        return msgspec.structs.replace(self, challenges=few)

    @property
    def players(self) -> int:
        """How many sit at the table of the first challenge."""
        return self.challenges[0].players

    @property
    def games(self) -> int:
        """How many are played in all."""
        return sum(one.players * one.deals for one in self.challenges)


PROTOCOLS: Final = {
    protocol.game: protocol
    for protocol in (
        BenchmarkProtocol(
            "antayagi",
            version=1,
            seed=21_100,
            budget=24,
            seconds=1.0,
            challenges=(
                Challenge(4, "random", 300),
                Challenge(4, "greedy", 300),
                Challenge(4, "strong", 150),
                Challenge(6, "greedy", 60),
            ),
        ),
        BenchmarkProtocol(
            "antheno",
            version=1,
            seed=21_200,
            budget=8,
            seconds=1.0,
            challenges=(
                Challenge(4, "random", 50),
                Challenge(4, "greedy", 100),
                Challenge(4, "strong", 60),
                Challenge(2, "greedy", 100),
            ),
        ),
        BenchmarkProtocol(
            "tanxi",
            version=2,
            seed=21_300,
            budget=250,
            seconds=1.0,
            challenges=(
                Challenge(3, "random", 100),
                Challenge(3, "greedy", 150),
                Challenge(3, "strong", 60),
                Challenge(5, "greedy", 30),
            ),
        ),
    )
}


def protocol_of(game: str) -> BenchmarkProtocol:
    """The protocol of this game."""
    if game not in PROTOCOLS:
        known = ", ".join(PROTOCOLS)
        raise OptionsFault("--game", f"there is no protocol for {game!r}, only for {known}")
    return PROTOCOLS[game]
