"""A learner is shown what the environment shows, and what it says is what is played."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from sobremesa.arena.games import BotFailed
from sobremesa.arena.runner import CannotRun
from sobremesa.envs.episode import Episode
from sobremesa.envs.terms import EnvTerms
from sobremesa.kernel.bot import Decision
from sobremesa.kernel.chance import fast
from sobremesa.research.learners import RowBot, as_bot
from sobremesa.research.runner import load
from tests.research.learning import OPTIONS, Even, Illegal, Noting, Seen


def decision(episode: Episode, chance: int = 0) -> Decision[Any, Any]:
    """What a bot in the place of who is asked is given."""
    assert episode.seat is not None
    game = episode.terms.game
    return Decision(game, game.view(episode.state, episode.seat), (), fast(chance), 1)


@pytest.mark.parametrize("name", OPTIONS)
def test_a_learner_sees_the_rows_and_masks_of_the_environment(name: str) -> None:
    episode = Episode(EnvTerms(name, None, OPTIONS[name], None), 5)
    seen: Seen = []
    bot = RowBot(Noting(seen))
    moves = 0
    while (seat := episode.seat) is not None and moves < 60:
        bot.choose(decision(episode, moves))
        for row, mask, action in seen:
            shown = episode.observation(seat)
            assert row == shown["observation"].tobytes()
            assert mask == shown["action_mask"].tobytes()
            whole = episode.take(action)
        assert whole
        seen.clear()
        moves += 1
    assert moves > 5


def test_what_is_drawn_for_a_learner_is_the_same_again() -> None:
    episode = Episode(EnvTerms("antayagi", 4, {}, None), 1)
    moves = [RowBot(Even()).choose(decision(episode, 3)).move for _ in range(3)]
    assert moves[0] == moves[1] == moves[2]


def test_an_illegal_action_is_named_with_its_rule() -> None:
    episode = Episode(EnvTerms("antayagi", 4, {}, None), 1)
    said = r"act returned action \d+ \(.+\), which the mask forbids: (AY|K)-\d+"
    with pytest.raises(BotFailed, match=said):
        RowBot(Illegal()).choose(decision(episode))


@pytest.mark.parametrize(("answer", "what"), [(None, "nothing"), ("3", "a str"), (1.5, "a float")])
def test_what_is_no_action_is_told(answer: Any, what: str) -> None:
    class Odd:
        def act(self, *_: object) -> Any:
            return answer

    episode = Episode(EnvTerms("antayagi", 4, {}, None), 1)
    with pytest.raises(BotFailed, match=f"act returned {what}, not the number of an action"):
        RowBot(Odd()).choose(decision(episode))


def test_an_action_may_be_a_number_of_numpy() -> None:
    class Numpy:
        def act(self, _row: Any, mask: Any, _random: Any) -> Any:
            return np.flatnonzero(mask)[0]

    assert as_bot(Numpy()).choose(decision(Episode(EnvTerms("antayagi", 4, {}, None), 1)))


FILE = """
class Row:
    def act(self, row, mask, random):
        return 0

class Ours:
    def choose(self, decision):
        return None

class Neither:
    pass
"""


def test_a_class_in_a_file_is_a_learner_or_a_bot(tmp_path: Path) -> None:
    file = tmp_path / "someone.py"
    file.write_text(FILE, encoding="utf-8")
    assert isinstance(load(f"{file}:Row")(), RowBot)
    assert type(load(f"{file}:Ours")()).__name__ == "Ours"
    with pytest.raises(CannotRun, match=r"neither act\(row, mask, random\) nor choose\(decision\)"):
        load(f"{file}:Neither")
    with pytest.raises(CannotRun, match="there is no class Missing"):
        load(f"{file}:Missing")
    with pytest.raises(CannotRun, match="there is no file"):
        load(f"{tmp_path / 'nothing.py'}:Row")
