"""The commands of who runs a server: `serve`, an option for each setting; `backup`; `bots`."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from inspect import Parameter, Signature
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, TypeVar

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from sobremesa.server.config import FILE, SETTINGS, Setting, read_config

if TYPE_CHECKING:
    from sobremesa.server.store.store import Store

ResultT = TypeVar("ResultT")
errors = Console(stderr=True, highlight=False)

EXAMPLES: Final = """\b
Examples:
  sobremesa serve                             for this machine alone
  sobremesa serve --host 0.0.0.0 --origins https://play.example.org
                                              for a network, with a name
  SOBREMESA_PORT=9000 sobremesa serve         every option is a variable too
  sobremesa serve --config sobremesa.toml     and a field of a file
  sobremesa serve --processes 4               with PostgreSQL: as 4 nodes
  SOBREMESA_NATS=tls://… sobremesa serve      one node of several machines

\b
Such a file, sobremesa.toml:
  port = 9000
  origins = ["https://play.example.org"]
  secure_cookies = true
  proxies = ["127.0.0.1"]

\b
Flags come before variables, variables before the file. Other users of the
machine can read flags: give addresses with a password as variables
(SOBREMESA_DATABASE, SOBREMESA_NATS) or in the file.
"""


def _file_option() -> Parameter:
    option = typer.Option(f"--{FILE}", help="A TOML file with these options as its fields.")
    return _parameter(FILE, Annotated[Path | None, option])


def _option(setting: Setting) -> Parameter:
    """The option of a field. Texts are read as variables are, so that mistakes sound alike."""
    default = f"  [default: {setting.default}]" if setting.default else ""
    off = f"/--no-{setting.flag.removeprefix('--')}" if setting.switch else ""
    option = typer.Option(
        f"{setting.flag}{off}",
        help=f"{setting.about}{default}",
        metavar=None if setting.switch else setting.sign,
    )
    kind: Any = bool if setting.switch else list[str] if setting.several else str
    return _parameter(setting.name, Annotated[kind | None, option])


def _parameter(name: str, annotation: Any) -> Parameter:
    return Parameter(name, Parameter.KEYWORD_ONLY, default=None, annotation=annotation)


def with_options(command: Any) -> Any:
    """The command with its options, as typer reads them: from its signature."""
    options = [_file_option(), *map(_option, SETTINGS.values())]
    command.__signature__ = Signature(options)
    command.__annotations__ = {option.name: option.annotation for option in options}
    return command


@with_options
def serve(**flags: Any) -> None:
    """Run a server where people and bots play together. Ctrl-C stops it."""
    from sobremesa.server.run import run  # noqa: PLC0415 - no other command waits for it

    run(read_config(flags, os.environ, _read_text))


def come_in() -> None:
    """Run a server for this machine alone, or find the one that runs; open it in the browser."""
    from sobremesa.server.run import run  # noqa: PLC0415 - no other command waits for it

    run(read_config({}, os.environ, _read_text), browse=True)


# Backups

BACKUP_EXAMPLES: Final = """\b
Examples:
  sobremesa backup friday.db                  of the games in your data folder
  SOBREMESA_DATABASE=postgresql://… sobremesa backup friday.db
                                              of a server with PostgreSQL

\b
The server may run meanwhile: the file shows one moment. It is a database of
SQLite, whatever it was made of; sobremesa restore puts it back, also into
the other kind of database. It holds everything, so keep it as safe.
"""
RESTORE_EXAMPLES: Final = """\b
Examples:
  sobremesa restore friday.db --database sqlite:///sobremesa.db
  SOBREMESA_DATABASE=postgresql://… sobremesa restore friday.db

