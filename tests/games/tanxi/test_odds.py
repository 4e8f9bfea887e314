"""The odds of attacks and fights."""

from __future__ import annotations

from itertools import product
from typing import Any, Final

import pytest

from sobremesa.games.tanxi.queries import Odds, StrikeOdds, Weighed
from sobremesa.games.tanxi.rules.attacking import ATTACK_DIE, DEFENCE_DIE
from sobremesa.games.tanxi.state import NOBODY, State
from sobremesa.games.tanxi.weighing import is_outdone, strike_with
from tests.games.tanxi.asking import FAR, aim, asked, placed

ARMED: Final[Any] = {"character": "susana", "cell": "e4", "equipped": ["knife", "hunting-crossbow"]}
TORTOISE: Final[Any] = {"question": "monster", "monster": "armoured-tortoise", "lair": "jungle"}


def odds(state: State, seat: int = 0) -> dict[tuple[int | None, tuple[str, ...]], StrikeOdds]:
    """What a seat is told of its fights and attacks, by whom and with what."""
    answer: Weighed = asked(state, Odds(), seat)
    return {(one.player, one.weapons): one for one in answer.strikes}


def every_throw(strength: int, guard: int, dice: int) -> list[int]:
    """The damage of every way that one attack die and so many defence dice can fall."""
    falls = product(range(ATTACK_DIE), *[DEFENCE_DIE] * dice)
    return [max(0, strength + roll - guard - sum(shown)) for roll, *shown in falls]


def test_tx_69_the_odds_of_an_attack_are_those_of_its_dice() -> None:
    first = {"cell": "e3", "equipped": ["knife"]}
    state = placed(first, {"character": "isaac", "cell": "e4", "hearts": 3}, FAR)
    for weapons in ((), ("knife",)):
        said, aimed = odds(state)[1, weapons], aim(state, *weapons)
        assert aimed.attack is not None
        damages = every_throw(aimed.attack, aimed.foes[0].defence, aimed.foes[0].dice)
        shares = [sum(damage >= least for damage in damages) / len(damages) for least in (1, 3)]
        assert [said.hurt, said.fatal] == pytest.approx(shares, abs=1e-6)
        average = sum(min(damage, 3) for damage in damages) / len(damages)
        assert said.average == pytest.approx(average, abs=1e-6)


def test_tx_50_the_odds_of_a_fight_are_those_of_its_dice() -> None:
    state = placed(ARMED, {"cell": "e3"}, **TORTOISE)
    said = odds(state)
    assert list(said) == [(None, ("knife",)), (None, ()), (None, ("hunting-crossbow",))]
    for (_, weapons), one in said.items():
        aimed = aim(state, *weapons)
        assert aimed.attack is not None
        damages = every_throw(aimed.attack, aimed.foes[0].defence, aimed.foes[0].dice)
        share = sum(damage >= 4 for damage in damages) / len(damages)
        assert one.fatal == pytest.approx(share, abs=1e-6)


def test_what_is_worse_in_every_way_is_said_to_be() -> None:
    said = odds(placed(ARMED, {"cell": "e3"}, **TORTOISE))
    outdone = {weapons: one.outdone for (_, weapons), one in said.items()}
    assert outdone == {("knife",): False, ("hunting-crossbow",): True, (): True}


def test_ammunition_and_what_a_hit_sets_off_are_ways_to_be_better() -> None:
    state = placed(ARMED, {"cell": "e3"}, **TORTOISE)
    unarmed, shot = (
        strike_with(state, 0, NOBODY, weapons) for weapons in ((), ("hunting-crossbow",))
    )
    assert unarmed.fatal == pytest.approx(shot.fatal)
    assert is_outdone(state, shot, [unarmed])
    assert not is_outdone(state, unarmed, [shot])
    struck = strike_with(state, 0, 1, ())
    kinds = state.terms.catalogue.kinds
    setting_off = [kind.number for kind in kinds if kind.is_weapon and kind.on_hit >= 0]
    better = struck._replace(weapons=(setting_off[0],), chances=[0.0] * 9 + [1.0])
    assert not is_outdone(state, struck, [better])
    assert is_outdone(state, struck, [better._replace(weapons=())])
    assert not is_outdone(state, struck, [better._replace(weapons=(), foe=2)])


def test_to_be_as_good_with_fewer_weapons_is_better() -> None:
    state = placed(ARMED, {"cell": "e3"}, **TORTOISE)
    knife = strike_with(state, 0, NOBODY, ("knife",))
    kinds = state.terms.catalogue.kinds
    idle = next(kind.number for kind in kinds if kind.number != knife.weapons[0] and not kind.shot)
    both = knife._replace(weapons=(*knife.weapons, idle))
    assert is_outdone(state, both, [knife])
    assert not is_outdone(state, knife, [both])
    assert not is_outdone(state, knife, [knife])


def test_nobody_is_told_odds_who_has_nothing_to_strike() -> None:
    state = placed({"cell": "d3"}, {"cell": "e5"}, FAR)
    assert asked(state, Odds()) == Weighed(())
    assert asked(state, Odds(), 1) == Weighed(())
