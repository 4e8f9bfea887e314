"""`make ladder`: a page from games that lie beside it, which grow."""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import Any

import msgspec
import pytest
from rich.console import Console
from tools.ladder import __main__ as command
from tools.ladder import plan
from tools.ladder.__main__ import Wanted, climb
from tools.ladder.climbing import Climb, Progress
from tools.ladder.contenders import Contender
from tools.ladder.data import Games, Place, Played, parse, read_games, write_games
from tools.ladder.figures import difference, reached, share_of
from tools.ladder.measuring import SeeingRacks, watched
from tools.ladder.plan import LADDERS, SECTIONS, Rung, names_of, response_of, rungs_of

from sobremesa.arena.rows import ResultsFault, Row
from sobremesa.games import GAMES
from sobremesa.games.antheno.search.steps import Steps
from sobremesa.games.antheno.thinking.fitting import Fitting
from sobremesa.kernel.bot import LEVELS, Decision, Reasons, Thought
from sobremesa.kernel.chance import fast

CONSOLE = Console(quiet=True)


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Place:
    """A ladder that is quickly climbed: of two levels, with a budget of one."""
    monkeypatch.setattr(type(GAMES["antayagi"]), "levels", ("random", "greedy"))
    quick = LADDERS["antayagi"]._replace(budget=1, rollouts=0, counts=(), fixed="greedy")
    monkeypatch.setattr(plan, "LADDERS", {"antayagi": quick})
    return Place("antayagi", tmp_path / "pages", tmp_path / "work")


def climbed(place: Place, sections: tuple[str, ...] = ("levels",), **more: Any) -> Games:
    """The games after climbing."""
    wanted = Wanted(sections, **{"deals": 1, **more})
    assert climb(place, wanted, CONSOLE)
    assert not place.working().exists()
    return read_games(place)


def ranks(games: Games) -> dict[str, list[tuple[int, ...]]]:
    """All places, by rung."""
    return {name: [row.ranks for row in played.rows] for name, played in games.items()}


def test_a_ladder_goes_on_from_its_data(place: Place) -> None:
    first = climbed(place)
    (name,) = first
    assert (name, len(first[name].rows)) == ("levels: greedy v random, 4 players", 4)
    page = place.page.read_text(encoding="utf-8")
    assert "make ladder GAME=antayagi\n" in page
    assert "| greedy | random | 1 |" in page
    place.made().write_text("commit abc, a machine\n", encoding="utf-8")

    assert climbed(place) == first  # nothing was played, and so nothing is said to have been
    assert "commit abc, a machine. " in place.page.read_text(encoding="utf-8")

    more = climbed(place, deals=2)
    assert more[name].rows[:4] == first[name].rows
    assert len(more[name].rows) == 8
    assert "commit abc" not in place.page.read_text(encoding="utf-8")
    assert climbed(place) == more  # never fewer than there are


def test_what_a_crash_left_behind_goes_on(place: Place) -> None:
    games = climbed(place)
    ((name, played),) = games.items()
    cut = write_games({name: played._replace(rows=played.rows[:3])}) + b'{"rung":"le'
    place.work.mkdir(exist_ok=True)
    place.working().write_bytes(cut)
    place.data().unlink()
    again = climbed(place)
    assert again[name].rows[:3] == played.rows[:3]
    assert ranks(again) == ranks(games)


def test_it_stops_when_it_is_told_to(place: Place) -> None:
    answers = iter([True] * 5 + [False] * 5)
    found = climbed(place, deals=9, go_on=lambda: next(answers))
    assert sum(len(played.rows) for played in found.values()) == 5
    assert ranks(climbed(place, deals=2)) == ranks(climbed(place, deals=2, anew=("levels",)))


def test_games_of_another_version_are_not_added_to(place: Place) -> None:
    games = climbed(place)
    ((name, played),) = games.items()
    older = played._replace(head=msgspec.structs.replace(played.head, version="0.1"))
    place.data().write_bytes(gzip.compress(write_games({name: older})))
    with pytest.raises(ResultsFault, match=r"field version: it has \"0.1\" and this is"):
        climbed(place)
    assert ranks(climbed(place, anew=("levels",))) == ranks(games)


def test_what_lies_in_a_file_is_checked() -> None:
    with pytest.raises(ResultsFault, match="line 1"):
        parse(b'{"format":1}\n', "ladder")
    row = Row(1, 0, 0, 1, 0, (1, 2), 1, (1, 0), (0.0, 0.0), (0, 0))
    line = msgspec.json.encode({"rung": "some", "row": row}) + b"\n"
    with pytest.raises(ResultsFault, match="nothing is known of the rung 'some'"):
        parse(line, "ladder")


def test_what_takes_hours_is_kept_apart(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(GAMES["antayagi"]), "budgets", {"greedy": 2})
    climbed(place, ("full",))
    assert not place.data().exists()
    games = read_games(place, "full")
    assert [played.head.budget for played in games.values()] == [2]
    assert "## At full budget" in place.page.read_text(encoding="utf-8")


