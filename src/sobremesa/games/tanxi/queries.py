"""What a player may ask while thinking: answered from what the seat knows, changing nothing.

The rules are asked about a world that the seat imagines. That agrees with the real one in all that
lies open and in the seat's own hand, and at nothing else is looked here.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Annotated

import msgspec
from msgspec import Meta

from sobremesa.games.tanxi.catalogue import OBJECT
from sobremesa.games.tanxi.content import Pack
from sobremesa.games.tanxi.imagining import imagine
from sobremesa.games.tanxi.moves import Attack, Fight, Move
from sobremesa.games.tanxi.rules import apply, legal_moves
from sobremesa.games.tanxi.rules.attacking import can_reload, slots_declared, strikes_at
from sobremesa.games.tanxi.rules.exploring import monster_dice, monster_stat, ways_to_fight
from sobremesa.games.tanxi.rules.moving import moves_in, step_choices, step_price
from sobremesa.games.tanxi.rules.stats import (
    attack_before_dice,
    cost,
    defence_before_dice,
    defence_dice,
    energy,
    holding,
    pierced_by,
    striking,
)
from sobremesa.games.tanxi.rules.using import ABILITY_PRICE, FAVOUR_PRICE
from sobremesa.games.tanxi.rules.village import reduced
from sobremesa.games.tanxi.state import (
    ACT,
    ACTIONS,
    MONSTER,
    MOVE,
    NOBODY,
    NOWHERE,
    OPENING,
    USE,
    State,
    figure_of,
)
from sobremesa.games.tanxi.view_types import View
from sobremesa.games.tanxi.weighing import Strike, is_outdone, strike_with
from sobremesa.kernel.chance import fast
from sobremesa.kernel.errors import IllegalMove, Reason, malformed


class QueryBase(msgspec.Struct, frozen=True, tag_field="ask", forbid_unknown_fields=True):
    """Something that a player wants to know."""


class Reach(QueryBase, frozen=True, tag="reach"):
    """TX-40: where one can get with the energy that is left, and what it costs."""


class Aim(QueryBase, frozen=True, tag="aim"):
    """TX-50, TX-65 to TX-69: what these weapons can do from where one stands."""

    weapons: tuple[str, ...] = ()


class Prices(QueryBase, frozen=True, tag="prices"):
    """What everything costs now."""


class Odds(QueryBase, frozen=True, tag="odds"):
    """TX-50, TX-69: how likely each fight or attack that one may choose now succeeds."""


AnyAsk = Reach | Aim | Prices | Odds


class Way(msgspec.Struct, frozen=True):
    """The cheapest way to a cell; among equal ones that with the fewest steps."""

    cell: str
    cost: int
    steps: int
    path: Annotated[tuple[str, ...], Meta(description="where to step, one after the other")]


class Reachable(msgspec.Struct, frozen=True):
    """Every other cell that steps alone can lead to; none while nothing can be done."""

    energy: Annotated[int, Meta(description="what is left, in one's turn")]
    cells: tuple[Way, ...]


class Refusal(msgspec.Struct, frozen=True):
    """Why something would be refused now."""

    rule: str
    reason: Reason


class Foe(msgspec.Struct, frozen=True):
    """Another player's character, or the monster that is being met."""

    player: Annotated[int | None, Meta(description="null: the monster")]
    defence: Annotated[int, Meta(description="against these weapons, before the dice")]
    dice: int
    refused: Annotated[Refusal | None, Meta(description="null: it can be attacked")]


class Aimed(msgspec.Struct, frozen=True):
    """What weapons can do: whoever stands on one of these cells is within their range."""

    attack: Annotated[
        int | None, Meta(description="before the die; null where these cannot be declared together")
    ]
    cells: tuple[str, ...]
    foes: Annotated[
        tuple[Foe, ...], Meta(description="the monster that one meets, or else everyone else")
    ]


class Priced(msgspec.Struct, frozen=True):
    """Prices by name; those in energy only in one's turn."""

    energy: Annotated[dict[str, int], Meta(description="the next action of each kind")]
    objects: Annotated[dict[str, int], Meta(description="energy, to use those in the hand")]
    reloads: Annotated[
        dict[str, int], Meta(description="energy, for the weapons that lack ammunition")
    ]
    abilities: Annotated[dict[str, int], Meta(description="gems")]
    favours: Annotated[dict[str, int], Meta(description="gems, of the deities that are awake")]
    benefits: Annotated[dict[str, int], Meta(description="coins, after all discounts")]
    wares: Annotated[dict[str, int], Meta(description="coins likewise, for the merchant's cards")]


