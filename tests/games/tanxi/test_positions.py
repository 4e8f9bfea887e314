"""Positions go round; those that no game can reach are refused, with the reason."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, get_args

import msgspec
import pytest

from sobremesa.games.tanxi import rules
from sobremesa.games.tanxi.catalogue import catalogue_for
from sobremesa.games.tanxi.content import PACK
from sobremesa.games.tanxi.forms import Phase, Question
from sobremesa.games.tanxi.moves import Discard, Draft, End, Explore, Flee, Go, Pay, Step
from sobremesa.games.tanxi.options import Options
from sobremesa.games.tanxi.placing import place
from sobremesa.games.tanxi.position import describe, position, read_expectation, read_order
from sobremesa.games.tanxi.rules.questions import to_act
from sobremesa.games.tanxi.state import PHASES, QUESTIONS, State
from sobremesa.games.tanxi.views import view
from sobremesa.kernel.chance import Scripted, fast
from sobremesa.kernel.errors import ScenarioFault
from sobremesa.kernel.scenario import compare

BOX = catalogue_for(PACK)
COMMON = ("Step", "End", "Equip")  # what random games do all the time


def put(data: dict[str, Any], seats: int = 3, options: Options | None = None) -> State:
    return place(data, options or Options(), PACK, seats, Scripted([]))


def short(**data: Any) -> dict[str, Any]:
    """The position again, as it is written."""
    return position(put(data))


def fault(data: dict[str, Any], options: Options | None = None) -> str:
    with pytest.raises(ScenarioFault) as refused:
        put(data, 3, options)
    return str(refused.value)


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


# What no game can come to

DOWN = {"standing": "fallen"}
ROBBED = {"question": "rob", "agenda": [{"effect": "second-sight/effect", "subject": 1}]}
LOOKING = {"effect": "luck/use", "deck": "jungle"}


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        # Names
        ({"seat": []}, "position: Object contains unknown field `seat`"),
        ({"seats": [{}, {"hp": 1}]}, "position, seats 2: Object contains unknown field `hp`"),
        (
            {"seats": [{"character": "ina"}]},
            "seats 1, field character: there is no character 'ina'",
        ),
        (
            {"seats": [{"hand": ["axe", "axxe"]}]},
            "seats 1, hand 2: there is no card 'axxe'; there is axe",
        ),
        ({"seats": [{"cell": "a1"}]}, "seats 1, field cell: there is no land cell 'a1'"),
        ({"seats": [{}, {"cell": "zz"}]}, "position, seats 2, field cell: there is no land cell"),
        ({"decks": {"desert": []}}, "position, field decks: there is no deck 'desert'"),
        ({"decks": {"peaks": ["axe", "x"]}}, "position, decks, peaks 2: there is no card 'x'"),
        ({"known": {"desert": []}}, "position, field known: there is no deck"),
        ({"scouted": {"desert": {}}}, "position, field scouted: there is no deck"),
        ({"deities": ["zeus"]}, "position, deities 1: there is no deity 'zeus'"),
        ({"marker": "gobling"}, "field marker: there is no resident 'gobling'; there is goblin"),
        ({"blocks": ["b5", "a1"]}, "position, blocks 2: there is no land cell 'a1'"),
        ({"done": {"sleep": 1}}, "position, field done: there is no action 'sleep'"),
        ({"question": "sleep"}, "position, field question: Invalid enum value 'sleep'"),
        ({"lasting": [{"effect": "x/use"}]}, "lasting 1, field effect: there is no effect 'x/use'"),
        ({"lasting": [{}]}, "position, lasting 1, field effect: missing"),
        # Numbers
        ({"round": 0}, "position, field round: Expected `int` >= 1"),
        ({"fog": 4}, "position, field fog: Expected `int` <= 3"),
        ({"active": 3}, "position, field active: there is no seat 3 at a table of 3"),
        ({"first": -1}, "position, field first: there is no seat -1"),
        ({"attacked": [1]}, "position, field attacked: 1 numbers for 3 players"),
        ({"rolls": [1, 2, 3, 4]}, "position, field rolls: 4 numbers for 3 players"),
        ({"rolls": [1, 2, 12]}, "position, rolls 3: Expected `int` <= 11"),
        ({"seats": [{}] * 4}, "position, field seats: 4 entries for 3 players"),
        # Players
        ({"seats": [{"character": "ian"}] * 2}, "seats 2, field character: TX-25"),
        (
            {"seats": [{"hearts": 14}]},
            "seats 1, field hearts: TX-96: on the island this character has 1 to 13",
        ),
        ({"seats": [{"hearts": 0}]}, "seats 1, field hearts: TX-96"),
        ({"seats": [{**DOWN, "hearts": 2}]}, "seats 1, field hearts: TX-27, TX-95"),
        ({"seats": [{**DOWN, "cell": "g5"}]}, "seats 1, field cell: TX-95"),
        ({"seats": [{"cell": "g5"}, {"cell": "g5"}]}, "seats 2, field cell: TX-10"),
        ({"seats": [DOWN, {}, DOWN]}, "position, field seats: TX-110"),
        ({"seats": [{"orbs": ["ice", "ice"]}]}, "seats 1, field orbs: TX-61"),
        ({"seats": [{"orbs": ["air"]}]}, "seats 1, orbs 1: Invalid enum value 'air'"),
        ({"seats": [{"hand": ["axe", "grumpy-crab"]}]}, "seats 1, hand 2: TX-47"),
        ({"seats": [{"answer": "axe", "hand": ["axe"]}]}, "seats 1, field answer: nobody asks"),
        # Equipment
        ({"seats": [{"equipped": ["canteen"]}]}, "seats 1, equipped 1: TX-55: canteen cannot"),
        (
            {"seats": [{"equipped": ["grumpy-crab"]}]},
            "seats 1, equipped 1: TX-55: grumpy-crab cannot",
        ),
        (
            {"seats": [{"equipped": ["peeping-mask", "knife", "coconut-helmet"]}]},
            "seats 1, equipped 3: TX-55: one card for each place",
        ),
        ({"seats": [{"equipped": ["knife"] * 3}]}, "seats 1, equipped 3: TX-55: nobody has more"),
        ({"seats": [{"equipped": ["knife", "lance"]}]}, "seats 1, equipped 2: TX-55: nobody has"),
        (
            {"seats": [{"equipped": [{"card": "hunting-crossbow", "ammunition": 9}]}]},
            "seats 1, equipped 1, field ammunition: TX-68a",
        ),
        ({"seats": [{"equipped": [{}]}]}, "seats 1, equipped 1, field card: missing"),
        # Cards
        ({"merchant": ["axe", "grumpy-crab"]}, "position, merchant 2: TX-47"),
        ({"relics": ["aegis", "axe"]}, "position, relics 2: TX-21"),
        (
            {"discards": ["aegis"], "relics": ["aegis"]},
            "position: 2 cards aegis, but a game of 3 has 1",
        ),
        ({"discards": ["knife"] * 4}, "position: 4 cards knife, but a game of 3 has 3"),
        # Knowledge
        (
            {"seats": [{"hand": ["axe"], "remembered": [{"card": "lance", "seats": [1]}]}]},
            "seats 1, remembered 1: TX-6: 0 cards lance are there",
        ),
        (
            {"seats": [{"hand": ["axe"], "remembered": [{"card": "axe", "seats": [1]}] * 2}]},
            "seats 1, remembered 2: TX-6: 1 cards axe are there",
        ),
        (
            {"seats": [{"hand": ["axe"], "remembered": [{"card": "axe", "seats": [0]}]}]},
            "seats 1, remembered 1, field seats: TX-6: this is their own hand",
        ),
        (
            {"seats": [{"hand": ["axe"], "remembered": [{"card": "axe", "seats": [7]}]}]},
            "seats 1, remembered 1, field seats: there is no seat 7",
        ),
        ({"known": {"peaks": [{"card": "axe", "seats": [0]}]}}, "known, peaks 1: TX-6"),
        ({"known": {"peaks": [{"card": "axe"}]}}, "position, known, peaks 1, field seats: missing"),
        (
            {"scouted": {"peaks": {"seat": 0, "cards": 1}}},
            "scouted, peaks, field cards: this deck has 0",
        ),
        (
            {"decks": {"peaks": ["axe"]}, "scouted": {"peaks": {"cards": 1}}},
            "scouted, peaks, field seat: missing",
        ),
        # The island
        ({"deities": ["namku", "namku"]}, "position, deities 2: TX-22"),
        ({"deities": ["namku", "tacanak", "mareana", "ronronao"]}, "position, deities 4: TX-22"),
        ({"deities": ["namku"], "awake": 2}, "position, field awake: TX-101: 1 deities lie there"),
        ({"blocks": ["d1"]}, "position, blocks 1: TX-15a: ice lies on free cells"),
        ({"blocks": ["g5", "g5"]}, "position, blocks 2: TX-15a"),
        ({"blocks": ["g5", "h5", "g6", "h6", "f5", "f6"]}, "position, blocks 6: TX-3"),
        ({"freezer": 1}, "position, field freezer: there is no ice"),
        ({"explored": ["g5"]}, "position, explored 1: TX-45: g5 belongs to no exploration point"),
        # Before the first turn
        ({"phase": "opening"}, "position, field phase: nobody has to act then"),
        ({"question": "draft", "phase": "acting"}, "position, field phase: nobody has to draft"),
        ({"question": "draft", "turn": 1}, "position, field turn: TX-27"),
        ({"turn": 0}, "position, field turn: TX-27"),
        ({"question": "draft", "active": 1}, "position, field active: TX-24"),
        ({"question": "draft", "seats": [{}, {"character": "ian"}]}, "field seats: TX-25"),
        ({"question": "draft", "seats": [{"cell": "d1"}]}, "seats 1, field cell: TX-26"),
        ({"question": "land", "seats": [{"cell": "g5"}]}, "seats 1, field cell: TX-26"),
        ({"question": "land", "seats": [{"hearts": 3}]}, "seats 1, field hearts: TX-27"),
        ({"question": "land", "seats": [DOWN]}, "seats 1, field standing: TX-95"),
        (
            {"question": "land", "seats": [{"cell": "d1"}, {"cell": "k1"}, {"cell": "n5"}]},
            "position, field seats: TX-25, TX-26",
        ),
        # Questions
        ({"question": "return"}, "position, field question: TX-95: seat 0 is not about to return"),
        ({"question": "monster"}, "position, field monster: missing: the question is monster"),
        ({"monster": "grumpy-crab"}, "field monster: said only while the question is monster"),
        ({"question": "monster", "monster": "axe"}, "position, field monster: TX-47: axe is no"),
        ({"question": "monster", "monster": "grumpy-crab"}, "position, field lair: missing"),
        ({"question": "pay"}, "position, field sought: missing: the question is pay"),
        ({"sought": "meal"}, "position, field sought: said only while the question is pay"),
        ({"price": 3}, "position, field price: said only while the question is pay"),
        ({"question": "pay", "sought": "meel"}, "field sought: there is no benefit or card 'meel'"),
        ({"question": "pay", "sought": "axe"}, "field sought: TX-80: the merchant has no axe"),
        ({"question": "pay", "sought": "meal"}, "field question: seat 0 can give no answer: pay"),
        ({"question": "pay", "sought": "meal", "price": 0}, "position, field price: TX-76"),
        ({"winner": 0}, "position, field winner: said only while the question is over"),
        ({"question": "over"}, "position, field question: TX-110: 3 are still on the island"),
        (
            {"question": "over", "winner": 0, "seats": [DOWN, {}, DOWN]},
            "position, field winner: TX-110",
        ),
        ({"question": "over", "seats": [DOWN] * 3}, "position, field winner: TX-110"),
        ({"owes": []}, "position, field owes: act is asked of [0]"),
        ({"owes": [0, 1]}, "position, field owes: act is asked of [0]"),
        (
            {
                "question": "discard",
                "agenda": [{"effect": "namku/wrath/each", "step": 1, "group": [0]}],
            },
            "position, field question: nobody is left to answer: discard",
        ),
        ({"seats": [DOWN]}, "position, field question: seat 0 can give no answer: act"),
        # Effects
        ({"agenda": [{"effect": "luck/use"}]}, "position, field agenda: nothing is carried out"),
        ({"question": "go"}, "position, field agenda: missing: the effect that asks: go"),
        (
            {"question": "go", "agenda": [{"effect": "fly/use"}]},
            "position, agenda 1, field effect: there is no effect 'fly/use'",
        ),
        (
            {"question": "go", "agenda": [{"effect": "luck/use", "step": 2}]},
            "position, agenda 1, field step: step 2 and stop 1, but luck/use has 1 steps",
        ),
        (
            {"question": "go", "agenda": [{"effect": "luck/use"}]},
            "position, agenda 1, field step: nothing there asks: go",
        ),
        (
            {"question": "target", "agenda": [{"effect": "undertow/use", "step": 1}]},
            "position, agenda 1, field step: nothing there asks: target",
        ),
        ({"question": "keep", "agenda": [LOOKING]}, "position, agenda 1, field deck: missing"),
        (
            {"question": "push", "agenda": [{"effect": "undertow/use", "step": 1}]},
            "position, agenda 1, field subject: missing: whom it meets",
        ),
        (ROBBED, "position, field question: seat 0 can give no answer: rob"),
        (
            {"question": "discard", "agenda": [{"effect": "namku/wrath/each", "actor": 1}]},
            "position, agenda 1, field actor: TX-101: a wrath is nobody's effect",
        ),
        (
            {"lasting": [{"effect": "undertow/use"}]},
            "position, lasting 1, field step: undertow/use has nothing there that lasts",
        ),
        ({"lasting": [{"effect": "shell/use", "step": 2}]}, "position, lasting 1, field step"),
        (
            {"lasting": [{"effect": "shell/use", "seat": 1}], "seats": [{}, DOWN]},
            "position, lasting 1, field seat: TX-95a",
        ),
    ],
)
def test_an_impossible_position_is_refused(data: dict[str, Any], reason: str) -> None:
    assert reason in fault(data)


def test_time_is_not_up_before_the_last_round() -> None:
    data = {"question": "over", "round": 3}
    assert "field question: TX-110" in fault(data, Options(round_limit=4))


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
