"""Positions of our own games that are small enough to walk through everything that can happen.

The rules are the engine's; which worlds a seat cannot tell apart is found by trying every order of
the cards or tiles that it does not see, not by the engine's imagining.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import permutations
from typing import Any

from sobremesa.bots.beliefs import Particles
from sobremesa.bots.contract import GameModel
from sobremesa.bots.model import Model, World
from sobremesa.games import GAMES
from sobremesa.games.antayagi.state import OVER, Card
from sobremesa.games.antheno.content import KINDS
from sobremesa.kernel.chance import Chance, fast

SEAT = 0  # whose knowledge it is


class SmallModel(GameModel):
    """A position with all of its worlds."""

    def __init__(self, name: str, worlds: list[World]) -> None:
        super().__init__(
            GAMES[name], Particles(worlds, lambda state: state.copy()), worlds[0].state.seats, 99
        )
        self.worlds = worlds
        self.known: dict[Any, Any] = {}

    def moves(self, state: Any, seat: int) -> Sequence[Any]:
        """All of them: they follow from what the seat knows, and are looked up once."""
        key = self.key(state, seat)
        if key not in self.known:
            self.known[key] = self.game.legal_moves(state, seat).moves
        moves: Sequence[Any] = self.known[key]
        return moves


class Exchange(SmallModel):
    """One exchange of AntaYagí: what the active player is ahead of the chosen one at its end."""

    def to_act(self, state: Any) -> Sequence[int]:
        over = state.question == OVER or state.active != SEAT
        return () if over else super().to_act(state)

    def utilities(self, state: Any) -> list[float]:
        points = [seat.points for seat in self.game.view(state, None).seats]
        ahead = (points[0] - points[1]) / 5
        return [ahead, -ahead, 0.0]


def alike(name: str, state: Any, worlds: Iterator[Any]) -> list[World]:
    """Those that the seat cannot tell from this state, all as likely."""
    game = GAMES[name]
    view = game.view(state, SEAT)
    same = [world for world in worlds if game.view(world, SEAT) == view]
    return [World(world, 1 / len(same)) for world in same]


def exchange() -> Exchange:
    """The active player sees two backs, and could hold a Treasure or a T-Rex, a Fish or another."""
    game = GAMES["antayagi"]
    position = {
        "hands": [
            ["treasure/treasure-and-t-rex", "fish"],
            ["musical-lollipop", "bone/sabotage"],
            ["hat"],
        ],
        "areas": [["bone", "muffin"], ["bone", "treasure"], []],
        "pile": ["t-rex/treasure-and-t-rex", "t-rex"],
        "chosen": 1,
        "question": "lay",
    }
    state = game.place(position, game.read_options({"ask": "able"}), 3, fast(1))

    def worlds() -> Iterator[Any]:
        unseen = [card.kind for card in state.hands[SEAT]] + state.pile
        for kinds in permutations(unseen):
            world = state.copy()
            for slot, card in enumerate(state.hands[SEAT]):
                world.hands[SEAT][slot] = Card(
                    kinds[slot], card.private, card.object_seen, card.back_seen, card.era
                )
            world.pile = list(kinds[len(state.hands[SEAT]) :])
            yield world

    return Exchange("antayagi", alike("antayagi", state, worlds()))


def tiles() -> SmallModel:
    """Red tiles for both ends of a sequence; who has the next one can go on."""
    game = GAMES["antheno"]
    position = {"table": "R3 R4 R5", "racks": ["R2 R6 B1", "R7 R8"], "bag": "R1"}
    options = game.read_options({"colours": 2, "copies": 1, "draw": "free"})
    state = game.place(position, options, 2, fast(1))

    def worlds() -> Iterator[Any]:
        rack = [kind for kind in range(KINDS) for _ in range(state.racks[1][kind])]
        for kinds in permutations(rack + state.bag):
            world = state.copy()
            world.racks[1] = [kinds[: len(rack)].count(kind) for kind in range(KINDS)]
            world.bag = list(kinds[len(rack) :])
            yield world

    return SmallModel("antheno", alike("antheno", state, worlds()))


class AgainstLuck(Model):
    """The same for one seat, with others who play at random: what remains is to expect."""

    def __init__(self, inner: SmallModel) -> None:
        super().__init__(inner.seats)
        self.inner = inner

    def draw(self, chance: Chance) -> World:
        world = self.inner.draw(chance)
        return World([world.state, fast(chance.below(1 << 30)), (SEAT,)], world.weight)

    def copy(self, state: Any) -> Any:
        return [state[0].copy(), state[1].copy(), state[2]]

    def to_act(self, state: Any) -> Sequence[int]:
        asked: tuple[int, ...] = state[2]
        return asked

    def moves(self, state: Any, seat: int) -> Sequence[Any]:
        return self.inner.moves(state[0], seat)

    def apply(self, state: Any, seat: int, move: Any) -> None:
        inner, chance = state[0], state[1]
        self.inner.apply(inner, seat, move)
        while seats := self.inner.to_act(inner):
            other = seats[chance.below(len(seats))]
            if other == SEAT:
                break
            moves = self.inner.moves(inner, other)
            self.inner.apply(inner, other, moves[chance.below(len(moves))])
        state[2] = (SEAT,) if seats else ()

    def utilities(self, state: Any) -> list[float]:
        return self.inner.utilities(state[0])

    def key(self, state: Any, seat: int) -> object:
        return self.inner.key(state[0], seat)
