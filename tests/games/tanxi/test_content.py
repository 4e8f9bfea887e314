"""Nothing in the box is left unplayed, and a box of one's own plays as well as ours.

What a card, an ability or a monster does is shown by the scenarios beside this file, one or more
for each. Here is what is better counted than told: sums, prices, thresholds.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sobremesa.games.tanxi.content import PACK, Card, Character, Monster, names_in
from sobremesa.games.tanxi.game import TANXI, Tanxi
from sobremesa.games.tanxi.moves import Pay
from sobremesa.games.tanxi.options import Options
from sobremesa.games.tanxi.state import State
from sobremesa.kernel.chance import Scripted, fast
from sobremesa.kernel.errors import IllegalMove, PackFault

DATA = PACK.data
CARDS: dict[str, Card] = {card.id: card for card in (*DATA.loot, *DATA.relic)}
CHARACTERS: dict[str, Character] = {character.id: character for character in DATA.character}
FILES = sorted((Path(__file__).parent / "scenarios").glob("*.toml"))
SCENARIOS: list[dict[str, Any]] = [
    tomllib.loads(file.read_text(encoding="utf-8")) for file in FILES
]


def of_type(*types: str) -> list[str]:
    """The ids of the cards of these types."""
    return [card.id for card in CARDS.values() if card.type in types]


def play(
    position: dict[str, Any],
    moves: list[dict[str, Any]],
    chance: list[int | list[str]] | None = None,
    game: Tanxi = TANXI,
    seats: int = 3,
) -> State:
    """The state after these moves, of seat 0 unless said; chance must have said it all."""
    script = Scripted([game.read_order(e) if isinstance(e, list) else e for e in chance or []])
    state = game.place(position, Options(), seats, script)
    for said in moves:
        move = dict(said)
        seat = move.pop("seat", 0)
        game.apply(state, seat, game.read_move(move))
    script.finish()
    return state


def seen(state: State, game: Tanxi = TANXI) -> dict[str, Any]:
    """Everything that a scenario may expect of a state."""
    return game.describe(state)


def refusal(position: dict[str, Any], move: dict[str, Any], game: Tanxi = TANXI) -> str:
    """The rule by which this first move is refused."""
    with pytest.raises(IllegalMove) as illegal:
        play(position, [move], game=game)
    return illegal.value.rule


# Everything is played


def strings(data: Any) -> Iterator[str]:
    """Every word of a scenario: names of cards and cells, and of its sentence each word."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield key
            yield from strings(value)
    elif isinstance(data, list):
        for value in data:
            yield from strings(value)
    elif isinstance(data, str):
        yield from re.findall(r"[\w-]+", data)


NAMED = {
    word
    for scenario in SCENARIOS
    for part in ("about", "position", "move")
    for word in strings(scenario.get(part, ""))
}


def accepted(kind: str, field: str) -> set[str]:
    """What the accepted moves of this kind say in a field."""
    said: set[str] = set()
    for scenario in SCENARIOS:
        for move in scenario.get("move", []):
            if move["do"] == kind and "refused" not in move:
                value = move.get(field, [])
                said |= {value} if isinstance(value, str) else set(value)
    return said


def wraths() -> Iterator[str]:
    """The deities that wake in some scenario."""
    for scenario in SCENARIOS:
        position = scenario.get("position", {})
        deities, awake = position.get("deities", []), position.get("awake", 0)
        if position.get("round") in (2, 5, 8) and awake < len(deities):
            yield deities[awake]


def test_everything_in_the_box_is_named_in_a_scenario() -> None:
    assert [id for id in names_in(PACK) if id not in NAMED] == []


def test_every_special_ability_is_used_in_a_scenario() -> None:
    abilities = {ability.id for character in DATA.character for ability in character.ability}
    assert abilities - accepted("ability", "ability") == set()


def test_every_passive_ability_has_a_scenario_of_its_own() -> None:
    bearers = {character.passive.id: character.id for character in DATA.character}
    stems = [file.stem for file in FILES]
    assert [
        id for id, bearer in bearers.items() if not any(f"{bearer}-{id}" in stem for stem in stems)
    ] == []


def test_every_object_is_used_in_a_scenario() -> None:
    assert set(of_type("object")) - accepted("use", "card") == set()


def test_every_weapon_is_declared_in_a_scenario() -> None:
    declared = accepted("attack", "weapons") | accepted("fight", "weapons")
    assert set(of_type("melee", "ranged")) - declared == set()


