"""What a seat may ask, what the referee judges, and drafts: asking changes nothing."""

from __future__ import annotations

import pytest

from sobremesa.kernel.bot import Considered, Reasons
from sobremesa.kernel.errors import Reason, malformed
from sobremesa.kernel.record import Moved, move_data
from sobremesa.table import handler, refusals
from sobremesa.table.jobs import Explain, JudgeAnswer, Suggest
from sobremesa.table.log import Acted
from sobremesa.table.messages import (
    Answer,
    AnyRequest,
    Draft,
    Hint,
    Leave,
    Query,
    TakeBack,
    WhyNot,
)
from sobremesa.table.settings import Aids, PerMove
from tests.table.tables import (
    PEOPLE,
    STRICT,
    WATCHER,
    Json,
    Live,
    begun,
    seated,
    standing_of,
)

ANA, BO, CLEO = PEOPLE[:3]
CHOOSE: Json = {"do": "choose", "player": 1}
DRAW: Json = {"do": "draw"}
ASKS: list[AnyRequest] = [
    WhyNot(move=CHOOSE),
    Query(ask={"ask": "chances"}),
    Hint(),
    Draft(draft={}),
]


def strict() -> tuple[Live, int]:
    """Antheno as it is printed, and whose turn it is: who draws is judged."""
    live = begun("antheno", options=STRICT)
    return live, live.owing()[0]


def asks(live: Live, seat: int, request: AnyRequest) -> Json:
    """The reply to something that changes nothing."""
    before = live.everything()
    reply = live.say(PEOPLE[seat], request)
    assert live.everything() == before
    return reply


# Why not


@pytest.mark.parametrize(
    ("seat", "move", "rule"),
    [
        (0, CHOOSE, None),
        (0, {"do": "choose", "player": 0}, "AY-20"),
        (0, {"do": "choose", "player": 5}, "K-2"),
        (0, {"do": "lay", "slot": 0}, "K-1"),
        (1, CHOOSE, "K-1"),
        (2, {"do": "sabotage", "slot": 0}, "AY-30"),
        (0, {"do": "dance"}, "K-3"),
        (1, {}, "K-3"),
    ],
)
def test_why_not_says_the_rule_and_plays_nothing(seat: int, move: Json, rule: str | None) -> None:
    reply = asks(begun(), seat, WhyNot(id=4, move=move))
    assert (reply["type"], reply["id"]) == ("reply", 4)
    assert reply["answer"].get("refusal", {}).get("rule") == rule


def test_why_not_a_draw_is_for_the_referee_to_say() -> None:
    live, seat = strict()
    before = live.everything()
    assert live.say(PEOPLE[seat], WhyNot(id=3, move=DRAW)) == {}
    assert live.jobs == [Explain(3, seat, DRAW, live.table.asked[seat].number)]
    verdict = live.game.verdict(live.table.state, seat, live.game.read_move(DRAW))
    allowed = live.game.why_not(live.table.state, seat, live.game.read_move(DRAW)) is None
    assert isinstance(live.jobs[0], Explain)
    [reply] = live.take(handler.explained(live.table, live.jobs[0], verdict))
    assert (reply["id"], "refusal" not in reply["answer"]) == (3, allowed)
    assert live.everything() == before


def test_k_1_who_is_not_asked_needs_no_referee() -> None:
    live, seat = strict()
    other = (seat + 1) % 3
    reply = asks(live, other, WhyNot(move=DRAW))
    assert reply["answer"]["refusal"]["rule"] == "K-1"
    assert live.jobs == []


# The game's own


def test_chances_are_answered_from_the_view() -> None:
    live = begun()
    reply = asks(live, 1, Query(id=2, ask={"ask": "chances"}))
    asked = live.game.answer(live.game.view(live.table.state, 1), live.game.ask_type())
    assert len(reply["answer"]["cards"]) == len(asked.cards)  # type: ignore[attr-defined]


@pytest.mark.parametrize("ask", [{"ask": "reach"}, {"ask": "prices"}, {"ask": "aim"}])
def test_tanxi_answers_its_own(ask: Json) -> None:
    live = begun("tanxi")
    reply = asks(live, live.owing()[0], Query(id=2, ask=ask))
    assert reply["type"] == "reply"
    assert reply["answer"]


def test_antheno_judges_a_draft() -> None:
    live = begun("antheno")
    reply = asks(live, 0, Query(ask={"ask": "judge", "table": [[0, 0, "R1"], [0, 0, "R2"]]}))
    assert reply["answer"]["fine"] is False


