"""What a player may ask while thinking: true, the best there is, and no secret in it."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random
from typing import Any, Final, NamedTuple

import msgspec
import pytest

from sobremesa.games.tanxi.content import PACK
from sobremesa.games.tanxi.game import TANXI, Tanxi
from sobremesa.games.tanxi.moves import (
    Ability,
    Attack,
    Buy,
    Deal,
    End,
    Equip,
    Explore,
    Favour,
    Fight,
    Move,
    Reload,
    Step,
    Use,
)
from sobremesa.games.tanxi.options import Options
from sobremesa.games.tanxi.queries import (
    Aim,
    Aimed,
    AnyAsk,
    Foe,
    Odds,
    Priced,
    Prices,
    Reach,
    Reachable,
    Refusal,
    StrikeOdds,
    Way,
    Weighed,
    answer_in,
)
from sobremesa.games.tanxi.rules.attacking import ATTACK_DIE, DEFENCE_DIE
from sobremesa.games.tanxi.state import ACT, FALLEN, NOBODY, NOWHERE, OPENING, State, is_free
from sobremesa.games.tanxi.weighing import is_outdone, strike_with
from sobremesa.kernel.chance import fast
from sobremesa.kernel.errors import IllegalMove
from tests.games.tanxi.subject import SETTINGS, InTheThick, twin
from tests.proofs import random_game, random_steps
from tests.subjects import Setting

FAR = {"cell": "n4"}
THICK: Final = InTheThick()
ALL_ALIKE: Final = Setting(Options(characters="random", round_limit=6), 4)


def asked(state: State, ask: AnyAsk, seat: int = 0, game: Tanxi = TANXI) -> Any:
    """What a seat is told."""
    return game.answer(game.view(state, seat), ask)


def reach(state: State, seat: int = 0, game: Tanxi = TANXI) -> dict[str, Way]:
    """The ways of a seat by where they lead."""
    answer: Reachable = asked(state, Reach(), seat, game)
    return {way.cell: way for way in answer.cells}


def aim(state: State, *weapons: str, seat: int = 0) -> Aimed:
    answer: Aimed = asked(state, Aim(weapons), seat)
    return answer


def prices(state: State, seat: int = 0) -> Priced:
    answer: Priced = asked(state, Prices(), seat)
    return answer


def placed(*seats: dict[str, Any], game: Tanxi = TANXI, **said: Any) -> State:
    """A position of three players, whose first one is Ian unless it says otherwise."""
    first, *others = seats
    first = {"character": "ian", **first}
    return game.place({"seats": [first, *others], **said}, Options(), 3, fast(1))


def refusal_of(illegal: IllegalMove | None) -> Refusal | None:
    return None if illegal is None else Refusal(illegal.rule, illegal.reason)


def weapons_of(state: State, seat: int) -> list[tuple[str, ...]]:
    """Everything that could be declared, and more: up to two of the gear, and what nobody has."""
    names = state.terms.catalogue.names
    gear = [names[kind] for kind in state.players[seat].gear]
    pairs = [(one, two) for one in gear for two in gear]
    return [(), *[(card,) for card in gear], *pairs, ("unicorn",)]


# Reach: held against every sequence of steps that the rules accept


class Walk(NamedTuple):
    """What steps have led to."""

    cost: int
    steps: int
    path: tuple[int, ...]


def walks(game: Tanxi, state: State, seat: int) -> dict[int, Walk]:
    """The best walk to every other cell, found by playing all of them.

    Walks that end in the very same state go on alike, so the first of them is enough: walks are
    played in the order of their length and then of their cells. Moving sets nothing off, neither
    fog nor events, so nothing but another move may be asked on the way.
    """
    island = state.terms.island
    best: dict[int, Walk] = {}
    been = {str(state.truth())}
    edge: list[tuple[tuple[int, ...], State]] = [((), state)]
    while edge:
        ahead = []
        for path, world in edge:
            for cell in sorted(legal_steps(game, world, seat)):
                there = world.copy()
                game.apply(there, seat, Step(island.names[cell]))
                assert there.players[seat].cell == cell
                assert (there.question, game.to_act(there)) == (ACT, (seat,))
                walk = Walk(there.spent - state.spent, len(path) + 1, (*path, cell))
                best[cell] = min(best.get(cell, walk), walk)
                if str(there.truth()) not in been:
                    been.add(str(there.truth()))
                    ahead.append((walk.path, there))
        edge = ahead
    best.pop(state.players[seat].cell, None)
    return best


def legal_steps(game: Tanxi, state: State, seat: int) -> list[int]:
    """The cells that can be stepped to."""
    moves = game.legal_moves(state, seat).moves
    return [state.terms.island.index[move.cell] for move in moves if isinstance(move, Step)]


def check_reach(game: Tanxi, state: State, seat: int) -> None:
    """Every cell that can be reached, and the best way to each, by the island's order."""
    names = state.terms.island.names
    expected = tuple(
        Way(names[cell], walk.cost, walk.steps, tuple(names[there] for there in walk.path))
        for cell, walk in sorted(walks(game, state, seat).items())
    )
    view = game.view(state, seat)
    assert game.answer(view, Reach()) == Reachable(view.energy, expected)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", [TANXI, THICK], ids=["beaches", "thick"])
