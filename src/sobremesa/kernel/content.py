"""Reading what is in a box: TOML in, typed entries out, mistakes named by file, entry and field."""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Annotated, Any, Final, Literal, TypeVar

import msgspec
from msgspec import Meta

from sobremesa.kernel.errors import Fault, PackFault
from sobremesa.kernel.mistakes import Mistake, Path, mistakes

T = TypeVar("T")

Source = Literal["rulebook", "reconstruction", "own"]  # printed, ours, or somebody's own


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rule's id, where it stands and where it comes from; its text is the message `rule-<id>`."""

    id: Annotated[str, Meta(description="its number")]
    chapter: Annotated[str, Meta(description="where it stands")]
    source: Annotated[
        Literal["rulebook", "ruling"],
        Meta(description="whether the rulebook says it, or we rule it"),
    ]

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
DIGITS: Final = 40  # of a number
DEPTH: Final = 20  # brackets within brackets

_WORDS: Final = re.compile(  # what is not brackets and numbers; where it does not end, all the rest
    r'"""(?:\\.|[^\\])*?(?:"{3,5}|\\?\Z)'  # quotes before the closing ones are part of the text
    r"|'''.*?(?:'{3,5}|\Z)"
    r'|"(?:\\[^\n]|[^"\\\n])*+"?'
    r"|'[^'\n]*+'?"
    r"|\#[^\n]*+",
    re.DOTALL,
)
_LONG: Final = re.compile(rf"\d[\d_]{{{DIGITS}}}|0x[\da-fA-F_]{{{DIGITS}}}")
_BRACKETS: Final = re.compile(r"[\[\]{}]")


def read_toml(text: str, file: str, fault: type[Fault] = PackFault) -> dict[str, Any]:
    """The data of a TOML file; what would take too long to read is refused before."""
    if any(line.count(".") > DOTS for line in text.splitlines()):
        raise fault(file, f"there are more than {DOTS} dots in a line")  # long keys take for ever
    bare = _WORDS.sub(" ", text)
    if _LONG.search(bare):
        raise fault(file, f"there is a number of more than {DIGITS} digits")
    if _depth(bare) > DEPTH:
        raise fault(file, f"this is not TOML: there are more than {DEPTH} brackets in brackets")
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise fault(file, f"this is not TOML: {error}") from None


def _depth(text: str) -> int:
    """How many brackets are open at a time."""
    depth = deepest = 0
    for bracket in _BRACKETS.findall(text):
        depth += 1 if bracket in "[{" else -1
        deepest = max(deepest, depth)
    return deepest


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


# Files of a box

Check = Callable[[T], Iterable[Mistake]]


class Written:
    """A TOML file that is read: what is in it, and where in it something stands."""

    def __init__(self, text: str, file: str) -> None:
        self.file = file
        self.data = read_toml(text, file)
        self._lines = lines_of(text)

    def typed(self, kind: type[T], check: Check[T] = lambda _: ()) -> T:
        """The data as a value of this type that passes the check; PackFault with all mistakes."""
        try:
            value = msgspec.convert(self.data, kind)
            found = [*check(value)]
        except msgspec.ValidationError:
            wrong = mistakes(self.data, kind)
            found = [*wrong, *self._wrong_elsewhere(kind, check, wrong)]
        if found:
            raise together([self.fault(mistake.path, mistake.what) for mistake in found])
        return value

    def _wrong_elsewhere(
        self, kind: type[T], check: Check[T], wrong: Sequence[Mistake]
    ) -> Iterator[Mistake]:
        """What the check says of fields of those entries that are of their type.

        What it says of entries as a whole may come from those that are left out.
        """
        broken = {mistake.path[:2] for mistake in wrong}
        places = {
            name: [place for place in range(len(entries)) if (name, place) not in broken]
            for name, entries in self.data.items()
            if isinstance(entries, list)
        }
        rest = {name: [self.data[name][place] for place in left] for name, left in places.items()}
        try:
            value = msgspec.convert(self.data | rest, kind)
        except msgspec.ValidationError:
            return
        for path, what in check(value):
            match path:
                case (str(name), int(place), *field) if field:
                    yield Mistake((name, places[name][place], *field), what)

    def fault(self, path: Path, what: str) -> PackFault:
        """A mistake at this place."""
        return PackFault(self.where(path), what)

    def where(self, path: Path) -> str:
        """A place as a person would say it: file, line, entries by their ids, field."""
        line = next(
            (
                self._lines[path[:end]]
                for end in range(len(path), 0, -1)
                if path[:end] in self._lines
            ),
            None,
        )
        return ", ".join(
            [self.file, *([] if line is None else [f"line {line}"]), *self._names(path)]
        )

    def _names(self, path: Path) -> list[str]:
        names: list[str] = []
        data: Any = self.data
        for step in path:
            data = _inside(data, step)
            if isinstance(step, str):
                names.append(f"field {step}")
            else:
                kind = names.pop().removeprefix("field ") if names else "entry"
                id = data.get("id") if isinstance(data, dict) else None
                names.append(f"{kind} {id if isinstance(id, str) else step + 1}")
        return names


def _inside(data: Any, step: str | int) -> Any:
    """What stands there in the data, None where nothing does."""
    try:
        return data[step]
    except (KeyError, IndexError, TypeError):
        return None


def together(faults: Sequence[PackFault]) -> PackFault:
    """All of these as one."""
    first, *others = faults
    return PackFault(first.where, first.what, tuple(others))


_HEADER: Final = re.compile(r"\s*(\[\[?)\s*([\w.-]+)\s*\]\]?\s*(#.*)?$")
_KEY: Final = re.compile(r"\s*([\w.-]+)\s*=")
_FENCES: Final = ('"""', "'''")


def lines_of(text: str) -> dict[Path, int]:
    """In which line each entry and each field of it begins, counted from 1."""
    lines: dict[Path, int] = {}
    here: Path = ()
    counts: dict[Path, int] = {}
    fence = ""
    for number, line in enumerate(text.splitlines(), 1):
        if fence:
            fence = "" if fence in line else fence
            continue
        header, key = _HEADER.match(line), _KEY.match(line)
        if header:
            here = _entry(header[2].split("."), header[1] == "[[", counts)
            lines.setdefault(here, number)
        elif key:
            names = key[1].split(".")
            for depth in range(1, len(names) + 1):
                lines.setdefault((*here, *names[:depth]), number)
        fence = next((mark for mark in _FENCES if line.count(mark) == 1), "")
    return lines


def _entry(names: list[str], one_of_many: bool, counts: dict[Path, int]) -> Path:
    """The path of a header: the newest entry of each list that it names."""
    path: Path = ()
    for depth, name in enumerate(names):
        path = (*path, name)
        if one_of_many and depth == len(names) - 1:
            counts[path] = counts.get(path, 0) + 1
        if path in counts:
            path = (*path, counts[path] - 1)
    return path


def read_rulebook(text: str, file: str) -> tuple[Rule, ...]:
    """The list of rules, each id once."""
    written = Written(text, file)
    rules = written.typed(Rulebook).rule
    seen: set[str] = set()
    for number, rule in enumerate(rules):
        if rule.id in seen:
            raise written.fault(("rule", number, "id"), f"{rule.id} stands here twice")
        seen.add(rule.id)
    return rules
