"""How this table plays: what people agree on before the start."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table's agreements; every one has a default."""

    characters: Annotated[
        Literal["draft", "random"],
        Meta(description="TX-25: whether everyone takes one in secret, or they are dealt"),
    ] = "draft"
    round_limit: (
        Annotated[
            int,
            Meta(
                ge=1,
                le=999,
                description="TX-111: the game stops after this round; null: only with a winner",
            ),
        ]
        | None
    ) = None
