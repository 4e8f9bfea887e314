"""OpenSpiel's playthroughs: whole games as its own tool writes them down, with long lines cut."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any, Final, NamedTuple

from absl import flags
from open_spiel.python.algorithms import generate_playthrough

import sobremesa.envs.openspiel  # noqa: F401 - OpenSpiel knows our games by it

FOLDER: Final = Path(__file__).parent / "openspiel"
WIDE: Final = 160  # characters of a line, of which rows and texts have thousands


class Playthrough(NamedTuple):
    """A game to be played through."""

    name: str
    game: str
    seed: int

    @property
    def file(self) -> Path:
        """Where it is kept."""
        return FOLDER / f"{self.name}.txt"


PLAYTHROUGHS: Final = (
    Playthrough("antayagi", "sobremesa_antayagi(edition=65)", 48),
    Playthrough("antheno", "sobremesa_antheno(colours=2,copies=1,stars=1,hand=3,draw=free)", 39),
    Playthrough("tanxi", "sobremesa_tanxi(round_limit=1,characters=random)", 3),
)


def tool() -> Any:
    """OpenSpiel's own, which wants to have seen a command line."""
    flags.FLAGS(["playthrough"])
    return generate_playthrough


def played(one: Playthrough) -> str:
    """The playthrough, by actions that its seed says."""
    return cut(tool().playthrough(one.game, None, seed=one.seed))


def replayed(one: Playthrough) -> tuple[str, str]:
    """What is kept, and what OpenSpiel makes of the actions that stand in it."""
    kept, again = tool().replay(str(one.file))
    return kept, cut(again)


def cut(text: str) -> str:
    """The text with a hash for the rest of every long line."""
    return "\n".join([line if len(line) <= WIDE else _cut(line) for line in text.split("\n")])


def _cut(line: str) -> str:
    rest = hashlib.sha256(line[WIDE:].encode()).hexdigest()[:16]
    return f"{line[:WIDE]}… {len(line)} characters, {rest}"
