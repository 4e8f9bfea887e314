"""Scenarios: mistakes in the file are faults, disagreements with the game are differences."""

from __future__ import annotations

import tomllib

import pytest

from sobremesa.games import GAMES
from sobremesa.games.antayagi.content import PACKS, name_of
from sobremesa.games.antayagi.game import ANTAYAGI
from sobremesa.games.antayagi.options import Options
from sobremesa.kernel.chance import fast
from sobremesa.kernel.errors import Fault, ScenarioFault
from sobremesa.kernel.scenario import Difference, read_scenario, run_scenario, write_scenario

HEAD = """\
game = "antayagi"
about = "a test"
seats = 3
"""
POSITION = """\
[position]
hands = [["bone", "hat"], ["hat"], ["muffin/sabotage"]]
pile = ["fish", "treasure", "t-rex", "empty-box", "toxic-waste"]
"""
CHOOSE = """\
[[move]]
seat = 0
do = "choose"
player = 1
"""
LAY_HATS = """\
[[move]]
seat = 0
do = "lay"
slot = 1
[[move]]
seat = 1
do = "lay"
slot = 0
"""
SCENARIO = HEAD + POSITION + CHOOSE
BIGGER_PACK = PACKS["65"].text.replace("copies = 1\n", "copies = 9\n")


def run(text: str) -> list[Difference]:
    """The differences of this scenario."""
    return run_scenario(read_scenario(text, "s.toml", GAMES))


def fault_of(text: str) -> str:
    """What is said of a scenario that cannot be run."""
    with pytest.raises(Fault) as fault:
        run(text)
    assert type(fault.value) is ScenarioFault
    return str(fault.value)


def only_difference(text: str) -> str:
    """The one difference of this scenario."""
    differences = run(text)
    assert len(differences) == 1, differences
    return str(differences[0])


# Faults


def test_a_scenario_that_holds_has_no_differences() -> None:
    assert run(f'{SCENARIO}[expect]\nchosen = 1\nquestion = "lay"\nto_act = [0, 1]\n') == []


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (SCENARIO.replace("antayagi", "chess"), "s.toml, field game: there is no game 'chess'"),
        (
            SCENARIO.replace("seats = 3", "seats = 8"),
            "s.toml, field seats: AntaYagí is for 3 to 7 players, not 8",
        ),
        (SCENARIO.replace("seats = 3\n", ""), "s.toml: Object missing required field `seats`"),
        (f"colour = 1\n{SCENARIO}", "s.toml: Object contains unknown field `colour`"),
        (f"chance = 3\n{SCENARIO}", "s.toml, field chance: Expected `array`, got `int`"),
        (
            f"options = {{ edition = '81' }}\n{SCENARIO}",
            "s.toml, options, field edition: Invalid enum value '81'",
        ),
        (
            SCENARIO.replace("seat = 0\n", ""),
            "s.toml, move 1, field seat: missing: the number of the seat that moves",
        ),
        (
            SCENARIO.replace("seat = 0", "seat = true"),
            "s.toml, move 1, field seat: missing: the number of the seat that moves",
        ),
        (
            f'{SCENARIO}[[move]]\nseat = 1\ndo = "dance"\n',
            "s.toml, move 2: Invalid value 'dance' - at `$.do`",
        ),
        (
            SCENARIO.replace("player = 1", ""),
            "s.toml, move 1: Object missing required field `player`",
        ),
    ],
)
def test_a_mistake_in_the_file_is_named(text: str, said: str) -> None:
    assert fault_of(text) == said


