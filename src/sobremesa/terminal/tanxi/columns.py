"""Columns without lines."""

from __future__ import annotations

from rich.table import Table


def columns(count: int, gap: int) -> Table:
    """So many; `fold`, since an ellipsis comes too early where signs are two cells wide."""
    table = Table.grid(padding=(0, gap, 0, 0))
    for _ in range(count):
        table.add_column(overflow="fold")
    return table
