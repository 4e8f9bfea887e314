"""What all games share is tested once, over every game and every way to play it."""

from __future__ import annotations

import os

import pytest

from tests.proofs import PROOFS
from tests.subjects import CASES, Setting, Subject, name_of

# From source, one game shows what all ways to play have in common; a compiled engine plays more,
# but for Antheno, where listing moves is slow all the same.
MORE = () if "SOBREMESA_COMPILED" not in os.environ else ("antayagi", "tanxi")


@pytest.mark.parametrize("case", CASES, ids=name_of)
@pytest.mark.parametrize("proof", PROOFS)
def test_contract(proof: str, case: tuple[Subject, Setting]) -> None:
    for seed in (1, 2) if case[0].game.name in MORE else (1,):
        PROOFS[proof](*case, seed)
