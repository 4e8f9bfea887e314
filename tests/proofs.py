"""What is true of every game, each as a proof over one seed.

`make test` runs a fixed handful of seeds, `make soak` hundreds.
"""

from __future__ import annotations

import pickle
from array import array
from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import count, islice
from operator import le
from random import Random
from typing import Any, Final

import msgspec

from sobremesa.kernel.bot import Decision
from sobremesa.kernel.chance import fast
from sobremesa.kernel.course import Course, replay, verify
from sobremesa.kernel.errors import IllegalMove
from sobremesa.kernel.events import Event
from sobremesa.kernel.game import AnyGame, Choices
from sobremesa.kernel.layout import packed
from sobremesa.kernel.record import (
    FastSeed,
    Moved,
    Player,
    Record,
    head_of,
    move_data,
    read_record,
    sealed_seed,
    write_record,
)
from tests.subjects import Setting, Subject

LONGEST: Final = 20_000  # decisions; no game may come near


def start(game: AnyGame, setting: Setting, seed: int) -> Any:
    """A new game."""
    return game.setup(setting.options, setting.seats, fast(seed))


class RandomGame:
    """A game that is played at random, as far as anybody has looked; the state now."""

    def __init__(self, game: AnyGame, setting: Setting, seed: int) -> None:
        self.game = game
        self.state = start(game, setting, seed)
        self._random, self._chance = Random(seed), fast(seed + 1)
        self._steps: list[tuple[Any, int, Any]] = []

    def step(self, number: int) -> tuple[Any, int, Any] | None:
        """The state before this move, who moves, and the move; None: the game was over."""
        if number == len(self._steps) and not self._go_on():
            return None
        state, seat, move = self._steps[number]
        return state.copy(), seat, move

    def _go_on(self) -> bool:
        seats = self.game.to_act(self.state)
        if not seats:
            return False
        assert len(self._steps) < LONGEST, "no end in sight"
        seat = self._random.choice(seats)
        move = self.game.random_move(self.state, seat, self._chance)
        self._steps.append((self.state.copy(), seat, move))
        self.game.apply(self.state, seat, move)
        return True


@lru_cache(maxsize=64)
def random_game(game: AnyGame, setting: Setting, seed: int) -> RandomGame:
    """The same for all proofs of a seed, so that it is played once."""
    return RandomGame(game, setting, seed)


def random_steps(game: AnyGame, setting: Setting, seed: int) -> Iterator[tuple[Any, int, Any]]:
    """A random game: the state before each move, who moves, and the move."""
    played = random_game(game, setting, seed)
    for number in count():
        step = played.step(number)
        if step is None:
            return
        yield step


def listed(game: AnyGame, state: Any, seat: int) -> Choices[Any]:
    """The legal moves in a state that several proofs look at, listed once."""
    return _listed(game, pickle.dumps(state), seat)


@lru_cache(maxsize=4096)
def _listed(game: AnyGame, state: bytes, seat: int) -> Choices[Any]:
    return game.legal_moves(pickle.loads(state), seat)


def every_other_step(game: AnyGame, setting: Setting, seed: int) -> Iterator[tuple[Any, int, Any]]:
    """A random game for proofs that take long: its odd steps with odd seeds, else the others."""
    for number, step in enumerate(random_steps(game, setting, seed)):
        if number % 2 == seed % 2:
            yield step


def every_game_ends(subject: Subject, setting: Setting, seed: int) -> None:
    """Random games end, keep the invariants, and have a winner or an honest tie."""
    subject.check(start(subject.game, setting, seed))
    for now, _, _ in random_steps(subject.game, setting, seed):
        subject.check(now)
        assert subject.game.outcome(now) is None
    state = random_game(subject.game, setting, seed).state
    outcome = subject.game.outcome(state)
    subject.check(state)
    assert outcome is not None
    assert len(outcome.ranks) == setting.seats
    assert outcome.winners
    assert not any(subject.game.legal_moves(state, seat).moves for seat in range(setting.seats))


