"""Our bots as opponents: who sits where, and what they answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sobremesa.arena.games import ToldSoFar
from sobremesa.envs.episode import Episode
from sobremesa.envs.terms import EnvTerms
from sobremesa.kernel.bot import Decision
from sobremesa.kernel.chance import fast


def opponents_of(terms: EnvTerms, said: str | Sequence[str]) -> list[str]:
    """The names of the bots, the one to the left first; one name is for all of them."""
    others = terms.players - 1
    names = [said] * others if isinstance(said, str) else list(said)
    known = ", ".join(terms.game.bots)
    for name in names:
        if name not in terms.game.bots:
            raise ValueError(f"opponents: {terms.game.title} has no bot {name!r}, only {known}")
    if len(names) != others:
        raise ValueError(f"opponents: {len(names)} bots for {others} seats")
    return names


def check_seat(terms: EnvTerms, seat: int | None) -> None:
    """Refuse a seat that there is not; None is drawn with each game."""
    if seat is not None and not 0 <= seat < terms.players:
        raise ValueError(f"seat: from 0 to {terms.players - 1}, not {seat}")


class BotTable:
    """A game of one learner against bots, played on until the learner is asked."""

    def __init__(self, terms: EnvTerms, bots: Sequence[str], seat: int, seed: int) -> None:
        self.episode = Episode(terms, seed, told=True)
        self.seat = seat
        assert self.episode.story is not None
        self._told = [ToldSoFar(self.episode.story, other) for other in range(terms.players)]
        self._bots = {
            (seat + distance) % terms.players: name for distance, name in enumerate(bots, 1)
        }
        self._chance = fast(seed ^ 0x5EED)
        self._go_on()

    def take(self, action: int) -> None:
        """An action of the learner, and whatever the bots do after it."""
        if self.episode.take(action):
            self._go_on()

    def _go_on(self) -> None:
        while self.episode.seat is not None and self.episode.seat != self.seat:
            self.episode.play(self._chosen(self.episode.seat))

    def _chosen(self, seat: int) -> Any:
        """What the bot of this seat answers."""
        terms, name = self.episode.terms, self._bots[seat]
        game = terms.game
        view = game.view(self.episode.state, seat)
        told, budget = self._told[seat], game.budget(name, terms.players)
        decision: Decision[Any, Any] = Decision(game, view, told, self._chance, budget)
        return game.bots[name].choose(decision).move
