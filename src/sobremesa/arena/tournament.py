"""A tournament: which games are still to be played, and what a worker needs to play them."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from time import perf_counter
from typing import Any

import msgspec

from sobremesa import __version__
from sobremesa.arena.entrants import Entrant
from sobremesa.arena.games import Clock, Competed, Limits, Luck, compete
from sobremesa.arena.rows import FORMAT, ResultsFault, Row, Sample, TournamentHead
from sobremesa.arena.schedule import (
    Pairing,
    PlannedGame,
    games_of_a_deal,
    schedule,
    seed_of_bots,
    seed_of_deal,
)
from sobremesa.arena.statistics import SequentialTest, mean_of
from sobremesa.games import GAMES
from sobremesa.kernel.game import AnyGame

# What plays planned games: here, in processes or on other machines, always in the same order.
Runner = Callable[[Callable[[PlannedGame], Row], Iterable[PlannedGame]], Iterator[Row]]


class Tournament(msgspec.Struct, frozen=True):
    """What is played, by whom. It travels to the workers, the pack as text."""

    head: TournamentHead
    entrants: tuple[Any, ...]  # of type Entrant
    pack: str | None = None  # one that is not in the package
    clock: Clock = perf_counter
    samples: int = 0  # decisions of a game that are kept, at most

    def play(self, planned: PlannedGame) -> Row:
        """One game."""
        return self.play_at(*self.table(), planned)

    def table(self) -> tuple[AnyGame, Any]:
        """The game and its options."""
        return _table(self.head.game, self.pack, msgspec.json.encode(self.head.options))

    def play_at(self, game: AnyGame, options: Any, planned: PlannedGame) -> Row:
        """One game at this table."""
        head = self.head
        one, field = planned.pairing
        seats = [one if seat == planned.seat else field for seat in range(head.players)]
        done = compete(
            game,
            options,
            [self.entrants[entrant].bot for entrant in seats],
            Luck(seed_of_deal(head.seed, planned.deal), seed_of_bots(head.seed, planned.number)),
            Limits(head.budget, head.seconds),
            self.clock,
        )
        return _row(planned, done, self.samples)


def _row(planned: PlannedGame, done: Competed, samples: int) -> Row:
    """A game that is over as a row, with so many of its decisions."""
    return Row(
        planned.number,
        planned.deal,
        *planned.pairing,
        planned.seat,
        done.ranks,
        done.moves,
        done.decisions,
        tuple(round(seconds, 6) for seconds in done.seconds),
        done.iterations,
        done.failures,
        _some(done.samples, samples),
        _slowest(done) if samples else (),
    )


def _some(samples: Sequence[Sample], most: int) -> tuple[Sample, ...]:
    """At most so many of them, evenly over the game, with as many digits as are of use."""
    many = min(len(samples), most)
    chosen = [samples[place * len(samples) // many] for place in range(many)]
    return tuple(
        Sample(
            sample.seat,
            round(sample.seconds, 4),
            None if sample.chance is None else round(sample.chance, 3),
        )
        for sample in chosen
    )


def _slowest(done: Competed) -> tuple[float, ...]:
    """The longest decision of each seat."""
    longest = [0.0] * len(done.ranks)
    for sample in done.samples:
        longest[sample.seat] = max(longest[sample.seat], round(sample.seconds, 4))
    return tuple(longest)


@lru_cache(maxsize=16)  # matches of a ladder take turns
def _table(game: str, pack: str | None, options: bytes) -> tuple[AnyGame, Any]:
    """The game with its pack and its options: made once in a worker."""
    chosen = GAMES[game]
    if pack is not None:
        chosen, _ = chosen.with_pack(pack, "pack")
    return chosen, chosen.read_options(msgspec.json.decode(options))


def new_tournament(
    game: AnyGame,
    options: Any,
    entrants: Sequence[Entrant],
    *,
    players: int,
    deals: int,
    seed: int,
    budget: int,
    seconds: float | None = None,
    until_sure: bool = False,
) -> Tournament:
    """A tournament of which nothing has been played."""
    box = game.pack(options)
    head = TournamentHead(
        format=FORMAT,
        game=game.name,
        title=game.title,
        version=__version__,
        rules_version=game.rules_version,
        pack=box.hash,
        options=msgspec.json.decode(msgspec.json.encode(options)),
        players=players,
        entrants=distinct([entrant.name for entrant in entrants]),
        seed=seed,
        budget=budget,
        seconds=seconds,
        deals=deals,
        until_sure=until_sure,
    )
    known = game.released.get(box.hash) == box.text
    return Tournament(head, tuple(entrants), None if known else box.text)


def distinct(names: Sequence[str]) -> tuple[str, ...]:
    """The names, with a number where the same stands again: greedy, greedy#2."""
    seen: Counter[str] = Counter()
    told = []
    for name in names:
        seen[name] += 1
        told.append(f"{name}#{seen[name]}" if seen[name] > 1 else name)
    return tuple(told)


# What is still to be played


class Progress:
    """How far a tournament has come: which pairings are still to be played."""

    def __init__(self, head: TournamentHead) -> None:
        self.head = head
        self._tests: dict[Pairing, SequentialTest] = {}
        self._units: dict[Pairing, list[float]] = defaultdict(list)

    def is_open(self, pairing: Pairing) -> bool:
        """Whether more is to be learnt of this pairing."""
        test = self._tests.get(pairing)
        return test is None or test.verdict == "open"

    def add(self, row: Row) -> None:
        """One more game; with the last one of a unit a pairing may be decided."""
        if not self.head.until_sure:
            return
        pairing = Pairing(row.one, row.field)
        wins = self._units[pairing]
        wins.append(row.win)
        if len(wins) == self.head.players:
            test = self._tests.setdefault(pairing, SequentialTest(1 / self.head.players))
            test.add(mean_of(wins))
            wins.clear()

    def planned(self) -> Iterator[PlannedGame]:
        """What is to be played: asked for as it comes, so that what is decided is left out."""
        head = self.head
        for game in schedule(len(head.entrants), head.players, head.deals):
            if self.is_open(game.pairing):
                yield game


def most_games(head: TournamentHead) -> int:
    """How many games there are, if none is left out because a pairing is decided."""
    return head.deals * games_of_a_deal(len(head.entrants), head.players)


def check_rows(head: TournamentHead, rows: Iterable[Row], file: str) -> Progress:
    """How far these rows have come; refused where they are not what would be played."""
    progress = Progress(head)
    planned = progress.planned()
    for line, row in enumerate(rows, 2):
        game = next(planned, None)
        if game is None or game != PlannedGame(
            row.number, row.deal, Pairing(row.one, row.field), row.seat
        ):
            expected = "no more games" if game is None else f"game {game.number}, {said(game)}"
            raise ResultsFault(f"{file}, line {line}", f"expected {expected}")
        progress.add(row)
    return progress


def said(game: PlannedGame) -> str:
    """A planned game in words."""
    one, field = game.pairing
    return f"deal {game.deal}, entrant {one} against {field} in seat {game.seat}"


def missing_rows(tournament: Tournament, rows: Sequence[Row], run: Runner) -> Iterator[Row]:
    """The rows that are not there yet, in order, each as soon as it is there.

    Rows of a pairing that was decided by an earlier row are dropped, even where their games were
    already under way: how many workers there are makes no difference to what is kept.
    """
    progress = check_rows(tournament.head, rows, "results")
    last = rows[-1].number if rows else -1
    jobs = (game for game in progress.planned() if game.number > last)
    for row in run(tournament.play, jobs):
        if progress.is_open(Pairing(row.one, row.field)):
            progress.add(row)
            yield row
