"""Another state that a seat cannot tell from this one.

Written from the list of what is hidden, not from `view` or `imagine`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import NamedTuple

from sobremesa.games.tanxi.catalogue import Catalogue
from sobremesa.games.tanxi.state import DISCARD, NOBODY, NOTHING, OPENING, State
from sobremesa.kernel.chance import fast
from tests.games.tanxi.invariants import (
    BEAST,
    DECK_WITHOUT_MONSTERS,
    LOOT,
    RELIC,
    class_of,
    known_of,
    memory_of,
)


def twin(state: State, seat: int, random: Random, answers: bool) -> State:
    """A state that differs from this one in everything that the seat cannot know.

    Hidden are the hands of others, the decks, the relic deck, the deities that sleep, what others
    remember, their secret answers, chance, and before the reveal their characters and what the
    merchant has. What the seat itself remembers stays true. `answers` says whether what somebody
    or something will say next is changed as well: the pending secret answers of others, and the
    dice, which lie open once they are thrown (TX-6).
    """
    other = state.copy()
    other.revealed += random.randrange(1, 5)
    if state.phase == OPENING:
        recast(other, seat, random)
    redeal(other, seat, random, answers)
    change_sleepers(other, random)
    change_memories(other, seat, random)
    if answers:
        other.chance = fast(random.getrandbits(40))
        change_answers(other, seat, random)
    return other


# Characters


def recast(state: State, seat: int, random: Random) -> None:
    """TX-25: one knows oneself, and who was gone from the table when it was one's turn to look."""
    count = state.seats
    order = [(state.first + n) % count for n in range(count)]
    cast = {s: state.players[s].character for s in order if state.players[s].character != NOBODY}
    drafting = state.terms.options.characters == "draft"
    looked = drafting and (seat in cast or bool(state.owes >> seat & 1))
    before = order[: order.index(seat)] if looked else []
    gone = [cast[other] for other in before]
    mine = [cast[seat]] if seat in cast else []
    random.shuffle(gone)
    pool = [n for n in range(len(state.terms.catalogue.figures)) if n not in gone + mine]
    random.shuffle(pool)
    for other in cast:
        if other != seat:
            state.players[other].character = gone.pop() if other in before else pool.pop()


# Cards


class Zone(NamedTuple):
    """A place with hidden cards: those that the seat knows of, and the others."""

    name: str
    number: int  # of a seat or a deck
    known: list[int]
    hidden: list[int]
    top: list[int]  # known in their order


def redeal(state: State, seat: int, random: Random, answers: bool) -> None:
    """Other hidden cards everywhere."""
    zones = hidden_zones(state, seat, answers)
    catalogue = state.terms.catalogue
    for wanted in (LOOT, RELIC, BEAST):
        slots = [
            (zone, slot)
            for zone in zones
            for slot, kind in enumerate(zone.hidden)
            if class_of(catalogue, kind) == wanted
        ]
        kinds = [zone.hidden[slot] for zone, slot in slots]
        random.shuffle(kinds)
        for (zone, slot), kind in zip(slots, kinds, strict=True):
            zone.hidden[slot] = kind
    for _ in range(6):
        exchange_a_relic(catalogue, [zone for zone in zones if zone.hidden], random)
    for zone in zones:
        lay_down(state, zone, random)


def hidden_zones(state: State, seat: int, answers: bool) -> list[Zone]:
    """Wherever a card lies that this seat may not know."""
    zones = []
    for owner, player in enumerate(state.players):
        if owner != seat:
            known = known_of(player.seen, seat)
            if state.question == DISCARD and player.answer != NOTHING and not answers:
                known |= Counter([player.answer])
            zones.append(zone_of("hand", owner, player.hand, known, []))
    for number, deck in enumerate(state.decks):
        depth = state.depth[number] if state.scout[number] == seat else 0
        top = deck[len(deck) - depth :]
        known = known_of(state.lore[number], seat) - Counter(top)
        zones.append(zone_of("deck", number, deck[: len(deck) - depth], known, top))
    zones.append(zone_of("relics", 0, state.relics, Counter(), []))
    if state.phase == OPENING:
        zones.append(zone_of("merchant", 0, state.merchant, Counter(), []))
    return zones


