"""The page's own words: the same in all three languages, all of them used, none missing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from sobremesa.games import GAMES
from tests.web.browsing import LANGUAGES, ROOT

TEXTS = ROOT / "web" / "texts"
PARTS = sorted(file.name for file in (TEXTS / "en").glob("*.ftl"))


def messages(file: Path) -> dict[str, set[str]]:
    """The variables of each message."""
    resource = FluentParser().parse(file.read_text(encoding="utf-8"))
    assert [entry for entry in resource.body if isinstance(entry, ast.Junk)] == []
    found = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    return {one.id.name: set(re.findall(r"\{ ?\$(\w+)", source(file, one))) for one in found}


def source(file: Path, message: ast.Message) -> str:
    assert message.span is not None
    return file.read_text(encoding="utf-8")[message.span.start : message.span.end]


def sources() -> list[Path]:
    """What speaks."""
    files = [*(ROOT / "web" / "src").rglob("*.svelte"), *(ROOT / "web" / "src").rglob("*.ts")]
    return [file for file in files if ".test." not in file.name]


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_say_the_same(part: str, language: str) -> None:
    assert messages(TEXTS / language / part) == messages(TEXTS / "en" / part)


def test_a_key_is_in_one_part_only() -> None:
    keys = [key for part in PARTS for key in messages(TEXTS / "en" / part)]
    assert sorted(keys) == sorted(set(keys))


def test_every_word_is_used() -> None:
    code = "\n".join(file.read_text(encoding="utf-8") for file in sources())
    stems = {stem.rstrip("-") for stem in re.findall(r"`(web-[a-z0-9-]*)\$\{", code)}
    for part in PARTS:
        for key in messages(TEXTS / "en" / part):
            said = re.search(rf"[\"'`]{re.escape(key)}[\"'`]", code)
            assert said or any(key.startswith(f"{stem}-") for stem in stems), key


def test_every_word_that_is_used_is_there() -> None:
    keys = {key for part in PARTS for key in messages(TEXTS / "en" / part)}
    for file in sources():
        used = set(re.findall(r"[\"'`](web-[a-z0-9-]+)[\"'`]", file.read_text(encoding="utf-8")))
        assert used - keys == set(), file.name


def test_a_note_is_about_what_a_game_asks_or_tells() -> None:
    texts = [TEXTS / "en" / f"{game}.ftl" for game in GAMES]
    notes = {key for file in texts for key in messages(file) if key.startswith("web-note-")}
    occasions = {
        f"web-note-{game.name}-{kind}"
        for game in GAMES.values()
        for kind in (
            "goal",
            *game.questions,
            *(str(e.__struct_config__.tag) for e in game.event_types),
        )
    }
    assert notes
    assert notes - occasions == set()