def test_tx_40_ways_are_the_best_of_all_walks_in_games(game: Tanxi, seed: int) -> None:
    turns = 0
    for state, seat, _ in random_steps(game, ALL_ALIKE, seed):
        if state.question == ACT:
            turns += 1
            if turns % 3 == 0:
                check_reach(game, state, seat)
    assert turns > 30


@pytest.mark.parametrize("seed", range(3))
def test_tx_40_one_step_away_is_what_a_move_can_reach(seed: int) -> None:
    turns = 0
    for state, seat, _ in random_steps(THICK, ALL_ALIKE, seed):
        if state.question == ACT:
            near = [way.path for way in reach(state, seat).values() if way.steps == 1]
            steps = [
                (move.cell,) for move in THICK.legal_moves(state, seat).moves if type(move) is Step
            ]
            assert sorted(near) == sorted(steps)
            turns += 1
    assert turns > 30


def box_with(*edits: tuple[str, str]) -> Tanxi:
    """The game with cards that always do something else."""
    text = PACK.text
    for old, new in edits:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return TANXI.with_pack(text, "own.toml")[0]


ODD: Final = box_with(
    ('[{ do = "cross", over = "river" }]', '[{ do = "cross", over = "character" }]'),
    (
        '[{ do = "reduce", of = "fog", by = 2 }]',
        '[{ do = "free", action = "move", times = 3, when = "at-point" }]',
    ),
    (
        '[{ do = "discount", coins = 1 }]',
        '[{ do = "mod", stat = "energy", by = 2, when = "at-point" }]',
    ),
)
FEET: Final = ("travellers-boots", "flippers", "seven-league-boots")
ACCESSORIES: Final = ("storm-lantern", "goblin-purse")


def crowd(game: Tanxi, random: Random) -> State:
    """Everyone close together, and the first of them shod, amid ice and in the midst of a turn."""
    island = TANXI.box.island
    middle = random.randrange(island.size)
    near = sorted(range(island.size), key=lambda cell: island.apart(middle, cell))[:14]
    cells = [island.names[cell] for cell in random.sample(near, 8)]
    worn = [random.choice(cards) for cards in (FEET, ACCESSORIES) if random.random() < 0.8]
    first = {"character": random.choice(("mara", "ian")), "cell": cells[0], "equipped": worn}
    others = [{"cell": cell} for cell in cells[1:5]]
    return game.place(
        {
            "seats": [first, *others],
            "blocks": cells[5 : random.randint(5, 8)],
            "spent": random.randint(0, 2),
            "done": {"move": random.randint(0, 2)},
        },
        Options(),
        5,
        fast(1),
    )


