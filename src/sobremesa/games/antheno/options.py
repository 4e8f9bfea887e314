"""How this table plays: what is in the box, how many tiles one starts with, and who may draw."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from sobremesa.games.antheno.content import COLOURS, COPIES, HIGHEST, STARS
from sobremesa.kernel.errors import OptionsFault

RANGES: Final = {
    "colours": range(2, len(COLOURS) + 1),
    "copies": COPIES,
    "stars": STARS,
    "hand": range(1, 31),
}


def _within(name: str) -> msgspec.Meta:
    """For those who offer a choice; `check` judges it, in better words."""
    allowed = RANGES[name]
    return msgspec.Meta(extra_json_schema={"minimum": allowed[0], "maximum": allowed[-1]})


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table's agreements; every one has a default."""

    colours: Annotated[int, _within("colours")] = 4  # AN-2
    copies: Annotated[int, _within("copies")] = 2  # AN-2: of each number in each colour
    stars: Annotated[int, _within("stars")] = 3  # AN-2: in each colour
    hand: Annotated[int, _within("hand")] = 10  # AN-6
    draw: Literal["strict", "free"] = "strict"  # AN-11a

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
