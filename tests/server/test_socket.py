"""At a table, over sockets: who may sit down, and who hears what."""

from __future__ import annotations

import asyncio

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from sobremesa.client.guest import Guest
from sobremesa.client.tab import Parted, Tab
from sobremesa.table.messages import (
    Answer,
    AnyRequest,
    Done,
    HandToBot,
    Hint,
    Leave,
    Plan,
    Remove,
    SetStandingAnswer,
    Start,
    TakeBack,
    Talk,
    WhyNot,
)
from sobremesa.table.settings import BotSeat
from tests.server.asked import go, rule_of
from tests.server.matches import BOT, OPEN, begin, next_question, refused, seated, settings_of
from tests.server.running import Running

# Sitting down


def test_a_reserved_seat_needs_its_link(server: Running) -> None:
    async def run() -> None:
        host = await Guest.come_in(server.url, "Host")
        friend = await Guest.come_in(server.url, "Friend")
        code = await host.set_table(settings_of("antayagi", [OPEN, {"kind": "reserved"}, BOT]))
        tab, other = Tab(host, code), Tab(friend, code)
        await tab.open()
        await other.open()
        link = tab.room.seats[1].link
        assert link is not None
        assert other.room.seats[1].link is None
        assert refused(await other.sit(1)).rule == "T-4"
        assert refused(await other.sit(1, link="0" * 32)).rule == "T-4"
        assert isinstance(await other.sit(1, link=link), Done)
        await tab.close()
        await other.close()
        await host.close()
        await friend.close()

    go(run())


def test_t_3_only_the_host_removes_people(server: Running) -> None:
    async def run() -> None:
        async with seated(server.url, "antayagi", 2, 1) as (host, other):
            assert refused(await other.ask(Remove(seat=0))).rule == "T-3"
            assert isinstance(await host.ask(Remove(seat=1)), Done)
            await other.until(lambda: other.room.you is None)
            assert refused(await host.ask(Start())).rule == "T-6"
            assert isinstance(await host.ask(Plan(seat=1, plan=BotSeat("random"))), Done)
            await begin([host])

    go(run())


def test_where_there_are_no_spectators_nobody_watches(server: Running) -> None:
    async def run() -> None:
        async with seated(server.url, "antayagi", 2, 1, spectators=False, public=True) as tabs:
            stranger = await Guest.come_in(server.url, "Eve")
            watching = Tab(stranger, tabs[0].code)
            await watching.open()
            await begin(tabs)
            await asyncio.wait_for(watching.wait_closed(), 30)
            assert watching.ended == 4403
            again = Tab(stranger, tabs[0].code)
            with pytest.raises(Parted) as parted:
                await again.open()
            assert parted.value.code == 4403
            reply = await stranger.http.get(f"/api/tables/{tabs[0].code}")
            assert (reply.status_code, rule_of(reply)) == (403, "S-7")
            lobby = (await stranger.http.get("/api/tables")).json()
            assert tabs[0].code not in [card["table"] for card in lobby["playing"]]
            await stranger.close()

    go(run())


# Playing


def test_t_1_an_answer_to_a_closed_question_brings_the_fresh_view(server: Running) -> None:
    async def run() -> None:
        async with seated(server.url, "antayagi", 3, 0) as tabs:
            await begin(tabs)
            mover = next(tab for tab in tabs if tab.question is not None)
            assert mover.question is not None
            first, move = mover.question.number, mover.question.moves[0]
            assert isinstance(await mover.answer(move), Done)
            assert isinstance(await mover.ask(Answer(question=first, move=move)), Done)
            other = {"do": "choose", "player": 99}
            reply = await mover.ask(Answer(question=first, move=other))
            assert refused(reply).rule == "T-1"

    go(run())


def test_two_tabs_of_one_person_hear_the_same(server: Running) -> None:
    async def run() -> None:
        async with seated(server.url, "tanxi", 1, 2) as (tab,):
            second = Tab(tab.guest, tab.code)
            await second.open()
            await begin([tab])
            question = await next_question(tab, 0)
            assert question is not None
            await second.until(lambda: second.question is not None)
            await second.answer(question.moves[0])
            number = tab.number or 0
            await tab.until(lambda: (tab.number or 0) > number or tab.question != question)
            await second.until(lambda: second.number == tab.number)
            assert (second.view, second.question) == (tab.view, tab.question)
            await second.close()

    go(run())


def test_spectators_cannot_whisper_to_players(server: Running) -> None:
    async def run() -> None:
        async with seated(server.url, "antayagi", 2, 1) as tabs:
            eve = await Guest.come_in(server.url, "Eve")
            watching = Tab(eve, tabs[0].code)
            await watching.open()
            await watching.until(lambda: watching.number is not None)
            assert isinstance(await watching.ask(Talk(text="seat 0 holds a T-Rex!")), Done)
            assert isinstance(await tabs[0].ask(Talk(phrase="hello")), Done)
            await watching.until(lambda: len(watching.lines) == 2)
            await tabs[1].until(lambda: len(tabs[1].lines) == 1)
            assert tabs[1].lines == [
                {"act": "said", "seat": 0, "name": "Guest 0", "phrase": "hello"}
            ]
            assert watching.lines[0]["text"] == "seat 0 holds a T-Rex!"
            await watching.close()
            await eve.close()

    go(run())


def test_nobody_acts_for_somebody_else(server: Running) -> None:
    async def run() -> None:
        async with seated(server.url, "antayagi", 2, 1) as tabs:
            eve = await Guest.come_in(server.url, "Eve")
            watching = Tab(eve, tabs[0].code)
            await watching.open()
            await begin(tabs)
            asks: tuple[AnyRequest, ...] = (
                Answer(question=1, move={"do": "choose", "player": 1}),
                Leave(),
                TakeBack(),
                Hint(),
                WhyNot(move={}),
                SetStandingAnswer(move=None),
            )
            for asked in asks:
                assert refused(await watching.ask(asked)).rule == "T-2"
            assert refused(await watching.ask(HandToBot(seat=0))).rule == "T-3"
            await watching.close()
            await eve.close()

    go(run())


def test_a_socket_without_a_cookie_or_a_table_is_closed_with_a_code(server: Running) -> None:
    async def run() -> None:
        address = server.url.replace("http", "ws", 1)
        async with connect(f"{address}/api/tables/nowhere/socket") as socket:
            with pytest.raises(ConnectionClosed):
                await socket.recv()
            assert socket.close_code == 4401
        guest = await Guest.come_in(server.url, "Ana")
        tab = Tab(guest, "nowhere")
        with pytest.raises(Parted) as parted:
            await tab.open()
        assert parted.value.code == 4404
        await guest.close()

    go(run())
