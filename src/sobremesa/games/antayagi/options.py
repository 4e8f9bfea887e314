"""How this table plays: what people agree on, and say, before the start."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from sobremesa.games.antayagi.content import Edition
from sobremesa.kernel.errors import OptionsFault


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table's agreements; every one has a default."""

    edition: Edition = "80"
    effects_first: Annotated[
        Literal["active", "chosen"], Meta(description="AY-26: whose effects come first")
    ] = "active"
    memory_aid: Annotated[
        bool, Meta(description="AY-12: whether clients show remembered faces")
    ] = True
    pockets: Annotated[
        tuple[int | None, ...], Meta(description="AY-5a: by seat; null says nothing")
    ] = ()
    ages: Annotated[
        tuple[int | None, ...], Meta(description="AY-5a: edition 65 settles ties by them")
    ] = ()
    ask: Annotated[
        Literal["everyone", "able"], Meta(description="AY-32: simulations may ask the able alone")
    ] = "everyone"


def check(options: Options, seats: int) -> None:
    """Refuse what cannot be meant."""
    for name in ("pockets", "ages"):
        said: tuple[int | None, ...] = getattr(options, name)
        if len(said) > seats:
            raise OptionsFault(f"options, field {name}", f"{len(said)} answers of {seats} players")
        for seat, number in enumerate(said):
            if number is not None and number < 0:
                raise OptionsFault(f"options, field {name}", f"seat {seat} cannot have {number}")
