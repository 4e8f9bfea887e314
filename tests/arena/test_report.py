"""The report: what it counts, and that anybody can read it."""

from __future__ import annotations

import re
import sys
import xml.etree.ElementTree as ET
from io import BytesIO
from itertools import pairwise
from pathlib import Path

import msgspec
import polars
import pytest

from sobremesa.arena.report import figures, plots
from sobremesa.arena.report.page import page
from sobremesa.arena.report.parquet import COLUMNS, SEAT_COLUMNS, parquet
from sobremesa.arena.report.plots import Scale, Span
from sobremesa.arena.report.ratings import ratings
from sobremesa.arena.report.words import duration
from sobremesa.arena.report.writing import prepare, write
from sobremesa.arena.rows import Results, Row, TournamentHead
from sobremesa.kernel.errors import OptionsFault
from tests.arena.tournaments import head, tournament, with_failures

COMMAND = "sobremesa arena antayagi --bots strong,weak,weaker --games 480"
THREE = {"strong": 1.5, "weak": 0.0, "weaker": -0.5}
HOSTILE = 'run:x "><script>alert(1)</script>'


# What is counted


def test_a_share_is_of_deals_that_were_played_in_all_seats_against_all_fields() -> None:
    results = tournament(THREE, deals=5)
    last = results.rows[-1]  # of the last deal, the last entrant alone
    cut = Results(results.head, results.rows[:-1])
    shares = {share.entrant: share for share in figures.against_all(cut)}
    assert {who: share.deals for who, share in shares.items()} == {0: 5, 1: 5, last.one: 4}
    whole = [row.win for row in cut.rows if row.one == last.one and row.deal < 4]
    assert shares[last.one].share == pytest.approx(sum(whole) / len(whole))


def test_shares_are_sorted_and_judged_beside_the_fair_one() -> None:
    shares = figures.against_all(tournament(THREE, deals=40))
    assert [share.entrant for share in shares] == [0, 1, 2]
    assert shares[0].verdict == "better"
    assert shares[2].verdict == "worse"
    for share in shares:
        assert share.interval.low < share.share < share.interval.high


def test_nothing_is_said_of_somebody_who_has_played_no_whole_deal() -> None:
    results = tournament(THREE, deals=1)
    shares = figures.against_all(Results(results.head, results.rows[:3]))
    assert {(share.deals, share.verdict) for share in shares} == {(0, "open")}


def test_bins_of_lengths_hold_every_game_once() -> None:
    rows = tournament(THREE).rows
    bins = figures.lengths(rows)
    assert sum(bin.games for bin in bins) == len(rows)
    for bin in bins:
        assert bin.games == sum(bin.first <= row.moves <= bin.last for row in rows)
    assert all(before.last + 1 == after.first for before, after in pairwise(bins))


def test_one_length_is_one_bin() -> None:
    rows = [msgspec.structs.replace(row, moves=70) for row in tournament(THREE, deals=1).rows]
    assert figures.lengths(rows) == [figures.Bin(70, 70, len(rows))]


def test_thinking_is_measured_a_decision_and_without_games_that_failed() -> None:
    results = tournament(THREE, deals=3)
    rows = [
        msgspec.structs.replace(
            row, seconds=_steady(row), iterations=tuple(7 * many for many in row.decisions)
        )
        for row in results.rows
    ]
    whole = figures.thinking(Results(results.head, rows))
    for entrant, time in enumerate(whole):
        assert time is not None
        assert time.iterations == pytest.approx(7)
        assert time.mean == time.low == time.median == time.high == pytest.approx(0.5)
        assert time.decisions == sum(
            row.decisions[seat]
            for row in rows
            for seat, who in figures.seated(row)
            if who == entrant
        )
    failed = with_failures(Results(results.head, rows), 0, ["stalled"])
    first = next(row for row in failed.rows if row.failures)
    less = figures.thinking(failed)[0]
    assert whole[0] is not None
    assert less is not None
    assert whole[0].decisions - less.decisions == first.decisions[first.seat]


