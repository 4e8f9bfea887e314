"""A turn in a game with few moves: they are listed, and one is chosen by its number or in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, get_args

import msgspec
from rich.text import Text

from sobremesa.kernel.errors import IllegalMove, Reason, malformed
from sobremesa.terminal.session import Session
from sobremesa.terminal.vocabulary import folded
from sobremesa.texts.speaker import SEAT_FIELDS, Speaker

_SAID_AGAIN: Final = 40  # so much of a line that cannot be read

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
                advice = session.advice(seat)
                session.advise(moves.index(advice.move) + 1, advice)
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
    kind, *values = session.words.command(line).split()
    kind = kind.lower()
    game = session.match.game
    kinds = {move.__struct_config__.tag: move for move in _members(game.move_type)}
    if len(values) > 1 and not any(value.isdecimal() for value in values):
        values = [" ".join(values)]  # a name of several words
    if kind not in kinds or len(values) != len(kinds[kind].__struct_fields__):
        raise malformed(line)
    reader = _Reader(session, line, kind)
    fields = zip(msgspec.structs.fields(kinds[kind]), values, strict=True)
    return game.read_move(
        {"do": kind, **{field.name: reader.value(field, said) for field, said in fields}}
    )


class _Reader:
    """Reads the fields of one typed line, and says what could have been typed instead."""

    def __init__(self, session: Session, line: str, kind: str) -> None:
        self.session = session
        self.speaker = session.speaker
        self.line = line[:_SAID_AGAIN]
        self.kind = kind

    def value(self, field: msgspec.structs.FieldInfo, text: str) -> int | str:
        """A field as it is typed: somebody's name, a number, or the name of a thing in the box."""
        if field.name in SEAT_FIELDS:
            return self._seat(text)
        return self._number(text) if field.type is int else self._thing(text, get_args(field.type))

    def _seat(self, text: str) -> int:
        """Somebody by name, by number, or by the beginning of a name that is nobody else's."""
        names = [folded(name) for name in self.speaker.names]
        exact = [seat for seat, name in enumerate(names) if name == folded(text)]
        if not exact and _is_number(text):
            return int(text) - 1
        found = exact or self._begins(names, folded(text))
        if len(found) == 1:
            return found[0]
        if not found:
            me = self.speaker.listener
            others = [name for seat, name in enumerate(self.speaker.names) if seat != me]
            raise _unread(Reason("terminal-no-such-player", self._told(others)))
        several = [self.speaker.seat(seat) for seat in found]
        raise _unread(Reason("terminal-which-player", self._told(several)))

    def _begins(self, names: Sequence[str], beginning: str) -> list[int]:
        """The seats whose names begin so; oneself only where nobody else's does."""
        found = [seat for seat, name in enumerate(names) if name.startswith(beginning)]
        return [seat for seat in found if seat != self.speaker.listener] or found

    def _number(self, text: str) -> int:
        if _is_number(text):
            return int(text) - 1
        example = self.session.words.shown(f"{self.kind} 1")
        raise _unread(Reason("terminal-no-such-slot", {"line": self.line, "example": example}))

    def _thing(self, text: str, ids: Sequence[str]) -> str:
        called = {folded(self.speaker.name(id)): id for id in ids} | {id: id for id in ids}
        if folded(text) not in called:
            names = [self.speaker.name(id) for id in ids]
            raise _unread(Reason("terminal-not-among", self._told(names)))
        return called[folded(text)]

    def _told(self, names: Sequence[str]) -> dict[str, str | int]:
        return {"line": self.line, "names": ", ".join(names)}


def _is_number(text: str) -> bool:
    return text.isdecimal() and len(text) < 9


def _unread(reason: Reason) -> IllegalMove:
    """K-3: this is no move, and why."""
    return IllegalMove("K-3", reason)


def _members(union: Any) -> tuple[type[msgspec.Struct], ...]:
    return tuple(union.__args__)
