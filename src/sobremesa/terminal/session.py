"""Somebody at the terminal: what they are shown and told, and what can be typed in every game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.console import Console, RenderableType
from rich.markup import escape

from sobremesa.kernel.errors import IllegalMove
from sobremesa.kernel.events import Event
from sobremesa.table.match import Match
from sobremesa.terminal.lines import read_line
from sobremesa.texts.speaker import Speaker

Draw = Callable[[Any, Speaker], RenderableType]


class Session:
    """A match, the person who plays in it, and the screen between them."""

    def __init__(self, match: Match, speaker: Speaker, console: Console, draw: Draw) -> None:
        self.match = match
        self.speaker = speaker
        self.console = console
        self.draw = draw

    # Telling

    def say(self, key: str, **args: Any) -> None:
        """Print a message."""
        self.console.print(escape(self.speaker.say(key, **args)))

    def tell(self, events: list[Event]) -> None:
        """Say what happened, as far as the person may know."""
        for event in events:
            heard = event.told(self.speaker.listener)
            if heard is not None:
                self.console.print(f"  [dim]·[/] {escape(self.speaker.event(heard))}")

    def show(self) -> None:
        """Draw the table from the person's seat."""
        view = self.match.view(self.speaker.listener)
        self.console.print()
        self.console.print(self.draw(view, self.speaker))

    # Asking

    def put(self, question: str) -> None:
        """Say what is asked of the person."""
        told = self.match.game.asking(self.match.view(self.speaker.listener))
        said = self.speaker.say(f"question-{question}", **told)
        self.console.print(f"[bold]{escape(said)}[/]")

    def read(self) -> str:
        """What the person types."""
        return read_line(self.console, self.speaker.say("terminal-prompt"))

    def common(self, seat: int, line: str) -> bool | None:
        """Do what can be asked for in every game. True: the table has changed; None: none of it."""
        word, _, rest = line.partition(" ")
        match word.lower():
            case "":
                return False
            case "q" | "quit":
                raise KeyboardInterrupt
            case "rule":
                return self.explain(rest)
            case "bot":
                level = rest or self.match.game.everyday
                return self.attempt(lambda: self.match.give_to_bot(seat, level))
            case _:
                return None

    def attempt(
        self, act: Callable[[], None], refuse: Callable[[IllegalMove], None] | None = None
    ) -> bool:
        """Do it, or say why not."""
        try:
            act()
        except IllegalMove as illegal:
            (refuse or self.refuse)(illegal)
            return False
        return True

    def refuse(self, illegal: IllegalMove) -> None:
        """Say why not, and which rule says so."""
        sentence = escape(self.speaker.refusal(illegal))
        self.console.print(f"[red]{sentence}[/] [dim]({illegal.rule})[/]")

    def explain(self, rule_id: str) -> bool:
        """Show a rule; that changes nothing."""
        rulebook = self.match.game.rulebook
        for rule in rulebook:
            if rule.id.lower() == rule_id.strip().lower():
                self.console.print(f"[bold]{rule.id}[/] {escape(self.speaker.rule(rule))}")
                return False
        self.say("terminal-no-such-rule", rule=rule_id, example=rulebook[0].id)
        return False
