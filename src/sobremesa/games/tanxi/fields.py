"""How a part of an effect says its fields: one line of its class declares a field and reads it.

Of what a part asks for, the type of its table in a pack is made (`DeclaredFields`), which msgspec
checks; of such a table, the part (`ReadFields`). Selectors are taken apart here, when a pack is
read, and never while somebody plays.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Annotated, Final, Literal, NamedTuple, TypeVar, Union

import msgspec

if TYPE_CHECKING:
    from sobremesa.games.tanxi.part import Part

T = TypeVar("T")
Word = TypeVar("Word", bound=str)
NEEDED: Final = msgspec.NODEFAULT  # instead of a default


class PartData(
    msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True, kw_only=True
):
    """A part as a pack has it; each kind of part has a type of its own, made of its fields."""


class Selector(NamedTuple):
    """`near 3`: a word, and a number where it has one."""

    word: str
    number: int = 0


class Fields(ABC):
    """What a part asks for its fields, in their order; `usual` is for those that are not said."""

    def number(self, name: str, least: int, most: int, usual: int | None = None) -> int:
        """A whole number."""
        return self._field(name, _number(least, most), least, _default(usual))

    def number_or(self, word: str, name: str, least: int, most: int) -> int | None:
        """A whole number, or this word: then None."""
        kind = Union.__getitem__((_number(least, most), Literal.__getitem__(word)))
        said: int | str = self._field(name, kind, least)
        return said if isinstance(said, int) else None

    def word(self, name: str, words: tuple[Word, ...], usual: Word | None = None) -> Word:
        """One of these words."""
        return self._field(name, Literal.__getitem__(words), words[0], _default(usual))

    def word_or_none(self, name: str, words: tuple[Word, ...]) -> Word | None:
        """One of these words, or nothing."""
        said: Word | None = self._field(name, _or_none(Literal.__getitem__(words)), None, None)
        return said

    def selector(self, name: str, forms: tuple[str, ...], usual: str | None = None) -> Selector:
        """In one of these forms: `near [1-9]` is that of `near 3`."""
        return _taken_apart(self._field(name, _one_of(forms), forms[0], _default(usual)))

    def selector_or_none(self, name: str, forms: tuple[str, ...]) -> Selector | None:
        """In one of these forms, or nothing."""
        said: str | None = self._field(name, _or_none(_one_of(forms)), None, None)
        return None if said is None else _taken_apart(said)

    @abstractmethod
    def parts(self, name: str) -> list[Part]:
        """Other parts, of any kind that was declared before."""

    @abstractmethod
    def parts_if_any(self, name: str, do: str) -> list[Part]:
        """Other parts of one kind, perhaps none."""

    @abstractmethod
    def _field(self, name: str, kind: object, sample: T, usual: object = NEEDED) -> T:
        """A field of this type; its value is of the type of the sample."""


def _default(usual: object) -> object:
    return NEEDED if usual is None else usual


def _or_none(kind: object) -> object:
    return Union.__getitem__((kind, None))


def _number(least: int, most: int) -> object:
    return Annotated[int, msgspec.Meta(ge=least, le=most)]


def _one_of(forms: tuple[str, ...]) -> object:
    return Annotated[str, msgspec.Meta(pattern=f"^({'|'.join(forms)})$")]


def _taken_apart(said: str) -> Selector:
    word, _, number = said.partition(" ")
    return Selector(word, int(number) if number.isdigit() else 0)


class DeclaredFields(Fields):
    """Collects what a part asks for; `known` are the types of the parts before it."""

    def __init__(self, known: Mapping[str, type[PartData]]) -> None:
        self.known = known
        self.fields: list[tuple[str, object, object]] = []

    def parts(self, name: str) -> list[Part]:
        """Of all kinds before it."""
        some: list[Part] = []
        return self._field(name, list_of(self.known.values()), some)

    def parts_if_any(self, name: str, do: str) -> list[Part]:
        """Of this kind."""
        some: list[Part] = []
        return self._field(name, list_of([self.known[do]]), some, ())

    def _field(self, name: str, kind: object, sample: T, usual: object = NEEDED) -> T:
        self.fields.append((name, kind, usual))
        return sample


def list_of(kinds: Iterable[type[PartData]]) -> object:
    """The type of a list of parts of these kinds."""
    return tuple.__class_getitem__((Union.__getitem__(tuple(kinds)), ...))


class ReadFields(Fields):
    """Reads what a pack says of a part."""

    def __init__(self, data: PartData, part_of: Callable[[PartData], Part]) -> None:
        self.data = data
        self.part_of = part_of

    def parts(self, name: str) -> list[Part]:
        """Made as well."""
        said: tuple[PartData, ...] = getattr(self.data, name)
        return [self.part_of(data) for data in said]

    def parts_if_any(self, name: str, do: str) -> list[Part]:  # noqa: ARG002 - as declared
        """Likewise."""
        return self.parts(name)

    def _field(
        self,
        name: str,
        kind: object,  # noqa: ARG002 - as declared
        sample: T,  # noqa: ARG002
        usual: object = NEEDED,  # noqa: ARG002
    ) -> T:
        said: T = getattr(self.data, name)
        return said
