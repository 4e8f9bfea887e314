"""What people say to a table, and what it tells them: the catalogue of the WebSocket."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from sobremesa.kernel.errors import Argument, IllegalMove
from sobremesa.kernel.record import Stop as Stopping
from sobremesa.table.settings import SeatPlan, Settings

SeatNumber = Annotated[int, Meta(ge=0, le=9)]
Hash = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Text = Annotated[str, Meta(min_length=1, max_length=300)]
Move = dict[str, Any]
Ended = Literal["agreed", "alone", "deserted", "untouched", "full", "abandoned", "host", "operator"]

# From people


class Request(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="type", forbid_unknown_fields=True
):
    """Something that somebody wants of the table; the reply carries the same `id`."""

    id: Annotated[int, Meta(description="your own number for it; the reply carries the same")] = 0


class Hello(Request, frozen=True, tag="hello"):
    """The first message: the number of the last delivery that this client has, if any."""

    last: Annotated[
        int | None, Meta(description="the number of the last delivery that you have")
    ] = None
    seat: Annotated[
        int | None, Meta(description="whose deliveries it counts; null: a spectator's")
    ] = None


class Sit(Request, frozen=True, tag="sit"):
    """Take a seat, with the hash of one's nonce; a reserved one needs its link."""

    seat: Annotated[SeatNumber, Meta(description="which one, counted from 0")]
    commitment: Annotated[Hash, Meta(description="SHA-256 of your nonce, as hexadecimal digits")]
    link: (
        Annotated[str, Meta(max_length=100, description="of a reserved seat; its host knows it")]
        | None
    ) = None
    says: Annotated[
        dict[str, int | None], Meta(description="what the game asks of people, such as pockets")
    ] = {}


class Commit(Request, frozen=True, tag="commit"):
    """The hash of a new nonce, after a start that was called off."""

    commitment: Annotated[Hash, Meta(description="SHA-256 of your new nonce")]


class Rise(Request, frozen=True, tag="rise"):
    """Leave one's seat, before the game starts."""


class Plan(Request, frozen=True, tag="plan"):
    """The host decides for whom a seat is."""

    seat: Annotated[SeatNumber, Meta(description="which one, while nobody sits there")]
    plan: Annotated[SeatPlan, Meta(description="for whom it is")]


class Remove(Request, frozen=True, tag="remove"):
    """The host asks somebody to leave their seat, before the game starts."""

    seat: Annotated[SeatNumber, Meta(description="whose")]


class Start(Request, frozen=True, tag="start"):
    """The host begins: everybody is asked to open their nonce."""


class Open(Request, frozen=True, tag="open"):
    """One's nonce, as committed to."""

    words: Annotated[str, Meta(max_length=200, description="the nonce that you committed to")]


class Answer(Request, frozen=True, tag="answer"):
    """A move, and the question that it answers."""

    question: Annotated[int, Meta(description="its number")]
    move: Annotated[Move, Meta(description="what to do")]


class TakeBack(Request, frozen=True, tag="take-back"):
    """Take back one's own last moves."""

    moves: Annotated[int, Meta(ge=1, le=1000, description="how many")] = 1


class Leave(Request, frozen=True, tag="leave"):
    """A bot plays one's seat until one returns."""


class Return(Request, frozen=True, tag="return"):
    """Play one's seat again."""


class HandToBot(Request, frozen=True, tag="hand"):
    """The host hands a seat to a bot, until its player returns."""

    seat: Annotated[SeatNumber, Meta(description="whose")]


class Resign(Request, frozen=True, tag="resign"):
    """Give up for good: one is last in the end, and a bot plays on."""


class Stop(Request, frozen=True, tag="stop"):
    """Propose to stop the game without a result, or agree to it: all who are there must."""

    agree: Annotated[
        bool, Meta(description="false: take one's own proposal back, or decline another's")
    ] = True


