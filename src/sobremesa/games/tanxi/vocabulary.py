"""The closed vocabulary: every part that a card, an ability, a wrath or a favour may say.

A new part is one file in `rules/parts/`, and its name here: parts are told in this order.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final

import msgspec

from sobremesa.games.tanxi.fields import DeclaredFields, PartData, list_of
from sobremesa.games.tanxi.part import Holding, Part, put_on_shelf

SHELF: Final = (
    "mod", "floor", "extra_die", "pierce", "reach", "flex", "reduce", "free", "discount", "cross",
    "steady", "no_flee",
    "damage", "heal", "gain", "relic", "explore", "scout", "take", "steal", "toss", "forfeit",
    "move", "jump", "shove", "swap", "attack", "again", "ice", "reload", "disarm", "peek", "rob",
    "trade",
    "each",
)  # fmt: skip


def _part_in(name: str) -> type[Part]:
    """The one part that this file of `rules/parts/` is about."""
    module = import_module(f"sobremesa.games.tanxi.rules.parts.{name}")
    (part,) = [
        kind
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, Part) and kind.__module__ == module.__name__
    ]
    return part


def _types_of(parts: tuple[type[Part], ...]) -> dict[str, type[PartData]]:
    """The type of each part's table in a pack, by its word."""
    types: dict[str, type[PartData]] = {}
    for part in parts:
        put_on_shelf(part)
        declared = DeclaredFields(types)
        part(declared)
        made = msgspec.defstruct(
            part.__name__, declared.fields, bases=(PartData,), kw_only=True, tag=part.do
        )
        assert issubclass(made, PartData)
        types[part.do] = made
    return types


PARTS: Final = tuple(map(_part_in, SHELF))
TYPES: Final = _types_of(PARTS)

if TYPE_CHECKING:
    Effects = tuple[PartData, ...]
    Holdings = tuple[PartData, ...]
else:
    Effects = list_of(TYPES.values())
    Holdings = list_of(TYPES[part.do] for part in PARTS if issubclass(part, Holding))
