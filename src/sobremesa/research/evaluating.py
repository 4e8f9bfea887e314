"""Playing a protocol: the games of the arena, summed up as a row of the benchmark's table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from math import sqrt
from time import perf_counter, process_time
from typing import Any, Final, NamedTuple

import msgspec
from msgspec.structs import replace

from sobremesa import __version__
from sobremesa.arena import entrants
from sobremesa.arena.entrants import Entrant, LevelEntrant
from sobremesa.arena.machine import machine
from sobremesa.arena.pool import run_jobs
from sobremesa.arena.rows import Row
from sobremesa.arena.schedule import Pairing, PlannedGame
from sobremesa.arena.statistics import Interval, interval_of_units, mean_of, units
from sobremesa.arena.tournament import Tournament, new_tournament
from sobremesa.games import GAMES
from sobremesa.kernel.bot import Bot
from sobremesa.kernel.errors import Fault
from sobremesa.kernel.game import AnyGame
from sobremesa.research.protocols import BenchmarkProtocol, Challenge

FORMAT: Final = 1  # of a row as data; a new field with a default is no new format
EARLY: Final = 8  # who fails in each of so many games is not evaluated any further
BASELINE: Final = "baseline"
RUNNER: Final = "sobremesa.research.runner"
ALONE: Final = Pairing(one=0, field=1)


class EvaluationStopped(Fault):
    """Nothing can be learnt of somebody who always fails."""


class ChallengeResult(msgspec.Struct, frozen=True):
    """How somebody did against one field."""

    players: int
    opponent: str
    deals: int
    share: float  # of the games won, a tie shared
    low: float  # the 95 % interval
    high: float


class FailureCount(msgspec.Struct, frozen=True):
    """Why games were lost by failing."""

    what: str
    games: int


class Evaluation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A row of the table, with all that must be equal for rows to be compared."""

    format: int
    game: str
    protocol: int  # its version
    quick: bool
    version: str  # of Sobremesa
    rules_version: int
    encoding: int  # its version
    pack: str  # the hash of the content
    agent: str  # who was evaluated
    results: tuple[ChallengeResult, ...]
    score: float  # the mean reward over all challenges: 0 is fair, 1 wins every game
    low: float
    high: float
    milliseconds: float  # a decision took, in the mean
    failures: tuple[FailureCount, ...]
    machine: str


class EvaluationJob(NamedTuple):
    """A game of a challenge."""

    challenge: int
    game: PlannedGame


class EvaluationGame(NamedTuple):
    """One that is over."""

    challenge: int
    row: Row


class EvaluationTables(msgspec.Struct, frozen=True):
    """The challenges, as they travel to the workers."""

    tournaments: tuple[Tournament, ...]

    def play(self, job: EvaluationJob) -> EvaluationGame:
        """One game."""
        return EvaluationGame(job.challenge, self.tournaments[job.challenge].play(job.game))


class ClassEntrant(NamedTuple):
    """A class of this process: a bot's, or a learner's."""

    name: str
    make: Callable[[], Any]

    def bot(self, game: AnyGame) -> Bot:  # noqa: ARG002
        """One of its instances."""
        from sobremesa.research.learners import as_bot  # noqa: PLC0415 - needs NumPy

        return as_bot(self.make())


def _baseline(game: str) -> Any:
    """The network that comes with the package."""
    from sobremesa.research.baseline import Baseline  # noqa: PLC0415 - needs NumPy

    return Baseline.of(game)


def entrant_of(text: str, protocol: BenchmarkProtocol) -> Entrant:
    """Who is meant by `mine.py:Mine`, `baseline`, the name of a bot or `run:` and a program."""
    game = GAMES[protocol.game]
    if text == BASELINE:
        return ClassEntrant(BASELINE, partial(_baseline, protocol.game))
    return entrants.read(text, game, protocol.seconds, "AGENT", RUNNER)


def tables_of(protocol: BenchmarkProtocol, entrant: Entrant) -> EvaluationTables:
    """The challenges as the arena plays them: the one is entrant 0, the field is entrant 1."""
    game = GAMES[protocol.game]
    options = game.read_options(dict(game.unattended))
    # Who plays in this process is charged for its own work, whatever else the machine does.
    here = isinstance(entrant, LevelEntrant | ClassEntrant)
    clock = process_time if here else perf_counter
    tournaments = [
        new_tournament(
            game,
            options,
            [entrant, LevelEntrant(challenge.opponent)],
            players=challenge.players,
            deals=challenge.deals,
            seed=protocol.seed + number,
            budget=protocol.budget,
        )
        for number, challenge in enumerate(protocol.challenges)
    ]
    return EvaluationTables(tuple(replace(one, clock=clock) for one in tournaments))


