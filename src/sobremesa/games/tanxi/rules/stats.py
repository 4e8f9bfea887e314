"""What a character can do now: everything that holds for it, added up."""

from __future__ import annotations

from typing import Final

from sobremesa.games.tanxi.part import (
    ALWAYS,
    IF_AT_POINT,
    IF_HALF,
    IF_HANDS_EMPTY,
    IF_MONSTER,
    IF_STILL,
    Holding,
    Hurting,
    Over,
    Part,
    Stat,
)
from sobremesa.games.tanxi.state import NOWHERE, Lasting, State, figure_of

ORB: Final = 3  # TX-61


def lasting_on(state: State, seat: int) -> list[Holding]:
    """What holds for this character for a while."""
    return [
        what_lasts(state, effect) for effect in state.lasting if effect.seat == seat and effect.live
    ]


def what_lasts(state: State, effect: Lasting) -> Holding:
    """The part that holds for a while."""
    part = state.terms.catalogue.scripts[effect.script][effect.step]
    assert isinstance(part, Holding)
    return part


def holding(state: State, seat: int) -> list[Holding]:
    """TX-90, TX-55: everything that holds for this character: passive, cards, and for a while."""
    player = state.players[seat]
    parts: list[Holding] = []
    if player.cell != NOWHERE:
        parts += figure_of(state, seat).always
    kinds = state.terms.catalogue.kinds
    for kind in player.gear:
        if kinds[kind].always:
            parts += kinds[kind].always
    if state.lasting:
        parts += lasting_on(state, seat)
    return parts


def striking(state: State, seat: int, weapons: list[int], monster: bool = False) -> list[Holding]:
    """What holds for an attack: of weapons only those that are declared (TX-69a)."""
    parts: list[Holding] = list(figure_of(state, seat).always)
    kinds = state.terms.catalogue.kinds
    for kind in state.players[seat].gear:
        if not kinds[kind].is_weapon:
            parts += kinds[kind].always
    for kind in weapons:
        parts += kinds[kind].always
    parts += lasting_on(state, seat)
    return [part for part in parts if applies(state, seat, part, monster)]


def applies(  # noqa: PLR0911 - one line for each condition
    state: State, seat: int, part: Part, against_monster: bool = False
) -> bool:
    """Whether the condition of a part is met for this character."""
    when = part.when
    if when == ALWAYS:
        return True
    player = state.players[seat]
    if when == IF_HALF:
        return player.hearts * 2 <= figure_of(state, seat).hearts
    if when == IF_STILL:
        return player.still and state.round > 1
    if when == IF_HANDS_EMPTY:
        return not weapons_of(state, seat)
    if when == IF_AT_POINT:
        return player.cell != NOWHERE and state.terms.island.point[player.cell] >= 0
    if when == IF_MONSTER:
        return against_monster
    return True  # the damage of an attack is judged when it is dealt


def weapons_of(state: State, seat: int) -> list[int]:
    """The weapons and shields in this character's hands."""
    kinds = state.terms.catalogue.kinds
    return [kind for kind in state.players[seat].gear if kinds[kind].is_weapon]


def equipment_of(state: State, seat: int) -> int:
    """How many cards of equipment this character wears."""
    return len(state.players[seat].gear) - len(weapons_of(state, seat))


def modifier(
    state: State, seat: int, parts: list[Holding], stat: Stat, monster: bool = False
) -> int:
    """What these parts add to a stat."""
    total = 0
    for part in parts:
        if part.stat == stat and applies(state, seat, part, monster):
            total += part.by
            if part.each_equipment:
                total += part.each_equipment * equipment_of(state, seat)
    return total


# Energy


def energy(state: State, seat: int, parts: list[Holding]) -> int:
    """TX-30a: what is left this turn."""
    left = energy_to_spend(state, seat, parts) - state.spent
    return left if left > 0 else 0


def energy_to_spend(state: State, seat: int, parts: list[Holding]) -> int:
    """TX-30a: what there is for a turn."""
    total = figure_of(state, seat).energy
    kinds = state.terms.catalogue.kinds
    for kind in state.players[seat].gear:
        total += kinds[kind].energy
    return total + modifier(state, seat, parts, "energy")


def cost(state: State, seat: int, parts: list[Holding], action: int, ahead: int = 0) -> int:
    """What an action of this kind costs, now or so many later: the first ones may be free."""
    gratis = 0
    for part in parts:
        if part.free_action == action and applies(state, seat, part):
            gratis += part.free_times
    return 0 if state.done[action] + ahead < gratis else 1


