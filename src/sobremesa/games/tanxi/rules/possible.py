"""Whom a part of an effect can meet, and whether a script can change anything (TX-77a)."""

from __future__ import annotations

from sobremesa.games.tanxi.catalogue import NO_SCRIPT
from sobremesa.games.tanxi.part import ADJACENT, ALL, NEAR, OTHER, SELF, Part
from sobremesa.games.tanxi.rules.attacking import direction_to, is_clear
from sobremesa.games.tanxi.rules.stats import applies, coins
from sobremesa.games.tanxi.state import NOWHERE, State, on_island, others_on_island
from sobremesa.kernel.errors import IllegalMove, refuse


def in_reach(state: State, seat: int, part: Part) -> list[int]:
    """The characters that a part can be about, seen from this one."""
    if part.who == SELF:
        return [seat]
    if part.who == ALL:
        return on_island(state)
    return near_enough(state, seat, part.who, part.within)


def near_enough(state: State, seat: int, who: int, within: int) -> list[int]:
    """The others, wherever they are, adjacent, near or in a line."""
    others = others_on_island(state, seat)
    here, island = state.players[seat].cell, state.terms.island
    if who == OTHER or here == NOWHERE:
        return others if who == OTHER else []
    if who == ADJACENT:
        return [other for other in others if state.players[other].cell in island.steps[here]]
    reach = within or island.size
    near = [o for o in others if island.apart(here, state.players[o].cell) <= reach]
    if who == NEAR:
        return near
    return [other for other in near if in_line(state, here, state.players[other].cell)]


def in_line(state: State, here: int, there: int) -> bool:
    """TX-67a: in a straight line over the island, with nothing between."""
    direction = direction_to(state, here, there)
    apart = state.terms.island.apart(here, there)
    return direction >= 0 and is_clear(state, here, direction, apart)


def targets(state: State, seat: int, part: Part) -> list[int]:
    """Those whom this part can do something to."""
    return [other for other in in_reach(state, seat, part) if can_meet(state, seat, other, part)]


def can_meet(state: State, seat: int, other: int, part: Part) -> bool:
    """Whether this part can do something to this character."""
    return state.players[other].cell != NOWHERE and part.meets(state, seat, other)


def can_begin(state: State, seat: int, script: int) -> bool:
    """Whether a use may be offered: its first part must be able to change something.

    Where that moves, reloads or scouts as far as it can, another part may do so instead.
    """
    if script == NO_SCRIPT:
        return False
    parts = state.terms.catalogue.scripts[script]
    if can_change(state, seat, parts[0]):
        return True
    if not parts[0].if_possible:
        return False
    return any(can_change(state, seat, part) for part in parts[1:])


def can_change(state: State, seat: int, part: Part) -> bool:
    """Whether this part, done now by this character, would change anything."""
    met = part.judged_later or applies(state, seat, part)
    return met and part.can_change(state, seat)


def why_nothing(state: State, script: int, name: str) -> IllegalMove:
    """TX-77a: it would change nothing; where its first part has a rule of its own, by that."""
    rule = state.terms.catalogue.scripts[script][0].rule()
    return refuse("TX-77a" if rule == "TX-4" else rule, "changes-nothing", name, benefit=name)


def wishes(state: State, seat: int, less: int) -> tuple[list[int], list[int]]:
    """What this hand can pay for with such a discount: offers, and kinds that the merchant has."""
    catalogue = state.terms.catalogue
    kinds = catalogue.kinds
    purse = coins(state, seat)
    most = purse + less if purse else 0
    offers = []
    for offer in catalogue.offers:
        wanted = offer.resident != state.marker and offer.price <= most
        if wanted and can_begin(state, seat, offer.use):
            offers.append(offer.number)
    if catalogue.merchant == state.marker:
        return (offers, [])
    return (offers, [kind for kind in sorted(set(state.merchant)) if kinds[kind].value <= most])
