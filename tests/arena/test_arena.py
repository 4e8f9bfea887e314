"""Whole games of bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from sobremesa.arena.games import play
from sobremesa.bots.random import RandomBot
from sobremesa.games import GAMES
from sobremesa.games.antayagi.game import ANTAYAGI
from sobremesa.kernel.bot import Decision, Thought
from sobremesa.kernel.events import Event
from sobremesa.kernel.game import AnyGame

# One game


def random_game(game: AnyGame, seed: int) -> tuple[Any, list[Any]]:
    """How a game of random bots ended, and every move of it."""
    moves: list[Any] = []
    bots = [game.bots["random"]] * game.seats[0]
    finished = play(
        game, game.options_type(), bots, seed, observe=lambda *seen: moves.append(seen[1:3])
    )
    return finished, moves


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_the_same_seed_gives_the_same_game(game: AnyGame) -> None:
    first, again = random_game(game, 7), random_game(game, 7)
    assert first == again
    assert first[0].outcome == game.outcome(first[0].state)


def test_another_seed_gives_another_game() -> None:
    assert random_game(ANTAYAGI, 7)[1] != random_game(ANTAYAGI, 8)[1]


def test_an_observer_sees_the_state_before_and_what_happened() -> None:
    seen: list[tuple[Any, int, Any, Sequence[Event]]] = []
    bots = [ANTAYAGI.bots["random"]] * 3
    finished = play(
        ANTAYAGI, ANTAYAGI.options_type(), bots, 3, observe=lambda *step: seen.append(step)
    )
    afterwards = [before for before, *_ in seen[1:]] + [finished.state]
    for (before, seat, move, events), after in zip(seen, afterwards, strict=True):
        story: list[Event] = []
        ANTAYAGI.apply(before, seat, move, story)
        assert story == events
        assert before == after


class Listener:
    """A random bot that keeps what it was told, and the chance that it was given."""

    def __init__(self) -> None:
        self.told: Sequence[Event] = ()
        self.first = ""
        self.heard: list[Event] = []
        self.budgets: set[int] = set()

    def choose(self, decision: Decision[Any, Any]) -> Thought[Any]:
        told = decision.told
        assert decision.view.seat is not None
        assert told[: len(self.heard)] == self.heard
        self.first = self.first or repr(decision.chance)
        self.told, self.heard = told, list(told)
        self.budgets.add(decision.budget)
        return RandomBot().choose(decision)


def test_a_bot_has_its_own_chance_and_hears_what_its_seat_is_told() -> None:
    bots = [Listener() for _ in range(4)]
    story: list[Event] = []
    play(
        ANTAYAGI,
        ANTAYAGI.options_type(),
        bots,
        5,
        budget=3,
        observe=lambda *step: story.extend(step[3]),
    )
    assert len({bot.first for bot in bots}) == 4
    for seat, bot in enumerate(bots):
        heard = [told for event in story if (told := event.told(seat)) is not None]
        assert list(bot.told) == heard
        assert (len(bot.told), bot.told[-1]) == (len(heard), heard[-1])
        assert bot.budgets == {3}
