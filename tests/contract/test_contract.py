"""What all games share is tested once, over every game and every way to play it."""

from __future__ import annotations

import os

import pytest

from tests.proofs import PROOFS
from tests.subjects import CASES, Setting, Subject, name_of

# From source, one game shows what all ways to play have in common; a compiled engine plays more,
# but for Antheno, where listing moves is slow all the same.
MORE = () if "SOBREMESA_COMPILED" not in os.environ else ("antayagi", "tanxi")
# There the games are chosen: of the first eight seeds those that run through most of the rules, and
# of the search, for the time that they take. The search has proofs of its own.
CHOSEN = {
    "antheno-colours=3-hand=6-4": 7,
    "antheno-4": 6,
    "antheno-stars=0-3": 6,
    "antheno-stars=1-hand=5-draw=free-3": 5,
    "antheno-colours=2-copies=3-stars=2-hand=8-draw=free-2": 5,
    "antheno-copies=1-stars=2-hand=7-3": 7,
}
assert CHOSEN.keys() <= {name_of(case) for case in CASES}


@pytest.mark.parametrize("case", CASES, ids=name_of)
@pytest.mark.parametrize("proof", PROOFS)
def test_contract(proof: str, case: tuple[Subject, Setting]) -> None:
    first = CHOSEN.get(name_of(case), 1)
    for seed in (first, 2) if case[0].game.name in MORE else (first,):
        PROOFS[proof](*case, seed)
