"""The box on the table: what is printed on the things that a view names."""

from __future__ import annotations

from functools import lru_cache

from sobremesa.games.tanxi.catalogue import catalogue_for
from sobremesa.games.tanxi.content import Card, Character, Deity, Monster, Pack
from sobremesa.games.tanxi.game import Tanxi
from sobremesa.games.tanxi.part import Holding
from sobremesa.texts.speaker import Speaker


class PackIndex:
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

    def part(self, effect: str, step: int) -> Holding:
        """This step of a script, which holds: `shell/use` is what using Shell does."""
        catalogue = catalogue_for(self.pack)
        part = catalogue.scripts[catalogue.script[effect]][step]
        assert isinstance(part, Holding)
        return part


def box_of(speaker: Speaker) -> PackIndex:
    """The box of the game that is being spoken of."""
    assert isinstance(speaker.game, Tanxi)
    return _unpacked(speaker.game.box)


@lru_cache(maxsize=8)
def _unpacked(pack: Pack) -> PackIndex:
    return PackIndex(pack)
