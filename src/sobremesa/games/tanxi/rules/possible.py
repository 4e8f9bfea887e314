"""Whom an effect can meet, and whether it can change anything (TX-77a)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, get_args

from sobremesa.games.tanxi.catalogue import BLOCKS, NO_SCRIPT
from sobremesa.games.tanxi.effects import (
    Again,
    Attack,
    Continuous,
    Damage,
    Disarm,
    Each,
    Explore,
    Forfeit,
    Gain,
    Heal,
    Holding,
    Ice,
    Jump,
    Move,
    Peek,
    Relic,
    Reload,
    Rob,
    Scout,
    Shove,
    Steal,
    Swap,
    Take,
    Toss,
    Trade,
)
from sobremesa.games.tanxi.rules.attacking import direction_to, is_clear, may_attack
from sobremesa.games.tanxi.rules.exploring import why_no_exploring
from sobremesa.games.tanxi.rules.healing import recovers
from sobremesa.games.tanxi.rules.moving import cells_to_jump, cells_to_push, cells_within
from sobremesa.games.tanxi.rules.stats import applies, coins, discount, is_steady
from sobremesa.games.tanxi.state import (
    NOBODY,
    NOWHERE,
    State,
    is_free,
    on_island,
    others_on_island,
)
from sobremesa.kernel.errors import IllegalMove, refuse

MOST_ON_A_DIE: Final = 2


def in_reach(state: State, seat: int, who: str) -> list[int]:
    """The characters that `who` can mean, seen from this one."""
    if who == "self":
        return [seat]
    if who == "all":
        return on_island(state)
    return near_enough(state, seat, who)


def near_enough(state: State, seat: int, who: str) -> list[int]:
    """The others, wherever they are, adjacent, near or in a line."""
    others = others_on_island(state, seat)
    here, island = state.players[seat].cell, state.terms.island
    if who == "other" or here == NOWHERE:
        return others if who == "other" else []
    if who == "adjacent":
        return [other for other in others if state.players[other].cell in island.steps[here]]
    shape, _, cells = who.partition(" ")
    reach = int(cells) if cells else island.size
    near = [o for o in others if island.apart(here, state.players[o].cell) <= reach]
    if shape == "near":
        return near
    return [other for other in near if in_line(state, here, state.players[other].cell)]


def in_line(state: State, here: int, there: int) -> bool:
    """TX-67a: in a straight line over the island, with nothing between."""
    direction = direction_to(state, here, there)
    apart = state.terms.island.apart(here, there)
    return direction >= 0 and is_clear(state, here, direction, apart)


def meant(state: State, seat: int, part: Each) -> list[int]:
    """Everyone whom an `each` means; its condition is about each of them."""
    return [other for other in in_reach(state, seat, part.who) if applies(state, other, part)]


def targets(state: State, seat: int, part: Any) -> list[int]:
    """Those whom this part can do something to."""
    return [
        other for other in in_reach(state, seat, part.who) if can_meet(state, seat, other, part)
    ]


def can_meet(state: State, seat: int, other: int, part: Any) -> bool:
    """Whether this part can do something to this character."""
    player = state.players[other]
    if player.cell == NOWHERE or (is_forceful(part) and other != seat and is_steady(state, other)):
        return False
    check = MEETS.get(type(part))
    return check is None or check(state, seat, other, part)


def is_forceful(part: Any) -> bool:
    """Whether a steady character withstands it."""
    return isinstance(part, Shove | Swap | Disarm)


def has_hand(state: State, seat: int, other: int, part: Any) -> bool:  # noqa: ARG001
    """Somebody else with cards (TX-78a)."""
    return other != seat and bool(state.players[other].hand)


def has_cards_or_pays(state: State, seat: int, other: int, part: Toss) -> bool:  # noqa: ARG001
    """Somebody who can discard, or else suffers for it."""
    return bool(state.players[other].hand) or bool(part.otherwise)


def has_gems_or_pays(state: State, seat: int, other: int, part: Forfeit) -> bool:  # noqa: ARG001
    """Somebody who can lose gems, or else suffers for it."""
    return bool(state.players[other].gems) or bool(part.otherwise)


def has_gear(state: State, seat: int, other: int, part: Disarm) -> bool:  # noqa: ARG001
    """Somebody with an equipped card."""
    return bool(state.players[other].gear)


def can_be_pushed(state: State, seat: int, other: int, part: Shove) -> bool:
    """Somebody who has somewhere to go."""
    return len(cells_to_push(state, seat, other, part.cells, part.way)) > 1


def can_be_attacked(state: State, seat: int, other: int, part: Attack) -> bool:  # noqa: ARG001
    """TX-65."""
    return may_attack(state, other)


MEETS: Final[dict[type, Callable[[State, int, int, Any], bool]]] = {
    Peek: has_hand,
    Rob: has_hand,
    Steal: has_hand,
    Toss: has_cards_or_pays,
    Forfeit: has_gems_or_pays,
    Disarm: has_gear,
    Shove: can_be_pushed,
    Attack: can_be_attacked,
}


def can_begin(state: State, seat: int, script: int) -> bool:
    """Whether a use may be offered: its first part must be able to change something.

    Where that moves, reloads or scouts as far as it can, another part may do so instead.
    """
    if script == NO_SCRIPT:
        return False
    parts = state.terms.catalogue.scripts[script]
    if can_change(state, seat, parts[0]):
        return True
    if not isinstance(parts[0], Move | Reload | Scout):
        return False
    return any(can_change(state, seat, part) for part in parts[1:])


def why_nothing(state: State, script: int, name: str) -> IllegalMove:
    """TX-77a: it would change nothing; where its first part has a rule of its own, by that."""
    rule = rule_of(state.terms.catalogue.scripts[script][0])
    return refuse("TX-77a" if rule == "TX-4" else rule, "changes-nothing", name, benefit=name)


def rule_of(part: Any) -> str:
    """The rule that says whom or when this part meets; for most it is the card (TX-4)."""
    if isinstance(part, Explore) and part.at == "any-deck":
        return "TX-45a"
    return RULES.get(type(part), "TX-4")


RULES: Final[dict[type, str]] = {
    Rob: "TX-78a",
    Gain: "TX-61a",
    Explore: "TX-85a",
    Attack: "TX-65",
}


def can_change(state: State, seat: int, part: Any) -> bool:
    """Whether this part, done now by this character, would change anything."""
    if not isinstance(part, Each | Holding) and not applies(state, seat, part):
        return False
    check = CHANGES.get(type(part))
    return bool(targets(state, seat, part)) if check is None else check(state, seat, part)


def can_hold(state: State, seat: int, part: Holding) -> bool:
    """For oneself always; for others where there is one."""
    return part.who in ("self", "same") or bool(targets(state, seat, part))


def can_damage(state: State, seat: int, part: Damage) -> bool:
    """Nobody may be asked to defeat themselves."""
    if part.who == "self":
        return state.players[seat].hearts > part.hearts + MOST_ON_A_DIE * part.dice
    return bool(targets(state, seat, part))


def can_heal(state: State, seat: int, part: Heal) -> bool:
    """TX-77a: what would change nothing is not sold, here and elsewhere."""
    return recovers(state, seat, part) > 0


def can_gain(state: State, seat: int, part: Gain) -> bool:
    """TX-61a: an orb that is not held yet; gems always."""
    player = state.players[seat]
    return part.what == "gem" or not (player.fire if part.what == "fire" else player.ice)


def can_draw_relic(state: State, seat: int, part: Relic) -> bool:  # noqa: ARG001
    """While there are any."""
    return bool(state.relics)


def can_explore(state: State, seat: int, part: Explore) -> bool:
    """TX-85a: on an unexplored point, or wherever there is a deck."""
    if part.at == "point":
        return state.players[seat].cell != NOWHERE and why_no_exploring(state, seat) is None
    return any(state.decks)


def can_scout(state: State, seat: int, part: Scout) -> bool:  # noqa: ARG001
    """Wherever there is a deck."""
    return any(state.decks)


def can_take(state: State, seat: int, part: Take) -> bool:  # noqa: ARG001
    """Where a card lies."""
    return bool(takeable(state, part))


def can_move(state: State, seat: int, part: Move) -> bool:
    """Somewhere else than here."""
    return len(cells_within(state, seat, part.steps, part.over)) > 1


def can_jump(state: State, seat: int, part: Jump) -> bool:
    """Likewise."""
    return cells_to_jump(state, seat, part.to) not in ([], [state.players[seat].cell])


def can_strike_again(state: State, seat: int, part: Again) -> bool:  # noqa: ARG001
    """It counts for attacks to come as well."""
    return True


def can_freeze(state: State, seat: int, part: Ice) -> bool:
    """Where there is room and ice."""
    return bool(cells_to_freeze(state, seat, part))


def can_fill(state: State, seat: int, part: Reload) -> bool:  # noqa: ARG001
    """Whether an equipped weapon lacks ammunition."""
    player, kinds = state.players[seat], state.terms.catalogue.kinds
    for slot, kind in enumerate(player.gear):
        if player.ammunition[slot] < kinds[kind].ammunition:
            return True
    return False


def can_trade(state: State, seat: int, part: Trade) -> bool:
    """Whether some resident could be dealt with from afar."""
    offers, cards = wishes(state, seat, part.discount + discount(state, seat))
    return bool(offers) or bool(cards)


def can_spread(state: State, seat: int, part: Each) -> bool:
    """Whether there is anybody."""
    return bool(meant(state, seat, part))


CHANGES: Final[dict[type, Callable[[State, int, Any], bool]]] = {
    **dict.fromkeys(get_args(Continuous), can_hold),
    Damage: can_damage,
    Heal: can_heal,
    Gain: can_gain,
    Relic: can_draw_relic,
    Explore: can_explore,
    Scout: can_scout,
    Take: can_take,
    Move: can_move,
    Jump: can_jump,
    Again: can_strike_again,
    Ice: can_freeze,
    Reload: can_fill,
    Trade: can_trade,
    Each: can_spread,
}


def takeable(state: State, part: Take) -> list[int]:
    """The kinds of cards that can be taken openly, each once."""
    monster = state.terms.catalogue.monster
    pile = state.discards if part.out_of == "discards" else state.merchant
    return [kind for kind in sorted(set(pile)) if not monster[kind]]


def cells_to_freeze(state: State, seat: int, part: Ice) -> list[int]:
    """Free cells near enough for a block, while there are blocks."""
    if state.freezer not in (NOBODY, seat) or len(state.blocks) >= BLOCKS:
        return []
    here, island = state.players[seat].cell, state.terms.island
    return [
        cell
        for cell in range(island.size)
        if island.apart(here, cell) <= part.within and is_free(state, cell)
    ]


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
