"""One whole game between bots: the same luck gives the same game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from typing import Any, Final, NamedTuple, overload

from sobremesa.arena.rows import Failure, Sample
from sobremesa.kernel.bot import DEFAULT_BUDGET, Bot, Decision, always
from sobremesa.kernel.chance import fast
from sobremesa.kernel.errors import IllegalMove
from sobremesa.kernel.events import Event
from sobremesa.kernel.game import AnyGame, Outcome, Seat

# Somebody who watches: the state before the move, the seat, the move, and what happened.
Observer = Callable[[Any, Seat, Any, Sequence[Event]], None]
Clock = Callable[[], float]

# Each seed has so many chances of its own: of the deal, of the order, of every seat's bot, and of
# whoever plays on for a bot that failed.
_CHANCES: Final = 16
_DEAL: Final = 0
_ORDER: Final = 1
_FIRST_SEAT: Final = 2
_FIRST_STAND_IN: Final = 9


class BotFailed(Exception):
    """A bot that cannot go on, and why in one line."""


class Luck(NamedTuple):
    """Two seeds: of the table, its deal and who is asked first; and of the bots."""

    table: int
    bots: int


class Finished(NamedTuple):
    """A game that is over."""

    outcome: Outcome
    state: Any


class Competed(NamedTuple):
    """A game of a tournament that is over, by seat."""

    ranks: tuple[int, ...]
    moves: int
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    iterations: tuple[int, ...]
    failures: tuple[Failure, ...]
    samples: tuple[Sample, ...]  # every decision that a bot answered, in their order


class _Board:
    """A game under way, and what its bots are given."""

    def __init__(self, game: AnyGame, options: Any, seats: int, luck: Luck, budget: int) -> None:
        first, of_bots = luck.table * _CHANCES, luck.bots * _CHANCES
        self.game = game
        self.budget = budget
        self.state = game.setup(options, seats, fast(first + _DEAL))
        self._order = fast(first + _ORDER)
        self._chances = [fast(of_bots + _FIRST_SEAT + seat) for seat in range(seats)]
        self._story: list[Event] = []
        self._told = [ToldSoFar(self._story, seat) for seat in range(seats)]

    def asked(self) -> Seat | None:
        """Whose turn it is to answer: chance says who of several; None: nobody's any more."""
        seats = self.game.to_act(self.state)
        return seats[self._order.below(len(seats))] if seats else None

    def decision(self, seat: Seat, go_on: Callable[[], bool] = always) -> Decision[Any, Any]:
        """What the bot of this seat is given."""
        view = self.game.view(self.state, seat)
        return Decision(self.game, view, self._told[seat], self._chances[seat], self.budget, go_on)

    def apply(self, seat: Seat, move: Any) -> list[Event]:
        """Play the move; what happened."""
        events: list[Event] = []
        self.game.apply(self.state, seat, move, events)
        self._story += events
        return events

    def give_chance(self, seat: Seat, seed: int) -> None:
        """Another chance for who plays this seat."""
        self._chances[seat] = fast(seed)

    def outcome(self) -> Outcome:
        """The places, now that it is over."""
        outcome = self.game.outcome(self.state)
        assert outcome is not None
        return outcome


def play(
    game: AnyGame,
    options: Any,
    bots: Sequence[Bot],
    seed: int,
    budget: int = DEFAULT_BUDGET,
    observe: Observer | None = None,
) -> Finished:
    """A game of these bots, one a seat, to its end; one that fails fails the game."""
    board = _Board(game, options, len(bots), Luck(seed, seed), budget)
    while (seat := board.asked()) is not None:
        move = bots[seat].choose(board.decision(seat)).move
        before = None if observe is None else board.state.copy()
        events = board.apply(seat, move)
        if observe is not None:
            observe(before, seat, move, events)
    return Finished(board.outcome(), board.state)


# In a tournament


class Limits(NamedTuple):
    """How much a bot may think about a decision."""

    budget: int  # iterations
    seconds: float | None = None  # None: as long as the budget takes


