"""The import layers: what import-linter checks, and what it cannot see."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "sobremesa"
ENGINE = [file for layer in ("kernel", "bots", "games") for file in (SOURCE / layer).rglob("*.py")]
FORBIDDEN = {"open", "print", "input", "exec", "eval", "breakpoint", "__import__"}


def test_the_contracts_of_import_linter_are_kept() -> None:
    # In a process of its own: it switches off every logger of the one it runs in.
    program = "from importlinter.cli import lint_imports; exit(lint_imports(no_cache=True))"
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, check=False, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("file", ENGINE, ids=lambda file: str(file.relative_to(SOURCE)))
def test_the_engine_neither_opens_nor_prints(file: Path) -> None:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    names = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    assert not names & FORBIDDEN


def test_only_one_function_of_the_engine_reads_files() -> None:
    readers = [file.name for file in ENGINE if "importlib.resources" in file.read_text("utf-8")]
    assert readers == ["resources.py"]


def test_every_folder_of_code_is_a_package() -> None:
    folders = {file.parent for file in SOURCE.rglob("*.py")}
    assert [folder for folder in folders if not (folder / "__init__.py").exists()] == []


GAMES = [folder for folder in (SOURCE / "games").iterdir() if (folder / "game.py").exists()]
MODULES = (
    "content.py", "packs", "options.py", "moves.py", "events.py", "state.py", "view_types.py",
    "views.py", "queries.py", "recap.py", "position.py", "encoding.py", "bots.py", "texts/en.ftl",
    "texts/es.ftl", "texts/fr.ftl", "game.py",
)  # fmt: skip


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_game_has_the_same_modules(game: Path) -> None:
    assert [name for name in MODULES if not (game / name).exists()] == []
    assert (game / "rules.py").exists() or (game / "rules" / "__init__.py").exists()


SHELVES = {"games/__init__.py", "lab/__init__.py", "terminal/screens.py"}
NAMES = "|".join(game.name for game in GAMES)


def test_what_is_shared_imports_no_game_but_on_its_shelves() -> None:
    """Adding a game touches its own folders, and one line on each shelf."""
    importing = re.compile(rf"^\s*(?:from|import) sobremesa\.\w+\.(?:{NAMES})\b", re.MULTILINE)
    own = re.compile(rf"^(?:games|lab|terminal)/(?:{NAMES})/")
    files = {file: str(file.relative_to(SOURCE)) for file in SOURCE.rglob("*.py")}
    named = {
        name
        for file, name in files.items()
        if not own.match(name) and importing.search(file.read_text(encoding="utf-8"))
    }
    assert named == SHELVES


CLIENT = ROOT / "web" / "src"
GENERATED = {"lib/messages.ts", "lib/rest.ts"}
PARTS = ("index.ts", "facts.ts", "emblem.ts", "room.css", "Scene.svelte", "Edge.svelte")


def test_the_client_names_games_on_its_shelf_alone() -> None:
    """What belongs to a game is in its folder, and found there by the name of the file."""
    own = re.compile(rf"^games/(?:{NAMES})/")
    naming = re.compile(rf"(?i){NAMES}|AntaYagí")
    files = {
        str(file.relative_to(CLIENT)): file
        for kind in ("*.ts", "*.svelte", "*.css")
        for file in CLIENT.rglob(kind)
        if ".test." not in file.name
    }
    named = [
        name
        for name, file in files.items()
        if not own.match(name)
        and name not in GENERATED
        and naming.search(file.read_text(encoding="utf-8"))
    ]
    assert named == ["games/index.ts"]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_game_has_the_same_files_in_the_client(game: Path) -> None:
    texts = [
        f"{language}/{game.name}{part}.ftl"
        for language in ("en", "es", "fr")
        for part in ("", "-page")
    ]
    wanted = [
        *(CLIENT / "games" / game.name / part for part in PARTS),
        *(ROOT / "web" / "texts" / text for text in texts),
    ]
    assert [str(file) for file in wanted if not file.exists()] == []
