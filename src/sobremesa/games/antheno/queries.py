"""What a player may ask while thinking: whether a table that they have in mind is in order."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from sobremesa.games.antheno.bots import rack_of
from sobremesa.games.antheno.content import KIND, count, tiles_of
from sobremesa.games.antheno.moves import MOST, Placed, cells_of
from sobremesa.games.antheno.rules.turn import refusal_of, two_in_a_cell, wrong_tiles
from sobremesa.games.antheno.state import box_of
from sobremesa.games.antheno.table import Cell, LineVerdict, judged
from sobremesa.games.antheno.view_types import View
from sobremesa.kernel.errors import Argument, IllegalMove, Reason, malformed


class QueryBase(msgspec.Struct, frozen=True, tag_field="ask", forbid_unknown_fields=True):
    """Something that a seat wants to know."""


class Judge(QueryBase, frozen=True, tag="judge"):
    """AN-14a: whether this draft is in order."""

    table: Annotated[tuple[Placed, ...], Meta(max_length=MOST)]


class Refusal(msgspec.Struct, frozen=True):
    """One thing that is wrong: the rule, the sentence that says it, and where."""

    rule: str
    reason: Reason
    where: tuple[Argument, ...]


class JudgedLine(msgspec.Struct, frozen=True):
    """AN-22: a line of the draft, two tiles or more, and whether it is a set."""

    cells: tuple[Cell, ...]
    fine: bool
    why: Annotated[Refusal | None, Meta(description="lines whose stars cannot agree share theirs")]
    numbers: Annotated[
        tuple[int, ...],
        Meta(description="what each tile stands for; 0: a star in a line that is not in order"),
    ]


class Judgement(msgspec.Struct, frozen=True):
    """What is to be said of a draft; two tiles in a cell, or too many, leave no lines to judge."""

    fine: Annotated[bool, Meta(description="as a move it would be accepted")]
    faults: Annotated[
        tuple[Refusal, ...], Meta(description="every reason why not, as the move would be told")
    ]
    lines: Annotated[tuple[JudgedLine, ...], Meta(description="across, then down")]
    played: Annotated[tuple[str, ...], Meta(description="the tiles of the own rack in it, sorted")]


def judge(view: View, ask: Judge) -> Judgement:
    """AN-14a: every reason and the cells concerned, whoever's turn it is."""
    if view.seat is None:
        raise malformed("a spectator has no rack to play from")
    rack = rack_of(view, view.seat)
    draft = count([KIND[tile.tile] for tile in ask.table])
    table = count([KIND[tile.tile] for tile in view.table])
    more = [after - before for after, before in zip(draft, table, strict=True)]
    played = tiles_of([min(max(tiles, 0), mine) for tiles, mine in zip(more, rack, strict=True)])
    crowded = two_in_a_cell(ask.table)
    if crowded:
        return _judgement(crowded, [], played)
    wrong = wrong_tiles(more, rack)
    if _beyond_the_box(view, draft):
        return _judgement(wrong, [], played)
    said = judged(cells_of(ask.table))
    return _judgement(wrong + [refusal_of(fault) for fault in said.faults], said.lines, played)


def _beyond_the_box(view: View, draft: list[int]) -> bool:
    """Whether there are more tiles of a kind than the box holds."""
    return any(tiles > held for tiles, held in zip(draft, box_of(view.options), strict=True))


def _judgement(
    wrong: list[IllegalMove], lines: list[LineVerdict], played: tuple[str, ...]
) -> Judgement:
    return Judgement(
        fine=not wrong,
        faults=tuple([_refusal(one) for one in wrong]),
        lines=tuple([_line(line) for line in lines]),
        played=played,
    )


def _line(line: LineVerdict) -> JudgedLine:
    return JudgedLine(
        cells=tuple(line.cells),
        fine=line.fault is None,
        why=None if line.fault is None else _refusal(refusal_of(line.fault)),
        numbers=tuple(line.numbers),
    )


def _refusal(illegal: IllegalMove) -> Refusal:
    return Refusal(illegal.rule, illegal.reason, illegal.where)
