"""What happens in one game of Tanxi, counted while it is played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple

from sobremesa.games.tanxi.events import (
    Asked,
    Attacked,
    Chose,
    Equipped,
    Explored,
    Favoured,
    Fell,
    Fled,
    Fought,
    Found,
    Invoked,
    Landed,
    Lost,
    Met,
    StoodUp,
    Took,
    TurnBegan,
    Unveiled,
    Used,
    Woke,
)
from sobremesa.games.tanxi.moves import End, Move
from sobremesa.games.tanxi.rules.using import ABILITY_PRICE, FAVOUR_PRICE
from sobremesa.games.tanxi.state import NOBODY, State
from sobremesa.kernel.events import Event
from sobremesa.kernel.game import Outcome

# What is counted, as the first part of a key; the rest says of what.
TURN: Final = "turn"  # those that only stand a token up aside
EXPLORED: Final = "explored"
ATTACKED: Final = "attacked"
HEARTS: Final = "hearts"  # lost, by why
GEMS: Final = "gems"  # spent
FOUND: Final = "found"  # in a deck, at the merchant's or among the discards
USED: Final = "used"  # an object was used, a gem card spent, a weapon or equipment put on
ABILITY: Final = "ability"
WOKE: Final = "woke"
FAVOUR: Final = "favour"
BENEFIT: Final = "benefit"
BOUGHT: Final = "bought"
MET: Final = "met"
BEATEN: Final = "beaten"
FAILED: Final = "failed"  # to beat it
FLED: Final = "fled"
DEFEAT: Final = "defeat"  # by why, and by whom or by what

# What hurts somebody and has no name of its own.
TURN_START: Final = "turn-start"
TURN_END: Final = "turn-end"
AFTER_ATTACK: Final = "after-attack"

Counts = Counter[tuple[str, ...]]


class Sitting(NamedTuple):
    """One player's game."""

    character: str
    beach: str
    win: float  # a tie shares it
    felled: int  # how many it defeated
    fell: int  # and how often it was defeated


class PlayedGame(NamedTuple):
    """One game."""

    sittings: tuple[Sitting, ...]  # in turn order: the first player comes first
    rounds: int
    undecided: bool  # stopped by the limit
    counts: Counts


class GameCounter:
    """Watches a game and counts."""

    def __init__(self) -> None:
        self.counts: Counts = Counter()
        self.beaches: dict[int, str] = {}
        self.characters: dict[int, str] = {}
        self.falls: Counter[int] = Counter()
        self._cause = ""  # what is going on that may hurt somebody
        self._wounds: dict[int, tuple[str, str]] = {}  # the last of each seat: why, by what

    def __call__(self, before: State, _seat: int, move: Move, events: Sequence[Event]) -> None:
        """A move was made."""
        self._cause = _going_on(before, move)
        for event in events:
            self._note_who(event)
            self._note_cause(event)
            self._count_turn(event)
            self._count_cards(event)
            self._count_monsters(event)
            self._count_wounds(event)

    def _note_who(self, event: Event) -> None:
        match event:
            case Landed():
                self.beaches[event.seat] = event.cell
            case Unveiled():
                self.characters[event.seat] = event.character
            case _:
                pass

    def _note_cause(self, event: Event) -> None:
        match event:
            case Used():
                self._cause = event.card
            case Invoked():
                self._cause = event.ability
            case Favoured():
                self._cause = event.deity
            case Met() | Fought() | Fled():
                self._cause = event.monster
            case Attacked():
                self._cause = AFTER_ATTACK
            case TurnBegan():
                self._cause = TURN_START
            case _:
                pass

    def _count_turn(self, event: Event) -> None:
        match event:
            case TurnBegan():
                self.counts[TURN,] += 1
            case StoodUp():
                self.counts[TURN,] -= 1
            case Explored():
                self.counts[EXPLORED,] += 1
            case Attacked():
                self.counts[ATTACKED,] += 1
            case Asked():
                self.counts[BENEFIT, event.benefit] += 1
            case Chose():
                self.counts[BOUGHT, event.card] += 1
            case Woke():
                self.counts[WOKE, event.deity] += 1
            case _:
                pass

    def _count_cards(self, event: Event) -> None:
        match event:
            case Found():
                self._count(FOUND, (str(event.opened().card),))
            case Took():
                self._count(FOUND, (event.card,))
            case Used():
                self._count(USED, (event.card,))
            case Equipped():
                self._count(USED, event.on)
            case Invoked():
                self.counts[ABILITY, event.ability] += 1
                self.counts[GEMS,] += ABILITY_PRICE
                self._count(USED, event.cards)
            case Favoured():
                self.counts[FAVOUR, event.deity] += 1
                self.counts[GEMS,] += FAVOUR_PRICE
                self._count(USED, event.cards)
            case _:
                pass

    def _count(self, what: str, cards: tuple[str, ...]) -> None:
        for card in cards:
            self.counts[what, card] += 1

    def _count_monsters(self, event: Event) -> None:
        match event:
            case Met():
                self.counts[MET, event.monster] += 1
            case Fought():
                self.counts[BEATEN if event.beaten else FAILED, event.monster] += 1
            case Fled():
                self.counts[FLED, event.monster] += 1
            case _:
                pass

    def _count_wounds(self, event: Event) -> None:
        match event:
            case Lost():
                self.counts[HEARTS, event.why] += event.hearts
                self._wounds[event.seat] = (event.why, self._by(event))
            case Fell():
                self.counts[(DEFEAT, *self._wounds[event.seat])] += 1
                self.falls[event.seat] += 1
            case _:
                pass

    def _by(self, event: Lost) -> str:
        """Who attacked; else the card, ability, favour or monster that hurt."""
        if event.why == "attack" and event.player is not None:
            return self.characters[event.player]
        return self._cause if event.why in ("effect", "ambush", "reprisal") else ""

    def played(self, outcome: Outcome, state: State) -> PlayedGame:
        """The whole game, once it is over."""
        count = state.terms.seats
        turn_order = [(state.first + number) % count for number in range(count)]
        return PlayedGame(
            sittings=tuple(self._sitting(seat, outcome, state) for seat in turn_order),
            rounds=state.round,
            undecided=state.winner == NOBODY,
            counts=self.counts,
        )

    def _sitting(self, seat: int, outcome: Outcome, state: State) -> Sitting:
        winners = outcome.winners
        return Sitting(
            character=self.characters[seat],
            beach=self.beaches[seat],
            win=1 / len(winners) if seat in winners else 0.0,
            felled=state.players[seat].felled,
            fell=self.falls[seat],
        )


def _going_on(before: State, move: Move) -> str:
    """What this move may let happen: the effect that it is an answer to, or the end of a turn."""
    if before.agenda:
        script = before.terms.catalogue.script_names[before.agenda[-1].script]
        return script.partition("/")[0]
    return TURN_END if isinstance(move, End) else ""
