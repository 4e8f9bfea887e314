"""TX-65 to TX-71: attacks on characters, and what fights with monsters share with them."""

from __future__ import annotations

from typing import Final

from sobremesa.games.tanxi.catalogue import RANGED, Kind
from sobremesa.games.tanxi.events import Attacked, Reloaded
from sobremesa.games.tanxi.part import Holding
from sobremesa.games.tanxi.rules.defeat import hurt
from sobremesa.games.tanxi.rules.questions import is_over, names_of
from sobremesa.games.tanxi.rules.stats import (
    attack_before_dice,
    cost,
    defence_before_dice,
    defence_dice,
    energy,
    flexibility,
    holding,
    least_roll,
    pierced_by,
    reach_of,
    second_roll,
    striking,
    what_lasts,
)
from sobremesa.games.tanxi.state import (
    NOWHERE,
    STRIKE,
    Frame,
    State,
    figure_of,
    is_free,
)
from sobremesa.kernel.errors import IllegalMove, refuse
from sobremesa.kernel.events import Story

DEFENCE_DIE: Final = (0, 0, 1, 1, 1, 1, 2, 2)  # TX-2
ATTACK_DIE: Final = 6  # TX-2a: faces from 0 to 5


def attack(state: State, seat: int, player: int, weapons: tuple[str, ...], story: Story) -> None:
    """TX-65: one attack, for energy."""
    check_target(state, seat, player)
    slots = slots_declared(state, seat, weapons, strikes(state, seat, player))
    if slots is None:
        raise why_no_strike(state, seat, player, weapons)
    parts = holding(state, seat)
    price = cost(state, seat, parts, STRIKE)
    if price > energy(state, seat, parts):
        raise refuse("TX-30", "no-energy", price=price)
    state.spent += price
    state.done[STRIKE] += 1
    strike(state, seat, player, slots, 0, story)


# Who can be attacked, and how


def check_target(state: State, seat: int, player: int) -> None:
    """TX-65: somebody else on the island, not yet attacked this turn."""
    if not 0 <= player < state.terms.seats or player == seat:
        raise refuse("TX-65", "no-such-target", player, player=player)
    if state.players[player].cell == NOWHERE:
        raise refuse("TX-65", "off-the-island", player, player=player)
    if not may_attack(state, player):
        raise refuse("TX-65", "already-attacked", player, player=player)


def may_attack(state: State, player: int) -> bool:
    """TX-65: each at most once per turn, unless an effect allows it again."""
    return not state.attacked[player] or (state.attacked[player] == 1 and state.again > 0)


def direction_to(state: State, here: int, there: int) -> int:
    """The direction in which a cell lies in a straight line; -1 where it does not."""
    island = state.terms.island
    if here == there:
        return -1
    if island.column[here] == island.column[there]:
        return 2 if island.row[there] > island.row[here] else 0
    if island.row[here] == island.row[there]:
        return 1 if island.column[there] > island.column[here] else 3
    return -1


def is_clear(state: State, here: int, direction: int, distance: int) -> bool:
    """TX-67a: island all the way and no obstacle between."""
    line = state.terms.island.lines[here][direction]
    if distance > len(line):
        return False
    for number in range(distance - 1):
        if not is_free(state, line[number]):
            return False
    return True


def strikes(state: State, seat: int, player: int) -> list[list[int]]:
    """Every set of weapons, as places in the gear, that can be declared against this player."""
    return strikes_at(state, seat, state.players[player].cell)


def strikes_at(state: State, seat: int, there: int) -> list[list[int]]:
    """The same against whoever stands on this cell."""
    here = state.players[seat].cell
    direction = direction_to(state, here, there)
    if direction < 0:
        return []
    island = state.terms.island
    distance = island.apart(here, there)
    if not is_clear(state, here, direction, distance):
        return []
    sets: list[list[int]] = []
    if island.dry[here][direction] >= distance:
        if distance == 1:
            sets.append([])
        sets += sets_of(state, seat, melee_slots(state, seat, distance))
    return sets + sets_of(state, seat, ranged_slots(state, seat, distance))


def melee_slots(state: State, seat: int, distance: int) -> list[int]:
    """TX-66: the melee weapons that strike so far; a shield is one too (TX-55)."""
    kinds = state.terms.catalogue.kinds
    return [
        slot
        for slot, kind in enumerate(state.players[seat].gear)
        if is_melee(kinds[kind]) and (distance == 1 or reach_of(kinds[kind].always, distance))
    ]


