"""The levels do what their place in the order promises, and say why in words that exist."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from sobremesa.arena.games import play
from sobremesa.games.tanxi.game import TANXI
from sobremesa.games.tanxi.moves import Ability, Attack, End, Equip, Explore, Step
from sobremesa.games.tanxi.options import Options
from sobremesa.games.tanxi.state import ACT, State
from sobremesa.games.tanxi.thinking.dice import blow, rolls
from sobremesa.games.tanxi.thinking.judging import Judge
from sobremesa.games.tanxi.thinking.levels import AT_ONCE
from sobremesa.games.tanxi.thinking.maps import maps_of
from sobremesa.games.tanxi.thinking.planning import Planner
from sobremesa.kernel.bot import LEVELS, Decision, Thought
from sobremesa.kernel.chance import Scripted, fast
from tests.games.tanxi.twins import twin

FAR = {"cell": "n4"}
FARTHER = {"cell": "m2"}
EFFORT = 120


def placed(seats: list[dict[str, Any]], **said: Any) -> State:
    return TANXI.place({"seats": seats, **said}, Options(), len(seats), Scripted([]))


def thought(level: str, state: State, budget: int = EFFORT, seed: int = 1) -> Thought[Any]:
    """What this level thinks in its turn."""
    seat = TANXI.to_act(state)[0]
    decision: Decision[Any, Any] = Decision(TANXI, TANXI.view(state, seat), [], fast(seed), budget)
    return TANXI.bots[level].choose(decision)


def turn_of(level: str, state: State, budget: int = EFFORT) -> list[Any]:
    """All that this level does until it attacks or ends its turn."""
    state = state.copy()
    state.chance = fast(7)
    moves: list[Any] = []
    while not moves or not isinstance(moves[-1], Attack | End):
        moves.append(thought(level, state, budget).move)
        TANXI.apply(state, state.active, moves[-1])
    return moves


# What the levels see


@pytest.mark.parametrize("level", LEVELS)
def test_everybody_takes_the_win(level: str) -> None:
    first = {"cell": "e5", "equipped": ["knife"]}
    state = placed([first, {"cell": "f5", "hearts": 1}, {"standing": "fallen"}])
    assert isinstance(thought(level, state).move, Attack)


@pytest.mark.parametrize("level", ["strong", "expert"])
def test_they_walk_to_a_kill_that_wins_the_game(level: str) -> None:
    first = {"cell": "b3", "equipped": ["axe"]}
    state = placed([first, {"cell": "e3", "hearts": 1}, {"standing": "fallen"}])
    moves = turn_of(level, state)
    assert isinstance(moves[0], Step)
    assert isinstance(moves[-1], Attack)


@pytest.mark.parametrize("level", ["strong", "expert"])
def test_they_arm_themselves_before_they_strike(level: str) -> None:
    first = {"cell": "e5", "hand": ["volcano-hammer"], "equipped": ["knife"]}
    state = placed([first, {"cell": "f5", "hearts": 7}, {"standing": "fallen"}])
    moves = turn_of(level, state)
    assert isinstance(moves[0], Equip)
    assert isinstance(moves[1], Attack)


@pytest.mark.parametrize("level", ["strong", "expert"])
def test_they_leave_the_fog_in_time(level: str) -> None:
    state = placed(
        [{"character": "darla", "cell": "d2", "hearts": 9}, FAR, FARTHER],
        round=7, fog=2, awake=2, deities=["ronronao", "mareana", "namku"],
        decks={"jungle": [], "peaks": [], "swamp": [], "volcano": []},
    )  # fmt: skip
    moves = turn_of(level, state)
    island = state.terms.island
    steps = [move.cell for move in moves if isinstance(move, Step)]
    assert steps
    assert not 0 < island.fog[island.index[steps[-1]]] <= state.fog
    assert "why-leave-fog" in [reason.id for reason in reasons_of(level, state)]


def test_who_walks_to_explore_says_so() -> None:
    loot = ["canteen", "axe", "knife", "leather-vest", "ceviche"]
    state = placed([{"cell": "d3"}, FAR, FARTHER], decks={"jungle": loot})
    moves = turn_of("strong", state)
    assert isinstance(moves[0], Step)
    assert Explore() in moves
    said = [(reason.id, reason.args) for reason in reasons_of("strong", state)]
    assert ("why-way", {"deck": "jungle"}) in said


def test_what_changes_nothing_is_not_done() -> None:
    first = {"cell": "e5", "hand": ["coconut-helmet"], "equipped": ["coconut-helmet"]}
    empty: dict[str, list[str]] = {"jungle": [], "peaks": [], "swamp": [], "volcano": []}
    state = placed([first, FAR, FARTHER], decks=empty)
    swap = Equip(("coconut-helmet",), ("coconut-helmet",))
    assert swap not in turn_of("strong", state)


def test_who_thinks_longer_finds_no_worse_turn() -> None:
    hand = ["leather-vest", "ceviche", "gem-of-power", "axe"]
    first = {"cell": "f6", "hand": hand, "equipped": ["knife"], "hearts": 5}
    state = placed([first, {"cell": "h5", "hearts": 6}, FAR])
    worths = [worth_of_turn(state, effort) for effort in (20, 100, 600)]
    assert worths[0] <= worths[1] <= worths[2]
    assert worths[0] < worths[2]


@pytest.mark.parametrize("effort", [40, 80, 250])
def test_a_walk_and_what_is_done_there_come_to_mind_at_once(effort: int) -> None:
    hand = ["leather-vest", "ceviche", "axe"]  # so much that could be done here
    first = {"cell": "f6", "hand": hand, "equipped": ["knife"]}
    state = placed([first, {"cell": "i5", "hearts": 2}, {"standing": "fallen"}])
    moves = list(TANXI.legal_moves(state, 0).moves)
    found = Planner(Judge(state, 0), state, 0).plans(state, moves, effort)[0].moves()
    assert [type(move) for move in found] == [Step, Step, Step, Attack]


def worth_of_turn(state: State, effort: int) -> float:
    moves = list(TANXI.legal_moves(state, 0).moves)
    return Planner(Judge(state, 0), state, 0).plans(state, moves, effort)[0].value


def test_every_position_of_a_plan_is_judged_once() -> None:
    state = placed([{"cell": "e5", "hand": ["axe"]}, FAR, FARTHER])
    judge = Judge(state, 0)
    planner = Planner(judge, state, 0)
    first = planner.value(state, 0.0)
    looks = judge.looks
    assert planner.value(state.copy(), 0.0) == first
    assert judge.looks == looks


def reasons_of(level: str, state: State) -> list[Any]:
    reasons = thought(level, state).reasons
    assert reasons is not None
    return list(reasons.why)


def test_a_frozen_sculptor_ends_it_with_an_ability() -> None:
    ian = {"character": "ian", "cell": "e5", "gems": 1, "equipped": []}
    state = placed([ian, {"cell": "g5", "hearts": 3}, {"standing": "fallen"}])
    assert thought("strong", state).move == Ability("frosty-breath")


# Before the first turn


@pytest.mark.parametrize("level", LEVELS)
def test_they_draft_and_land_without_a_turn_begun(level: str) -> None:
    state = TANXI.setup(Options(), 3, fast(3))
    for _ in range(6):
        seat = TANXI.to_act(state)[0]
        move = thought(level, state).move
        assert move in TANXI.legal_moves(state, seat).moves
        TANXI.apply(state, seat, move)
    assert state.question == ACT


# The evaluation


def test_who_has_tried_enough_judges_and_plans_no_farther() -> None:
    state = placed([{"cell": "e5", "hand": ["axe"]}, FAR, FARTHER])
    judge = Judge(state, 0)
    planner = Planner(judge, state, 0)
    moves = list(TANXI.legal_moves(state, 0).moves)
    planner.plans(state, moves, 40)
    assert planner.tries_left > 0
    farther = placed([{"cell": "e6", "hand": ["axe"]}, FAR, FARTHER])
    planner.tries_left = 0
    looks = judge.looks
    planner.best(farther, 0.0, 40)
    assert (judge.looks - looks, planner.tries_left) in ((0, 0), (1, 0))


def test_chances_are_shares_of_one_win() -> None:
    state = placed([{"cell": "e5"}, {"cell": "f5", "hearts": 3}, FAR])
    chances = Judge(state, 0).chances(state, 0)
    assert sum(chances) == pytest.approx(1.0)
    assert chances[0] > chances[1]


def test_the_results_of_an_attack_are_all_results() -> None:
    for advantage in range(-4, 9):
        for dice in (1, 2, 3):
            found = rolls(advantage, dice, 6, 0, "")
            assert sum(roll.chance for roll in found) == pytest.approx(1.0)
            fatal = sum(roll.chance for roll in found if roll.damage >= 6)
            assert fatal == pytest.approx(blow(advantage, dice, 0, "").falls[6])


def test_the_way_out_of_the_fog_is_the_shortest() -> None:
    island = placed([FAR, FARTHER, {"cell": "e5"}]).terms.island
    clear = maps_of(island).clear[3]
    for cell in range(island.size):
        out = [island.ways[cell][there] for there in range(island.size) if not island.fog[there]]
        assert clear[cell] == min(out)


# Reasons


@pytest.mark.parametrize("level", ["strong", "expert"])
def test_chances_come_with_every_candidate(level: str) -> None:
    state = placed([{"cell": "e5", "equipped": ["axe"]}, {"cell": "f5", "hearts": 4}, FAR])
    reasons = thought(level, state).reasons
    assert reasons is not None
    assert reasons.chance is not None
    assert all(one.chance is not None and 0 <= one.chance <= 1 for one in reasons.considered)
    assert reasons.why[0].id == "why-fell"


def test_the_chance_before_a_move_is_that_of_the_best_one() -> None:
    """Who has struck already will not strike again before the others do."""
    frail = {"hearts": 2, "equipped": ["axe"]}
    state = placed([{"cell": "e5", **frail}, {"cell": "f5", **frail}, {"standing": "fallen"}])
    for struck, least, most in ((0, 0.9, 1.0), (1, 0.0, 0.5)):
        state.attacked[1] = struck
        reasons = thought("strong", state).reasons
        assert reasons is not None
        assert reasons.chance is not None
        assert reasons.chance == reasons.considered[0].chance
        assert least <= reasons.chance <= most


# Any table


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_they_play_any_table_legally_with_any_budget(level: str, seats: int) -> None:
    state = TANXI.setup(Options(characters="random"), seats, fast(seats))
    chance = fast(seats + 10)
    for number in range(60):
        seat = TANXI.to_act(state)[0]
        if number % 4:
            move = TANXI.random_move(state, seat, chance)
        else:
            move = thought(level, state, (1, 2, 30)[number % 3], number).move
            assert move in TANXI.legal_moves(state, seat).moves
        TANXI.apply(state, seat, move)


@pytest.mark.parametrize("level", ["strong", "expert"])
def test_what_a_seat_cannot_know_changes_no_plan(level: str) -> None:
    state = TANXI.setup(Options(characters="random"), 3, fast(5))
    chance, random = fast(6), Random(7)
    for number in range(70):
        seat = TANXI.to_act(state)[0]
        if number % 20 == 10:
            twins = (state, twin(state, seat, random, True))
            assert thought(level, twins[0], 60) == thought(level, twins[1], 60)
        TANXI.apply(state, seat, TANXI.random_move(state, seat, chance))


def test_a_table_where_all_hid_for_ever_comes_to_its_end() -> None:
    options = Options(characters="random")
    state = play(TANXI, options, [TANXI.bots["casual"]] * 3, 924).state
    assert state.round < 40


def test_late_at_night_it_is_better_to_fell_than_to_stand_beside() -> None:
    beside = placed([{"cell": "e5"}, {"cell": "f5", "hearts": 3}, FAR], round=30)
    felled = placed([{"cell": "e5"}, {"standing": "fallen"}, FAR], round=30)
    assert Judge(beside, 0).pressed(felled) > Judge(beside, 0).pressed(beside)


def test_what_presses_others_is_no_chance_by_itself() -> None:
    state = placed([{"cell": "e5"}, {"cell": "f5"}, {"cell": "e6"}], round=30)
    judge = Judge(state, 0)
    calm = Judge(state, 0)
    calm.haste = 0.0
    assert judge.chances(state, 0) == calm.chances(state, 0)


def test_the_expert_looks_at_fewer_positions_where_they_take_longer_to_judge() -> None:
    looks = [TANXI.budget("expert", seats) for seats in TANXI.seats]
    assert looks == sorted(looks, reverse=True)
    assert len(set(looks)) == len(looks)
    assert {TANXI.budget("strong", seats) for seats in TANXI.seats} == {AT_ONCE}
