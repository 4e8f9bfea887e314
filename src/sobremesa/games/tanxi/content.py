"""What is in the box: packs of characters, cards, monsters, deities, residents and an island.

Everything that a card does is data, in the words of `vocabulary.py`. Names and texts stand in
the pack too, so that a card of one's own is one entry in one file.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from sobremesa.games.tanxi.bounds import read_island
from sobremesa.games.tanxi.checks import mistakes_in
from sobremesa.games.tanxi.island import Island
from sobremesa.games.tanxi.vocabulary import Effects, Holdings
from sobremesa.kernel.content import Source, Written, identity, read_rulebook
from sobremesa.kernel.errors import PackFault
from sobremesa.kernel.mistakes import Mistake
from sobremesa.kernel.resources import packaged

Language = Literal["en", "es", "fr"]
LANGUAGES: Final[tuple[Language, ...]] = ("en", "es", "fr")
Id = Annotated[
    str,
    Meta(
        pattern=r"^[a-z][a-z0-9]*(-[a-z0-9]+)*$",
        max_length=40,
        title="at most 40 small letters and digits, with single hyphens such as in ice-orb",
    ),
]
Number = Annotated[int, Meta(ge=0, le=99)]
Bonus = Annotated[int, Meta(ge=-9, le=9)]
Type = Literal["melee", "ranged", "shield", "equipment", "object", "gem"]
Place = Literal["head", "chest", "feet", "accessory"]
Style = Literal["fighter", "guardian", "rover", "trickster"]


class Words(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name or a text in three languages; what is not said is said in English."""

    en: str
    es: str = ""
    fr: str = ""

    def said(self, language: Language) -> str:
        """In this language."""
        return str(getattr(self, language)).strip() or self.en


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Something in the box with a name and a birth certificate."""

    id: Id
    name: Words
    text: Words = Words("")
    source: Source
    note: str = ""


class Card(Entry, frozen=True, kw_only=True):
    """A loot card or a relic (TX-1)."""

    type: Type
    value: Annotated[Number, Meta(description="coins")]
    copies: Annotated[Number, Meta(description="in the decks")] = 1
    starting: Annotated[Number, Meta(description="5 where everybody starts with one")] = 0
    place: Annotated[Place | None, Meta(description="of equipment")] = None
    hands: Annotated[Literal[0, 1, 2], Meta(description="of weapons and shields")] = 0
    attack: Annotated[Bonus, Meta(description="what it adds while it is equipped")] = 0
    defence: Bonus = 0
    energy: Bonus = 0
    dice: Bonus = 0
    range: Annotated[Number, Meta(description="cells, of a ranged weapon")] = 0
    ammunition: Annotated[Number, Meta(description="at the start, and at most")] = 0
    shot: Annotated[Number, Meta(description="what a shot costs")] = 0
    reload_energy: Annotated[Number, Meta(description="what reloading costs")] = 0
    reload_gain: Annotated[Number, Meta(description="what reloading brings")] = 0
    no_return: Annotated[bool, Meta(description="TX-57: it is discarded when it comes off")] = False
    free: Annotated[bool, Meta(description="TX-60: to use it costs no energy")] = False
    always: Holdings = ()
    use: Effects = ()
    on_equip: Effects = ()
    at_start: Effects = ()
    at_end: Effects = ()
    on_hit: Effects = ()
    on_hurt: Effects = ()


class Monster(Entry, frozen=True, kw_only=True):
    """A monster (TX-47 to TX-52)."""

    hearts: Number
    dice: Annotated[int, Meta(ge=0, le=3)]
    ambush: Number = 0
    reprisal: Number
    copies: Number = 1
    always: Holdings = ()
    reward: Effects = ()
    on_fail: Effects = ()
    on_flee: Effects = ()


class Passive(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a character can always do (TX-90)."""

    id: Id
    name: Words
    text: Words
    always: Holdings = ()
    at_start: Effects = ()
    at_end: Effects = ()
    on_hit: Effects = ()
    on_hurt: Effects = ()
    on_beat: Effects = ()


class Ability(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A special ability (TX-85)."""

    id: Id
    name: Words
    text: Words
    use: Effects


class Character(Entry, frozen=True, kw_only=True):
    """A character."""

    occupation: Words
    hearts: Number
    energy: Number
    attack: Number
    defence: Number
    passive: Passive
    ability: tuple[Ability, ...]
    easy: Annotated[bool, Meta(description="for who plays their first games")] = False
    style: Annotated[Style | None, Meta(description="how one plays it, mostly")] = None


class DeityEffect(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The wrath or the favour of a deity."""

    text: Words
    effect: Effects


class Deity(Entry, frozen=True, kw_only=True):
    """A deity (TX-86, TX-101)."""

    wrath: DeityEffect
    favour: DeityEffect


class Benefit(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Something that a resident sells."""

    id: Id
    name: Words
    price: Number
    effect: Effects


class Resident(Entry, frozen=True, kw_only=True):
    """A resident of the village (TX-75 to TX-80)."""

    benefit: tuple[Benefit, ...] = ()
    sells: Annotated[bool, Meta(description="the cards that lie in the village")] = False


class Quadrant(Entry, frozen=True, kw_only=True):
    """A quarter of the island with its deck; `letter` marks its exploration points."""

    letter: Annotated[str, Meta(pattern=r"^[A-Z]$", title="a capital letter")]


class PackFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A pack as its file has it."""

    game: Literal["tanxi"]
    name: str
    source: Source
    island: str
    quadrant: tuple[Quadrant, ...]
    character: tuple[Character, ...]
    loot: tuple[Card, ...]
    relic: tuple[Card, ...]
    monster: tuple[Monster, ...]
    deity: tuple[Deity, ...]
    resident: tuple[Resident, ...]
    note: str = ""


class Pack(msgspec.Struct, frozen=True, eq=False):
    """A box, read and checked."""

    name: str
    data: PackFile
    island: Island
    hash: str
    text: str

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Pack) and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.hash)

    def __reduce__(self) -> tuple[Any, ...]:
        released = self == PACK  # then its name says all, and states stay small
        return (_released, ()) if released else (read_pack, (self.text, self.name))


