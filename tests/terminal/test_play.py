"""A game at the terminal, played by real processes."""

from __future__ import annotations

import json
import shlex
from pathlib import Path
from typing import Any

import pytest

from sobremesa.games import GAMES
from sobremesa.games.antayagi.content import PACKS
from sobremesa.games.antayagi.events import Laid
from sobremesa.games.antayagi.game import ANTAYAGI
from sobremesa.kernel.course import Course
from sobremesa.kernel.record import read_record
from sobremesa.texts.speaker import LANGUAGES, Speaker
from tests.terminal.commands import (
    CALLED,
    CALLS,
    FORKING,
    PROMPT,
    SEEDED,
    THE_END,
    THREE,
    Done,
    answer_ones,
    ended,
    is_fair,
    one_line,
    record_in,
    run,
    terminal,
    type_in,
    until_it_reads,
)

pytestmark = FORKING

FIRST_QUESTION = "Choose who you trade with."


def acts(folder: Path) -> list[Any]:
    """What was done, by whom, without the checks."""
    return [
        [entry["act"], entry["seat"], entry.get("move")] for entry in record_in(folder)["entries"]
    ]


def answers_to(done: Done) -> list[str]:
    """What was said after each prompt."""
    return done.out.split(PROMPT)[1:]


# A whole game


def test_a_whole_game_is_played_looked_back_at_and_verified(tmp_path: Path) -> None:
    with terminal(tmp_path, "play", *SEEDED) as child:
        assert answer_ones(child) > 5
        child.expect(f"Look back with: {CALLED} replay game.json")
        assert ended(child) == 0
    story = run(tmp_path, "replay", "game.json")
    assert story.code == 0
    assert "the game!" in story.out
    verified = run(tmp_path, "verify", "game.json")
    assert verified.code == 0
    assert "✗" not in verified.out
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


def test_the_same_seed_is_the_same_game(tmp_path: Path) -> None:
    games = []
    for name in ("a.json", "b.json"):
        words = (*THREE, "--seed", "9", "--save", name)
        assert run(tmp_path, "play", *words, said="1\n" * 500).code == 0
        games.append(record_in(tmp_path, name))
    assert games[0] == games[1]


def test_without_a_seed_the_luck_is_sealed_and_verified(tmp_path: Path) -> None:
    chances = []
    for name in ("a.json", "b.json"):
        assert run(tmp_path, "play", *THREE, "--save", name, said="bot\n").code == 0
        chances.append(record_in(tmp_path, name)["head"]["chance"])
    assert chances[0]["kind"] == "sealed"
    assert chances[0]["seed"] != chances[1]["seed"]
    assert len({word["text"] for chance in chances for word in chance["words"]}) == 6
    verified = run(tmp_path, "verify", "a.json")
    assert verified.code == 0
    assert verified.out.count("✓") == 4


def test_the_table_shows_who_sits_where(tmp_path: Path) -> None:
    done = run(tmp_path, "play", "-p", "7", "--name", "[red]Ana[/]", "--seed", "5", said="q\n")
    assert "[red]Ana[/] (you)" in done.out
    for name in ("Nilo", "Vega", "Otto", "Lila", "Teo", "Mora"):
        assert name in done.out


def test_what_others_do_in_secret_is_not_told(tmp_path: Path) -> None:
    out = run(tmp_path, "play", *SEEDED, said="1\n" * 500).out
    speaker = Speaker("en", ANTAYAGI, ["Ana", "Nilo", "Vega"], 0)
    assert f"· {speaker.event(Laid(1, None))}\n" in out
    for slot in range(3):
        assert speaker.event(Laid(1, slot)) not in out
        assert speaker.event(Laid(2, slot)) not in out


