"""What is printed on a card, in words: its numbers and its text."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from sobremesa.games.tanxi.content import Card, Character, Monster
from sobremesa.games.tanxi.part import Holding, Part, parts_of
from sobremesa.games.tanxi.rules.parts.gain import Gain
from sobremesa.games.tanxi.rules.parts.heal import Heal
from sobremesa.games.tanxi.rules.parts.relic import Relic
from sobremesa.games.tanxi.rules.using import ABILITY_PRICE, FAVOUR_PRICE
from sobremesa.games.tanxi.view_types import Holds
from sobremesa.terminal.tanxi.pack_index import PackIndex
from sobremesa.texts.speaker import Speaker

HEART: Final = "#D0425B"
GEM: Final = "#3C8FD0"
RELIC: Final = "#C99A1B"
KINDS: Final = {
    "melee": "#C0392B",
    "ranged": "#C0392B",
    "shield": "#C0392B",
    "equipment": "#A0703C",
    "object": "#4E8B3A",
    "gem": GEM,
}
_SIGNS: Final = {"attack": "⚔", "defence": "🛡", "energy": "⚡", "healing": "♥"}


def name_of(card: str, box: PackIndex, speaker: Speaker) -> Text:
    """What a card is called, in the colour of its frame."""
    if card not in box.cards:
        return Text(speaker.name(card), "bold")
    colour = RELIC if card in box.relics else KINDS[box.cards[card].type]
    return Text(speaker.name(card), f"bold {colour}")


def described(id: str, box: PackIndex, speaker: Speaker) -> str:
    """All that a card, a monster, an ability or a deity says, in one paragraph."""
    if id in box.cards:
        return card_says(id, box, speaker)
    if id in box.monsters:
        facts = monster_facts(box.monsters[id], speaker)
        return f"{facts}. {text_of(id, speaker)}".rstrip(" .")
    if id in box.characters:
        return f"{text_of(id, speaker)}  {figures(box.characters[id])}"
    return text_of(id, speaker)


def card_says(card: str, box: PackIndex, speaker: Speaker) -> str:
    """The text of a card, then its numbers."""
    facts = card_facts(box.cards[card], box, speaker)
    text = text_of(card, speaker)
    return f"{text} ({facts})" if text else facts


def text_of(id: str, speaker: Speaker) -> str:
    """The text of anything in the box; nothing where its numbers say all."""
    return speaker.say(f"text-{id}") if speaker.knows(f"text-{id}") else ""


# Cards


def card_facts(card: Card, box: PackIndex, speaker: Speaker) -> str:
    """The numbers of a card: what it is, what it adds, how it shoots, what it is worth."""
    facts = [_type(card, box, speaker), *_bonuses(card, speaker)]
    facts += _shooting(card, speaker)
    if card.no_return:
        facts.append(speaker.say("terminal-no-return"))
    if card.free:
        facts.append(speaker.say("terminal-costs-no-energy"))
    return ", ".join([*facts, price(card.value)])


def _type(card: Card, box: PackIndex, speaker: Speaker) -> str:
    said = speaker.say("terminal-card-type", type=card.place or card.type)
    if card.hands:
        said = speaker.say("terminal-in-hands", type=said, hands=card.hands)
    if card.id in box.relics:
        said = speaker.say("terminal-relic", type=said)
    return said


def _bonuses(card: Card, speaker: Speaker) -> list[str]:
    numbers = (("attack", card.attack), ("defence", card.defence), ("energy", card.energy))
    said = [f"{signed(number)} {_SIGNS[stat]}" for stat, number in numbers if number]
    return said + ([speaker.say("terminal-more-dice", dice=card.dice)] if card.dice else [])


def _shooting(card: Card, speaker: Speaker) -> list[str]:
    if not card.ammunition:
        return []
    said = [speaker.say("terminal-range", range=card.range)]
    said.append(speaker.say("terminal-ammunition", all=card.ammunition, shot=card.shot))
    if card.reload_gain:
        gain, energy = card.reload_gain, card.reload_energy
        said.append(speaker.say("terminal-reload", gain=gain, energy=energy))
    return said


def price(coins: int) -> str:
    """So many coins; lines never break before the sign."""
    return f"{coins}¢"


def signed(number: int) -> str:
    """A number with its sign."""
    return f"+{number}" if number > 0 else f"−{-number}"


# Monsters


def monster_facts(monster: Monster, speaker: Speaker) -> str:
    """What it can take, what it does, and what beating it brings."""
    facts = [f"{monster.hearts} ♥", speaker.say("terminal-defence-dice", dice=monster.dice)]
    if monster.ambush:
        facts.append(speaker.say("terminal-ambush", hearts=monster.ambush))
    facts.append(speaker.say("terminal-reprisal", hearts=monster.reprisal))
    rewards = [said for part in parts_of(monster.reward) if (said := _reward(part, speaker))]
    if rewards:
        facts.append(speaker.say("terminal-reward", reward=" + ".join(rewards)))
    return ", ".join(facts)


def _reward(part: Part, speaker: Speaker) -> str:
    """What a reward brings; what only the card's own text can say is left to it."""
    match part:
        case Heal(to_half=False, hearts=hearts):
            return f"{hearts} ♥"
        case Gain(what="gem"):
            return f"{part.number} ◆"
        case Gain():
            return speaker.say("terminal-orb", what=part.what)
        case Relic():
            return speaker.say("terminal-relics-gained", relics=part.number)
    return ""


