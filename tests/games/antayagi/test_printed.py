"""What is in the box, for those who draw it."""

from __future__ import annotations

from sobremesa.games.antayagi.game import ANTAYAGI
from sobremesa.games.antayagi.printed import printed


def test_both_editions_count_their_cards() -> None:
    box = ANTAYAGI.printed()
    assert {name: one.cards for name, one in box.editions.items()} == {"80": 80, "65": 65}
    for one in box.editions.values():
        assert sum(one.objects.values()) == sum(one.backs.values()) == one.cards
    assert box.editions["80"].objects["treasure"] == 14
    assert box.editions["65"].objects["empty-box"] == 0


def test_a_pack_of_ones_own_stands_in_the_place_of_its_edition() -> None:
    text = next(iter(ANTAYAGI.released.values())).replace("copies = 7", "copies = 9", 1)
    game, _ = ANTAYAGI.with_pack(text, "own.toml")
    assert game.printed().editions["80"].objects["treasure"] == 16
    assert game.printed().editions["65"] == printed(ANTAYAGI.boxes).editions["65"]