@pytest.mark.parametrize(
    ("text", "where", "what"),
    [
        (
            SCENARIO.replace('"bone"', '"banana"'),
            "position, hands 0, card 1",
            "there is no object 'banana'",
        ),
        (
            SCENARIO.replace("bone", "bone/striped"),
            "position, hands 0, card 1",
            "there is no back 'striped'",
        ),
        (
            SCENARIO.replace('"fish"', '"bone", "bone", "bone", "bone"'),
            "position",
            "5 cards bone, but AntaYagí, 80 cards has 4",
        ),
        (
            SCENARIO.replace('["hat"]', '["hat", "hat", "hat", "hat"]'),
            "position, hands 1",
            "a hand holds at most 3 cards, not 4",
        ),
        (
            SCENARIO.replace("[position]", "[position]\nactive = 3"),
            "position, active",
            "there is no seat 3 at a table of 3",
        ),
        (
            SCENARIO.replace("[position]", "[position]\nweather = 'fine'"),
            "position",
            "unknown field `weather`",
        ),
        (f"{SCENARIO}[expect]\nweather = 'fine'\n", "expect", "unknown field `weather`"),
        (f"{SCENARIO}[expect]\nto_act = 'all'\n", "expect, field to_act", "Expected `array`"),
        (f"{SCENARIO}[expect]\ndiscards = ['banana']\n", "discards, card 1", "no object 'banana'"),
        (f"chance = [['banana']]\n{SCENARIO}", "chance, card 1", "no object 'banana'"),
    ],
)
def test_a_mistake_in_a_position_or_expectation_is_named(text: str, where: str, what: str) -> None:
    fault = fault_of(text)
    assert f"{where}: " in fault
    assert what in fault


@pytest.mark.parametrize("refused", ["5", "[5]", "true", "{ rule = 'AY-20' }"])
def test_a_refusal_that_is_no_rule_is_named(refused: str) -> None:
    assert fault_of(f"{SCENARIO}refused = {refused}\n").startswith("s.toml, move 1, field refused")


def test_what_is_not_toml_is_no_scenario() -> None:
    assert fault_of("game: antayagi").startswith("s.toml: this is not TOML: ")


# Differences


@pytest.mark.parametrize(
    ("expect", "said"),
    [
        ('question = "choose"', 'expect, question: expected "choose", found "lay"'),
        ("chosen = 2", "expect, chosen: expected 2, found 1"),
        ("winner = 2", "expect, winner: expected 2, found nothing"),
        ("to_act = [0]", "expect, to_act: expected [0], found [0, 1]"),
        ("points = [0, 1, 0]", "expect, points 1: expected 1, found 0"),
        (
            'hands = [["bone", "fish"], ["hat"], ["muffin/sabotage"]]',
            'expect, hands 0 1, object: expected "fish", found "hat"',
        ),
        (
            "hands = [[{ object = 'bone', private = true }, 'hat'], ['hat'], ['muffin']]",
            "expect, hands 0 0, private: expected true, found false",
        ),
    ],
)
def test_a_wrong_expectation_is_a_difference(expect: str, said: str) -> None:
    assert only_difference(f"{SCENARIO}[expect]\n{expect}\n") == said


def test_every_wrong_expectation_is_a_difference() -> None:
    differences = run(f"{SCENARIO}[expect]\nactive = 2\nchosen = 2\npoints = [1, 0, 1]\n")
    assert [difference.where for difference in differences] == [
        "expect, active",
        "expect, chosen",
        "expect, points 0",
        "expect, points 2",
    ]


def test_what_was_not_said_is_not_looked_at() -> None:
    assert run(f"{SCENARIO}[expect]\nhands = [['bone', 'hat'], ['hat'], ['muffin']]\n") == []


def test_an_unexpected_refusal_is_a_difference() -> None:
    said = only_difference(SCENARIO.replace("player = 1", "player = 0"))
    assert said == "move 1: expected a legal move, found refused, AY-20: refused-not-yourself"


@pytest.mark.parametrize(
    ("refused", "wanted"), [("'AY-21'", "AY-21"), ("['AY-21', 'K-1']", "AY-21 or K-1")]
)
def test_a_refusal_by_another_rule_is_a_difference(refused: str, wanted: str) -> None:
    said = only_difference(SCENARIO.replace("player = 1", f"player = 0\nrefused = {refused}"))
    found = "refused, AY-20: refused-not-yourself"
    assert said == f"move 1: expected a refusal by {wanted}, found {found}"


@pytest.mark.parametrize("refused", ["'AY-20'", "['K-1', 'AY-20']"])
def test_a_refusal_by_an_expected_rule_holds(refused: str) -> None:
    assert run(SCENARIO.replace("player = 1", f"player = 0\nrefused = {refused}")) == []


