"""Everything that can be done in one's turn.

Random play takes one action of dozens. So actions are found as numbers, and only what is asked for
becomes a move, with its names.
"""

from __future__ import annotations

from sobremesa.games.tanxi.catalogue import OBJECT
from sobremesa.games.tanxi.moves import (
    END,
    EXPLORE,
    Ability,
    Attack,
    Buy,
    Deal,
    Equip,
    Favour,
    Move,
    Reload,
    Use,
)
from sobremesa.games.tanxi.rules.attacking import can_reload, may_attack, strikes
from sobremesa.games.tanxi.rules.equipping import ways_to_equip
from sobremesa.games.tanxi.rules.exploring import why_no_exploring
from sobremesa.games.tanxi.rules.moving import step_choices
from sobremesa.games.tanxi.rules.possible import can_begin, wishes
from sobremesa.games.tanxi.rules.questions import names_of
from sobremesa.games.tanxi.rules.stats import cost, energy, holding
from sobremesa.games.tanxi.rules.using import (
    ABILITY_PRICE,
    FAVOUR_PRICE,
    can_begin_after,
    ways_to_pay_gems,
)
from sobremesa.games.tanxi.rules.village import rebate
from sobremesa.games.tanxi.state import (
    DEAL,
    EQUIP,
    STRIKE,
    USE,
    State,
    figure_of,
    others_on_island,
)
from sobremesa.games.tanxi.state import EXPLORE as EXPLORING

With = tuple[int, list[int]]  # whom, or what, and the weapons or gem cards


class Actions:
    """What this seat can do now; `count` actions, each a move by its number."""

    def __init__(self, state: State, seat: int) -> None:
        parts = holding(state, seat)
        left = energy(state, seat, parts)
        self.state = state
        self.seat = seat
        self.steps: list[int] = step_choices(state, seat, parts, left)
        self.explores = 0
        if cost(state, seat, parts, EXPLORING) <= left and not why_no_exploring(state, seat):
            self.explores = 1
        self.attacks: list[With] = []
        if cost(state, seat, parts, STRIKE) <= left:
            self.attacks = attacks(state, seat)
        self.equips: list[tuple[list[int], list[int]]] = []
        if cost(state, seat, parts, EQUIP) <= left:
            self.equips = ways_to_equip(state, seat)
        self.uses: list[int] = uses(state, seat, cost(state, seat, parts, USE) <= left)
        self.reloads: list[int] = reloads(state, seat, left)
        self.offers: list[int] = []
        self.wares: list[int] = []
        in_village = state.terms.island.in_village[state.players[seat].cell]
        if in_village and cost(state, seat, parts, DEAL) <= left:
            self.offers, self.wares = wishes(state, seat, rebate(state, seat))
        self.abilities: list[With] = abilities(state, seat)
        self.favours: list[With] = favours(state, seat)
        self.count = (
            len(self.steps) + self.explores + len(self.attacks) + len(self.equips)
            + len(self.uses) + len(self.reloads) + len(self.offers) + len(self.wares)
            + len(self.abilities) + len(self.favours) + 1
        )  # fmt: skip

    def move(self, number: int) -> Move:
        """The action of this number; the last one ends the turn."""
        if number < len(self.steps):
            return self.state.terms.catalogue.steps[self.steps[number]]
        number -= len(self.steps)
        if number < self.explores:
            return EXPLORE
        number -= self.explores
        if number < len(self.attacks):
            return self.attack(number)
        number -= len(self.attacks)
        if number < len(self.equips):
            on, off = self.equips[number]
            return Equip(names_of(self.state, on), names_of(self.state, off))
        return self.move_with_a_card(number - len(self.equips))

    def move_with_a_card(self, number: int) -> Move:
        """Counted from the first use of an object."""
        names = self.state.terms.catalogue.names
        if number < len(self.uses):
            return Use(names[self.uses[number]])
        number -= len(self.uses)
        if number < len(self.reloads):
            return Reload(names[self.reloads[number]])
        number -= len(self.reloads)
        if number < len(self.offers):
            return Deal(self.state.terms.catalogue.offers[self.offers[number]].name)
        number -= len(self.offers)
        if number < len(self.wares):
            return Buy(names[self.wares[number]])
        return self.move_for_gems(number - len(self.wares))

    def move_for_gems(self, number: int) -> Move:
        """Counted from the first special ability."""
        if number < len(self.abilities):
            which, way = self.abilities[number]
            name = figure_of(self.state, self.seat).abilities[which]
            return Ability(name, names_of(self.state, way))
        number -= len(self.abilities)
        if number < len(self.favours):
            deity, way = self.favours[number]
            name = self.state.terms.catalogue.deities[deity].name
            return Favour(name, names_of(self.state, way))
        return END

    def attack(self, number: int) -> Move:
        """The attack of this number."""
        player, slots = self.attacks[number]
        gear = self.state.players[self.seat].gear
        return Attack(player, names_of(self.state, [gear[slot] for slot in slots]))

    def moves(self) -> list[Move]:
        """All of them."""
        return [self.move(number) for number in range(self.count)]


def attacks(state: State, seat: int) -> list[With]:
    """TX-65: whom, and with which places of the gear."""
    return [
        (player, slots)
        for player in others_on_island(state, seat)
        if may_attack(state, player)
        for slots in strikes(state, seat, player)
    ]


def uses(state: State, seat: int, affordable: bool) -> list[int]:
    """TX-60: the objects that would change something."""
    kinds = state.terms.catalogue.kinds
    found: list[int] = []
    last = -1
    for number in state.players[seat].hand:
        kind = kinds[number]
        usable = number != last and kind.type == OBJECT and (affordable or kind.free)
        if usable and can_begin(state, seat, kind.use):
            found.append(number)
        last = number
    return found


def reloads(state: State, seat: int, left: int) -> list[int]:
    """TX-68: the weapons for whose ammunition so much energy is enough."""
    kinds = state.terms.catalogue.kinds
    return [kind for kind in can_reload(state, seat) if kinds[kind].reload_energy <= left]


def abilities(state: State, seat: int) -> list[With]:
    """TX-85: special abilities, and how they are paid for."""
    if state.ability_used:
        return []
    ways = ways_to_pay_gems(state, seat, ABILITY_PRICE)
    if not ways:
        return []
    return [
        (number, way)
        for number, script in enumerate(figure_of(state, seat).uses)
        for way in ways
        if can_begin_after(state, seat, script, way)
    ]


def favours(state: State, seat: int) -> list[With]:
    """TX-86: favours, and how they are paid for."""
    if state.favour_used or not state.awake:
        return []
    ways = ways_to_pay_gems(state, seat, FAVOUR_PRICE)
    if not ways:
        return []
    deities = state.terms.catalogue.deities
    return [
        (number, way)
        for number in state.deities[: state.awake]
        for way in ways
        if can_begin_after(state, seat, deities[number].favour, way)
    ]
