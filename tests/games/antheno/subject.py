"""What the contract tests must know of Antheno: its settings, invariants, secrets and leaks."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from sobremesa.games.antheno.content import COLOURS, NUMBERS, count, tiles_of
from sobremesa.games.antheno.events import Drew
from sobremesa.games.antheno.game import ANTHENO, Antheno
from sobremesa.games.antheno.moves import DRAW, PASS, Draw, Move, Placed, Play
from sobremesa.games.antheno.options import Options
from sobremesa.games.antheno.state import State
from sobremesa.games.antheno.table import faults
from sobremesa.games.antheno.view_types import View
from sobremesa.kernel.chance import fast
from sobremesa.kernel.events import Event, Secret
from sobremesa.kernel.game import Choices

SETTINGS = [
    (Options(colours=3, hand=6), 4),
    (Options(), 4),
    (Options(stars=0), 3),
    (Options(stars=1, hand=5, draw="free"), 3),
    (Options(hand=8), 2),
    (Options(colours=2, copies=3, stars=2, hand=8, draw="free"), 2),
    (Options(copies=1, stars=2, hand=7), 3),
]


def universe(seats: int) -> list[Move]:  # noqa: ARG001
    """Moves that are legal now and then, and tables that never are."""
    return [
        DRAW,
        PASS,
        Play(()),
        Play((Placed(0, 0, "R1"),)),
        Play((Placed(0, 0, "R1"), Placed(0, 0, "R2"))),
    ]


# Invariants


def check(state: State) -> None:
    """No tile lost or doubled, the table in order, and nobody plays who is out."""
    zones = [count(list(state.table.values())), count(state.bag), *state.racks]
    assert [sum(kinds) for kinds in zip(*zones, strict=True)] == state.box
    assert all(tiles >= 0 for rack in state.racks for tiles in rack)
    assert faults(state.table) == []
    assert state.out == list(dict.fromkeys(state.out))
    assert {seat for seat, rack in enumerate(state.racks) if not any(rack)} == set(state.out)
    assert state.over or state.turn not in state.out
    assert not state.passes or not state.bag


# Twins: written from the list of what is hidden, not from `view` or `imagine`


def twin(state: State, seat: int, random: Random, answers: bool) -> State:  # noqa: ARG001
    """A state that differs from this one in everything that the seat cannot know.

    Hidden are the numbers on the racks of others, the bag and its order, and chance; nobody owes
    a secret answer in this game, so `answers` changes nothing.
    """
    other = state.copy()
    other.chance = fast(random.getrandbits(40))
    other.revealed += random.randrange(1, 5)
    for colour in range(len(COLOURS)):
        redeal(other, seat, colour, random)
    random.shuffle(other.bag)
    return other


def redeal(state: State, seat: int, colour: int, random: Random) -> None:
    """AN-7: the colours on a rack are seen, the numbers and stars are not."""
    kinds = range(colour * NUMBERS, (colour + 1) * NUMBERS)
    others = [rack for owner, rack in enumerate(state.racks) if owner != seat]
    pool = [kind for kind in state.bag if kind in kinds]
    pool += [kind for rack in others for kind in kinds for _ in range(rack[kind])]
    random.shuffle(pool)
    for rack in others:
        held = sum(rack[kind] for kind in kinds)
        for kind in kinds:
            rack[kind] = 0
        for _ in range(held):
            rack[pool.pop()] += 1
    state.bag = [kind for kind in state.bag if kind not in kinds] + pool


# Leaks, planted on purpose: each must be caught


class ShowsRacks(Antheno):
    """The view shows the next player's tiles."""

    def view(self, state: State, seat: int | None) -> View:
        honest = super().view(state, seat)
        neighbour = ((seat or 0) + 1) % state.seats
        seats = list(honest.seats)
        tiles = tiles_of(state.racks[neighbour])
        seats[neighbour] = msgspec.structs.replace(seats[neighbour], tiles=tiles)
        return msgspec.structs.replace(honest, seats=tuple(seats))


class TellsStars(Antheno):
    """The view tells who has a star."""

    def view(self, state: State, seat: int | None) -> View:
        honest = super().view(state, seat)
        stars = [sum(rack[::NUMBERS]) for rack in state.racks]
        return msgspec.structs.replace(honest, passes=max(stars))


class TellsWhatIsDrawn(Antheno):
    """The event of a draw tells all what it was."""

    def apply(self, state: State, seat: int, move: Move, story: list[Event] | None = None) -> None:
        super().apply(state, seat, move, story)
        for index, event in enumerate(story or []):
            if story and isinstance(event, Drew) and isinstance(event.tile, Secret):
                story[index] = msgspec.structs.replace(event, tile=event.tile.value)


class LooksIntoTheBag(Antheno):
    """To draw comes first among the choices when the next tile is a star."""

    def legal_moves(self, state: State, seat: int) -> Choices[Move]:
        choices = super().legal_moves(state, seat)
        if choices.moves and state.bag and not state.bag[-1] % NUMBERS:
            return Choices((Draw(), *choices.moves), choices.complete)
        return choices


ANTHENO_SUBJECT: tuple[Any, ...] = (
    ANTHENO,
    SETTINGS,
    universe,
    check,
    twin,
    (ShowsRacks(), TellsStars(), TellsWhatIsDrawn(), LooksIntoTheBag()),
)
