"""What helps at the terminal: words of one's language, hints, chances, rules, and nothing lost."""

from __future__ import annotations

import io
import os
import re
import signal
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from rich.console import Console

from sobremesa.games import GAMES
from sobremesa.games.antayagi.game import ANTAYAGI
from sobremesa.games.antayagi.queries import Chances, answer
from sobremesa.games.tanxi.game import TANXI
from sobremesa.kernel.bot import Decision, Thought
from sobremesa.kernel.chance import Chance, fast
from sobremesa.kernel.errors import IllegalMove
from sobremesa.kernel.record import FastSeed, Player, head_of
from sobremesa.table.match import Match
from sobremesa.terminal.antayagi import screen as antayagi
from sobremesa.terminal.antheno import turn as antheno
from sobremesa.terminal.choosing import typed_move
from sobremesa.terminal.screens import SCREENS
from sobremesa.terminal.session import Session
from sobremesa.terminal.tanxi import turn as tanxi
from sobremesa.terminal.vocabulary import WORDS, Vocabulary, folded
from sobremesa.texts.speaker import LANGUAGES, Speaker, terminal_text
from tests.terminal.commands import (
    FORKING,
    PROMPT,
    SEEDED,
    ended,
    is_fair,
    one_line,
    record_in,
    run,
    terminal,
    until_it_reads,
)
from tests.terminal.screens import SMALL, in_sight, screens

pytestmark = FORKING

HELPS = {"antayagi": antayagi.HELP, "antheno": antheno.HELP, "tanxi": tanxi.HELP}
SEVEN = ("-p", "7", "--name", "Ana", "--seed", "5", "-o", "pockets=[1]", "--save", "game.json")


def moves(folder: Path) -> list[Any]:
    """What Ana has played."""
    return [entry.get("move") for entry in record_in(folder)["entries"] if entry["seat"] == 0]


def session_of(match: Any, language: str = "en") -> Session:
    """Ana before a quiet terminal."""
    speaker = Speaker(language, match.game, ["Ana", "Nilo", "Vega"], 0)
    console = Console(file=io.StringIO(), width=80, color_system=None, highlight=False)
    return Session(cast("Match", match), speaker, console, SCREENS[match.game.name])


def said_by(session: Session) -> str:
    return one_line(session.console.file.getvalue())  # type: ignore[attr-defined]


# Enter


def test_enter_takes_the_only_answer_and_it_is_said_which(tmp_path: Path) -> None:
    done = run(tmp_path, "play", *SEVEN, said="1\n1\n\nquit\n")
    assert "1 Let it be\nEnter: Let it be\n" in done.out
    assert moves(tmp_path)[2] == {"do": "let-it-be"}


def test_enter_takes_nothing_where_there_are_several_answers(tmp_path: Path) -> None:
    done = run(tmp_path, "play", *SEVEN, said="\n\nquit\n")
    assert "Enter:" not in done.out
    assert moves(tmp_path) == []


# 80 columns and 24 lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_with_seven_at_80_by_24_the_own_hand_is_in_sight_at_every_question(
    tmp_path: Path, language: str
) -> None:
    speaker = Speaker(language, ANTAYAGI, ["Ana"], 0)
    words = ("play", *SEVEN, "-l", language, "-b", "random")
    seen = screens(tmp_path, speaker.say("terminal-prompt"), *words, said="1\n" * 60)
    assert len(seen) > 15
    row = re.escape(speaker.say("terminal-you", name="Ana")) + r" .*1 .*\n"
    for screen in seen:
        assert re.search(row, screen), screen
        assert "▶" in screen
        assert speaker.say("terminal-legend-antayagi") in screen


def test_a_lay_menu_repeats_what_one_knows_of_the_card(tmp_path: Path) -> None:
    *_, lay = screens(tmp_path, PROMPT, "play", *SEVEN, said="1\nquit\n")
    assert "\n  1 Lay down card 1  ▒ Sabotage\n" in lay
    assert "\n  2 Lay down card 2  ▒ Plain\n" in lay


