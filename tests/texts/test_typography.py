"""Signs that readers of a language expect, and no others."""

from __future__ import annotations

import re

import pytest

from sobremesa.texts.speaker import LANGUAGES
from tests.texts.reading import everything_in


def with_piece(language: str, wrong: str) -> list[str]:
    """The messages that have something like this in them."""
    pattern = re.compile(wrong)
    return [str(one) for one in everything_in(language) if any(map(pattern.search, one.pieces))]


def test_french_signs_stand_after_a_space_at_which_no_line_breaks() -> None:
    assert with_piece("fr", r" [;:!?»]") == []
    assert with_piece("fr", r"« ") == []
    assert with_piece("fr", r"[\w)♥⚡⚔🛡◆][;!?»]") == []
    assert with_piece("fr", r"«[^\u00a0]") == []


def test_spanish_questions_and_exclamations_are_opened() -> None:
    for said in everything_in("es"):
        text = "…".join(said.pieces)  # dots for what is filled in
        for opens, closes in (("¿", "?"), ("¡", "!")):
            closed = re.findall(rf"(?<=[\w»…]){re.escape(closes)}", text)
            assert text.count(opens) == len(closed), str(said)


def test_cards_are_read_too() -> None:
    assert any("susana" in said.key for said in everything_in("fr"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotes_apostrophes_and_dots_are_those_of_print(language: str) -> None:
    assert with_piece(language, r"[\"']|\.\.\.|  ") == []


def test_each_language_has_its_own_quotes() -> None:
    assert with_piece("en", r"[«»„]") == []
    assert with_piece("es", r"[“”„]") == []
    assert with_piece("fr", r"[“”„]") == []
