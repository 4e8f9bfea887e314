"""The pack as the rules read it: everything numbered, effects as scripts.

A card is a *kind*: two cards of one kind cannot be told apart. Loot comes first, then relics, then
monsters. A script is a list of effects with a number, so that a state can say how far one has run.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sobremesa.games.tanxi.island import Island
from sobremesa.games.tanxi.moves import Block, Dig, Go, Step, Target
from sobremesa.games.tanxi.part import Holding, Part, holdings_of, parts_of

if TYPE_CHECKING:  # which reads the parts, and these the rules
    from sobremesa.games.tanxi import content
    from sobremesa.games.tanxi.content import Pack
    from sobremesa.games.tanxi.fields import PartData

RANGED: Final = 1  # places in TYPES
SHIELD: Final = 2
OBJECT: Final = 4
GEM: Final = 5
MONSTER: Final = 6
TYPES: Final = ("melee", "ranged", "shield", "equipment", "object", "gem")
PLACES: Final = ("head", "chest", "feet", "accessory")

NO_SCRIPT: Final = -1
SEATS: Final = 5
BLOCKS: Final = 5  # TX-3


class Kind:
    """A kind of card."""

    def __init__(self, number: int, name: str, relic: bool) -> None:
        self.number = number
        self.name = name
        self.relic = relic
        self.type = MONSTER
        self.copies = 0
        self.starting = 0
        self.value = 0
        self.place = -1
        self.hands = 0
        self.attack = 0
        self.defence = 0
        self.energy = 0
        self.dice = 0
        self.range = 0
        self.ammunition = 0
        self.shot = 0
        self.reload_energy = 0
        self.reload_gain = 0
        self.no_return = False
        self.free = False
        self.hearts = 0
        self.ambush = 0
        self.reprisal = 0
        self.always: list[Holding] = []
        self.use = NO_SCRIPT
        self.on_equip = NO_SCRIPT
        self.at_start = NO_SCRIPT
        self.at_end = NO_SCRIPT
        self.on_hit = NO_SCRIPT
        self.on_hurt = NO_SCRIPT
        self.reward = NO_SCRIPT
        self.on_fail = NO_SCRIPT
        self.on_flee = NO_SCRIPT

    @property
    def is_weapon(self) -> bool:
        """TX-55: shields are weapons too."""
        return self.type <= SHIELD

    @property
    def is_monster(self) -> bool:
        """Whether it is fought rather than held."""
        return self.type == MONSTER


class Figure:
    """A character."""

    def __init__(self, number: int, name: str) -> None:
        self.number = number
        self.name = name
        self.hearts = 0
        self.energy = 0
        self.attack = 0
        self.defence = 0
        self.always: list[Holding] = []
        self.abilities: list[str] = []
        self.uses: list[int] = []
        self.at_start = NO_SCRIPT
        self.at_end = NO_SCRIPT
        self.on_hit = NO_SCRIPT
        self.on_hurt = NO_SCRIPT
        self.on_beat = NO_SCRIPT

    @property
    def half(self) -> int:
        """TX-95a: half of the maximum, rounded up."""
        return (self.hearts + 1) // 2


class Divinity:
    """A deity."""

    def __init__(self, number: int, name: str, wrath: int, favour: int) -> None:
        self.number = number
        self.name = name
        self.wrath = wrath
        self.favour = favour


class Offer:
    """A benefit of a resident."""

    def __init__(self, number: int, name: str, resident: int, price: int, use: int) -> None:
        self.number = number
        self.name = name
        self.resident = resident
        self.price = price
        self.use = use


class Catalogue:
    """All that a box holds, numbered."""

    def __init__(self, pack: Pack) -> None:
        data = pack.data
        self.island: Island = pack.island
        self.scripts: list[list[Part]] = []
        self.script_names: list[str] = []
        self.nested: list[list[int]] = []  # the script inside an `each`, by script and step
        self.kinds: list[Kind] = []
        self.decks: list[str] = [quadrant.id for quadrant in data.quadrant]
        for card in data.loot:
            self.add_card(card, False)
        for card in data.relic:
            self.add_card(card, True)
        for monster in data.monster:
            self.add_monster(monster)
        self.kind: dict[str, int] = {kind.name: kind.number for kind in self.kinds}
        self.names: list[str] = [kind.name for kind in self.kinds]
        self.monster: list[bool] = [kind.is_monster for kind in self.kinds]
        self.figures: list[Figure] = [
            self.figure(number, entry) for number, entry in enumerate(data.character)
        ]
        self.character: dict[str, int] = {figure.name: figure.number for figure in self.figures}
        self.deities: list[Divinity] = [
            self.divinity(number, entry) for number, entry in enumerate(data.deity)
        ]
        self.deity: dict[str, int] = {deity.name: deity.number for deity in self.deities}
        self.residents: list[str] = [resident.id for resident in data.resident]
        self.merchant = [resident.sells for resident in data.resident].index(True)
        self.offers: list[Offer] = []
        for number, resident in enumerate(data.resident):
            for benefit in resident.benefit:
                self.add_offer(benefit, number)
        self.offer: dict[str, int] = {offer.name: offer.number for offer in self.offers}
        self.monstrous: list[bool] = [
            name.partition("/")[0] in self.kind and self.monster[self.kind[name.partition("/")[0]]]
            for name in self.script_names
        ]
        self.script: dict[str, int] = {name: n for n, name in enumerate(self.script_names)}
        starting = [kind for kind in self.kinds if kind.starting]
        self.start_equipped: list[int] = [kind.number for kind in starting if kind.is_weapon]
        self.start_hand: list[int] = [kind.number for kind in starting if not kind.is_weapon]
        cells = self.island.names
        self.steps: list[Step] = [Step(cell) for cell in cells]
        self.goes: list[Go] = [Go(cell) for cell in cells]
        self.blocks: list[Block] = [Block(cell) for cell in cells]
        self.digs: list[Dig] = [Dig(deck) for deck in self.decks]
        self.targets: list[Target] = [Target(seat) for seat in range(SEATS)]

    def read_script(self, name: str, said: tuple[PartData, ...]) -> int:
        """The number of what a pack says; none where it says nothing."""
        return self.add_script(name, parts_of(said))

    def add_script(self, name: str, parts: list[Part]) -> int:
        """The number of this list of effects; none where it is empty."""
        if not parts:
            return NO_SCRIPT
        number = len(self.scripts)
        self.scripts.append(parts)
        self.script_names.append(name)
        inner = [NO_SCRIPT] * len(parts)
        self.nested.append(inner)
        groups = [step for step, part in enumerate(parts) if part.inner]
        for nth, step in enumerate(groups, 1):
            inside = f"{name}/each" if nth == 1 else f"{name}/each-{nth}"
            inner[step] = self.add_script(inside, parts[step].inner)
        return number

    def add_card(self, card: content.Card, relic: bool) -> None:
        """A kind of loot or a relic."""
        kind = Kind(len(self.kinds), card.id, relic)
        kind.type = TYPES.index(card.type)
        kind.place = -1 if card.place is None else PLACES.index(card.place)
        kind.copies, kind.starting, kind.value = card.copies, card.starting, card.value
        kind.hands, kind.range, kind.shot = card.hands, card.range, card.shot
        kind.attack, kind.defence = card.attack, card.defence
        kind.energy, kind.dice = card.energy, card.dice
        kind.ammunition = card.ammunition
        kind.reload_energy, kind.reload_gain = card.reload_energy, card.reload_gain
        kind.no_return, kind.free = card.no_return, card.free
        kind.always = holdings_of(card.always)
        kind.use = self.read_script(f"{card.id}/use", card.use)
        kind.on_equip = self.read_script(f"{card.id}/on_equip", card.on_equip)
        kind.at_start = self.read_script(f"{card.id}/at_start", card.at_start)
        kind.at_end = self.read_script(f"{card.id}/at_end", card.at_end)
        kind.on_hit = self.read_script(f"{card.id}/on_hit", card.on_hit)
        kind.on_hurt = self.read_script(f"{card.id}/on_hurt", card.on_hurt)
        self.kinds.append(kind)

    def add_monster(self, monster: content.Monster) -> None:
        """A kind of monster."""
        kind = Kind(len(self.kinds), monster.id, False)
        kind.copies = monster.copies
        kind.hearts, kind.dice = monster.hearts, monster.dice
        kind.ambush, kind.reprisal = monster.ambush, monster.reprisal
        kind.always = holdings_of(monster.always)
        kind.reward = self.read_script(f"{monster.id}/reward", monster.reward)
        kind.on_fail = self.read_script(f"{monster.id}/on_fail", monster.on_fail)
        kind.on_flee = self.read_script(f"{monster.id}/on_flee", monster.on_flee)
        self.kinds.append(kind)

    def figure(self, number: int, entry: content.Character) -> Figure:
        """A character."""
        figure = Figure(number, entry.id)
        passive = entry.passive
        figure.hearts, figure.energy = entry.hearts, entry.energy
        figure.attack, figure.defence = entry.attack, entry.defence
        figure.always = holdings_of(passive.always)
        figure.abilities = [ability.id for ability in entry.ability]
        figure.uses = [self.read_script(f"{a.id}/use", a.use) for a in entry.ability]
        figure.at_start = self.read_script(f"{passive.id}/at_start", passive.at_start)
        figure.at_end = self.read_script(f"{passive.id}/at_end", passive.at_end)
        figure.on_hit = self.read_script(f"{passive.id}/on_hit", passive.on_hit)
        figure.on_hurt = self.read_script(f"{passive.id}/on_hurt", passive.on_hurt)
        figure.on_beat = self.read_script(f"{passive.id}/on_beat", passive.on_beat)
        return figure

    def divinity(self, number: int, entry: content.Deity) -> Divinity:
        """A deity."""
        wrath = self.read_script(f"{entry.id}/wrath", entry.wrath.effect)
        favour = self.read_script(f"{entry.id}/favour", entry.favour.effect)
        return Divinity(number, entry.id, wrath, favour)

    def add_offer(self, benefit: content.Benefit, resident: int) -> None:
        """A benefit of a resident."""
        use = self.read_script(f"{benefit.id}/effect", benefit.effect)
        offer = Offer(len(self.offers), benefit.id, resident, benefit.price, use)
        self.offers.append(offer)


_CATALOGUES: dict[str, Catalogue] = {}


def catalogue_for(pack: Pack) -> Catalogue:
    """The catalogue of a pack, made once."""
    found = _CATALOGUES.get(pack.hash)
    if found is None:
        if len(_CATALOGUES) > 64:
            _CATALOGUES.clear()
        found = _CATALOGUES[pack.hash] = Catalogue(pack)
    return found
