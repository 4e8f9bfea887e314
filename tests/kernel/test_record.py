"""Records: mistakes are named, forgeries are found, and what was taken back stays in the story."""

from __future__ import annotations

import json
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sobremesa.games import GAMES
from sobremesa.games.antayagi.content import PACKS
from sobremesa.games.antayagi.game import ANTAYAGI
from sobremesa.games.antayagi.options import Options
from sobremesa.kernel.course import Course, replay, verify
from sobremesa.kernel.errors import Fault, IllegalMove, OptionsFault, PackFault, RecordFault
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.record import (
    FORMAT,
    GivenToBot,
    Moved,
    Record,
    TimeOver,
    TookBack,
    commit,
    next_check,
    read_record,
    write_record,
)
from tests.kernel.matches import (
    FAST,
    OWN_PACK,
    SEALED,
    Table,
    data_of,
    faults,
    finished,
    read,
    verdicts,
)

FAST_GAME = data_of(finished())
SEALED_GAME = data_of(finished(SEALED))
LAST = len(SEALED_GAME["entries"])

Damage = Callable[[dict[str, Any]], object]


def damaged(data: dict[str, Any], *damages: Damage) -> dict[str, Any]:
    """A copy of the data with these damages."""
    copy = deepcopy(data)
    for damage in damages:
        damage(copy)
    return copy


def put(*path: str | int, value: Any) -> Damage:
    """Write this value at the end of the path."""

    def damage(data: Any) -> None:
        for step in path[:-1]:
            data = data[step]
        data[path[-1]] = value

    return damage


def drop(*path: str | int) -> Damage:
    """Leave out what is at the end of the path."""

    def damage(data: Any) -> None:
        for step in path[:-1]:
            data = data[step]
        del data[path[-1]]

    return damage


def fault_of(data: Any, kind: type[Fault] = RecordFault) -> str:
    """What is said of a record that cannot be read."""
    with pytest.raises(Fault) as fault:
        read(data)
    assert type(fault.value) is kind
    return str(fault.value)


# Reading


def test_an_undamaged_record_is_read_and_verified() -> None:
    for data in (FAST_GAME, SEALED_GAME):
        assert data_of(read(data)[1]) == data
        assert faults(data) == {}


@pytest.mark.parametrize("text", ["", "{", "game: antayagi", "\ufeff{}", '{"head": NaN}', "\0"])
def test_what_is_not_json_is_no_record(text: str) -> None:
    with pytest.raises(RecordFault, match=r"^record: this is not JSON: "):
        read_record(text, GAMES)


@pytest.mark.parametrize("text", ["[" * 100_000, '{"head":' * 100_000], ids=["lists", "objects"])
def test_what_is_nested_without_end_is_no_record(text: str) -> None:
    with pytest.raises(RecordFault, match=r"^record\b"):
        read_record(text, GAMES)


@pytest.mark.parametrize(
    "data",
    [[], "antayagi", 7, None, {}, {"head": []}, {"head": {}}, {"head": {"format": "1"}}]
    + [{"head": {"format": number}} for number in (0, -1, 1.0, None)],
)
def test_what_has_no_format_is_no_record(data: Any) -> None:
    assert fault_of(data) == "record, field head.format: missing: this is no record of Sobremesa"


def test_a_format_from_the_future_asks_for_an_update() -> None:
    data = damaged(FAST_GAME, put("head", "format", value=FORMAT + 1), put("news", value=1))
    fault = fault_of(data)
    assert fault.startswith("record, field head.format: written by a newer Sobremesa (format 2")
    assert "pip install --upgrade sobremesa" in fault


@pytest.mark.parametrize("rules", [2, 0, -1])
def test_rules_that_nobody_knows_are_named(rules: int) -> None:
    fault = fault_of(damaged(FAST_GAME, put("head", "rules", value=rules)))
    said = f"played by rules {rules} of AntaYagí; we know 1 to 1"
    assert fault == f"record, field head.rules: {said}"


def test_an_unknown_game_is_named() -> None:
    fault = fault_of(damaged(FAST_GAME, put("head", "game", value="chess")))
    assert fault == "record, field head.game: no game 'chess' is on this shelf"


def test_an_unknown_pack_is_named() -> None:
    fault = fault_of(damaged(FAST_GAME, put("head", "pack", value="0123456789abcdef")))
    assert fault.startswith("record, field head.pack: no pack 0123456789ab… is known here")


ENTRY = ("entries", 4)


