"""A turn in a game with few moves: they are listed, and one is chosen by its number or in words."""

from __future__ import annotations

from typing import Any

import msgspec
from rich.markup import escape

from sobremesa.kernel.errors import malformed
from sobremesa.terminal.session import Session
from sobremesa.texts.speaker import SEAT_FIELDS


def choose(session: Session, seat: int) -> None:
    """Put the question with its choices, and read lines until one is an answer."""
    session.show()
    moves = session.match.choices(seat).moves
    session.put(session.match.view(seat).question)
    for number, move in enumerate(moves, 1):
        offer = escape(session.speaker.move(move))
        session.console.print(f"  [bold bright_red]{number}[/] {offer}")
    while not _answer(session, seat, moves, session.read()):
        pass


def _answer(session: Session, seat: int, moves: tuple[Any, ...], line: str) -> bool:
    """Do what the line says. True: the table has changed."""
    match line.partition(" ")[0].lower():
        case "?" | "help":
            session.say(f"terminal-help-{session.match.game.name}")
            return False
        case "undo":
            return session.attempt(lambda: session.match.take_back(seat))
    done = session.common(seat, line)
    if done is None:
        return session.attempt(lambda: _play(session, seat, moves, line))
    return done


def _play(session: Session, seat: int, moves: tuple[Any, ...], line: str) -> None:
    """The move of that number, or as it is typed."""
    numbered = {str(number): move for number, move in enumerate(moves, 1)}
    session.tell(session.match.move(seat, numbered.get(line) or _typed_move(session, line)))


def _typed_move(session: Session, line: str) -> Any:
    """A move as its kind and its fields: `choose nilo`, `lay 2`; people count from 1."""
    kind, *values = line.lower().split()
    game = session.match.game
    kinds = {move.__struct_config__.tag: move for move in _members(game.move_type)}
    if kind not in kinds or len(values) != len(kinds[kind].__struct_fields__):
        raise malformed(line)
    names = [name.lower() for name in session.speaker.names]
    fields = zip(kinds[kind].__struct_fields__, values, strict=True)
    return game.read_move(
        {"do": kind, **{name: _value(name, said, names) for name, said in fields}}
    )


def _value(field: str, text: str, names: list[str]) -> int | str:
    """A field as it is typed: somebody's name, a number, or something in the box."""
    if field in SEAT_FIELDS and text in names:
        return names.index(text)
    return int(text) - 1 if text.isdecimal() and len(text) < 9 else text


def _members(union: Any) -> tuple[type[msgspec.Struct], ...]:
    return tuple(union.__args__)
