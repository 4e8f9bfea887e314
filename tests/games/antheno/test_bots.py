"""Imagining is even, and the levels see what they should."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from sobremesa.games.antheno.content import KIND, tiles_of
from sobremesa.games.antheno.drawing import read_drawing
from sobremesa.games.antheno.game import ANTHENO
from sobremesa.games.antheno.moves import Move, Play, cells_of
from sobremesa.games.antheno.options import Options
from sobremesa.games.antheno.rules import choices, referee
from sobremesa.games.antheno.search.glance import Sight, glance
from sobremesa.games.antheno.search.plays import BUDGET
from sobremesa.games.antheno.search.steps import Steps
from sobremesa.games.antheno.state import State
from sobremesa.games.antheno.table import Cells, orderly
from sobremesa.kernel.bot import Decision
from sobremesa.kernel.chance import Scripted, fast
from tests.games.antheno.models import tiles

SAMPLES = 6000


def placed(racks: list[str], bag: str, table: str = "") -> State:
    """A position of two players."""
    data = {"racks": racks, "bag": bag, "table": table}
    return ANTHENO.place(data, Options(), len(racks), Scripted([]))


def cells(drawing: str) -> Cells:
    """The cells of a picture."""
    return {(x, y): KIND[tile] for x, y, tile in read_drawing(drawing)}


def test_every_deal_is_imagined_equally_often() -> None:
    view = ANTHENO.view(placed(["R1 B1", "R2 R3 B2"], "R* R3 B5"), 0)
    red, blue = ("R2", "R3", "R3", "R*"), ("B2", "B5")
    ways: Counter[tuple[str, ...]] = Counter()
    for drawn in permutations(red, 2):
        for other in blue:
            ways[tuple(sorted((*drawn, other)))] += 1
    chance = fast(5)
    seen: Counter[tuple[str, ...]] = Counter()
    for _ in range(SAMPLES):
        world = ANTHENO.imagine(view, chance)
        assert ANTHENO.view(world, 0) == view
        seen[tuple(sorted(tiles_of(world.racks[1])))] += 1
    assert seen.keys() == ways.keys()
    for deal, number in ways.items():
        share = number / sum(ways.values())
        spread = (SAMPLES * share * (1 - share)) ** 0.5
        assert abs(seen[deal] - SAMPLES * share) < 4.5 * spread, deal


def test_a_spectator_imagines_nothing() -> None:
    view = ANTHENO.view(placed(["R1 B1", "R2"], "B5"), None)
    with pytest.raises(ValueError, match="a spectator"):
        ANTHENO.imagine(view, fast(1))


@pytest.mark.parametrize(
    ("drawing", "rack", "in_place", "rearranging"),
    [
        ("R3 R4 R5", "R6 B1", 1, 1),
        ("R3 R4 R5", "B4 G4", 2, 2),  # across what lies
        ("R1 R2 R3\n.\nR5 R6 R7", "R4 B1", 1, 1),
        ("R1 R2 R3 R4 R5\n.\nB1 G1 P1", "R3 B8", 0, 1),  # the run is cut in two
        ("R3 R4 R5\n.  B4\n.  G4", "R4 P8", 0, 0),  # would need a grid taken apart
    ],
)
def test_what_is_seen_at_a_glance(drawing: str, rack: str, in_place: int, rearranging: int) -> None:
    table = cells(drawing)
    sights: dict[Sight, int] = {"in-place": in_place, "rearranging": rearranging}
    for sight, expected in sights.items():
        seen = glance(table, tiles(rack), sight, Steps(BUDGET))
        assert (len(seen) if seen else len(table)) - len(table) == expected
        assert seen is None or orderly(seen)


def test_who_sees_in_place_moves_nothing() -> None:
    table = cells("R3 R4 R5\n.\nB6 B7 B8")
    seen = glance(table, tiles("R6 B5 G1 G2 G3"), "in-place", Steps(BUDGET))
    assert seen is not None
    assert len(seen) == len(table) + 5
    assert all(seen[cell] == kind for cell, kind in table.items())


def chosen(level: str, state: State) -> Move:
    """What a bot does whose turn it is."""
    view = ANTHENO.view(state, state.turn)
    decision: Decision[Any, Any] = Decision(ANTHENO, view, (), fast(1), 1)
    move: Move = ANTHENO.bots[level].choose(decision).move
    return move


def test_greedy_plays_the_most_tiles_and_in_place_what_it_sees() -> None:
    state = placed(["R3 B8 G5", "P1"], "P2", "R1 R2 R3 R4 R5")
    played = {}
    for level in ("greedy", "rearranging", "in-place"):
        move = chosen(level, state)
        assert isinstance(move, Play)
        played[level] = len(cells_of(move.table)) - len(state.table)
    assert played == {"greedy": 1, "rearranging": 1, "in-place": 1}  # who can play must


@pytest.mark.parametrize("level", ["in-place", "rearranging"])
def test_where_drawing_is_free_a_bot_that_sees_nothing_looks_longer(level: str) -> None:
    drawing = "R3 R4 R5\n.  B4\n.  G4"
    data = {"racks": ["R4 P8", "B1 G8"], "bag": "P3 R1", "table": drawing}
    state = ANTHENO.place(data, Options(draw="free"), 2, Scripted([]))
    assert glance(state.table, state.racks[0], level, Steps(BUDGET)) is None  # type: ignore[arg-type]
    move = chosen(level, state)
    assert isinstance(move, Play)
    ANTHENO.apply(state, 0, move)


@pytest.mark.parametrize("seed", range(3))
def test_no_game_is_endless_however_it_is_played(seed: int) -> None:
    chance = fast(seed)
    state = ANTHENO.setup(Options(draw="free"), 4, chance)
    tiles_in_play = sum(sum(rack) for rack in state.racks) + len(state.bag)
    turns = 0
    while not state.over:
        ANTHENO.apply(state, state.turn, ANTHENO.random_move(state, state.turn, chance))
        turns += 1
    assert turns <= len(state.racks) * 2 * tiles_in_play  # each is drawn and played at most once


@pytest.mark.parametrize("level", ["in-place", "rearranging", "greedy"])
def test_no_bot_needs_a_list_of_all_plays_but_the_random_one(
    level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def nobody_asks(*_: object) -> None:
        raise AssertionError("this search is not needed")

    monkeypatch.setattr(choices, "plays", nobody_asks)
    monkeypatch.setattr(referee, "can_play", nobody_asks)  # the bot's own search has found it
    state = ANTHENO.setup(Options(stars=0, hand=5), 2, fast(3))
    while not state.over:
        seat = state.turn
        move = chosen(level, state)
        ANTHENO.apply_ruled(state, seat, move, ANTHENO.verdict(state, seat, move), None)
