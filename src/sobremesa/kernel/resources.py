"""The one place where the engine reads a file: those that are packed with it, at import."""

from __future__ import annotations

from importlib.resources import files


def packaged(package: str, path: str) -> str:
    """The text of a file that belongs to the package."""
    return files(package).joinpath(path).read_text(encoding="utf-8")
