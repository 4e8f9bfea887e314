"""TX-86, TX-110a, TX-111: places, and ends that no card of our box brings about."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from sobremesa.games.tanxi.game import TANXI, Tanxi
from sobremesa.games.tanxi.moves import Ability, Favour
from sobremesa.games.tanxi.options import Options
from sobremesa.games.tanxi.state import State
from sobremesa.kernel.chance import fast
from tests.games.tanxi.test_packs import changed

LIMIT = 9
FAVOUR_OF_RONRONAO = 'effect = [{ do = "damage", who = "other", hearts = 4 }]'
KABOOM = '{ do = "each", who = "near 2", parts ='

# TX-111: places


def up(hearts: int, felled: int = 0, fell_at: int | None = None) -> dict[str, Any]:
    """Somebody on the island."""
    return {"hearts": hearts, "felled": felled} | since(fell_at)


def off(felled: int = 0, fell_at: int | None = None, standing: str = "fallen") -> dict[str, Any]:
    """Somebody who waits to return."""
    return {"standing": standing, "felled": felled} | since(fell_at)


def since(fell_at: int | None) -> dict[str, Any]:
    return {} if fell_at is None else {"fell_at": fell_at}


def places(seats: list[dict[str, Any]]) -> tuple[int, ...]:
    """The places of these after the last round, or behind the only one on the island."""
    position = {"seats": seats, "question": "over", "round": LIMIT, "turn": 60}
    state = TANXI.place(position, Options(round_limit=LIMIT), len(seats), fast(1))
    result = TANXI.outcome(state)
    assert result is not None
    return result.ranks


@pytest.mark.parametrize(
    ("seats", "ranks"),
    [
        pytest.param([up(3), up(5), up(4)], (3, 1, 2), id="more hearts"),
        pytest.param([up(1), up(1), off(9, 59)], (1, 1, 3), id="on the island first"),
        pytest.param([up(5, 0, 8), up(4, 9), up(4, 8)], (1, 2, 3), id="hearts before felled"),
        pytest.param([up(4, 1), up(4, 2), up(4, 0)], (2, 1, 3), id="more felled"),
        pytest.param([up(4, 1), up(4, 2, 3), up(3)], (2, 1, 3), id="felled before last defeat"),
        pytest.param([up(4, 1, 7), up(4, 1, 9), up(4, 1, 8)], (3, 1, 2), id="later last defeat"),
        pytest.param([up(4, 1, 60), up(4, 1), up(4, 1, 1)], (2, 1, 3), id="never defeated is best"),
        pytest.param([up(4, 1, 0), up(4, 1), up(4, 1, 1)], (3, 1, 2), id="early is not never"),
        pytest.param([up(4, 1, 7), up(4, 1, 7), up(4, 1, 7)], (1, 1, 1), id="all alike"),
        pytest.param([up(4), up(4), up(4), up(5)], (2, 2, 2, 1), id="three share the second"),
        pytest.param([up(4), up(5), up(5), up(3)], (3, 1, 1, 4), id="two share the first"),
        pytest.param([up(1), off(2, 9), off(2, 8)], (1, 2, 3), id="a winner and later defeat"),
        pytest.param([off(1, 59), up(1), off(2, 5)], (3, 1, 2), id="a winner and more felled"),
        pytest.param([off(3, 50), up(1), off(3, 50, "risen")], (2, 1, 2), id="risen or fallen"),
        pytest.param([off(9, 50), up(1, 0, 2), off(9, 51)], (3, 1, 2), id="the winner is first"),
        pytest.param(
            [off(2, 55), up(2, 1), off(2, 57), up(2, 1), up(3)], (5, 2, 4, 2, 1), id="five"
        ),
    ],
)
def test_tx_111_places(seats: list[dict[str, Any]], ranks: tuple[int, ...]) -> None:
    assert places(seats) == ranks


def test_tx_111_random_places() -> None:
    random = Random(111)
    for _ in range(500):
        seats = [random_seat(random) for _ in range(random.choice([3, 4, 5]))]
        if all("standing" in seat for seat in seats):
            seats[0] = up(1)
        better = [sum(compare(other, mine) < 0 for other in seats) for mine in seats]
        assert places(seats) == tuple([1 + number for number in better]), seats


def random_seat(random: Random) -> dict[str, Any]:
    felled, fell_at = random.randint(0, 2), random.choice([1, 2, 3])
    if random.random() < 0.5:
        return off(felled, fell_at)
    return up(random.randint(1, 3), felled, random.choice([None, fell_at]))


def compare(one: dict[str, Any], two: dict[str, Any]) -> int:
    """TX-111, sentence by sentence: below 0 where the first one stands better."""
    if ("standing" in one) != ("standing" in two):
        return 1 if "standing" in one else -1
    if one.get("hearts") != two.get("hearts"):
        return int(two["hearts"] - one["hearts"])
    if one["felled"] != two["felled"]:
        return int(two["felled"] - one["felled"])
    if ("fell_at" in one) != ("fell_at" in two):
        return 1 if "fell_at" in one else -1
    return int(two.get("fell_at", 0) - one.get("fell_at", 0))


# Other boxes: favours and abilities that hit many


def box(id: str, old: str, new: str) -> Tanxi:
    """Tanxi with one change inside the entry with this id."""
    return TANXI.with_pack(changed(id, old, new), "box.toml")[0]


def with_ines(game: Tanxi, hearts: list[int]) -> State:
    """Inés and others with so many hearts, each on a beach."""
    ines = {"character": "ines", "gems": 2, "hearts": hearts[0]}
    seats = [ines, *[{"hearts": number} for number in hearts[1:]]]
    relics = ["aegis", "leech-fang", "titan-glove"]
    position = {"seats": seats, "relics": relics, "deities": ["ronronao"], "awake": 1, "turn": 7}
    return game.place(position, Options(), len(hearts), fast(1))


def storm() -> Tanxi:
    """A favour that costs everybody else 4 hearts."""
    parts = 'parts = [{ do = "damage", who = "it", hearts = 4 }]'
    all_others = f'effect = [{{ do = "each", who = "other", {parts} }}]'
    return box("ronronao", FAVOUR_OF_RONRONAO, all_others)


def blast() -> Tanxi:
    """An ability that costs everybody 2 hearts, its user included."""
    return box("kaboom", KABOOM, KABOOM.replace("near 2", "all"))


def test_tx_86_rewards_for_everyone_whom_a_favour_defeats() -> None:
    game = storm()
    state = with_ines(game, [9, 4, 5, 4])
    game.apply(state, 0, Favour("ronronao"))
    ines, first, second, third = state.players
    assert (first.hearts, second.hearts, third.hearts) == (0, 1, 0)
    assert (ines.gems, ines.felled, len(ines.hand)) == (2, 2, 2)
    assert len(state.relics) == 1


def test_tx_110a_no_rewards_for_a_favour_that_ends_the_game() -> None:
    game = storm()
    state = with_ines(game, [9, 4, 3, 4])
    game.apply(state, 0, Favour("ronronao"))
    ines = state.players[0]
    assert (ines.gems, ines.felled, len(ines.hand), len(state.relics)) == (0, 3, 0, 3)
    assert places_of(game, state) == (1, 2, 2, 2)


def test_tx_110a_should_none_be_left_the_one_whose_effect_it_was_wins() -> None:
    game = blast()
    state = with_ines(game, [2, 2, 1])
    game.apply(state, 0, Ability("kaboom"))
    assert [player.hearts for player in state.players] == [0, 0, 0]
    assert [player.gems for player in state.players] == [1, 0, 0]
    assert len(state.relics) == 3
    assert state.winner == 0
    assert places_of(game, state) == (1, 2, 2)


def test_tx_110a_losses_together_the_last_one_wins_though_the_effect_was_anothers() -> None:
    game = blast()
    state = with_ines(game, [2, 3, 1])
    game.apply(state, 0, Ability("kaboom"))
    assert [player.hearts for player in state.players] == [0, 1, 0]
    assert state.winner == 1
    assert places_of(game, state) == (2, 1, 3)


def test_tx_110a_who_falls_by_their_own_effect_is_rewarded_for_the_others_only() -> None:
    game = blast()
    state = with_ines(game, [2, 3, 1, 3])
    game.apply(state, 0, Ability("kaboom"))
    ines = state.players[0]
    assert (ines.hearts, ines.gems, ines.felled, len(ines.hand)) == (0, 2, 1, 1)
    assert game.outcome(state) is None
    assert game.to_act(state) == (1,)


def places_of(game: Tanxi, state: State) -> tuple[int, ...]:
    result = game.outcome(state)
    assert result is not None
    return result.ranks
