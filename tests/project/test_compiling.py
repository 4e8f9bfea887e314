"""A clone starts at once, uses a compiled copy only while it fits, and compiles behind the program.

In a small tree with the true tools and a package of three short modules.
"""

from __future__ import annotations

import fcntl
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 120.0  # seconds
NO_COMPILER = {"CC": "no-such-compiler"}
CLI = """
import sys
from sobremesa import engine

def main() -> None:
    print(engine.answer(), engine.__file__, *sys.argv[1:], flush=True)
    sys.stdin.read()
"""
ENGINE = "def answer() -> int:\n    return 1\n"


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A clone with next to nothing in it."""
    shutil.copytree(ROOT / "tools", tmp_path / "tools", ignore=shutil.ignore_patterns("__py*"))
    shutil.copy(ROOT / "requirements-compile.txt", tmp_path)
    tool = tmp_path / "tools" / "compile.py"
    listed = re.compile(r"^COMPILED = \(.*?^\)", re.MULTILINE | re.DOTALL)
    text, found = listed.subn('COMPILED = ("engine.py",)', tool.read_text(encoding="utf-8"))
    assert found == 1
    tool.write_text(text, encoding="utf-8")
    package = tmp_path / "src" / "sobremesa"
    package.mkdir(parents=True)
    for name, text in {"__init__": "", "cli": CLI, "engine": ENGINE}.items():
        (package / f"{name}.py").write_text(text, encoding="utf-8")
    return tmp_path


def start(tree: Path, *words: str, **env: str) -> subprocess.Popen[str]:
    pipe = subprocess.PIPE
    command = [sys.executable, "-m", "tools.run", *words]
    return subprocess.Popen(
        command, cwd=tree, env=os.environ | env, stdin=pipe, stdout=pipe, stderr=pipe, text=True
    )


def run(tree: Path, *words: str, **env: str) -> tuple[str, str]:
    """What the program prints, and what is told beside it."""
    with start(tree, *words, **env) as program:
        return program.communicate(timeout=PATIENCE)


def copy_that_fits(tree: Path) -> None:
    """As the compiler leaves one, but for the compiling."""
    copy = tree / "build" / "compiled"
    shutil.copytree(tree / "src", copy)
    (copy / "sobremesa" / "engine.py").write_text(ENGINE.replace("1", "2"), encoding="utf-8")
    command = [sys.executable, "-c", "from tools.compile import *; print(fingerprint(), end='')"]
    said = subprocess.run(command, cwd=tree, capture_output=True, check=True).stdout
    (copy / "fingerprint").write_bytes(said)


@contextmanager
def lock_of(tree: Path) -> Iterator[bool]:
    """Whether nobody compiles."""
    with (tree / "build" / "compile.lock").open("a") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            yield False
        else:
            yield True


def wait_until_free(tree: Path, free: bool) -> None:
    """Until somebody compiles, or nobody does any more."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if (tree / "build" / "compile.lock").exists():
            with lock_of(tree) as found:
                if found == free:
                    return
        time.sleep(0.05)
    raise AssertionError("nothing happens")


def test_a_copy_that_fits_is_used_and_the_words_are_passed_on(tree: Path) -> None:
    copy_that_fits(tree)
    out, told = run(tree, "serve", "--port", "1")
    assert out.split() == [
        "2",
        f"{tree}/build/compiled/sobremesa/engine.py",
        "serve",
        "--port",
        "1",
    ]
    assert told == ""


@pytest.mark.parametrize(
    "file", ["src/sobremesa/engine.py", "src/sobremesa/cli.py", "requirements-compile.txt"]
)
def test_an_edit_is_seen_and_no_stale_copy(tree: Path, file: str) -> None:
    copy_that_fits(tree)
    with (tree / file).open("a", encoding="utf-8") as text:
        text.write("# edited\n")
    out, _ = run(tree, **NO_COMPILER)
    assert out.split() == ["1", f"{tree}/src/sobremesa/engine.py"]


def test_a_new_file_is_seen_too(tree: Path) -> None:
    copy_that_fits(tree)
    (tree / "src" / "sobremesa" / "box.toml").write_text("", encoding="utf-8")
    assert run(tree, **NO_COMPILER)[0].startswith("1 ")


def test_without_a_compiler_one_line_says_so_once(tree: Path) -> None:
    _, told = run(tree, **NO_COMPILER)
    assert told.count("\n") == 1
    assert "there is no C compiler (no-such-compiler)" in told
    assert run(tree, **NO_COMPILER)[1] == ""
    with (tree / "src" / "sobremesa" / "engine.py").open("a", encoding="utf-8") as text:
        text.write("# other sources may be another matter\n")
    assert "there is no C compiler" in run(tree, **NO_COMPILER)[1]


def test_what_does_not_compile_is_told_in_one_line_once(tree: Path) -> None:
    (tree / "src" / "sobremesa" / "engine.py").write_text(
        ENGINE.replace("1", "'one'"), encoding="utf-8"
    )
    with start(tree) as program:
        assert program.stderr is not None
        assert "is being compiled behind" in program.stderr.readline()
        assert "could not be compiled" in program.stderr.readline()
        program.communicate(timeout=PATIENCE)
    assert "Incompatible return value" in (tree / "build" / "compile.log").read_text("utf-8")
    assert run(tree)[1] == ""


def test_the_engine_is_compiled_behind_for_the_next_start(tree: Path) -> None:
    with start(tree) as program:
        assert program.stdout is not None
        assert program.stdout.readline().split()[1].endswith("/src/sobremesa/engine.py")
        wait_until_free(tree, free=False)
        wait_until_free(tree, free=True)
        assert "is being compiled behind" in program.communicate(timeout=PATIENCE)[1]
    out, told = run(tree)
    assert re.fullmatch(rf"1 {tree}/build/compiled/sobremesa/engine\..*\.so\n", out)
    assert told == ""


def test_compiling_ends_with_the_program_however_it_ends(tree: Path) -> None:
    with start(tree) as program:
        wait_until_free(tree, free=False)
        program.kill()
    wait_until_free(tree, free=True)
    assert not (tree / "build" / "compiled").exists()
    assert not (tree / "build" / "compile.failed").exists()
