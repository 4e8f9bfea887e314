"""A baseline for each game: a network that learnt by playing against itself.

It looks at rows and masks as any learner does; playing it needs no library for learning. The
weights come with the package, and how they were made stands in them: `make train` makes them anew.

    baseline = Baseline.of("tanxi")
    action = baseline.act(row, mask, random)
"""

from __future__ import annotations

import json
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any, NamedTuple, Self

import numpy as np
import numpy.typing as npt
from safetensors import safe_open
from safetensors.numpy import save_file

from sobremesa.envs.episode import Mask, Row
from sobremesa.research.network import Senses, forward, forward_one

Weight = npt.NDArray[np.floating[Any]]


class Baseline(NamedTuple):
    """A network with its weights, for one game with so many players."""

    senses: Senses
    weights: dict[str, Weight]
    provenance: dict[str, Any]

    @classmethod
    def of(cls, game: str) -> Self:
        """The one that comes with the package."""
        with as_file(files("sobremesa.research") / "weights" / f"{game}.safetensors") as file:
            if not file.exists():
                raise ValueError(f"there is no baseline of {game!r}")
            return cls.read(file)

    @classmethod
    def read(cls, file: Path) -> Self:
        """One from a file."""
        with safe_open(file, "numpy") as found:
            tensors = {name: found.get_tensor(name) for name in found.keys()}  # noqa: SIM118 - no mapping
            provenance = json.loads((found.metadata() or {})["provenance"])
        senses = Senses(*(tensors.pop(f"senses.{name}") for name in Senses._fields))
        return cls(senses, {name: w.astype(np.float32) for name, w in tensors.items()}, provenance)

    def write(self, file: Path) -> None:
        """Into a file, with numbers of 16 bits."""
        tensors: dict[str, Any] = {
            f"senses.{name}": value for name, value in self.senses._asdict().items()
        }
        tensors |= {name: np.asarray(w).astype(np.float16) for name, w in self.weights.items()}
        save_file(tensors, file, {"provenance": json.dumps(self.provenance)})

    def preferences(self, rows: Row, masks: Mask) -> npt.NDArray[np.float32]:
        """How much it likes each action, for several rows at once."""
        liked: npt.NDArray[np.float32] = forward(self.weights, self.senses, rows, masks, np)[0]
        return liked

    def act(self, row: Row, mask: Mask, random: np.random.Generator) -> int:  # noqa: ARG002
        """The action that it likes best."""
        return int(forward_one(self.weights, self.senses, row, mask)[0].argmax())
