"""Tournaments that were never played: rows by the dice, to see what is made of them."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

import msgspec

from sobremesa.arena.rows import FORMAT, Failure, Results, Row, TournamentHead
from sobremesa.arena.schedule import PlannedGame, schedule


def tournament(
    strengths: dict[str, float], players: int = 4, deals: int = 20, seed: int = 1
) -> Results:
    """Games whose places are drawn as Plackett and Luce say, by the strengths of entrants."""
    chance = random.Random(seed)
    worth = list(strengths.values())
    games = schedule(len(strengths), players, deals)
    rows = [_row(game, worth, players, chance) for game in games]
    return Results(head(tuple(strengths), players, deals), rows)


def _row(game: PlannedGame, strengths: Sequence[float], players: int, chance: random.Random) -> Row:
    one, field = game.pairing
    entrants = [one if seat == game.seat else field for seat in range(players)]
    luck = [strengths[who] - math.log(-math.log(chance.random())) for who in entrants]
    best = sorted(luck, reverse=True)
    decisions = tuple(chance.randint(20, 40) for _ in entrants)
    return Row(
        number=game.number,
        deal=game.deal,
        one=one,
        field=field,
        seat=game.seat,
        ranks=tuple(best.index(value) + 1 for value in luck),
        moves=chance.randint(60, 140),
        decisions=decisions,
        seconds=tuple(
            many * 10 ** chance.gauss(strengths[who] - 4, 0.1)
            for many, who in zip(decisions, entrants, strict=True)
        ),
        iterations=tuple(24 * many for many in decisions),
    )


def head(entrants: tuple[str, ...], players: int = 4, deals: int = 20) -> TournamentHead:
    """What was played."""
    return TournamentHead(
        format=FORMAT,
        game="antayagi",
        title="AntaYagí",
        version="0.5.0",
        rules_version=1,
        pack="5f0c" * 16,
        options={"edition": "65"},
        players=players,
        entrants=entrants,
        seed=1,
        budget=24,
        seconds=None,
        deals=deals,
    )


def with_failures(results: Results, entrant: int, lines: Sequence[str]) -> Results:
    """The same, but this entrant fails in the first games that it plays alone, once for each."""
    left = list(lines)
    rows = []
    for row in results.rows:
        failed = (Failure(row.seat, left.pop(0)),) if left and row.one == entrant else ()
        rows.append(msgspec.structs.replace(row, failures=failed))
    return Results(results.head, rows)
