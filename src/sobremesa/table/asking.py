"""What a seat may ask: answered from what it may know, and changing nothing."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from sobremesa.kernel.bot import Reasons
from sobremesa.kernel.errors import IllegalMove, malformed
from sobremesa.table import refusals
from sobremesa.table.jobs import Explain, Suggest
from sobremesa.table.messages import (
    Allowed,
    Draft,
    Drafted,
    Hint,
    HintChances,
    Hinted,
    Query,
    WeighedMove,
    WhyLine,
    WhyNot,
    refusal_of,
)
from sobremesa.table.playing import begun
from sobremesa.table.table import Table

WEIGHED: Final = 4  # moves whose chances are told with a hint


def why_not(table: Table, seat: int, asked: WhyNot) -> Allowed | Explain:
    """Why a move is not allowed, or that it is; what takes a search is for the referee to say."""
    begun(table)
    try:
        move = table.game.read_move(asked.move)
    except IllegalMove as illegal:
        return Allowed(refusal_of(illegal))
    if table.asked[seat].occasion is not None and table.game.needs_referee(table.state, move):
        return Explain(asked.id, seat, asked.move, table.asked[seat].number)
    refused = table.game.why_not(table.state, seat, move)
    return Allowed(None if refused is None else refusal_of(refused))


def ruled(table: Table, seat: int, move: dict[str, Any], verdict: str | None) -> Allowed:
    """Why a move is not allowed that the referee has judged, or that it is."""
    try:
        read = table.game.read_move(move)
        table.game.apply_ruled(table.state.copy(), seat, read, verdict, None)
    except IllegalMove as illegal:
        return Allowed(refusal_of(illegal))
    return Allowed()


def ask(table: Table, seat: int, asked: Query) -> msgspec.Struct:
    """A question of the game's own, answered from the seat's view alone."""
    begun(table)
    try:
        question = msgspec.convert(asked.ask, table.game.ask_type)
    except msgspec.ValidationError as error:
        raise malformed(str(error)) from None
    if not table.settings.aids.chances and question.__struct_config__.tag in table.game.chances:
        raise refusals.not_at_this_table()
    return table.game.answer(table.view(seat), question)


def hint(table: Table, seat: int, asked: Hint) -> Suggest:
    """What a bot would do: a worker will find out.

    Where only the rules let people be shown a move, the weakest level shows it.
    """
    begun(table)
    if not table.may_hint():
        raise refusals.not_at_this_table()
    if table.asked[seat].occasion is None:
        raise refusals.closed_question(table.asked[seat].number)
    level = table.game.adviser if table.settings.aids.hints else table.game.levels[0]
    return Suggest(asked.id, seat, level, table.asked[seat].number)


def hinted(table: Table, move: dict[str, Any], reasons: Reasons | None) -> Hinted:
    """What somebody is told who asked for a hint, as far as this table gives such help.

    Where the rules themselves let people be shown a move, they are shown the move and no more.
    """
    aids = table.settings.aids
    if reasons is None or not aids.hints:
        return Hinted(move)
    why = [one for one in reasons.why if aids.chances or one.id not in table.game.chances]
    lines = tuple([WhyLine(one.id, one.args) for one in why])
    return Hinted(move, lines, _chances(reasons) if aids.chances else None)


def _chances(reasons: Reasons) -> HintChances | None:
    """How good the bot thinks its best moves are."""
    if reasons.chance is None:
        return None
    best = [one for one in reasons.considered if one.chance is not None][:WEIGHED]
    weighed = tuple([WeighedMove(one.move, round(one.chance or 0.0, 3)) for one in best])
    return HintChances(round(reasons.chance, 3), weighed)


def draft(table: Table, seat: int, asked: Draft) -> Drafted:
    """What the others may see of what somebody thinks about."""
    begun(table)
    return Drafted(seat=seat, draft=table.game.draft(table.view(seat), asked.draft))