class Close(Request, frozen=True, tag="close"):
    """The host puts the table away, before the game starts."""


class SetStandingAnswer(Request, frozen=True, tag="stand"):
    """A standing answer to windows: this move if it is allowed, else letting it be; null: none."""

    move: Annotated[Move | None, Meta(description="what to do when a window opens")]


class Talk(Request, frozen=True, tag="talk"):
    """Say something: own words, or a ready-made phrase that everybody reads in their language."""

    text: Annotated[Text | None, Meta(description="own words")] = None
    phrase: (
        Annotated[str, Meta(max_length=40, description="one of those on the shelf, instead")] | None
    ) = None


class Mute(Request, frozen=True, tag="mute"):
    """Do not hear what this seat says, or hear it again."""

    seat: Annotated[SeatNumber, Meta(description="whom")]
    on: Annotated[bool, Meta(description="false: hear them again")]


class WhyNot(Request, frozen=True, tag="why-not"):
    """Why is this move not allowed? Nothing is played."""

    move: Annotated[Move, Meta(description="what you would like to do")]


class Query(Request, frozen=True, tag="ask"):
    """A question of the game's own: see its asks."""

    ask: Annotated[dict[str, Any], Meta(description="what you would like to know")]


class Hint(Request, frozen=True, tag="hint"):
    """What a bot would do."""


class Draft(Request, frozen=True, tag="draft"):
    """Let the others watch what one is thinking about; it is never stored."""

    draft: Annotated[
        dict[str, Any],
        Meta(description="as the game has it; `drafted` shows what others may see of it"),
    ]


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

    plan: Annotated[SeatPlan, Meta(description="for whom it is")]
    name: Annotated[str | None, Meta(description="of who sits there")] = None
    connected: Annotated[bool, Meta(description="whether they are here")] = False
    commitment: Annotated[str | None, Meta(description="to their nonce")] = None
    opened: Annotated[bool, Meta(description="whether their nonce is open")] = False
    words: Annotated[str | None, Meta(description="their nonce, when all are open")] = None
    asleep: Annotated[str | None, Meta(description="the level of the bot that plays for them")] = (
        None
    )
    link: Annotated[str | None, Meta(description="of a reserved seat; for the host")] = None
    resigned: Annotated[bool, Meta(description="whether they have given up")] = False


class Room(Delivery, frozen=True, tag="room"):
    """The table itself: sent whole whenever it has changed."""

    table: Annotated[str, Meta(description="its code")]
    at: Annotated[int, Meta(description="when this was so, in ms since 1970")]
    stage: Annotated[
        Literal["waiting", "opening", "playing", "over", "closed"],
        Meta(description="how far it has come"),
    ]
    settings: Annotated[Settings, Meta(description="the text of a pack aside")]
    pack: Annotated[str, Meta(description="what the box is called")]
    seats: Annotated[tuple[SeatedView, ...], Meta(description="from seat 0 on")]
    you: Annotated[int | None, Meta(description="your seat")]
    hosting: Annotated[bool, Meta(description="whether you are the host")]
    host: Annotated[str, Meta(description="what the host is called")]
    watchers: Annotated[int, Meta(description="how many there are without a seat")]
    commitment: Annotated[str, Meta(description="to the host's seed")]
    until: Annotated[int | None, Meta(description="when nonces must be open, in ms")] = None
    seed: Annotated[str | None, Meta(description="after the game")] = None
    ranks: Annotated[tuple[int, ...] | None, Meta(description="after the game")] = None
    standing: Annotated[Move | None, Meta(description="your standing answer")] = None
    muted: Annotated[tuple[int, ...], Meta(description="whom you do not hear")] = ()
    origin: Annotated[str | None, Meta(description="the table that this one plays on from")] = None
    rematch: Annotated[str | None, Meta(description="the table to go on at")] = None
    ended: Annotated[Ended | None, Meta(description="why it ended without a result")] = None
    stopping: Annotated[
        tuple[int, ...], Meta(description="who wants to stop the game, first who proposed it")
    ] = ()