@pytest.mark.parametrize("ask", [{"ask": "who-wins"}, {"ask": 3}, {"ask": "chances", "x": 1}])
def test_k_3_what_cannot_be_asked_is_refused(ask: Json) -> None:
    assert begun().refusal(ANA, Query(ask=ask)) == "K-3"


def test_t_9_chances_are_refused_where_people_play_without() -> None:
    live = begun(aids=Aids(chances=False))
    assert live.refusal(ANA, Query(ask={"ask": "chances"})) == "T-9"
    assert asks(live, 0, WhyNot(move=CHOOSE))["type"] == "reply"
    other = begun("tanxi", aids=Aids(chances=False))
    assert other.refusal(ANA, Query(ask={"ask": "odds"})) == "T-9"
    assert asks(other, other.owing()[0], Query(ask={"ask": "reach"}))["type"] == "reply"


def test_t_9_chances_are_refused_even_where_they_are_not_named() -> None:
    assert begun(aids=Aids(chances=False)).refusal(ANA, Query(ask={})) in ("T-9", "K-3")


# Hints


def test_a_hint_is_a_workers_to_find() -> None:
    live = begun()
    before = live.everything()
    assert live.say(ANA, Hint(id=5)) == {}
    assert live.jobs == [Suggest(5, 0, "strong", live.table.asked[0].number)]
    assert isinstance(live.jobs[0], Suggest)
    [reply] = live.take(handler.suggested(live.table, live.jobs[0], CHOOSE, None))
    assert reply == {"type": "reply", "id": 5, "answer": {"move": CHOOSE}}
    assert live.everything() == before


WHY = Reasons(
    considered=(Considered(CHOOSE, 0.4, 0.1, 9, 0.4), Considered({"do": "choose"}, 0.1, 0.1, 9)),
    iterations=18,
    worlds=9,
    chance=0.30004,
    why=(Reason("why-rich", {"player": 1}), Reason("why-hidden", {"times": 6})),
)


@pytest.mark.parametrize(
    ("aids", "told"),
    [
        (
            Aids(),
            {
                "why": [
                    {"reason": "why-rich", "args": {"player": 1}},
                    {"reason": "why-hidden", "args": {"times": 6}},
                ],
                "chances": {"now": 0.3, "weighed": [{"move": CHOOSE, "chance": 0.4}]},
            },
        ),
        (Aids(chances=False), {"why": [{"reason": "why-rich", "args": {"player": 1}}]}),
        (Aids(hints=False), {}),
    ],
)
def test_t_9_a_hint_gives_its_reasons_as_far_as_the_table_helps(aids: Aids, told: Json) -> None:
    live = begun(aids=aids)
    job = Suggest(5, 0, "strong", live.table.asked[0].number)
    [reply] = live.take(handler.suggested(live.table, job, CHOOSE, WHY))
    assert reply["answer"] == {"move": CHOOSE, **told}


def test_t_9_hints_are_refused_where_people_play_without() -> None:
    assert begun(aids=Aids(hints=False)).refusal(ANA, Hint()) == "T-9"


def test_an_11a_a_referee_shows_a_play_where_people_play_without_hints() -> None:
    live = begun("antheno", options=STRICT, aids=Aids(hints=False))
    assert live.say(PEOPLE[live.owing()[0]], Hint(id=5)) == {}
    assert isinstance(live.jobs[0], Suggest)
    free = begun("antheno", options={"draw": "free"}, aids=Aids(hints=False))
    assert free.refusal(PEOPLE[free.owing()[0]], Hint()) == "T-9"


def test_t_1_there_is_no_hint_for_who_is_not_asked() -> None:
    assert begun().refusal(BO, Hint()) == "T-1"


@pytest.mark.parametrize("job", [Suggest(5, 0, "greedy", 1), Explain(5, 0, CHOOSE, 1)])
def test_who_asked_is_told_when_a_worker_fails(job: Suggest | Explain) -> None:
    live = begun()
    before = live.everything()
    [reply] = live.take(handler.failed(live.table, job, malformed("it broke"), live.now))
    assert (reply["type"], reply["id"], reply["refusal"]["rule"]) == ("refused", 5, "K-3")
    assert live.everything() == before


# Who may ask, and when


@pytest.mark.parametrize("request_", ASKS, ids=lambda request: type(request).__name__)
def test_t_2_spectators_ask_nothing(request_: AnyRequest) -> None:
    assert begun().refusal(WATCHER, request_) == "T-2"


