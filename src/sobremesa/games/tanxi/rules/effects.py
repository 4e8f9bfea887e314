"""Carrying out effects: the agenda, and the table of what each part of the vocabulary does.

The innermost script is at the end of the agenda. A part that needs an answer asks and waits; the
answer finishes it and the script goes on. "All choices of one use" come one after the other.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, get_args

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
from sobremesa.games.tanxi.rules.parts.agenda import part_asked, step_on
from sobremesa.games.tanxi.rules.parts.decks import (
    explore,
    keep,
    scout,
    take_card,
    take_openly_from,
)
from sobremesa.games.tanxi.rules.parts.hands import (
    collect,
    disarm,
    peek,
    reload_all,
    rob,
    rob_card,
    steal,
    toss,
)
from sobremesa.games.tanxi.rules.parts.hearts import (
    begin,
    damage,
    damage_all,
    damage_others,
    draw_relics,
    forfeit,
    gain,
    lose_gems,
    recover,
)
from sobremesa.games.tanxi.rules.parts.places import (
    allow_again,
    attack,
    freeze,
    jump,
    move,
    shove,
    swap,
)
from sobremesa.games.tanxi.rules.possible import can_trade, meant, takeable
from sobremesa.games.tanxi.rules.questions import Story, answered, ask
from sobremesa.games.tanxi.rules.stats import applies, is_steady
from sobremesa.games.tanxi.state import (
    DISARM,
    DISCARD,
    KEEP,
    NOBODY,
    NOTHING,
    NOWHERE,
    ROB,
    TAKE,
    TRADE,
    Frame,
    State,
    mask_of,
)
from sobremesa.kernel.errors import not_asked, refuse


def run(state: State, story: Story) -> None:
    """One step of the innermost script."""
    frame = state.agenda[-1]
    if frame.step >= frame.stop or not goes_on(state, frame):
        state.agenda.pop()
        return
    part: Any = state.terms.catalogue.scripts[frame.script][frame.step]
    if frame.group:
        run_for_group(state, frame, part, story)
    elif is_met(state, frame, part):
        PARTS[type(part)](state, frame, part, story)
    else:
        step_on(state)


def goes_on(state: State, frame: Frame) -> bool:
    """TX-90a: what somebody does ends when they fall, except for cards that say otherwise."""
    actor = frame.actor
    return actor == NOBODY or state.players[actor].cell != NOWHERE or frame.posthumous


def is_met(state: State, frame: Frame, part: Any) -> bool:
    """Whether this part acts: what lasts is judged while it holds, an `each` for each one."""
    if part.when is None or isinstance(part, Each):
        return True
    if not isinstance(part, Holding) and not applies(state, frame.actor, part):
        return False
    return cost_enough(frame, part)


def cost_enough(frame: Frame, part: Any) -> bool:
    """Whether the attack cost as many hearts as `damage n` asks for, where a part asks so."""
    when = part.when
    return when is None or not when.startswith("damage") or frame.damage >= int(when[7:])


def spread(state: State, frame: Frame, part: Each, story: Story) -> None:  # noqa: ARG001
    """Everyone whom an `each` means, all at once."""
    group = mask_of(meant(state, frame.actor, part)) if cost_enough(frame, part) else 0
    inner = state.terms.catalogue.nested[frame.script][frame.step]
    step_on(state)
    if group:
        state.agenda.append(frame.within(inner, 0, len(part.parts), NOBODY, group))


def run_for_group(state: State, frame: Frame, part: Any, story: Story) -> None:
    """One part for all of a group: losses and secret choices together, the rest one by one."""
    seats = [seat for seat in nearest_first(state, frame) if state.players[seat].cell != NOWHERE]
    step_on(state)
    if isinstance(part, Damage):
        damage_all(state, frame, seats, part, story)
    elif isinstance(part, Toss):
        damage_others(state, frame, [s for s in seats if not state.players[s].hand], part, story)
        collect(state, [s for s in seats if state.players[s].hand], DISCARD, story)
    elif isinstance(part, Forfeit):
        damage_others(state, frame, [s for s in seats if not state.players[s].gems], part, story)
        for seat in seats:
            lose_gems(state, seat, part.gems, story)
    elif isinstance(part, Disarm) and part.chooser == "it":
        open_to_it = [s for s in seats if state.players[s].gear and not is_steady(state, s)]
        collect(state, open_to_it, DISARM, story)
    else:
        frames = [frame.within(frame.script, frame.step, frame.step + 1, seat, 0) for seat in seats]
        state.agenda += reversed(frames)


def nearest_first(state: State, frame: Frame) -> list[int]:
    """The group from the nearest to the farthest, ties in turn order."""
    count = state.terms.seats
    start = state.active if frame.actor == NOBODY else frame.actor
    seats = [(start + n) % count for n in range(count) if frame.group >> (start + n) % count & 1]
    if frame.actor == NOBODY or state.players[frame.actor].cell == NOWHERE:
        return seats
    island, here = state.terms.island, state.players[frame.actor].cell
    return sorted(seats, key=lambda seat: island.apart(here, max(0, state.players[seat].cell)))


def take(state: State, seat: int, card: str, story: Story) -> None:
    """The answer: this card, to whatever question offers cards."""
    if state.question == KEEP:
        keep(state, seat, card, story)
    elif state.question == ROB:
        rob_card(state, seat, card, story)
    elif state.question == TAKE:
        part = part_asked(state)
        kind = state.terms.catalogue.kind.get(card, NOTHING)
        if kind not in takeable(state, part):
            raise refuse("TX-4", "not-among-them", card, card=card)
        answered(state)
        step_on(state)
        take_card(state, seat, kind, part, story)
    else:
        raise not_asked(seat)


def trade(state: State, frame: Frame, part: Trade, story: Story) -> None:  # noqa: ARG001
    """TX-75: a deal with the village from here."""
    if can_trade(state, frame.actor, part):
        ask(state, TRADE, 1 << frame.actor)
    else:
        step_on(state)


# The vocabulary, as a table of contents

Carry = Callable[[State, Frame, Any, Story], None]
PARTS: Final[dict[type, Carry]] = {
    **dict.fromkeys(get_args(Continuous), begin),
    Damage: damage,
    Heal: recover,
    Gain: gain,
    Relic: draw_relics,
    Explore: explore,
    Scout: scout,
    Take: take_openly_from,
    Steal: steal,
    Toss: toss,
    Forfeit: forfeit,
    Move: move,
    Jump: jump,
    Shove: shove,
    Swap: swap,
    Attack: attack,
    Again: allow_again,
    Ice: freeze,
    Reload: reload_all,
    Disarm: disarm,
    Peek: peek,
    Rob: rob,
    Trade: trade,
    Each: spread,
}
