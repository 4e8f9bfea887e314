"""What is printed on the things in the box, for those who draw them. Its words are in the texts.

A pack says what each card does, in data; here is only what can be read off it at a glance.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from sobremesa.games.tanxi.content import Card, Character, Monster, Pack, Place, Style, Type
from sobremesa.games.tanxi.island import Island
from sobremesa.games.tanxi.part import Part, parts_of
from sobremesa.games.tanxi.rules.parts.gain import Gain
from sobremesa.games.tanxi.rules.parts.heal import Heal
from sobremesa.games.tanxi.rules.parts.relic import Relic
from sobremesa.games.tanxi.rules.using import ABILITY_PRICE, FAVOUR_PRICE

Ground = Literal["land", "beach", "village"]


class CardFace(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A loot card or a relic."""

    type: Type
    value: Annotated[int, Meta(description="coins")]
    relic: bool = False
    place: Place | None = None
    hands: int = 0
    attack: int = 0
    defence: int = 0
    energy: int = 0
    dice: int = 0
    range: int = 0
    ammunition: int = 0
    shot: Annotated[int, Meta(description="what a shot costs")] = 0
    reload_energy: Annotated[int, Meta(description="what reloading costs")] = 0
    reload_gain: Annotated[int, Meta(description="what reloading brings")] = 0
    no_return: Annotated[bool, Meta(description="TX-57: it is discarded when it comes off")] = False
    free: Annotated[bool, Meta(description="TX-60: to use it costs no energy")] = False


class Prize(msgspec.Struct, frozen=True):
    """A part of what beating a monster brings."""

    what: Literal["heart", "gem", "fire", "ice", "relic"]
    number: int


class MonsterFace(msgspec.Struct, frozen=True):
    """A monster."""

    hearts: int
    dice: int
    ambush: int
    reprisal: int
    reward: Annotated[tuple[Prize, ...], Meta(description="as far as its text does not say it")]


class CharacterFace(msgspec.Struct, frozen=True):
    """A character."""

    hearts: int
    energy: int
    attack: int
    defence: int
    passive: str
    abilities: tuple[str, ...]
    easy: Annotated[bool, Meta(description="for who plays their first games")]
    style: Annotated[Style | None, Meta(description="how one plays it, mostly")]


class Land(msgspec.Struct, frozen=True):
    """A cell that is no sea."""

    name: str
    row: int
    column: int
    ground: Ground
    fog: Annotated[int, Meta(description="the step that covers it; 0: none does")]
    quadrant: str
    point: Annotated[int | None, Meta(description="the exploration point that it belongs to")]


class Chart(msgspec.Struct, frozen=True):
    """The island. Rivers and bridges lie between two cells each."""

    rows: int
    columns: int
    land: tuple[Land, ...]
    points: Annotated[
        tuple[str, ...], Meta(description="the quadrant whose deck is explored there")
    ]
    rivers: tuple[tuple[str, str], ...]
    bridges: tuple[tuple[str, str], ...]


class Box(msgspec.Struct, frozen=True):
    """The box. Whatever has a name is called by its id."""

    cards: dict[str, CardFace]
    monsters: dict[str, MonsterFace]
    characters: dict[str, CharacterFace]
    deities: tuple[str, ...]
    residents: Annotated[
        dict[str, tuple[str, ...]], Meta(description="what each of them sells beside cards")
    ]
    ability_price: Annotated[int, Meta(description="gems")]
    favour_price: Annotated[int, Meta(description="gems")]
    chart: Chart


def printed(pack: Pack) -> Box:
    """What is printed on all that this pack has."""
    data = pack.data
    loot = {card.id: _card(card, relic=False) for card in data.loot}
    return Box(
        cards=loot | {card.id: _card(card, relic=True) for card in data.relic},
        monsters={monster.id: _monster(monster) for monster in data.monster},
        characters={character.id: _character(character) for character in data.character},
        deities=tuple(deity.id for deity in data.deity),
        residents={one.id: tuple(sold.id for sold in one.benefit) for one in data.resident},
        ability_price=ABILITY_PRICE,
        favour_price=FAVOUR_PRICE,
        chart=_chart(pack.island, [quadrant.id for quadrant in data.quadrant]),
    )


def _card(card: Card, relic: bool) -> CardFace:
    same = {name: getattr(card, name) for name in CardFace.__struct_fields__ if name != "relic"}
    return CardFace(**same, relic=relic)


def _monster(monster: Monster) -> MonsterFace:
    prizes = [prize for part in parts_of(monster.reward) if (prize := _prize(part))]
    return MonsterFace(
        monster.hearts, monster.dice, monster.ambush, monster.reprisal, tuple(prizes)
    )


def _prize(part: Part) -> Prize | None:
    match part:
        case Heal(to_half=False, hearts=hearts):
            return Prize("heart", hearts)
        case Gain(what=what, number=number):
            return Prize(what, number)
        case Relic(number=number):
            return Prize("relic", number)
    return None


def _character(one: Character) -> CharacterFace:
    abilities = tuple(ability.id for ability in one.ability)
    return CharacterFace(
        hearts=one.hearts,
        energy=one.energy,
        attack=one.attack,
        defence=one.defence,
        passive=one.passive.id,
        abilities=abilities,
        easy=one.easy,
        style=one.style,
    )


def _chart(island: Island, quadrants: list[str]) -> Chart:
    return Chart(
        rows=island.rows,
        columns=island.columns,
        land=tuple(
            Land(
                name=island.names[cell],
                row=island.row[cell],
                column=island.column[cell],
                ground=_ground(island, cell),
                fog=island.fog[cell],
                quadrant=quadrants[island.quadrant[cell]],
                point=island.point[cell] if island.point[cell] >= 0 else None,
            )
            for cell in range(island.size)
        ),
        points=tuple(quadrants[deck] for deck in island.deck),
        rivers=_between(island, island.rivers),
        bridges=_between(island, island.bridges),
    )


def _ground(island: Island, cell: int) -> Ground:
    if island.in_village[cell]:
        return "village"
    return "beach" if cell in island.beaches else "land"


def _between(island: Island, pairs: frozenset[tuple[int, int]]) -> tuple[tuple[str, str], ...]:
    return tuple((island.names[here], island.names[there]) for here, there in sorted(pairs))
