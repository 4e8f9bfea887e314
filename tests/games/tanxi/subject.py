"""What the contract tests must know of Tanxi: its settings, invariants, secrets and leaks."""

from __future__ import annotations

from typing import Any

from sobremesa.games.tanxi.game import TANXI
from sobremesa.games.tanxi.moves import (
    DONE,
    END,
    EXPLORE,
    FLEE,
    Ability,
    Attack,
    Block,
    Buy,
    Deal,
    Dig,
    Discard,
    Draft,
    Equip,
    Favour,
    Fight,
    Go,
    Move,
    Pay,
    Reload,
    Sort,
    Step,
    Take,
    TakeOff,
    Target,
    Use,
)
from sobremesa.games.tanxi.options import Options
from tests.games.tanxi.invariants import check
from tests.games.tanxi.leaks import (
    KnowsWhatOthersKnow,
    LooksIntoTheDeck,
    ShowsAHand,
    ShowsAnswers,
    ShowsSleepers,
    ShowsTheDraft,
    TellsWhatIsFound,
    TellsWhatIsScouted,
    TellsWhatTheWitchSees,
)
from tests.games.tanxi.twins import twin

SETTINGS = [
    (Options(round_limit=8), 3),
    (Options(characters="random"), 3),
    (Options(round_limit=7), 4),
    (Options(characters="random", round_limit=5), 5),
]


def universe(seats: int) -> list[Move]:
    """Moves of every kind: some legal now and then, some that never are."""
    return [
        Draft("ian"),
        Draft("nobody"),
        Step("g4"),
        Step("sea"),
        Go("d1"),
        Go("g5"),
        Go("sea"),
        EXPLORE,
        END,
        FLEE,
        DONE,
        Equip(),
        Equip(on=("rapier",)),
        Equip(off=("knife",)),
        Equip(on=("wooden-shield",), off=("knife",)),
        Equip(on=("unicorn",)),
        Use("canteen"),
        Use("gem-of-power"),
        Use("unicorn"),
        *(Attack(player, ("knife",)) for player in (-1, 0, seats)),
        Fight(),
        Fight(("knife",)),
        Fight(("unicorn",)),
        Reload("hunting-crossbow"),
        Deal("one-gem"),
        Deal("second-sight"),
        Deal("nothing"),
        Buy("knife"),
        Buy("unicorn"),
        Pay(()),
        Pay(("gem-of-power",)),
        Pay(("canteen", "gem-of-power")),
        Pay(("unicorn",)),
        Ability("luck"),
        Ability("tracking", ("gem-of-power",)),
        Ability("tracking", ("knife",)),
        Favour("namku"),
        Favour("nobody", ("gem-of-power", "gem-of-power")),
        Target(-1),
        Target(1),
        Target(seats),
        Block("g4"),
        Block("sea"),
        Dig("jungle"),
        Dig("sea"),
        Take("canteen"),
        Take("unicorn"),
        Sort(()),
        Discard("canteen"),
        Discard("unicorn"),
        TakeOff("knife"),
        TakeOff("unicorn"),
    ]


TANXI_SUBJECT: tuple[Any, ...] = (
    TANXI,
    SETTINGS,
    universe,
    check,
    twin,
    (
        ShowsAHand(),
        ShowsTheDraft(),
        ShowsSleepers(),
        ShowsAnswers(),
        KnowsWhatOthersKnow(),
        LooksIntoTheDeck(),
        TellsWhatIsFound(),
        TellsWhatTheWitchSees(),
        TellsWhatIsScouted(),
    ),
)
