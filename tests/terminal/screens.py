"""What somebody sees at a terminal of 80 columns and 24 lines when they are asked."""

from __future__ import annotations

from pathlib import Path

from tests.terminal.commands import run

SMALL = {"COLUMNS": "80", "LINES": "24"}
HEIGHT = 24


def screens(folder: Path, prompt: str, *words: object, said: str) -> list[str]:
    """The last 24 lines at every prompt: what is in sight when an answer is wanted.

    What is typed stands behind the prompt, and its Enter begins a new line; here it is missing.
    """
    done = run(folder, *words, said=said, **SMALL)
    assert done.err == ""
    *parts, _ = done.out.split(prompt)
    seen = ""
    found = []
    for part in parts:
        seen += part + prompt
        found.append("\n".join(seen.splitlines()[-HEIGHT:]))
        seen += "\n"
    return found


def in_sight(text: str) -> str:
    """The last 24 lines of everything that was said."""
    return "\n".join(text.rstrip("\n").splitlines()[-HEIGHT:])
