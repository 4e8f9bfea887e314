"""What can be typed in a turn of Antheno, and what is said to what cannot."""

from __future__ import annotations

import pytest

from sobremesa.games.antheno.content import KIND, count, tiles_of
from sobremesa.games.antheno.drawing import draw, read_drawing
from sobremesa.games.antheno.game import ANTHENO
from sobremesa.games.antheno.table import Cell, Cells
from sobremesa.kernel.errors import IllegalMove
from sobremesa.terminal.antheno.draft import DraftEditor
from sobremesa.terminal.antheno.notation import Back, Change, Lay, Shift, Source, read
from sobremesa.texts.speaker import LANGUAGES, Speaker

RIGHT, LEFT, DOWN, UP = (1, 0), (-1, 0), (0, 1), (0, -1)
TABLE = """\
R3 R4 R5
.  B4
.  G4 .  R3 B3 P3
"""
RACK = "R2 R3 B4 P4 G* G*"


def kinds(tiles: str) -> tuple[int, ...]:
    return tuple(KIND[tile] for tile in tiles.split())


def at(cell: Cell, tile: str | None = None) -> Source:
    return Source(None if tile is None else KIND[tile], cell)


def on_table(tile: str) -> Source:
    return Source(KIND[tile], None)


# Reading


LINES: dict[str, Change] = {
    "R3 R4 R5 at 0,0 right": Lay(kinds("R3 R4 R5"), (0, 0), RIGHT),
    "R3 R4 R5 at 0,0": Lay(kinds("R3 R4 R5"), (0, 0), RIGHT),
    "r3 b* AT -2,10 Down": Lay(kinds("R3 B*"), (-2, 10), DOWN),
    "R3, R4, R5 at 0 , 0 left": Lay(kinds("R3 R4 R5"), (0, 0), LEFT),
    "R3,R4 at 1,-1 up": Lay(kinds("R3 R4"), (1, -1), UP),
    "  ●3   ▲★ ■1 ◆8 at 0,0": Lay(kinds("R3 B* G1 P8"), (0, 0), RIGHT),
    "move 2,1 to 5,3": Shift((at((2, 1)),), (5, 3), None),
    "MOVE b4 to 5,-3": Shift((on_table("B4"),), (5, -3), None),
    "move B4 from 2,1 to 5,3": Shift((at((2, 1), "B4"),), (5, 3), None),
    "move 0,0 1,0 B4 to 4,4": Shift((at((0, 0)), at((1, 0)), on_table("B4")), (4, 4), None),
    "move B4 from 2,1 3,1 to 5,3 down": Shift((at((2, 1), "B4"), at((3, 1))), (5, 3), DOWN),
    "back R3": Back((on_table("R3"),)),
    "back R3 R*": Back((on_table("R3"), on_table("R*"))),
    "take 3,0": Back((at((3, 0)),)),
    "take R3 from 3,0": Back((at((3, 0), "R3"),)),
}


@pytest.mark.parametrize("line", LINES)
def test_a_line_is_read(line: str) -> None:
    assert read(line) == LINES[line]


NO_TILE = (
    "is no tile. Type the letter of a colour, R, B, G or P, and a number from 1 to 8, or * for a "
    "star: R3, B*. (K-3)"
)
NO_CELL = "is no cell. Type its column and its row, for example 2,1. (K-3)"
UNREAD = "cannot be understood. Type ? to see what you can type. (K-3)"
UNREADABLE = {
    "": f"“” {UNREAD}",
    "dance": f"“dance” {UNREAD}",
    "at 0,0": f"“at 0,0” {UNREAD}",
    "move": f"“move” {UNREAD}",
    "back": f"“back” {UNREAD}",
    "R3 at 0,0 right now": f"“R3 at 0,0 right now” {UNREAD}",
    "x" * 3000: f"“{'x' * 40}…” {UNREAD}",
    "R3 r4": "Say where to lay R3 R4, for example: R3 R4 at 0,0 right (K-3)",
    "move 2,1": "Say where it goes, for example: move 2,1 to 5,3 (K-3)",
    "move to 5,3": "Say where it goes, for example: move 2,1 to 5,3 (K-3)",
    "R9 at 0,0": f"“R9” {NO_TILE}",
    "R0 at 0,0": f"“R0” {NO_TILE}",
    "Y3 R3 at 0,0": f"“Y3” {NO_TILE}",
    "move it to 5,3": f"“it” {NO_TILE}",
    "back up": f"“up” {NO_TILE}",
    "R3 at": "Say where to lay R3, for example: R3 at 0,0 right (K-3)",
    "R3 at here": f"“here” {NO_CELL}",
    "R3 at 0": f"“0” {NO_CELL}",
    "R3 at ²,1": f"“²” {NO_CELL}",
    "R3 at 0,99999": f"“0,99999” {NO_CELL}",
    "move B4 from to 5,3": ("Say where B4 lies, for example: move B4 from 2,1 to 5,3 (K-3)"),
    "move 2,1 to": "Say where it goes, for example: move 2,1 to 5,3 (K-3)",
    "R3 at 0,0 sideways": ("“sideways” is no direction. Type right, left, down or up. (K-3)"),
    "move 2,1 to 5,3 back": "“back” is no direction. Type right, left, down or up. (K-3)",
}


