"""What people say to a table, and what it tells them: the catalogue of the WebSocket."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from sobremesa.kernel.errors import Argument, IllegalMove
from sobremesa.kernel.record import Stop as Stopping
from sobremesa.table.settings import SeatPlan, Settings

SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=9)]
Hash = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
Text = Annotated[str, msgspec.Meta(min_length=1, max_length=300)]
Move = dict[str, Any]
Ended = Literal["agreed", "alone", "deserted", "untouched", "full", "abandoned", "host"]

# From people


class Request(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="type", forbid_unknown_fields=True
):
    """Something that somebody wants of the table; the reply carries the same `id`."""

    id: int = 0


class Hello(Request, frozen=True, tag="hello"):
    """The first message: the number of the last delivery that this client has, if any."""

    last: int | None = None
    seat: int | None = None  # whose deliveries it counts; null: a spectator's


class Sit(Request, frozen=True, tag="sit"):
    """Take a seat, with the hash of one's words; a reserved one needs its link."""

    seat: SeatNumber
    commitment: Hash
    link: Annotated[str, msgspec.Meta(max_length=100)] | None = None
    says: dict[str, int | None] = {}  # what the game asks of people, such as pockets


class Commit(Request, frozen=True, tag="commit"):
    """The hash of new words, after a start that was called off."""

    commitment: Hash


class Rise(Request, frozen=True, tag="rise"):
    """Leave one's seat, before the game starts."""


class Plan(Request, frozen=True, tag="plan"):
    """The host decides for whom a seat is."""

    seat: SeatNumber
    plan: SeatPlan


class Remove(Request, frozen=True, tag="remove"):
    """The host asks somebody to leave their seat, before the game starts."""

    seat: SeatNumber


class Start(Request, frozen=True, tag="start"):
    """The host begins: everybody is asked to open their words."""


class Open(Request, frozen=True, tag="open"):
    """One's words, as committed to."""

    words: Annotated[str, msgspec.Meta(max_length=200)]


class Answer(Request, frozen=True, tag="answer"):
    """A move, and the question that it answers."""

    question: int
    move: Move


class TakeBack(Request, frozen=True, tag="take-back"):
    """Take back one's own last moves."""

    moves: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 1


class Leave(Request, frozen=True, tag="leave"):
    """A bot plays one's seat until one returns."""


class Return(Request, frozen=True, tag="return"):
    """Play one's seat again."""


class HandToBot(Request, frozen=True, tag="hand"):
    """The host hands a seat to a bot, until its player returns."""

    seat: SeatNumber


class Resign(Request, frozen=True, tag="resign"):
    """Give up for good: one is last in the end, and a bot plays on."""


class Stop(Request, frozen=True, tag="stop"):
    """Propose to stop the game without a result, or agree to it: all who are there must."""

    agree: bool = True  # false: take one's own proposal back, or decline another's


class Close(Request, frozen=True, tag="close"):
    """The host puts the table away, before the game starts."""


class SetStandingAnswer(Request, frozen=True, tag="stand"):
    """A standing answer to windows: this move if it is allowed, else letting it be; null: none."""

    move: Move | None


class Talk(Request, frozen=True, tag="talk"):
    """Say something: own words, or a ready-made phrase that everybody reads in their language."""

    text: Text | None = None
    phrase: Annotated[str, msgspec.Meta(max_length=40)] | None = None


class Mute(Request, frozen=True, tag="mute"):
    """Do not hear what this seat says, or hear it again."""

    seat: SeatNumber
    on: bool


class WhyNot(Request, frozen=True, tag="why-not"):
    """Why is this move not allowed? Nothing is played."""

    move: Move


class Query(Request, frozen=True, tag="ask"):
    """A question of the game's own: see its asks."""

    ask: dict[str, Any]


class Hint(Request, frozen=True, tag="hint"):
    """What a bot would do."""


class Draft(Request, frozen=True, tag="draft"):
    """Let the others watch what one is thinking about; it is never stored."""

    draft: dict[str, Any]


class Rematch(Request, frozen=True, tag="rematch"):
    """The host sets another table for the same people."""


AnyRequest = (
    Hello | Sit | Commit | Rise | Plan | Remove | Start | Open | Answer | TakeBack | Leave | Return
    | HandToBot | Resign | Stop | Close | SetStandingAnswer | Talk | Mute | WhyNot | Query | Hint
    | Draft | Rematch
)  # fmt: skip


# To people


