"""All mistakes of a file: compared with msgspec, which knows whether there is one but not all."""

from __future__ import annotations

import copy
import random
import re
import tomllib
from typing import Any

import msgspec
import pytest

from sobremesa.games.tanxi.content import PACK, PackFile
from sobremesa.kernel.content import lines_of
from sobremesa.kernel.mistakes import Path, did_you_mean, mistakes

BOX = tomllib.loads(PACK.text)
WRONG: tuple[Any, ...] = (
    None, True, -1, 3, 120, 2.5, "", "other", "near 3", "near 30", "mod", [], [1], {}, {"a": 1},
)  # fmt: skip


def paths(data: Any, here: Path = ()) -> list[Path]:
    """Every place in the data."""
    inner = data.items() if isinstance(data, dict) else enumerate(data)
    found = []
    for step, value in inner:
        found.append((*here, step))
        if isinstance(value, dict | list):
            found += paths(value, (*here, step))
    return found


def at(data: Any, path: Path) -> Any:
    for step in path:
        data = data[step]
    return data


ALL = paths(BOX)


def refused(data: Any) -> bool:
    try:
        msgspec.convert(data, PackFile)
    except msgspec.ValidationError:
        return True
    return False


@pytest.mark.parametrize("seed", range(4))
def test_a_mistake_is_found_where_msgspec_refuses_and_only_there(seed: int) -> None:
    chance = random.Random(seed)
    refusals = 0
    for _ in range(50):
        data = copy.deepcopy(BOX)
        path = chance.choice(ALL)
        inside, last = at(data, path[:-1]), path[-1]
        if chance.random() < 0.3 and isinstance(inside, dict):
            inside[f"{last}s"] = inside.pop(last)
        else:
            inside[last] = chance.choice(WRONG)
        found = mistakes(data, PackFile)
        assert bool(found) == refused(data), (path, found)
        assert all(mistake.path[: len(path) - 1] == path[:-1] for mistake in found)
        refusals += bool(found)
    assert refusals > 20


def test_two_mistakes_are_both_found() -> None:
    data = copy.deepcopy(BOX)
    data["loot"][3]["value"] = "much"
    data["relic"][2]["typ"] = data["relic"][2].pop("type")
    assert [mistake.path for mistake in mistakes(data, PackFile)] == [
        ("loot", 3, "value"),
        ("relic", 2, "typ"),
        ("relic", 2),
    ]


def test_an_unknown_word_is_answered_with_the_one_that_was_meant() -> None:
    data = copy.deepcopy(BOX)
    data["loot"][0]["always"] = [{"do": "piercs", "defence": 1}, {"do": "reach", "cells": 20}]
    data["loot"][0]["on_hit"] = [{"do": "steal", "who": "taget"}]
    said = [mistake.what for mistake in mistakes(data, PackFile)]
    assert said[0].endswith(" or no-flee, not “piercs”; did you mean pierce?")
    assert said[1] == "a whole number from 1 to 14, not 20"
    assert said[2] == (
        "self, other, adjacent, near N, line N, line, all, attacker, target, same or it, "
        "not “taget”; did you mean target?"
    )
    assert did_you_mean("xyz", ["target"]) == ""


def test_every_entry_and_field_is_found_in_its_line() -> None:
    lines = PACK.text.splitlines()
    where = lines_of(PACK.text)
    entries = [path for path in ALL if isinstance(path[-1], int) and len(path) in (2, 4)]
    headed = [path for path in entries if path[0] != "island" and isinstance(at(BOX, path), dict)]
    for path in headed:
        if path in where:
            assert lines[where[path] - 1].startswith("[")
            id = at(BOX, path)["id"]
            assert f'id = "{id}"' in "\n".join(lines[where[path] - 1 : where[path] + 3])
    assert {path for path in headed if len(path) == 2} <= set(where)
    fields = [path for path in where if isinstance(path[-1], str)]
    assert all(re.match(rf"\s*\[*[\w.]*{path[-1]}\b", lines[where[path] - 1]) for path in fields)
    assert len(fields) > 500
