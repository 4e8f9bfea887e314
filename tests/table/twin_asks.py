"""What twins ask while they think, and draft, in each game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from tests.table.simulated import Json

ASKS: Final[dict[str, Sequence[Json]]] = {
    "antayagi": ({"ask": "chances"}, {"ask": "nothing"}),
    "antheno": ({"ask": "judge", "table": []}, {"ask": "judge", "table": [[0, 0, "R1"]]}),
    "tanxi": (
        {"ask": "reach"},
        {"ask": "aim", "weapons": ["knife"]},
        {"ask": "prices"},
        {"ask": "odds"},
    ),
}


def antheno_draft(seat: int, views: Sequence[Json], random: Random) -> Json:
    """The table with one more tile, which is on the rack in each of these views."""
    table = [[*tile, "table"] for tile in views[0]["table"]]
    ours, *others = (view["seats"][seat]["tiles"] for view in views)
    both = [tile for tile in ours if all(tile in tiles for tiles in others)]
    right = max([tile[0] for tile in table], default=0) + 2
    more = [[right, 0, random.choice(both), "rack"]] if both else []
    return {"table": table + more}


DRAFTS: Final[dict[str, Callable[[int, Sequence[Json], Random], Json]]] = {"antheno": antheno_draft}
