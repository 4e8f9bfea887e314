"""A game at the terminal: one person, and bots at the other seats."""

from __future__ import annotations

import os
import secrets
import shlex
import shutil
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, NoReturn

from rich.console import Console
from rich.markup import escape

from sobremesa.kernel.chance import Chance, fast
from sobremesa.kernel.game import AnyGame
from sobremesa.table.match import Match
from sobremesa.terminal.replay import latest
from sobremesa.terminal.screens import GAME_SCREENS, SCREENS
from sobremesa.terminal.session import Session
from sobremesa.terminal.start import save
from sobremesa.texts.speaker import Speaker

PERSON: Final = 0


def before_start(game: AnyGame, options: Any, speaker: Speaker, console: Console) -> Any:
    """What the game wants to know of the person before the first card is dealt."""
    question = GAME_SCREENS[game.name].before_start
    if question is None or not console.is_terminal or not sys.stdin.isatty():
        return options
    return question(options, speaker, console)


def play_to_end(
    match: Match, language: str, console: Console, file: Path, seed: int | None
) -> bool:
    """Play, and save the game, however this ends. False: it was interrupted."""
    names = [player.name for player in match.record.head.players]
    speaker = Speaker(language, match.game, names, PERSON)
    chance = fast(secrets.randbits(60) if seed is None else seed)
    session = Session(match, speaker, console, SCREENS[match.game.name])
    key = "terminal-look-back"
    with _restored(_wishes()) as wishes:
        try:
            with _stopped_by(wishes):
                _play(match, session, chance)
        except KeyboardInterrupt:
            key = "terminal-saved"
        finally:
            save(match.record, file)
    if key == "terminal-saved":
        console.print()
    said = speaker.say(key, command=command(), file=shlex.quote(str(file)))
    console.print(escape(said), soft_wrap=True)  # in one piece, to be copied
    return match.outcome is not None


def _wishes() -> list[signal.Signals]:
    """The signals that wish the game to stop: Ctrl-C, the system's, and a terminal that is gone."""
    names = ("SIGINT", "SIGTERM", "SIGHUP")
    known = [getattr(signal, name) for name in names if hasattr(signal, name)]
    return [wish for wish in known if signal.getsignal(wish) != signal.SIG_IGN]


@contextmanager
def _restored(wishes: list[signal.Signals]) -> Iterator[list[signal.Signals]]:
    """Afterwards these signals do what they did before."""
    before = {wish: signal.getsignal(wish) for wish in wishes}
    try:
        yield wishes
    finally:
        for wish, handler in before.items():
            signal.signal(wish, handler)


@contextmanager
def _stopped_by(wishes: list[signal.Signals]) -> Iterator[None]:
    """Each of these signals is a KeyboardInterrupt; from then on, and afterwards, none counts.

    A terminal that is closed sends a signal and ends the input: the second of the two must not come
    between the first and the saving.
    """

    def heed_none() -> None:
        for wish in wishes:
            signal.signal(wish, signal.SIG_IGN)

    def stop(*_: object) -> NoReturn:
        heed_none()
        raise KeyboardInterrupt

    for wish in wishes:
        signal.signal(wish, stop)
    try:
        yield
    finally:
        heed_none()


def _play(match: Match, session: Session, chance: Chance) -> None:
    """Play until the game is over; chance says who is asked first, and what bots dream of."""
    turn = GAME_SCREENS[match.game.name].turn
    session.tell(latest(match.game, match.record, PERSON))
    while match.outcome is None:
        seats = match.game.to_act(match.state)
        seat = seats[chance.below(len(seats))]
        if match.bots[seat] is None:
            turn(session, seat)
        else:
            with session.thinking(seat):
                move = match.bot_move(seat, chance)
            session.tell(match.move(seat, move))
        if match.bots[PERSON] is not None:
            session.catch_up()
    session.show(below=len(match.bots) + 6)
    session.close(match.outcome, match.record)


def command() -> str:
    """How this program was called, so that it can be called so again."""
    if shutil.which("sobremesa"):
        return "sobremesa"
    script = Path(sys.argv[0])
    return "python -m sobremesa" if script.name == "__main__.py" else os.path.relpath(script)
