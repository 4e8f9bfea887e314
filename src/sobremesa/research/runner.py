"""Runs a class in a Python file that is a bot or a learner, as a program of its own.

    python -m sobremesa.research.runner mine.py:Mine

It is the arena's runner, which also knows learners.
"""

from __future__ import annotations

import sys
from importlib.util import find_spec

from sobremesa.arena import runner
from sobremesa.arena.runner import CannotRun, MakeBot, load_class


def load(text: str) -> MakeBot:
    """The bot or the learner that `mine.py:Mine` names, as a bot."""
    found = load_class(text)
    if callable(getattr(found, "choose", None)):
        return found
    if not callable(getattr(found, "act", None)):
        file, _, name = text.rpartition(":")
        raise CannotRun(
            f"class {name} of {file} has neither act(row, mask, random) nor choose(decision)"
        )
    if find_spec("numpy") is None:
        raise CannotRun("rows and masks need NumPy: pip install sobremesa[research]")
    from sobremesa.research.learners import as_bot  # noqa: PLC0415 - bots do without NumPy

    return lambda: as_bot(found())


if __name__ == "__main__":
    runner.main(sys.argv[1], load)
