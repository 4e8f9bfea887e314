"""The whole truth of a game of Tanxi, and how to copy it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from sobremesa.games.tanxi.catalogue import Catalogue, Figure, catalogue_for
from sobremesa.games.tanxi.island import Island
from sobremesa.games.tanxi.options import Options
from sobremesa.kernel.chance import Chance
from sobremesa.kernel.state import GameTerms, reduced

if TYPE_CHECKING:
    from sobremesa.games.tanxi.content import Pack

NOBODY: Final = -1
NOWHERE: Final = -1
NOTHING: Final = -1

# What is being asked.
DRAFT: Final = 0
LAND: Final = 1
RETURN: Final = 2
ACT: Final = 3
MONSTER: Final = 4
PAY: Final = 5
TRADE: Final = 6
TARGET: Final = 7
GO: Final = 8
PUSH: Final = 9
BLOCK: Final = 10
DIG: Final = 11
KEEP: Final = 12
SORT: Final = 13
TAKE: Final = 14
ROB: Final = 15
DISCARD: Final = 16
DISARM: Final = 17
OVER: Final = 18
QUESTIONS: Final[tuple[str, ...]] = (
    "draft", "land", "return", "act", "monster", "pay", "trade", "target", "go", "push", "block",
    "dig", "keep", "sort", "take", "rob", "discard", "disarm", "over",
)  # fmt: skip

# Where the game stands when nothing is left to be carried out.
OPENING: Final = 0
STARTING: Final = 1  # of a turn
ACTING: Final = 2
ENDING: Final = 3  # of a turn
WAKING: Final = 4  # a deity is angry
PHASES: Final = ("opening", "starting", "acting", "ending", "waking")

# How a character stands (TX-95).
UP: Final = 0
RISEN: Final = 1  # off the island, the token upright: returns at the start of the next turn
FALLEN: Final = 2  # off the island, the token on its side

# Kinds of action, for `free`.
MOVE: Final = 0
EXPLORE: Final = 1
EQUIP: Final = 2
USE: Final = 3
STRIKE: Final = 4
DEAL: Final = 5
ACTIONS: Final = ("move", "explore", "equip", "use", "attack", "deal")

NIGHT: Final = 12
WAKINGS: Final = (3, 6, 9)  # TX-101
DEITIES: Final = 3


class Terms(GameTerms[Options, "Pack"]):
    """How this table plays, and its pack as the rules read it."""

    __slots__ = ("catalogue", "everyone", "island")

    def __init__(self, options: Options, pack: Pack, seats: int) -> None:
        super().__init__(options, pack, seats)
        self.everyone = (1 << seats) - 1
        self.catalogue: Catalogue = catalogue_for(pack)
        self.island: Island = self.catalogue.island


@dataclass(slots=True, init=False)
class Player:
    """A character, what it holds and how it stands."""

    character: int
    hearts: int
    cell: int
    standing: int
    gems: int
    fire: bool
    ice: bool
    hand: list[int]  # kinds, sorted
    gear: list[int]  # equipped kinds, in the order of equipping
    ammunition: list[int]  # of each of them
    seen: list[int]  # what others remember of the hand
    still: bool  # left no cell of its own accord in its last turn
    felled: int  # TX-111: how many it has defeated
    fell_at: int  # TX-111: the turn of its last defeat
    answer: int  # in a commit phase

    def __init__(self) -> None:
        self.character = NOBODY
        self.hearts = 0
        self.cell = NOWHERE
        self.standing = UP
        self.gems = 0
        self.fire = False
        self.ice = False
        self.hand = []
        self.gear = []
        self.ammunition = []
        self.seen = []
        self.still = False
        self.felled = 0
        self.fell_at = NOTHING
        self.answer = NOTHING

    def copy(self) -> Player:
        """A copy."""
        copied = Player()
        copied.character = self.character
        copied.hearts = self.hearts
        copied.cell = self.cell
        copied.standing = self.standing
        copied.gems = self.gems
        copied.fire = self.fire
        copied.ice = self.ice
        copied.hand = self.hand[:]
        copied.gear = self.gear[:]
        copied.ammunition = self.ammunition[:]
        copied.seen = self.seen[:]
        copied.still = self.still
        copied.felled = self.felled
        copied.fell_at = self.fell_at
        copied.answer = self.answer
        return copied

    def __reduce__(self) -> tuple[Any, ...]:
        return reduced(self)


@dataclass(slots=True, init=False, unsafe_hash=True)
class Frame:
    """A script that is being carried out, and how far it has come. Frames never change."""

    script: int
    step: int
    stop: int  # the step before which it ends
    actor: int  # whose effect it is; nobody's: a wrath
    subject: int  # `same`, or `it`
    foe: int  # `target` or `attacker`
    damage: int  # the hearts that the attack cost
    group: int  # the seats of an `each`, as a mask
    deck: int
    stage: int  # of the step: how many answers it has had
    posthumous: bool  # goes on though its actor has fallen

    def __init__(
        self,
        script: int,
        step: int,
        stop: int,
        actor: int,
        subject: int = NOBODY,
        foe: int = NOBODY,
        damage: int = 0,
        group: int = 0,
        deck: int = NOTHING,
        stage: int = 0,
        posthumous: bool = False,
    ) -> None:
        self.script = script
        self.step = step
        self.stop = stop
        self.actor = actor
        self.subject = subject
        self.foe = foe
        self.damage = damage
        self.group = group
        self.deck = deck
        self.stage = stage
        self.posthumous = posthumous

    def next(self) -> Frame:
        """At the next step."""
        return Frame(
            self.script, self.step + 1, self.stop, self.actor, self.subject, self.foe,
            self.damage, self.group, self.deck, 0, self.posthumous,
        )  # fmt: skip

    def aimed(self, subject: int) -> Frame:
        """With somebody chosen."""
        return Frame(
            self.script, self.step, self.stop, self.actor, subject, self.foe, self.damage,
            self.group, self.deck, self.stage + 1, self.posthumous,
        )  # fmt: skip

    def at_deck(self, deck: int) -> Frame:
        """With a deck chosen."""
        return Frame(
            self.script, self.step, self.stop, self.actor, self.subject, self.foe, self.damage,
            self.group, deck, self.stage + 1, self.posthumous,
        )  # fmt: skip

    def within(self, script: int, step: int, stop: int, subject: int, group: int) -> Frame:
        """Something that is carried out as a part of this."""
        return Frame(
            script, step, stop, self.actor, subject, self.foe, self.damage, group, NOTHING, 0,
            self.posthumous,
        )  # fmt: skip

    def parts(self) -> list[int]:
        """All of it."""
        return [
            self.script, self.step, self.stop, self.actor, self.subject, self.foe, self.damage,
            self.group, self.deck, self.stage, int(self.posthumous),
        ]  # fmt: skip

    def __reduce__(self) -> tuple[Any, ...]:
        return (Frame, (*self.parts()[:-1], self.posthumous))


@dataclass(slots=True, init=False, unsafe_hash=True)
class Lasting:
    """An effect that holds for a while: a step of a script, on somebody. They never change."""

    script: int
    step: int
    seat: int  # on whom
    user: int  # whose effect it is
    live: bool  # false: waits for the turn in which it holds

    def __init__(self, script: int, step: int, seat: int, user: int, live: bool) -> None:
        self.script = script
        self.step = step
        self.seat = seat
        self.user = user
        self.live = live

    def parts(self) -> list[int]:
        """All of it."""
        return [self.script, self.step, self.seat, self.user, int(self.live)]

    def __reduce__(self) -> tuple[Any, ...]:
        return (Lasting, (self.script, self.step, self.seat, self.user, self.live))


@dataclass(slots=True, init=False)
class State:
    """One game, now."""

    terms: Terms
    chance: Chance
    box: tuple[int, ...]  # how many cards of each kind are in this game
    players: list[Player]
    rolls: list[int]  # TX-24: what each threw for the first turn
    decks: list[list[int]]  # of the four quadrants; the top card last
    monsters: list[int]  # how many monsters are in each deck: all can count them
    lore: list[list[int]]  # what people remember of the decks
    scout: list[int]  # who knows the order of the top cards of a deck
    depth: list[int]  # and how many of them
    relics: list[int]  # the relic deck, the top card last
    merchant: list[int]  # sorted
    discards: list[int]  # the oldest first
    deities: list[int]  # TX-22: in order
    awake: int  # how many of them are revealed
    fog: int
    marker: int  # TX-75: the resident under the village marker
    blocks: list[int]  # cells with ice
    freezer: int  # whose ice it is
    lasting: list[Lasting]
    round: int
    turn: int  # counts the turns of all
    first: int
    active: int
    phase: int
    question: int
    owes: int  # the seats that still owe an answer
    agenda: list[Frame]  # what is being carried out, the innermost last
    monster: int  # TX-47: the kind that is being met
    lair: int  # the deck that it came from
    used: int  # TX-60: the object that is being applied
    sought: int  # TX-75, TX-80: an offer, or a kind where the merchant sells it
    seeks_card: bool
    price: int
    spent: int  # energy, this turn
    done: list[int]  # how many actions of each kind, this turn
    explored: int  # points, this turn, as a mask
    attacked: list[int]  # how often each, this turn
    again: int  # how many may be attacked once more
    ability_used: bool
    favour_used: bool
    moved: bool  # the active character left a cell of its own accord, this turn
    winner: int
    revealed: int

    def __init__(self, terms: Terms, chance: Chance, box: tuple[int, ...]) -> None:
        self.terms = terms
        self.chance = chance
        self.box = box
        self.players = []
        self.rolls = []
        self.decks = []
        self.monsters = []
        self.lore = []
        self.scout = []
        self.depth = []
        self.relics = []
        self.merchant = []
        self.discards = []
        self.deities = []
        self.awake = 0
        self.fog = 0
        self.marker = NOTHING
        self.blocks = []
        self.freezer = NOBODY
        self.lasting = []
        self.round = 1
        self.turn = 0
        self.first = 0
        self.active = 0
        self.phase = OPENING
        self.question = NOTHING
        self.owes = 0
        self.agenda = []
        self.monster = NOTHING
        self.lair = NOTHING
        self.used = NOTHING
        self.sought = NOTHING
        self.seeks_card = False
        self.price = 0
        self.spent = 0
        self.done = [0] * len(ACTIONS)
        self.explored = 0
        self.attacked = [0] * terms.seats
        self.again = 0
        self.ability_used = False
        self.favour_used = False
        self.moved = False
        self.winner = NOBODY
        self.revealed = 0

    @property
    def seats(self) -> int:
        """How many play."""
        return self.terms.seats

    def copy(self) -> State:
        """A copy that shares only what never changes."""
        copied = State(self.terms, self.chance.copy(), self.box)
        copied.players = [player.copy() for player in self.players]
        copied.rolls = self.rolls[:]
        copied.decks = [deck[:] for deck in self.decks]
        copied.monsters = self.monsters[:]
        copied.lore = [memory[:] for memory in self.lore]
        copied.scout = self.scout[:]
        copied.depth = self.depth[:]
        copied.relics = self.relics[:]
        copied.merchant = self.merchant[:]
        copied.discards = self.discards[:]
        copied.deities = self.deities[:]
        copied.awake = self.awake
        copied.fog = self.fog
        copied.marker = self.marker
        copied.blocks = self.blocks[:]
        copied.freezer = self.freezer
        copied.lasting = self.lasting[:]
        copied.round = self.round
        copied.turn = self.turn
        copied.first = self.first
        copied.active = self.active
        copied.phase = self.phase
        copied.question = self.question
        copied.owes = self.owes
        copied.agenda = self.agenda[:]
        copied.monster = self.monster
        copied.lair = self.lair
        copied.used = self.used
        copied.sought = self.sought
        copied.seeks_card = self.seeks_card
        copied.price = self.price
        copied.spent = self.spent
        copied.done = self.done[:]
        copied.explored = self.explored
        copied.attacked = self.attacked[:]
        copied.again = self.again
        copied.ability_used = self.ability_used
        copied.favour_used = self.favour_used
        copied.moved = self.moved
        copied.winner = self.winner
        copied.revealed = self.revealed
        return copied

    def script_of(self, number: int) -> str:
        """The name of a script: its number depends on the program."""
        return self.terms.catalogue.script_names[number]

    def truth(self) -> list[Any]:
        """All of it as plain data, in a form that is never changed: records hash it."""
        players = [
            [
                player.character, player.hearts, player.cell, player.standing, player.gems,
                int(player.fire), int(player.ice), player.hand, player.gear, player.ammunition,
                int(player.still), player.felled, player.fell_at, player.answer,
            ]
            for player in self.players
        ]  # fmt: skip
        return [
            players,
            [self.decks, self.relics, self.merchant, self.discards, self.deities],
            [self.awake, self.fog, self.marker, self.blocks, self.freezer],
            [self.scout, self.depth],
            [[self.script_of(lasting.script), *lasting.parts()[1:]] for lasting in self.lasting],
            [self.round, self.turn, self.first, self.active, self.owes],
            [PHASES[self.phase], QUESTIONS[self.question]],
            [[self.script_of(frame.script), *frame.parts()[1:]] for frame in self.agenda],
            [self.monster, self.lair, self.used, self.sought, int(self.seeks_card), self.price],
            [self.spent, self.done, self.explored, self.attacked, self.again],
            [int(self.ability_used), int(self.favour_used), int(self.moved), self.winner],
        ]

    def __reduce__(self) -> tuple[Any, ...]:
        return reduced(self, self.terms, self.chance, self.box)


# Seats as masks


def bits(mask: int) -> list[int]:
    """The seats, or whatever is numbered, in a mask."""
    return [bit for bit in range(mask.bit_length()) if mask >> bit & 1]


def mask_of(numbers: Iterable[int]) -> int:
    """The mask of these."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


# Looking at a state


def figure_of(state: State, seat: int) -> Figure:
    """The character of a seat."""
    return state.terms.catalogue.figures[state.players[seat].character]


def on_island(state: State) -> list[int]:
    """The seats whose characters are on the island."""
    return [seat for seat, player in enumerate(state.players) if player.cell != NOWHERE]


def others_on_island(state: State, seat: int) -> list[int]:
    """The same without this one."""
    return [
        other
        for other, player in enumerate(state.players)
        if player.cell != NOWHERE and other != seat
    ]


def who_stands_on(state: State, cell: int) -> int:
    """The seat whose character is there."""
    for seat, player in enumerate(state.players):
        if player.cell == cell:
            return seat
    return NOBODY


def is_free(state: State, cell: int) -> bool:
    """TX-15a: neither a character nor ice."""
    for player in state.players:
        if player.cell == cell:
            return False
    return not state.blocks or cell not in state.blocks


def is_night(state: State) -> bool:
    """TX-103."""
    return state.round >= NIGHT


def in_fog(state: State, cell: int) -> bool:
    """TX-14: whether the fog has come so far."""
    return 0 < state.terms.island.fog[cell] <= state.fog
