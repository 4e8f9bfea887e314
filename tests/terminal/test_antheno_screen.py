"""Antheno's table as it is drawn."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console, RenderableType

from sobremesa.games.antheno.content import KIND, count
from sobremesa.games.antheno.game import ANTHENO
from sobremesa.games.antheno.options import Options
from sobremesa.games.antheno.state import State
from sobremesa.kernel.chance import fast
from sobremesa.terminal.antheno.draft import DraftEditor
from sobremesa.terminal.antheno.grid import Grid, shown
from sobremesa.terminal.antheno.notation import read
from sobremesa.terminal.antheno.screen import draw, draw_draft
from sobremesa.texts.speaker import LANGUAGES, Speaker

NAMES = ["Ana", "Nilo"]
POSITION = {
    "table": "R3 R4 R5\n.  B4\n.  G* .  R3 B3 P3",
    "racks": ["R2 R* B8", "G7 G8"],
}


def drawn(picture: RenderableType, width: int = 80, colours: Any = None) -> list[str]:
    """A picture as the lines of a terminal."""
    console = Console(
        file=io.StringIO(), width=width, color_system=colours, legacy_windows=False, highlight=False
    )
    console.print(picture)
    text = console.file.getvalue()  # type: ignore[attr-defined]
    return [line.rstrip() for line in text.splitlines()]


def placed(position: dict[str, Any] | None = None, options: Options | None = None) -> State:
    return ANTHENO.place(position or POSITION, options or Options(), 2, fast(1))


def screen(state: State, seat: int | None, language: str = "en", width: int = 80) -> list[str]:
    """The table as this seat sees it; None: everything open."""
    view = ANTHENO.open_view(state) if seat is None else ANTHENO.view(state, seat)
    return drawn(draw(view, Speaker(language, ANTHENO, NAMES, seat)), width)


def test_the_table_shows_tiles_cells_players_and_the_own_rack() -> None:
    lines = screen(placed(), 0)
    assert [line[:34].rstrip() for line in lines[1:7]] == [
        "    -1   0   1   2   3   4   5   6",
        "-1   ·   ·   ·   ·   ·   ·   ·   ·",
        " 0   ·  ●3  ●4  ●5   ·   ·   ·   ·",
        " 1   ·   ·  ▲4   ·   ·   ·   ·   ·",
        " 2   ·   ·  ■④   ·  ●3  ▲3  ◆3   ·",
        " 3   ·   ·   ·   ·   ·   ·   ·   ·",
    ]
    around = [line[34:].strip() for line in lines]
    assert "▶ Ana (you)      3 2×● 1×▲" in around
    assert "Nilo           2 2×■" in around
    assert "R ● red  B ▲ blue" in around
    assert "G ■ green  P ◆ purple" in around
    assert "2,1 = column 2, row 1" in around
    assert lines[-2:] == ["Your rack (3)  ●2 ●★ ▲8", "to type        R2 R* B8"]


def test_one_blue_tile_does_not_look_like_a_blue_one() -> None:
    text = "\n".join(screen(placed(), 0))
    assert "1×▲" in text
    assert "▲ 1" not in text


def test_the_number_that_a_star_stands_for_is_drawn_and_explained() -> None:
    text = "\n".join(screen(placed(), 0))
    assert "■④" in text
    assert "●⑤ = a red star that stands for 5" in text
    assert "stands for" not in "\n".join(screen(placed(POSITION | {"table": "R3 R4 R5"}), 0))


def test_the_numbers_of_others_are_not_drawn() -> None:
    assert "■7" not in "".join(screen(placed(), 0))
    assert "■7 ■8" in "".join(screen(placed(), None))


def test_looking_back_all_racks_are_open() -> None:
    lines = "\n".join(screen(placed(), None))
    assert "●2 ●★ ▲8" in lines
    assert "(you)" not in lines
    assert "Your rack" not in lines


def test_an_empty_table_says_who_drew_what_for_the_start() -> None:
    state = ANTHENO.setup(Options(), 2, fast(3))
    lines = "\n".join(screen(state, 0))
    assert "The table is empty" in lines
    assert lines.count("Drawn to see who starts:") == len(state.start)


def test_a_box_of_fewer_colours_has_a_shorter_legend() -> None:
    lines = "\n".join(screen(ANTHENO.setup(Options(colours=2, hand=5), 2, fast(1)), 0))
    assert "R ● red  B ▲ blue\n2,1 = " in lines
    assert "green" not in lines


def test_places_are_shown_once_somebody_is_out() -> None:
    assert "Place" not in "\n".join(screen(placed(), 0))
    state = placed()
    state.out, state.racks[1], state.over = [1], [0] * len(state.racks[1]), True
    lines = [line[34:].strip() for line in screen(state, 0)]
    assert [line.split()[-1] for line in lines if line.startswith(("Ana", "Nilo"))] == ["2", "1"]


@pytest.mark.parametrize("width", [40, 60, 80, 120])
def test_a_narrow_terminal_is_drawn_on_too(width: int) -> None:
    lines = screen(placed(), 0, width=width)
    assert max(len(line) for line in lines) <= width
    for name in ("●3", "▲4", "■④", "◆3"):
        assert name in "".join(lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_is_drawn_in_every_language(language: str) -> None:
    speaker = Speaker(language, ANTHENO)
    lines = "\n".join(screen(placed(), 0, language))
    for key in ("terminal-player", "terminal-tiles", "terminal-rack", "terminal-bag"):
        assert speaker.say(key) in lines
    assert speaker.name("purple") in lines


def test_tiles_have_colours_where_the_terminal_has_them() -> None:
    view = ANTHENO.view(placed(), 0)
    text = "\n".join(drawn(draw(view, Speaker("en", ANTHENO, NAMES, 0)), colours="truecolor"))
    for red, green, blue in ((213, 94, 0), (0, 114, 178), (0, 158, 115), (123, 78, 163)):
        assert f"38;2;{red};{green};{blue}" in text


# The grid


def test_grids_that_lie_far_apart_are_drawn_together() -> None:
    grid = Grid({(0, 0): KIND["R3"], (500, -300): KIND["B*"]}, {})
    assert drawn(grid) == [
        "      -1   0   1   … 499 500 501",
        "-301   ·   ·   ·       ·   ·   ·",
        "-300   ·   ·   ·       ·  ▲★   ·",
        "-299   ·   ·   ·       ·   ·   ·",
        "   ⋮",
        "  -1   ·   ·   ·       ·   ·   ·",
        "   0   ·  ●3   ·       ·   ·   ·",
        "   1   ·   ·   ·       ·   ·   ·",
    ]


def test_a_table_that_is_too_wide_is_drawn_in_strips() -> None:
    row = {(x, 0): KIND["R3"] for x in range(12)}
    assert drawn(Grid(row, {}), 26) == [
        "   -1  0  1  2  3  4  5  6",
        "-1  ·  ·  ·  ·  ·  ·  ·  ·",
        " 0  · ●3 ●3 ●3 ●3 ●3 ●3 ●3",
        " 1  ·  ·  ·  ·  ·  ·  ·  ·",
        "",
        "    7  8  9 10 11 12",
        "-1  ·  ·  ·  ·  ·  ·",
        " 0 ●3 ●3 ●3 ●3 ●3  ·",
        " 1  ·  ·  ·  ·  ·  ·",
    ]


@pytest.mark.parametrize(
    ("used", "columns"),
    [
        ([0], [-1, 0, 1]),
        ([0, 3], [-1, 0, 1, 2, 3, 4]),
        ([0, 4], [-1, 0, 1, 2, 3, 4, 5]),
        ([0, 5], [-1, 0, 1, None, 4, 5, 6]),
        ([9999], [9998, 9999]),
    ],
)
def test_what_is_empty_is_left_out_where_that_saves_room(
    used: list[int], columns: list[int | None]
) -> None:
    assert shown(used) == columns


# A draft


def test_a_draft_marks_what_has_moved_and_what_is_not_in_order() -> None:
    draft = DraftEditor(
        {(x, 0): KIND[f"R{x + 3}"] for x in range(3)}, count([KIND["R2"], KIND["B1"]])
    )
    for line in ("R2 at -1,0", "B1 at 2,2"):
        draft.change(read(line))
    lines = drawn(draw_draft(draft, Speaker("en", ANTHENO)))
    assert "+●2  ●3  ●4  ●5" in lines[2]
    assert "!▲1" in lines[4]
    assert lines[-1] == "Your rack (0)"


def test_beside_a_wide_table_the_players_stand_in_lines_and_columns_are_named_twice() -> None:
    row = "R1 R2 R3 R4 R5 R6 R7 R8 . B1 B2 B3 B4 B5 B6 B7"
    lines = screen(placed({"table": row, "racks": ["R2 R* B8", "G7 G8"]}), 0)
    labels = [
        line for line in lines if line.strip().startswith("-1  0  1  2") or "  14  15" in line
    ]
    assert len(labels) == 2
    assert "▶ Ana (you) 3  2×● 1×▲" in "\n".join(lines)
    assert len(lines) <= 12
