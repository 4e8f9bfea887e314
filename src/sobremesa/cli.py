"""The command `sobremesa`."""

from __future__ import annotations

import os
import shlex
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape

from sobremesa import __version__
from sobremesa.arena import command as arena_command
from sobremesa.arena.machine import engine
from sobremesa.arena.pool import all_cores, run_jobs
from sobremesa.client import command as client_command
from sobremesa.games import GAMES
from sobremesa.kernel.bot import DEFAULT_BUDGET
from sobremesa.kernel.course import verify as verify_record
from sobremesa.kernel.errors import Fault, OptionsFault
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.record import Record, read_record
from sobremesa.kernel.scenario import read_scenario, run_scenario
from sobremesa.lab import LABS
from sobremesa.lab.printing import markdown as as_markdown
from sobremesa.lab.printing import show, with_bar
from sobremesa.research import command as research_command
from sobremesa.server import admin_command
from sobremesa.server import command as server_command
from sobremesa.terminal import start
from sobremesa.terminal.learn import find_lesson, learn_to_end, list_lessons
from sobremesa.terminal.play import before_start, play_to_end
from sobremesa.terminal.replay import as_scenario, show_table, tell_story
from sobremesa.texts.speaker import LANGUAGES, Speaker

EXAMPLES = """\b
Examples:
  sobremesa                                 play in the browser
  sobremesa play                            AntaYagí in the terminal, against three bots
  sobremesa play -p 5 -o edition=65         five players, the other edition
  sobremesa play antheno                    Antheno against three bots
  sobremesa play antheno -p 2 -b in-place   against one bot, an easier one
  sobremesa play tanxi -p 3                 Tanxi against two bots
  sobremesa play --resume FILE              go on where you stopped
  sobremesa learn antayagi                  the lessons of a game
  sobremesa replay FILE                     the story of a game
  sobremesa replay FILE --at 17 --seat 0    the table as seat 0 knew it
  sobremesa replay FILE --at 17 --position  the same, as a scenario
  sobremesa verify FILE                     was this game played fairly?
  sobremesa scenario *.toml                 check what must hold
  sobremesa rules antayagi AY-22 -l es      one rule, in Spanish
  sobremesa rules antheno                   all rules of a game
  sobremesa lab tanxi                       how balanced is it?
  sobremesa arena antayagi -b greedy,random which bot is stronger?
  sobremesa research --help                 evaluate a learner, write datasets
  sobremesa serve                           a table for friends, over the network
  sobremesa backup FILE                     all its people and games in one file
  sobremesa admin --help                    announce, close, hide, ban
"""

PLAY_EXAMPLES = "\n\n".join(
    f"\b\nOptions of {game.title}, defaults first:\n"
    + "\n".join(f"  -o {option}" for option in start.options_of(game))
    for game in GAMES.values()
)

LEARN_EXAMPLES = """\b
Examples:
  sobremesa learn antayagi                       which lessons there are
  sobremesa learn antayagi 1                     the first one
  sobremesa learn tanxi the-village -l es        one by its name, in Spanish
  sobremesa learn tanxi the-village --step 4     go on where you stopped
"""

LAB_EXAMPLES = """\b
Examples:
  sobremesa lab tanxi                            3, 4 and 5 players in turn
  sobremesa lab tanxi --games 5000 --players 4   one table, more certainty
  sobremesa lab tanxi --pack FILE                what your own cards do to it
  sobremesa lab tanxi --markdown FILE            the tables as a document
"""

app = typer.Typer(
    epilog=EXAMPLES,
    rich_markup_mode=None,
    add_completion=False,
    pretty_exceptions_enable=False,
)
console = Console(highlight=False, emoji=False)
errors = Console(stderr=True, highlight=False, emoji=False)  # `mine.py:Boom:` is no picture

GAME_NAMES = ", ".join(GAMES)
LEVELS = "; ".join(
    f"{game.title} {', '.join(game.levels)} ({game.everyday} if you say nothing)"
    for game in GAMES.values()
)
Language = Annotated[
    str | None, typer.Option("--language", "-l", help=f"One of {', '.join(LANGUAGES)}.")
]


def main() -> None:
    """Run the command; mistakes in what was given end in one clear line."""
    try:
        app(arena_command.with_address(sys.argv[1:]))
    except (Fault, OSError) as fault:
        _say_fault(fault)
        raise SystemExit(2) from None