@pytest.mark.parametrize("request_", ASKS, ids=lambda request: type(request).__name__)
def test_t_5_nothing_is_asked_before_the_game(request_: AnyRequest) -> None:
    assert seated().refusal(ANA, request_) == "T-5"


@pytest.mark.parametrize("request_", ASKS, ids=lambda request: type(request).__name__)
def test_k_4_nothing_is_asked_after_the_game(request_: AnyRequest) -> None:
    live = begun()
    live.to_the_end()
    assert live.refusal(ANA, request_) == "K-4"


def test_asking_at_random_changes_nothing() -> None:
    live = begun("tanxi")
    for _ in range(30):
        if live.table.stage != "playing":
            break
        seat = live.owing()[0]
        move = move_data(live.some_move(seat))
        for other in range(3):
            asks(live, other, WhyNot(move=move))
            asks(live, other, Query(ask={"ask": "prices"}))
        live.step()


# The referee


def draws(legal: bool = True) -> tuple[Live, int, JudgeAnswer, str | None]:
    """Somebody wants to draw who may, or may not: what the referee looks at, and will say."""
    live, seat = strict()
    draw = live.game.read_move(DRAW)
    while (live.game.why_not(live.table.state, seat, draw) is None) != legal:
        live.answer(seat, live.some_move(seat))
        for job in live.jobs:
            live.work(job)
        live.jobs, seat = [], live.owing()[0]
    before = live.everything()
    assert live.say(PEOPLE[seat], Answer(id=8, question=live.asked(seat), move=DRAW)) == {}
    assert live.everything() == before
    [job] = live.jobs
    assert isinstance(job, JudgeAnswer)
    assert job == JudgeAnswer(8, seat, DRAW, live.asked(seat))
    return live, seat, job, live.game.verdict(live.table.state, seat, draw)


def test_an_answer_that_the_referee_accepts_counts() -> None:
    live, seat, job, verdict = draws()
    question = job.question
    assert live.take(handler.judged(live.table, PEOPLE[seat], job, verdict, live.now)) == [
        {"type": "done", "id": 8}
    ]
    entry = live.table.play()[1].entries[-1]
    assert isinstance(entry, Moved)
    assert (entry.seat, entry.move, entry.verdict) == (seat, DRAW, verdict)
    assert live.log[-1].what == Acted(entry, by_person=True)
    live.does(PEOPLE[seat], Answer(question=question, move=DRAW))
    live.restart()
    live.does(PEOPLE[seat], Answer(question=question, move=DRAW))


def test_an_answer_that_the_referee_refuses_changes_nothing() -> None:
    live, seat, job, verdict = draws(legal=False)
    before = live.everything()
    [reply] = live.take(handler.judged(live.table, PEOPLE[seat], job, verdict, live.now))
    assert (reply["type"], reply["id"], reply["refusal"]["rule"]) == ("refused", 8, "AN-11")
    assert live.everything() == before
    assert live.say(PEOPLE[seat], Answer(id=9, question=job.question, move=DRAW)) == {}
    assert len(live.jobs) == 2


def test_t_1_a_second_answer_is_refused_while_the_first_is_judged() -> None:
    live, seat, job, _ = draws()
    reply = live.say(PEOPLE[seat], Answer(question=job.question, move={"do": "pass"}))
    assert reply["refusal"]["rule"] == "T-1"
    assert reply["refusal"]["reason"] == "refused-being-judged"
    assert len(live.jobs) == 1


def test_t_1_a_verdict_that_comes_too_late_is_refused() -> None:
    live, seat, job, verdict = draws()
    live.does(PEOPLE[seat], Leave())
    live.work(live.jobs[-1])
    live.wait(2000)
    assert live.asked(seat) == job.question
    assert live.table.asked[seat].occasion is None
    replies = live.take(handler.judged(live.table, PEOPLE[seat], job, verdict, live.now))
    assert [reply["type"] for reply in replies] == ["refused", "fresh"]
    assert replies[0]["refusal"]["rule"] == "T-1"


def test_a_referee_that_fails_lets_the_player_answer_again() -> None:
    live, seat, job, _ = draws()
    [reply] = live.take(handler.failed(live.table, job, malformed("it broke"), live.now))
    assert (reply["id"], reply["refusal"]["rule"]) == (8, "K-3")
    assert live.say(PEOPLE[seat], Answer(question=job.question, move=DRAW)) == {}
    assert len(live.jobs) == 2


