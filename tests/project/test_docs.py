"""The documentation runs."""

from __future__ import annotations

import doctest
import re
import tomllib
from pathlib import Path

import pytest
from tools import cards, environments

import sobremesa
from sobremesa.games import GAMES
from sobremesa.games.antheno.content import KIND
from sobremesa.games.antheno.drawing import read_drawing
from sobremesa.games.antheno.table import orderly
from sobremesa.games.tanxi.content import Card, Character, Deity, Monster, Quadrant, Resident
from sobremesa.kernel.chance import fast
from sobremesa.kernel.scenario import read_scenario, run_scenario
from sobremesa.lessons.lesson import read_lesson
from sobremesa.lessons.run import LessonRun

ROOT = Path(__file__).resolve().parents[2]
LESSONS = ROOT / "docs" / "lessons.md"
DOCS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]


def text_of(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("name", "examples"),
    [
        ("README.md", 20),
        ("docs/antheno.md", 6),
        ("docs/arena.md", 10),
        ("docs/search.md", 10),
    ],
)
def test_the_examples_run(name: str, examples: int) -> None:
    result = doctest.testfile(str(ROOT / name), module_relative=False, encoding="utf-8")
    assert result.attempted >= examples
    assert result.failed == 0


def blocks(file: Path, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", file.read_text(encoding="utf-8"), re.DOTALL)


def test_the_scenarios_of_the_documentation_hold() -> None:
    found = [block for file in DOCS if file != LESSONS for block in blocks(file, "toml")]
    for block in found:
        assert [str(d) for d in run_scenario(read_scenario(block, "docs", GAMES))] == []
    assert found


def test_the_lesson_of_the_documentation_is_played_to_its_end() -> None:
    (block,) = blocks(LESSONS, "toml")
    run = LessonRun(read_lesson(block, "docs", "example", GAMES["antayagi"]))
    for move in [move for step in run.lesson.steps for move in step.tries]:
        run.play(move)
    assert run.over


def test_the_tables_of_the_documentation_are_in_order() -> None:
    found = blocks(ROOT / "docs" / "antheno.md", "antheno")
    for block in found:
        assert orderly({(x, y): KIND[tile] for x, y, tile in read_drawing(block)})
    assert len(found) >= 3


def test_the_cards_of_the_documentation_can_be_played() -> None:
    tanxi = GAMES["tanxi"]
    text = tanxi.pack(tanxi.options_type()).text
    found = blocks(ROOT / "docs" / "cards.md", "toml pack")
    for block in found:
        table = re.match(r"\[\[\w+\]\]", block)
        assert table is not None
        head, _, rest = text.rpartition(table[0])  # the last entry of its kind makes room
        rest = rest[rest.find("\n[[") :] if "\n[[" in rest else ""
        game, options = tanxi.with_pack(head + block + rest, "docs/cards.md")
        assert game.setup(options, 3, fast(1)) is not None
    assert found


def test_the_tables_of_cards_are_those_of_the_types() -> None:
    text = cards.PAGE.read_text(encoding="utf-8")
    assert cards.page(text) == text, "run `make types`"
    for kind in (Card, Monster, Character, Deity, Resident, Quadrant):
        assert all(f"| `{field}` |" in text for field in kind.__struct_fields__)


@pytest.mark.parametrize("file", DOCS, ids=lambda file: file.name)
def test_links_between_documents_lead_somewhere(file: Path) -> None:
    targets = re.findall(r"\]\(([^)#:]+)\)", file.read_text(encoding="utf-8"))
    assert [target for target in targets if not (file.parent / target).exists()] == []


def test_every_make_target_that_is_named_exists() -> None:
    targets = set(re.findall(r"^([a-z]+):", text_of("Makefile"), re.MULTILINE))
    named = {
        name for file in DOCS for name in re.findall(r"`make ([a-z]+)`", file.read_text("utf-8"))
    }
    assert named <= targets
    assert {"play", "test"} <= named | targets


def test_the_changelog_tells_of_this_version() -> None:
    versions = re.findall(r"^## (\S+)", text_of("CHANGELOG.md"), re.MULTILINE)
    project = tomllib.loads(text_of("pyproject.toml"))["project"]
    assert versions[0] == project["version"] == sobremesa.__version__


def test_no_lock_file_names_a_host() -> None:
    for file in ROOT.glob("requirements*.txt"):
        assert not re.search(r"https?:|--(extra-)?index-url|file:", file.read_text("utf-8")), file


def test_the_tables_of_rows_are_those_of_the_encodings() -> None:
    text = environments.PAGE.read_text(encoding="utf-8")
    assert environments.page(text) == text, "run `make types`"


def test_the_report_on_balance_is_about_the_cards_that_are_played() -> None:
    tanxi = GAMES["tanxi"]
    report = (ROOT / "docs" / "balance" / "tanxi.md").read_text(encoding="utf-8")
    pack = tanxi.pack(tanxi.options_type())
    assert f"Sobremesa {sobremesa.__version__}, pack {pack.name}, SHA-256 `{pack.hash}`" in report
