"""A bot account at a server: it is let in by a token, and told where it is invited."""

from __future__ import annotations

from typing import Final

import msgspec

from sobremesa.client.guest import Guest, ServerFault, Turned, sent

WRONG_TOKEN: Final = 401


class _Who(msgspec.Struct, frozen=True):
    """What a server says of an account."""

    name: str
    bot: bool = False


class _Card(msgspec.Struct, frozen=True):
    """What an account must know of a table."""

    table: str
    stage: str


class _Invitation(msgspec.Struct, frozen=True):
    """A table that an account is invited to."""

    card: _Card


class Account(Guest):
    """A bot account, by the token that whoever runs the server has made."""

    @property
    def headers(self) -> dict[str, str]:
        """What says who it is, with each request and socket."""
        return {"authorization": f"Bearer {self.token}"}

    async def name(self) -> str:
        """What it is called there; ServerFault where its token is nobody's."""
        reply = await self._asked("/api/me")
        return msgspec.json.decode(reply, type=_Who).name

    async def invitations(self) -> list[str]:
        """The tables that wait for it, or that it plays at, the longest untouched first."""
        reply = await self._asked("/api/me/tables")
        found = msgspec.json.decode(reply, type=list[_Invitation])
        open_ones = [one.card for one in found if one.card.stage in ("waiting", "playing")]
        return [card.table for card in reversed(open_ones)]

    async def _asked(self, path: str) -> bytes:
        try:
            return (await sent(self.http, "GET", path)).content
        except Turned as turned:
            if turned.status == WRONG_TOKEN:
                raise WrongToken(self.url, "this token is nobody's, or it was revoked") from None
            raise ServerFault(self.url, f"refuses {path}: {turned}") from None


class WrongToken(ServerFault):
    """A token that does not count."""
