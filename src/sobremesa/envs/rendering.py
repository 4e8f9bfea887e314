"""A table as text, on the screen, or as a picture: drawn as the terminal draws it."""

from __future__ import annotations

from typing import Any, Final
from unicodedata import normalize

import numpy as np
import numpy.typing as npt
from PIL import Image, ImageDraw, ImageFont
from rich.color import Color, blend_rgb
from rich.color_triplet import ColorTriplet
from rich.console import Console, RenderableType
from rich.segment import Segment
from rich.style import Style
from rich.terminal_theme import MONOKAI

from sobremesa.envs.terms import EnvTerms
from sobremesa.terminal.screens import SCREENS
from sobremesa.texts.speaker import Speaker

WIDTH: Final = 100  # columns of text
COLUMN: Final = 9  # pixels
LINE: Final = 18
LETTER: Final = 15


def drawn(terms: EnvTerms, state: Any, mode: str | None) -> Any:
    """The table as `mode` wants it, with everything open."""
    if mode is None:
        raise ValueError("nothing to draw on: make the environment with a render_mode")
    game = terms.game
    names = [f"player_{seat}" for seat in range(terms.players)]
    table = SCREENS[game.name](game.open_view(state), Speaker("en", game, names))
    if mode == "human":
        Console(width=WIDTH).print(table)
        return None
    return as_picture(table) if mode == "rgb_array" else as_text(table)


def as_text(table: RenderableType) -> str:
    """With the colours of a terminal."""
    console = Console(width=WIDTH, force_terminal=True, color_system="truecolor")
    with console.capture() as captured:
        console.print(table)
    return captured.get()


def as_picture(table: RenderableType) -> npt.NDArray[np.uint8]:
    """Every letter in its place, the lines of frames as lines."""
    console = Console(width=WIDTH, force_terminal=True, color_system="truecolor")
    lines = console.render_lines(table, pad=True)
    size = (WIDTH * COLUMN, len(lines) * LINE)
    image = Image.new("RGB", size, MONOKAI.background_color)
    pen, font = ImageDraw.Draw(image), ImageFont.load_default(LETTER)
    for row, segments in enumerate(lines):
        column = 0
        for segment in segments:
            _draw_segment(pen, font, segment, column, row)
            column += segment.cell_length
    return np.asarray(image, np.uint8)


def _draw_segment(pen: Any, font: Any, segment: Segment, column: int, row: int) -> None:
    """Text of one style."""
    ink, paper = _colours(segment.style or Style.null())
    top = row * LINE
    for letter in segment.text:
        left = column * COLUMN
        if paper != MONOKAI.background_color:
            pen.rectangle((left, top, left + COLUMN, top + LINE), tuple(paper))
        _draw_letter(pen, font, letter, left, top, tuple(ink))
        column += 1


# What a font of letters lacks: lines from the middle of a cell, shapes, and signs
_LINES: Final = {
    "─": "we", "│": "ns", "╭": "es", "╮": "ws", "╰": "ne", "╯": "nw", "┌": "es", "┐": "ws",
    "└": "ne", "┘": "nw", "├": "nes", "┤": "nws", "┬": "wes", "┴": "wen", "┼": "nesw",
    "━": "we", "┃": "ns", "═": "we", "║": "ns", "╸": "w", "╺": "e", "┏": "es", "┓": "ws",
    "┗": "ne", "┛": "nw",
}  # fmt: skip
_ENDS: Final = {
    "n": (COLUMN // 2, 0), "s": (COLUMN // 2, LINE), "w": (0, LINE // 2), "e": (COLUMN, LINE // 2),
}  # fmt: skip
_FILLED: Final = frozenset("●■▲◆♥█▶▐▌")
_HOLLOW: Final = frozenset("○◦")
_SAID: Final = str.maketrans("▒░⇄✂×≈∪☠⌂¢⚔⚡🛡☼⊗’−★", "#:=%x~u+^c/!D*x'-*")


def _draw_letter(pen: Any, font: Any, letter: str, left: int, top: int, ink: Any) -> None:
    """One cell."""
    if letter == " ":
        return
    if letter in _LINES:
        middle = (left + COLUMN // 2, top + LINE // 2)
        for side in _LINES[letter]:
            x, y = _ENDS[side]
            pen.line((middle, (left + x, top + y)), ink)
        return
    dot = (left + 1, top + LINE // 2 - 4, left + COLUMN - 2, top + LINE // 2 + 3)
    if letter in _FILLED:
        pen.ellipse(dot, fill=ink)
    elif letter in _HOLLOW:
        pen.ellipse(dot, outline=ink)
    else:
        plain = normalize("NFKD", letter.translate(_SAID))[0]  # without accents and circles
        pen.text((left + COLUMN // 2, top + LINE - 5), plain, ink, font, anchor="ms")


def _colours(style: Style) -> tuple[ColorTriplet, ColorTriplet]:
    """The colours of the letters and of what is behind them."""
    ink = _triplet(style.color, MONOKAI.foreground_color)
    paper = _triplet(style.bgcolor, MONOKAI.background_color)
    if style.reverse:
        ink, paper = paper, ink
    return (blend_rgb(ink, paper, 0.4) if style.dim else ink), paper


def _triplet(colour: Color | None, usual: ColorTriplet) -> ColorTriplet:
    return usual if colour is None or colour.is_default else colour.get_truecolor(MONOKAI)