def zone_of(name: str, number: int, cards: list[int], known: Counter[int], top: list[int]) -> Zone:
    """A zone of these cards, of which so many are known."""
    hidden = list((Counter(cards) - known).elements())
    return Zone(name, number, list(known.elements()), hidden, top)


def exchange_a_relic(catalogue: Catalogue, zones: list[Zone], random: Random) -> None:
    """A hidden relic for a hidden piece of loot, where both may be: in hands, and some decks."""
    giver, taker = random.choice(zones), random.choice(zones)
    one, two = random.randrange(len(giver.hidden)), random.randrange(len(taker.hidden))
    gift, thanks = giver.hidden[one], taker.hidden[two]
    if (class_of(catalogue, gift), class_of(catalogue, thanks)) != (RELIC, LOOT):
        return
    if may_lose_relic(catalogue, giver) and may_gain_relic(catalogue, taker):
        giver.hidden[one], taker.hidden[two] = thanks, gift


def may_lose_relic(catalogue: Catalogue, zone: Zone) -> bool:
    """TX-21: a deck has its relic while nobody has taken a card."""
    return zone.name == "hand" or (zone.name == "deck" and is_touched(catalogue, zone))


def may_gain_relic(catalogue: Catalogue, zone: Zone) -> bool:
    """TX-21: a deck has no second relic."""
    cards = zone.known + zone.hidden + zone.top
    empty = RELIC not in [class_of(catalogue, kind) for kind in cards]
    return zone.name == "hand" or (zone.name == "deck" and empty and is_touched(catalogue, zone))


def is_touched(catalogue: Catalogue, zone: Zone) -> bool:
    """Whether somebody has taken a card out of this deck."""
    cards = zone.known + zone.hidden + zone.top
    return len([k for k in cards if not catalogue.monster[k]]) < DECK_WITHOUT_MONSTERS


def lay_down(state: State, zone: Zone, random: Random) -> None:
    """The cards of a zone, back where they belong."""
    cards = zone.known + zone.hidden
    random.shuffle(cards)
    if zone.name == "hand":
        state.players[zone.number].hand = sorted(cards)
    elif zone.name == "deck":
        state.decks[zone.number] = cards + zone.top
    elif zone.name == "relics":
        state.relics = cards
    else:
        state.merchant = sorted(cards)


def change_sleepers(state: State, random: Random) -> None:
    """TX-22: the deities that are not revealed."""
    awake = state.deities[: state.awake]
    others = [n for n in range(len(state.terms.catalogue.deities)) if n not in awake]
    random.shuffle(others)
    state.deities = awake + others[: len(state.deities) - len(awake)]


# Memories and answers


def change_memories(state: State, seat: int, random: Random) -> None:
    """What others remember of each other's hands and of the decks; it stays true."""
    for owner, player in enumerate(state.players):
        if owner != seat:
            people = [other for other in range(state.seats) if other != owner]
            player.seen = another_memory(player.seen, player.hand, people, seat, random)
    for number, deck in enumerate(state.decks):
        people = list(range(state.seats))
        state.lore[number] = another_memory(state.lore[number], deck, people, seat, random)


def another_memory(
    memory: list[int], cards: list[int], people: list[int], seat: int, random: Random
) -> list[int]:
    """Others know more or less; what all know, and so a spectator, is the same."""
    there = Counter(cards)
    known = {person: known_of(memory, person) for person in people}
    common = all_know(known.values())
    others = [person for person in people if person != seat]
    for person in others:
        counted = known[person] & there
        if cards and random.random() < 0.5:
            kind = random.choice(cards)
            counted[kind] = random.randint(0, there[kind])
        known[person] = counted | common
    unlucky = random.choice(others)
    for kind in all_know(known.values()) - common:
        known[unlucky][kind] = common[kind]
    return memory_of(known)


def all_know(known: Iterable[Counter[int]]) -> Counter[int]:
    """The cards that are in the knowledge of all."""
    first, *others = known
    common = first.copy()
    for counted in others:
        common &= counted
    return common


def change_answers(state: State, seat: int, random: Random) -> None:
    """What others have answered while somebody still thinks."""
    for other, player in enumerate(state.players):
        if other != seat and player.answer != NOTHING:
            cards = player.hand if state.question == DISCARD else player.gear
            player.answer = random.choice(cards)
