"""A table frozen as bytes, so that a long log need not be followed from its beginning.

Only for the program that froze it: what it holds is how that program thinks of a table.
"""

from __future__ import annotations

import io
import pickle
from typing import Any

from sobremesa.kernel.game import AnyGame, Game
from sobremesa.table.table import Table


class _Freezer(pickle.Pickler):
    """Leaves the game out: it stands on the shelf."""

    def persistent_id(self, obj: Any) -> str | None:
        return "game" if isinstance(obj, Game) else None


class _Thawer(pickle.Unpickler):
    """Puts the game back."""

    def __init__(self, data: bytes, game: AnyGame) -> None:
        super().__init__(io.BytesIO(data))
        self._game = game

    def persistent_load(self, pid: Any) -> AnyGame:  # noqa: ARG002
        return self._game


def freeze(table: Table) -> bytes:
    """The table without what is of the moment."""
    kept = {name: value for name, value in vars(table).items() if name not in OF_THE_MOMENT}
    data = io.BytesIO()
    _Freezer(data, protocol=pickle.HIGHEST_PROTOCOL).dump(kept)
    return data.getvalue()


def thaw(data: bytes, table: Table) -> None:
    """Bring a table that has just been set to where it was frozen."""
    kept: dict[str, Any] = _Thawer(data, table.game).load()
    vars(table).update(kept)


OF_THE_MOMENT = frozenset({"present", "away", "thinking", "judging", "spoken", "outbox"})
