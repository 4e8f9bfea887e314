"""A turn of Antheno in the middle of a game, line by line."""

from __future__ import annotations

import io
from typing import Any, cast

import pytest
from rich.console import Console

from sobremesa.games.antheno import drawing
from sobremesa.games.antheno.content import KINDS, tiles_of
from sobremesa.games.antheno.game import ANTHENO
from sobremesa.games.antheno.moves import Move
from sobremesa.games.antheno.options import Options
from sobremesa.games.antheno.search.plays import SearchResult, best_play
from sobremesa.games.antheno.view_types import View
from sobremesa.kernel.bot import Decision, Thought
from sobremesa.kernel.chance import Chance, fast
from sobremesa.kernel.events import Event
from sobremesa.table.match import Match
from sobremesa.terminal import session as sessions
from sobremesa.terminal.antheno import turn as turns
from sobremesa.terminal.antheno.screen import draw
from sobremesa.terminal.session import Session
from sobremesa.texts.speaker import LANGUAGES, Speaker
from tests.terminal.commands import one_line

POSITION = {"table": "R3 R4 R5 R6\n\nR1 B1 P1", "racks": ["B6 G6 G1", "G7 G8"]}
STUCK = {"table": "R3 R4 R5", "racks": ["B8 G1", "G7 G8"]}


class Table:
    """A match that begins in a position: as much of one as a turn needs."""

    def __init__(self, position: dict[str, Any], options: Options) -> None:
        self.game = ANTHENO
        self.state = ANTHENO.place(position, options, 2, fast(1))

    def view(self, seat: int | None) -> View:
        return ANTHENO.view(self.state, seat)

    def think(self, seat: int, level: str, chance: Chance) -> Thought[Move]:
        decision: Decision[View, Move] = Decision(ANTHENO, self.view(seat), (), chance, 4)
        return ANTHENO.bots[level].choose(decision)

    def move(self, seat: int, move: Move) -> list[Event]:
        story: list[Event] = []
        ANTHENO.apply(self.state, seat, move, story)
        return story


class Talk:
    """Ana's turn at such a table, and what is said to her."""

    def __init__(
        self, position: dict[str, Any], language: str = "en", options: Options | None = None
    ) -> None:
        self.table = Table(position, options or Options())
        self.console = Console(file=io.StringIO(), width=200, color_system=None, highlight=False)
        speaker = Speaker(language, ANTHENO, ["Ana", "Nilo"], 0)
        session = Session(cast("Match", self.table), speaker, self.console, draw)
        self.turn = turns.AnthenoTurn(session, 0, self.table.view(0))
        self.over = False

    def say(self, line: str) -> str:
        """What is answered to this line."""
        assert not self.over
        before = len(self.text)
        self.over = self.turn.answer(line)
        self.turn.session.catch_up()
        return one_line(self.text[before:])

    @property
    def text(self) -> str:
        return str(self.console.file.getvalue())  # type: ignore[attr-defined]


def test_an_13_the_table_is_rearranged_and_tiles_join_it() -> None:
    talk = Talk(POSITION)
    assert "R6 belongs to none. (AN-23: 5,0)" in talk.say("move R6 to 5,0")
    assert "(AN-22: 5,0 6,0)" in talk.say("B6 at 6,0")
    assert "type “done”" in talk.say("G6 at 7,0")
    assert "You play B6, G6; one tile already on the table has moved." in talk.say("done")
    assert talk.over
    assert drawing.draw(talk.table.state.table) == "R3 R4 R5 .  .  R6 B6 G6\n\nR1 B1 P1"


def test_a_refused_table_is_kept_to_go_on_with() -> None:
    talk = Talk(POSITION)
    talk.say("B6 at 4,0")
    assert "(AN-21: 0,0 1,0 2,0 3,0 4,0)" in talk.say("done")
    assert not talk.over
    assert (4, 0) in talk.turn.draft.cells
    talk.say("take 4,0")
    talk.say("G1 at 3,2")
    assert talk.say("done").startswith("· You play G1.")


def test_a_hint_is_of_the_table_as_it_lay_and_replaces_the_draft() -> None:
    talk = Talk(POSITION)
    talk.say("B6 at 9,9")
    said = talk.say("hint most")
    assert said.startswith("You can play B6 G1 G6; it is proved that no play has more tiles.")
    assert (9, 9) in talk.turn.draft.cells
    talk.say("take hint")
    assert (9, 9) not in talk.turn.draft.cells
    talk.say("undo")
    assert (9, 9) in talk.turn.draft.cells
    talk.say("take hint")
    talk.say("done")
    assert talk.over
    assert tiles_of(talk.table.state.racks[0]) == ()


@pytest.mark.parametrize(("bag", "word"), [("R1", "draw"), ("", "pass")])
def test_whoever_cannot_play_is_told_what_to_do_instead(bag: str, word: str) -> None:
    talk = Talk(STUCK | {"bag": bag})
    said = talk.say("hint")
    sure = f"There is nothing that you could play; that is proved. Type “{word}”."
    assert said.startswith(f"{sure} Enter: ")
    assert "No play has been shown yet" in talk.say("take hint")
    talk.say("B8 at 9,9")
    assert "the referee has proved it" in talk.say(word)
    assert talk.over
    assert drawing.draw(talk.table.state.table) == "R3 R4 R5"  # AN-13a: as it was


def test_a_search_that_came_to_no_end_proves_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    unfinished = SearchResult("undecided", [0] * KINDS, None, proven=False, steps=1)
    monkeypatch.setattr(turns, "best_play", lambda *_: unfinished)
    said = Talk(POSITION).say("hint most")
    assert "but that does not prove that there is nothing. Type “draw”." in said