@pytest.mark.parametrize("game", [TANXI, ODD], ids=["box", "odd-box"])
def test_tx_40_ways_are_the_best_of_all_walks_in_a_crowd(game: Tanxi) -> None:
    random = Random(40)
    for _ in range(30):
        check_reach(game, crowd(game, random), 0)


@pytest.mark.parametrize("game", [TANXI, ODD], ids=["box", "odd-box"])
def test_tx_40_moves_that_are_listed_are_those_that_are_legal(game: Tanxi) -> None:
    random = Random(41)
    far = 0
    for _ in range(60):
        state = crowd(game, random)
        island, here = state.terms.island, state.players[0].cell
        steps = [Step(name) for name in island.names]
        legal = [step for step in steps if game.why_not(state, 0, step) is None]
        listed = [island.names[cell] for cell in sorted(legal_steps(game, state, 0))]
        assert [step.cell for step in legal] == listed
        far += sum(island.apart(here, island.index[cell]) > 1 for cell in listed)
    assert (far > 0) == (game is ODD)


# Reach, by hand


def test_tx_13_a_river_is_walked_around_over_the_bridge() -> None:
    ways = reach(placed({"cell": "g2"}))
    assert ways["h2"] == Way("h2", 3, 3, ("g1", "h1", "h2"))
    assert ways["h1"] == Way("h1", 2, 2, ("g1", "h1"))
    assert ways["f2"] == Way("f2", 1, 1, ("f2",))
    assert "g2" not in ways
    assert "h3" in ways
    assert "h4" not in ways


def test_tx_13_with_flippers_a_river_is_no_detour() -> None:
    ways = reach(placed({"cell": "g2", "equipped": ["flippers"]}))
    assert ways["h2"] == Way("h2", 1, 1, ("h2",))
    assert ways["h3"].cost == 2


def test_tx_10_a_character_on_the_bridge_is_in_the_way() -> None:
    ways = reach(placed({"cell": "g2"}, {"cell": "h1"}))
    assert "h1" not in ways
    assert "h2" not in ways
    assert ways["g1"].cost == 1


def test_tx_15_ice_is_in_the_way() -> None:
    blocked = reach(placed({"cell": "g2"}, blocks=["g1"]))
    assert "g1" not in blocked
    assert "h2" not in blocked
    assert reach(placed({"cell": "d3"}, blocks=["d2"]))["d1"].cost == 4


def test_tx_40_of_equal_ways_the_first_by_the_islands_order() -> None:
    assert reach(placed({"cell": "d3"}))["e2"].path == ("d2", "e2")
    assert reach(placed({"cell": "d3"}, {"cell": "d2"}))["e2"].path == ("e3", "e2")


def test_tx_30_what_the_first_moves_save_is_saved_once() -> None:
    state = placed({"cell": "d3", "equipped": ["travellers-boots"]})
    ways = reach(state)
    assert (ways["d2"].cost, ways["d1"].cost) == (0, 1)
    assert max(way.steps for way in ways.values()) == 5
    TANXI.apply(state, 0, Step("d2"))
    assert reach(state)["d1"] == Way("d1", 1, 1, ("d1",))
    assert max(way.steps for way in reach(state).values()) == 4


def test_tx_30_two_pairs_of_light_feet_save_two_moves() -> None:
    state = placed({"character": "mara", "cell": "d3", "equipped": ["travellers-boots"]})
    assert [reach(state)[cell].cost for cell in ("d2", "d1", "e1")] == [0, 0, 1]


def test_tx_31_without_energy_only_free_moves_are_left() -> None:
    assert asked(placed({"cell": "d3"}, spent=4), Reach()) == Reachable(0, ())
    shod = placed({"cell": "d3", "equipped": ["travellers-boots"]}, spent=4)
    assert asked(shod, Reach()).energy == 0
    assert sorted(reach(shod)) == ["c3", "d2", "d4", "e3"]


