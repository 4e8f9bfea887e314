"""Numbers for learners: every view as a row, every turn as actions (`kernel/encoding.py`).

A play is said tile by tile, in any order, and then `lay`: the engine finds the layout. A tile can
be taken while the tiles taken and it are part of some play that the search finds.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from sobremesa.games.antheno.content import COLOURS, KINDS, TILES, Pack, tiles_of
from sobremesa.games.antheno.moves import (
    DRAW,
    PASS,
    Draw,
    Move,
    Placed,
    Play,
    cells_of,
    play,
)
from sobremesa.games.antheno.options import RANGES, Options
from sobremesa.games.antheno.rules.referee import found
from sobremesa.games.antheno.search.layout import lay_out
from sobremesa.games.antheno.search.plays import BUDGET, play_with, search
from sobremesa.games.antheno.search.solve import Solution
from sobremesa.games.antheno.search.steps import Steps
from sobremesa.games.antheno.state import State
from sobremesa.games.antheno.table import FAR, Cells, joined
from sobremesa.games.antheno.view_types import SeatView, View
from sobremesa.games.antheno.views import view as seen_by
from sobremesa.kernel.encoding import ActionSpace, Encoding, ViewRows, Walk
from sobremesa.kernel.layout import (
    LARGEST,
    BySeatCodec,
    Codec,
    CountsCodec,
    GivenCodec,
    ListCodec,
    NameCodec,
    NumberCodec,
    RecordCodec,
    SeatCodec,
    SeatListCodec,
    TallyCodec,
    ViewCodec,
)

VERSION: Final = 0
SEATS: Final = 4
SORTED: Final = tiles_of([1] * KINDS)  # as racks are sorted
ROUNDS: Final = 12  # of drawing for the start, of which hardly anybody sees a third

# Moves

LAY: Final = KINDS
DRAWS: Final = KINDS + 1
PASSES: Final = KINDS + 2


class TurnWalk(Walk[Move]):
    """A turn, tile by tile; every tile that can be taken is part of a play that was found.

    A tile of which the search does not find out cannot be taken; it has as many steps as the
    referee. Where that one knows of a play, its tiles are open all the same. What is found for one
    step holds for the later ones: a play may have more tiles than were asked for, and tiles that
    are in no play together are in none with others either.
    """

    def __init__(self, state: State, seat: int, within: int = BUDGET) -> None:
        super().__init__()
        self.within = within
        self.undecided = 0  # how often the search did not find out
        self.state = state
        self.rack = state.racks[seat]
        self.seat = seat
        self.chosen = [0] * KINDS
        self.plays: dict[tuple[int, ...], Solution | None] = {}  # that were found, by their tiles
        self.impossible: list[list[int]] = []  # tiles that are proven to be in no play together
        self._shown: Cells | None = None  # what the referee would show, where nothing else is found
        self._following: list[int] | None = None

    def following(self) -> list[int]:
        """Tiles, and `lay` once what was taken is a play; or to draw, or to pass."""
        if self._following is None:
            self._following = self._found() if self._may_play() else []
            if not self.taken and self._may_rest():
                self._following.append(DRAWS if self.state.bag else PASSES)
        return self._following

    def take(self, action: int) -> Move | None:
        """A tile, or the end of the turn."""
        self.taken.append(action)
        if action == DRAWS:
            return DRAW
        if action == PASSES:
            return PASS
        if action == LAY:
            return play(self._laid())
        self.chosen[action] += 1
        self._following = None
        return None

    def _laid(self) -> Cells:
        """The table after the play of what was taken."""
        solution = self.plays[tuple(self.chosen)]
        if solution is not None:
            return lay_out(self.state.table, solution, Steps(BUDGET))
        assert self._shown is not None
        return self._shown

    def _may_play(self) -> bool:
        """Whether any tile can be played, as the referee finds it."""
        return bool(self.taken) or found(self.state, self.seat) == "play"

    def _may_rest(self) -> bool:
        """AN-11, AN-12: in a strict game only where nothing can be played."""
        return not self.state.terms.strict or found(self.state, self.seat) != "play"

    def _found(self) -> list[int]:
        actions = [
            kind
            for kind in range(KINDS)
            if self.rack[kind] > self.chosen[kind] and self._can_take(kind)
        ]
        if self.taken and self._is_play():
            actions.append(LAY)
        return actions or self._as_shown()

    def _as_shown(self) -> list[int]:
        """The referee searches longer: the tiles of the play that it would show."""
        answer = search(self.state.table, self.rack, "any", Steps(BUDGET))
        self._shown = answer.cells
        self.plays[tuple(answer.played)] = None
        return [kind for kind in range(KINDS) if answer.played[kind]]

    def _can_take(self, kind: int) -> bool:
        """Whether a play that has these tiles and this one is known, or is found."""
        wanted = self.chosen[:]
        wanted[kind] += 1
        if any(_are_among(wanted, list(tiles)) for tiles in self.plays):
            return True
        if any(_are_among(tiles, wanted) for tiles in self.impossible):
            return False
        undecided = self.undecided
        found = self._finds(self.rack, wanted)
        if not found and self.undecided == undecided:
            self.impossible.append(wanted)
        return found

    def _is_play(self) -> bool:
        """Whether these tiles are a play."""
        if tuple(self.chosen) in self.plays:
            return True
        return self._finds(self.chosen, self.chosen)

    def _finds(self, rack: list[int], wanted: list[int]) -> bool:
        """Whether a play of these tiles is found, with others of this rack if need be."""
        steps = Steps(self.within)
        solution, proven = play_with(self.state.table, rack, wanted, steps)
        if not proven:
            self.undecided += 1
        if solution is not None:
            self.plays[tuple(solution.played)] = solution
        return solution is not None


def _are_among(some: list[int], tiles: list[int]) -> bool:
    """Whether there are at least as many of each kind."""
    for kind in range(KINDS):
        if some[kind] > tiles[kind]:
            return False
    return True


class TilesTakenCodec(TallyCodec):
    """The tiles that were taken for a play, counted; they have no order."""

    def __init__(self) -> None:
        super().__init__(TILES, LARGEST, "tiles taken for the play that one is putting together")

    def write(self, value: Any, row: list[int], first: int, seats: int) -> None:  # noqa: ARG002
        """How many of each kind."""
        counts = [0] * KINDS
        for kind in value:
            counts[kind] += 1
        row += counts

    def read(self, row: Sequence[int], at: int, first: int, seats: int) -> Any:  # noqa: ARG002
        """Kind by kind."""
        return [kind for kind in range(KINDS) for _ in range(row[at + kind])]


class TileActions(ActionSpace[State, Move]):
    """A tile of each kind, `lay`, `draw` and `pass`."""

    def __init__(self) -> None:
        self.names = (*[f"take {tile}" for tile in TILES], "lay", "draw", "pass")
        self.taken = TilesTakenCodec()

    def walk(self, state: State, seat: int) -> Walk[Move]:
        """Tile by tile."""
        return TurnWalk(state, seat)

    def steps(self, state: State, seat: int, move: Move) -> list[int]:  # noqa: ARG002
        """Its tiles, kind by kind, and `lay`."""
        if not isinstance(move, Play):
            return [DRAWS if isinstance(move, Draw) else PASSES]
        more = joined(state.table, cells_of(move.table))
        return [kind for kind in range(KINDS) for _ in range(more[kind])] + [LAY]

    def meant(self, state: State, seat: int, taken: list[int]) -> Move | None:  # noqa: ARG002
        """A draw, a pass, or the tiles each by itself: what is wrong with them is wrong anyhow."""
        if taken[-1] == DRAWS:
            return DRAW
        if taken[-1] == PASSES:
            return PASS
        cells = dict(state.table)
        right = max([x for x, _ in cells], default=0)
        for place, kind in enumerate([action for action in taken if action < KINDS], 1):
            cells[right + 2 * place, 0] = kind
        return play(cells)


# Views


def _parts(options: Options) -> dict[str, Codec]:
    """What a view says."""
    ranges = {name: NumberCodec(span[0], span[-1], name) for name, span in RANGES.items()}
    agreed: dict[str, Codec] = {**ranges, "draw": NameCodec(("strict", "free"), "who may draw")}
    tile = NameCodec(TILES, "which tile")
    seat = RecordCodec(
        SeatView,
        {
            "colours": TallyCodec(COLOURS, LARGEST, "tiles of each colour on the rack"),
            "tiles": CountsCodec(SORTED, LARGEST, "tiles of each kind on the rack, if one sees it"),
            "place": NumberCodec(1, SEATS, "the place of who is out"),
        },
    )
    lying = RecordCodec(
        Placed,
        {
            "x": NumberCodec(-FAR, FAR, "columns to the right"),
            "y": NumberCodec(-FAR, FAR, "rows down"),
            "tile": tile,
        },
    )
    return {
        "options": GivenCodec(options, agreed),
        "question": NameCodec(("turn", "over"), "what is asked"),
        "asked": SeatListCodec(SEATS, "who owes an answer"),
        "turn": SeatCodec(SEATS, "whose turn it is"),
        "passes": NumberCodec(0, SEATS, "how many have passed in a row"),
        "bag": NumberCodec(0, LARGEST, "tiles in the bag"),
        "box": TallyCodec(TILES, LARGEST, "tiles in the game"),
        "seats": BySeatCodec(seat, SEATS),
        "table": ListCodec(lying, options.box, "tiles on the table, row by row"),
        "start": ListCodec(
            BySeatCodec(tile, SEATS), ROUNDS, "what was drawn for the start, by rounds"
        ),
    }


@lru_cache(maxsize=64)
def encoding(options: Options, pack: Pack) -> Encoding[State, Move]:
    """Rows and actions of a table that plays so."""
    view = ViewCodec(View, SEATS, _parts(options), {"pack": pack.hash})
    return Encoding(VERSION, view, TileActions(), lambda seats: ViewRows(view, seen_by, seats))
