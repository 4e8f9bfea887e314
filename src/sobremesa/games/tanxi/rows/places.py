"""Where the blocks of a row are: first these, then three of each seat, then the others."""

from __future__ import annotations

from typing import Final

# What is asked, and the turn
ASKED: Final = 0
TURN: Final = 1
LEFT: Final = 2
SPENT: Final = 3
DONE: Final = 4
EXPLORED: Final = 5
ATTACKED: Final = 6
AGAIN: Final = 7
FLAGS: Final = 8
BUSY: Final = 9

# What lies open beside the players
FOG: Final = 10
MARKER: Final = 11
ICE: Final = 12
DEITIES: Final = 13
WINNER: Final = 14
ROLLS: Final = 15
DRAFT: Final = 16
RELICS: Final = 17
MERCHANT: Final = 18
PLAYERS: Final = 19

# Of each seat
CHARACTER: Final = 0
OPEN: Final = 1
HAND: Final = 2
SEAT: Final = 3  # how many these are

# After the seats, the decks between the first and the others
ABSENT: Final = 0
DECKS: Final = 1
DISCARDS: Final = 1
LASTING: Final = 2
AGENDA: Final = 3
BOX: Final = 4
REMEMBERED: Final = 5
AFTER_DECKS: Final = 6


def after_players(seats: int) -> int:
    """Where those begin that come after the seats."""
    return PLAYERS + SEAT * seats


def places(seats: int, decks: int) -> int:
    """How many blocks there are."""
    return after_players(seats) + decks + AFTER_DECKS
