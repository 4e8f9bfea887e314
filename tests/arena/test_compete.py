"""A game of a tournament: its luck, its clock, and bots that fail."""

from __future__ import annotations

import sys
from collections.abc import Callable
from itertools import count
from typing import Any

import pytest

from sobremesa.arena.games import BotFailed, Competed, Limits, Luck, compete, failed_last
from sobremesa.arena.rows import Failure
from sobremesa.games import GAMES
from sobremesa.games.antayagi.game import ANTAYAGI
from sobremesa.kernel.bot import Bot, Decision, Reasons, Thought
from sobremesa.kernel.game import AnyGame
from tests.arena.toy import TOY, Add, Adding

LUCK = Luck(3, 4)


def ticking() -> Callable[[], float]:
    """A clock that goes on by a second whenever somebody looks at it."""
    seconds = count()
    return lambda: float(next(seconds))


def game_of(
    *bots: Bot, game: AnyGame = TOY, luck: Luck = LUCK, seconds: float | None = None
) -> Competed:
    options = game.read_options({})
    makers = [lambda _, bot=bot: bot for bot in bots]
    return compete(game, options, makers, luck, Limits(1, seconds), ticking())


# Luck


class Curious:
    """A random bot that remembers what it was asked and what it chose."""

    def __init__(self, asked: list[tuple[Any, Any]] | None = None) -> None:
        self.asked = [] if asked is None else asked

    def choose(self, decision: Decision[Any, Any]) -> Thought[Any]:
        thought = decision.game.bots["random"].choose(decision)
        self.asked.append((decision.view, thought.move))
        return thought


def story(game: AnyGame, luck: Luck) -> list[tuple[Any, Any]]:
    """Every view and every move of a game of random bots, in order."""
    asked: list[tuple[Any, Any]] = []
    bot = Curious(asked)
    compete(
        game,
        game.read_options({**game.unattended, **game.compared}),
        [lambda _: bot] * game.seats[0],
        luck,
        Limits(1),
        ticking(),
    )
    return asked


@pytest.mark.parametrize("name", ["antayagi", "tanxi"])
def test_bots_draw_anew_in_every_game_of_a_deal(name: str) -> None:
    game = GAMES[name]
    first, again, other = (story(game, luck) for luck in (LUCK, LUCK, Luck(LUCK.table, 5)))
    assert first == again
    assert first[0][0] == other[0][0]  # the same seat is asked first and sees the same table
    assert first != other
    assert story(game, Luck(LUCK.table + 1, LUCK.bots))[0][0] != first[0][0]


# The clock


def test_thinking_is_measured_by_seat() -> None:
    done = game_of(*[ANTAYAGI.bots["random"]] * 3, game=ANTAYAGI)
    assert done.seconds == tuple(float(asked) for asked in done.decisions)
    assert sum(done.decisions) == done.moves
    assert not done.failures
    assert done.iterations == (0, 0, 0)  # who does not weigh candidates has no reasons


class Weighing:
    """A bot that gives three iterations as its reasons."""

    def choose(self, decision: Decision[Any, Any]) -> Thought[Any]:  # noqa: ARG002
        return Thought(Add(1), Reasons((), 3, 2))


def test_iterations_are_those_that_a_bot_gives_as_reasons() -> None:
    done = game_of(Weighing(), Adding(1), Weighing())
    assert done.iterations == (3 * done.decisions[0], 0, 3 * done.decisions[2])


class Patient:
    """A bot that thinks as long as it may."""

    def __init__(self) -> None:
        self.slices = 0

    def choose(self, decision: Decision[Any, Any]) -> Thought[Any]:
        while decision.go_on() and self.slices < 1000:
            self.slices += 1
        return Thought(Add(1))


@pytest.mark.parametrize(("seconds", "slices"), [(7.0, 6), (0.5, 0), (None, 1000)])
def test_a_bot_may_think_until_its_time_is_over(seconds: float | None, slices: int) -> None:
    bot = Patient()
    game_of(bot, Adding(1), Adding(1), seconds=seconds)
    assert bot.slices == slices


