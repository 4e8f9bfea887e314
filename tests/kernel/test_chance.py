"""Chance: the same on every machine, even, and for live tables impossible to foresee."""

from __future__ import annotations

import pickle
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from hashlib import sha256
from itertools import permutations
from math import sqrt

import pytest

from sobremesa.kernel.chance import Chance, Fast, Scripted, Sealed, fast, sealed_key
from sobremesa.kernel.errors import ScriptFault

Maker = Callable[[int], Chance]


def sealed(seed: int) -> Sealed:
    """A sealed chance with a key of this seed."""
    return Sealed(sha256(str(seed).encode()).digest())


def scripted(_seed: int) -> Scripted:
    """A script that answers the questions of `answers`."""
    return Scripted([3, [2, 0, 1], 1, 4, [0, 1, 2], 0])


def answers(chance: Chance) -> list[int]:
    """What the chance says to a fixed row of questions."""
    first, second = [0, 1, 2], [0, 1, 2]
    said = [chance.below(6)]
    chance.shuffle(first)
    said += [*first, chance.below(6), chance.below(6)]
    chance.shuffle(second)
    return [*said, *second, chance.below(6)]


RANDOM = pytest.mark.parametrize("make", [fast, sealed])
ALL = pytest.mark.parametrize("make", [fast, sealed, scripted])


def is_even(counts: Iterable[int]) -> bool:
    """Whether these counts can come from equally likely answers: chi-square, a generous bound."""
    seen = list(counts)
    expected = sum(seen) / len(seen)
    free = len(seen) - 1
    return sum((count - expected) ** 2 / expected for count in seen) < free + 6 * sqrt(2 * free)


# The same everywhere


@ALL
def test_the_same_seed_gives_the_same_answers(make: Maker) -> None:
    assert answers(make(7)) == answers(make(7))


@RANDOM
def test_another_seed_gives_other_answers(make: Maker) -> None:
    rows = {tuple(make(seed).below(1 << 30) for _ in range(3)) for seed in range(200)}
    assert len(rows) == 200


@pytest.mark.parametrize(
    ("seed", "first"),
    [
        (0, [246, 818, 100, 213, 252, 459, 885, 646]),
        (1, [818, 962, 765, 619, 20, 584, 748, 591]),
        (-7, [94, 335, 901, 427, 900, 988, 805, 989]),
        (10**20, [905, 778, 868, 543, 13, 841, 654, 81]),
    ],
)
def test_fast_gives_these_numbers_on_every_machine(seed: int, first: list[int]) -> None:
    chance = fast(seed)
    assert [chance.below(1000) for _ in first] == first


def test_fast_shuffles_into_this_order_on_every_machine() -> None:
    items = list(range(10))
    fast(1).shuffle(items)
    assert items == [3, 5, 1, 7, 2, 0, 4, 6, 9, 8]


def test_sealed_gives_these_numbers_on_every_machine() -> None:
    chance = Sealed(bytes(range(32)))  # twenty numbers: more than one block
    assert [chance.below(1000) for _ in range(20)] == [
        463, 934, 311, 161, 660, 145, 900, 639, 297, 545,
        66, 369, 691, 971, 716, 501, 829, 487, 324, 667,
    ]  # fmt: skip


def test_sealed_shuffles_into_this_order_on_every_machine() -> None:
    items = list(range(10))
    Sealed(bytes(range(32))).shuffle(items)
    assert items == [9, 1, 5, 8, 0, 6, 2, 7, 4, 3]


def test_fast_shuffles_as_it_would_number_by_number() -> None:
    quick, slow = fast(3), fast(3)
    items, same = list(range(30)), list(range(30))
    quick.shuffle(items)
    Chance.shuffle(slow, same)
    assert items == same
    assert quick == slow


@RANDOM
@pytest.mark.parametrize("items", [[], [5]], ids=["nothing", "one thing"])
def test_shuffling_next_to_nothing_asks_nothing(make: Maker, items: list[int]) -> None:
    chance = make(1)
    before, still = chance.copy(), list(items)
    chance.shuffle(items)
    assert items == still
    assert chance == before


# Copies


@ALL
def test_a_copy_goes_the_same_way(make: Maker) -> None:
    chance = make(5)
    assert answers(chance.copy()) == answers(chance)


@ALL
def test_a_copy_goes_on_from_the_middle(make: Maker) -> None:
    chance = make(5)
    whole = answers(make(5))
    assert chance.below(6) == whole[0]
    copied = chance.copy()
    items = [0, 1, 2]
    copied.shuffle(items)
    assert items == whole[1:4]


@ALL
def test_a_copy_goes_on_its_own(make: Maker) -> None:
    chance = make(5)
    copied = chance.copy()
    untouched = chance.copy()
    answers(copied)
    assert chance == untouched
    assert copied != untouched
    assert answers(chance) == answers(make(5))