def test_through_characters_a_step_costs_as_much_as_the_cells_it_passes() -> None:
    state = placed({"cell": "d3", "equipped": ["flippers"]}, {"cell": "d2"}, game=ODD)
    assert reach(state, game=ODD)["d1"] == Way("d1", 2, 1, ("d1",))


def test_nobody_walks_out_of_turn_or_while_something_else_is_asked() -> None:
    state = placed({"character": "elba", "cell": "d3", "gems": 1}, {"cell": "d5"})
    assert asked(state, Reach(), 1) == Reachable(0, ())
    TANXI.apply(state, 0, Ability("reload-and-roll"))
    assert state.question != ACT
    assert asked(state, Reach()) == Reachable(4, ())


# Aim


ARMS: Final = (
    ("knife", "throwing-blades"),
    ("hunting-crossbow", "buccaneer-pistol"),
    ("hunting-crossbow", "throwing-blades"),
    ("forest-sceptre",),
    ("longbow",),
    ("moon-bow",),
    ("lance",),
    ("needle-of-fate", "wooden-shield"),
    (),
)


def armed_crowd(random: Random) -> State:
    """Everyone close together, the first of them armed, some ammunition used up."""
    state = crowd(TANXI, random)
    catalogue, own = state.terms.catalogue, state.players[0]
    own.character = catalogue.character[random.choice(("elba", "ian"))]
    own.gear = [catalogue.kind[name] for name in random.choice(ARMS)]
    own.ammunition = [random.randint(0, catalogue.kinds[kind].ammunition) for kind in own.gear]
    state.attacked = [0, *[random.randint(0, 1) for _ in range(4)]]
    return state


def check_foes(game: Tanxi, state: State, seat: int) -> int:
    """Whoever can be attacked or not, and why, is what the rules say; how many were asked about."""
    pairs = 0
    for weapons in weapons_of(state, seat):
        for foe in aim(state, *weapons, seat=seat).foes:
            move = Fight(weapons) if foe.player is None else Attack(foe.player, weapons)
            assert foe.refused == refusal_of(game.why_not(state, seat, move)), (weapons, foe)
            pairs += 1
    return pairs


@pytest.mark.parametrize("seed", range(2))
def test_tx_65_aiming_says_what_the_rules_say_of_every_attack_in_games(seed: int) -> None:
    pairs = 0
    for number, (state, _, _) in enumerate(random_steps(THICK, ALL_ALIKE, seed)):
        if number % 4 == 0:
            for seat in range(state.seats):
                pairs += check_foes(THICK, state, seat)
    assert pairs > 500


def test_tx_65_aiming_says_what_the_rules_say_of_every_attack_in_a_crowd() -> None:
    random = Random(65)
    legal = 0
    for _ in range(60):
        state = armed_crowd(random)
        check_foes(TANXI, state, 0)
        legal += any(type(move) is Attack for move in TANXI.legal_moves(state, 0).moves)
    assert legal > 15


def test_tx_67_the_cells_in_range_are_those_where_somebody_could_be_attacked() -> None:
    random = Random(67)
    met = 0
    for _ in range(40):
        state = armed_crowd(random)
        state.spent, state.attacked = 0, [0] * 5
        victim = state.players[4]
        victim.cell = NOWHERE
        free = [cell for cell in range(state.terms.island.size) if is_free(state, cell)]
        for weapons in weapons_of(state, 0):
            cells = aim(state, *weapons).cells
            assert list(cells) == sorted(cells, key=state.terms.island.index.__getitem__)
            for cell in free:
                victim.cell = cell
                legal = TANXI.why_not(state, 0, Attack(4, weapons)) is None
                assert legal == (state.terms.island.names[cell] in cells)
                met += legal
            victim.cell = NOWHERE
    assert met > 200


