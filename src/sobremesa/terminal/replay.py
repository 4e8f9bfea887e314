"""Looking back at a match: as a story, as a table at one moment, as a position."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.markup import escape

from sobremesa.kernel.course import Course, Step, replay
from sobremesa.kernel.errors import RecordFault
from sobremesa.kernel.events import Event
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.record import GivenToBot, Record, Resigned, Stopped, TimeOver, TookBack
from sobremesa.kernel.scenario import write_scenario
from sobremesa.terminal.screens import SCREENS
from sobremesa.texts.speaker import Speaker


def tell_story(game: AnyGame, record: Record, speaker: Speaker, console: Console) -> None:
    """Every entry in sentences, as the listener heard it; without one, everything open."""
    for step in replay(game, record):
        for sentence in _sentences(step, speaker):
            console.print(f"[dim]{step.number:4}[/] {escape(sentence)}")


def _sentences(step: Step, speaker: Speaker) -> list[str]:
    entry = step.entry
    if isinstance(entry, Stopped):
        return [speaker.say("act-stopped", why=entry.why)]
    name = speaker.seat(entry.seat)
    if isinstance(entry, TookBack):
        return [speaker.say("terminal-took-back", name=name)]
    if isinstance(entry, GivenToBot):
        level = "none" if entry.level is None else speaker.say(f"level-{entry.level}")
        return [speaker.say("terminal-given-to-bot", name=name, level=level)]
    if isinstance(entry, TimeOver):
        return [speaker.say("terminal-time-over", name=name)]
    if isinstance(entry, Resigned):
        return [speaker.say("terminal-resigned", name=name)]
    heard = [_heard(event, speaker.listener) for event in step.events]
    return [speaker.event(event) for event in heard if event is not None]


def latest(game: AnyGame, record: Record, seat: int) -> list[Event]:
    """What has happened since the last thing that this seat did, that too."""
    events: list[Event] = []
    for step in replay(game, record):
        if step.entry.seat == seat:
            events = []
        events += step.events
    return events


def _heard(event: Event, listener: int | None) -> Event | None:
    return event.opened() if listener is None else event.told(listener)


def show_table(
    game: AnyGame, record: Record, at: int | None, speaker: Speaker, console: Console
) -> None:
    """The table after this entry, as the listener knew it; without one, everything open."""
    state = state_at(game, record, at)
    listener = speaker.listener
    view = game.open_view(state) if listener is None else game.view(state, listener)
    console.print(SCREENS[game.name](view, speaker))


def state_at(game: AnyGame, record: Record, at: int | None) -> Any:
    """The state after this many entries; after all of them where nothing is said."""
    last = len(record.entries)
    number = last if at is None else at
    if not 0 <= number <= last:
        raise RecordFault("--at", f"this record has entries 1 to {last}, not {number}")
    for step in replay(game, record):
        if step.number == number:
            return step.state
    return Course(game, record.head).state


def as_scenario(game: AnyGame, record: Record, at: int | None) -> str:
    """The position after this entry as a scenario, ready for moves and expectations."""
    state = state_at(game, record, at)
    entry = len(record.entries) if at is None else at
    options = game.read_options(record.head.options)
    return write_scenario(game, f"the position after entry {entry}", options, state)
