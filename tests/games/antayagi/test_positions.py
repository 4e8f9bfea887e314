"""Positions that no game can reach are refused, with the reason."""

from __future__ import annotations

from typing import Any

import pytest

from sobremesa.games.antayagi.game import ANTAYAGI
from sobremesa.games.antayagi.options import Options
from sobremesa.kernel.chance import Scripted
from sobremesa.kernel.errors import ScenarioFault

HANDS = [["bone", "fish"], ["hat", "fish"], ["muffin"]]
TWO = {"active": "bone", "chosen": "hat"}
WIN = ["treasure"] * 5


@pytest.mark.parametrize(
    ("position", "reason"),
    [
        ({"hands": [["boa"]]}, "hands 0, card 1: there is no object 'boa'"),
        ({"hands": [["bone/red"]]}, "hands 0, card 1: there is no back 'red'"),
        ({"hands": [[{"object": "boa"}]]}, "Invalid enum value 'boa'"),
        ({"hands": [["bone"] * 4]}, "a hand holds at most 3 cards, not 4"),
        ({"hands": [[]] * 4}, "4 lists for 3 players"),
        ({"hands": HANDS, "pile": ["empty-box/sabotage"] * 2}, "2 cards empty-box/sabotage"),
        ({"hands": HANDS, "pile": ["bone/treasure-and-t-rex"]}, "AntaYagí, 80 cards has 0"),
        ({"hands": HANDS, "active": 3}, "active: there is no seat 3"),
        ({"hands": HANDS, "era": -1}, "field era: Expected `int` >= 0"),
        ({"hands": HANDS, "chosen": 1}, "AY-20: nobody is chosen yet"),
        ({"hands": [["bone"]]}, "AY-20a: seat 0 has nothing or nobody to trade with"),
        ({"hands": HANDS, "question": "lay"}, "AY-20: an exchange needs another player"),
        ({"hands": HANDS, "question": "lay", "chosen": 0}, "AY-20: an exchange needs another"),
        ({"hands": [["bone"]], "question": "lay", "chosen": 1}, "AY-20a: nobody trades without"),
        ({"hands": HANDS, "laid": {"active": 0}}, "AY-21: cards are laid down only when"),
        (
            {"hands": HANDS, "question": "lay", "chosen": 1, "laid": {"active": 2}},
            "AY-21: there is no card 2",
        ),
        (
            {"hands": HANDS, "question": "lay", "chosen": 1, "laid": {"active": 0, "chosen": 0}},
            "AY-21: when both have laid",
        ),
        ({"hands": HANDS, "shown": TWO}, "shown: said only while the question is sabotage"),
        ({"hands": HANDS, "sabotages": 1}, "sabotages: said only while"),
        ({"hands": HANDS, "winner": 1}, "winner: said only while the question is over"),
        (
            {"hands": HANDS, "question": "sabotage", "chosen": 1, "shown": {"active": "bone"}},
            "AY-32: a window opens when two different objects",
        ),
        (
            {
                "hands": HANDS,
                "question": "sabotage",
                "chosen": 1,
                "shown": {"active": "bone", "chosen": "bone/sabotage"},
            },
            "AY-32: a window opens when two different objects",
        ),
        (
            {
                "hands": HANDS,
                "question": "sabotage",
                "chosen": 1,
                "shown": TWO,
                "let_it_be": [0, 1, 2],
            },
            "AY-32: when all have let it be",
        ),
        (
            {
                "hands": [["fish"] * 3, ["hat"], []],
                "question": "sabotage",
                "chosen": 1,
                "shown": TWO,
            },
            "AY-21: who trades has laid a card down",
        ),
        ({"hands": HANDS, "question": "take", "chosen": 1}, "AY-26: cards are taken at step"),
        (
            {"hands": HANDS, "question": "take", "chosen": 1, "step": 2},
            "AY-43: only a Musical Lollipop takes",
        ),
        (
            {
                "hands": HANDS,
                "areas": [["musical-lollipop"]],
                "question": "take",
                "chosen": 1,
                "step": 1,
            },
            "AY-26: just the card that takes effect later",
        ),
        (
            {
                "hands": [[], ["bone"], []],
                "areas": [[], ["musical-lollipop"]],
                "question": "take",
                "chosen": 1,
                "step": 2,
            },
            "AY-43a: there is nothing to take",
        ),
        ({"hands": HANDS, "question": "eat", "chosen": 1}, "AY-26: T-Rexes eat at step"),
        (
            {
                "hands": HANDS,
                "areas": [["t-rex", "bone"]],
                "question": "eat",
                "chosen": 1,
                "step": 2,
            },
            "AY-46: a T-Rex and two kinds of food",
        ),
        ({"hands": HANDS, "areas": [["empty-box"]]}, "AY-23: what has no point mark"),
        ({"hands": HANDS, "areas": [["fish"]]}, "AY-48: a Fish is not kept"),
        ({"hands": HANDS, "areas": [["t-rex", "bone"]]}, "AY-45: this T-Rex would have eaten"),
        ({"hands": HANDS, "areas": [WIN]}, "AY-24: this player would have won"),
        ({"question": "over", "winner": 0}, "AY-24: the winner has reached the target"),
        (
            {"hands": [[{"object": "bone", "back_seen": [1]}], ["hat"]]},
            "AY-12: no card in a hand has been seen by just these players",
        ),
        (
            {"hands": HANDS, "discards": [{"object": "bone", "back_seen": [0, 1]}]},
            "AY-12: no card's back has been seen by just these players",
        ),
        (
            {"hands": HANDS, "discards": [{"object": "bone", "object_seen": [0]}]},
            "AY-14: its object lies open to all",
        ),
        ({"hands": HANDS, "discards": [{"object": "bone", "era": 1}]}, "era 1 lies outside 0 to 0"),
        ({"hand": HANDS}, "Object contains unknown field `hand`"),
    ],
)
def test_an_impossible_position_is_refused(position: dict[str, Any], reason: str) -> None:
    with pytest.raises(ScenarioFault) as refused:
        ANTAYAGI.place(position, Options(), 3, Scripted([]))
    assert reason in str(refused.value)


def test_a_finished_game_can_be_written() -> None:
    position = {"areas": [WIN], "question": "over", "winner": 0}
    state = ANTAYAGI.place(position, Options(), 3, Scripted([]))
    assert ANTAYAGI.outcome(state) is not None
