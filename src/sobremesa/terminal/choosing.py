"""A turn in a game with few moves: they are listed, and one is chosen by its number or in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from rich.text import Text

from sobremesa.kernel.errors import malformed
from sobremesa.terminal.session import Session
from sobremesa.terminal.vocabulary import folded
from sobremesa.texts.speaker import SEAT_FIELDS, Speaker

Known = Callable[[Any, Any, Speaker], Text]  # what the view says of what a move is about


class Choosing:
    """Questions of one game, and what can be typed beside an answer."""

    def __init__(
        self,
        known: Known,
        help: Sequence[tuple[str, str]],
        commands: dict[str, Callable[[Session, int], None]],
    ) -> None:
        self.known = known
        self.help = help
        self.commands = commands

    def __call__(self, session: Session, seat: int) -> None:
        """Put the question with its choices, and read lines until one is an answer."""
        moves = session.match.choices(seat).moves
        session.show(below=len(moves) + 4)  # the question in two lines, Enter, the prompt
        view = session.match.view(seat)
        session.put(view.question)
        for number, move in enumerate(moves, 1):
            offer = Text.assemble("  ", (str(number), "bold bright_red"), " ")
            offer.append(session.speaker.move(move))
            known = self.known(view, move, session.speaker)
            session.console.print(offer.append("  ").append_text(known) if known else offer)
        session.offer_enter(moves)
        while not self._answer(session, seat, moves, session.read()):
            pass

    def _answer(self, session: Session, seat: int, moves: Sequence[Any], line: str) -> bool:
        """Do what the line says. True: the table has changed."""
        word = session.words.command(line).partition(" ")[0].lower()
        if word in self.commands:
            self.commands[word](session, seat)
            return False
        match word:
            case "?" | "help":
                session.help(self.help)
                return False
            case "undo":
                return session.attempt(lambda: session.match.take_back(seat))
            case "hint":
                move = session.advice(seat)
                session.advise(moves.index(move) + 1, move)
                return False
            case "" if len(moves) == 1:
                line = "1"
        done = session.common(seat, line)
        if done is None:
            return session.attempt(lambda: _play(session, seat, moves, line))
        return done


def _play(session: Session, seat: int, moves: Sequence[Any], line: str) -> None:
    """The move of that number, or as it is typed."""
    numbered = {str(number): move for number, move in enumerate(moves, 1)}
    session.tell(session.match.move(seat, numbered.get(line) or typed_move(session, line)))


def typed_move(session: Session, line: str) -> Any:
    """A move as its kind and its fields: `choose nilo`, `lay 2`; people count from 1."""
    kind, *values = session.words.command(line).lower().split()
    game = session.match.game
    kinds = {move.__struct_config__.tag: move for move in _members(game.move_type)}
    if len(values) > 1 and not any(value.isdecimal() for value in values):
        values = [" ".join(values)]  # a name of several words
    if kind not in kinds or len(values) != len(kinds[kind].__struct_fields__):
        raise malformed(line)
    fields = zip(kinds[kind].__struct_fields__, values, strict=True)
    return game.read_move(
        {"do": kind, **{name: _value(name, said, session.speaker) for name, said in fields}}
    )


def _value(field: str, text: str, speaker: Speaker) -> int | str:
    """A field as it is typed: somebody's name, a number, or something in the box by its name."""
    names = [name.lower() for name in speaker.names]
    if field in SEAT_FIELDS and text in names:
        return names.index(text)
    if text.isdecimal() and len(text) < 9:
        return int(text) - 1
    assert speaker.game is not None
    called = {folded(speaker.name(id)): id for id in speaker.game.names}
    return called.get(folded(text), text)


def _members(union: Any) -> tuple[type[msgspec.Struct], ...]:
    return tuple(union.__args__)