def listed_moves_are_the_legal_ones(subject: Subject, setting: Setting, seed: int) -> None:
    """What is listed is accepted; where the list is complete all else is refused, without trace."""
    game = subject.game
    for number, (state, mover, _) in enumerate(random_steps(game, setting, seed)):
        if number % 7 != seed % 7:
            continue
        for seat in range(setting.seats):
            choices = game.legal_moves(state, seat)
            assert bool(choices.moves) == (seat in game.to_act(state))
            assert len(set(choices.moves)) == len(choices.moves)
            for move in choices.moves:
                assert game.why_not(state, seat, move) is None
            if choices.complete:
                for move in subject.universe(setting.seats):
                    if move not in choices.moves:
                        refused_without_trace(game, state, seat, move)
        for stranger in (-1, setting.seats, setting.seats + 5):
            assert (
                refused_without_trace(
                    game, state, stranger, game.legal_moves(state, mover).moves[0]
                )
                == "K-2"
            )


def refused_without_trace(game: AnyGame, state: Any, seat: int, move: Any) -> str:
    """The rule that refuses this move; nothing may have changed."""
    before = pickle.dumps(state)
    story: list[Event] = []
    try:
        game.apply(state, seat, move, story)
    except IllegalMove as illegal:
        assert pickle.dumps(state) == before
        assert story == []
        return illegal.rule
    raise AssertionError(f"{move} of seat {seat} was accepted")


def copies_are_twins(subject: Subject, setting: Setting, seed: int) -> None:
    """A copy equals its original, shares nothing that changes, and goes the same way."""
    game = subject.game
    for state, seat, move in random_steps(game, setting, seed):
        frozen = pickle.dumps(state)
        copy = state.copy()
        assert copy == state
        assert pickle.loads(frozen) == state
        first: list[Event] = []
        second: list[Event] = []
        game.apply(copy, seat, move, first)
        assert pickle.dumps(state) == frozen
        again = state.copy()
        game.apply(again, seat, move, second)
        assert again == copy
        assert first == second


def data_goes_round(subject: Subject, setting: Setting, seed: int) -> None:
    """Views, moves, events and positions survive JSON; a position places the same state again."""
    game = subject.game
    for state, seat, move in every_other_step(game, setting, seed):
        for eyes in (None, *range(setting.seats)):
            view = game.view(state, eyes)
            assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view
        assert game.read_move(msgspec.json.decode(msgspec.json.encode(move))) == move
        position = msgspec.json.decode(msgspec.json.encode(game.position(state)))
        placed = game.place(position, setting.options, setting.seats, state.chance)
        assert game.position(placed) == game.position(state)
        for eyes in (None, *range(setting.seats)):
            assert game.view(placed, eyes) == game.view(state, eyes)
        story: list[Event] = []
        game.apply(state.copy(), seat, move, story)
        for event in story:
            for eyes in (None, *range(setting.seats)):
                told = event.told(eyes)
                if told is not None:
                    assert msgspec.json.decode(msgspec.json.encode(told), type=type(event)) == told


def records_replay(subject: Subject, setting: Setting, seed: int) -> None:
    """A record gives the identical states and events, before and after it was a file."""
    game = subject.game
    players = tuple(Player(f"P{seat}") for seat in range(setting.seats))
    luck = sealed_seed(f"{seed}", [f"word {seat}" for seat in range(setting.seats)])
    head = head_of(game, setting.options, players, luck if seed % 2 else FastSeed(seed))
    course = Course(game, head)
    record = Record(head, course.check, [])
    random, chance = Random(seed), fast(seed)
    lived: list[tuple[Any, list[Event]]] = []
    while seats := game.to_act(course.state):
        seat = random.choice(seats)
        move = game.random_move(course.state, seat, chance)
        entry, events = course.follow(Moved(seat, move_data(move)))
        record.entries.append(entry)
        lived.append((course.state.copy(), events))
    read_game, read = read_record(write_record(record), {game.name: game})
    assert read == record
    for step, (state, events) in zip(replay(read_game, read), lived, strict=True):
        assert step.state == state
        assert step.events == events
    assert all(verdict.fault is None for verdict in verify(read_game, read))


