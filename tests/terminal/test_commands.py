"""The other commands: replay, verify, scenario, rules, and one clear line for every mistake."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from sobremesa import __version__
from sobremesa.games import GAMES
from sobremesa.games.antayagi.content import PACKS
from sobremesa.games.antayagi.events import Laid
from sobremesa.games.antayagi.game import ANTAYAGI
from sobremesa.kernel.course import Course, replay
from sobremesa.kernel.record import read_record
from sobremesa.texts.speaker import LANGUAGES, Speaker
from tests.terminal.commands import SEEDED, THREE, Done, one_line, record_in, run, run_all

SCENARIOS = sorted((Path(__file__).parents[1] / "games/antayagi/scenarios").glob("*.toml"))
SCENARIO = """\
game = "antayagi"
about = "a test"
seats = 3
[position]
hands = [["bone"], ["hat"], ["hat"]]
[[move]]
seat = 0
do = "choose"
player = 1
"""
LONG_NAME = "x" * 120 + ".json"
COMMANDS = ("play", "replay", "verify", "scenario", "rules", "lab")
MOMENTS = ("--at 0", "--at 1", "--at 7", "--at 20", "")


@pytest.fixture(scope="module")
def desk(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the record of a whole game, and some files that are none."""
    folder = tmp_path_factory.mktemp("desk")
    assert run(folder, "play", *SEEDED, said="1\n" * 500).code == 0
    texts = {
        "empty.json": "",
        "list.json": "[]",
        "words.toml": "game: antayagi",
        "half.toml": 'game = "antayagi"',
        "banana.toml": PACKS["80"].text.replace('"treasure"', '"banana"', 1),
        "box65.toml": PACKS["65"].text,
    }
    for name, text in texts.items():
        (folder / name).write_text(text, encoding="utf-8")
    (folder / "x.bin").write_bytes(b"\xff\xfe\x00")
    return folder


def forged(desk: Path, folder: Path, forge: Callable[[Any], object]) -> Path:
    """A copy of the record with something changed in it."""
    data = record_in(desk)
    forge(data)
    file = folder / "forged.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    return file


# Help


def test_help_shows_examples(tmp_path: Path) -> None:
    done = run(tmp_path, "--help")
    text = done.out + done.err
    assert "Examples:" in text
    assert all(f"  sobremesa {command} " in text for command in COMMANDS)
    assert "Traceback" not in text


def test_every_command_has_its_help(tmp_path: Path) -> None:
    for words, done in run_all(tmp_path, [f"{command} --help" for command in COMMANDS]).items():
        assert done.code == 0
        assert f"sobremesa {words.split()[0]}" in done.out


def test_the_help_of_play_tells_what_each_game_offers(tmp_path: Path) -> None:
    text = one_line(run(tmp_path, "play", "--help").out)
    for game in GAMES.values():
        assert f"{game.title} {', '.join(game.levels)}" in text
    for option in ("edition=80|65", "memory_aid=true|false", "pockets=[3,null,2]"):
        assert f" -o {option} " in text
    for option in ("colours=4", "copies=2", "stars=3", "hand=10", "draw=strict|free"):
        assert f" -o {option}" in text


def test_the_version_is_said(tmp_path: Path) -> None:
    assert run(tmp_path, "--version") == Done(0, f"sobremesa {__version__}, source engine\n", "")


# Mistakes


def one_clear_line(done: Done) -> str:
    """The one line on the error output of a command that could not do its work."""
    assert done.code == 2, done.err
    assert done.out == ""
    assert "Traceback" not in done.err
    assert done.err.endswith("\n")
    assert done.err.count("\n") == 1, done.err
    return done.err.removesuffix("\n")


