"""What is typed to build a table, line by line.

    R3 R4 R5 at 0,0 right       tiles from the rack in a line: right, left, down or up
    move 2,1 to 5,3             a tile on the table; move B4 to 5,3 where only one B4 lies there
    move 0,0 1,0 2,0 to 4,4     several, which keep their shape; with a direction, in a line
    back R3, take 3,0           a tile of this turn back onto the rack

A cell is its column, then its row. Tiles may be typed in small letters, or with their signs: `●3`.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from sobremesa.games.antheno.content import KIND, LETTERS, STAR
from sobremesa.games.antheno.table import Cell
from sobremesa.kernel.errors import Argument, IllegalMove, Reason

SIGNS: Final = "●▲■◆"  # one for each colour, as the box has them
STAR_SIGN: Final = "★"
STEPS: Final = {"right": (1, 0), "left": (-1, 0), "down": (0, 1), "up": (0, -1)}

_WORD: Final = re.compile(r"-?\d+\s*,\s*-?\d+|[^\s,]+")  # a cell, or anything between spaces
_CELL: Final = re.compile(r"(-?[0-9]{1,4})\s*,\s*(-?[0-9]{1,4})")
_LETTER_OF: Final = str.maketrans(SIGNS + STAR_SIGN, LETTERS + STAR)
_KEYWORDS: Final = ("move", "back", "take", "at", "from", "to")
_SAID_AGAIN: Final = 40  # so much of a line that cannot be read


class Source(NamedTuple):
    """A tile on the table: by its cell, by what it is, or by both."""

    kind: int | None
    cell: Cell | None


class Lay(NamedTuple):
    """Tiles from the rack, in a line from this cell on."""

    kinds: tuple[int, ...]
    cell: Cell
    step: Cell


class Shift(NamedTuple):
    """Tiles on the table go elsewhere, the first to this cell; without a step in their shape."""

    sources: tuple[Source, ...]
    cell: Cell
    step: Cell | None


class Back(NamedTuple):
    """Tiles of this turn go back onto the rack."""

    sources: tuple[Source, ...]


Change = Lay | Shift | Back


def read(line: str) -> Change:
    """The change that a line asks for; IllegalMove where it cannot be read."""
    words = [_keyword(word) for word in _WORD.findall(line)]
    match words:
        case ["move", _, *_]:
            return _shift(words[1:], line)
        case ["back" | "take", _, *_]:
            return Back(_sources(words[1:]))
        case [_, *rest] if "at" in rest:
            return _lay(words, line)
        case [_, *_] if all(_tile(word) in KIND for word in words):
            raise _say_where(words)
    raise not_understood(line)


def unreadable(reason: Reason) -> IllegalMove:
    """K-3: this is no line that can be done."""
    return IllegalMove("K-3", reason)


def not_understood(line: str) -> IllegalMove:
    """K-3: nothing like it can be typed."""
    return unreadable(Reason("terminal-not-understood", _shown("line", line)))


def _say_where(tiles: list[str]) -> IllegalMove:
    return unreadable(Reason("terminal-say-where", {"tiles": _tile(" ".join(tiles))}))


def _lay(words: list[str], line: str) -> Lay:
    place = words.index("at")
    kinds = tuple([_kind(word) for word in words[:place]])
    if words[-1] == "at":
        raise _say_where(words[:-1])
    cell, step = _place(words[place + 1 :], line)
    return Lay(kinds, cell, step or STEPS["right"])


def _shift(words: list[str], line: str) -> Shift:
    if "to" not in words[1:-1]:
        raise unreadable(Reason("terminal-say-where-to"))
    place = words.index("to")
    sources = _sources(words[:place])
    return Shift(sources, *_place(words[place + 1 :], line))


def _place(words: list[str], line: str) -> tuple[Cell, Cell | None]:
    """A cell and perhaps a direction."""
    if not 1 <= len(words) <= 2:
        raise not_understood(line)
    cell = _cell(words[0])
    return cell, _step(words[1]) if len(words) == 2 else None


def _sources(words: list[str]) -> tuple[Source, ...]:
    """Tiles on the table: `B4`, `2,1` or `B4 from 2,1` each."""
    found: list[Source] = []
    rest = list(words)
    while rest:
        word = rest.pop(0)
        if _CELL.fullmatch(word):
            found.append(Source(None, _cell(word)))
        elif rest[:1] == ["from"]:
            if len(rest) == 1:
                raise unreadable(Reason("terminal-say-where-from", _shown("tile", _tile(word))))
            found.append(Source(_kind(word), _cell(rest[1])))
            del rest[:2]
        else:
            found.append(Source(_kind(word), None))
    return tuple(found)


# Words


def _keyword(word: str) -> str:
    """Words of the notation are read in any case; others are kept, to be said again."""
    return word.lower() if word.lower() in _KEYWORDS else word


def _tile(word: str) -> str:
    """A tile by the name that the engine has for it, if it is one."""
    return word.upper().translate(_LETTER_OF)


def _kind(word: str) -> int:
    kind = KIND.get(_tile(word))
    if kind is None:
        raise unreadable(Reason("terminal-no-tile", _shown("word", word)))
    return kind


def _cell(word: str) -> Cell:
    found = _CELL.fullmatch(word)
    if found is None:
        raise unreadable(Reason("terminal-no-cell", _shown("word", word)))
    return int(found[1]), int(found[2])


def _step(word: str) -> Cell:
    step = STEPS.get(word.lower())
    if step is None:
        raise unreadable(Reason("terminal-no-direction", _shown("word", word)))
    return step


def _shown(name: str, said: str) -> dict[str, Argument]:
    return {name: said if len(said) <= _SAID_AGAIN else f"{said[:_SAID_AGAIN]}…"}
