"""OpenSpiel's own suites over every game, Shimmy's, our bots in it, and mistakes.

What takes longer is in `python -m tests.envs.openspiel_suites`, which `.ci/targets` runs.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import evaluate_bots, ismcts, mcts
from pettingzoo.test import api_test
from shimmy.openspiel_compatibility import OpenSpielCompatibilityV0

from sobremesa.envs.openspiel import bot, node
from sobremesa.games import GAMES
from sobremesa.games.antayagi.content import PACKS
from sobremesa.kernel.errors import Fault, IllegalMove
from tests.envs.openspiel_suites import api_kept
from tests.envs.test_openspiel_tree import SMALL_ANTHENO, dealt, steps

SIMULATED = (
    "sobremesa_antayagi(players=5,edition=65)",
    "sobremesa_antayagi(ask=able,effects_first=chosen)",
    "sobremesa_antheno(players=4,colours=2,hand=3,draw=free)",
    "sobremesa_antheno(colours=2,copies=1,stars=1,hand=3)",
    "sobremesa_tanxi(players=4,round_limit=1)",
    "sobremesa_tanxi(round_limit=2,characters=random)",
)
SHIMMIED: tuple[tuple[str, dict[str, Any], int], ...] = (
    ("sobremesa_antayagi", {"players": 4, "edition": 65}, 30),
    ("sobremesa_antheno", {"colours": 2, "hand": 3, "draw": "free"}, 8),
    ("sobremesa_tanxi", {"players": 5, "round_limit": 2}, 30),
)


@pytest.mark.parametrize("way", SIMULATED)
def test_random_games_are_in_order(way: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(way), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", ["antayagi", "tanxi"])
def test_the_api_is_kept(name: str) -> None:
    assert api_kept(f"sobremesa_{name}") == []


@pytest.mark.filterwarnings("ignore:Agent's m.* observation space value is:UserWarning")
@pytest.mark.parametrize(("name", "config", "cycles"), SHIMMIED)
def test_shimmy_makes_pettingzoo_of_it(name: str, config: dict[str, Any], cycles: int) -> None:
    api_test(OpenSpielCompatibilityV0(game_name=name, config=config), num_cycles=cycles)


# Bots


@pytest.mark.parametrize(
    "way", ["sobremesa_antayagi", SMALL_ANTHENO, "sobremesa_tanxi(round_limit=5)"]
)
def test_our_bots_play_each_other(way: str) -> None:
    """The same seeds, the same game, by either of OpenSpiel's ways to compare bots."""
    game = pyspiel.load_game(way)
    results = []
    for _ in range(2):
        bots = [bot(game, seat, "greedy", seed=seat) for seat in range(game.num_players())]
        rng = np.random.RandomState(4)
        results.append(evaluate_bots.evaluate_bots(game.new_initial_state(), bots, rng))
    assert results[0] == results[1]
    assert sum(results[0]) == pytest.approx(0.0)
    again = [pyspiel.evaluate_bots(game.new_initial_state(), bots, 4) for _ in range(2)]
    assert again[0] == again[1]
    assert max(again[0]) == 1.0


@pytest.mark.parametrize("level", ["greedy", "casual", "strong"])
@pytest.mark.parametrize(
    "way", ["sobremesa_antayagi", SMALL_ANTHENO, "sobremesa_tanxi(round_limit=3)"]
)
def test_a_bot_knows_what_its_seat_knows(way: str, level: str) -> None:
    """It takes the same action in every world that the seat cannot tell from the real one."""
    random, asked = Random(1), 0
    for number, (state, _) in enumerate(steps(way, 6)):
        if state.is_chance_node() or number % 9:
            continue
        seat = state.current_player()
        other = state.resample_from_infostate(seat, random.random)
        one = bot(state.get_game(), seat, level, budget=4)
        another = bot(state.get_game(), seat, level, budget=4)
        policy, action = one.step_with_policy(state)
        assert (policy, action) == another.step_with_policy(other)
        assert dict(policy)[action] == 1.0 == sum(dict(policy).values())
        asked += 1
    assert asked > 1


def test_a_bot_goes_on_with_a_move_that_it_has_not_begun() -> None:
    state = next(
        state
        for state, _ in steps("sobremesa_tanxi", 3)
        if not state.is_chance_node() and state.node.said
    )
    one = bot(state.get_game(), state.current_player(), "greedy")
    assert one.step(state) in state.legal_actions()
    policies = []
    for _ in range(2):
        one.restart_at(state)
        policies.append(one.get_policy(state))
    assert policies[0] == policies[1]


