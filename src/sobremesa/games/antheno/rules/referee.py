"""AN-11, AN-11a, AN-12: whether one may draw or pass; the referee looks at every rearrangement."""

from __future__ import annotations

from typing import Final

from sobremesa.games.antheno.events import Finding
from sobremesa.games.antheno.moves import Move, Play
from sobremesa.games.antheno.search.plays import Finding as Found
from sobremesa.games.antheno.search.plays import can_play
from sobremesa.games.antheno.state import State
from sobremesa.kernel.errors import refuse

_Key = tuple[tuple[tuple[tuple[int, int], int], ...], tuple[int, ...]]
_KEPT: Final = 64
_found: dict[_Key, Found] = {}  # by table and rack

VERDICTS = {"play": "can-play", "none": "none-exists", "undecided": "none-found"}


def verdict(state: State, seat: int, move: Move) -> str | None:
    """What the referee finds for somebody who wants to draw or pass; None: nobody asks for it."""
    if state.over or seat != state.turn or isinstance(move, Play) or not state.terms.strict:
        return None
    return VERDICTS[found(state, seat)]


def found(state: State, seat: int) -> Found:
    """Whether this seat can play, searched for once."""
    known = _found.get(_key(state, seat))
    if known is None:
        known = can_play(state.table, state.racks[seat])
        remember(state, seat, known)
    return known


def remember(state: State, seat: int, finding: Found) -> None:
    """Keep what a search has found: the next question about it needs no other."""
    if len(_found) >= _KEPT:
        _found.clear()
    _found[_key(state, seat)] = finding


def _key(state: State, seat: int) -> _Key:
    return tuple(sorted(state.table.items())), tuple(state.racks[seat])


def allowed_to_draw(state: State, said: str | None) -> Finding | None:
    """AN-11: only with no play, in a strict game, and with a tile to draw."""
    if not state.bag:
        raise refuse("AN-12", "bag-empty")
    return finding(state, said, "AN-11")


def allowed_to_pass(state: State, said: str | None) -> Finding | None:
    """AN-12: only with nothing to draw, and no play in a strict game."""
    if state.bag:
        raise refuse("AN-12", "bag-not-empty")
    return finding(state, said, "AN-12")


def finding(state: State, said: str | None, rule: str) -> Finding | None:
    """What the referee said, if that allows it."""
    if not state.terms.strict:
        return None
    if said == "none-exists":
        return "none-exists"
    if said == "none-found":
        return "none-found"
    raise refuse(rule, "can-play")