def test_a_move_that_is_accepted_against_expectation_is_a_difference() -> None:
    said = only_difference(f"{SCENARIO}refused = 'AY-20'\n")
    assert said == "move 1: expected a refusal by AY-20, found accepted"


def test_a_move_of_a_seat_that_does_not_exist_is_refused() -> None:
    assert run(SCENARIO.replace("seat = 0", "seat = 3\nrefused = 'K-2'")) == []


def test_chance_that_is_left_over_is_a_difference() -> None:
    said = only_difference(f"chance = [1, 2]\n{SCENARIO}")
    assert said == "chance, entry 1: expected a fitting script, found 2 left over, never asked for"


def test_exhausted_chance_is_a_difference() -> None:
    text = SCENARIO.replace('"treasure", "t-rex", "empty-box", "toxic-waste"', "") + LAY_HATS
    said = only_difference(text)  # the pile runs out, and the discards are to be shuffled
    assert said == (
        "chance, entry 1: expected a fitting script, found missing: an order of 2 was asked for"
    )


def test_chance_that_answers_another_question_is_a_difference() -> None:
    text = SCENARIO.replace('"treasure", "t-rex", "empty-box", "toxic-waste"', "") + LAY_HATS
    said = only_difference(f"chance = [1]\n{text}")
    assert "an order of 2 was asked for, not a number" in said


def test_a_scripted_reshuffle_holds() -> None:
    text = SCENARIO.replace('"treasure", "t-rex", "empty-box", "toxic-waste"', "") + LAY_HATS
    expect = "[expect]\npile = []\nhands = [['bone', 'fish', 'hat'], ['hat'], ['muffin']]\n"
    assert run(f"chance = [['hat', 'hat']]\n{text}{expect}") == []


# Views


def test_a_view_that_shows_what_is_expected_holds() -> None:
    views = """
[views.1]
seat = 1
seats = [{ hand = [{ object = "bone" }, {}] }, { hand = [{ object = "nothing" }] }, {}]
[views.spectator]
seat = "nothing"
seats = [{ hand = [{ object = "nothing" }, {}] }, {}, {}]
"""
    assert run(SCENARIO + views) == []


@pytest.mark.parametrize(
    ("views", "said"),
    [
        ("[views.1]\nchosen = 2", "views, 1, chosen: expected 2, found 1"),
        ("[views.0]\nwinner = 1", "views, 0, winner: expected 1, found nothing"),
        ("[views.0]\nchosen = 'nothing'", "views, 0, chosen: expected nothing, found 1"),
        ("[views.spectator]\npile = 6", "views, spectator, pile: expected 6, found 5"),
        (
            "[views.0]\nseats = [{ hand = [{ object = 'bone' }, {}] }, {}, {}]",
            'views, 0, seats 0, hand 0, object: expected "bone", found nothing',
        ),
        (
            "[views.1]\nseats = [{ hand = [{ object = 'nothing' }, {}] }, {}, {}]",
            'views, 1, seats 0, hand 0, object: expected nothing, found "bone"',
        ),
    ],
)
def test_a_view_that_shows_something_else_is_a_difference(views: str, said: str) -> None:
    assert only_difference(f"{SCENARIO}{views}\n") == said


def test_a_misspelt_field_of_a_view_is_a_difference_even_where_nothing_is_expected() -> None:
    said = only_difference(f"{SCENARIO}[views.0]\nweather = 'nothing'\n")
    assert said == "views, 0, weather: expected nothing, found no such field"


@pytest.mark.parametrize("eyes", ["3", "-1", "00", "everybody"])
def test_a_view_of_nobody_is_named(eyes: str) -> None:
    said = fault_of(f"{SCENARIO}[views.{eyes}]\nactive = 0\n")
    assert said == f"s.toml, views: {eyes!r} is neither a seat from 0 to 2 nor 'spectator'"


# From setup


def shuffled(*, first: int) -> str:
    """A scenario without a position: the whole box in this order, and who starts."""
    cards = [f'"{name_of(kind)}"' for kind in PACKS["80"].kinds]
    return f"{HEAD}chance = [[{', '.join(cards)}], {first}]\n"


