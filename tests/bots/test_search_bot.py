"""The bot that searches any game of the contract."""

from __future__ import annotations

from typing import Any, Literal

import pytest

from sobremesa.bots.contract import GameModel, Imagined
from sobremesa.bots.search import SearchBot
from sobremesa.bots.slices import SLICE
from sobremesa.games import GAMES
from sobremesa.kernel.bot import Decision, Thought
from sobremesa.kernel.chance import fast
from tests.bots.small import SEAT, exchange

By = Literal["tree", "halving"]


def decision(name: str, state: Any, budget: int = 24, **more: Any) -> Decision[Any, Any]:
    game = GAMES[name]
    seat = game.to_act(state)[0]
    return Decision(game, game.view(state, seat), (), fast(2), budget, **more)


def begun(name: str, seats: int, moves: int) -> Any:
    """A game after some moves."""
    game, chance = GAMES[name], fast(1)
    state = game.setup(game.read_options({**game.unattended}), seats, fast(1))
    for _ in range(moves):
        seat = game.to_act(state)[0]
        game.apply(state, seat, game.random_move(state, seat, chance))
    return state


def small(name: str) -> Any:
    """A position of Antheno in which the end is near."""
    game = GAMES[name]
    position = {"table": "R3 R4 R5", "racks": ["R2 R6", "R7"], "bag": "R1"}
    return game.place(position, game.read_options({"colours": 2, "copies": 1}), 2, fast(1))


STATES = {
    "antayagi": lambda: begun("antayagi", 3, 1),
    "antheno": lambda: small("antheno"),
    "tanxi": lambda: begun("tanxi", 3, 4),
}


@pytest.mark.parametrize("by", ["tree", "halving"])
@pytest.mark.parametrize("name", STATES)
def test_it_answers_in_every_game_with_its_reasons(name: str, by: By) -> None:
    state = STATES[name]()
    asked = decision(name, state)
    thought = SearchBot(by).choose(asked)
    game = GAMES[name]
    assert game.why_not(state, asked.seat, thought.move) is None
    reasons = thought.reasons
    assert reasons is not None
    assert reasons.iterations == sum(tried.tries for tried in reasons.considered) <= 24
    assert 0 < reasons.worlds <= reasons.iterations
    assert thought.move == reasons.considered[0].move
    assert by == "tree" or all(0 <= tried.value <= 1 for tried in reasons.considered)
    assert thought == SearchBot(by).choose(decision(name, state))


@pytest.mark.parametrize("by", ["tree", "halving"])
def test_it_goes_out_where_it_can(by: By) -> None:
    thought = SearchBot(by).choose(decision("antheno", small("antheno"), 60))
    assert len(thought.move.table) == 5
    assert thought.reasons is not None
    assert thought.reasons.considered[0].value == 1.0


def test_what_leaves_no_choice_needs_no_reasons() -> None:
    game = GAMES["antheno"]
    position = {"table": "R3 R4 R5", "racks": ["B1", "R7"], "bag": "R1"}
    state = game.place(position, game.read_options({"colours": 2, "copies": 1}), 2, fast(1))
    move = game.read_move({"do": "draw"})
    assert SearchBot().choose(decision("antheno", state)) == Thought(move)


def test_who_runs_out_of_time_stops_it_between_slices() -> None:
    thought = SearchBot().choose(
        decision("antayagi", begun("antayagi", 3, 0), 999, go_on=lambda: False)
    )
    assert thought.reasons is not None
    assert thought.reasons.iterations == SLICE


def test_a_win_is_shared_by_the_winners_and_nobody_is_favoured_where_it_is_cut_off() -> None:
    game = GAMES["antheno"]
    state = small("antheno")
    model = GameModel(game, Imagined(game, game.view(state, 0)), 2, 8)
    assert model.evaluate(state) == [0.5, 0.5]
    game.apply(state, 0, model.moves(state, 0)[0])
    assert model.utilities(state) == [1.0, 0.0]


def test_a_seat_cannot_tell_apart_what_looks_the_same_to_it() -> None:
    """In worlds that differ in its own cards the others know where they are, and it does not."""
    model = exchange()
    keys = [{model.key(world.state, seat) for world in model.worlds} for seat in range(3)]
    assert len(keys[SEAT]) == 1
    assert len(keys[1]) > 1