@pytest.mark.parametrize(
    ("damage", "where", "what"),
    [
        (put("head", value={"format": 1}), "field head", "missing required field `game`"),
        (put("head", "format", value=True), "field head, field format", "Expected `int`"),
        (put("head", "luck", value=7), "field head", "unknown field `luck`"),
        (put("head", "players", 1, "name", value=7), "field head, players 2, field name", "`str`"),
        (drop("head", "players", 2, "name"), "field head, players 3", "missing required field"),
        (put("head", "chance", "kind", value="loaded"), "field head, field chance", "loaded"),
        (put("head", "chance", "seed", value="x"), "field head, field chance, field seed", "`int`"),
        (put("head", "options", value=[]), "field head, field options", "Expected `object`"),
        (drop("opening"), "record", "missing required field `opening`"),
        (put("opening", value=7), "field opening", "Expected `str`"),
        (put("entries", value={}), "field entries", "Expected `array`"),
        (put("entries", 4, value="lay 2"), "entries 5", "Expected `object`"),
        (put(*ENTRY, "seat", value="0"), "entries 5, field seat", "Expected `int`"),
        (put(*ENTRY, "seat", value=0.5), "entries 5, field seat", "Expected `int`"),
        (put(*ENTRY, "move", value="lay"), "entries 5, field move", "Expected `object`"),
        (put(*ENTRY, "act", value="dance"), "entries 5, field act", "'dance'"),
        (drop(*ENTRY, "act"), "entries 5", "missing required field `act`"),
        (drop(*ENTRY, "move"), "entries 5", "missing required field `move`"),
        (put(*ENTRY, "check", value=None), "entries 5, field check", "Expected `str`"),
        (put(*ENTRY, "mood", value="good"), "entries 5", "unknown field `mood`"),
        (put("comment", value="nice"), "record", "unknown field `comment`"),
    ],
)
def test_a_damaged_field_is_named(damage: Damage, where: str, what: str) -> None:
    fault = fault_of(damaged(FAST_GAME, damage))
    place, _, problem = fault.partition(": ")
    assert place.startswith("record")
    assert where in place
    assert what in problem


@pytest.mark.parametrize("count", [0, 2, 8])
def test_a_wrong_number_of_players_is_named(count: int) -> None:
    crowd = [{"name": f"P{seat}"} for seat in range(count)]
    fault = fault_of(damaged(FAST_GAME, put("head", "players", value=crowd)))
    assert fault == f"record, field players: AntaYagí is for 3 to 7 players, not {count}"


@pytest.mark.parametrize(
    ("options", "where"),
    [
        ({"edition": "81"}, "field edition"),
        ({"edition": 80}, "field edition"),
        ({"pockets": ["many"]}, "pockets 1"),
        ({"weather": "fine"}, "weather"),
    ],
)
def test_options_that_are_no_options_are_named(options: dict[str, Any], where: str) -> None:
    fault = fault_of(damaged(FAST_GAME, put("head", "options", value=options)), OptionsFault)
    assert fault.startswith("record, field head.options")
    assert where in fault


def test_options_that_play_another_pack_are_named() -> None:
    fault = fault_of(damaged(FAST_GAME, put("head", "options", "edition", value="65")))
    assert fault == "record, field head.options: these options play another pack"


def test_options_that_do_not_fit_the_players_are_found_by_verify() -> None:
    data = damaged(FAST_GAME, put("head", "options", "pockets", value=[1, 2, 3, 4]))
    assert faults(data) == {"shuffle": "options, field pockets: 4 answers of 3 players"}


# A pack inside


def own_pack_game() -> dict[str, Any]:
    """A whole game with a pack that is not in the package."""
    game, options = ANTAYAGI.with_pack(OWN_PACK, "own.toml")
    return data_of(Table(game=game, options=options).play_on().record)


def test_a_record_with_a_pack_inside_replays_without_the_file() -> None:
    data = own_pack_game()
    assert data["head"]["pack_text"] == OWN_PACK
    game, record = read(data)
    assert game.pack(game.read_options(record.head.options)).name.startswith("Our own")
    assert len(list(replay(game, record))) == len(record.entries)
    assert faults(data) == {}


def test_a_released_pack_is_not_written_into_the_record() -> None:
    assert "pack_text" not in FAST_GAME["head"]
    assert FAST_GAME["head"]["pack"] == PACKS["80"].hash


