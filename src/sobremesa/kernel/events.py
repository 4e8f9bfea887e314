"""What happened, and who may know which part of it."""

from __future__ import annotations

from typing import Any, Final, Generic, Self, TypeVar

import msgspec

T = TypeVar("T")
EVERYTHING: Final = -1  # the eyes of one who may see all


class Secret(msgspec.Struct, Generic[T], frozen=True):
    """A part of an event that only some seats may know; what all know is never wrapped."""

    value: T
    seats: int  # a bit for each seat that may know it


def secret(value: T, seats: int, everyone: int) -> T | Secret[T]:
    """The value itself where everyone may know it, else a secret of those seats."""
    return value if seats == everyone else Secret(value, seats)


MAY_HIDE: Final = (Secret, tuple)


class Event(msgspec.Struct, frozen=True, tag_field="event"):
    """Complete when created: what a seat is told of it depends on the event alone."""

    def told(self, seat: int | None) -> Self | None:
        """The event as this seat (None: a spectator) hears it; None if it hears nothing."""
        return self._told(seat, self._secrets())

    def told_to_all(self, seats: int) -> list[Self | None]:
        """The event as each of so many seats hears it, and last as a spectator does.

        Whoever may know the same of it is given the very same value.
        """
        secrets = self._secrets()
        if not secrets and type(self).heard is Event.heard:
            return [self] * (seats + 1)
        masks = [mask for value in secrets.values() for mask in masks_of(value)]
        opened: dict[tuple[bool, ...], Self] = {}
        told: list[Self | None] = []
        for seat in (*range(seats), None):
            if not self.heard(seat):
                told.append(None)
                continue
            eyes = eyes_of(seat)
            sees = tuple([bool(mask & eyes) for mask in masks])
            if sees not in opened:
                opened[sees] = self._with_eyes(eyes, secrets)
            told.append(opened[sees])
        return told

    def opened(self) -> Self:
        """The whole event, for looking back at a finished game."""
        return self._with_eyes(EVERYTHING, self._secrets())

    def _secrets(self) -> dict[str, Any]:
        """The fields that have secrets in them."""
        secrets: dict[str, Any] = {}
        for name in self.__struct_fields__:
            value = getattr(self, name)
            if isinstance(value, MAY_HIDE) and has_secret(value):
                secrets[name] = value
        return secrets

    def _told(self, seat: int | None, secrets: dict[str, Any]) -> Self | None:
        if not self.heard(seat):
            return None
        return self._with_eyes(eyes_of(seat), secrets)

    def _with_eyes(self, eyes: int, secrets: dict[str, Any]) -> Self:
        if not secrets:
            return self
        fields = {name: open_to(value, eyes) for name, value in secrets.items()}
        return msgspec.structs.replace(self, **fields)

    def heard(self, seat: int | None) -> bool:  # noqa: ARG002
        """Whether this seat notices at all that something happened."""
        return True


Story = list[Event] | None  # where what happens is written down; None: nobody wants to know


def eyes_of(seat: int | None) -> int:
    """What this seat, or a spectator, is among the seats of a secret."""
    return 0 if seat is None else 1 << seat


def masks_of(value: object) -> list[int]:
    """The seats of every secret in this field."""
    if isinstance(value, tuple):
        return [mask for part in value for mask in masks_of(part)]
    return [value.seats] if isinstance(value, Secret) else []


def has_secret(value: object) -> bool:
    """Whether a secret is in this field, a secret itself or a tuple with one in it."""
    if not isinstance(value, tuple):
        return isinstance(value, Secret)
    for part in value:
        if has_secret(part):
            return True
    return False


def open_to(value: Any, eyes: int) -> Any:
    """The field as those with these eyes may know it: None stands where they may not."""
    if isinstance(value, tuple):
        return tuple(open_to(part, eyes) for part in value)
    if not isinstance(value, Secret):
        return value
    return value.value if eyes == EVERYTHING or value.seats & eyes else None
