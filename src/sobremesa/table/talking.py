"""Table talk: part of AntaYagí (AY-8), and of every game."""

from __future__ import annotations

import hashlib
import unicodedata
from typing import Final

import msgspec

from sobremesa.kernel.errors import no_such_seat
from sobremesa.table import refusals
from sobremesa.table.log import Muted, Person, Spoke, What
from sobremesa.table.messages import Mute, Said, Talk
from sobremesa.table.table import Table

PHRASES: Final = (
    "hello", "trade-with-me", "you-will-like-it", "trust-me", "do-not-do-it", "well-played",
    "what-luck", "oh-no", "one-moment", "your-turn", "thanks", "good-game",
)  # fmt: skip
OFTEN: Final = 5  # times
WITHIN: Final = 10_000  # ms


def talk(table: Table, person: Person, asked: Talk, now: int) -> list[What]:
    """Say something, if one has not just said a lot."""
    if (asked.text is None) == (asked.phrase is None):
        raise refusals.say_one_thing()
    if asked.phrase is not None and asked.phrase not in PHRASES:
        raise refusals.say_one_thing()
    text = None if asked.text is None else one_line(asked.text)
    if text == "":
        raise refusals.say_one_thing()
    _check_often(table, person.id, now)
    return [Spoke(table.seat_of(person.id), person.name, text, asked.phrase)]


def digest_of(said: Spoke | Said) -> str:
    """What was said, and by whom, in a few letters; the same words again have the same."""
    words = msgspec.json.encode((said.seat, said.name, said.text, said.phrase))
    return hashlib.sha256(words).hexdigest()[:32]


def one_line(text: str) -> str:
    """What was typed as one line, without characters that nobody can see."""
    shown = [" " if unicodedata.category(sign) in ("Cc", "Zl", "Zp") else sign for sign in text]
    seen = [sign for sign in shown if unicodedata.category(sign) not in ("Cf", "Cs", "Co", "Cn")]
    return " ".join("".join(seen).split())


def _check_often(table: Table, person: str, now: int) -> None:
    for other in [one for one, times in table.spoken.items() if times[-1] <= now - WITHIN]:
        del table.spoken[other]
    lately = [at for at in table.spoken.get(person, ()) if at > now - WITHIN]
    if len(lately) >= OFTEN:
        raise refusals.too_much_talk(-(-(lately[0] + WITHIN - now) // 1000))
    table.spoken[person] = [*lately, now]


def mute(table: Table, seat: int, asked: Mute) -> list[What]:
    """Do not hear somebody, or hear them again."""
    if not 0 <= asked.seat < table.seats:
        raise no_such_seat(asked.seat, table.seats)
    if (asked.seat in table.muted[seat]) == asked.on:
        return []
    return [Muted(seat, asked.seat, asked.on)]