def test_a_damaged_pack_inside_is_found_by_its_hash() -> None:
    data = own_pack_game()
    text = data["head"]["pack_text"].replace("copies = 2", "copies = 3", 1)
    fault = fault_of(damaged(data, put("head", "pack_text", value=text)))
    assert fault == "record, field head.pack: not the hash of the pack that is inside"


def test_a_pack_inside_that_is_no_pack_is_named() -> None:
    text = 'game = "antayagi"'
    data = damaged(
        FAST_GAME,
        put("head", "pack_text", value=text),
        put("head", "pack", value=commit(text)),
    )
    assert fault_of(data, PackFault).startswith(
        "the pack inside the record: the field name is missing: a text"
    )


# A seed that is still sealed


def test_a_record_whose_seed_is_sealed_is_read_but_not_replayed() -> None:
    game, record = read(damaged(SEALED_GAME, put("head", "chance", "seed", value=None)))
    with pytest.raises(RecordFault, match=r"^head, field chance: the seed is still sealed"):
        next(iter(replay(game, record)))


def test_a_record_whose_seed_is_sealed_is_not_verified_yet() -> None:
    data = damaged(SEALED_GAME, put("head", "chance", "seed", value=None))
    assert list(faults(data)) == ["commitment"]
    assert "not open yet" in faults(data)["commitment"]


def test_a_check_is_the_same_while_the_seed_is_sealed_and_when_it_is_open() -> None:
    head = read(SEALED_GAME)[1].head
    sealed = msgspec.structs.replace(head.chance, seed=None)
    sealed_head = msgspec.structs.replace(head, chance=sealed)
    assert sealed_head != head
    assert next_check("", sealed_head, []) == next_check("", head, [])


# Forgeries


def test_verify_says_what_it_has_verified() -> None:
    assert [verdict.what for verdict in verdicts(SEALED_GAME)] == [
        "commitment",
        "words",
        "shuffle",
        "moves",
    ]


def test_verify_claims_no_commitment_where_there_was_none() -> None:
    assert "commitment" not in [verdict.what for verdict in verdicts(FAST_GAME)]


def test_a_forged_seed_is_found() -> None:
    data = damaged(SEALED_GAME, put("head", "chance", "seed", value="a luckier seed"))
    assert faults(data) == {"commitment": "this is not the seed that was committed to"}


def test_a_forged_seed_with_its_commitment_is_found_by_the_shuffle() -> None:
    seed = "a luckier seed"
    data = damaged(
        SEALED_GAME,
        put("head", "chance", "seed", value=seed),
        put("head", "chance", "commitment", value=commit(seed)),
    )
    assert list(faults(data)) == ["shuffle"]


def test_another_fast_seed_is_found() -> None:
    assert list(faults(damaged(FAST_GAME, put("head", "chance", "seed", value=5)))) == ["shuffle"]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_forged_words_are_found(seat: int) -> None:
    data = damaged(SEALED_GAME, put("head", "chance", "words", seat, "text", value="green"))
    fault = f"Player {seat + 1} opened other words than they had committed to"
    assert faults(data) == {"words": fault}


def test_missing_words_are_found() -> None:
    data = damaged(SEALED_GAME, drop("head", "chance", "words", 1))
    assert faults(data) == {"words": "players whose words are known: 2 of 3"}


def test_words_in_another_order_are_found() -> None:
    words = SEALED_GAME["head"]["chance"]["words"]
    data = damaged(SEALED_GAME, put("head", "chance", "words", value=words[::-1]))
    assert list(faults(data)) == ["shuffle"]


@pytest.mark.parametrize(
    "forgery",
    [
        put("opening", value="0123456789abcdef"),
        put("head", "players", 1, "name", value="Somebody else"),
        put("head", "players", 1, "bot", value="random"),
        put("head", "options", "effects_first", value="chosen"),
        put("head", "options", "pockets", value=[2]),
    ],
)
def test_a_forged_head_or_opening_is_found(forgery: Damage) -> None:
    assert list(faults(damaged(SEALED_GAME, forgery))) == ["shuffle"]


def other_slot(data: dict[str, Any]) -> int:
    """Change the first move after entry 10 that lays down a card; the entry's number."""
    for number, entry in enumerate(data["entries"], 1):
        if number > 10 and entry["move"]["do"] == "lay":
            entry["move"]["slot"] = (entry["move"]["slot"] + 1) % 2
            return number
    raise AssertionError("no card was laid")