def test_without_a_position_the_game_is_set_up_by_the_script() -> None:
    kinds = PACKS["80"].kinds  # the top card first
    dealt = [kinds[0:3], kinds[3:6], kinds[6:9]]
    hands = [[name_of(kind) for kind in hand] for hand in dealt]
    move = "[[move]]\nseat = 2\ndo = 'choose'\nplayer = 0\n"
    expect = f"[expect]\nactive = 2\nchosen = 0\nhands = {hands}\n"
    assert run(shuffled(first=2) + move + expect) == []


def test_without_a_position_the_script_must_fit_the_setup() -> None:
    said = only_difference(shuffled(first=3))
    assert said == "chance, entry 2: expected a fitting script, found 3 is not below 3"


def test_without_a_position_the_script_must_hold_the_box() -> None:
    said = only_difference(f"{HEAD}chance = [['bone'], 0]\n")
    assert "this is no order of the 80 items that are shuffled" in said


# There and back again


SETTINGS = [
    (Options(), 3),
    (Options(edition="65", effects_first="chosen"), 5),
    (Options(edition="65", ask="able"), 7),
    (Options(pockets=(3, 1)), 4),
]


@pytest.mark.parametrize("setting", range(len(SETTINGS)))
@pytest.mark.parametrize("seed", range(3))
def test_an_exported_position_is_read_back_the_same(seed: int, setting: int) -> None:
    options, seats = SETTINGS[setting]
    chance = fast(seed)
    state = ANTAYAGI.setup(options, seats, fast(seed + 100))
    exports = 0
    while asked := ANTAYAGI.to_act(state):
        seat = asked[chance.below(len(asked))]
        ANTAYAGI.apply(state, seat, ANTAYAGI.random_move(state, seat, chance))
        if chance.below(8) and ANTAYAGI.to_act(state):
            continue
        exports += 1
        text = write_scenario(ANTAYAGI, "x", options, state)
        scenario = read_scenario(text, "x.toml", GAMES)
        assert run_scenario(scenario) == []
        assert run_scenario(scenario._replace(expect=ANTAYAGI.describe(state))) == []
    assert exports > 3


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (Options(), {"edition": "80", "memory_aid": True}),
        (Options(edition="65", memory_aid=False), {"edition": "65", "memory_aid": False}),
        (Options(pockets=(3, 0, 12)), {"pockets": [3, 0, 12]}),
    ],
)
def test_written_options_are_toml(options: Options, said: dict[str, object]) -> None:
    state = ANTAYAGI.setup(options, 3, fast(1))
    text = write_scenario(ANTAYAGI, 'a "test"', options, state)
    data = tomllib.loads(text)
    assert said.items() <= data["options"].items()
    assert data["about"] == 'a "test"'
    assert data["position"] == ANTAYAGI.position(state)


def test_an_exported_position_of_a_box_from_outside_is_read_back_the_same() -> None:
    game, options = ANTAYAGI.with_pack(BIGGER_PACK, "own.toml")
    state = game.setup(options, 3, fast(1))
    text = write_scenario(game, "x", options, state)
    scenario = read_scenario(text, "x.toml", GAMES)
    assert scenario.game.pack(scenario.options).text == BIGGER_PACK
    assert run_scenario(scenario._replace(expect=game.describe(state))) == []


def test_a_released_box_is_not_written_into_a_scenario() -> None:
    state = ANTAYAGI.setup(Options(), 3, fast(1))
    assert "pack" not in tomllib.loads(write_scenario(ANTAYAGI, "x", Options(), state))


def test_a_mistake_in_the_box_of_a_scenario_is_named() -> None:
    with pytest.raises(Fault, match=r"^s\.toml, field pack: this is not TOML: "):
        run(f"pack = 'game: antayagi'\n{SCENARIO}")


def test_options_that_do_not_play_the_box_of_a_scenario_are_named() -> None:
    with pytest.raises(Fault, match=r"^s\.toml\b"):
        run(f"pack = '''{BIGGER_PACK}'''\noptions = {{ edition = '80' }}\n{SCENARIO}")