def test_the_end_names_all_places_in_sight(tmp_path: Path) -> None:
    done = run(tmp_path, "play", *SEVEN, "-b", "random", said="bot random\n", **SMALL)
    last = in_sight(done.out)
    winner = re.search(r"(\w+) ha(?:s|ve) \d points and wins? the game!", one_line(done.out))
    assert winner is not None
    name = winner[1].replace("You", "Ana (you)")
    assert f"The game is over.\n1. {name}: " in last
    for other in ("Ana (you)", "Nilo", "Vega", "Otto", "Lila", "Teo", "Mora"):
        assert re.search(rf"^\d\. .*{re.escape(other)}", last, re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", HELPS)
def test_help_fits_into_24_lines(name: str, language: str) -> None:
    session = session_of(SimpleNamespace(game=GAMES[name]), language)
    session.help(HELPS[name])
    lines = session.console.file.getvalue().splitlines()  # type: ignore[attr-defined]
    assert len(lines) < 24  # and the next prompt
    assert not any(line.endswith("…") for line in lines)


# Words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_has_one_meaning_and_english_is_always_read(language: str) -> None:
    speaker = Speaker(language)
    forms = [folded(form) for word in WORDS for form in speaker.say(f"word-{word}").split(", ")]
    assert len(forms) == len(set(forms))
    words = Vocabulary(speaker)
    assert [words.command(word) for word in WORDS] == list(WORDS)
    assert [words.command(words.shown(word)) for word in WORDS] == list(WORDS)


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ["choose vega", "lay 2"]),
        ("es", ["elegir vega", "Ofrecer 2"]),
        ("fr", ["choisir Vega", "poser 2"]),
        ("fr", ["choose vega", "lay 2"]),
    ],
)
def test_moves_are_typed_in_ones_own_language(
    tmp_path: Path, language: str, lines: list[str]
) -> None:
    quit_ = {"en": "quit", "es": "salir", "fr": "quitter"}[language]
    done = run(tmp_path, "play", *SEEDED, "-l", language, said="\n".join(["?", *lines, quit_, ""]))
    assert done.code == 130
    assert moves(tmp_path) == [{"do": "choose", "player": 2}, {"do": "lay", "slot": 1}]
    assert Vocabulary(Speaker(language)).shown("choose nilo") in done.out  # in the help


@pytest.mark.parametrize(
    ("language", "line", "food"),
    [
        ("en", "eat bone", "bone"),
        ("es", "comer hueso", "bone"),
        ("fr", "manger os", "bone"),
        ("en", "eat musical lollipop", "musical-lollipop"),
        ("es", "comer piruleta musical", "musical-lollipop"),
    ],
)
def test_what_is_eaten_is_called_by_its_name(language: str, line: str, food: str) -> None:
    head = head_of(ANTAYAGI, ANTAYAGI.options_type(), (Player("Ana"),) * 3, FastSeed(1))
    move = typed_move(session_of(Match(ANTAYAGI, head), language), line)
    assert move == ANTAYAGI.read_move({"do": "eat", "food": food})


def antayagi_at(names: list[str], language: str = "en") -> Session:
    """A table of AntaYagí with these people, the first of them before the terminal."""
    head = head_of(ANTAYAGI, ANTAYAGI.options_type(), tuple(map(Player, names)), FastSeed(1))
    session = session_of(Match(ANTAYAGI, head), language)
    session.speaker.names = names
    return session


