"""`sobremesa arena` as people use it: to its end, stopped, gone on with, and with mistakes."""

from __future__ import annotations

import html
import re
import resource
import shlex
import subprocess
import sys
from pathlib import Path

import msgspec
import pexpect
import pytest

from sobremesa.arena.command import command_of, names_of, with_address
from sobremesa.arena.entrants import LevelEntrant
from sobremesa.arena.rows import Row, read_results, whole_lines, write_results
from sobremesa.arena.tournament import new_tournament
from sobremesa.games.tanxi.game import TANXI
from tests.terminal.commands import COMMAND, FORKING, Done, environment, run, run_all

FEW = ("arena", "antayagi", "-b", "random,random", "-p", "3", "--workers", "1")
RESULTS = "out/results.jsonl"


def rows_of(file: Path) -> list[Row]:
    """The rows of a file but for what was measured."""
    rows = read_results(file.read_bytes(), str(file)).rows
    return [msgspec.structs.replace(row, seconds=()) for row in rows]


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Done]:
    """A folder in which a tournament was played to its end."""
    folder = tmp_path_factory.mktemp("arena")
    return folder, run(folder, *FEW, "--games", "15", "--out", "out")


def test_games_are_told_in_lines_and_a_table(played: tuple[Path, Done]) -> None:
    folder, done = played
    assert done.code == 0
    assert done.out.startswith("AntaYagí: 18 games of 3 players\n")
    assert "random     random#2       3" in done.out
    assert RESULTS in done.out
    told = done.err.splitlines()
    assert [line.partition(" games")[0] for line in told][-1] == "18 of 18"
    assert len(told) == 10
    head = read_results((folder / RESULTS).read_bytes(), "").head
    assert (head.entrants, head.deals, head.players) == (("random", "random#2"), 3, 3)
    assert len(rows_of(folder / RESULTS)) == 18


def test_a_report_says_how_to_play_it_again(played: tuple[Path, Done], tmp_path: Path) -> None:
    page = (played[0] / "out" / "index.html").read_text(encoding="utf-8")
    said = re.search("sobremesa arena antayagi --bots [^<]*", page)
    assert said is not None
    assert (played[0] / "out" / "games.parquet").stat().st_size > 0
    command = shlex.split(html.unescape(said[0]))
    assert run(tmp_path, *command[1:], "--out", "out", "--workers", "1").out == played[1].out
    assert rows_of(tmp_path / RESULTS) == rows_of(played[0] / RESULTS)


def test_who_says_no_place_finds_the_results_in_their_data_folder(tmp_path: Path) -> None:
    done = run(tmp_path, *FEW, "--games", "6")
    file = Path(done.out.splitlines()[-1])
    assert file.is_relative_to(tmp_path / "data" / "sobremesa" / "arena")
    assert len(rows_of(file)) == 6


@pytest.mark.parametrize("kept", [7, 18])
def test_what_was_cut_off_goes_on_as_if_nothing_had_been(
    played: tuple[Path, Done], tmp_path: Path, kept: int
) -> None:
    data = (played[0] / RESULTS).read_bytes()
    lines = data.splitlines(keepends=True)
    (tmp_path / "out").mkdir()
    (tmp_path / RESULTS).write_bytes(b"".join(lines[: kept + 1]) + b'{"number":')
    done = run(tmp_path, "arena", "antayagi", "--resume", "out", "--workers", "1")
    assert (done.code, done.out) == (0, played[1].out)
    assert (tmp_path / RESULTS).read_bytes().startswith(b"".join(lines[: kept + 1]))
    assert rows_of(tmp_path / RESULTS) == rows_of(played[0] / RESULTS)


def test_more_games_can_be_asked_for_later(played: tuple[Path, Done], tmp_path: Path) -> None:
    data = (played[0] / RESULTS).read_bytes()
    (tmp_path / "r.jsonl").write_bytes(data)
    more = ("--resume", "r.jsonl", "--games", "24")
    assert run(tmp_path, "arena", "antayagi", *more, "--workers", "1").code == 0
    results = read_results((tmp_path / "r.jsonl").read_bytes(), "")
    assert (results.head.deals, len(results.rows)) == (4, 24)
    assert rows_of(tmp_path / "r.jsonl")[:18] == rows_of(played[0] / RESULTS)