class Delivery(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", omit_defaults=True):
    """Something that the table sends."""


class SeatedView(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A seat as everybody sees it."""

    plan: SeatPlan
    name: str | None = None
    connected: bool = False
    commitment: str | None = None  # of the words
    opened: bool = False
    words: str | None = None  # when all are open
    asleep: str | None = None  # the level of the bot that plays for them
    link: str | None = None  # of a reserved seat; for the host
    resigned: bool = False  # whether they have given up


class Room(Delivery, frozen=True, tag="room"):
    """The table itself: sent whole whenever it has changed."""

    table: str
    at: int
    stage: Literal["waiting", "opening", "playing", "over", "closed"]
    settings: Settings  # the text of a pack aside
    pack: str  # what the box is called
    seats: tuple[SeatedView, ...]
    you: int | None  # your seat
    hosting: bool  # whether you are the host
    host: str  # what the host is called
    watchers: int
    commitment: str  # to the host's seed
    until: int | None = None  # when words must be open, in ms
    seed: str | None = None  # after the game
    ranks: tuple[int, ...] | None = None  # after the game
    standing: Move | None = None  # your standing answer
    muted: tuple[int, ...] = ()  # whom you do not hear
    origin: str | None = None  # the table that this one plays on from
    rematch: str | None = None  # the table to go on at
    ended: Ended | None = None  # why it ended without a result
    stopping: tuple[int, ...] = ()  # who wants to stop the game, first who proposed it


class Question(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What is asked of you: an answer names its number."""

    number: int
    kind: str
    moves: tuple[Any, ...]
    complete: bool = True  # whatever is legal is among the moves
    until: int | None = None  # when the window closes, in ms
    silence: Move | None = None  # what saying nothing until then means; it is always allowed
    ask: Literal["hint"] | None = None  # the request that brings a move which is allowed


class TableEvent(msgspec.Struct, frozen=True, kw_only=True, tag_field="act", omit_defaults=True):
    """Something that was done at the table, outside of the game."""

    seat: int | None


class TookBackAct(TableEvent, frozen=True, tag="take-back"):
    """Moves were taken back."""

    moves: int


class BotAct(TableEvent, frozen=True, tag="bot"):
    """A bot plays the seat; level null: its player is back."""

    level: str | None


class TimeOverAct(TableEvent, frozen=True, tag="time-over"):
    """A clock ran out."""


class ResignedAct(TableEvent, frozen=True, tag="resigned"):
    """Somebody gave up for good."""


class StopAct(TableEvent, frozen=True, tag="stop"):
    """Somebody wants to stop the game, or agrees to it; agree false: they do not."""

    agree: bool


class StoppedAct(TableEvent, frozen=True, tag="stopped"):
    """The game was stopped, and has no result; seat null: by nobody's wish."""

    why: Stopping


class Said(TableEvent, frozen=True, tag="said"):
    """Somebody said something; seat null: a spectator, whom only spectators hear."""

    name: str
    text: str | None = None
    phrase: str | None = None


class ClocksShown(msgspec.Struct, frozen=True):
    """The time that each seat has left in ms, and whose time is running."""

    left: tuple[int, ...]
    running: tuple[int, ...]


class Told(Delivery, frozen=True, tag="told"):
    """What happened, and what has changed in your view; what is left out is as it was."""

    number: int  # of your deliveries, without a gap
    at: int
    lines: tuple[Any, ...] = ()  # events, acts and talk, in order
    changes: dict[str, Any] = {}
    question: Question | msgspec.UnsetType | None = msgspec.UNSET  # null: nothing is asked of you
    back: int | msgspec.UnsetType = msgspec.UNSET  # how many own moves may be taken back
    clocks: ClocksShown | msgspec.UnsetType = msgspec.UNSET


class Fresh(Delivery, frozen=True, tag="fresh"):
    """All that you may know now, whatever you have missed."""

    number: int
    at: int
    story: tuple[Any, ...] = ()  # the last lines
    view: Any = None
    question: Question | None = None
    back: int = 0
    clocks: ClocksShown | None = None


class Done(Delivery, frozen=True, tag="done"):
    """It counts, and is stored; after `hello`: you know all there is."""

    id: int


class Refusal(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why something is not allowed: a rule, a sentence of the text files, and where."""

    rule: str
    reason: str
    args: dict[str, Argument] = {}
    where: tuple[Argument, ...] = ()
    others: tuple[Refusal, ...] = ()


class Refused(Delivery, frozen=True, tag="refused"):
    """It is not allowed, and nothing has changed."""

    id: int
    refusal: Refusal


class Reply(Delivery, frozen=True, tag="reply"):
    """The answer to something that was asked."""

    id: int
    answer: Any


class Allowed(msgspec.Struct, frozen=True, omit_defaults=True):
    """The reply to `why-not`: no refusal, it is allowed."""

    refusal: Refusal | None = None


class Hinted(msgspec.Struct, frozen=True):
    """The reply to `hint`."""

    move: Move


class Drafted(Delivery, frozen=True, tag="drafted"):
    """What somebody is thinking about."""

    seat: int
    draft: Any


class Bye(Delivery, frozen=True, tag="bye"):
    """The socket will be closed: come back, or do not."""

    reason: Literal["restart", "not-allowed", "too-fast", "too-slow", "closed", "unreadable"]
    again: bool


AnyDelivery = Room | Told | Fresh | Done | Refused | Reply | Drafted | Bye


def refusal_of(illegal: IllegalMove) -> Refusal:
    """A refusal as it is sent."""
    others = tuple(refusal_of(other) for other in illegal.others)
    return Refusal(illegal.rule, illegal.reason.id, illegal.reason.args, illegal.where, others)
