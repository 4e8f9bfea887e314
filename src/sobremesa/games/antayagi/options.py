"""How this table plays: what people agree on, and say, before the start."""

from __future__ import annotations

from typing import Literal

import msgspec

from sobremesa.games.antayagi.content import Edition
from sobremesa.kernel.errors import OptionsFault


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table's agreements; every one has a default."""

    edition: Edition = "80"
    effects_first: Literal["active", "chosen"] = "active"  # AY-26
    memory_aid: bool = True  # AY-12: whether clients show remembered faces
    pockets: tuple[int | None, ...] = ()  # AY-5a: by seat; None says nothing
    ages: tuple[int | None, ...] = ()  # AY-5a: edition 65 settles ties by them
    ask: Literal["everyone", "able"] = "everyone"  # AY-32: simulations may ask the able alone


def check(options: Options, seats: int) -> None:
    """Refuse what cannot be meant."""
    for name in ("pockets", "ages"):
        said: tuple[int | None, ...] = getattr(options, name)
        if len(said) > seats:
            raise OptionsFault(f"options, field {name}", f"{len(said)} answers of {seats} players")
        for seat, number in enumerate(said):
            if number is not None and number < 0:
                raise OptionsFault(f"options, field {name}", f"seat {seat} cannot have {number}")
