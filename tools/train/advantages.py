"""How much better each decision turned out than was expected (generalised advantage estimation)."""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

TRACE: Final = 0.95  # how much of what came later counts


def advantages(
    seats: npt.NDArray[np.int16],
    over: npt.NDArray[np.int8],
    rewards: npt.NDArray[np.float32],
    expected: npt.NDArray[np.float32],
) -> tuple[npt.NDArray[np.float32], npt.NDArray[np.float32], npt.NDArray[np.bool_]]:
    """How much better each decision turned out than expected, what came, and whether it is known.

    Arrays are by step and table. Decisions at one table are of several seats, each of which goes on
    from its own next decision, or to its reward. The last decision of a seat in a game that goes on
    is known no further, and only tells what to expect of the one before.
    """
    steps, tables = seats.shape
    players = rewards.shape[2]
    gains = np.zeros((steps, tables), np.float32)
    known = np.zeros((steps, tables), bool)
    later = np.zeros((tables, players), np.float32)  # what a seat expects at its next decision
    trace = np.zeros((tables, players), np.float32)
    certain = np.zeros((tables, players), bool)
    every = np.arange(tables)
    for step in range(steps - 1, -1, -1):
        ended = over[step] > 0
        later[ended], trace[ended], certain[ended] = rewards[step][ended], 0, True
        seat = seats[step]
        gain = later[every, seat] - expected[step] + TRACE * trace[every, seat]
        known[step] = certain[every, seat]
        gains[step] = np.where(known[step], gain, 0)
        later[every, seat], trace[every, seat] = expected[step], gains[step]
        certain[every, seat] = True
    return gains, gains + expected, known
