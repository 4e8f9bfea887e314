"""What a position says, and what is so where it does not say it."""

from __future__ import annotations

from sobremesa.games.tanxi import rules
from sobremesa.games.tanxi.content import PACK
from sobremesa.games.tanxi.moves import Discard, Draft, Explore, Flee, Go, Pay
from sobremesa.games.tanxi.options import Options
from sobremesa.games.tanxi.placing import place
from sobremesa.games.tanxi.position import describe, position
from sobremesa.games.tanxi.rules.questions import to_act
from sobremesa.games.tanxi.state import PHASES
from sobremesa.games.tanxi.views import view
from sobremesa.kernel.chance import fast
from tests.games.tanxi.placed import BOX, put, short

# What is said, and what is not


def test_nothing_said_is_a_first_turn_on_the_beaches() -> None:
    full = describe(put({}))
    assert [seat["character"] for seat in full["seats"]] == ["paula", "ian", "isaac"]
    assert [seat["hearts"] for seat in full["seats"]] == [13, 14, 14]
    assert [seat["cell"] for seat in full["seats"]] == ["d1", "k1", "n5"]
    assert (full["round"], full["turn"], full["active"], full["first"]) == (1, 1, 0, 0)
    assert (full["phase"], full["question"], full["to_act"]) == ("acting", "act", [0])
    assert full["decks"] == {"jungle": [], "peaks": [], "swamp": [], "volcano": []}
    assert full["energy"] == 4
    assert sum(put({}).box) == 0


def test_a_short_position_says_only_what_is_unusual() -> None:
    nobody = {"character": "isaac", "cell": "n5"}
    assert short() == {
        "seats": [{"character": "paula", "cell": "d1"}, {"character": "ian", "cell": "k1"}, nobody]
    }
    seat = {"character": "darla", "hearts": 3, "cell": "g5", "hand": ["canteen"], "gems": 2}
    data = short(seats=[seat], decks={"peaks": ["knife"]}, spent=2, done={"move": 2}, moved=True)
    assert data["seats"][0] == seat
    assert data["decks"] == {"peaks": ["knife"]}
    assert (data["spent"], data["done"], data["moved"]) == (2, {"move": 2}, True)


def test_unsaid_characters_and_beaches_make_room_for_said_ones() -> None:
    state = put({"seats": [{"character": "ian", "cell": "k1"}]})
    full = describe(state)["seats"]
    assert [seat["character"] for seat in full] == ["ian", "paula", "isaac"]
    assert [seat["cell"] for seat in full] == ["k1", "d1", "n5"]


def test_off_the_island_there_are_neither_hearts_nor_cell() -> None:
    full = describe(put({"seats": [{}, {"standing": "fallen", "fell_at": 1}]}))["seats"][1]
    assert (full["hearts"], full["standing"], full["fell_at"]) == (0, "fallen", 1)
    assert "cell" not in full


def test_decks_are_said_with_the_top_card_first() -> None:
    decks = {"jungle": ["machete", "grumpy-crab", "axe"]}
    state = put({"seats": [{"cell": "f1"}], "decks": decks, "relics": ["aegis", "ambrosia"]})
    assert state.monsters == [1, 0, 0, 0]
    rules.apply(state, 0, Explore())
    assert describe(state)["seats"][0]["hand"] == ["machete"]
    assert describe(state)["decks"]["jungle"] == ["grumpy-crab", "axe"]
    assert describe(state)["explored"] == ["f1"]
    assert BOX.names[state.relics[-1]] == "aegis"


def test_all_cards_on_the_table_are_the_box_of_this_game() -> None:
    seat = {"cell": "f1", "hand": ["axe"], "equipped": ["knife"]}
    state = put(
        {
            "seats": [seat],
            "decks": {"jungle": ["axe"]},
            "relics": ["aegis"],
            "merchant": ["machete"],
            "discards": ["grumpy-crab"],
            "question": "monster",
            "monster": "bay-kraken",
        }
    )
    box = {BOX.names[kind]: many for kind, many in enumerate(state.box) if many}
    assert box == {
        "axe": 2,
        "knife": 1,
        "aegis": 1,
        "machete": 1,
        "grumpy-crab": 1,
        "bay-kraken": 1,
    }