@app.callback(invoke_without_command=True)
def about(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Say which, and its engine.")] = False,
) -> None:
    """A digital table for AntaYagí, Antheno and Tanxi. Alone it opens in the browser."""
    if version:
        console.print(f"sobremesa {__version__}, {engine()} engine")
    elif context.invoked_subcommand is None:
        server_command.come_in()


@app.command(epilog=PLAY_EXAMPLES)
def play(
    game: Annotated[str, typer.Argument(help=f"One of {GAME_NAMES}.")] = "antayagi",
    players: Annotated[int, typer.Option("--players", "-p", help="How many play, you too.")] = 4,
    bots: Annotated[
        str | None, typer.Option("--bots", "-b", help=f"Their level: {LEVELS}.")
    ] = None,
    option: Annotated[
        list[str] | None, typer.Option("--option", "-o", help="NAME=VALUE, such as edition=65.")
    ] = None,
    pack: Annotated[Path | None, typer.Option(help="Play with the box of this file.")] = None,
    seed: Annotated[int | None, typer.Option(help="A game that can be dealt again.")] = None,
    name: Annotated[str | None, typer.Option(help="What you are called.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
    save: Annotated[Path | None, typer.Option(help="Where the game is saved.")] = None,
    language: Language = None,
) -> None:
    """Play in the terminal against bots. Ctrl-C saves the game."""
    tongue = _language(language)
    file = save or resume or start.save_file(game)
    if resume is not None:
        match = start.resumed(*_read(resume))
        start.check_place(file)
    else:
        chosen, options = start.with_options(start.game_named(game), option or [], pack)
        level = bots or chosen.everyday
        start.check_table(chosen, players, level)
        start.check_place(file)
        speaker = Speaker(tongue, chosen)
        you = name or start.your_name(speaker)
        options = before_start(chosen, options, speaker, console)
        match = start.new_match(chosen, options, players, level, you, seed)
    if not play_to_end(match, tongue, console, file, seed):
        raise SystemExit(130)


@app.command(epilog=LEARN_EXAMPLES)
def learn(
    game: Annotated[str, typer.Argument(help=f"One of {GAME_NAMES}.")],
    lesson: Annotated[
        str | None, typer.Argument(help="Its name or number; else all are listed.")
    ] = None,
    step: Annotated[int, typer.Option(help="Begin with this step.")] = 1,
    language: Language = None,
) -> None:
    """Learn a game by playing: short lessons that say what to look at and what to try."""
    chosen, tongue = start.game_named(game), _language(language)
    if lesson is None:
        list_lessons(chosen, tongue, console)
    elif not learn_to_end(find_lesson(chosen, lesson), step, tongue, console):
        raise SystemExit(130)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A record.")],
    at: Annotated[int | None, typer.Option(help="Show the table after this entry.")] = None,
    seat: Annotated[int | None, typer.Option(help="As this seat knew it; else all open.")] = None,
    position: Annotated[bool, typer.Option("--position", help="As a scenario, in TOML.")] = False,
    language: Language = None,
) -> None:
    """Look back at a game: its story, or the table at one moment."""
    game, record = _read(file)
    names = [player.name for player in record.head.players]
    if seat is not None and not 0 <= seat < len(names):
        raise OptionsFault("--seat", f"there are seats 0 to {len(names) - 1}, not {seat}")
    speaker = Speaker(_language(language), game, names, seat)
    if position:
        typer.echo(as_scenario(game, record, at), nl=False)
    elif at is not None:
        show_table(game, record, at, speaker, console)
    else:
        tell_story(game, record, speaker, console)
        show_table(game, record, None, speaker, console)


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(help="A record.")], language: Language = None
) -> None:
    """Check that a game was played fairly: seed, words, shuffle and every move."""
    game, record = _read(file)
    names = [player.name for player in record.head.players]
    speaker = Speaker(_language(language), game, names)
    verdicts = verify_record(game, record)
    for verdict in verdicts:
        sign = "[green]✓[/]" if verdict.fault is None else "[red]✗[/]"
        said = [speaker.say(f"verified-{verdict.what}")]
        if verdict.fault is not None:
            said.append(speaker.reason(verdict.fault))
        if verdict.illegal is not None:
            said.append(f"{speaker.refusal(verdict.illegal)} ({verdict.illegal.rule})")
        console.print(f"{sign} {escape(': '.join(said))}", soft_wrap=True)
        for remark in verdict.remarks:
            console.print(f"  [yellow]·[/] {escape(speaker.reason(remark))}", soft_wrap=True)
    if any(verdict.fault for verdict in verdicts):
        raise SystemExit(1)


