"""Build a compiled copy of the engine as build/compiled/, beside the source and never over it.

    python -m tools.compile

The modules below are plain typed Python; mypyc turns them into C extensions. A copy is known by its
fingerprint, a hash of all that it was made of: where that fits no more, the source is used
(tools/run.py). It is built elsewhere, one at a time, and renamed into place.
"""

from __future__ import annotations

import fcntl
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
BUILD = ROOT / "build"
TARGET = BUILD / "compiled"
UNFINISHED = BUILD / "compiling"
BEFORE = BUILD / "compiled-before"  # what makes room for it
LOCK = BUILD / "compile.lock"
REQUIREMENTS = ROOT / "requirements-compile.txt"
PAGES = Path("sobremesa/server/static")  # built by another tool, and no part of the engine
STAMP = "fingerprint"

COMPILED = (
    "kernel/chance.py",
    "kernel/course.py",
    "kernel/layout.py",
    "kernel/encoding.py",
    "kernel/episode.py",
    "kernel/state.py",
    "bots/*.py",
    "games/antayagi/state.py",
    "games/antayagi/views.py",
    "games/antayagi/rules/*.py",
    "games/antayagi/rows.py",
    "games/antayagi/encoding.py",
    "games/antayagi/bots.py",
    "games/antayagi/thinking/*.py",
    "games/antheno/state.py",
    "games/antheno/views.py",
    "games/antheno/table.py",
    "games/antheno/rules/*.py",
    "games/antheno/search/*.py",
    "games/antheno/encoding.py",
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
    "games/tanxi/acting.py",
    "games/tanxi/rows/*.py",
    "games/tanxi/encoding.py",
    "games/tanxi/starting_loot.py",
    "games/tanxi/imagining.py",
    "games/tanxi/odds.py",
    "games/tanxi/worth.py",
    "games/tanxi/thinking/*.py",
    "games/tanxi/bots.py",
    "table/clocks.py",
    "table/table.py",
    "table/telling.py",
    "table/playing.py",
    "table/fold.py",
    "table/handler.py",
)


def fingerprint(folder: Path = SOURCE) -> str:
    """The hash of these sources, of this Python, and of how they are compiled."""
    files = {str(file.relative_to(folder)): file for file in _sources(folder)}
    files |= {file.name: file for file in (Path(__file__), REQUIREMENTS)}
    digest = hashlib.sha256(f"{sys.version} {sysconfig.get_platform()}".encode())
    for name, file in sorted(files.items()):
        digest.update(name.encode() + hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()


def fits() -> bool:
    """Whether there is a compiled copy of the sources as they are now."""
    stamp = TARGET / STAMP
    return stamp.is_file() and stamp.read_text(encoding="utf-8") == fingerprint()


def obstacle() -> str | None:
    """Why nothing can be compiled on this machine, if so."""
    compiler = str(os.environ.get("CC") or sysconfig.get_config_var("CC")).split()[0]
    if shutil.which(compiler) is None:
        return f"there is no C compiler ({compiler})"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "the headers of Python are not installed (Python.h)"
    return None


def _sources(folder: Path) -> list[Path]:
    """All that the package is made of, but for the pages."""
    return [
        file
        for file in folder.rglob("*")
        if file.is_file()
        and "__pycache__" not in file.parts
        and not file.is_relative_to(folder / PAGES)
    ]


def _modules(path: str) -> list[str]:
    """The modules of this pattern; none is a mistake in the list."""
    files = sorted(Path("sobremesa").glob(path))
    if not files:
        raise SystemExit(f"tools/compile.py: no module is called {path}")
    return [str(file) for file in files]


@contextmanager
def _one_at_a_time() -> Iterator[None]:
    BUILD.mkdir(exist_ok=True)
    with LOCK.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def _find_mypyc() -> None:
    """What is needed to compile is no part of what is needed to play: it may have to come first."""
    if importlib.util.find_spec("mypyc") is not None:
        return
    version = hashlib.sha256(REQUIREMENTS.read_bytes()).hexdigest()[:12]
    folder = BUILD / f"mypyc-{sys.implementation.cache_tag}-{version}"
    if not folder.is_dir():
        print("Fetching mypyc (only the first time) ...", flush=True)
        shutil.rmtree(UNFINISHED, ignore_errors=True)
        pip = (sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check")
        wanted = ("--require-hashes", "-r", REQUIREMENTS, "--target", UNFINISHED)
        if subprocess.run([*pip, *wanted], check=False).returncode:
            raise SystemExit("mypyc could not be installed")
        UNFINISHED.rename(folder)
    sys.path.insert(0, str(folder))


def _build() -> None:
    """Copy the package, compile the copy, and put it in the place of the one before."""
    _find_mypyc()
    from mypyc.build import mypycify  # noqa: PLC0415 - it may just have been installed
    from setuptools import setup  # noqa: PLC0415 - so may this

    shutil.rmtree(UNFINISHED, ignore_errors=True)
    for file in _sources(SOURCE):
        copy = UNFINISHED / file.relative_to(SOURCE)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(file, copy)
    (UNFINISHED / STAMP).write_text(fingerprint(UNFINISHED), encoding="utf-8")
    os.chdir(UNFINISHED)
    os.environ["MYPYPATH"] = str(UNFINISHED)
    # A product and a sum in one step are rounded once: not as in Python, and not on every machine.
    os.environ["CFLAGS"] = f"{os.environ.get('CFLAGS', '')} -ffp-contract=off"
    modules = [module for path in COMPILED for module in _modules(path)]
    setup(
        name="sobremesa-compiled",
        packages=[],
        ext_modules=list[Any](mypycify(["--strict", *modules], opt_level="3")),
        script_args=["--quiet", "build_ext", "--inplace", "--parallel", "2"],
    )
    for rest in ("build", ".mypy_cache"):
        shutil.rmtree(UNFINISHED / rest, ignore_errors=True)
    (UNFINISHED / PAGES).parent.mkdir(parents=True, exist_ok=True)
    (UNFINISHED / PAGES).symlink_to(SOURCE / PAGES)
    shutil.rmtree(BEFORE, ignore_errors=True)
    if TARGET.exists():
        TARGET.rename(BEFORE)
    UNFINISHED.rename(TARGET)
    shutil.rmtree(BEFORE, ignore_errors=True)


def main() -> None:
    """Compile, unless there is a copy that fits, now or when another compile is over."""
    if fits():
        return
    if reason := obstacle():
        raise SystemExit(f"The engine cannot be compiled: {reason}")
    print("Compiling the engine, which takes a minute or two ...", flush=True)
    with _one_at_a_time():
        if not fits():
            _build()


if __name__ == "__main__":
    main()
