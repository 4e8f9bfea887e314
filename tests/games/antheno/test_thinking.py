"""What the levels see, what they believe, and what they say."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from itertools import permutations
from typing import Any

import pytest

from sobremesa.games.antheno.content import KIND, KINDS, TEXTS, count, tiles_of
from sobremesa.games.antheno.events import Drew, Played
from sobremesa.games.antheno.game import ANTHENO
from sobremesa.games.antheno.moves import Move, Play, cells_of
from sobremesa.games.antheno.search.steps import Steps
from sobremesa.games.antheno.state import State
from sobremesa.games.antheno.thinking import words
from sobremesa.games.antheno.thinking.fitting import Fitting
from sobremesa.games.antheno.thinking.ideas import small_plays
from sobremesa.games.antheno.thinking.racks import Rumours, clues
from sobremesa.kernel.bot import LEVELS, Decision, Thought
from sobremesa.kernel.chance import Scripted, fast
from sobremesa.kernel.errors import Reason
from sobremesa.kernel.events import Event
from sobremesa.texts.speaker import Speaker
from tests.games.antheno.models import tiles

SAMPLES = 3000


def placed(racks: list[str], bag: str, table: str = "", draw: str = "strict") -> State:
    """A position."""
    data = {"racks": racks, "bag": bag, "table": table}
    options = ANTHENO.read_options({"draw": draw})
    return ANTHENO.place(data, options, len(racks), Scripted([]))


def asked(level: str, state: State, told: Sequence[Event] = (), budget: int = 8) -> Thought[Move]:
    """What a level answers whose turn it is."""
    view = ANTHENO.view(state, state.turn)
    decision: Decision[Any, Any] = Decision(ANTHENO, view, told, fast(1), budget)
    return ANTHENO.bots[level].choose(decision)


def played(state: State, move: Move) -> int:
    """How many tiles a move plays."""
    assert isinstance(move, Play)
    return len(cells_of(move.table)) - len(state.table)


def test_the_levels_are_there() -> None:
    assert ANTHENO.levels == LEVELS
    assert set(LEVELS) <= set(ANTHENO.bots)
    assert {ANTHENO.everyday, ANTHENO.adviser, *ANTHENO.budgets} <= set(LEVELS)


# Going out

OUT = "R1 R2 R3 R4 R5\n.\nB1 G1 P1"


@pytest.mark.parametrize("level", ["strong", "expert"])
@pytest.mark.parametrize("rack", ["R3", "R3 R6 R7", "R3 B2 G2", "R3 R6 R7 R8 B5 G5 P5"])
def test_strong_and_expert_go_out_whatever_has_to_move(level: str, rack: str) -> None:
    state = placed([rack, "B8 G8"], "P3", OUT)
    move = asked(level, state, budget=40).move
    ANTHENO.apply(state, 0, move)
    assert state.out == [0]


def test_only_the_expert_goes_out_with_a_full_rack() -> None:
    state = placed(["R3 R6 R7 R8 B5 G5 P5 B2 G2 P2", "B8 G8"], "P3", OUT)
    assert played(state, asked("expert", state, budget=40).move) == 10
    assert played(state, asked("strong", state).move) < 10


def test_casual_sees_its_last_tiles_and_a_novice_plays_one() -> None:
    state = placed(["R3 R6", "B8 G8"], "P3", OUT)
    assert played(state, asked("casual", state).move) == 2
    assert played(state, asked("novice", state).move) == 1


# Holding back


@pytest.mark.parametrize("level", ["novice", "casual", "expert"])
def test_who_cannot_go_out_plays_one_tile_and_no_star(level: str) -> None:
    state = placed(["R6 R* B3 B6 G8 P1", "B8 G8"], "P3", OUT)
    move = asked(level, state).move
    assert isinstance(move, Play)
    assert tiles_of(count([KIND[tile.tile] for tile in move.table])).count("R*") == 0
    assert played(state, move) == 1


def test_strong_lays_a_line_or_a_set() -> None:
    state = placed(["R6 R7 B5 G5 P5 B8 G8 P1", "B8 G8"], "P3", OUT)
    assert 1 < played(state, asked("strong", state).move) <= 3


def test_small_plays_are_single_tiles_if_there_are_any() -> None:
    lying = tiles("R1 R2 R3 R4 R5")
    fitting = Fitting(Steps(50_000))
    single = small_plays(lying, tiles("R3 R6 R* B8 G8"), fitting)
    assert [idea.tiles for idea in single] == [(KIND["R3"],), (KIND["R6"],), (KIND["R*"],)]
    double = small_plays(lying, tiles("B3 G3 B8 G8"), fitting)
    assert [idea.tiles for idea in double] == [(KIND["B3"], KIND["G3"])]
    triple = small_plays([0] * KINDS, tiles("B6 B7 B8 G8 R1"), fitting)
    assert [idea.tiles for idea in triple] == [(KIND["B6"], KIND["B7"], KIND["B8"])]


# Without a play


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("draw", ["strict", "free"])
def test_who_cannot_play_draws_or_passes(level: str, draw: str) -> None:
    drawing = placed(["B1 G8", "B8 G7"], "P3", "R1 R2 R3", draw)
    ANTHENO.apply(drawing, 0, asked(level, drawing).move)
    assert not drawing.bag
    passing = placed(["B1 G8", "B8 G7"], "", "R1 R2 R3", draw)
    ANTHENO.apply(passing, 0, asked(level, passing).move)
    assert passing.passes == 1


# What the others may hold


def after(state: State, *moves: Move | str) -> list[Event]:
    """Play these moves; what seat 0 hears of it."""
    story: list[Event] = []
    for move in moves:
        choice = ANTHENO.read_move({"do": move}) if isinstance(move, str) else move
        ANTHENO.apply(state, state.turn, choice, story)
    return [part for event in story if (part := event.told(0)) is not None]


def test_a_draw_tells_what_somebody_does_not_hold() -> None:
    """Beliefs against every deal: seat 1 drew, so none of their old tiles could join the table."""
    state = placed(["G8 P8", "B8 R1 R8"], "R6 B2 R7 B5", "R3 R4 R5")
    state.turn = 1
    told = after(state, "draw")
    assert isinstance(told[0], Drew)
    assert told[0].colour == "red"
    rumours = Rumours(ANTHENO.view(state, 0), told, Fitting(Steps(10_000_000)))
    ways: Counter[tuple[str, ...]] = Counter()
    for red in permutations(("R1", "R8", "R6", "R7"), 3):  # two old ones, then the one drawn
        for blue in permutations(("B8", "B2", "B5"), 1):
            if "R6" not in red[:2]:
                ways[tuple(sorted((*red, *blue)))] += 1
    seen: Counter[tuple[str, ...]] = Counter()
    chance = fast(4)
    for _ in range(SAMPLES):
        dealt = rumours.deal(chance)
        seen[tuple(sorted(tiles_of(dealt.racks[1])))] += 1
        assert len(dealt.bag) == 3
    assert seen.keys() == ways.keys()
    for deal, number in ways.items():
        share = number / sum(ways.values())
        spread = (SAMPLES * share * (1 - share)) ** 0.5
        assert abs(seen[deal] - SAMPLES * share) < 4.5 * spread, deal


def test_a_deal_in_which_somebody_could_have_played_two_tiles_is_unlikely() -> None:
    state = placed(["G8 P8", "B8 R1"], "B4 G4 P1", "R3 R4 R5")
    state.turn = 1
    told = after(state, "draw")
    rumours = Rumours(ANTHENO.view(state, 0), told, Fitting(Steps(10_000_000)))
    chance = fast(5)
    dealt = rumours.deal(chance)
    assert rumours.likelihood(dealt) == 1.0
    dealt.held[1] = tiles("B4 G4")  # across R4
    assert rumours.likelihood(dealt) < 0.1


def test_a_clue_is_about_the_table_of_its_time() -> None:
    state = placed(["R6 G8 P8", "B8 R1", "P1 P2"], "B4 G4 P3", "R3 R4 R5")
    state.turn = 1
    told = after(state, "draw", "draw", ANTHENO.read_move({"do": "play", "table": "R3 R4 R5 R6"}))
    assert any(isinstance(event, Played) for event in told)
    found = clues(ANTHENO.view(state, 0), told)
    assert sorted(found) == [1, 2]
    assert [tiles_of(clue.table) for clue in found.values()] == [("R3", "R4", "R5")] * 2


# Why

WHY = [
    words.OUT,
    words.LINE,
    words.MUST,
    words.NOTHING,
    words.HOLD,
    words.STARS,
    words.next_out(1, 30),
    words.drew(1),
]


@pytest.mark.parametrize("language", ["en", "es", "fr"])
def test_every_reason_can_be_said(language: str) -> None:
    for listener in (0, 1):
        speaker = Speaker(language, ANTHENO, ("Ana", "Vega"), listener)
        said = [speaker.reason(reason) for reason in WHY]
        assert len(set(said)) == len(WHY)
        assert ("Vega" in said[-1]) == (listener == 0)


def test_there_is_no_reason_that_nobody_gives() -> None:
    given = sorted(reason.id for reason in WHY)
    for text in TEXTS.values():
        assert sorted(re.findall(r"^(why-[a-z-]+) =", text, re.MULTILINE)) == given


def test_the_expert_says_why() -> None:
    state = placed(["G7 R6 R* B3 G8", "B8 R1", "P1 P2"], "B4 G4 P3", "R3 R4 R5")
    state.turn = 1
    told = after(state, "draw", "draw")
    thought = asked("expert", state, told)
    assert thought.reasons is not None
    assert [reason.id for reason in thought.reasons.why] == ["why-drew", "why-hold", "why-stars"]
    assert thought.reasons.why[0] == Reason("why-drew", {"seat": 1})
    chances = [considered.chance for considered in thought.reasons.considered]
    assert thought.reasons.chance == chances[0]
    assert all(chance is not None and 0.0 <= chance <= 1.0 for chance in chances)


@pytest.mark.parametrize("budget", [1, 2, 3])
def test_the_expert_answers_however_little_it_may_think(budget: int) -> None:
    state = placed(["R3 R6 B3 B6 G8 P1", "B8 G8"], "P3", OUT)
    thought = asked("expert", state, budget=budget)
    assert played(state, thought.move) == 1
    assert thought.reasons is not None
    assert 1 <= thought.reasons.iterations <= max(2, budget)


def test_who_goes_out_first_wins_and_others_take_a_place() -> None:
    state = placed(["R6", "B8 G8", ""], "P3", "R3 R4 R5")
    thought = asked("expert", state)
    assert thought.reasons is not None
    assert thought.reasons.why == (words.OUT,)
    assert thought.reasons.chance is None
    alone = asked("expert", placed(["R6", "B8 G8"], "P3", "R3 R4 R5"))
    assert alone.reasons is not None
    assert alone.reasons.chance == 1.0