@pytest.mark.parametrize(
    ("line", "seat"),
    [
        ("choose nilo", 1),
        ("choose NILO", 1),
        ("choose ni", 1),
        ("choose nurka", 2),  # an accent may be left out
        ("choose Ñu", 2),
        ("choose ana", 0),  # the whole name, though another one begins so
        ("choose ana m", 3),
        ("choose an", 3),  # whoever types does not mean themselves
        ("choose 3", 2),
        ("choose 42", 4),  # the name comes before the number
    ],
)
def test_somebody_is_chosen_by_name_or_by_how_it_begins(line: str, seat: int) -> None:
    session = antayagi_at(["Ana", "Nilo", "Ñurka", "Ana Mora", "42"])
    assert typed_move(session, line) == ANTAYAGI.read_move({"do": "choose", "player": seat})


UNREAD = {
    ("en", "choose Otto"): (
        "“choose Otto”: nobody at this table is called that. Type a name, or how it begins: "
        "Nilo, Nora."
    ),
    ("es", "elegir Otto"): (
        "«elegir Otto»: en esta mesa nadie se llama así. Escribe un nombre, o cómo empieza: "
        "Nilo, Nora."
    ),
    ("fr", "choisir Otto"): (
        "« choisir Otto » : personne ne s’appelle ainsi à cette table. Écrivez un nom, ou son "
        "début : Nilo, Nora."
    ),
    ("en", "choose n"): (
        "“choose n” can mean several people: Nilo, Nora. Type more of the name, or the number of "
        "the seat."
    ),
    ("es", "elegir n"): (
        "«elegir n» puede referirse a varias personas: Nilo, Nora. Escribe más letras del nombre, "
        "o el número del asiento."
    ),
    ("fr", "choisir n"): (
        "« choisir n » peut désigner plusieurs personnes : Nilo, Nora. Écrivez plus de lettres du "
        "nom, ou le numéro de la place."
    ),
    ("en", "lay nilo"): (
        "“lay nilo” names no card. Type its number, counted from the left, for example: lay 1"
    ),
    ("es", "ofrecer mano"): (
        "«ofrecer mano» no indica ninguna carta. Escribe su número, contando desde la izquierda, "
        "por ejemplo: ofrecer 1"
    ),
    ("fr", "poser os"): (
        "« poser os » n’indique aucune carte. Écrivez son numéro, en comptant à partir de la "
        "gauche, par exemple : poser 1"
    ),
    ("en", "eat hat"): (
        "“eat hat” cannot be done. Type one of these names: Bone, Musical Lollipop, Muffin, Fish."
    ),
    ("es", "comer sombrero"): (
        "«comer sombrero» no puede ser. Escribe uno de estos nombres: Hueso, Piruleta Musical, "
        "Muffin, Pez."
    ),
    ("fr", "manger 1"): (
        "« manger 1 » n’est pas possible. Écrivez l’un de ces noms : Os, Sucette lyrique, "
        "Muffin omniscient, Poisson."
    ),
}


@pytest.mark.parametrize(("language", "line"), UNREAD)
def test_a_move_that_names_nothing_is_told_what_can_be_typed(language: str, line: str) -> None:
    session = antayagi_at(["Ana", "Nilo", "Nora"], language)
    with pytest.raises(IllegalMove) as refused:
        typed_move(session, line)
    assert refused.value.rule == "K-3"
    assert session.why(refused.value).replace("\u00a0", " ") == UNREAD[language, line]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_of_the_program_are_told(language: str) -> None:
    session = antayagi_at(["Ana", "Nilo", "Nora"], language)
    for word in ("choose", "lay", "sabotage", "take", "eat"):
        for said in ("otto", "²", "9" * 30, "-1", "1.5", "bone hat"):
            line = f"{session.words.shown(word)} {said}"
            with pytest.raises(IllegalMove) as refused:
                typed_move(session, line)
            assert not re.search(r"`|\$|Expected|Invalid", session.why(refused.value)), line


# Rules


