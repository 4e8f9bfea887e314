"""The levels: they reckon as the rules do, and know what their seat knows."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement
from typing import Any

import pytest

from sobremesa.bots.beliefs import Weighed
from sobremesa.games.antayagi.content import FOODS, LOLLIPOP, OBJECTS, T_REX
from sobremesa.games.antayagi.events import Cancelled, Drew, Received, Revealed, Sabotaged
from sobremesa.games.antayagi.game import ANTAYAGI
from sobremesa.games.antayagi.moves import Choose, Eat, LetItBe, Move, Sabotage, Take
from sobremesa.games.antayagi.options import Options
from sobremesa.games.antayagi.rules.effects import feed, receive
from sobremesa.games.antayagi.rules.window import close_window
from sobremesa.games.antayagi.state import OVER, WINDOW, Card, State
from sobremesa.games.antayagi.thinking.calibration import calibrated
from sobremesa.games.antayagi.thinking.glance import glance
from sobremesa.games.antayagi.thinking.levels import policy_of
from sobremesa.games.antayagi.thinking.novice import first_sight
from sobremesa.games.antayagi.thinking.numbers import NUMBERS
from sobremesa.games.antayagi.thinking.playout import play_on
from sobremesa.games.antayagi.thinking.reach import reach, reach_after
from sobremesa.games.antayagi.thinking.reveal import LaidDown, mixture, shares
from sobremesa.games.antayagi.thinking.signals import Overheard, Signal, signal_of, soft
from sobremesa.games.antayagi.thinking.silence import Silences, hides_sabotage
from sobremesa.games.antayagi.thinking.standing import standing
from sobremesa.games.antayagi.thinking.worlds import Deals
from sobremesa.kernel.bot import LEVELS, Decision, Thought
from sobremesa.kernel.chance import Scripted, fast
from sobremesa.kernel.events import Event
from sobremesa.texts.speaker import Speaker
from tests.games.antayagi.test_bots import TINY, count_deals, hidden_part, mid_game, opening

EDITIONS = (Options(), Options(edition="65"))


def face(thing: int) -> Card:
    return Card(thing * 4, False, 7, 7, 0)


def thought_of(
    level: str, state: State, seat: int, told: Any = (), budget: int = 60
) -> Thought[Any]:
    view = ANTAYAGI.view(state, seat)
    decision: Decision[Any, Any] = Decision(ANTAYAGI, view, told, fast(5), budget)
    return ANTAYAGI.bots[level].choose(decision)


# What is reckoned


def areas(most: int) -> list[tuple[int, ...]]:
    """Every area of so few cards that can lie there between two turns."""
    kept = [
        thing for thing, name in enumerate(OBJECTS) if name not in ("wandering-wizard", "empty-box")
    ]
    found = []
    for size in range(most + 1):
        for things in combinations_with_replacement(kept, size):
            hungry = T_REX in things and set(things) & set(FOODS)
            stray = OBJECTS.index("fish") in things and OBJECTS.index("toxic-waste") not in things
            if not hungry and not stray:
                found.append(things)
    return found


@pytest.mark.parametrize("options", EDITIONS, ids=["80", "65"])
def test_what_an_object_does_to_the_distance_is_what_the_rules_do(options: Options) -> None:
    state = ANTAYAGI.setup(options, 3, fast(1))
    state.hands = [[], [], []]
    state.active, state.chosen = 0, 1
    policy = policy_of(state)
    for things in areas(3):
        for thing in range(len(OBJECTS)):
            state.areas[0] = tuple(face(each) for each in things)
            before = reach(state.terms, state.areas[0])
            receive(state, 0, face(thing), None)
            while feed(state, 0, None):
                eaten = policy.eaten(state, 0)
                gone = [T_REX, eaten]
                left = list(state.areas[0])
                for each in gone:
                    left.remove(next(card for card in left if card.object == each))
                state.areas[0] = tuple(left)
            after = reach_after(before, thing, state.terms.waste_adds)
            assert after >> 4 == reach(state.terms, state.areas[0]) >> 4, (things, thing)


def windows(count: int) -> list[State]:
    """Open windows of games that go by the policy."""
    found: list[State] = []
    for seed in range(count):
        state = ANTAYAGI.setup(Options(), 4, fast(seed))
        policy, chance = policy_of(state), fast(seed)
        while state.question != OVER:
            seats = ANTAYAGI.to_act(state)
            seat = seats[chance.below(len(seats))]
            if state.question == WINDOW and not state.sabotages:
                found.append(state.copy())
                play_on(state, policy, 0, chance)
            else:
                ANTAYAGI.apply(state, seat, ANTAYAGI.random_move(state, seat, chance))
    return found


def test_what_an_exchange_is_reckoned_to_do_is_what_it_does() -> None:
    """But for a Musical Lollipop, and where an area holds several foods or T-Rexes."""
    compared = 0
    for state in windows(12):
        policy = policy_of(state)
        assert state.active_card is not None
        assert state.chosen_card is not None
        reckoned = policy.strengths_after(state)
        after = state.copy()
        close_window(after, None)
        if after.question == OVER:
            assert reckoned[after.winner] == max(reckoned)
        if LOLLIPOP in (state.active_card.object, state.chosen_card.object) or after.step:
            continue
        for seat in (state.active, state.chosen):
            things = [card.object for card in state.areas[seat]]
            if sum(thing in (T_REX, *FOODS) for thing in things) < 2 and after.winner < 0:
                assert reckoned[seat] == policy.strengths(after)[seat]
                compared += 1
    assert compared > 50


@pytest.mark.parametrize("options", EDITIONS, ids=["80", "65"])
@pytest.mark.parametrize("players", range(3, 8))
def test_chances_are_shares_and_there_are_numbers_for_every_table(
    options: Options, players: int
) -> None:
    assert (options.edition, players) in NUMBERS
    state = ANTAYAGI.setup(options, players, fast(players))
    chances = standing(state, NUMBERS[options.edition, players].factors)
    assert sum(chances) == pytest.approx(1.0)
    assert all(0.0 < chance < 1.0 for chance in chances)


def test_a_calibrated_chance_grows_with_what_the_search_says() -> None:
    chances = [calibrated(step / 50) for step in range(-5, 56)]
    assert chances == sorted(chances)
    assert (chances[0], chances[-1]) == (0.0, 1.0)


def test_values_stand_beside_the_legal_moves() -> None:
    for state in windows(2):
        policy = policy_of(state)
        for seat in ANTAYAGI.to_act(state):
            moves = ANTAYAGI.legal_moves(state, seat).moves
            assert len(glance(state, seat, policy)) == len(moves)
            assert len(first_sight(state, seat, policy)) == len(moves)


# What is believed


def test_weighed_worlds_come_to_what_counting_every_deal_says() -> None:
    state = mid_game()
    view = TINY.view(state, 0)
    numbers = NUMBERS["80", 3]
    signal = Signal(1, True, [0, 1])
    belief = Overheard(
        Deals(view, state.terms.pack), signal, soft(state.terms, numbers.strengths), 0
    )
    exact: Counter[int] = Counter()
    for deal, ways in count_deals(view).items():
        world = state.copy()
        world.hands[0] = [
            Card(kind, card.private, card.object_seen, card.back_seen, card.era)
            for kind, card in zip(deal[:3], state.hands[0], strict=True)
        ]
        exact[deal[1] >> 2] += ways * belief.likelihood(world)  # type: ignore[assignment]
    drawn: Counter[int] = Counter()
    chance = fast(8)
    for _ in range(3000):
        world_drawn = belief.draw(chance)
        drawn[hidden_part(world_drawn.state)[1] >> 2] += world_drawn.weight  # type: ignore[assignment]
    assert set(drawn) == set(exact)
    for thing, weight in exact.items():
        share = weight / sum(exact.values())
        assert drawn[thing] / sum(drawn.values()) == pytest.approx(share, abs=0.03)


def test_the_last_choice_tells_of_the_cards_that_are_still_there() -> None:
    state = ANTAYAGI.setup(Options(), 4, fast(2))
    told: list[Event] = []
    eyes = (state.active + 1) % 4
    assert signal_of(told, eyes, 3) is None

    def move(seat: int, what: Move) -> None:
        story: list[Event] = []
        ANTAYAGI.apply(state, seat, what, story)
        told.extend(part for event in story if (part := event.told(eyes)) is not None)

    move(state.active, Choose(eyes))
    signal = signal_of(told, eyes, 3)
    assert signal is not None
    assert (signal.chooser, signal.chosen, signal.slots) == (state.active, True, [0, 1, 2])
    first = state.active
    while state.active == first:
        for seat in ANTAYAGI.to_act(state)[:1]:
            moves = ANTAYAGI.legal_moves(state, seat).moves
            move(seat, moves[0])
    assert signal_of(told, eyes, len(state.hands[eyes])) is not None
    assert signal_of((), eyes, 1) is None


def test_silence_is_weighed_as_counting_every_deal_says() -> None:
    state = opening()
    view = TINY.view(state, 0)
    silences = Silences(3, 0, policy_of(state))
    silences.patience = [1.0, 0.3, 0.6]
    exact = [0.0, 0.0]
    for deal, ways in count_deals(view).items():
        kinds = iter(deal)
        world = state.copy()
        world.hands = [
            [
                Card(next(kinds), card.private, card.object_seen, card.back_seen, card.era)
                for card in hand
            ]
            for hand in state.hands
        ]
        hidden = hides_sabotage(world.hands[1], 1, 0)
        exact[hidden] += ways * silences.likelihood(world)
    belief = Weighed(Deals(view, state.terms.pack), silences.likelihood)
    drawn = [0.0, 0.0]
    chance = fast(9)
    for _ in range(3000):
        found = belief.draw(chance)
        drawn[hides_sabotage(found.state.hands[1], 1, 0)] += found.weight
    assert min(exact) > 0.0
    assert drawn[1] / sum(drawn) == pytest.approx(exact[1] / sum(exact), abs=0.03)


def test_who_lets_another_come_near_has_hardly_a_hidden_sabotage() -> None:
    state = ANTAYAGI.setup(Options(), 4, fast(2))
    silences = Silences(4, 0, policy_of(state))
    for event in (
        *[Received(1, "treasure")] * 4,
        Revealed(1, 0, "bone", 2, 0, "treasure"),
        Sabotaged(0, 0, "bone"),
        Cancelled("sabotage"),
    ):
        silences.hear(event)
    assert silences.patience[1] < 0.5  # would have rescued it
    assert silences.patience[2:] == [1.0, 1.0]  # it suits them
    for event in (
        Drew(2, "sabotage", None, False, None),
        Revealed(1, 0, "empty-box", 2, 0, "treasure"),
        Received(1, "treasure"),
    ):
        silences.hear(event)
    assert silences.patience[2] == 1.0  # could have played what all have seen
    assert 0.2 <= silences.patience[3] < 0.5
    assert not silences.leads_to(state)


# How two lay cards down

DUEL: dict[str, Any] = {
    "active": 0,
    "chosen": 1,
    "question": "lay",
    "hands": [
        ["bone/plain", "empty-box/plain", "fish/plain"],
        ["bone/plain", "fish/plain", "empty-box/plain"],
        ["bone"],
    ],
    "areas": [["treasure"] * 4, ["hat"] * 4, []],
    "pile": ["muffin", "fish", "fish", "hat", "toxic-waste", "muffin"],
}


def test_shares_are_those_after_the_exchange_by_what_a_seat_sees() -> None:
    state = ANTAYAGI.place(DUEL, Options(), 3, Scripted([]))
    policy = policy_of(state)
    found = shares(state, 0, policy)
    assert [len(row) for row in found] == [3, 3, 3]
    for row in found:  # it sees the other's cards: a Bone wins, the others do not
        assert row[0] > row[1]
        assert row[0] > row[2]
    state.hands[0] = [Card(card.kind, False, 7, 7, 0) for card in state.hands[0]]
    seen = shares(state, 0, policy)
    strengths = policy.strengths(state)
    assert seen[0][0] == pytest.approx(strengths[0] / sum(strengths))  # equal: nothing changes
    assert seen[1][0] > 0.9
    assert seen[0][1] < 0.1


def test_the_other_lays_down_nothing_that_wins_for_this_seat() -> None:
    """Who sees the own cards is not so careless; who does not lays any of them down."""
    state = ANTAYAGI.place(DUEL, Options(), 3, Scripted([]))
    policy = policy_of(state)
    own = shares(state, 0, policy)
    assert mixture(state, 0, own, policy) == pytest.approx([1 / 3] * 3)
    state.hands[1] = [Card(card.kind, False, 7, 7, 0) for card in state.hands[1]]
    mixed = mixture(state, 0, own, policy)
    assert sum(mixed) == pytest.approx(1.0)
    assert mixed[0] < 0.1
    belief = LaidDown(Deals(ANTAYAGI.view(state, 0), state.terms.pack), state, 0, policy)
    laid = Counter(belief.draw(fast(seed)).state.chosen_slot for seed in range(60))
    assert set(laid) <= {0, 1, 2}
    assert laid[0] < 10


# What the levels do

NEARLY: dict[str, Any] = {
    "active": 0,
    "chosen": 1,
    "question": "sabotage",
    "hands": [
        ["bone", "muffin"],
        ["hat", "fish"],
        ["hat/sabotage", "muffin", "muffin"],
    ],
    "areas": [["bone"], ["treasure", "treasure", "treasure", "hat"], ["bone"]],
    "shown": {"active": "treasure", "chosen": "hat"},
    "pile": ["bone", "fish", "fish", "hat", "empty-box", "t-rex", "toxic-waste"],
}


def test_all_but_novices_stop_who_would_win() -> None:
    state = ANTAYAGI.place(NEARLY, Options(), 3, Scripted([]))
    moves = {level: thought_of(level, state, 2).move for level in LEVELS}
    assert moves == {
        "novice": LetItBe(), "casual": Sabotage(0), "strong": Sabotage(0), "expert": Sabotage(0),
    }  # fmt: skip
    thought = thought_of("expert", state, 2)
    assert thought.reasons is not None
    speaker = Speaker("en", ANTAYAGI, ("Ana", "Otto", "Eva"), 2)
    assert [speaker.reason(why) for why in thought.reasons.why] == [
        "Otto would win with this exchange."
    ]
    chances = {one.move: one.chance for one in thought.reasons.considered}
    assert thought.reasons.chance == chances[Sabotage(0)]
    assert chances[LetItBe()] == 0.0


def test_a_fish_is_kept_and_the_best_card_is_taken() -> None:
    hungry = {
        "active": 0, "chosen": 1, "question": "eat", "step": 2,
        "hands": [["hat", "hat"], ["hat", "hat"], ["bone"]],
        "areas": [["toxic-waste", "fish", "muffin", "t-rex"], [], []],
        "pile": ["bone", "treasure", "treasure", "muffin"],
    }  # fmt: skip
    state = ANTAYAGI.place(hungry, Options(), 3, Scripted([]))
    taking = {
        "active": 0, "chosen": 1, "question": "take", "step": 2,
        "hands": [["empty-box", "treasure"], ["hat", "hat"], ["bone"]],
        "areas": [[], ["musical-lollipop"], []],
        "pile": ["bone", "treasure", "treasure", "muffin", "fish"],
    }  # fmt: skip
    lolly = ANTAYAGI.place(taking, Options(), 3, Scripted([]))
    for level in LEVELS:
        assert thought_of(level, state, 0).move == Eat("muffin")
        assert thought_of(level, lolly, 1).move == Take(1)


@pytest.mark.parametrize("budget", [1, 2, 7])
def test_an_expert_thinks_no_longer_than_it_may(budget: int) -> None:
    state = ANTAYAGI.setup(Options(), 7, fast(4))
    thought = thought_of("expert", state, state.active, budget=budget)
    assert thought.reasons is not None
    assert thought.reasons.iterations <= max(6, budget)
    assert thought.move == thought.reasons.considered[0].move


def test_reasons_can_be_said_in_every_language() -> None:
    said: set[str] = set()
    for seed in range(3):
        state = ANTAYAGI.setup(Options(), 3, fast(seed))
        chance = fast(seed)
        while seats := ANTAYAGI.to_act(state):
            seat = seats[chance.below(len(seats))]
            thought = thought_of(LEVELS[seed], state, seat, budget=4)
            for why in () if thought.reasons is None else thought.reasons.why:
                said.add(why.id)
                for language in ("en", "es", "fr"):
                    speaker = Speaker(language, ANTAYAGI, ("Ana", "Otto", "Eva"), seat)
                    assert speaker.reason(why)
            ANTAYAGI.apply(state, seat, thought.move)
    assert len(said) >= 10
