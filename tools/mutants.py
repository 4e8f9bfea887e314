"""Plant faults, one at a time, and see whether the tests notice them.

The faults stand in tools/mutants.toml: each is a text of a file, what a mistake would make of it,
and the tests that are to fail then. They are planted in a copy of the working tree, where the
tests run with this interpreter; nothing here is changed.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final, Literal, NamedTuple, get_args

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from tools.web import find_node

ROOT: Final = Path(__file__).resolve().parent.parent
FAULTS: Final = ROOT / "tools" / "mutants.toml"
PAGES: Final = Path("src", "sobremesa", "server", "static")
PACKAGES: Final = Path("web", "node_modules")
PATIENCE: Final = 300  # seconds for the tests of one fault
PYTEST: Final = (
    "-m",
    "pytest",
    "-x",
    "-q",
    "-rf",
    "--tb=no",
    "--color=no",
    "-p",
    "no:cacheprovider",
    "--ignore=tests/project/test_mutants.py",  # which notices every fault
)
FAILED: Final = re.compile(r"^FAILED (.+?)(?: - .*)?$", re.MULTILINE)
EXAMPLES: Final = """examples:
  python tools/mutants.py                        all faults, with the tests that each names
  python tools/mutants.py rules leaks            those of two groups
  python tools/mutants.py AY-31 "taken back"     those whose names say so
  python tools/mutants.py table --tests tests/table tests/server
                                                 with these tests instead
"""

Group = Literal["rules", "leaks", "table", "server", "page", "search", "arena", "numbers"]
Verdict = Literal["caught", "MISSED", "BROKEN", "STALE"]


class Mutant(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A fault to be planted."""

    name: str  # what goes wrong, in plain words
    group: Group
    file: str
    old: str  # stands in the file exactly once
    new: str
    tests: tuple[str, ...]  # files or node ids of pytest; those in web/ are Vitest's files
    build: bool = False  # whether the pages have to be built anew


