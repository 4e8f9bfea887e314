"""A twin test that cannot fail proves nothing: leaks planted on purpose must be caught."""

from __future__ import annotations

import pytest

from sobremesa.kernel.game import AnyGame
from tests.proofs import nobody_learns_secrets
from tests.subjects import SUBJECTS, Setting, Subject

LEAKS = [(subject, game) for subject in SUBJECTS for game in subject.leaks]


def learns_nothing_in_five_games(subject: Subject) -> None:
    for seed in range(5):
        nobody_learns_secrets(subject, Setting(*subject.settings[0]), seed)


@pytest.mark.parametrize(
    ("subject", "leaky"), LEAKS, ids=[type(game).__name__ for _, game in LEAKS]
)
def test_a_planted_leak_is_caught(subject: Subject, leaky: AnyGame) -> None:
    with pytest.raises(AssertionError):
        learns_nothing_in_five_games(subject._replace(game=leaky))


@pytest.mark.parametrize("subject", SUBJECTS, ids=lambda subject: subject.game.name)
def test_the_honest_game_passes_the_same_seeds(subject: Subject) -> None:
    learns_nothing_in_five_games(subject)