def test_nobody_is_shown_the_objects_on_their_own_open_cards(tmp_path: Path) -> None:
    screen = type_in(SEEDED, tmp_path).out.partition("Ana (you)")[2].partition("╰")[0]
    speaker = Speaker("en", ANTAYAGI)
    game, record = read_record((tmp_path / "game.json").read_text(encoding="utf-8"), GAMES)
    cards = [card for card in Course(game, record.head).state.hands[0] if not card.private]
    assert cards
    for card in cards:
        assert speaker.name(card.object_name) not in screen
        assert f"▒ {speaker.name(card.back_name)}" in screen


def test_a_narrow_terminal_is_drawn_on_too(tmp_path: Path) -> None:
    done = run(tmp_path, "play", *SEEDED, said="", COLUMNS="40")
    table = [line for line in done.out.splitlines() if line[:1] in "│╭╰" and line]
    assert done.code == 130
    assert {len(line) for line in table} == {40}


def test_a_box_from_outside_is_played_and_kept_in_the_record(tmp_path: Path) -> None:
    text = PACKS["65"].text.replace('name = "', 'name = "Our own ', 1)
    box = tmp_path / "box.toml"
    box.write_text(text, encoding="utf-8")
    words = (*THREE, "--pack", "box.toml", "--save", "game.json")
    assert run(tmp_path, "play", *words, said="bot random\n").code == 0
    box.unlink()
    assert record_in(tmp_path)["head"]["pack_text"] == text
    assert run(tmp_path, "verify", "game.json").code == 0


# Before the start


def test_in_a_terminal_the_pockets_are_asked_for(tmp_path: Path) -> None:
    with terminal(tmp_path, "play", *THREE, "--save", "game.json") as child:
        child.expect_exact("How many pockets do you have on you?")
        child.sendline("7")
        child.expect_exact(FIRST_QUESTION)  # nobody else has said a number
        child.expect_exact(PROMPT)
        child.sendline("quit")
        assert ended(child) == 130
    assert record_in(tmp_path)["head"]["options"]["pockets"] == [7]


@pytest.mark.parametrize(
    "answer",
    ["", "many", "²"],
    ids=["nothing", "a word", "a digit that is no number"],
)
def test_saying_no_number_of_pockets_is_fine(tmp_path: Path, answer: str) -> None:
    with terminal(tmp_path, "play", *THREE, "--seed", "5", "--save", "game.json") as child:
        child.expect_exact("pockets")
        child.sendline(answer)
        child.expect_exact(PROMPT)
        child.sendline("quit")
        assert ended(child) == 130
    assert record_in(tmp_path)["head"]["options"]["pockets"] == []


def test_pockets_that_were_said_are_not_asked_for(tmp_path: Path) -> None:
    with terminal(tmp_path, "play", *SEEDED) as child:
        assert child.expect_exact([PROMPT, "pockets"]) == 0


@pytest.mark.parametrize(
    ("mistake", "said"),
    [("-p 9", "--players: "), ("-b clever", "--bots: "), ("--save .", "--save: ")],
)
def test_a_table_that_cannot_be_set_is_refused_before_anything_is_asked(
    tmp_path: Path, mistake: str, said: str
) -> None:
    with terminal(tmp_path, "play", *mistake.split()) as child:
        assert ended(child) == 2
        assert said in child.before
        assert "pockets" not in child.before


def test_without_a_terminal_the_pockets_are_not_asked_for(tmp_path: Path) -> None:
    done = run(tmp_path, "play", *THREE, "--seed", "5", "--save", "game.json", said="quit\n")
    assert "pockets" not in done.out


@pytest.mark.parametrize("stop", ["sendintr", "sendeof"])
def test_stopping_at_the_pockets_ends_without_a_traceback(tmp_path: Path, stop: str) -> None:
    with terminal(tmp_path, "play", *THREE) as child:
        child.expect_exact("pockets")
        until_it_reads(child)
        getattr(child, stop)()
        assert ended(child) == 130
        assert "Traceback" not in child.before


# Stopping and going on