def test_equipped_cards_have_full_ammunition_unless_said() -> None:
    gear = ["knife", {"card": "hunting-crossbow", "ammunition": 1}]
    full = describe(put({"seats": [{"equipped": gear}, {"equipped": ["hunting-crossbow"]}]}))
    crossbow = BOX.kinds[BOX.kind["hunting-crossbow"]].ammunition
    assert full["seats"][0]["equipped"] == [
        {"card": "knife", "ammunition": 0},
        {"card": "hunting-crossbow", "ammunition": 1},
    ]
    assert full["seats"][1]["equipped"] == [{"card": "hunting-crossbow", "ammunition": crossbow}]
    assert short(seats=[{"equipped": gear}])["seats"][0]["equipped"] == gear


def test_fog_follows_the_deities_unless_said() -> None:
    deities = ["ronronao", "namku", "tacanak"]
    assert put({"deities": deities, "awake": 2}).fog == 2
    assert put({"deities": deities, "awake": 2, "fog": 0}).fog == 0
    assert short(deities=deities, awake=2, fog=0)["fog"] == 0
    assert "fog" not in short(deities=deities, awake=2)


def test_what_others_remember_is_said_by_card_and_seats() -> None:
    remembered = [{"card": "axe", "seats": [1, 2]}, {"card": "axe", "seats": [2]}]
    hand = ["axe", "axe", "canteen"]
    state = put({"seats": [{"hand": hand, "remembered": remembered}]})
    assert view(state, 1).seats[0].known == ("axe",)
    assert view(state, 2).seats[0].known == ("axe", "axe")
    assert describe(state)["seats"][0]["remembered"] == remembered


def test_what_is_known_of_decks() -> None:
    data = {
        "decks": {"swamp": ["axe", "grumpy-crab", "lance"]},
        "known": {"swamp": [{"card": "lance", "seats": [0]}]},
        "scouted": {"swamp": {"seat": 1, "cards": 2}},
    }
    state = put(data)
    assert view(state, 0).decks[2].known == ("lance",)
    assert view(state, 1).decks[2].top == ("axe", "grumpy-crab")
    written = position(state)
    assert {name: written[name] for name in data} == data


def test_ice_is_the_active_players_unless_said() -> None:
    assert put({"blocks": ["e5", "e6"], "active": 1}).freezer == 1
    assert put({"blocks": ["e5"], "freezer": 2}).freezer == 2


def test_an_explored_point_is_called_by_any_of_its_cells() -> None:
    assert put({"explored": ["g2"]}).explored == put({"explored": ["f1"]}).explored
    assert short(explored=["g2", "i3"])["explored"] == ["f1", "h2"]


# What is asked, and of whom


def test_a_draft_asks_the_next_who_is_nobody_yet() -> None:
    state = put({"question": "draft", "first": 1, "seats": [{}, {"character": "ian"}]})
    assert (state.turn, PHASES[state.phase], to_act(state)) == (0, "opening", (2,))
    assert view(state, 2).characters is not None
    rules.apply(state, 2, Draft("isaac"))
    rules.apply(state, 0, Draft("paula"))
    assert describe(state)["question"] == "land"


def test_a_landing_asks_the_next_without_a_beach() -> None:
    state = put({"question": "land", "first": 2, "seats": [{}, {}, {"cell": "d1"}]})
    assert to_act(state) == (0,)
    rules.apply(state, 0, Go("k1"))
    rules.apply(state, 1, Go("n5"))
    assert describe(state)["seats"][2]["hearts"] == 14


