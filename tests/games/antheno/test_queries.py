"""AN-14a before the turn is over: what a player is told of a draft."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from sobremesa.games.antheno.content import KIND, KINDS, NUMBERS, TILES
from sobremesa.games.antheno.drawing import read_drawing
from sobremesa.games.antheno.game import ANTHENO
from sobremesa.games.antheno.moves import MOST, Move, Play, cells_of, placed
from sobremesa.games.antheno.options import Options
from sobremesa.games.antheno.queries import Judge, JudgedLine, Judgement, Refusal
from sobremesa.games.antheno.rules.turn import refusal_of
from sobremesa.games.antheno.state import State
from sobremesa.games.antheno.table import Cells, faults
from sobremesa.kernel.chance import Scripted, fast
from sobremesa.kernel.errors import IllegalMove
from sobremesa.texts.speaker import LANGUAGES, Speaker
from tests.games.antheno.models import DOWN, RIGHT, can_be_sets, is_set, lines_of
from tests.games.antheno.subject import SETTINGS, twin

Told = tuple[str, str, tuple[str | int, ...], str | int]  # rule, reason, where, the tiles


def place(table: str, rack: str, **position: Any) -> State:
    said = {"table": table, "racks": [rack, "P8"], "bag": "P7", **position}
    return ANTHENO.place(said, Options(), 2, Scripted([]))


def ask_for(tiles: list[list[Any]]) -> Judge:
    ask: Judge = msgspec.convert({"ask": "judge", "table": tiles}, ANTHENO.ask_type)
    return ask


def judgement(state: State, tiles: list[list[Any]], seat: int = 0) -> Judgement:
    """What this seat is told, which is what its move would be told."""
    ask = ask_for(tiles)
    said = ANTHENO.answer(ANTHENO.view(state, seat), ask)
    if seat in ANTHENO.to_act(state):
        assert list(said.faults) == told_of(state, seat, ask)
    return said


def judged(table: str, rack: str, draft: str) -> Judgement:
    return judgement(place(table, rack), read_drawing(draft))


def told_of(state: State, seat: int, ask: Judge) -> list[Refusal]:
    """Everything for which the move would be refused."""
    why = ANTHENO.why_not(state, seat, Play(ask.table))
    return [] if why is None else [as_data(one) for one in (why, *why.others)]


def as_data(illegal: IllegalMove) -> Refusal:
    return Refusal(illegal.rule, illegal.reason, illegal.where)


def told(refusal: Refusal | None) -> Told | None:
    if refusal is None:
        return None
    (args,) = [value for name, value in refusal.reason.args.items() if name != "wraps"]
    return refusal.rule, refusal.reason.id, refusal.where, args


def lines(said: Judgement) -> list[tuple[str, Told | None]]:
    """Each line, by its first and last cell, and what is wrong with it."""
    ends = [(line.cells[0], line.cells[-1]) for line in said.lines]
    where = [f"{x},{y} to {to_x},{to_y}" for (x, y), (to_x, to_y) in ends]
    return [(cells, told(line.why)) for cells, line in zip(where, said.lines, strict=True)]


# Line by line


def test_an_14a_a_draft_in_order() -> None:
    said = judged("R3 R4 R5", "R6 B4 G4 G1", ".  B4\nR3 R4 R5 R6\n.  G4")
    assert said.fine
    assert said.faults == ()
    assert lines(said) == [("0,1 to 3,1", None), ("1,0 to 1,2", None)]
    assert said.played == ("R6", "B4", "G4")


def test_an_14a_22_a_line_in_order_beside_one_that_is_not() -> None:
    said = judged("R3 R4 R5", "R6 B3 B4 B6", "R3 R4 R5 R6\n\nB3 B4 B6")
    wrong = ("AN-21", "refused-no-sequence", ("0,2", "1,2", "2,2"), "B3 B4 B6")
    assert lines(said) == [("0,0 to 3,0", None), ("0,2 to 2,2", wrong)]
    assert [line.fine for line in said.lines] == [True, False]
    assert [told(fault) for fault in said.faults] == [wrong]
    assert not said.fine


def test_an_22_lines_that_touch_are_judged_across_and_down() -> None:
    said = judged("R3 R4 R5", "B3 B4 B6", "R3 R4 R5\nB3 B4 B6")
    assert lines(said) == [
        ("0,0 to 2,0", None),
        ("0,1 to 2,1", ("AN-21", "refused-no-sequence", ("0,1", "1,1", "2,1"), "B3 B4 B6")),
        ("0,0 to 0,1", ("AN-22", "refused-two-touch", ("0,0", "0,1"), "R3 B3")),
        ("1,0 to 1,1", ("AN-22", "refused-two-touch", ("1,0", "1,1"), "R4 B4")),
        ("2,0 to 2,1", ("AN-22", "refused-two-touch", ("2,0", "2,1"), "R5 B6")),
    ]


def test_an_23_a_lone_tile_is_a_fault_without_a_line() -> None:
    said = judged("R3 R4 R5", "B6", "R3 R4 R5\n\n.  .  .  .  B6")
    assert lines(said) == [("0,0 to 2,0", None)]
    assert [told(fault) for fault in said.faults] == [("AN-23", "refused-alone", ("4,2",), "B6")]


def test_an_21_a_gap_ends_a_line() -> None:
    said = judged("R3 R4 R5", "R7 R8", "R3 R4 R5 .  R7 R8")
    touch = ("AN-22", "refused-two-touch", ("4,0", "5,0"), "R7 R8")
    assert lines(said) == [("0,0 to 2,0", None), ("4,0 to 5,0", touch)]


def test_an_20_grids_need_not_touch() -> None:
    said = judged("R3 R4 R5", "B6 B7 B8", "R3 R4 R5\n\n.  .  .  .  B6 B7 B8")
    assert said.fine
    assert lines(said) == [("0,0 to 2,0", None), ("4,2 to 6,2", None)]


# Stars


def test_an_24_a_star_in_two_lines_stands_for_one_number() -> None:
    said = judged("R3 R* R5", "B4 G4", "R3 R* R5\n.  B4\n.  G4")
    assert said.fine
    assert [line.numbers for line in said.lines] == [(3, 4, 5), (4, 4, 4)]


def test_an_24_lines_whose_star_cannot_agree_share_a_fault_and_no_other_line_has_it() -> None:
    said = judged("R3 R* R5", "B5 G5 P5 B1 B2 B*", "R3 R* R5\n.  B5\n.  G5\n.  P5\n\nB1 B2 B*")
    tiles = "R3 R* R5 B5 G5 P5"
    clash = ("AN-24", "refused-star-clash", ("0,0", "1,0", "2,0", "1,1", "1,2", "1,3"), tiles)
    assert lines(said) == [("0,0 to 2,0", clash), ("0,5 to 2,5", None), ("1,0 to 1,3", clash)]
    assert [line.numbers for line in said.lines] == [(3, 0, 5), (1, 2, 3), (0, 5, 5, 5)]
    assert [told(fault) for fault in said.faults] == [clash]


def test_an_24_a_line_in_the_midst_of_a_clash_is_in_order_if_no_star_is_in_it() -> None:
    rack = "R* R* R4 R6 B* B3 B4 G* G3 G4"
    said = judged("", rack, "R* B* G*\nR4 B4 G4\nR* B3 G3\nR6")
    assert len(said.faults) == 1
    assert [(cells, why and why[1]) for cells, why in lines(said)] == [
        ("0,0 to 2,0", "refused-star-clash"),
        ("0,1 to 2,1", None),
        ("0,2 to 2,2", "refused-star-clash"),
        ("0,0 to 0,3", "refused-star-clash"),
        ("1,0 to 1,2", "refused-star-clash"),
        ("2,0 to 2,2", "refused-star-clash"),
    ]


def test_an_24_a_star_is_read_where_its_line_is_in_order() -> None:
    said = judged("R3 R4 R5", "R* B6 G7", "R3 R4 R5 R*\n.  .  .  B6\n.  .  .  G7")
    assert [(line.fine, line.numbers) for line in said.lines] == [
        (True, (3, 4, 5, 6)),
        (False, (0, 6, 7)),
    ]


# The draft as a whole


def test_an_10_who_plays_nothing_is_told_so() -> None:
    said = judged("R3 R4 R5", "R6", "at 7,7\nR3 R4 R5")
    assert lines(said) == [("7,7 to 9,7", None)]
    assert [(fault.rule, fault.reason.id) for fault in said.faults] == [
        ("AN-10", "refused-nothing-played")
    ]
    assert not said.fine
    assert said.played == ()


def test_an_13_what_is_missing_and_what_is_strange_comes_first() -> None:
    said = judged("R3 R4 R5 R6", "B1 B1", "R3 R4 R5\n\nG7 G8\n\nB1")
    assert [told(fault) for fault in said.faults] == [
        ("AN-13", "refused-tiles-missing", (), "R6"),
        ("AN-13", "refused-not-yours", (), "G7 G8"),
        ("AN-22", "refused-two-touch", ("0,2", "1,2"), "G7 G8"),
        ("AN-23", "refused-alone", ("0,4",), "B1"),
    ]
    assert said.played == ("B1",)


def test_an_13_an_empty_draft_misses_everything() -> None:
    said = judged("R3 R4 R5", "R6", "")
    assert [told(fault) for fault in said.faults] == [
        ("AN-13", "refused-tiles-missing", (), "R3 R4 R5")
    ]
    assert said.lines == ()


def test_an_20_with_two_tiles_in_a_cell_there_are_no_lines_to_judge() -> None:
    tiles = [[0, 0, "R3"], [1, 0, "R4"], [2, 0, "R5"], [2, 0, "R6"]]
    said = judgement(place("R3 R4 R5", "R6"), tiles)
    assert [(fault.rule, fault.reason.id, fault.where) for fault in said.faults] == [
        ("AN-20", "refused-two-in-a-cell", ("2,0",))
    ]
    assert said.lines == ()
    assert said.played == ("R6",)


def test_an_2_more_tiles_than_the_box_holds_are_not_looked_at() -> None:
    said = judged("R3 R4 R5", "R6", "R3 R4 R5 R6\n\nB1 B1 B1")
    assert [told(fault) for fault in said.faults] == [
        ("AN-13", "refused-not-yours", (), "B1 B1 B1")
    ]
    assert said.lines == ()
    assert said.played == ("R6",)


def test_no_box_holds_as_many_tiles_as_may_be_asked_about() -> None:
    assert Options(copies=3, stars=4).box < MOST
    tiles = [[x, 0, "R1"] for x in range(MOST + 1)]
    assert judgement(place("R3 R4 R5", "R6"), tiles[:MOST]).fine is False
    with pytest.raises(msgspec.ValidationError, match=f"length <= {MOST}"):
        ask_for(tiles)


def test_the_tiles_of_the_rack_are_named_as_a_rack_is_sorted() -> None:
    said = judged("R3 R4 R5", "P* P2 B1 R2 R* R6", "R* R2 R3 R4 R5 R6\n\nP* P2 .  B1")
    assert said.played == ("R2", "R6", "R*", "B1", "P2", "P*")


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_14a_every_fault_can_be_said(language: str) -> None:
    speaker = Speaker(language, ANTHENO)
    said = judged("R3 R4 R5", "R7 B3 B8 P8 G8 G1", "R3 R4 R5 R7\nB3\n\nB8 P8 G8\n\n.  .  G1")
    sentences = [speaker.reason(fault.reason) for fault in said.faults]
    tiles = ["R3 R4 R5 R7", "R3 B3", "G1"]
    assert [part in sentence for part, sentence in zip(tiles, sentences, strict=True)] == [True] * 3


def test_an_answer_survives_json() -> None:
    said = judged("R3 R* R5", "B5 G5 B1", "R3 R* R5\n.  B5\n.  G5\n\nB1")
    assert msgspec.json.decode(msgspec.json.encode(said), type=Judgement) == said


# Who may ask


def test_who_waits_may_think_ahead() -> None:
    state = place("R3 R4 R5", "R6", racks=["R6", "R2 B1"], turn=0)
    assert judgement(state, read_drawing("at -1,0\nR2 R3 R4 R5"), seat=1).fine
    assert not judgement(state, read_drawing("R3 R4 R5 R6"), seat=1).fine


def test_a_spectator_has_nothing_to_ask() -> None:
    view = ANTHENO.view(place("R3 R4 R5", "R6"), None)
    with pytest.raises(IllegalMove) as refused:
        ANTHENO.answer(view, ask_for(read_drawing("R3 R4 R5 R6")))
    assert refused.value.rule == "K-3"


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"ask": "judge"},
        {"ask": "hint", "table": []},
        {"ask": "judge", "table": [[0, 0, "R9"]]},
        {"ask": "judge", "table": [[0, 0, "R1", "rack"]]},
        {"ask": "judge", "table": [[0, 10_000, "R1"]]},
        {"ask": "judge", "table": [], "seat": 1},
    ],
)
def test_nothing_else_can_be_asked(data: Any) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(data, ANTHENO.ask_type)


# Whole games


@pytest.fixture(scope="module")
def turns() -> list[tuple[State, Move]]:
    """The turns of a game in each setting, and what was done."""
    found: list[tuple[State, Move]] = []
    for seed, (options, seats) in enumerate(SETTINGS):
        chance = fast(seed)
        state = ANTHENO.setup(options, seats, chance.copy())
        while ANTHENO.to_act(state):
            move = ANTHENO.random_move(state, state.turn, chance)
            found.append((state.copy(), move))
            ANTHENO.apply(state, state.turn, move)
    return found


def drafts(state: State, move: Move, random: Random) -> Iterator[Judge]:
    """A legal play, if there was one, and what it could have been before it was one."""
    cells = cells_of(move.table) if isinstance(move, Play) else state.table
    yield Judge(placed(cells))
    for _ in range(6):
        draft = dict(cells)
        for _ in range(random.randint(1, 3)):
            if draft:
                perturb(draft, random)
        yield Judge(placed(draft))


def perturb(draft: Cells, random: Random) -> None:
    """A tile is taken away, laid beside another, exchanged with another, or becomes a star."""
    cell, other = random.choice(list(draft)), random.choice(list(draft))
    match random.randrange(4):
        case 0:
            del draft[cell]
        case 1:
            kind = draft.pop(cell)
            draft[other[0] + random.randint(-1, 1), other[1] + random.randint(-1, 1)] = kind
        case 2:
            draft[cell], draft[other] = draft[other], draft[cell]
        case _:
            draft[cell] -= draft[cell] % NUMBERS


def test_an_14a_a_draft_is_told_what_its_move_would_be_told(
    turns: list[tuple[State, Move]],
) -> None:
    random = Random(1)
    seen: Counter[str] = Counter()
    for state, move in turns:
        view = ANTHENO.view(state, state.turn)
        for ask in drafts(state, move, random):
            said = ANTHENO.answer(view, ask)
            refusals = told_of(state, state.turn, ask)
            assert list(said.faults) == refusals
            assert said.fine == (refusals == [])
            seen[f"fine: {said.fine}"] += 1
            seen.update([refusal.reason.id for refusal in refusals])
    assert seen.keys() == {
        "fine: True",
        "fine: False",
        "refused-tiles-missing",
        "refused-not-yours",
        "refused-nothing-played",
        "refused-alone",
        "refused-two-touch",
        "refused-no-sequence",
        "refused-colour-twice",
        "refused-mixed-line",
        "refused-star-clash",
    }


def test_an_21_22_24_every_line_is_judged_as_the_faults_say(
    turns: list[tuple[State, Move]],
) -> None:
    random = Random(2)
    seen: Counter[str] = Counter()
    for state, move in turns:
        view = ANTHENO.view(state, state.turn)
        for ask in drafts(state, move, random):
            said = ANTHENO.answer(view, ask)
            cells = cells_of(ask.table)
            if said.lines:
                has_all_lines_and_faults(cells, said)
                seen.update([checked(cells, said, line) for line in said.lines])
    assert seen.keys() == {"in order", "no set", "clash"}


def has_all_lines_and_faults(cells: Cells, said: Judgement) -> None:
    """The lines that the model finds; and the faults are those of lines and of lone tiles."""
    expected = [tuple(line) for line in (*lines_of(cells, RIGHT), *lines_of(cells, DOWN))]
    assert sorted([line.cells for line in said.lines]) == sorted(expected)
    found = [as_data(refusal_of(fault)) for fault in faults(cells)]
    whys = {id_of(line.why) for line in said.lines if line.why is not None}
    assert {id_of(fault) for fault in found if fault.rule != "AN-23"} == whys


def checked(cells: Cells, said: Judgement, line: JudgedLine) -> str:
    """What this line is; the model, which shares no code, finds the same."""
    assert line.fine == (line.why is None)
    if line.why is None:
        assert is_set([types(cells, said)[cell] for cell in line.cells])
        return "in order"
    if line.why.rule != "AN-24":
        assert line.why.where == tuple([f"{x},{y}" for x, y in line.cells])
        assert not can_be_sets(cells, [list(line.cells)])
        return "no set"
    part = [list(other.cells) for other in said.lines if other.why == line.why]
    assert can_be_sets(cells, [list(line.cells)])
    assert not can_be_sets(cells, part)
    return "clash"


def types(cells: Cells, said: Judgement) -> Cells:
    """Every star as what it stands for in its lines, which is the same in both."""
    found: Cells = {}
    for line in said.lines:
        for cell, number in zip(line.cells, line.numbers, strict=True):
            type = cells[cell] - cells[cell] % NUMBERS + number
            assert not line.fine or type == found.setdefault(cell, type)
            assert type == cells[cell] or not cells[cell] % NUMBERS
    return found


def id_of(refusal: Refusal) -> tuple[str, str, tuple[str | int, ...]]:
    return refusal.rule, refusal.reason.id, refusal.where


# Secrets


def test_an_7_an_answer_tells_nothing_of_what_others_hold(turns: list[tuple[State, Move]]) -> None:
    """Whatever is asked for, tiles on others' racks and in the bag included."""
    random = Random(3)
    compared = 0
    for state, _ in turns[::4]:
        for seat in range(state.seats):
            other = twin(state, seat, random, True)
            compared += other.racks != state.racks
            more = [[x, 99, TILES[random.randrange(KINDS)]] for x in range(3)]
            tiles = [[tile.x, tile.y, tile.tile] for tile in placed(state.table)] + more
            views = [ANTHENO.view(world, seat) for world in (state, other)]
            answers = [ANTHENO.answer(view, ask_for(tiles)) for view in views]
            assert answers[0] == answers[1]
    assert compared


def test_an_answer_changes_nothing() -> None:
    state = place("R3 R4 R5", "R6")
    before = state.copy()
    judgement(state, read_drawing("R3 R4 R5 R6"))
    assert state == before
    assert state.table == {(x, 0): KIND[tile] for x, tile in enumerate(("R3", "R4", "R5"))}