def test_every_shield_and_equipment_is_worn_in_a_scenario() -> None:
    worn = accepted("equip", "on")
    for scenario in SCENARIOS:
        for seat in scenario.get("position", {}).get("seats", []):
            worn |= set(strings(seat.get("equipped", [])))
    assert set(of_type("shield", "equipment")) - worn == set()


def test_every_monster_is_fought_in_a_scenario() -> None:
    met: set[str] = set()
    for scenario in SCENARIOS:
        if any(move["do"] in ("explore", "fight", "take") for move in scenario.get("move", [])):
            position = scenario.get("position", {})
            met |= set(strings(position.get("decks", {}))) | {position.get("monster", "")}
    assert {monster.id for monster in DATA.monster} - met == set()


def test_every_wrath_and_every_favour_falls_in_a_scenario() -> None:
    deities = {deity.id for deity in DATA.deity}
    assert deities - set(wraths()) == set()
    assert deities - accepted("favour", "deity") == set()


def test_every_benefit_is_bought_in_a_scenario() -> None:
    benefits = {benefit.id for resident in DATA.resident for benefit in resident.benefit}
    assert benefits - accepted("deal", "benefit") == set()


# Sums (TX-69)

IAN, ISAAC = CHARACTERS["ian"], CHARACTERS["isaac"]


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


# A file of one's own

RELIC = """
[[relic]]
id = "boomerang"
name.en = "Homesick Boomerang"
text.en = "If you do damage, steal a card."
type = "ranged"
hands = 1
attack = 3
range = 2
ammunition = 2
shot = 1
reload_energy = 1
reload_gain = 2
value = 5
on_hit = [{ do = "steal", who = "target" }]
source = "reconstruction"
"""

MONSTER = """
[[monster]]
id = "hermit-crab"
name.en = "Hermit Crab"
text.en = "1 more die if unarmed. Flee: 1 ♥. Fail: 1 ◆, or 1 ♥. Reward: a merchant's card and 2 ♥."
hearts = 4
dice = 1
ambush = 2
reprisal = 1
always = [{ do = "mod", stat = "dice", by = 1, when = "unarmed" }]
on_flee = [{ do = "damage", who = "self", hearts = 1 }]
on_fail = [
  { do = "forfeit", who = "self", otherwise = [{ do = "damage", who = "self", hearts = 1 }] },
]
reward = [{ do = "take", out_of = "merchant" }, { do = "heal", hearts = 2 }]
source = "reconstruction"
"""

CHARACTER = """
[[character]]
id = "zoe"
name.en = "Zoe Trope"
occupation.en = "Acrobat"
hearts = 12
energy = 4
attack = 2
defence = 2
source = "reconstruction"

[character.passive]
id = "tightrope"
name.en = "Tightrope"
text.en = "You move through characters. Ambushes cost 1 ♥ less. Beating a monster: a fire orb."
always = [{ do = "cross", over = "character" }, { do = "reduce", of = "ambush", by = 1 }]
on_beat = [{ do = "gain", what = "fire" }]

[[character.ability]]
id = "trapeze"
name.en = "Trapeze"
text.en = "Swap places with someone in line up to 4 away, who loses 1 ♥; +1 ⚡ this turn."
use = [
  { do = "swap", who = "line 4" },
  { do = "damage", who = "same", hearts = 1 },
  { do = "mod", stat = "energy", by = 1, lasts = "this-turn" },
]

[[character.ability]]
id = "grand-finale"
name.en = "Grand Finale"
text.en = "Everyone loses 2 ♥, you too; you may attack one character twice."
use = [
  { do = "each", who = "all", parts = [{ do = "damage", who = "it", hearts = 2 }] },
  { do = "again" },
]
"""


def entry_of(id: str) -> str:
    """A card or a monster as the released pack has it."""
    middle = PACK.text.index(f'\nid = "{id}"\n')
    return PACK.text[PACK.text.rindex("\n[[", 0, middle) : PACK.text.index("\n[[", middle) + 1]


def with_edits(*edits: tuple[str, str, str]) -> str:
    """The released pack with changes inside entries, each named by its id."""
    text = PACK.text
    for id, old, new in edits:
        start = text.index(f'\nid = "{id}"\n')
        end = text.find("\n[[", start)
        assert old in text[start:end]
        text = text[:start] + text[start:end].replace(old, new, 1) + text[end:]
    return text


def box(*edits: tuple[str, str, str]) -> Tanxi:
    """The game with such a box."""
    return TANXI.with_pack(with_edits(*edits), "own.toml")[0]


