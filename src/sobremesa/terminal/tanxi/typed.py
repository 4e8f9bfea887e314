"""What a typed line means: a verb and parts of names, `use cev`, `attack nilo`, `f7`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec

from sobremesa.games.tanxi.moves import Equip, Move
from sobremesa.games.tanxi.rules.using import ABILITY_PRICE, FAVOUR_PRICE
from sobremesa.games.tanxi.view_types import View
from sobremesa.kernel.errors import IllegalMove, Reason
from sobremesa.terminal.tanxi.menu import DIRECTIONS, Choice, beside
from sobremesa.terminal.tanxi.pack_index import PackIndex
from sobremesa.terminal.vocabulary import Vocabulary, folded
from sobremesa.texts.speaker import Speaker

_CELL_MOVES: Final = ("step", "go", "block")
_OFF: Final = "off"
_VERBS: Final = {
    "move": ("step",),
    "use": ("use", "ability"),
    "ability": ("ability",),
    "buy": ("buy", "deal"),
    "deal": ("deal", "buy"),
    "village": ("deal", "buy"),
    "wear": ("equip",),
    _OFF: ("equip", "take-off"),
    "favor": ("favour",),
}
_GEMS: Final = {"ability": ABILITY_PRICE, "favour": FAVOUR_PRICE}
_LISTS: Final = ("on", "off", "weapons", "cards")
_COMPASS: Final = {"north": "n", "east": "e", "south": "s", "west": "w"}
_SAID_AGAIN: Final = 40  # so much of a line that cannot be read


def not_understood(line: str) -> IllegalMove:
    """K-3: nothing like it can be typed."""
    return _unreadable(Reason("terminal-not-understood", {"line": line[:_SAID_AGAIN]}))


def _unreadable(reason: Reason) -> IllegalMove:
    return IllegalMove("K-3", reason)


def _unknown(words: str) -> IllegalMove:
    return _unreadable(Reason("terminal-nothing-so-called", {"words": words[:_SAID_AGAIN]}))


def gem_cards(view: View, box: PackIndex, price: int) -> tuple[str, ...]:
    """TX-87: the gem cards of the own hand that are paid with where tokens are too few."""
    assert view.seat is not None
    mine = view.seats[view.seat]
    held = [card for card in mine.hand or () if box.cards[card].type == "gem"]
    return tuple(held[: max(price - mine.gems, 0)])


class Reader:
    """Reads lines at one question."""

    def __init__(
        self, view: View, box: PackIndex, speaker: Speaker, choices: Sequence[Choice], moves: Any
    ) -> None:
        self.view = view
        self.box = box
        self.speaker = speaker
        self.choices = choices
        self.tags = {move.__struct_config__.tag: move for move in moves.__args__}

    def read(self, line: str) -> list[Choice]:
        """The choices that the line can mean; none: it names nothing that is offered."""
        cell = self.cell(line)
        if cell is not None:
            return [c for c in self.choices if getattr(c.move, "cell", None) == cell]
        verb, words = self._split(line)
        kinds = self._kinds(verb)
        if not kinds:
            words = folded(line).split()
            kinds = () if self.view.question == "act" else tuple(self.tags)
        fits = self._comes_off if verb == _OFF else self._fits
        return [c for c in self.choices if _tag(c.move) in kinds and fits(c.move, words)]

    def cell(self, line: str) -> str | None:
        """The cell that a line is about: `f7`, `n`, `move f7`."""
        verb, words = self._split(line)
        word = verb if not words else words[0] if self._kinds(verb) == ("step",) else ""
        word = _COMPASS.get(word, word)
        here = None if self.view.seat is None else self.view.seats[self.view.seat].cell
        if word in DIRECTIONS and here is not None:
            there = beside(self.box, here, word)
            if there is None:
                raise _unreadable(Reason("terminal-only-sea"))
            return there
        return word if word in self.box.island.index else None

    def meant(self, line: str) -> Move:
        """The move that the line asks for though it is not offered: the match says why not."""
        cell = self.cell(line)
        if cell is not None:
            offered = [_tag(c.move) for c in self.choices if _tag(c.move) in _CELL_MOVES]
            return self._move((offered or ["step"])[0], cell)
        verb, *typed = line.split()  # as it was typed: it is said again where it names nothing
        kinds = self._kinds(folded(verb))
        if not kinds:
            raise not_understood(line)
        if folded(verb) == _OFF:
            return self._move("equip", " ".join(typed), _OFF)
        return self._first(kinds, " ".join(typed))

    def thing(self, words: str, ids: Iterable[str]) -> str:
        """The one of these whose name the words are a part of."""
        parts = folded(words).split()
        named = {id: folded(self.speaker.name(id)) for id in ids}
        exact = [id for id in named if " ".join(parts) in (id, named[id])]
        found = exact or [
            id for id, name in named.items() if all(part in f"{name} {id}" for part in parts)
        ]
        if len(found) == 1:
            return found[0]
        if not found or not parts:
            raise _unknown(words)
        names = ", ".join([self.speaker.name(id) for id in found])
        args = {"words": words[:_SAID_AGAIN], "names": names}
        raise _unreadable(Reason("terminal-which-thing", {**args}))

    # Words

    def _split(self, line: str) -> tuple[str, list[str]]:
        verb, *words = folded(line).split()
        return verb, words

    def _kinds(self, verb: str) -> tuple[str, ...]:
        return _VERBS.get(verb) or ((verb,) if verb in self.tags else ())

    def _fits(self, move: Move, words: list[str]) -> bool:
        """Whether the words are parts of names in a move; what is equipped comes first."""
        if isinstance(move, Equip) and words:
            fits = words[0] in self._said(move, ("on",))
            return fits and all(word in self._said(move) for word in words)
        return all(word in self._said(move) for word in words)

    def _comes_off(self, move: Move, words: list[str]) -> bool:
        """Whether a move takes this off and puts nothing on."""
        said = self._said(move, ("off", "card"))
        return not getattr(move, "on", ()) and all(word in said for word in words)

    def _said(self, move: Move, fields: tuple[str, ...] = ()) -> str:
        """All names in a move, with their ids."""
        parts: list[str] = []
        for name in move.__struct_fields__:
            value = getattr(move, name) if name in fields or not fields else ()
            if isinstance(value, int):
                parts.append(self._called(value))
            for id in value if isinstance(value, tuple) else (value,):
                if isinstance(id, str):
                    parts += [id, self.speaker.name(id)] if self._is_named(id) else [id]
        return folded(" ".join(parts))

    def _is_named(self, id: str) -> bool:
        return self.speaker.knows(f"name-{id}")

    # Moves that are not offered

    def _first(self, kinds: tuple[str, ...], words: str) -> Move:
        """A move of the first kind that has something of this name."""
        for kind in kinds[:-1]:
            try:
                return self._move(kind, words)
            except IllegalMove:
                continue
        return self._move(kinds[-1], words)

    def _move(self, tag: str, words: str, name: str | None = None) -> Move:
        """A move of this kind with what the words name in this field, or in its first one."""
        fields = msgspec.structs.fields(self.tags[tag])
        if not fields:
            return self._made(tag)
        if not words:
            verb = Vocabulary(self.speaker).shown(tag)
            raise _unreadable(Reason("terminal-say-what", {"verb": verb}))
        name = name or fields[0].name
        value = self._value(name, words)
        return self._made(tag, **{name: (value,) if name in _LISTS else value})

    def _made(self, tag: str, **fields: Any) -> Move:
        if tag in _GEMS:
            fields["cards"] = gem_cards(self.view, self.box, _GEMS[tag])
        move: Move = self.tags[tag](**fields)
        return move

    def _value(self, field: str, words: str) -> Any:
        if field == "player":
            return self._player(words)
        return folded(words) if field == "cell" else self.thing(words, self._pool(field))

    def _pool(self, field: str) -> Iterable[str]:
        """All in the box that can stand in this field."""
        box = self.box
        match field:
            case "ability":
                return [a.id for one in box.characters.values() for a in one.ability]
            case "benefit":
                return [b.id for resident in box.residents for b in resident.benefit]
            case "deity":
                return box.deities
            case "character":
                return box.characters
            case "deck":
                return [quadrant.id for quadrant in box.quadrants]
        return [*box.cards, *box.monsters]

    def _player(self, words: str) -> int:
        names = [self._called(seat) for seat in range(len(self.view.seats))]
        found = [seat for seat, name in enumerate(names) if folded(words) in name]
        if len(found) != 1:
            raise _unknown(words)
        return found[0]

    def _called(self, seat: int) -> str:
        """What somebody is called, and whom they play."""
        character = self.view.seats[seat].character
        name = "" if character is None else self.speaker.name(character)
        return folded(f"{self.speaker.seat(seat)} {name}")


def _tag(move: Move) -> str:
    return str(move.__struct_config__.tag)