class _Faults(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    fault: list[Mutant]


class Result(NamedTuple):
    """What came of a fault: only a test that failed has caught it."""

    mutant: Mutant
    verdict: Verdict
    why: str = ""  # the first test that failed, or why none could


def read_mutants() -> list[Mutant]:
    """All faults."""
    return msgspec.toml.decode(FAULTS.read_bytes(), type=_Faults).fault


def planted(mutant: Mutant, source: str) -> str | None:
    """The source with the fault in it; None where its text does not stand there exactly once."""
    return source.replace(mutant.old, mutant.new) if source.count(mutant.old) == 1 else None


def chosen(mutants: Sequence[Mutant], words: Sequence[str]) -> list[Mutant]:
    """Those of these groups, or with one of these words in their names; without words all."""
    if not words:
        return list(mutants)
    return [mutant for mutant in mutants if any(is_meant(mutant, word) for word in words)]


def is_meant(mutant: Mutant, word: str) -> bool:
    """Whether this is its group; what is no group is a part of its name."""
    if word in get_args(Group):
        return word == mutant.group
    return word.lower() in mutant.name.lower()


# The copy


def copy_tree(copy: Path) -> None:
    """The files of the working tree and the built pages; packages of Node are only linked."""
    listed = ("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard")
    names = subprocess.run(listed, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    for name in names.split("\0"):
        if name and (ROOT / name).is_file():
            (copy / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, copy / name)
    if (ROOT / PAGES).is_dir():
        shutil.copytree(ROOT / PAGES, copy / PAGES)
    if (ROOT / PACKAGES).is_dir():
        (copy / PACKAGES).symlink_to(ROOT / PACKAGES)


@contextmanager
def plant(copy: Path, mutant: Mutant) -> Iterator[bool]:
    """The copy with the fault in it, for a while; says whether it could be planted.

    The file comes back with its old time, by which Python knows what it has compiled.
    """
    file = copy / mutant.file
    source = file.read_text(encoding="utf-8")
    wrong = planted(mutant, source)
    if wrong is None:
        yield False
        return
    times = file.stat()
    file.write_text(wrong, encoding="utf-8")
    try:
        yield True
    finally:
        file.write_text(source, encoding="utf-8")
        os.utime(file, ns=(times.st_atime_ns, times.st_mtime_ns))


@contextmanager
def built_pages(copy: Path, mutant: Mutant) -> Iterator[bool]:
    """The pages of the copy built with the fault, for a while; says whether they could be."""
    if not mutant.build:
        yield True
        return
    kept = copy / "pages"
    (copy / PAGES).rename(kept)
    try:
        yield node(copy, "build", ()) is not None and (copy / PAGES / "index.html").exists()
    finally:
        shutil.rmtree(copy / PAGES, ignore_errors=True)
        kept.rename(copy / PAGES)


# Running tests


class Ran(NamedTuple):
    """What came of tests: all passed, one failed, or they could not be run."""

    passed: bool
    failed: str | None = None
    why: str = ""


def run_tests(copy: Path, tests: Sequence[str]) -> Ran:
    """Run these in the copy, until one fails."""
    pages = [test.removeprefix("web/") for test in tests if test.startswith("web/")]
    others = [test for test in tests if not test.startswith("web/")]
    ran = run_pytest(copy, others) if others else Ran(passed=True)
    return run_vitest(copy, pages) if ran.passed and pages else ran


def run_pytest(copy: Path, tests: Sequence[str]) -> Ran:
    """The first test that fails; an error while collecting or preparing is no failed test."""
    env = os.environ | {
        "PYTHONPATH": f"{copy / 'src'}{os.pathsep}{copy}",
        "SOBREMESA_NO_SKIP": "1",
    }
    done = finished([sys.executable, *PYTEST, *tests], copy, env)
    if done is None:
        return Ran(passed=False, why=f"not done after {PATIENCE} seconds")
    status, said = done
    if failed := FAILED.search(said):
        return Ran(passed=False, failed=failed[1])
    lines = said.strip().splitlines() or ["nothing was said"]
    return Ran(passed=status == 0, why=lines[-1])


class _Test(msgspec.Struct, frozen=True):
    status: str
    fullName: str  # noqa: N815 - as Vitest calls it


class _TestFile(msgspec.Struct, frozen=True):
    name: str
    message: str = ""
    assertionResults: tuple[_Test, ...] = ()  # noqa: N815


class _Report(msgspec.Struct, frozen=True):
    success: bool
    testResults: tuple[_TestFile, ...]  # noqa: N815


def run_vitest(copy: Path, files: Sequence[str]) -> Ran:
    """The first test that fails; a file that cannot be loaded is no failed test."""
    said = node(copy, "test", ("--", "--reporter=json", *files))
    try:
        report = msgspec.json.decode((said or "")[(said or "").find("{") :], type=_Report)
    except msgspec.MsgspecError:
        return Ran(passed=False, why="Vitest could not be run: are its packages there (make web)?")
    for file in report.testResults:
        for test in file.assertionResults:
            if test.status == "failed":
                name = Path(file.name).resolve().relative_to(copy.resolve())
                return Ran(passed=False, failed=f"{name}: {test.fullName}")
    messages = [file.message for file in report.testResults if file.message]
    return Ran(passed=report.success, why=" ".join(messages)[:200])


def node(copy: Path, script: str, arguments: Sequence[str]) -> str | None:
    """What a script of the web client says in the copy; None: it did not end."""
    npm, env = find_node()
    done = finished([npm, "run", "--silent", script, *arguments], copy / "web", env)
    return None if done is None else done[1]


def finished(command: Sequence[str], folder: Path, env: dict[str, str]) -> tuple[int, str] | None:
    """The status of a command and what it said; None: it took too long and was ended."""
    with subprocess.Popen(
        command, cwd=folder, env=env, stdout=subprocess.PIPE, text=True, start_new_session=True
    ) as process:
        try:
            said, _ = process.communicate(timeout=PATIENCE)
        except BaseException as error:
            os.killpg(process.pid, signal.SIGKILL)
            if not isinstance(error, subprocess.TimeoutExpired):
                raise
            return None
    return process.returncode, said


# All of it


def judge(copy: Path, mutant: Mutant, tests: Sequence[str]) -> Result:
    """Plant the fault and see which test fails."""
    with plant(copy, mutant) as fits:
        if not fits:
            return Result(mutant, "STALE", f"{mutant.file} no longer says this exactly once")
        with built_pages(copy, mutant) as built:
            ran = run_tests(copy, tests) if built else Ran(passed=False, why="it cannot be built")
    if ran.failed is not None:
        return Result(mutant, "caught", ran.failed)
    return Result(mutant, "MISSED" if ran.passed else "BROKEN", ran.why)


def judge_all(copy: Path, mutants: Sequence[Mutant], tests: Sequence[str]) -> Iterator[Result]:
    """One after the other, with a bar that says which."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    console = Console(stderr=True)
    with Progress(*columns, TimeElapsedColumn(), console=console) as progress:
        task = progress.add_task("", total=len(mutants))
        for mutant in mutants:
            progress.update(task, description=mutant.name)
            yield judge(copy, mutant, tests or mutant.tests)
            progress.advance(task)


def passes_without(copy: Path, mutants: Sequence[Mutant], tests: Sequence[str]) -> str | None:
    """Why the tests prove nothing, where they fail without a fault already."""
    wanted = dict.fromkeys(test for mutant in mutants for test in tests or mutant.tests)
    ran = run_tests(copy, list(wanted))
    return None if ran.passed else f"without a fault already: {ran.failed or ran.why}"


def shown(results: Sequence[Result]) -> Table:
    """The results as a table."""
    table = Table("Group", "Fault", "Verdict", show_lines=True)
    table.add_column("First test that failed", overflow="fold")
    for mutant, verdict, why in results:
        style = "green" if verdict == "caught" else "bold red"
        table.add_row(mutant.group, mutant.name, f"[{style}]{verdict}[/]", why.replace("[", r"\["))
    return table


def read_arguments() -> argparse.Namespace:
    """What is wanted."""
    parser = argparse.ArgumentParser(
        description=__doc__, epilog=EXAMPLES, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("words", nargs="*", help="groups, or parts of names; without: all faults")
    parser.add_argument("--tests", nargs="+", default=[], help="tests to run for each fault")
    return parser.parse_args()


def main() -> int:
    """Plant them; 1 where a fault is not caught."""
    arguments = read_arguments()
    mutants = chosen(read_mutants(), arguments.words)
    if not mutants:
        sys.exit("There is no such fault.")
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        copy = Path(folder)
        copy_tree(copy)
        if problem := passes_without(copy, mutants, arguments.tests):
            sys.exit(f"The tests fail {problem}")
        results = list(judge_all(copy, mutants, arguments.tests))
    Console().print(shown(results))
    caught = sum(result.verdict == "caught" for result in results)
    print(f"{caught} of {len(results)} were caught.")
    return 0 if caught == len(results) else 1


if __name__ == "__main__":
    sys.exit(main())
