"""How a table is set: every mistake is named by its field, before anybody sits down."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from sobremesa.games import GAMES
from sobremesa.kernel.content import typed
from sobremesa.kernel.errors import Fault, OptionsFault
from sobremesa.table.settings import (
    Bank,
    BotSeat,
    Correspondence,
    NoClock,
    OpenSeat,
    PerMove,
    ReservedSeat,
    Settings,
    Window,
    check_settings,
    setup_of,
    with_an_end,
)
from tests.table.tables import Json

OPEN: Json = {"kind": "open"}
PLAIN: Json = {"game": "antayagi", "seats": [OPEN] * 3}
BOXES = {name: next(iter(game.released.values())) for name, game in GAMES.items()}


def fault_of(data: Json) -> str:
    """What is wrong with these settings, as people send them."""
    with pytest.raises(Fault) as fault:
        check_settings(typed(data, Settings, "settings", OptionsFault), GAMES)
    return str(fault.value)


# Fine


@pytest.mark.parametrize("name", GAMES)
def test_every_game_is_set_with_any_number_that_it_is_for(name: str) -> None:
    for seats in GAMES[name].seats:
        box = check_settings(Settings(game=name, seats=(OpenSeat(),) * seats), GAMES)
        assert box.game is GAMES[name]
        assert box.options == GAMES[name].options_type()


def test_what_is_not_said_is_the_usual() -> None:
    settings = typed(PLAIN, Settings, "settings", OptionsFault)
    assert settings.clock == NoClock()
    assert settings.window == Window(6, "time")
    assert (settings.aids.chances, settings.aids.hints) == (True, True)
    assert (settings.public, settings.spectators, settings.pace) == (False, True, 900)


@pytest.mark.parametrize("clock", [NoClock(), PerMove(5), Bank(10, 600), Correspondence(30)])
@pytest.mark.parametrize("seat", [OpenSeat(), ReservedSeat(), BotSeat("greedy")])
def test_settings_are_read_as_they_were_written(clock: Any, seat: Any) -> None:
    settings = Settings(game="antayagi", seats=(seat,) * 3, clock=clock)
    assert msgspec.json.decode(msgspec.json.encode(settings), type=Settings) == settings
    assert check_settings(settings, GAMES).game is GAMES["antayagi"]


def test_a_window_lasts_as_said_and_in_correspondence_as_long_as_an_answer() -> None:
    seats = (OpenSeat(),) * 3
    how: Json = {"game": "antayagi", "seats": seats, "window": Window(30)}
    assert Settings(**how).window_ms == 30_000
    assert Settings(**how, clock=Bank(10)).window_ms == 30_000
    assert Settings(**how, clock=Correspondence(2)).window_ms == 2 * 86_400_000


# Faults


@pytest.mark.parametrize(
    ("wrong", "where"),
    [
        ({"game": "chess"}, "field game: there is no such game; there is antayagi, antheno, tanxi"),
        ({"seats": [OPEN] * 2}, "field seats: AntaYagí is for 3 to 7 players, not 2"),
        ({"seats": [OPEN] * 8}, "field seats: AntaYagí is for 3 to 7 players, not 8"),
        ({"seats": [OPEN] * 11}, "settings, field seats: "),
        ({"seats": [OPEN, {"kind": "throne"}, OPEN]}, "settings, seats 2, field kind: "),
        ({"seats": [OPEN, {"kind": "bot"}, OPEN]}, "settings, seats 2: "),
        (
            {"seats": [OPEN, OPEN, {"kind": "bot", "level": "genius"}]},
            "field seats, seat 2: there is no level 'genius'; there is novice, casual",
        ),
        ({"substitute": "genius"}, "field substitute: there is no level 'genius'"),
        ({"options": {"edition": "99"}}, "field options, field edition: "),
        ({"options": {"colour": 1}}, "field options: "),
        ({"options": {"pockets": [1, 2, 3, 4]}}, "options, field pockets: 4 answers of 3 players"),
        ({"options": {"pockets": [-1]}}, "options, field pockets: seat 0 cannot have -1"),
        ({"game": "antheno", "options": {"hand": 31}}, "options, field hand: "),
        ({"game": "tanxi", "options": {"round_limit": 0}}, "field options, field round_limit: "),
        ({"clock": {"kind": "sand"}}, "settings, field clock, field kind: "),
        ({"clock": {"kind": "per-move", "seconds": 4}}, "settings, field clock, field seconds: "),
        ({"clock": {"kind": "per-move", "seconds": 3601}}, "settings, field clock, field seconds"),
        ({"clock": {"kind": "bank", "seconds": 9}}, "settings, field clock, field seconds: "),
        (
            {"clock": {"kind": "bank", "seconds": 60, "increment": -1}},
            "settings, field clock, field increment: ",
        ),
        ({"clock": {"kind": "correspondence", "days": 0}}, "settings, field clock, field days: "),
        ({"clock": {"kind": "correspondence", "days": 31}}, "settings, field clock, field days: "),
        ({"window": {"seconds": 0}}, "settings, field window, field seconds: "),
        ({"window": {"seconds": 601}}, "settings, field window, field seconds: "),
        ({"window": {"closes": "never"}}, "settings, field window, field closes: "),
        ({"aids": {"magic": True}}, "settings, field aids: "),
        ({"aids": {"hints": "yes"}}, "settings, field aids, field hints: "),
        ({"pace": -1}, "settings, field pace: "),
        ({"pace": 10_001}, "settings, field pace: "),
        ({"public": 1}, "settings, field public: "),
        ({"pack": "x" * 400_001}, "settings, field pack: "),
        ({"pack": "this is = = no box"}, "field pack: this is not TOML: "),
        ({"pack": 'game = "antayagi"'}, "field pack"),
        ({"colour": "blue"}, "settings: "),
    ],
)
def test_every_fault_names_its_field(wrong: Json, where: str) -> None:
    assert fault_of(PLAIN | wrong).startswith(where)


def test_settings_without_a_game_or_seats_are_none() -> None:
    assert fault_of({"seats": []}).startswith("settings: ")
    assert fault_of({"game": "antayagi"}).startswith("settings: ")


def test_tx_111_a_table_for_bots_alone_has_a_round_limit() -> None:
    bots, person = (BotSeat("greedy"),) * 3, OpenSeat()
    for seats, said, limit in (
        (bots, {}, 40),
        (bots, {"round_limit": 7}, 7),
        (bots, {"round_limit": None}, None),
        ((person, *bots), {}, None),
    ):
        settings = with_an_end(Settings(game="tanxi", seats=seats, options=said), GAMES)
        assert check_settings(settings, GAMES).options.round_limit == limit


# A box of one's own


@pytest.mark.parametrize("name", GAMES)
def test_a_box_of_ones_own_is_on_the_table(name: str) -> None:
    text = BOXES[name] + "\n# one of our own\n"
    settings = Settings(game=name, seats=(OpenSeat(),) * 3, pack=text)
    game, options = check_settings(settings, GAMES)
    assert game is not GAMES[name]
    assert game.pack(options).text == text
    assert GAMES[name].pack(GAMES[name].options_type()).text in GAMES[name].released.values()


def test_a_box_says_by_itself_how_it_is_played() -> None:
    text = next(text for text in GAMES["antayagi"].released.values() if 'edition = "65"' in text)
    settings = Settings(game="antayagi", seats=(OpenSeat(),) * 3, pack=text)
    assert setup_of(settings, GAMES).options.edition == "65"
    said = msgspec.structs.replace(settings, options={"effects_first": "chosen"})
    assert setup_of(said, GAMES).options.effects_first == "chosen"


@pytest.mark.parametrize(
    ("name", "options"), [("antayagi", {"edition": "65"}), ("antheno", {"stars": 0})]
)
def test_options_that_leave_the_box_in_the_cupboard_are_refused(name: str, options: Json) -> None:
    game = GAMES[name]
    text = game.pack(game.options_type()).text + "\n# one of our own\n"
    said = {"game": name, "seats": [OPEN] * 3, "pack": text, "options": options}
    assert fault_of(said) == "field options: these options do not play the pack of this table"


def test_a_box_of_another_game_is_refused() -> None:
    assert fault_of(PLAIN | {"pack": BOXES["antheno"]}).startswith("field pack")


def test_ay_32_a_live_table_asks_everyone() -> None:
    assert "ask" in fault_of(PLAIN | {"options": {"ask": "able"}})
