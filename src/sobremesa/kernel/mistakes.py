"""Everything that is wrong with data from outside: each mistake by its path, with what is allowed.

msgspec stops at the first mistake. Who writes a file of cards wants to know all of them, so data
that msgspec has refused is looked through here, field by field.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from difflib import get_close_matches
from functools import cache
from itertools import islice
from typing import Any, Final, NamedTuple

from msgspec.inspect import (
    BoolType,
    IntType,
    LiteralType,
    Metadata,
    NoneType,
    StrType,
    StructType,
    Type,
    UnionType,
    VarTupleType,
    type_info,
)

Path = tuple[str | int, ...]  # fields, and places in lists from 0 on

LIKENESS: Final = 0.6  # how like a known word one must be to be a slip of the pen
MOST: Final = 100  # mistakes that are told
SHOWN: Final = 40  # characters of what was found


class Mistake(NamedTuple):
    """What is wrong, and where."""

    path: Path
    what: str


def mistakes(data: Any, kind: Any) -> list[Mistake]:
    """The mistakes in data that should be of this type, up to a hundred."""
    return list(islice(_walk(data, _inspected(kind), ()), MOST))


_inspected: Final = cache(type_info)  # which takes long for a whole pack


def did_you_mean(word: object, known: Iterable[str]) -> str:
    """The end of a sentence about an unknown word; empty where no known one is like it."""
    if not isinstance(word, str):
        return ""
    found = get_close_matches(word.lower(), list(known), n=1, cutoff=LIKENESS)
    return f"; did you mean {found[0]}?" if found else ""


# Looking through


def _walk(data: Any, kind: Type, path: Path) -> Iterator[Mistake]:
    bare = kind.type if isinstance(kind, Metadata) else kind
    structs = _structs(bare)
    if structs:
        yield from _walk_table(data, structs, path)
    elif isinstance(bare, VarTupleType):
        yield from _walk_list(data, bare, path)
    elif not _fits(data, kind):
        near = did_you_mean(data, _words(kind))
        yield Mistake(path, f"{allowed(kind)}, not {_shown(data)}{near}")


def _structs(kind: Type) -> list[StructType]:
    """The types of which a table of TOML may be one; none where it is no table."""
    kinds = kind.types if isinstance(kind, UnionType) else (kind,)
    return [one for one in kinds if isinstance(one, StructType)]


def _walk_list(data: Any, kind: VarTupleType, path: Path) -> Iterator[Mistake]:
    if not isinstance(data, list):
        yield Mistake(path, f"{allowed(kind)}, not {_shown(data)}")
        return
    for place, part in enumerate(data):
        yield from _walk(part, kind.item_type, (*path, place))


def _walk_table(data: Any, structs: Sequence[StructType], path: Path) -> Iterator[Mistake]:
    tag_field = structs[0].tag_field
    if not isinstance(data, dict):
        yield Mistake(path, f"{allowed(structs[0])}, not {_shown(data)}")
    elif tag_field is None:
        yield from _walk_fields(data, structs[0], path)
    else:
        tags = {str(one.tag): one for one in structs}
        if tag_field not in data:
            yield Mistake(path, f"the field {tag_field} is missing: {_or(list(tags))}")
        elif data[tag_field] not in list(tags):
            tag = data[tag_field]
            what = f"{_or(list(tags))}, not {_shown(tag)}{did_you_mean(tag, tags)}"
            yield Mistake((*path, tag_field), what)
        else:
            rest = {name: value for name, value in data.items() if name != tag_field}
            yield from _walk_fields(rest, tags[data[tag_field]], path)


def _walk_fields(data: dict[str, Any], struct: StructType, path: Path) -> Iterator[Mistake]:
    fields = {field.encode_name: field for field in struct.fields}
    for name in data:
        if name not in fields:
            near = did_you_mean(name, fields) or f"; there is {', '.join(fields)}"
            yield Mistake((*path, name), f"there is no such field{near}")
    for name, field in fields.items():
        if name in data:
            yield from _walk(data[name], field.type, (*path, name))
        elif field.required:
            yield Mistake(path, f"the field {name} is missing: {allowed(field.type)}")


def _fits(data: Any, kind: Type) -> bool:  # noqa: PLR0911 - one for each type
    """Whether a value that is neither a list nor a table is of this type."""
    match kind:
        case Metadata(type=inner):
            return _fits(data, inner)
        case UnionType(types=types):
            return any(_fits(data, one) for one in types)
        case LiteralType(values=values):
            return any(type(data) is type(value) and data == value for value in values)
        case IntType(ge=least, le=most):
            fits = type(data) is int and (least is None or data >= least)
            return fits and (most is None or data <= most)
        case StrType(pattern=pattern, max_length=longest):
            fits = type(data) is str and (longest is None or len(data) <= longest)
            return fits and (pattern is None or re.search(pattern, data) is not None)
        case BoolType():
            return type(data) is bool
        case _:
            return data is None


# Saying it


def allowed(kind: Type) -> str:  # noqa: PLR0911 - one for each type
    """What may be given for a field of this type."""
    match kind:
        case Metadata(extra_json_schema={"title": str(title)}):
            return title
        case Metadata(type=inner):
            return allowed(inner)
        case IntType(ge=None, le=None):
            return "a whole number"
        case IntType(ge=least, le=most):
            return f"a whole number from {least} to {most}"
        case BoolType():
            return "true or false"
        case VarTupleType(item_type=StructType()):
            return "a list of tables"
        case VarTupleType():
            return "a list"
        case StructType():
            return "a table"
        case UnionType(types=types):
            return _or([allowed(one) for one in types if not isinstance(one, NoneType)])
        case _:
            return _or(_words(kind)) or "a text"


def _words(kind: Type) -> list[str]:
    """The words that are allowed, where there are only so many; N is a digit from 1 on."""
    match kind:
        case Metadata(type=inner):
            return _words(inner)
        case LiteralType(values=values):
            return [str(value) for value in values]
        case StrType(pattern=str(pattern)) if pattern.startswith("^("):
            return pattern.strip("^()$").replace("[1-9]", "N").split("|")
        case UnionType(types=types):
            return [word for one in types for word in _words(one)]
        case _:
            return []


def _or(words: list[str]) -> str:
    return " or ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


def _shown(data: Any) -> str:
    """What was found, in short."""
    if isinstance(data, dict | list):
        return "a table" if isinstance(data, dict) else "a list"
    text = str(data).lower() if isinstance(data, bool) else str(data)
    text = text if len(text) <= SHOWN else f"{text[:SHOWN]}…"
    return f"“{text}”" if isinstance(data, str) else text
