"""What is asked of whom, and what may be answered."""

from __future__ import annotations

from typing import Final

from sobremesa.games.antayagi.content import FOODS, OBJECTS
from sobremesa.games.antayagi.moves import (
    CHOICES_TO_CHOOSE,
    CHOICES_TO_EAT,
    CHOICES_TO_LAY,
    CHOICES_TO_SABOTAGE,
    CHOICES_TO_TAKE,
    NONE,
    Move,
)
from sobremesa.games.antayagi.state import CHOOSE, LAY, TAKE, WINDOW, Card, State
from sobremesa.kernel.chance import Chance
from sobremesa.kernel.errors import IllegalMove, refuse
from sobremesa.kernel.game import Choices

SEATS_IN: Final[list[tuple[int, ...]]] = [
    tuple(seat for seat in range(7) if mask >> seat & 1) for mask in range(1 << 7)
]

CHOICES: Final[list[list[Choices[Move]]]] = [  # by question
    CHOICES_TO_CHOOSE, CHOICES_TO_LAY, CHOICES_TO_SABOTAGE, CHOICES_TO_TAKE, CHOICES_TO_EAT,
]  # fmt: skip
MOVES: Final[list[list[tuple[Move, ...]]]] = [  # the same, unwrapped for playouts
    [choices.moves for choices in answers] for answers in CHOICES
]

FOOD_BIT: Final[list[int]] = [
    1 << FOODS.index(thing) if thing in FOODS else 0 for thing in range(len(OBJECTS))
]


def ask(state: State, question: int, seats: int) -> None:
    """Put a question to these seats."""
    state.question = question
    state.owes = seats


def to_act(state: State) -> tuple[int, ...]:
    """Who still owes an answer."""
    return SEATS_IN[state.owes]


def is_asked(state: State, seat: int) -> bool:
    """Whether this seat owes an answer."""
    return seat >= 0 and bool(state.owes >> seat & 1)


def legal_moves(state: State, seat: int) -> Choices[Move]:
    """What this seat may answer."""
    if not is_asked(state, seat):
        return NONE
    return CHOICES[state.question][which(state, seat)]


def which(state: State, seat: int) -> int:
    """By which number the answers of this seat stand among all that this question can have."""
    question = state.question
    if question == LAY:
        return len(state.hands[seat])
    if question == CHOOSE:
        return partners(state)
    if question == WINDOW:
        return sabotage_slots(state, seat)
    if question == TAKE:
        return len(state.hands[other_party(state, seat)])
    return foods_in(state.areas[seat])


def offered(state: State, seat: int) -> Choices[Move]:
    """AY-35: in a window the same buttons for everyone, whatever their cards show."""
    if state.question != WINDOW or not is_asked(state, seat):
        return legal_moves(state, seat)
    return CHOICES_TO_SABOTAGE[(1 << len(state.hands[seat])) - 1]


def random_move(state: State, seat: int, chance: Chance) -> Move:
    """One of them."""
    moves = MOVES[state.question][which(state, seat)]
    return moves[chance.below(len(moves))]


def partners(state: State) -> int:
    """AY-20, AY-20a: the others who hold at least one card."""
    mask = 0
    for seat, hand in enumerate(state.hands):
        if hand and seat != state.active:
            mask |= 1 << seat
    return mask


def sabotage_slots(state: State, seat: int) -> int:
    """AY-33: the slots whose back this seat has seen to be Sabotage."""
    mask = 0
    for slot, card in enumerate(state.hands[seat]):
        if card.shows_sabotage(seat):
            mask |= 1 << slot
    return mask


def foods_in(area: tuple[Card, ...]) -> int:
    """AY-45: which foods lie in this area."""
    mask = 0
    for card in area:
        mask |= FOOD_BIT[card.object]
    return mask


def holds(area: tuple[Card, ...], thing: int) -> bool:
    """Whether such an object lies in this area."""
    for card in area:
        if card.object == thing:
            return True
    return False


def other_party(state: State, seat: int) -> int:
    """The one with whom this seat is trading."""
    return state.chosen if seat == state.active else state.active


def no_such_card(rule: str, hand: list[Card], slot: int) -> IllegalMove:
    """There is no card in that slot."""
    return refuse(rule, "no-such-card", slot, slot=slot, cards=len(hand))
