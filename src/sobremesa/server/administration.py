"""What `sobremesa admin` does to a database: it adds acts, and reads what became of them."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from ipaddress import ip_network
from typing import Final, NamedTuple

import msgspec

from sobremesa.kernel.errors import OptionsFault
from sobremesa.server.acts import (
    Act,
    Announce,
    AtTable,
    BanNetwork,
    BanPerson,
    CloseTable,
    HideWords,
    Undo,
    What,
    read_act,
    written_act,
)
from sobremesa.server.lobby import TableCard
from sobremesa.server.store.store import Store, open_current
from sobremesa.server.table_cache import is_code
from sobremesa.table.log import ACCOUNT, Hid, Spoke, read
from sobremesa.table.talking import digest_of, one_line

LONGEST: Final = 300  # characters of an announcement, or of a reason
WAITING: Final = 7 * 86_400_000  # ms until nobody waits any more for a table to be closed
PATIENCE: Final = 5.0  # seconds until a server has done it, if one runs
LISTED: Final = 100  # acts
UNITS: Final = {"m": 60_000, "h": 3_600_000, "d": 86_400_000}
LONGEST_TIME: Final = 366 * 86_400_000


class Words(NamedTuple):
    """Something that was said at a table."""

    entry: int
    at: int
    seat: int | None
    name: str
    words: str
    hidden: bool


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[Store]:
    """The database, as long as it is needed."""
    store = await open_current(database)
    try:
        yield store
    finally:
        await store.close()


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


# Acts


async def announce(store: Store, texts: Mapping[str, str | None], ms: int, why: str) -> Act:
    """Show a line to everybody."""
    said = {name: _line(f"--{name}", text) for name, text in texts.items() if text is not None}
    if not said:
        raise OptionsFault("TEXT", "say something, or give --en, --es and --fr")
    return await _add(store, Announce(said), ms, why)


async def close(store: Store, table: str, why: str) -> Act:
    """Close a table, or stop its game."""
    card = await _card(store, table)
    if card.stage in ("over", "closed"):
        raise OptionsFault(f"table {table}", "it has ended already")
    return await _add(store, CloseTable(table), WAITING, why)


async def hide(store: Store, table: str, entries: Sequence[int], seat: int | None, why: str) -> Act:
    """Hide what was said in these entries, or all that was said at a seat."""
    said = await talk(store, table)
    known = {one.entry: one for one in said}
    for entry in entries:
        if entry not in known:
            raise OptionsFault(f"entry {entry}", _not_said(table))
    mine = [one.entry for one in said if seat is not None and one.seat == seat]
    chosen = sorted({*entries, *mine})
    if not chosen:
        raise OptionsFault(f"table {table}", "there are no such words to hide")
    return await _add(store, HideWords(table, tuple(chosen)), WAITING, why)


async def ban_person(store: Store, table: str, seat: int | None, ms: int, why: str) -> Act:
    """Shut out who sits there, or who hosts the table."""
    card = await _card(store, table)
    if seat is not None and not 0 <= seat < len(card.seats):
        raise OptionsFault("--seat", f"this table has seats from 1 to {len(card.seats)}")
    person = await store.sitter(table, seat)
    if person is None:
        raise OptionsFault("--seat", "no person sits there")
    if person.startswith(ACCOUNT):
        name = person.removeprefix(ACCOUNT)
        raise OptionsFault(
            "--seat", f"a bot account sits there: `sobremesa bots revoke {name}` shuts it out"
        )
    return await _add(store, BanPerson(person, table, seat), ms, why)


async def ban_network(store: Store, network: str, ms: int, why: str) -> Act:
    """Shut out everybody from these addresses."""
    try:
        found = ip_network(network, strict=False)
    except ValueError:
        raise OptionsFault(
            "--network", f"an address or a network such as 203.0.113.0/24, not {network!r:.80}"
        ) from None
    return await _add(store, BanNetwork(str(found)), ms, why)


async def undo(store: Store, id: int, why: str) -> Act:
    """An act is no longer in force; what has happened at a table stays."""
    row = await store.act(id)
    if row is None:
        raise OptionsFault(f"act {id}", "there is no such act: sobremesa admin list shows them")
    act = read_act(row)
    if act.done is not None or isinstance(act.what, Undo):
        raise OptionsFault(f"act {id}", "this cannot be undone: it has happened, and stays")
    if act.undone is not None or act.until <= now():
        raise OptionsFault(f"act {id}", "this is no longer in force")
    await store.undo_act(id, now())
    return await _add(store, Undo(id), 0, why)


async def _add(store: Store, what: What, ms: int, why: str) -> Act:
    at = now()
    reason = _line("--why", why) if why else ""
    id = await store.add_act(at, at + ms, reason, written_act(what))
    return Act(id, at, at + ms, None, None, reason, what)


async def until_done(store: Store, act: Act) -> bool:
    """Wait until a server has done it; False: none has."""
    if not isinstance(act.what, AtTable):
        return True
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        row = await store.act(act.id)
        if row is not None and row.done is not None:
            return True
        await asyncio.sleep(0.1)
    return False


# Looking


async def latest(store: Store) -> list[Act]:
    """The latest acts, the newest first."""
    return [read_act(row) for row in await store.latest_acts(LISTED)]


async def talk(store: Store, table: str) -> list[Words]:
    """What was said at a table."""
    await _card(store, table)
    rows = [(row.number, row.at, read(row.at, row.body).what) for row in await store.log(table)]
    hidden = {digest for _, _, what in rows if isinstance(what, Hid) for digest in what.said}
    return [
        Words(
            entry,
            at,
            spoke.seat,
            spoke.name,
            spoke.text or f"({spoke.phrase})",
            digest_of(spoke) in hidden,
        )
        for entry, at, spoke in rows
        if isinstance(spoke, Spoke)
    ]


async def _card(store: Store, table: str) -> TableCard:
    listed = await store.listed(table, None) if is_code(table) else None
    if listed is None:
        what = "there is no such table: its code is the last part of its link"
        raise OptionsFault(f"table {table:.40}", what)
    return msgspec.json.decode(listed.body, type=TableCard)


def _not_said(table: str) -> str:
    return f"nothing was said there: sobremesa admin talk {table} shows what was"


# What is typed


def _line(where: str, text: str) -> str:
    line = one_line(text)
    if not 0 < len(line) <= LONGEST:
        raise OptionsFault(where, f"from 1 to {LONGEST} visible characters")
    return line


def span(text: str, where: str = "--for") -> int:
    """How long, in ms: a number with m, h or d."""
    found = re.fullmatch(r"(\d{1,6})([mhd])", text.strip())
    ms = int(found[1]) * UNITS[found[2]] if found else 0
    if not 0 < ms <= LONGEST_TIME:
        what = f"a time such as 30m, 12h or 7d, a year at most, not {text!r:.80}"
        raise OptionsFault(where, what)
    return ms


def described(what: What) -> str:
    """An act in words, for whoever runs the server."""
    match what:
        case Announce():
            return "; ".join(f"{name}: {text}" for name, text in what.texts.items())
        case CloseTable():
            return f"table {what.table}"
        case HideWords():
            return f"table {what.table}, entries {', '.join(map(str, what.entries))}"
        case BanPerson():
            who = "the host" if what.seat is None else f"seat {what.seat + 1}"
            return f"{who} of table {what.table}"
        case BanNetwork():
            return what.network
        case Undo():
            return f"act {what.of}"


def state_of(act: Act, at: int) -> str:
    """What became of an act."""
    if act.undone is not None:
        return "undone"
    if act.done is not None:
        return "done"
    if isinstance(act.what, Undo):
        return "done"
    if act.until <= at:
        return "over"
    return "waits for a server" if isinstance(act.what, AtTable) else "in force"
