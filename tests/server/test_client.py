"""The client over real sockets: it resumes where it was, and says clearly what it cannot do."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from sobremesa.client.guest import Guest, ServerFault, Turned
from sobremesa.client.tab import Parted, Tab
from sobremesa.table.messages import Done, Talk
from sobremesa.table.settings import OpenSeat, Settings
from tests.server.matches import begin, play_to_end, seated
from tests.server.running import free_port, running


def test_who_stays_plays_on_at_a_server_that_was_killed(tmp_path: Path) -> None:
    async def run() -> None:
        with running(f"sqlite:///{tmp_path}/sobremesa.db") as server:
            async with seated(server.url, "tanxi", 1, 2) as (tab,):
                await begin([tab])
                number, lines = tab.number, len(tab.lines)
                server.kill()
                staying = asyncio.create_task(tab.stay(lambda: play_to_end(tab), Random(1)))
                await asyncio.to_thread(server.start)
                await staying
                assert tab.is_over
                assert (tab.number or 0) > (number or 0)
                assert len(tab.lines) > lines

    asyncio.run(run())


def test_who_is_not_wanted_does_not_stay(tmp_path: Path) -> None:
    async def run() -> None:
        with running(f"sqlite:///{tmp_path}/sobremesa.db") as server:
            guest = await Guest.come_in(server.url, "Ana")
            tab = Tab(guest, "nowhere")
            with pytest.raises(Parted, match="closed with 4404"):
                await tab.stay(tab.wait_closed, Random(1))
            with pytest.raises(Parted):
                await tab.ask(Talk(text="Hello?"))
            with pytest.raises(Turned, match="K-3") as turned:
                await guest.set_table(Settings("chess", (OpenSeat(),) * 2))
            assert turned.value.status == 400
            await guest.close()
            assert isinstance(await _comes_in_and_sits(server.url), Done)

    asyncio.run(run())


async def _comes_in_and_sits(url: str) -> object:
    guest = await Guest.come_in(url, "Bea")
    tab = Tab(guest, await guest.set_table(Settings("tanxi", (OpenSeat(),) * 3)))
    await tab.open()
    reply = await tab.sit(1)
    assert tab.room.you == 1
    await tab.close()
    await guest.close()
    return reply


def test_a_server_that_is_not_there_is_one_line() -> None:
    url = f"http://127.0.0.1:{free_port()}"
    with pytest.raises(ServerFault, match=f"^{url}: cannot be reached"):
        asyncio.run(Guest.come_in(url, "Ana"))
