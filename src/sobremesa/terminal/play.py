"""A game at the terminal: one person, and bots at the other seats."""

from __future__ import annotations

import os
import secrets
import shlex
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec
from rich.console import Console
from rich.markup import escape

from sobremesa.bots import DEFAULT_LEVEL
from sobremesa.kernel.chance import Chance, fast
from sobremesa.kernel.errors import IllegalMove, malformed
from sobremesa.kernel.events import Event
from sobremesa.kernel.game import AnyGame
from sobremesa.table.match import Match
from sobremesa.terminal.lines import read_line
from sobremesa.terminal.screens import QUESTIONS, SCREENS
from sobremesa.terminal.start import save
from sobremesa.texts.speaker import SEAT_FIELDS, Speaker

PERSON: Final = 0


def before_start(game: AnyGame, options: Any, speaker: Speaker, console: Console) -> Any:
    """What the game wants to know of the person before the first card is dealt."""
    question = QUESTIONS.get(game.name)
    if question is None or not console.is_terminal or not sys.stdin.isatty():
        return options
    return question(options, speaker, console)


def play_to_end(
    match: Match, language: str, console: Console, file: Path, seed: int | None
) -> bool:
    """Play, and save the game. False: it was interrupted."""
    names = [player.name for player in match.record.head.players]
    speaker = Speaker(language, match.game, names, PERSON)
    chance = fast(secrets.randbits(60) if seed is None else seed)
    session = Session(match, speaker, console, chance)
    try:
        session.run()
    except KeyboardInterrupt:
        save(match.record, file)
        console.print()
        session.say("terminal-saved", command=command(), file=shlex.quote(str(file)))
        return False
    save(match.record, file)
    session.say("terminal-look-back", command=command(), file=shlex.quote(str(file)))
    return True


def command() -> str:
    """How this program was called, so that it can be called so again."""
    if shutil.which("sobremesa"):
        return "sobremesa"
    script = Path(sys.argv[0])
    return "python -m sobremesa" if script.name == "__main__.py" else os.path.relpath(script)


class Session:
    """Asks the person, lets the bots think, and tells what happened."""

    def __init__(self, match: Match, speaker: Speaker, console: Console, chance: Chance) -> None:
        self.match = match
        self.speaker = speaker
        self.console = console
        self.chance = chance  # who is asked first, and what bots dream of

    def run(self) -> None:
        """Play until the game is over."""
        while self.match.outcome is None:
            seats = self.match.game.to_act(self.match.state)
            seat = seats[self.chance.below(len(seats))]
            if self.match.bots[seat] is None:
                self.ask(seat)
            else:
                self.tell(self.match.move(seat, self.match.bot_move(seat, self.chance)))
        self.show()
        self.say("terminal-the-end")

    # Telling

    def say(self, key: str, **args: Any) -> None:
        """Print a message."""
        self.console.print(escape(self.speaker.say(key, **args)), soft_wrap=True)

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
        self.console.print(SCREENS[self.match.game.name](view, self.speaker))

    # Asking

    def ask(self, seat: int) -> None:
        """Put the question, and read lines until one is an answer."""
        self.show()
        view = self.match.view(seat)
        moves = self.match.choices(seat).moves
        self.console.print(f"[bold]{escape(self.speaker.say(f'question-{view.question}'))}[/]")
        for number, move in enumerate(moves, 1):
            self.console.print(f"  [bold bright_red]{number}[/] {escape(self.speaker.move(move))}")
        prompt = self.speaker.say("terminal-prompt")
        while not self.answer(seat, moves, read_line(self.console, prompt)):
            pass

    def answer(self, seat: int, moves: tuple[Any, ...], line: str) -> bool:
        """Do what the line says. True: the table has changed."""
        word, _, rest = line.partition(" ")
        match word.lower():
            case "":
                return False
            case "?" | "help":
                self.say("terminal-help")
                return False
            case "q" | "quit":
                raise KeyboardInterrupt
            case "rule":
                return self.explain(rest)
            case "undo":
                return self.attempt(lambda: self.match.take_back(seat))
            case "bot":
                return self.attempt(lambda: self.match.give_to_bot(seat, rest or DEFAULT_LEVEL))
            case _:
                return self.attempt(lambda: self.play(seat, moves, line))

    def attempt(self, act: Callable[[], None]) -> bool:
        """Do it, or say why not."""
        try:
            act()
        except IllegalMove as illegal:
            self.refuse(illegal)
            return False
        return True

    def refuse(self, illegal: IllegalMove) -> None:
        """Say why not, and which rule says so."""
        sentence = escape(self.speaker.refusal(illegal))
        self.console.print(f"[red]{sentence}[/] [dim]({illegal.rule})[/]")

    def play(self, seat: int, moves: tuple[Any, ...], line: str) -> None:
        """The move of that number, or as it is typed."""
        numbered = {str(number): move for number, move in enumerate(moves, 1)}
        self.tell(self.match.move(seat, numbered.get(line) or self.typed_move(line)))

    def typed_move(self, line: str) -> Any:
        """A move as its kind and its fields: `choose nilo`, `lay 2`; people count from 1."""
        kind, *values = line.lower().split()
        kinds = {m.__struct_config__.tag: m for m in _members(self.match.game.move_type)}
        if kind not in kinds or len(values) != len(kinds[kind].__struct_fields__):
            raise malformed(line)
        fields = zip(kinds[kind].__struct_fields__, values, strict=True)
        read = {name: self.value(name, text) for name, text in fields}
        return self.match.game.read_move({"do": kind, **read})

    def value(self, field: str, text: str) -> int | str:
        """A field as it is typed: somebody's name, a number, or something in the box."""
        names = [name.lower() for name in self.speaker.names]
        if field in SEAT_FIELDS and text in names:
            return names.index(text)
        return int(text) - 1 if text.isdecimal() and len(text) < 9 else text

    def explain(self, rule_id: str) -> bool:
        """Show a rule."""
        for rule in self.match.game.rulebook:
            if rule.id.lower() == rule_id.strip().lower():
                self.console.print(f"[bold]{rule.id}[/] {escape(self.speaker.rule(rule))}")
                return False
        self.say("terminal-no-such-rule", rule=rule_id)
        return False


def _members(union: Any) -> tuple[type[msgspec.Struct], ...]:
    return tuple(union.__args__)