@pytest.mark.parametrize(
    ("language", "words"), [("en", "fish"), ("es", "pez"), ("fr", "poisson"), ("fr", "déchets tox")]
)
def test_a_rule_is_found_by_its_words(language: str, words: str) -> None:
    head = head_of(ANTAYAGI, ANTAYAGI.options_type(), (Player("Ana"),) * 3, FastSeed(1))
    session = session_of(Match(ANTAYAGI, head), language)
    session.explain(words)
    found = said_by(session)
    rules = {rule.id: one_line(session.speaker.rule(rule)) for rule in ANTAYAGI.rulebook}
    shown = [id for id, text in rules.items() if f"{id} {text}" in found]
    assert shown
    assert all(all(word in folded(rules[id]) for word in folded(words).split()) for id in shown)
    first = folded(rules[found.split()[0]])
    assert first.startswith(folded(words).split()[0])  # the rule that is about it


# Hints and chances


class World:
    """A table in a state that a seat imagines."""

    def __init__(self, game: Any, state: Any, told: Any) -> None:
        self.game = game
        self.state = state
        self.told = told

    def view(self, seat: int | None) -> Any:
        return self.game.view(self.state, seat)

    def think(self, seat: int, level: str, chance: Chance) -> Thought[Any]:
        decision: Decision[Any, Any]
        budget = self.game.budget(level, len(self.told))
        decision = Decision(self.game, self.view(seat), self.told[seat], chance, budget)
        return cast("Thought[Any]", self.game.bots[level].choose(decision))


def test_a_hint_knows_no_more_than_the_seat() -> None:
    head = head_of(ANTAYAGI, ANTAYAGI.options_type(), (Player("Ana"),) * 3, FastSeed(1))
    match = Match(ANTAYAGI, head)
    seat = match.state.active
    view = match.view(seat)
    worlds = [World(ANTAYAGI, ANTAYAGI.imagine(view, fast(n)), match.told) for n in range(6)]
    assert len({str(ANTAYAGI.truth(world.state)) for world in worlds}) > 1
    assert len({str(session_of(world).advice(seat)) for world in [match, *worlds]}) == 1


@pytest.mark.parametrize(("name", "opening"), [("antayagi", ""), ("tanxi", "1\n1\n")])
def test_hint_says_what_a_bot_would_do_and_changes_nothing(
    tmp_path: Path, name: str, opening: str
) -> None:
    words = ("play", name, "-p", "3", "-b", "random", "--name", "Ana", "--seed", "5")
    done = run(tmp_path, *words, "--save", "game.json", said=f"{opening}hint\nhint\nquit\n")
    *_, first, second, _ = done.out.split(PROMPT)
    said = re.match(r"A strong player would choose (\d+): (.+)\n", first)
    assert said is not None, first
    assert first == second
    assert re.search(rf"\b{said[1]} .*{re.escape(said[2].split()[-1])}", done.out)
    assert len(moves(tmp_path)) == opening.count("\n")


def test_chances_are_those_of_the_seat() -> None:
    head = head_of(ANTAYAGI, ANTAYAGI.options_type(), (Player("Ana"),) * 3, FastSeed(1))
    session = session_of(Match(ANTAYAGI, head))
    antayagi.say_chances(session, 0)
    said = said_by(session)
    for card in answer(session.match.view(0), Chances()).cards:
        likeliest = card.objects[0]
        name = session.speaker.name(likeliest.object)
        assert f"Card {card.slot + 1}: {name} {round(100 * likeliest.chance)}%, " in said


def test_at_a_table_that_plays_from_memory_no_chances_are_told(tmp_path: Path) -> None:
    done = run(tmp_path, "play", *SEEDED, "-o", "memory_aid=false", said="chances\nquit\n")
    assert "plays from memory" in done.out
    assert "%" not in done.out


# Nothing is lost


