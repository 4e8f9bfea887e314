"""A table frozen as bytes, so that a long log need not be followed from its beginning.

Only for the program that froze it: what it holds is how that program thinks of a table. It does not
grow with the log: what was played stands there already, and is put back from there.
"""

from __future__ import annotations

import io
import pickle
from collections.abc import Sequence
from typing import Any

import msgspec

from sobremesa.kernel.course import Course
from sobremesa.kernel.game import AnyGame, Game
from sobremesa.kernel.record import Entry, Record
from sobremesa.table.clocks import Clocks
from sobremesa.table.table import Asked, Place, Stream, Table

OURS = ("sobremesa.games.", "sobremesa.kernel.", "sobremesa.table.")  # which do no I/O
PARTS = (Asked, Clocks, Course, Place, Stream)
NOT_OURS = {
    ("msgspec._core", "UNSET"),
    ("msgspec._utils", "rebuild"),
}


class _Freezer(pickle.Pickler):
    """Leaves the game out: it is known by its name."""

    def __init__(self, data: io.BytesIO, record: Record | None) -> None:
        super().__init__(data, protocol=pickle.HIGHEST_PROTOCOL)
        self._record = record

    def persistent_id(self, obj: Any) -> str | None:
        return "game" if isinstance(obj, Game) else None

    def reducer_override(self, obj: Any) -> Any:
        """Parts of a table go by their fields; those that are compiled know no other way."""
        if isinstance(obj, PARTS):
            return (part, (type(obj), self._given(obj), _fields(obj)))
        return NotImplemented

    def _given(self, obj: Any) -> tuple[Any, ...]:
        """What such a part can be made of, before all its fields are put back."""
        match obj:
            case Place():
                return (obj.plan,)
            case Clocks():
                return (obj.clock, len(obj.left))
            case Course():
                assert self._record is not None
                head = msgspec.structs.replace(self._record.head, origin=None, pack_text=None)
                return (obj.game, head)
            case _:
                return ()


def _fields(obj: Any) -> dict[str, Any]:
    """By their names, which a compiled class keeps elsewhere."""
    kind = type(obj)
    names = kind.__slots__ if hasattr(kind, "__slots__") else kind.__mypyc_attrs__
    return {name: getattr(obj, name) for name in names}


def part(kind: Any, given: tuple[Any, ...], fields: dict[str, Any]) -> Any:
    """A part of a table as it was frozen."""
    made = kind(*given)
    for name, value in fields.items():
        setattr(made, name, value)
    return made


class _Thawer(pickle.Unpickler):
    """Puts the game back."""

    def __init__(self, data: bytes, game: AnyGame) -> None:
        super().__init__(io.BytesIO(data))
        self._game = game

    def persistent_load(self, pid: Any) -> AnyGame:  # noqa: ARG002
        return self._game

    def find_class(self, module: str, name: str) -> Any:
        """What bytes of a database may name: types of the engine and what restores them."""
        if (module, name) in NOT_OURS:
            return super().find_class(module, name)
        if not module.startswith(OURS) or "." in name:
            raise pickle.UnpicklingError(f"{module}.{name} does not belong into a snapshot")
        found = super().find_class(module, name)
        if found.__module__ != module:
            raise pickle.UnpicklingError(f"{name} is not of {module}")
        return found


def freeze(table: Table) -> bytes:
    """The table without what is of the moment, and without what its log says."""
    kept = {name: value for name, value in _fields(table).items() if name not in LEFT_OUT}
    if table.record is not None:
        entries = table.record.entries[: table.dealt]
        kept["record"] = msgspec.structs.replace(table.record, entries=entries)
    data = io.BytesIO()
    _Freezer(data, table.record).dump(kept)
    return data.getvalue()


def thaw(data: bytes, table: Table, played: Sequence[Entry]) -> None:
    """Bring a table that has just been set to where it was frozen; until then this was played."""
    kept: dict[str, Any] = _Thawer(data, table.game).load()
    for name, value in kept.items():
        setattr(table, name, value)
    if table.record is not None:
        table.record.entries += played


OF_THE_MOMENT = frozenset({"present", "away", "thinking", "judging", "spoken"})
LEFT_OUT = OF_THE_MOMENT | {"made"}
