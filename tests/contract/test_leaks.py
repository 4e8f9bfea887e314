"""A twin test that cannot fail proves nothing: leaks planted on purpose must be caught."""

from __future__ import annotations

import pytest

from sobremesa.kernel.game import AnyGame
from tests.proofs import nobody_learns_secrets, numbers_tell_no_secrets
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


VIEWS = ("SeesOwnCards", "ShowsRacks", "ShowsAHand")
SHOWN = [(subject, game) for subject, game in LEAKS if type(game).__name__ in VIEWS]
assert len(SHOWN) == len(VIEWS)


@pytest.mark.parametrize(
    ("subject", "leaky"), SHOWN, ids=[type(game).__name__ for _, game in SHOWN]
)
def test_a_leak_of_a_view_is_in_the_numbers(subject: Subject, leaky: AnyGame) -> None:
    setting = Setting(*subject.settings[0])
    with pytest.raises(AssertionError):
        numbers_tell_no_secrets(subject._replace(game=leaky), setting, 1)
    numbers_tell_no_secrets(subject, setting, 1)
