"""The games as problems, measured: how long, how wide, how hidden, how lucky.

Everything is counted in games of one bot against itself at the table of the benchmark's protocol.

- *Moves*: of all seats; *steps*: actions of the environment, without forced ones.
- *Open*: legal moves of who is asked, as the game lists them; where a game lists representatives
  (Antheno), one for each choice of tiles that was found. *Paths*: the product of all of them along
  a game, the logarithm of which is a mean over games.
- *Hidden*: how many different hands of the others one cannot tell apart. For a decision, worlds are
  imagined, each deal equally likely; if n of them agree in what another seat sees in c of the
  n (n - 1) / 2 pairs, that seat's hand is as uncertain as (pairs / c) equally likely ones. The
  others are taken as independent, so their numbers are multiplied. No agreement at all counts as
  one: then it is at least so many.
- *Chance*: the part of the moves after which luck was asked again, by a die or a shuffle. What is
  drawn from a pile that was shuffled before is luck too, to who draws, and is not counted.
- *Deal*: the part of the variance of winning that is decided by the deal, that is by the seed of
  the table and the seat, when the same deals are played several times by bots with other luck (the
  intraclass correlation of a one-way analysis of variance). Bots that never vary their play, as
  Antheno's, play the same game again, and it is 1.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import comb, log10, sqrt
from time import process_time
from typing import Any, Final

import msgspec

from sobremesa.arena.games import Limits, Luck, compete, play
from sobremesa.arena.statistics import Z, mean_of, quantile
from sobremesa.games import GAMES
from sobremesa.kernel.chance import fast
from sobremesa.kernel.events import Event
from sobremesa.kernel.game import AnyGame
from sobremesa.research.protocols import BenchmarkProtocol

BOT: Final = "strong"
SEED: Final = 77
GAMES_PLAYED: Final = 30
EVERY: Final = 12  # of so many decisions one is looked at by imagining
WORLDS: Final = 200
DEALS: Final = 40
REPEATS: Final = 3


class Spread(msgspec.Struct, frozen=True):
    """Numbers, summed up."""

    low: float  # a tenth lie at or below
    median: float
    high: float  # nine tenths do

    @classmethod
    def of(cls, numbers: Sequence[float]) -> Spread:
        """Of these."""
        return cls(*[round(quantile(numbers, part), 2) for part in (0.1, 0.5, 0.9)])


class Problem(msgspec.Struct, frozen=True):
    """A game in numbers."""

    game: str
    players: int
    bot: str
    games: int
    numbers: int  # of a row
    actions: int  # of the action space
    moves: Spread
    steps: Spread
    open: Spread
    widest: int
    all_listed: float  # the part of the decisions in which the list is proven complete
    paths: float  # the logarithm to base 10, in the mean
    hidden: Spread  # the logarithm to base 10
    hidden_decisions: int
    at_least: float  # the part of these in which nothing agreed
    chance: float
    deal: float
    deals: int
    repeats: int


class _Watching:
    """Counts while games are played."""

    def __init__(self, game: AnyGame, options: Any) -> None:
        self._game = game
        self._actions = game.encoding(options).actions
        self._luck: Any = None
        self._moves = self._steps = 0
        self._paths = 0.0
        self.moves: list[float] = []
        self.steps: list[float] = []
        self.paths: list[float] = []
        self.open: list[float] = []
        self.complete = 0
        self.asked = 0
        self.hidden: list[float] = []
        self.at_least = 0

    def see(self, state: Any, seat: int, move: Any, _events: Sequence[Event]) -> None:
        """A move is about to be played."""
        choices = self._game.legal_moves(state, seat)
        many = max(1, len(choices.moves))
        self.open.append(many)
        self.complete += choices.complete
        self._paths += log10(many)
        self._steps += _steps(self._actions, state, seat, move)
        self._moves += 1
        self._look_at_luck(state.chance)
        if len(self.open) % EVERY == 0:
            self._imagine(state, seat)

    def _look_at_luck(self, chance: Any) -> None:
        if self._luck is not None and chance != self._luck:
            self.asked += 1
        self._luck = chance.copy()

    def _imagine(self, state: Any, seat: int) -> None:
        size, certain = hidden_size(self._game, self._game.view(state, seat), WORLDS)
        self.hidden.append(size)
        self.at_least += not certain

    def end(self, state: Any) -> None:
        """A game is over."""
        self._look_at_luck(state.chance)
        self._luck = None
        self.moves.append(self._moves)
        self.steps.append(self._steps)
        self.paths.append(self._paths)
        self._moves = self._steps = 0
        self._paths = 0.0


def _steps(actions: Any, state: Any, seat: int, move: Any) -> int:
    """How many actions this move takes that are not forced."""
    walk = actions.walk(state, seat)
    steps = actions.steps(state, seat, move)
    many = 0
    while True:
        many += 1
        action = steps[len(walk.taken)]
        if action not in walk.following() or walk.take(action) is not None:
            return many


def hidden_size(game: AnyGame, view: Any, worlds: int) -> tuple[float, bool]:
    """How many hands of the others this view allows (log10), and whether that is no mere bound."""
    chance = fast(SEED)
    imagined = [game.imagine(view, chance) for _ in range(worlds)]
    size, certain = 0.0, True
    for seat in range(len(view.seats)):
        if seat != view.seat:
            seen = Counter(_own(game, world, seat) for world in imagined)
            agreeing = sum(comb(many, 2) for many in seen.values())
            certain = certain and agreeing > 0
            size += log10(comb(worlds, 2) / max(1, agreeing))
    return size, certain


def _own(game: AnyGame, world: Any, seat: int) -> bytes:
    """What this seat sees and others may not."""
    view = game.view(world, seat)
    return msgspec.msgpack.encode([getattr(view, name) for name in game.private])


def part_of_the_deal(game: AnyGame, options: Any, protocol: BenchmarkProtocol) -> float:
    """How much of who wins is decided by deal and seat, among equals."""
    makers = [lambda game: game.bots[BOT]] * protocol.players
    groups: list[list[float]] = []
    for deal in range(DEALS):
        games = [
            compete(
                game,
                options,
                makers,
                Luck(SEED * 10**6 + deal, SEED * 10**6 + deal * REPEATS + repeat),
                Limits(protocol.budget),
                process_time,
            ).ranks
            for repeat in range(REPEATS)
        ]
        groups += [
            [1 / ranks.count(1) if ranks[seat] == 1 else 0.0 for ranks in games]
            for seat in range(protocol.players)
        ]
    return intraclass(groups)


def intraclass(groups: Sequence[Sequence[float]]) -> float:
    """The part of the variance that lies between groups of equal size, by analysis of variance."""
    size = len(groups[0])
    means = [mean_of(group) for group in groups]
    mean = mean_of(means)
    between = size * sum((one - mean) ** 2 for one in means) / (len(groups) - 1)
    within = sum(
        (value - one) ** 2 for group, one in zip(groups, means, strict=True) for value in group
    ) / (len(groups) * (size - 1))
    return (between - within) / (between + (size - 1) * within)


def reach_of_intraclass(part: float, groups: int, size: int) -> float:
    """Within so much of it the truth lies in 95 of 100, by Fisher's approximation."""
    spread = sqrt(2 / (size * (size - 1) * (groups - 1)))
    return Z * (1 - part) * (1 + (size - 1) * part) * spread


