"""Answers tell nothing that is hidden, and only players are answered."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from sobremesa.games.tanxi.game import TANXI, Tanxi
from sobremesa.games.tanxi.queries import Aim, AnyAsk, Odds, Prices, Reach, answer_in
from sobremesa.games.tanxi.state import OPENING, State
from sobremesa.kernel.chance import fast
from sobremesa.kernel.errors import IllegalMove
from tests.games.tanxi.asking import THICK, placed, weapons_of
from tests.games.tanxi.subject import SETTINGS
from tests.games.tanxi.twins import twin
from tests.proofs import random_game, random_steps
from tests.subjects import Setting


def asks_of(state: State, seat: int) -> list[AnyAsk]:
    """Everything that this seat could want to know."""
    return [Reach(), Prices(), Odds(), *[Aim(weapons) for weapons in weapons_of(state, seat)[:3]]]


def check_secrets(game: Tanxi, state: State, seat: int, random: Random) -> None:
    """The answers are the same in the real world, in its twins and in all imagined worlds."""
    view = game.view(state, seat)
    worlds = [state.copy(), *[game.imagine(view, fast(random.getrandbits(30))) for _ in range(3)]]
    twins = [twin(state, seat, random, answers) for answers in (False, True)]
    before = state.truth()
    for ask in asks_of(state, seat):
        said = game.answer(view, ask)
        assert [answer_in(world.copy(), seat, ask) for world in worlds] == [said] * len(worlds)
        assert [game.answer(game.view(other, seat), ask) for other in twins] == [said] * len(twins)
        assert msgspec.json.decode(msgspec.json.encode(said), type=type(said)) == said
    assert state.truth() == before


@pytest.mark.parametrize("seed", range(len(SETTINGS)))
@pytest.mark.parametrize("game", [TANXI, THICK], ids=["beaches", "thick"])
def test_tx_6_answers_tell_nothing_that_is_hidden(game: Tanxi, seed: int) -> None:
    setting, random = Setting(*SETTINGS[seed]), Random(seed)
    questions = set()
    for number, (now, _, _) in enumerate(random_steps(game, setting, seed)):
        if now.phase == OPENING:
            for seat in range(now.seats):
                check_secrets(game, now, seat, random)
        elif number % 5 == 0 or now.question not in questions:
            questions.add(now.question)
            check_secrets(game, now, random.randrange(now.seats), random)
    end = random_game(game, setting, seed).state
    assert game.outcome(end) is not None
    check_secrets(game, end, 0, random)


def test_asks_are_read_and_strangers_are_not() -> None:
    read = [{"ask": "reach"}, {"ask": "aim", "weapons": ["knife"]}, {"ask": "prices"}]
    asks = [msgspec.convert(data, TANXI.ask_type) for data in [*read, {"ask": "odds"}]]
    assert asks == [Reach(), Aim(("knife",)), Prices(), Odds()]
    for data in ({"ask": "hand"}, {"ask": "reach", "seat": 1}, {"do": "step", "cell": "d3"}):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(data, TANXI.ask_type)


def test_a_spectator_has_nothing_to_ask() -> None:
    with pytest.raises(IllegalMove) as illegal:
        TANXI.answer(TANXI.view(placed({"cell": "d3"}), None), Reach())
    assert illegal.value.rule == "K-3"
