"""Bot accounts: programs that whoever runs the server has let in, by a token that is shown once."""

from __future__ import annotations

import re
import secrets
from typing import Final

from sobremesa.kernel.errors import OptionsFault
from sobremesa.server.people import hashed
from sobremesa.server.store.schema import BotRow, Conflict
from sobremesa.server.store.store import Store
from sobremesa.table.log import ACCOUNT

PREFIX: Final = "sobremesa_bot_"  # of tokens, so that they are known where they should not be
NAMES: Final = re.compile(r"[a-z0-9](?:[a-z0-9-]{0,22}[a-z0-9])?")
MOST: Final = 1_000  # on one server


async def new_account(store: Store, name: str, now: int) -> str:
    """The token of a new bot account, or another one of an account whose token was revoked."""
    if not NAMES.fullmatch(name):
        raise OptionsFault(
            "NAME", f"{name!r} is none: up to 24 small letters, digits and hyphens in between"
        )
    known = {bot.name: bot for bot in await store.bots()}
    token = PREFIX + secrets.token_urlsafe(32)
    if name not in known:
        if len(known) >= MOST:
            raise OptionsFault("NAME", f"there are {MOST} bot accounts already")
        try:
            await store.add_bot(ACCOUNT + name, name, hashed(token), now)
        except Conflict:
            raise OptionsFault("NAME", f"{name} was just made by somebody else") from None
    elif known[name].revoked is None:
        raise OptionsFault(
            "NAME", f"there is a bot account {name} already: `sobremesa bots revoke {name}` first"
        )
    else:
        await store.renew_bot(ACCOUNT + name, hashed(token), now)
    return token


async def revoke(store: Store, name: str, now: int) -> BotRow:
    """From now on the token of this bot account is nobody's."""
    known = {bot.name: bot for bot in await store.bots()}
    if name not in known:
        raise OptionsFault("NAME", f"there is no bot account {name}: see `sobremesa bots list`")
    if known[name].revoked is None:
        await store.revoke_bot(ACCOUNT + name, now)
    return known[name]
