"""A game at the terminal: one person, and bots at the other seats."""

from __future__ import annotations

import os
import secrets
import shlex
import shutil
import sys
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.markup import escape

from sobremesa.kernel.chance import Chance, fast
from sobremesa.kernel.game import AnyGame
from sobremesa.table.match import Match
from sobremesa.terminal.screens import ROOMS, SCREENS
from sobremesa.terminal.session import Session
from sobremesa.terminal.start import save
from sobremesa.texts.speaker import Speaker

PERSON: Final = 0


def before_start(game: AnyGame, options: Any, speaker: Speaker, console: Console) -> Any:
    """What the game wants to know of the person before the first card is dealt."""
    question = ROOMS[game.name].before_start
    if question is None or not console.is_terminal or not sys.stdin.isatty():
        return options
    return question(options, speaker, console)


def play_to_end(
    match: Match, language: str, console: Console, file: Path, seed: int | None
) -> bool:
    """Play, and save the game. False: it was interrupted."""
    names = [player.name for player in match.record.head.players]
    speaker = Speaker(language, match.game, names, PERSON)
    chance = fast(secrets.randbits(60) if seed is None else seed)
    session = Session(match, speaker, console, SCREENS[match.game.name])
    try:
        _play(session, chance)
    except KeyboardInterrupt:
        save(match.record, file)
        console.print()
        said = speaker.say("terminal-saved", command=command(), file=shlex.quote(str(file)))
        console.print(escape(said), soft_wrap=True)  # in one piece, to be copied
        return False
    save(match.record, file)
    said = speaker.say("terminal-look-back", command=command(), file=shlex.quote(str(file)))
    console.print(escape(said), soft_wrap=True)
    return True


def _play(session: Session, chance: Chance) -> None:
    """Play until the game is over; chance says who is asked first, and what bots dream of."""
    match = session.match
    turn = ROOMS[match.game.name].turn
    while match.outcome is None:
        seats = match.game.to_act(match.state)
        seat = seats[chance.below(len(seats))]
        if match.bots[seat] is None:
            turn(session, seat)
        else:
            session.tell(match.move(seat, match.bot_move(seat, chance)))
    session.show()
    session.say("terminal-the-end")


def command() -> str:
    """How this program was called, so that it can be called so again."""
    if shutil.which("sobremesa"):
        return "sobremesa"
    script = Path(sys.argv[0])
    return "python -m sobremesa" if script.name == "__main__.py" else os.path.relpath(script)
