"""A match as it is kept: the save file, the database row, the replay, the bug report, the fixture.

A head says what is played, by whom, and where chance comes from; the entries are the moves and what
else happened at the table. Each entry carries a check, a hash over everything up to the state after
it, so that a forged one can be named.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any, Final, Literal

import msgspec

from sobremesa.kernel.chance import Chance, Sealed, fast, sealed_key
from sobremesa.kernel.content import fingerprint, typed
from sobremesa.kernel.errors import RecordFault
from sobremesa.kernel.game import AnyGame

FORMAT: Final = 1  # a new field with a default is no new format: what is at its default is left out


class RecordPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A part of a record."""


class Player(RecordPart, frozen=True):
    """Who sits at a seat: a person, or a bot of this level."""

    name: str
    bot: str | None = None


class PlayerNonce(RecordPart, frozen=True):
    """What a player added to the seed, and the hash that was given before any were opened."""

    commitment: str
    text: str


class SealedSeed(RecordPart, frozen=True, tag="sealed", tag_field="kind"):
    """Chance that nobody could foresee or choose: the host's seed and every player's nonce."""

    commitment: str
    words: tuple[PlayerNonce, ...]
    seed: str | None = None  # opened after the last move


class FastSeed(RecordPart, frozen=True, tag="fast", tag_field="kind"):
    """Chance of a simulation."""

    seed: int


class Head(RecordPart, frozen=True):
    """What is played, by whom, with which luck."""

    format: int
    game: str
    rules: int
    pack: str  # the hash of the content
    options: dict[str, Any]
    players: tuple[Player, ...]
    chance: SealedSeed | FastSeed
    pack_text: str | None = None  # a pack that is not in the package
    origin: Beginning | None = None  # the game that this one goes on from


class EntryBase(RecordPart, frozen=True, tag_field="act"):
    """Something that happened at the table, with the check after it."""


class Moved(EntryBase, frozen=True, tag="move"):
    """A seat made a move."""

    seat: int
    move: dict[str, Any]
    check: str = ""
    verdict: str | None = None  # what a bounded search said of it; replaying trusts that


class TookBack(EntryBase, frozen=True, tag="take-back"):
    """A seat took its last moves back."""

    seat: int
    moves: int
    check: str = ""


class GivenToBot(EntryBase, frozen=True, tag="bot"):
    """A bot of this level plays the seat from here on; None: its player is back."""

    seat: int
    level: str | None
    check: str = ""


class TimeOver(EntryBase, frozen=True, tag="time-over"):
    """A seat's clock ran out."""

    seat: int
    check: str = ""


class Resigned(EntryBase, frozen=True, tag="resigned"):
    """A seat's player gave up: it is last in the end, and its player does not come back."""

    seat: int
    check: str = ""


Stop = Literal["agreed", "alone", "deserted", "untouched", "full", "operator"]


class Stopped(EntryBase, frozen=True, tag="stopped"):
    """The game was stopped, and has no result: the last entry. The seat is whose wish it was.

    agreed: by all who were there; alone: by one whom the others had left; deserted: only bots
    played on; untouched: nothing had happened for a long time; full: the log had its last entry;
    operator: whoever runs the server stopped it.
    """

    why: Stop
    seat: int | None = None
    check: str = ""


Entry = Moved | TookBack | GivenToBot | TimeOver | Resigned | Stopped


class Beginning(RecordPart, frozen=True):
    """A game up to a moment from which another one goes on: by its own luck from there.

    What no seat could know at that moment is dealt anew by the luck of the one that goes on.
    """

    table: str  # where it was played
    head: Head
    opening: str
    entries: tuple[Entry, ...]


