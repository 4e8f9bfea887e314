"""Build a compiled copy of the engine under build/compiled/, beside the source and never over it.

The modules below are plain typed Python; mypyc turns them into C extensions. Put
`build/compiled` first on PYTHONPATH to use them.
"""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import Any

from mypyc.build import mypycify
from setuptools import setup

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "build" / "compiled"

COMPILED = (
    "kernel/chance.py",
    "kernel/state.py",
    "bots/greedy.py",
    "bots/random.py",
    "games/antayagi/state.py",
    "games/antayagi/views.py",
    "games/antayagi/rules/*.py",
    "games/antayagi/bots.py",
    "games/antheno/state.py",
    "games/antheno/views.py",
    "games/antheno/table.py",
    "games/antheno/rules/*.py",
    "games/antheno/search/*.py",
    "games/antheno/bots.py",
    "games/tanxi/drawing.py",
    "games/tanxi/island.py",
    "games/tanxi/bounds.py",
    "games/tanxi/memory.py",
    "games/tanxi/part.py",
    "games/tanxi/catalogue.py",
    "games/tanxi/state.py",
    "games/tanxi/views.py",
    "games/tanxi/rules/*.py",
    "games/tanxi/rules/parts/*.py",
    "games/tanxi/imagining.py",
    "games/tanxi/odds.py",
    "games/tanxi/worth.py",
    "games/tanxi/bots.py",
    "table/telling.py",
    "table/playing.py",
    "table/fold.py",
    "table/handler.py",
)


def _files(path: str) -> list[Path]:
    """The modules of this pattern; none is a mistake in the list."""
    files = sorted(Path("sobremesa").glob(path))
    if not files:
        raise SystemExit(f"tools/compile.py: no module is called {path}")
    return files


def main() -> None:
    """Copy the package, then compile the copy in place."""
    shutil.rmtree(TARGET, ignore_errors=True)
    shutil.copytree(ROOT / "src", TARGET, ignore=shutil.ignore_patterns("__pycache__"))
    os.chdir(TARGET)
    os.environ.setdefault("MYPYPATH", str(TARGET))
    modules = [str(file) for path in COMPILED for file in _files(path)]
    setup(
        name="sobremesa-compiled",
        packages=[],
        ext_modules=list[Any](mypycify(["--strict", *modules], opt_level="3")),
        script_args=["--quiet", "build_ext", "--inplace", "--parallel", "2"],
    )
    shutil.rmtree(TARGET / "build", ignore_errors=True)


if __name__ == "__main__":
    main()