# Attack and defence


def attack_before_dice(
    state: State, seat: int, weapons: list[int], monster: bool, bonus: int
) -> int:
    """TX-50, TX-69: everything but the die."""
    kinds = state.terms.catalogue.kinds
    player = state.players[seat]
    total = figure_of(state, seat).attack + bonus
    for kind in player.gear:
        if not kinds[kind].is_weapon:
            total += kinds[kind].attack
    for kind in weapons:
        total += kinds[kind].attack
    total += modifier(state, seat, striking(state, seat, weapons, monster), "attack", monster)
    if player.fire:
        total += ORB
    return total


def defence_of_cards(state: State, seat: int) -> int:
    """The defence that equipped cards give."""
    kinds = state.terms.catalogue.kinds
    total = 0
    for kind in state.players[seat].gear:
        card = kinds[kind]
        total += card.defence
        if card.always:
            total += modifier(state, seat, card.always, "defence")
    return total


def defence_before_dice(state: State, seat: int, pierced: int) -> int:
    """TX-69: everything but the dice; of what cards give so much is pierced."""
    cards = defence_of_cards(state, seat)
    own = [*figure_of(state, seat).always, *lasting_on(state, seat)]
    total = figure_of(state, seat).defence + modifier(state, seat, own, "defence")
    if state.players[seat].ice:
        total += ORB
    return total + cards - max(0, min(cards, pierced))


def defence_dice(state: State, seat: int, parts: list[Holding]) -> int:
    """TX-69: one, more through cards, never more than three."""
    kinds = state.terms.catalogue.kinds
    dice = 1 + modifier(state, seat, parts, "dice")
    for kind in state.players[seat].gear:
        dice += kinds[kind].dice
    return min(3, max(1, dice))


def pierced_by(state: State, seat: int, parts: list[Holding]) -> int:
    """How much defence of cards these parts let through."""
    total = 0
    for part in parts:
        if part.pierces and applies(state, seat, part):
            total += part.pierces
    return total


def least_roll(parts: list[Holding]) -> int:
    """The least that the attack die counts."""
    return max([part.least_roll for part in parts], default=0)


def second_roll(parts: list[Holding]) -> str:
    """Whether the attack die is rolled twice: `sum` beats `best`."""
    how = ""
    for part in parts:
        if part.second_roll and how != "sum":
            how = part.second_roll
    return how


# The rest


def coins(state: State, seat: int) -> int:
    """TX-76: what the hand is worth."""
    kinds = state.terms.catalogue.kinds
    return sum([kinds[kind].value for kind in state.players[seat].hand])


def reduction(state: State, seat: int, of: Hurting) -> int:
    """How many hearts fewer this costs; many where it is all."""
    total = 0
    for part in holding(state, seat):
        if part.reduces == of and applies(state, seat, part):
            total += part.hearts_fewer
    return total


def discount(state: State, seat: int) -> int:
    """How many coins fewer the village asks for."""
    total = 0
    for part in holding(state, seat):
        if part.coins_fewer and applies(state, seat, part):
            total += part.coins_fewer
    return total


def crosses(state: State, seat: int, parts: list[Holding], over: Over) -> bool:
    """Whether moves may cross rivers, or pass through characters."""
    for part in parts:
        if part.crosses == over and applies(state, seat, part):
            return True
    return False


def is_steady(state: State, seat: int) -> bool:
    """Whether nobody else can shove, swap or disarm this character."""
    for part in holding(state, seat):
        if part.steady and applies(state, seat, part):
            return True
    return False


def can_be_forced(state: State, seat: int, other: int) -> bool:
    """Whether one can shove, swap or disarm the other: a steady character withstands others."""
    return other == seat or not is_steady(state, other)


def reach_of(parts: list[Holding], cells: int) -> bool:
    """Whether a melee weapon strikes so far."""
    for part in parts:
        if part.reach == cells:
            return True
    return False


def flexibility(state: State, seat: int, weapon: int) -> int:
    """How many cells nearer or farther than its range this weapon may be used."""
    kinds = state.terms.catalogue.kinds
    total = 0
    for part in [*striking(state, seat, []), *kinds[weapon].always]:
        if part.flex and applies(state, seat, part):
            total += part.flex
    return total