@pytest.mark.parametrize(
    ("hint", "proven", "said"),
    [
        ("hint most", True, "; it is proved that no play has more tiles. The table could"),
        ("hint most", False, "; that more can be played is not ruled out. The table could"),
        ("hint", True, ". The table could"),
    ],
)
def test_a_hint_says_what_is_proved(
    hint: str, proven: bool, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def found(*asked: Any) -> SearchResult:
        answer = best_play(*asked)
        return SearchResult(answer.finding, answer.played, answer.cells, proven, answer.steps)

    monkeypatch.setattr(turns, "best_play", found)
    assert said in Talk(POSITION).say(hint)


def test_all_is_shown_again_with_the_draft() -> None:
    talk = Talk(POSITION)
    assert "+●6" not in talk.say("show")
    talk.say("move R6 to 5,0")
    shown = talk.say("show")
    assert "▶ Ana (you)" in shown
    assert "!●6" in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_explains_every_command_in_every_language(language: str) -> None:
    talk = Talk(POSITION, language)
    said = talk.say("help")
    speaker = Speaker(language, ANTHENO)
    for typed, key in turns.HELP:
        assert one_line(talk.turn.session.words.shown(typed)) in said
        assert one_line(speaker.say(f"terminal-help-{key}")) in said


def test_help_leaves_no_command_out() -> None:
    typed = " · ".join(typed for typed, _ in turns.HELP).split("·")
    words = {one_line(word) for word in typed}
    assert set(Talk(POSITION).turn.commands) - {"?", "help"} <= words


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ["move R6 to 5,0", "B6 G6 at 6,0 right", "undo", "B6 at 6,0", "G6 at 7,0", "done"]),
        (
            "es",
            [
                "mover R6 a 5,0",
                "B6 G6 en 6,0 derecha",
                "deshacer",
                "b6 en 6,0",
                "G6 en 7,0",
                "Listo",
            ],
        ),
        (
            "fr",
            [
                "déplacer R6 vers 5,0",
                "B6 G6 en 6,0 droite",
                "annuler",
                "B6 en 6,0",
                "g6 en 7,0",
                "fini",
            ],
        ),
        ("fr", ["Deplacer R6 à 5,0", "B6 G6 at 6,0", "undo", "B6 at 6,0", "G6 at 7,0", "done"]),
    ],
)
def test_a_table_is_built_in_ones_own_language(language: str, lines: list[str]) -> None:
    talk = Talk(POSITION, language)
    for line in lines:
        talk.say(line)
    assert talk.over
    assert drawing.draw(talk.table.state.table) == "R3 R4 R5 .  .  R6 B6 G6\n\nR1 B1 P1"


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ["hint most", "take hint"]),
        ("es", ["pista máxima", "tomar pista"]),
        ("fr", ["indice maximal", "prendre indice"]),
    ],
)
def test_an_empty_rack_says_that_this_would_win(language: str, lines: list[str]) -> None:
    talk = Talk(POSITION, language)
    *_, said = [talk.say(line) for line in lines]
    speaker = talk.turn.session.speaker
    assert said.endswith(one_line(speaker.say("terminal-goes-out", place=1)))
    assert "you win!" in Speaker("en").say("terminal-goes-out", place=1)


@pytest.mark.parametrize("bag", ["R1", ""])
def test_enter_takes_the_only_answer_once_it_is_proved(bag: str) -> None:
    talk = Talk(STUCK | {"bag": bag})
    assert talk.say("") == ""
    assert talk.say("hint").endswith("Enter: Draw a tile" if bag else "Enter: Pass")
    talk.say("")
    assert talk.over


@pytest.mark.parametrize(("answer", "drawn"), [("", True), ("n", False)])
def test_where_drawing_is_free_a_draft_is_not_dropped_without_a_word(
    monkeypatch: pytest.MonkeyPatch, answer: str, drawn: bool
) -> None:
    heard: list[str] = []

    def read_line(_: Console, prompt: str) -> str:
        heard.append(prompt)
        return answer

    monkeypatch.setattr(sessions, "read_line", read_line)
    talk = Talk(POSITION, options=Options(draw="free"))
    talk.say("B6 at 9,9")
    talk.say("draw")
    assert heard == [
        "The table that you were building will be lost. Enter to draw, n to go on building:"
    ]
    assert talk.over == drawn
    assert ((9, 9) in talk.turn.draft.cells) or drawn


def test_without_a_draft_a_tile_is_drawn_at_once() -> None:
    talk = Talk(POSITION, options=Options(draw="free"))
    assert talk.say("draw").startswith("· You draw ")


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("R4 at", "Say where to lay R4, for example: R4 at 0,0 right (K-3)"),
        ("B6 G6 at", "Say where to lay B6 G6, for example: B6 G6 at 0,0 right (K-3)"),
        ("move R4 to", "Say where it goes, for example: move 2,1 to 5,3 (K-3)"),
        ("move R4 from to 0,0", "Say where R4 lies, for example: move R4 from 2,1 to 5,3 (K-3)"),
        ("back R4 from", "Say where R4 lies, for example: move R4 from 2,1 to 5,3 (K-3)"),
        ("rule", "Which rule? Type its number or words from it, for example: rule AN-1"),
    ],
)
def test_a_line_without_its_last_word_is_answered_with_what_to_type(line: str, said: str) -> None:
    assert Talk(POSITION).say(line) == said
