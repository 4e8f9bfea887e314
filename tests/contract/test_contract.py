"""What all games share is tested once, over every game and every way to play it."""

from __future__ import annotations

import pytest

from tests.proofs import PROOFS
from tests.subjects import CASES, Setting, Subject, name_of

SEEDS = {"antayagi": (1, 2), "antheno": (1,), "tanxi": (1, 2)}  # a list of Antheno's moves is slow


@pytest.mark.parametrize("case", CASES, ids=name_of)
@pytest.mark.parametrize("proof", PROOFS)
def test_contract(proof: str, case: tuple[Subject, Setting]) -> None:
    for seed in SEEDS[case[0].game.name]:
        PROOFS[proof](*case, seed)