def test_tx_67_two_weapons_cover_what_both_cover() -> None:
    state = placed({"cell": "e3", "equipped": ["hunting-crossbow", "knife"]}, {"cell": "g3"})
    assert aim(state, "hunting-crossbow").cells == ("e1", "c3", "g3", "e5")
    assert aim(state, "knife").cells == ("e2", "d3", "f3", "e4")
    assert aim(state).cells == ("e2", "d3", "f3", "e4")
    both = aim(state, "hunting-crossbow", "knife")
    assert (both.attack, both.cells) == (None, ())
    assert both.foes[0].refused == refusal_of(
        TANXI.why_not(state, 0, Attack(1, ("hunting-crossbow", "knife")))
    )


def test_tx_13_arrows_cross_rivers_and_knives_do_not() -> None:
    state = placed({"cell": "g2", "equipped": ["knife", "hunting-crossbow"]})
    assert aim(state, "knife").cells == ("g1", "f2", "g3")
    assert "i2" in aim(state, "hunting-crossbow").cells


def test_tx_15_obstacles_end_a_line_and_ice_is_no_target() -> None:
    state = placed(
        {"cell": "e3", "equipped": ["hunting-crossbow"]}, {"cell": "e4"}, blocks=["f3", "c3"]
    )
    assert aim(state, "hunting-crossbow").cells == ("e1",)


def test_tx_69_the_sums_before_the_dice() -> None:
    first = {"cell": "e3", "equipped": ["needle-of-fate", "claw-ring"], "orbs": ["fire"]}
    other = {"character": "isaac", "cell": "e4", "equipped": ["obsidian-mail", "turtle-shield"]}
    state = placed(first, other, FAR)
    isaac = PACK.data.character[[c.id for c in PACK.data.character].index("isaac")]
    assert aim(state).attack == 2 + 1 + 3
    assert aim(state, "needle-of-fate").attack == 2 + 1 + 3 + 3
    assert aim(state).foes[0] == Foe(1, isaac.defence + 3 + 1, 2, None)
    assert aim(state, "needle-of-fate").foes[0] == Foe(1, isaac.defence + 3 + 1 - 3, 2, None)
    assert [foe.player for foe in aim(state).foes] == [1, 2]


def test_tx_65_whom_one_cannot_attack_and_why() -> None:
    fallen = {"standing": "fallen", "hearts": 0}
    state = placed(
        {"cell": "e3", "equipped": ["knife"]}, {"cell": "e4"}, fallen, attacked=[0, 1, 0]
    )
    said = [foe.refused and (foe.refused.rule, foe.refused.reason.id) for foe in aim(state).foes]
    assert said == [("TX-65", "refused-already-attacked"), ("TX-65", "refused-off-the-island")]
    assert state.players[2].standing == FALLEN
    assert aim(state, seat=2) == Aimed(None, (), ())
    assert {foe.refused and foe.refused.rule for foe in aim(state, seat=1).foes} == {"K-1"}


def test_tx_50_against_a_monster_its_own_defence_counts() -> None:
    first = {"character": "susana", "cell": "e4", "equipped": ["knife", "hunting-crossbow"]}
    beast = "armoured-tortoise"
    state = placed(first, {"cell": "e3"}, question="monster", monster=beast, lair="jungle")
    assert aim(state) == Aimed(1 + 2, (), (Foe(None, 0, 3, None),))
    assert aim(state, "knife") == Aimed(1 + 2 + 2, (), (Foe(None, 0, 3, None),))
    assert aim(state, "hunting-crossbow") == Aimed(1 + 2 + 2, (), (Foe(None, 2, 3, None),))
    mixed = refusal_of(TANXI.why_not(state, 0, Fight(("knife", "hunting-crossbow"))))
    assert mixed is not None
    both = aim(state, "knife", "hunting-crossbow")
    assert (both.attack, both.foes[0].refused) == (None, mixed)
    assert [foe.player for foe in aim(state, seat=1).foes] == [0, 2]