SPEAKERS = {language: Speaker(language, ANTHENO) for language in LANGUAGES}


def said(illegal: IllegalMove, language: str = "en") -> str:
    return f"{SPEAKERS[language].refusal(illegal)} ({illegal.rule})"


@pytest.mark.parametrize("line", UNREADABLE)
def test_a_line_that_cannot_be_read_is_answered_with_what_to_type(line: str) -> None:
    with pytest.raises(IllegalMove) as refused:
        read(line)
    assert said(refused.value) == UNREADABLE[line]


# Doing


def cells(drawing: str) -> Cells:
    return {(x, y): KIND[tile] for x, y, tile in read_drawing(drawing)}


def a_draft() -> DraftEditor:
    return DraftEditor(cells(TABLE), count(list(kinds(RACK))))


def after(*lines: str) -> DraftEditor:
    """The draft after these lines."""
    draft = a_draft()
    for line in lines:
        draft.change(read(line))
    return draft


def test_tiles_are_laid_from_the_rack_in_a_line() -> None:
    draft = after("R2 at -1,0", "P4 at 1,3", "G* G* at 3,3 down")
    assert draw(draft.cells) == (
        "at -1,0\nR2 R3 R4 R5\n.  .  B4\n.  .  G4 .  R3 B3 P3\n.  .  P4 .  G*\n.  .  .  .  G*"
    )
    assert tiles_of(draft.rack) == ("R3", "B4")
    assert set(draft.moved) == {(-1, 0), (1, 3), (3, 3), (3, 4)}


@pytest.mark.parametrize(
    ("direction", "second"),
    [("right", (10, 9)), ("left", (8, 9)), ("down", (9, 10)), ("up", (9, 8))],
)
def test_a_line_goes_in_every_direction(direction: str, second: Cell) -> None:
    draft = after(f"R2 R3 at 9,9 {direction}")
    assert draft.moved == {(9, 9): KIND["R2"], second: KIND["R3"]}


@pytest.mark.parametrize("line", ["move 5,2 to 9,9", "move P3 to 9,9", "move P3 from 5,2 to 9,9"])
def test_a_tile_on_the_table_is_moved(line: str) -> None:
    draft = after(line)
    assert draft.moved == {(9, 9): KIND["P3"]}
    assert set(a_draft().cells) - set(draft.cells) == {(5, 2)}
    assert tiles_of(draft.rack) == tiles_of(a_draft().rack)


def test_several_tiles_keep_their_shape_or_form_a_line() -> None:
    corner = after("move 0,0 1,0 1,1 to 10,10")
    assert set(corner.moved) == {(10, 10), (11, 10), (11, 11)}
    line = after("move 0,0 1,0 1,1 to 10,10 down")
    assert line.moved == {(10, 10): KIND["R3"], (10, 11): KIND["R4"], (10, 12): KIND["B4"]}


def test_tiles_may_move_to_where_they_lie_themselves() -> None:
    assert draw(after("move 3,2 4,2 5,2 to 4,2").cells).endswith(".  G4 .  .  R3 B3 P3")


@pytest.mark.parametrize("line", ["back P4", "take 1,3", "take P4", "back P4 from 1,3"])
def test_a_tile_of_this_turn_goes_back_onto_the_rack(line: str) -> None:
    draft = after("P4 at 1,3", line)
    assert draft.cells == a_draft().cells
    assert tiles_of(draft.rack) == tiles_of(a_draft().rack)


def test_of_two_equal_tiles_the_one_that_joined_goes_back() -> None:
    draft = after("R3 at 9,9", "back R3")
    assert draft.cells == a_draft().cells


def test_of_two_equal_tiles_either_may_go_back_by_its_cell() -> None:
    draft = after("R3 at 9,9", "take 0,0")
    assert (9, 9) in draft.cells
    assert (0, 0) not in draft.cells
    assert tiles_of(draft.rack) == tiles_of(a_draft().rack)


def test_every_step_can_be_undone() -> None:
    draft = after("P4 at 1,3", "move 5,2 to 9,9", "back P4")
    draft.reset()
    seen = []
    for _ in range(4):
        draft.undo()
        seen.append(len(draft.moved))
    assert seen == [1, 2, 1, 0]
    with pytest.raises(IllegalMove) as refused:
        draft.undo()
    assert said(refused.value) == "You have changed nothing in this turn yet. (K-3)"


