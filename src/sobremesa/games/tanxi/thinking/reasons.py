"""Why a plan is good, in the game's words: true of what the seat sees, said to who plays it."""

from __future__ import annotations

from typing import Final

from sobremesa.games.tanxi.moves import (
    Ability,
    Attack,
    Buy,
    Deal,
    Equip,
    Explore,
    Favour,
    Fight,
    Flee,
    Move,
    Step,
    Use,
)
from sobremesa.games.tanxi.rules.parts.heal import Heal
from sobremesa.games.tanxi.state import NOWHERE, WAKINGS, State, in_fog, others_on_island
from sobremesa.games.tanxi.thinking.holdings import deck_here
from sobremesa.games.tanxi.thinking.judging import Judge
from sobremesa.games.tanxi.thinking.planning import TurnPlan, rolls_of_attack, rolls_of_fight
from sobremesa.kernel.errors import Reason

MOST: Final = 3
WORTH_SAYING: Final = 2.0  # hearts that somebody may cost one


def why(judge: Judge, state: State, plan: TurnPlan) -> tuple[Reason, ...]:
    """What speaks for a plan, the weightiest first: its end, what it does, what it avoids."""
    moves = plan.moves()
    said = [_of_blow(plan.state, judge.seat, moves[-1])]
    said += [_of_move(state, judge.seat, move) for move in moves[:3]]
    said += [_of_way(plan, judge.seat)]
    said += [_of_fog(judge, state, plan), _of_danger(judge, state, plan)]
    return _first(said)


def why_at_once(state: State, seat: int, move: Move) -> tuple[Reason, ...]:
    """What speaks for a single move."""
    return _first([_of_blow(state, seat, move), _of_move(state, seat, move)])


def _first(said: list[Reason | None]) -> tuple[Reason, ...]:
    """The first few, each once."""
    found: list[Reason] = []
    for reason in said:
        if reason is not None and all(reason.id != other.id for other in found):
            found.append(reason)
    return tuple(found[:MOST])


def _of_blow(state: State, seat: int, move: Move) -> Reason | None:
    """Whom an attack at the end of the plan hurts, and how likely it fells them."""
    if not isinstance(move, Attack):
        return None
    rolls = rolls_of_attack(state, seat, move)
    target = state.players[move.player]
    fells = sum([roll.chance for roll in rolls if roll.damage >= target.hearts])
    tenths = int(10.0 * fells + 0.5)
    if tenths and len(others_on_island(state, seat)) == 1:
        return Reason("why-win", {"player": move.player, "tenths": tenths})
    if tenths:
        return Reason("why-fell", {"player": move.player, "tenths": tenths})
    hearts = sum([roll.chance * roll.damage for roll in rolls])
    return Reason("why-attack", {"player": move.player, "hearts": max(1, int(hearts + 0.5))})


def _of_move(state: State, seat: int, move: Move) -> Reason | None:  # noqa: PLR0911 - a table
    """What one step of a plan is for."""
    if isinstance(move, Explore):
        return _of_exploring(state, seat)
    if isinstance(move, Fight):
        return _of_fight(state, seat, move)
    if isinstance(move, Flee):
        return Reason("why-flee")
    if isinstance(move, Equip):
        return Reason("why-equip", {"card": move.on[0]}) if move.on else None
    if isinstance(move, Use):
        return _of_use(state, move)
    if isinstance(move, Ability):
        return Reason("why-ability", {"ability": move.ability})
    if isinstance(move, Favour):
        return Reason("why-favour", {"deity": move.deity})
    return Reason("why-village") if isinstance(move, (Deal, Buy)) else None


def _of_exploring(state: State, seat: int) -> Reason | None:
    """What is left in the deck, if that is the one where one stands."""
    deck = deck_here(state, seat)
    if deck < 0:
        return None
    return Reason(
        "why-explore", {"cards": len(state.decks[deck]), "monsters": state.monsters[deck]}
    )


def _of_way(plan: TurnPlan, seat: int) -> Reason | None:
    """Which deck one walks to, to explore it in the same turn."""
    if not isinstance(plan.moves()[0], Step):
        return None
    deck = -1
    step, before = plan, plan.before
    while before is not None:
        if isinstance(step.move, Explore):
            deck = deck_here(before.state, seat)
        step, before = before, before.before
    if deck < 0:
        return None
    return Reason("why-way", {"deck": plan.state.terms.catalogue.decks[deck]})


def _of_fight(state: State, seat: int, move: Fight) -> Reason | None:
    """How likely a monster is beaten."""
    if state.monster < 0:
        return None
    kind = state.terms.catalogue.kinds[state.monster]
    rolls = rolls_of_fight(state, seat, move)
    won = sum([roll.chance for roll in rolls if roll.damage >= kind.hearts])
    return Reason("why-fight", {"monster": kind.name, "tenths": int(10.0 * won + 0.5)})


def _of_use(state: State, move: Use) -> Reason:
    """Hearts, or whatever an object does."""
    catalogue = state.terms.catalogue
    kind = catalogue.kinds[catalogue.kind[move.card]]
    for part in catalogue.scripts[kind.use]:
        if isinstance(part, Heal):
            return Reason("why-heal", {"card": move.card})
    return Reason("why-use", {"card": move.card})


def _of_fog(judge: Judge, state: State, plan: TurnPlan) -> Reason | None:
    """That one leaves the fog, or a cell that it will cover before the next round."""
    here, there = state.players[judge.seat].cell, plan.state.players[judge.seat].cell
    if NOWHERE in (here, there) or here == there:
        return None
    if in_fog(state, here) and not in_fog(state, there):
        return Reason("why-leave-fog")
    fog = state.terms.island.fog
    coming = state.fog + 1
    if state.round + 1 in WAKINGS and fog[here] == coming and fog[there] != coming:
        return Reason("why-fog-comes")
    return None


def _of_danger(judge: Judge, state: State, plan: TurnPlan) -> Reason | None:
    """Who could cost one most before the next turn, here and there."""
    here, there = state.players[judge.seat].cell, plan.state.players[judge.seat].cell
    if NOWHERE in (here, there):
        return None
    to_move = (judge.seat + 1) % state.terms.seats
    now = _worst(judge, state, to_move)
    then = _worst(judge, plan.state, to_move)
    if now[1] >= WORTH_SAYING and then[1] < 0.5 * now[1]:
        return Reason("why-away", {"player": now[0], "hearts": int(now[1] + 0.5)})
    if then[1] >= WORTH_SAYING:
        return Reason("why-threat", {"player": then[0], "hearts": int(then[1] + 0.5)})
    return None


def _worst(judge: Judge, state: State, to_move: int) -> tuple[int, float]:
    """Who could cost one most hearts in their next turn, and how many."""
    losses = judge.eyes.look(state, to_move).losses
    worst = (judge.seat, 0.0)
    for seat in range(state.terms.seats):
        if losses[seat][judge.seat] > worst[1]:
            worst = (seat, losses[seat][judge.seat])
    return worst
