"""What scenarios cannot say of the rules."""

from __future__ import annotations

from typing import Any

import pytest

from sobremesa.games.tanxi.game import TANXI, Tanxi
from sobremesa.games.tanxi.moves import END, Ability, Target
from sobremesa.games.tanxi.options import Options
from sobremesa.games.tanxi.rules.cards import pass_secretly
from sobremesa.games.tanxi.state import DISCARD, OPENING, State
from sobremesa.kernel.chance import Scripted, fast

SYRUP = '[{ do = "heal", hearts = 3 }]'


def placed(game: Tanxi, seats: list[dict[str, Any]], **said: Any) -> State:
    return game.place({"seats": seats, **said}, Options(), 3, Scripted([]))


def with_syrup(effects: str) -> Tanxi:
    """The game with another Syrup for Dolores."""
    before, _, after = TANXI.box.text.partition('id = "syrup"')
    assert SYRUP in after
    return TANXI.with_pack(f'{before}id = "syrup"{after.replace(SYRUP, effects, 1)}', "own.toml")[0]


def dolores(**said: Any) -> dict[str, Any]:
    return {"character": "dolores", "cell": "e5", "gems": 1, **said}


def hearts(state: State) -> list[int]:
    return [player.hearts for player in state.players]


def test_nobody_who_does_not_sit_there_is_asked() -> None:
    state = TANXI.setup(Options(), 3, fast(1))
    assert [TANXI.legal_moves(state, seat).moves for seat in (-1, 3, 9)] == [(), (), ()]


def test_tx_21_starting_loot_that_is_out_of_sight_is_in_a_hand() -> None:
    state = TANXI.setup(Options(characters="random"), 3, fast(1))
    canteen = state.terms.catalogue.kind["canteen"]
    pass_secretly(state, 1, 0, canteen)
    view, chance = TANXI.view(state, 2), fast(2)
    for _ in range(50):
        world = TANXI.imagine(view, chance)
        assert not any(canteen in deck for deck in world.decks)
        assert sum(player.hand.count(canteen) for player in world.players) == 3


def test_tx_21_no_more_gem_cards_are_imagined_in_decks_than_were_dealt_there() -> None:
    state = TANXI.setup(Options(characters="random"), 3, fast(2))
    while state.phase == OPENING:
        seat = TANXI.to_act(state)[0]
        TANXI.apply(state, seat, TANXI.legal_moves(state, seat).moves[0])
    gem = state.terms.catalogue.kinds[state.terms.catalogue.kind["gem-of-power"]]
    assert gem.number not in state.merchant
    pass_secretly(state, 1, 0, gem.number)
    view, chance = TANXI.view(state, 2), fast(3)
    for _ in range(50):
        world = TANXI.imagine(view, chance)
        assert sum(deck.count(gem.number) for deck in world.decks) == gem.copies


def test_tx_100_what_somebody_spent_is_not_the_next_ones_while_a_deity_rages() -> None:
    seats: list[dict[str, Any]] = [{"hand": ["knife", "canteen"]}, {"cell": "e4"}, {"cell": "f4"}]
    sleeping = ["namku", "ronronao", "mareana"]
    state = placed(TANXI, seats, round=2, active=2, spent=3, ability_used=True, deities=sleeping)
    TANXI.apply(state, 2, END)
    view = TANXI.view(state, 0)
    assert (state.question, view.active) == (DISCARD, 0)
    assert (view.spent, view.energy, view.ability_used) == (0, 4, False)


@pytest.mark.parametrize("own", [6, 7])
def test_a_condition_is_about_the_user_also_when_somebody_was_chosen(own: int) -> None:
    game = with_syrup('[{ do = "damage", who = "other", hearts = 4, when = "half" }]')
    state = placed(game, [dolores(hearts=own), {"character": "ian"}, {"character": "isaac"}])
    if own > 6:
        assert game.why_not(state, 0, Ability("syrup")) is not None
        return
    game.apply(state, 0, Ability("syrup"))
    game.apply(state, 0, Target(2))
    assert hearts(state) == [6, 14, 10]


def test_same_is_nobody_after_a_part_that_met_nobody() -> None:
    game = with_syrup(
        '[{ do = "damage", who = "near 1", hearts = 1 }, { do = "damage", who = "line 1",'
        ' hearts = 1 }, { do = "damage", who = "same", hearts = 5 }]'
    )
    across = {"character": "ian", "cell": "e6"}  # near, but a river lies between: not adjacent
    near = placed(game, [dolores(), across, {"character": "isaac", "cell": "n4"}])
    game.apply(near, 0, Ability("syrup"))
    assert hearts(near) == [12, 7, 14]  # a line crosses rivers
    only = with_syrup(
        '[{ do = "damage", who = "near 2", hearts = 1 }, { do = "damage", who = "adjacent",'
        ' hearts = 1 }, { do = "damage", who = "same", hearts = 5 }]'
    )
    state = placed(only, [dolores(), {"character": "ian", "cell": "f4"}, {"character": "isaac"}])
    only.apply(state, 0, Ability("syrup"))
    assert hearts(state) == [12, 13, 14]