def secret_answers_commute(subject: Subject, setting: Setting, seed: int) -> None:
    """Where several owe an answer, those that end no phase may come in any order."""
    game = subject.game
    random = Random(seed)
    chance = fast(seed)
    for state, _, _ in random_steps(game, setting, seed):
        seats = list(game.to_act(state))
        if len(seats) < 2:
            continue
        answers = {seat: quiet_move(game, state, seat, chance) for seat in seats}
        if None in answers.values():
            continue
        results = []
        for order in (seats, random.sample(seats, len(seats))):
            after = state.copy()
            for seat in order:
                game.apply(after, seat, answers[seat])
            results.append(after)
        assert results[0] == results[1]


def quiet_move(game: AnyGame, state: Any, seat: int, chance: Any) -> Any:
    """An answer of which the others see only that it was given; None where they see more."""
    move = game.random_move(state, seat, chance)
    others = [other for other in game.to_act(state) if other != seat]
    return move if all(is_quiet(game, state, eyes, seat, move) for eyes in others) else None


def is_quiet(game: AnyGame, state: Any, eyes: int, seat: int, move: Any) -> bool:
    """Whether somebody else sees no more of this move than that an answer was given."""
    after = state.copy()
    game.apply(after, seat, move)
    views = [game.view(one, eyes) for one in (state, after)]
    seen = [msgspec.structs.replace(view, asked=()) for view in views]
    return eyes != seat and seen[0] == seen[1]


def nobody_learns_secrets(subject: Subject, setting: Setting, seed: int) -> None:
    """Twins: what a seat cannot know changes nothing that it sees, may do, is refused or hears."""
    random = Random(seed)
    for state, seat, move in every_other_step(subject.game, setting, seed):
        moves = listed(subject.game, state, seat).moves
        for eyes in range(setting.seats):
            twin = subject.twin(state, eyes, random, True)
            cannot_tell_apart(subject.game, state, twin, eyes, subject.universe(setting.seats))
            # A move may reveal answers that were given before, so these are the same in both.
            same_answers = subject.twin(state, eyes, random, False)
            hears_the_same(subject.game, (state, same_answers), eyes, seat, (move, move))
            other = random.choice(moves)
            if all(is_quiet(subject.game, state, eyes, seat, each) for each in (move, other)):
                hears_the_same(subject.game, (state, twin), eyes, seat, (move, other))


def cannot_tell_apart(game: AnyGame, state: Any, twin: Any, seat: int, universe: Any) -> None:
    """Views, choices, questions and refusals are the same."""
    assert game.view(state, seat) == game.view(twin, seat)
    assert listed(game, state, seat) == game.legal_moves(twin, seat)
    assert (seat in game.to_act(state)) == (seat in game.to_act(twin))
    for move in universe:
        why, why_twin = game.why_not(state, seat, move), game.why_not(twin, seat, move)
        assert why == why_twin


def hears_the_same(
    game: AnyGame, states: tuple[Any, Any], eyes: int, seat: int, moves: tuple[Any, Any]
) -> None:
    """Where two moves leave states that a seat cannot tell apart, it was told the same of both."""
    if game.why_not(states[1], seat, moves[1]) is not None:
        return
    stories = []
    views = []
    for state, move in zip(states, moves, strict=True):
        after = state.copy()
        story: list[Event] = []
        game.apply(after, seat, move, story)
        stories.append([told for event in story if (told := event.told(eyes)) is not None])
        views.append(game.view(after, eyes))
    if views[0] == views[1]:
        assert stories[0] == stories[1]


