"""Bots that are programs: they play, and whatever they do wrong costs them a game and no more."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sobremesa.arena import programs
from sobremesa.arena.games import BotFailed, play
from sobremesa.arena.programs import HowToRun, ProgramBot, listed
from sobremesa.arena.protocol import CANDIDATES, ProgramStart, limit_of
from sobremesa.games import GAMES
from sobremesa.games.antayagi.game import ANTAYAGI
from sobremesa.games.antheno.game import ANTHENO
from sobremesa.games.tanxi.game import TANXI
from sobremesa.kernel.bot import Considered, Decision, Reasons, Thought
from sobremesa.kernel.chance import fast
from sobremesa.kernel.game import AnyGame
from tests.arena.outsiders import (
    PATIENCE,
    failure,
    game_with,
    lives,
    outsider,
    program,
    python_file,
    until,
)


@pytest.fixture(autouse=True)
def _nobody_waits() -> Iterator[None]:
    """After each test no program waits for another game."""
    yield
    programs.end_waiting()


# Playing


@pytest.mark.parametrize("game", [ANTAYAGI, TANXI], ids=["antayagi", "tanxi"])
def test_a_program_plays(game: AnyGame, tmp_path: Path) -> None:
    entrant = outsider(program(tmp_path))
    done = game_with(game, entrant, seed=3)
    assert done.failures == ()
    assert done.decisions[0] > 0
    again = game_with(game, entrant, seed=3)
    assert done == again._replace(seconds=done.seconds, samples=done.samples)
    assert [one.seat for one in done.samples] == [one.seat for one in again.samples]


def test_a_program_is_started_once_and_told_of_every_game(tmp_path: Path) -> None:
    log = tmp_path / "log"
    text = program(tmp_path, before=f"log = open({str(log)!r}, 'a')", decide=LOG)
    entrant = outsider(text)
    for seed in (1, 2, 3):
        assert game_with(ANTAYAGI, entrant, seed).failures == ()
    logged = [json.loads(line) for line in log.read_text("utf-8").splitlines()]
    assert len({process for process, _ in logged}) == 1
    ids = [id for _, id in logged]
    assert ids == list(range(1, len(ids) + 1))


LOG = """
log.write(json.dumps([os.getpid(), asked["id"]]) + "\\n")
log.flush()
"""


def test_seats_of_one_game_are_played_by_programs_of_their_own(tmp_path: Path) -> None:
    how = how_of(program(tmp_path))
    bots = [ProgramBot(ANTAYAGI, how, None) for _ in range(3)]
    play(ANTAYAGI, ANTAYAGI.options_type(), bots, 5)
    for bot in bots:
        bot.close()
    assert len(programs._shelf[how, "antayagi"]) == 3


def how_of(text: str) -> HowToRun:
    return outsider(text).how()


class Overheard:
    """Listens to what a bot is given and what it answers."""

    def __init__(self, bot: ProgramBot) -> None:
        self._bot = bot
        self.decisions: list[dict[str, Any]] = []
        self.thoughts: list[Thought[Any]] = []

    def choose(self, decision: Decision[Any, Any]) -> Thought[Any]:
        legal, told = decision.legal(), list(decision.told)
        given = {"view": decision.view, "told": told, "moves": legal.moves}
        self.decisions.append(msgspec.json.decode(msgspec.json.encode(given)))
        self.thoughts.append(self._bot.choose(decision))
        return self.thoughts[-1]


def test_a_program_is_given_what_a_bot_is_given(tmp_path: Path) -> None:
    log = tmp_path / "lines"
    text = program(tmp_path, before=f"log = open({str(log)!r}, 'a')", decide="log.write(line)")
    bot = ProgramBot(ANTAYAGI, how_of(text), 2.5)
    listener = Overheard(bot)
    others = [ANTAYAGI.bots["random"]] * 3
    play(ANTAYAGI, ANTAYAGI.options_type(), [*others, listener], 7, budget=11)
    bot.close()
    programs.end_waiting()  # so that all is written
    lines = [json.loads(line) for line in log.read_text("utf-8").splitlines()]
    heard: list[Any] = []
    for line, decision in zip(lines, listener.decisions, strict=True):
        heard += line["told"]
        assert heard == decision["told"]
        assert line["view"] == decision["view"]
        assert line["candidates"] == decision["moves"]
        assert line["complete"]
        assert (line["budget"], line["seconds"], line["limit"]) == (11, 2.5, limit_of(2.5))
        assert 0 <= line["seed"] < 2**53
    assert len({line["seed"] for line in lines}) == len(lines) > 3


def test_an_open_game_lists_some_moves_and_says_so(tmp_path: Path) -> None:
    state = ANTHENO.setup(ANTHENO.options_type(), 2, fast(5))
    (seat,) = ANTHENO.to_act(state)
    decision: Decision[Any, Any] = Decision(ANTHENO, ANTHENO.view(state, seat), [], fast(1), 1)
    choices = listed(decision)
    assert 1 < len(choices.moves) <= CANDIDATES
    assert not choices.complete
    bot = ProgramBot(ANTHENO, outsider(program(tmp_path)).how(), None)
    assert bot.choose(decision).move == choices.moves[0]
    bot.close()


def test_reasons_come_back_as_a_bot_would_give_them(tmp_path: Path) -> None:
    reasons = """
    considered = [dict(move=move, value=0.5, error=0.1, tries=3) for move in asked["candidates"]]
    answer["reasons"] = dict(considered=considered, iterations=9, worlds=4)
    """
    bot = ProgramBot(ANTAYAGI, how_of(program(tmp_path, decide=reasons)), None)
    listener = Overheard(bot)
    play(ANTAYAGI, ANTAYAGI.options_type(), [listener, *[ANTAYAGI.bots["random"]] * 2], 7)
    bot.close()
    for thought, decision in zip(listener.thoughts, listener.decisions, strict=True):
        moves = [ANTAYAGI.read_move(move) for move in decision["moves"]]
        considered = tuple(Considered(move, 0.5, 0.1, 3) for move in moves)
        assert thought.reasons == Reasons(considered, iterations=9, worlds=4)


def test_who_is_slow_to_start_has_time_for_it(tmp_path: Path) -> None:
    text = program(tmp_path, hello=f"time.sleep({limit_of(1.0) + 0.1})")
    assert game_with(ANTAYAGI, outsider(text, 1.0)).failures == ()


def test_complaints_do_not_stop_who_plays_on(tmp_path: Path) -> None:
    text = program(tmp_path, decide="complain('x' * 300_000)")  # more than any pipe holds
    assert game_with(ANTAYAGI, outsider(text)).failures == ()


# Failing

SECOND = "if decisions == 2: "
WRONG = {
    "ends": ("sys.exit(3)", "ended with status 3"),
    "says why": ("complain('first'); complain('no more tiles'); sys.exit(1)",
                 "ended with status 1: no more tiles"),
    "raises": ("answer['nothing']", "ended with status 1: KeyError: 'nothing'"),
    "is killed": ("os.kill(os.getpid(), signal.SIGKILL)", "was ended by SIGKILL"),
    "closes its output": ("os.close(1); time.sleep(60)", "closed its output"),
    "talks nonsense": ("print('Hello!', flush=True)", "answered what cannot be read, 'Hello!': "),
    "says no move": ("answer['type'] = 'ready'",
                     "answered no move where a move of decision 2 was due"),
    "answers another": ("answer['id'] = 1", "answered a move where a move of decision 2 was due"),
    "leaves out the move": ("del answer['move']", "Object missing required field `move`"),
    "invents a move": ("answer['move'] = {'do': 'win'}", "an illegal move: K-3: refused-malformed"),
    "breaks a rule": ("answer['move'] = {'do': 'lay', 'slot': 99}", "an illegal move: "),
    "gives up": ("say(type='failed', what='out of\\nideas')", "out of ideas"),
    "floods": ("sys.stdout.write('x' * 3_000_000); sys.stdout.flush()",
               "wrote a line of more than 1,048,576 bytes"),
    "is not UTF-8": (r"os.write(1, b'\xff\xfe\n')", "answered what cannot be read"),
}  # fmt: skip


@pytest.mark.parametrize(("wrong", "what"), WRONG.values(), ids=list(WRONG))
def test_whatever_goes_wrong_is_one_line_in_the_row(tmp_path: Path, wrong: str, what: str) -> None:
    said = failure(ANTAYAGI, program(tmp_path, decide=SECOND + wrong))
    assert what in said
    assert "\n" not in said


def test_who_answers_nothing_has_failed(tmp_path: Path) -> None:
    text = program(tmp_path, decide="complain('hm'); time.sleep(60)")
    assert failure(ANTAYAGI, text, 0.5) == f"answered nothing within {limit_of(0.5):g} s: hm"


def test_who_reads_nothing_has_failed(tmp_path: Path) -> None:
    """What is told is longer than a pipe holds, so that telling waits for who does not read."""
    text = program(tmp_path, hello="say(type='ready'); time.sleep(60)")
    bot = ProgramBot(ANTAYAGI, how_of(text), 0.05)
    program_ = bot._program
    assert program_ is not None
    message = ProgramStart(0, 3, {"note": "x" * 1_000_000}, None)
    with pytest.raises(BotFailed, match=r"^read nothing within 0.2 s$"):
        program_.tell(message, 0.2)


def test_after_a_failure_the_next_game_is_played_by_another_process(tmp_path: Path) -> None:
    once = f"""
    mark = {str(tmp_path / "mark")!r}
    if not os.path.exists(mark): open(mark, "w").close(); sys.exit(3)
    """
    entrant = outsider(program(tmp_path, decide=once))
    assert [len(game_with(ANTAYAGI, entrant, seed).failures) for seed in (1, 2)] == [1, 0]


# What is left behind: nothing

CHILD = (
    "child = subprocess.Popen([sys.executable, '-I', '-S', '-c', 'import time; time.sleep(60)'])"
)


def tells_processes(folder: Path) -> str:
    return f"open({str(folder / 'processes')!r}, 'w').write(f'{{os.getpid()}} {{child.pid}}')"


def processes(folder: Path) -> list[int]:
    return [int(number) for number in (folder / "processes").read_text("utf-8").split()]


def test_who_failed_is_ended_with_all_that_it_started(tmp_path: Path) -> None:
    stall = f"{tells_processes(tmp_path)}\ntime.sleep(60)"
    failure(ANTAYAGI, program(tmp_path, before=CHILD, decide=stall), 0.5)
    assert until(lambda: not any(map(lives, processes(tmp_path))))


def test_who_does_not_heed_the_end_of_its_input_is_killed(tmp_path: Path) -> None:
    stubborn = "signal.signal(signal.SIGTERM, signal.SIG_IGN)\nwhile True: time.sleep(1)"
    text = program(tmp_path, before=CHILD, decide=tells_processes(tmp_path), after=stubborn)
    assert game_with(ANTAYAGI, outsider(text)).failures == ()
    assert all(map(lives, processes(tmp_path)))
    programs.end_waiting()
    assert until(lambda: not any(map(lives, processes(tmp_path))))


WORKER = """
import sys
from sobremesa.arena.programs import HowToRun, ProgramBot, listed
from sobremesa.games.antayagi.game import ANTAYAGI
bot = ProgramBot(ANTAYAGI, HowToRun(tuple(sys.argv[1:]), "."), None)
print("ready", flush=True)
sys.stdin.read()
"""


def test_programs_do_not_outlive_a_process_that_is_killed(tmp_path: Path) -> None:
    stubborn = "signal.signal(signal.SIGTERM, signal.SIG_IGN)\nwhile True: time.sleep(1)"
    told = tells_processes(tmp_path)
    command = how_of(program(tmp_path, before=CHILD, hello=told, after=stubborn)).command
    with subprocess.Popen(
        [sys.executable, "-c", WORKER, *command],
        cwd=tmp_path, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
    ) as worker:  # fmt: skip
        assert worker.stdout is not None
        assert worker.stdout.readline() == b"ready\n"
        assert all(map(lives, processes(tmp_path)))
        worker.send_signal(signal.SIGKILL)
        worker.wait(PATIENCE)
    assert until(lambda: not any(map(lives, processes(tmp_path))))


def test_who_ends_with_its_input_is_left_alone(tmp_path: Path) -> None:
    """It has time to write down what it has learnt."""
    late = f"time.sleep(0.2)\nopen({str(tmp_path / 'learnt')!r}, 'w').close()"
    game_with(ANTAYAGI, outsider(program(tmp_path, after=late)))
    programs.end_waiting()
    assert (tmp_path / "learnt").exists()


# Classes in Python files

AS_A_CLASS = {
    "raises": ("1 / 0", "ZeroDivisionError: division by zero (mine.py, line 5)"),
    "exits": ("raise SystemExit(2)", "SystemExit: 2 (mine.py, line 5)"),
    "ends at once": ("import os; os._exit(7)", "ended with status 7"),
    "corrupts its memory": ("import ctypes; ctypes.string_at(0)", "was ended by SIGSEGV"),
    "returns no thought": ("return decision.legal().moves[0]", "choose returned a Choose, not"),
}


@pytest.mark.parametrize(("wrong", "what"), AS_A_CLASS.values(), ids=list(AS_A_CLASS))
def test_a_class_that_fails_harms_only_itself(tmp_path: Path, wrong: str, what: str) -> None:
    text = python_file(tmp_path, f"if decision.view.question == 'choose': {wrong}")
    assert what in failure(ANTAYAGI, text)


def test_a_class_that_never_answers_is_ended(tmp_path: Path) -> None:
    text = python_file(tmp_path, "while True: pass")
    assert failure(ANTAYAGI, text, 0.05) == f"answered nothing within {limit_of(0.05):g} s"


def test_a_class_has_bounded_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOBREMESA_BOT_MEMORY", "0.75")
    text = python_file(tmp_path, "b'x' * 2**30")
    assert "MemoryError" in failure(ANTAYAGI, text)


def test_a_class_may_print_and_import_what_lies_beside_it(tmp_path: Path) -> None:
    (tmp_path / "beside.py").write_text("WORD = 'hello'", encoding="utf-8")
    text = python_file(tmp_path, "print(WORD)", before="from beside import WORD")
    assert game_with(ANTAYAGI, outsider(text)).failures == ()


def test_a_class_stops_when_its_time_is_up(tmp_path: Path) -> None:
    once = "while first and decision.go_on(): pass\nfirst.clear()"
    text = python_file(tmp_path, once, before="first = [True]")
    assert game_with(ANTAYAGI, outsider(text, 0.5)).failures == ()


@pytest.mark.parametrize("name", GAMES)
def test_a_class_is_given_the_same_decision_as_a_bot_of_ours(name: str, tmp_path: Path) -> None:
    log = tmp_path / "log"
    note = "repr((decision.view, list(decision.told), decision.budget))"
    write = f"open({str(log)!r}, 'a').write({note} + '\\n')"
    bot = ProgramBot(GAMES[name], outsider(python_file(tmp_path, write)).how(), None)
    given: list[str] = []

    class Noting:
        def choose(self, decision: Decision[Any, Any]) -> Thought[Any]:
            given.append(repr((decision.view, list(decision.told), decision.budget)))
            return bot.choose(decision)

    game = GAMES[name]
    bots = [Noting(), *[game.bots["random"]] * (game.seats[0] - 1)]
    play(game, game.options_type(), bots, 3, budget=5)
    bot.close()
    assert log.read_text("utf-8").splitlines() == given


def test_a_class_plays_with_a_box_from_outside(tmp_path: Path) -> None:
    box = ANTAYAGI.pack(ANTAYAGI.options_type()).text
    game, options = ANTAYAGI.with_pack(box.replace("name = ", 'name = "Mine" #', 1), "mine.toml")
    assert game.pack(options).text != box
    text = python_file(
        tmp_path, "assert decision.game.pack(decision.view.options).name.startswith('Mine')"
    )
    assert game_with(game, outsider(text), options=options).failures == ()