@pytest.fixture
def own(tmp_path: Path) -> Tanxi:
    """The game with a file in which a relic is another one and two entries are new."""
    text = with_edits(("grumpy-crab", "copies = 3", "copies = 2"))
    text = text.replace(entry_of("aegis"), RELIC) + MONSTER + CHARACTER
    file = tmp_path / "own.toml"
    file.write_text(text, encoding="utf-8")
    return TANXI.with_pack(file.read_text(encoding="utf-8"), file.name)[0]


def zoe(**said: Any) -> dict[str, Any]:
    return {"character": "zoe", "cell": "e4", "gems": 1, **said}


def ian(cell: str, **said: Any) -> dict[str, Any]:
    return {"character": "ian", "cell": cell, **said}


def test_a_relic_of_ones_own_steals_where_it_hits(own: Tanxi) -> None:
    seats = [zoe(equipped=["boomerang"]), ian("g4", hand=["coffee", "lance"])]
    throw = {"do": "attack", "player": 1, "weapons": ["boomerang"]}
    state = play({"seats": seats}, [throw], [0, 0, 1], own)
    mine, theirs, _ = seen(state, own)["seats"]
    assert (mine["hand"], theirs["hand"]) == (["coffee"], ["lance"])
    assert mine["remembered"] == [{"card": "coffee", "seats": [1]}]
    assert mine["equipped"] == [{"card": "boomerang", "ammunition": 1}]
    assert theirs["hearts"] == IAN.hearts - 3


def test_a_relic_of_ones_own_steals_nothing_where_it_misses(own: Tanxi) -> None:
    seats = [
        zoe(equipped=["boomerang"]),
        ian("g4", hand=["coffee"], orbs=["ice"], equipped=["obsidian-mail"]),
    ]
    throw = {"do": "attack", "player": 1, "weapons": ["boomerang"]}
    state = play({"seats": seats}, [throw], [0, 0], own)
    assert seen(state, own)["seats"][1]["hand"] == ["coffee"]


def test_a_relic_of_ones_own_is_drawn_priced_and_named(own: Tanxi) -> None:
    shopper = zoe(cell="g5", hand=["axe", "canteen"])
    buy: dict[str, Any] = {"do": "buy", "card": "boomerang"}
    moves = [buy, {"do": "pay", "cards": ["axe", "canteen"]}]
    state = play({"seats": [shopper], "merchant": ["boomerang"]}, moves, [], own)
    assert seen(state, own)["seats"][0]["hand"] == ["boomerang"]
    assert "name-boomerang = Homesick Boomerang" in own.texts["fr"]


def meet(own: Tanxi, moves: list[dict[str, Any]], chance: list[Any], **said: Any) -> dict[str, Any]:
    """Zoe meets the hermit crab."""
    position = {"seats": [zoe(**said)], "decks": {"jungle": ["hermit-crab"]}, "merchant": ["lance"]}
    return seen(play(position, [{"do": "explore"}, *moves], chance, own), own)


def test_a_monster_of_ones_own_is_beaten(own: Tanxi) -> None:
    after = meet(own, [{"do": "fight", "weapons": ["knife"]}], [2, 2], equipped=["knife"], hearts=9)
    assert after["discards"] == ["hermit-crab"]
    assert after["merchant"] == []
    assert after["seats"][0]["hand"] == ["lance"]
    assert (
        after["seats"][0]["hearts"] == 9 - 1 + 2
    )  # the ambush, reduced by Tightrope, and the reward
    assert after["seats"][0]["orbs"] == ["fire"]


def test_a_monster_of_ones_own_has_another_die_against_the_unarmed(own: Tanxi) -> None:
    after = meet(own, [{"do": "fight"}], [3, 2, 2, ["hermit-crab"]])
    assert after["decks"]["jungle"] == ["hermit-crab"]
    assert (after["seats"][0]["hearts"], after["seats"][0]["gems"]) == (12 - 1 - 1, 0)


def test_a_monster_of_ones_own_takes_hearts_where_there_is_no_gem(own: Tanxi) -> None:
    after = meet(own, [{"do": "fight"}], [3, 2, 2, ["hermit-crab"]], gems=0)
    assert after["seats"][0]["hearts"] == 12 - 1 - 1 - 1


def test_a_monster_of_ones_own_bites_those_who_flee(own: Tanxi) -> None:
    after = meet(own, [{"do": "flee"}], [["hermit-crab"]])
    assert (after["seats"][0]["hearts"], after["question"]) == (12 - 1 - 1, "act")


