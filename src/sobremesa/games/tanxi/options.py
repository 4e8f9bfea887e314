"""How this table plays: what people agree on before the start."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table's agreements; every one has a default."""

    characters: Literal["draft", "random"] = "draft"  # TX-25
    round_limit: Annotated[int, msgspec.Meta(ge=1, le=999)] | None = None  # TX-111