def compete(
    game: AnyGame,
    options: Any,
    makers: Sequence[Callable[[AnyGame], Bot]],
    luck: Luck,
    limits: Limits,
    clock: Clock,
) -> Competed:
    """A game of bots that are made for it, one a seat.

    One that fails is last: `random` plays its seat on, so that the game is worth something to the
    others.
    """
    board = _Board(game, options, len(makers), luck, limits.budget)
    players = [_Competitor(maker, limits.seconds, clock) for maker in makers]
    moves = 0
    samples: list[Sample] = []
    while (seat := board.asked()) is not None:
        players[seat].answer(board, seat, luck, samples)
        moves += 1
    for player in players:
        player.leave()
    failed = [player.failure is not None for player in players]
    return Competed(
        failed_last(board.outcome().ranks, failed),
        moves,
        tuple(player.decisions for player in players),
        tuple(player.seconds for player in players),
        tuple(player.iterations for player in players),
        tuple(
            Failure(seat, player.failure)
            for seat, player in enumerate(players)
            if player.failure is not None
        ),
        tuple(samples),
    )


class _Competitor:
    """A bot at its seat: how often it was asked, how long it thought, and why it failed."""

    def __init__(
        self, maker: Callable[[AnyGame], Bot], most_seconds: float | None, clock: Clock
    ) -> None:
        self._maker = maker
        self._most_seconds = most_seconds
        self._clock = clock
        self._bot: Bot | None = None
        self.decisions = 0
        self.seconds = 0.0
        self.iterations = 0  # that it gave as reasons
        self.failure: str | None = None

    def answer(self, board: _Board, seat: Seat, luck: Luck, samples: list[Sample]) -> None:
        """Play the move of this bot, or one at random where it has failed."""
        self.decisions += 1
        if self.failure is None:
            try:
                board.apply(seat, self._chosen(board, seat, samples))
            except (Exception, SystemExit) as error:  # whatever it does, the game goes on
                self.failure = what_failed(error)
                self.leave()
                board.give_chance(seat, luck.bots * _CHANCES + _FIRST_STAND_IN + seat)
            else:
                return
        board.apply(seat, board.game.bots["random"].choose(board.decision(seat)).move)

    def _chosen(self, board: _Board, seat: Seat, samples: list[Sample]) -> Any:
        """The move of the bot: read again, so that the game is given nothing but a move."""
        if self._bot is None:
            self._bot = self._maker(board.game)
        began = self._clock()
        decision = board.decision(seat, self._go_on(began))
        try:
            thought = self._bot.choose(decision)
        finally:
            seconds = self._clock() - began
            self.seconds += seconds
        move = board.game.read_move(thought.move)
        chance = None
        if thought.reasons is not None:
            self.iterations += thought.reasons.iterations
            chance = thought.reasons.chance
        samples.append(Sample(seat, seconds, chance))
        return move

    def _go_on(self, began: float) -> Callable[[], bool]:
        """Whether there is still time, for a decision that was asked for then."""
        most = self._most_seconds
        return always if most is None else lambda: self._clock() - began < most

    def leave(self) -> None:
        """The game is over for this bot: one that holds something gives it back."""
        close = getattr(self._bot, "close", None)
        self._bot = None
        if close is not None:
            with suppress(Exception):
                close()


def what_failed(error: BaseException) -> str:
    """Why a bot failed, in one line."""
    if isinstance(error, BotFailed):
        what = str(error)
    elif isinstance(error, IllegalMove):
        what = f"an illegal move: {error}"
    else:
        what = f"{type(error).__name__}: {error}"
    return " ".join(what.split())[:200]


def failed_last(ranks: Sequence[int], failed: Sequence[bool]) -> tuple[int, ...]:
    """The places with those who failed below all others, who keep their order."""
    if not any(failed):
        return tuple(ranks)
    keys = [(out, 0 if out else rank) for rank, out in zip(ranks, failed, strict=True)]
    return tuple(1 + sum(other < key for other in keys) for key in keys)


class ToldSoFar(Sequence[Event]):
    """What a seat was told so far, worked out only when its bot looks: most never do."""

    def __init__(self, story: list[Event], seat: Seat) -> None:
        self._story = story
        self._seat = seat
        self._read = 0
        self._heard: list[Event] = []

    def _up_to_now(self) -> list[Event]:
        for event in self._story[self._read :]:
            told = event.told(self._seat)
            if told is not None:
                self._heard.append(told)
        self._read = len(self._story)
        return self._heard

    def __len__(self) -> int:
        return len(self._up_to_now())

    def __iter__(self) -> Iterator[Event]:
        return iter(self._up_to_now())

    @overload
    def __getitem__(self, index: int) -> Event: ...
    @overload
    def __getitem__(self, index: slice) -> list[Event]: ...
    def __getitem__(self, index: int | slice) -> Event | list[Event]:
        return self._up_to_now()[index]