class Question(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What is asked of you: an answer names its number."""

    number: Annotated[int, Meta(description="to be named in the answer")]
    kind: Annotated[str, Meta(description="what is asked")]
    moves: Annotated[
        tuple[Any, ...],
        Meta(description="offered; with `silence` or `ask` some may be refused"),
    ]
    complete: Annotated[bool, Meta(description="whatever is legal is among the moves")] = True
    until: Annotated[int | None, Meta(description="when the window closes, in ms")] = None
    silence: Annotated[
        Move | None, Meta(description="what saying nothing until then means; it is always allowed")
    ] = None
    ask: Annotated[
        Literal["hint"] | None, Meta(description="the request that brings a move which is allowed")
    ] = None


class TableEvent(msgspec.Struct, frozen=True, kw_only=True, tag_field="act", omit_defaults=True):
    """Something that was done at the table, outside of the game."""

    seat: Annotated[int | None, Meta(description="who did it, or whom it happened to")]


class TookBackAct(TableEvent, frozen=True, tag="take-back"):
    """Moves were taken back."""

    moves: Annotated[int, Meta(description="how many")]


class BotAct(TableEvent, frozen=True, tag="bot"):
    """A bot plays the seat; level null: its player is back."""

    level: Annotated[str | None, Meta(description="of the bot")]


class TimeOverAct(TableEvent, frozen=True, tag="time-over"):
    """A clock ran out."""


class ResignedAct(TableEvent, frozen=True, tag="resigned"):
    """Somebody gave up for good."""


class StopAct(TableEvent, frozen=True, tag="stop"):
    """Somebody wants to stop the game, or agrees to it; agree false: they do not."""

    agree: Annotated[bool, Meta(description="whether they want to")]


class StoppedAct(TableEvent, frozen=True, tag="stopped"):
    """The game was stopped, and has no result; seat null: by nobody's wish."""

    why: Annotated[Stopping, Meta(description="for what reason")]


class Said(TableEvent, frozen=True, tag="said"):
    """Somebody said something; seat null: a spectator, whom only spectators hear."""

    name: Annotated[str, Meta(description="of the speaker")]
    text: Annotated[str | None, Meta(description="own words")] = None
    phrase: Annotated[str | None, Meta(description="or a phrase")] = None
    hidden: Annotated[
        bool, Meta(description="whether whoever runs the server has hidden what was said")
    ] = False


class ClocksShown(msgspec.Struct, frozen=True):
    """The time that each seat has left in ms, and whose time is running."""

    left: Annotated[tuple[int, ...], Meta(description="from seat 0 on")]
    running: Annotated[tuple[int, ...], Meta(description="seats")]


class Told(Delivery, frozen=True, tag="told"):
    """What happened, and what has changed in your view; what is left out is as it was."""

    number: Annotated[int, Meta(description="of your deliveries, without a gap")]
    at: Annotated[int, Meta(description="when it happened, in ms since 1970")]
    lines: Annotated[tuple[Any, ...], Meta(description="events, acts and talk, in order")] = ()
    changes: Annotated[
        dict[str, Any], Meta(description="fields of your view with what they are now")
    ] = {}
    question: Annotated[
        Question | msgspec.UnsetType | None, Meta(description="null: nothing is asked of you")
    ] = msgspec.UNSET
    back: Annotated[
        int | msgspec.UnsetType, Meta(description="how many own moves may be taken back")
    ] = msgspec.UNSET
    clocks: Annotated[ClocksShown | msgspec.UnsetType, Meta(description="where time counts")] = (
        msgspec.UNSET
    )


class Fresh(Delivery, frozen=True, tag="fresh"):
    """All that you may know now, whatever you have missed."""

    number: Annotated[int, Meta(description="of the last delivery that is in it")]
    at: Annotated[int, Meta(description="now, in ms since 1970")]
    story: Annotated[tuple[Any, ...], Meta(description="the last lines")] = ()
    view: Annotated[Any, Meta(description="all that you can see; null before the game")] = None
    question: Annotated[Question | None, Meta(description="what is asked of you")] = None
    back: Annotated[int, Meta(description="how many own moves may be taken back")] = 0
    clocks: Annotated[ClocksShown | None, Meta(description="where time counts")] = None


class Done(Delivery, frozen=True, tag="done"):
    """It counts, and is stored; after `hello`: you know all there is."""

    id: Annotated[int, Meta(description="of the request")]


class Refusal(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why something is not allowed: a rule, a sentence of the text files, and where."""

    rule: Annotated[str, Meta(description="its number in the rules")]
    reason: Annotated[str, Meta(description="the message of the text files that says it")]
    args: Annotated[dict[str, Argument], Meta(description="what to put into that message")] = {}
    where: Annotated[tuple[Argument, ...], Meta(description="cards, cells or seats concerned")] = ()
    others: Annotated[tuple[Refusal, ...], Meta(description="what else is wrong")] = ()


class Refused(Delivery, frozen=True, tag="refused"):
    """It is not allowed, and nothing has changed."""

    id: Annotated[int, Meta(description="of the request; 0: it had none that could be read")]
    refusal: Annotated[Refusal, Meta(description="why")]


class Reply(Delivery, frozen=True, tag="reply"):
    """The answer to something that was asked."""

    id: Annotated[int, Meta(description="of the request")]
    answer: Annotated[Any, Meta(description="to `why-not`, `hint` or `ask`")]


class Allowed(msgspec.Struct, frozen=True, omit_defaults=True):
    """The reply to `why-not`: no refusal, it is allowed."""

    refusal: Annotated[Refusal | None, Meta(description="why not")] = None


class WhyLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """A reason for a move, in the game's words."""

    reason: Annotated[str, Meta(description="a message of the game's texts")]
    args: Annotated[dict[str, Argument], Meta(description="what it is told")] = {}


class WeighedMove(msgspec.Struct, frozen=True):
    """A move, and how likely it wins."""

    move: Annotated[Move, Meta(description="one of yours")]
    chance: Annotated[float, Meta(description="to win after it, 0 to 1, as a bot reckons")]


class HintChances(msgspec.Struct, frozen=True):
    """How good a bot thinks its best moves are."""

    now: Annotated[float, Meta(description="to win before the move, 0 to 1")]
    weighed: Annotated[tuple[WeighedMove, ...], Meta(description="the hint first")]


class Hinted(msgspec.Struct, frozen=True, omit_defaults=True):
    """The reply to `hint`."""

    move: Annotated[Move, Meta(description="one of yours")]
    why: Annotated[
        tuple[WhyLine, ...], Meta(description="the reasons, if this table gives hints")
    ] = ()
    chances: Annotated[HintChances | None, Meta(description="if this table tells chances")] = None


class Drafted(Delivery, frozen=True, tag="drafted"):
    """What somebody is thinking about."""

    seat: Annotated[int, Meta(description="whose")]
    draft: Annotated[Any, Meta(description="what others may see of it")]


class Bye(Delivery, frozen=True, tag="bye"):
    """The socket will be closed: come back, or do not."""

    reason: Annotated[
        Literal["restart", "not-allowed", "too-fast", "too-slow", "unreadable", "banned"],
        Meta(description="why"),
    ]
    again: Annotated[bool, Meta(description="whether to come back")]


AnyDelivery = Room | Told | Fresh | Done | Refused | Reply | Drafted | Bye


def refusal_of(illegal: IllegalMove) -> Refusal:
    """A refusal as it is sent."""
    others = tuple(refusal_of(other) for other in illegal.others)
    return Refusal(illegal.rule, illegal.reason.id, illegal.reason.args, illegal.where, others)
