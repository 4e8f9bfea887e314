"""The command `bot`: a bot of the arena plays at the tables of a server."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from typing import Annotated, Final
from urllib.parse import urlsplit

import typer
from rich.console import Console

from sobremesa.kernel.bot import DEFAULT_BUDGET
from sobremesa.kernel.errors import OptionsFault

TOKEN: Final = "SOBREMESA_BOT_TOKEN"
SECONDS: Final = 5.0  # that a decision takes at most, unless another limit is given
MOST_SECONDS: Final = 6.0  # a server waits 15 seconds for a bot that may take twice that and 1 more
LOOPBACK: Final = ("localhost", "127.0.0.1", "::1")
EXAMPLES: Final = f"""\b
Examples:
  sobremesa bot --server http://127.0.0.1:8000 --token-file deep.token mine.py:Mine
  {TOKEN}=… sobremesa bot --server https://play.example.org mine.py:Mine

\b
Whoever runs the server makes the account: sobremesa bots new deep. It plays
at every table whose host has invited it, until Ctrl-C. A token is never an
option, since other users of the machine can read those. docs/bots.md says
how to write a bot.
"""

errors = Console(stderr=True, highlight=False)


def bot(
    mine: Annotated[str, typer.Argument(metavar="BOT", help="Such as mine.py:Mine.")],
    server: Annotated[str, typer.Option(help="Its address, such as https://play.example.org.")],
    token_file: Annotated[
        Path | None, typer.Option(help=f"A file with the account's token; else {TOKEN}.")
    ] = None,
    budget: Annotated[int, typer.Option(help="Iterations a decision.", min=1)] = DEFAULT_BUDGET,
    seconds: Annotated[
        float, typer.Option(help="And the most time a decision.", min=0.01, max=MOST_SECONDS)
    ] = SECONDS,
) -> None:
    """Play with your own bot wherever it is invited. Ctrl-C stops it."""
    from sobremesa.arena.entrants import read  # noqa: PLC0415 - no other command waits for it
    from sobremesa.client.account import Account  # noqa: PLC0415
    from sobremesa.client.playing import HowToPlay, InvitedBot  # noqa: PLC0415
    from sobremesa.games import GAMES  # noqa: PLC0415

    _check_address(server)
    token = _token(token_file)
    entrant = read(mine, next(iter(GAMES.values())), seconds, "BOT")
    invited = InvitedBot(Account(server, token), HowToPlay(entrant, budget), _say)
    try:
        asyncio.run(invited.play())
    except KeyboardInterrupt:
        raise SystemExit(130) from None
    except BaseExceptionGroup as group:
        raise group.exceptions[0] from None


def _check_address(server: str) -> None:
    parts = urlsplit(server)
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise OptionsFault("--server", f"{server!r} is no address such as https://play.example.org")
    if parts.scheme == "http" and parts.hostname not in LOOPBACK:
        _say(f"{server} speaks no TLS: others in the network can read the token on its way")


def _token(file: Path | None) -> str:
    """From the file or the variable, without the line's end."""
    if file is None:
        token, where = os.environ.pop(TOKEN, "").strip(), TOKEN  # no business of the bot's
    else:
        token, where = file.read_text(encoding="utf-8").strip(), str(file)
    if not token:
        raise OptionsFault(where, f"no token: say --token-file FILE, or set {TOKEN}")
    if not token.isascii() or any(sign.isspace() for sign in token):
        raise OptionsFault(where, "this is no token: it has one word")
    return token


def _say(line: str) -> None:
    errors.print(line, markup=False, soft_wrap=True)
