"""Ends the programs of a process that has died without ending them itself.

A program that reads the end of its input should end. One that does not would run on for ever when
the process that started it is killed, so this one, started beside it, reads a pipe from that
process: `+17` for a program whose process group is 17, `-17` when it is gone. When the pipe ends,
what is left has a moment to end, and is killed. It needs nothing but the standard library, and
runs by itself.
"""

from __future__ import annotations

import os
import signal
import sys
import time
from contextlib import suppress
from typing import Final

GRACE: Final = 1.0  # seconds to end in
_LOOK: Final = 0.05


def main() -> None:
    """Watch until the pipe ends, and clear up."""
    groups: set[int] = set()
    for line in sys.stdin:
        group = int(line[1:])
        (groups.add if line[0] == "+" else groups.discard)(group)
    end = time.monotonic() + GRACE
    while groups := {group for group in groups if _lives(group)}:
        if time.monotonic() >= end:
            for group in groups:
                with suppress(ProcessLookupError, PermissionError):
                    os.killpg(group, signal.SIGKILL)
            return
        time.sleep(_LOOK)


def _lives(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    except PermissionError:  # some systems say so of one that is dead but not buried
        return False
    return True


if __name__ == "__main__":
    main()
