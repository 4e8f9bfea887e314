"""What is printed in the box, for those who draw it."""

from __future__ import annotations

from sobremesa.games.tanxi.content import PACK, names_in, read_pack
from sobremesa.games.tanxi.printed import CardFace, Land, MonsterFace, Prize, printed

BOX = printed(PACK)


def test_every_thing_in_the_box_can_be_drawn() -> None:
    drawn = {
        *BOX.cards, *BOX.monsters, *BOX.characters, *BOX.deities, *BOX.residents, *BOX.chart.points,
        *[benefit for benefits in BOX.residents.values() for benefit in benefits],
        *[one.passive for one in BOX.characters.values()],
        *[ability for one in BOX.characters.values() for ability in one.abilities],
    }  # fmt: skip
    assert drawn == set(names_in(PACK))


def test_a_card_says_its_numbers() -> None:
    assert BOX.cards["longbow"] == CardFace(
        type="ranged", value=4, hands=2, attack=4, range=4, ammunition=3, shot=1,
        reload_energy=1, reload_gain=1,
    )  # fmt: skip
    assert BOX.cards["aegis"].relic
    assert not BOX.cards["axe"].relic


def test_a_monster_says_what_it_brings_unless_its_text_does() -> None:
    gem_and_ice = (Prize("ice", 1), Prize("gem", 1))
    assert BOX.monsters["armoured-tortoise"] == MonsterFace(4, 3, 0, 1, gem_and_ice)
    assert BOX.monsters["light-fingered-monkey"].reward == ()


def test_the_chart_is_the_island() -> None:
    island, land = PACK.island, BOX.chart.land
    assert [cell.name for cell in land] == island.names
    assert land[0] == Land("c1", 0, 2, "land", 1, "jungle", None)
    assert [cell.name for cell in land if cell.ground == "village"] == ["g5", "h5", "g6", "h6"]
    assert {cell.name for cell in land if cell.ground == "beach"} == {
        island.names[beach] for beach in island.beaches
    }
    assert [cell.name for cell in land if cell.point == 0] == ["f1", "g1", "f2", "g2"]
    assert BOX.chart.points[:2] == ("jungle", "peaks")
    assert ("g2", "h2") in BOX.chart.rivers
    assert ("g1", "h1") in BOX.chart.bridges


def test_a_pack_of_ones_own_is_drawn_as_it_is() -> None:
    own = read_pack(PACK.text.replace("value = 6", "value = 5"), "own.toml")
    assert printed(own).cards["moon-bow"].value == 5
    assert BOX.cards["moon-bow"].value == 6