def measure(protocol: BenchmarkProtocol) -> Problem:
    """All figures of a game."""
    game = GAMES[protocol.game]
    options = game.read_options(dict(game.unattended))
    watching = _Watching(game, options)
    bots = [game.bots[BOT]] * protocol.players
    for number in range(GAMES_PLAYED):
        seed = SEED * 10**6 + number
        watching.end(play(game, options, bots, seed, protocol.budget, watching.see).state)
    decisions = len(watching.open)
    encoding = game.encoding(options)
    return Problem(
        game=protocol.game,
        players=protocol.players,
        bot=BOT,
        games=GAMES_PLAYED,
        numbers=encoding.width,
        actions=len(encoding.actions.names),
        moves=Spread.of(watching.moves),
        steps=Spread.of(watching.steps),
        open=Spread.of(watching.open),
        widest=int(max(watching.open)),
        all_listed=round(watching.complete / decisions, 3),
        paths=round(mean_of(watching.paths), 1),
        hidden=Spread.of(watching.hidden),
        hidden_decisions=len(watching.hidden),
        at_least=round(watching.at_least / len(watching.hidden), 3),
        chance=round(watching.asked / decisions, 3),
        deal=round(part_of_the_deal(game, options, protocol), 3),
        deals=DEALS,
        repeats=REPEATS,
    )