def spectators_know_what_all_know(subject: Subject, setting: Setting, seed: int) -> None:
    """What is hidden from any seat is hidden from a spectator, in views and in what is told."""
    game = subject.game
    random = Random(seed)
    for state, mover, move in every_other_step(game, setting, seed):
        story: list[Event] = []
        game.apply(state.copy(), mover, move, story)
        for seat in range(setting.seats):
            twin = subject.twin(state, seat, random, True)
            assert game.view(state, None) == game.view(twin, None)
            for event in story:
                knows_no_more(event.told(None), event.told(seat))


def knows_no_more(less: Event | None, more: Event | None) -> None:
    """Whatever the first tells, the second tells too."""
    if less is None:
        return
    assert more is not None
    for name in less.__struct_fields__:
        told, known = getattr(less, name), getattr(more, name)
        parts = zip(told, known, strict=True) if isinstance(told, tuple) else [(told, known)]
        assert all(part is None or part == other for part, other in parts)


def who_hears_nothing_knows_what_they_knew(subject: Subject, setting: Setting, seed: int) -> None:
    """What happened and told a seat nothing has changed nothing for it; all views at once agree.

    What is offered is what is legal, or is refused when it is asked for.
    """
    game = subject.game
    everyone: list[int | None] = [*range(setting.seats), None]
    for state, mover, move in every_other_step(game, setting, seed):
        views = [game.view(state, eyes) for eyes in everyone]
        assert game.views(state) == views
        for name in set(game.view_type.__struct_fields__) - set(game.private):
            assert all(getattr(view, name) == getattr(views[-1], name) for view in views)
        offered = game.offered(state, mover)
        legal = listed(game, state, mover)
        assert not offered.complete or set(legal.moves) <= set(offered.moves)
        after = state.copy()
        story: list[Event] = []
        game.apply(after, mover, move, story)
        for eyes, before in zip(everyone, views, strict=True):
            if eyes != mover and story and all(event.told(eyes) is None for event in story):
                assert game.view(after, eyes) == before


def imagined_worlds_fit(subject: Subject, setting: Setting, seed: int) -> None:
    """An imagined state looks, to its seat, exactly like the real one, and keeps the invariants."""
    game = subject.game
    chance = fast(seed)
    for state, _, _ in every_other_step(game, setting, seed):
        for seat in range(setting.seats):
            view = game.view(state, seat)
            world = game.imagine(view, chance)
            subject.check(world)
            assert game.view(world, seat) == view
            assert game.legal_moves(world, seat) == listed(game, state, seat)


def nobody_can_tell_that_it_was_dealt_anew(subject: Subject, setting: Setting, seed: int) -> None:
    """What is dealt anew is in order, differs, and neither a seat nor a spectator knows of it."""
    game, universe = subject.game, subject.universe(setting.seats)
    random, changed = Random(seed), 0
    for state, _, _ in random_steps(game, setting, seed):
        if changed and random.random() < 0.95:
            continue
        twin = state.copy()
        twin.chance = fast(random.getrandbits(40))
        game.redeal(twin)
        subject.check(twin)
        changed += game.truth(twin) != game.truth(state)
        assert game.view(twin, None) == game.view(state, None)
        for seat in range(setting.seats):
            cannot_tell_apart(game, state, twin, seat, universe)
    assert changed


def takebacks_reveal_nothing(subject: Subject, setting: Setting, seed: int) -> None:
    """Where `revealed` stands still, every world that a seat can imagine foresees what it sees.

    Recomputed from the views: whoever could not see the move coming from all worlds that fit their
    view has learnt something, and there must be no way back.
    """
    game = subject.game
    chance = fast(seed)
    for state, mover, move in random_steps(game, setting, seed):
        after = state.copy()
        game.apply(after, mover, move)
        if after.revealed != state.revealed:
            continue
        assert after.chance == state.chance
        for seat in range(setting.seats):
            world = game.imagine(game.view(state, seat), chance)
            game.apply(world, mover, move)
            assert game.view(world, seat) == game.view(after, seat)


