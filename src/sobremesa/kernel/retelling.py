"""A finished record told again in short: what counts of it goes to the game, which sums it up."""

from __future__ import annotations

import msgspec

from sobremesa.kernel.course import Course
from sobremesa.kernel.errors import Reason
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.recap import Deed, Recap, Tale
from sobremesa.kernel.record import Moved, Record, TookBack


def recap_of(game: AnyGame, record: Record) -> Recap:
    """How this game went."""
    course = Course(game, record.head)
    deeds = [Deed(0, (), game.scores(course.state))]
    for number, entry in enumerate(record.entries, 1):
        _, events = course.follow(entry)
        if isinstance(entry, Moved):
            deeds.append(Deed(number, events, game.scores(course.state)))
        elif isinstance(entry, TookBack):
            del deeds[-entry.moves :]
    outcome = None if course.cut_short else game.outcome(course.state)
    ranks = None if outcome is None else outcome.ranks
    return _as_placed(course, game.recap(Tale(deeds, course.state, ranks)))


def _as_placed(course: Course, told: Recap) -> Recap:
    """Who has resigned is last, whatever the rules say of their seat."""
    if course.stopped is not None:
        return msgspec.structs.replace(told, why=None, moment=None)
    if course.cut_short:
        return msgspec.structs.replace(told, why=Reason("recap-given-up"), moment=None)
    by_rules = course.game.outcome(course.state)
    if by_rules is not None and set(by_rules.winners) & set(course.resigned):
        return msgspec.structs.replace(told, why=Reason("recap-resigned-first"), moment=None)
    return told
