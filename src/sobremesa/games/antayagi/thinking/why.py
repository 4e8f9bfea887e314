"""Why a move is made, in the game's words and by what the seat itself knows."""

from __future__ import annotations

from typing import Any, Final

from sobremesa.games.antayagi.bots import UNKNOWN, Puzzle
from sobremesa.games.antayagi.content import FISH, OBJECTS
from sobremesa.games.antayagi.counting import group_of, tallies
from sobremesa.games.antayagi.moves import Choose, Eat, Lay, Sabotage, Take
from sobremesa.games.antayagi.rules.questions import holds, other_party
from sobremesa.games.antayagi.state import WINDOW, State
from sobremesa.games.antayagi.thinking.policy import Policy, sabotage_slot
from sobremesa.games.antayagi.thinking.prospects import known
from sobremesa.games.antayagi.thinking.reach import reach
from sobremesa.games.antayagi.view_types import View
from sobremesa.kernel.bot import Decision
from sobremesa.kernel.errors import Argument, Reason

MOST: Final = 3  # reasons
OUT_OF: Final = 10  # chances are told as so many times out of these


def why(decision: Decision[Any, Any], policy: Policy, move: Any) -> tuple[Reason, ...]:
    """The reasons for this move, what matters most first."""
    state, seat = decision.world, decision.seat
    if isinstance(move, Choose):
        found = why_partner(state, seat, policy, move.player)
    elif isinstance(move, Lay):
        found = why_card(decision.view, state, seat, move.slot)
    elif isinstance(move, Take):
        found = why_taken(state, seat, move.slot)
    elif isinstance(move, Eat):
        found = why_eaten(state, seat, move.food)
    else:
        found = why_window(state, seat, policy, isinstance(move, Sabotage))
    return tuple(found[:MOST])


def distance(state: State, seat: int) -> int:
    """How many points this seat still needs."""
    return reach(state.terms, state.areas[seat]) >> 4


# Choosing


def why_partner(state: State, seat: int, policy: Policy, player: int) -> list[Reason]:
    """What the partner holds that one can see; whom one had better leave alone."""
    mine = policy.prospects.after(reach(state.terms, state.areas[seat]))
    now = policy.prospects.now(reach(state.terms, state.areas[seat]))
    seen = [card for card in state.hands[player] if card.object_seen >> seat & 1]
    seen.sort(key=lambda card: -mine[card.object])
    found = []
    if seen and mine[seen[0].object] > now:
        found.append(Reason("why-holds", {"player": player, "object": seen[0].object_name}))
    found += [
        Reason("why-leave-alone", {"player": other})
        for other in range(state.seats)
        if other not in (seat, player) and distance(state, other) == 1
    ]
    return found or [
        Reason("why-needs-most", {"player": player, "points": distance(state, player)})
    ]


# Laying down


def why_card(view: View, state: State, seat: int, slot: int) -> list[Reason]:
    """What the card is, or may be, and what the other needs."""
    player = other_party(state, seat)
    card = state.hands[seat][slot]
    found = []
    if distance(state, player) == 1:
        found.append(Reason("why-needs-one", {"player": player}))
    if card.object_seen >> seat & 1:
        args: dict[str, Argument] = {"slot": slot, "object": card.object_name, "player": player}
        return [*found, Reason("why-least-use-known", args)]
    return [
        *found,
        Reason("why-least-use", {"slot": slot, "player": player}),
        *likeliest(view, slot),
    ]


def likeliest(view: View, slot: int) -> list[Reason]:
    """What an unseen card of the own hand is most often, counted."""
    assert view.seat is not None
    puzzle = Puzzle(view)
    gap = puzzle.places[view.seat][slot]
    if gap.object != UNKNOWN:
        return []
    tally = tallies(view, puzzle)[group_of(gap)]
    most = max(tally)
    times = (most * OUT_OF * 2 + sum(tally)) // (2 * sum(tally))
    thing = OBJECTS[tally.index(most)]
    args: dict[str, Argument] = {"slot": slot, "object": thing, "times": times, "of": OUT_OF}
    return [Reason("why-hidden", args)] if times else []


# Sabotage


def why_window(state: State, seat: int, policy: Policy, played: bool) -> list[Reason]:
    """Who would win, whom the exchange helps, and what a Sabotage is worth later."""
    assert state.question == WINDOW
    go_on, cancelled = policy.strengths_after(state), policy.strengths(state)
    rescues = state.sabotages % 2 == 1
    winner = winner_of(state, policy, go_on)
    if played and winner not in (-1, seat):
        return [Reason("why-would-win", {"player": winner})]
    if played and rescues:
        return [Reason("why-rescue")]
    if played:
        return [Reason("why-ruin", {"player": helped(state, seat, go_on, cancelled)})]
    as_it_is, turned = (cancelled, go_on) if rescues else (go_on, cancelled)
    gains = turned[seat] / sum(turned) > as_it_is[seat] / sum(as_it_is)
    if gains and sabotage_slot(state.hands[seat], seat) >= 0:
        return [Reason("why-later")]
    return [Reason("why-no-harm")]


def winner_of(state: State, policy: Policy, go_on: list[float]) -> int:
    """Who would have reached the target, -1 where nobody surely has."""
    for seat in (state.chosen, state.active):
        if go_on[seat] >= policy.prospects.strengths[0]:
            return seat
    return -1


def helped(state: State, seat: int, go_on: list[float], cancelled: list[float]) -> int:
    """Of the two, oneself aside, the one whom the exchange helps most."""
    parties = [party for party in (state.active, state.chosen) if party != seat]
    return max(parties, key=lambda party: go_on[party] / cancelled[party])


# Taking and eating


def why_taken(state: State, seat: int, slot: int) -> list[Reason]:
    """The object where one has seen it, else the back."""
    player = other_party(state, seat)
    card = state.hands[player][slot]
    if known(card, seat) == card.object:
        return [Reason("why-take", {"player": player, "object": card.object_name})]
    return [Reason("why-take-unseen", {"player": player, "back": card.back_name})]


def why_eaten(state: State, seat: int, food: str) -> list[Reason]:
    """A Fish is worth more than other foods."""
    if holds(state.areas[seat], FISH) and food != OBJECTS[FISH]:
        return [Reason("why-keep-fish")]
    return [Reason("why-any-food")]