def _jobs(challenges: Sequence[Challenge]) -> Iterator[EvaluationJob]:
    """All games, deal by deal, so that all challenges grow evenly."""
    for deal in range(max(challenge.deals for challenge in challenges)):
        for number, (players, _, deals) in enumerate(map(msgspec.structs.astuple, challenges)):
            if deal < deals:
                for seat in range(players):
                    game = PlannedGame(deal * players + seat, deal, ALONE, seat)
                    yield EvaluationJob(number, game)


def played(protocol: BenchmarkProtocol, entrant: Entrant, workers: int) -> Iterator[EvaluationGame]:
    """The games of a protocol in their order, each as soon as it is over.

    Who fails, by an exception, an illegal action or too long a thought, loses that game; who has
    failed in each of the first games is stopped.
    """
    tables = tables_of(protocol, entrant)
    failed = 0
    jobs = _jobs(protocol.challenges)
    for number, done in enumerate(run_jobs(tables.play, jobs, workers), 1):
        failed += bool(_failures(done.row))
        if failed == number == EARLY:
            why = _failures(done.row)[0]
            raise EvaluationStopped(
                entrant.name, f"failed in each of the first {EARLY} games: {why}"
            )
        yield done


def _failures(row: Row) -> list[str]:
    """Why the one failed in this game, if it did."""
    return [failure.what for failure in row.failures if failure.seat == row.seat]


def evaluation(
    protocol: BenchmarkProtocol, agent: str, games: Iterable[EvaluationGame], *, quick: bool = False
) -> Evaluation:
    """All games of a protocol as a row of the table."""
    done = list(games)
    game = GAMES[protocol.game]
    options = game.read_options(dict(game.unattended))
    results = tuple(
        _result(challenge, [row for where, row in done if where == number])
        for number, challenge in enumerate(protocol.challenges)
    )
    score, (low, high) = score_of(results)
    decisions = sum(row.decisions[row.seat] for _, row in done)
    seconds = sum(row.seconds[row.seat] for _, row in done)
    failures = Counter(why for _, row in done for why in _failures(row))
    return Evaluation(
        format=FORMAT,
        game=protocol.game,
        protocol=protocol.version,
        quick=quick,
        version=__version__,
        rules_version=game.rules_version,
        encoding=game.encoding(options).version,
        pack=game.pack(options).hash,
        agent=agent,
        results=results,
        score=round(score, 4),
        low=round(low, 4),
        high=round(high, 4),
        milliseconds=round(1000 * seconds / max(1, decisions), 2),
        failures=tuple(FailureCount(what, times) for what, times in failures.most_common()),
        machine=machine(),
    )


def _result(challenge: Challenge, rows: Sequence[Row]) -> ChallengeResult:
    values = units(rows, challenge.players)[ALONE]
    low, high = interval_of_units(values, challenge.players)
    return ChallengeResult(
        challenge.players,
        challenge.opponent,
        len(values),
        round(mean_of(values), 4),
        round(low, 4),
        round(high, 4),
    )


def reward_of(share: float, players: int) -> float:
    """The mean reward of an environment that a win share comes to."""
    return (players * share - 1) / (players - 1)


def score_of(results: Sequence[ChallengeResult]) -> tuple[float, Interval]:
    """The mean reward over challenges, and its 95 % interval.

    The challenges have deals of their own, so they are independent of each other: the distances to
    the ends of their intervals add up as squares (Zou and Donner, "Construction of confidence
    limits about effect measures", 2008).
    """
    many = len(results)
    means = [reward_of(one.share, one.players) for one in results]
    below = [
        mean - reward_of(one.low, one.players) for mean, one in zip(means, results, strict=True)
    ]
    above = [
        reward_of(one.high, one.players) - mean for mean, one in zip(means, results, strict=True)
    ]
    score = sum(means) / many
    reach = [sqrt(sum(part * part for part in parts)) / many for parts in (below, above)]
    return score, Interval(score - reach[0], score + reach[1])