# Failing


class Failing:
    """A bot that does this instead of choosing."""

    def __init__(self, act: Callable[[], Any]) -> None:
        self.act = act
        self.closed = 0

    def choose(self, decision: Decision[Any, Any]) -> Any:  # noqa: ARG002
        return self.act()

    def close(self) -> None:
        self.closed += 1


def give_up() -> None:
    raise BotFailed("answered nothing\n within 5 s")


def look_up() -> Any:
    return NONSENSE["x"]


NONSENSE: dict[str, Callable[[], Any]] = {
    "answered nothing within 5 s": give_up,
    "KeyError: 'x'": look_up,
    "SystemExit: 3": lambda: sys.exit(3),
    "an illegal move: TOY-1: refused-too-much": lambda: Thought(Add(99)),
    "AttributeError: 'NoneType' object has no attribute 'move'": lambda: None,
    "ValidationError: Expected `object`, got `str`": lambda: Thought("nonsense"),
    "TypeError: Encoding objects of type object is unsupported": lambda: Thought(object()),
}


@pytest.mark.parametrize("what", NONSENSE)
def test_a_bot_that_fails_is_last_and_named(what: str) -> None:
    bot = Failing(NONSENSE[what])
    # The one that fails has the best number of this deal.
    fair = game_of(Adding(9), Adding(0), Adding(0), luck=Luck(0, 0))
    done = game_of(bot, Adding(0), Adding(0), luck=Luck(0, 0))
    assert fair.ranks[0] == 1
    assert done.ranks[0] == 3
    assert done.ranks[1:] == failed_last(fair.ranks, [True, False, False])[1:]
    assert done.failures == (Failure(0, what),)
    assert done.decisions == fair.decisions == (1, 1, 1)
    assert bot.closed == 1


def test_random_plays_on_for_a_bot_that_fails_in_the_middle() -> None:
    class Tired(Curious):
        def choose(self, decision: Decision[Any, Any]) -> Thought[Any]:
            if len(self.asked) == 2:
                raise RuntimeError
            return super().choose(decision)

    tired = Tired()
    done = game_of(tired, Curious(), Curious(), game=ANTAYAGI)
    assert done.failures == (Failure(0, "RuntimeError:"),)
    assert done.ranks[0] == 3
    assert min(done.ranks) == 1
    assert len(tired.asked) == 2
    assert done.decisions[0] > 3
    assert done.seconds[0] == 3.0  # nobody thinks for it afterwards
    assert done == game_of(Tired(), Curious(), Curious(), game=ANTAYAGI)


def test_a_bot_that_cannot_be_made_fails_too() -> None:
    def broken(game: AnyGame) -> Bot:
        raise ImportError(f"no bot for {game.name}")

    makers = [broken, lambda _: Adding(1), lambda _: Adding(1)]
    done = compete(TOY, None, makers, LUCK, Limits(1), ticking())
    assert done.failures == (Failure(0, "ImportError: no bot for toy"),)


@pytest.mark.parametrize(
    ("ranks", "failed", "then"),
    [
        ((2, 1, 2, 2), (0, 0, 0, 0), (2, 1, 2, 2)),
        ((2, 1, 2, 2), (0, 1, 0, 0), (1, 4, 1, 1)),
        ((1, 2, 3, 4), (1, 0, 1, 0), (3, 1, 3, 2)),
        ((1, 2, 2, 4), (0, 0, 1, 0), (1, 2, 4, 3)),
        ((1, 2, 3), (1, 1, 1), (1, 1, 1)),
    ],
)
def test_those_who_failed_are_below_the_others(
    ranks: tuple[int, ...], failed: tuple[bool, ...], then: tuple[int, ...]
) -> None:
    assert failed_last(ranks, failed) == then
