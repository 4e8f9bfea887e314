"""A bot of the arena at the tables of a server: wherever its account is invited."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from functools import cache, reduce
from operator import or_
from random import SystemRandom
from typing import Any, Final, NamedTuple

import msgspec

from sobremesa.arena.entrants import Entrant
from sobremesa.arena.games import BotFailed
from sobremesa.client.account import Account, WrongToken
from sobremesa.client.guest import ServerFault
from sobremesa.client.tab import LONGEST, Parted, Tab
from sobremesa.games import GAMES
from sobremesa.kernel.bot import Bot, Decision
from sobremesa.kernel.chance import fast
from sobremesa.kernel.errors import IllegalMove
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.record import move_data
from sobremesa.table.messages import Question, Refused

EVERY: Final = 2.0  # seconds between looks for invitations
AGAIN: Final = 0.5  # seconds until what came too fast is said again
OVER: Final = frozenset({"over", "closed"})
CLOSED: Final = frozenset({"T-1", "K-4"})  # rules by which an answer comes too late
TOO_FAST: Final = "S-4"
WINDOW_SHARE: Final = 3  # an answer in a window comes in this part of it at the latest

Say = Callable[[str], None]


class HowToPlay(NamedTuple):
    """Which bot plays, and how much it thinks."""

    entrant: Entrant
    budget: int


class InvitedBot:
    """An account that plays at all tables that it is invited to."""

    def __init__(self, account: Account, how: HowToPlay, say: Say) -> None:
        self._account = account
        self._how = how
        self._say = say
        self._luck = SystemRandom()
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._left: set[str] = set()  # tables where it has failed

    async def play(self) -> None:
        """Play for ever; ServerFault where the first look fails, WrongToken whenever that is so."""
        name = await self._account.name()
        self._say(f"{name} waits for invitations at {self._account.url}")
        async with asyncio.TaskGroup() as group:
            while True:
                for code in await self._invitations():
                    if code not in self._playing and code not in self._left:
                        task = self._playing[code] = group.create_task(self._play_at(code))
                        task.add_done_callback(lambda _, code=code: self._playing.pop(code))  # type: ignore[misc]
                await asyncio.sleep(EVERY)

    async def _invitations(self) -> list[str]:
        """Where it is invited, as soon as the server can say so."""
        pause = EVERY
        while True:
            try:
                return await self._account.invitations()
            except WrongToken:
                raise
            except ServerFault as fault:
                if pause == EVERY:
                    self._say(f"{fault}; trying again")
            await asyncio.sleep(pause * self._luck.uniform(0.5, 1))
            pause = min(2 * pause, LONGEST)

    async def _play_at(self, code: str) -> None:
        """Sit at this table until its game is over, or the bot fails."""
        tab = Tab(self._account, code)
        try:
            await tab.stay(lambda: self._answer_all(tab), self._luck)
        except Parted as parted:
            self._say(f"{code}: {parted}")
            await asyncio.sleep(LONGEST)  # until it may be tried again
        except (BotFailed, IllegalMove) as failed:
            self._left.add(code)
            self._say(f"{code}: the bot {failed}; a bot of the table plays on for it")
        finally:
            await tab.close()

    async def _answer_all(self, tab: Tab) -> None:
        """Answer whatever is asked, with a bot for this one visit: it is told all anew."""
        game = GAMES[tab.room.settings.game]
        self._say(f"{tab.code}: sits down to {game.title}")
        bot = await asyncio.to_thread(self._how.entrant.bot, game)
        try:
            answered = 0
            while (question := await _next_question(tab, answered)) is not None:
                await self._answer(tab, game, bot, question)
                answered = question.number
        finally:
            if callable(close := getattr(bot, "close", None)):
                close()
        if tab.is_over:
            self._say(f"{tab.code}: the game is over{_place(tab)}")

    async def _answer(self, tab: Tab, game: AnyGame, bot: Bot, question: Question) -> None:
        pause = _pace(tab, question) * self._luck.uniform(0.5, 1)
        waited = asyncio.create_task(asyncio.sleep(pause))
        decision = _decision(tab, game, self._how.budget)
        thought = await asyncio.to_thread(bot.choose, decision)
        await waited
        reply = await tab.answer(move_data(thought.move), question.number)
        while isinstance(reply, Refused) and reply.refusal.rule == TOO_FAST:
            await asyncio.sleep(AGAIN)
            reply = await tab.answer(move_data(thought.move), question.number)
        if isinstance(reply, Refused) and reply.refusal.rule not in CLOSED:
            raise BotFailed(f"played what {reply.refusal.rule} does not allow")


async def _next_question(tab: Tab, answered: int) -> Question | None:
    """The question after this one; None: the game is over."""

    def there_is_one() -> bool:
        return tab.question is not None and tab.question.number > answered

    await tab.until(lambda: there_is_one() or tab.room.stage in OVER, None)
    return tab.question if there_is_one() else None


def _pace(tab: Tab, question: Question) -> float:
    """About how long an answer should take, in seconds, so that people can follow."""
    settings = tab.room.settings
    pace = settings.pace
    if question.until is not None:
        pace = min(pace, settings.window_ms // WINDOW_SHARE)
    return pace / 1000


def _decision(tab: Tab, game: AnyGame, budget: int) -> Decision[Any, Any]:
    """What the bot is given: what its seat sees, and all that it has heard."""
    view = msgspec.json.decode(msgspec.json.encode(tab.view), type=game.view_type)
    heard = [line for line in tab.lines if "act" not in line]
    told = _events(game.name).decode(msgspec.json.encode(heard))
    return Decision(game, view, told, fast(secrets.randbits(52)), budget)


@cache
def _events(game: str) -> msgspec.json.Decoder[Any]:
    kinds: Any = reduce(or_, GAMES[game].event_types)
    return msgspec.json.Decoder(list[kinds])


def _place(tab: Tab) -> str:
    """What it came to."""
    room = tab.room
    if room.ranks is None or room.you is None:
        return ""
    return f", place {room.ranks[room.you]} of {len(room.ranks)}"
