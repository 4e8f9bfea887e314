"""Who plays whom, with which deal and in which order: numbers in, games to play out."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from typing import Final, NamedTuple

SEEDS_APART: Final = 10**12  # so that no two tournaments share a deal


class Pairing(NamedTuple):
    """Two entrants: one plays alone, the other is the field, in all other seats."""

    one: int
    field: int


class PlannedGame(NamedTuple):
    """A game to play."""

    number: int  # of the game in the tournament, from 0
    deal: int
    pairing: Pairing
    seat: int  # of the one


def pairings(entrants: int) -> list[Pairing]:
    """Everybody alone among everybody else."""
    return [Pairing(one, field) for one, field in permutations(range(entrants), 2)]


def games_of_a_deal(entrants: int, players: int) -> int:
    """How many games are played with each deal: all pairings, with the one in every seat."""
    return len(pairings(entrants)) * players


def deals_for(games: int, entrants: int, players: int) -> int:
    """How many deals make at least so many games, all pairings having the same."""
    return -(-games // games_of_a_deal(entrants, players))


def schedule(entrants: int, players: int, deals: int) -> Iterator[PlannedGame]:
    """All games, deal by deal, so that all pairings grow evenly."""
    number = 0
    for deal in range(deals):
        for pairing in pairings(entrants):
            for seat in range(players):
                yield PlannedGame(number, deal, pairing, seat)
                number += 1


def seed_of_deal(seed: int, deal: int) -> int:
    """The seed of the table: the same for every pairing and wherever the one sits."""
    return seed * SEEDS_APART + deal


def seed_of_bots(seed: int, number: int) -> int:
    """The seed of what bots draw: another in every game.

    If it came from the deal and the seat, a bot against itself would play one and the same game
    wherever the one sits.
    """
    return seed * SEEDS_APART + number
