"""A match: it plays to its end, tells no secrets, and is what its record says."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import msgspec
import pytest

from sobremesa.games.antayagi.events import Drew, Laid
from sobremesa.games.antayagi.game import ANTAYAGI
from sobremesa.games.antayagi.moves import Choose, Lay, LetItBe
from sobremesa.games.antayagi.options import Options
from sobremesa.kernel.chance import fast
from sobremesa.kernel.course import verify
from sobremesa.kernel.errors import IllegalMove, Reason, RecordFault
from sobremesa.kernel.events import Secret, has_secret
from sobremesa.kernel.record import (
    FastSeed,
    GivenToBot,
    Moved,
    Player,
    TookBack,
    head_of,
    read_record,
    sealed_seed,
    write_record,
)
from sobremesa.table.match import Match


def new_match(seed: int = 1, seats: int = 3, bot: str | None = None, **options: Any) -> Match:
    """A new match in which seat 0 starts."""
    players = tuple(Player(f"P{seat}", bot) for seat in range(seats))
    luck = sealed_seed("seed", ["word"] * seats) if seed % 2 else FastSeed(seed)
    return Match(ANTAYAGI, head_of(ANTAYAGI, Options(pockets=(1,), **options), players, luck))


def let_bots_play(match: Match, seed: int, moves: int = 20_000) -> Match:
    """Let the bots make so many moves, or play to the end."""
    chance = fast(seed)
    for _ in range(moves):
        seats = ANTAYAGI.to_act(match.state)
        if not seats:
            break
        seat = seats[chance.below(len(seats))]
        match.move(seat, match.bot_move(seat, chance, budget=2))
    return match


def snapshot(match: Match) -> tuple[Any, ...]:
    """Everything that a refused act must leave alone."""
    entries = list(match.record.entries)
    return match.state.copy(), entries, deepcopy(match.told), list(match.bots), match.outcome


# Playing


@pytest.mark.parametrize("level", ["random", "greedy"])
@pytest.mark.parametrize("seats", [3, 7])
def test_bots_play_a_match_to_its_end(level: str, seats: int) -> None:
    match = let_bots_play(new_match(2, seats, level), 5)
    assert match.outcome is not None
    assert match.outcome.winners
    assert all(not match.choices(seat).moves for seat in range(seats))
    assert all(verdict.fault is None for verdict in verify(ANTAYAGI, match.record))


def test_the_record_grows_with_every_move() -> None:
    match = new_match()
    match.move(0, Choose(1))
    match.move(1, Lay(2))
    assert [type(entry) for entry in match.record.entries] == [Moved, Moved]
    checks = [match.record.opening, *(entry.check for entry in match.record.entries)]
    assert len(set(checks)) == 3
    assert "" not in checks


def test_a_move_gives_back_what_happened_whole_and_tells_each_their_part() -> None:
    match = new_match()
    match.move(0, Choose(1))
    events = match.move(1, Lay(2))
    assert events == [Laid(1, Secret(2, 0b010))]
    assert [told[-1] for told in match.told] == [Laid(1, None), Laid(1, 2), Laid(1, None)]


def test_a_move_is_played_as_it_is_or_as_plain_data() -> None:
    first, second = new_match(), new_match()
    first.move(0, Choose(2))
    second.move(0, {"do": "choose", "player": 2})
    assert first.record == second.record
    assert first.state == second.state


@pytest.mark.parametrize("seed", range(4))
def test_no_seat_is_ever_told_a_secret(seed: int) -> None:
    match = let_bots_play(new_match(seed, 4, "random"), seed)
    for heard in match.told:
        assert len(heard) > 20
        for event in heard:
            values = tuple(getattr(event, name) for name in event.__struct_fields__)
            assert not has_secret(values)


def test_what_a_seat_may_not_know_is_not_in_what_it_was_told() -> None:
    match = let_bots_play(new_match(2, 3, "random"), 3)
    drawn = [[event for event in heard if isinstance(event, Drew)] for heard in match.told]
    assert any(event.object is None for event in drawn[0])
    for seat, heard in enumerate(drawn):
        for event in heard:  # AY-10: the owner sees a private card, the others see all the rest
            assert (event.object is not None) == (event.private == (event.seat == seat))


def test_a_view_is_that_of_the_seat() -> None:
    match = new_match()
    for seat in (0, 1, 2, None):
        assert match.view(seat) == ANTAYAGI.view(match.state, seat)
        assert match.view(seat).seat == seat


# Bots at the table


def test_a_seat_is_given_to_a_bot_and_back() -> None:
    match = new_match()
    assert match.bots == [None, None, None]
    match.give_to_bot(1, "random")
    assert match.bots == [None, "random", None]
    match.give_to_bot(1, None)
    assert match.bots == [None, None, None]
    levels = [entry.level for entry in match.record.entries if isinstance(entry, GivenToBot)]
    assert levels == ["random", None]


def test_giving_a_seat_to_a_bot_changes_nothing_on_the_table() -> None:
    match = new_match()
    before = match.state.copy()
    match.give_to_bot(0, "greedy")
    assert match.state == before
    assert match.told == [[], [], []]


def test_a_bot_plays_for_the_seat_that_it_was_given() -> None:
    match = new_match()
    match.give_to_bot(0, "random")
    assert match.bot_move(0, fast(1)) in match.choices(0).moves


def test_a_game_whose_seats_were_given_to_bots_is_played_to_its_end() -> None:
    match = new_match()
    match.move(0, Choose(1))
    for seat in range(3):
        match.give_to_bot(seat, "random")
    let_bots_play(match, 1)
    assert match.outcome is not None
    assert all(verdict.fault is None for verdict in verify(ANTAYAGI, match.record))


# Taking back


def test_a_move_that_taught_nobody_anything_is_taken_back() -> None:
    match = new_match()
    before = match.state.copy()
    match.move(0, Choose(1))
    match.take_back(0)
    assert match.state == before
    assert [type(entry) for entry in match.record.entries] == [Moved, TookBack]
    match.move(0, Choose(2))
    assert match.state.chosen == 2


def test_giving_a_seat_to_a_bot_does_not_stand_in_the_way_back() -> None:
    match = new_match()
    match.move(0, Choose(1))
    match.give_to_bot(2, "random")
    match.take_back(0)
    assert match.state.chosen == -1
    assert match.bots == [None, None, "random"]


# Refusals


@pytest.mark.parametrize(
    ("seat", "move", "rule"),
    [
        (0, Choose(0), "AY-20"),
        (0, Choose(3), "K-2"),
        (0, Lay(0), "K-1"),
        (1, LetItBe(), "K-1"),
        (3, Choose(1), "K-2"),
        (-1, Choose(1), "K-2"),
        (0, {"do": "dance"}, "K-3"),
        (0, {"do": "choose", "player": "1"}, "K-3"),
        (0, "choose", "K-3"),
        (0, None, "K-3"),
    ],
)
def test_a_refused_move_changes_nothing(seat: int, move: Any, rule: str) -> None:
    match = new_match()
    before = snapshot(match)
    with pytest.raises(IllegalMove) as illegal:
        match.move(seat, move)
    assert illegal.value.rule == rule
    assert isinstance(illegal.value.reason, Reason)
    assert snapshot(match) == before


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_refused_take_back_changes_nothing(seat: int) -> None:
    match = new_match()
    match.move(0, Choose(1))
    match.move(1, Lay(0))
    before = snapshot(match)
    with pytest.raises(IllegalMove) as illegal:
        match.take_back(seat)
    assert illegal.value.rule == "K-5"
    assert snapshot(match) == before


@pytest.mark.parametrize("seat", [-1, 3])
def test_a_bot_cannot_be_given_a_seat_that_does_not_exist(seat: int) -> None:
    match = new_match()
    before = snapshot(match)
    with pytest.raises(IllegalMove) as illegal:
        match.give_to_bot(seat, "random")
    assert illegal.value.rule == "K-2"
    assert snapshot(match) == before


def test_a_match_goes_on_after_a_refusal_as_if_nothing_had_been() -> None:
    plain, bumpy = new_match(), new_match()
    with pytest.raises(IllegalMove):
        bumpy.move(0, Choose(0))
    for match in (plain, bumpy):
        match.move(0, Choose(1))
    assert plain.record == bumpy.record


# Going on


@pytest.mark.parametrize("moves", [0, 1, 7, 30, 20_000])
@pytest.mark.parametrize("seed", [1, 2])
def test_a_resumed_match_is_the_match_that_was_saved(seed: int, moves: int) -> None:
    match = new_match(seed, 4, "random")
    let_bots_play(match, seed, moves)
    game, record = read_record(write_record(match.record), {"antayagi": ANTAYAGI})
    again = Match.resume(game, record)
    assert snapshot(again) == snapshot(match)
    assert again.record == match.record


def test_a_resumed_match_remembers_bots_and_moves_that_were_taken_back() -> None:
    match = new_match()
    match.move(0, Choose(1))
    match.take_back(0)
    match.give_to_bot(2, "greedy")
    match.give_to_bot(1, "random")
    match.give_to_bot(1, None)
    match.move(0, Choose(2))
    again = Match.resume(ANTAYAGI, match.record)
    assert again.bots == [None, None, "greedy"]
    assert snapshot(again) == snapshot(match)
    again.take_back(0)
    assert again.state.chosen == -1


def test_a_resumed_match_goes_the_same_way() -> None:
    match = let_bots_play(new_match(2, 3, "random"), 1, 12)
    again = Match.resume(ANTAYAGI, deepcopy(match.record))
    let_bots_play(match, 9)
    let_bots_play(again, 9)
    assert again.record == match.record
    assert again.told == match.told


def test_resuming_does_not_write_into_the_record_it_was_given() -> None:
    match = let_bots_play(new_match(2, 3, "random"), 1, 12)
    record = deepcopy(match.record)
    let_bots_play(Match.resume(ANTAYAGI, record), 9)
    assert record == match.record


def test_a_match_that_cannot_have_come_so_far_is_not_resumed() -> None:
    match = let_bots_play(new_match(2, 3, "random"), 1, 12)
    entries = match.record.entries[1:]
    with pytest.raises(RecordFault, match=r"^record, entry 1: this cannot have happened: K-1"):
        Match.resume(ANTAYAGI, msgspec.structs.replace(match.record, entries=entries))


def test_a_match_that_was_changed_is_not_resumed() -> None:
    match = let_bots_play(new_match(2, 3, "random"), 1, 12)
    entries = [*match.record.entries]
    entries[4] = msgspec.structs.replace(entries[4], check="0123456789abcdef")
    with pytest.raises(RecordFault, match=r"^record, entry 5: this is not what was played"):
        Match.resume(ANTAYAGI, msgspec.structs.replace(match.record, entries=entries))


def test_a_match_with_another_deal_is_not_resumed() -> None:
    match = let_bots_play(new_match(2, 3, "random"), 1, 12)
    with pytest.raises(RecordFault, match="the opening deal does not follow"):
        Match.resume(ANTAYAGI, msgspec.structs.replace(match.record, opening="0123456789abcdef"))
