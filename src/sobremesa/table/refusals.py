"""T-1 to T-13: what a table refuses, beside what the game does."""

from __future__ import annotations

from sobremesa.kernel.errors import Fault, IllegalMove, refuse
from sobremesa.table.settings import Bank, Clock


def closed_question(question: int) -> IllegalMove:
    """T-1: this question is not open, or no longer."""
    return refuse("T-1", "closed-question", question=question)


def being_judged() -> IllegalMove:
    """T-1: another answer to it is being judged."""
    return refuse("T-1", "being-judged")


def not_seated() -> IllegalMove:
    """T-2: only for those who sit at this table."""
    return refuse("T-2", "not-seated")


def host_only() -> IllegalMove:
    """T-3: only for the host."""
    return refuse("T-3", "host-only")


def seat_not_free(seat: int) -> IllegalMove:
    """T-4: somebody sits there, or it is kept for somebody else."""
    return refuse("T-4", "seat-not-free", seat, seat=seat)


def nobody_there(seat: int) -> IllegalMove:
    """T-4: nobody sits there."""
    return refuse("T-4", "nobody-there", seat, seat=seat)


def not_at_this_stage(stage: str) -> IllegalMove:
    """T-5: too early, or too late."""
    return refuse("T-5", "not-at-this-stage", stage=stage)


def seats_missing(missing: int) -> IllegalMove:
    """T-6: not everybody is there."""
    return refuse("T-6", "seats-missing", missing=missing)


def other_nonce() -> IllegalMove:
    """T-7: this is not the nonce that was committed to."""
    return refuse("T-7", "other-words")


def too_much_talk(seconds: int) -> IllegalMove:
    """T-8: others want to be heard too."""
    return refuse("T-8", "too-much-talk", seconds=seconds)


def say_one_thing() -> IllegalMove:
    """T-8: either own words or a phrase that is known."""
    return refuse("T-8", "say-one-thing")


def not_at_this_table() -> IllegalMove:
    """T-9: this table was set without it."""
    return refuse("T-9", "not-at-this-table")


def asleep() -> IllegalMove:
    """T-9: a bot plays this seat."""
    return refuse("T-9", "asleep")


def awake() -> IllegalMove:
    """T-9: no bot plays this seat."""
    return refuse("T-9", "awake")


def no_time_left(clock: Clock) -> IllegalMove:
    """T-10: the clock has run out, and the grace was given: for the game, or for this question."""
    if isinstance(clock, Bank):
        return refuse("T-10", "no-time-left")
    return refuse("T-10", "question-time-over")


def time_is_spent() -> IllegalMove:
    """T-10: what is to be taken back has brought time that was used meanwhile."""
    return refuse("T-10", "time-is-spent")


def somebody_is_there(seat: int) -> IllegalMove:
    """T-11: they are there, and play for themselves."""
    return refuse("T-11", "somebody-is-there", seat, seat=seat)


def enough() -> IllegalMove:
    """T-12: what is left of the log is for moves."""
    return refuse("T-12", "enough")


def for_people() -> IllegalMove:
    """T-13: a bot account answers what it is asked, and nothing else."""
    return refuse("T-13", "for-people")


def bad_field(fault: Fault) -> IllegalMove:
    """K-3: this cannot be meant."""
    return refuse("K-3", "bad-field", problem=str(fault)[:300])