NO_FILE = "there is no such file"
NO_RECORD = "record, field head.format: missing: this is no record of Sobremesa"
MISTAKES = {
    "play chess": "game chess: there is no such game; there is antayagi, antheno",
    "play -l de": "--language: 'de' is none of en, es, fr",
    "play -p 9": "--players: AntaYagí is for 3 to 7 players, not 9",
    "play -p 2": "--players: AntaYagí is for 3 to 7 players, not 2",
    "play -b clever": "--bots: there is no level 'clever'; there is novice, casual, strong, expert",
    "play -o edition=99": "--option edition: one of 80, 65, not '99'",
    "play -o weather=fine": (
        "--option weather: there is no such option; there is edition, effects_first, memory_aid"
    ),
    "play -o weather": "--option weather: write it as NAME=VALUE, such as edition=80",
    "play -o memory_aid=maybe": "--option, field memory_aid: Expected `bool`, got `str`",
    "play -o pockets=7": "--option, field pockets: Expected `array`, got `str`",
    "play -o pockets=[7": "--option pockets: this is no list: Input data was truncated",
    "play -o pockets=[1,2,3,4,5]": "options, field pockets: 5 answers of 4 players",
    "play -o pockets=[-1]": "options, field pockets: seat 0 cannot have -1",
    "play --pack none.toml": f"none.toml: {NO_FILE}",
    "play --pack words.toml": "words.toml: this is not TOML: ",
    "play --pack banana.toml": "banana.toml, line 14, card 1, field object: bone, empty-box,",
    "play --pack box65.toml -o edition=80": (
        "--option: these options do not play the pack box65.toml"
    ),
    "play --resume none.json": f"none.json: {NO_FILE}",
    "play --resume list.json": NO_RECORD,
    "replay none.json": f"none.json: {NO_FILE}",
    "replay list.json": NO_RECORD,
    "replay empty.json": "record: this is not JSON: ",
    "replay game.json --at 9999": "--at: this record has entries 1 to ",
    "replay game.json --at -1": "--at: this record has entries 1 to ",
    "replay game.json --seat 3": "--seat: there are seats 0 to 2, not 3",
    "replay game.json --seat -1": "--seat: there are seats 0 to 2, not -1",
    "replay game.json -l de": "--language: 'de' is none of en, es, fr",
    "verify none.json": f"none.json: {NO_FILE}",
    "verify list.json": NO_RECORD,
    "verify .": ".: it cannot be read: Is a directory",
    "scenario words.toml": "words.toml: this is not TOML: ",
    "scenario half.toml": "half.toml: Object missing required field `about`",
    "rules chess": "game chess: there is no such game; there is antayagi, antheno",
    "rules antayagi AY-99": "rule AY-99: there is none: see `sobremesa rules antayagi`",
    "play antheno -p 5": "--players: Antheno is for 2 to 4 players, not 5",
    "play antheno -b clever": (
        "--bots: there is no level 'clever'; there is novice, casual, strong, expert"
    ),
    "play antheno -o weather": "--option weather: write it as NAME=VALUE, such as colours=4",
    "play antheno -o hand=many": "--option, field hand: Expected `int`, got `str`",
    "play antheno -o hand=31": "options, field hand: from 1 to 30, not 31",
    "play antheno -o draw=often": "--option draw: one of strict, free, not 'often'",
    "rules antheno AN-99": "rule AN-99: there is none: see `sobremesa rules antheno`",
    "rules antayagi -l de": "--language: 'de' is none of en, es, fr",
}
UNTEXTED = ("verify x.bin", "scenario x.bin", "play --pack x.bin")


@pytest.fixture(scope="module")
def mistakes(desk: Path) -> dict[str, Done]:
    """What was said to each of the mistakes."""
    return run_all(desk, [*MISTAKES, *UNTEXTED, f"verify {LONG_NAME}"])


@pytest.mark.parametrize("words", MISTAKES)
def test_a_mistake_ends_in_one_clear_line(mistakes: dict[str, Done], words: str) -> None:
    assert one_clear_line(mistakes[words]).startswith(MISTAKES[words])


def test_every_mistake_of_a_pack_has_a_clear_line(desk: Path) -> None:
    done = run_all(desk, ["play --pack half.toml"])["play --pack half.toml"]
    assert (done.code, done.out) == (2, "")
    assert done.err.splitlines() == [
        "half.toml: the field name is missing: a text",
        "half.toml: the field edition is missing: 65 or 80",
        "half.toml: the field source is missing: own, reconstruction or rulebook",
        "half.toml: the field card is missing: a list of tables",
    ]