def _steady(row: Row) -> tuple[float, ...]:
    """Half a second a decision."""
    return tuple(0.5 * many for many in row.decisions)


def test_failures_are_counted_by_who_failed() -> None:
    failed = with_failures(tournament(THREE), 1, ["stalled", "crashed", "stalled"])
    nobody, weak, neither = figures.failures(failed)
    assert nobody == neither == []
    games = [row.number for row in failed.rows if row.failures]
    assert weak == [("stalled", 2, games[0]), ("crashed", 1, games[1])]


def test_ratings_find_who_is_stronger_and_how_sure_that_is() -> None:
    strong, weak, weaker = ratings(tournament(THREE, deals=40))
    assert strong.value - 3 * strong.error > weak.value + 3 * weak.error
    assert weak.value > weaker.value
    again = ratings(tournament(THREE, deals=160))
    assert again[0].error < strong.error


def test_ratings_of_equals_agree() -> None:
    for seed in range(3):
        one, other = ratings(tournament({"a": 0.0, "b": 0.0}, deals=60, seed=seed))
        assert abs(one.value - other.value) < 3 * (one.error + other.error)


# The games as data


def test_the_parquet_file_has_the_documented_columns_and_every_game() -> None:
    results = with_failures(tournament(THREE, deals=2), 1, ["stalled"])
    data = parquet(results)
    table = polars.read_parquet(BytesIO(data))
    seats = [f"{name}_{seat}" for name in SEAT_COLUMNS for seat in range(4)]
    assert table.columns == [*COLUMNS, *seats]
    for row, told in zip(results.rows, table.iter_rows(named=True), strict=True):
        assert told["number"] == row.number
        assert (told["one"], told["field"]) == tuple(
            list(THREE)[who] for who in (row.one, row.field)
        )
        assert tuple(told[f"rank_{seat}"] for seat in range(4)) == row.ranks
        assert tuple(told[f"seconds_{seat}"] for seat in range(4)) == row.seconds
        assert told["win"] == row.win
        assert told["rank"] == row.ranks[row.seat]
        assert told["failures"] == len(row.failures)
        for failure in row.failures:
            assert told[f"failure_{failure.seat}"] == "stalled"
    said = polars.read_parquet_metadata(BytesIO(data))["sobremesa"]
    assert msgspec.json.decode(said, type=TournamentHead) == results.head


def test_no_games_are_a_file_with_the_same_columns() -> None:
    some, none = tournament(THREE, deals=1), Results(head(tuple(THREE)), [])
    schemas = [polars.read_parquet(BytesIO(parquet(one))).schema for one in (some, none)]
    assert schemas[0] == schemas[1]


# The page


def test_the_page_needs_nothing_else() -> None:
    text = page(tournament(THREE), COMMAND)
    assert "<script" not in text
    assert not re.search(r"\bon\w+=", text)
    assert set(re.findall(r'(?:href|src|url)\s*[=(]\s*"?([^">)]*)', text)) == {
        f"#{id}" for id in re.findall(r'<(?:section|main) id="(\w+)"', text)
    }
    assert COMMAND in text


def test_every_plot_is_described_and_has_its_figures_in_a_table() -> None:
    text = page(tournament(THREE), COMMAND)
    sections = re.findall(r"<section.*?</section>", text, re.DOTALL)
    drawn = [section for section in sections if "<svg" in section]
    assert len(drawn) == 4
    for section in drawn:
        plot, table = (
            re.search(r'<svg class="plot".*</svg>', section),
            section.partition("<table>")[2],
        )
        assert plot is not None
        assert re.search(
            r"<title id=[^>]*>[^<]{5,}</title><desc id=[^>]*>[^<]{30,}</desc>", plot[0]
        )
        numbers = re.findall(r'class="number"[^>]*>(?:[▲▼●○] )?([^<]+)<', plot[0])
        assert numbers
        for number in numbers:
            assert number in table