# Prices


def paid(game: Tanxi, state: State, seat: int, move: Move) -> tuple[int, int] | None:
    """The energy that a move takes and the coins that it then asks for; None: the turn is over."""
    there = state.copy()
    game.apply(there, seat, move)
    return None if there.turn != state.turn else (there.spent - state.spent, there.price)


ACTION: Final[dict[type[Move], str]] = {
    Step: "move",
    Explore: "explore",
    Equip: "equip",
    Attack: "attack",
}


def price_of(said: Priced, move: Move) -> tuple[int, int]:
    """The same, as it was said before."""
    match move:
        case Use():
            return said.objects[move.card], 0
        case Reload():
            return said.reloads[move.card], 0
        case Deal():
            return said.energy["deal"], said.benefits[move.benefit]
        case Buy():
            return said.energy["deal"], said.wares[move.card]
    return said.energy[ACTION[type(move)]], 0


@pytest.mark.parametrize("seed", range(6))
def test_tx_30_what_is_said_before_is_what_is_paid(seed: int) -> None:
    kinds: Counter[type] = Counter()
    for state, seat, _ in random_steps(THICK, ALL_ALIKE, seed):
        if state.question != ACT:
            continue
        said = prices(state, seat)
        for move in THICK.legal_moves(state, seat).moves:
            if not isinstance(move, Ability | Favour | End):
                assert paid(THICK, state, seat, move) in (price_of(said, move), None), move
                kinds[type(move)] += 1
    assert kinds.keys() >= {Step, Equip, Use, Attack, Deal, Buy}


def test_tx_31_actions_cost_1_and_what_a_card_saves_is_saved_once() -> None:
    state = placed({"cell": "d3", "hand": ["travellers-boots"]})
    each = dict.fromkeys(("move", "explore", "equip", "use", "attack", "deal"), 1)
    assert prices(state).energy == each
    TANXI.apply(state, 0, Equip(("travellers-boots",)))
    assert prices(state).energy == {**each, "move": 0}
    TANXI.apply(state, 0, Step("d2"))
    assert prices(state).energy == each


def test_tx_60_objects_with_the_free_mark_cost_nothing() -> None:
    state = placed({"cell": "d3", "hand": ["canteen", "coffee", "knife", "gem-of-power"]})
    assert prices(state).objects == {"canteen": 1, "coffee": 0}


def test_tx_68_reloading_costs_what_the_card_says() -> None:
    gear = [
        {"card": "hunting-crossbow", "ammunition": 1},
        {"card": "throwing-blades", "ammunition": 1},
    ]
    state = placed({"cell": "d3", "equipped": gear})
    assert prices(state).reloads == {"hunting-crossbow": 1}
    TANXI.apply(state, 0, Reload("hunting-crossbow"))
    TANXI.apply(state, 0, Reload("hunting-crossbow"))
    assert prices(state).reloads == {}


def test_tx_85_86_gems_for_abilities_and_for_those_who_are_awake() -> None:
    state = placed(
        {"cell": "d3"}, deities=["namku", "ronronao", "mareana"], awake=2, fog=2, round=6
    )
    assert prices(state).abilities == {"ice-blocks": 1, "frosty-breath": 1}
    assert prices(state).favours == {"namku": 2, "ronronao": 2}


def test_tx_76_the_village_asks_for_less_with_a_purse_and_at_least_for_1() -> None:
    purse = {"cell": "d3", "equipped": ["goblin-purse"]}
    state = placed(purse, {"cell": "d5"}, merchant=["canteen", "axe", "axe"])
    full, less = prices(state, 1), prices(state)
    assert (full.benefits["meal"], full.benefits["bed"]) == (3, 5)
    assert full.wares == {"canteen": 1, "axe": 4}
    assert less.wares == {"canteen": 1, "axe": 3}
    assert less.benefits == {benefit: price - 1 for benefit, price in full.benefits.items()}


