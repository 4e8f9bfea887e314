"""Nothing in the box is left unplayed.

What a card, an ability or a monster does is shown by the scenarios beside this file, one or more
for each.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sobremesa.games.tanxi.content import PACK, names_in
from tests.games.tanxi.playing import DATA, of_type

FILES = sorted((Path(__file__).parent / "scenarios").glob("*.toml"))
SCENARIOS: list[dict[str, Any]] = [
    tomllib.loads(file.read_text(encoding="utf-8")) for file in FILES
]


def strings(data: Any) -> Iterator[str]:
    """Every word of a scenario: names of cards and cells, and of its sentence each word."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield key
            yield from strings(value)
    elif isinstance(data, list):
        for value in data:
            yield from strings(value)
    elif isinstance(data, str):
        yield from re.findall(r"[\w-]+", data)


NAMED = {
    word
    for scenario in SCENARIOS
    for part in ("about", "position", "move")
    for word in strings(scenario.get(part, ""))
}


def accepted(kind: str, field: str) -> set[str]:
    """What the accepted moves of this kind say in a field."""
    said: set[str] = set()
    for scenario in SCENARIOS:
        for move in scenario.get("move", []):
            if move["do"] == kind and "refused" not in move:
                value = move.get(field, [])
                said |= {value} if isinstance(value, str) else set(value)
    return said


def wraths() -> Iterator[str]:
    """The deities that wake in some scenario."""
    for scenario in SCENARIOS:
        position = scenario.get("position", {})
        deities, awake = position.get("deities", []), position.get("awake", 0)
        if position.get("round") in (2, 5, 8) and awake < len(deities):
            yield deities[awake]


def test_everything_in_the_box_is_named_in_a_scenario() -> None:
    assert [id for id in names_in(PACK) if id not in NAMED] == []


def test_every_special_ability_is_used_in_a_scenario() -> None:
    abilities = {ability.id for character in DATA.character for ability in character.ability}
    assert abilities - accepted("ability", "ability") == set()


def test_every_passive_ability_has_a_scenario_of_its_own() -> None:
    bearers = {character.passive.id: character.id for character in DATA.character}
    stems = [file.stem for file in FILES]
    assert [
        id for id, bearer in bearers.items() if not any(f"{bearer}-{id}" in stem for stem in stems)
    ] == []


def test_every_object_is_used_in_a_scenario() -> None:
    assert set(of_type("object")) - accepted("use", "card") == set()


def test_every_weapon_is_declared_in_a_scenario() -> None:
    declared = accepted("attack", "weapons") | accepted("fight", "weapons")
    assert set(of_type("melee", "ranged")) - declared == set()


def test_every_shield_and_equipment_is_worn_in_a_scenario() -> None:
    worn = accepted("equip", "on")
    for scenario in SCENARIOS:
        for seat in scenario.get("position", {}).get("seats", []):
            worn |= set(strings(seat.get("equipped", [])))
    assert set(of_type("shield", "equipment")) - worn == set()


def test_every_monster_is_fought_in_a_scenario() -> None:
    met: set[str] = set()
    for scenario in SCENARIOS:
        if any(move["do"] in ("explore", "fight", "take") for move in scenario.get("move", [])):
            position = scenario.get("position", {})
            met |= set(strings(position.get("decks", {}))) | {position.get("monster", "")}
    assert {monster.id for monster in DATA.monster} - met == set()


def test_every_wrath_and_every_favour_falls_in_a_scenario() -> None:
    deities = {deity.id for deity in DATA.deity}
    assert deities - set(wraths()) == set()
    assert deities - accepted("favour", "deity") == set()


def test_every_benefit_is_bought_in_a_scenario() -> None:
    benefits = {benefit.id for resident in DATA.resident for benefit in resident.benefit}
    assert benefits - accepted("deal", "benefit") == set()
