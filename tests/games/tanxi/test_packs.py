"""TX-1 and the box: what is in the released pack, and what is said of a pack with a mistake."""

from __future__ import annotations

import re
import tomllib
from collections import Counter

import pytest

from sobremesa.games.tanxi.content import (
    LANGUAGES,
    PACK,
    PackFile,
    names_in,
    read_pack,
    texts_in,
)
from sobremesa.kernel.errors import Fault, PackFault

FILE = "box.toml"
CARD = 95  # signs of a text that fit on a card
DATA = PACK.data
CARDS = {card.id: card for card in (*DATA.loot, *DATA.relic)}


def read(text: str) -> PackFile:
    """The data of a pack, checked."""
    return read_pack(text, FILE).data


def changed(id: str, old: str, new: str) -> str:
    """The released pack with one change inside the entry with this id."""
    start = PACK.text.index(f'\nid = "{id}"\n')
    end = PACK.text.find("\n[[", start)
    entry = PACK.text[start:end]
    assert old in entry
    return PACK.text[:start] + entry.replace(old, new, 1) + PACK.text[end:]


def fault_of(text: str) -> PackFault:
    """What is said of a pack that cannot be used."""
    with pytest.raises(PackFault) as fault:
        read(text)
    return fault.value


# The released pack


def test_tx_1_the_box_is_complete() -> None:
    assert sum(card.copies for card in DATA.loot) == 64
    assert sum(card.starting for card in DATA.loot) == 15
    assert sum(card.copies for card in DATA.relic) == len(DATA.relic) == 18
    assert sum(monster.copies for monster in DATA.monster) == 20
    assert (len(DATA.character), len(DATA.deity), len(DATA.resident)) == (12, 6, 4)


def test_tx_1_loot_is_of_every_type() -> None:
    loot: Counter[str] = Counter()
    for card in DATA.loot:
        loot[card.type] += card.copies
    assert loot == {
        "melee": 11, "ranged": 8, "shield": 6, "equipment": 18, "object": 16, "gem": 5,
    }  # fmt: skip
    assert Counter(card.type for card in DATA.relic) == {
        "melee": 5, "ranged": 2, "shield": 2, "equipment": 7, "object": 2,
    }  # fmt: skip


def test_tx_10_the_quadrants_are_in_the_order_of_the_map() -> None:
    assert [(quadrant.id, quadrant.letter) for quadrant in DATA.quadrant] == [
        ("jungle", "J"),
        ("peaks", "P"),
        ("swamp", "S"),
        ("volcano", "V"),
    ]


def test_tx_23_everyone_starts_with_a_knife_a_canteen_and_a_gem_card() -> None:
    starting = {card.id: card.starting for card in DATA.loot if card.starting}
    assert starting == {"knife": 5, "canteen": 5, "gem-of-power": 5}


def test_characters_are_worth_playing() -> None:
    for character in DATA.character:
        assert 10 <= character.hearts <= 14
        assert character.energy == 4
        assert 8 <= character.hearts / 3 + character.attack + character.defence <= 9.7
    assert len({id for entry in DATA.character for id in [a.id for a in entry.ability]}) == 24


def test_cards_are_worth_their_coins() -> None:
    assert all(1 <= card.value <= 5 for card in DATA.loot)
    assert all(4 <= card.value <= 6 for card in DATA.relic)
    coins = sum(card.value * card.copies for card in DATA.loot)
    assert round(coins / 64, 2) == 2.78


def test_tx_58_what_cannot_be_reloaded_does_not_return() -> None:
    ranged = [card for card in CARDS.values() if card.type == "ranged"]
    assert {card.id for card in ranged if card.no_return} == {"throwing-blades", "blunderbuss"}
    assert all(bool(card.reload_gain) != card.no_return for card in ranged)
    assert {card.range for card in ranged} == {1, 2, 3, 4}


def test_tx_76_the_prices_in_the_village_are_those_of_the_book() -> None:
    prices = {r.id: [benefit.price for benefit in r.benefit] for r in DATA.resident}
    assert prices == {"innkeeper": [3, 5], "witch": [5, 5, 5], "goblin": [3, 5], "merchant": []}


def test_tx_122_a_knife_and_travellers_boots_are_worth_5_coins() -> None:
    assert CARDS["knife"].value + CARDS["travellers-boots"].value == 5


