"""Playing what is missing: all rungs grow evenly, and those that are decided stop.

What is kept depends on the rows alone, in their order: however many workers there are, and wherever
it was stopped, the same games are played.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from time import process_time
from typing import NamedTuple

import msgspec
from tools.ladder.contenders import ContenderEntrant, WatchedTournament
from tools.ladder.data import Games, GamesFile, Played, check_head
from tools.ladder.plan import Rung

from sobremesa.arena.pool import run_jobs
from sobremesa.arena.rows import Row, TournamentHead
from sobremesa.arena.schedule import Pairing, PlannedGame
from sobremesa.arena.statistics import SequentialTest, mean_of
from sobremesa.arena.tournament import Tournament, new_tournament
from sobremesa.games import GAMES


class Job(NamedTuple):
    """A game of a rung."""

    rung: str
    game: PlannedGame


class Done(NamedTuple):
    """A game of a rung that is over."""

    rung: str
    row: Row


class Tables(msgspec.Struct, frozen=True):
    """The rungs by name, as they travel to the workers."""

    tournaments: dict[str, Tournament]

    def play(self, job: Job) -> Done:
        """One game."""
        return Done(job.rung, self.tournaments[job.rung].play(job.game))


def tournament_of(game: str, rung: Rung) -> Tournament:
    """A rung as the arena plays it: the one is entrant 0, the field is entrant 1.

    Its bots think in the process that times them, so that others on the machine take no time.
    """
    chosen = GAMES[game]
    made = new_tournament(
        chosen,
        chosen.read_options({**chosen.unattended, **chosen.compared, **rung.options}),
        [ContenderEntrant(rung.one), ContenderEntrant(rung.field)],
        players=rung.players,
        deals=rung.deals,
        seed=rung.seed,
        budget=rung.budget,
        until_sure=rung.until_sure,
    )
    kind = WatchedTournament if rung.one.sees else Tournament
    return kind(made.head, made.entrants, made.pack, process_time, rung.samples)


class Progress:
    """How far a rung has come."""

    def __init__(self, rung: Rung, most: int | None, rows: Sequence[Row]) -> None:
        self.rung = rung
        self._games = rung.games_of_a_deal * min(rung.deals, most or rung.deals)
        self._tests = [SequentialTest(1 / rung.players)]
        self._tests += [] if rung.goal is None else [SequentialTest(rung.goal)]
        self._wins: list[float] = []
        self.done = 0
        for row in rows:
            self.add(row)

    @property
    def left(self) -> int:
        """How many games are missing, at most."""
        return max(0, self._games - self.done) if self._is_open() else 0

    def _is_open(self) -> bool:
        """Whether more is to be learnt: of fair, and of the goal if there is one."""
        return not self.rung.until_sure or any(test.verdict == "open" for test in self._tests)

    def add(self, row: Row) -> None:
        """One more game."""
        self.done += 1
        self._wins.append(row.win)
        if len(self._wins) == self.rung.games_of_a_deal:
            for test in self._tests:
                test.add(mean_of(self._wins))
            self._wins.clear()

    def game(self, number: int) -> PlannedGame:
        """The game of this number."""
        deal, seat = divmod(number, self.rung.games_of_a_deal)
        return PlannedGame(number, deal, Pairing(0, 1), seat)

    def of_deal(self, deal: int, first: int) -> Iterator[Job]:
        """The games of a deal that are missing: where there were so many games at first."""
        many = self.rung.games_of_a_deal
        for number in range(max(first, deal * many), (deal + 1) * many):
            if number < self._games and self._is_open():
                yield Job(self.rung.name, self.game(number))


class Climb:
    """The rungs of a game, and what was played of them."""

    def __init__(
        self, game: str, rungs: Sequence[Rung], games: Games, most: int | None = None
    ) -> None:
        self.tables = Tables({rung.name: tournament_of(game, rung) for rung in rungs})
        self.games = games
        for name, tournament in self.tables.tournaments.items():
            if name in games:
                check_head(games[name].head, tournament.head, name)
        self.progress = {rung.name: Progress(rung, most, self._rows(rung.name)) for rung in rungs}

    def _rows(self, rung: str) -> list[Row]:
        return self.games[rung].rows if rung in self.games else []

    @property
    def left(self) -> int:
        """How many games are missing, at most."""
        return sum(rung.left for rung in self.progress.values())

    def jobs(self, go_on: Callable[[], bool]) -> Iterator[Job]:
        """What is to be played, deal by deal; asked for as it comes."""
        first = {name: rung.done for name, rung in self.progress.items()}
        for deal in range(max((rung.rung.deals for rung in self.progress.values()), default=0)):
            for name, rung in self.progress.items():
                for job in rung.of_deal(deal, first[name]):
                    if not go_on():
                        return
                    yield job

    def play(self, file: GamesFile, workers: int, go_on: Callable[[], bool]) -> Iterator[Done]:
        """Play what is missing, and keep each game as soon as it is over."""
        with closing(run_jobs(self.tables.play, self.jobs(go_on), workers)) as results:  # type: ignore[type-var]
            for done in results:
                if self.progress[done.rung].left:
                    self._keep(done, file)
                    yield done

    def _keep(self, done: Done, file: GamesFile) -> None:
        if done.rung not in self.games:
            self.games[done.rung] = Played(self._head(done.rung), [])
            file.begin(done.rung, self._head(done.rung))
        file.add(done.rung, done.row)
        self.games[done.rung].rows.append(done.row)
        self.progress[done.rung].add(done.row)

    def _head(self, rung: str) -> TournamentHead:
        return self.tables.tournaments[rung].head