@ALL
def test_a_pickled_chance_goes_the_same_way(make: Maker) -> None:
    chance = make(5)
    chance.below(6)
    thawed: Chance = pickle.loads(pickle.dumps(chance))
    assert thawed == chance
    assert type(thawed) is type(chance)
    items, same = [0, 1, 2], [0, 1, 2]
    thawed.shuffle(items)
    chance.shuffle(same)
    assert items == same


@RANDOM
def test_equal_chances_have_equal_hashes(make: Maker) -> None:
    assert hash(make(5)) == hash(make(5))
    assert len({make(5), make(5), make(6)}) == 2


def test_chances_of_different_kinds_are_different() -> None:
    assert fast(1) != Scripted([1])
    assert fast(1) != 1


# Even


@RANDOM
@pytest.mark.parametrize("n", [1, 2, 3, 6, 7, 10, 80, 100])
def test_every_number_below_n_is_equally_likely(make: Maker, n: int) -> None:
    chance = make(11)
    counts = Counter(chance.below(n) for _ in range(200 * n))
    assert set(counts) == set(range(n))
    assert n == 1 or is_even(counts.values())


@RANDOM
def test_the_first_answers_of_neighbouring_seeds_are_even(make: Maker) -> None:
    counts = Counter(make(seed).below(10) for seed in range(2000))
    assert len(counts) == 10
    assert is_even(counts.values())


@RANDOM
def test_one_answer_says_nothing_of_the_next(make: Maker) -> None:
    chance = make(12)
    counts = Counter((chance.below(6), chance.below(6)) for _ in range(36 * 200))
    assert len(counts) == 36
    assert is_even(counts.values())


def test_sealed_throws_away_numbers_that_would_favour_small_answers() -> None:
    chance = sealed(13)
    # Of the remainders of a division by 3 * 2**30, half would fall into the lowest third.
    counts = Counter(chance.below(3 << 30) >> 30 for _ in range(3000))
    assert is_even(counts[third] for third in range(3))


@RANDOM
def test_every_order_of_four_is_equally_likely(make: Maker) -> None:
    chance = make(14)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(24 * 200):
        items = [0, 1, 2, 3]
        chance.shuffle(items)
        counts[tuple(items)] += 1
    assert set(counts) == set(permutations(range(4)))
    assert is_even(counts.values())


@pytest.mark.parametrize("n", [0, -1])
@ALL
def test_no_number_below_zero_is_refused(make: Maker, n: int) -> None:
    with pytest.raises(ValueError, match=str(n)):
        make(1).below(n)


@pytest.mark.parametrize(
    "question", ["fast(1).below((1 << 30) + 1)", "Sealed(bytes(32)).below((1 << 32) + 1)"]
)
def test_a_number_too_large_for_the_kind_is_refused(question: str) -> None:
    program = f"from sobremesa.kernel.chance import Sealed, fast; {question}"
    command = [sys.executable, "-c", program]  # a process, since a loop without end has to be ended
    done = subprocess.run(command, capture_output=True, text=True, timeout=10, check=False)
    assert "ValueError" in done.stderr


# Scripts


def test_a_script_answers_what_it_says() -> None:
    chance = Scripted([2, [7, 7, 5], 0])
    items = [5, 7, 7]
    assert chance.below(3) == 2
    chance.shuffle(items)
    assert items == [7, 7, 5]
    assert chance.below(1) == 0
    chance.finish()


def test_a_script_is_not_worn_out_by_use() -> None:
    script: list[int | list[int]] = [[1, 0]]
    items = [0, 1]
    Scripted(script).shuffle(items)
    items.reverse()
    assert script == [[1, 0]]


def number(n: int) -> Callable[[Chance], object]:
    """Ask for a number."""
    return lambda chance: chance.below(n)


def order(*items: int) -> Callable[[Chance], object]:
    """Ask for an order."""
    return lambda chance: chance.shuffle(list(items))


@pytest.mark.parametrize(
    ("entry", "question", "what"),
    [
        ([0, 1], number(6), "a number below 6 was asked for, not an order"),
        (3, order(0, 1), "an order of 2 was asked for, not a number"),
        (6, number(6), "6 is not below 6"),
        (-1, number(6), "-1 is not below 6"),
        ([0, 0, 1], order(0, 1, 1), "this is no order of the 3 items that are shuffled"),
        ([0, 1], order(0, 1, 2), "this is no order of the 3 items that are shuffled"),
        ([0, 1, 2], order(0, 1), "this is no order of the 2 items that are shuffled"),
    ],
)
def test_an_answer_that_does_not_fit_is_named_by_its_step(
    entry: int | list[int], question: Callable[[Chance], object], what: str
) -> None:
    chance = Scripted([0, entry])
    chance.below(1)
    with pytest.raises(ScriptFault) as fault:
        question(chance)
    assert str(fault.value) == f"chance, entry 2: {what}"