def bots_play_legal_moves(subject: Subject, setting: Setting, seed: int) -> None:
    """Every bot finishes a game, and every move that it chooses is legal."""
    game = subject.game
    for level, bot in game.bots.items():
        chance = fast(seed)
        state = start(game, setting, seed)
        told: list[list[Event]] = [[] for _ in range(setting.seats)]
        while seats := game.to_act(state):
            seat = seats[chance.below(len(seats))]
            decision: Decision[Any, Any]
            decision = Decision(game, game.view(state, seat), told[seat], chance, 2)
            thought = bot.choose(decision)
            move = thought.move
            assert game.why_not(state, seat, move) is None, level
            if thought.reasons is not None:
                assert move in [considered.move for considered in thought.reasons.considered]
            story: list[Event] = []
            game.apply(state, seat, move, story)
            for eyes, heard in enumerate(told):
                heard += [part for event in story if (part := event.told(eyes)) is not None]
        assert game.outcome(state) is not None


def bots_know_what_their_seat_knows(subject: Subject, setting: Setting, seed: int) -> None:
    """Twins: what a seat cannot know changes neither its bot's move nor the reasons for it."""
    game, random = subject.game, Random(seed)
    for number, (state, seat, _) in enumerate(random_steps(game, setting, seed)):
        if number % 8 != seed % 8:
            continue
        twin = subject.twin(state, seat, random, True)
        for level, bot in game.bots.items():
            thoughts = []
            for one in (state, twin):
                decision: Decision[Any, Any] = Decision(game, game.view(one, seat), (), fast(3), 2)
                thoughts.append(bot.choose(decision))
            assert thoughts[0] == thoughts[1], level


def candidates_are_legal_and_no_more_than_asked(
    subject: Subject, setting: Setting, seed: int
) -> None:
    """Of every kind, as many as asked for, each once and legal; all where they say so."""
    game, random = subject.game, Random(seed)
    for state, seat, _ in every_other_step(game, setting, seed):
        most, kind = random.choice((1, 2, 5, 1000)), random.choice(("", *game.kinds))
        if most == 1000 and not listed(game, state, seat).complete:
            most = 5
        found = game.candidates(state, seat, most, kind)
        assert len(set(found.moves)) == len(found.moves) <= most
        assert found.moves or kind
        for move in found.moves:
            assert game.why_not(state, seat, move) is None
        for stranger in set(range(setting.seats)) - set(game.to_act(state)):
            assert game.candidates(state, stranger, most, kind).moves == ()
        if found.complete and not kind:
            assert set(listed(game, state, seat).moves) == set(found.moves)


def rows_say_what_views_say(subject: Subject, setting: Setting, seed: int) -> None:
    """Every view comes back out of its row, which is as long as ever and within its bounds."""
    game = subject.game
    encoding = game.encoding(setting.options)
    low, high = encoding.bounds()
    states = [step[0] for step in random_steps(game, setting, seed)]
    last = random_game(game, setting, seed).state
    for state in (*states[seed % 5 :: 5], last):
        for seat in (None, *range(setting.seats)):
            view = game.view(state, seat)
            row = encoding.row(view)
            assert len(row) == encoding.width == len(low) == len(high)
            assert all(map(le, low, row))
            assert all(map(le, row, high))
            assert encoding.read(row, seat) == (view, [])


