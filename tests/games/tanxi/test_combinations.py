"""Effects in combinations that the released pack does not have."""

from __future__ import annotations

from typing import Any

import pytest

from sobremesa.games.tanxi.game import Tanxi
from sobremesa.games.tanxi.state import State
from tests.games.tanxi.playing import CHARACTERS, box, ian, play, refusal, seen

SYRUP = '[{ do = "heal", hearts = 3 }]'
HANDS = 'always = [{ do = "mod", stat = "healing", by = 1 }]'
MIRROR = 'on_hurt = [{ do = "damage", who = "attacker", hearts = 2 }]'
USE = {"do": "ability", "ability": "syrup"}


def dolores(**said: Any) -> dict[str, Any]:
    return {"character": "dolores", "cell": "e4", "gems": 1, **said}


def ability(parts: str) -> Tanxi:
    """Syrup, an ability of Dolores, does something else."""
    return box(("syrup", SYRUP, f"[{parts}]"))


def test_an_ability_whose_condition_is_not_met_is_not_offered() -> None:
    game = ability('{ do = "heal", hearts = 3, when = "half" }')
    assert refusal({"seats": [dolores(hearts=10)]}, USE, game) == "TX-77a"
    assert play({"seats": [dolores(hearts=6)]}, [USE], [], game).players[0].hearts == 10


AT_POINT = (
    '{ do = "each", who = "near 3", when = "at-point", parts = ['
    '{ do = "damage", who = "it", hearts = 2 }] }'
)


def test_the_condition_of_an_each_is_about_each_and_not_about_its_user() -> None:
    seats = [dolores(cell="g4"), ian("f4"), {"character": "isaac", "cell": "h4"}]
    state = play({"seats": seats}, [USE], [], ability(AT_POINT))
    assert [player.hearts for player in state.players] == [12, 12, 14]


def test_an_each_that_would_meet_nobody_is_not_offered() -> None:
    position = {"seats": [dolores(), ian("g4")]}
    assert refusal(position, USE, ability(AT_POINT)) == "TX-77a"


def test_an_each_after_a_hit_knows_how_many_hearts_it_cost() -> None:
    each = (
        '{ do = "each", who = "near 2", when = "damage 3", parts = ['
        '{ do = "damage", who = "it", hearts = 1 }] }'
    )
    game = box(("healing-hands", HANDS, f"on_hit = [{each}]"))
    position = {"seats": [dolores(), ian("f4"), {"character": "isaac", "cell": "e5"}]}
    blow = {"do": "attack", "player": 1}
    assert play(position, [blow], [4, 0], game).players[2].hearts == 13
    assert play(position, [blow], [3, 0], game).players[2].hearts == 14


def test_a_bonus_against_monsters_waits_for_the_next_one() -> None:
    bonus = '{ do = "mod", stat = "attack", by = 3, when = "monster", lasts = "next-attack" }'
    position = {"seats": [dolores()], "decks": {"jungle": ["grumpy-crab"]}}
    moves = [USE, {"do": "explore"}, {"do": "fight"}]
    state = play(position, moves, [0, 0], ability(bonus))
    assert seen(state)["discards"] == ["grumpy-crab"]


def test_an_attack_by_an_ability_then_pushes_and_heals() -> None:
    game = ability(
        '{ do = "attack", who = "line 3", bonus = 4 }, { do = "shove", who = "same", cells = 2 },'
        '{ do = "heal", hearts = 2 }'
    )
    there = {"do": "go", "cell": "i4"}
    state = play({"seats": [dolores(hearts=5), ian("g4")]}, [USE, there], [0, 0], game)
    assert seen(state)["seats"][1]["cell"] == "i4"
    assert state.players[0].hearts == 8
    fallen = play({"seats": [dolores(hearts=5), ian("g4", hearts=1)]}, [USE], [0, 0], game)
    assert (fallen.players[0].hearts, seen(fallen)["question"]) == (8, "act")


def test_who_disarms_chooses_the_card() -> None:
    game = ability('{ do = "disarm", who = "adjacent" }')
    armed = ian("f4", equipped=["knife", "throwing-blades"])
    paula = {"character": "paula", "cell": "e5", "equipped": ["axe"]}
    off = {"do": "take-off", "card": "throwing-blades"}
    state = play({"seats": [dolores(), armed, paula]}, [USE, off], [], game)
    assert seen(state)["discards"] == ["throwing-blades"]
    assert seen(state)["seats"][1]["equipped"] == [{"card": "knife", "ammunition": 0}]
    assert refusal({"seats": [dolores(), paula]}, USE, game) == "TX-77a"


def test_pulling_diagonally_the_user_chooses_the_axis() -> None:
    game = ability('{ do = "shove", who = "near 4", cells = 2, way = "toward" }')
    for cell in ("g4", "g5", "f6", "e6"):
        state = play({"seats": [dolores(), ian("g6")]}, [USE, {"do": "go", "cell": cell}], [], game)
        assert seen(state)["seats"][1]["cell"] == cell


def when_hurt(part: str) -> tuple[Tanxi, State]:
    """Dolores fells Ian, whose shield does something else than mirroring."""
    game = box(("mirror-shield", MIRROR, f"on_hurt = [{part}]"))
    fallen = ian("f4", hearts=1, equipped=["mirror-shield"])
    return game, play({"seats": [dolores(), fallen]}, [{"do": "attack", "player": 1}], [5, 0], game)


@pytest.mark.parametrize(
    "part",
    [
        '{ do = "swap", who = "attacker" }',
        '{ do = "heal", hearts = 2 }',
        '{ do = "mod", stat = "defence", by = 1, lasts = "until-next-turn" }',
    ],
)
def test_tx_95_what_needs_a_place_or_hearts_is_skipped_for_the_fallen(part: str) -> None:
    game, state = when_hurt(part)
    attacker, fallen, _ = seen(state, game)["seats"]
    assert attacker["cell"] == "e4"
    assert (fallen["standing"], fallen["hearts"]) == ("fallen", 0)
    assert "cell" not in fallen
    assert seen(state, game)["lasting"] == []


def test_a_card_of_the_fallen_may_hurt_all_who_are_left() -> None:
    each = '{ do = "each", who = "all", parts = [{ do = "damage", who = "it", hearts = 1 }] }'
    game, state = when_hurt(each)
    hearts = [seat["hearts"] for seat in seen(state, game)["seats"]]
    assert hearts == [11, 0, state.players[2].hearts]
    assert state.players[2].hearts == CHARACTERS[seen(state)["seats"][2]["character"]].hearts - 1


@pytest.mark.parametrize("action", ["explore", "equip", "use", "attack", "deal"])
def test_any_action_can_be_free_once(action: str) -> None:
    free = f'always = [{{ do = "free", action = "{action}", times = 1 }}]'
    moves: dict[str, list[dict[str, Any]]] = {
        "explore": [{"do": "explore"}],
        "equip": [{"do": "equip", "on": ["knife"]}],
        "use": [{"do": "use", "card": "canteen"}],
        "attack": [{"do": "attack", "player": 1}],
        "deal": [{"do": "deal", "benefit": "two-gems"}, {"do": "pay", "cards": ["axe", "canteen"]}],
    }
    me = dolores(
        hearts=5,
        cell="g5" if action == "deal" else "e4",
        hand=["knife", "canteen", "axe"],
    )
    position = {"seats": [me, ian("f4")], "decks": {"jungle": ["lance"]}}
    chance: list[int | list[str]] = [0, 0] if action == "attack" else []
    state = play(position, moves[action], chance, box(("healing-hands", HANDS, free)))
    assert seen(state)["energy"] == 4
