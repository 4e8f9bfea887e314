"""What the server writes about itself: events with fields, and never a secret among them.

Whatever is logged, by whomever, becomes text here, in one place: what is secret is masked, and what
could pass for another line is escaped. So nothing can be written around it.
"""

from __future__ import annotations

import logging
import re
import traceback
from collections import deque
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any, Final

import msgspec

from sobremesa.server.config import MASK, LogFormat, LogLevel, masked
from sobremesa.server.request_ids import REQUEST

log: Final = logging.getLogger("sobremesa")

PROBLEMS: Final = 20  # that are remembered
SECRETS: Final = ("token", "cookie", "seed", "words", "link", "password")
HEADER: Final = re.compile(r"(?i)(cookie|authorization)(['\"]?\s*[:=,]\s*).+")
PAIR: Final = re.compile(
    rf"(?i)({'|'.join(SECRETS)})(['\"]?\s*[:=]\s*)(\"[^\"]*\"|'[^']*'|[^\s,;&]+)"
)
TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{32,}")  # what cookies, links and seeds look like
NAME: Final = re.compile(r"(?:[a-z_-]|[A-Z][a-z]{2})+")  # what long names of programs look like
BARE: Final = re.compile(r"[\w.:/@+*-]+")  # a text that needs no quotes


def event(
    logger: logging.Logger,
    message: str,
    level: int = logging.INFO,
    /,
    *,
    exc_info: BaseException | None = None,
    **fields: Any,
) -> None:
    """Log what happened, and to what."""
    logger.log(level, "%s", message, exc_info=exc_info, extra={"fields": fields})


def set_up(level: LogLevel, format: LogFormat, node: str = "", *, several: bool = False) -> None:
    """Write to stderr: our lines and uvicorn's from this level on, others if they are warnings.

    Lines for machines name the node, and lines for people where there are several.

    uvicorn's log of requests stays off: their paths hold links. Run it with `log_config=None`.
    """
    handler = logging.StreamHandler()
    text = TextFormatter(node if several else "")
    handler.setFormatter(JsonFormatter(node) if format == "json" else text)
    handler.addFilter(tells_no_path)
    least = logging.getLevelNamesMapping()[level.upper()]
    root = logging.getLogger()
    root.handlers = [handler, recent]
    root.setLevel(max(least, logging.WARNING))
    for name in (log.name, "uvicorn", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers = []
        logger.propagate = True
        logger.setLevel(least)
    requests = logging.getLogger("uvicorn.access")
    requests.handlers = []
    requests.propagate = False


def tells_no_path(record: logging.LogRecord) -> bool:
    """Whether a line of uvicorn is free of paths and headers: it writes them for each WebSocket.

    A frame that is no UTF-8 is nobody's mistake but its sender's: no trace of it is written.
    """
    if not record.name.startswith("uvicorn"):
        return True
    if str(record.msg).startswith("Invalid UTF-8"):
        return False
    return record.levelno >= logging.INFO and '"WebSocket %s"' not in str(record.msg)


# Lines


class TextFormatter(logging.Formatter):
    """Time, level, message, key=value; a traceback is indented, so that it looks like no line."""

    def __init__(self, node: str = "") -> None:
        super().__init__()
        self._node = {"node": node} if node else {}

    def format(self, record: logging.LogRecord) -> str:
        """One line, and those of a traceback."""
        fields = _fields(record) | self._node | _request()
        pairs = [f"{name}={_shown(value)}" for name, value in fields.items()]
        words = [_time(record), f"{record.levelname.lower():7}", _message(record), *pairs]
        lines = [" ".join(words), *[f"    {line}" for line in _trace(record)]]
        return "\n".join(lines)


class JsonFormatter(logging.Formatter):
    """An object of JSON a line, with the node that wrote it and the request that led to it."""

    def __init__(self, node: str = "") -> None:
        super().__init__()
        self._node = {"node": node} if node else {}

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        data = {
            "time": _time(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": _message(record),
            "fields": _fields(record),
        }
        trace = _trace(record)
        known = data | self._node | _request() | ({"trace": trace} if trace else {})
        return msgspec.json.encode(known).decode()


class Recent(logging.Handler):
    """The last problems, for the page of health."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self._lines: deque[str] = deque(maxlen=PROBLEMS)
        self.setFormatter(TextFormatter())
        self.addFilter(tells_no_path)

    @property
    def lines(self) -> list[str]:
        """Each as it is in the log, without its traceback; the latest first."""
        return list(reversed(self._lines))

    def emit(self, record: logging.LogRecord) -> None:
        """Keep a line."""
        self._lines.append(self.format(record).partition("\n")[0])


recent: Final = Recent()


def _request() -> dict[str, str]:
    """The request that led to this, where one has."""
    id = REQUEST.get()
    return {"request": id} if id else {}


def _time(record: logging.LogRecord) -> str:
    when = datetime.fromtimestamp(record.created, UTC)
    return when.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def _message(record: logging.LogRecord) -> str:
    return clean(record.getMessage().strip())


def _fields(record: logging.LogRecord) -> dict[str, Any]:
    """The fields of an event, fit to be written."""
    fields: dict[str, Any] = _plain(getattr(record, "fields", {}))
    return fields


def _trace(record: logging.LogRecord) -> list[str]:
    """The lines of a traceback."""
    if record.exc_info is None or record.exc_info[1] is None:
        return []
    text = "".join(traceback.format_exception(record.exc_info[1]))
    return [clean(line) for line in text.splitlines()]


def _plain(value: Any) -> Any:
    """A value as JSON can say it, clean."""
    match value:
        case bool() | int() | float() | None:
            return value
        case Mapping():
            return {clean(str(name)): _field(str(name), part) for name, part in value.items()}
        case list() | tuple():
            return [_plain(part) for part in value]
        case _:
            return clean(str(value))


def _field(name: str, value: Any) -> Any:
    """The value of a field, fit to be written; secrets are known by their names."""
    secret = any(part in SECRETS for part in name.lower().split("_"))
    return MASK if secret else _plain(value)


def _shown(value: Any) -> str:
    """A plain value in a line for people."""
    if isinstance(value, str) and BARE.fullmatch(value):
        return value
    return msgspec.json.encode(value).decode()


# Texts


def clean(text: str) -> str:
    """A text without secrets, and without characters that end a line or hide in one."""
    text = masked(text if text.isprintable() else "".join(map(_visible, text)))
    text = HEADER.sub(rf"\1\2{MASK}", text)
    text = PAIR.sub(rf"\1\2{MASK}", text)
    return TOKEN.sub(_masked_token, text)


def _visible(character: str) -> str:
    if character.isprintable():
        return character
    return character.encode("unicode_escape").decode()


def _masked_token(found: re.Match[str]) -> str:
    return found[0] if NAME.fullmatch(found[0]) else MASK
