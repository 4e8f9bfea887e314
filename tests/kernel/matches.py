"""Matches of AntaYagí to look at, and their records as plain data to damage."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from sobremesa.games import GAMES
from sobremesa.games.antayagi.content import PACKS
from sobremesa.games.antayagi.game import ANTAYAGI
from sobremesa.games.antayagi.options import Options
from sobremesa.kernel.chance import fast
from sobremesa.kernel.course import Course, Verification, verify
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.record import (
    Entry,
    FastSeed,
    Moved,
    Player,
    Record,
    SealedSeed,
    head_of,
    read_record,
    sealed_seed,
    write_record,
)
from sobremesa.texts.speaker import Speaker

SEATS = 3
NAMES = ("Ana", "Nilo", "Vega", "Otto", "Lila", "Teo", "Mora")
SEAT_0_STARTS = Options(pockets=(1,))  # seat 0 starts, whatever chance says
FAST = FastSeed(4)
SEALED = sealed_seed("the seed of the host", ["blue", "tree", "7"])
OWN_PACK = PACKS["65"].text.replace('name = "', 'name = "Our own ', 1)


def players(seats: int = SEATS) -> tuple[Player, ...]:
    """People with names."""
    return tuple(Player(name) for name in NAMES[:seats])


class Table:
    """A match that is played by hand."""

    def __init__(
        self,
        chance: SealedSeed | FastSeed = FAST,
        game: AnyGame = ANTAYAGI,
        options: Any = SEAT_0_STARTS,
        seats: int = SEATS,
    ) -> None:
        head = head_of(game, options, players(seats), chance)
        self.course = Course(game, head)
        self.record = Record(head, self.course.check, [])

    def add(self, entry: Entry) -> None:
        """Let the entry happen, and keep it."""
        self.record.entries.append(self.course.follow(entry)[0])

    def move(self, seat: int, do: str, **fields: Any) -> None:
        """A move, by its name and fields."""
        self.add(Moved(seat, {"do": do, **fields}))

    def play_on(self, seed: int = 1, moves: int = 20_000) -> Table:
        """Play so many random moves, or until the game is over."""
        chance, course = fast(seed), self.course
        for _ in range(moves):
            seats = course.game.to_act(course.state)
            if not seats:
                break
            seat = seats[chance.below(len(seats))]
            move = course.game.random_move(course.state, seat, chance)
            self.add(Moved(seat, msgspec.to_builtins(move)))
        return self


def finished(chance: SealedSeed | FastSeed = FAST) -> Record:
    """The record of a whole game."""
    return Table(chance).play_on().record


def data_of(record: Record) -> dict[str, Any]:
    """The record as the plain data of its file."""
    data: dict[str, Any] = json.loads(write_record(record))
    return data


def read(data: Any) -> tuple[AnyGame, Record]:
    """A record out of the plain data of its file."""
    return read_record(json.dumps(data), GAMES)


def verdicts(data: Any) -> list[Verification]:
    """What verification says of this data."""
    return verify(*read(data))


def faults(data: Any) -> dict[str, str]:
    """What is wrong with this data, by what was verified."""
    return {verdict.what: said_of(verdict) for verdict in verdicts(data) if verdict.fault}


def said_of(verdict: Verification) -> str:
    """The fault in a sentence, with the refusal as programs see it."""
    assert verdict.fault is not None
    said = Speaker("en").reason(verdict.fault)
    return said if verdict.illegal is None else f"{said}: {verdict.illegal}"
