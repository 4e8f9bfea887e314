"""What is better counted than told: sums, prices, thresholds."""

from __future__ import annotations

from typing import Any

import pytest

from sobremesa.games.tanxi.content import Monster
from sobremesa.games.tanxi.game import TANXI
from sobremesa.games.tanxi.moves import Pay
from sobremesa.games.tanxi.state import State
from tests.games.tanxi.playing import (
    CARDS,
    CHARACTERS,
    DATA,
    IAN,
    ISAAC,
    of_type,
    play,
    refusal,
    seen,
)

# Sums (TX-69)


def duel(mine: dict[str, Any], theirs: dict[str, Any], apart: int = 1) -> dict[str, Any]:
    """Ian and, so many cells east of him, Isaac."""
    there = f"{'efghij'[apart]}4"
    return {
        "seats": [
            {"character": "ian", "cell": "e4", **mine},
            {"character": "isaac", "cell": there, **theirs},
        ]
    }


def damage_to_isaac(state: State) -> int:
    return ISAAC.hearts - state.players[1].hearts


@pytest.mark.parametrize("card", of_type("melee", "ranged"))
def test_tx_69_a_declared_weapon_adds_its_attack(card: str) -> None:
    apart = CARDS[card].range or 1
    strike = {"do": "attack", "player": 1, "weapons": [card]}
    state = play(duel({"equipped": [card]}, {}, apart), [strike], [1, 0])
    assert damage_to_isaac(state) == IAN.attack + CARDS[card].attack + 1 - ISAAC.defence
    spent = CARDS[card].ammunition - CARDS[card].shot
    assert state.players[0].ammunition == [spent]


@pytest.mark.parametrize("card", of_type("melee"))
def test_tx_69a_an_undeclared_weapon_does_not(card: str) -> None:
    state = play(
        duel({"equipped": [card]}, {}), [{"do": "attack", "player": 1, "weapons": []}], [4, 0]
    )
    assert damage_to_isaac(state) == IAN.attack + 4 - ISAAC.defence


@pytest.mark.parametrize("card", of_type("equipment"))
def test_tx_69_worn_equipment_adds_its_attack(card: str) -> None:
    rolls = 2 if card == "cyclops-helm" else 1
    state = play(duel({"equipped": [card]}, {}), [{"do": "attack", "player": 1}], [*[2] * rolls, 0])
    assert damage_to_isaac(state) == IAN.attack + CARDS[card].attack + 2 - ISAAC.defence


@pytest.mark.parametrize("card", of_type("melee", "ranged", "shield", "equipment"))
def test_tx_69_what_is_equipped_adds_its_defence_and_its_dice(card: str) -> None:
    dice = [2] * (1 + CARDS[card].dice)
    state = play(duel({}, {"equipped": [card]}), [{"do": "attack", "player": 1}], [5, *dice])
    defence = ISAAC.defence + CARDS[card].defence + len(dice)
    assert damage_to_isaac(state) == max(0, IAN.attack + 5 - defence)


@pytest.mark.parametrize("card", of_type("melee", "ranged", "shield", "equipment"))
def test_tx_30_what_is_equipped_adds_its_energy_at_once(card: str) -> None:
    state = play({"seats": [{"character": "ian", "hand": [card]}]}, [{"do": "equip", "on": [card]}])
    assert seen(state)["energy"] == IAN.energy - 1 + CARDS[card].energy


@pytest.mark.parametrize("card", of_type("ranged"))
def test_tx_68_reloading_is_as_the_card_says(card: str) -> None:
    kind = CARDS[card]
    position = duel({"equipped": [{"card": card, "ammunition": 0}]}, {})
    if not kind.reload_gain:
        assert refusal(position, {"do": "reload", "card": card}) == "TX-68"
        return
    state = play(position, [{"do": "reload", "card": card}])
    assert state.players[0].ammunition == [min(kind.ammunition, kind.reload_gain)]
    assert seen(state)["energy"] == IAN.energy - kind.reload_energy


