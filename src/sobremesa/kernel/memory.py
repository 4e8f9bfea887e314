"""How a process that plays looks after its memory."""

from __future__ import annotations

import gc


def collect_rarely() -> None:
    """Almost nothing here refers to itself in a circle, so looking for that need not be often.

    A bot that plans keeps thousands of positions at a time; going through all of them again and
    again took two fifths of its time.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 50, 100)
