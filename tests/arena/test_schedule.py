"""Round robin with mirrored deals: who sits where, and with which luck."""

from __future__ import annotations

from collections import Counter

import pytest

from sobremesa.arena.schedule import (
    Pairing,
    deals_for,
    games_of_a_deal,
    pairings,
    schedule,
    seed_of_bots,
    seed_of_deal,
)


def test_everybody_is_alone_in_every_seat_of_every_deal() -> None:
    games = list(schedule(3, 4, 5))
    assert [game.number for game in games] == list(range(5 * games_of_a_deal(3, 4)))
    assert Counter((game.deal, *game.pairing, game.seat) for game in games) == Counter(
        (deal, one, field, seat)
        for deal in range(5)
        for one in range(3)
        for field in range(3)
        if one != field
        for seat in range(4)
    )


def test_all_pairings_grow_evenly() -> None:
    played: Counter[Pairing] = Counter()
    for game in schedule(3, 4, 5):
        played[game.pairing] += 1
        assert max(played.values()) - min(played[pairing] for pairing in pairings(3)) <= 4


@pytest.mark.parametrize(
    ("games", "entrants", "players", "deals"),
    [(1, 2, 3, 1), (6, 2, 3, 1), (7, 2, 3, 2), (2000, 3, 4, 84), (2016, 3, 4, 84)],
)
def test_games_are_rounded_up_to_whole_deals(
    games: int, entrants: int, players: int, deals: int
) -> None:
    assert deals_for(games, entrants, players) == deals
    assert (deals - 1) * games_of_a_deal(entrants, players) < games


def test_a_deal_is_shared_and_what_bots_draw_is_not() -> None:
    games = list(schedule(2, 3, 4))
    assert len({seed_of_deal(7, game.deal) for game in games}) == 4
    assert len({seed_of_bots(7, game.number) for game in games}) == len(games)
