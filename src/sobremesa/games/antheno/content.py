"""What is in the box: coloured tiles with a number from 1 to 8, or a star (AN-1).

Inside the engine a tile is a *kind*, colour times nine plus number, where number 0 is the star: two
tiles of one kind cannot be told apart by anyone. People write `R3` for a red 3, `R*` for a star.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal, get_args

import msgspec

from sobremesa.kernel.content import Source, Written, identity, read_rulebook
from sobremesa.kernel.mistakes import Mistake
from sobremesa.kernel.resources import packaged

Colour = Literal["red", "blue", "green", "purple"]
Shape = Literal["circle", "triangle", "square", "diamond"]

COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
SHAPES: Final[tuple[Shape, ...]] = get_args(Shape)
LETTERS: Final = "RBGP"
HIGHEST: Final = 8
NUMBERS: Final = HIGHEST + 1  # the star is number 0
KINDS: Final = len(COLOURS) * NUMBERS
STAR: Final = "*"

TILES: Final[tuple[str, ...]] = tuple(
    letter + (str(number) if number else STAR) for letter in LETTERS for number in range(NUMBERS)
)
KIND: Final[dict[str, int]] = {tile: kind for kind, tile in enumerate(TILES)}


def colour_of(kind: int) -> Colour:
    """The colour of this kind of tile."""
    return COLOURS[kind // NUMBERS]


def tiles_of(counts: list[int]) -> tuple[str, ...]:
    """These tiles by name, colour by colour, numbers rising, stars last."""
    return tuple([TILES[kind] for kind in kinds_of(counts)])


def kinds_of(counts: list[int]) -> list[int]:
    """These tiles as kinds, in that order."""
    order = [
        colour * NUMBERS + (number + 1) % NUMBERS
        for colour in range(len(COLOURS))
        for number in range(NUMBERS)
    ]
    return [kind for kind in order for _ in range(counts[kind])]


def count(kinds: list[int]) -> list[int]:
    """How many there are of each kind."""
    counts = [0] * KINDS
    for kind in kinds:
        counts[kind] += 1
    return counts


class ColourEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One colour of a box, and the shape that tells it apart for everyone."""

    name: Colour
    shape: Shape
    source: Source


class PackFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A pack as its file has it."""

    game: Literal["antheno"]
    name: str
    copies: int
    stars: int
    source: Source
    colour: tuple[ColourEntry, ...]
    note: str = ""


class Pack(msgspec.Struct, frozen=True):
    """A box: its colours, the copies of each number and the stars in each of them (AN-2)."""

    name: str
    colours: int
    copies: int
    stars: int
    hash: str
    text: str


COPIES: Final = range(1, 4)
STARS: Final = range(5)


def read_pack(text: str, file: str) -> Pack:
    """A pack from the text of its file, checked."""
    written = Written(text, file)
    data = written.typed(PackFile, _mistakes)
    colours = len(data.colour)
    rules = {"game": data.game, "colours": colours, "copies": data.copies, "stars": data.stars}
    return Pack(data.name, colours, data.copies, data.stars, identity(rules), text)


def _mistakes(data: PackFile) -> Iterator[Mistake]:
    """AN-1 and AN-2: numbers within bounds, colours in their order with their shapes."""
    for name, number, allowed in (("copies", data.copies, COPIES), ("stars", data.stars, STARS)):
        if number not in allowed:
            yield Mistake((name,), f"from {allowed[0]} to {allowed[-1]}, not {number}")
    if len(data.colour) < 2:
        yield Mistake(("colour",), "a box has at least 2 colours")
    for number, (entry, name, shape) in enumerate(zip(data.colour, COLOURS, SHAPES, strict=False)):
        if (entry.name, entry.shape) != (name, shape):
            yield Mistake(("colour", number), f"colour {number + 1} is {name}, a {shape}")
    if len(data.colour) > len(COLOURS):
        yield Mistake(("colour",), f"a box has at most {len(COLOURS)} colours")


_HERE: Final = "sobremesa.games.antheno"
PACK: Final = read_pack(packaged(_HERE, "packs/76.toml"), "packs/76.toml")
RELEASED: Final = {
    PACK.hash: PACK.text,
    "7992406dfba86c7620255988c5af4f2af2477da0626dd3e026fa96f1b8885c50": PACK.text,
}  # by what it is, and by the hash of its file that records up to 0.4 name
RULEBOOK: Final = read_rulebook(packaged(_HERE, "packs/rules.toml"), "packs/rules.toml")
TEXTS: Final = {
    language: packaged(_HERE, f"texts/{language}.ftl") for language in ("en", "es", "fr")
}
