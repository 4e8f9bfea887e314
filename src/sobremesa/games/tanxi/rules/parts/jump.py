"""Elsewhere at once."""

from __future__ import annotations

from typing import ClassVar, Final

from sobremesa.games.tanxi.fields import Fields
from sobremesa.games.tanxi.rules.leading import Leading
from sobremesa.games.tanxi.state import State, is_free

TO: Final = ("near [1-9]", "anywhere", "nearest-beach")


class Jump(Leading):
    """Onto a free cell: `near 4`, `anywhere`, or the nearest free beach."""

    do: ClassVar[str] = "jump"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        to = fields.selector("to", TO)
        self.to_beach = to.word == "nearest-beach"
        self.reach = to.number  # 0: anywhere

    def can_change(self, state: State, seat: int) -> bool:
        """Somewhere else than here."""
        return self.cells(state, seat) not in ([], [state.players[seat].cell])

    def cells(self, state: State, seat: int) -> list[int]:
        """Where a jump can end, whatever lies between."""
        island, here = state.terms.island, state.players[seat].cell
        if self.to_beach:
            open_beaches = [c for c in island.beaches if c == here or is_free(state, c)]
            nearest = min([island.ways[here][cell] for cell in open_beaches], default=0)
            return [cell for cell in open_beaches if island.ways[here][cell] == nearest]
        reach = self.reach or island.size
        return [
            cell
            for cell in range(island.size)
            if island.apart(here, cell) <= reach and is_free(state, cell)
        ]