class Record(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A whole match."""

    head: Head
    opening: str  # the check of the table before the first move
    entries: list[Entry]


# Writing


def write_record(record: Record) -> str:
    """The record as JSON that a person can read."""
    return msgspec.json.format(msgspec.json.encode(record), indent=1).decode() + "\n"


def move_data(move: msgspec.Struct) -> dict[str, Any]:
    """A move as an entry keeps it: plain data, as it will be read again."""
    data: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(move))
    return data


def commit(text: str) -> str:
    """The hash that binds somebody to a text without showing it."""
    return hashlib.sha256(text.encode()).hexdigest()


def sealed_seed(seed: str, nonces: list[str]) -> SealedSeed:
    """The luck of a live table, opened: the host's seed and the players' nonces."""
    return SealedSeed(commit(seed), tuple(PlayerNonce(commit(text), text) for text in nonces), seed)


def head_of(
    game: AnyGame, options: Any, players: tuple[Player, ...], chance: SealedSeed | FastSeed
) -> Head:
    """The head of a new match; a pack that is not in the package is written into it."""
    pack = game.pack(options)
    return Head(
        format=FORMAT,
        game=game.name,
        rules=game.rules_version,
        pack=pack.hash,
        options=msgspec.json.decode(msgspec.json.encode(options)),
        players=players,
        chance=chance,
        pack_text=None if game.released.get(pack.hash) == pack.text else pack.text,
    )


def chance_of(head: Head) -> Chance:
    """The chance that a match was played with."""
    if isinstance(head.chance, FastSeed):
        return fast(head.chance.seed)
    if head.chance.seed is None:
        raise RecordFault("head, field chance", "the seed is still sealed: the game is not over")
    nonces = [nonce.text for nonce in head.chance.words]
    return Sealed(sealed_key(head.chance.seed.encode(), nonces))


def next_check(check: str, entry: Head | Entry, truth: list[Any]) -> str:
    """The check after this entry: a hash over the one before, the entry and the state."""
    if isinstance(entry, Head):
        if isinstance(entry.chance, SealedSeed):
            chance = msgspec.structs.replace(entry.chance, seed=None)
            entry = msgspec.structs.replace(entry, chance=chance)
    else:
        entry = msgspec.structs.replace(entry, check=check)
    text = msgspec.json.encode([check, entry, truth], order="deterministic")
    return hashlib.sha256(text).hexdigest()[:16]


# Reading


def read_record(text: str, games: Mapping[str, AnyGame]) -> tuple[AnyGame, Record]:
    """A record and the game that it was played with, ready to replay."""
    data = _json(text)
    _check_format(data)
    record = typed(data, Record, "record", RecordFault)
    game = _game(record.head, games)
    game.check_seats(len(record.head.players), "record, field players", RecordFault)
    return game, record


def _json(text: str) -> Any:
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError) as error:
        raise RecordFault("record", f"this is not JSON: {error}") from None


def _check_format(data: Any) -> None:
    head = data.get("head") if isinstance(data, dict) else None
    number = head.get("format") if isinstance(head, dict) else None
    if not isinstance(number, int) or number < 1:
        raise RecordFault("record, field head.format", "missing: this is no record of Sobremesa")
    if number > FORMAT:
        raise RecordFault(
            "record, field head.format",
            f"written by a newer Sobremesa (format {number}, this one reads up to {FORMAT}): "
            "update it with `pip install --upgrade sobremesa`",
        )


def _game(head: Head, games: Mapping[str, AnyGame]) -> AnyGame:
    """The game of this head, with its pack on the table."""
    game = games.get(head.game)
    if game is None:
        raise RecordFault("record, field head.game", f"no game {head.game!r} is on this shelf")
    if not 0 < head.rules <= game.rules_version:
        raise RecordFault(
            "record, field head.rules",
            f"played by rules {head.rules} of {game.title}; we know 1 to {game.rules_version}",
        )
    game, pack = _with_pack(head, game)
    options = game.read_options(head.options, "record, field head.options")
    if game.pack(options).hash != pack:
        raise RecordFault("record, field head.options", "these options play another pack")
    return game


def _with_pack(head: Head, game: AnyGame) -> tuple[AnyGame, str]:
    """The game with the pack of this head on the table, and its hash."""
    text = head.pack_text
    if text is None:
        if head.pack not in game.released:
            raise RecordFault(
                "record, field head.pack",
                f"no pack {head.pack[:12]}… is known here, and none is inside the record",
            )
        game, options = game.with_pack(game.released[head.pack], "a released pack")
        return game, game.pack(options).hash
    game, options = game.with_pack(text, "the pack inside the record")
    pack = game.pack(options).hash
    if head.pack not in (pack, fingerprint(text)):
        raise RecordFault("record, field head.pack", "not the hash of the pack that is inside")
    return game, pack
