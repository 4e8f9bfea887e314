"""A partial position as data, and back: what scenarios say of a table.

The table is a drawing, a rack is a line of tiles, the bag is one with the next tile first.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from sobremesa.games.antheno.content import KIND, TILES, Pack, count, kinds_of, tiles_of
from sobremesa.games.antheno.drawing import draw, read_drawing
from sobremesa.games.antheno.moves import Placed, cells_of
from sobremesa.games.antheno.options import Options, check
from sobremesa.games.antheno.rules.choices import to_act
from sobremesa.games.antheno.rules.end import outcome
from sobremesa.games.antheno.rules.turn import two_in_a_cell
from sobremesa.games.antheno.state import NOBODY, State, Terms
from sobremesa.games.antheno.table import Cells, faults
from sobremesa.kernel.chance import Chance
from sobremesa.kernel.content import typed
from sobremesa.kernel.errors import Fault, ScenarioFault

UNSET = msgspec.UNSET
Maybe = msgspec.UnsetType
Count = Annotated[int, msgspec.Meta(ge=0)]
TableData = str | tuple[Placed, ...]


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """A partial position: what is not said is empty or at its default."""

    table: TableData | Maybe = UNSET
    racks: tuple[str, ...] | Maybe = UNSET  # by seat
    bag: str | Maybe = UNSET  # the next tile first; unsaid: the rest of the box
    turn: int | Maybe = UNSET
    out: tuple[int, ...] | Maybe = UNSET  # who has gone out, the winner first
    passes: Count | Maybe = UNSET
    over: bool | Maybe = UNSET
    start: tuple[tuple[str, ...], ...] | Maybe = UNSET  # a dot for who did not draw


class Expectation(Position, forbid_unknown_fields=True):
    """What a scenario may expect: a partial position, and what follows from one."""

    asked: tuple[int, ...] | Maybe = UNSET
    ranks: tuple[int, ...] | Maybe = UNSET


# Reading


def place(data: Any, options: Options, pack: Pack, seats: int, chance: Chance) -> State:
    """The state of a partial position; ScenarioFault where no game can come to it."""
    check(options, seats)
    said = typed(data, Position, "position", ScenarioFault)
    state = State(Terms.of(options, pack, seats), chance)
    state.table = _table(said.table)
    state.racks = _racks(said.racks, seats)
    state.bag = _bag(said.bag, state)
    state.box = [sum(kind) for kind in zip(*_everything(state), strict=True)]
    state.out = _out(said.out, state)
    state.turn = _seat(_or(said.turn, 0), seats, "turn")
    state.passes = _or(said.passes, 0)
    state.over = _or(said.over, False)
    state.start = [_drawn(round, seats, "position") for round in _or(said.start, ())]
    _check(state)
    return state


def _or(value: Any, default: Any) -> Any:
    return default if value is UNSET else value


def _table(said: TableData | Maybe, where: str = "position, field table") -> Cells:
    if isinstance(said, Maybe):
        return {}
    tiles = _drawn_tiles(said, where) if isinstance(said, str) else said
    if two_in_a_cell(tiles):
        raise ScenarioFault(where, "AN-20: a cell holds one tile")
    return cells_of(tiles)


def _drawn_tiles(drawing: str, where: str) -> tuple[Placed, ...]:
    try:
        data = read_drawing(drawing)
    except Fault as fault:
        raise ScenarioFault(where, fault.what) from None
    return typed(data, tuple[Placed, ...], where, ScenarioFault)


def _racks(said: tuple[str, ...] | Maybe, seats: int) -> list[list[int]]:
    if isinstance(said, Maybe) or len(said) != seats:
        raise ScenarioFault("position, field racks", f"say what is on each of the {seats} racks")
    return [count(read_tiles(rack, f"position, racks {n}")) for n, rack in enumerate(said)]


def read_tiles(text: str, where: str) -> list[int]:
    """`R3 R4 B*` as kinds."""
    for tile in text.split():
        if tile not in KIND:
            raise ScenarioFault(where, f"{tile!r} is no tile: write R3, or R* for a star")
    return [KIND[tile] for tile in text.split()]


def _bag(said: str | Maybe, state: State) -> list[int]:
    """The bag with the next tile last."""
    if not isinstance(said, Maybe):
        return read_tiles(said, "position, field bag")[::-1]
    rest = state.terms.box[:]
    for zone in (count(list(state.table.values())), *state.racks):
        rest = [left - tiles for left, tiles in zip(rest, zone, strict=True)]
    return kinds_of([max(left, 0) for left in rest])[::-1]


def _everything(state: State) -> list[list[int]]:
    """The tiles of each zone, by kind."""
    return [count(list(state.table.values())), *state.racks, count(state.bag)]


def _out(said: tuple[int, ...] | Maybe, state: State) -> list[int]:
    empty = [seat for seat, rack in enumerate(state.racks) if not any(rack)]
    if isinstance(said, Maybe):
        return empty
    if sorted(said) != empty:
        raise ScenarioFault("position, field out", f"those with an empty rack are {empty}")
    return list(said)


def _seat(seat: int, seats: int, field: str) -> int:
    if not 0 <= seat < seats:
        raise ScenarioFault(f"position, field {field}", f"there are seats 0 to {seats - 1}")
    return seat


def _drawn(round: tuple[str, ...], seats: int, part: str) -> list[int]:
    where = f"{part}, field start"
    if len(round) != seats:
        raise ScenarioFault(where, f"say what each of the {seats} drew, a dot for nothing")
    return [NOBODY if tile == "." else _one_tile(tile, where) for tile in round]


def _one_tile(text: str, where: str) -> int:
    kinds = read_tiles(text, where)
    if len(kinds) != 1:
        raise ScenarioFault(where, f"{text!r}: one tile each, or a dot for nothing")
    return kinds[0]


def _check(state: State) -> None:
    """Refuse what no game can come to."""
    for kind, tiles in enumerate(state.box):
        if tiles > state.terms.box[kind]:
            has = state.terms.box[kind]
            raise ScenarioFault("position", f"{tiles} × {TILES[kind]}: the box has {has}")
    wrong = faults(state.table)
    if wrong:
        first = wrong[0]
        raise ScenarioFault(
            "position, field table", f"{first.rule}: {first.reason} ({first.tiles})"
        )
    inside = state.terms.seats - len(state.out)
    if not inside:
        raise ScenarioFault("position, field racks", "AN-30: the last player still has tiles")
    if state.passes > (inside if inside > 1 else 0):
        raise ScenarioFault("position, field passes", f"AN-12: {inside} are still in the game")
    if state.over != (inside == 1 or state.passes >= inside):
        raise ScenarioFault(
            "position, field over", "a game is over when one is left in it, or all have passed"
        )
    if state.passes and state.bag:
        raise ScenarioFault("position, field passes", "AN-12: one passes when the bag is empty")
    if not state.over and state.turn in state.out:
        raise ScenarioFault("position, field turn", f"AN-30a: seat {state.turn} is out")


# Writing


def position(state: State) -> dict[str, Any]:
    """The state as a scenario writes it."""
    data: dict[str, Any] = {
        "table": draw(state.table),
        "racks": [_line(rack) for rack in state.racks],
        "bag": " ".join([TILES[kind] for kind in reversed(state.bag)]),
        "turn": state.turn,
    }
    if state.out:
        data["out"] = state.out[:]
    if state.passes:
        data["passes"] = state.passes
    if state.over:
        data["over"] = True
    if state.start:
        data["start"] = _start(state)
    return data


def _line(rack: list[int]) -> str:
    return " ".join(tiles_of(rack))


def _start(state: State) -> list[list[str]]:
    return [["." if kind == NOBODY else TILES[kind] for kind in round] for round in state.start]


def describe(state: State) -> dict[str, Any]:
    """Everything that a scenario may expect of this state."""
    result = outcome(state)
    return {
        **position(state),
        "out": state.out[:],
        "passes": state.passes,
        "over": state.over,
        "start": _start(state),
        "asked": list(to_act(state)),
        "ranks": None if result is None else list(result.ranks),
    }


def read_expectation(data: Any) -> dict[str, Any]:
    """What a scenario expects, checked, in the form of `describe`."""
    said = typed(data, Expectation, "expect", ScenarioFault)
    expected: dict[str, Any] = {
        name: value
        for name in said.__struct_fields__
        if (value := getattr(said, name)) is not UNSET
    }
    if "table" in expected:
        expected["table"] = draw(_table(expected["table"], "expect, field table"))
    if "racks" in expected:
        racks = [read_tiles(rack, f"expect, racks {n}") for n, rack in enumerate(expected["racks"])]
        expected["racks"] = [_line(count(rack)) for rack in racks]
    if "bag" in expected:
        kinds = read_tiles(expected["bag"], "expect, field bag")
        expected["bag"] = " ".join([TILES[kind] for kind in kinds])
    if "start" in expected:
        for round in expected["start"]:
            _drawn(round, len(round), "expect")
        expected["start"] = [list(round) for round in expected["start"]]
    return {name: list(v) if isinstance(v, tuple) else v for name, v in expected.items()}


def read_order(order: list[Any]) -> list[int]:
    """The resulting order of a shuffled bag, the next tile first."""
    return read_tiles(" ".join(str(tile) for tile in order), "chance")[::-1]
