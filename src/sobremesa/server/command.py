"""The command `sobremesa serve`: one option for each field of the configuration."""

from __future__ import annotations

import os
from inspect import Parameter, Signature
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from sobremesa.server.config import FILE, SETTINGS, Setting, read_config

EXAMPLES: Final = """\b
Examples:
  sobremesa serve                             for this machine alone
  sobremesa serve --host 0.0.0.0 --origins https://play.example.org
                                              for a network, with a name
  SOBREMESA_PORT=9000 sobremesa serve         every option is a variable too
  sobremesa serve --config sobremesa.toml     and a field of a file

\b
Such a file, sobremesa.toml:
  port = 9000
  origins = ["https://play.example.org"]
  secure_cookies = true
  proxies = ["127.0.0.1"]

\b
Flags come before variables, variables before the file. Other users of the
machine can read flags: give a database with a password as
SOBREMESA_DATABASE, or in the file.
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


def _read_text(file: Path) -> str:
    return file.read_text(encoding="utf-8")
