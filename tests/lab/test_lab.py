"""The lab: shares and their intervals, what is counted in a game of Tanxi, and the report."""

from __future__ import annotations

import re
import shlex
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from sobremesa import __version__
from sobremesa.arena.games import play
from sobremesa.arena.pool import run_jobs
from sobremesa.arena.statistics import quantile, wilson
from sobremesa.games.tanxi.events import (
    Attacked,
    Fell,
    Fogged,
    Fought,
    Found,
    Invoked,
    Lost,
    Met,
    StoodUp,
    TurnBegan,
    Unveiled,
    Used,
)
from sobremesa.games.tanxi.game import TANXI
from sobremesa.games.tanxi.moves import END, Target
from sobremesa.games.tanxi.options import Options
from sobremesa.games.tanxi.state import Frame, State
from sobremesa.kernel.bot import Decision, Thought
from sobremesa.kernel.chance import fast
from sobremesa.kernel.events import Event, Secret
from sobremesa.lab.shares import Share
from sobremesa.lab.tables import ReportTable
from sobremesa.lab.tanxi.report import Findings, Report
from sobremesa.lab.tanxi.tally import Counts, GameCounter, PlayedGame, Sitting
from sobremesa.lab.tanxi.trial import Castaway, TanxiTrial
from tests.terminal.commands import Done, run, run_all

BOX = TANXI.box.text
TRIAL = TanxiTrial("random", 4, BOX)

# Shares


def test_a_share_is_compared_with_the_fair_one() -> None:
    share = Share()
    for win, players in ((1.0, 4), (0.5, 4), (0.0, 5), (0.0, 5)):
        share.add(win, players)
    assert (share.games, share.wins, share.share) == (4, 1.5, 0.375)
    assert share.ratio == pytest.approx(1.5 / 0.9)
    assert share.ratio_interval == pytest.approx([4 / 0.9 * end for end in wilson(1.5, 4)])


def test_a_quantile_is_one_of_the_numbers() -> None:
    numbers = list(range(1, 21))
    assert [quantile(numbers, part) for part in (0.05, 0.25, 0.5, 0.95)] == [1, 5, 10, 19]
    assert quantile([7], 0.05) == quantile([7], 0.95) == 7


# What is counted


def opening() -> State:
    """A game of three in which nobody has moved."""
    return TANXI.setup(Options(characters="random"), 3, fast(1))


def tally_of(*steps: tuple[State, Any, list[Event]]) -> Counts:
    """What is counted when these moves were made by Paula, Ian and Isaac."""
    tally = GameCounter()
    seen = [Unveiled(seat, name) for seat, name in enumerate(("paula", "ian", "isaac"))]
    tally(opening(), 0, END, seen)
    for before, move, events in steps:
        tally(before, 0, move, events)
    return tally.counts


def test_a_defeat_is_put_down_to_who_or_what_it_was() -> None:
    state = opening()
    answering = opening()
    answering.agenda = [Frame(state.terms.catalogue.script["undertow/use"], 0, 2, 0)]
    attack = Attacked(1, 0, (), 6, (3,), 3, 9, 2, (1,), 3, 6)
    fight = Fought(0, "coral-golem", (), 2, (0,), 0, 2, 0, (), 0, 9, False)
    counts = tally_of(
        (state, None, [attack, Lost(0, 6, "attack", 1), Fell(0), Lost(1, 2, "effect", 0), Fell(1)]),
        (state, None, [Used(0, "coconut-bomb"), Lost(1, 2, "effect", 0), Fell(1)]),
        (answering, Target(2), [Lost(2, 2, "effect", 0), Fell(2)]),
        (state, None, [Met(0, "coral-golem"), fight, Lost(0, 3, "reprisal", None), Fell(0)]),
        (state, END, [Lost(1, 1, "effect", 0), Lost(2, 1, "effect", 0), Fell(1), Fell(2)]),
        (state, END, [Fogged(0, 4), Lost(0, 4, "fog", None), Fell(0)]),
    )
    assert {key[1:]: n for key, n in counts.items() if key[0] == "defeat"} == {
        ("attack", "ian"): 1,
        ("effect", "after-attack"): 1,
        ("effect", "coconut-bomb"): 1,
        ("effect", "undertow"): 1,
        ("reprisal", "coral-golem"): 1,
        ("effect", "turn-end"): 2,
        ("fog", ""): 1,
    }
    assert counts["hearts", "effect"] == 8
    assert (counts["met", "coral-golem"], counts["failed", "coral-golem"]) == (1, 1)


