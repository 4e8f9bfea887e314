"""How this table plays: what is in the box, how many tiles one starts with, and who may draw."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from sobremesa.games.antheno.content import COLOURS, COPIES, HIGHEST, STARS
from sobremesa.kernel.errors import OptionsFault

RANGES: Final = {
    "colours": range(2, len(COLOURS) + 1),
    "copies": COPIES,
    "stars": STARS,
    "hand": range(1, 31),
}


def _within(name: str, about: str) -> Meta:
    """For those who offer a choice; `check` judges it, in better words."""
    allowed = RANGES[name]
    bounds = {"minimum": allowed[0], "maximum": allowed[-1]}
    return Meta(description=about, extra_json_schema=bounds)


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table's agreements; every one has a default."""

    colours: Annotated[int, _within("colours", "AN-2: how many there are")] = 4
    copies: Annotated[int, _within("copies", "AN-2: of each number in each colour")] = 2
    stars: Annotated[int, _within("stars", "AN-2: in each colour")] = 3
    hand: Annotated[int, _within("hand", "AN-6: tiles to begin with")] = 10
    draw: Annotated[
        Literal["strict", "free"],
        Meta(description="AN-11a: whether one may draw only when nothing can be played"),
    ] = "strict"

    @property
    def box(self) -> int:
        """How many tiles there are."""
        return self.colours * (HIGHEST * self.copies + self.stars)


def check(options: Options, seats: int) -> None:
    """Refuse what cannot be meant."""
    for name, allowed in RANGES.items():
        said = getattr(options, name)
        if said not in allowed:
            wanted = f"from {allowed[0]} to {allowed[-1]}"
            raise OptionsFault(f"options, field {name}", f"{wanted}, not {said}")
    if seats * options.hand > options.box:
        raise OptionsFault(
            "options, field hand",
            f"{seats} players cannot draw {options.hand} tiles each from a box of {options.box}",
        )
