"""Where lines break on the screen."""

from __future__ import annotations

import io

import pytest
from rich.console import Console
from rich.text import Text

import sobremesa.terminal  # what it teaches Rich is looked at here
from sobremesa.games import GAMES
from sobremesa.texts.speaker import Speaker

assert sobremesa.terminal


def wrapped(text: str | Text, width: int) -> list[str]:
    console = Console(file=io.StringIO(), width=width, color_system=None, highlight=False)
    with console.capture() as capture:
        console.print(text)
    return [line.rstrip(" ") for line in capture.get().splitlines()]


@pytest.mark.parametrize("name", GAMES)
def test_no_line_of_french_begins_with_a_colon_or_ends_with_an_opened_quote(name: str) -> None:
    speaker = Speaker("fr", GAMES[name])
    for rule in GAMES[name].rulebook:
        for width in (44, 60, 80, 100):
            for line in wrapped(speaker.rule(rule), width):
                assert line[0] not in ";:!?»", (rule.id, width)
                assert line[-1] != "«", (rule.id, width)


def test_a_line_breaks_at_a_space_and_stays_whole_at_a_no_break_space() -> None:
    for text in ("un deux\u00a0!", Text("un deux\u00a0!")):
        assert wrapped(text, 9) == ["un deux\u00a0!"]
        assert wrapped(text, 8) == ["un", "deux\u00a0!"]
