"""Numbers for learners: every view as a row of the same length, and every choice beside it.

There are too many combinations of cards, cells and people for a fixed list of actions, so an action
is the place of a move among the listed choices, and its own row says what it does. The length of
the rows depends on the pack alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, get_args

import msgspec

from sobremesa.games.tanxi.catalogue import SEATS, Catalogue
from sobremesa.games.tanxi.moves import Move, Sort
from sobremesa.games.tanxi.state import ACTIONS, QUESTIONS
from sobremesa.games.tanxi.view_types import STANDING, DeckView, SeatView, View

KINDS_OF_MOVE: Final[tuple[type, ...]] = get_args(Move)
MOST_POINTS: Final = 32


def observation(view: View, catalogue: Catalogue) -> list[int]:
    """The view as a row of small numbers, the seat itself first, then the others to its left."""
    seats = len(view.seats)
    first = view.seat or 0
    row = [
        seats,
        QUESTIONS.index(view.question),
        view.round,
        view.fog,
        (view.active - first) % seats,
        (view.first - first) % seats,
        view.energy,
        view.price,
        view.relics,
        view.again,
        int(view.ability_used),
        int(view.favour_used),
        _number(view.marker, catalogue.residents),
        _number(view.monster, catalogue.names),
        *[view.done[action] for action in ACTIONS],
        *_around(view.attacked, first),
        *[int(point in view.explored) for point in range(MOST_POINTS)],
        *[int(deity.name in view.deities) for deity in catalogue.deities],
        *_cells(view.blocks, catalogue),
        *_counts(view.merchant or (), catalogue),
        *_counts(view.discards, catalogue),
        *_counts(view.seats[first].hand or (), catalogue),
    ]
    for deck in view.decks:
        row += _deck(deck, catalogue)
    for distance in range(SEATS):
        seat = view.seats[(first + distance) % seats] if distance < seats else None
        row += _seat(seat, catalogue)
    return row


def action(move: Move, seat: int, seats: int, catalogue: Catalogue) -> list[int]:
    """A choice as a row: what it is, whom it meets, where it leads, and which cards it names."""
    fields = msgspec.structs.asdict(move)
    player = fields.get("player")
    named = [word for value in fields.values() for word in _words(value)]
    cell = [catalogue.island.index[word] for word in named if word in catalogue.island.index]
    return [
        KINDS_OF_MOVE.index(type(move)),
        -1 if player is None else (player - seat) % seats,
        cell[0] if cell else -1,
        *_cards(move, catalogue),
        *[int(figure.name in named) for figure in catalogue.figures],
        *[int(name in named) for figure in catalogue.figures for name in figure.abilities],
        *[int(deity.name in named) for deity in catalogue.deities],
        *[int(offer.name in named) for offer in catalogue.offers],
        *[int(deck in named) for deck in catalogue.decks],
    ]


def _cards(move: Move, catalogue: Catalogue) -> list[int]:
    """The cards that a move names: what comes off counts less than nothing, order by place."""
    counts = [0] * len(catalogue.kinds)
    for field, value in msgspec.structs.asdict(move).items():
        for place, name in enumerate(_words(value)):
            if name in catalogue.kind:
                weight = -1 if field == "off" else 1 << 2 * place if isinstance(move, Sort) else 1
                counts[catalogue.kind[name]] += weight
    return counts


def _around(numbers: tuple[int, ...], first: int) -> list[int]:
    """A number for each seat, the seat itself first; -1 where nobody sits."""
    turned = [*numbers[first:], *numbers[:first]]
    return turned + [-1] * (SEATS - len(turned))


def _words(value: Any) -> tuple[str, ...]:
    """The names in a field of a move."""
    if isinstance(value, str):
        return (value,)
    return value if isinstance(value, tuple) else ()


def _deck(deck: DeckView, catalogue: Catalogue) -> list[int]:
    return [
        deck.cards,
        deck.monsters,
        deck.depth,
        *_counts(deck.known, catalogue),
        *_counts(deck.top or (), catalogue),
    ]


def _seat(seat: SeatView | None, catalogue: Catalogue) -> list[int]:
    figures = [figure.name for figure in catalogue.figures]
    if seat is None:
        return [-1] * (14 + 3 * len(catalogue.kinds))
    ammunition = [0] * len(catalogue.kinds)
    for card in seat.gear:
        ammunition[catalogue.kind[card.card]] += card.ammunition
    return [
        _number(seat.character, figures),
        seat.hearts,
        seat.maximum,
        -1 if seat.cell is None else catalogue.island.index[seat.cell],
        STANDING.index(seat.standing),
        seat.gems,
        int(seat.fire),
        int(seat.ice),
        seat.cards,
        seat.attack,
        seat.defence,
        seat.dice,
        int(seat.still),
        seat.felled,
        *_counts([card.card for card in seat.gear], catalogue),
        *ammunition,
        *_counts(seat.known, catalogue),
    ]


def _cells(names: Sequence[str], catalogue: Catalogue) -> list[int]:
    cells = [0] * catalogue.island.size
    for name in names:
        cells[catalogue.island.index[name]] = 1
    return cells


def _counts(names: Sequence[str], catalogue: Catalogue) -> list[int]:
    counts = [0] * len(catalogue.kinds)
    for name in names:
        if name in catalogue.kind:
            counts[catalogue.kind[name]] += 1
    return counts


def _number(name: str | None, names: Sequence[str]) -> int:
    return -1 if name is None else names.index(name)
