"""What holds for a while, and what is being carried out."""

from __future__ import annotations

from typing import Final

from sobremesa.games.tanxi.forms import UNSET, FrameData, LastingData, Maybe, Position
from sobremesa.games.tanxi.part import Holding
from sobremesa.games.tanxi.placing.reading import (
    asked,
    counted,
    fault,
    need,
    numbered,
    or_usual,
    read_deck,
    read_mask,
    read_seat_or,
)
from sobremesa.games.tanxi.placing.usual import usual_actor
from sobremesa.games.tanxi.state import NOBODY, NOTHING, NOWHERE, TARGET, Frame, Lasting, State
from sobremesa.games.tanxi.vocabulary import PARTS

OF_PARTS: Final = {TARGET, *[question for part in PARTS for question in part.asks]}


def place_agenda(state: State, said: Position) -> None:
    """Effects that last, and those that are being carried out, the innermost last."""
    state.lasting = [_lasting(state, e, f"lasting {n}") for n, e in counted(said.lasting)]
    state.agenda = [_frame(state, f, f"agenda {n}") for n, f in counted(said.agenda)]
    _check_agenda(state)


def _lasting(state: State, said: LastingData, where: str) -> Lasting:
    script, step = _script(state, said.effect, where), or_usual(said.step, 0)
    parts = state.terms.catalogue.scripts[script]
    if step >= len(parts) or not isinstance(parts[step], Holding):
        raise fault(f"{where}, field step", f"{said.effect} has nothing there that lasts")
    seat = read_seat_or(state, said.seat, state.active, f"{where}, field seat")
    if state.players[seat].cell == NOWHERE:
        raise fault(f"{where}, field seat", "TX-95a: lasting effects end with a defeat")
    user = _actor(state, script, said.user, f"{where}, field user")
    return Lasting(script, step, seat, user, or_usual(said.live, True))


def _frame(state: State, said: FrameData, where: str) -> Frame:
    script = _script(state, said.effect, where)
    length = len(state.terms.catalogue.scripts[script])
    step, stop = or_usual(said.step, 0), or_usual(said.stop, length)
    if not step <= stop <= length:
        what = f"step {step} and stop {stop}, but {said.effect} has {length} steps"
        raise fault(f"{where}, field step", what)
    return Frame(
        script,
        step,
        stop,
        _actor(state, script, said.actor, f"{where}, field actor"),
        read_seat_or(state, said.subject, NOBODY, f"{where}, field subject"),
        read_seat_or(state, said.foe, NOBODY, f"{where}, field foe"),
        or_usual(said.damage, 0),
        read_mask(state, or_usual(said.group, ()), f"{where}, field group"),
        NOTHING if said.deck is UNSET else read_deck(state, said.deck, f"{where}, field deck"),
        or_usual(said.stage, 0),
        or_usual(said.posthumous, False),
    )


def _script(state: State, name: str | Maybe, where: str) -> int:
    where = f"{where}, field effect"
    return numbered(state.terms.catalogue.script, need(name, where), "effect", where)


def _actor(state: State, script: int, said: int | Maybe, where: str) -> int:
    usual = usual_actor(state, script)
    if usual == NOBODY and said is not UNSET:
        raise fault(where, "TX-101: a wrath is nobody's effect")
    return read_seat_or(state, said, usual, where)


# Whether it asks that


def _check_agenda(state: State) -> None:
    """Whether the innermost effect puts such a question."""
    question = asked(state)
    if question in ("draft", "land", "return", "act", "over") and state.agenda:
        raise fault("field agenda", f"nothing is carried out while the question is {question}")
    if state.question not in OF_PARTS:
        return
    if not state.agenda:
        raise fault("field agenda", f"missing: the effect that asks: {question}")
    _check_innermost(state, state.agenda[-1], f"agenda {len(state.agenda)}")


def _check_innermost(state: State, frame: Frame, where: str) -> None:
    """Whether it stands where that is asked, with all that the question needs."""
    question = asked(state)
    together = bool(frame.group) and question in ("discard", "disarm")
    step = frame.step - together  # a group is asked when the step is done
    if not 0 <= step < frame.stop or not _asks(state, frame.script, step):
        raise fault(f"{where}, field step", f"nothing there asks: {question}")
    looks = frame.deck != NOTHING and state.scout[frame.deck] == frame.actor
    if question in ("keep", "sort") and not looks:
        raise fault(f"{where}, field deck", "missing: a deck that they have scouted")
    one = question in ("push", "rob", "discard", "disarm") and not together
    if one and frame.subject == NOBODY:
        raise fault(f"{where}, field subject", "missing: whom it meets")


def _asks(state: State, script: int, step: int) -> bool:
    part = state.terms.catalogue.scripts[script][step]
    return part.chooses() if state.question == TARGET else state.question in part.asks