@pytest.mark.parametrize("card", of_type("object"))
def test_tx_60_only_free_objects_cost_no_energy(card: str) -> None:
    """With 1 ⚡ left, every object can be used; without it only the free ones."""
    position = duel({"hand": [card], "hearts": 5}, {}) | {"decks": {"jungle": ["axe"]}}
    play(position | {"spent": IAN.energy - 1}, [{"do": "use", "card": card}])
    if CARDS[card].free:
        play(position | {"spent": IAN.energy}, [{"do": "use", "card": card}])
    else:
        spent = position | {"spent": IAN.energy}
        assert refusal(spent, {"do": "use", "card": card}) == "TX-30"


@pytest.mark.parametrize("id", CHARACTERS)
def test_tx_27_a_character_has_its_hearts_and_energy(id: str) -> None:
    state = play({"seats": [{"character": id}]}, [])
    assert state.players[0].hearts == CHARACTERS[id].hearts
    assert seen(state)["energy"] == CHARACTERS[id].energy


# Prices (TX-76, TX-80)

PURSE = ["axe", "machete", "knife", "gem-of-power", "canteen"]


@pytest.mark.parametrize("card", CARDS)
def test_tx_80_the_merchant_asks_for_the_coins_of_a_card(card: str) -> None:
    buyer = {"character": "ian", "cell": "g5", "hand": PURSE}
    state = play({"seats": [buyer], "merchant": [card]}, [{"do": "buy", "card": card}])
    assert state.price == CARDS[card].value
    payments = [move.cards for move in TANXI.legal_moves(state, 0).moves if isinstance(move, Pay)]
    assert payments
    for cards in payments:
        coins = [CARDS[name].value for name in cards]
        assert sum(coins) >= state.price > sum(coins) - min(coins)
    TANXI.apply(state, 0, Pay(payments[0]))
    assert seen(state)["merchant"] == sorted(payments[0])
    kept = [name for name in PURSE if name not in payments[0]]
    assert seen(state)["seats"][0]["hand"] == sorted([*kept, card])


@pytest.mark.parametrize("card", [id for id in CARDS if CARDS[id].value > CARDS["canteen"].value])
def test_tx_76_a_hand_worth_less_buys_nothing(card: str) -> None:
    buyer = {"character": "ian", "cell": "g5", "hand": ["canteen"]}
    position = {"seats": [buyer], "merchant": [card]}
    assert refusal(position, {"do": "buy", "card": card}) == "TX-76"


# Thresholds (TX-50)


def weapon_for(monster: Monster) -> list[str]:
    """A weapon with which the attack die decides."""
    if monster.hearts <= 4:
        return []
    return ["knife"] if monster.hearts <= 8 else ["axe"]


def fight(monster: Monster, missing: int) -> State:
    """Ian's fight against a monster that shows only zeros, so much short of its hearts."""
    weapons = weapon_for(monster)
    strength = IAN.attack + sum(CARDS[name].attack for name in weapons)
    die = monster.hearts - strength - missing
    back: list[int | list[str]] = [[monster.id]] if missing else []
    explorer = {"character": "ian", "cell": "e4", "equipped": weapons}
    moves: list[dict[str, Any]] = [{"do": "explore"}, {"do": "fight", "weapons": weapons}]
    return play(
        {"seats": [explorer], "decks": {"jungle": [monster.id]}},
        moves,
        [die, *[0] * monster.dice, *back],
    )


@pytest.mark.parametrize("monster", DATA.monster, ids=lambda monster: monster.id)
def test_tx_50_as_much_as_its_hearts_beats_a_monster(monster: Monster) -> None:
    state = fight(monster, 0)
    assert seen(state)["discards"] == [monster.id]
    assert seen(state)["decks"]["jungle"] == []


@pytest.mark.parametrize("monster", DATA.monster, ids=lambda monster: monster.id)
def test_tx_50_one_less_does_not(monster: Monster) -> None:
    state = fight(monster, 1)
    assert seen(state)["decks"]["jungle"] == [monster.id]
    assert state.players[0].hearts == IAN.hearts - monster.ambush - monster.reprisal
