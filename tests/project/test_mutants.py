"""The faults that tools/mutants.py plants can still be planted."""

from __future__ import annotations

from collections import Counter

import pytest
from tools.mutants import ROOT, Mutant, planted, read_mutants

MUTANTS = read_mutants()
GROUPS = {"rules", "leaks", "table", "server", "page", "search", "arena", "numbers"}


def test_there_are_faults_of_every_kind_and_each_has_a_name() -> None:
    assert len(MUTANTS) >= 40
    assert {mutant.group for mutant in MUTANTS} == GROUPS
    assert max(Counter(mutant.name for mutant in MUTANTS).values()) == 1


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: mutant.name)
def test_a_fault_can_be_planted_and_its_tests_are_there(mutant: Mutant) -> None:
    source = (ROOT / mutant.file).read_text(encoding="utf-8")
    wrong = planted(mutant, source)
    assert wrong is not None, f"{mutant.file} does not say this exactly once:\n{mutant.old}"
    assert wrong != source
    for test in mutant.tests:
        file, *names = test.partition("[")[0].split("::")
        text = (ROOT / file).read_text(encoding="utf-8")
        assert all(f"def {name}(" in text for name in names), test
