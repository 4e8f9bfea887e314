"""AY-1 to AY-8 and the box: before the first move."""

from __future__ import annotations

from collections import Counter

import pytest

from sobremesa.games.antayagi.content import (
    BACKS,
    OBJECTS,
    PACKS,
    SABOTAGE,
    SMALL_HAT,
    TREASURE_AND_T_REX,
)
from sobremesa.games.antayagi.game import ANTAYAGI
from sobremesa.games.antayagi.options import Options
from sobremesa.games.antayagi.state import State
from sobremesa.kernel.chance import Scripted, fast
from sobremesa.kernel.errors import OptionsFault
from sobremesa.texts.speaker import LANGUAGES, Speaker


def new_game(seats: int = 4, seed: int = 1, options: Options | None = None) -> State:
    return ANTAYAGI.setup(options or Options(), seats, fast(seed))


@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7])
def test_ay_1_three_to_seven_play(seats: int) -> None:
    assert len(new_game(seats).hands) == seats


@pytest.mark.parametrize("seats", [0, 1, 2, 8])
def test_ay_1_no_other_number_does(seats: int) -> None:
    with pytest.raises(OptionsFault, match=f"3 to 7 players, not {seats}"):
        new_game(seats)


def test_ay_2_everyone_is_dealt_three() -> None:
    state = new_game(5)
    assert [len(hand) for hand in state.hands] == [3] * 5
    assert len(state.pile) == 80 - 15


def test_ay_2_another_seed_is_another_deal() -> None:
    assert new_game(seed=1).pile != new_game(seed=2).pile


def test_ay_3_all_see_the_back_on_the_pile() -> None:
    state = new_game()
    top = BACKS[state.pile[-1] & 3]
    assert {ANTAYAGI.view(state, seat).top for seat in (None, 0, 1, 2, 3)} == {top}


def test_ay_3a_the_discards_may_be_leafed_through() -> None:
    position = {"hands": [["bone"], ["hat"]], "discards": ["fish", "muffin/sabotage", "bone"]}
    state = ANTAYAGI.place(position, Options(), 3, Scripted([]))
    for seat in (None, 0, 1, 2):
        seen = [card.object for card in ANTAYAGI.view(state, seat).discards]
        assert seen == ["fish", "muffin", "bone"]


def first(pockets: tuple[int | None, ...], seed: int = 1, **more: object) -> int:
    options = ANTAYAGI.read_options({"pockets": list(pockets), **more})
    return ANTAYAGI.setup(options, 4, fast(seed)).active


def test_ay_5_the_most_pockets_start() -> None:
    assert first((2, 7, 3, 0)) == 1


def test_ay_5a_one_who_says_nothing_has_not_the_most() -> None:
    assert first((None, None, 0, None)) == 2


def test_ay_5a_ties_are_settled_by_chance_among_the_tied() -> None:
    assert {first((5, 1, 5, None), seed) for seed in range(30)} == {0, 2}


def test_ay_5a_if_nobody_speaks_chance_decides() -> None:
    assert {first((), seed) for seed in range(60)} == {0, 1, 2, 3}


def test_ay_5a_in_edition_65_the_youngest_of_the_tied_starts() -> None:
    assert first((5, 5, 5, 1), edition="65", ages=[40, 12, None, 3]) == 1


def test_ay_5a_in_edition_65_ages_settle_ties_and_not_silence() -> None:
    starts = {first((), seed, edition="65", ages=[40, 12, 30, 3]) for seed in range(60)}
    assert starts == {0, 1, 2, 3}


def test_ay_5a_in_edition_80_ages_do_not_count() -> None:
    assert {first((5, 5, 5, 1), seed, ages=[40, 12, 30, 3]) for seed in range(40)} == {0, 1, 2}


def test_ay_5a_more_answers_than_players_are_refused() -> None:
    with pytest.raises(OptionsFault, match="field pockets"):
        new_game(3, options=Options(pockets=(1, 2, 3, 4)))


def test_ay_5a_nobody_has_fewer_than_no_pockets() -> None:
    with pytest.raises(OptionsFault, match="field pockets: seat 1"):
        new_game(3, options=Options(pockets=(1, -2)))


@pytest.mark.parametrize(("seats", "target"), [(3, 5), (4, 5), (5, 4), (6, 4), (7, 4)])
def test_ay_6_the_target(seats: int, target: int) -> None:
    view = ANTAYAGI.view(new_game(seats), 0)
    assert [seat.target for seat in view.seats] == [target] * seats


def test_ay_7_the_boxes_have_80_and_65_cards() -> None:
    assert {edition: pack.size for edition, pack in PACKS.items()} == {"80": 80, "65": 65}


def objects_in(edition: str) -> Counter[str]:
    kinds = ANTAYAGI.boxes["80" if edition == "80" else "65"].kinds
    return Counter(OBJECTS[kind >> 2] for kind in kinds)


def test_ay_7_how_many_there_are_of_each_object() -> None:
    assert objects_in("80") == {
        "treasure": 14, "t-rex": 10, "hat": 8, "musical-lollipop": 8, "muffin": 8, "fish": 8,
        "bone": 6, "toxic-waste": 6, "wandering-wizard": 6, "empty-box": 6,
    }  # fmt: skip
    assert objects_in("65") == {
        "treasure": 12, "t-rex": 9, "hat": 7, "musical-lollipop": 7, "muffin": 7, "fish": 7,
        "bone": 5, "toxic-waste": 5, "wandering-wizard": 6,
    }  # fmt: skip


def test_ay_7a_edition_65_has_no_empty_box() -> None:
    assert "empty-box" not in objects_in("65")


def test_ay_8_talk_is_no_move_and_the_rules_invite_it() -> None:
    kinds = {move.__struct_config__.tag for move in ANTAYAGI.move_type.__args__}
    assert kinds == {"choose", "lay", "sabotage", "let-it-be", "take", "eat"}
    rule = next(rule for rule in ANTAYAGI.rulebook if rule.id == "AY-8")
    assert all(len(Speaker(language, ANTAYAGI).rule(rule)) > 20 for language in LANGUAGES)


def backs_in(edition: str) -> Counter[int]:
    return Counter(kind & 3 for kind in ANTAYAGI.boxes["80" if edition == "80" else "65"].kinds)


def test_ay_51_the_clue_is_on_treasures_and_t_rexes_alone() -> None:
    for pack in PACKS.values():
        clued = {OBJECTS[kind >> 2] for kind in pack.kinds if kind & 3 == TREASURE_AND_T_REX}
        assert clued == {"treasure", "t-rex"}


def test_ay_52_53_sabotages_and_small_hats_are_spread_over_all_objects() -> None:
    for pack in PACKS.values():
        for back in (SABOTAGE, SMALL_HAT):
            carriers = {kind >> 2 for kind in pack.kinds if kind & 3 == back}
            assert carriers == {kind >> 2 for kind in pack.kinds}


def test_ay_54_every_card_has_one_back_and_most_are_plain() -> None:
    assert backs_in("80") == {0: 36, 1: 16, 2: 16, 3: 12}
    assert backs_in("65") == {0: 29, 1: 13, 2: 13, 3: 10}
