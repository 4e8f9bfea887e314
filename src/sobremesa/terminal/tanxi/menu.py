"""What can be done, as a list with numbers; in one's turn in groups."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from sobremesa.games.tanxi.content import Benefit
from sobremesa.games.tanxi.moves import (
    Ability,
    Attack,
    Block,
    Buy,
    Deal,
    Discard,
    Draft,
    End,
    Equip,
    Explore,
    Favour,
    Fight,
    Go,
    Move,
    Pay,
    Reload,
    Step,
    Take,
    TakeOff,
    Target,
    Use,
)
from sobremesa.games.tanxi.view_types import SeatView, View
from sobremesa.terminal.tanxi.columns import columns
from sobremesa.terminal.tanxi.island import ACCENT
from sobremesa.terminal.tanxi.odds import Odds
from sobremesa.terminal.tanxi.pack_index import PackIndex
from sobremesa.terminal.tanxi.players import defence
from sobremesa.terminal.tanxi.words import abilities, described, figures, price, text_of
from sobremesa.texts.speaker import Speaker

_GROUPS: Final[tuple[tuple[str, tuple[type[Move], ...]], ...]] = (
    ("move", (Step,)),
    ("explore", (Explore,)),
    ("attack", (Attack, Reload)),
    ("equip", (Equip,)),
    ("use", (Use,)),
    ("village", (Deal, Buy)),
    ("ability", (Ability,)),
    ("favour", (Favour,)),
    ("end", (End,)),
)
_ONTO_A_CELL: Final = (Step, Go, Block)
DIRECTIONS: Final = {"n": (-1, 0, "↑"), "e": (0, 1, "→"), "s": (1, 0, "↓"), "w": (0, -1, "←")}
_INDENT: Final = 4
_MANY: Final = 24  # so many cells are named; more are only shown on the map


class Choice(NamedTuple):
    """A move and the number that it is chosen by."""

    number: int
    move: Move


class Menu:
    """The moves of a question, numbered in the order in which they are shown."""

    def __init__(
        self,
        moves: Sequence[Move],
        view: View,
        box: PackIndex,
        speaker: Speaker,
        closed: Sequence[tuple[str, str]] = (),
    ) -> None:
        self.view = view
        self.odds = Odds(view, speaker)
        self.closed = closed  # the abilities that cannot be used now, and why
        self.box = box
        self.speaker = speaker
        self.grouped = view.question == "act"
        self.choices: list[Choice] = []
        self.groups: dict[str, list[Choice]] = {}
        for key, group in (_groups(moves) if self.grouped else {"all": moves}).items():
            first = len(self.choices) + 1
            self.groups[key] = [Choice(number, move) for number, move in enumerate(group, first)]
            self.choices += self.groups[key]

    @property
    def marks(self) -> Mapping[str, str]:
        """What stands on the cells that can be chosen: an arrow to a neighbour, or a number."""
        return {
            move.cell: self._arrow(move.cell) or str(number)
            for number, move in self.choices
            if isinstance(move, _ONTO_A_CELL)
        }

    def __rich__(self) -> RenderableType:
        if self.grouped:
            return self._in_groups()
        if all(isinstance(choice.move, Draft) for choice in self.choices):
            return Group(*[self._character(choice) for choice in self.choices])
        if self.marks:
            return self._cells()
        return self.listed(self.choices)

    def listed(self, choices: Sequence[Choice]) -> RenderableType:
        """Choices one below the other."""
        table = columns(2, 1)
        table.columns[0].justify, table.columns[0].min_width = "right", _INDENT
        for choice in choices:
            table.add_row(_number(choice), self._offer(choice.move))
        return table

    def _in_groups(self) -> RenderableType:
        table = columns(2, 1)
        for key, choices in self.groups.items():
            said = Text(self.speaker.say(f"terminal-group-{key}"), "dim")
            walking = key == "move"
            table.add_row(said, self._steps(choices) if walking else self.listed(choices))
        if self.closed:
            table.add_row(Text(self.speaker.say("terminal-group-closed"), "dim"), self._not_now())
        return table

    def _not_now(self) -> RenderableType:
        """What is not offered, and why."""
        lines = [
            Text.assemble((self.speaker.name(id), "dim bold"), (f"  {why}", "dim"))
            for id, why in self.closed
        ]
        return Padding(Group(*lines), (0, 0, 0, _INDENT + 1))

    def _steps(self, choices: Sequence[Choice]) -> RenderableType:
        hint = Text(self.speaker.say("terminal-how-to-move"), "dim")
        steps = [*[self._short(choice) for choice in choices], hint]
        return Padding(Text("   ").join(steps), (0, 0, 0, _INDENT - 1))

    def _cells(self) -> RenderableType:
        """Cells by their names, side by side; what is no cell last, in words."""
        cells = [choice for choice in self.choices if isinstance(choice.move, _ONTO_A_CELL)]
        others = [choice for choice in self.choices if choice not in cells]
        row: RenderableType = Columns([self._short(choice) for choice in cells], padding=(0, 3))
        if len(cells) > _MANY:
            row = Text(self.speaker.say("terminal-choose-on-map"), "dim")
        return Group(Padding(row, (0, 0, 0, _INDENT - 2)), self.listed(others))

    def _short(self, choice: Choice) -> Text:
        assert isinstance(choice.move, _ONTO_A_CELL)
        cell = choice.move.cell
        arrow = self._arrow(cell)
        return Text.assemble(_number(choice), f" {arrow} {cell}" if arrow else f" {cell}")

    def _arrow(self, cell: str) -> str:
        """Where a step leads, if it is one to a neighbour."""
        here = None if self.view.seat is None else self.view.seats[self.view.seat].cell
        if not self.grouped or here is None:
            return ""
        for key, (_, _, arrow) in DIRECTIONS.items():
            if beside(self.box, here, key) == cell:
                return arrow
        return ""

    # What an offer says

    def _offer(self, move: Move) -> Text:
        text = Text(self.speaker.move(move))
        more = self._explained(move)
        return text.append(f"  {more}", "dim") if more else text

    def _explained(self, move: Move) -> str:
        """What is printed on what a move names."""
        match move:
            case Use():
                return text_of(move.card, self.speaker)
            case Ability():
                return text_of(move.ability, self.speaker)
            case Favour():
                return text_of(f"{move.deity}-favour", self.speaker)
            case Buy() | Take() | Discard() | TakeOff():
                return described(move.card, self.box, self.speaker)
        return self._measured(move)

    def _measured(self, move: Move) -> str:
        """What a move costs, and whom or what it meets."""
        match move:
            case Attack() | Target():
                met = self._met(self.view.seats[move.player])
                return f"{met}  {self.odds.said(move)}".rstrip()
            case Fight():
                return self.odds.said(move)
            case Pay():
                return price(sum(self.box.cards[card].value for card in move.cards))
            case Deal():
                return price(self._benefits[move.benefit].price)
            case Explore():
                return self._deck_here()
        return ""

    def _met(self, one: SeatView) -> str:
        """How somebody stands who is aimed at."""
        return f"{one.hearts}/{one.maximum} ♥  {defence(one, self.speaker)}"

    @property
    def _benefits(self) -> dict[str, Benefit]:
        return {b.id: b for resident in self.box.residents for b in resident.benefit}

    def _deck_here(self) -> str:
        """The quadrant whose deck is explored."""
        island = self.box.island
        here = None if self.view.seat is None else self.view.seats[self.view.seat].cell
        if here is None:
            return ""
        return self.speaker.name(self.box.quadrants[island.quadrant[island.index[here]]].id)

    def _character(self, choice: Choice) -> RenderableType:
        assert isinstance(choice.move, Draft)
        character = self.box.characters[choice.move.character]
        head = Text.assemble(_number(choice), f" {self.speaker.name(character.id)}")
        head.stylize("bold")
        head.append(f"  {figures(character)}", "not bold")
        head.append(f"  {text_of(character.id, self.speaker)}", "not bold dim")
        return Group(head, Padding(Group(*abilities(character, self.speaker)), (0, 0, 0, _INDENT)))


def _number(choice: Choice) -> Text:
    return Text(str(choice.number), f"bold {ACCENT}")


def _groups(moves: Sequence[Move]) -> dict[str, Sequence[Move]]:
    found = ((key, [m for m in moves if isinstance(m, kinds)]) for key, kinds in _GROUPS)
    return {key: group for key, group in found if group}


def beside(box: PackIndex, cell: str, direction: str) -> str | None:
    """The land next to a cell in one of the four directions."""
    down, right, _ = DIRECTIONS[direction]
    island = box.island
    number = island.index[cell]
    row, column = island.row[number] + down, island.column[number] + right
    if not (0 <= row < island.rows and 0 <= column < island.columns):
        return None
    there = island.grid[row][column]
    return None if there < 0 else island.names[there]
