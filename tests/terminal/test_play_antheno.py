"""Antheno at the terminal, played by real processes."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from sobremesa.games.antheno.content import RULEBOOK
from sobremesa.games.antheno.game import ANTHENO
from sobremesa.texts.speaker import LANGUAGES, Speaker
from tests.terminal.commands import (
    CALLED,
    FORKING,
    PROMPT,
    THE_END,
    answers,
    ended,
    is_fair,
    one_line,
    record_in,
    run,
    terminal,
    type_in,
    until_it_reads,
)
from tests.terminal.screens import SMALL, in_sight, screens

pytestmark = FORKING

WORDS = ("antheno", "-p", "2", "-b", "in-place", "--name", "Ana", "--save", "game.json")
SEEDED = (*WORDS, "--seed", "93", "-o", "hand=7")  # Ana starts with R2 R3 R4 B1 B2 G2 P3
IN_ORDER = "The table is in order: type “done” to end your turn."
TAKE = "Type “take hint” to lay it like this; “done” then ends your turn."


def acts(folder: Path) -> list[Any]:
    """What was done, by whom."""
    return [[entry["seat"], entry.get("move")] for entry in record_in(folder)["entries"]]


# A whole game


def play_by_hints(child: Any) -> int:
    """Take over every hint, draw or pass without one, until the game is over; how many turns."""
    turns = 0
    while child.expect_exact([PROMPT, THE_END]) == 0:
        turns += 1
        child.sendline("hint")
        said = child.expect_exact([TAKE, "Type “draw”.", "Type “pass”."])
        for line in (["take hint", "done"], ["draw"], ["pass"])[said]:
            child.expect_exact(PROMPT)
            child.sendline(line)
    return turns


def test_a_whole_game_is_played_with_hints_looked_back_at_and_verified(tmp_path: Path) -> None:
    with terminal(tmp_path, "play", *WORDS, "--seed", "4", "-o", "hand=5") as child:
        assert play_by_hints(child) > 1
        child.expect(f"Look back with: {CALLED} replay game.json")
        assert ended(child) == 0
    assert is_fair(tmp_path)
    story = run(tmp_path, "replay", "game.json")
    assert story.code == 0
    assert "Antheno · 76 tiles" in story.out
    assert "Place" in story.out
    assert run(tmp_path, "verify", "game.json").code == 0


def test_a_turn_is_built_refused_mended_and_ended(tmp_path: Path) -> None:
    with terminal(tmp_path, "play", *SEEDED) as child:
        for line, answer in (
            ("R2 R3 R4 at 0,0 right", IN_ORDER),
            ("B2 at 0,1", "Two tiles touch without making a set: R2 B2."),
            ("done", "(AN-22: 0,0  0,1)"),  # the draft is kept
            ("G2 at 0,2", IN_ORDER),
            ("P3 at 9,9", "P3 belongs to none. (AN-23: 9,9)"),
            ("undo", IN_ORDER),
            ("done", "You play R2, R3, R4, B2, G2. 2 tiles are left on the rack."),
        ):
            child.expect_exact(PROMPT)
            child.sendline(line)
            child.expect_exact(answer)
        child.expect_exact(PROMPT)
        child.sendline("quit")
        assert ended(child) == 130
    assert acts(tmp_path)[0] == [
        0,
        {
            "do": "play",
            "table": [[0, 0, "R2"], [1, 0, "R3"], [2, 0, "R4"], [0, 1, "B2"], [0, 2, "G2"]],
        },
    ]
    assert is_fair(tmp_path)


def test_a_game_that_was_stopped_goes_on(tmp_path: Path) -> None:
    with terminal(tmp_path, "play", *SEEDED) as child:
        for line in ("R2 R3 R4 at 0,0", "done"):
            child.expect_exact(PROMPT)
            child.sendline(line)
        child.expect_exact(PROMPT)
        until_it_reads(child)
        child.sendintr()
        child.expect(f"Saved. Go on with: {CALLED} play --resume game.json")
        assert ended(child) == 130
    saved = record_in(tmp_path)
    with terminal(tmp_path, "play", "--resume", "game.json") as child:
        assert play_by_hints(child) > 0
        assert ended(child) == 0
    whole = record_in(tmp_path)
    assert whole["entries"][: len(saved["entries"])] == saved["entries"]
    assert is_fair(tmp_path)


@pytest.mark.parametrize("stop", ["sendintr", "sendeof"])
def test_a_half_built_table_is_not_saved_and_that_is_said(tmp_path: Path, stop: str) -> None:
    with terminal(tmp_path, "play", *SEEDED) as child:
        child.expect_exact(PROMPT)
        child.sendline("R2 R3 R4 at 0,0")
        child.expect_exact(PROMPT)
        until_it_reads(child)
        getattr(child, stop)()
        child.expect_exact("The table that you were building is not saved")
        child.expect_exact("Saved.")
        assert ended(child) == 130
    assert acts(tmp_path) == []


def test_a_bot_plays_on_for_whoever_has_had_enough(tmp_path: Path) -> None:
    done = type_in(SEEDED, tmp_path, "R2 R3 R4 at 0,0", "bot in-place")
    assert done.code == 0
    assert THE_END in done.out
    assert record_in(tmp_path)["entries"][0]["level"] == "in-place"


# What can be typed


def test_an_11_whoever_can_play_may_neither_draw_nor_pass(tmp_path: Path) -> None:
    drew, passed = answers(SEEDED, tmp_path, "draw", "pass")
    assert drew == (
        "You can play, so you may neither draw nor pass. Type “hint” to be shown a play. (AN-11)"
    )
    assert passed == "There are still tiles in the bag: draw one instead of passing. (AN-12)"


def test_an_11a_where_drawing_is_free_a_tile_is_drawn_and_the_draft_is_gone(
    tmp_path: Path,
) -> None:
    said = "R2 R3 R4 at 0,0\ndraw\ny\nquit\n"
    done = run(tmp_path, "play", *SEEDED, "-o", "draw=free", said=said)
    assert "· You draw a " in done.out
    assert acts(tmp_path)[0] == [0, {"do": "draw"}]
    assert is_fair(tmp_path)


def test_an_14a_a_refused_table_is_refused_with_every_reason(tmp_path: Path) -> None:
    lines = ("R2 R4 R3 at 0,0", "B1 B2 at 5,5", "P3 at 9,9", "done")
    *_, first, done = answers(SEEDED, tmp_path, *lines)
    assert first.endswith(
        "3 things are not in order yet: go on building, or type “judge” to hear what they are."
    )
    assert done == (
        "This line has one colour, but its numbers do not follow one another: R2 R4 R3. "
        "(AN-21: 0,0 1,0 2,0) "
        "Two tiles touch without making a set: B1 B2. A set has at least three. "
        "(AN-22: 5,5 6,5) "
        "Every tile must belong to a set, and P3 belongs to none. (AN-23: 9,9)"
    )
    (judged,) = answers(SEEDED, tmp_path, *lines[:-1], "judge")[3:]
    assert judged == done


def test_the_draft_is_drawn_after_every_line(tmp_path: Path) -> None:
    laid, moved, back, undone, reset, undone_again = answers(
        SEEDED, tmp_path, "R2 R3 R4 at 0,0", "move 2,0 to 5,0", "back R3", "undo", "reset", "undo"
    )
    assert "+●2 +●3 +●4" in laid
    assert "!●4" in moved
    assert "Your rack (4)" in moved
    assert "Your rack (5)" in back
    assert undone == moved == undone_again
    assert reset.endswith("The table is as it was when your turn began.")
    assert "Your rack (7)" in reset


def test_a_hint_is_shown_and_taken_over(tmp_path: Path) -> None:
    none_yet, hint, taken, done = answers(
        SEEDED, tmp_path, "take hint", "hint", "Take  Hint", "done"
    )
    assert none_yet == "No play has been shown yet: type “hint” first. (K-3)"
    assert hint.startswith("You can play ")
    assert hint.endswith(TAKE)
    assert taken.endswith(IN_ORDER)
    assert "· You play " in done


def test_the_best_hint_plays_the_most_tiles(tmp_path: Path) -> None:
    (hint,) = answers(SEEDED, tmp_path, "hint most")
    assert hint.startswith(
        "You can play R2 R3 R4 B2 G2; it is proved that no play has more tiles. "
    )


TYPED = {
    "dance": "“dance” cannot be understood. Type ? to see what you can type. (K-3)",
    "[bold]x[/]": "“[bold]x[/]” cannot be understood. Type ? to see what you can type. (K-3)",
    "undo": "You have changed nothing in this turn yet. (K-3)",
    "judge": "Your rack has to add at least one tile to the table. (AN-10)",
    "done": "Your rack has to add at least one tile to the table. (AN-10)",
    "R8 at 0,0": ("You do not have R8 on your rack. There you have R2 R3 R4 B1 B2 G2 P3. (AN-13)"),
    "move 0,0 to 1,1": (
        "There is no tile at 0,0. Look up its column and its row along the edges. (K-3)"
    ),
    "bot clever": ("There is no bot “clever”; there are novice, casual, strong, expert. (K-3)"),
    "rule AN-99": ("No rule is called “AN-99” or contains that. Rules have numbers such as AN-1."),
    "": "",
}
ASKED = ("?", "HELP", "rule an-21", "show")


@pytest.fixture(scope="module")
def talk(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """A game in which much is typed and nothing is played: what was answered to each line."""
    folder = tmp_path_factory.mktemp("talk")
    lines = [*TYPED, *ASKED]
    said = answers(SEEDED, folder, *lines)
    assert acts(folder) == []
    return dict(zip(lines, said, strict=True))


@pytest.mark.parametrize("line", TYPED)
def test_what_cannot_be_done_is_explained(talk: dict[str, str], line: str) -> None:
    assert talk[line] == TYPED[line]


@pytest.mark.parametrize("line", ["?", "HELP"])
def test_help_says_what_can_be_typed(talk: dict[str, str], line: str) -> None:
    for word in ("R3 R4 R5 at 0,0", "move 2,1 to 5,3", "back R3", "undo", "done", "hint", "quit"):
        assert word in talk[line]


def test_a_rule_can_be_read_during_the_game(talk: dict[str, str]) -> None:
    rule = next(rule for rule in RULEBOOK if rule.id == "AN-21")
    assert talk["rule an-21"] == f"AN-21 {Speaker('en', ANTHENO).rule(rule)}"


def test_everything_can_be_seen_again(talk: dict[str, str]) -> None:
    assert "The table is empty" in talk["show"]
    assert "●2 ●3 ●4 ▲1 ▲2 ■2 ◆3" in talk["show"]
    assert "R2 R3 R4 B1 B2 G2 P3" in talk["show"]


# Languages


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_played_in_every_language(tmp_path: Path, language: str) -> None:
    lines = ("?", "hint", "dance", "draw", "R2 R3 B1 at 0,0", "done", "reset", "take hint", "done")
    done = run(
        tmp_path, "play", *SEEDED, "-l", language, said="\n".join([*lines, "bot random", ""])
    )
    assert done.code == 0, done.err
    speaker = Speaker(language, ANTHENO)
    assert one_line(speaker.say("question-turn", draw="strict")) in one_line(done.out)
    for key in (
        "terminal-help-antheno",
        "terminal-hint-taken",
        "terminal-refused-can-play",
        "terminal-as-it-lay",
        "terminal-in-order",
        "terminal-the-end",
    ):
        assert one_line(speaker.say(key)) in one_line(done.out)
    assert one_line(speaker.say("terminal-not-understood", line="dance")) in one_line(done.out)
    mixed = speaker.say("refused-mixed-line", tiles="R2 R3 B1")
    assert one_line(mixed) in one_line(done.out)


def test_an_11a_whoever_may_draw_freely_is_offered_a_draw(tmp_path: Path) -> None:
    free = run(tmp_path, "play", *SEEDED, "-o", "draw=free", said="quit\n")
    assert "play at least one tile, or draw one" in one_line(free.out)
    strict = run(tmp_path, "play", *SEEDED, said="quit\n")
    assert "play at least one tile. If you cannot, draw one" in one_line(strict.out)


# 80 columns and 24 lines


@pytest.mark.parametrize(
    ("language", "drew"), [("en", "You draw "), ("es", "Robas "), ("fr", "Vous piochez ")]
)
def test_at_80_by_24_the_rack_the_columns_and_what_happened_are_in_sight(
    tmp_path: Path, language: str, drew: str
) -> None:
    speaker = Speaker(language, ANTHENO, ["Ana"], 0)
    words = ("antheno", "-p", "4", "-b", "in-place", "--name", "Ana", "--save", "game.json")
    options = ("--seed", "5", "-o", "draw=free", "-l", language)
    prompt = speaker.say("terminal-prompt")
    seen = screens(tmp_path, prompt, "play", *words, *options, said="draw\n" * 7)
    assert len(seen) > 4
    for screen in seen[1:]:
        assert f"▶ {speaker.say('terminal-you', name='Ana')}" in screen
        assert re.search(r"^ +-?\d+( +-?\d+)+ ", screen, re.MULTILINE), screen  # the columns
        assert re.search(rf"^{speaker.say('terminal-as-typed')} +[RBGP]", screen, re.MULTILINE)
        assert f"· {drew}" in screen, screen
        for name in ("Nilo", "Vega", "Otto"):
            done = re.search(rf"{name} +0 ", screen)  # who has no tile left is asked no more
            assert done or f"· {name} " in screen, screen


def test_resume_tells_what_happened_last_in_sight(tmp_path: Path) -> None:
    words = ("antheno", "-p", "4", "-b", "in-place", "--name", "Ana", "--save", "game.json")
    run(tmp_path, "play", *words, "--seed", "5", "-o", "draw=free", said="draw\nquit\n")
    (screen,) = screens(tmp_path, PROMPT, "play", "--resume", "game.json", said="quit\n")
    assert "· You draw a " in screen
    assert re.search(r"· Otto (plays|draws) ", screen)


def test_the_end_names_the_winner_in_sight(tmp_path: Path) -> None:
    done = run(tmp_path, "play", *SEEDED, said="bot greedy\n", **SMALL)
    last = in_sight(done.out)
    assert re.search(r"The game is over\.\n1\. (Ana \(you\)|Nilo): .*\n2\. ", last), last


@pytest.mark.parametrize(
    ("option", "said"),
    [
        ("draw=foo", "--option draw: one of strict, free, not 'foo'"),
        ("drow=free", "--option drow: there is no such option; there is colours, copies, stars,"),
    ],
)
def test_an_option_that_there_is_not_is_refused_with_all_that_there_are(
    tmp_path: Path, option: str, said: str
) -> None:
    done = run(tmp_path, "play", "antheno", "-o", option)
    assert done.code == 2
    assert said in done.err
