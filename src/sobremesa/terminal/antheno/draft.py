"""A turn while it is tried out: the table as it could be, and every step on the way (AN-14a)."""

from __future__ import annotations

from collections.abc import Sequence

from sobremesa.games.antheno.content import TILES, tiles_of
from sobremesa.games.antheno.moves import Play, play, row_by_row
from sobremesa.games.antheno.rules.turn import refusal_of, wrong_tiles
from sobremesa.games.antheno.table import FAR, Cell, Cells, faults, joined
from sobremesa.kernel.errors import IllegalMove, Reason
from sobremesa.terminal.antheno.notation import Back, Change, Lay, Shift, Source, unreadable


class DraftEditor:
    """The table and the rack at the start of the turn, and what was made of them since."""

    def __init__(self, table: Cells, rack: list[int]) -> None:
        self.start = table
        self.start_rack = rack
        self.cells = table
        self._before: list[Cells] = []

    @property
    def rack(self) -> list[int]:
        """What is left on the rack, by kind."""
        return [self.start_rack[kind] - more for kind, more in enumerate(self._joined())]

    @property
    def moved(self) -> Cells:
        """What does not lie where it lay at the start of the turn."""
        return _moved(self.start, self.cells)

    @property
    def move(self) -> Play:
        """The move that ends the turn with this table."""
        return play(self.cells)

    def disorder(self) -> list[IllegalMove]:
        """AN-20 to AN-24: everything that is not in order on the table."""
        return [refusal_of(fault) for fault in faults(self.cells)]

    def problems(self) -> list[IllegalMove]:
        """AN-14a: everything for which the turn cannot end so."""
        return wrong_tiles(self._joined(), self.start_rack) + self.disorder()

    def _joined(self) -> list[int]:
        """How many more of each kind lie on the table than at the start."""
        return joined(self.start, self.cells)

    # Steps

    def change(self, change: Change) -> None:
        """Do what was typed; IllegalMove changes nothing."""
        match change:
            case Lay():
                self.put(self._laid(change))
            case Shift():
                self.put(self._shifted(change))
            case Back():
                self.put(self._taken_back(change))

    def put(self, cells: Cells) -> None:
        """Let the table be like this."""
        self._before.append(self.cells)
        self.cells = cells

    def undo(self) -> None:
        """Take the last step back."""
        if not self._before:
            raise unreadable(Reason("terminal-nothing-to-undo"))
        self.cells = self._before.pop()

    def reset(self) -> None:
        """Begin the turn again; this is a step too."""
        self.put(self.start)

    def _laid(self, change: Lay) -> Cells:
        left = self.rack
        for kind in change.kinds:
            left[kind] -= 1
        missing = tiles_of([max(-tiles, 0) for tiles in left])
        if missing:
            raise _not_on_rack(missing, tiles_of(self.rack))
        cells = dict(self.cells)
        _lay(cells, _line(change.cell, change.step, len(change.kinds)), change.kinds)
        return cells

    def _shifted(self, change: Shift) -> Cells:
        cells = dict(self.cells)
        origins: list[Cell] = []
        kinds: list[int] = []
        for source in change.sources:
            origins.append(_on_table(source, cells))
            kinds.append(cells.pop(origins[-1]))
        _lay(cells, _targets(origins, change), kinds)
        return cells

    def _taken_back(self, change: Back) -> Cells:
        """AN-13: as many tiles of a kind as have joined; two of one kind are the same tile."""
        cells = dict(self.cells)
        more = self._joined()
        for source in change.sources:
            cell = self._of_this_turn(source, cells)
            kind = cells.pop(cell)
            more[kind] -= 1
            if more[kind] < 0:
                raise _must_stay(cell, kind)
        return cells

    def _of_this_turn(self, source: Source, cells: Cells) -> Cell:
        if source.cell is not None:
            return _on_table(source, cells)
        assert source.kind is not None
        found = _places(source.kind, _moved(self.start, cells))
        if not found:
            raise unreadable(Reason("terminal-not-laid", {"tile": TILES[source.kind]}))
        return _only(found, source.kind)


def name_of(cell: Cell) -> str:
    """A cell as it is typed."""
    return f"{cell[0]},{cell[1]}"


def _moved(start: Cells, cells: Cells) -> Cells:
    return {cell: kind for cell, kind in cells.items() if start.get(cell) != kind}


# Which cells


def _line(cell: Cell, step: Cell, length: int) -> list[Cell]:
    return [(cell[0] + step[0] * far, cell[1] + step[1] * far) for far in range(length)]


def _targets(origins: list[Cell], change: Shift) -> list[Cell]:
    """In a line where a direction was said, else in the shape that they have."""
    if change.step is not None:
        return _line(change.cell, change.step, len(origins))
    dx, dy = change.cell[0] - origins[0][0], change.cell[1] - origins[0][1]
    return [(x + dx, y + dy) for x, y in origins]


def _on_table(source: Source, cells: Cells) -> Cell:
    """Where the tile lies that is meant."""
    kind, cell = source
    if cell is None:
        assert kind is not None
        found = _places(kind, cells)
        if not found:
            raise unreadable(Reason("terminal-not-on-table", {"tile": TILES[kind]}))
        return _only(found, kind)
    if cell not in cells:
        raise unreadable(Reason("terminal-cell-empty", {"cell": name_of(cell)}))
    if kind is not None and kind != cells[cell]:
        args = {"cell": name_of(cell), "tile": TILES[kind], "there": TILES[cells[cell]]}
        raise unreadable(Reason("terminal-other-tile", {**args}))
    return cell


def _places(kind: int, cells: Cells) -> list[Cell]:
    return sorted([cell for cell, other in cells.items() if other == kind], key=row_by_row)


def _only(found: list[Cell], kind: int) -> Cell:
    """The one cell; where there are several, a refusal that names them."""
    if len(found) > 1:
        names = [name_of(cell) for cell in found]
        args = {"tile": TILES[kind], "cells": "; ".join(names), "cell": names[0]}
        raise unreadable(Reason("terminal-which-one", {**args}))
    return found[0]


def _lay(cells: Cells, targets: Sequence[Cell], kinds: Sequence[int]) -> None:
    """AN-20: each tile into a cell of its own."""
    for cell, kind in zip(targets, kinds, strict=True):
        if cell in cells:
            args = {"cell": name_of(cell), "tile": TILES[cells[cell]]}
            raise IllegalMove("AN-20", Reason("terminal-cell-taken", {**args}))
        if max(abs(cell[0]), abs(cell[1])) > FAR:
            raise unreadable(Reason("terminal-too-far", {"far": str(FAR)}))
        cells[cell] = kind


# Refusals


def _not_on_rack(missing: Sequence[str], rack: Sequence[str]) -> IllegalMove:
    args = {"tiles": " ".join(missing), "rack": " ".join(rack) or "none"}
    return IllegalMove("AN-13", Reason("terminal-not-on-rack", {**args}))


def _must_stay(cell: Cell, kind: int) -> IllegalMove:
    args = {"cell": name_of(cell), "tile": TILES[kind]}
    return IllegalMove("AN-13", Reason("terminal-must-stay", {**args}))