def test_every_section_has_its_table(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("TUNING", "FRESH", "SEEING", "THINKING", "TABLES", "EXPERTS"):
        monkeypatch.setattr(plan, name, 1)
    monkeypatch.setattr(command, "TUNING", 1)
    games = climbed(place, ("thinking", "tables", "response", "seeing"))
    page = place.page.read_text(encoding="utf-8")
    titles = ["More thinking", "A best response", "Where luck sets the limit", "How long games and"]
    assert all(f"## {title}" in page for title in titles)
    assert "| greedy less greedy × ¼ | 1 | +0.0 points |" in page  # it does not use its budget
    assert "| fresh deals | greedy × 4 | 1 |" in page
    assert "| default | greedy, seeing all | greedy | 1 |" in page
    assert all(played.rows for played in games.values())


def test_who_sees_all_of_antheno_deals_the_truth() -> None:
    game = watched(GAMES["antheno"])
    state = game.setup(game.options_type(), 3, fast(seed=5))
    decision: Decision[Any, Any] = Decision(game, game.view(state, state.turn), (), fast(seed=6), 2)
    bot = SeeingRacks(game)
    game.apply(state.copy(), state.turn, bot.choose(decision).move)
    known = bot.rumours(decision, Fitting(Steps(1000)))
    dealt = known.deal(fast(seed=7))
    assert (dealt.racks, dealt.bag) == (state.racks, state.bag)
    assert known.likelihood(dealt) == 1.0
    dealt.bag.clear()
    assert state.bag


class Stating:
    """A random bot that says what its chance is."""

    def choose(self, decision: Decision[Any, Any]) -> Thought[Any]:
        move = decision.game.bots["random"].choose(decision).move
        return Thought(move, Reasons((), 1, 0, chance=0.25))


def test_four_levels_have_goals_and_chances_that_come_true(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = GAMES["antayagi"]
    monkeypatch.setattr(type(game), "levels", LEVELS)
    bots = {**game.bots, **dict.fromkeys(LEVELS, Stating())}
    monkeypatch.setattr(game, "bots", bots)
    climbed(place, ("levels", "tables"))
    page = place.page.read_text(encoding="utf-8")
    lines = [line for line in page.splitlines() if line.startswith("| expert |")]
    assert [line.split(" | ")[1] for line in lines[:3]] == ["strong", "greedy", "random"]
    assert "| ≥ 33 % | " in lines[1]
    assert "## Chances that come true" in page
    assert "| 25.0 % | 24 | 1 |" in page
    assert "<circle" in place.picture("calibration").read_text(encoding="utf-8")


# The plan


@pytest.mark.parametrize("name", LADDERS)
def test_each_rung_has_its_own_name(name: str) -> None:
    game = GAMES[name]
    rungs = rungs_of(game)
    assert len({rung.name for rung in rungs}) == len(rungs)
    assert {rung.section for rung in rungs} <= set(SECTIONS)
    assert response_of(game, Contender("greedy")).name not in {rung.name for rung in rungs}
    assert {rung.name for rung in rungs} <= names_of(game)


def test_levels_have_the_goals_of_their_game(monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES["antheno"]
    monkeypatch.setattr(type(game), "levels", LEVELS)
    found = {
        (str(rung.section), rung.one.bot, rung.field.bot): rung.goal
        for rung in rungs_of(game)
        if rung.section in ("levels", "variants")
    }
    for section, greedy, random in (("levels", 0.33, 0.8), ("variants", 0.4, 0.9)):
        assert found[section, "expert", "greedy"] == greedy
        assert found[section, "expert", "random"] == random
        assert found[section, "expert", "strong"] is None
    assert len(found) == 10


# What games say


def unit(number: int, wins: int) -> list[Row]:
    """The rows of a deal of two players, of which the one won so many."""
    return [
        Row(
            2 * number + seat, number, 0, 1, seat,
            (1, 2) if (seat < wins) == (seat == 0) else (2, 1),
            1, (1, 1), (0.0, 0.0), (0, 0),
        )
        for seat in range(2)
    ]  # fmt: skip


def games_of(rung: Rung, wins: list[int]) -> Games:
    """A rung whose deals went like this."""
    head = plan_head(rung)
    rows = [row for number, won in enumerate(wins) for row in unit(number, won)]
    return {rung.name: Played(head, rows)}


def plan_head(rung: Rung) -> Any:
    """What is played."""
    return Climb("antheno", [rung], {}).tables.tournaments[rung.name].head


def a_rung(**more: Any) -> Rung:
    one, field = Contender("greedy"), Contender("random")
    return Rung("levels", one, field, 2, 1, 100, until_sure=True, **more)


def test_a_rung_stops_when_it_is_sure_of_fair_and_of_its_goal() -> None:
    always_won = [row for number in range(100) for row in unit(number, 2)]
    without, with_goal = (Progress(a_rung(goal=goal), None, []) for goal in (None, 0.9))
    for row in always_won:
        for progress in (without, with_goal):
            if progress.left:
                progress.add(row)
    assert without.done < with_goal.done < 200
    assert not without.left
    assert not with_goal.left
    assert Progress(a_rung(), 3, []).left == 6


def test_goals_are_reached_or_missed_and_surely_or_not() -> None:
    rung = a_rung(goal=0.6)
    found = []
    for wins in ([2] * 50, [2, 2], [1, 1], [0] * 50):
        games = games_of(rung, wins)
        share = share_of(rung, games)
        assert share is not None
        found.append(reached(share, games))
    assert found == ["reached", "reached, not sure", "missed, not sure", "missed"]
    assert share_of(rung, {}) is None


def test_differences_are_over_deals() -> None:
    more, less = a_rung(), a_rung(seed=5)
    games = games_of(more, [2, 1, 2, 1]) | games_of(less, [1, 1, 1, 1])
    found = difference(more, less, games)
    assert (found.deals, found.mean) == (4, 0.25)
    assert found.interval.low < 0.25 < found.interval.high