def is_melee(kind: Kind) -> bool:
    """Any weapon without a range."""
    return kind.is_weapon and kind.type != RANGED


def ranged_slots(state: State, seat: int, distance: int) -> list[int]:
    """TX-67: the ranged weapons that shoot exactly so far and have ammunition."""
    found = []
    for slot in loaded_slots(state, seat):
        nearest, farthest = shooting_range(state, seat, slot)
        if nearest <= distance <= farthest:
            found.append(slot)
    return found


def loaded_slots(state: State, seat: int) -> list[int]:
    """TX-67a: the ranged weapons with enough ammunition for a shot."""
    kinds, player = state.terms.catalogue.kinds, state.players[seat]
    return [
        slot
        for slot, kind in enumerate(player.gear)
        if kinds[kind].type == RANGED and player.ammunition[slot] >= kinds[kind].shot
    ]


def shooting_range(state: State, seat: int, slot: int) -> tuple[int, int]:
    """The nearest and the farthest that a weapon shoots."""
    kind = state.players[seat].gear[slot]
    span = flexibility(state, seat, kind)
    middle = state.terms.catalogue.kinds[kind].range
    return (max(1, middle - span), middle + span)


def sets_of(state: State, seat: int, slots: list[int]) -> list[list[int]]:
    """Each of these weapons alone, and both: two hands hold no more. Equal cards count once."""
    if not slots:
        return []
    gear = state.players[seat].gear
    sets = [[slots[0]]]
    if len(slots) > 1:
        if gear[slots[1]] != gear[slots[0]]:
            sets.append([slots[1]])
        sets.append([slots[0], slots[1]])
    return sets


def slots_declared(
    state: State, seat: int, weapons: tuple[str, ...], sets: list[list[int]]
) -> list[int] | None:
    """The set that was declared by name; None where it is none of these."""
    declared = sorted(weapons)
    names, gear = state.terms.catalogue.names, state.players[seat].gear
    for slots in sets:
        if sorted([names[gear[slot]] for slot in slots]) == declared:
            return slots
    return None


def why_no_strike(state: State, seat: int, player: int, weapons: tuple[str, ...]) -> IllegalMove:
    """Why these weapons cannot be declared against this player."""
    bad = why_no_weapon(state, seat, weapons)
    if bad is not None:
        return bad
    catalogue = state.terms.catalogue
    if all(is_melee(catalogue.kinds[catalogue.kind[name]]) for name in weapons):
        return refuse("TX-66", "not-within-melee", player, player=player)
    return refuse("TX-67", "not-at-range", player, player=player)


def why_no_weapon(state: State, seat: int, weapons: tuple[str, ...]) -> IllegalMove | None:
    """Why one of these cannot be declared at all."""
    catalogue, own = state.terms.catalogue, state.players[seat]
    equipped = [catalogue.names[kind] for kind in own.gear]
    for name in weapons:
        if name not in equipped:
            return refuse("TX-50", "not-equipped", name, card=name)
        equipped.remove(name)
        kind = catalogue.kinds[catalogue.kind[name]]
        if not kind.is_weapon:
            return refuse("TX-50", "not-a-weapon", name, card=name)
        loaded = [own.gear[slot] for slot in loaded_slots(state, seat)]
        if kind.type == RANGED and weapons.count(name) > loaded.count(kind.number):
            return refuse("TX-67a", "no-ammunition", name, card=name)
    return None


# The attack itself


def strike(
    state: State, seat: int, player: int, slots: list[int], bonus: int, story: Story
) -> None:
    """TX-69: the sum, the damage, the reward, then what hitting and being hit set off."""
    weapons = [state.players[seat].gear[slot] for slot in slots]
    parts = striking(state, seat, weapons)
    strength = attack_before_dice(state, seat, weapons, False, bonus)
    rolls, counted = roll_attack(state, parts)
    dice = roll_defence(state, defence_dice(state, player, holding(state, player)))
    guard = defence_before_dice(state, player, pierced_by(state, seat, parts))
    power, defence = max(0, strength + counted), max(0, guard + sum(dice))
    damage = max(0, power - defence)
    spend(state, seat, slots)
    state.players[player].ice = False  # TX-61a: an attack was suffered
    if state.attacked[player]:
        state.again -= 1
    state.attacked[player] += 1
    if story is not None:
        story.append(
            Attacked(
                seat, player, names_of(state, weapons), strength, tuple(rolls), counted, power,
                guard, tuple(dice), defence, damage,
            )
        )  # fmt: skip
    lost = min(damage, state.players[player].hearts)
    if not lost:
        return
    hurt(state, [(player, lost)], "attack", seat, story)
    if not is_over(state):
        set_off(state, seat, player, weapons, lost)


