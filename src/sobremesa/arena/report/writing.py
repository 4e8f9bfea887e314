"""Writing a report into a folder."""

from __future__ import annotations

import os
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from sobremesa.arena.rows import Results
from sobremesa.kernel.errors import OptionsFault

GAMES_FILE: Final = "games.parquet"
PAGE_FILE: Final = "index.html"
_NEEDED: Final = ("polars", "openskill")


def prepare(folder: Path) -> None:
    """Before any game is played: a fault where a report could not be written afterwards."""
    missing = [name for name in _NEEDED if find_spec(name) is None]
    if missing:
        needs = f"a report needs {' and '.join(missing)}: pip install sobremesa[arena]"
        raise OptionsFault("--out", needs)
    folder.mkdir(parents=True, exist_ok=True)
    if not os.access(folder, os.W_OK | os.X_OK):
        raise OptionsFault("--out", f"nothing can be written into {folder}")


def write(results: Results, folder: Path, command: str) -> None:
    """`games.parquet` with a row a game, and `index.html`; what was there stays until both are.

    `command`: what plays these games again.
    """
    # They need what `prepare` has looked for.
    from sobremesa.arena.report.page import page  # noqa: PLC0415
    from sobremesa.arena.report.parquet import parquet  # noqa: PLC0415

    made = {GAMES_FILE: parquet(results), PAGE_FILE: page(results, command).encode()}
    for name, content in made.items():
        _half(folder / name).write_bytes(content)
    for name in made:
        _half(folder / name).replace(folder / name)


def _half(file: Path) -> Path:
    return file.with_name(f"{file.name}.half")