def test_cards_gems_and_turns_are_counted() -> None:
    gem = ("gem-of-power",)
    events = [TurnBegan(0), StoodUp(0), TurnBegan(1), Invoked(1, "ice-blocks", gem)]
    counts = tally_of((opening(), None, [*events, Found(1, Secret("axe", 2))]))
    assert counts == {
        ("turn",): 1,
        ("ability", "ice-blocks"): 1,
        ("gems",): 1,
        ("used", "gem-of-power"): 1,
        ("found", "axe"): 1,
    }


class Idler:
    """Ends every turn at once."""

    def choose(self, decision: Decision[Any, Any]) -> Thought[Any]:  # noqa: ARG002
        return Thought(END)


def test_a_game_in_which_nobody_does_anything() -> None:
    tally, options = GameCounter(), Options(characters="random", round_limit=2)
    outcome, state = play(TANXI, options, [Castaway(Idler())] * 4, 1, observe=tally)
    played = tally.played(outcome, state)
    assert (played.rounds, played.undecided) == (2, True)
    assert played.counts == {("turn",): 8}
    landed = [sitting.beach for sitting in played.sittings]
    assert len(set(landed)) == 4
    first = state.terms.island.names[state.players[state.first].cell]
    assert landed[0] == first
    assert sum(sitting.win for sitting in played.sittings) == pytest.approx(1)


# The report

ANA, BEA, CARO = ("ian", "a6"), ("darla", "d1"), ("paula", "k1")


def played(wins: tuple[float, ...], rounds: int, counts: Counts) -> PlayedGame:
    """A game of these three, in this order."""
    who = zip((ANA, BEA, CARO), wins, strict=True)
    sittings = tuple(Sitting(name, beach, win, int(win), 1) for (name, beach), win in who)
    return PlayedGame(sittings, rounds, rounds == 40, counts)


@pytest.fixture(scope="module")
def tables() -> dict[str, ReportTable]:
    """The report on four games that were made up."""
    findings = Findings()
    findings.add(played((1.0, 0.0, 0.0), 7, Counter({("turn",): 20, ("attacked",): 5})))
    findings.add(played((1.0, 0.0, 0.0), 8, Counter({("hearts", "attack"): 12, ("turn",): 5})))
    findings.add(played((0.0, 1.0, 0.0), 12, Counter({("found", "machete"): 2})))
    defeats = {("attack", "ian"): 3, ("attack", "darla"): 2, ("fog", ""): 1}
    counts: Counts = Counter({("defeat", *cause): n for cause, n in defeats.items()})
    findings.add(played((0.5, 0.5, 0.0), 40, counts))
    return {table.title: table for table in Report(TANXI, findings).tables()}


def test_shares_are_those_of_the_games(tables: dict[str, ReportTable]) -> None:
    ian = ("4", "62.5 %", "21.9 – 90.8 %", "1.88", "0.66 – 2.72")
    assert tables["Characters"].rows[0] == ("Ian Frost", *ian, "0.50", "1.00")
    assert tables["Seats"].rows[0] == ("3", "1", *ian)
    assert tables["Beaches"].rows[0] == ("a6", *ian)
    assert [row[0] for row in tables["Characters"].rows[1:]] == ["Darla Olcay", "Paula Percebe"]


