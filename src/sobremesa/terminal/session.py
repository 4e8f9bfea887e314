"""Somebody at the terminal: what they are shown and told, and what can be typed in every game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Protocol

from rich.console import Console, RenderableType
from rich.markup import escape
from rich.status import Status
from rich.table import Table
from rich.text import Text

from sobremesa.kernel.bot import Reasons, Thought
from sobremesa.kernel.chance import Chance, fast
from sobremesa.kernel.content import Rule
from sobremesa.kernel.errors import IllegalMove
from sobremesa.kernel.events import Event
from sobremesa.kernel.game import AnyGame, Choices, Outcome
from sobremesa.kernel.record import Record
from sobremesa.kernel.retelling import recap_of
from sobremesa.terminal.lines import percent, read_line
from sobremesa.terminal.vocabulary import Vocabulary, folded
from sobremesa.texts.speaker import Speaker

Draw = Callable[[Any, Speaker], RenderableType]

_YES: Final = ("", "y", "yes", "s", "sí", "si", "o", "oui", "go")
_LEFT_OUT: Final = "turn-passed"  # whose turn it is shows in the drawing and in the question
_NEWS: Final = 5  # so many lines of what happened stand below a drawing, however tall it is
_WEIGHED: Final = 4  # so many moves are told with their chances
_RULES_READ: Final = 3  # so many of the rules that are found are shown whole


class Playable(Protocol):
    """What somebody plays: a match, or a lesson."""

    game: AnyGame
    bots: list[str | None]

    @property
    def state(self) -> Any:
        """The truth: for the table, never for a player."""

    def view(self, seat: int | None) -> Any:
        """What this seat may know."""

    def choices(self, seat: int) -> Choices[Any]:
        """What this seat may do."""

    def move(self, seat: int, move: Any) -> list[Event]:
        """Play a move; IllegalMove changes nothing."""

    def take_back(self, seat: int) -> None:
        """Take back the last move of this seat, if that is allowed."""

    def give_to_bot(self, seat: int, level: str | None) -> None:
        """Let a bot play this seat from now on."""

    def think(self, seat: int, level: str, chance: Chance) -> Thought[Any]:
        """What a bot of this level would do here."""


class Session:
    """A match, the person who plays in it, and the screen between them."""

    def __init__(self, match: Playable, speaker: Speaker, console: Console, draw: Draw) -> None:
        self.match = match
        self.speaker = speaker
        self.console = console
        self.draw = draw
        self.words = Vocabulary(speaker)
        self._news: list[str] = []

    # Telling

    def say(self, key: str, **args: Any) -> None:
        """Print a message."""
        self.console.print(escape(self.speaker.say(key, **args)))

    def tell(self, events: Sequence[Event]) -> None:
        """Keep what happened, as far as the person may know, to be said below the next drawing."""
        for event in events:
            heard = event.told(self.speaker.listener)
            if heard is not None and heard.__struct_config__.tag != _LEFT_OUT:
                self.add(self.speaker.event(heard))

    def add(self, sentence: str) -> None:
        """Keep a sentence beside what happened."""
        self._news.append(sentence)

    def catch_up(self) -> None:
        """Say what happened since this was last said."""
        self._recount(self._news)
        self._news.clear()

    def show(self, below: int) -> None:
        """Draw the table from the person's seat, above as many lines as are still to come.

        Of what happened, as much stands below the drawing as leaves all of it in sight.
        """
        picture = self.draw(self.match.view(self.speaker.listener), self.speaker)
        drawn = len(self.console.render_lines(picture))
        latest = self._latest(max(self.console.height - drawn - below, _NEWS))
        self._recount(self._news[: len(self._news) - latest])
        self.console.print()
        self.console.print(picture)
        self._recount(self._news[len(self._news) - latest :])
        self._news.clear()

    def _latest(self, room: int) -> int:
        """How many of the last sentences fit into so many lines."""
        fitting = 0
        for sentence in reversed(self._news):
            room -= len(self.console.render_lines(_item(sentence)))
            if room < 0:
                break
            fitting += 1
        return fitting

    def _recount(self, sentences: Sequence[str]) -> None:
        for sentence in sentences:
            self.console.print(_item(sentence))

    def thinking(self, seat: int) -> Status:
        """Show for so long that somebody thinks; only where there is a real terminal."""
        said = self.speaker.say("terminal-thinking", name=self.speaker.seat(seat))
        return self.console.status(escape(said))

    def close(self, outcome: Outcome, record: Record) -> None:
        """Say that the game is over, who comes in which place, and how it went."""
        told = recap_of(self.match.game, record)
        self.say("terminal-the-end")
        for seat in sorted(range(len(outcome.ranks)), key=lambda seat: outcome.ranks[seat]):
            came_to = told.seats[seat]
            said = [self.speaker.reason(one) for one in (came_to.score, *came_to.figures)]
            place, name = outcome.ranks[seat], self._called(seat)
            self.say("terminal-final-place", place=place, name=name, score=" · ".join(said))
        if told.why is not None:
            self.console.print(escape(self.speaker.reason(told.why)))
        if told.moment is not None:
            entry, what = told.moment.entry, self.speaker.reason(told.moment.what)
            self.say("terminal-decisive", entry=entry, what=what)
        figures = [self.speaker.reason(one) for one in told.figures]
        self.console.print(f"[dim]{escape(' · '.join(figures))}[/]")

    def _called(self, seat: int) -> str:
        name = self.speaker.seat(seat)
        return (
            self.speaker.say("terminal-you", name=name) if seat == self.speaker.listener else name
        )

    # Asking

    def put(self, question: str) -> None:
        """Say what is asked of the person."""
        told = self.match.game.asking(self.match.view(self.speaker.listener))
        said = self.speaker.say(f"question-{question}", **told)
        self.console.print(f"[bold]{escape(said)}[/]")

    def offer_enter(self, moves: Sequence[Any]) -> None:
        """Say what Enter does where there is but one answer."""
        if len(moves) == 1:
            said = self.speaker.say("terminal-enter", move=self.speaker.move(moves[0]))
            self.console.print(f"[dim]{escape(said)}[/]")

    def read(self) -> str:
        """What the person types."""
        return read_line(self.console, self.speaker.say("terminal-prompt"))

    def agrees(self, question: str) -> bool:
        """Whether the person says yes, or just presses Enter."""
        return read_line(self.console, question).lower() in _YES

    def common(self, seat: int, line: str) -> bool | None:
        """Do what can be asked for in every game. True: the table has changed; None: none of it."""
        word, _, rest = self.words.command(line).partition(" ")
        match word.lower():
            case "":
                return False
            case "q" | "quit":
                raise KeyboardInterrupt
            case "rule":
                return self.explain(rest.strip())
            case "bot":
                level = rest or self.match.game.everyday
                return self.attempt(lambda: self.match.give_to_bot(seat, level))
            case _:
                return None

    def advice(self, seat: int) -> Thought[Any]:
        """What the adviser would do, knowing what this seat knows."""
        return self.match.think(seat, self.match.game.adviser, fast(0))

    def advise(self, number: int, advice: Thought[Any]) -> None:
        """Say what a bot would do, and why."""
        self.say("terminal-advice", number=number, move=self.speaker.move(advice.move))
        if advice.reasons is not None:
            self.give_reasons(advice.reasons)

    def give_reasons(self, reasons: Reasons) -> None:
        """Say why a bot would do what it would, and what it thinks of its chances."""
        for reason in reasons.why:
            self.console.print(f"  {escape(self.speaker.reason(reason))}")
        if reasons.chance is None:
            return
        self.say("terminal-chance-now", chance=percent(reasons.chance, self.speaker))
        chances: dict[str, float] = {}  # of moves that are said alike the best one
        for one in reasons.considered:
            if one.chance is not None:
                chances.setdefault(self.speaker.move(one.move), one.chance)
        if len(chances) > 1:
            for move, chance in list(chances.items())[:_WEIGHED]:
                said = percent(chance, self.speaker)
                self.say("terminal-chance-after", chance=said, move=move)

    def attempt(
        self, act: Callable[[], None], refuse: Callable[[IllegalMove], None] | None = None
    ) -> bool:
        """Do it, or say why not."""
        try:
            act()
        except IllegalMove as illegal:
            (refuse or self.refuse)(illegal)
            return False
        return True

    def refuse(self, illegal: IllegalMove) -> None:
        """Say why not, and which rule says so."""
        self.console.print(f"[red]{escape(self.why(illegal))}[/] [dim]({illegal.rule})[/]")

    def why(self, illegal: IllegalMove) -> str:
        """Why not; in a sentence of the terminal's own where it can say what to type instead."""
        own = f"terminal-{illegal.reason.id}"
        return self.speaker.say(own) if self.speaker.knows(own) else self.speaker.refusal(illegal)

    # Help

    def help(self, lines: Sequence[tuple[str, str]]) -> None:
        """Say what can be typed: examples, and the keys of what they do."""
        table = Table.grid(padding=(0, 2, 0, 0))
        for typed, key in lines:
            table.add_row(
                Text(self.words.shown(typed), "bold"), self.speaker.say(f"terminal-help-{key}")
            )
        self.say(f"terminal-help-{self.match.game.name}")
        self.console.print(table)

    def explain(self, wanted: str) -> bool:
        """Show the rule of this number, or those with these words; that changes nothing."""
        rulebook = self.match.game.rulebook
        if not wanted:
            self.say("terminal-which-rule", example=rulebook[0].id)
            return False
        found = [rule for rule in rulebook if rule.id.lower() == wanted.lower()]
        found = found or self._with_words(wanted)
        if not found:
            self.say("terminal-no-such-rule", rule=wanted, example=rulebook[0].id)
        for rule in found[:_RULES_READ]:
            self.console.print(f"[bold]{rule.id}[/] {escape(self.speaker.rule(rule))}")
        if len(found) > _RULES_READ:
            more = ", ".join([rule.id for rule in found[_RULES_READ:]])
            self.say("terminal-more-rules", rules=more)
        return False

    def _with_words(self, wanted: str) -> list[Rule]:
        """The rules with words that begin so, those first that begin with them soonest."""
        parts = [f" {part}" for part in _words(wanted)]
        places: dict[int, list[Rule]] = {}
        for rule in self.match.game.rulebook:
            text = f" {' '.join(_words(self.speaker.rule(rule)))}"
            found = [text.find(part) for part in parts]
            if found and min(found) >= 0:
                places.setdefault(min(found), []).append(rule)
        return [rule for place in sorted(places) for rule in places[place]]


def _item(sentence: str) -> Text:
    return Text.assemble("  ", ("·", "dim"), f" {sentence}")


def _words(text: str) -> list[str]:
    """The words of a text, without signs, capitals and accents."""
    return "".join(sign if sign.isalnum() else " " for sign in folded(text)).split()
