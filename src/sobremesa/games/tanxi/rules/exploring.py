"""TX-45 to TX-52: exploring, and monsters."""

from __future__ import annotations

from typing import Literal

from sobremesa.games.tanxi.catalogue import RANGED, Kind
from sobremesa.games.tanxi.events import Cancelled, Explored, Fled, Fought, Met
from sobremesa.games.tanxi.part import ALWAYS, IF_RANGED, IF_UNARMED, Stat
from sobremesa.games.tanxi.rules.attacking import (
    loaded_slots,
    melee_slots,
    roll_attack,
    roll_defence,
    sets_of,
    shooting_range,
    slots_declared,
    spend,
    why_no_weapon,
)
from sobremesa.games.tanxi.rules.cards import draw_top, find, shuffle_back
from sobremesa.games.tanxi.rules.defeat import hurt
from sobremesa.games.tanxi.rules.questions import answered, ask, carry_out, is_over, names_of
from sobremesa.games.tanxi.rules.stats import (
    attack_before_dice,
    cost,
    energy,
    holding,
    reduction,
    striking,
)
from sobremesa.games.tanxi.state import (
    EXPLORE,
    MONSTER,
    NOBODY,
    NOTHING,
    NOWHERE,
    State,
    figure_of,
)
from sobremesa.kernel.errors import IllegalMove, not_asked, refuse
from sobremesa.kernel.events import Story

Bite = Literal["ambush", "reprisal"]


def explore(state: State, seat: int, story: Story) -> None:
    """TX-45: the top card of the deck of the exploration point on which one stands."""
    bad = why_no_exploring(state, seat)
    if bad:
        raise no_exploring(bad)
    parts = holding(state, seat)
    price = cost(state, seat, parts, EXPLORE)
    if price > energy(state, seat, parts):
        raise refuse("TX-30", "no-energy", price=price)
    state.spent += price
    state.done[EXPLORE] += 1
    deck = use_point(state, seat)
    if story is not None:
        story.append(Explored(seat, state.terms.catalogue.decks[deck]))
    kind, known_to = draw_top(state, deck, seat)
    receive(state, seat, deck, kind, known_to, story)


def why_no_exploring(state: State, seat: int) -> str:
    """TX-45, TX-45a: why nothing can be explored here; empty where something can."""
    island = state.terms.island
    point = island.point[state.players[seat].cell]
    if point < 0:
        return "no-point-here"
    if state.explored >> point & 1:
        return "point-explored"
    return "" if state.decks[island.deck[point]] else "deck-empty"


def no_exploring(why: str) -> IllegalMove:
    """The refusal for this reason."""
    if why == "deck-empty":
        return refuse("TX-45a", "deck-empty")
    if why == "point-explored":
        return refuse("TX-45", "point-explored")
    return refuse("TX-45", "no-point-here")


def use_point(state: State, seat: int) -> int:
    """The point counts as explored this turn; says which deck is its."""
    island = state.terms.island
    point = island.point[state.players[seat].cell]
    state.explored |= 1 << point
    return island.deck[point]


def receive(state: State, seat: int, deck: int, kind: int, known_to: int, story: Story) -> None:
    """TX-46, TX-47: a card out of a deck, into the hand or to be met."""
    if state.terms.catalogue.monster[kind]:
        meet(state, seat, deck, kind, story)
    else:
        find(state, seat, kind, known_to, story)


# Monsters


def meet(state: State, seat: int, deck: int, number: int, story: Story) -> None:
    """TX-47, TX-48: it is shown, it ambushes, then it is fought or fled from."""
    state.monster, state.lair = number, deck
    kind = state.terms.catalogue.kinds[number]
    if story is not None:
        story.append(Met(seat, kind.name))
    bite(state, seat, kind.ambush, "ambush", story)
    if state.players[seat].cell == NOWHERE:
        back_to_the_deck(state)  # TX-51a
    elif must_fight(kind) and len(ways_to_fight(state, seat)) == 1:
        fight_with(state, seat, [], story)
    else:
        ask(state, MONSTER, 1 << seat)


def bite(state: State, seat: int, hearts: int, why: Bite, story: Story) -> None:
    """TX-52, TX-61: direct damage, unless it is reduced or an ice orb cancels it."""
    left = hearts - reduction(state, seat, why)
    if left <= 0:
        return
    player = state.players[seat]
    if player.ice:
        player.ice = False
        if story is not None:
            story.append(Cancelled(seat, why))
        return
    hurt(state, [(seat, left)], why, NOBODY, story)


