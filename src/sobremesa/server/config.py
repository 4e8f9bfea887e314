"""How a server runs: defaults, then a TOML file, then the environment, then flags."""

from __future__ import annotations

import ipaddress
import os
import re
import secrets
from collections.abc import Callable, Iterable, Mapping
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta
from msgspec.inspect import BoolType, IntType, LiteralType, Metadata, Type, VarTupleType, type_info
from platformdirs import user_data_dir

from sobremesa.kernel.content import read_toml
from sobremesa.kernel.errors import OptionsFault

PREFIX: Final = "SOBREMESA_"
FILE: Final = "config"  # the flag that names the file: no field of it
FILE_VARIABLE: Final = f"{PREFIX}CONFIG"
LISTENING: Final = f"{PREFIX}LISTENING"  # a socket that a node was given by who started it
BEGUN: Final = f"{PREFIX}BEGUN"  # where a node says that it has begun to whoever started it
OTHERS: Final = frozenset(  # ours, but no fields
    {
        FILE_VARIABLE,
        BEGUN,
        LISTENING,
        f"{PREFIX}COMPILED",
        f"{PREFIX}BOT_TOKEN",
        f"{PREFIX}BOT_MEMORY",
    }
)
LIKENESS: Final = 0.7  # how like a known name one must be to be a slip of the pen
MASK: Final = "***"
NODE_NAME: Final = 30  # letters

LogLevel = Literal["debug", "info", "warning", "error"]
LogFormat = Literal["text", "json"]

Amount = Annotated[int, Meta(ge=1, le=1_000_000)]
Host = Annotated[str, Meta(pattern=r"^[\w.:-]+\Z", title="an address or a name, without a port")]
Node = Annotated[
    str,
    Meta(
        pattern=rf"^[a-z0-9.-]{{1,{NODE_NAME}}}\Z",
        title=f"up to {NODE_NAME} small letters, digits, - and .",
    ),
]
Database = Annotated[
    str,
    Meta(
        pattern=r"^(sqlite:///.+|postgres(ql)?://\S+)\Z",
        title="sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME",
    ),
]
Origins = Annotated[
    tuple[Annotated[str, Meta(pattern=r"^https?://([a-z0-9.-]+|\[[0-9a-f:]+\])(:\d+)?\Z")], ...],
    Meta(title="addresses such as https://play.example.org, in small letters, without a path"),
]
Nats = Annotated[
    str, Meta(pattern=r"^((nats|tls)://\S+)?\Z", title="nats://USER:PASSWORD@HOST:PORT or tls://…")
]
Proxies = Annotated[
    tuple[str, ...], Meta(title="IP addresses or networks, such as 127.0.0.1 or 10.0.0.0/8")
]


def default_database() -> str:
    """The SQLite file in the user's data folder."""
    return f"sqlite:///{Path(user_data_dir('sobremesa')) / 'sobremesa.db'}"


@cache
def random_node() -> str:
    """A name for a server that was given none, the same as long as it runs."""
    return f"node-{secrets.token_hex(3)}"


def cores() -> int:
    """How many cores this machine has."""
    return os.cpu_count() or 1


