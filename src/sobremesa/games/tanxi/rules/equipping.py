"""TX-55 to TX-58: putting cards on and taking them off."""

from __future__ import annotations

from typing import Final

from sobremesa.games.tanxi.catalogue import Kind
from sobremesa.games.tanxi.events import Equipped
from sobremesa.games.tanxi.rules.cards import put_openly_into_hand, take_openly
from sobremesa.games.tanxi.rules.questions import carry_out, names_of
from sobremesa.games.tanxi.rules.stats import cost, energy, holding, weapons_of
from sobremesa.games.tanxi.state import EQUIP, State
from sobremesa.kernel.errors import IllegalMove, refuse
from sobremesa.kernel.events import Story

HANDS: Final = 2


def equip(state: State, seat: int, on: tuple[str, ...], off: tuple[str, ...], story: Story) -> None:
    """One action of equipping."""
    kinds_on = [held(state, seat, name) for name in on]
    kinds_off = [worn(state, seat, name) for name in off]
    bad = why_not(state, seat, kinds_on, kinds_off)
    if bad is not None:
        raise bad
    parts = holding(state, seat)
    price = cost(state, seat, parts, EQUIP)
    if price > energy(state, seat, parts):
        raise refuse("TX-30", "no-energy", price=price)
    state.spent += price
    state.done[EQUIP] += 1
    for kind in kinds_on:
        take_openly(state, seat, kind)
    for kind in kinds_off:
        take_off(state, seat, kind)
    for kind in kinds_on:
        put_on(state, seat, kind)
    if story is not None:
        kinds = state.terms.catalogue.kinds
        gone = names_of(state, [kind for kind in kinds_off if kinds[kind].no_return])
        story.append(Equipped(seat, on, off, gone))
    for kind in reversed(kinds_on):
        carry_out(state, state.terms.catalogue.kinds[kind].on_equip, seat)


def held(state: State, seat: int, name: str) -> int:
    """The kind of a card that is in the hand."""
    kind = state.terms.catalogue.kind.get(name, -1)
    if kind not in state.players[seat].hand:
        raise refuse("TX-55", "not-in-hand", name, card=name)
    return kind


def worn(state: State, seat: int, name: str) -> int:
    """The kind of a card that is equipped."""
    kind = state.terms.catalogue.kind.get(name, -1)
    if kind not in state.players[seat].gear:
        raise refuse("TX-55", "not-equipped", name, card=name)
    return kind


def why_not(state: State, seat: int, on: list[int], off: list[int]) -> IllegalMove | None:
    """Why this is no action of equipping."""
    kinds = state.terms.catalogue.kinds
    if not on and not off:
        return refuse("TX-55", "nothing-to-equip")
    for kind in on:
        if kinds[kind].place < 0 and not kinds[kind].is_weapon:
            return refuse("TX-55", "cannot-be-worn", kinds[kind].name, card=kinds[kind].name)
        if on.count(kind) > state.players[seat].hand.count(kind):
            return refuse("TX-55", "not-in-hand", kinds[kind].name, card=kinds[kind].name)
    for kind in off:
        if off.count(kind) > state.players[seat].gear.count(kind):
            return refuse("TX-55", "not-equipped", kinds[kind].name, card=kinds[kind].name)
    if are_weapons(kinds, on) and are_weapons(kinds, off):
        return why_not_weapons(state, seat, on, off)
    return why_not_equipment(state, seat, on, off)


def why_not_equipment(state: State, seat: int, on: list[int], off: list[int]) -> IllegalMove | None:
    """TX-55: one card on, one off, or one for another of the same place."""
    kinds = state.terms.catalogue.kinds
    if len(on) > 1 or len(off) > 1:
        return refuse("TX-55", "one-place-at-a-time")
    if on and off and kinds[on[0]].place != kinds[off[0]].place:
        return refuse("TX-55", "one-place-at-a-time")
    if on and not off:
        for kind in state.players[seat].gear:
            if kinds[kind].place == kinds[on[0]].place:
                return refuse("TX-55", "place-taken", kinds[kind].name, card=kinds[kind].name)
    return None


