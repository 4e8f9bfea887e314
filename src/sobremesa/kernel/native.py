"""What compiled classes say to the compiler; to Python it means nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:
    T = TypeVar("T")

    def mypyc_attr(**_: bool) -> Callable[[T], T]:
        """Leave the class as it is."""
        return lambda kind: kind


__all__ = ["mypyc_attr"]
