"""What people remember of cards that lie face down: in the hands of others, and in decks.

A memory is a list of codes, a kind and the seats that know of it. A second entry of the same kind
means that those seats know of two; they are always among those who know of one. So a memory says,
for each seat, at least how many cards of each kind are there, and never more than that seat can be
sure of.
"""

from __future__ import annotations

from typing import Final

SEATS: Final = 8
_MASK: Final = (1 << SEATS) - 1


def code(kind: int, seats: int) -> int:
    """An entry."""
    return kind << SEATS | seats


def kind_in(entry: int) -> int:
    """What is known."""
    return entry >> SEATS


def seats_in(entry: int) -> int:
    """Who knows it."""
    return entry & _MASK


def learn(memory: list[int], kind: int, seats: int) -> None:
    """These seats know of one more card of this kind."""
    for place, entry in enumerate(memory):
        if entry >> SEATS == kind:
            known = entry & _MASK
            memory[place] = code(kind, known | seats)
            seats &= known
    if seats:
        memory.append(code(kind, seats))
        memory.sort(key=_order)


def forget(memory: list[int], kind: int, seats: int) -> None:
    """One card of this kind is gone, or may be: these seats know of one fewer."""
    places = [place for place, entry in enumerate(memory) if entry >> SEATS == kind]
    for number, place in enumerate(places):
        last = number + 1 == len(places)
        after = 0 if last else memory[places[number + 1]] & seats
        memory[place] = (memory[place] & ~seats) | after
    if places:
        memory[:] = [entry for entry in memory if entry & _MASK]


def doubt(memory: list[int], seats: int, spared: list[bool]) -> None:
    """A card has gone and these seats did not see which: it may be any kind that is not spared."""
    for kind in {entry >> SEATS for entry in memory if entry & seats}:
        if not spared[kind]:
            forget(memory, kind, seats)


def know_at_least(memory: list[int], kind: int, seat: int, number: int) -> None:
    """This seat knows of so many cards of this kind, if not of more."""
    known = len([entry for entry in memory if entry >> SEATS == kind and entry >> seat & 1])
    for _ in range(number - known):
        learn(memory, kind, 1 << seat)


def known_to(memory: list[int], seats: int) -> list[int]:
    """The kinds that all of these seats know to be there, sorted."""
    return [entry >> SEATS for entry in memory if entry & seats == seats]


def _order(entry: int) -> int:
    """By kind, and those whom most know first."""
    return (entry >> SEATS << SEATS) | (_MASK - (entry & _MASK))