def back_to_the_deck(state: State) -> None:
    """TX-49: the monster is shuffled back into the deck it came from."""
    shuffle_back(state, state.lair, state.monster)
    state.monster = state.lair = NOTHING


def must_fight(kind: Kind) -> bool:
    """Whether its text forbids to flee."""
    for part in kind.always:
        if part.must_be_fought:
            return True
    return False


def ways_to_fight(state: State, seat: int) -> list[list[int]]:
    """TX-50: no weapon, melee weapons, or loaded ones that share a range."""
    sets: list[list[int]] = [[]]
    sets += sets_of(state, seat, melee_slots(state, seat, 1))
    loaded = sets_of(state, seat, loaded_slots(state, seat))
    return sets + [slots for slots in loaded if share_a_range(state, seat, slots)]


def share_a_range(state: State, seat: int, slots: list[int]) -> bool:
    """Whether there is a distance at which all of these shoot."""
    nearest, farthest = 1, 99
    for slot in slots:
        low, high = shooting_range(state, seat, slot)
        nearest, farthest = max(nearest, low), min(farthest, high)
    return nearest <= farthest


def flee(state: State, seat: int, story: Story) -> None:
    """TX-49: the action is over."""
    if state.question != MONSTER:
        raise not_asked(seat)
    kind = state.terms.catalogue.kinds[state.monster]
    if must_fight(kind):
        raise refuse("TX-47", "cannot-flee", monster=kind.name)
    answered(state)
    if story is not None:
        story.append(Fled(seat, kind.name))
    back_to_the_deck(state)
    carry_out(state, kind.on_flee, seat)


def fight(state: State, seat: int, weapons: tuple[str, ...], story: Story) -> None:
    """TX-50: with these weapons."""
    if state.question != MONSTER:
        raise not_asked(seat)
    slots = slots_declared(state, seat, weapons, ways_to_fight(state, seat))
    if slots is None:
        bad = why_no_weapon(state, seat, weapons)
        raise refuse("TX-50", "mixed-weapons") if bad is None else bad
    answered(state)
    fight_with(state, seat, slots, story)


def fight_with(state: State, seat: int, slots: list[int], story: Story) -> None:
    """TX-50: the sum, then reward or reprisal."""
    number = state.monster
    kind = state.terms.catalogue.kinds[number]
    weapons = [state.players[seat].gear[slot] for slot in slots]
    strength = attack_before_dice(state, seat, weapons, True, 0)
    rolls, counted = roll_attack(state, striking(state, seat, weapons, True))
    dice = roll_defence(state, monster_dice(state, kind, weapons))
    guard = monster_stat(state, kind, weapons, "defence", 0)
    power, defence = max(0, strength + counted), max(0, guard + sum(dice))
    beaten = power - defence >= kind.hearts
    spend(state, seat, slots)
    if story is not None:
        story.append(
            Fought(
                seat, kind.name, names_of(state, weapons), strength, tuple(rolls), counted, power,
                guard, tuple(dice), defence, kind.hearts, beaten,
            )
        )  # fmt: skip
    if beaten:
        win(state, seat, kind)
    else:
        fail(state, seat, kind, story)


def monster_dice(state: State, kind: Kind, weapons: list[int]) -> int:
    """TX-2: there are three."""
    return min(3, max(0, monster_stat(state, kind, weapons, "dice", kind.dice)))


def monster_stat(state: State, kind: Kind, weapons: list[int], stat: Stat, base: int) -> int:
    """A monster's stat against such an attack."""
    kinds = state.terms.catalogue.kinds
    how = IF_UNARMED
    if weapons:
        how = IF_RANGED if kinds[weapons[0]].type == RANGED else ALWAYS
    total = base
    for part in kind.always:
        if part.stat == stat and (part.when == ALWAYS or part.when == how):
            total += part.by
    return total


def win(state: State, seat: int, kind: Kind) -> None:
    """TX-50: it is discarded, and the reward is taken."""
    state.discards.append(kind.number)
    state.monster = state.lair = NOTHING
    carry_out(state, figure_of(state, seat).on_beat, seat)
    carry_out(state, kind.reward, seat)


def fail(state: State, seat: int, kind: Kind, story: Story) -> None:
    """TX-50, TX-51: it goes back, and its reprisal is suffered."""
    back_to_the_deck(state)
    bite(state, seat, kind.reprisal, "reprisal", story)
    if not is_over(state) and state.players[seat].cell != NOWHERE:
        carry_out(state, kind.on_fail, seat)