@pytest.mark.parametrize("words", ["play chess", "play -o weather=fine", "verify none.json"])
def test_a_mistake_ends_so_in_a_process_of_its_own(
    desk: Path, mistakes: dict[str, Done], words: str
) -> None:
    assert run(desk, *words.split()) == mistakes[words]


def test_a_long_path_is_still_one_clear_line(mistakes: dict[str, Done]) -> None:
    assert one_clear_line(mistakes[f"verify {LONG_NAME}"]) == f"{LONG_NAME}: {NO_FILE}"


@pytest.mark.parametrize("words", UNTEXTED)
def test_a_file_that_is_no_text_is_named(mistakes: dict[str, Done], words: str) -> None:
    assert "x.bin" in one_clear_line(mistakes[words])


@pytest.mark.parametrize(
    "text",
    [
        SCENARIO.replace("bone", "banana"),
        f"{SCENARIO}[expect]\nweather = 'fine'\n",
        f"chance = [['banana']]\n{SCENARIO}",
    ],
    ids=["position", "expect", "chance"],
)
def test_a_mistake_in_a_scenario_names_its_file(tmp_path: Path, text: str) -> None:
    (tmp_path / "good.toml").write_text(SCENARIO, encoding="utf-8")
    (tmp_path / "bad.toml").write_text(text, encoding="utf-8")
    done = run(tmp_path, "scenario", "good.toml", "bad.toml")
    assert done.code == 2
    assert "Traceback" not in done.err
    assert "bad.toml" in done.err


# Replay


@pytest.fixture(scope="module")
def replays(desk: Path) -> dict[str, Done]:
    """The game, looked back at in many ways."""
    ways = ["", "--seat 0", "--at 0", "--at 0 --seat 0"]
    ways += [f"-l {language}" for language in LANGUAGES]
    ways += [f"{moment} --position" for moment in MOMENTS]
    done = run_all(desk, [f"replay game.json {way}" for way in ways])
    return dict(zip(ways, done.values(), strict=True))


def test_a_replay_tells_the_story_and_shows_the_table(desk: Path, replays: dict[str, Done]) -> None:
    done = replays[""]
    assert done.code == 0
    starts = [line[:4].strip() for line in done.out.splitlines()]
    numbers = [int(start) for start in starts if start.isdigit()]
    assert numbers == sorted(numbers)
    assert set(numbers) == set(range(1, len(record_in(desk)["entries"]) + 1))
    assert "AntaYagí · 80 cards" in done.out


def test_a_replay_from_a_seat_tells_what_that_seat_was_told(
    desk: Path, replays: dict[str, Done]
) -> None:
    place, slot = next(
        (place, entry["move"]["slot"])
        for place, entry in enumerate(record_in(desk)["entries"], 1)
        if entry["move"]["do"] == "lay" and entry["seat"] == 1
    )
    names = ["Ana", "Nilo", "Vega"]
    whole = f"{place:4} {Speaker('en', ANTAYAGI, names).event(Laid(1, slot))}\n"
    part = f"{place:4} {Speaker('en', ANTAYAGI, names, 0).event(Laid(1, None))}\n"
    assert whole in replays[""].out
    assert part not in replays[""].out
    assert part in replays["--seat 0"].out
    assert whole not in replays["--seat 0"].out


