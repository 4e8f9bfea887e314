"""Who is served next: people in turn, and of one person's work what has waited longest.

The order follows from who waits for which kind of work, and since when; what the work is about, and
so what anybody holds, is never looked at.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

ItemT = TypeVar("ItemT", bound=Hashable)


class PersonQueue(Generic[ItemT]):
    """What waits for one person: what is urgent, and the rest."""

    def __init__(self) -> None:
        self.urgent: deque[ItemT] = deque()
        self.other: deque[ItemT] = deque()

    def __bool__(self) -> bool:
        return bool(self.urgent or self.other)

    def first(self) -> ItemT:
        """What is urgent goes before the rest, what has waited longest before what came later."""
        return (self.urgent or self.other)[0]


class Queues(Generic[ItemT]):
    """A line for each person, and whose turn it is.

    What several people wait for stands in all their lines, and uses up the turn of one of them.
    """

    def __init__(self) -> None:
        self._lines: dict[str, PersonQueue[ItemT]] = {}  # whoever is next comes first
        self._people: dict[ItemT, tuple[str, ...]] = {}

    def __len__(self) -> int:
        return len(self._people)

    def __contains__(self, item: ItemT) -> bool:
        return item in self._people

    def add(self, item: ItemT, people: tuple[str, ...], *, urgent: bool) -> None:
        """Let it wait; who had nothing waiting comes after those who had."""
        self._people[item] = people
        for person in people:
            line = self._lines.setdefault(person, PersonQueue())
            (line.urgent if urgent else line.other).append(item)

    def put_back(self, item: ItemT, people: tuple[str, ...], *, urgent: bool) -> None:
        """Let it be the next: it had been taken already."""
        self._people[item] = people
        for person in people:
            line = self._lines.pop(person, PersonQueue())
            (line.urgent if urgent else line.other).appendleft(item)
            self._lines = {person: line, **self._lines}

    def take(self, may: Callable[[str], bool]) -> tuple[str, ItemT] | None:
        """What is next, and in whose turn, of those who may; None: nothing is."""
        for person, line in self._lines.items():
            if may(person):
                item = line.first()
                self.remove(item)
                return person, item
        return None

    def served(self, person: str) -> None:
        """This person's turn is over: all others come before the next one."""
        if person in self._lines:
            self._lines[person] = self._lines.pop(person)

    def remove(self, item: ItemT) -> None:
        """It waits no longer."""
        for person in self._people.pop(item):
            line = self._lines[person]
            (line.urgent if item in line.urgent else line.other).remove(item)
            if not line:
                del self._lines[person]

    def of(self, person: str) -> list[ItemT]:
        """What waits for this person."""
        line = self._lines.get(person)
        return [] if line is None else [*line.urgent, *line.other]

    def drain(self) -> list[ItemT]:
        """Everything that waits; then nothing does."""
        items = list(self._people)
        self._people.clear()
        self._lines.clear()
        return items
