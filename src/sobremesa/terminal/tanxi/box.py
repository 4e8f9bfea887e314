"""The box behind a view: what is printed on the things that it names."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from sobremesa.games.tanxi.catalogue import catalogue_for
from sobremesa.games.tanxi.content import PACK, Card, Character, Deity, Monster, Pack
from sobremesa.games.tanxi.view import View
from sobremesa.kernel.errors import PackFault

_OPENED: Final[dict[str, Pack]] = {PACK.hash: PACK}


class Box:
    """A pack whose entries are found by their ids."""

    def __init__(self, pack: Pack) -> None:
        data = pack.data
        self.pack = pack
        self.name = pack.name
        self.island = pack.island
        self.quadrants = data.quadrant
        self.residents = data.resident
        self.relics = frozenset(card.id for card in data.relic)
        self.cards: dict[str, Card] = {card.id: card for card in (*data.loot, *data.relic)}
        self.monsters: dict[str, Monster] = {monster.id: monster for monster in data.monster}
        self.characters: dict[str, Character] = {one.id: one for one in data.character}
        self.deities: dict[str, Deity] = {deity.id: deity for deity in data.deity}

    def part(self, effect: str, step: int) -> Any:
        """This step of a script: `shell/use` is what using Shell does."""
        catalogue = catalogue_for(self.pack)
        return catalogue.scripts[catalogue.script[effect]][step]


def open_box(pack: Pack) -> None:
    """Have a box from outside at hand; the released one is."""
    _OPENED[pack.hash] = pack


def box_of(view: View) -> Box:
    """The box that this table plays with."""
    pack = _OPENED.get(view.pack)
    if pack is None:
        raise PackFault("tanxi", "this table plays with a box that is not at hand")
    return _unpacked(pack)


@lru_cache(maxsize=8)
def _unpacked(pack: Pack) -> Box:
    return Box(pack)