def test_what_the_book_says_is_marked_and_what_is_ours_in_it_is_noted() -> None:
    entries = [*DATA.character, *CARDS.values(), *DATA.monster, *DATA.deity, *DATA.resident]
    book = {entry.id: entry.note for entry in entries if entry.source == "rulebook"}
    assert set(book) == {
        "paula", "ian", "isaac", "darla",
        "knife", "hunting-crossbow", "forest-sceptre", "peeping-mask", "travellers-boots",
        "canteen", "fire-orb", "ice-orb", "gem-of-power",
        "mutant-mushroom",
        "innkeeper", "witch", "goblin", "merchant",
    }  # fmt: skip
    assert [id for id, note in book.items() if not note] == ["merchant"]


ALL_WORDS = [
    *((f"name of {id}", words) for id, words in names_in(PACK).items()),
    *((f"text of {id}", words) for id, words in texts_in(PACK).items()),
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_and_text_is_said_and_fits_on_a_card(language: str) -> None:
    said = {where: str(getattr(words, language)) for where, words in ALL_WORDS}
    assert [where for where, text in said.items() if not text.strip()] == []
    assert [where for where, text in said.items() if len(text) > CARD] == []
    uneven = re.compile(r"^\s|\s\s|\s$|[^\S \u00a0]")
    assert [where for where, text in said.items() if uneven.search(text)] == []


def amounts(text: str) -> set[str]:
    """The numbers that stand beside a symbol: `2 ♥`, `+1 🛡`."""
    return set(re.findall(r"[+−]?\d+ [♥⚡⚔🛡◆¢]", text))


def test_the_languages_agree_on_the_numbers() -> None:
    for where, words in ALL_WORDS:
        assert amounts(words.es) == amounts(words.fr) == amounts(words.en), where


# A pack with a mistake


def test_the_released_pack_has_none() -> None:
    assert read(PACK.text) == DATA


HEAL = '[{ do = "heal", hearts = 3 }]'  # what Syrup does, an ability
SYRUP = "character 9, ability 1, field use"
CANTEEN = "loot 23, field use"
DRINK = '[{ do = "heal", hearts = 5 }]'  # what the canteen does, an object
CROSS = '[{ do = "cross", over = "river" }]'  # what Flippers do, which are equipment
FLIPPERS = "loot 19, field "
WRATH = '[{ do = "each", who = "all", parts = [{ do = "damage", who = "it", hearts = 2 }] }]'
RONRONAO = "deity 1, field wrath, field effect"
SOURCE = 'source = "reconstruction"'
RIVER = 'over = "river"'
EACH = 'do = "each", who = "near 2", parts = [{ %s }]'

ENTRIES = [
    # ids and words
    ("machete", '"machete"', '"knife"', "loot 2, field id", "knife stands here twice"),
    ("syrup", '"syrup"', '"meal"', "resident 1, benefit 1, field id", "meal stands here twice"),
    ("fumes", '"fumes"', '"axe"', "loot 5, field id", "axe stands here twice"),
    ("jungle", 'en = "Jungle"', 'en = " "', "quadrant 1, field name", "a name in English"),
    ("syrup", '"Recover 3 ♥."', '""', "character 9, ability 1, field text", "a text in English"),
    ("flippers", '"You may move across rivers."', '""', FLIPPERS + "text", "a text in English"),
    ("ronronao", '"Every character loses 2 ♥."', '""', "deity 1, field wrath, field text", "text"),
    ("peaks", '"P"', '"J"', "quadrant 2, field letter", "TX-12: peaks has the letter J"),
    # characters
    ("paula", "hearts = 13", "hearts = 15", "character 1, field hearts", "not 10 to 14"),
    ("paula", "energy = 4", "energy = 0", "character 1, field energy", "not 1 to 9"),
    ("paula", "attack = 2", "attack = 10", "character 1, field attack", "not 0 to 9"),
    ("paula", "defence = 3", "defence = 10", "character 1, field defence", "not 0 to 9"),
    (
        "loaded-die", 'always = [{ do = "floor", least = 2 }]', "",
        "character 4, field passive, field always", "TX-90: loaded-die does nothing",
    ),
    ("syrup", HEAL, "[]", SYRUP, "syrup does nothing"),
    # cards
    ("machete", "value = 3", "value = 6", "loot 2, field value", "as its value, not 1 to 5"),
    ("aegis", "value = 5", "value = 3", "relic 8, field value", "as its value, not 4 to 6"),
    ("aegis", "value = 5", "value = 5\ncopies = 0", "relic 8, field copies", "not at least 1"),
    ("aegis", "value = 5", "value = 5\nstarting = 5", "relic 8, field starting", "not 0"),
    ("aegis", '"shield"', '"gem"', "relic 8, field type", "TX-1: aegis is a relic, and no relic"),
    ("machete", "copies = 2", "copies = 0", "loot 2, field copies", "has no copies"),
    ("knife", "starting = 5", "starting = 4", "loot 1, field starting", "TX-1: knife has 4"),
    ("machete", "hands = 1", "", "loot 2, field hands", "TX-55: machete is a weapon"),
    ("turtle-shield", "hands = 1", "", "loot 13, field hands", "TX-55: turtle-shield is a shield"),
    ("machete", "hands = 1", 'hands = 1\nplace = "head"', "loot 2, field place", "has no place"),
    ("flippers", 'place = "feet"', "", FLIPPERS + "place", "TX-55: flippers is equipment"),
    ("flippers", "value = 2", "value = 2\nhands = 1", FLIPPERS + "hands", "equipment, which has"),
    ("flippers", "value = 2", "value = 2\nno_return = true", FLIPPERS + "no_return", "has no no_r"),
    ("machete", "value = 3", "value = 3\nrange = 2", "loot 2, field range", "has no range"),
    ("aegis", "value = 5", "value = 5\nammunition = 2", "relic 8, field ammunition", "has no ammu"),
    ("machete", "value = 3", "value = 3\nfree = true", "loot 2, field free", "has no free"),
    ("machete", SOURCE, f"use = {HEAL}\n{SOURCE}", "loot 2, field text", "a text in English"),
    ("boat-hook", SOURCE, f"use = {HEAL}\n{SOURCE}", "loot 3, field use", "has no use"),
    ("canteen", f"use = {DRINK}", "", CANTEEN, "TX-60: canteen is an object"),
    ("canteen", "value = 1", "value = 1\nattack = 1", "loot 23, field attack", "has no attack"),
    ("canteen", "value = 1", f"value = 1\nalways = {CROSS}", "loot 23, field always", "no always"),
    ("gem-of-power", "value = 2", "value = 2\ndice = 1", "loot 31, field dice", "a gem card"),
    ("longbow", "range = 4", "", "loot 9, field range", "TX-67: longbow has 0 as its range"),
    ("longbow", "ammunition = 3", "", "loot 9, field ammunition", "TX-67: longbow has 0"),
    ("longbow", "shot = 1", "shot = 4", "loot 9, field shot", "TX-67a: longbow spends 1 to 3"),
    ("longbow", "reload_gain = 1", "", "loot 9, field reload_gain", "TX-68a: longbow"),
    ("longbow", "reload_energy = 1", "", "loot 9, field reload_energy", "TX-68a: longbow"),
    ("blunderbuss", "no_return = true", "", "loot 11, field no_return", "TX-58: blunderbuss"),
    # monsters, deities, residents
    ("bay-kraken", "hearts = 9", "hearts = 0", "monster 10, field hearts", "not at least 1"),
    ("bay-kraken", "hearts = 9", "hearts = 9\ncopies = 0", "monster 10, field copies", "at least"),
    ("meal", "price = 3", "price = 0", "resident 1, benefit 1, field price", "TX-76: meal has 0"),
    ("meal", HEAL, "[]", "resident 1, benefit 1, field effect", "meal does nothing"),
    ("merchant", "sells = true", "", "resident 4, field benefit", "TX-75: merchant has nothing"),
    ("goblin", "source", "sells = true\nsource", "resident 3, field benefit", "TX-80: goblin"),
    (
        "namku", '[{ do = "heal", hearts = 6 }]', "[]",
        "deity 3, field favour, field effect", "namku does nothing",
    ),
]  # fmt: skip

ALWAYS = [
    ("flippers", RIVER, f'{RIVER}, lasts = "this-turn"', FLIPPERS + "always", "cross with lasts"),
    ("flippers", RIVER, f'{RIVER}, who = "other"', FLIPPERS + "always", "cross of other"),
    ("flippers", CROSS, '[{ do = "reach", cells = 2 }]', FLIPPERS + "always", "says reach, which"),
    ("flippers", CROSS, '[{ do = "flex", cells = 1 }]', FLIPPERS + "always", "says flex, which"),
    ("flippers", CROSS, '[{ do = "no-flee" }]', FLIPPERS + "always", "equipment cannot have"),
    ("lance", "cells = 2", "cells = 1", "loot 6, field always", "TX-66: lance has a reach of 1"),
    ("lance", "cells = 2", 'cells = 2, when = "half"', "loot 6, field always", "with a condition"),
    (
        "peeping-mask", '{ do = "peek", who = "other" }',
        '{ do = "mod", stat = "energy", by = 1, lasts = "this-turn" }',
        "loot 14, field on_equip", "again and again",
    ),
    ("lance", '"reach"', '"flex"', "loot 6, field always", "a melee weapon cannot have"),
    ("moon-bow", '"flex", cells = 1', '"reach", cells = 2', "relic 6, field always", "says reach"),
    ("lance", "cells = 2", 'cells = 2, when = "hands-empty"', "loot 6, field always", "is held"),
    ("flippers", RIVER, f'{RIVER}, when = "ranged"', FLIPPERS + "always", "says when ranged"),
    ("flippers", RIVER, f'{RIVER}, when = "damage 2"', FLIPPERS + "always", "says when damage 2"),
    ("flippers", RIVER, f'{RIVER}, when = "monster"', FLIPPERS + "always", "TX-50: flippers"),
    (
        "healing-hands", "by = 1", "by = 0",
        "character 9, field passive, field always", "healing-hands changes healing by nothing",
    ),
    (
        "healing-hands", "by = 1", 'by = 1, when = "unarmed"',
        "character 9, field passive, field always", "a passive ability cannot know",
    ),
    ("glutton-plant", '"no-flee"', '"steady"', "monster 5, field always", "a monster cannot have"),
    ("armoured-tortoise", '"defence"', '"attack"', "monster 6, field always", "changes attack"),
    ("armoured-tortoise", '"ranged"', '"half"', "monster 6, field always", "says when half"),
]  # fmt: skip


def use(parts: str, what: str) -> tuple[str, str, str, str, str]:
    """Syrup, an ability, doing something else."""
    return "syrup", HEAL, f"[{{ {parts} }}]", SYRUP, what


def drink(parts: str, what: str) -> tuple[str, str, str, str, str]:
    """The canteen, an object, doing something else."""
    return "canteen", DRINK, f"[{{ {parts} }}]", CANTEEN, what


def wear(field: str, parts: str, what: str) -> tuple[str, str, str, str, str]:
    """Flippers doing something more."""
    new = f"{field} = [{{ {parts} }}]\n{SOURCE}"
    return "flippers", SOURCE, new, FLIPPERS + field, what


def rage(parts: str, what: str) -> tuple[str, str, str, str, str]:
    """Ronronao in another wrath."""
    return "ronronao", WRATH, f"[{{ {parts} }}]", RONRONAO, what


TO_ALL = 'do = "each", who = "all", parts = [{ %s }]'

EFFECTS = [
    # whom
    use('do = "damage", who = "target", hearts = 1', "says target, who is not known in an abi"),
    use('do = "damage", who = "attacker", hearts = 1', "says attacker, who is not known"),
    use('do = "damage", who = "it", hearts = 1', "says it, which belongs to each"),
    use('do = "damage", who = "all", hearts = 1', "says all, which belongs to each"),
    use('do = "damage", who = "same", hearts = 1', "says same before anybody was chosen"),
    use('do = "shove", who = "self", cells = 1', "says shove of self"),
    use('do = "steal", who = "self"', "says steal of self"),
    use('do = "attack", who = "self"', "says attack of self"),
    wear("on_hit", 'do = "damage", who = "attacker", hearts = 1', "says attacker, who is not"),
    wear("on_hurt", 'do = "damage", who = "target", hearts = 1', "says target, who is not"),
    wear("on_hurt", 'do = "damage", who = "other", hearts = 1', "says other, who is not known"),
    # each
    use(EACH.replace("near 2", "self") % 'do = "steal", who = "it"', "says each of self"),
    use('do = "each", who = "near 2", parts = []', "syrup does nothing"),
    use(EACH % 'do = "damage", who = "self", hearts = 1', "damage of self; inside each"),
    use(EACH % 'do = "damage", who = "near 2", hearts = 1', "damage of near 2; inside each"),
    use(EACH % 'do = "heal", hearts = 1', "says heal, which cannot stand in an each"),
    use(EACH % 'do = "steal", who = "it", when = "half"', "says when half, which an each in"),
    wear("on_hurt", EACH % 'do = "shove", who = "it", cells = 1', "says shove, which cannot"),
    # where
    drink('do = "trade"', "says trade, which cannot stand in the use of an object"),
    drink('do = "ice", blocks = 3, within = 3', "says ice, which cannot stand"),
    wear("on_equip", 'do = "explore", draw = 2', "says explore, which cannot stand in on_equip"),
    wear("at_start", 'do = "attack", who = "other"', "says attack, which cannot stand in at_st"),
    wear("at_end", 'do = "again"', "says again, which cannot stand in at_end"),
    wear("on_hurt", 'do = "move", steps = 1', "says move, which cannot stand in on_hurt, in an"),
    use('do = "flex", cells = 1, lasts = "this-turn"', "says flex, which cannot stand"),
    use('do = "no-flee", lasts = "this-turn"', "says no-flee, which cannot stand"),
    (
        "grumpy-crab", HEAL, '[{ do = "explore", draw = 1 }]',
        "monster 1, field reward", "grumpy-crab says explore, which cannot stand in a reward",
    ),
    (
        "bay-kraken", "on_fail", 'on_flee = [{ do = "swap", who = "self" }]\non_fail',
        "monster 10, field on_flee", "bay-kraken says swap of self",
    ),
    (
        "way-with-beasts", "hearts = 1", 'hearts = 1, when = "damage 2"',
        "character 10, field passive, field on_beat", "says when damage 2, which on_beat cannot",
    ),
    # when
    use('do = "heal", hearts = 1, when = "damage 2"', "says when damage 2, which an ability"),
    use('do = "heal", hearts = 1, when = "ranged"', "says when ranged, which an ability"),
    use('do = "heal", hearts = 1, when = "monster"', "TX-50: syrup says when monster"),
    (
        "boat-hook", "cells = 1", 'cells = 1, when = "hands-empty"',
        "loot 3, field on_hit", "boat-hook is held, so its condition hands-empty is never true",
    ),
    # how long
    use('do = "mod", stat = "attack", by = 1', "TX-60: syrup says mod without lasts"),
    use('do = "mod", stat = "attack", by = 0, lasts = "this-turn"', "changes attack by nothing"),
    use('do = "mod", stat = "dice", by = 1, lasts = "next-attack"', "mod for the next attack"),
    use(
        'do = "mod", stat = "attack", by = -1, who = "other", lasts = "next-attack"',
        "mod for the next attack",
    ),
    use('do = "pierce", defence = 2, lasts = "this-turn"', "lasts for the next attack only"),
    wear("at_end", 'do = "floor", least = 2, lasts = "next-attack"', "is no time in at_end"),
    wear("on_hurt", 'do = "floor", least = 2, lasts = "next-attack"', "is no time in on_hurt"),
    # what
    use('do = "damage", who = "other"', "says damage without hearts or dice"),
    use('do = "gain", what = "fire", number = 2', "TX-61: syrup gives several orbs"),
    use('do = "toss", who = "other"', "says toss so that somebody else chooses"),
    use('do = "disarm", who = "other", chooser = "it"', "disarm so that somebody else chooses"),
    use(
        'do = "forfeit", who = "other", otherwise = [{ do = "damage", who = "self", hearts = 1 }]',
        "says otherwise of self, not of other",
    ),
    use(
        'do = "forfeit", who = "self", otherwise = [{ do = "damage", who = "self" }]',
        "says damage without hearts or dice",
    ),
    # wraths
    rage('do = "heal", hearts = 1', "TX-101: ronronao has a wrath, which is one part"),
    rage(EACH % 'do = "damage", who = "it", hearts = 1', "TX-101: ronronao has a wrath"),
    rage(TO_ALL % 'do = "swap", who = "it"', "says swap, which cannot stand in a wrath"),
    rage(TO_ALL % 'do = "damage", who = "self", hearts = 1', "damage of self; inside each"),
    rage(TO_ALL % 'do = "disarm", who = "it"', "in which a wrath lets it choose"),
    rage(
        TO_ALL % 'do = "mod", stat = "energy", by = -1, who = "it", lasts = "this-turn"',
        "says lasts this-turn, which is no time in a wrath",
    ),
    ("mareana", '"at-point"', '"unarmed"', "deity 2, field wrath, field effect", "when unarmed"),
]  # fmt: skip


@pytest.mark.parametrize(("id", "old", "new", "where", "what"), [*ENTRIES, *ALWAYS, *EFFECTS])
def test_a_mistake_is_named_by_file_entry_and_field(
    id: str, old: str, new: str, where: str, what: str
) -> None:
    text = changed(id, old, new)
    fault = fault_of(text)
    assert without_line(fault) == f"{FILE}, {named(where, text)}"
    assert what in fault.what


def without_line(fault: Fault) -> str:
    """Where a mistake is, but for its line."""
    return re.sub(r", line \d+", "", fault.where)


def named(where: str, text: str) -> str:
    """The place of an entry in this text by its id: `loot 2` is `loot machete`."""
    inside = tomllib.loads(text)
    steps = []
    for step in where.split(", "):
        kind, name = step.split(" ")
        if kind != "field":
            inside = inside[kind][int(name) - 1]
            name = inside["id"]
        steps.append(f"{kind} {name}")
    return ", ".join(steps)


COUNTS = [
    ("machete", "copies = 2", "copies = 3", "loot", "TX-21: a box has 64 loot cards, this one 65"),
    ("aegis", "value = 5", "value = 5\ncopies = 2", "relic", "TX-21: a box has 18 relics"),
    ("grumpy-crab", "copies = 3", "copies = 2", "monster", "20 monsters, this one 19"),
    ("machete", "copies = 2", "copies = 2\nstarting = 5", "loot", "TX-23: the starting loot is"),
]


@pytest.mark.parametrize(("id", "old", "new", "field", "what"), COUNTS)
def test_tx_21_a_miscounted_box_is_named_by_its_field(
    id: str, old: str, new: str, field: str, what: str
) -> None:
    fault = fault_of(changed(id, old, new))
    assert fault.where == f"{FILE}, field {field}"
    assert what in fault.what


def only(kind: str, number: int) -> str:
    """The released pack with only the first entries of a kind."""
    head, *entries = PACK.text.split(f"\n[[{kind}]]\n")
    last, mark, rest = entries[-1].partition("\n## ")
    kept = [*entries[:-1], last][:number]
    return f"\n[[{kind}]]\n".join([head, *kept]) + mark + rest


@pytest.mark.parametrize(
    ("kind", "number", "what"),
    [
        ("quadrant", 3, "TX-10: an island has 4 quadrants, this one 3"),
        ("character", 4, "TX-25: a box has 5 to 40 characters, this one 4"),
        ("deity", 2, "TX-22: a box has 3 to 40 deities, this one 2"),
        ("resident", 3, "TX-75: a village has 4 residents, this one 3"),
    ],
)
def test_a_box_with_too_few_is_named_by_its_field(kind: str, number: int, what: str) -> None:
    fault = fault_of(only(kind, number))
    assert (fault.where, fault.what) == (f"{FILE}, field {kind}", what)


@pytest.mark.parametrize(("kind", "number"), [("character", 5), ("deity", 3)])
def test_a_box_of_ones_own_may_have_fewer(kind: str, number: int) -> None:
    assert len(getattr(read(only(kind, number)), kind)) == number


def without(start: str, end: str) -> str:
    """The released pack without what stands from here to there."""
    first = PACK.text.index(start)
    return PACK.text[:first] + PACK.text[PACK.text.index(end, first) :]


def test_tx_80_exactly_one_resident_sells() -> None:
    text = without("[[resident.benefit]]", '[[resident]]\nid = "witch"')
    fault = fault_of(text.replace('id = "innkeeper"', 'id = "innkeeper"\nsells = true'))
    assert str(fault) == f"{FILE}, field resident: TX-80: one resident sells, not 2"


def test_tx_85_a_character_has_two_special_abilities() -> None:
    fault = fault_of(without('[[character.ability]]\nid = "undertow"', "[[character]]"))
    assert without_line(fault) == f"{FILE}, character paula, field ability"
    assert fault.what == "TX-85: paula has two special abilities, not 1"


def test_tx_3_only_one_character_lays_ice() -> None:
    ice = '[{ do = "ice", blocks = 2, within = 2 }]'
    fault = fault_of(changed("syrup", HEAL, ice))
    assert without_line(fault) == f"{FILE}, {named(SYRUP, PACK.text)}"
    assert fault.what == "TX-3: syrup lays ice blocks, as another character does"


def test_tx_3_the_same_character_may_lay_it_twice() -> None:
    breath = '{ do = "damage", who = "line 3", hearts = 3 },\n'
    slow = '  { do = "mod", stat = "energy", by = -2, who = "same", lasts = "until-next-turn" },\n'
    ice = '{ do = "ice", blocks = 2, within = 1 },\n'
    assert read(changed("frosty-breath", breath + slow, ice))
