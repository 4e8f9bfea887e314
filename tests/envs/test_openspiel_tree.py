"""Nodes of the tree that OpenSpiel walks: nobody learns or foresees what they must not."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest

from sobremesa.envs.openspiel.games import SpielState
from sobremesa.envs.openspiel.node import LUCKS, TreeNode
from sobremesa.kernel.chance import fast
from sobremesa.kernel.events import Event

SMALL_ANTHENO = "sobremesa_antheno(colours=2,hand=4,draw=free)"
WAYS = (
    "sobremesa_antayagi(players=4,edition=65,effects_first=chosen)",
    SMALL_ANTHENO,
    "sobremesa_antheno(players=3,colours=2,copies=1,stars=1,hand=3)",
    "sobremesa_tanxi(round_limit=3)",
)


def dealt(way: str, random: Random) -> SpielState:
    """A game up to its first question."""
    state: SpielState = pyspiel.load_game(way).new_initial_state()
    while state.is_chance_node():
        state.apply_action(random.choice(state.legal_actions()))
    return state


def steps(way: str, seed: int) -> Iterator[tuple[SpielState, int]]:
    """A random game: every state, and the action that comes next."""
    random = Random(seed)
    state = dealt(way, random)
    while not state.is_terminal():
        action = random.choice(state.legal_actions())
        yield state, action
        state.apply_action(action)


def seen(state: SpielState, seat: int) -> tuple[Any, ...]:
    """All that OpenSpiel shows to a seat."""
    return (
        state.information_state_string(seat),
        state.observation_string(seat),
        tuple(state.observation_tensor(seat)),
    )


def look_alike(one: SpielState, other: SpielState, seat: int) -> bool:
    """Whether a seat sees the same in both, and can do the same if it is asked in both."""
    if one.current_player() == other.current_player() == seat:
        assert one.legal_actions() == other.legal_actions()
    return seen(one, seat) == seen(other, seat)


def happened(state: SpielState) -> list[Any]:
    """All events and actions so far."""
    tale = state.node.tale
    assert tale is not None
    return list(tale.entries)


def hears(state: SpielState, seat: int, since: int) -> list[Event | None]:
    """What the rules tell a seat, by the events alone."""
    told = [entry.told(seat) for entry in happened(state)[since:] if isinstance(entry, Event)]
    return [event for event in told if event is not None]


def view(state: SpielState, seat: int) -> Any:
    """What the rules show to a seat."""
    return state.node.game.view(state.node.state, seat)


def other_action(random: Random, twin: SpielState, seat: int, action: int) -> int | None:
    """What is done in a twin: chance and the seat do the same, the others perhaps something else.

    None where that cannot be.
    """
    free = not twin.is_chance_node() and twin.current_player() != seat
    if free and random.random() < 0.5:
        action = random.choice(twin.legal_actions())
    return action if action in twin.legal_actions() else None


@pytest.mark.parametrize("way", WAYS)
def test_worlds_that_a_seat_cannot_tell_apart_look_alike(way: str) -> None:
    """Twins: its information state tells a seat what it heard and sees, and nothing else."""
    random, together, unnoticed, apart = Random(3), 0, 0, 0
    for seat in range(2):
        twin: SpielState | None = None
        since = 0
        for state, action in steps(way, seat):
            if twin is None and not state.is_chance_node():
                twin, since = (
                    state.resample_from_infostate(seat, random.random),
                    len(happened(state)),
                )
                assert look_alike(twin, state, seat)
                apart += state.node.state.truth() != twin.node.state.truth()
            if twin is None or twin.current_player() != state.current_player():
                twin = None
                continue
            other = other_action(random, twin, seat, action)
            if other is None:
                twin = None
                continue
            twin.apply_action(other)
            after = state.child(action)
            alike = view(after, seat) == view(twin, seat)
            same = alike and hears(after, seat, since) == hears(twin, seat, 0)
            told = [one.information_state_string(seat) for one in (after, twin)]
            assert (told[0] == told[1]) == same
            if not same:
                twin = None
                continue
            assert look_alike(after, twin, seat)
            together += 1
            unnoticed += other != action
    assert together > 10
    assert unnoticed
    assert apart


@pytest.mark.parametrize("way", WAYS)
def test_what_waits_for_no_luck_depends_on_none(way: str) -> None:
    """Whatever no seat knows, dealt anew before such a move, changes nothing that a seat sees."""
    checked = lucky = 0
    for number, (state, action) in enumerate(steps(way, 5)):
        node: TreeNode = state.node
        if node.chances:
            lucky += node.move is not None
            continue
        child = node.after(action)
        if child.move is not None or child.state is node.state:
            continue
        move = walked(node, action)
        for seed in range(3):
            copy = node.state.copy()
            copy.chance = fast(100 * number + seed)
            node.game.redeal(copy)
            node.game.apply(copy, state.current_player(), move)
            assert node.game.views(copy) == node.game.views(child.state)
        checked += 1
    assert lucky > 1
    assert checked > 1


def walked(node: TreeNode, action: int) -> Any:
    """The move that an action makes whole."""
    assert node.seat is not None
    walk = node.terms.encoding.actions.walk(node.state, node.seat)
    move = None
    for step in (*node.said, action):
        walk.following()
        move = walk.take(step)
    assert move is not None
    return move


@pytest.mark.parametrize("way", WAYS)
def test_a_clone_does_not_foresee_what_comes(way: str) -> None:
    """The same luck has the same consequences, and other luck has others."""
    apart = 0
    for state, _ in steps(way, 2):
        if state.node.chances != LUCKS:
            continue
        children = [str(state.child(luck)) for luck in range(4)]
        assert children == [str(state.clone().child(luck)) for luck in range(4)]
        looks = {tuple(seen(state.child(luck), seat)[1] for seat in (0, 1)) for luck in range(8)}
        apart += len(looks) > 1
    assert apart


def test_the_deal_is_drawn_digit_by_digit() -> None:
    game = pyspiel.load_game("sobremesa_antayagi")
    state = game.new_initial_state()
    assert set(state.observation_tensor(0)) == {-1.0}
    assert state.observation_string(0) == state.information_state_string(1) == ""
    deals = set()
    for last in range(20):
        state = game.new_initial_state()
        for digit in (1, 1023, last):
            assert state.chance_outcomes() == [(n, 1 / 1024) for n in range(1024)]
            state.apply_action(digit)
        assert not state.is_chance_node()
        deals.add(str(state))
    assert len(deals) == 20


def test_in_a_race_chance_says_who_is_asked_next() -> None:
    orders = [
        (state.chance_outcomes(), state.node.asked)
        for state, _ in steps("sobremesa_antayagi", 1)
        if state.is_chance_node() and state.node.chances != LUCKS
    ]
    assert orders
    for outcomes, asked in orders:
        assert outcomes == [(n, 1 / len(asked)) for n in range(len(asked))]
        assert len(asked) in (2, 3)
    state = next(
        state
        for state, _ in steps("sobremesa_antayagi", 1)
        if state.is_chance_node() and state.node.chances != LUCKS
    )
    named = [state.action_to_string(state.current_player(), n) for n in range(3)]
    assert named == ["player 0 answers", "player 1 answers", "player 2 answers"]


@pytest.mark.parametrize("way", WAYS)
def test_serialized_states_go_on_alike(way: str) -> None:
    for number, (state, action) in enumerate(steps(way, 9)):
        if number % 7 == 0:
            game, again = pyspiel.deserialize_game_and_state(
                pyspiel.serialize_game_and_state(state.get_game(), state)
            )
            assert str(game) == str(state.get_game())
            again.apply_action(action)
            after = state.child(action)
            assert str(again) == str(after)
            assert again.history() == after.history()
            if not after.is_chance_node():
                assert seen(again, 0) == seen(after, 0)


def test_public_and_private_parts_make_the_whole() -> None:
    game = pyspiel.load_game("sobremesa_tanxi(round_limit=2)")
    public = game.make_py_observer(
        pyspiel.IIGObservationType(
            perfect_recall=False, public_info=True, private_info=pyspiel.PrivateInfoType.NONE
        )
    )
    private = game.make_py_observer(
        pyspiel.IIGObservationType(
            perfect_recall=False,
            public_info=False,
            private_info=pyspiel.PrivateInfoType.SINGLE_PLAYER,
        )
    )
    state = dealt("sobremesa_tanxi(round_limit=2)", Random(1))
    assert public.string_from(state, 0) == public.string_from(state, 2)
    assert private.string_from(state, 0) != private.string_from(state, 2)
    assert private.tensor is None
    public.set_from(state, 0)
    first = public.tensor.copy()
    public.set_from(state, 2)
    assert np.array_equal(first, public.tensor)
    with pytest.raises(ValueError, match="private_info: one player's or nobody's"):
        game.make_py_observer(
            pyspiel.IIGObservationType(
                perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS
            )
        )
    with pytest.raises(ValueError, match=r"no parameters: \['colour'\]"):
        game.make_py_observer(None, {"colour": 1})


@pytest.mark.parametrize("way", WAYS)
def test_the_tensor_is_the_row_of_the_other_environments(way: str) -> None:
    for number, (state, _) in enumerate(steps(way, 4)):
        if state.is_chance_node() or number % 5:
            continue
        node: TreeNode = state.node
        for seat in range(state.num_players()):
            row = [int(number) for number in state.observation_tensor(seat)]
            view, taken = node.terms.encoding.read(row, seat)
            assert view == node.game.view(node.state, seat)
            assert taken == sorted(node.walk().taken if seat == node.seat else [])
            assert state.information_state_tensor(seat) == state.observation_tensor(seat)
