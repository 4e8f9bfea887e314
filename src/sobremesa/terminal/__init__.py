"""Playing, replaying and looking in a terminal.

Rich breaks lines at every kind of space. Here it learns that a no-break space is none of them, so
that no line of French begins with a colon or ends with an opened quote.
"""

from __future__ import annotations

import re

from rich import _wrap

_wrap.re_word = re.compile(r"[^\S\u00a0]*[\S\u00a0]+[^\S\u00a0]*")
