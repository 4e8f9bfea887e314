"""What a table can do without: a search through every table may leave it out.

Take away a set, and what hung on it falls apart into parts. A part that nothing else holds can be
moved elsewhere; so of all tables with the same tiles there is one in which no set has a crossing
that it could do without in this way, and no long run could be two. `docs/antheno.md` proves it,
step by step. While runs are open their parts may still grow together: then nothing is left out.
"""

from __future__ import annotations

from typing import Final

from sobremesa.games.antheno.search.sets import Line, is_run
from sobremesa.games.antheno.search.weave import NOBODY, Partners

_OPEN: Final = -2  # the part holds a run that may still grow


def is_needed(number: int, lines: list[Line], partners: Partners, open_runs: set[int]) -> bool:
    """Whether this set may be as it is: no table could do with less of it, or with it in two."""
    line, crossing = lines[number], partners[number]
    crossings = len(line) - crossing.count(NOBODY)
    if len(line) > 1 and not is_run(line):
        if not crossings or crossings < len(line) == 3:
            return True
        labels = _parts_at(number, partners, open_runs)
        return any(label != NOBODY and labels.count(label) > 1 for label in labels)
    ended = number not in open_runs
    low = len(line) > 3 and crossing[0] != NOBODY
    high = ended and len(line) > 3 and crossing[-1] != NOBODY
    everywhere = ended and crossings == len(line)
    long = ended and len(line) > 5
    if not (low or high or everywhere or long):
        return True
    labels = _parts_at(number, partners, open_runs)
    return (
        (not low or labels.count(labels[0]) > 1 or (labels[0] == _OPEN and not ended))
        and (not high or labels.count(labels[-1]) > 1)
        and (not everywhere or _holds_neighbours(labels))
        and (not long or _spans_every_cut(labels))
    )


def _parts_at(number: int, partners: Partners, open_runs: set[int]) -> list[int]:
    """By place, a name of the part that hangs there when this set is taken away; NOBODY: none."""
    labels = [NOBODY] * len(partners[number])
    for place, partner in enumerate(partners[number]):
        if partner == NOBODY or labels[place] != NOBODY:
            continue
        part = [partner]
        for one in part:  # grows while it is read
            for other in partners[one]:
                if other != NOBODY and other != number and other not in part:
                    part.append(other)
        label = place if open_runs.isdisjoint(part) else _OPEN
        for there, other in enumerate(partners[number]):
            if other in part:
                labels[there] = label
    return labels


def _holds_neighbours(labels: list[int]) -> bool:
    """Whether two tiles side by side hang together without their set."""
    for place in range(len(labels) - 1):
        if labels[place] == labels[place + 1]:
            return True
    return False


def _spans_every_cut(labels: list[int]) -> bool:
    """Whether, wherever a run could be cut in two, one part hangs on both sides of the cut."""
    for cut in range(3, len(labels) - 2):
        before = [label for label in labels[:cut] if label != NOBODY]
        if not any(label in before for label in labels[cut:]):
            return False
    return True