def why_not_weapons(state: State, seat: int, on: list[int], off: list[int]) -> IllegalMove | None:
    """TX-56, TX-56a: one on, one off, or any for any that two hands can hold."""
    if not (on and off) and len(on) + len(off) > 1:
        return refuse("TX-56a", "one-weapon-at-a-time")
    kinds = state.terms.catalogue.kinds
    used = hands_for(kinds, weapons_of(state, seat))
    used += hands_for(kinds, on) - hands_for(kinds, off)
    return refuse("TX-55", "two-hands", hands=used) if on and used > HANDS else None


def put_on(state: State, seat: int, kind: int) -> None:
    """TX-58: a ranged weapon receives its full ammunition."""
    player = state.players[seat]
    player.gear.append(kind)
    player.ammunition.append(state.terms.catalogue.kinds[kind].ammunition)


def take_off(state: State, seat: int, kind: int) -> None:
    """TX-57, TX-58: into the hand, or with the no-return mark onto the discard pile.

    Of two equal weapons the one with less ammunition, which is lost.
    """
    player = state.players[seat]
    slot = -1
    for place, worn_there in enumerate(player.gear):
        fewer = slot < 0 or player.ammunition[place] < player.ammunition[slot]
        if worn_there == kind and fewer:
            slot = place
    player.gear.pop(slot)
    player.ammunition.pop(slot)
    if state.terms.catalogue.kinds[kind].no_return:
        state.discards.append(kind)
    else:
        put_openly_into_hand(state, seat, kind)


# What can be done


def ways_to_equip(state: State, seat: int) -> list[tuple[list[int], list[int]]]:
    """Every action of equipping: what goes on, and what comes off."""
    player, kinds = state.players[seat], state.terms.catalogue.kinds
    ways: list[tuple[list[int], list[int]]] = []
    worn_at = [-1, -1, -1, -1]
    weapons = []
    for kind in player.gear:
        if kinds[kind].is_weapon:
            weapons.append(kind)
        else:
            worn_at[kinds[kind].place] = kind
            ways.append(([], [kind]))
    in_hand = []
    for number, kind in enumerate(player.hand):
        if kinds[kind].is_weapon:
            in_hand.append(kind)
        elif kinds[kind].place >= 0 and (not number or player.hand[number - 1] != kind):
            before = worn_at[kinds[kind].place]
            ways.append(([kind], [] if before < 0 else [before]))
    return ways + ways_to_arm(state, weapons, in_hand)


def ways_to_arm(
    state: State, weapons: list[int], in_hand: list[int]
) -> list[tuple[list[int], list[int]]]:
    """TX-56: the same for weapons; equal cards count once."""
    kinds = state.terms.catalogue.kinds
    free = HANDS - hands_for(kinds, weapons)
    ways: list[tuple[list[int], list[int]]] = [([], [kind]) for kind in distinct(weapons)]
    if not in_hand:
        return ways
    exchanged = some_of(weapons)
    for on in some_of(in_hand):
        needed = hands_for(kinds, on)
        if needed > HANDS:
            continue
        if len(on) == 1 and needed <= free:
            ways.append((on, []))
        ways += [(on, off) for off in exchanged if needed <= free + hands_for(kinds, off)]
    return ways


def are_weapons(kinds: list[Kind], cards: list[int]) -> bool:
    """Whether all of these are."""
    for kind in cards:
        if not kinds[kind].is_weapon:
            return False
    return True


def hands_for(kinds: list[Kind], weapons: list[int]) -> int:
    """How many hands hold all of these."""
    hands = 0
    for kind in weapons:
        hands += kinds[kind].hands
    return hands


def distinct(cards: list[int]) -> list[int]:
    """These cards, equal ones counted once."""
    found: list[int] = []
    for kind in cards:
        if kind not in found:
            found.append(kind)
    return found


def some_of(cards: list[int]) -> list[list[int]]:
    """One or two of these cards, equal ones counted once."""
    singles = distinct(cards)
    found = [[kind] for kind in singles]
    for number, kind in enumerate(singles):
        if cards.count(kind) > 1:
            found.append([kind, kind])
        found += [[kind, singles[later]] for later in range(number + 1, len(singles))]
    return found
