"""Regret matching: play each choice as often as one regrets not to have played it.

What is played changes all the time; its average is what comes to rest.
"""

from __future__ import annotations

from collections.abc import Sequence


def matched(regrets: Sequence[float]) -> list[float]:
    """How likely each choice is: by its regret, or its share so far; evenly where there is none."""
    total = 0.0
    for regret in regrets:
        if regret > 0.0:
            total += regret
    if total <= 0.0:
        return [1.0 / len(regrets)] * len(regrets)
    return [regret / total if regret > 0.0 else 0.0 for regret in regrets]


def lot(shares: Sequence[float], point: float) -> int:
    """The choice at a point from 0 to below 1, where shares are laid end to end."""
    last = 0
    for place, share in enumerate(shares):
        if share > 0.0:
            last = place
            point -= share
            if point < 0.0:
                break
    return last  # rounding may leave a gap after it
