"""One whole game between bots: the same seed gives the same game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, NamedTuple, overload

from sobremesa.bots import DEFAULT_BUDGET
from sobremesa.kernel.bot import Bot, Decision
from sobremesa.kernel.chance import fast
from sobremesa.kernel.events import Event
from sobremesa.kernel.game import AnyGame, Outcome, Seat

# Somebody who watches: the state before the move, the seat, the move, and what happened.
Observer = Callable[[Any, Seat, Any, Sequence[Event]], None]

# Each seed has so many chances of its own: of the deal, of the order, and of every seat's bot.
_CHANCES: Final = 16
_DEAL: Final = 0
_ORDER: Final = 1
_FIRST_SEAT: Final = 2


class Finished(NamedTuple):
    """A game that is over."""

    outcome: Outcome
    state: Any


def play(
    game: AnyGame,
    options: Any,
    bots: Sequence[Bot],
    seed: int,
    budget: int = DEFAULT_BUDGET,
    observe: Observer | None = None,
) -> Finished:
    """A game of these bots, one a seat, to its end; chance says who of several answers first."""
    first = seed * _CHANCES
    state = game.setup(options, len(bots), fast(first + _DEAL))
    order = fast(first + _ORDER)
    chances = [fast(first + _FIRST_SEAT + seat) for seat in range(len(bots))]
    story: list[Event] = []
    told = [ToldSoFar(story, seat) for seat in range(len(bots))]
    while seats := game.to_act(state):
        seat = seats[order.below(len(seats))]
        view = game.view(state, seat)
        decision: Decision[Any, Any] = Decision(game, view, told[seat], chances[seat], budget)
        move = bots[seat].choose(decision).move
        before = None if observe is None else state.copy()
        events: list[Event] = []
        game.apply(state, seat, move, events)
        story += events
        if observe is not None:
            observe(before, seat, move, events)
    outcome = game.outcome(state)
    assert outcome is not None
    return Finished(outcome, state)


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
