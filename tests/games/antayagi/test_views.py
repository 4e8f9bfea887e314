"""AY-10 to AY-14 and AY-35: who sees what."""

from __future__ import annotations

from typing import Any

from sobremesa.games.antayagi.game import ANTAYAGI
from sobremesa.games.antayagi.moves import Choose, Lay, LetItBe, Sabotage
from sobremesa.games.antayagi.options import Options
from sobremesa.games.antayagi.state import State
from sobremesa.kernel.chance import Scripted, fast
from sobremesa.kernel.events import Event


def place(options: Options | None = None, **position: Any) -> State:
    return ANTAYAGI.place(position, options or Options(), 3, Scripted([]))


def hand_seen_by(state: State, owner: int, seat: int | None) -> list[tuple[Any, Any]]:
    return [(card.object, card.back) for card in ANTAYAGI.view(state, seat).seats[owner].hand]


def test_ay_10_a_blind_card_shows_its_object_to_all_but_its_owner() -> None:
    state = ANTAYAGI.setup(Options(), 3, fast(1))
    blind = [i for i, card in enumerate(state.hands[0]) if not card.private]
    for slot in blind:
        card = state.hands[0][slot]
        assert hand_seen_by(state, 0, 0)[slot] == (None, card.back_name)
        assert hand_seen_by(state, 0, 1)[slot] == (card.object_name, None)
    assert blind


def test_ay_11a_a_small_hat_of_the_opening_deal_is_private() -> None:
    states = [ANTAYAGI.setup(Options(), 3, fast(seed)) for seed in range(20)]
    cards = [(state, seat, slot) for state in states for seat in range(3) for slot in range(3)]
    hats = [(s, o, n) for s, o, n in cards if s.hands[o][n].back_name == "small-hat"]
    for state, owner, slot in hats:
        card = state.hands[owner][slot]
        assert card.private
        assert hand_seen_by(state, owner, owner)[slot] == (card.object_name, None)
        assert hand_seen_by(state, owner, (owner + 1) % 3)[slot] == (None, "small-hat")
    assert hats


def test_ay_11_a_drawn_small_hat_is_private_to_its_owner() -> None:
    state = place(hands=[["bone", "fish/small-hat"], ["hat"], []])
    assert hand_seen_by(state, 0, 0)[1] == ("fish", "small-hat")
    assert hand_seen_by(state, 0, 1)[1] == (None, "small-hat")


def test_ay_12_the_back_of_a_card_from_the_pile_is_known_to_all() -> None:
    state = place(hands=[["bone/sabotage"], ["hat"], []])
    assert [hand_seen_by(state, 0, seat) for seat in (0, 1, 2)] == [
        [(None, "sabotage")],
        [("bone", "sabotage")],
        [("bone", "sabotage")],
    ]


def test_ay_12_what_a_flip_has_shown_is_remembered() -> None:
    flipped = {"object": "bone", "back": "sabotage", "private": True}
    state = place(hands=[[flipped], ["hat"], []])
    assert [hand_seen_by(state, 0, seat) for seat in (0, 1, 2)] == [[("bone", "sabotage")]] * 3


def test_ay_13_a_view_speaks_of_slots_and_never_of_a_cards_identity() -> None:
    fields = set(type(ANTAYAGI.view(place(hands=[["bone"], ["hat"]]), 0).seats[0].hand[0])
                 .__struct_fields__)  # fmt: skip
    assert fields == {"object", "back", "private", "object_seen", "back_seen", "era"}


def test_ay_13_equal_cards_in_other_order_look_the_same_to_their_owner() -> None:
    one = place(hands=[["bone", "fish", "hat"], ["hat"], []])
    two = place(hands=[["hat", "bone", "fish"], ["hat"], []])
    assert ANTAYAGI.view(one, 0) == ANTAYAGI.view(two, 0)
    assert ANTAYAGI.view(one, 1) != ANTAYAGI.view(two, 1)


def test_ay_14_areas_are_open_to_all() -> None:
    state = place(hands=[["bone"], ["hat"], []], areas=[["treasure", "muffin"], [], []])
    for seat in (None, 0, 1, 2):
        area = ANTAYAGI.view(state, seat).seats[0].area
        assert [card.object for card in area] == ["treasure", "muffin"]


def test_ay_14a_a_spectator_sees_only_what_every_seat_sees() -> None:
    state = place(hands=[["bone/sabotage", "fish/small-hat"], ["hat"], []])
    assert hand_seen_by(state, 0, None) == [(None, "sabotage"), (None, "small-hat")]
    dealt = ANTAYAGI.setup(Options(), 3, fast(1))
    assert hand_seen_by(dealt, 0, None) == [(None, None)] * 3


def test_ay_32_everyone_seems_to_be_thinking_until_the_window_closes() -> None:
    state = window()
    ANTAYAGI.apply(state, 1, LetItBe())
    assert ANTAYAGI.view(state, 0).asked == (0, 1, 2)
    assert ANTAYAGI.view(state, 1).asked == (0, 2)
    assert ANTAYAGI.view(state, None).asked == (0, 1, 2)


def test_ay_35_nobody_is_told_of_a_decline() -> None:
    state = window()
    story: list[Event] = []
    ANTAYAGI.apply(state, 1, LetItBe(), story)
    assert [[event.told(seat) for event in story] for seat in (None, 0, 2)] == [[None]] * 3


def test_ay_35_a_refusal_does_not_depend_on_what_the_others_hold() -> None:
    rich, poor = window("bone/sabotage"), window("bone")
    for seat in (0, 1):
        for slot in range(3):
            why = [ANTAYAGI.why_not(state, seat, Sabotage(slot)) for state in (rich, poor)]
            assert str(why[0]) == str(why[1])


def window(bystander: str = "bone") -> State:
    """Seat 0 and seat 1 have revealed a Hat and a Fish; seat 2 looks on."""
    state = place(
        hands=[["hat", "muffin"], ["fish", "muffin"], [bystander, "empty-box", "empty-box"]]
    )
    for seat, move in ((0, Choose(1)), (0, Lay(0)), (1, Lay(0))):
        ANTAYAGI.apply(state, seat, move)
    return state
