"""A turn of Antheno: a table is built line by line until its player says so (AN-14)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal

from rich.markup import escape

from sobremesa.games.antheno.bots import rack_of
from sobremesa.games.antheno.content import tiles_of
from sobremesa.games.antheno.moves import DRAW, PASS, Move, Play, cells_of
from sobremesa.games.antheno.search.plays import best_play
from sobremesa.games.antheno.table import Cells
from sobremesa.games.antheno.view_types import View
from sobremesa.kernel.bot import Reasons
from sobremesa.kernel.errors import IllegalMove, Reason
from sobremesa.terminal.antheno.draft import DraftEditor
from sobremesa.terminal.antheno.notation import read, unreadable
from sobremesa.terminal.antheno.screen import draw_draft
from sobremesa.terminal.session import Session

HELP: Final = (
    ("R3 R4 R5 at 0,0 right", "lay"),
    ("move 2,1 to 5,3", "move"),
    ("move B4 to 5,3", "move-tile"),
    ("move 0,0 1,0 2,0 to 4,4", "move-several"),
    ("back R3  ·  take 3,0", "back"),
    ("undo  ·  reset", "undo"),
    ("judge", "judge"),
    ("done", "done"),
    ("draw  ·  pass", "draw"),
    ("hint  ·  hint most", "hint"),
    ("take hint", "take-hint"),
    ("show", "show"),
    ("rule AN-21  ·  rule star", "rule"),
    ("bot", "bot"),
    ("quit", "quit"),
)

_BELOW: Final = 3  # the question in two lines, and the prompt


def build(session: Session, seat: int) -> None:
    """Show the table, and read lines until the turn is over."""
    session.show(_BELOW)
    view = session.match.view(seat)
    session.put(view.question)
    turn = AnthenoTurn(session, seat, view)
    try:
        while not turn.answer(session.read()):
            pass
    except KeyboardInterrupt:
        turn.leave()
        raise


class AnthenoTurn:
    """What one person tries out before the turn ends."""

    def __init__(self, session: Session, seat: int, view: View) -> None:
        self.session = session
        self.seat = seat
        self.bag = view.bag
        self.free = view.options.draw == "free"
        self.place = 1 + len([one for one in view.seats if one.place is not None])
        self.only: Move | None = None  # the only answer, once it is proved
        self.draft = DraftEditor(cells_of(view.table), rack_of(view, seat))
        self.shown: Cells | None = None  # the hint
        self.commands: dict[str, Callable[[], bool]] = {
            "?": self.help,
            "help": self.help,
            "done": lambda: self.play(self.draft.move),
            "draw": self.draw,
            "pass": lambda: self.play(PASS),
            "undo": lambda: self.build(self.draft.undo),
            "reset": lambda: self.build(self.draft.reset),
            "judge": self.judge,
            "hint": lambda: self.hint("any"),
            "hint most": lambda: self.hint("most"),
            "take hint": lambda: self.build(self.take_hint),
            "show": self.show,
        }

    def answer(self, line: str) -> bool:
        """Do what the line says. True: the turn is over."""
        typed = self.session.words.notation(line)
        command = self.commands.get(" ".join(typed.lower().split()))
        if command is not None:
            return command()
        if not line and self.only is not None:
            return self.play(self.only)
        done = self.session.common(self.seat, line)
        if done is None:
            return self.build(lambda: self.draft.change(read(typed)))
        return done

    def leave(self) -> None:
        """A table that is only half built is not kept."""
        if self.draft.moved:
            self.session.console.print()
            self.session.say("terminal-draft-lost")

    # Building

    def build(self, step: Callable[[], None]) -> bool:
        """Change the draft and show it; the turn goes on."""
        if self.session.attempt(step, self.refuse):
            self.session.console.print(draw_draft(self.draft, self.session.speaker))
            self.comment()
        return False

    def comment(self) -> None:
        """Say in a line how the draft stands."""
        disorder = self.draft.disorder()
        if self.draft.cells == self.draft.start:
            self.session.say("terminal-as-it-lay")
        elif len(disorder) > 1:
            self.session.say("terminal-not-in-order", faults=len(disorder))
        elif disorder:
            self.refuse(disorder[0])
        else:
            self.judge()

    def judge(self) -> bool:
        """AN-14a: say everything for which the draft would be refused."""
        problems = self.draft.problems()
        for problem in problems:
            self.refuse(problem)
        if not problems and not any(self.draft.rack):
            self.session.say("terminal-goes-out", place=self.place)
        elif not problems:
            self.session.say("terminal-in-order")
        return False

    def show(self) -> bool:
        """The whole table again, and the draft if there is one."""
        self.session.show(_BELOW)
        if self.draft.moved:
            self.session.console.print(draw_draft(self.draft, self.session.speaker))
        return False

    # Ending the turn

    def draw(self) -> bool:
        """Draw a tile; where nothing else hinders it, a draft is not lost without a word."""
        if self.free and self.draft.moved:
            question = self.session.speaker.say("terminal-draw-anyway")
            if not self.session.agrees(question):
                return False
        return self.play(DRAW)

    def play(self, move: Move) -> bool:
        """End the turn so, or say why not; the draft is kept."""
        session = self.session
        return session.attempt(
            lambda: session.tell(session.match.move(self.seat, move)), self.refuse
        )

    def refuse(self, illegal: IllegalMove) -> None:
        """Say every reason, each with its rule and the cells concerned."""
        for one in (illegal, *illegal.others):
            sentence = escape(self.session.why(one))
            cells = "  ".join(cell for cell in one.where if isinstance(cell, str))
            said = f"{one.rule}: {cells}" if cells else one.rule
            self.session.console.print(f"[red]{sentence}[/] [dim]({said})[/]")

    # Help

    def hint(self, objective: Literal["most", "any"]) -> bool:
        """Show a play from the table as it lay, the adviser's or the largest; or there is none."""
        answer = best_play(self.draft.start, self.draft.start_rack, objective)
        if answer.cells is None:
            self.no_hint(answer.finding)
        elif objective == "most":
            self.show_hint(answer.cells, "proven" if answer.proven else "found")
        else:
            self.advise(answer.cells)
        return False

    def no_hint(self, finding: str) -> None:
        """Say that there is no play, or that none was found, and what to do instead."""
        self.shown = None
        self.session.say("terminal-no-play", proof=finding, bag=self.bag)
        if finding == "none":
            self.only = DRAW if self.bag else PASS
            self.session.offer_enter([self.only])

    def advise(self, any_play: Cells) -> None:
        """Show what the adviser would play, and why; any play, where it would rather draw."""
        advice = self.session.advice(self.seat)
        move: Move = advice.move
        if isinstance(move, Play):
            self.show_hint(cells_of(move.table), "any", advice.reasons)
        else:
            self.show_hint(any_play, "any")

    def show_hint(self, cells: Cells, best: str, reasons: Reasons | None = None) -> None:
        """Show a table that could be left, and why it is a good one."""
        self.shown = cells
        example = DraftEditor(self.draft.start, self.draft.start_rack)
        example.put(cells)
        played = [was - left for was, left in zip(self.draft.start_rack, example.rack, strict=True)]
        self.session.say("terminal-hint", tiles=" ".join(tiles_of(played)), best=best)
        self.session.console.print(draw_draft(example, self.session.speaker))
        if reasons is not None:
            self.session.give_reasons(reasons)
        self.session.say("terminal-hint-taken")

    def take_hint(self) -> None:
        """Let the draft be as the hint shows it."""
        if self.shown is None:
            raise unreadable(Reason("terminal-no-hint"))
        self.draft.put(self.shown)

    def help(self) -> bool:
        """Say what can be typed."""
        self.session.help(HELP)
        return False
