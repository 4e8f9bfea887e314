"""Plackett–Luce ratings, by openskill: one number for each entrant, from all places of all games.

A rating supposes that play is transitive; the pairwise shares say where it is not.
"""

from __future__ import annotations

from math import prod
from typing import NamedTuple

from openskill.models import PlackettLuce

from sobremesa.arena.report.figures import seated
from sobremesa.arena.rows import Results, Row


class Rating(NamedTuple):
    """How strong an entrant is, and how sure that is; all begin at 25 ± 8.33."""

    value: float
    error: float  # one standard deviation


def ratings(results: Results) -> list[Rating]:
    """By entrant. Bots do not learn, so that nothing is added to an error between games."""
    model = PlackettLuce(tau=0.0)
    start = Rating(model.mu, model.sigma)
    rated = [start] * len(results.head.entrants)
    # Pairings in turn: none is rated to its end before the next begins.
    for row in sorted(results.rows, key=lambda row: (row.deal, row.number)):
        _rate(model, rated, row)
    return rated


def _rate(model: PlackettLuce, rated: list[Rating], row: Row) -> None:
    """One game. An entrant in several seats is one unknown: what each seat says of it adds up."""
    entrants = [entrant for _, entrant in seated(row)]
    teams = [[model.rating(mu=rated[who].value, sigma=rated[who].error)] for who in entrants]
    after = model.rate(teams, ranks=list(row.ranks))
    for who in set(entrants):
        before = rated[who]
        said = [team[0] for team, seat in zip(after, entrants, strict=True) if seat == who]
        rated[who] = Rating(
            before.value + sum(one.mu - before.value for one in said),
            before.error * prod(one.sigma / before.error for one in said),
        )
