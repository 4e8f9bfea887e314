"""Every program in examples/ runs as it stands."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = sorted((Path(__file__).resolve().parents[2] / "examples").glob("*.py"))


@pytest.mark.parametrize("program", EXAMPLES, ids=lambda program: program.stem)
def test_the_example_runs(program: Path) -> None:
    done = subprocess.run([sys.executable, program], check=True, capture_output=True, text=True)
    assert done.stdout


def test_there_are_examples() -> None:
    assert {"random_loop", "openspiel_mcts"} <= {program.stem for program in EXAMPLES}