def test_mistakes_about_bots_are_named() -> None:
    game = pyspiel.load_game("sobremesa_antayagi")
    with pytest.raises(ValueError, match="level: AntaYagí has no bot 'genius', only random"):
        bot(game, 0, "genius")
    with pytest.raises(ValueError, match="player: from 0 to 2, not 3"):
        bot(game, 3)
    with pytest.raises(ValueError, match="budget: at least 1, not 0"):
        bot(game, 0, budget=0)
    state = dealt("sobremesa_antayagi", Random(1))
    stranger = (state.current_player() + 1) % 3
    with pytest.raises(ValueError, match=f"player {stranger} is not asked here"):
        bot(game, stranger).step(state)


# Those of OpenSpiel


@pytest.mark.parametrize("way", ["sobremesa_antayagi", "sobremesa_tanxi(round_limit=1)"])
def test_openspiel_searches_worlds_that_are_possible(way: str) -> None:
    """Its search over information sets compares their texts in all worlds that it draws."""
    rng = np.random.RandomState(5)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=rng)
    state = dealt(way, Random(2))
    searcher = ismcts.ISMCTSBot(state.get_game(), evaluator, 1.0, 12, random_state=rng)
    assert searcher.step(state) in state.legal_actions()


# Mistakes


def test_mistakes_in_parameters_are_named() -> None:
    with pytest.raises(pyspiel.SpielError, match="Unknown parameter 'colour'"):
        pyspiel.load_game("sobremesa_antheno(colour=3)")
    with pytest.raises(Fault, match="for 3 to 7 players, not 9"):
        pyspiel.load_game("sobremesa_antayagi(players=9)")
    with pytest.raises(Fault, match="field edition: Invalid enum value '70'"):
        pyspiel.load_game("sobremesa_antayagi(edition=70)")
    with pytest.raises(Fault, match="field colours"):
        pyspiel.load_game("sobremesa_antheno(colours=9)")
    with pytest.raises(ValueError, match=r"pack: nowhere\.toml cannot be read"):
        pyspiel.load_game("sobremesa_tanxi(pack=nowhere.toml)")


def test_a_box_of_ones_own(tmp_path: Path) -> None:
    file = tmp_path / "more.toml"
    file.write_text(PACKS["65"].text.replace("copies = 1", "copies = 3"), encoding="utf-8")
    game = pyspiel.load_game("sobremesa_antayagi", {"pack": str(file)})
    plain = pyspiel.load_game("sobremesa_antayagi(edition=65)")
    assert game.observation_tensor_size() > plain.observation_tensor_size()
    state = game.new_initial_state()
    again, _ = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert again.observation_tensor_size() == game.observation_tensor_size()


def test_an_illegal_action_names_its_rule_and_changes_nothing() -> None:
    state = dealt("sobremesa_antayagi", Random(1))
    before = str(state), state.history()
    with pytest.raises(IllegalMove, match="K-1"):
        state.apply_action(6)  # to lay a card
    with pytest.raises(IllegalMove, match="K-3"):
        state.apply_action(5000)
    with pytest.raises(pyspiel.SpielError, match=r"illegal action \(6\)"):
        state.apply_action_with_legality_check(6)
    assert (str(state), state.history()) == before
    root = state.get_game().new_initial_state()
    with pytest.raises(ValueError, match="chance has outcomes from 0 to 1023, not 1024"):
        root.apply_action(1024)


def test_a_game_that_is_over_is_over() -> None:
    *_, (state, action) = steps(SMALL_ANTHENO, 1)
    assert state.is_terminal()
    assert sum(state.returns()) == pytest.approx(0.0)
    with pytest.raises(RuntimeError, match=r"the game is over: .* game\.new_initial_state\(\)"):
        state.apply_action(action)


def test_a_game_that_is_too_long_has_no_winner(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(node, "MOST_TAKEN", 9)
    *_, (state, _) = steps("sobremesa_antayagi", 1)
    assert state.is_terminal()
    assert state.returns() == [0.0, 0.0, 0.0]
    assert state.node.taken == 9


def test_every_game_is_registered_once() -> None:
    names = pyspiel.registered_names()
    for name in GAMES:
        assert names.count(f"sobremesa_{name}") == 1
        kind = pyspiel.load_game(f"sobremesa_{name}").get_type()
        assert kind.long_name == GAMES[name].title
        assert kind.default_loadable


def test_a_program_that_has_used_it_ends_in_peace() -> None:
    """OpenSpiel's register outlives Python: what it holds must not be freed by then."""
    program = (
        "import pyspiel, sobremesa.envs.openspiel\n"
        "state = pyspiel.load_game('sobremesa_antheno').new_initial_state()\n"
        "state.apply_action(0)"
    )
    subprocess.run([sys.executable, "-c", program], check=True)