def test_a_changed_move_in_the_middle_is_named() -> None:
    data = deepcopy(SEALED_GAME)
    number = other_slot(data)
    assert faults(data) == {"moves": f"entry {number} is not what was played"}


def test_a_changed_move_that_is_no_move_is_named() -> None:
    data = damaged(SEALED_GAME, put("entries", 6, "move", value={"do": "dance"}))
    assert faults(data)["moves"].startswith("entry 7 cannot have happened: K-3")


def test_a_changed_move_that_is_illegal_is_named_with_its_rule() -> None:
    data = damaged(SEALED_GAME, put("entries", 0, "move", value={"do": "choose", "player": 0}))
    assert faults(data) == {"moves": "entry 1 cannot have happened: AY-20: refused-not-yourself"}


@pytest.mark.parametrize("place", [0, 7, LAST - 2])
def test_a_removed_entry_is_named(place: int) -> None:
    data = damaged(SEALED_GAME, drop("entries", place))
    assert faults(data)["moves"].startswith(f"entry {place + 1}")


def test_a_doubled_entry_is_named() -> None:
    data = damaged(SEALED_GAME, lambda copy: copy["entries"].insert(1, copy["entries"][0]))
    assert faults(data)["moves"].startswith("entry 2 cannot have happened: ")


def swap(place: int) -> Damage:
    """Exchange two neighbouring entries."""

    def damage(data: Any) -> None:
        entries = data["entries"]
        entries[place], entries[place + 1] = entries[place + 1], entries[place]

    return damage


def test_two_swapped_answers_are_named_though_either_order_is_legal() -> None:
    assert [SEALED_GAME["entries"][place]["move"]["do"] for place in (1, 2)] == ["lay", "lay"]
    assert faults(damaged(SEALED_GAME, swap(1))) == {"moves": "entry 2 is not what was played"}


def test_an_appended_move_after_the_end_is_named() -> None:
    entry = {"act": "move", "seat": 0, "move": {"do": "let-it-be"}, "check": ""}
    data = damaged(SEALED_GAME, lambda copy: copy["entries"].append(entry))
    assert faults(data) == {
        "moves": f"entry {LAST + 1} cannot have happened: K-4: refused-game-over"
    }


@pytest.mark.parametrize("place", [0, 7, LAST - 1])
def test_a_changed_check_is_named(place: int) -> None:
    data = damaged(SEALED_GAME, put("entries", place, "check", value="0123456789abcdef"))
    assert faults(data) == {"moves": f"entry {place + 1} is not what was played"}


def test_a_missing_check_is_named() -> None:
    data = damaged(SEALED_GAME, drop("entries", 7, "check"))
    assert faults(data) == {"moves": "entry 8 is not what was played"}


@pytest.mark.parametrize("seat", [-1, 3, 10**30])
@pytest.mark.parametrize("act", ["move", "take-back", "bot", "time-over"])
def test_an_entry_of_a_seat_that_does_not_exist_is_named(act: str, seat: int) -> None:
    more: dict[str, dict[str, Any]] = {
        "move": {"move": {"do": "let-it-be"}},
        "take-back": {"moves": 1},
        "bot": {"level": None},
        "time-over": {},
    }
    entry = {"act": act, "seat": seat, "check": "", **more[act]}
    data = damaged(FAST_GAME, put("entries", 2, value=entry))
    assert faults(data)["moves"].startswith("entry 3 cannot have happened: K-2")
    with pytest.raises(RecordFault, match=r"^record, entry 3: K-2"):
        list(replay(*read(data)))


def test_replay_names_the_entry_that_cannot_have_happened() -> None:
    game, record = read(damaged(SEALED_GAME, drop("entries", 0)))
    with pytest.raises(RecordFault, match=r"^record, entry 1: K-1"):
        list(replay(game, record))


# Taking back


def test_a_choice_can_be_taken_back_until_somebody_else_acts() -> None:
    table = Table()
    before = table.course.state.copy()
    table.move(0, "choose", player=1)
    assert table.course.way_back(0) == 1
    table.add(TookBack(0, 1))
    assert table.course.state == before
    assert table.course.way_back(0) == 0
    table.move(0, "choose", player=2)
    assert table.course.state.chosen == 2


def test_what_was_taken_back_replays_and_verifies() -> None:
    table = Table(SEALED)
    table.move(0, "choose", player=1)
    table.add(TookBack(0, 1))
    table.move(0, "choose", player=2)
    table.play_on()
    game, record = read_record(write_record(table.record), GAMES)
    assert [type(entry) for entry in record.entries[:3]] == [Moved, TookBack, Moved]
    states = [step.state.copy() for step in replay(game, record)]
    assert states[1] == Course(game, record.head).state
    assert states[-1] == table.course.state
    assert all(verdict.fault is None for verdict in verify(game, record))