def quick_rows_are_those_of_views(subject: Subject, setting: Setting, seed: int) -> None:
    """One writer for two games, looked at now and as they were, from any seat: as views say it."""
    game, random = subject.game, Random(seed)
    encoding = game.encoding(setting.options)
    writer = encoding.rows(setting.seats)

    def look(state: Any, seat: int) -> None:
        wanted = packed(encoding.row(game.view(state, seat))[: encoding.view.width])
        assert writer.row(state, seat) == wanted

    for deal, most in ((seed, LONGEST), (seed + 1, 12)):
        state = start(game, setting, deal)
        before = state.copy()
        for _, seat, move in islice(random_steps(game, setting, deal), most):
            look(state, random.randrange(setting.seats))
            if random.random() < 0.05:
                look(before, random.randrange(setting.seats))
                before = state.copy()
            game.apply(state, seat, move)
        for seat in range(setting.seats):
            look(state, seat)


def moves_are_actions_and_back(subject: Subject, setting: Setting, seed: int) -> None:
    """Every listed move is reached by its actions; whatever is open leads to a legal move."""
    game, random = subject.game, Random(seed)
    actions = game.encoding(setting.options).actions
    for number, (state, seat, _) in enumerate(random_steps(game, setting, seed)):
        if number % 6 == seed % 6:
            moves = listed(game, state, seat).moves
            for move in random.sample(moves, min(len(moves), 6)):
                reached = reaches(actions, state, seat, actions.steps(state, seat, move))
                assert said_alike(actions, state, seat, reached, move)
        if number % 5 == seed % 5:
            walk, move = actions.walk(state, seat), None
            while move is None:
                following = walk.following()
                assert len(set(following)) == len(following) > 0
                move = walk.take(random.choice(following))
            assert game.why_not(state, seat, move) is None


def reaches(actions: Any, state: Any, seat: int, steps: list[int]) -> Any:
    """The move of these actions, each of which has to be open; forced ones are taken by itself."""
    walk, move = actions.walk(state, seat), None
    while move is None:
        following = steps[len(walk.taken)]
        assert following in walk.following()
        move = walk.take(following)
    assert walk.taken == steps[: len(walk.taken)]
    return move


def said_alike(actions: Any, state: Any, seat: int, one: Any, other: Any) -> bool:
    """Whether two moves are the same to whoever says them by actions."""
    return bool(actions.steps(state, seat, one) == actions.steps(state, seat, other))


def numbers_tell_no_secrets(subject: Subject, setting: Setting, seed: int) -> None:
    """Twins: what a seat cannot know changes neither its row nor what is open to it."""
    game, random = subject.game, Random(seed)
    encoding = game.encoding(setting.options)
    writer = encoding.rows(setting.seats)
    for number, (state, seat, _) in enumerate(random_steps(game, setting, seed)):
        if number % 4 != seed % 4:
            continue
        rows, masks = [], []
        for one in (state, subject.twin(state, seat, random, True)):
            walk = encoding.actions.walk(one, seat)
            row = array("h", bytes(2 * encoding.width))
            mask = bytearray(len(encoding.actions.names))
            encoding.write(game.view(one, seat), [], row)
            encoding.write_mask(walk, mask)
            rows.append((row, writer.row(one, seat)))
            masks.append(mask)
            assert [action for action, may in enumerate(mask) if may] == sorted(walk.following())
        assert rows[0] == rows[1]
        assert masks[0] == masks[1]


Proof = Callable[[Subject, Setting, int], None]
PROOFS: Final[dict[str, Proof]] = {
    proof.__name__: proof
    for proof in (
        every_game_ends,
        listed_moves_are_the_legal_ones,
        copies_are_twins,
        data_goes_round,
        records_replay,
        secret_answers_commute,
        nobody_learns_secrets,
        spectators_know_what_all_know,
        who_hears_nothing_knows_what_they_knew,
        imagined_worlds_fit,
        nobody_can_tell_that_it_was_dealt_anew,
        takebacks_reveal_nothing,
        bots_play_legal_moves,
        bots_know_what_their_seat_knows,
        candidates_are_legal_and_no_more_than_asked,
        rows_say_what_views_say,
        quick_rows_are_those_of_views,
        moves_are_actions_and_back,
        numbers_tell_no_secrets,
    )
}
