"""What no game can come to is refused."""

from __future__ import annotations

from typing import Any

import pytest

from sobremesa.games.tanxi.options import Options
from tests.games.tanxi.placed import fault

DOWN = {"standing": "fallen"}
ROBBED = {"question": "rob", "agenda": [{"effect": "second-sight/effect", "subject": 1}]}
LOOKING = {"effect": "luck/use", "deck": "jungle"}


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        # Names
        ({"seat": []}, "position: Object contains unknown field `seat`"),
        ({"seats": [{}, {"hp": 1}]}, "position, seats 2: Object contains unknown field `hp`"),
        (
            {"seats": [{"character": "ina"}]},
            "seats 1, field character: there is no character 'ina'",
        ),
        (
            {"seats": [{"hand": ["axe", "axxe"]}]},
            "seats 1, hand 2: there is no card 'axxe'; there is axe",
        ),
        ({"seats": [{"cell": "a1"}]}, "seats 1, field cell: there is no land cell 'a1'"),
        ({"seats": [{}, {"cell": "zz"}]}, "position, seats 2, field cell: there is no land cell"),
        ({"decks": {"desert": []}}, "position, field decks: there is no deck 'desert'"),
        ({"decks": {"peaks": ["axe", "x"]}}, "position, decks, peaks 2: there is no card 'x'"),
        ({"known": {"desert": []}}, "position, field known: there is no deck"),
        ({"scouted": {"desert": {}}}, "position, field scouted: there is no deck"),
        ({"deities": ["zeus"]}, "position, deities 1: there is no deity 'zeus'"),
        ({"marker": "gobling"}, "field marker: there is no resident 'gobling'; there is goblin"),
        ({"blocks": ["b5", "a1"]}, "position, blocks 2: there is no land cell 'a1'"),
        ({"done": {"sleep": 1}}, "position, field done: there is no action 'sleep'"),
        ({"question": "sleep"}, "position, field question: Invalid enum value 'sleep'"),
        ({"lasting": [{"effect": "x/use"}]}, "lasting 1, field effect: there is no effect 'x/use'"),
        ({"lasting": [{}]}, "position, lasting 1, field effect: missing"),
        # Numbers
        ({"round": 0}, "position, field round: Expected `int` >= 1"),
        ({"fog": 4}, "position, field fog: Expected `int` <= 3"),
        ({"active": 3}, "position, field active: there is no seat 3 at a table of 3"),
        ({"first": -1}, "position, field first: there is no seat -1"),
        ({"attacked": [1]}, "position, field attacked: 1 numbers for 3 players"),
        ({"rolls": [1, 2, 3, 4]}, "position, field rolls: 4 numbers for 3 players"),
        ({"rolls": [1, 2, 12]}, "position, rolls 3: Expected `int` <= 11"),
        ({"seats": [{}] * 4}, "position, field seats: 4 entries for 3 players"),
        # Players
        ({"seats": [{"character": "ian"}] * 2}, "seats 2, field character: TX-25"),
        (
            {"seats": [{"hearts": 14}]},
            "seats 1, field hearts: TX-96: on the island this character has 1 to 13",
        ),
        ({"seats": [{"hearts": 0}]}, "seats 1, field hearts: TX-96"),
        ({"seats": [{**DOWN, "hearts": 2}]}, "seats 1, field hearts: TX-27, TX-95"),
        ({"seats": [{**DOWN, "cell": "g5"}]}, "seats 1, field cell: TX-95"),
        ({"seats": [{"cell": "g5"}, {"cell": "g5"}]}, "seats 2, field cell: TX-10"),
        ({"seats": [DOWN, {}, DOWN]}, "position, field seats: TX-110"),
        ({"seats": [{"orbs": ["ice", "ice"]}]}, "seats 1, field orbs: TX-61"),
        ({"seats": [{"orbs": ["air"]}]}, "seats 1, orbs 1: Invalid enum value 'air'"),
        ({"seats": [{"hand": ["axe", "grumpy-crab"]}]}, "seats 1, hand 2: TX-47"),
        ({"seats": [{"answer": "axe", "hand": ["axe"]}]}, "seats 1, field answer: nobody asks"),
        # Equipment
        ({"seats": [{"equipped": ["canteen"]}]}, "seats 1, equipped 1: TX-55: canteen cannot"),
        (
            {"seats": [{"equipped": ["grumpy-crab"]}]},
            "seats 1, equipped 1: TX-55: grumpy-crab cannot",
        ),
        (
            {"seats": [{"equipped": ["peeping-mask", "knife", "coconut-helmet"]}]},
            "seats 1, equipped 3: TX-55: one card for each place",
        ),
        ({"seats": [{"equipped": ["knife"] * 3}]}, "seats 1, equipped 3: TX-55: nobody has more"),
        ({"seats": [{"equipped": ["knife", "lance"]}]}, "seats 1, equipped 2: TX-55: nobody has"),
        (
            {"seats": [{"equipped": [{"card": "hunting-crossbow", "ammunition": 9}]}]},
            "seats 1, equipped 1, field ammunition: TX-68a",
        ),
        ({"seats": [{"equipped": [{}]}]}, "seats 1, equipped 1, field card: missing"),
        # Cards
        ({"merchant": ["axe", "grumpy-crab"]}, "position, merchant 2: TX-47"),
        ({"relics": ["aegis", "axe"]}, "position, relics 2: TX-21"),
        (
            {"discards": ["aegis"], "relics": ["aegis"]},
            "position: 2 cards aegis, but a game of 3 has 1",
        ),
        ({"discards": ["knife"] * 4}, "position: 4 cards knife, but a game of 3 has 3"),
        # Knowledge
        (
            {"seats": [{"hand": ["axe"], "remembered": [{"card": "lance", "seats": [1]}]}]},
            "seats 1, remembered 1: TX-6: 0 cards lance are there",
        ),
        (
            {"seats": [{"hand": ["axe"], "remembered": [{"card": "axe", "seats": [1]}] * 2}]},
            "seats 1, remembered 2: TX-6: 1 cards axe are there",
        ),
        (
            {"seats": [{"hand": ["axe"], "remembered": [{"card": "axe", "seats": [0]}]}]},
            "seats 1, remembered 1, field seats: TX-6: this is their own hand",
        ),
        (
            {"seats": [{"hand": ["axe"], "remembered": [{"card": "axe", "seats": [7]}]}]},
            "seats 1, remembered 1, field seats: there is no seat 7",
        ),
        ({"known": {"peaks": [{"card": "axe", "seats": [0]}]}}, "known, peaks 1: TX-6"),
        ({"known": {"peaks": [{"card": "axe"}]}}, "position, known, peaks 1, field seats: missing"),
        (
            {"scouted": {"peaks": {"seat": 0, "cards": 1}}},
            "scouted, peaks, field cards: this deck has 0",
        ),
        (
            {"decks": {"peaks": ["axe"]}, "scouted": {"peaks": {"cards": 1}}},
            "scouted, peaks, field seat: missing",
        ),
        # The island
        ({"deities": ["namku", "namku"]}, "position, deities 2: TX-22"),
        ({"deities": ["namku", "tacanak", "mareana", "ronronao"]}, "position, deities 4: TX-22"),
        ({"deities": ["namku"], "awake": 2}, "position, field awake: TX-101: 1 deities lie there"),
        ({"blocks": ["d1"]}, "position, blocks 1: TX-15a: ice lies on free cells"),
        ({"blocks": ["g5", "g5"]}, "position, blocks 2: TX-15a"),
        ({"blocks": ["g5", "h5", "g6", "h6", "f5", "f6"]}, "position, blocks 6: TX-3"),
        ({"freezer": 1}, "position, field freezer: there is no ice"),
        ({"explored": ["g5"]}, "position, explored 1: TX-45: g5 belongs to no exploration point"),
        # Before the first turn
        ({"phase": "opening"}, "position, field phase: nobody has to act then"),
        ({"question": "draft", "phase": "acting"}, "position, field phase: nobody has to draft"),
        ({"question": "draft", "turn": 1}, "position, field turn: TX-27"),
        ({"turn": 0}, "position, field turn: TX-27"),
        ({"question": "draft", "active": 1}, "position, field active: TX-24"),
        ({"question": "draft", "seats": [{}, {"character": "ian"}]}, "field seats: TX-25"),
        ({"question": "draft", "seats": [{"cell": "d1"}]}, "seats 1, field cell: TX-26"),
        ({"question": "land", "seats": [{"cell": "g5"}]}, "seats 1, field cell: TX-26"),
        ({"question": "land", "seats": [{"hearts": 3}]}, "seats 1, field hearts: TX-27"),
        ({"question": "land", "seats": [DOWN]}, "seats 1, field standing: TX-95"),
        (
            {"question": "land", "seats": [{"cell": "d1"}, {"cell": "k1"}, {"cell": "n5"}]},
            "position, field seats: TX-25, TX-26",
        ),
        # Questions
        ({"question": "return"}, "position, field question: TX-95: seat 0 is not about to return"),
        ({"question": "monster"}, "position, field monster: missing: the question is monster"),
        ({"monster": "grumpy-crab"}, "field monster: said only while the question is monster"),
        ({"question": "monster", "monster": "axe"}, "position, field monster: TX-47: axe is no"),
        ({"question": "monster", "monster": "grumpy-crab"}, "position, field lair: missing"),
        ({"question": "pay"}, "position, field sought: missing: the question is pay"),
        ({"sought": "meal"}, "position, field sought: said only while the question is pay"),
        ({"price": 3}, "position, field price: said only while the question is pay"),
        ({"question": "pay", "sought": "meel"}, "field sought: there is no benefit or card 'meel'"),
        ({"question": "pay", "sought": "axe"}, "field sought: TX-80: the merchant has no axe"),
        ({"question": "pay", "sought": "meal"}, "field question: seat 0 can give no answer: pay"),
        ({"question": "pay", "sought": "meal", "price": 0}, "position, field price: TX-76"),
        ({"winner": 0}, "position, field winner: said only while the question is over"),
        ({"question": "over"}, "position, field question: TX-110: 3 are still on the island"),
        (
            {"question": "over", "winner": 0, "seats": [DOWN, {}, DOWN]},
            "position, field winner: TX-110",
        ),
        ({"question": "over", "seats": [DOWN] * 3}, "position, field winner: TX-110"),
        ({"owes": []}, "position, field owes: act is asked of [0]"),
        ({"owes": [0, 1]}, "position, field owes: act is asked of [0]"),
        (
            {
                "question": "discard",
                "agenda": [{"effect": "namku/wrath/each", "step": 1, "group": [0]}],
            },
            "position, field question: nobody is left to answer: discard",
        ),
        ({"seats": [DOWN]}, "position, field question: seat 0 can give no answer: act"),
        # Effects
        ({"agenda": [{"effect": "luck/use"}]}, "position, field agenda: nothing is carried out"),
        ({"question": "go"}, "position, field agenda: missing: the effect that asks: go"),
        (
            {"question": "go", "agenda": [{"effect": "fly/use"}]},
            "position, agenda 1, field effect: there is no effect 'fly/use'",
        ),
        (
            {"question": "go", "agenda": [{"effect": "luck/use", "step": 2}]},
            "position, agenda 1, field step: step 2 and stop 1, but luck/use has 1 steps",
        ),
        (
            {"question": "go", "agenda": [{"effect": "luck/use"}]},
            "position, agenda 1, field step: nothing there asks: go",
        ),
        (
            {"question": "target", "agenda": [{"effect": "undertow/use", "step": 1}]},
            "position, agenda 1, field step: nothing there asks: target",
        ),
        ({"question": "keep", "agenda": [LOOKING]}, "position, agenda 1, field deck: missing"),
        (
            {"question": "push", "agenda": [{"effect": "undertow/use", "step": 1}]},
            "position, agenda 1, field subject: missing: whom it meets",
        ),
        (ROBBED, "position, field question: seat 0 can give no answer: rob"),
        (
            {"question": "discard", "agenda": [{"effect": "namku/wrath/each", "actor": 1}]},
            "position, agenda 1, field actor: TX-101: a wrath is nobody's effect",
        ),
        (
            {"lasting": [{"effect": "undertow/use"}]},
            "position, lasting 1, field step: undertow/use has nothing there that lasts",
        ),
        ({"lasting": [{"effect": "shell/use", "step": 2}]}, "position, lasting 1, field step"),
        (
            {"lasting": [{"effect": "shell/use", "seat": 1}], "seats": [{}, DOWN]},
            "position, lasting 1, field seat: TX-95a",
        ),
    ],
)
def test_an_impossible_position_is_refused(data: dict[str, Any], reason: str) -> None:
    assert reason in fault(data)


def test_time_is_not_up_before_the_last_round() -> None:
    data = {"question": "over", "round": 3}
    assert "field question: TX-110" in fault(data, Options(round_limit=4))