class StrikeOdds(msgspec.Struct, frozen=True):
    """A fight or an attack before its dice; all chances from 0 to 1."""

    player: Annotated[int | None, Meta(description="null: the monster")]
    weapons: tuple[str, ...]
    fatal: Annotated[float, Meta(description="to beat the monster, or to defeat the character")]
    hurt: Annotated[float, Meta(description="to do any damage")]
    average: Annotated[float, Meta(description="hearts that it costs the other")]
    outdone: Annotated[
        bool,
        Meta(description="another one is as good in every way, and better in some"),
    ]


class Weighed(msgspec.Struct, frozen=True):
    """The fights and attacks that one may choose now; of one's own turn alone."""

    strikes: Annotated[
        tuple[StrikeOdds, ...], Meta(description="by whom they are aimed at, the likeliest first")
    ]


Answer = Reachable | Aimed | Priced | Weighed


def answer(view: View, pack: Pack, ask: AnyAsk) -> Answer:
    """What this seat may be told: the same in every world that it can imagine."""
    if view.seat is None:
        raise malformed("a spectator has nothing to ask")
    return answer_in(imagine(view, pack, fast(0)), view.seat, ask)


def answer_in(state: State, seat: int, ask: AnyAsk) -> Answer:
    """The answer in one such world, which is worn out by it."""
    match ask:
        case Reach():
            return _reachable(state, seat)
        case Aim():
            return _aimed(state, seat, ask.weapons)
        case Prices():
            return _priced(state, seat)
        case Odds():
            return _weighed(state, seat)


def _is_placed(state: State, seat: int) -> bool:
    """Whether this character is known to all and on the island."""
    return state.phase != OPENING and state.players[seat].cell != NOWHERE


def _is_asked(state: State, seat: int, question: int) -> bool:
    """Whether this is what the seat has to answer."""
    return state.question == question and bool(state.owes >> seat & 1)


# Moving


def _reachable(state: State, seat: int) -> Reachable:
    if seat != state.active or not _is_placed(state, seat):
        return Reachable(0, ())
    left = energy(state, seat, holding(state, seat))
    return Reachable(left, _ways(state, seat) if _is_asked(state, seat, ACT) else ())


def _ways(state: State, seat: int) -> tuple[Way, ...]:
    """The best way to every cell, by the island's order.

    Found from the cheapest on. A cell is left once more only with fewer moves made: since the first
    ones may be free, whoever comes later with as many has nothing to gain.
    """
    player, names = state.players[seat], state.terms.island.names
    here, spent = player.cell, state.spent
    best: dict[int, tuple[int, tuple[int, ...]]] = {}
    fewest: dict[int, int] = {}
    edge: list[tuple[int, int, tuple[int, ...], int]] = [(0, 0, (), state.done[MOVE])]
    while edge:
        paid, steps, path, made = heappop(edge)
        player.cell = path[-1] if path else here
        if made >= fewest.get(player.cell, made + 1):
            continue
        fewest[player.cell] = made
        best.setdefault(player.cell, (paid, path))
        state.spent, state.done[MOVE] = spent + paid, made
        for cell, price, moves in _steps(state, seat):
            heappush(edge, (paid + price, steps + 1, (*path, cell), made + moves))
    del best[here]
    return tuple(
        [
            Way(names[cell], paid, len(path), tuple([names[there] for there in path]))
            for cell, (paid, path) in sorted(best.items())
        ]
    )


def _steps(state: State, seat: int) -> list[tuple[int, int, int]]:
    """Every next step: where to, for how much energy, and as how many moves it counts."""
    parts = holding(state, seat)
    left = energy(state, seat, parts)
    return [
        (cell, step_price(state, seat, parts, cell), moves_in(state, seat, parts, cell))
        for cell in step_choices(state, seat, parts, left)
    ]


# Attacking


def _aimed(state: State, seat: int, weapons: tuple[str, ...]) -> Aimed:
    if not _is_placed(state, seat):
        return Aimed(None, (), ())
    slots = slots_declared(state, seat, weapons, ways_to_fight(state, seat))
    kinds = [state.players[seat].gear[slot] for slot in slots or []]
    meeting = _is_asked(state, seat, MONSTER)
    attack = None if slots is None else attack_before_dice(state, seat, kinds, meeting, 0)
    if meeting:
        return Aimed(attack, (), (_monster(state, seat, weapons, kinds),))
    others = [player for player in range(state.terms.seats) if player != seat]
    foes = [_character(state, seat, player, weapons, kinds) for player in others]
    return Aimed(attack, _cells_in_range(state, seat, weapons), tuple(foes))


