"""What happened at a table, one entry after the other: the table is the fold of its log.

Entries stay on the server: their numbers would count secret answers, and some hold secrets.
"""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

from sobremesa.kernel.record import Entry, Head
from sobremesa.table.settings import SeatPlan, Settings

ACCOUNT: Final = "bot:"  # what the ids of bot accounts begin with, before their name


class Person(msgspec.Struct, frozen=True):
    """Somebody who came in: who they are, and what they are called."""

    id: str
    name: str

    @property
    def is_bot(self) -> bool:
        """Whether this is a bot account, which takes part in nothing that is for people."""
        return self.id.startswith(ACCOUNT)


class Origin(msgspec.Struct, frozen=True):
    """The finished game that a table plays on from, and after which of its entries."""

    table: str
    entry: int


class Happening(msgspec.Struct, frozen=True, tag_field="what", omit_defaults=True):
    """Something that happened at a table."""


# Before the game


class TableSet(Happening, frozen=True, tag="set"):
    """A table was set. All its seeds and links follow from `root`, which is never shown."""

    settings: Settings
    host: Person
    root: str
    kept: tuple[str | None, ...] = ()  # whose seat it is, at a table for a rematch
    origin: Origin | None = None
    head: Head | None = None  # of the game that is played on
    entries: tuple[Entry, ...] = ()
    opening: str = ""  # the check of its deal; empty: set by an older version, and its luck goes on

    @property
    def keeps_luck(self) -> bool:
        """Whether a game goes on here by its old luck, as tables of older versions do."""
        return self.head is not None and not self.opening


class Sat(Happening, frozen=True, tag="sat"):
    """Somebody sat down, with the hash of their nonce, and what they say of themselves."""

    seat: int
    person: Person
    commitment: str
    says: dict[str, Any] = {}


class Committed(Happening, frozen=True, tag="committed"):
    """Somebody chose a new nonce, after the first one had been of no use."""

    seat: int
    commitment: str


class Rose(Happening, frozen=True, tag="rose"):
    """A seat is free again."""

    seat: int
    removed: bool = False


class Planned(Happening, frozen=True, tag="planned"):
    """The host decided for whom a seat is."""

    seat: int
    plan: SeatPlan


class Called(Happening, frozen=True, tag="called"):
    """The game is about to start: everybody opens their nonce."""


class Opened(Happening, frozen=True, tag="opened"):
    """Somebody opened their nonce, which is called `words` wherever it is stored."""

    seat: int
    words: str


class CalledOff(Happening, frozen=True, tag="called-off"):
    """These did not open theirs: they are unseated, and everything opened so far is void."""

    seats: tuple[int, ...]


class Dealt(Happening, frozen=True, tag="dealt"):
    """The game begins."""

    head: Head
    just: bool = False  # whether its clocks give nothing away; those of older versions did


class Closed(Happening, frozen=True, tag="closed"):
    """The table is put away before a game: nobody came, somebody closed it, or its log was full.

    operator: whoever runs the server closed it.
    """

    why: Literal["abandoned", "host", "full", "operator"] = "abandoned"


# During the game


class Acted(Happening, frozen=True, tag="acted"):
    """An entry of the record."""

    entry: Entry
    by_person: bool = False  # not a bot, nor the table


class Held(Happening, frozen=True, tag="held"):
    """Somebody lets it be; it counts when the window closes."""

    seat: int
    move: dict[str, Any]


class StandingAnswerSet(Happening, frozen=True, tag="stood"):
    """Somebody's standing answer to windows; None: none any more."""

    seat: int
    move: dict[str, Any] | None


class Wanted(Happening, frozen=True, tag="stop"):
    """Somebody wants to stop the game, or agrees to that; off: the proposal is off the table."""

    seat: int
    on: bool = True


# At any time


class Spoke(Happening, frozen=True, tag="spoke"):
    """Somebody said something, in their own words or in ready-made ones; seat None: a spectator."""

    seat: int | None
    name: str
    text: str | None = None
    phrase: str | None = None


class Hid(Happening, frozen=True, tag="hid"):
    """Whoever runs the server hid words: from here on they are told to nobody.

    They are known by their digests (`talking.digest_of`), since a table does not keep its log.
    """

    said: tuple[str, ...]


class Muted(Happening, frozen=True, tag="muted"):
    """Somebody does not want to hear somebody, or does again."""

    seat: int
    other: int
    on: bool


class Resumed(Happening, frozen=True, tag="resumed"):
    """The server was away: the time of those who were asked begins anew from here."""


class RematchOffered(Happening, frozen=True, tag="rematch"):
    """The host has set another table for the same people."""

    table: str


What = (
    TableSet | Sat | Committed | Rose | Planned | Called | Opened | CalledOff | Dealt | Closed
    | Acted | Held | StandingAnswerSet | Wanted | Spoke | Hid | Muted | Resumed | RematchOffered
)  # fmt: skip


class Logged(msgspec.Struct, frozen=True):
    """An entry of the log, with the time in milliseconds."""

    at: int
    what: What


_decoder = msgspec.json.Decoder(What)


def written(logged: Logged) -> bytes:
    """The entry as it is stored, its time aside."""
    return msgspec.json.encode(logged.what)


def read(at: int, body: bytes) -> Logged:
    """A stored entry."""
    return Logged(at, _decoder.decode(body))