def test_a_trade_from_afar_is_cheaper_for_the_one_who_trades() -> None:
    first = {"character": "mara", "cell": "d3", "gems": 1, "hand": ["axe", "knife"], "hearts": 5}
    state = placed(first, {"cell": "d5"})
    before = prices(state).benefits, prices(state, 1).benefits
    TANXI.apply(state, 0, Ability("express-mail"))
    assert TANXI.view(state, 0).question == "trade"
    assert prices(state).benefits == {name: price - 1 for name, price in before[0].items()}
    assert prices(state, 1).benefits == before[1]
    TANXI.apply(state, 0, Deal("bed"))
    assert state.price == before[0]["bed"] - 1


def test_out_of_turn_there_are_no_prices_in_energy() -> None:
    state = placed({"cell": "d3"}, {"cell": "d5", "hand": ["canteen"]})
    said = prices(state, 1)
    assert (said.energy, said.objects, said.reloads) == ({}, {}, {})
    assert said.benefits == prices(state).benefits


# Odds


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


# Secrets


def asks_of(state: State, seat: int) -> list[AnyAsk]:
    """Everything that this seat could want to know."""
    return [Reach(), Prices(), Odds(), *[Aim(weapons) for weapons in weapons_of(state, seat)[:3]]]


def check_secrets(game: Tanxi, state: State, seat: int, random: Random) -> None:
    """The answers are the same in the real world, in its twins and in all imagined worlds."""
    view = game.view(state, seat)
    worlds = [state.copy(), *[game.imagine(view, fast(random.getrandbits(30))) for _ in range(3)]]
    twins = [twin(state, seat, random, answers) for answers in (False, True)]
    before = state.truth()
    for ask in asks_of(state, seat):
        said = game.answer(view, ask)
        assert [answer_in(world.copy(), seat, ask) for world in worlds] == [said] * len(worlds)
        assert [game.answer(game.view(other, seat), ask) for other in twins] == [said] * len(twins)
        assert msgspec.json.decode(msgspec.json.encode(said), type=type(said)) == said
    assert state.truth() == before


@pytest.mark.parametrize("seed", range(len(SETTINGS)))
@pytest.mark.parametrize("game", [TANXI, THICK], ids=["beaches", "thick"])
def test_tx_6_answers_tell_nothing_that_is_hidden(game: Tanxi, seed: int) -> None:
    setting, random = Setting(*SETTINGS[seed]), Random(seed)
    questions = set()
    for number, (now, _, _) in enumerate(random_steps(game, setting, seed)):
        if now.phase == OPENING:
            for seat in range(now.seats):
                check_secrets(game, now, seat, random)
        elif number % 5 == 0 or now.question not in questions:
            questions.add(now.question)
            check_secrets(game, now, random.randrange(now.seats), random)
    end = random_game(game, setting, seed).state
    assert game.outcome(end) is not None
    check_secrets(game, end, 0, random)


def test_asks_are_read_and_strangers_are_not() -> None:
    read = [{"ask": "reach"}, {"ask": "aim", "weapons": ["knife"]}, {"ask": "prices"}]
    asks = [msgspec.convert(data, TANXI.ask_type) for data in [*read, {"ask": "odds"}]]
    assert asks == [Reach(), Aim(("knife",)), Prices(), Odds()]
    for data in ({"ask": "hand"}, {"ask": "reach", "seat": 1}, {"do": "step", "cell": "d3"}):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(data, TANXI.ask_type)


def test_a_spectator_has_nothing_to_ask() -> None:
    with pytest.raises(IllegalMove) as illegal:
        TANXI.answer(TANXI.view(placed({"cell": "d3"}), None), Reach())
    assert illegal.value.rule == "K-3"
