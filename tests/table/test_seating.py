"""Before the game: who may sit where, who may start, and nonces that nobody could choose."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest

from sobremesa.kernel.course import verify
from sobremesa.kernel.errors import IllegalMove
from sobremesa.kernel.record import SealedSeed, commit
from sobremesa.table import handler
from sobremesa.table.log import CalledOff, Dealt, Opened, Person, RematchOffered, Rose, Sat
from sobremesa.table.messages import (
    Answer,
    AnyRequest,
    Commit,
    HandToBot,
    Leave,
    Open,
    Plan,
    Remove,
    Return,
    Rise,
    SetStandingAnswer,
    Start,
    TakeBack,
)
from sobremesa.table.playing import wake_at
from sobremesa.table.settings import BotSeat, OpenSeat, ReservedSeat
from sobremesa.table.telling import encode, fresh, room
from tests.table.tables import (
    BOT,
    HOST,
    NOON,
    PEOPLE,
    ROOT,
    WATCHER,
    Live,
    begun,
    made,
    nonce_of,
    seated,
    sit,
    waiting,
)

ANA, BO, CLEO, DAN = PEOPLE[:4]
RESERVED = (OpenSeat(), ReservedSeat(), ReservedSeat())


def names(live: Live) -> list[str | None]:
    """Who sits where, as everybody sees it."""
    return [seat.get("name") for seat in live.room(WATCHER)["seats"]]


def called(**how: Any) -> Live:
    """A table at which nonces are to be opened."""
    live = seated(**how)
    live.does(HOST, Start())
    assert live.table.stage == "opening"
    return live


# Sitting down


def test_an_open_seat_is_for_whoever_comes_first() -> None:
    live = waiting()
    live.does(BO, sit(0))
    live.does(ANA, sit(2))
    assert names(live) == ["Bo", None, "Ana"]
    assert [live.table.seat_of(person.id) for person in (ANA, BO, CLEO)] == [2, 0, None]


def test_t_4_a_seat_is_not_taken_twice() -> None:
    live = waiting()
    live.does(ANA, sit(0))
    assert live.refusal(BO, sit(0)) == "T-4"
    assert names(live) == ["Ana", None, None]


def test_t_4_a_bots_seat_is_for_nobody() -> None:
    live = waiting(bots=[1])
    assert live.refusal(BO, sit(1)) == "T-4"
    assert names(live) == [None, "Vega", None]


def test_k_2_there_is_no_seat_beyond_the_last() -> None:
    live = waiting()
    assert live.refusal(ANA, sit(3)) == "K-2"
    assert live.refusal(HOST, Remove(seat=3)) == "K-2"
    assert live.refusal(HOST, Plan(seat=3, plan=OpenSeat())) == "K-2"


def test_who_sits_down_elsewhere_moves() -> None:
    live = waiting()
    live.does(BO, sit(0, pockets=3))
    live.does(BO, sit(2))
    assert names(live) == [None, None, "Bo"]
    assert [type(logged.what) for logged in live.log[1:]] == [Sat, Rose, Sat]
    assert live.table.places[0].says == {}


def test_who_sits_down_again_changes_words_and_sayings() -> None:
    live = waiting()
    live.does(BO, sit(0, pockets=3))
    live.does(BO, sit(0, pockets=4))
    assert names(live) == ["Bo", None, None]
    assert live.table.places[0].says == {"pockets": 4}
    assert [type(logged.what) for logged in live.log[1:]] == [Sat, Sat]


def test_who_cannot_move_stays_where_they_sit() -> None:
    live = seated()
    assert live.refusal(BO, sit(2)) == "T-4"
    assert names(live) == ["Ana", "Bo", "Cleo"]


def test_who_rises_frees_the_seat() -> None:
    live = seated()
    live.does(BO, Rise())
    assert names(live) == ["Ana", None, "Cleo"]
    live.does(DAN, sit(1))
    assert names(live) == ["Ana", "Dan", "Cleo"]


@pytest.mark.parametrize(
    "request_",
    [
        Commit(commitment=commit("")),
        Rise(),
        Open(words=""),
        Answer(question=1, move={}),
        TakeBack(),
        Leave(),
        Return(),
        SetStandingAnswer(move=None),
    ],
    ids=lambda request: type(request).__name__,
)
def test_t_2_a_spectator_does_nothing_that_needs_a_seat(request_: AnyRequest) -> None:
    assert seated().refusal(WATCHER, request_) == "T-2"
    assert begun().refusal(WATCHER, request_) == "T-2"


# Reserved and kept seats


def test_a_reserved_seat_needs_its_own_link() -> None:
    live = Live(msgspec.structs.replace(made(), settings=reserved()))
    link = live.room(HOST)["seats"][1]["link"]
    assert live.refusal(BO, sit(1)) == "T-4"
    assert live.refusal(BO, sit(1, "")) == "T-4"
    assert live.refusal(BO, sit(2, link)) == "T-4"
    assert live.refusal(BO, sit(1, link[:-1])) == "T-4"
    assert live.refusal(BO, sit(1, link.upper() + "é")) == "T-4"
    live.does(BO, sit(1, link))
    assert names(live) == [None, "Bo", None]


def reserved() -> Any:
    """Settings with one open seat and two reserved ones."""
    return msgspec.structs.replace(made().settings, seats=RESERVED)


def test_links_are_shown_to_the_host_alone_and_differ_by_seat() -> None:
    live = Live(msgspec.structs.replace(made(), settings=reserved()))
    live.does(CLEO, sit(2, live.table.link(2)))
    links = [seat.get("link") for seat in live.room(HOST)["seats"]]
    assert links[0] is None
    assert len(set(links)) == 3
    for person in (BO, CLEO, WATCHER):
        text = encode(room(live.table, person.id, live.now)).decode()
        assert not any(link in text for link in links if link)


def test_two_tables_have_other_links_and_other_seeds() -> None:
    one, other = (waiting(root=root).table for root in (ROOT, ROOT + "!"))
    assert len({table.link(seat) for table in (one, other) for seat in range(3)}) == 6
    assert one.seed() != other.seed()
    assert one.commitment() != other.commitment()


def test_a_kept_seat_is_for_the_one_who_sat_there() -> None:
    kept = (None, BO.id, CLEO.id)
    live = Live(msgspec.structs.replace(made(), settings=reserved(), kept=kept))
    assert live.refusal(CLEO, sit(1)) == "T-4"
    assert live.refusal(DAN, sit(2)) == "T-4"
    live.does(BO, sit(1))
    live.does(CLEO, sit(2))
    live.does(DAN, sit(0))
    assert names(live) == ["Dan", "Bo", "Cleo"]


def test_a_kept_seat_can_still_be_had_with_its_link() -> None:
    live = Live(msgspec.structs.replace(made(), settings=reserved(), kept=(None, BO.id)))
    live.does(DAN, sit(1, live.table.link(1)))
    live.does(CLEO, sit(2, live.table.link(2)))
    assert names(live) == [None, "Dan", "Cleo"]


# What the host may


@pytest.mark.parametrize(
    "request_",
    [Plan(seat=2, plan=BOT), Remove(seat=1), Start(), HandToBot(seat=1)],
    ids=lambda request: type(request).__name__,
)
def test_t_3_what_is_the_hosts_is_for_nobody_else(request_: AnyRequest) -> None:
    live = seated()
    assert live.refusal(BO, request_) == "T-3"
    assert live.refusal(WATCHER, request_) == "T-3"


def test_the_host_decides_for_whom_a_free_seat_is() -> None:
    live = waiting()
    live.does(HOST, Plan(seat=1, plan=ReservedSeat()))
    assert live.refusal(BO, sit(1)) == "T-4"
    live.does(HOST, Plan(seat=1, plan=BotSeat("greedy")))
    assert live.room(BO)["seats"][1]["plan"] == {"kind": "bot", "level": "greedy"}
    live.does(HOST, Plan(seat=1, plan=OpenSeat()))
    live.does(BO, sit(1))
    assert names(live) == [None, "Bo", None]


def test_t_4_a_seat_that_is_taken_is_not_planned_anew() -> None:
    assert seated().refusal(HOST, Plan(seat=1, plan=BOT)) == "T-4"


def test_k_3_a_bot_of_a_level_that_does_not_exist_is_not_planned() -> None:
    live = waiting()
    reply = live.say(HOST, Plan(seat=1, plan=BotSeat("genius")))
    assert reply["refusal"]["rule"] == "K-3"
    assert reply["refusal"]["args"]["problem"].startswith("field plan: there is no level 'genius'")
    assert len(live.log) == 1


def test_the_host_may_ask_somebody_to_leave() -> None:
    live = seated()
    live.does(HOST, Remove(seat=1))
    assert names(live) == ["Ana", None, "Cleo"]
    assert live.log[-1].what == Rose(1, removed=True)


def test_t_4_where_nobody_sits_nobody_is_removed() -> None:
    live = waiting(bots=[1])
    assert live.refusal(HOST, Remove(seat=0)) == "T-4"
    assert live.refusal(HOST, Remove(seat=1)) == "T-4"


def test_the_host_need_not_sit() -> None:
    live = waiting(bots=[0, 1])
    live.come(HOST)
    live.does(CLEO, sit(2))
    live.does(HOST, Start())
    live.does(CLEO, Open(words=nonce_of(2)))
    assert live.table.stage == "playing"
    assert live.room(HOST)["you"] is None


# Starting


def test_t_6_a_game_does_not_start_before_all_are_there() -> None:
    live = waiting()
    live.come(HOST)
    live.does(HOST, sit(0))
    reply = live.say(HOST, Start())
    assert (reply["refusal"]["rule"], reply["refusal"]["args"]) == ("T-6", {"missing": 2})
    live.does(HOST, Plan(seat=1, plan=BOT))
    assert live.refusal(HOST, Start()) == "T-6"
    live.does(HOST, Plan(seat=2, plan=BOT))
    live.does(HOST, Start())
    assert live.table.stage == "opening"


def test_anybody_who_sits_there_starts_while_the_host_is_away() -> None:
    live = seated()
    live.go(HOST)
    assert live.refusal(WATCHER, Start()) == "T-2"
    live.does(CLEO, Start())
    assert live.table.stage == "opening"


def test_t_3_a_host_with_one_socket_left_is_not_away() -> None:
    live = seated()
    live.come(HOST)
    live.go(HOST)
    assert live.refusal(CLEO, Start()) == "T-3"


BEFORE: list[AnyRequest] = [
    sit(1),
    Commit(commitment=commit("")),
    Rise(),
    Plan(seat=1, plan=BOT),
    Remove(seat=1),
    Start(),
]
DURING: list[AnyRequest] = [
    Answer(question=1, move={}),
    TakeBack(),
    Leave(),
    Return(),
    HandToBot(seat=1),
    SetStandingAnswer(move=None),
]


@pytest.mark.parametrize("request_", BEFORE, ids=lambda request: type(request).__name__)
def test_t_5_once_the_game_is_called_nobody_changes_seats(request_: AnyRequest) -> None:
    assert called().refusal(HOST, request_) == "T-5"
    assert begun().refusal(HOST, request_) == "T-5"


@pytest.mark.parametrize("request_", DURING, ids=lambda request: type(request).__name__)
def test_t_5_before_the_game_nobody_plays(request_: AnyRequest) -> None:
    assert seated().refusal(HOST, request_) == "T-5"
    assert called().refusal(HOST, request_) == "T-5"


@pytest.mark.parametrize("request_", DURING, ids=lambda request: type(request).__name__)
def test_k_4_after_the_game_nobody_plays(request_: AnyRequest) -> None:
    live = begun()
    live.to_the_end()
    assert live.refusal(HOST, request_) == "K-4"


def test_t_5_nobody_sits_down_at_a_table_that_was_put_away() -> None:
    live = waiting()
    live.take(handler.close(live.table, live.now))
    assert live.room(ANA)["stage"] == "closed"
    assert live.refusal(ANA, sit(0)) == "T-5"
    assert wake_at(live.table) is None


# What a game asks of people


def test_who_has_the_most_pockets_begins() -> None:
    live = waiting(options={})
    for seat, pockets in enumerate((2, 9, None)):
        live.come(PEOPLE[seat])
        live.does(PEOPLE[seat], sit(seat, pockets=pockets))
    live.start()
    assert live.table.play()[1].head.options["pockets"] == [2, 9, None]
    assert live.table.to_act() == (1,)


def test_what_nobody_says_is_left_as_it_was_agreed() -> None:
    live = seated(options={"pockets": [None, None, 4]})
    live.start()
    assert live.table.play()[1].head.options["pockets"] == [None, None, 4]
    assert live.table.to_act() == (2,)


@pytest.mark.parametrize("says", [{"pockets": -1}, {"pockets": 1001}, {"shoes": 44}])
def test_k_3_nobody_says_what_was_not_asked(says: dict[str, int | None]) -> None:
    asked = msgspec.structs.replace(sit(0), says=says)
    assert waiting().refusal(ANA, asked) == "K-3"
    assert waiting("tanxi").refusal(ANA, asked) == "K-3"


# Words


def test_t_5_nobody_opens_before_the_call() -> None:
    assert seated().refusal(BO, Open(words=nonce_of(1))) == "T-5"


def test_t_7_other_words_are_refused() -> None:
    live = called()
    assert live.refusal(BO, Open(words=nonce_of(2))) == "T-7"
    assert live.refusal(BO, Open(words="")) == "T-7"
    live.does(BO, Open(words=nonce_of(1)))


def test_words_sent_twice_count_once() -> None:
    live = called()
    for _ in range(2):
        live.does(BO, Open(words=nonce_of(1)))
    assert [logged.what for logged in live.log[-1:]] == [Opened(1, nonce_of(1))]
    assert Counter(type(logged.what) for logged in live.log)[Opened] == 1


def test_opened_words_are_shown_when_all_are_open() -> None:
    live = called()
    for seat in (0, 1):
        live.does(PEOPLE[seat], Open(words=nonce_of(seat)))
    for person in (*PEOPLE[:3], WATCHER):
        shown = live.room(person)
        assert "the words of" not in encode(shown).decode()
        assert [seat.get("opened", False) for seat in shown["seats"]] == [True, True, False]
        bound = [seat["commitment"] for seat in shown["seats"]]
        assert bound == [commit(nonce_of(seat)) for seat in range(3)]
    live.does(CLEO, Open(words=nonce_of(2)))
    shown = live.room(WATCHER)
    assert [seat["words"] for seat in shown["seats"]] == [nonce_of(seat) for seat in range(3)]


def test_luck_is_the_seed_with_all_words_in_the_order_of_the_seats() -> None:
    live = waiting(seats=4, bots=[1])
    commitment = live.room(WATCHER)["commitment"]
    live.seat_people()
    live.does(HOST, Start())
    for seat in (3, 0, 2):
        live.does(PEOPLE[seat], Open(words=nonce_of(seat)))
    luck = live.table.play()[1].head.chance
    assert isinstance(luck, SealedSeed)
    assert luck.commitment == commit(luck.seed or "") == commitment
    assert [said.text for said in luck.words] == [nonce_of(0), "", nonce_of(2), nonce_of(3)]


@pytest.mark.parametrize("name", ["antayagi", "antheno", "tanxi"])
def test_the_game_that_was_played_is_verified_at_its_end(name: str) -> None:
    live = begun(name, bots=[2])
    live.to_the_end()
    verdicts = verify(live.game, live.table.play()[1])
    assert [verdict.what for verdict in verdicts] == ["commitment", "words", "shuffle", "moves"]
    assert not [verdict for verdict in verdicts if verdict.fault]


@pytest.mark.parametrize("name", ["antayagi", "antheno", "tanxi"])
def test_the_seed_is_shown_after_the_game_and_to_nobody_before(name: str) -> None:
    live = waiting(name)
    seed = live.table.seed()
    looks: list[bytes] = []

    def look() -> None:
        rooms = [room(live.table, person.id, live.now) for person in (*PEOPLE[:3], WATCHER)]
        everyone = [fresh(live.table, recipient, live.now) for recipient in range(4)]
        looks.extend(encode(shown) for shown in (*rooms, *everyone))

    look()
    live.seat_people()
    look()
    live.start()
    while live.table.stage == "playing":
        look()
        live.step()
    sent = b"".join([*looks, *(data for _, data in live.deliveries)]).decode()
    assert seed not in sent
    assert ROOT not in sent
    for person in (*PEOPLE[:3], WATCHER):
        assert live.room(person)["seed"] == seed
        assert live.room(person)["commitment"] == commit(seed)


# Who does not open


def test_who_does_not_open_in_time_is_unseated() -> None:
    live = called()
    before = live.room(WATCHER)["commitment"]
    assert live.room(WATCHER)["until"] == NOON + 15_000 == wake_at(live.table)
    live.does(ANA, Open(words=nonce_of(0)))
    live.wake(NOON + 14_999)
    assert live.table.stage == "opening"
    live.wake(NOON + 15_000)
    assert live.log[-1].what == CalledOff((1, 2))
    shown = live.room(WATCHER)
    assert (shown["stage"], shown.get("until")) == ("waiting", None)
    assert names(live) == ["Ana", None, None]
    assert "commitment" not in shown["seats"][0]
    assert shown["commitment"] not in (before, live.table.made.root)
    assert shown["commitment"] == commit(live.table.seed())


def test_after_a_start_that_was_called_off_the_others_choose_new_words() -> None:
    live = called()
    seed = live.table.seed()
    for seat in (0, 2):
        live.does(PEOPLE[seat], Open(words=nonce_of(seat)))
    live.wait(15_000)
    live.does(DAN, sit(1))
    reply = live.say(HOST, Start())
    assert (reply["refusal"]["rule"], reply["refusal"]["args"]) == ("T-6", {"missing": 2})
    for person, text in ((ANA, "new words"), (CLEO, "others")):
        live.does(person, Commit(commitment=commit(text)))
    live.does(HOST, Start())
    assert live.refusal(ANA, Open(words=nonce_of(0))) == "T-7"
    for person, text in ((CLEO, "others"), (DAN, nonce_of(1)), (ANA, "new words")):
        live.does(person, Open(words=text))
    luck = live.table.play()[1].head.chance
    assert isinstance(luck, SealedSeed)
    assert [said.text for said in luck.words] == ["new words", nonce_of(1), "others"]
    assert luck.seed not in (None, seed)
    assert live.room(WATCHER)["commitment"] == luck.commitment


def test_the_last_words_come_in_time_or_not_at_all() -> None:
    live = called()
    for seat in (0, 1, 2):
        live.now = NOON + 14_999
        live.does(PEOPLE[seat], Open(words=nonce_of(seat)))
    assert isinstance(live.log[-1].what, Dealt)
    late = called()
    late.wait(15_000)
    assert late.refusal(BO, Open(words=nonce_of(1))) == "T-2"


def test_a_table_of_bots_begins_at_once() -> None:
    live = waiting(bots=[0, 1, 2])
    live.come(HOST)
    live.does(HOST, Start())
    assert live.table.stage == "playing"
    assert [player.bot for player in live.table.play()[1].head.players] == ["random"] * 3


# Who is there


def test_everybody_sees_who_is_there_and_how_many_watch() -> None:
    live = seated()
    for _ in range(2):
        live.come(WATCHER)
    live.come(Person("id-x", "Xenia"))
    live.go(BO)
    shown = live.room(CLEO)
    assert [seat.get("connected", False) for seat in shown["seats"]] == [True, False, True]
    assert shown["watchers"] == 2
    live.go(WATCHER)
    assert live.room(CLEO)["watchers"] == 2
    live.go(WATCHER)
    assert live.room(CLEO)["watchers"] == 1


# Another one


def test_after_the_game_the_host_may_offer_another_once() -> None:
    live = begun()
    with pytest.raises(IllegalMove, match="T-5"):
        handler.may_rematch(live.table, HOST)
    live.to_the_end()
    with pytest.raises(IllegalMove, match="T-3"):
        handler.may_rematch(live.table, BO)
    handler.may_rematch(live.table, HOST)
    replies = live.take(handler.offer_rematch(live.table, HOST, "other-table", 7, live.now))
    assert replies == [{"type": "done", "id": 7}]
    assert live.log[-1].what == RematchOffered("other-table")
    assert live.room(WATCHER)["rematch"] == "other-table"
    with pytest.raises(IllegalMove, match="T-5"):
        handler.may_rematch(live.table, HOST)
