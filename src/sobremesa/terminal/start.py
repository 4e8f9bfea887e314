"""Setting up a game at the terminal."""

from __future__ import annotations

import getpass
import os
import secrets
import time
from pathlib import Path
from typing import Annotated, Any, Literal, get_args, get_origin

import msgspec

from sobremesa.bots import BOT_NAMES
from sobremesa.games import GAMES
from sobremesa.kernel.content import typed
from sobremesa.kernel.errors import Fault, OptionsFault, RecordFault
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.record import (
    FastSeed,
    GivenToBot,
    Player,
    Record,
    SealedSeed,
    head_of,
    sealed_seed,
    write_record,
)
from sobremesa.table.match import Match
from sobremesa.texts.speaker import Speaker


def read_text(file: Path) -> str:
    """The text of a file from outside."""
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise Fault(str(file), "this is no text (UTF-8 was expected)") from None
    except FileNotFoundError:
        raise Fault(str(file), "there is no such file") from None
    except OSError as error:
        raise Fault(str(file), f"it cannot be read: {error.strerror}") from None


def game_named(name: str) -> AnyGame:
    """The game of this name."""
    if name not in GAMES:
        raise OptionsFault(f"game {name}", f"there is no such game; there is {', '.join(GAMES)}")
    return GAMES[name]


def with_options(
    game: AnyGame, said: list[str], pack: Path | None
) -> tuple[AnyGame, msgspec.Struct]:
    """The game and the options that were asked for, NAME=VALUE each, with a pack from outside."""
    pairs = dict(_pair(text, game) for text in said)
    if pack is None:
        return game, typed(pairs, game.options_type, "--option", OptionsFault, strict=False)
    game, plain = game.with_pack(read_text(pack), str(pack))
    pairs = msgspec.structs.asdict(plain) | pairs
    options = typed(pairs, game.options_type, "--option", OptionsFault, strict=False)
    if game.pack(options) != game.pack(plain):
        raise OptionsFault("--option", f"these options do not play the pack {pack}")
    return game, options


def options_of(game: AnyGame) -> list[str]:
    """The options of a game as they are written: NAME=VALUE, the default first."""
    fields = msgspec.structs.fields(game.options_type)
    return [f"{field.name}={'|'.join(_values(field))}" for field in fields]


def _values(field: msgspec.structs.FieldInfo) -> list[str]:
    """What may be written for an option: all of a few words, one number, or a list for example."""
    if isinstance(field.default, tuple):
        return ["[3,null,2]"]
    if field.default is None:
        return ["20"]
    kind = _kind(field)
    words = ["true", "false"] if kind is bool else _words(kind)
    default = str(field.default).lower() if kind is bool else str(field.default)
    return [default, *[word for word in words if word != default]]


def _kind(field: msgspec.structs.FieldInfo) -> Any:
    """The type of an option, whatever is said of it."""
    return get_args(field.type)[0] if get_origin(field.type) is Annotated else field.type


def _words(kind: Any) -> list[str]:
    """The words of which an option is one; none where it is something else."""
    return list(get_args(kind)) if get_origin(kind) is Literal else []


def _pair(text: str, game: AnyGame) -> tuple[str, Any]:
    """NAME=VALUE; a list is written in brackets, `null` for no answer."""
    name, sign, value = text.partition("=")
    if not sign:
        example = options_of(game)[0].partition("|")[0]
        raise OptionsFault(f"--option {text}", f"write it as NAME=VALUE, such as {example}")
    _check_option(name, value, game)
    if value.startswith("["):
        try:
            return name, msgspec.json.decode(value)
        except msgspec.DecodeError as error:
            raise OptionsFault(f"--option {name}", f"this is no list: {error}") from None
    return name, value


def _check_option(name: str, value: str, game: AnyGame) -> None:
    """Refuse an option that there is not, and a word that it cannot be, with all that there are."""
    fields = {field.name: field for field in msgspec.structs.fields(game.options_type)}
    if name not in fields:
        raise OptionsFault(
            f"--option {name}", f"there is no such option; there is {', '.join(fields)}"
        )
    field = fields[name]
    words = _words(_kind(field))
    if words and value not in words:
        raise OptionsFault(f"--option {name}", f"one of {', '.join(_values(field))}, not {value!r}")


def your_name(speaker: Speaker) -> str:
    """What the machine calls the person who sits before it."""
    try:
        return getpass.getuser().capitalize()
    except (KeyError, OSError):
        return speaker.seat(0)


def check_table(game: AnyGame, players: int, level: str) -> None:
    """Refuse a table that cannot be set, before the person is asked anything."""
    game.check_seats(players, "--players")
    if level not in game.bots:
        raise OptionsFault(
            "--bots", f"there is no level {level!r}; there is {', '.join(game.levels)}"
        )


def new_match(
    game: AnyGame, options: Any, players: int, level: str, name: str, seed: int | None
) -> Match:
    """A person at seat 0, bots at the others, and luck that nobody can foresee, or of this seed."""
    bots = [Player(bot, level) for bot in BOT_NAMES[: players - 1]]
    seats = (Player(name), *bots)
    return Match(game, head_of(game, options, seats, _luck(players, seed)))


def resumed(game: AnyGame, record: Record) -> Match:
    """A saved game, as far as it has come."""
    levels = [player.bot for player in record.head.players]
    levels += [entry.level for entry in record.entries if isinstance(entry, GivenToBot)]
    for level in levels:
        if level is not None and level not in game.bots:
            raise RecordFault("record", f"no bot here is of the level {level!r}")
    match = Match.resume(game, record)
    if match.stopped:
        raise RecordFault("record", "this game was stopped: it does not go on")
    return match


def _luck(players: int, seed: int | None) -> SealedSeed | FastSeed:
    if seed is not None:
        return FastSeed(seed)
    return sealed_seed(secrets.token_hex(32), [secrets.token_hex(8) for _ in range(players)])


def save_file(game: str) -> Path:
    """Where a game is saved when nobody says where: in the user's data folder."""
    data = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(data) / "sobremesa" / f"{game}-{time.strftime('%Y-%m-%d-%H%M%S')}.json"


def check_place(file: Path) -> None:
    """Refuse a place where nothing can be saved, before anything is to be lost."""
    if file.is_dir():
        raise OptionsFault("--save", f"{file} is a folder: give the name of a file")
    file.parent.mkdir(parents=True, exist_ok=True)
    draft = file.with_name(file.name + ".part")
    draft.touch()
    draft.unlink()


def save(record: Record, file: Path) -> None:
    """Write the record whole or not at all."""
    file.parent.mkdir(parents=True, exist_ok=True)
    draft = file.with_name(file.name + ".part")
    draft.write_text(write_record(record), encoding="utf-8")
    draft.replace(file)