class Config(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How a server runs. What is said of each field is its help and its documentation."""

    host: Annotated[Host, Meta(description="Where to listen; 0.0.0.0 is every network.")] = (
        "127.0.0.1"
    )
    port: Annotated[int, Meta(ge=0, le=65_535, description="The port; 0 takes a free one.")] = 8000
    database: Annotated[
        Database, Meta(description="Where games are kept; else a file in your data folder.")
    ] = msgspec.field(default_factory=default_database)
    nats: Annotated[
        Nats, Meta(description="The NATS by which it is one of several servers, the nodes.")
    ] = ""
    nats_credentials: Annotated[
        str, Meta(title="a file", description="The credentials for that NATS, as a .creds file.")
    ] = ""
    processes: Annotated[
        int,
        Meta(ge=1, le=256, description="Nodes on this machine, with a NATS of their own."),
    ] = 1
    origins: Annotated[
        Origins, Meta(description="Addresses whose pages may talk to it, beside its own.")
    ] = ()
    secure_cookies: Annotated[
        bool, Meta(description="Cookies only over HTTPS: for a server behind TLS.")
    ] = False
    proxies: Annotated[
        Proxies, Meta(description="Reverse proxies whose X-Forwarded-For is believed.")
    ] = ()
    workers: Annotated[
        int,
        Meta(ge=1, le=1024, description="Processes for bots and the referee; else one a core."),
    ] = msgspec.field(default_factory=cores)
    node: Annotated[
        Node, Meta(description="What this server is called in metrics and logs; else at random.")
    ] = msgspec.field(default_factory=random_node)
    log_level: Annotated[LogLevel, Meta(description="The least that is worth a line.")] = "info"
    log_format: Annotated[LogFormat, Meta(description="Lines for people, or for machines.")] = (
        "text"
    )
    tables_per_person: Annotated[Amount, Meta(description="Open tables of one person.")] = 20
    connections_per_address: Annotated[
        Amount, Meta(description="Network connections from one address, but not from proxies.")
    ] = 200
    request_seconds: Annotated[
        int, Meta(ge=1, le=3600, description="How long a request may take to arrive.")
    ] = 30
    sockets_per_address: Annotated[Amount, Meta(description="Connections from one address.")] = 100
    sockets_per_person: Annotated[Amount, Meta(description="Connections of one person.")] = 20
    messages_per_second: Annotated[
        Amount, Meta(description="Messages on one connection; twice that in a burst.")
    ] = 20
    sockets_per_bot: Annotated[
        Amount, Meta(description="Connections of one bot account, each at a table.")
    ] = 20
    messages_per_second_of_bot: Annotated[
        Amount, Meta(description="Messages of one bot account in all; twice that in a burst.")
    ] = 20
    requests_per_second: Annotated[
        Amount, Meta(description="Requests from one address; five times that in a burst.")
    ] = 20
    asks_per_minute: Annotated[
        Amount, Meta(description="Questions and acts of one person, other than moves and talk.")
    ] = 240
    guests_per_hour: Annotated[Amount, Meta(description="New guests from one address.")] = 60
    tables_per_hour: Annotated[Amount, Meta(description="New tables from one address.")] = 240
    message_bytes: Annotated[
        int, Meta(ge=1024, le=16_777_216, description="The longest message that is read.")
    ] = 65_536
    idle_minutes: Annotated[
        Amount, Meta(description="After how long a table that nobody touches leaves memory.")
    ] = 10
    archive_days: Annotated[
        Amount, Meta(description="After how long a table that has ended is put into the archive.")
    ] = 1
    drain_seconds: Annotated[
        int, Meta(ge=0, le=3600, description="How long open connections have when it stops.")
    ] = 10

    def __repr__(self) -> str:
        return f"Config({', '.join(f'{name}={value!r}' for name, value in shown(self).items())})"

    def __rich_repr__(self) -> list[tuple[str, Any]]:
        return list(shown(self).items())


def shown(config: Config) -> dict[str, Any]:
    """The fields as they may be printed: no password among them."""
    return msgspec.structs.asdict(config) | {
        "database": masked(config.database),
        "nats": re.sub(r"://[^\s/@]*@", f"://{MASK}@", config.nats),
    }


def masked(text: str) -> str:
    """A text without the passwords of the addresses in it."""
    text = re.sub(r"(://[^\s/:@]*):\S*@", rf"\1:{MASK}@", text)
    return re.sub(r"(?i)(password=)[^\s&]+", rf"\1{MASK}", text)


# What is known of a field


class Setting(msgspec.Struct, frozen=True):
    """A field of the configuration, as people are told about it."""

    name: str
    about: str
    takes: str  # what may be given for it
    sign: str  # the same in a word
    kind: Any  # its type, as values are converted to it
    default: Any  # None where it depends on the machine
    switch: bool  # it is on or off
    several: bool  # more than one may be given

    @property
    def flag(self) -> str:
        """The option of the command."""
        return f"--{self.name.replace('_', '-')}"

    @property
    def variable(self) -> str:
        """The variable of the environment."""
        return f"{PREFIX}{self.name.upper()}"


def _setting(field: msgspec.structs.FieldInfo) -> Setting:
    info = type_info(field.type)
    assert isinstance(info, Metadata)  # every field is described
    said = info.extra_json_schema or {}
    takes, sign = _takes(info.type)
    return Setting(
        name=field.name,
        about=said["description"],
        takes=said.get("title", takes),
        sign=sign,
        kind=field.type,
        default=None if field.default is msgspec.NODEFAULT else field.default,
        switch=isinstance(info.type, BoolType),
        several=isinstance(info.type, VarTupleType),
    )


def _takes(kind: Type) -> tuple[str, str]:
    """What may be given for a field of this type, and the same in a word."""
    match kind:
        case IntType(ge=least, le=most):
            return f"a whole number from {least} to {most}", "<int>"
        case LiteralType(values=words):
            return f"one of {', '.join(map(str, words))}", "|".join(map(str, words))
        case BoolType():
            return "true or false", "<bool>"
        case _:
            return "a text", "<str>"


SETTINGS: Final = {
    setting.name: setting for setting in map(_setting, msgspec.structs.fields(Config))
}


# Reading


def read_config(
    flags: Mapping[str, Any], environ: Mapping[str, str], read_text: Callable[[Path], str]
) -> Config:
    """The configuration that was asked for; a flag that is None was not given."""
    said = {name: value for name, value in flags.items() if value is not None}
    where, file = _file(said.pop(FILE, None), environ)
    fields = {} if file is None else _from_file(file, _text(where, file, read_text))
    return Config(**fields | _from_environ(environ) | _from_flags(said))


def _file(flag: Path | None, environ: Mapping[str, str]) -> tuple[str, Path | None]:
    """Who names the file, and which it is."""
    if flag is not None or not environ.get(FILE_VARIABLE):
        return f"--{FILE}", flag
    return FILE_VARIABLE, Path(environ[FILE_VARIABLE])


def _text(where: str, file: Path, read_text: Callable[[Path], str]) -> str:
    try:
        return read_text(file)
    except OSError as error:
        raise OptionsFault(where, f"{file} cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise OptionsFault(where, f"{file} is no text (UTF-8 was expected)") from None


def _from_file(file: Path, text: str) -> dict[str, Any]:
    fields = {}
    for name, given in read_toml(text, str(file), OptionsFault).items():
        where = f"{file}, field {name}"
        if name not in SETTINGS:
            near = _near(name, SETTINGS)
            hint = f"; did you mean {near}?" if near else ""
            raise OptionsFault(where, f"there is no such field{hint}")
        fields[name] = _value(SETTINGS[name], given, where, strict=True)
    return fields


def _from_environ(environ: Mapping[str, str]) -> dict[str, Any]:
    """What the variables say. One that is nothing like ours belongs to somebody else."""
    known = {setting.variable: setting for setting in SETTINGS.values()}
    fields = {}
    for variable, text in environ.items():
        if variable in known:
            setting = known[variable]
            fields[setting.name] = _written(setting, [text], variable)
        elif variable.startswith(PREFIX) and variable not in OTHERS:
            near = _near(variable, [*known, FILE_VARIABLE])
            if near is not None:
                raise OptionsFault(variable, f"there is no such variable; did you mean {near}?")
    return fields


def _from_flags(said: Mapping[str, Any]) -> dict[str, Any]:
    fields = {}
    for name, given in said.items():
        setting = SETTINGS[name]
        texts = [str(text) for text in given] if isinstance(given, list | tuple) else [str(given)]
        fields[name] = _written(setting, texts, setting.flag)
    return fields


def _near(name: str, known: Iterable[str]) -> str | None:
    """The known name that was probably meant, if any is like it."""
    ends = {end.removeprefix(PREFIX).lower(): end for end in known}
    found = get_close_matches(name.removeprefix(PREFIX).lower(), ends, n=1, cutoff=LIKENESS)
    return ends[found[0]] if found else None


def _written(setting: Setting, texts: list[str], where: str) -> Any:
    """The value that texts stand for; commas part one from the next where several may be given."""
    parts = [part.strip() for text in texts for part in text.split(",")]
    given = [part for part in parts if part] if setting.several else texts[-1].strip()
    return _value(setting, given, where, strict=False)


def _value(setting: Setting, given: Any, where: str, *, strict: bool) -> Any:
    """What was given, as a value of the field. A database may hold a password: it is not shown."""
    try:
        value = msgspec.convert(given, setting.kind, strict=strict)
        if setting.name == "proxies":
            _check_networks(value)
    except ValueError:
        found = "" if setting.name in ("database", "nats") else f", not {given!r:.80}"
        raise OptionsFault(where, f"{setting.takes}{found}") from None
    return value


def _check_networks(texts: Iterable[str]) -> None:
    for text in texts:
        ipaddress.ip_network(text, strict=False)
