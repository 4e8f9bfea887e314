"""Write the tables of docs/environments.md: what every number of a row means, game by game.

`make types` writes what stands between its marks; what stands around them is written by hand. The
tables follow from the encodings themselves.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tools.marks import between_marks

from sobremesa.games import GAMES
from sobremesa.kernel.layout import Column

ROOT: Final = Path(__file__).resolve().parent.parent
PAGE: Final = ROOT / "docs" / "environments.md"
FEW: Final = 12  # names that are listed


def main() -> None:
    """Write the page."""
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")


def page(text: str) -> str:
    """The page with everything between its marks written anew."""
    return between_marks(text, "types", _table)


def _table(name: str) -> str:
    """The rows and actions of a game as its box plays it."""
    game = GAMES[name]
    encoding = game.encoding(game.read_options(dict(game.unattended)))
    actions = encoding.actions.names
    lines = [
        f"Version {encoding.version}: {encoding.width} numbers, {len(actions)} actions.",
        "",
        "| at | number | from | to | meaning |",
        "|---:|---|---:|---:|---|",
        *[_line(column) for column in encoding.columns()],
    ]
    return "\n".join(lines)


def _line(column: Column) -> str:
    """One number, or several alike."""
    times = "".join([f" + {stride}×(0…{count - 1})" for count, stride in column.repeats])
    about = column.about
    if column.names == ("no", "yes"):
        about += "; 1: yes"
    elif column.names:
        shown = [f"{number}: {name}" for number, name in enumerate(column.names[:FEW])]
        about += f"; {', '.join(shown)}{', …' if len(column.names) > FEW else ''}"
    return f"| {column.at}{times} | `{column.name}` | {column.low} | {column.high} | {about} |"


if __name__ == "__main__":
    main()
