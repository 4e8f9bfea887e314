"""TX-60, TX-85 to TX-87: objects, special abilities and favours."""

from __future__ import annotations

from typing import Final

from sobremesa.games.tanxi.catalogue import GEM, OBJECT
from sobremesa.games.tanxi.events import Favoured, Invoked, Used
from sobremesa.games.tanxi.rules.cards import take_openly
from sobremesa.games.tanxi.rules.possible import can_begin, why_nothing
from sobremesa.games.tanxi.rules.questions import carry_out
from sobremesa.games.tanxi.rules.stats import cost, energy, holding
from sobremesa.games.tanxi.state import NOTHING, USE, State, figure_of
from sobremesa.kernel.errors import refuse
from sobremesa.kernel.events import Story

ABILITY_PRICE: Final = 1
FAVOUR_PRICE: Final = 2


def use(state: State, seat: int, card: str, story: Story) -> None:
    """TX-60: apply an object, then discard it."""
    number = state.terms.catalogue.kind.get(card, NOTHING)
    if number not in state.players[seat].hand:
        raise refuse("TX-60", "not-in-hand", card, card=card)
    kind = state.terms.catalogue.kinds[number]
    if kind.type != OBJECT:
        raise refuse("TX-60", "no-object", card, card=card)
    if not can_begin(state, seat, kind.use):
        raise why_nothing(state, kind.use, card)
    if not kind.free:
        parts = holding(state, seat)
        price = cost(state, seat, parts, USE)
        if price > energy(state, seat, parts):
            raise refuse("TX-30", "no-energy", price=price)
        state.spent += price
        state.done[USE] += 1
    take_openly(state, seat, number)
    state.used = number
    if story is not None:
        story.append(Used(seat, card))
    carry_out(state, kind.use, seat)


def invoke(state: State, seat: int, ability: str, cards: tuple[str, ...], story: Story) -> None:
    """TX-85: one of the character's two special abilities."""
    figure = figure_of(state, seat)
    if ability not in figure.abilities:
        raise refuse("TX-85", "no-such-ability", ability, ability=ability)
    if state.ability_used:
        raise refuse("TX-85", "ability-used")
    script = figure.uses[figure.abilities.index(ability)]
    gems = check_gems(state, seat, ABILITY_PRICE, cards)
    if not can_begin_after(state, seat, script, gems):
        raise why_nothing(state, script, ability)
    state.ability_used = True
    spend_gems(state, seat, ABILITY_PRICE, gems)
    state.revealed += 1  # that it can be done may say something of the hand
    if story is not None:
        story.append(Invoked(seat, ability, cards))
    carry_out(state, script, seat)


def ask_favour(state: State, seat: int, deity: str, cards: tuple[str, ...], story: Story) -> None:
    """TX-86: the favour of a deity that has been revealed."""
    number = state.terms.catalogue.deity.get(deity, NOTHING)
    if number not in state.deities[: state.awake]:
        raise refuse("TX-86", "not-revealed", deity, deity=deity)
    if state.favour_used:
        raise refuse("TX-86", "favour-used")
    script = state.terms.catalogue.deities[number].favour
    gems = check_gems(state, seat, FAVOUR_PRICE, cards)
    if not can_begin_after(state, seat, script, gems):
        raise why_nothing(state, script, deity)
    state.favour_used = True
    spend_gems(state, seat, FAVOUR_PRICE, gems)
    state.revealed += 1
    if story is not None:
        story.append(Favoured(seat, deity, cards))
    carry_out(state, script, seat)


# Gems


def check_gems(state: State, seat: int, price: int, cards: tuple[str, ...]) -> list[int]:
    """TX-87: gem cards of the hand, and tokens for the rest."""
    catalogue, player = state.terms.catalogue, state.players[seat]
    kinds = [catalogue.kind.get(name, NOTHING) for name in cards]
    for name, kind in zip(cards, kinds, strict=True):
        if kinds.count(kind) > player.hand.count(kind):
            raise refuse("TX-87", "not-in-hand", name, card=name)
        if catalogue.kinds[kind].type != GEM:
            raise refuse("TX-87", "no-gem", name, card=name)
    if len(kinds) > price:
        raise refuse("TX-87", "too-many-gems", price=price, gems=len(kinds))
    if price - len(kinds) > player.gems:
        raise refuse("TX-87", "too-few-gems", price=price, gems=player.gems + len(kinds))
    return kinds


def spend_gems(state: State, seat: int, price: int, cards: list[int]) -> None:
    """Gem cards go to the discard pile (TX-5)."""
    for kind in cards:
        take_openly(state, seat, kind)
        state.discards.append(kind)
    state.players[seat].gems -= price - len(cards)


def can_begin_after(state: State, seat: int, script: int, cards: list[int]) -> bool:
    """Whether it would change anything once these gem cards have been paid."""
    if not cards:
        return can_begin(state, seat, script)
    player = state.players[seat]
    hand = player.hand
    player.hand = hand[:]
    for kind in cards:
        player.hand.remove(kind)
    able = can_begin(state, seat, script)
    player.hand = hand
    return able


def ways_to_pay_gems(state: State, seat: int, price: int) -> list[list[int]]:
    """The gem cards of the hand that can be part of this payment, tokens being the rest."""
    kinds, player = state.terms.catalogue.kinds, state.players[seat]
    held = [kind for kind in player.hand if kinds[kind].type == GEM]
    if player.gems + len(held) < price:
        return []
    if not held:
        return [[]]
    ways: list[list[int]] = [[]]
    found: list[list[int]] = []
    for _ in range(price + 1):
        found += [way for way in ways if price - len(way) <= player.gems]
        ways = [
            [*way, kind]
            for way in ways
            for kind in dict.fromkeys(held)
            if (not way or kind >= way[-1]) and way.count(kind) < held.count(kind)
        ]
    return found