@pytest.mark.parametrize("wish", [signal.SIGTERM, signal.SIGHUP])
def test_being_told_to_end_saves_the_game_as_ctrl_c_does(
    tmp_path: Path, wish: signal.Signals
) -> None:
    with terminal(tmp_path, "play", *SEEDED) as child:
        for line in ("choose vega", "lay 2"):
            child.expect_exact(PROMPT)
            child.sendline(line)
        child.expect_exact(PROMPT)
        until_it_reads(child)
        os.kill(child.pid, wish)
        child.expect_exact("Saved. Go on with: ")
        assert ended(child) == 130
    assert moves(tmp_path) == [{"do": "choose", "player": 2}, {"do": "lay", "slot": 1}]
    assert is_fair(tmp_path)


@pytest.mark.parametrize(
    ("game", "line"), [("antayagi", "1"), ("antheno", "hint\ntake hint"), ("tanxi", "1")]
)
def test_a_terminal_that_is_closed_loses_no_game(tmp_path: Path, game: str, line: str) -> None:
    seats = "2" if game == "antheno" else "3"
    words = [game, "-p", seats, "-b", "random", "--seed", "5", "--save", "game.json"]
    words += ["-o", "pockets=[1]"] if game == "antayagi" else []
    with terminal(tmp_path, "play", *words) as child:
        child.expect_exact(PROMPT)
        child.sendline(line)
        child.expect_exact(PROMPT)
        child.ptyproc.fileobj.close()  # the kernel hangs up
        child.wait()
    assert is_fair(tmp_path)


# Coming back


@pytest.mark.parametrize(
    ("game", "lines"), [("antayagi", "choose vega\nlay 2\n"), ("tanxi", "1\n1\nend\n")]
)
def test_resume_tells_what_happened_last(tmp_path: Path, game: str, lines: str) -> None:
    words = ("play", game, "-p", "3", "-b", "random", "--name", "Ana", "--seed", "5")
    before = run(tmp_path, *words, "--save", "game.json", said=f"{lines}quit\n")
    last = [line for line in before.out.splitlines() if line.startswith("  · ")][-1]
    after = run(tmp_path, "play", "--resume", "game.json", said="quit\n")
    assert last in after.out.splitlines()


@pytest.mark.parametrize("real", [True, False])
def test_a_real_terminal_shows_who_is_thinking(real: bool) -> None:
    head = head_of(ANTAYAGI, ANTAYAGI.options_type(), (Player("Ana"),) * 3, FastSeed(1))
    session = session_of(Match(ANTAYAGI, head))
    session.console = Console(
        file=io.StringIO(), force_terminal=real, width=80, color_system=None, _environ={}
    )
    with session.thinking(1):
        pass
    assert ("Nilo is thinking" in said_by(session)) == real


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_people_are_told_to_type_is_read_in_their_language(language: str) -> None:
    words = Vocabulary(Speaker(language))
    text = terminal_text(language)
    quoted = re.findall(r"[“«]\s?([^”»{}]+?)\s?[”»]", text)
    assert len(quoted) > 8
    unread = {phrase for phrase in quoted if set(words.notation(phrase).split()) - set(WORDS)}
    assert unread == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", HELPS)
def test_the_examples_of_rules_in_help_find_some(name: str, language: str) -> None:
    session = session_of(SimpleNamespace(game=GAMES[name]), language)
    (example,) = [typed for typed, key in HELPS[name] if key == "rule"]
    for typed in session.words.shown(example).split("  ·  "):
        before = len(said_by(session))
        session.explain(typed.partition(" ")[2])
        assert re.match(r" ?[A-Z]{2}-\d+", said_by(session)[before:]), typed


NAMING = ("use", "equip", "off", "buy", "favour", "ability", "card")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_examples_of_tanxis_help_name_is_called_so(language: str) -> None:
    session = session_of(SimpleNamespace(game=TANXI), language)
    called = [folded(session.speaker.name(id)) for id in TANXI.names]
    examples = [one.split(" ", 1) for typed, _ in tanxi.HELP for one in typed.split("  ·  ")]
    named = [session.words.shown(words[1]) for words in examples if words[0] in NAMING]
    assert len(named) >= len(NAMING)
    assert [words for words in named if not any(folded(words) in name for name in called)] == []