def test_an_answer_that_was_sent_twice_is_acknowledged_twice_though_it_is_judged_once() -> None:
    live, seat, job, verdict = draws()
    live.say(PEOPLE[seat], Answer(id=9, question=job.question, move=DRAW))  # by another socket
    again = live.jobs[-1]
    live.take(handler.judged(live.table, PEOPLE[seat], job, verdict, live.now))
    before = live.everything()
    over = refusals.closed_question(job.question)  # so nobody waits for the second verdict
    assert live.take(handler.failed(live.table, again, over, live.now)) == [
        {"type": "done", "id": 9}
    ]
    assert live.everything() == before


def test_t_1_a_question_that_fails_does_not_stop_the_referee() -> None:
    live, seat, job, _ = draws()
    other = Explain(9, seat, DRAW, job.question)
    live.take(handler.failed(live.table, other, malformed("it broke"), live.now))
    assert live.refusal(PEOPLE[seat], Answer(question=job.question, move={"do": "pass"})) == "T-1"


def test_after_a_restart_nothing_is_being_judged() -> None:
    live, seat, job, _ = draws()
    live.restart()
    assert live.say(PEOPLE[seat], Answer(id=2, question=job.question, move=DRAW)) == {}
    assert live.jobs == [JudgeAnswer(2, seat, DRAW, job.question)]


def test_time_runs_while_the_referee_judges() -> None:
    live = begun("antheno", options=STRICT, clock=PerMove(20))
    seat = live.owing()[0]
    live.say(PEOPLE[seat], Answer(question=1, move=DRAW))
    assert list(live.table.clocks.running) == [seat]


def test_k_3_a_malformed_answer_needs_no_referee() -> None:
    live, seat = strict()
    assert live.refusal(PEOPLE[seat], Answer(question=1, move={"do": "steal"})) == "K-3"
    assert live.jobs == []


# Drafts


def drafted() -> tuple[Live, int, Json]:
    """Whose turn it is, and a draft with two tiles of their rack."""
    live = begun("antheno", 4)
    seat = live.owing()[0]
    tiles = live.fresh(seat)["view"]["seats"][seat]["tiles"]
    return live, seat, {"table": [[0, 0, tiles[0], "rack"], [5, 1, tiles[1], "rack"]]}


def test_a_draft_is_shown_to_all_others_with_blanks() -> None:
    live, seat, draft = drafted()
    state, heard = standing_of(live.table), len(live.deliveries)
    assert live.say(PEOPLE[seat], Draft(draft=draft)) == {}
    others = [to for to in range(5) if to != seat]
    assert [to for to, _ in live.deliveries[heard:]] == others
    colours = [tile[2][0] + "?" for tile in draft["table"]]
    for other in others:
        [message] = live.sent_to(other, heard)
        assert message["type"] == "drafted"
        assert "number" not in message
        assert [tile[2] for tile in message["draft"]["table"]] == colours
    assert standing_of(live.table) == state


def test_a_draft_is_never_logged_nor_numbered() -> None:
    live, seat, draft = drafted()
    size = len(live.log)
    for _ in range(3):
        live.say(PEOPLE[seat], Draft(draft=draft))
    assert len(live.log) == size
    assert standing_of(live.refolded()) == standing_of(live.table)
    assert all("drafted" not in str(live.fresh(to)) for to in range(5))


def test_k_1_nobody_drafts_out_of_turn() -> None:
    live, seat, draft = drafted()
    assert live.refusal(PEOPLE[(seat + 1) % 4], Draft(draft=draft)) == "K-1"


@pytest.mark.parametrize("draft", [{}, {"table": 3}, {"table": [[0, 0, "R1", "sleeve"]]}])
def test_k_3_what_is_no_draft_is_refused(draft: Json) -> None:
    live, seat, _ = drafted()
    assert live.refusal(PEOPLE[seat], Draft(draft=draft)) == "K-3"


def test_k_3_nobody_drafts_in_other_games() -> None:
    assert begun().refusal(ANA, Draft(draft={})) == "K-3"


def test_what_is_asked_stands_in_no_way_back() -> None:
    live = begun()
    live.plays(0, CHOOSE)
    asks(live, 1, WhyNot(move={"do": "lay", "slot": 0}))
    live.does(ANA, TakeBack())
    assert live.table.view(None).question == "choose"
