"""How a table is set: what is played, who may sit where, and how much time there is."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Annotated, Any, Final, Literal, NamedTuple

import msgspec
from msgspec import UNSET, Meta, UnsetType

from sobremesa.kernel.chance import fast
from sobremesa.kernel.content import typed
from sobremesa.kernel.errors import OptionsFault
from sobremesa.kernel.game import AnyGame

DAY: Final = 86_400  # seconds
PACKS: Final = 16  # of people's own that are remembered


class SettingsPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of the settings."""


class OpenSeat(SettingsPart, frozen=True, tag="open", tag_field="kind"):
    """For whoever comes first."""


class ReservedSeat(SettingsPart, frozen=True, tag="reserved", tag_field="kind"):
    """For whoever has the link of this seat."""


class BotSeat(SettingsPart, frozen=True, omit_defaults=True, tag="bot", tag_field="kind"):
    """For a bot of this level, or for a bot account whose place it takes while that is away."""

    level: Annotated[str, Meta(max_length=40, description="one of those that the game has")]
    account: (
        Annotated[str, Meta(max_length=40, description="the bot account that is invited")] | None
    ) = None


SeatPlan = OpenSeat | ReservedSeat | BotSeat


class NoClock(SettingsPart, frozen=True, tag="none", tag_field="kind"):
    """As long as people like."""


class PerMove(SettingsPart, frozen=True, tag="per-move", tag_field="kind"):
    """So many seconds for each answer."""

    seconds: Annotated[int, Meta(ge=5, le=3600, description="for each answer")]


class Bank(SettingsPart, frozen=True, tag="bank", tag_field="kind"):
    """So many seconds for the whole game, and some more with each answer."""

    seconds: Annotated[int, Meta(ge=10, le=4 * 3600, description="at the beginning")]
    increment: Annotated[int, Meta(ge=0, le=600, description="more with each answer")] = 0


class Correspondence(SettingsPart, frozen=True, tag="correspondence", tag_field="kind"):
    """Days for each answer."""

    days: Annotated[int, Meta(ge=1, le=30, description="for each answer")]


Clock = NoClock | PerMove | Bank | Correspondence


def days_of(clock: Clock) -> int:
    """How long an answer may take in correspondence play, in ms; 0 elsewhere."""
    return clock.days * DAY * 1000 if isinstance(clock, Correspondence) else 0


class Window(SettingsPart, frozen=True):
    """How long everyone may react (AY-32), and whether it ends when all have answered."""

    seconds: Annotated[int, Meta(ge=1, le=600, description="from when it opens")] = 6
    closes: Annotated[
        Literal["time", "answered"], Meta(description="only then, or when all have answered")
    ] = "time"


class Aids(SettingsPart, frozen=True):
    """What the table may be asked for."""

    chances: Annotated[bool, Meta(description="what the game can count")] = True
    hints: Annotated[bool, Meta(description="what a bot would do")] = True


class Settings(SettingsPart, frozen=True):
    """All that is agreed on when a table is set."""

    game: Annotated[str, Meta(max_length=40, description="its name")]
    seats: Annotated[tuple[SeatPlan, ...], Meta(max_length=10, description="for whom each is")]
    options: Annotated[
        dict[str, Any], Meta(description="what the host has chosen of the game's")
    ] = {}
    pack: Annotated[str, Meta(max_length=400_000, description="a box of one's own")] | None = None
    public: Annotated[bool, Meta(description="whether it is in the list of tables")] = False
    spectators: Annotated[bool, Meta(description="whether others may watch")] = True
    clock: Annotated[Clock, Meta(description="how much time there is")] = NoClock()
    window: Annotated[Window, Meta(description="how long everyone may react")] = Window()
    substitute: Annotated[str, Meta(max_length=40, description="plays for who sleeps")] | None = (
        None
    )
    aids: Annotated[Aids, Meta(description="what may be asked for")] = Aids()
    pace: Annotated[int, Meta(ge=0, le=10_000, description="ms that a bot takes, about")] = 900
    language: Annotated[
        Literal["en", "es", "fr"] | UnsetType, Meta(description="the host's, for previews")
    ] = UNSET

    @property
    def window_ms(self) -> int:
        """How long a window is open; in correspondence play as long as any answer may take."""
        return days_of(self.clock) or self.window.seconds * 1000


class GameSetup(NamedTuple):
    """What is on the table: the game with its pack, and the options that it is played by."""

    game: AnyGame
    options: Any


def setup_of(settings: Settings, games: Mapping[str, AnyGame]) -> GameSetup:
    """The game of these settings; OptionsFault or PackFault where no table can be set like that."""
    game = games.get(settings.game)
    if game is None:
        raise OptionsFault("field game", f"there is no such game; there is {', '.join(games)}")
    if settings.pack is None:
        return GameSetup(game, game.read_options(settings.options, "field options"))
    game, plain = _with_pack(game, settings.pack)
    said = msgspec.to_builtins(plain) | settings.options
    options = typed(said, game.options_type, "field options", OptionsFault)
    if game.pack(options) != game.pack(plain):
        raise OptionsFault("field options", "these options do not play the pack of this table")
    return GameSetup(game, options)


@lru_cache(maxsize=PACKS)
def _with_pack(game: AnyGame, text: str) -> tuple[AnyGame, Any]:
    """Read once for tables with the same pack, which also share what it takes."""
    return game.with_pack(text, "field pack")


def check_settings(settings: Settings, games: Mapping[str, AnyGame]) -> GameSetup:
    """Refuse what cannot be played, field by field, before anybody sits down."""
    game, options = setup_of(settings, games)
    game.check_seats(len(settings.seats), "field seats")
    for number, plan in enumerate(settings.seats):
        if isinstance(plan, BotSeat):
            check_level(game, plan.level, f"field seats, seat {number}")
            check_invited(
                plan, settings.pack, settings.seats[:number], f"field seats, seat {number}"
            )
    if settings.substitute is not None:
        check_level(game, settings.substitute, "field substitute")
    for name in game.only_simulated:
        if getattr(options, name) != getattr(game.options_type(), name):
            raise OptionsFault(f"field options, field {name}", "this is for simulations alone")
    game.setup(options, len(settings.seats), fast(0))
    return GameSetup(game, options)


def with_an_end(settings: Settings, games: Mapping[str, AnyGame]) -> Settings:
    """These settings; where only bots are to sit, with the options that let bots come to an end."""
    if not all(isinstance(plan, BotSeat) for plan in settings.seats):
        return settings
    options = {**games[settings.game].unattended, **settings.options}
    return msgspec.structs.replace(settings, options=options)


def invited(seats: Iterable[SeatPlan]) -> list[str]:
    """The bot accounts that these seats are for."""
    accounts = [plan.account for plan in seats if isinstance(plan, BotSeat)]
    return [account for account in accounts if account is not None]


def check_invited(plan: BotSeat, pack: str | None, others: Iterable[SeatPlan], where: str) -> None:
    """Refuse a bot account where it could not play: it sits once, and knows our boxes alone."""
    if plan.account is None:
        return
    if pack is not None:
        raise OptionsFault(where, "bot accounts play only with a box that comes with the game")
    if plan.account in invited(others):
        raise OptionsFault(where, f"{plan.account!r} has a seat at this table already")


def check_level(game: AnyGame, level: str, where: str) -> None:
    """Refuse a bot that this game does not have."""
    if level not in game.bots:
        raise OptionsFault(where, f"there is no level {level!r}; there is {', '.join(game.levels)}")
