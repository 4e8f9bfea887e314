"""Numbers for learners: every move as an action, every view as a row of the same length."""

from __future__ import annotations

from typing import Final

from sobremesa.games.antayagi.content import BACKS, HAND, OBJECTS
from sobremesa.games.antayagi.moves import (
    CHOICES_TO_EAT,
    CHOICES_TO_LAY,
    CHOICES_TO_SABOTAGE,
    CHOICES_TO_TAKE,
    SEATS,
    Choose,
    Move,
)
from sobremesa.games.antayagi.state import QUESTIONS
from sobremesa.games.antayagi.view_types import SeatView, SeenCard, View

ACTIONS: Final[tuple[Move, ...]] = (
    *(Choose(distance) for distance in range(1, SEATS)),  # by distance to the left
    *CHOICES_TO_LAY[-1].moves,
    *CHOICES_TO_SABOTAGE[-1].moves,
    *CHOICES_TO_TAKE[-1].moves,
    *CHOICES_TO_EAT[-1].moves,
)
_NUMBER: Final = {move: number for number, move in enumerate(ACTIONS)}


def action(move: Move, seat: int, seats: int) -> int:
    """The number of this move; players count by their distance, so all seats learn alike."""
    if isinstance(move, Choose):
        move = Choose((move.player - seat) % seats)
    return _NUMBER[move]


def move(number: int, seat: int, seats: int) -> Move:
    """The move of this number."""
    found = ACTIONS[number]
    if isinstance(found, Choose):
        return Choose((seat + found.player) % seats)
    return found


def observation(view: View) -> list[int]:
    """The view as a row of small numbers, the seat itself first, then the others to its left."""
    seats = len(view.seats)
    first = view.seat or 0
    row = [
        seats,
        int(view.options.edition == "65"),
        QUESTIONS.index(view.question),
        (view.active - first) % seats,
        -1 if view.chosen is None else (view.chosen - first) % seats,
        -1 if view.laid is None else view.laid,
        view.sabotages,
        view.pile,
        _number(view.top, BACKS),
        *_counts(view.discards),
    ]
    for card in view.shown:
        row += _card(card)
    for distance in range(SEATS):
        row += _seat(view.seats[(first + distance) % seats] if distance < seats else None)
    return row


_BLANK: Final = SeatView((), (), 0, 0)


def _seat(seat: SeatView | None) -> list[int]:
    seat = seat or _BLANK
    row = [seat.points, seat.target, *_counts(seat.area)]
    for slot in range(HAND):
        row += _card(seat.hand[slot] if slot < len(seat.hand) else None)
    return row


def _card(card: SeenCard | None) -> list[int]:
    if card is None:
        return [-1, -1, -1]
    return [_number(card.object, OBJECTS), _number(card.back, BACKS), int(card.private)]


def _counts(cards: tuple[SeenCard, ...]) -> list[int]:
    return [sum(card.object == thing for card in cards) for thing in OBJECTS]


def _number(name: str | None, names: tuple[str, ...]) -> int:
    return -1 if name is None else names.index(name)
