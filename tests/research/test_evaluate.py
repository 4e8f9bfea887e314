"""The protocol is fixed, its rows can be made again, and whoever fails loses."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest
from typer.testing import CliRunner

from sobremesa.arena import programs
from sobremesa.arena.entrants import LevelEntrant
from sobremesa.arena.statistics import interval_of_units
from sobremesa.cli import app
from sobremesa.envs.episode import rewards
from sobremesa.games import GAMES
from sobremesa.kernel.errors import Fault
from sobremesa.kernel.game import Outcome
from sobremesa.research import protocols
from sobremesa.research.evaluating import (
    ChallengeResult,
    ClassEntrant,
    Evaluation,
    EvaluationStopped,
    entrant_of,
    evaluation,
    played,
    reward_of,
    score_of,
)
from sobremesa.research.printing import markdown
from sobremesa.research.protocols import PROTOCOLS
from tests.research.learning import SMALL, Even, Illegal


def evaluated(made: type[Any]) -> Evaluation:
    name = made.__name__
    return evaluation(SMALL, name, played(SMALL, ClassEntrant(name, made), 1))


def test_every_game_has_a_protocol_that_can_be_played() -> None:
    assert set(PROTOCOLS) == set(GAMES)
    seeds = set()
    for name, protocol in PROTOCOLS.items():
        for number, challenge in enumerate(protocol.challenges):
            GAMES[name].check_seats(challenge.players)
            assert challenge.opponent in GAMES[name].bots
            seeds.add(protocol.seed + number)
    assert len(seeds) == sum(len(protocol.challenges) for protocol in PROTOCOLS.values())


def test_a_quick_protocol_has_a_part_of_the_deals() -> None:
    for protocol in PROTOCOLS.values():
        quick = protocol.quick()
        assert quick.games * 15 < protocol.games
        assert all(challenge.deals >= 2 for challenge in quick.challenges)


def test_the_same_learner_has_the_same_row_again() -> None:
    first, second = evaluated(Even), evaluated(Even)
    assert msgspec.structs.replace(second, milliseconds=first.milliseconds) == first
    assert [one.deals for one in first.results] == [3, 2]
    assert first.failures == ()
    assert -1 / 2 <= first.low <= first.score <= first.high <= 1


def test_a_win_share_is_worth_what_the_environment_rewards() -> None:
    for ranks in ((1, 2, 2), (1, 1, 2), (2, 1, 3, 4), (1, 1, 1)):
        outcome = Outcome(ranks)
        share = 1 / len(outcome.winners)
        for seat, reward in enumerate(rewards(outcome)):
            won = share if seat in outcome.winners else 0.0
            assert reward_of(won, len(ranks)) == pytest.approx(reward)


def test_the_score_is_the_mean_reward_and_its_interval_narrows_with_challenges() -> None:
    one = ChallengeResult(4, "random", 10, 0.5, 0.4, 0.65)
    score, interval = score_of([one])
    assert score == pytest.approx(1 / 3)
    assert interval == pytest.approx((reward_of(0.4, 4), reward_of(0.65, 4)))
    again, (low, high) = score_of([one] * 4)
    assert again == pytest.approx(score)
    assert (again - low, high - again) == pytest.approx(
        ((score - interval.low) / 2, (interval.high - score) / 2)
    )


def test_the_interval_of_a_score_holds_the_truth_in_95_of_100() -> None:
    random = np.random.default_rng(1)
    truths, deals, held = (0.25, 0.6), 60, 0
    for _ in range(1000):
        results = []
        for truth in truths:
            wins = random.binomial(4, truth, deals) / 4
            low, high = interval_of_units(wins.tolist(), 4)
            results.append(ChallengeResult(4, "random", deals, float(wins.mean()), low, high))
        _, (low, high) = score_of(results)
        held += low <= sum(reward_of(truth, 4) for truth in truths) / 2 <= high
    assert 930 <= held <= 970


def test_who_fails_loses_that_game_and_is_told_why() -> None:
    counter = itertools.count()

    class Sometimes(Even):
        def act(self, row: Any, mask: Any, random: Any) -> int:
            if next(counter) % 40 == 39:
                raise KeyError("lost")
            return super().act(row, mask, random)

    row = evaluated(Sometimes)
    assert [failure.what for failure in row.failures] == ["KeyError: 'lost'"]
    assert 0 < row.failures[0].games <= SMALL.games
    lost = sum(failure.games for failure in row.failures)
    won = sum(one.share * one.deals * one.players for one in row.results)
    assert won <= SMALL.games - lost + 1e-3


def test_who_always_fails_is_stopped() -> None:
    with pytest.raises(
        EvaluationStopped, match="failed in each of the first 8 games: act returned"
    ):
        evaluated(Illegal)


def test_bots_of_ours_and_files_of_yours_are_entrants() -> None:
    assert entrant_of("greedy", SMALL) == LevelEntrant("greedy")
    with pytest.raises(Fault, match="there is no level 'genius' of AntaYagí: it has random, gree"):
        entrant_of("genius", SMALL)


def test_the_table_has_the_best_first() -> None:
    row = evaluated(Even)
    best = msgspec.structs.replace(row, agent="best", score=0.9)
    lines = markdown(SMALL, [row, best]).splitlines()
    assert lines[0].startswith("| agent | score | 95 % | random, 3 players | random, 4 players |")
    assert [line.split("|")[1].strip() for line in lines[2:]] == ["`best`", "`Even`"]


# At the command line


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setitem(protocols.PROTOCOLS, "antayagi", SMALL)
    yield
    programs.end_waiting()


LEARNER = """
class Mine:
    def act(self, row, mask, random):
        return random.choice(mask.nonzero()[0])
"""


@pytest.mark.usefixtures("small")
def test_a_learner_of_a_file_comes_to_a_row(tmp_path: Path) -> None:
    file, out = tmp_path / "mine.py", tmp_path / "row.json"
    file.write_text(LEARNER, encoding="utf-8")
    words = ["research", "evaluate", f"{file}:Mine", "--game", "antayagi", "--json", str(out)]
    done = CliRunner().invoke(app, [*words, "--workers", "1"])
    assert done.exit_code == 0, done.output
    row = msgspec.json.decode(out.read_bytes(), type=Evaluation)
    assert (row.agent, row.protocol, row.quick, row.failures) == (f"{file}:Mine", 1, False, ())
    assert "95 %" in done.output
    assert [one.deals for one in row.results] == [3, 2]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["greedy", "--game", "chess"], "--game: there is no game 'chess'; there is antayagi"),
        (["genius", "--game", "tanxi"], "AGENT: there is no level 'genius' of Tanxi"),
        (["mine.py", "--game", "tanxi"], "AGENT: mine.py: say which class, such as mine.py:Mine"),
        (["greedy", "--game", "tanxi", "--json", "no/such/row"], "nothing can be written into no"),
    ],
)
def test_what_cannot_be_evaluated_is_told_in_a_line(words: list[str], said: str) -> None:
    done = CliRunner().invoke(app, ["research", "evaluate", *words])
    assert said in str(done.exception)
