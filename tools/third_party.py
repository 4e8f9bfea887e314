"""Write THIRD_PARTY.md: whose work is in the pages, and by which licence.

The pages say themselves which packages went into them (`packages.json`, written when they are
built); the texts of their licences come from the installed packages.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
TARGET: Final = ROOT / "THIRD_PARTY.md"
BUILT: Final = ROOT / "src" / "sobremesa" / "server" / "static" / "packages.json"
INSTALLED: Final = ROOT / "web" / "node_modules"
HEAD: Final = """\
# Work of others in the pages

The pages of the web client contain the packages below, each under its own licence. Packages that
Sobremesa only needs to run are not part of it and bring their licences along.
"""
WITHOUT_TEXT: Final = {
    "Apache-2.0": "The text of the Apache License 2.0 is that of [LICENSE](LICENSE).",
    "CC-BY-3.0": (
        "Icons of game-icons.net by their authors, who are named on the page *About*, under the "
        "Creative Commons Attribution 3.0 licence: <https://creativecommons.org/licenses/by/3.0/>. "
        "Some are recoloured."
    ),
}


def text() -> str:
    """The whole document."""
    parts = [HEAD]
    for name in json.loads(BUILT.read_text(encoding="utf-8")):
        about = json.loads((INSTALLED / name / "package.json").read_text(encoding="utf-8"))
        head = f"## {name} {about['version']}\n\n{about['license']}\n"
        parts += [head, f"{_licence(name, about)}\n"]
    return "\n".join(parts)


def _licence(name: str, about: dict[str, Any]) -> str:
    """The text of the licence as it was published with the package, or where it is."""
    folder = INSTALLED / name
    files = sorted(file for file in folder.iterdir() if file.name.lower().startswith("licen"))
    if not files:
        return WITHOUT_TEXT[about["license"]]
    lines = files[0].read_text(encoding="utf-8").strip().splitlines()
    return "\n".join(f"    {line.rstrip()}".rstrip() for line in lines)


if __name__ == "__main__":
    TARGET.write_text(text(), encoding="utf-8")
