"""One word for one thing: the tables of docs/terms.md, against everything that people read."""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple

import pytest

from sobremesa.games import GAMES
from sobremesa.texts.speaker import LANGUAGES
from tests.texts.reading import ROOT, Said, everything_in

ALL_GAMES = "All games"
TITLES = {game.title: name for name, game in GAMES.items()}
TABLES = [ALL_GAMES, *TITLES]


class Term(NamedTuple):
    """A row: what is meant, how it is called, and how it must not be called."""

    what: str
    called: dict[str, str]
    never: dict[str, list[str]]


def tables() -> dict[str, list[Term]]:
    """The rows of every table, by its heading."""
    found: dict[str, list[Term]] = {}
    for line in (ROOT / "docs" / "terms.md").read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            rows = found.setdefault(line.removeprefix("## "), [])
        elif line.startswith("| ") and not line.startswith(("| ---", "| what |")):
            what, *called, never = [cell.strip() for cell in line.strip("|").split("|")]
            rows.append(Term(what, dict(zip(LANGUAGES, called, strict=True)), nevers(never)))
    return found


def nevers(cell: str) -> dict[str, list[str]]:
    """`es: rango, tiro; fr: robot`, by language; a sign of French may stand after a word."""
    parts = [part.split(": ", 1) for part in cell.split("; ") if part]
    return {language: words.split(", ") for language, words in parts}


TERMS = tables()


def pattern_of(word: str) -> re.Pattern[str]:
    """A whole word or group of words, with a small or a capital letter at its beginning."""
    first, rest = re.escape(word[0]), re.escape(word[1:])
    return re.compile(rf"(?<!\w)(?i:{first}){rest}(?!\w)")


def is_about(said: Said, title: str) -> bool:
    """Whether a message belongs to this table: to a game by its file, its heading or its key."""
    if title == ALL_GAMES:
        return True
    name = TITLES[title]
    return (
        name in said.file.parts
        or said.file.stem == name
        or title in said.heading
        or name in said.key.split("-")
    )


@cache
def texts_of(title: str, language: str) -> list[tuple[str, str]]:
    """What a table is about: where it stands, and its words."""
    return [
        (str(said), piece.replace("\u00a0", " "))
        for said in everything_in(language)
        if is_about(said, title)
        for piece in said.pieces
    ]


def places_of(word: str, title: str, language: str) -> list[str]:
    """Where a word occurs."""
    pattern = pattern_of(word)
    return [place for place, text in texts_of(title, language) if pattern.search(text)]


def test_every_game_has_a_table() -> None:
    assert list(TERMS) == TABLES
    assert all(TERMS.values())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TABLES)
def test_what_a_thing_is_called_occurs(title: str, language: str) -> None:
    called = [term.called[language] for term in TERMS[title]]
    assert [word for word in called if not places_of(word, title, language)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TABLES)
def test_nothing_goes_by_another_name(title: str, language: str) -> None:
    never = [word for term in TERMS[title] for word in term.never.get(language, [])]
    found = {word: places_of(word, title, language) for word in never}
    assert {word: places for word, places in found.items() if places} == {}


def test_a_table_names_no_thing_twice_and_forbids_no_word_of_its_own() -> None:
    for title, terms in TERMS.items():
        assert len({term.what for term in terms}) == len(terms), title
        for term in terms:
            for language, words in term.never.items():
                assert term.called[language] not in words, term.what


@pytest.mark.parametrize(
    ("word", "text", "is_found"),
    [
        ("rango", "Rango 3", True),
        ("rango", "arma de rango 3", True),
        ("rango", "un rangoso", False),
        ("carte gemme", "la carte gemme", True),
        ("carte gemme", "la carte Gemme", False),
        ("butin :", "Butin : 1 carte", True),
        ("munition(s)", "utilise 2 munition(s) sur 3", True),
    ],
)
def test_a_word_is_found_as_a_whole(word: str, text: str, is_found: bool) -> None:
    assert bool(pattern_of(word).search(text)) == is_found
