"""Reading what is in a box: TOML in, typed entries out, mistakes named by file, entry and field."""

from __future__ import annotations

import hashlib
import re
import tomllib
from typing import Any, Final, Literal, TypeVar

import msgspec

from sobremesa.kernel.errors import Fault, PackFault

T = TypeVar("T")

Source = Literal["rulebook", "reconstruction"]


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rule's id, where it stands and where it comes from; its text is the message `rule-<id>`."""

    id: str
    chapter: str
    source: Literal["rulebook", "ruling"]

    @property
    def message(self) -> str:
        """The key of this rule's text in the text files."""
        return f"rule-{self.id.lower()}"


class Rulebook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All rules of a game, in the order of the rules page."""

    rule: tuple[Rule, ...]


def identity(rules: Any) -> str:
    """The hash by which a record knows its pack again, of what the rules read of it.

    Names, texts and notes are for people: mending a word of them makes no other pack.
    """
    return hashlib.sha256(msgspec.json.encode(rules, order="sorted")).hexdigest()


def fingerprint(text: str) -> str:
    """The hash of a whole file, by which records up to 0.4 know their packs."""
    return hashlib.sha256(text.encode()).hexdigest()


DOTS: Final = 60  # in a line of TOML


def read_toml(text: str, file: str, fault: type[Fault] = PackFault) -> dict[str, Any]:
    """The data of a TOML file."""
    if any(line.count(".") > DOTS for line in text.splitlines()):
        raise fault(file, f"there are more than {DOTS} dots in a line")  # long keys take for ever
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise fault(file, f"this is not TOML: {error}") from None


def typed(
    data: Any, kind: type[T], file: str, fault: type[Fault] = PackFault, *, strict: bool = True
) -> T:
    """The data as a value of this type; a mistake is named by file, entry and field."""
    try:
        return msgspec.convert(data, kind, strict=strict)
    except msgspec.ValidationError as error:
        what, _, path = str(error).partition(" - at `$")
        place = ", ".join(_places(path.rstrip("`")))
        raise fault(f"{file}, {place}" if place else file, what) from None


def _places(path: str) -> list[str]:
    """`.card[3].copies` as a person would say it: card 4, field copies."""
    places = []
    for name, index in re.findall(r"\.([\w-]+)|\[(\d+|\.\.\.)\]", path):
        if name:
            places.append(f"field {name}")
        else:
            entry = places.pop().removeprefix("field ") if places else "entry"
            places.append(f"{entry} {int(index) + 1}" if index.isdigit() else f"{entry} …")
    return places


def read_rulebook(text: str, file: str) -> tuple[Rule, ...]:
    """The list of rules, each id once."""
    rules = typed(read_toml(text, file), Rulebook, file).rule
    seen: set[str] = set()
    for number, rule in enumerate(rules, 1):
        if rule.id in seen:
            raise PackFault(f"{file}, rule {number}, field id", f"{rule.id} stands here twice")
        seen.add(rule.id)
    return rules
