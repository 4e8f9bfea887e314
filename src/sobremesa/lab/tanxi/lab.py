"""The lab of Tanxi."""

from __future__ import annotations

from collections.abc import Iterable

from sobremesa.games.tanxi.game import TANXI
from sobremesa.lab.lab import Lab
from sobremesa.lab.tables import ReportTable
from sobremesa.lab.tanxi.report import Findings, Report
from sobremesa.lab.tanxi.tally import PlayedGame
from sobremesa.lab.tanxi.trial import TanxiTrial, game_with


class TanxiLab(Lab[PlayedGame]):
    """Measures the balance of characters, seats, beaches and cards."""

    game = TANXI

    def trial(self, bots: str, seed: int, pack: str, players: int | None) -> TanxiTrial:
        """Games of such bots with the pack of this text; players None: all numbers in turn."""
        return TanxiTrial(bots, seed, pack, players)

    def tables(self, pack: str, played: Iterable[PlayedGame]) -> list[ReportTable]:
        """What these games with the pack of this text say about its balance."""
        findings = Findings()
        for game in played:
            findings.add(game)
        return Report(game_with(pack), findings).tables()
