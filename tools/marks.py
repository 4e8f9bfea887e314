"""Pages that are partly written by a program: what stands between marks, and nothing around them.

<!-- make types: entries -->
...
<!-- end -->
"""

from __future__ import annotations

import re
from collections.abc import Callable


def between_marks(text: str, target: str, write: Callable[[str], str]) -> str:
    """The page with what `make TARGET` writes there written anew, each part by its name."""
    return re.sub(
        rf"(<!-- make {target}: ([a-z ]+) -->\n).*?(<!-- end -->)",
        lambda mark: f"{mark[1]}\n{write(mark[2]).rstrip()}\n\n{mark[3]}",
        text,
        flags=re.DOTALL,
    )
