"""What all games read and say alike."""

from __future__ import annotations

from rich.console import Console
from rich.markup import escape

from sobremesa.texts.speaker import Speaker


def read_line(console: Console, prompt: str) -> str:
    """A line from the person; the end of input is a wish to stop, as Ctrl-C is."""
    try:
        return console.input(f"[dim]{escape(prompt)}[/] ").strip()
    except EOFError:
        raise KeyboardInterrupt from None


def percent(chance: float, speaker: Speaker) -> str:
    """A chance as people say it; what can happen is never 0 %, what may fail never 100 %."""
    number = round(100 * chance)
    if 0 < chance < 1:
        number = min(max(number, 1), 99)
    return speaker.say("terminal-percent", number=number)
