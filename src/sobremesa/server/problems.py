"""S-1 to S-11: what the server refuses, before a table is asked."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

from litestar.openapi.datastructures import ResponseSpec

from sobremesa.kernel.errors import Fault, IllegalMove, refuse
from sobremesa.table.messages import Refusal

LONGEST: Final = 600  # characters of what is said of one mistake


class Problem(Exception):
    """A refusal with the HTTP status that goes with it."""

    def __init__(self, status: int, illegal: IllegalMove) -> None:
        super().__init__(status, illegal)
        self.status = status
        self.illegal = illegal


def no_such_table() -> Problem:
    """S-1: there is none, or it is not for you to know."""
    return Problem(404, refuse("S-1", "no-such-table"))


def come_in_first() -> Problem:
    """S-2: nobody knows who this is."""
    return Problem(401, refuse("S-2", "come-in-first"))


def too_many_tables(tables: int) -> Problem:
    """S-3: one person can host only so many tables."""
    return Problem(409, refuse("S-3", "too-many-tables", tables=tables))


def too_fast() -> Problem:
    """S-4: others want to be served too."""
    return Problem(429, refuse("S-4", "too-fast"))


def too_slow() -> Problem:
    """S-4: others want to be served too, and this one does not come to an end."""
    return Problem(408, refuse("S-4", "too-slow"))


def too_many_wait() -> Problem:
    """S-4: what one has asked for already comes first."""
    return Problem(429, refuse("S-4", "too-many-wait"))


def strange_origin() -> Problem:
    """S-5: a page from elsewhere."""
    return Problem(403, refuse("S-5", "strange-origin"))


def not_over() -> Problem:
    """S-6: games in progress keep their secrets."""
    return Problem(409, refuse("S-6", "not-over"))


def no_such_entry(entries: int) -> Problem:
    """S-6: the game has no such moment."""
    return Problem(404, refuse("S-6", "no-such-entry", entries=entries))


def no_spectators() -> Problem:
    """S-7: this table plays for itself."""
    return Problem(403, refuse("S-7", "no-spectators"))


def too_large(limit: int) -> Problem:
    """S-8: more than anybody has to say."""
    return Problem(413, refuse("S-8", "too-large", bytes=limit))


def bad_field(where: str, what: str) -> Problem:
    """K-3: this cannot be read, or not be meant."""
    return Problem(400, refuse("K-3", "bad-field", where, problem=f"{where}: {what}"[:LONGEST]))


def no_such_bot(account: str) -> Problem:
    """K-3: nobody has made this bot account, or it was revoked."""
    return Problem(400, refuse("K-3", "no-such-bot", "account", account=account))


def faulty(fault: Fault) -> Problem:
    """K-3: what somebody has written cannot be used, for one reason or for several."""
    first, *others = [bad_field(one.where, one.what).illegal for one in (fault, *fault.others)]
    return Problem(400, IllegalMove(first.rule, first.reason, first.where, tuple(others)))


def malformed_message(problem: str) -> IllegalMove:
    """K-3: a message that is none."""
    return refuse("K-3", "bad-field", problem=problem[:LONGEST])


def no_such_page() -> Problem:
    """S-9: nothing is here."""
    return Problem(404, http_refusal(404))


def http_refusal(status: int) -> IllegalMove:
    """S-9: what the web itself refuses."""
    if status < 500:
        return refuse("S-9", "no-such-page")
    return refuse("S-9", "server-fault")


def unreadable_table() -> Problem:
    """S-10: what is stored of it is not what happened there."""
    return Problem(500, refuse("S-10", "unreadable-table"))


def banned(until: int) -> Problem:
    """S-11: whoever runs the server has shut this one out until then, in ms since 1970."""
    day = datetime.fromtimestamp(until / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")
    return Problem(403, refuse("S-11", "banned", until=day))


# In the description of the API

WHY: Final = {
    400: "It cannot be read, or not be meant",
    401: "Come in first",
    403: "Not for you, or not from this page",
    404: "There is nothing, or it is not for you to know",
    409: "Not now",
    413: "Too large",
    429: "Too fast",
    500: "A mistake of the server",
    503: "Nobody can answer for it right now: ask again in a moment",
}


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """What else a route may answer, for the description of the API; any route may be too busy."""
    return {
        status: ResponseSpec(Refusal, generate_examples=False, description=WHY[status])
        for status in (*statuses, 429, 500)
    }
