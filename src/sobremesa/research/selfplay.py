"""Games of a bot against itself, decision by decision, in the numbers of an environment."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

import msgspec
import numpy as np
import numpy.typing as npt

from sobremesa.arena.games import ToldSoFar
from sobremesa.envs.episode import Episode, rewards
from sobremesa.envs.terms import EnvTerms
from sobremesa.kernel.bot import Decision, Thought
from sobremesa.kernel.chance import fast

APART = 10**9  # so that no two datasets share a game


class GameDecisions(NamedTuple):
    """All actions of one game, in their order; arrays are of as many."""

    game: int
    rows: npt.NDArray[np.int16]
    masks: npt.NDArray[np.int8]
    actions: list[int]
    seats: list[int]
    moves: list[int]  # the number of the move that the action is a part of
    own: list[bool]  # whether the bot meant this action
    chances: list[float | None]  # to win, as the bot stated before that move
    rewards: list[float]  # by seat, of the whole game
    ranks: tuple[int, ...]  # by seat, 1 the best


class SelfPlay(msgspec.Struct, frozen=True):
    """What is played; it travels to the workers."""

    game: str
    players: int
    options: dict[str, Any]
    bot: str
    budget: int
    seed: int

    def terms(self) -> EnvTerms:
        """The environment that the numbers belong to."""
        return _terms(self.game, self.players, msgspec.json.encode(self.options))

    def play(self, number: int) -> GameDecisions:
        """One game: what the bot chooses is said by actions, and these are what is played.

        In Antheno the environment lays tiles out by itself, not always as the bot had thought. Its
        search is bounded: a few plays that a bot has found cannot be said. Then another one is
        played, and its actions are marked as not the bot's own.
        """
        terms = self.terms()
        seed = self.seed * APART + number
        episode = Episode(terms, seed, told=True)
        assert episode.story is not None
        told = [ToldSoFar(episode.story, seat) for seat in range(self.players)]
        chance = fast(seed ^ 0x5EED)  # of the bots
        written = _Written(terms)
        move = 0
        while (seat := episode.seat) is not None:
            view = terms.game.view(episode.state, seat)
            decision: Decision[Any, Any] = Decision(
                terms.game, view, told[seat], chance, self.budget
            )
            thought = terms.game.bots[self.bot].choose(decision)
            written.add_move(episode, seat, thought, move)
            move += 1
        outcome = episode.outcome()
        assert outcome is not None
        return written.game(number, rewards(outcome), tuple(outcome.ranks))


class _Written:
    """What was decided so far."""

    def __init__(self, terms: EnvTerms) -> None:
        self._encoding = terms.encoding
        self._rows: list[npt.NDArray[np.int16]] = []
        self._masks: list[npt.NDArray[np.int8]] = []
        self._actions: list[int] = []
        self._seats: list[int] = []
        self._moves: list[int] = []
        self._own: list[bool] = []
        self._chances: list[float | None] = []

    def add_move(self, episode: Episode, seat: int, thought: Thought[Any], number: int) -> None:
        """Take the actions of a move, forced ones left out, and note what was seen before each."""
        steps = self._encoding.actions.steps(episode.state, seat, thought.move)
        chance = None if thought.reasons is None else thought.reasons.chance
        whole, own = False, True
        while not whole:
            assert episode.walk is not None
            possible = episode.walk.following()
            own = own and steps[len(episode.walk.taken)] in possible
            action = steps[len(episode.walk.taken)] if own else possible[-1]
            seen = episode.observation(seat)
            self._rows.append(seen["observation"])
            self._masks.append(seen["action_mask"])
            self._actions.append(action)
            self._seats.append(seat)
            self._moves.append(number)
            self._own.append(own)
            self._chances.append(chance)
            whole = episode.take(action)

    def game(self, number: int, rewards: list[float], ranks: tuple[int, ...]) -> GameDecisions:
        """All of it, now that the game is over."""
        return GameDecisions(
            number,
            np.stack(self._rows),
            np.stack(self._masks),
            self._actions,
            self._seats,
            self._moves,
            self._own,
            self._chances,
            rewards,
            ranks,
        )


@lru_cache(maxsize=4)
def _terms(game: str, players: int, options: bytes) -> EnvTerms:
    """Made once in a worker."""
    return EnvTerms(game, players, msgspec.json.decode(options), None)
