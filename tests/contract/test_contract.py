"""What all games share is tested once, over every game and every way to play it."""

from __future__ import annotations

import pytest

from tests.proofs import PROOFS
from tests.subjects import CASES, Setting, Subject, name_of

SEEDS = (1, 2)


@pytest.mark.parametrize("case", CASES, ids=name_of)
@pytest.mark.parametrize("proof", PROOFS)
def test_contract(proof: str, case: tuple[Subject, Setting]) -> None:
    for seed in SEEDS:
        PROOFS[proof](*case, seed)
