"""What whoever runs a server can do while people play: rows of the database, which servers obey.

An act is in force until its time is over, it is undone or, where it is about a table, it is done.
"""

from __future__ import annotations

from typing import Final

import msgspec

from sobremesa.server.store.schema import ActRow

PLAIN: Final = "plain"


class ActBase(msgspec.Struct, frozen=True, tag_field="act", omit_defaults=True):
    """Something that was done."""


class Announce(ActBase, frozen=True, tag="announce"):
    """Everybody is shown a line, by language."""

    texts: dict[str, str]  # `plain` for whose language there are none


class CloseTable(ActBase, frozen=True, tag="close"):
    """A table is closed, or its game stopped."""

    table: str


class HideWords(ActBase, frozen=True, tag="hide"):
    """What was said in these entries of a table's log is told to nobody any more."""

    table: str
    entries: tuple[int, ...]


class BanPerson(ActBase, frozen=True, tag="ban-person"):
    """Somebody cannot take part; they were found at this seat, or as the host."""

    person: str
    table: str
    seat: int | None = None


class BanNetwork(ActBase, frozen=True, tag="ban-network"):
    """Nobody from these addresses can take part."""

    network: str


class Undo(ActBase, frozen=True, tag="undo"):
    """An act is no longer in force."""

    of: int


What = Announce | CloseTable | HideWords | BanPerson | BanNetwork | Undo
AtTable = CloseTable | HideWords

_decoder: Final = msgspec.json.Decoder(What)


class Act(msgspec.Struct, frozen=True):
    """An act, and what became of it; times in ms since 1970."""

    id: int
    at: int
    until: int
    done: int | None
    undone: int | None
    why: str
    what: What


def read_act(row: ActRow) -> Act:
    """An act as it was stored."""
    what = _decoder.decode(row.body)
    return Act(row.id, row.at, row.until, row.done, row.undone, row.why, what)


def written_act(what: What) -> bytes:
    """An act as it is stored."""
    return msgspec.json.encode(what)
