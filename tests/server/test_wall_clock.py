"""The time of tables, while the clock of the system jumps."""

from __future__ import annotations

from sobremesa.server.wall_clock import WallClock

SECOND = 10**9  # nanoseconds


class Clocks:
    """Those of a system, by which time passes."""

    def __init__(self) -> None:
        self.system = 1_000 * SECOND
        self.steady = 7 * SECOND

    def pass_by(self, seconds: int) -> None:
        self.system += seconds * SECOND
        self.steady += seconds * SECOND

    def clock(self) -> WallClock:
        return WallClock(lambda: self.system, lambda: self.steady)


def test_it_is_the_time_of_the_system() -> None:
    clocks = Clocks()
    clock = clocks.clock()
    assert clock.now() == 1_000_000
    clocks.pass_by(5)
    assert clock.now() == 1_005_000


def test_after_a_jump_ahead_and_back_time_goes_on_until_the_system_has_caught_up() -> None:
    clocks = Clocks()
    clock = clocks.clock()
    clocks.system += 60 * SECOND
    assert clock.now() == 1_060_000
    clocks.system -= 60 * SECOND
    assert clock.now() == 1_060_000
    times = []
    for _ in range(5):
        clocks.pass_by(20)
        times.append(clock.now())
    assert times == [1_070_000, 1_080_000, 1_090_000, 1_100_000, 1_110_000]
    clocks.pass_by(40)
    assert clock.now() == clocks.system // 1_000_000 == 1_140_000


def test_a_system_whose_clock_is_set_back_does_not_stop_the_time() -> None:
    clocks = Clocks()
    clock = clocks.clock()
    assert clock.now() == 1_000_000
    clocks.system -= 500 * SECOND
    clocks.pass_by(10)
    assert clock.now() == 1_005_000