def roll_attack(state: State, parts: list[Holding]) -> tuple[list[int], int]:
    """The attack die, once or twice, and what counts."""
    state.revealed += 1
    least, how = least_roll(parts), second_roll(parts)
    rolls = [state.chance.below(ATTACK_DIE) for _ in range(2 if how else 1)]
    counted = [max(roll, least) for roll in rolls]
    return (rolls, max(counted) if how == "best" else sum(counted))


def roll_defence(state: State, dice: int) -> list[int]:
    """So many defence dice."""
    state.revealed += 1
    return [DEFENCE_DIE[state.chance.below(len(DEFENCE_DIE))] for _ in range(dice)]


def spend(state: State, seat: int, slots: list[int]) -> None:
    """TX-67, TX-61: ammunition, the fire orb and what was for the next attack are spent."""
    player = state.players[seat]
    for slot in slots:
        player.ammunition[slot] -= state.terms.catalogue.kinds[player.gear[slot]].shot
    player.fire = False
    if state.lasting:
        state.lasting = [
            effect
            for effect in state.lasting
            if effect.seat != seat or what_lasts(state, effect).lasts != "next-attack"
        ]


def set_off(state: State, seat: int, player: int, weapons: list[int], lost: int) -> None:
    """What a hit sets off: first what the attacker has, then what the defender has.

    A card also acts for a wearer whom this very attack has defeated, a passive does not (TX-90a).
    """
    kinds = state.terms.catalogue.kinds
    own = [figure_of(state, seat).on_hit]
    own += [kinds[kind].on_hit for kind in state.players[seat].gear if not kinds[kind].is_weapon]
    own += [kinds[kind].on_hit for kind in weapons]
    frames = [trigger(state, script, seat, player, lost, False) for script in own]
    if state.players[player].cell != NOWHERE:
        script = figure_of(state, player).on_hurt
        frames.append(trigger(state, script, player, seat, lost, False))
    worn = state.players[player].gear
    frames += [trigger(state, kinds[kind].on_hurt, player, seat, lost, True) for kind in worn]
    state.agenda += [frame for frame in reversed(frames) if frame is not None]


def trigger(
    state: State, script: int, actor: int, foe: int, lost: int, posthumous: bool
) -> Frame | None:
    """A script that an attack sets off, if there is one."""
    if script < 0:
        return None
    stop = len(state.terms.catalogue.scripts[script])
    return Frame(script, 0, stop, actor, foe=foe, damage=lost, posthumous=posthumous)


# Ammunition


def reload(state: State, seat: int, card: str, story: Story) -> None:
    """TX-68: energy for ammunition, as the card says, never above what it starts with."""
    slot = slot_to_reload(state, seat, card)
    player = state.players[seat]
    kind = state.terms.catalogue.kinds[player.gear[slot]]
    if kind.reload_energy > energy(state, seat, holding(state, seat)):
        raise refuse("TX-30", "no-energy", price=kind.reload_energy)
    state.spent += kind.reload_energy
    player.ammunition[slot] = min(player.ammunition[slot] + kind.reload_gain, kind.ammunition)
    if story is not None:
        story.append(Reloaded(seat, card, player.ammunition[slot]))


def slot_to_reload(state: State, seat: int, card: str) -> int:
    """The equipped weapon of this name that can be reloaded."""
    catalogue, player = state.terms.catalogue, state.players[seat]
    slots = [s for s, kind in enumerate(player.gear) if catalogue.names[kind] == card]
    if not slots:
        raise refuse("TX-68", "not-equipped", card, card=card)
    if not catalogue.kinds[player.gear[slots[0]]].reload_gain:
        raise refuse("TX-68", "cannot-reload", card, card=card)
    for slot in slots:
        if player.ammunition[slot] < catalogue.kinds[player.gear[slot]].ammunition:
            return slot
    raise refuse("TX-68a", "fully-loaded", card, card=card)


def can_reload(state: State, seat: int) -> list[int]:
    """The kinds of equipped weapons that can take ammunition."""
    kinds, player = state.terms.catalogue.kinds, state.players[seat]
    found = []
    for slot, number in enumerate(player.gear):
        kind = kinds[number]
        if kind.reload_gain and player.ammunition[slot] < kind.ammunition and number not in found:
            found.append(number)
    return found
