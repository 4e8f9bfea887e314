"""Puts the pages into a wheel or an sdist: a package without them would serve none."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PagesHook(BuildHookInterface[Any]):
    """Builds the pages where they are missing or older than what they are made of."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Before anything is packed. An editable install serves what `make web` has built."""
        root = Path(self.root)
        if version == "editable" or not needs_pages(root):
            return
        done = subprocess.run([sys.executable, root / "tools" / "web.py", "build"], check=False)
        if done.returncode:
            raise SystemExit(
                "The pages could not be built, and a package without them would serve none: "
                "run `make web`, which says why, and build the package again."
            )


def needs_pages(root: Path) -> bool:
    """Whether the pages are missing, or older than their sources, as far as these are here."""
    page = root / "src" / "sobremesa" / "server" / "static" / "index.html"
    if not page.exists():
        return True
    sources = [file for file in (root / "web").rglob("*") if "node_modules" not in file.parts]
    return any(file.is_file() and file.stat().st_mtime > page.stat().st_mtime for file in sources)