def test_a_character_of_ones_own_moves_through_others_for_each_cell(own: Tanxi) -> None:
    state = play({"seats": [zoe(), ian("f4")]}, [{"do": "step", "cell": "g4"}], [], own)
    assert (seen(state, own)["seats"][0]["cell"], seen(state, own)["energy"]) == ("g4", 2)
    onto = {"do": "step", "cell": "f4"}
    assert refusal({"seats": [zoe(), ian("f4")]}, onto, own) == "TX-10"
    far = {"do": "step", "cell": "g4"}
    assert refusal({"seats": [zoe(), ian("f4")], "spent": 3}, far, own) == "TX-30"


TRAPEZE = {"do": "ability", "ability": "trapeze"}
FINALE = {"do": "ability", "ability": "grand-finale"}


def test_a_character_of_ones_own_swaps_across_a_river(own: Tanxi) -> None:
    state = play({"seats": [zoe(cell="e5"), ian("e7")]}, [TRAPEZE], [], own)
    mine, theirs, _ = seen(state, own)["seats"]
    assert (mine["cell"], theirs["cell"]) == ("e7", "e5")
    assert theirs["hearts"] == IAN.hearts - 1
    assert seen(state, own)["energy"] == 5


def test_a_character_of_ones_own_meets_one_who_is_steady(own: Tanxi) -> None:
    steady = {"seats": [zoe(), {"character": "paula", "cell": "g4"}]}
    assert refusal(steady, TRAPEZE, own) == "TX-77a"


def test_a_character_of_ones_own_hurts_all_and_strikes_twice(own: Tanxi) -> None:
    blow = {"do": "attack", "player": 1}
    state = play({"seats": [zoe(), ian("f4")]}, [FINALE, blow, blow], [1, 0, 1, 0], own)
    hearts = [player.hearts for player in state.players]
    assert hearts == [12 - 2, IAN.hearts - 2 - 1 - 1, state.players[2].hearts]
    assert state.attacked == [0, 2, 0]


def test_tx_110a_who_fells_all_and_falls_too_has_won(own: Tanxi) -> None:
    seats = [zoe(hearts=2), ian("f4", hearts=1), {"character": "isaac", "hearts": 2}]
    state = play({"seats": seats}, [FINALE], [], own)
    assert (seen(state, own)["question"], state.winner) == ("over", 0)


def test_a_box_of_ones_own_plays_to_the_end(own: Tanxi) -> None:
    options = Options(characters="random", round_limit=30)
    for seed in range(5):
        chance = fast(seed)
        state = own.setup(options, 5, fast(seed + 100))
        while (outcome := own.outcome(state)) is None:
            seat = own.to_act(state)[0]
            own.apply(state, seat, own.random_move(state, seat, chance))
        assert 1 in outcome.ranks


# Effects in combinations that the released pack does not have

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


# A mistake in a file of one's own (all of them: test_packs.py)


@pytest.mark.parametrize(
    ("old", "new", "where", "what"),
    [
        ('do = "steal"', 'do = "borrow"', "relic boomerang, on_hit 1", "borrow"),
        ('who = "target"', 'who = "attacker"', "relic boomerang, field on_hit", "attacker"),
        ("range = 2", "range = 0", "relic boomerang, field range", "TX-67"),
        ('when = "unarmed"', 'when = "half"', "monster hermit-crab, field always", "half"),
        (
            'do = "take", out_of = "merchant"', 'do = "trade"',
            "monster hermit-crab, field reward", "trade",
        ),
        (
            'do = "again"', 'do = "no-flee"',
            "character zoe, ability grand-finale, field use", "no-flee",
        ),
        (
            'lasts = "this-turn"', 'lasts = "for-ever"',
            "character zoe, ability trapeze, use 3, field lasts", "for-ever",
        ),
        (
            'over = "character"', 'over = "sea"',
            "character zoe, field passive, always 1, field over", "sea",
        ),
        (
            'who = "same", hearts = 1', 'who = "it", hearts = 1',
            "character zoe, ability trapeze", "each",
        ),
        ("hearts = 12", "hearts = 20", "character zoe, field hearts", "10 to 14"),
    ],
)  # fmt: skip
def test_a_mistake_in_ones_own_file_is_named(old: str, new: str, where: str, what: str) -> None:
    text = with_edits(("grumpy-crab", "copies = 3", "copies = 2"))
    added = RELIC + MONSTER + CHARACTER
    assert old in added
    relic, monster, character = [part.replace(old, new, 1) for part in (RELIC, MONSTER, CHARACTER)]
    text = text.replace(entry_of("aegis"), relic) + monster + character
    with pytest.raises(PackFault) as fault:
        TANXI.with_pack(text, "own.toml")
    assert fault.value.where.startswith("own.toml, ")
    assert where in fault.value.where
    assert what in fault.value.what