def _released() -> Pack:
    return PACK


def read_pack(text: str, file: str) -> Pack:
    """A pack from the text of its file, checked."""
    data = Written(text, file).typed(PackFile, _mistakes)
    island = read_island(data.island, _letters(data), file)
    return Pack(data.name, data, island, identity(rules_in(data)), text)


def _mistakes(data: PackFile) -> Iterator[Mistake]:
    """What is wrong with the cards, and with the island."""
    yield from mistakes_in(data)
    try:
        read_island(data.island, _letters(data), "")
    except PackFault as broken:
        yield Mistake(("island",), broken.what)


def _letters(data: PackFile) -> tuple[str, ...]:
    return tuple(quadrant.letter for quadrant in data.quadrant)


FOR_PEOPLE: Final = frozenset({"name", "text", "occupation", "source", "note", "easy", "style"})


def rules_in(data: Any) -> Any:
    """What the rules read of a part of a pack: no words for people.

    What is at its default is left out, so that a new field makes no other pack of an old one; for
    the same reason a default never changes.
    """
    if isinstance(data, tuple):
        return [rules_in(part) for part in data]
    if not isinstance(data, msgspec.Struct):
        return data
    said = {
        field.encode_name: rules_in(value)
        for field in _read_by_rules(type(data))
        if (value := getattr(data, field.name)) != field.default
    }
    tag = data.__struct_config__.tag
    return said if tag is None else {data.__struct_config__.tag_field: tag} | said


@cache
def _read_by_rules(kind: type[msgspec.Struct]) -> tuple[msgspec.structs.FieldInfo, ...]:
    """The fields of this type that are not for people; msgspec finds fields out slowly."""
    return tuple([f for f in msgspec.structs.fields(kind) if f.name not in FOR_PEOPLE])


# What a pack says of itself, in three languages


def names_in(pack: Pack) -> dict[str, Words]:
    """Everything in the box that has a name, by id."""
    data = pack.data
    entries: list[Entry] = [
        *data.quadrant, *data.character, *data.loot, *data.relic, *data.monster, *data.deity,
        *data.resident,
    ]  # fmt: skip
    names = {entry.id: entry.name for entry in entries}
    for character in data.character:
        names[character.passive.id] = character.passive.name
        names |= {ability.id: ability.name for ability in character.ability}
    for resident in data.resident:
        names |= {benefit.id: benefit.name for benefit in resident.benefit}
    return names


def texts_in(pack: Pack) -> dict[str, Words]:
    """Everything in the box that has a text, by id; a deity has two."""
    data = pack.data
    entries: list[Entry] = [*data.loot, *data.relic, *data.monster]
    texts = {entry.id: entry.text for entry in entries if entry.text.en}
    for character in data.character:
        if character.occupation.en.strip():
            texts[character.id] = character.occupation
        texts[character.passive.id] = character.passive.text
        texts |= {ability.id: ability.text for ability in character.ability}
    for deity in data.deity:
        texts[f"{deity.id}-wrath"] = deity.wrath.text
        texts[f"{deity.id}-favour"] = deity.favour.text
    return texts


def fluent(pack: Pack, language: Language) -> str:
    """The names and texts of a pack as messages, `name-<id>` and `text-<id>`."""
    names = [f"name-{id} = {_plain(words.said(language))}" for id, words in names_in(pack).items()]
    texts = [f"text-{id} = {_plain(words.said(language))}" for id, words in texts_in(pack).items()]
    return "\n".join(["", "## What is in the box", "", *names, *texts, ""])


def _plain(words: str) -> str:
    """A text in which nothing means anything to Fluent, on one line."""
    return " ".join(words.split()).replace("{", "(").replace("}", ")")


_HERE: Final = "sobremesa.games.tanxi"
PACK: Final = read_pack(
    packaged(_HERE, "packs/isla-del-desafio.toml"), "packs/isla-del-desafio.toml"
)
RELEASED: Final = {
    PACK.hash: PACK.text,
    "34a542801ae9fda098549884e5fbc9299f9abc8482b5f1c913c710a0794a0fae": PACK.text,
}  # by what it is, and by the hash of its file that records up to 0.4 name
RULEBOOK: Final = read_rulebook(packaged(_HERE, "packs/rules.toml"), "packs/rules.toml")
TEXTS: Final = {language: packaged(_HERE, f"texts/{language}.ftl") for language in LANGUAGES}
