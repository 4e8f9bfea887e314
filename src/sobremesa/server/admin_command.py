"""`sobremesa admin`: what whoever runs a server does while people play."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated, Final

import typer
from rich.console import Console
from rich.markup import escape

from sobremesa.kernel.errors import OptionsFault
from sobremesa.server.command import ConfigOption, DatabaseOption, database_of

if TYPE_CHECKING:  # no other command waits for these
    from sobremesa.server.acts import Act
    from sobremesa.server.administration import Words
    from sobremesa.server.store.store import Store

EXAMPLES: Final = """\b
Examples:
  sobremesa admin announce "We are back in ten minutes" --for 30m
  sobremesa admin announce --en "Back soon" --es "Ya volvemos" --fr "À bientôt"
  sobremesa admin talk 7kq2m9xw4hdtz          what was said at a table
  sobremesa admin hide 7kq2m9xw4hdtz 17 23    these words, by their numbers there
  sobremesa admin close 7kq2m9xw4hdtz
  sobremesa admin ban --table 7kq2m9xw4hdtz --seat 2 --for 7d
  sobremesa admin ban --network 203.0.113.0/24 --for 12h
  sobremesa admin list
  sobremesa admin undo 5

\b
Servers look for it once a second, on whatever machine they run; where none
runs, it holds from the next start on. A table is known by its code, the last
part of its link; a person by a table and the seat there, from 1.
"""

app = typer.Typer(no_args_is_help=True, rich_markup_mode=None)
console = Console(highlight=False, soft_wrap=True)

TableCode = Annotated[str, typer.Argument(metavar="TABLE", help="Its code.")]
WhyOption = Annotated[str, typer.Option("--why", help="The reason, for the list of acts.")]
ForOption = Annotated[str, typer.Option("--for", help="How long: 30m, 12h or 7d.")]


@app.command()
def announce(
    text: Annotated[str | None, typer.Argument(metavar="[TEXT]", help="For everybody.")] = None,
    en: Annotated[str | None, typer.Option(help="In English.")] = None,
    es: Annotated[str | None, typer.Option(help="In Spanish.")] = None,
    fr: Annotated[str | None, typer.Option(help="In French.")] = None,
    lasting: ForOption = "1h",
    why: WhyOption = "",
    database: DatabaseOption = None,
    config: ConfigOption = None,
) -> None:
    """Show a line to everybody, in their language or as it is."""
    from sobremesa.server import administration  # noqa: PLC0415 - as above

    texts = {"plain": text, "en": en, "es": es, "fr": fr}
    ms = administration.span(lasting)
    _do(database_of(database, config), lambda s: administration.announce(s, texts, ms, why))


@app.command()
def close(
    table: TableCode,
    why: WhyOption = "",
    database: DatabaseOption = None,
    config: ConfigOption = None,
) -> None:
    """Close a table that waits, or stop its game, which then has no result."""
    from sobremesa.server import administration  # noqa: PLC0415 - as above

    _do(database_of(database, config), lambda store: administration.close(store, table, why))


@app.command()
def hide(
    table: TableCode,
    entries: Annotated[
        list[int] | None, typer.Argument(metavar="[NUMBER]...", help="As `talk` shows them.")
    ] = None,
    seat: Annotated[int | None, typer.Option(help="All that was said there so far.")] = None,
    why: WhyOption = "",
    database: DatabaseOption = None,
    config: ConfigOption = None,
) -> None:
    """Hide words that were said at a table from all who are there or come later."""
    from sobremesa.server import administration  # noqa: PLC0415 - as above

    if not entries and seat is None:
        raise OptionsFault("NUMBER", "say which words, or by --seat whose")
    place = _place(seat)
    _do(
        database_of(database, config),
        lambda store: administration.hide(store, table, entries or [], place, why),
    )


@app.command()
def ban(
    table: Annotated[str | None, typer.Option(help="A table at which they sit or sat.")] = None,
    seat: Annotated[int | None, typer.Option(help="Their seat there, from 1.")] = None,
    host: Annotated[bool, typer.Option("--host", help="The host of the table.")] = False,
    network: Annotated[str | None, typer.Option(help="An address, or a network.")] = None,
    lasting: ForOption = "1d",
    why: WhyOption = "",
    database: DatabaseOption = None,
    config: ConfigOption = None,
) -> None:
    """Shut out a person, or everybody from a network, for a time."""
    from sobremesa.server import administration  # noqa: PLC0415 - as above

    ms = administration.span(lasting)
    place = _place(seat)
    address = database_of(database, config)
    if network is not None and table is None and seat is None and not host:
        _do(address, lambda store: administration.ban_network(store, network, ms, why))
    elif network is None and table is not None and (seat is not None) != host:
        _do(address, lambda store: administration.ban_person(store, table, place, ms, why))
    else:
        raise OptionsFault("ban", "give --network, or --table with --seat or --host")


@app.command()
def talk(table: TableCode, database: DatabaseOption = None, config: ConfigOption = None) -> None:
    """Show what was said at a table, each with its number."""
    from sobremesa.server import administration  # noqa: PLC0415 - as above

    async def read() -> list[Words]:
        async with administration.opened(database_of(database, config)) as store:
            return await administration.talk(store, table)

    for one in asyncio.run(read()):
        who = "spectator" if one.seat is None else f"seat {one.seat + 1}"
        said = f"{one.words} (hidden)" if one.hidden else one.words
        console.print(escape(f"{one.entry:>5}  {_time(one.at)}  {who}, {one.name}: {said}"))


@app.command("list")
def list_acts(database: DatabaseOption = None, config: ConfigOption = None) -> None:
    """Show the latest acts, the newest first."""
    from sobremesa.server import administration  # noqa: PLC0415 - as above

    async def read() -> list[Act]:
        async with administration.opened(database_of(database, config)) as store:
            return await administration.latest(store)

    now = administration.now()
    for act in asyncio.run(read()):
        state = administration.state_of(act, now)
        until = f" until {_time(act.until)}" if state == "in force" else ""
        kind = act.what.__struct_config__.tag
        why = f" ({act.why})" if act.why else ""
        about = f"{kind}, {administration.described(act.what)}{why}"
        console.print(escape(f"{act.id:>5}  {_time(act.at)}  {state}{until}: {about}"))


@app.command()
def undo(
    act: Annotated[int, typer.Argument(metavar="ACT", help="Its number in the list.")],
    why: WhyOption = "",
    database: DatabaseOption = None,
    config: ConfigOption = None,
) -> None:
    """Take back an announcement or a ban, or what no server has done yet."""
    from sobremesa.server import administration  # noqa: PLC0415 - as above

    _do(database_of(database, config), lambda store: administration.undo(store, act, why))


def _do(database: str, what: Callable[[Store], Awaitable[Act]]) -> None:
    """Add an act, and say what came of it."""
    from sobremesa.server import administration  # noqa: PLC0415 - as above

    async def act() -> tuple[Act, bool]:
        async with administration.opened(database) as store:
            added = await what(store)
            return added, await administration.until_done(store, added)

    added, done = asyncio.run(act())
    kind = added.what.__struct_config__.tag
    console.print(f"act {added.id}: {kind}, {escape(administration.described(added.what))}")
    if not done:
        console.print("no server has done it yet: the next one that looks will, within a week")


def _place(seat: int | None) -> int | None:
    """A seat as the program counts it."""
    return None if seat is None else seat - 1


def _time(ms: int) -> str:
    return datetime.fromtimestamp(ms / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")
