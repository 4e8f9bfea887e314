"""Playing what is missing: all matches grow evenly, and those that are decided stop.

What is kept depends on the rows alone, in their order: however many workers there are, and wherever
it was stopped, the same games are played.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from typing import NamedTuple

import msgspec
from tools.ladder.contenders import ContenderEntrant, WatchedTournament
from tools.ladder.data import Games, GamesFile, Played, check_head
from tools.ladder.plan import Match

from sobremesa.arena.pool import run_jobs
from sobremesa.arena.rows import Row, TournamentHead
from sobremesa.arena.schedule import Pairing, PlannedGame
from sobremesa.arena.statistics import SequentialTest, mean_of
from sobremesa.arena.tournament import Tournament, new_tournament
from sobremesa.games import GAMES


class Job(NamedTuple):
    """A game of a match."""

    match: str
    game: PlannedGame


class Done(NamedTuple):
    """A game of a match that is over."""

    match: str
    row: Row


class Tables(msgspec.Struct, frozen=True):
    """The matches by name, as they travel to the workers."""

    tournaments: dict[str, Tournament]

    def play(self, job: Job) -> Done:
        """One game."""
        return Done(job.match, self.tournaments[job.match].play(job.game))


def tournament_of(game: str, match: Match) -> Tournament:
    """A match as the arena plays it: the one is entrant 0, the field is entrant 1."""
    chosen = GAMES[game]
    made = new_tournament(
        chosen,
        chosen.read_options({**chosen.unattended, **chosen.compared, **match.options}),
        [ContenderEntrant(match.one), ContenderEntrant(match.field)],
        players=match.players,
        deals=match.deals,
        seed=match.seed,
        budget=match.budget,
        until_sure=match.until_sure,
    )
    kind = WatchedTournament if match.one.sees else Tournament
    return kind(made.head, made.entrants, made.pack, made.clock, match.samples)


class Progress:
    """How far a match has come."""

    def __init__(self, match: Match, most: int | None, rows: Sequence[Row]) -> None:
        self.match = match
        self._games = match.games_of_a_deal * min(match.deals, most or match.deals)
        self._tests = [SequentialTest(1 / match.players)]
        self._tests += [] if match.goal is None else [SequentialTest(match.goal)]
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
        return not self.match.until_sure or any(test.verdict == "open" for test in self._tests)

    def add(self, row: Row) -> None:
        """One more game."""
        self.done += 1
        self._wins.append(row.win)
        if len(self._wins) == self.match.games_of_a_deal:
            for test in self._tests:
                test.add(mean_of(self._wins))
            self._wins.clear()

    def game(self, number: int) -> PlannedGame:
        """The game of this number."""
        deal, seat = divmod(number, self.match.games_of_a_deal)
        return PlannedGame(number, deal, Pairing(0, 1), seat)

    def of_deal(self, deal: int, first: int) -> Iterator[Job]:
        """The games of a deal that are missing: where there were so many games at first."""
        many = self.match.games_of_a_deal
        for number in range(max(first, deal * many), (deal + 1) * many):
            if number < self._games and self._is_open():
                yield Job(self.match.name, self.game(number))


class Climb:
    """The matches of a game, and what was played of them."""

    def __init__(
        self, game: str, matches: Sequence[Match], games: Games, most: int | None = None
    ) -> None:
        self.tables = Tables({match.name: tournament_of(game, match) for match in matches})
        self.games = games
        for name, tournament in self.tables.tournaments.items():
            if name in games:
                check_head(games[name].head, tournament.head, name)
        self.progress = {
            match.name: Progress(match, most, self._rows(match.name)) for match in matches
        }

    def _rows(self, match: str) -> list[Row]:
        return self.games[match].rows if match in self.games else []

    @property
    def left(self) -> int:
        """How many games are missing, at most."""
        return sum(match.left for match in self.progress.values())

    def jobs(self, go_on: Callable[[], bool]) -> Iterator[Job]:
        """What is to be played, deal by deal; asked for as it comes."""
        first = {name: match.done for name, match in self.progress.items()}
        for deal in range(max((match.match.deals for match in self.progress.values()), default=0)):
            for name, match in self.progress.items():
                for job in match.of_deal(deal, first[name]):
                    if not go_on():
                        return
                    yield job

    def play(self, file: GamesFile, workers: int, go_on: Callable[[], bool]) -> Iterator[Done]:
        """Play what is missing, and keep each game as soon as it is over."""
        with closing(run_jobs(self.tables.play, self.jobs(go_on), workers)) as results:  # type: ignore[type-var]
            for done in results:
                if self.progress[done.match].left:
                    self._keep(done, file)
                    yield done

    def _keep(self, done: Done, file: GamesFile) -> None:
        if done.match not in self.games:
            self.games[done.match] = Played(self._head(done.match), [])
            file.begin(done.match, self._head(done.match))
        file.add(done.match, done.row)
        self.games[done.match].rows.append(done.row)
        self.progress[done.match].add(done.row)

    def _head(self, match: str) -> TournamentHead:
        return self.tables.tournaments[match].head
