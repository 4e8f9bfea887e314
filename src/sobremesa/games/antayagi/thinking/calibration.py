"""From what a search finds to how often it comes true among experts: see numbers.toml."""

from __future__ import annotations

from typing import Final

from sobremesa.games.antayagi.thinking.numbers import CALIBRATION

STEPS: Final = len(CALIBRATION) - 1


def calibrated(value: float) -> float:
    """The chance to win where a search says so; straight lines between the fitted points."""
    place = min(max(value, 0.0), 1.0) * STEPS
    step = min(int(place), STEPS - 1)
    low, high = CALIBRATION[step], CALIBRATION[step + 1]
    return low + (high - low) * (place - step)