def refused_take_back(table: Table, seat: int, moves: int = 1) -> None:
    """Taking back must be refused by K-5, without a trace."""
    state, check = table.course.state.copy(), table.course.check
    with pytest.raises(IllegalMove) as illegal:
        table.add(TookBack(seat, moves))
    assert illegal.value.rule == "K-5"
    assert table.course.state == state
    assert table.course.check == check


def test_nothing_can_be_taken_back_before_the_first_move() -> None:
    refused_take_back(Table(), 0)


@pytest.mark.parametrize("moves", [2, 0, -1])
def test_only_as_many_moves_as_were_made_can_be_taken_back(moves: int) -> None:
    table = Table()
    table.move(0, "choose", player=1)
    refused_take_back(table, 0, moves)


def test_the_move_of_another_cannot_be_taken_back() -> None:
    table = Table()
    table.move(0, "choose", player=1)
    refused_take_back(table, 1)


def test_a_choice_cannot_be_taken_back_after_somebody_else_has_acted() -> None:
    table = Table()
    table.move(0, "choose", player=1)
    table.move(1, "lay", slot=0)
    refused_take_back(table, 0)
    refused_take_back(table, 0, 2)


def test_a_secret_and_final_answer_cannot_be_taken_back() -> None:
    table = Table()
    table.move(0, "choose", player=1)
    table.move(0, "lay", slot=0)
    refused_take_back(table, 0)
    refused_take_back(table, 0, 2)


def test_a_take_back_that_was_refused_is_named_in_a_record() -> None:
    entry = {"act": "take-back", "seat": 0, "moves": 1, "check": ""}
    data = damaged(FAST_GAME, lambda copy: copy["entries"].insert(3, entry))
    assert faults(data) == {"moves": "entry 4 cannot have happened: K-5: refused-no-way-back"}


def test_what_happens_at_the_table_changes_the_check_but_not_the_game() -> None:
    table = Table()
    state, checks = table.course.state.copy(), {table.course.check}
    for entry in (GivenToBot(1, "random"), GivenToBot(1, None), TimeOver(1), TimeOver(2)):
        table.add(entry)
        checks.add(table.course.check)
    assert table.course.state == state
    assert len(checks) == 5
    assert all(verdict.fault is None for verdict in verify(ANTAYAGI, table.play_on().record))


@pytest.mark.parametrize(
    "forgery",
    [put("entries", 0, "level", value="greedy"), put("entries", 1, "seat", value=1)],
    ids=["another level", "another clock"],
)
def test_a_forged_act_that_changes_nothing_on_the_table_is_named(forgery: Damage) -> None:
    table = Table()
    table.add(GivenToBot(1, "random"))
    table.add(TimeOver(2))
    fault = faults(damaged(data_of(table.record), forgery))["moves"]
    assert fault.startswith("entry ")
    assert fault.endswith(" is not what was played")


# Anything else


SHORT_GAMES = [
    write_record(Table(chance, options=Options(pockets=(1, None, 0))).play_on(moves=6).record)
    for chance in (FAST, SEALED)
]


@settings(max_examples=1000, deadline=None, derandomize=True)
@given(data=st.data())
def test_one_changed_character_is_found_or_changes_nothing(data: st.DataObject) -> None:
    text = data.draw(st.sampled_from(SHORT_GAMES))
    place = data.draw(st.integers(0, len(text) - 1))
    near = st.sampled_from('0123456789abcdef "-+.eE{}[]:,\\\n_')
    letter = data.draw(near | st.characters(exclude_categories=["Cs"]))
    changed = text[:place] + letter + text[place + 1 :]
    try:
        game, record = read_record(changed, GAMES)
    except Fault:
        return
    assert found_wrong(game, record) or record == read_record(text, GAMES)[1]


def found_wrong(game: AnyGame, record: Record) -> bool:
    """Whether verification finds fault with this record."""
    return any(verdict.fault for verdict in verify(game, record))


def test_every_player_s_name_is_under_the_check() -> None:
    text = SHORT_GAMES[0]
    for name in ("Ana", "Nilo", "Vega"):
        assert list(faults(json.loads(text.replace(f'"{name}"', '"Anna"')))) == ["shuffle"]
