"""Write the part of docs/baselines.md that follows from the weights, and the curves as pictures.

`make types` writes what stands between its marks; what stands around them is written by hand.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from tools.marks import between_marks

from sobremesa.arena.report.plots import Plot, Span, as_file, linear, spans
from sobremesa.arena.report.words import percent, whole_percent
from sobremesa.arena.statistics import verdict_of, wilson
from sobremesa.games import GAMES
from sobremesa.research.baseline import Baseline

ROOT: Final = Path(__file__).resolve().parent.parent
PAGE: Final = ROOT / "docs" / "baselines.md"
PICTURES: Final = ROOT / "docs" / "pictures"


def main() -> None:
    """Write the page and the pictures."""
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    for game in GAMES:
        picture = PICTURES / f"baseline-{game}.svg"
        picture.write_text(as_file(curve(Baseline.of(game).provenance)), encoding="utf-8")


def page(text: str) -> str:
    """The page with everything between its marks written anew."""
    return between_marks(text, "types", lambda game: _about(Baseline.of(game)))


def _about(baseline: Baseline) -> str:
    """How it was made, and its curve."""
    made = baseline.provenance
    settings = ", ".join(f"{name} {value:,}" for name, value in made["settings"].items())
    weights = sum(weight.size for weight in baseline.weights.values())
    seconds = made["curve"][-1][1]
    title = GAMES[made["game"]].title
    return "\n".join(
        [
            f"{made['players']} players, version {made['encoding']} of the rows; "
            f"{baseline.senses.inputs:,} inputs, {weights:,} weights. Trained with {settings}: "
            f"{seconds / 60:.0f} minutes on one {made['device']}, "
            f"with {made['libraries']}.",
            "",
            f"![{title}: win shares against random players while it learnt]"
            f"(pictures/baseline-{made['game']}.svg)",
        ]
    )


def curve(made: dict[str, Any]) -> Plot:
    """Its win share against random players after so many steps."""
    fair = 1 / made["players"]
    lines = [_span(point, fair) for point in made["curve"]]
    title = f"{GAMES[made['game']].title}: wins against random players after so many steps"
    about = f"{title}, with intervals of 95 %; {percent(fair)} is fair."
    scale = linear([0.0, fair * 1.2, *[line.high for line in lines]])
    return spans(title, about, lines, scale, percent, whole_percent, fair)


def _span(point: list[Any], fair: float) -> Span:
    steps, _, games, wins = point[:4]
    found = wilson(wins * games, games)
    return Span(f"{steps:,} steps", wins, *found, verdict_of(found, fair))


if __name__ == "__main__":
    main()