def test_who_returns_is_asked_at_the_start_of_the_turn() -> None:
    state = put({"question": "return", "active": 2, "seats": [{}, {}, {"standing": "risen"}]})
    assert PHASES[state.phase] == "starting"
    rules.apply(state, 2, Go("g5"))
    assert describe(state)["seats"][2]["hearts"] == 7


def test_a_monster_comes_from_the_deck_of_its_point_unless_said() -> None:
    data = {"question": "monster", "monster": "grumpy-crab", "seats": [{"cell": "f1"}]}
    assert describe(put(data))["lair"] == "jungle"
    state = place(data | {"lair": "volcano"}, Options(), PACK, 3, fast(1))
    rules.apply(state, 0, Flee())
    assert describe(state)["decks"]["volcano"] == ["grumpy-crab"]


def test_a_wish_has_its_price_unless_said() -> None:
    purse = {"hand": ["gem-of-power", "axe"], "cell": "g5"}
    state = put({"question": "pay", "sought": "one-gem", "seats": [purse]})
    assert describe(state)["price"] == 3
    rules.apply(state, 0, rules.legal_moves(state, 0).moves[0])
    assert describe(state)["seats"][0]["gems"] == 1
    data = {"question": "pay", "sought": "machete", "merchant": ["machete"], "seats": [purse]}
    assert put(data).seeks_card
    assert put(data | {"price": 1}).price == 1
    state = put(data | {"price": 1})
    rules.apply(state, 0, Pay(("axe",)))
    assert describe(state)["merchant"] == ["axe"]


def test_an_effect_asks_whoever_does_it() -> None:
    agenda = [{"effect": "undertow/use", "step": 1, "subject": 1}]
    state = put({"question": "push", "agenda": agenda, "seats": [{"cell": "e4"}, {"cell": "h4"}]})
    assert (to_act(state), describe(state)["agenda"][0]["actor"]) == ((0,), 0)
    rules.apply(state, 0, Go("f4"))
    assert describe(state)["seats"][1]["cell"] == "f4"


def test_a_wrath_asks_all_who_have_a_card_and_no_answer() -> None:
    agenda = [{"effect": "namku/wrath/each", "step": 1, "group": [0, 1, 2]}]
    two = ["axe", "canteen"]
    seats = [{"hand": two}, {"hand": two, "answer": "axe"}, {"hand": ["lance", "canteen"]}]
    state = put(
        {
            "question": "discard",
            "phase": "waking",
            "seats": seats,
            "agenda": agenda,
            "deities": ["namku"],
            "awake": 1,
            "round": 3,
        }
    )
    assert (to_act(state), state.agenda[-1].actor, state.fog) == ((0, 2), -1, 0)
    rules.apply(state, 0, Discard("canteen"))
    rules.apply(state, 2, Discard("lance"))
    assert describe(state)["discards"] == ["canteen", "axe", "lance"]
    assert (describe(state)["fog"], describe(state)["question"]) == (1, "act")


def test_what_lasts_holds() -> None:
    lasting = [{"effect": "frosty-breath/use", "step": 1, "user": 1}]
    state = put({"lasting": lasting})
    assert describe(state)["energy"] == 2
    assert position(state)["lasting"] == lasting
    wrath = [{"effect": "brisinga/wrath/each", "seat": 1, "live": False}]
    assert put({"lasting": wrath}).lasting[0].user == -1
    assert short(lasting=wrath)["lasting"] == wrath


def test_a_finished_game_can_be_written() -> None:
    down = {"standing": "fallen"}
    state = put({"question": "over", "seats": [down, {}, down]})
    assert (state.winner, describe(state)["ranks"]) == (1, [2, 1, 2])
    state = put({"question": "over", "seats": [down, down, down], "winner": 2})
    assert describe(state)["ranks"] == [2, 2, 1]
    state = put(
        {"question": "over", "round": 4, "seats": [{"hearts": 2}]}, 3, Options(round_limit=4)
    )
    assert (state.winner, describe(state)["ranks"]) == (-1, [3, 1, 1])
