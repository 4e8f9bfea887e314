"""What every part of an effect is, and what everything that holds tells the rules.

A pack says what a card does as a list of parts, which run in the order in which they stand. Each
kind of part is one class in one file of `rules/parts/`: its fields, what is wrong with it, whom it
can meet, whether it would change anything, and what it does. Those that are *continuous* hold while
a card is equipped, while a character is on the island, during an encounter, or as long as `lasts`
says; the others happen once.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, ClassVar, Final, Literal

from sobremesa.games.tanxi.fields import Fields, PartData, ReadFields, Selector

if TYPE_CHECKING:
    from sobremesa.games.tanxi.state import Frame, State
    from sobremesa.kernel.events import Story

# Whom a part is about
NO_ONE: Final = -1
SELF: Final = 0
OTHER: Final = 1
ADJACENT: Final = 2
NEAR: Final = 3
LINE: Final = 4
ALL: Final = 5
ATTACKER: Final = 6
STRUCK: Final = 7
SAME: Final = 8
IT: Final = 9
WHOM: Final = (
    "self", "other", "adjacent", "near", "line", "all", "attacker", "target", "same", "it",
)  # fmt: skip
CHOSEN: Final = (OTHER, ADJACENT, NEAR, LINE)
WHO: Final = (
    "self", "other", "adjacent", "near [1-9]", "line [1-9]", "line", "all", "attacker", "target",
    "same", "it",
)  # fmt: skip

# When it acts or holds
ALWAYS: Final = 0
IF_STILL: Final = 1
IF_HALF: Final = 2
IF_HANDS_EMPTY: Final = 3
IF_MONSTER: Final = 4
IF_AT_POINT: Final = 5
IF_RANGED: Final = 6
IF_UNARMED: Final = 7
IF_DAMAGE: Final = 8
CONDITIONS: Final = (
    "", "still", "half", "hands-empty", "monster", "at-point", "ranged", "unarmed", "damage",
)  # fmt: skip
WHEN: Final = (
    "still", "half", "hands-empty", "monster", "at-point", "ranged", "unarmed", "damage [1-9]",
)  # fmt: skip

# What it needs around it: each of these has all that the one before has
UNASKED: Final = 0  # nothing: it may also happen in another's turn
ASKING: Final = 1  # that its user can be asked
IN_A_TURN: Final = 2  # that the turn goes on afterwards
USED: Final = 3  # that it is used: an object, a favour, an ability
FAVOUR: Final = 4  # a favour, or an ability
ABILITY: Final = 5
NOWHERE_ONCE: Final = 6  # it stands where something always holds

Stat = Literal["attack", "defence", "dice", "energy", "healing"]
Lasts = Literal["this-turn", "next-attack", "until-next-turn", "next-turn"]
How = Literal["best", "sum"]
Hurting = Literal["fog", "ambush", "reprisal", "wrath"]
Over = Literal["river", "character"]
LASTS: Final[tuple[Lasts, ...]] = ("this-turn", "next-attack", "until-next-turn", "next-turn")
OVER: Final[tuple[Over, ...]] = ("river", "character")
MOST: Final = 14  # of most numbers that a part says

Fault = tuple[str, str]  # what is wrong with a part, and by which rule, if there is one


class Part:  # no ABC: compiled, its subclasses would share what `isinstance` keeps in mind
    """One thing that happens or holds; `when` names a condition."""

    do: ClassVar[str] = ""  # the word of the vocabulary
    needs: ClassVar[int] = UNASKED
    in_each: ClassVar[bool] = False  # whether it can happen to each of several
    in_wrath: ClassVar[bool] = False
    of_self: ClassVar[bool] = False  # whether it can be about its user
    if_possible: ClassVar[bool] = False  # where it changes nothing, other parts may all the same
    asks: ClassVar[tuple[int, ...]] = ()  # the questions that it puts, beside whom it is about

    def __init__(self, fields: Fields) -> None:
        when = fields.selector_or_none("when", WHEN)
        self.when = ALWAYS if when is None else CONDITIONS.index(when.word)
        self.least_damage = 0 if when is None else when.number
        self.judged_later = False  # whether its condition is about more than its user now
        self.who = NO_ONE
        self.within = 0  # cells; 0: as far as the island goes
        self.inner: list[Part] = []

    def aim(self, who: Selector) -> None:
        """Whom it is about."""
        self.who = WHOM.index(who.word)
        self.within = who.number

    def whom(self) -> str:
        """Whom it is about, as the pack says it."""
        return f"{WHOM[self.who]} {self.within}" if self.within else WHOM[self.who]

    def condition(self) -> str:
        """Its condition, as the pack says it."""
        word = CONDITIONS[self.when]
        return f"{word} {self.least_damage}" if self.least_damage else word

    def faults(self, field: str, wrath: bool) -> list[Fault]:
        """What is wrong with it in this field of an entry, beside what can be said of all parts."""
        return []

    def is_of_attacks(self) -> bool:
        """Whether it changes attacks, of which alone monsters know (TX-50)."""
        return False

    def chooses(self) -> bool:
        """Whether somebody may have to choose whom it is about."""
        return self.who in CHOSEN

    def asks_subject(self) -> bool:
        """Whether the one whom it is about is asked, and not its user."""
        return False

    def rule(self) -> str:
        """The rule that says whom or when it meets; for most it is the card (TX-4)."""
        return "TX-4"

    def meets(self, state: State, seat: int, other: int) -> bool:
        """Whether it can do something to this character, who is on the island."""
        return True

    @abstractmethod
    def can_change(self, state: State, seat: int) -> bool:
        """Whether it would change anything (TX-77a), its condition being met."""

    @abstractmethod
    def run(self, state: State, frame: Frame, story: Story) -> None:
        """What it does."""

    def run_for_all(self, state: State, frame: Frame, seats: list[int], story: Story) -> None:
        """What it does to all of a group: one by one, unless it can be done together."""
        step = frame.step
        frames = [frame.within(frame.script, step, step + 1, seat, 0) for seat in seats]
        state.agenda += reversed(frames)


class Holding(Part):
    """Something that holds: always, or for as long as `lasts` says, for `who`."""

    in_each: ClassVar[bool] = True
    of_self: ClassVar[bool] = True
    holders: ClassVar[frozenset[str]] = frozenset(
        {"melee", "ranged", "shield", "equipment", "passive"}
    )  # what can always have it

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.aim(fields.selector("who", WHO, "self"))
        self.lasts = fields.word_or_none("lasts", LASTS)
        self.judged_later = True
        # What the rules ask of everything that holds: each part says what it is about.
        self.stat: Stat | Literal[""] = ""
        self.by = 0
        self.each_equipment = 0
        self.least_roll = 0
        self.second_roll: How | Literal[""] = ""
        self.pierces = 0
        self.reach = 0
        self.flex = 0
        self.reduces: Hurting | Literal[""] = ""
        self.hearts_fewer = 0
        self.free_action = -1
        self.free_times = 0
        self.coins_fewer = 0
        self.crosses: Over | Literal[""] = ""
        self.steady = False
        self.must_be_fought = False

    def is_of_attacks(self) -> bool:
        """What it adds to them, and how the die is rolled."""
        return self.stat == "attack" or self.least_roll > 0 or self.second_roll != ""


_KINDS: Final[dict[str, type[Part]]] = {}


def put_on_shelf(kind: type[Part]) -> None:
    """From now on packs may say this."""
    _KINDS[kind.do] = kind


def part_of(data: PartData) -> Part:
    """The part that a pack says."""
    return _KINDS[str(type(data).__struct_config__.tag)](ReadFields(data, part_of))


def parts_of(said: tuple[PartData, ...]) -> list[Part]:
    """The parts that a pack says, in their order."""
    return [part_of(data) for data in said]


def holdings_of(said: tuple[PartData, ...]) -> list[Holding]:
    """Likewise of what always holds."""
    return [part for part in parts_of(said) if isinstance(part, Holding)]
