"""A turn of Tanxi: actions chosen by number or typed in words, until somebody else is asked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from sobremesa.games.tanxi.content import names_in
from sobremesa.games.tanxi.events import Found, Stole, Took
from sobremesa.games.tanxi.moves import Ability, Move, Step
from sobremesa.games.tanxi.rules.using import ABILITY_PRICE
from sobremesa.games.tanxi.view_types import View
from sobremesa.kernel.errors import IllegalMove
from sobremesa.terminal.session import Session
from sobremesa.terminal.tanxi.going import Way, reach, way_to
from sobremesa.terminal.tanxi.menu import Choice, Menu
from sobremesa.terminal.tanxi.pack_index import box_of
from sobremesa.terminal.tanxi.players import own_hand
from sobremesa.terminal.tanxi.screen import draw, draw_cause, draw_island, draw_self, draw_signs
from sobremesa.terminal.tanxi.typed import Reader, gem_cards
from sobremesa.terminal.tanxi.words import described, printed, text_of

HELP: Final = (
    ("7", "number"),
    ("n e s w  ·  f7", "tanxi-step"),
    ("go f7", "tanxi-go"),
    ("explore  ·  end  ·  flee", "tanxi-plain"),
    ("attack nilo  ·  use cev", "tanxi-named"),
    ("equip knife  ·  off knife", "tanxi-equip"),
    ("buy soup  ·  favour ronronao", "tanxi-buy"),
    ("ability shell", "tanxi-ability"),
    ("hint", "advice"),
    ("card knife", "tanxi-card"),
    ("show  ·  map  ·  hand", "tanxi-show"),
    ("signs", "tanxi-signs"),
    ("undo", "tanxi-undo"),
    ("rule TX-40  ·  rule knife", "rule"),
    ("bot", "bot"),
    ("quit", "quit"),
)
_BEFORE_THE_FIRST_TURN: Final = ("draft", "land")
_GAINS: Final = (Found, Stole, Took)


def take_turn(session: Session, seat: int) -> None:
    """Ask this seat, and go on while nobody else has to act."""
    match = session.match
    turn = TanxiTurn(session, seat)
    turn.ask()
    while match.bots[seat] is None and turn.view.asked == (seat,):
        turn.ask()


class TanxiTurn:
    """One person's questions, one after the other."""

    def __init__(self, session: Session, seat: int) -> None:
        self.session = session
        self.seat = seat
        self.begun = False
        self.menu = self._menu()
        self.commands: dict[str, Callable[[str], bool]] = {
            "?": self.help,
            "help": self.help,
            "undo": self.undo,
            "show": self.show,
            "map": self.map,
            "hand": self.hand,
            "card": self.card,
            "hint": self.hint,
            "signs": self.signs,
        }

    @property
    def view(self) -> View:
        """What the person knows now."""
        view: View = self.session.match.view(self.seat)
        return view

    def ask(self) -> None:
        """Put a question, and read lines until one is an answer."""
        self.menu = self._menu()
        self._lay_out()
        self._put()
        while not self.answer(self.session.read()):
            pass
        self.begun = True

    def _put(self) -> None:
        """The question and what can be chosen; after a list that is longer than a screen."""
        question, session = self.view.question, self.session
        if question == "draft":
            session.console.print(self.menu)
            session.put(question)
        else:
            session.put(question)
            session.console.print(self.menu)
        if question in _BEFORE_THE_FIRST_TURN:
            session.say("terminal-icons")
        session.offer_enter([choice.move for choice in self.menu.choices])

    def answer(self, line: str) -> bool:
        """Do what the line says. True: the table has changed."""
        line = self.session.words.command(line)
        if not line and len(self.menu.choices) == 1:
            line = "1"
        word, _, rest = line.partition(" ")
        command = self.commands.get(word.lower())
        if command is not None:
            return command(rest)
        if word.lower() == "go" and self.menu.grouped and rest:
            return self.go(rest.strip().lower())
        done = self.session.common(self.seat, line)
        return self._choose(line) if done is None else done

    def _menu(self) -> Menu:
        view = self.view
        moves: Sequence[Move] = self.session.match.choices(self.seat).moves
        speaker = self.session.speaker
        return Menu(moves, view, box_of(speaker), speaker, self._closed(view, moves))

    def _closed(self, view: View, moves: Sequence[Move]) -> list[tuple[str, str]]:
        """The own abilities that are not offered in one's turn, and why not."""
        character = view.seats[self.seat].character
        if view.question != "act" or character is None:
            return []
        match, box = self.session.match, box_of(self.session.speaker)
        offered = [move.ability for move in moves if isinstance(move, Ability)]
        closed = []
        for ability in box.characters[character].ability:
            paid = Ability(ability.id, gem_cards(view, box, ABILITY_PRICE))
            why = match.game.why_not(match.state, self.seat, paid)
            if ability.id not in offered and why is not None:
                closed.append((ability.id, f"{self._why(ability.id, why)} ({why.rule})"))
        return closed

    def _why(self, ability: str, illegal: IllegalMove) -> str:
        """Why an ability cannot be used; where it finds nothing to do, its text says what for."""
        speaker = self.session.speaker
        if illegal.reason.id == "refused-changes-nothing":
            return speaker.say("terminal-changes-nothing", text=text_of(ability, speaker))
        return self.session.why(illegal)

    # Showing

    def _lay_out(self) -> None:
        """The whole table at first, later only what helps to answer."""
        view, speaker, console = self.view, self.session.speaker, self.session.console
        if view.question == "draft":
            self.session.catch_up()
            return
        if not self.begun:
            self.show("")
        elif self.menu.grouped or self.menu.marks:
            self.map("")
        self.session.catch_up()
        if self.begun:
            console.print(draw_cause(view, speaker), end="")
        console.print(draw_self(view, self.seat, speaker))

    def show(self, _: str) -> bool:
        """Everything."""
        self.session.console.print()
        self.session.console.print(draw(self.view, self.session.speaker, self.menu.marks))
        return False

    def signs(self, _: str) -> bool:
        """What every sign means."""
        self.session.console.print(draw_signs(self.view, self.session.speaker))
        return False

    def hint(self, _: str) -> bool:
        """What a bot would do."""
        advice = self.session.advice(self.seat)
        number = next(choice.number for choice in self.menu.choices if choice.move == advice.move)
        self.session.advise(number, advice)
        return False

    def map(self, _: str) -> bool:
        """The island alone."""
        self.session.console.print()
        self.session.console.print(draw_island(self.view, self.session.speaker, self.menu.marks))
        return False

    def hand(self, _: str) -> bool:
        """The own cards and abilities."""
        view = self.view
        self.session.console.print(
            own_hand(view, self.seat, box_of(self.session.speaker), self.session.speaker)
        )
        return False

    def card(self, words: str) -> bool:
        """All that is printed on something."""
        box = box_of(self.session.speaker)

        def look() -> None:
            id = self._reader().thing(words, names_in(box.pack))
            self.session.console.print(printed(id, box, self.session.speaker))

        self.session.attempt(look)
        return False

    def help(self, _: str) -> bool:
        """What can be typed."""
        self.session.help(HELP)
        return False

    # Doing

    def undo(self, _: str) -> bool:
        """Take the last move back."""
        return self.session.attempt(lambda: self.session.match.take_back(self.seat))

    def _choose(self, line: str) -> bool:
        """The move of a number, or as it is typed."""
        if line.isdecimal():
            found = [choice for choice in self.menu.choices if str(choice.number) == line]
        else:
            found = self._read(line)
        if len(found) > 1:
            self.session.say("terminal-several")
            self.session.console.print(self.menu.listed(found))
            return False
        return self.session.attempt(lambda: self._play(found, line))

    def _read(self, line: str) -> list[Choice]:
        """What can be meant; where the line itself is wrong, nothing: that is said later."""
        try:
            return self._reader().read(line)
        except IllegalMove:
            return []

    def _play(self, found: list[Choice], line: str) -> None:
        self._do(found[0].move if found else self._reader().meant(line))

    def _do(self, move: Move) -> None:
        """Play it; a card that comes into the hand is read out."""
        speaker = self.session.speaker
        for event in self.session.match.move(self.seat, move):
            self.session.tell([event])
            heard = event.told(self.seat)
            if isinstance(heard, _GAINS) and heard.seat == self.seat and heard.card is not None:
                card = str(heard.card)
                said = described(card, box_of(speaker), speaker)
                self.session.add(f"{speaker.name(card)}: {said}")

    def _reader(self) -> Reader:
        view, game = self.view, self.session.match.game
        choices, speaker = self.menu.choices, self.session.speaker
        return Reader(view, box_of(self.session.speaker), speaker, choices, game.move_type)

    # Walking

    def go(self, goal: str) -> bool:
        """Walk there, as far as the energy lasts."""
        view = self.view
        here = view.seats[self.seat].cell or ""
        ways = reach(self.session.match.game, view)
        way = way_to(goal, ways, here, box_of(self.session.speaker).island)
        if way is None:  # the match says why not
            return self.session.attempt(lambda: self._do(Step(goal)))
        return self._agreed(way, goal) and self.session.attempt(lambda: self._walk(way))

    def _agreed(self, way: Way, goal: str) -> bool:
        """Whether the walk is worth its price; a single step is not asked about."""
        if len(way.steps) == 1:
            return True
        last = way.steps[-1].cell
        cells = " ".join([step.cell for step in way.steps])
        arrives = "yes" if last == goal else "no"
        said = self.session.speaker.say(
            "terminal-walk", cells=cells, energy=way.energy, arrives=arrives, goal=goal
        )
        return self.session.agrees(said)

    def _walk(self, way: Way) -> None:
        """Step by step, while nothing else is asked."""
        for step in way.steps:
            self._do(step)
            if self.view.question != "act" or self.view.asked != (self.seat,):
                return
