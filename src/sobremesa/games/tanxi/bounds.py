"""From a drawing to an island: every bound that a map must keep, each named where it is broken."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from sobremesa.games.tanxi.drawing import CHECKS_OF_THE_SIGNS, THE_MAP, Broken, Place, read_drawing
from sobremesa.games.tanxi.island import NO_WAY, Island, Pair, all_ways, steps_over, ways_from
from sobremesa.kernel.errors import PackFault

NEVER: Final = 0  # the fog step of a cell that is never covered
_DETOUR: Final = 4  # moves; a bridge that saves less would not be missed
_LAST_STEP: Final = 3


def _call(island: Island, cells: tuple[int, ...] | list[int]) -> str:
    """Cells by name, for people."""
    return ", ".join([island.names[cell] for cell in cells])


def _call_point(island: Island, point: int) -> str:
    return (
        f"the point {island.letters[island.deck[point]]} of {_call(island, island.points[point])}"
    )


def _between(island: Island, pair: Pair) -> str:
    a, b = pair
    return f"between {island.names[a]} and {island.names[b]}"


def _coast(island: Island) -> list[int]:
    """The cells with sea on one side or more."""
    return [cell for cell in range(island.size) if len(island.neighbours[cell]) < 4]


def _check_everything_is_reachable(island: Island) -> None:
    start = island.village[0]
    lost = [cell for cell in range(island.size) if island.ways[start][cell] == NO_WAY]
    if lost:
        cells = _call(island, lost)
        raise Broken(THE_MAP, f"0 land cells are out of reach, not {len(lost)}: {cells}")


def _check_around_the_village(island: Island) -> None:
    if len(island.around) != 8:
        raise Broken("TX-11", f"8 land cells lie next to the village, not {len(island.around)}")


def _check_no_river_at_the_village(island: Island) -> None:
    for river in sorted(island.rivers):
        if island.in_village[river[0]] or island.in_village[river[1]]:
            what = f"no river touches the village, not {_between(island, river)}"
            raise Broken(THE_MAP, what)


def _check_beaches(island: Island) -> None:
    if len(island.beaches) != 6:
        cells = _call(island, island.beaches) or "none"
        raise Broken("TX-11", f"6 beaches, not {len(island.beaches)}: {cells}")
    coast = _coast(island)
    for beach in island.beaches:
        if beach not in coast:
            raise Broken("TX-11", f"beach {island.names[beach]} lies on the coast, not inland")


def _check_points_of_quadrants(island: Island) -> None:
    for quadrant, letter in enumerate(island.letters):
        points = island.deck.count(quadrant)
        if points < 3:
            raise Broken(
                THE_MAP, f"quadrant {letter} has at least 3 exploration points, not {points}"
            )


def _check_points_in_their_quadrant(island: Island) -> None:
    for point, cells in enumerate(island.points):
        outside = [cell for cell in cells if island.quadrant[cell] != island.deck[point]]
        if outside:
            name = _call_point(island, point)
            what = f"lies wholly in its quadrant, not with {_call(island, outside)} outside"
            raise Broken("TX-12a", f"{name} {what}")


def _check_no_cell_in_two_points(island: Island) -> None:
    for point, cells in enumerate(island.points):
        shared = [cell for cell in cells if island.point[cell] != point]
        if shared:
            name = _call_point(island, point)
            what = f"shares no cell with another point, not {_call(island, shared)}"
            raise Broken("TX-12a", f"{name} {what}")


def _check_points_are_in_the_wild(island: Island) -> None:
    for kind, places in (("village", island.village), ("beaches", island.beaches)):
        for cell in places:
            if island.point[cell] >= 0:
                name = _call_point(island, island.point[cell])
                what = f"keeps off the {kind}, and does not hold {island.names[cell]}"
                raise Broken("TX-12", f"{name} {what}")


def _check_points_are_dry(island: Island) -> None:
    for a, b in sorted(island.rivers):
        if island.point[a] >= 0 and island.point[a] == island.point[b]:
            name = _call_point(island, island.point[a])
            what = f"has no river inside, not {_between(island, (a, b))}"
            raise Broken("TX-12", f"{name} {what}")


def _ends(island: Island, pair: Pair) -> list[Place]:
    """The two corners of the grid that a piece of river joins."""
    a, b = pair
    row, column = island.row[b], island.column[b]  # b lies east or south of a
    east = island.row[a] == row
    return [(row, column), (row + 1, column) if east else (row, column + 1)]


def _banks(island: Island, river: list[Pair]) -> set[Place]:
    return {end for piece in river for end in _ends(island, piece)}


def _check_bridges_continue_rivers(island: Island) -> None:
    banks = _banks(island, list(island.rivers))
    for bridge in sorted(island.bridges):
        if banks.isdisjoint(_ends(island, bridge)):
            name = f"the bridge {_between(island, bridge)}"
            raise Broken("TX-13", f"{name} is a gap in a river, but none runs up to it")


def _whole_rivers(island: Island) -> list[list[Pair]]:
    """Rivers with their bridges: pieces that meet at a corner belong together."""
    rivers: list[list[Pair]] = []
    for piece in sorted(island.rivers | island.bridges):
        ends = _ends(island, piece)
        meets = [river for river in rivers if not _banks(island, river).isdisjoint(ends)]
        rivers = [river for river in rivers if river not in meets]
        rivers.append([piece, *[other for river in meets for other in river]])
    return rivers


def _check_rivers_have_bridges(island: Island) -> None:
    if not island.bridges:
        raise Broken("TX-13", "at least 1 bridge, not 0")
    for river in _whole_rivers(island):
        if island.bridges.isdisjoint(river):
            name = f"the river {_between(island, min(river))}"
            raise Broken(THE_MAP, f"{name} has at least 1 bridge, not 0")


def _check_bridges_matter(island: Island) -> None:
    for bridge in sorted(island.bridges):
        a, b = bridge
        steps = steps_over(island.neighbours, island.rivers | {bridge})
        detour = ways_from(a, steps)[b]
        if detour != NO_WAY and detour < _DETOUR:
            name = f"the bridge {_between(island, bridge)}"
            what = f"without it the way is {_DETOUR} moves or more, not {detour}"
            raise Broken(THE_MAP, f"{name} matters: {what}")


def _check_rivers_matter(island: Island) -> None:
    freely = all_ways(island.neighbours)
    pairs = [(a, b) for b in range(island.size) for a in range(b)]
    longer = len([1 for a, b in pairs if island.ways[a][b] > freely[a][b]])
    if longer * 20 < len(pairs):
        share = f"{longer} of {len(pairs)}"
        raise Broken(THE_MAP, f"rivers lengthen at least 5 % of all ways, not only {share}")


def _check_no_fog_in_the_village(island: Island) -> None:
    for cell in island.village:
        if island.fog[cell] != NEVER:
            what = f"fog never covers the village, not {island.names[cell]} {_at(island, cell)}"
            raise Broken("TX-14a", what)


def _check_fog_begins_at_the_coast(island: Island) -> None:
    for cell in _coast(island):
        if island.fog[cell] != 1:
            what = f"fog covers the coast at step 1, not {island.names[cell]} {_at(island, cell)}"
            raise Broken("TX-14", what)


def _at(island: Island, cell: int) -> str:
    """When fog covers the cell, in words."""
    return "never" if island.fog[cell] == NEVER else f"at step {island.fog[cell]}"


def _depth(island: Island, cell: int) -> int:
    """How far inland the cell lies, in steps of fog; what is never covered lies deepest."""
    return island.fog[cell] or _LAST_STEP + 1


def _check_fog_comes_in_rings(island: Island) -> None:
    for cell in range(island.size):
        for other in island.neighbours[cell]:
            if _depth(island, other) - _depth(island, cell) > 1:
                here = f"{island.names[cell]} {_at(island, cell)}"
                there = f"{island.names[other]} {_at(island, other)}"
                what = "neighbours are covered at most one step apart"
                raise Broken("TX-14", f"{what}, not {here} and {there}")


def _check_clear_cells_hang_together(island: Island) -> None:
    for step in range(1, _LAST_STEP + 1):
        covered = [_depth(island, cell) <= step for cell in range(island.size)]
        steps = [
            () if covered[cell] else tuple([other for other in others if not covered[other]])
            for cell, others in enumerate(island.steps)
        ]
        ways = ways_from(island.village[0], steps)
        cut_off = [c for c in range(island.size) if ways[c] == NO_WAY and not covered[c]]
        if cut_off:
            what = f"after step {step} one can walk between all clear cells"
            raise Broken("TX-14", f"{what}, not to {_call(island, cut_off)}")


def _to_points(island: Island, start: int) -> list[int]:
    """The fewest moves from a cell to each exploration point, shortest first."""
    return sorted([_to_nearest(island, start, cells) for cells in island.points])


def _to_nearest(island: Island, start: int, cells: tuple[int, ...]) -> int:
    return min([island.ways[start][cell] for cell in cells])


def _between_points(island: Island, here: tuple[int, ...], there: tuple[int, ...]) -> int:
    """The fewest moves from one group of cells to another."""
    return min([_to_nearest(island, cell, there) for cell in here])


def _check_points_lie_close(island: Island) -> None:
    """TX-123: Ian explores, moves 2 to another point and explores again."""
    nearest = min(
        [
            _between_points(island, here, there)
            for number, there in enumerate(island.points)
            for here in island.points[:number]
        ]
    )
    if nearest > 2:
        what = "two exploration points somewhere within 2 moves of each other (TX-123)"
        raise Broken(THE_MAP, f"{what}, the nearest are {nearest} apart")


def _check_a_point_at_the_village(island: Island) -> None:
    """TX-122: Darla deals with the goblin, moves 1 onto an exploration point and explores it."""
    nearest = min([_between_points(island, island.village, cells) for cells in island.points])
    if nearest > 1:
        what = "an exploration point 1 move from the village (TX-122)"
        raise Broken(THE_MAP, f"{what}, the nearest is {nearest} away")


def _check_beaches_are_near_a_point(island: Island) -> None:
    for beach in island.beaches:
        nearest = _to_points(island, beach)[0]
        if nearest > 4:
            what = f"beach {island.names[beach]} is within 4 moves of an exploration point"
            raise Broken(THE_MAP, f"{what}, not {nearest}")


def _first_point(island: Island, beach: int) -> int:
    return _to_points(island, beach)[0]


def _three_points(island: Island, beach: int) -> int:
    return sum(_to_points(island, beach)[:3])


def _to_the_village(island: Island, beach: int) -> int:
    return _to_nearest(island, beach, island.village)


def _to_the_others(island: Island, beach: int) -> int:
    return sum([island.ways[beach][other] for other in island.beaches])


# What makes one beach better than another, and by how many moves at most.
_MEASURES: Final[tuple[tuple[str, Callable[[Island, int], int], int], ...]] = (
    ("the nearest exploration point", _first_point, 1),
    ("the nearest three exploration points, added up,", _three_points, 1),
    ("the village", _to_the_village, 1),
    ("the other beaches, added up,", _to_the_others, 2),  # of five: the means within half a move
)


def _check_no_beach_is_better(island: Island) -> None:
    for where, measure, allowed in _MEASURES:
        ways = [measure(island, beach) for beach in island.beaches]
        spread = max(ways) - min(ways)
        if spread > allowed:
            found = [
                f"{island.names[b]} {way}" for b, way in zip(island.beaches, ways, strict=True)
            ]
            what = f"the ways from the beaches to {where} differ by at most {allowed}"
            raise Broken(THE_MAP, f"{what}, not {spread}: {', '.join(found)}")


_CHECKS: Final[tuple[Callable[[Island], None], ...]] = (
    _check_everything_is_reachable,
    _check_around_the_village,
    _check_no_river_at_the_village,
    _check_beaches,
    _check_points_of_quadrants,
    _check_points_in_their_quadrant,
    _check_no_cell_in_two_points,
    _check_points_are_in_the_wild,
    _check_points_are_dry,
    _check_bridges_continue_rivers,
    _check_rivers_have_bridges,
    _check_bridges_matter,
    _check_rivers_matter,
    _check_no_fog_in_the_village,
    _check_fog_begins_at_the_coast,
    _check_fog_comes_in_rings,
    _check_clear_cells_hang_together,
    _check_points_lie_close,
    _check_a_point_at_the_village,
    _check_beaches_are_near_a_point,
    _check_no_beach_is_better,
)


# From text to island


def read_island(drawing: str, letters: tuple[str, ...], file: str) -> Island:
    """The island of a drawing, checked. `letters` are the quadrants in reading order."""
    try:
        return _known(drawing, letters)
    except Broken as broken:
        raise PackFault(f"{file}, field island", str(broken)) from None


@lru_cache(maxsize=64)
def _known(text: str, letters: tuple[str, ...]) -> Island:
    """Made once for each drawing: a state that comes out of a pickle names its island by it."""
    drawing = read_drawing(text, letters)
    for check in CHECKS_OF_THE_SIGNS:
        check(drawing)
    island = Island(text, letters, drawing)
    for test in _CHECKS:
        test(island)
    return island