def test_lengths_and_averages_are_those_of_the_games(tables: dict[str, ReportTable]) -> None:
    length = ("3 players", "4", "7", "7", "8", "12", "40", "50.0 %", "50.0 %", "25.0 %")
    assert tables["Rounds"].rows == [length]
    turn = {row[0]: row[1] for row in tables["A turn on average"].rows}
    assert (turn["attacks"], turn["♥ lost to an attack"]) == ("0.20", "2.40")
    assert ("Machete", "2", "0.50", "0.00") in tables["Loot"].rows


def test_causes_of_defeat_are_added_up(tables: dict[str, ReportTable]) -> None:
    assert tables["What defeats characters"].rows == [
        ("attack", "all", "1.25", "83.3 %"),
        ("", "Ian Frost", "0.75", "50.0 %"),
        ("", "Darla Olcay", "0.50", "33.3 %"),
        ("fog", "all", "0.25", "16.7 %"),
    ]


def test_every_row_fills_its_columns(tables: dict[str, ReportTable]) -> None:
    for table in tables.values():
        assert {len(row) for row in table.rows} == {len(table.columns)}


# Trials


def test_any_number_of_workers_plays_the_same_games() -> None:
    alone, together = (list(run_jobs(TRIAL.play, range(6), workers)) for workers in (1, 2))
    assert alone == together
    assert [len(game.sittings) for game in alone] == [3, 4, 5, 3, 4, 5]


def test_workers_play_with_the_pack_that_they_are_given() -> None:
    own = re.sub(r'(\[\[character\]\]\nid = ")', r"\1my-", BOX)
    trial = TanxiTrial("random", 4, own, 5)
    for game in run_jobs(trial.play, range(2), 2):
        assert len(game.sittings) == 5
        assert all(sitting.character.startswith("my-") for sitting in game.sittings)


# The command


def test_the_command_writes_a_report_that_says_how_to_make_it_again(tmp_path: Path) -> None:
    words = ("lab", "tanxi", "--games", "3", "-b", "random", "--seed", "9", "--pack", "box.toml")
    (tmp_path / "box.toml").write_text(BOX, encoding="utf-8")
    done = run(tmp_path, *words, "--markdown", "my report.md", "--workers", "1")
    text = (tmp_path / "my report.md").read_text(encoding="utf-8")
    assert (done.code, done.err) == (0, "")
    assert "Characters" in done.out
    assert f"Sobremesa {__version__}, " in text
    assert TANXI.box.hash in text
    command = shlex.split(text.splitlines()[3])
    assert command[:5] == ["sobremesa", "lab", "tanxi", "--games", "3"]
    (tmp_path / "my report.md").unlink()
    assert run(tmp_path, *command[1:], "--workers", "2") == done
    assert (tmp_path / "my report.md").read_text(encoding="utf-8") == text


MISTAKES = {
    "lab antheno": "game antheno: Antheno has no lab; there is one for tanxi",
    "lab chess": "game chess: there is no such game; there is ",
    "lab tanxi --games 0": "--games: at least 1, not 0",
    "lab tanxi --workers 0": "--workers: at least 1, not 0",
    "lab tanxi --players 2": "--players: Tanxi is for 3 to 5 players, not 2",
    "lab tanxi --bots clever": "--bots: there is no level 'clever'; there is ",
    "lab tanxi --markdown .": "--markdown: . is a folder: give the name of a file",
    "lab tanxi --markdown no/report.md": "--markdown: there is no folder no",
    "lab tanxi --pack none.toml": "none.toml: there is no such file",
}


@pytest.fixture(scope="module")
def mistakes(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Done]:
    """What was said to each of the mistakes."""
    return run_all(tmp_path_factory.mktemp("lab"), MISTAKES)


@pytest.mark.parametrize("words", MISTAKES)
def test_a_mistake_ends_in_one_clear_line(mistakes: dict[str, Done], words: str) -> None:
    done = mistakes[words]
    assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)
    assert done.err.startswith(MISTAKES[words])
