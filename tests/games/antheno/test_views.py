"""AN-7 and AN-7a: who sees what, and who is told what."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from sobremesa.games.antheno.content import COLOURS, KINDS, NUMBERS, TILES, tiles_of
from sobremesa.games.antheno.events import (
    Blocked,
    Drew,
    Ended,
    Passed,
    Played,
    TurnPassed,
    WentOut,
)
from sobremesa.games.antheno.game import ANTHENO
from sobremesa.games.antheno.moves import DRAW, PASS, Move
from sobremesa.games.antheno.options import Options
from sobremesa.games.antheno.state import State, colours_of
from sobremesa.games.antheno.view_types import View
from sobremesa.kernel.chance import Scripted, fast
from sobremesa.kernel.events import Event, Secret, has_secret
from sobremesa.texts.speaker import LANGUAGES, Speaker

FREE = Options(draw="free")
EYES = (None, 0, 1, 2)


def place(options: Options | None = None, seats: int = 3, **position: Any) -> State:
    return ANTHENO.place(position, options or Options(), seats, Scripted([]))


def laid(picture: str) -> Move:
    return ANTHENO.read_move({"do": "play", "table": picture})


def story_of(state: State, seat: int, move: Move) -> list[Event]:
    story: list[Event] = []
    ANTHENO.apply(state, seat, move, story)
    return story


def told(story: list[Event], seat: int | None) -> list[Event | None]:
    return [event.told(seat) for event in story]


# Views


def test_an_7_others_see_how_many_tiles_there_are_of_each_colour() -> None:
    state = place(racks=["R1 R2 B*", "G3 G3 G4 P*", "B1"])
    for eyes in EYES:
        seen = [seat.colours for seat in ANTHENO.view(state, eyes).seats]
        assert seen == [(2, 1, 0, 0), (0, 0, 3, 1), (0, 1, 0, 0)]


def test_an_7_only_the_owner_sees_the_numbers() -> None:
    state = place(racks=["R1 R2 B*", "G3 G4 P*", "B1"])
    seen = {eyes: [seat.tiles for seat in ANTHENO.view(state, eyes).seats] for eyes in EYES}
    assert seen == {
        None: [None, None, None],
        0: [("R1", "R2", "B*"), None, None],
        1: [None, ("G3", "G4", "P*"), None],
        2: [None, None, ("B1",)],
    }


def test_an_7a_a_star_looks_like_any_tile_of_its_colour() -> None:
    with_stars = place(racks=["R1", "G* G* P*", "B1"])
    without = place(racks=["R1", "G3 G4 P8", "B1"])
    for eyes in (None, 0, 2):
        assert ANTHENO.view(with_stars, eyes) == ANTHENO.view(without, eyes)


def test_an_7a_the_order_in_which_a_rack_was_drawn_is_not_seen_even_by_its_owner() -> None:
    one = place(racks=["R1 R5 B* G2", "G3", "B1"])
    other = place(racks=["B* G2 R5 R1", "G3", "B1"])
    assert [ANTHENO.view(one, eyes) for eyes in EYES] == [
        ANTHENO.view(other, eyes) for eyes in EYES
    ]


def hidden(state: State, seat: int | None) -> list[list[int]]:
    """What this seat cannot see: the racks of the others."""
    return [rack for owner, rack in enumerate(state.racks) if owner != seat]


def twin(state: State, seat: int | None, random: Random) -> State:
    """The same game with other numbers wherever this seat sees colours alone, or nothing."""
    other = state.copy()
    racks = hidden(other, seat)
    for colour in range(len(COLOURS)):
        kinds = range(colour * NUMBERS, (colour + 1) * NUMBERS)
        held = [[kind for kind in kinds for _ in range(rack[kind])] for rack in racks]
        places = [place for place, kind in enumerate(other.bag) if kind in kinds]
        pool = [kind for tiles in held for kind in tiles] + [other.bag[place] for place in places]
        random.shuffle(pool)
        for rack, tiles in zip(racks, held, strict=True):
            for kind in kinds:
                rack[kind] = 0
            for _ in tiles:
                rack[pool.pop()] += 1
        for place in places:
            other.bag[place] = pool.pop()
    random.shuffle(other.bag)
    return other


@pytest.mark.parametrize("seed", range(4))
def test_an_7_7a_a_view_does_not_depend_on_others_numbers_or_on_the_bag(seed: int) -> None:
    random, chance = Random(seed), fast(seed)
    state = ANTHENO.setup(FREE, 3, chance)
    for _ in range(25):
        if state.over:
            break
        for eyes in EYES:
            other = twin(state, eyes, random)
            assert ANTHENO.view(other, eyes) == ANTHENO.view(state, eyes)
        ANTHENO.apply(state, state.turn, ANTHENO.random_move(state, state.turn, chance))


def words_in(data: Any) -> list[str]:
    """Every text in plain data."""
    if isinstance(data, dict):
        return [word for part in data.values() for word in words_in(part)]
    if isinstance(data, list):
        return [word for part in data for word in words_in(part)]
    return [data] if isinstance(data, str) else []


def test_an_7_no_tile_of_anothers_rack_is_anywhere_in_what_is_sent() -> None:
    state = place(racks=["R1 R2 B*", "G3 G4 P*", "B1"], table="P5 P6 P7", bag="G8 G7")
    for eyes in EYES:
        sent = words_in(msgspec.json.decode(msgspec.json.encode(ANTHENO.view(state, eyes))))
        own = [] if eyes is None else list(tiles_of(state.racks[eyes]))
        assert sorted(word for word in sent if word in TILES) == sorted([*own, "P5", "P6", "P7"])


def test_a_view_survives_json() -> None:
    state = ANTHENO.setup(Options(), 3, fast(1))
    for view in [*[ANTHENO.view(state, eyes) for eyes in EYES], ANTHENO.open_view(state)]:
        assert msgspec.json.decode(msgspec.json.encode(view), type=View) == view


def test_what_all_may_know_is_in_every_view() -> None:
    state = place(
        racks=["R1", "", "B1 B2"], table="at -1,0\nP5 P6 P7", bag="", passes=1, turn=2,
        start=[["R3", "B3", "G*"]],
    )  # fmt: skip
    for eyes in EYES:
        view = ANTHENO.view(state, eyes)
        assert (view.seat, view.turn, view.asked, view.question) == (eyes, 2, (2,), "turn")
        assert (view.bag, view.passes, view.options) == (0, 1, Options())
        assert view.start == (("R3", "B3", "G*"),)
        assert [(tile.x, tile.y, tile.tile) for tile in view.table] == [
            (-1, 0, "P5"), (0, 0, "P6"), (1, 0, "P7"),
        ]  # fmt: skip
        assert [seat.place for seat in view.seats] == [None, 1, None]
        assert len(view.box) == KINDS


def test_an_5a_who_did_not_draw_again_shows_nothing() -> None:
    state = place(racks=["R1", "R2", "B1"], start=[["R3", "B3", "G1"], ["P2", "P1", "."]])
    assert ANTHENO.view(state, None).start == (("R3", "B3", "G1"), ("P2", "P1", None))


def test_an_30_a_finished_game_asks_nobody() -> None:
    state = place(racks=["R1", "", ""], out=[2, 1], over=True)
    view = ANTHENO.view(state, 0)
    assert (view.question, view.asked) == ("over", ())
    assert [seat.place for seat in view.seats] == [None, 2, 1]


def test_an_7_the_open_view_shows_all_racks() -> None:
    state = place(racks=["R1 R2 B*", "G3 G4 P*", "B1"])
    view = ANTHENO.open_view(state)
    assert view.seat is None
    assert [seat.tiles for seat in view.seats] == [("R1", "R2", "B*"), ("G3", "G4", "P*"), ("B1",)]
    closed = tuple([msgspec.structs.replace(seat, tiles=None) for seat in view.seats])
    assert msgspec.structs.replace(view, seats=closed) == ANTHENO.view(state, None)


# What is told


@pytest.mark.parametrize(("seat", "after"), [(0, 1), (1, 2), (2, 0)])
def test_an_7_7a_of_a_drawn_tile_others_are_told_the_colour(seat: int, after: int) -> None:
    state = place(racks=["R1", "G3", "B1"], bag="P* P8", turn=seat)
    story = story_of(state, seat, DRAW)
    assert story == [
        Drew(seat, "purple", Secret("P*", 1 << seat), Secret("none-exists", 1 << seat), 1),
        TurnPassed(after),
    ]
    assert told(story, seat) == [Drew(seat, "purple", "P*", "none-exists", 1), TurnPassed(after)]
    for eyes in {None, 0, 1, 2} - {seat}:
        assert told(story, eyes) == [Drew(seat, "purple", None, None, 1), TurnPassed(after)]


def test_an_7a_a_drawn_star_and_a_drawn_number_are_told_alike() -> None:
    stories = [story_of(place(racks=["R1", "G3", "B1"], bag=bag), 0, DRAW) for bag in ("P*", "P8")]
    for eyes in (None, 1, 2):
        assert told(stories[0], eyes) == told(stories[1], eyes)


def test_an_11a_where_drawing_is_free_the_referee_says_nothing() -> None:
    state = place(FREE, racks=["R6", "G3", "B1"], table="R3 R4 R5", bag="P8")
    story = story_of(state, 0, DRAW)
    assert story[0] == Drew(0, "purple", Secret("P8", 1), None, 0)


@pytest.mark.parametrize(("seat", "after"), [(0, 1), (1, 2), (2, 0)])
def test_an_7_12_how_sure_the_referee_is_is_told_only_to_who_passes(seat: int, after: int) -> None:
    state = place(racks=["R1", "G3", "B1"], bag="", turn=seat)
    story = story_of(state, seat, PASS)
    assert told(story, seat) == [Passed(seat, "none-exists"), TurnPassed(after)]
    for eyes in {None, 0, 1, 2} - {seat}:
        assert told(story, eyes) == [Passed(seat, None), TurnPassed(after)]


def test_an_13_a_play_is_told_to_all() -> None:
    state = place(racks=["R6 B3 G3", "G3", "B1"], table="R3 R4 R5", bag="")
    story = story_of(state, 0, laid("R3 R4 R5 R6"))
    assert story == [Played(0, ("R6",), 0, 2), TurnPassed(1)]
    assert [told(story, eyes) for eyes in EYES] == [story] * 4


def test_an_13_a_play_tells_how_many_tiles_lie_elsewhere() -> None:
    state = place(racks=["R5 B3 G3", "G3", "B1"], table="R3 R4 R5 R6 R7", bag="")
    story = story_of(state, 0, laid("R3 R4 R5\n\nR5 R6 R7"))
    assert story[0] == Played(0, ("R5",), 2, 2)


def test_an_30_going_out_and_the_end_are_told_to_all() -> None:
    state = place(racks=["R6", "R7", "B1"], table="R3 R4 R5", bag="")
    first = story_of(state, 0, laid("R3 R4 R5 R6"))
    second = story_of(state, 1, laid("R3 R4 R5 R6 R7"))
    assert first == [Played(0, ("R6",), 0, 0), WentOut(0, 1), TurnPassed(1)]
    assert second == [Played(1, ("R7",), 0, 0), WentOut(1, 2), Ended(2)]
    for eyes in EYES:
        assert told(first + second, eyes) == first + second


def test_an_12_a_blocked_game_is_told_to_all() -> None:
    state = place(racks=["R1", "G3", "B1"], bag="", passes=2, turn=2)
    story = story_of(state, 2, PASS)
    assert story[1:] == [Blocked()]
    assert told(story, None)[1:] == [Blocked()]


def test_an_14a_a_refused_move_tells_nobody_anything() -> None:
    state = place(racks=["R6", "G3", "B1"], table="R3 R4 R5", bag="P8")
    before = state.copy()
    story: list[Event] = []
    for move in (DRAW, PASS, laid("R3 R4 R5\nR6"), laid("R4 R5 R6"), laid("")):
        why = ANTHENO.why_not(state, 0, move)
        assert why is not None
        with pytest.raises(type(why)):
            ANTHENO.apply(state, 0, move, story)
    assert story == []
    assert state == before


@pytest.mark.parametrize("seed", range(3))
def test_an_7_whatever_is_told_in_a_game_hides_what_was_drawn(seed: int) -> None:
    options = Options(draw="free", hand=5)
    state, chance = ANTHENO.setup(options, 3, fast(seed)), fast(seed)
    draws = 0
    while not state.over:
        seat = state.turn
        for event in story_of(state, seat, ANTHENO.random_move(state, seat, chance)):
            assert event.opened() == event.told(seat)
            if not isinstance(event, Drew):
                assert not has_secret(event) or isinstance(event, Passed)
                continue
            draws += 1
            for eyes in EYES:
                heard = event.told(eyes)
                assert heard is not None
                assert (heard.tile is None) == (eyes != seat)
                assert heard.colour == event.colour
    assert draws


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_7_what_is_said_of_a_draw_names_the_tile_only_to_its_owner(language: str) -> None:
    story = story_of(place(racks=["R1", "G3", "B1"], bag="P* P8"), 0, DRAW)
    for eyes in EYES:
        heard = story[0].told(eyes)
        assert heard is not None
        sentence = Speaker(language, ANTHENO, ["Ana", "Bo", "Cy"], eyes).event(heard)
        assert ("P*" in sentence) == (eyes == 0)


# What may be done does not give others away either


def test_an_7_choices_and_refusals_do_not_depend_on_what_others_hold() -> None:
    one = place(racks=["R6 R1", "R7 G3", "B1"], table="R3 R4 R5", bag="P8 B2")
    other = place(racks=["R6 R1", "R* G8", "B2"], table="R3 R4 R5", bag="P* B1")
    assert ANTHENO.legal_moves(one, 0) == ANTHENO.legal_moves(other, 0)
    for move in (DRAW, PASS, laid("R3 R4 R5"), laid("R3 R4 R5 R7"), laid("R3 R4 R5 R6 R7")):
        assert str(ANTHENO.why_not(one, 0, move)) == str(ANTHENO.why_not(other, 0, move))


def test_a_seat_that_is_not_asked_has_no_choices() -> None:
    state = place(racks=["R6", "R7", "B1"], table="R3 R4 R5", bag="")
    assert [ANTHENO.legal_moves(state, seat).moves != () for seat in range(3)] == [
        True, False, False,
    ]  # fmt: skip


def test_an_7_an_imagined_world_shows_its_seat_what_it_sees() -> None:
    state = ANTHENO.setup(Options(), 3, fast(4))
    chance = fast(5)
    worlds = []
    for _ in range(20):
        view = ANTHENO.view(state, 1)
        world = ANTHENO.imagine(view, chance)
        assert ANTHENO.view(world, 1) == view
        assert [colours_of(rack) for rack in world.racks] == [
            colours_of(rack) for rack in state.racks
        ]
        worlds.append(world.racks[0])
    assert any(rack != worlds[0] for rack in worlds)


def test_a_spectator_has_nothing_to_imagine_from() -> None:
    state = ANTHENO.setup(Options(), 3, fast(4))
    with pytest.raises(ValueError, match="a spectator has no part in the game"):
        ANTHENO.imagine(ANTHENO.view(state, None), fast(1))
