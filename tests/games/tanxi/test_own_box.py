"""A box of one's own plays as well as ours."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sobremesa.games.tanxi.game import TANXI, Tanxi
from sobremesa.games.tanxi.options import Options
from sobremesa.kernel.chance import fast
from sobremesa.kernel.errors import PackFault
from tests.games.tanxi.playing import IAN, entry_of, ian, play, refusal, seen, with_edits

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
