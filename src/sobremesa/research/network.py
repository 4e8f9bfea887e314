"""The network of our baselines: which numbers of a row it looks at, and what it makes of them.

A number that takes few values has a weight for each of them, one that takes many is measured. Both
are added up, and two layers later there is a preference for each action and the reward that is
expected. Written once for NumPy, which plays, and for JAX, which learns (`tools/train`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

FEW: Final = 130  # values for which a number has a weight each: all masks of seven seats are fewer
LARGE: Final = 8.0  # about the logarithm of the largest number that is met
NEVER: Final = -1e9  # the preference of an action that is not open
LAYERS: Final = ("first", "second", "third")


class Senses(NamedTuple):
    """Which numbers of a row are looked at, and how."""

    told: npt.NDArray[np.int32]  # for each weight of few values: the number in the row,
    value: npt.NDArray[np.int16]  # and the value that it is for
    measured: npt.NDArray[np.int32]  # numbers that take many values

    @property
    def inputs(self) -> int:
        """How many numbers the network begins with."""
        return len(self.told) + len(self.measured)


def senses_of(rows: npt.NDArray[np.int16]) -> Senses:
    """What is worth looking at, by rows that were met: numbers that differ, and all between."""
    low, high = rows.min(axis=0).astype(int), rows.max(axis=0).astype(int)
    differ = np.flatnonzero(low < high)
    few = [n for n in differ if high[n] - low[n] < FEW]
    told = [np.full(high[n] - low[n] + 1, n, np.int32) for n in few]
    value = [np.arange(low[n], high[n] + 1, dtype=np.int16) for n in few]
    many = np.array([n for n in differ if high[n] - low[n] >= FEW], np.int32)
    return Senses(np.concatenate(told), np.concatenate(value), many)


def forward(weights: Mapping[str, Any], senses: Senses, rows: Any, masks: Any, xp: Any) -> Any:
    """The preferences of all actions, and the reward expected, for rows of as many tables."""
    told = (rows[:, senses.told] == senses.value).astype(xp.float32)
    now = xp.concatenate([told, _measures(senses, rows, xp)], axis=1)
    return _answers(weights, now @ weights["first.weight"], masks, xp)


def forward_one(weights: Mapping[str, Any], senses: Senses, row: Any, mask: Any) -> Any:
    """The same for one row in NumPy: of all weights of values, those are added that hold."""
    first = weights["first.weight"]
    holds = np.flatnonzero(row[senses.told] == senses.value)
    measured = _measures(senses, row[None], np) @ first[len(senses.told) :]
    return _answers(weights, first[holds].sum(axis=0) + measured, mask[None], np)


def _measures(senses: Senses, rows: Any, xp: Any) -> Any:
    return xp.log1p(xp.maximum(rows[:, senses.measured], 0).astype(xp.float32)) / LARGE


def _answers(weights: Mapping[str, Any], heard: Any, masks: Any, xp: Any) -> Any:
    """What the layers make of what the first of them has heard."""
    now = xp.maximum(heard + weights["first.bias"], 0)
    for layer in LAYERS[1:]:
        now = xp.maximum(now @ weights[f"{layer}.weight"] + weights[f"{layer}.bias"], 0)
    preferences = now @ weights["policy.weight"] + weights["policy.bias"]
    expected = (now @ weights["value.weight"] + weights["value.bias"])[:, 0]
    return xp.where(masks > 0, preferences, NEVER), expected
