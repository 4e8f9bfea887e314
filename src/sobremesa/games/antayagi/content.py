"""What is in the box: the objects, the backs, and packs that say how many cards there are of each.

Inside the engine a card is a *kind*, object times four plus back: two cards of one kind cannot be
told apart by anyone.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal, get_args

import msgspec

from sobremesa.kernel.content import Source, Written, identity, read_rulebook
from sobremesa.kernel.mistakes import Mistake
from sobremesa.kernel.resources import packaged

Edition = Literal["80", "65"]
Object = Literal[
    "treasure",
    "bone",
    "hat",
    "musical-lollipop",
    "muffin",
    "t-rex",
    "toxic-waste",
    "fish",
    "wandering-wizard",
    "empty-box",
]
Back = Literal["plain", "sabotage", "small-hat", "treasure-and-t-rex"]

OBJECTS: Final[tuple[Object, ...]] = get_args(Object)
BACKS: Final[tuple[Back, ...]] = get_args(Back)

TREASURE: Final = 0
BONE: Final = 1
HAT: Final = 2
LOLLIPOP: Final = 3
MUFFIN: Final = 4
T_REX: Final = 5
TOXIC_WASTE: Final = 6
FISH: Final = 7
WIZARD: Final = 8
EMPTY_BOX: Final = 9

PLAIN: Final = 0
SABOTAGE: Final = 1
SMALL_HAT: Final = 2
TREASURE_AND_T_REX: Final = 3

KINDS: Final = 40
HAND: Final = 3
FOODS: Final[tuple[int, ...]] = (BONE, LOLLIPOP, MUFFIN, FISH)
Food = Literal["bone", "musical-lollipop", "muffin", "fish"]


def kind_of(thing: Object, back: Back) -> int:
    """The number of this kind of card."""
    return OBJECTS.index(thing) * 4 + BACKS.index(back)


def name_of(kind: int) -> str:
    """The kind as scenarios write it: `bone`, or `bone/sabotage` where the back is not plain."""
    thing, back = OBJECTS[kind >> 2], BACKS[kind & 3]
    return thing if back == "plain" else f"{thing}/{back}"


class Cards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The copies of one kind of card in a box."""

    object: Object
    back: Back
    copies: int
    source: Source
    note: str = ""


class PackFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A pack as its file has it."""

    game: Literal["antayagi"]
    name: str
    edition: Edition
    source: Source
    card: tuple[Cards, ...]
    note: str = ""


class Pack(msgspec.Struct, frozen=True):
    """A box of cards: the edition whose rules it plays by, and how many there are of each kind."""

    name: str
    edition: Edition
    counts: tuple[int, ...]
    hash: str
    text: str

    @property
    def size(self) -> int:
        """How many cards the box holds."""
        return sum(self.counts)

    @property
    def kinds(self) -> list[int]:
        """All cards of the box, sorted."""
        return [kind for kind, copies in enumerate(self.counts) for _ in range(copies)]


SMALLEST: Final = 40  # seven hands of three, and about as many to draw from
LARGEST: Final = 400


def read_pack(text: str, file: str) -> Pack:
    """A pack from the text of its file, checked."""
    written = Written(text, file)
    data = written.typed(PackFile, _mistakes)
    counts = [0] * KINDS
    for cards in data.card:
        counts[kind_of(cards.object, cards.back)] = cards.copies
    rules = {"game": data.game, "edition": data.edition, "counts": counts}
    return Pack(data.name, data.edition, tuple(counts), identity(rules), text)


def _mistakes(data: PackFile) -> Iterator[Mistake]:
    """AY-7a, AY-51 and common sense."""
    seen: set[tuple[Object, Back]] = set()
    for number, cards in enumerate(data.card):
        entry = ("card", number)
        if cards.copies < 1:
            yield Mistake((*entry, "copies"), f"there is at least 1 copy, not {cards.copies}")
        if cards.back == "treasure-and-t-rex" and cards.object not in ("treasure", "t-rex"):
            what = f"AY-51: no {cards.object} has the back treasure-and-t-rex"
            yield Mistake((*entry, "back"), what)
        if cards.object == "empty-box" and data.edition == "65":
            yield Mistake((*entry, "object"), "AY-7a: edition 65 has no Empty Box")
        if (cards.object, cards.back) in seen:
            what = f"{cards.object} with the back {cards.back} stands here twice"
            yield Mistake(entry, what)
        seen.add((cards.object, cards.back))
    size = sum(cards.copies for cards in data.card)
    if not SMALLEST <= size <= LARGEST:
        what = f"a box holds {SMALLEST} to {LARGEST} cards, this one {size}"
        yield Mistake(("card",), what)


_HERE: Final = "sobremesa.games.antayagi"
PACKS: Final[dict[Edition, Pack]] = {
    "80": read_pack(packaged(_HERE, "packs/80.toml"), "packs/80.toml"),
    "65": read_pack(packaged(_HERE, "packs/65.toml"), "packs/65.toml"),
}
RELEASED: Final = {pack.hash: pack.text for pack in PACKS.values()} | {
    "1e898f3c0bca64b93926ca2f2f6571aa8945b57b059008e384f86d60d6a3e630": PACKS["80"].text,
    "541f6a533bcb00f9e56b037d7f8dc2697f95855fc0a90bcb3471544f6cbe7af8": PACKS["65"].text,
}  # by what they are, and by the hashes of their files that records up to 0.4 name
RULEBOOK: Final = read_rulebook(packaged(_HERE, "packs/rules.toml"), "packs/rules.toml")
TEXTS: Final = {
    language: packaged(_HERE, f"texts/{language}.ftl") for language in ("en", "es", "fr")
}
