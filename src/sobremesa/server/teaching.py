"""What somebody who learns is told: the deliveries of a table, and what the lesson says to them."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from sobremesa.bots import BOT_NAMES
from sobremesa.kernel.errors import IllegalMove
from sobremesa.kernel.record import move_data
from sobremesa.lessons.lesson import PERSON, Lesson
from sobremesa.lessons.run import Lapse, LessonMove, LessonRun
from sobremesa.table.lookback import changes_between
from sobremesa.table.messages import (
    Allowed,
    Fresh,
    Hinted,
    Move,
    Question,
    Refusal,
    Told,
    refusal_of,
)

MOVES: Final = 40  # of one's own in a scene; no lesson asks for as many
QUESTIONS: Final = 1000  # so far apart are the numbers of what scenes ask: each has one of its own


class Wish(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="want"):
    """What somebody wants of a lesson."""


class LookWish(Wish, frozen=True, tag="look"):
    """To know how it stands."""


class GoOnWish(Wish, frozen=True, tag="go-on"):
    """To go on, in a step in which one only looks."""


class PlayWish(Wish, frozen=True, tag="play"):
    """To do this."""

    move: Annotated[Move, Meta(description="one of your own")]


class WhyNotWish(Wish, frozen=True, tag="why-not"):
    """To know why the rules refuse this."""

    move: Annotated[Move, Meta(description="one of your own")]


class HintWish(Wish, frozen=True, tag="hint"):
    """To know what the step asks for."""


class AskWish(Wish, frozen=True, tag="ask"):
    """To be told something that the game can be asked."""

    ask: Annotated[dict[str, Any], Meta(description="as in the request `ask` of a table")]


AnyWish = LookWish | GoOnWish | PlayWish | WhyNotWish | HintWish | AskWish


class Learning(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where somebody is in a lesson, and what they want there."""

    step: Annotated[int, Meta(ge=0, le=99, description="counted from 0")]
    wish: Annotated[AnyWish, Meta(description="what is wanted")]
    moves: Annotated[
        tuple[Move, ...],
        Meta(max_length=MOVES, description="your own since the scene began, as last told"),
    ] = ()


class Taught(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """How a lesson stands, and what has happened in it."""

    step: Annotated[int, Meta(description="counted from 0; after the last one, all is done")]
    steps: Annotated[int, Meta(description="how many there are")]
    scene: Annotated[int, Meta(description="of these each sets another table")]
    seats: Annotated[tuple[str, ...], Meta(description="who sits at the other seats, from 1 on")]
    moves: Annotated[tuple[Any, ...], Meta(description="to be named with the next wish")] = ()
    says: Annotated[str | None, Meta(description="a message of the lessons’ texts")] = None
    point: Annotated[tuple[str, ...], Meta(description="what it is about, on the table")] = ()
    rules: Annotated[tuple[str, ...], Meta(description="their numbers")] = ()
    waits: Annotated[bool, Meta(description="for a move; else one goes on")] = False
    deliveries: Annotated[
        tuple[Any, ...], Meta(description="`told` for each move, `fresh` at another table")
    ] = ()
    refusal: Annotated[Refusal | None, Meta(description="why nothing has happened")] = None
    lapse: Annotated[str | None, Meta(description="the message of what a mistake teaches")] = None
    answer: Annotated[Any, Meta(description="to `ask`, `hint` and `why-not`")] = None


def learn(lesson: Lesson, learning: Learning, now: int) -> Taught:
    """What comes of a wish; IllegalMove or Lapse where nobody can have come so far."""
    game = lesson.game
    moves = [game.read_move(move) for move in learning.moves]
    run = LessonRun(lesson, learning.step, moves)
    match learning.wish:
        case LookWish():
            return _taught(run, deliveries=(_fresh(run, now),))
        case AskWish(ask=ask):
            return _taught(run, answer=_answer(run, ask))
        case WhyNotWish(move=move):
            illegal = game.why_not(run.state, PERSON, game.read_move(move))
            answer = Allowed(None if illegal is None else refusal_of(illegal))
            return _taught(run, answer=answer)
        case HintWish():
            return _taught(run, answer=_hint(run))
        case PlayWish() | GoOnWish() as wish:
            return _played(run, wish, now)


def _played(run: LessonRun, wish: PlayWish | GoOnWish, now: int) -> Taught:
    scene, before, happened = run.scene, run.state.copy(), run.happened
    try:
        if isinstance(wish, PlayWish):
            played = run.play(run.game.read_move(wish.move))
        else:
            played = run.go_on()
    except Lapse as lapse:
        return _taught(run, refusal=refusal_of(lapse.illegal), lapse=lapse.taught)
    except IllegalMove as illegal:
        return _taught(run, refusal=refusal_of(illegal))
    deliveries: list[Fresh | Told] = []
    for number, one in enumerate(played, happened + 1):
        deliveries.append(_told(run, scene, before, one, number, now))
        before = one.state
    if run.scene != scene:
        deliveries.append(_fresh(run, now))
    return _taught(run, deliveries=tuple(deliveries))


def _taught(run: LessonRun, **more: Any) -> Taught:
    lesson, at = run.lesson, run.at
    step = None if run.over else run.step
    return Taught(
        step=at,
        steps=len(lesson.steps),
        scene=run.scene,
        seats=BOT_NAMES[1 : lesson.seats],
        moves=tuple(move_data(move) for move in run.made),
        says=None if step is None else lesson.said(step),
        point=() if step is None else step.point,
        rules=() if step is None else step.rules,
        waits=run.waits,
        **more,
    )


def _fresh(run: LessonRun, now: int) -> Fresh:
    view = run.game.view(run.state, PERSON)
    question = _question(run, run.state, run.scene, run.happened)
    return Fresh(number=run.happened, at=now, view=view, question=question)


def _told(run: LessonRun, scene: int, before: Any, one: LessonMove, number: int, now: int) -> Told:
    game = run.game
    lines = [part for event in one.events if (part := event.told(PERSON)) is not None]
    changes = changes_between(game.view(before, PERSON), game.view(one.state, PERSON))
    question = _question(run, one.state, scene, number)
    return Told(number=number, at=now, lines=tuple(lines), changes=changes, question=question)


def _question(run: LessonRun, state: Any, scene: int, number: int) -> Question | None:
    """What is asked of who learns, without a clock."""
    game = run.game
    if PERSON not in game.to_act(state):
        return None
    view = game.view(state, PERSON)
    choices = game.offered(state, PERSON)
    silence = game.silence(view)
    return Question(
        number=scene * QUESTIONS + number,
        kind=view.question,
        moves=choices.moves,
        complete=choices.complete,
        silence=None if silence is None else move_data(silence),
    )


def _hint(run: LessonRun) -> Hinted | None:
    """What the step asks for; None: that one looks."""
    return Hinted(move_data(run.step.tries[run.tried])) if run.waits else None


def _answer(run: LessonRun, ask: dict[str, Any]) -> Any:
    game = run.game
    return game.answer(game.view(run.state, PERSON), msgspec.convert(ask, game.ask_type))