@pytest.mark.parametrize(
    ("question", "wanted"), [(number(6), "a number below 6"), (order(4, 5), "an order of 2")]
)
def test_a_missing_answer_is_named_by_its_step(
    question: Callable[[Chance], object], wanted: str
) -> None:
    chance = Scripted([0])
    chance.below(1)
    with pytest.raises(ScriptFault) as fault:
        question(chance)
    assert str(fault.value) == f"chance, entry 2: missing: {wanted} was asked for"


def test_answers_that_nobody_asked_for_are_named_by_their_step() -> None:
    chance = Scripted([0, 1, [0, 1]])
    chance.below(1)
    with pytest.raises(ScriptFault) as fault:
        chance.finish()
    assert str(fault.value) == "chance, entry 2: 2 left over, never asked for"


# Secrecy


def test_the_key_of_a_sealed_chance_is_not_shown() -> None:
    chance = Sealed(b"this is the secret key")
    chance.below(6)
    for shown in (repr(chance), str(chance), f"{[chance]}"):
        assert "this is" not in shown
        assert b"this is".hex() not in shown
    assert repr(chance) == "Sealed(<a secret key>, 1)"


def test_the_key_is_this_on_every_machine() -> None:
    key = sealed_key(b"seed", ["ab", "c"])
    assert key.hex() == "38e4536d34d019c7af74c1d3cf0b7532812d8ce25985c4fb0a9701dbb8b08cb9"


def test_everything_that_was_said_changes_the_key() -> None:
    said = [
        (b"seed", ["ab", "c"]),
        (b"seeD", ["ab", "c"]),
        (b"seed", ["aB", "c"]),
        (b"seed", ["ab", "C"]),
        (b"seed", ["c", "ab"]),
        (b"seed", ["a", "bc"]),
        (b"seed", ["abc"]),
        (b"seed", ["abc", ""]),
        (b"seed", ["", "abc"]),
        (b"seed", ["ab", "c", ""]),
        (b"seed", []),
        (b"seed", [""]),
    ]
    assert len({sealed_key(seed, words) for seed, words in said}) == len(said)


DIGIT = 1069998306
HALF = (1 << 15) - 1


def continuation(shown: list[int]) -> Fast | None:
    """The chance that goes on after these outputs of below(2**30), found without its seed.

    The word is a low half x and a high half c. The first output is x ^ c, so x alone is unknown,
    and the next word is x * DIGIT + c. Its low half gives an equation between the upper and the
    lower 15 bits of x that can be met in the middle: 2**16 trials instead of 2**30.
    """
    first, second, *others = shown
    lowers: dict[int, list[int]] = {}
    for lower in range(HALF + 1):
        carried = (lower * DIGIT + (lower ^ first & HALF)) >> 15 & HALF
        lowers.setdefault(carried, []).append(lower)
    for upper in range(HALF + 1):
        for top in (upper * DIGIT >> 30, (upper * DIGIT >> 30) + 1):
            rest = (top ^ second >> 15) - upper * DIGIT - (upper ^ first >> 15)
            for lower in lowers.get(rest & HALF, ()):
                x = upper << 15 | lower
                guess = Fast((x ^ first) << 30 | x)
                if all(guess.below(1 << 30) == said for said in (second, *others)):
                    return guess
    return None


def numbers(chance: Chance, count: int) -> list[int]:
    """The next numbers below 2**30."""
    return [chance.below(1 << 30) for _ in range(count)]


@pytest.mark.parametrize("seed", range(8))
def test_fast_can_be_continued_from_three_numbers(seed: int) -> None:
    chance = fast(seed)
    foreseen = continuation(numbers(chance, 3))
    assert foreseen is not None
    assert numbers(foreseen, 100) == numbers(chance, 100)


@pytest.mark.parametrize("seed", range(4))
def test_what_continues_fast_does_not_continue_sealed(seed: int) -> None:
    assert continuation(numbers(sealed(seed), 3)) is None


def explanations(rolls: list[int], count: int) -> Iterator[Sealed]:
    """Sealed chances with different keys that all begin with these rolls of a die."""
    found = seed = 0
    while found < count:
        chance = sealed(seed)
        seed += 1
        if all(chance.below(6) == roll for roll in rolls):
            found += 1
            yield chance


def test_sealed_cannot_be_continued_from_what_it_has_shown() -> None:
    """Many keys explain what was shown, and they disagree evenly about all that comes next."""
    chances = list(explanations([1, 4, 0], 600))
    assert len({chance.key for chance in chances}) == 600
    for _ in range(3):
        counts = Counter(chance.below(6) for chance in chances)
        assert len(counts) == 6
        assert is_even(counts.values())