def test_a_table_at_one_moment_is_that_of_the_seat(replays: dict[str, Done]) -> None:
    opened, seen = replays["--at 0"], replays["--at 0 --seat 0"]
    assert opened.code == seen.code == 0
    assert "(you)" not in opened.out
    assert "Ana (you)" in seen.out
    speaker = Speaker("en", ANTAYAGI)
    objects = [speaker.name(name) for name in ANTAYAGI.names if name not in ("sabotage", "plain")]
    counts = [sum(done.out.count(name) for name in objects) for done in (opened, seen)]
    assert counts[0] > counts[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_replay_speaks_every_language(replays: dict[str, Done], language: str) -> None:
    done = replays[f"-l {language}"]
    assert done.code == 0
    for key in ("terminal-player", "terminal-hand", "terminal-area"):
        assert Speaker(language).say(key) in done.out


def test_a_replayed_position_is_a_scenario_that_holds(
    tmp_path: Path, desk: Path, replays: dict[str, Done]
) -> None:
    for number, moment in enumerate(MOMENTS):
        text = replays[f"{moment} --position"].out
        (tmp_path / f"{number}.toml").write_text(text, encoding="utf-8")
    done = run(tmp_path, "scenario", *[f"{number}.toml" for number in range(len(MOMENTS))])
    assert done.code == 0
    last = len(record_in(desk)["entries"])
    for number, entry in enumerate([0, 1, 7, 20, last]):
        assert f"✓ the position after entry {entry} {number}.toml" in done.out
    assert f"{len(MOMENTS)} of {len(MOMENTS)} hold" in done.out


@pytest.mark.parametrize(("moment", "entries"), [("--at 0", 0), ("--at 1", 1), ("--at 7", 7)])
def test_a_replayed_position_is_that_after_the_entry(
    desk: Path, replays: dict[str, Done], moment: str, entries: int
) -> None:
    game, record = read_record((desk / "game.json").read_text(encoding="utf-8"), GAMES)
    course = Course(game, record.head)
    for entry in record.entries[:entries]:
        course.follow(entry)
    said = tomllib.loads(replays[f"{moment} --position"].out)
    assert said["position"] == game.position(course.state)


def test_a_replayed_position_is_that_of_the_end_where_no_entry_is_said(
    desk: Path, replays: dict[str, Done]
) -> None:
    game, record = read_record((desk / "game.json").read_text(encoding="utf-8"), GAMES)
    *_, last = replay(game, record)
    assert tomllib.loads(replays[" --position"].out)["position"] == game.position(last.state)


def exported(folder: Path, *words: str) -> Done:
    """The position of a new game as a scenario, and what `scenario` says to it."""
    game = (*THREE, "--seed", "5", *words, "--save", "game.json")
    assert run(folder, "play", *game, said="quit\n").code == 130
    position = run(folder, "replay", "game.json", "--position").out
    (folder / "position.toml").write_text(position, encoding="utf-8")
    return run(folder, "scenario", "position.toml")


def test_a_replayed_position_keeps_its_options(tmp_path: Path) -> None:
    assert exported(tmp_path, "-o", "memory_aid=false", "-o", "edition=65").code == 0
    data = tomllib.loads((tmp_path / "position.toml").read_text(encoding="utf-8"))
    assert data["options"]["edition"] == "65"
    assert data["options"].get("memory_aid", True) is False


def test_a_replayed_position_where_somebody_said_nothing_is_a_scenario(tmp_path: Path) -> None:
    assert exported(tmp_path, "-o", "pockets=[1,null,1]").code == 0


def test_a_replayed_position_of_a_box_from_outside_is_a_scenario(tmp_path: Path) -> None:
    text = PACKS["80"].text.replace("copies = 1\n", "copies = 9\n")
    (tmp_path / "box.toml").write_text(text, encoding="utf-8")
    assert exported(tmp_path, "--pack", "box.toml").code == 0


# Verify


def test_a_fair_game_is_verified(desk: Path) -> None:
    done = run(desk, "verify", "game.json")
    assert done.code == 0
    assert done.err == ""
    assert "✓ The opening deal follows from the seed and the words" in done.out
    assert "✓ Every move is legal and as it was played" in done.out
    assert "✗" not in done.out


def test_a_forged_move_is_named_by_its_entry(desk: Path, tmp_path: Path) -> None:
    entries = record_in(desk)["entries"]
    place = next(p for p, e in enumerate(entries) if p > 3 and e["move"]["do"] == "lay")
    other = (entries[place]["move"]["slot"] + 1) % 2
    file = forged(desk, tmp_path, lambda data: data["entries"][place]["move"].update(slot=other))
    done = run(tmp_path, "verify", file)
    assert done.code == 1
    assert done.out.splitlines()[-1] == (
        f"✗ Every move is legal and as it was played: entry {place + 1} is not what was played"
    )


def test_an_illegal_move_is_named_by_its_entry_and_rule(desk: Path, tmp_path: Path) -> None:
    file = forged(desk, tmp_path, lambda data: data["entries"].pop(0))
    done = run(tmp_path, "verify", file)
    assert done.code == 1
    assert "entry 1 cannot have happened: Ana is not asked for that now. (K-1)" in done.out


def test_a_forged_seed_is_found_in_every_language(desk: Path, tmp_path: Path) -> None:
    file = forged(desk, tmp_path, lambda data: data["head"]["chance"].update(seed=6))
    said = run_all(tmp_path, [f"verify {file.name} -l {language}" for language in LANGUAGES])
    for language, done in zip(LANGUAGES, said.values(), strict=True):
        assert done.code == 1
        assert f"✗ {Speaker(language).say('verified-shuffle')}" in one_line(done.out)


# Scenario


def test_all_scenarios_of_the_house_hold(tmp_path: Path) -> None:
    assert len(SCENARIOS) > 100
    done = run(tmp_path, "scenario", *SCENARIOS)
    assert done.code == 0
    assert done.out.count("✓") == len(SCENARIOS)
    assert f"{len(SCENARIOS)} of {len(SCENARIOS)} hold" in done.out


def test_a_failing_scenario_shows_what_was_expected_and_found(tmp_path: Path) -> None:
    (tmp_path / "good.toml").write_text(SCENARIO, encoding="utf-8")
    (tmp_path / "bad.toml").write_text(f"{SCENARIO}[expect]\nchosen = 2\n", encoding="utf-8")
    done = run(tmp_path, "scenario", "good.toml", "bad.toml")
    assert done.code == 1
    assert done.out.splitlines() == [
        "✓ a test good.toml",
        "✗ a test bad.toml",
        "    expect, chosen",
        "      expected 2",
        "      found    1",
        "1 of 2 hold",
    ]


def test_scenarios_after_a_faulty_file_are_run_and_summed_up(tmp_path: Path) -> None:
    (tmp_path / "words.toml").write_text("game: antayagi", encoding="utf-8")
    (tmp_path / "good.toml").write_text(SCENARIO, encoding="utf-8")
    (tmp_path / "wrong.toml").write_text(f"{SCENARIO}[expect]\nchosen = 2\n", encoding="utf-8")
    done = run(tmp_path, "scenario", "words.toml", "none.toml", "good.toml", "wrong.toml")
    assert done.code == 2
    first, second = done.err.splitlines()
    assert first.startswith("words.toml: this is not TOML: ")
    assert second == f"none.toml: {NO_FILE}"
    assert done.out.splitlines()[0] == "✓ a test good.toml"
    assert done.out.splitlines()[1] == "✗ a test wrong.toml"
    assert done.out.splitlines()[-1] == "1 of 4 hold, 2 cannot be run"


# Lab


def test_the_lab_refuses_a_budget_that_its_bots_do_not_use(tmp_path: Path) -> None:
    done = run(tmp_path, "lab", "tanxi", "--games", "1", "--budget", "96")
    assert done.code == 2
    assert "No such option: --budget" in done.err


# Rules


@pytest.fixture(scope="module")
def rules(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Done]:
    """The rules, read in many ways."""
    ways = [f"{word} -l {language}" for word in ("AY-22", "ay-22") for language in LANGUAGES]
    done = run_all(tmp_path_factory.mktemp("rules"), [f"rules antayagi {way}" for way in ways])
    return dict(zip(ways, done.values(), strict=True))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("word", ["AY-22", "ay-22"])
def test_one_rule_is_read_in_every_language(
    rules: dict[str, Done], word: str, language: str
) -> None:
    rule = next(rule for rule in ANTAYAGI.rulebook if rule.id == "AY-22")
    speaker = Speaker(language, ANTAYAGI)
    done = rules[f"{word} -l {language}"]
    said = f"{speaker.say(f'chapter-{rule.chapter}')} AY-22 {speaker.rule(rule)}"
    assert (done.code, one_line(done.out)) == (0, one_line(said))


def test_all_rules_are_read_in_their_order(tmp_path: Path) -> None:
    done = run(tmp_path, "rules", "antayagi", COLUMNS="2000")
    ids = [line.split()[0] for line in done.out.splitlines() if line.startswith(("AY-", "K-"))]
    assert done.code == 0
    assert ids == [rule.id for rule in ANTAYAGI.rulebook]
    rulings = sum(rule.source == "ruling" for rule in ANTAYAGI.rulebook)
    assert done.out.count("(our ruling)") == rulings > 0