def test_ctrl_c_saves_and_resume_goes_on_to_the_end(tmp_path: Path) -> None:
    with terminal(tmp_path, "play", *SEEDED) as child:
        for _ in range(3):
            child.expect_exact(PROMPT)
            child.sendline("1")
        child.expect_exact(PROMPT)
        until_it_reads(child)
        child.sendintr()
        child.expect(f"Saved. Go on with: {CALLED} play --resume game.json")
        assert ended(child) == 130
    saved = record_in(tmp_path)
    assert len(saved["entries"]) > 2
    with terminal(tmp_path, "play", "--resume", "game.json") as child:
        assert answer_ones(child) > 3
        assert ended(child) == 0
    whole = record_in(tmp_path)
    assert whole["head"] == saved["head"]
    assert whole["entries"][: len(saved["entries"])] == saved["entries"]
    assert len(whole["entries"]) > len(saved["entries"])
    assert is_fair(tmp_path)


def test_the_end_of_input_in_a_terminal_saves_the_game(tmp_path: Path) -> None:
    with terminal(tmp_path, "play", *SEEDED) as child:
        child.expect_exact(PROMPT)
        child.sendline("choose 1")
        child.expect_exact("(AY-20)")
        child.expect_exact(PROMPT)
        child.sendeof()
        child.expect_exact("Saved.")
        assert ended(child) == 130


@pytest.mark.parametrize("said", ["", "q\n", "1\nQUIT\n"], ids=["nothing", "q", "1 and quit"])
def test_the_end_of_input_and_quit_save_the_game(tmp_path: Path, said: str) -> None:
    done = run(tmp_path, "play", *SEEDED, said=said)
    assert done.code == 130
    assert done.err == ""
    assert done.out.endswith("sobremesa play --resume game.json\n")
    assert is_fair(tmp_path)


def test_a_game_that_is_saved_again_leaves_no_draft_behind(tmp_path: Path) -> None:
    type_in(SEEDED, tmp_path, "1")
    type_in(SEEDED, tmp_path)
    assert acts(tmp_path) == []
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


def test_a_game_is_saved_among_the_data_of_the_user_where_nobody_says_where(
    tmp_path: Path,
) -> None:
    done = run(tmp_path, "play", *THREE, said="quit\n", COLUMNS="400")
    (file,) = (tmp_path / "data" / "sobremesa").iterdir()
    assert file.match("antayagi-*.json")
    assert f"sobremesa play --resume {file}" in done.out


def test_a_resumed_game_can_be_saved_elsewhere(tmp_path: Path) -> None:
    type_in(SEEDED, tmp_path, "1")
    before = record_in(tmp_path)
    words = ("play", "--resume", "game.json", "--save", "later.json")
    assert run(tmp_path, *words, said="bot\n").code == 0
    assert record_in(tmp_path) == before
    assert len(record_in(tmp_path, "later.json")["entries"]) > len(before["entries"])


@pytest.mark.parametrize(
    "name", ["x" * 120 + ".json", "my game.json"], ids=["a long name", "a name with a space"]
)
def test_the_line_that_says_how_to_go_on_can_be_copied(tmp_path: Path, name: str) -> None:
    done = run(tmp_path, "play", *THREE, "--seed", "5", "--save", name, said="quit\n")
    command = done.out.rpartition("Go on with: ")[2].split("\n")[0]
    assert shlex.split(command)[-4:] == ["sobremesa", "play", "--resume", name]


@pytest.mark.parametrize("place", ["folder", "file/game.json"])
def test_a_place_where_nothing_can_be_saved_is_refused_before_the_game(
    tmp_path: Path, place: str
) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "file").touch()
    done = run(tmp_path, "play", *THREE, "--seed", "5", "--save", place, said="1\nquit\n")
    assert done.code == 2
    assert PROMPT not in done.out
    assert {path.name for path in tmp_path.iterdir()} == {"folder", "file"}


