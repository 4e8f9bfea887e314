"""Who is who: a long random token in a cookie is the identity of a person on a device."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

from sobremesa.server import problems
from sobremesa.server.store.store import Store
from sobremesa.table.log import ACCOUNT, Person
from sobremesa.table.talking import one_line

COOKIE: Final = "sobremesa"
YEAR: Final = 365 * 24 * 3600
LONGEST_NAME: Final = 24
REMEMBERED: Final = 10_000


class People:
    """Everyone who has come in."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[bytes, Person] = {}

    async def come_in(self, name: str, now: int) -> tuple[Person, str]:
        """A new guest, and the token that only they have."""
        person = Person(secrets.token_hex(8), checked_name(name))
        token = secrets.token_urlsafe(32)
        await self._store.add_person(person.id, person.name, hashed(token), now)
        return person, token

    async def rename(self, person: Person, token: str, name: str) -> Person:
        """The same person by another name."""
        renamed = Person(person.id, checked_name(name))
        await self._store.rename(person.id, renamed.name)
        self._known.pop(hashed(token), None)
        return renamed

    async def find(self, token: str | None) -> Person | None:
        """Whose token this is. Only its hash is stored and looked up, so timing tells nothing."""
        if not token or len(token) > 100:
            return None
        key = hashed(token)
        if key not in self._known:
            found = await self._store.person_of(key)
            if found is None or found.id.startswith(ACCOUNT):
                return None  # a bot account has no cookie
            if len(self._known) >= REMEMBERED:
                self._known.clear()
            self._known[key] = Person(found.id, found.name)
        return self._known[key]

    async def find_bot(self, token: str | None) -> Person | None:
        """Which bot account has this token; it is looked up each time, since it may be revoked."""
        if not token or len(token) > 100:
            return None
        found = await self._store.bot_of(hashed(token))
        return None if found is None else Person(found.id, found.name)

    async def must_find(self, token: str | None) -> Person:
        """Whose token this is; Problem S-2 where it is nobody's."""
        person = await self.find(token)
        if person is None:
            raise problems.come_in_first()
        return person


def hashed(token: str) -> bytes:
    """A token as it is stored."""
    return hashlib.sha256(token.encode()).digest()


def checked_name(name: str) -> str:
    """A name as it is shown: one short line."""
    shown = one_line(name)
    if not 0 < len(shown) <= LONGEST_NAME:
        raise problems.bad_field("name", f"from 1 to {LONGEST_NAME} visible characters")
    return shown
