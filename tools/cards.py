"""Write the tables of docs/cards.md: every field of every kind of entry, with its bounds.

`make types` writes what stands between its marks; what stands around them is written by hand. The
tables follow from the types of a pack, from what each field says of itself, and from the bounds
that are checked when a pack is read.
"""

from __future__ import annotations

import inspect
from pathlib import Path
from typing import Final, NamedTuple

import msgspec
from msgspec.inspect import Field, Metadata, NoneType, StructType, UnionType, type_info
from tools.marks import between_marks

from sobremesa.games.tanxi import checks, content
from sobremesa.games.tanxi.part import Holding, Part
from sobremesa.games.tanxi.vocabulary import PARTS, TYPES
from sobremesa.kernel.mistakes import allowed

ROOT: Final = Path(__file__).resolve().parent.parent
PAGE: Final = ROOT / "docs" / "cards.md"


class Kind(NamedTuple):
    """A kind of entry, with its headers in the file and what is checked of it under each."""

    struct: type[msgspec.Struct]
    bounds: dict[str, checks.Bounds]


KINDS: Final = (
    Kind(content.Card, {"[[loot]]": checks.LOOT, "[[relic]]": checks.RELIC}),
    Kind(content.Monster, {"[[monster]]": checks.MONSTER}),
    Kind(content.Character, {"[[character]]": checks.CHARACTER}),
    Kind(content.Passive, {"[character.passive]": {}}),
    Kind(content.Ability, {"[[character.ability]]": {}}),
    Kind(content.Deity, {"[[deity]]": {}}),
    Kind(content.DeityEffect, {"[deity.wrath]": {}, "[deity.favour]": {}}),
    Kind(content.Resident, {"[[resident]]": {}}),
    Kind(content.Benefit, {"[[resident.benefit]]": checks.BENEFIT}),
    Kind(content.Quadrant, {"[[quadrant]]": {}}),
)


def main() -> None:
    """Write the page."""
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")


def page(text: str) -> str:
    """The page with everything between its marks written anew."""
    made = {"entries": _entries(), "parts": _parts()}
    return between_marks(text, "types", made.__getitem__)


def _entries() -> str:
    return "\n\n".join(map(_entry, KINDS))


def _entry(kind: Kind) -> str:
    rows = [_row(field, kind) for field in _fields(kind.struct)]
    headers = " and ".join(f"`{header}`" for header in kind.bounds)
    head = "| field | takes | left out | |\n|---|---|---|---|"
    return "\n".join(
        [f"**{headers}**: {_small(inspect.getdoc(kind.struct) or '')}", "", head, *rows]
    )


def _fields(struct: type[msgspec.Struct]) -> tuple[Field, ...]:
    info = type_info(struct)
    assert isinstance(info, StructType)
    return info.fields


def _row(field: Field, kind: Kind) -> str:
    checked = {
        _bounds(one[field.name]) if field.name in one else _takes(field): header
        for header, one in reversed(kind.bounds.items())
    }
    takes = "; ".join(
        said if len(checked) == 1 else f"`{header}` {said}"
        for said, header in reversed(checked.items())
    )
    return f"| `{field.name}` | {takes} | {_default(field)} | {_meaning(field)} |"


def _meaning(field: Field) -> str:
    said = field.type.extra_json_schema if isinstance(field.type, Metadata) else None
    return str((said or {}).get("description", ""))


def _bounds(asked: range) -> str:
    if asked.stop == checks.MANY:
        return f"a whole number from {asked[0]} on"
    if len(asked) == 1:
        return str(asked[0])
    return f"a whole number from {asked[0]} to {asked[-1]}"


def _takes(field: Field) -> str:
    if _is(field, content.Words):
        return "a text in `en`, and in `es` and `fr` if you like"
    if _is(field, content.DeityEffect) or _is(field, content.Passive):
        return "a table of its own, below"
    said = allowed(field.type)
    return {"a list": "a list of [parts](#what-holds)", "a list of tables": "tables, below"}.get(
        said, said
    )


def _is(field: Field, struct: type[msgspec.Struct]) -> bool:
    return isinstance(field.type, StructType) and field.type.cls is struct


def _default(field: Field) -> str:
    if field.required:
        return "never"
    match field.default:
        case None | () | "":
            return "none"
        case bool(value):
            return "yes" if value else "no"
        case msgspec.Struct():
            return "none"
        case value:
            return str(value)


def _parts() -> str:
    """The fields of every part, beside those that all of its sort have."""
    rows = [_part(part) for part in PARTS]
    return "\n".join(["| `do` | its fields |", "|---|---|", *rows])


def _part(part: type[Part]) -> str:
    known = {"when", "who", "lasts"} if issubclass(part, Holding) else {"when"}
    fields = [field for field in _fields(TYPES[part.do]) if field.name not in known]
    said = [f"`{field.name}` {_of_a_part(field)}" for field in fields]
    return f"| `{part.do}` | {'; '.join(said) or 'none'} |"


def _of_a_part(field: Field) -> str:
    if field.name == "who":
        takes = "whom"
    elif field.name in ("parts", "otherwise"):
        takes = "a list of parts"
    else:
        takes = allowed(field.type)
    optional = isinstance(field.type, UnionType) and any(
        isinstance(one, NoneType) for one in field.type.types
    )
    if field.required:
        return takes
    return (
        f"{takes}, or nothing"
        if optional or field.default == ()
        else (f"{takes}; `{field.default}` if you say nothing")
    )


def _small(text: str) -> str:
    """A docstring's first line as the rest of a sentence."""
    line = text.splitlines()[0]
    return line[0].lower() + line[1:]


if __name__ == "__main__":
    main()