@app.command()
def scenario(files: Annotated[list[Path], typer.Argument(help="Scenario files.")]) -> None:
    """Run scenarios and show where the game disagrees with them."""
    failed = faulty = 0
    for file in files:
        try:
            wanted = read_scenario(start.read_text(file), str(file), GAMES)
            differences = run_scenario(wanted)
        except (Fault, OSError) as fault:
            _say_fault(fault)
            faulty += 1
            continue
        failed += bool(differences)
        sign = "[red]✗[/]" if differences else "[green]✓[/]"
        console.print(f"{sign} {escape(wanted.about)} [dim]{escape(str(file))}[/]")
        for difference in differences:
            console.print(f"    {escape(difference.where)}")
            console.print(f"      [green]expected[/] {escape(difference.expected)}")
            console.print(f"      [red]found[/]    {escape(difference.found)}")
    if len(files) > faulty or len(files) > 1:
        broken = f", {faulty} cannot be run" if faulty else ""
        console.print(f"{len(files) - failed - faulty} of {len(files)} hold{broken}")
    if failed or faulty:
        raise SystemExit(2 if faulty else 1)


@app.command()
def rules(
    game: Annotated[str, typer.Argument(help=f"One of {GAME_NAMES}.")],
    rule: Annotated[str | None, typer.Argument(help="One rule, such as AY-22.")] = None,
    language: Language = None,
) -> None:
    """Read the rules of a game, each with its number."""
    chosen = start.game_named(game)
    speaker = Speaker(_language(language), chosen)
    wanted = [r for r in chosen.rulebook if rule is None or r.id.lower() == rule.lower()]
    if not wanted:
        raise OptionsFault(f"rule {rule}", f"there is none: see `sobremesa rules {game}`")
    chapter = ""
    for entry in wanted:
        if entry.chapter != chapter:
            chapter = entry.chapter
            console.print(f"\n[bold]{escape(speaker.say(f'chapter-{chapter}'))}[/]")
        mark = "" if entry.source == "rulebook" else f" [dim]({speaker.say('terminal-ruling')})[/]"
        console.print(f"[bright_red]{entry.id}[/] {escape(speaker.rule(entry))}{mark}")


@app.command(epilog=LAB_EXAMPLES)
def lab(
    game: Annotated[str, typer.Argument(help=f"One of {', '.join(LABS)}.")],
    games: Annotated[int, typer.Option(help="How many are played.")] = 1000,
    players: Annotated[
        int | None, typer.Option("--players", "-p", help="How many play; else all in turn.")
    ] = None,
    bots: Annotated[
        str | None, typer.Option("--bots", "-b", help="Their level; else the everyday one.")
    ] = None,
    seed: Annotated[int, typer.Option(help="The same seed, the same report.")] = 1,
    workers: Annotated[int | None, typer.Option(help="Processes; else one a core.")] = None,
    pack: Annotated[Path | None, typer.Option(help="Play with the box of this file.")] = None,
    markdown: Annotated[Path | None, typer.Option(help="Write the report here too.")] = None,
) -> None:
    """Let bots play many games and report how balanced a game is."""
    _check_lab(game)
    count = all_cores() if workers is None else workers
    for name, number in (("--games", games), ("--workers", count)):
        _check_positive(name, number)
    if markdown is not None:
        _check_report(markdown)
    laboratory = LABS[game]
    chosen, options = start.with_options(laboratory.game, [], pack)
    level = bots or chosen.everyday
    start.check_table(chosen, chosen.seats[0] if players is None else players, level)
    box = chosen.pack(options)
    trial = laboratory.trial(level, seed, box.text, players)
    played = run_jobs(trial.play, range(games), min(count, games))
    tables = laboratory.tables(box.text, with_bar(played, games, errors))
    title = f"{chosen.title}: {games} games of {level} bots"
    console.print(f"[bold]{escape(title)}[/]")
    show(tables, console)
    if markdown is not None:
        said = {"games": games, "players": players, "bots": level, "seed": seed, "pack": pack}
        command = _command("lab", game, **said, markdown=markdown)
        made_with = f"Sobremesa {__version__}, pack {box.name}, SHA-256 `{box.hash}`."
        text = as_markdown(title, command, made_with, tables)
        markdown.write_text(text, encoding="utf-8")