@FORKING
def test_ctrl_c_keeps_what_is_done_and_says_how_to_go_on(tmp_path: Path) -> None:
    words = [*COMMAND, *FEW[:-1], "2", "--games", "60000", "--out", "out"]
    child = pexpect.spawn(
        sys.executable,
        words,
        cwd=str(tmp_path),
        env=environment(tmp_path, TERM="xterm"),
        encoding="utf-8",
        dimensions=(30, 100),
    )
    child.expect("[1-9][0-9]* of 60000 games, .* left", timeout=60)
    child.sendintr()
    child.expect("stopped; .*sobremesa arena antayagi --resume out/results.jsonl.* goes on", 60)
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 130
    data = (tmp_path / RESULTS).read_bytes()
    assert whole_lines(data) == data
    assert len(rows_of(tmp_path / RESULTS)) > 0


def test_a_full_disk_keeps_the_games_before(tmp_path: Path) -> None:
    most = 2000
    done = subprocess.run(
        [sys.executable, *COMMAND, *FEW, "--games", "18", "--out", "out"],
        cwd=tmp_path,
        env=environment(tmp_path, PYTHONDONTWRITEBYTECODE="1"),
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=False,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (most, most)),
    )
    last = done.stderr.splitlines()[-1]
    kept = len(rows_of(tmp_path / RESULTS))
    assert (done.returncode, done.stdout) == (2, "")
    assert kept > 3
    assert last == (
        f"{RESULTS}: File too large: the {kept} games before are kept, "
        "and --resume goes on from there"
    )
    assert run(tmp_path, "arena", "antayagi", "--resume", "out", "--workers", "1").code == 0
    assert len(rows_of(tmp_path / RESULTS)) == 18


# Mistakes

MISTAKES = {
    "arena chess -b a,b": "game chess: there is no such game; there is ",
    "arena antayagi": "--bots: at least two, such as greedy,random",
    "arena antayagi -b greedy": "--bots: at least two, such as greedy,random",
    "arena antayagi -b run:mine,random": "--bots: at least two; what follows run: belongs to it: ",
    "arena antayagi -b greedy,clever": "--bots: there is no level 'clever' of AntaYagí: it has ",
    "arena antayagi -b greedy,random -p 9": "--players: AntaYagí is for 3 to 7 players, not 9",
    "arena antayagi -b greedy,random --games 0": "--games: at least 1, not 0",
    "arena antayagi -b greedy,random --workers 0": "--workers: at least 1, not 0",
    "arena antayagi -b greedy,random --budget 0": "--budget: at least 1, not 0",
    "arena antayagi -b greedy,random --seconds 0": "--seconds: a number of seconds above 0, not 0",
    "arena antayagi -b greedy,random --seconds nan": "--seconds: a number of seconds above 0, not",
    "arena antayagi -b greedy,random -o edition=7": "--option edition: one of ",
    "arena antayagi -b greedy,random -o size=7": "--option size: there is no such option",
    "arena antayagi -b greedy,random --pack no.toml": "no.toml: there is no such file",
    "arena antayagi -b random,random --out old": "--out: old/results.jsonl is there already: "
    "--resume old/results.jsonl goes on with it",
    "arena antayagi -b random,random --out r.jsonl": "--out: r.jsonl is a file: give a folder",
    "arena antayagi -b random,random --ray nowhere": "--ray: a",  # it is not there, or no address
    "arena antayagi -b random,random --workers 2 --ray": "--workers: a cluster has as many as",
    "arena antayagi --resume no.jsonl": "no.jsonl: there is no such file",
    "arena antayagi --resume .": "results.jsonl: there is no such file",
    "arena antayagi --resume empty.jsonl": "empty.jsonl: there is nothing in it",
    "arena antayagi --resume torn.jsonl": "torn.jsonl, line 3: JSON is malformed",
    "arena antayagi --resume gap.jsonl": "gap.jsonl, line 4: expected game 2, deal 0, ",
    "arena antheno --resume r.jsonl": "r.jsonl, field game: it has 'antayagi', not 'antheno'",
    "arena antayagi --resume r.jsonl -p 4": "r.jsonl, field players: it has 3 and this is 4",
    "arena antayagi --resume r.jsonl --seed 2": "r.jsonl, field seed: it has 1 and this is 2",
    "arena antayagi --resume r.jsonl --budget 9": "r.jsonl, field budget: it has 24 and this is 9",
    "arena antayagi --resume r.jsonl --seconds 9": "r.jsonl, field seconds: it has null and this",
    "arena antayagi --resume r.jsonl --until-sure": "r.jsonl, field until_sure: it has false and",
    "arena antayagi --resume r.jsonl --games 6": "r.jsonl, field deals: it has 3 deals and 1 are",
    "arena antayagi --resume r.jsonl -b random,greedy": "r.jsonl, field entrants: it has ",
    "arena antayagi --resume r.jsonl -o edition=65": "r.jsonl, field pack: it has ",
    "arena antayagi --resume r.jsonl -o pockets=[1]": "r.jsonl, field options: it has ",
    "arena antayagi --resume version.jsonl": 'version.jsonl, field version: it has "0.1" and',
}


