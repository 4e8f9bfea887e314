"""Reading what a person types."""

from __future__ import annotations

from rich.console import Console
from rich.markup import escape


def read_line(console: Console, prompt: str) -> str:
    """A line from the person; the end of input is a wish to stop, as Ctrl-C is."""
    try:
        return console.input(f"[dim]{escape(prompt)}[/] ").strip()
    except EOFError:
        raise KeyboardInterrupt from None