def _cells_in_range(state: State, seat: int, weapons: tuple[str, ...]) -> tuple[str, ...]:
    """TX-66, TX-67: where somebody could be met with these weapons, by the island's order."""
    island = state.terms.island
    ahead = sorted([cell for line in island.lines[state.players[seat].cell] for cell in line])
    return tuple(
        [
            island.names[cell]
            for cell in ahead
            if cell not in state.blocks
            and slots_declared(state, seat, weapons, strikes_at(state, seat, cell)) is not None
        ]
    )


def _character(
    state: State, seat: int, player: int, weapons: tuple[str, ...], kinds: list[int]
) -> Foe:
    refused = _refused(state, seat, Attack(player, weapons))
    if not _is_placed(state, player):
        return Foe(player, 0, 0, refused)
    pierced = pierced_by(state, seat, striking(state, seat, kinds))
    dice = defence_dice(state, player, holding(state, player))
    return Foe(player, defence_before_dice(state, player, pierced), dice, refused)


def _monster(state: State, seat: int, weapons: tuple[str, ...], kinds: list[int]) -> Foe:
    monster = state.terms.catalogue.kinds[state.monster]
    defence = monster_stat(state, monster, kinds, "defence", 0)
    dice = monster_dice(state, monster, kinds)
    return Foe(None, defence, dice, _refused(state, seat, Fight(weapons)))


def _refused(state: State, seat: int, move: Move) -> Refusal | None:
    try:
        apply(state.copy(), seat, move)
    except IllegalMove as illegal:
        return Refusal(illegal.rule, illegal.reason)
    return None


def _weighed(state: State, seat: int) -> Weighed:
    strikes = [
        strike_with(state, seat, move.player if isinstance(move, Attack) else NOBODY, move.weapons)
        for move in legal_moves(state, seat).moves
        if isinstance(move, Attack | Fight)
    ]
    strikes.sort(key=lambda one: (one.foe, -one.fatal, -one.average))
    return Weighed(tuple([_odds(state, one, strikes) for one in strikes]))


def _odds(state: State, one: Strike, strikes: list[Strike]) -> StrikeOdds:
    return StrikeOdds(
        player=None if one.foe == NOBODY else one.foe,
        weapons=tuple([state.terms.catalogue.names[kind] for kind in one.weapons]),
        fatal=round(one.fatal, 6),
        hurt=round(one.at_least(1), 6),
        average=round(one.average, 6),
        outdone=is_outdone(state, one, strikes),
    )


# Prices


def _priced(state: State, seat: int) -> Priced:
    acting = seat == state.active and _is_placed(state, seat)
    drafted = state.players[seat].character != NOBODY
    catalogue = state.terms.catalogue
    awake = state.deities[: state.awake]
    wares = [] if state.phase == OPENING else state.merchant
    return Priced(
        energy=_of_actions(state, seat) if acting else {},
        objects=_of_objects(state, seat) if acting else {},
        reloads=_of_reloads(state, seat) if acting else {},
        abilities=dict.fromkeys(figure_of(state, seat).abilities if drafted else (), ABILITY_PRICE),
        favours=dict.fromkeys([catalogue.deities[number].name for number in awake], FAVOUR_PRICE),
        benefits={o.name: reduced(state, seat, o.price) for o in catalogue.offers},
        wares={
            catalogue.names[kind]: reduced(state, seat, catalogue.kinds[kind].value)
            for kind in wares
        },
    )


def _of_actions(state: State, seat: int) -> dict[str, int]:
    parts = holding(state, seat)
    return {name: cost(state, seat, parts, action) for action, name in enumerate(ACTIONS)}


def _of_objects(state: State, seat: int) -> dict[str, int]:
    """TX-60: free ones cost nothing."""
    price = cost(state, seat, holding(state, seat), USE)
    kinds = [state.terms.catalogue.kinds[kind] for kind in state.players[seat].hand]
    return {kind.name: 0 if kind.free else price for kind in kinds if kind.type == OBJECT}


def _of_reloads(state: State, seat: int) -> dict[str, int]:
    """TX-68."""
    kinds = [state.terms.catalogue.kinds[kind] for kind in can_reload(state, seat)]
    return {kind.name: kind.reload_energy for kind in kinds}