@pytest.fixture(scope="module")
def mistakes(
    played: tuple[Path, Done], tmp_path_factory: pytest.TempPathFactory
) -> tuple[Path, dict[str, Done]]:
    """What was said to each of the mistakes, and where they were made."""
    folder = tmp_path_factory.mktemp("mistakes")
    data = (played[0] / RESULTS).read_bytes()
    head, rows = read_results(data, "")
    (folder / "old").mkdir()
    older = msgspec.structs.replace(head, version="0.1")
    for name, content in {
        "old/results.jsonl": data,
        "r.jsonl": data,
        "empty.jsonl": b"",
        "torn.jsonl": b"".join([*data.splitlines(keepends=True)[:2], b"{]\n", b"{}\n"]),
        "gap.jsonl": write_results(head, rows[:2] + rows[3:]),
        "version.jsonl": write_results(older, rows),
    }.items():
        (folder / name).write_bytes(content)
    return folder, run_all(folder, MISTAKES)


@pytest.mark.parametrize("words", MISTAKES)
def test_a_mistake_ends_in_one_clear_line(
    mistakes: tuple[Path, dict[str, Done]], words: str
) -> None:
    done = mistakes[1][words]
    assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)
    assert done.err.startswith(MISTAKES[words])


def test_no_mistake_has_changed_or_left_a_file(
    played: tuple[Path, Done], mistakes: tuple[Path, dict[str, Done]]
) -> None:
    folder, _ = mistakes
    data = (played[0] / RESULTS).read_bytes()
    assert (folder / "r.jsonl").read_bytes() == data
    assert (folder / "old" / "results.jsonl").read_bytes() == data
    assert not (folder / "data").exists()
    assert len(list(folder.iterdir())) == 6


def test_a_cluster_without_an_address_is_that_of_this_machine() -> None:
    assert with_address(["arena", "--ray"]) == ["arena", "--ray", "auto"]
    assert with_address(["--ray", "-p", "3"]) == ["--ray", "auto", "-p", "3"]
    assert with_address(["--ray", "host:1", "-p"]) == ["--ray", "host:1", "-p"]
    assert with_address([]) == []


# What was played, as a command


@pytest.mark.parametrize(
    ("said", "names"),
    [
        (["greedy,random"], ["greedy", "random"]),
        (["greedy, random,"], ["greedy", "random"]),
        (["greedy", "mine.py:Mine"], ["greedy", "mine.py:Mine"]),
        (["greedy,run:./mine -a 1,2"], ["greedy", "run:./mine -a 1,2"]),
        (["run:a,b", "overrun,random"], ["run:a,b", "overrun", "random"]),
    ],
)
def test_bots_stand_between_commas(said: list[str], names: list[str]) -> None:
    assert names_of(said) == names


def test_a_tournament_is_told_as_a_command() -> None:
    entrants = [LevelEntrant("greedy"), LevelEntrant("greedy")]
    options = TANXI.read_options({"characters": "draft", "round_limit": 40})
    head = new_tournament(
        TANXI, options, entrants, players=3, deals=2, seed=5, budget=9, seconds=0.5, until_sure=True
    ).head
    assert command_of(head, TANXI) == (
        "sobremesa arena tanxi --bots greedy,greedy --players 3 --games 12 --seed 5 --budget 9 "
        "--seconds 0.5 --until-sure -o characters=draft"
    )
    programs = msgspec.structs.replace(head, entrants=("run:a b,c", "random"), until_sure=False)
    assert command_of(programs, TANXI).startswith(
        "sobremesa arena tanxi --bots 'run:a b,c' --bots random --players 3"
    )