def test_a_game_that_cannot_have_come_so_far_is_not_resumed(tmp_path: Path) -> None:
    type_in(SEEDED, tmp_path, "1", "1")
    data = record_in(tmp_path)
    del data["entries"][0]
    (tmp_path / "game.json").write_text(json.dumps(data), encoding="utf-8")
    done = run(tmp_path, "play", "--resume", "game.json", said="1\n")
    assert done.code == 2
    assert done.err.startswith("record, entry 1: this cannot have happened: K-1: ")


def test_a_game_with_a_bot_of_an_unknown_level_is_not_resumed(tmp_path: Path) -> None:
    type_in(SEEDED, tmp_path, "1")
    data = record_in(tmp_path)
    data["head"]["players"][1]["bot"] = "clever"
    (tmp_path / "game.json").write_text(json.dumps(data), encoding="utf-8")
    done = run(tmp_path, "play", "--resume", "game.json", said="1\n" * 500)
    assert "Traceback" not in done.err
    assert done.code == 2
    assert "clever" in done.err


# What can be typed


def test_a_choice_can_be_undone_and_is_part_of_the_story(tmp_path: Path) -> None:
    done = type_in(SEEDED, tmp_path, "choose 2", "undo", "choose 3")
    assert acts(tmp_path)[:3] == [
        ["move", 0, {"do": "choose", "player": 1}],
        ["take-back", 0, None],
        ["move", 0, {"do": "choose", "player": 2}],
    ]
    assert done.out.count(FIRST_QUESTION) == 2
    assert is_fair(tmp_path)
    assert "2 Ana takes a move back." in run(tmp_path, "replay", "game.json").out


@pytest.mark.parametrize("line", ["2", "  CHOOSE  3 ", "choose vega", "Choose VE"])
def test_a_move_is_typed_by_its_number_or_in_words(tmp_path: Path, line: str) -> None:
    done = type_in(SEEDED, tmp_path, line)
    assert acts(tmp_path)[0] == ["move", 0, {"do": "choose", "player": 2}]
    assert "  · You choose Vega.\n" in done.out


@pytest.mark.parametrize("name", ["Ana", "3"])
def test_typed_cards_count_from_one(tmp_path: Path, name: str) -> None:
    run(tmp_path, "play", *SEEDED, "--name", name, said="choose nilo\nlay 3\nquit\n")
    assert ["move", 0, {"do": "lay", "slot": 2}] in acts(tmp_path)


TYPED = {
    "choose 1": "You cannot trade with yourself: choose somebody else. (AY-20)",
    "choose 9": "There is no such seat: this table has 3. (K-2)",
    "choose ana": "You cannot trade with yourself: choose somebody else. (AY-20)",
    "choose otto": (
        "“choose otto”: nobody at this table is called that. Type a name, or how it begins: Nilo, "
        "Vega. (K-3)"
    ),
    "lay nilo": (
        "“lay nilo” names no card. Type its number, counted from the left, for example: lay 1 (K-3)"
    ),
    "lay 1": "You are not asked for that now. (K-1)",
    "let-it-be": "You are not asked for that now. (K-1)",
    "sabotage 1": (
        "A Sabotage is played when two cards have just been revealed, and only then. (AY-30)"
    ),
    "undo": "That cannot be taken back: somebody has acted, or has learnt something since. (K-5)",
    "dance": "This is not a valid move: dance (K-3)",
    "choose": "This is not a valid move: choose (K-3)",
    "choose 2 3": "This is not a valid move: choose 2 3 (K-3)",
    "0": "This is not a valid move: 0 (K-3)",
    "3": "This is not a valid move: 3 (K-3)",
    "[bold]x[/]": "This is not a valid move: [bold]x[/] (K-3)",
    "bot clever": ("There is no bot “clever”; there are novice, casual, strong, expert. (K-3)"),
    "rule AY-99": ("No rule is called “AY-99” or contains that. Rules have numbers such as AY-1."),
    "rule": "Which rule? Type its number or words from it, for example: rule AY-1",
    "": "",
}
ASKED = ("?", "help", "rule ay-22", "RULE AY-22")


