"""States go round through positions; what scenarios expect, and what chance says."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, get_args

import msgspec
import pytest

from sobremesa.games.tanxi import rules
from sobremesa.games.tanxi.content import PACK
from sobremesa.games.tanxi.forms import Phase, Question
from sobremesa.games.tanxi.moves import End, Step
from sobremesa.games.tanxi.options import Options
from sobremesa.games.tanxi.placing import place
from sobremesa.games.tanxi.position import describe, position, read_expectation, read_order
from sobremesa.games.tanxi.state import PHASES, QUESTIONS, State
from sobremesa.games.tanxi.views import view
from sobremesa.kernel.chance import Scripted, fast
from sobremesa.kernel.errors import ScenarioFault
from sobremesa.kernel.scenario import compare
from tests.games.tanxi.placed import BOX, put

COMMON = ("Step", "End", "Equip")  # what random games do all the time


# Round and round


def random_states(options: Options, seats: int, seed: int) -> Iterator[State]:
    """A game in which seldom things happen often."""
    random = Random(seed)
    state = rules.setup(options, PACK, seats, fast(seed))
    yield state
    while asked := rules.to_act(state):
        seat = random.choice(asked)
        moves = rules.legal_moves(state, seat).moves
        seldom = [move for move in moves if type(move).__name__ not in COMMON]
        move = random.choice(seldom if seldom and random.random() < 0.7 else moves)
        rules.apply(state, seat, move)
        yield state


def goes_round(state: State, options: Options) -> None:
    """As data, and back: the same views, the same position, the same truth."""
    data = msgspec.json.decode(msgspec.json.encode(position(state)))
    placed = place(data, options, PACK, state.seats, state.chance)
    assert position(placed) == data
    for eyes in (None, *range(state.seats)):
        assert view(placed, eyes) == view(state, eyes)
    placed.revealed = state.revealed
    assert placed == state
    full = describe(state)
    assert compare(read_expectation(full), full, "expect") == []


SETTINGS = [
    (Options(), 3),
    (Options(round_limit=9), 4),
    (Options(characters="random", round_limit=9), 5),
    (Options(characters="random", round_limit=6), 3),
]


@pytest.mark.parametrize(("options", "seats"), SETTINGS)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_every_state_of_a_random_game_goes_round(options: Options, seats: int, seed: int) -> None:
    for state in random_states(options, seats, seed):
        goes_round(state, options)


def test_every_phase_and_nearly_every_question_goes_round() -> None:
    met = set()
    for seed in range(6):
        options = Options(characters="random" if seed % 2 else "draft", round_limit=12)
        for state in random_states(options, 3 + seed % 3, seed + 50):
            moment = (QUESTIONS[state.question], PHASES[state.phase])
            if moment not in met:
                met.add(moment)
                goes_round(state, options)
    assert {phase for _, phase in met} == {"opening", "starting", "acting", "ending", "waking"}
    assert {question for question, _ in met} >= {"draft", "land", "return", "pay", "target", "over"}


def test_the_names_of_phases_and_questions_are_those_of_the_state() -> None:
    assert get_args(Phase) == PHASES
    assert get_args(Question) == QUESTIONS


# What scenarios expect


def differences(state: State, expected: dict[str, Any]) -> list[str]:
    found = compare(read_expectation(expected), describe(state), "expect")
    return [str(difference) for difference in found]


def test_what_is_not_expected_is_not_looked_at() -> None:
    gear = ["knife", {"card": "hunting-crossbow", "ammunition": 2}]
    seat = {"hand": ["canteen", "axe"], "equipped": gear, "gems": 1, "orbs": ["fire", "ice"]}
    state = put({"seats": [seat], "merchant": ["lance", "axe"], "done": {"move": 1}, "spent": 1})
    assert differences(state, {}) == []
    assert differences(state, {"seats": [{}, {}, {}], "done": {"move": 1, "use": 0}}) == []
    expected = {"hand": ["axe", "canteen"], "equipped": ["knife", "hunting-crossbow"]}
    assert differences(state, {"seats": [expected, {}, {"hearts": 14}]}) == []
    assert differences(state, {"seats": [{"hand": ["canteen", "axe"]}, {}, {}]}) == []
    assert differences(state, {"merchant": ["axe", "lance"], "energy": 3, "to_act": [0]}) == []
    assert (
        differences(state, {"seats": [{"orbs": ["ice", "fire"], "equipped": gear}, {}, {}]}) == []
    )


def test_what_is_expected_and_not_found_is_named() -> None:
    state = put({"seats": [{"equipped": ["knife"]}], "decks": {"peaks": ["axe"]}})
    assert differences(state, {"seats": [{"equipped": ["axe"]}, {}, {}]}) == [
        'expect, seats 0, equipped 0, card: expected "axe", found "knife"'
    ]
    assert differences(state, {"decks": {"peaks": []}, "energy": 3}) == [
        'expect, decks, peaks: expected [], found ["axe"]',
        "expect, energy: expected 3, found 4",
    ]
    assert differences(state, {"ranks": [1, 2, 3], "marker": "witch"}) == [
        'expect, marker: expected "witch", found nothing',
        "expect, ranks: expected [1, 2, 3], found nothing",
    ]


def test_memories_and_effects_are_expected_in_part() -> None:
    known = [{"card": "lance", "seats": [1]}, {"card": "axe", "seats": [1, 2]}]
    data = {"decks": {"peaks": ["axe", "lance"]}, "known": {"peaks": known}}
    state = put(data | {"lasting": [{"effect": "shell/use", "step": 1}]})
    assert differences(state, {"known": {"peaks": known}}) == []
    assert differences(state, {"known": {"peaks": [{"card": "axe"}, {"card": "lance"}]}}) == []
    assert differences(state, {"lasting": [{"step": 1, "seat": 0}]}) == []
    assert differences(state, {"scouted": {"peaks": {"cards": 1}}}) != []


def test_an_expectation_is_typed() -> None:
    with pytest.raises(ScenarioFault) as refused:
        read_expectation({"seats": [{"hearts": "many"}]})
    assert "expect, seats 1, field hearts: Expected `int`" in str(refused.value)
    with pytest.raises(ScenarioFault) as refused:
        read_expectation({"points": 3})
    assert "expect: Object contains unknown field `points`" in str(refused.value)


def test_a_turn_as_a_scenario_plays_it() -> None:
    state = put({"seats": [{"cell": "g4"}]})
    rules.apply(state, 0, Step("g5"))
    assert differences(state, {"spent": 1, "done": {"move": 1}, "energy": 3, "moved": True}) == []
    rules.apply(state, 0, End())
    assert differences(state, {"active": 1, "to_act": [1], "turn": 2, "round": 1}) == []


# What chance says


def test_cards_are_shuffled_with_the_top_one_first() -> None:
    assert read_order(["axe", "knife"], PACK) == [BOX.kind["knife"], BOX.kind["axe"]]


def test_characters_are_dealt_from_seat_0_on() -> None:
    order = ["ian", *[figure.name for figure in BOX.figures if figure.name != "ian"]]
    assert read_order(order, PACK)[-1] == BOX.character["ian"]


def test_deities_lie_in_their_order() -> None:
    assert read_order(["namku", "ronronao"], PACK) == [BOX.deity["namku"], BOX.deity["ronronao"]]
    assert read_order([], PACK) == []


def test_a_whole_setup_can_be_scripted() -> None:
    cards = [kind for kind in BOX.kinds if not kind.relic and not kind.is_monster]
    loot = [kind.name for kind in cards for _ in range(kind.copies)]
    relics = [kind.name for kind in BOX.kinds if kind.relic]
    monsters = [kind.name for kind in BOX.kinds if kind.is_monster for _ in range(kind.copies)]
    decks = [
        [relics[1 + n], *loot[4 + 15 * n : 19 + 15 * n], *monsters[5 * n : 5 * n + 5]]
        for n in range(4)
    ]
    figures = [figure.name for figure in BOX.figures][::-1]
    deities = [deity.name for deity in BOX.deities][::-1]
    orders = [read_order(order, PACK) for order in (loot, relics, monsters, *decks, deities)]
    chance = Scripted([*orders, *[7] * 3, 0, *[0] * 8, read_order(figures, PACK)])
    full = describe(rules.setup(Options(characters="random"), PACK, 3, chance))
    chance.finish()
    assert full["merchant"] == sorted([relics[0], *loot[:4]])
    assert list(full["decks"].values()) == decks
    assert full["relics"] == relics[5:]
    assert full["deities"] == deities[:3]
    assert [seat["character"] for seat in full["seats"]] == figures[:3]
    assert (full["rolls"], full["first"], full["to_act"]) == ([6, 0, 0], 0, [0])


@pytest.mark.parametrize(
    ("order", "reason"),
    [
        (["axe", "axxe"], "chance: there is no card, character or deity 'axxe'"),
        (["axe", "namku"], "chance: cards, characters and deities are never shuffled together"),
        (["axe", 3], "chance, entry 2: Expected `str`, got `int`"),
    ],
)
def test_an_order_that_cannot_be_is_refused(order: list[Any], reason: str) -> None:
    with pytest.raises(ScenarioFault) as refused:
        read_order(order, PACK)
    assert reason in str(refused.value)
