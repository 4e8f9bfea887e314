"""TX-1 to TX-3 and TX-20 to TX-27: before the first turn."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from sobremesa.games.tanxi.catalogue import BLOCKS
from sobremesa.games.tanxi.events import Displayed, Drafted, Unveiled
from sobremesa.games.tanxi.game import TANXI
from sobremesa.games.tanxi.moves import DONE, Ability, Block, Deal, Draft, Go, Pay
from sobremesa.games.tanxi.options import Options
from sobremesa.games.tanxi.rules.attacking import ATTACK_DIE, DEFENCE_DIE
from sobremesa.games.tanxi.rules.opening import throw, throw_for_first
from sobremesa.games.tanxi.state import ACT, BLOCK, DRAFT, LAND, State, figure_of
from sobremesa.kernel.chance import Scripted, fast
from sobremesa.kernel.errors import IllegalMove, OptionsFault
from sobremesa.kernel.events import Event
from tests.games.tanxi.invariants import BEAST, LOOT, RELIC, check, class_of
from tests.games.tanxi.leaks import named
from tests.proofs import random_steps
from tests.subjects import Setting

RANDOM = Options(characters="random")
EYES = (None, 0, 1, 2)
BEACHES = ("d1", "k1", "n5", "a6", "d10", "k10")


def new_game(seats: int = 3, seed: int = 1, options: Options | None = None) -> State:
    return TANXI.setup(options or Options(), seats, fast(seed))


def classes(state: State, kinds: list[int]) -> Counter[str]:
    return Counter([class_of(state.terms.catalogue, kind) for kind in kinds])


def clockwise(state: State) -> list[int]:
    """The seats from the first player on."""
    return [(state.first + n) % state.seats for n in range(state.seats)]


def drafted(state: State) -> State:
    """Everyone takes the first character that is left."""
    for seat in clockwise(state):
        TANXI.apply(state, seat, TANXI.legal_moves(state, seat).moves[0])
    return state


def landed(state: State, story: list[Event] | None = None) -> State:
    """Everyone puts their boat on the first free beach."""
    for seat in clockwise(state):
        TANXI.apply(state, seat, TANXI.legal_moves(state, seat).moves[0], story)
    return state


# The box


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_tx_1_every_card_of_the_box_is_in_the_game(seats: int) -> None:
    state = new_game(seats)
    check(state)
    kinds = [kind for kind, copies in enumerate(state.box) for _ in range(copies)]
    assert classes(state, kinds) == {LOOT: 64 + 3 * seats, RELIC: 18, BEAST: 20}
    assert len(state.terms.catalogue.figures) == 12
    assert len(state.terms.catalogue.deities) == 6
    assert len(state.terms.catalogue.residents) == 4


@pytest.mark.parametrize("seats", [0, 1, 2, 6])
def test_tx_1_three_to_five_play(seats: int) -> None:
    with pytest.raises(OptionsFault, match=f"3 to 5 players, not {seats}"):
        new_game(seats)


def test_tx_2_the_faces_of_the_dice() -> None:
    assert sorted(DEFENCE_DIE) == [0, 0, 1, 1, 1, 1, 2, 2]
    sums = [throw(Scripted([face, 0, 0, 0])) for face in range(8)]
    assert sorted(sums) == [0, 0, 1, 1, 1, 1, 2, 2]


def test_tx_2a_the_attack_die_has_six_equal_faces() -> None:
    assert ATTACK_DIE == 6
    assert [throw(Scripted([0, 0, 0, face])) for face in range(6)] == [0, 1, 2, 3, 4, 5]


def test_tx_3_there_are_always_gems() -> None:
    seat = {"character": "elba", "cell": "g5", "gems": 99, "hand": ["rapier"]}
    state = TANXI.place({"seats": [seat]}, Options(), 3, Scripted([]))
    TANXI.apply(state, 0, Deal("one-gem"))
    TANXI.apply(state, 0, Pay(("rapier",)))
    assert state.players[0].gems == 100


def test_tx_3_there_are_five_blocks_of_ice() -> None:
    seat = {"character": "ian", "cell": "g5", "gems": 1}
    state = TANXI.place({"seats": [seat]}, Options(), 3, Scripted([]))
    TANXI.apply(state, 0, Ability("ice-blocks"))
    for _ in range(BLOCKS):
        assert state.question == BLOCK
        moves = TANXI.legal_moves(state, 0).moves
        assert (DONE in moves) == bool(state.blocks)
        TANXI.apply(state, 0, next(move for move in moves if isinstance(move, Block)))
    assert len(state.blocks) == 5
    assert state.question == ACT


# Cards


def test_tx_20_the_merchant_has_four_loot_cards_and_a_relic() -> None:
    for seed in range(10):
        state = new_game(seed=seed)
        assert classes(state, state.merchant) == {LOOT: 4, RELIC: 1}


def test_tx_20_they_lie_face_down_until_the_reveal() -> None:
    state = new_game()
    assert [TANXI.view(state, eyes).merchant for eyes in EYES] == [None] * 4
    drafted(state)
    assert [TANXI.view(state, eyes).merchant for eyes in EYES] == [None] * 4
    landed(state)
    cards = named(state, state.merchant)
    assert [TANXI.view(state, eyes).merchant for eyes in EYES] == [cards] * 4


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_tx_21_four_decks_of_15_loot_5_monsters_and_a_relic(seats: int) -> None:
    state = new_game(seats)
    assert [classes(state, deck) for deck in state.decks] == [{LOOT: 15, BEAST: 5, RELIC: 1}] * 4
    assert [len(deck) for deck in state.decks] == [21] * 4
    assert state.monsters == [5] * 4


def test_tx_21_the_other_13_relics_are_the_relic_deck() -> None:
    state = new_game()
    assert classes(state, state.relics) == {RELIC: 13}
    assert len(set(state.relics)) == 13


def test_tx_21_everything_is_shuffled() -> None:
    states = [new_game(seed=seed) for seed in range(30)]
    catalogue = states[0].terms.catalogue
    for place in (0, 10, 20):
        for deck in range(4):
            tops = [class_of(catalogue, state.decks[deck][place]) for state in states]
            assert {LOOT, BEAST} <= set(tops)
    assert len({tuple(state.relics) for state in states}) == 30
    assert len({tuple(state.merchant) for state in states}) == 30


def test_tx_22_three_deities_lie_face_down() -> None:
    orders = {tuple(new_game(seed=seed).deities) for seed in range(60)}
    assert all(len(set(order)) == 3 for order in orders)
    assert {deity for order in orders for deity in order} == set(range(6))
    assert len(orders) > 40
    view = TANXI.view(new_game(), 0)
    assert (view.deities, view.asleep) == ((), 3)


def test_tx_22_the_starting_loot_of_nobody_is_out_of_the_game() -> None:
    catalogue = new_game().terms.catalogue
    for seats in (3, 4, 5):
        box = new_game(seats).box
        knife, canteen = catalogue.kind["knife"], catalogue.kind["canteen"]
        gems = catalogue.kind["gem-of-power"]
        copies = catalogue.kinds[gems].copies
        assert (box[knife], box[canteen], box[gems] - copies) == (seats, seats, seats)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_tx_23_a_gem_card_and_a_canteen_in_hand_and_the_knife_equipped(seats: int) -> None:
    state = new_game(seats)
    for player in state.players:
        assert named(state, player.hand) == ("canteen", "gem-of-power")
        assert named(state, player.gear) == ("knife",)
        assert (player.gems, player.fire, player.ice) == (0, False, False)


def test_tx_23_everyone_knows_how_everyone_starts() -> None:
    state = new_game()
    for owner, eyes in product(range(3), EYES):
        seat = TANXI.view(state, eyes).seats[owner]
        assert (seat.hand if owner == eyes else seat.known) == ("canteen", "gem-of-power")


# Who begins


def test_tx_24_the_highest_sum_is_first() -> None:
    state = new_game()
    state.chance = Scripted([2, 2, 2, 0, 6, 6, 6, 5, 0, 0, 0, 5])
    assert throw_for_first(state) == 1
    assert state.rolls == [3, 11, 5]


def test_tx_24_all_see_the_dice_and_who_is_first() -> None:
    firsts = set()
    for seed in range(20):
        state = new_game(4, seed)
        firsts.add(state.first)
        assert state.rolls[state.first] == max(state.rolls)
        for eyes in (None, 0, 3):
            view = TANXI.view(state, eyes)
            assert (list(view.rolls), view.first) == (state.rolls, state.first)
    assert firsts == {0, 1, 2, 3}


def test_tx_24_for_the_whole_game() -> None:
    setting = Setting(Options(round_limit=6), 4)
    for seed in range(3):
        first = new_game(4, seed, setting.options).first
        assert {state.first for state, _, _ in random_steps(TANXI, setting, seed)} == {first}


def test_tx_24a_ties_roll_again_among_themselves() -> None:
    state = new_game()
    all_throw = [0, 0, 0, 5, 0, 0, 0, 1, 0, 0, 0, 5]  # 5, 1, 5
    two_tie = [0, 0, 2, 2, 0, 2, 0, 2]  # 3 and 3
    one_is_better = [0, 0, 0, 3, 6, 6, 0, 0]  # 3 and 4
    chance = state.chance = Scripted([*all_throw, *two_tie, *one_is_better])
    assert throw_for_first(state) == 2
    assert state.rolls == [5, 1, 5]
    chance.finish()


def test_tx_24a_of_three_who_tie_two_may_tie_again() -> None:
    state = new_game()
    sums = [4, 4, 4, 2, 3, 3, 1, 0]
    chance = state.chance = Scripted([number for sum_ in sums for number in (0, 0, 0, sum_)])
    assert throw_for_first(state) == 1
    chance.finish()


# Characters


@pytest.mark.parametrize("seed", range(6))
def test_tx_25_from_the_first_player_clockwise(seed: int) -> None:
    state = new_game(4, seed)
    for seat in clockwise(state):
        assert (state.question, TANXI.to_act(state)) == (DRAFT, (seat,))
        TANXI.apply(state, seat, TANXI.legal_moves(state, seat).moves[0])
    assert (state.question, TANXI.to_act(state)) == (LAND, (state.first,))


def test_tx_25_one_takes_one_of_those_that_are_left() -> None:
    state = new_game()
    one, two, three = clockwise(state)
    assert len(TANXI.legal_moves(state, one).moves) == 12
    TANXI.apply(state, one, Draft("ian"))
    assert Draft("ian") not in TANXI.legal_moves(state, two).moves
    for name in ("ian", "nobody"):
        with pytest.raises(IllegalMove) as refused:
            TANXI.apply(state, two, Draft(name))
        assert refused.value.rule == "TX-25"
    TANXI.apply(state, two, Draft("darla"))
    moves = TANXI.legal_moves(state, three).moves
    left = [move.character for move in moves if isinstance(move, Draft)]
    assert len(left) == 10
    assert TANXI.view(state, three).characters == tuple(left)


def test_tx_25_only_who_has_looked_knows_who_is_gone() -> None:
    state = new_game()
    one, two, three = clockwise(state)
    TANXI.apply(state, one, Draft("ian"))
    seen = {seat: TANXI.view(state, seat).characters for seat in (one, two, three)}
    assert len(seen[one] or ()) == 12
    assert "ian" not in (seen[two] or ("ian",))
    assert seen[three] is None
    assert TANXI.view(state, None).characters is None


def test_tx_25_the_choice_is_secret() -> None:
    state = new_game()
    one, two, three = clockwise(state)
    story: list[Event] = []
    TANXI.apply(state, one, Draft("ian"), story)
    assert [event.told(one) for event in story] == [Drafted(one, "ian")]
    for other in (two, three, None):
        assert [event.told(other) for event in story] == [Drafted(one, None)]
        assert TANXI.view(state, other).seats[one].character is None
    assert TANXI.view(state, one).seats[one].character == "ian"


def test_tx_25_characters_may_be_dealt() -> None:
    dealt = Counter[str]()
    for seed in range(100):
        state = new_game(5, seed, RANDOM)
        assert (state.question, TANXI.to_act(state)) == (LAND, (state.first,))
        names = [figure_of(state, seat).name for seat in range(5)]
        assert len(set(names)) == 5
        dealt.update(names)
    assert len(dealt) == 12
    assert all(20 <= times <= 65 for times in dealt.values())


def test_tx_25_dealt_characters_are_secret_too() -> None:
    state = new_game(options=RANDOM)
    for eyes in EYES:
        view = TANXI.view(state, eyes)
        shown = [seat for seat in range(3) if view.seats[seat].character is not None]
        assert shown == ([] if eyes is None else [eyes])
        assert view.characters is None


# Landing


@pytest.mark.parametrize("seed", range(6))
def test_tx_26_in_the_same_order_on_free_beaches(seed: int) -> None:
    state = drafted(new_game(5, seed))
    free = list(BEACHES)
    for seat in clockwise(state):
        assert TANXI.to_act(state) == (seat,)
        assert list(TANXI.legal_moves(state, seat).moves) == [Go(cell) for cell in free]
        TANXI.apply(state, seat, Go(free.pop(2 if len(free) > 2 else 0)))
    assert state.question == ACT


def test_tx_26_neither_inland_nor_where_somebody_is_nor_in_the_sea() -> None:
    state = drafted(new_game())
    one, two, _ = clockwise(state)
    TANXI.apply(state, one, Go("d1"))
    for cell in ("d1", "g5", "a1", "sea"):
        with pytest.raises(IllegalMove) as refused:
            TANXI.apply(state, two, Go(cell))
        assert refused.value.rule == "TX-26"


@pytest.mark.parametrize("options", [Options(), RANDOM])
def test_tx_27_merchant_and_characters_are_revealed(options: Options) -> None:
    state = new_game(options=options)
    if state.question == DRAFT:
        drafted(state)
    assert [player.hearts for player in state.players] == [0, 0, 0]
    story: list[Event] = []
    landed(state, story)
    names = [figure_of(state, seat).name for seat in range(3)]
    for eyes in EYES:
        told = [event.told(eyes) for event in story]
        assert [e.character for e in told if isinstance(e, Unveiled)] == names
        assert [e.cards for e in told if isinstance(e, Displayed)] == [named(state, state.merchant)]
        seats = TANXI.view(state, eyes).seats
        assert [seat.character for seat in seats] == names
        assert [seat.hearts for seat in seats] == [seat.maximum for seat in seats]
    assert [p.hearts for p in state.players] == [figure_of(state, s).hearts for s in range(3)]


def test_tx_27_the_first_player_begins() -> None:
    for seed in range(6):
        state = landed(drafted(new_game(4, seed)))
        assert (state.round, state.turn, state.active) == (1, 1, state.first)
        assert (state.question, TANXI.to_act(state)) == (ACT, (state.first,))
