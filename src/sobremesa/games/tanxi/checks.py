"""What a pack must be so that it can be played; all mistakes, each by its place.

Types and sizes of numbers are seen to by the entries themselves. Here is what they cannot say: the
numbers that the box and the setup ask for, what each type of card has, and where which effect can
stand. Two rules of design keep the engine small: nothing is decided inside an attack, a fight or a
purchase, and nobody is asked anything in another's turn, except by a wrath.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from sobremesa.games.tanxi.part import (
    ABILITY,
    ALL,
    ALWAYS,
    ASKING,
    CHOSEN,
    CONDITIONS,
    FAVOUR,
    IF_HANDS_EMPTY,
    IF_MONSTER,
    IN_A_TURN,
    IT,
    LASTS,
    NO_ONE,
    SAME,
    SELF,
    UNASKED,
    USED,
    WHOM,
    Holding,
    Part,
    holdings_of,
    parts_of,
)
from sobremesa.games.tanxi.rules.parts.each import Each
from sobremesa.games.tanxi.rules.parts.ice import Ice
from sobremesa.kernel.mistakes import Mistake, Path

if TYPE_CHECKING:
    from sobremesa.games.tanxi.content import (
        Card,
        Character,
        Deity,
        Monster,
        PackFile,
        Passive,
        Resident,
    )
    from sobremesa.games.tanxi.fields import PartData

Words = frozenset[str]

# The numbers of the box and of the setup

COUNTS: Final[dict[str, tuple[range, str]]] = {
    "quadrant": (range(4, 5), "TX-10: an island has {} quadrants"),
    "character": (range(5, 41), "TX-25: a box has {} characters"),
    "loot": (range(64, 65), "TX-21: a box has {} loot cards"),  # 4 and 4 times 15
    "relic": (range(18, 19), "TX-21: a box has {} relics"),  # 1, 4 and 13
    "monster": (range(20, 21), "TX-21: a box has {} monsters"),  # 4 times 5
    "deity": (range(3, 41), "TX-22: a box has {} deities"),
    "resident": (range(4, 5), "TX-75: a village has {} residents"),
}
STARTING: Final = 5  # cards of each of these types (TX-23)
STARTING_TYPES: Final = ["gem", "melee", "object"]

Bounds = dict[str, range]
MANY: Final = 100  # more than any number in a pack
CHARACTER: Final[Bounds] = {
    "hearts": range(10, 15), "energy": range(1, 10), "attack": range(10), "defence": range(10),
}  # fmt: skip
LOOT: Final[Bounds] = {"value": range(1, 6)}
RELIC: Final[Bounds] = {"value": range(4, 7), "copies": range(1, MANY), "starting": range(1)}
MONSTER: Final[Bounds] = {"hearts": range(1, MANY), "copies": range(1, MANY)}
BENEFIT: Final[Bounds] = {"price": range(1, 11)}
RANGED: Final[Bounds] = {"range": range(1, 10), "ammunition": range(1, MANY)}

# What each type of card has: the fields that it needs, and those that it may have

_BONUSES: Final = ("attack", "defence", "energy", "dice")
_WORN: Final = ("always", "on_equip", "at_start", "at_end", "on_hit", "on_hurt")
_SHOOTING: Final = ("range", "ammunition", "shot", "reload_energy", "reload_gain")
_OF_A_TYPE: Final = ("place", "hands", *_BONUSES, *_SHOOTING, "no_return", "free", *_WORN, "use")
_WEAPON: Final = ("hands", *_BONUSES, "no_return", *_WORN)

NEEDED: Final[dict[str, dict[str, str]]] = {
    "melee": {"hands": "TX-55: {} is a weapon, held in 1 or 2 hands"},
    "ranged": {"hands": "TX-55: {} is a weapon, held in 1 or 2 hands"},
    "shield": {"hands": "TX-55: {} is a shield, held in 1 or 2 hands"},
    "equipment": {"place": "TX-55: {} is equipment, which has a place"},
    "object": {"use": "TX-60: {} is an object, which does something when used"},
    "gem": {},
}
ALLOWED: Final[dict[str, tuple[str, ...]]] = {
    "melee": _WEAPON,
    "ranged": (*_WEAPON, *_SHOOTING),
    "shield": _WEAPON,
    "equipment": ("place", *_BONUSES, *_WORN),
    "object": ("use", "free"),
    "gem": (),
}
CALLED: Final = {
    "melee": "a melee weapon", "ranged": "a ranged weapon", "shield": "a shield",
    "equipment": "equipment", "object": "an object", "gem": "a gem card",
    "passive": "a passive ability", "monster": "a monster",
}  # fmt: skip

# What happens: what parts may need there, whom they may be about and for how long

_OF_A_CHARACTER: Final[Words] = frozenset({"still", "half", "hands-empty", "at-point"})
_OF_A_FIGHT: Final[Words] = frozenset({"ranged", "unarmed"})
_CHOSEN: Final[Words] = frozenset([WHOM[who] for who in CHOSEN])
_LASTS: Final[Words] = frozenset(LASTS)


class Spot(NamedTuple):
    """A place where effects stand, and what can be said there."""

    name: str
    has: int  # what parts may need
    whom: Words = _CHOSEN
    lasts: Words = _LASTS
    conditions: Words = _OF_A_CHARACTER | {"monster"}
    wrath: bool = False
    each: bool = False

    def admits(self, part: Part) -> bool:
        """Whether it can stand here."""
        if self.wrath:
            return part.in_wrath
        return part.needs <= self.has and (part.in_each or not self.each)


OBJECT: Final = Spot("the use of an object", USED)
ABILITY_USED: Final = Spot("an ability", ABILITY)
FAVOUR_ASKED: Final = Spot("a favour", FAVOUR)
BENEFIT_BOUGHT: Final = Spot("a benefit", IN_A_TURN)
ON_EQUIP: Final = Spot("on_equip", IN_A_TURN)
AT_START: Final = Spot("at_start", IN_A_TURN)
AT_END: Final = Spot("at_end", ASKING, lasts=_LASTS - {"next-attack"})
ON_HIT: Final = Spot(
    "on_hit", IN_A_TURN, _CHOSEN | {"target"}, conditions=_OF_A_CHARACTER | {"monster", "damage"}
)
ON_HURT: Final = Spot(
    "on_hurt, in another's turn",
    UNASKED,
    frozenset({"attacker"}),
    _LASTS - {"next-attack"},
    _OF_A_CHARACTER | {"monster", "damage"},
)
ON_BEAT: Final = Spot("on_beat", IN_A_TURN)
REWARD: Final = Spot("a reward", IN_A_TURN)
ON_FAIL: Final = Spot("on_fail", IN_A_TURN)
ON_FLEE: Final = Spot("on_flee", IN_A_TURN)
WRATH: Final = Spot(
    "a wrath", UNASKED, frozenset({"it"}), frozenset({"next-turn"}), frozenset(), wrath=True
)

OF_A_CARD: Final = {
    "use": OBJECT, "on_equip": ON_EQUIP, "at_start": AT_START, "at_end": AT_END,
    "on_hit": ON_HIT, "on_hurt": ON_HURT,
}  # fmt: skip
OF_A_PASSIVE: Final = {
    "at_start": AT_START, "at_end": AT_END, "on_hit": ON_HIT, "on_hurt": ON_HURT,
    "on_beat": ON_BEAT,
}  # fmt: skip
OF_A_MONSTER: Final = {"reward": REWARD, "on_fail": ON_FAIL, "on_flee": ON_FLEE}


class At(NamedTuple):
    """An entry: where it stands, and what it is called."""

    path: Path
    id: str

    def fault(self, field: str, what: str, rule: str = "") -> Mistake:
        """What is wrong with a field; the sentence begins with the rule, if there is one."""
        said = f"{self.id} {what}"
        return Mistake((*self.path, field), f"{rule}: {said}" if rule else said)

    def inner(self, field: str, id: str) -> At:
        """A part of this entry with an id of its own."""
        return At((*self.path, field), id)


def mistakes_in(data: PackFile) -> Iterator[Mistake]:
    """Everything that is wrong with a pack, in the order of the file."""
    yield from _check_ids(data)
    for at, entry in _all_entries(data):
        yield from _check_words(at, entry)
    yield from _check_quadrants(data)
    for at, character in _numbered((), "character", data.character):
        yield from _check_character(at, character)
    for at, card in _numbered((), "loot", data.loot):
        yield from _check_loot(at, card)
    for at, card in _numbered((), "relic", data.relic):
        yield from _check_relic(at, card)
    for at, monster in _numbered((), "monster", data.monster):
        yield from _check_monster(at, monster)
    for at, deity in _numbered((), "deity", data.deity):
        yield from _check_deity(at, deity)
    for at, resident in _numbered((), "resident", data.resident):
        yield from _check_resident(at, resident)
    yield from _check_ice(data)
    yield from _check_counts(data)


# Ids and words


def _numbered(path: Path, kind: str, entries: Iterable[Any]) -> Iterator[tuple[At, Any]]:
    """The entries of one kind, each with its place."""
    for number, entry in enumerate(entries):
        yield At((*path, kind, number), entry.id), entry


def _all_entries(data: PackFile) -> Iterator[tuple[At, Any]]:
    """Everything with an id, in the order of the file."""
    for kind in ("quadrant", "character", "loot", "relic", "monster", "deity", "resident"):
        for at, entry in _numbered((), kind, getattr(data, kind)):
            yield at, entry
            if kind == "character":
                yield at.inner("passive", entry.passive.id), entry.passive
                yield from _numbered(at.path, "ability", entry.ability)
            if kind == "resident":
                yield from _numbered(at.path, "benefit", entry.benefit)


def _check_ids(data: PackFile) -> Iterator[Mistake]:
    """An id stands once in the whole file."""
    seen: set[str] = set()
    for at, entry in _all_entries(data):
        if entry.id in seen:
            yield at.fault("id", "stands here twice")
        seen.add(entry.id)


def _check_words(at: At, entry: Any) -> Iterator[Mistake]:
    """Everything has a name, and what does something has a text."""
    if not entry.name.en.strip():
        yield at.fault("name", "needs a name in English")
    does = any(getattr(entry, field, ()) for field in (*_WORN, *OF_A_PASSIVE, "use"))
    if does and not entry.text.en.strip():
        yield at.fault("text", "needs a text in English that says what it does")


# Entries


def _check_bounds(at: At, entry: Any, bounds: Bounds, rule: str = "") -> Iterator[Mistake]:
    for field, asked in bounds.items():
        value = getattr(entry, field)
        if value not in asked:
            yield at.fault(field, f"has {value} as its {field}, not {_span(asked)}", rule)


def _span(asked: range) -> str:
    """A range as a person would say it."""
    if len(asked) == 1:
        return str(asked[0])
    return f"at least {asked[0]}" if asked.stop == MANY else f"{asked[0]} to {asked[-1]}"


def _check_quadrants(data: PackFile) -> Iterator[Mistake]:
    """TX-12: quadrants are told apart by the letters of their points."""
    letters: list[str] = []
    for at, quadrant in _numbered((), "quadrant", data.quadrant):
        if quadrant.letter in letters:
            yield at.fault("letter", f"has the letter {quadrant.letter} of another one", "TX-12")
        letters.append(quadrant.letter)


def _check_character(at: At, character: Character) -> Iterator[Mistake]:
    """TX-27, TX-85 and TX-90."""
    yield from _check_bounds(at, character, CHARACTER)
    yield from _check_passive(at.inner("passive", character.passive.id), character.passive)
    if len(character.ability) != 2:
        has = len(character.ability)
        yield at.fault("ability", f"has two special abilities, not {has}", "TX-85")
    for ability_at, ability in _numbered(at.path, "ability", character.ability):
        yield from _check_something(ability_at, "use", ability.use)
        yield from _check_effects(ability_at, "use", ability.use, ABILITY_USED)


def _check_passive(at: At, passive: Passive) -> Iterator[Mistake]:
    """TX-90."""
    if not any(getattr(passive, field) for field in ("always", *OF_A_PASSIVE)):
        yield at.fault("always", "does nothing", "TX-90")
    yield from _check_always(at, passive.always, "passive")
    for field, spot in OF_A_PASSIVE.items():
        yield from _check_effects(at, field, getattr(passive, field), spot)


def _check_loot(at: At, card: Card) -> Iterator[Mistake]:
    """TX-1 and TX-23: a loot card, a starting one perhaps."""
    yield from _check_bounds(at, card, LOOT)
    if not card.copies and not card.starting:
        yield at.fault("copies", "has no copies, neither as loot nor as starting loot")
    if card.starting not in (0, STARTING):
        yield at.fault("starting", f"has {card.starting} starting cards, not 0 or 5", "TX-1")
    yield from _check_card(at, card)


def _check_relic(at: At, card: Card) -> Iterator[Mistake]:
    """TX-1: relics are weapons, equipment or objects."""
    yield from _check_bounds(at, card, RELIC)
    if card.type == "gem":
        yield at.fault("type", "is a relic, and no relic is a gem card", "TX-1")
    yield from _check_card(at, card)


def _check_card(at: At, card: Card) -> Iterator[Mistake]:
    """The fields that its type needs and has, and what it does."""
    for field, what in NEEDED[card.type].items():
        if not getattr(card, field):
            yield Mistake((*at.path, field), what.format(card.id))
    for field in _OF_A_TYPE:
        if getattr(card, field) and field not in ALLOWED[card.type]:
            yield at.fault(field, f"is {CALLED[card.type]}, which has no {field}")
    if card.type == "ranged":
        yield from _check_ranged(at, card)
    if card.hands:
        yield from _check_never_empty(at, card)
    if "always" in ALLOWED[card.type]:
        yield from _check_always(at, card.always, card.type)
    for field, spot in OF_A_CARD.items():
        if field in ALLOWED[card.type]:
            yield from _check_effects(at, field, getattr(card, field), spot)


def _check_ranged(at: At, card: Card) -> Iterator[Mistake]:
    """TX-58, TX-67 and TX-68a: ammunition, and where it comes from."""
    bounds = list(_check_bounds(at, card, RANGED, "TX-67"))
    if bounds:
        yield from bounds
        return
    if not 1 <= card.shot <= card.ammunition:
        what = f"spends 1 to {card.ammunition} ammunition a shot, not {card.shot}"
        yield at.fault("shot", what, "TX-67a")
    if bool(card.reload_energy) != bool(card.reload_gain):
        missing = "reload_gain" if card.reload_energy else "reload_energy"
        yield at.fault(missing, "is reloaded for a price and a gain, both at least 1", "TX-68a")
    if not card.reload_gain and not card.no_return:
        yield at.fault("no_return", "cannot be reloaded, so it is a no-return weapon", "TX-58")


def _check_never_empty(at: At, card: Card) -> Iterator[Mistake]:
    """Whoever holds a weapon has no empty hands."""
    for field in _WORN:
        if any(part.when == IF_HANDS_EMPTY for part in parts_of(getattr(card, field))):
            yield at.fault(field, "is held, so its condition hands-empty is never true")


def _check_monster(at: At, monster: Monster) -> Iterator[Mistake]:
    """TX-47 to TX-52."""
    yield from _check_bounds(at, monster, MONSTER)
    yield from _check_always(at, monster.always, "monster")
    for field, spot in OF_A_MONSTER.items():
        yield from _check_effects(at, field, getattr(monster, field), spot)


def _check_deity(at: At, deity: Deity) -> Iterator[Mistake]:
    """TX-86 and TX-101."""
    favour, wrath = at.inner("favour", deity.id), at.inner("wrath", deity.id)
    for place, act in ((favour, deity.favour), (wrath, deity.wrath)):
        if not act.text.en.strip():
            yield place.fault("text", "needs a text in English that says what it does")
    yield from _check_something(favour, "effect", deity.favour.effect)
    yield from _check_effects(favour, "effect", deity.favour.effect, FAVOUR_ASKED)
    yield from _check_wrath(wrath, deity.wrath.effect)


def _check_wrath(at: At, said: tuple[PartData, ...]) -> Iterator[Mistake]:
    """TX-101: a wrath hits every character at once."""
    parts = parts_of(said)
    if len(parts) != 1 or not isinstance(parts[0], Each) or parts[0].who != ALL:
        yield at.fault("effect", "has a wrath, which is one part: each of all", "TX-101")
        return
    if parts[0].condition() not in ("", *_OF_A_CHARACTER):
        yield at.fault("effect", f"says when {parts[0].condition()}, which no wrath knows")
    yield from _check_each(at, "effect", parts[0], WRATH)


def _check_resident(at: At, resident: Resident) -> Iterator[Mistake]:
    """TX-75 to TX-80."""
    if resident.sells and resident.benefit:
        yield at.fault("benefit", "sells cards and has no other benefits", "TX-80")
    if not resident.sells and not resident.benefit:
        yield at.fault("benefit", "has nothing to sell", "TX-75")
    for inner, benefit in _numbered(at.path, "benefit", resident.benefit):
        yield from _check_bounds(inner, benefit, BENEFIT, "TX-76")
        yield from _check_something(inner, "effect", benefit.effect)
        yield from _check_effects(inner, "effect", benefit.effect, BENEFIT_BOUGHT)


def _check_something(
    at: At, field: str, said: tuple[PartData, ...] | list[Part]
) -> Iterator[Mistake]:
    if not said:
        yield at.fault(field, "does nothing")


# The box as a whole


def _check_ice(data: PackFile) -> Iterator[Mistake]:
    """TX-3: the box has 5 ice blocks, so only one character may lay them."""
    owners: set[str] = set()
    for character_at, character in _numbered((), "character", data.character):
        for at, ability in _numbered(character_at.path, "ability", character.ability):
            if any(isinstance(part, Ice) for part in parts_of(ability.use)):
                owners.add(character.id)
            if len(owners) > 1:
                yield at.fault("use", "lays ice blocks, as another character does", "TX-3")


def _check_counts(data: PackFile) -> Iterator[Mistake]:
    """What the setup deals out must be there."""
    for field, (asked, what) in COUNTS.items():
        number = sum(getattr(entry, "copies", 1) for entry in getattr(data, field))
        if number not in asked:
            said = f"{what.format(_span(asked))}, this one {number}"
            yield Mistake((field,), said)
    if sorted(card.type for card in data.loot if card.starting) != STARTING_TYPES:
        what = "TX-23: the starting loot is a melee weapon, an object and a gem card, 5 of each"
        yield Mistake(("loot",), what)
    sellers = sum(resident.sells for resident in data.resident)
    if sellers != 1:
        yield Mistake(("resident",), f"TX-80: one resident sells, not {sellers}")


# What holds always


def _check_always(at: At, said: tuple[PartData, ...], kind: str) -> Iterator[Mistake]:
    """Parts that hold while a card is equipped, a character stands, a monster is met."""
    for part in holdings_of(said):
        if kind not in part.holders:
            yield at.fault("always", f"says {part.do}, which {CALLED[kind]} cannot have")
            continue
        if part.lasts is not None:
            yield at.fault("always", f"says {part.do} with lasts, though it always holds")
        if part.who != SELF:
            yield at.fault("always", f"says {part.do} of {part.whom()}, not of self")
        yield from _check_itself(at, "always", part, False)
        yield from _check_always_when(at, part, kind)
        if kind == "monster" and part.stat not in ("", "defence", "dice"):
            yield at.fault("always", f"changes {part.stat}: a monster has defence and dice")


def _check_always_when(at: At, part: Part, kind: str) -> Iterator[Mistake]:
    known = _OF_A_FIGHT if kind == "monster" else _OF_A_CHARACTER | {"monster"}
    if part.when != ALWAYS and part.condition() not in known:
        yield at.fault("always", f"says when {part.condition()}, which {CALLED[kind]} cannot know")
    yield from _check_against_monsters(at, "always", part)


def _check_against_monsters(at: At, field: str, part: Part) -> Iterator[Mistake]:
    """TX-50: of what a character has, only its attack counts against a monster."""
    if part.when == IF_MONSTER and not part.is_of_attacks():
        yield at.fault(field, "says when monster, which only an attack can know", "TX-50")


def _check_itself(at: At, field: str, part: Part, wrath: bool) -> Iterator[Mistake]:
    """What the part itself says."""
    for what, rule in part.faults(field, wrath):
        yield at.fault(field, what, rule)


# What happens


def _check_effects(at: At, field: str, said: tuple[PartData, ...], spot: Spot) -> Iterator[Mistake]:
    """The parts of one list, in their order."""
    chosen = False
    for part in parts_of(said):
        if isinstance(part, Each):
            yield from _check_each(at, field, part, spot)
            yield from _check_when(at, field, part, spot)
        else:
            yield from _check_part(at, field, part, spot, chosen)
            chosen = chosen or part.chooses()


def _check_each(at: At, field: str, each: Each, spot: Spot) -> Iterator[Mistake]:
    """All of these at once: within, everything is about `it`."""
    if each.who not in (*CHOSEN, ALL):
        yield at.fault(field, f"says each of {each.whom()}, which is not several")
    yield from _check_something(at, field, each.inner)
    if not spot.wrath:
        it, never = frozenset({"it"}), frozenset[str]()
        spot = Spot(f"an each in {spot.name}", spot.has, it, spot.lasts, never, each=True)
    for part in each.inner:
        yield from _check_part(at, field, part, spot, False)


def _check_part(at: At, field: str, part: Part, spot: Spot, chosen: bool) -> Iterator[Mistake]:
    """One part: whether it can stand here, whom it is about, when and for how long."""
    if not spot.admits(part):
        yield at.fault(field, f"says {part.do}, which cannot stand in {spot.name}")
        return
    yield from _check_when(at, field, part, spot)
    yield from _check_who(at, field, part, spot, chosen)
    yield from _check_itself(at, field, part, spot.wrath)
    if isinstance(part, Holding):
        yield from _check_lasts(at, field, part, spot)


def _check_when(at: At, field: str, part: Part, spot: Spot) -> Iterator[Mistake]:
    if part.when == ALWAYS:
        return
    if CONDITIONS[part.when] not in spot.conditions:
        yield at.fault(field, f"says when {part.condition()}, which {spot.name} cannot know")
    yield from _check_against_monsters(at, field, part)


def _check_who(at: At, field: str, part: Part, spot: Spot, chosen: bool) -> Iterator[Mistake]:
    """Whom it is about: somebody who is known here."""
    who = part.who
    if who == NO_ONE or (who == IT and "it" in spot.whom):
        return
    if "it" in spot.whom:
        yield at.fault(field, f"says {part.do} of {part.whom()}; inside each, parts are of it")
    elif who == SELF:
        if not part.of_self:
            yield at.fault(field, f"says {part.do} of self, and nobody does that alone")
    elif who == SAME:
        if not chosen:
            yield at.fault(field, "says same before anybody was chosen")
    elif who in (IT, ALL):
        yield at.fault(field, f"says {WHOM[who]}, which belongs to each")
    elif WHOM[who] not in spot.whom:
        yield at.fault(field, f"says {WHOM[who]}, who is not known in {spot.name}")


def _check_lasts(at: At, field: str, part: Holding, spot: Spot) -> Iterator[Mistake]:
    """Outside `always`, what holds ends at some time."""
    if part.lasts is None:
        yield at.fault(field, f"says {part.do} without lasts, so it would never end", "TX-60")
        return
    if part.lasts not in spot.lasts:
        yield at.fault(field, f"says lasts {part.lasts}, which is no time in {spot.name}")
        return
    own = part.who == SELF and (part.is_of_attacks() or part.pierces > 0)
    if part.lasts == "next-attack" and not own:
        yield at.fault(field, f"says {part.do} for the next attack, which is not about that")
