"""The vocabulary of effects: every part has its file, and something that proves it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from sobremesa.games.tanxi import rules
from sobremesa.games.tanxi.content import PACK
from sobremesa.games.tanxi.part import Part
from sobremesa.games.tanxi.vocabulary import PARTS, SHELF

HERE = Path(__file__).parent
SCENARIOS = [file.read_text(encoding="utf-8") for file in (HERE / "scenarios").glob("*.toml")]
NAMED = set(re.findall(r"[\w-]+", "\n".join(SCENARIOS)))
TESTS = "\n".join(file.read_text(encoding="utf-8") for file in HERE.glob("test_*.py"))


def test_every_file_of_a_part_is_on_the_shelf() -> None:
    folder = Path(next(iter(rules.__path__))) / "parts"
    files = {file.stem.partition(".")[0] for file in folder.iterdir() if file.is_file()}
    assert sorted(SHELF) == sorted(files - {"__init__"})


def test_every_part_has_a_word_of_its_own() -> None:
    words = [part.do for part in PARTS]
    assert [word.replace("-", "_") for word in words] == list(SHELF)
    assert len(set(words)) == len(words)


@pytest.mark.parametrize("part", PARTS, ids=lambda part: part.do)
def test_every_part_says_all_that_it_must(part: type[Part]) -> None:
    methods = {name: getattr(part, name) for name in dir(part)}
    assert [name for name, method in methods.items() if is_abstract(method)] == []


def is_abstract(method: object) -> bool:
    return getattr(method, "__isabstractmethod__", False)


@pytest.mark.parametrize("part", PARTS, ids=lambda part: part.do)
def test_every_part_is_proven_by_a_scenario_or_a_test(part: type[Part]) -> None:
    said = {id for id, word in spoken(PACK.data, "") if word == part.do}
    assert said & NAMED or f'{{ do = "{part.do}"' in TESTS


def spoken(data: object, id: str) -> Iterator[tuple[str, str]]:
    """Every word of the vocabulary in these entries, with the id of what says it."""
    if isinstance(data, tuple):
        for one in data:
            yield from spoken(one, id)
    elif isinstance(data, msgspec.Struct):
        own = str(getattr(data, "id", id))
        if data.__struct_config__.tag is not None:
            yield own, str(data.__struct_config__.tag)
        for field in data.__struct_fields__:
            yield from spoken(getattr(data, field), own)