def test_what_entrants_say_is_only_ever_text() -> None:
    results = tournament({HOSTILE: 0.0, "greedy": 1.0})
    text = page(with_failures(results, 0, ["<img src=x>\u202e\x1b[31m"]), HOSTILE)
    assert "<script" not in text
    assert "<img" not in text
    assert "&lt;img src=x&gt;" in text
    assert not {"\u202e", "\x1b"} & set(text)


def test_many_failures_are_summed_up() -> None:
    results = with_failures(tournament(THREE), 1, [f"crashed {n}" for n in range(9)])
    text = page(results, COMMAND)
    assert "crashed 4" in text
    assert "crashed 5" not in text
    assert re.search(r"<td[^>]*>others</td><td>4</td>", text)


@pytest.mark.parametrize("rows", [0, 1, 3])
def test_a_tournament_that_has_just_begun_has_a_page(rows: int) -> None:
    results = tournament(THREE)
    text = page(Results(results.head, results.rows[:rows]), COMMAND)
    assert ("No bot failed" in text) == bool(rows)
    assert not re.search(r"\bnan\b", text)


# Plots


def test_a_plot_is_a_whole_file_too() -> None:
    lines = [Span("<strong>", 0.4, 0.3, 0.5, "better"), Span("weak", 0.1, 0.0, 0.3, "open")]
    root = ET.fromstring(plots.as_file(plots.shares("Win shares", lines, 0.25)))
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    said = "".join(root.itertext())
    assert "<strong>" in said
    assert "▲ 40.0" in said
    assert "○ 10.0" in said


@pytest.mark.parametrize(
    ("scale", "ticks"),
    [
        (plots.linear([0.0, 0.47]), [0.0, 0.1, 0.2, 0.3, 0.4, 0.5]),
        (plots.linear([21.0, 29.0]), [20.0, 22.0, 24.0, 26.0, 28.0, 30.0]),
        (plots.linear([5.0, 5.0]), [5.0, 5.2, 5.4, 5.6, 5.8, 6.0]),
        (plots.logarithmic([0.0004, 0.02]), [0.0001, 0.001, 0.01, 0.1]),
        (plots.logarithmic([0.0]), [1.0, 10.0]),
    ],
)
def test_scales_have_round_numbers_and_room(scale: Scale, ticks: list[float]) -> None:
    assert scale.ticks() == pytest.approx(ticks)
    at = [scale.at(tick) for tick in ticks]
    assert at == sorted(at)
    assert scale.at(scale.low) >= 0
    assert scale.at(scale.high * 2) <= 100


def test_times_are_said_in_their_unit() -> None:
    said = [
        duration(seconds).replace("\u00a0", " ") for seconds in (0.0000123, 0.0037, 0.9996, 546.0)
    ]
    assert said == ["12.3 µs", "3.70 ms", "1.00 s", "546 s"]


# Writing


def test_a_report_is_written_whole(tmp_path: Path) -> None:
    prepare(tmp_path / "new" / "report")
    for deals in (1, 2):  # the second over the first
        write(tournament(THREE, deals=deals), tmp_path / "new" / "report", COMMAND)
    written = sorted(file.name for file in (tmp_path / "new" / "report").iterdir())
    assert written == ["games.parquet", "index.html"]


def test_a_missing_extra_is_told_before_any_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "polars", None)  # as if it were not installed
    with pytest.raises(OptionsFault, match=r"polars: pip install sobremesa\[arena\]$"):
        prepare(tmp_path / "report")
    assert not (tmp_path / "report").exists()


def test_a_folder_that_is_a_file_is_told_before_any_game(tmp_path: Path) -> None:
    (tmp_path / "report").touch()
    with pytest.raises(FileExistsError):
        prepare(tmp_path / "report")