\b
The database must be empty, and no server may use it.
"""

BackupFile = Annotated[Path, typer.Argument(metavar="FILE", help="The backup.")]
DatabaseOption = Annotated[
    str | None,
    typer.Option("--database", metavar="<str>", help=SETTINGS["database"].about),
]
ConfigOption = Annotated[
    Path | None, typer.Option(f"--{FILE}", help="A TOML file that says so, as for serve.")
]


def backup(file: BackupFile, database: DatabaseOption = None, config: ConfigOption = None) -> None:
    """Copy all people and games into one file, also while the server runs."""
    from sobremesa.server.store.backup import back_up  # noqa: PLC0415 - as above

    address = database_of(database, config)
    with _bar("copying") as progress:
        rows = asyncio.run(back_up(address, file, progress))
    errors.print(f"{rows} rows are in {file}", soft_wrap=True)


def restore(file: BackupFile, database: DatabaseOption = None, config: ConfigOption = None) -> None:
    """Fill an empty database with a backup."""
    from sobremesa.server.store import backup  # noqa: PLC0415 - as above

    address = database_of(database, config)
    with _bar("restoring") as progress:
        rows = asyncio.run(backup.restore(file, address, progress))
    errors.print(f"{rows} rows are back: sobremesa serve goes on from there", soft_wrap=True)


def database_of(flag: str | None, file: Path | None) -> str:
    """The address that the server would use."""
    return read_config({"database": flag, FILE: file}, os.environ, _read_text).database


# Bot accounts

bots = typer.Typer(help="Bot accounts: who may let programs play at this server's tables.")
BOTS_EXAMPLES: Final = """\b
Examples:
  sobremesa bots new deep > deep.token        a new account and its token
  sobremesa bots list                         which there are
  sobremesa bots revoke deep                  its token counts no more

\b
The server may run meanwhile. A token is shown once, and only its hash is
kept; after revoking it, `new` makes another one. Who has it plays wherever
people invite the account, by sobremesa bot.
"""
AccountName = Annotated[str, typer.Argument(metavar="NAME", help="What the bot is called.")]


@bots.command(epilog=BOTS_EXAMPLES)
def new(name: AccountName, database: DatabaseOption = None, config: ConfigOption = None) -> None:
    """Make a bot account, and print its token: it is not shown again."""
    from sobremesa.server.accounts import new_account  # noqa: PLC0415 - as above

    token = _with_store(database, config, lambda store, now: new_account(store, name, now))
    typer.echo(token)
    errors.print(
        f"This is the token of {name}; keep it in a file that only you can read, or in "
        "SOBREMESA_BOT_TOKEN. `sobremesa bot --help` says how to play by it.",
        soft_wrap=True,
    )


@bots.command("list", epilog=BOTS_EXAMPLES)
def list_bots(database: DatabaseOption = None, config: ConfigOption = None) -> None:
    """Say which bot accounts there are."""
    for bot in _with_store(database, config, lambda store, _: store.bots()):
        typer.echo(bot.name if bot.revoked is None else f"{bot.name}, revoked")


@bots.command(epilog=BOTS_EXAMPLES)
def revoke(name: AccountName, database: DatabaseOption = None, config: ConfigOption = None) -> None:
    """Let the token of a bot account count no more, within seconds."""
    from sobremesa.server import accounts  # noqa: PLC0415 - as above

    _with_store(database, config, lambda store, now: accounts.revoke(store, name, now))
    errors.print(f"The token of {name} counts no more.", soft_wrap=True)


def _with_store(
    database: str | None,
    config: Path | None,
    work: Callable[[Store, int], Awaitable[ResultT]],
) -> ResultT:
    """Do this with the database that the server would use, and the time in ms."""
    from sobremesa.server.store.store import open_store  # noqa: PLC0415 - as above

    async def run() -> ResultT:
        store = await open_store(database_of(database, config))
        try:
            return await work(store, time.time_ns() // 1_000_000)
        finally:
            await store.close()

    return asyncio.run(run())


@contextmanager
def _bar(doing: str) -> Iterator[Callable[[int, int], object]]:
    """A bar on a terminal, and what moves it."""
    columns = (TextColumn(doing), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(
        *columns, console=errors, transient=True, disable=not errors.is_terminal
    ) as progress:
        task = progress.add_task("")
        yield lambda done, total: progress.update(task, completed=done, total=total)


def _read_text(file: Path) -> str:
    return file.read_text(encoding="utf-8")