REFUSED = {
    "G1 at 9,9": ("You do not have G1 on your rack. There you have R2 R3 B4 G* G* P4. (AN-13)"),
    "R3 R3 P7 at 9,9": (
        "You do not have R3 P7 on your rack. There you have R2 R3 B4 G* G* P4. (AN-13)"
    ),
    "R2 at 1,1": (
        "At 1,1 there is B4 already. Choose another cell, or move B4 away first. (AN-20)"
    ),
    "R2 R3 at 0,1": (
        "At 1,1 there is B4 already. Choose another cell, or move B4 away first. (AN-20)"
    ),
    "move 5,2 to 0,0": (
        "At 0,0 there is R3 already. Choose another cell, or move R3 away first. (AN-20)"
    ),
    "R2 R3 at 9999,0": "No cell lies further away than 9999: choose one that is closer. (K-3)",
    "move 0,0 1,0 to 9999,0": (
        "No cell lies further away than 9999: choose one that is closer. (K-3)"
    ),
    "move 7,7 to 9,9": (
        "There is no tile at 7,7. Look up its column and its row along the edges. (K-3)"
    ),
    "move 0,0 0,0 to 9,9": (
        "There is no tile at 0,0. Look up its column and its row along the edges. (K-3)"
    ),
    "move B4 from 0,0 to 9,9": "At 0,0 there is R3, not B4. (K-3)",
    "move P4 to 9,9": (
        "There is no P4 on the table. To lay one from your rack, type for example: P4 at 0,0 (K-3)"
    ),
    "move R3 to 9,9": (
        "There is more than one R3: 0,0; 3,2. Type the cell instead of the tile, for example 0,0."
        " (K-3)"
    ),
    "back P4": (
        "You have laid no P4 in this turn. Only tiles that you have laid can go back onto your "
        "rack. (K-3)"
    ),
    "back R4": (
        "You have laid no R4 in this turn. Only tiles that you have laid can go back onto your "
        "rack. (K-3)"
    ),
    "take 1,0": (
        "R4 at 1,0 was on the table before your turn: it may move, but not onto your rack. (AN-13)"
    ),
    "take 9,8": "There is no tile at 9,8. Look up its column and its row along the edges. (K-3)",
}


@pytest.mark.parametrize("line", REFUSED)
def test_what_cannot_be_done_is_explained_and_changes_nothing(line: str) -> None:
    draft = a_draft()
    with pytest.raises(IllegalMove) as refused:
        draft.change(read(line))
    assert said(refused.value) == REFUSED[line]
    assert draft.cells == a_draft().cells


def test_an_empty_rack_is_said_to_be_empty() -> None:
    draft = DraftEditor({}, count([KIND["R2"]]))
    draft.change(read("R2 at 0,0"))
    with pytest.raises(IllegalMove) as refused:
        draft.change(read("R3 at 1,0"))
    assert said(refused.value) == "You do not have R3 on your rack. It is empty. (AN-13)"


def test_two_equal_tiles_of_this_turn_go_back_by_their_cells() -> None:
    draft = after("G* G* at 9,9")
    with pytest.raises(IllegalMove) as refused:
        draft.change(read("back G*"))
    assert "There is more than one G*: 9,9; 10,9." in said(refused.value)
    draft.change(read("take 9,9"))
    draft.change(read("back G*"))
    assert draft.cells == a_draft().cells


@pytest.mark.parametrize("line", [*UNREADABLE, *REFUSED])
def test_every_refusal_is_said_in_every_language(line: str) -> None:
    with pytest.raises(IllegalMove) as refused:
        a_draft().change(read(line))
    assert len({said(refused.value, language) for language in LANGUAGES}) == len(LANGUAGES)


# Judging


def test_a_draft_says_everything_that_is_not_in_order() -> None:
    draft = after("move 5,2 to 9,9", "R2 at 0,1")
    problems = [(problem.rule, problem.reason.id, problem.where) for problem in draft.problems()]
    assert problems == [
        ("AN-22", "refused-two-touch", ("0,0", "0,1")),
        ("AN-22", "refused-two-touch", ("0,1", "1,1")),
        ("AN-22", "refused-two-touch", ("3,2", "4,2")),
        ("AN-23", "refused-alone", ("9,9",)),
    ]


def test_an_10_a_draft_without_a_tile_of_the_rack_is_not_done() -> None:
    problems = after("move 3,2 4,2 5,2 to 9,9").problems()
    assert [(problem.rule, problem.reason.id) for problem in problems] == [
        ("AN-10", "refused-nothing-played")
    ]


def test_a_draft_in_order_is_a_move_that_is_accepted() -> None:
    draft = after("P4 at 1,3")
    assert draft.problems() == []
    assert (1, 3, "P4") in {(tile.x, tile.y, tile.tile) for tile in draft.move.table}