@pytest.fixture(scope="module")
def talk(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """A game in which much is typed and nothing is played: what was answered to each line."""
    folder = tmp_path_factory.mktemp("talk")
    done = type_in(SEEDED, folder, *TYPED, *ASKED)
    assert done.out.count(FIRST_QUESTION) == 1  # it is the same question all the time
    assert acts(folder) == []
    lines = [*TYPED, *ASKED, "quit"]
    return dict(zip(lines, map(one_line, answers_to(done)), strict=True))


@pytest.mark.parametrize("line", TYPED)
def test_what_cannot_be_done_is_explained_with_its_rule(talk: dict[str, str], line: str) -> None:
    assert talk[line] == TYPED[line]


@pytest.mark.parametrize("line", ["?", "help"])
def test_help_says_what_can_be_typed(talk: dict[str, str], line: str) -> None:
    for word in ("choose nilo", "lay 1", "let-it-be", "undo", "rule AY-22", "bot", "quit"):
        assert word in talk[line]


@pytest.mark.parametrize("line", ["rule ay-22", "RULE AY-22"])
def test_a_rule_can_be_read_during_the_game(talk: dict[str, str], line: str) -> None:
    rule = next(rule for rule in ANTAYAGI.rulebook if rule.id == "AY-22")
    assert talk[line] == f"AY-22 {Speaker('en', ANTAYAGI).rule(rule)}"


@pytest.mark.parametrize(
    "line",
    ["²", "lay ²", "choose 99999999999999999999999999", "9" * 5000, "x" * 3000],
    ids=["a digit that is no number", "such a card", "a far seat", "a long number", "a long word"],
)
def test_a_strange_line_is_refused_and_the_game_goes_on(tmp_path: Path, line: str) -> None:
    done = type_in(SEEDED, tmp_path, line)
    assert done.err == ""
    assert done.code == 130
    assert len(answers_to(done)) == 2
    assert acts(tmp_path) == []


@pytest.mark.parametrize(("line", "level"), [("bot", "casual"), ("bot random", "random")])
def test_a_bot_plays_on_for_whoever_has_had_enough(tmp_path: Path, line: str, level: str) -> None:
    done = run(tmp_path, "play", *SEEDED, said=f"{line}\n")
    assert done.code == 0
    assert THE_END in done.out
    assert acts(tmp_path)[0][:2] == ["bot", 0]
    assert record_in(tmp_path)["entries"][0]["level"] == level


# Languages


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_played_in_every_language(tmp_path: Path, language: str) -> None:
    done = run(tmp_path, "play", *SEEDED, "-l", language, said="1\nchoose 2\n?\nbot\n")
    assert done.code == 0
    speaker = Speaker(language, ANTAYAGI, ["Ana", "Nilo"], 0)
    for key in (
        "question-choose",
        "terminal-prompt",
        "question-lay",
        "refused-not-asked",
        "terminal-help-antayagi",
        "terminal-the-end",
    ):
        assert one_line(speaker.say(key, seat_is="you", seat="Ana")) in one_line(done.out)
    ends = [speaker.say("terminal-look-back", command=call, file="game.json") for call in CALLS]
    assert any(one_line(end) in one_line(done.out) for end in ends)


@pytest.mark.parametrize(
    ("env", "language"),
    [
        ({"LC_ALL": "es_MX.UTF-8"}, "es"),
        ({"LC_ALL": "", "LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LC_ALL": "de_DE.UTF-8", "LANG": "es_ES.UTF-8"}, "en"),
    ],
)
def test_the_language_of_the_machine_is_spoken(
    tmp_path: Path, env: dict[str, str], language: str
) -> None:
    done = run(tmp_path, "play", *SEEDED, said="", PYTHONUTF8="1", **env)
    assert Speaker(language, ANTAYAGI).say("question-choose") in done.out
