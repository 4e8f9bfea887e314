"""Tanxi at the terminal, played by real processes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sobremesa.games.tanxi.content import RULEBOOK
from sobremesa.games.tanxi.game import TANXI
from sobremesa.texts.speaker import LANGUAGES, Speaker
from tests.terminal.commands import (
    CALLED,
    FORKING,
    PROMPT,
    THE_END,
    answer_ones,
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

WORDS = ("tanxi", "-p", "3", "-b", "random", "--name", "Ana", "--save", "game.json")
SEEDED = (*WORDS, "--seed", "5")
ACT = "It is your turn. Choose what you do, or end your turn."


# A whole game


def test_a_whole_game_is_played_looked_back_at_and_verified(tmp_path: Path) -> None:
    with terminal(tmp_path, "play", *SEEDED, "-o", "round_limit=6") as child:
        assert answer_ones(child) > 5
        child.expect(f"Look back with: {CALLED} replay game.json")
        assert ended(child) == 0
    assert is_fair(tmp_path)
    story = run(tmp_path, "replay", "game.json")
    assert story.code == 0
    assert "Tanxi · Isla del Desafío" in story.out
    assert run(tmp_path, "verify", "game.json").code == 0


def test_a_game_that_was_stopped_goes_on(tmp_path: Path) -> None:
    with terminal(tmp_path, "play", *SEEDED, "-o", "round_limit=6") as child:
        for line in ("1", "1", "end"):
            child.expect_exact(PROMPT)
            child.sendline(line)
        child.expect_exact(PROMPT)
        until_it_reads(child)
        child.sendintr()
        child.expect(f"Saved. Go on with: {CALLED} play --resume game.json")
        assert ended(child) == 130
    saved = record_in(tmp_path)
    with terminal(tmp_path, "play", "--resume", "game.json") as child:
        child.expect_exact(PROMPT)
        child.sendline("bot random")
        child.expect_exact(THE_END)
        assert ended(child) == 0
    whole = record_in(tmp_path)
    assert whole["entries"][: len(saved["entries"])] == saved["entries"]
    assert is_fair(tmp_path)


def test_characters_are_read_before_one_is_chosen(tmp_path: Path) -> None:
    done = type_in(SEEDED, tmp_path)
    speaker = Speaker("en", TANXI)
    assert "Choose your character." in done.out
    for id in ("clinging-on", "shell", "undertow"):
        text = speaker.say(f"text-{id}")
        assert f"{speaker.name(id)} (" in done.out
        assert one_line(text) in one_line(done.out)


def test_a_turn_is_walked_taken_back_and_ended(tmp_path: Path) -> None:
    with terminal(tmp_path, "play", *SEEDED) as child:
        for line in ("paula", "1"):
            child.expect_exact(PROMPT)
            child.sendline(line)
        child.expect_exact(ACT)
        child.expect_exact(PROMPT)
        child.sendline("go g5")
        child.expect_exact("Enter to go")
        child.sendline("")
        child.expect_exact("You go to ")
        for line in ("undo", "show", "end"):
            child.expect_exact(PROMPT)
            child.sendline(line)
        child.expect_exact(PROMPT)
        child.sendline("quit")
        assert ended(child) == 130
    done = [entry["act"] for entry in record_in(tmp_path)["entries"] if entry["seat"] == 0]
    assert done.count("move") >= 5
    assert "take-back" in done
    assert is_fair(tmp_path)


# What can be typed


def test_what_is_typed_is_answered(tmp_path: Path) -> None:
    opening = ("paula", "1")
    lines = ("?", "card ronron", "rule tx-40", "use canteen", "dance", "bot clever", "hand", "map")
    said = dict(
        zip(lines, answers(SEEDED, tmp_path, *opening, *lines)[len(opening) :], strict=True)
    )
    rule = next(rule for rule in RULEBOOK if rule.id == "TX-40")
    assert "go f7" in said["?"]
    assert "Wrath: " in said["card ronron"]
    assert said["rule tx-40"] == one_line(f"TX-40 {Speaker('en', TANXI).rule(rule)}")
    assert said["use canteen"].endswith(")")  # nothing to heal
    assert "cannot be understood" in said["dance"]
    assert "There is no bot “clever”" in said["bot clever"]
    assert "Shell (1 ◆)" in said["hand"]
    assert "[1]" in said["map"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_played_in_every_language(tmp_path: Path, language: str) -> None:
    said = "\n".join(["1", "1", "?", "dance", "end", "bot random", ""])
    done = run(tmp_path, "play", *SEEDED, "-l", language, "-o", "round_limit=4", said=said)
    assert done.code == 0, done.err
    speaker = Speaker(language, TANXI)
    for key in ("question-draft", "question-act", "terminal-help-tanxi", "terminal-the-end"):
        assert one_line(speaker.say(key)) in one_line(done.out)


# 80 columns and 24 lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_screen_says_what_the_signs_mean_and_where_there_is_more(
    tmp_path: Path, language: str
) -> None:
    speaker = Speaker(language, TANXI)
    words = ("play", *SEEDED, "-l", language)
    seen = screens(tmp_path, speaker.say("terminal-prompt"), *words, said="1\nquit\n")
    for screen in seen:
        assert one_line(speaker.say("terminal-icons")) in one_line(screen)
    assert one_line(speaker.say("question-draft")) in one_line(seen[0])


def test_at_80_by_24_ones_own_standing_is_in_sight(tmp_path: Path) -> None:
    seen = screens(tmp_path, PROMPT, "play", *SEEDED, said="paula\n1\n" + "end\n" * 4)
    assert len(seen) == 7
    for screen in seen[2:]:
        assert re.search(r"^\[1\] ♥ .* Hand: ", screen, re.MULTILINE), screen
        assert ACT in screen


def test_the_end_names_all_places_in_sight(tmp_path: Path) -> None:
    words = ("play", *SEEDED, "-o", "round_limit=3")
    done = run(tmp_path, *words, said="bot random\n", **SMALL)
    last = in_sight(done.out)
    assert "The game is over.\n1. " in last
    for name in ("Ana (you)", "Nilo", "Vega"):
        assert re.search(rf"^\d\. .*{re.escape(name)}", last, re.MULTILINE)