# Characters and deities


def figures(character: Character) -> str:
    """A character's numbers."""
    return (
        f"{character.hearts} ♥  {character.energy} ⚡  {character.attack} ⚔  {character.defence} 🛡"
    )


def abilities(character: Character, speaker: Speaker) -> list[Text]:
    """What a character can do: the passive, and what has a price."""
    free = speaker.say("terminal-always")
    lines = [_ability(character.passive.id, free, speaker)]
    return lines + [_ability(a.id, f"{ABILITY_PRICE} ◆", speaker) for a in character.ability]


def favour(deity: str, speaker: Speaker) -> Text:
    """What a deity does for those who pay."""
    text = speaker.say(f"text-{deity}-favour")
    return Text.assemble((f"{FAVOUR_PRICE} ◆ ", GEM), text)


def _ability(id: str, costs: str, speaker: Speaker) -> Text:
    text = text_of(id, speaker)
    return Text.assemble((speaker.name(id), "bold"), (f" ({costs})", GEM), f" {text}")


# Everything that something says


def printed(id: str, box: PackIndex, speaker: Speaker) -> RenderableType:
    """All that stands on anything in the box."""
    lines = [name_of(id, box, speaker).append(f"  {described(id, box, speaker)}", "not bold")]
    if id in box.characters:
        lines += abilities(box.characters[id], speaker)
    if id in box.deities:
        wrath = speaker.say("terminal-wrath", text=speaker.say(f"text-{id}-wrath"))
        lines += [Text(wrath), favour(id, speaker)]
    benefits = [b for resident in box.residents if resident.id == id for b in resident.benefit]
    lines += [Text(f"{speaker.name(b.id)} ({price(b.price)})") for b in benefits]
    return Group(*lines)


def cause(effect: str, speaker: Speaker) -> Text:
    """What is being carried out: `shell/use`, `ronronao/wrath`."""
    id, _, what = effect.partition("/")
    text = text_of(id, speaker) or text_of(f"{id}-{what.partition('/')[0]}", speaker)
    return Text.assemble((speaker.name(id), "bold"), f"  {text}")


# What holds for a while


def holding(effect: Holds, box: PackIndex, speaker: Speaker) -> str:
    """An effect on somebody: what it changes, for how long, and where it comes from."""
    part = box.part(effect.effect, effect.step)
    source = speaker.name(effect.effect.partition("/")[0])
    lasts = "this-turn" if part.lasts == "next-turn" and effect.live else part.lasts
    return speaker.say(
        "terminal-holds", what=_change(part, speaker) or "none", lasts=lasts, source=source
    )


def _change(part: Holding, speaker: Speaker) -> str:
    if not part.stat:
        return ""
    if part.stat == "dice":
        return speaker.say("terminal-more-dice", dice=part.by)
    return f"{signed(part.by)} {_SIGNS[part.stat]}"