@app.command(epilog=arena_command.EXAMPLES)
def arena(
    game: Annotated[str, typer.Argument(help=f"One of {GAME_NAMES}.")],
    bots: Annotated[
        list[str] | None, typer.Option("--bots", "-b", help="Who plays, with commas between.")
    ] = None,
    players: Annotated[
        int | None, typer.Option("--players", "-p", help="How many at a table.  [default: 4]")
    ] = None,
    games: Annotated[
        int | None, typer.Option(help="How many in all, at least.  [default: 2000]")
    ] = None,
    option: Annotated[
        list[str] | None, typer.Option("--option", "-o", help="NAME=VALUE, such as edition=65.")
    ] = None,
    pack: Annotated[Path | None, typer.Option(help="Play with the box of this file.")] = None,
    seed: Annotated[
        int | None, typer.Option(help="The same seed, the same games.  [default: 1]")
    ] = None,
    budget: Annotated[
        int | None,
        typer.Option(help=f"Iterations a decision.  [default: {DEFAULT_BUDGET}]"),
    ] = None,
    seconds: Annotated[
        float | None, typer.Option(help="And the most time a decision, whatever comes first.")
    ] = None,
    until_sure: Annotated[
        bool, typer.Option("--until-sure", help="Stop a pairing once its games have decided.")
    ] = False,
    workers: Annotated[int | None, typer.Option(help="Processes; else one a core.")] = None,
    ray: Annotated[
        str | None,
        typer.Option(metavar="[ADDRESS]", help="Play on a Ray cluster: this machine's, or this."),
    ] = None,
    out: Annotated[
        Path | None, typer.Option(help="A new folder for the results, as data and as a page.")
    ] = None,
    resume: Annotated[
        Path | None, typer.Option(help="Go on with the results in this file or folder.")
    ] = None,
) -> None:
    """Let bots compete, and say who is stronger and how sure that is. Ctrl-C keeps everything."""
    chosen = start.game_named(game)
    said = [*arena_command.options_if_unsaid(chosen), *(option or [])]
    chosen, options = start.with_options(chosen, said, pack)
    from_file = resume is not None and not option
    asked = arena_command.ArenaRequest(
        bots, players, games, seed, budget, seconds, until_sure, workers, out, resume, pack, ray
    )
    if not arena_command.run(asked, chosen, None if from_file else options, console, errors):
        raise SystemExit(130)


app.command(epilog=server_command.EXAMPLES)(server_command.serve)
app.command(epilog=server_command.BACKUP_EXAMPLES)(server_command.backup)
app.command(epilog=server_command.RESTORE_EXAMPLES)(server_command.restore)
app.add_typer(server_command.bots, name="bots", epilog=server_command.BOTS_EXAMPLES)
app.command(epilog=client_command.EXAMPLES)(client_command.bot)
app.add_typer(
    research_command.app,
    name="research",
    help="Evaluate a learner or a bot by a fixed protocol, and write datasets of self-play.",
    epilog=research_command.EXAMPLES,
)
app.add_typer(
    admin_command.app,
    name="admin",
    help="Announce, close a table, hide words, ban somebody, on a running server.",
    epilog=admin_command.EXAMPLES,
)


# What the commands share


def _say_fault(fault: Exception) -> None:
    """One clear line for a mistake in what was given."""
    errors.print(f"[red]{escape(str(fault))}[/]", soft_wrap=True)


def _command(*words: str, **options: object) -> str:
    """The command that does this again, what was not said left out."""
    said = [(f"--{name}", str(value)) for name, value in options.items() if value is not None]
    return shlex.join(["sobremesa", *words, *[word for pair in said for word in pair]])


def _check_lab(game: str) -> None:
    if game not in LABS:
        title = start.game_named(game).title
        labs = ", ".join(LABS)
        raise OptionsFault(f"game {game}", f"{title} has no lab; there is one for {labs}")


def _check_positive(name: str, number: int) -> None:
    if number < 1:
        raise OptionsFault(name, f"at least 1, not {number}")


def _check_report(file: Path) -> None:
    """Refuse a place where no report can be written, before it is made."""
    if file.is_dir():
        raise OptionsFault("--markdown", f"{file} is a folder: give the name of a file")
    if not file.parent.is_dir():
        raise OptionsFault("--markdown", f"there is no folder {file.parent}")


def _language(said: str | None) -> str:
    """The language that was asked for, else the machine's, else English."""
    if said is not None and said not in LANGUAGES:
        raise OptionsFault("--language", f"{said!r} is none of {', '.join(LANGUAGES)}")
    machine = os.environ.get("LC_ALL") or os.environ.get("LANG") or ""
    return said or (machine[:2] if machine[:2] in LANGUAGES else "en")


def _read(file: Path) -> tuple[AnyGame, Record]:
    return read_record(start.read_text(file), GAMES)
