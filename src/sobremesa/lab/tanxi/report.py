"""The games of a trial added up, and what they say about the balance of Tanxi."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from typing import Final

from sobremesa.arena.statistics import quantile
from sobremesa.games.tanxi.content import Card
from sobremesa.games.tanxi.game import Tanxi
from sobremesa.games.tanxi.state import NIGHT
from sobremesa.lab.shares import Share
from sobremesa.lab.tables import SHARE_COLUMNS, Cells, ReportTable, each, percent, share_cells
from sobremesa.lab.tanxi.tally import (
    ABILITY,
    AFTER_ATTACK,
    ATTACKED,
    BEATEN,
    BENEFIT,
    BOUGHT,
    DEFEAT,
    EXPLORED,
    FAILED,
    FAVOUR,
    FLED,
    FOUND,
    GEMS,
    HEARTS,
    MET,
    TURN,
    TURN_END,
    TURN_START,
    USED,
    WOKE,
    Counts,
    PlayedGame,
    Sitting,
)
from sobremesa.texts.speaker import Speaker

PARTS: Final = (0.05, 0.25, 0.5, 0.75, 0.95)
WANTED_ROUNDS: Final = range(8, 17)
NAMELESS: Final = {
    TURN_START: "at the start of a turn",
    TURN_END: "at the end of a turn",
    AFTER_ATTACK: "set off by an attack",
}


class Findings:
    """What has been seen so far, apart for each number of players where that matters."""

    def __init__(self) -> None:
        self.characters: defaultdict[str, Share] = defaultdict(Share)
        self.beaches: defaultdict[str, Share] = defaultdict(Share)
        self.seats: defaultdict[tuple[int, int], Share] = defaultdict(Share)  # players, place
        self.felled: Counter[str] = Counter()  # by character
        self.fell: Counter[str] = Counter()
        self.rounds: defaultdict[int, list[int]] = defaultdict(list)  # by players
        self.undecided: Counter[int] = Counter()
        self.counts: defaultdict[int, Counts] = defaultdict(Counter)

    def add(self, played: PlayedGame) -> None:
        """One more game."""
        players = len(played.sittings)
        for place, sitting in enumerate(played.sittings, 1):
            self._add_sitting(sitting, players, place)
        self.rounds[players].append(played.rounds)
        self.undecided[players] += played.undecided
        self.counts[players].update(played.counts)

    def _add_sitting(self, sitting: Sitting, players: int, place: int) -> None:
        self.characters[sitting.character].add(sitting.win, players)
        self.beaches[sitting.beach].add(sitting.win, players)
        self.seats[players, place].add(sitting.win, players)
        self.felled[sitting.character] += sitting.felled
        self.fell[sitting.character] += sitting.fell

    def of(self, tables: Iterable[int]) -> Counts:
        """What was counted at tables of these numbers of players."""
        total: Counts = Counter()
        for players in tables:
            total.update(self.counts[players])
        return total

    def all_rounds(self, tables: Iterable[int]) -> list[int]:
        """How long the games at these tables lasted."""
        return [rounds for players in tables for rounds in self.rounds[players]]


class Report:
    """The findings in words."""

    def __init__(self, game: Tanxi, findings: Findings) -> None:
        self.box = game.box.data
        self.findings = findings
        self.speaker = Speaker("en", game)
        self.games = len(findings.all_rounds(findings.rounds))
        self.counts = findings.of(findings.counts)

    def tables(self) -> list[ReportTable]:
        """All of it."""
        return [
            self.characters(),
            self.seats(),
            self.beaches(),
            self.lengths(),
            self.turns(),
            self.defeats(),
            self.monsters(),
            self.cards("Loot", self.box.loot),
            self.cards("Relics", self.box.relic),
            self.abilities(),
            self.favours(),
            self.benefits(),
        ]

    def name(self, thing: str) -> str:
        """What it is called; what has no name is described."""
        return NAMELESS[thing] if thing in NAMELESS else self.speaker.name(thing)

    def per_game(self, *what: str) -> str:
        """How often a game."""
        return each(self.counts[what], self.games)

    # Who wins

    def characters(self) -> ReportTable:
        """Win shares, the strongest first."""
        ranked = sorted(self.findings.characters.items(), key=lambda pair: -pair[1].ratio)
        return ReportTable(
            "Characters",
            "Wanted: 0.70 to 1.40 × fair. How many it defeats, and how often it falls, are a game.",
            ("character", *SHARE_COLUMNS, "defeats", "falls"),
            [
                (
                    self.name(id),
                    *share_cells(share),
                    each(self.findings.felled[id], share.games),
                    each(self.findings.fell[id], share.games),
                )
                for id, share in ranked
            ],
        )

    def seats(self) -> ReportTable:
        """Win shares by number of players and place in the turn order."""
        return ReportTable(
            "Seats",
            "Counted from the first player: seat 1 begins. Wanted: 0.85 to 1.15 × fair.",
            ("players", "seat", *SHARE_COLUMNS),
            [
                (str(players), str(place), *share_cells(share))
                for (players, place), share in sorted(self.findings.seats.items())
            ],
            words=2,
        )

    def beaches(self) -> ReportTable:
        """Win shares by the beach on which chance put somebody."""
        return ReportTable(
            "Beaches",
            "Drawn by lot, not chosen.",
            ("beach", *SHARE_COLUMNS),
            [(beach, *share_cells(s)) for beach, s in sorted(self.findings.beaches.items())],
        )

    # How games go

    def tables_played(self) -> dict[str, list[int]]:
        """Each number of players, and, where there are several, all of them."""
        numbers = sorted(self.findings.rounds)
        found = {f"{players} players": [players] for players in numbers}
        return found if len(numbers) == 1 else {**found, "all": numbers}

    def lengths(self) -> ReportTable:
        """How many rounds games last."""
        wanted = f"{WANTED_ROUNDS[0]}–{WANTED_ROUNDS[-1]}"
        parts = tuple(f"{100 * part:.0f} %" for part in PARTS)
        return ReportTable(
            "Rounds",
            f"5 % of the games last at most so many rounds, and so on. Wanted: {wanted} in 90 %.",
            ("table", "games", *parts, wanted, "reach night", "undecided"),
            [self.length(name, tables) for name, tables in self.tables_played().items()],
        )

    def length(self, name: str, tables: list[int]) -> Cells:
        """The same for one kind of table."""
        rounds = self.findings.all_rounds(tables)
        undecided = sum(self.findings.undecided[players] for players in tables)
        return (
            name,
            str(len(rounds)),
            *[str(quantile(rounds, part)) for part in PARTS],
            percent(sum(number in WANTED_ROUNDS for number in rounds) / len(rounds)),
            percent(sum(number >= NIGHT for number in rounds) / len(rounds)),
            percent(undecided / len(rounds)),
        )

    def turns(self) -> ReportTable:
        """What is done in a turn, on average."""
        columns = {name: _turn(self.findings.of(t)) for name, t in self.tables_played().items()}
        labels = next(iter(columns.values()))
        return ReportTable(
            "A turn on average",
            "Turns that only stand a token up are left out.",
            ("", *columns),
            [(label, *[column[label] for column in columns.values()]) for label in labels],
        )

    def defeats(self) -> ReportTable:
        """What defeats characters, the most frequent first, each kind of cause with its sum."""
        causes = {key[1:]: n for key, n in self.counts.items() if key[0] == DEFEAT}
        kinds: Counter[str] = Counter()
        for (why, _), n in causes.items():
            kinds[why] += n
        rows: list[Cells] = []
        for why, together in kinds.most_common():
            rows.append((why, "all", *self.part(together, kinds.total())))
            parts = Counter({by: n for (kind, by), n in causes.items() if kind == why and by})
            rows += [
                ("", self.name(by), *self.part(n, kinds.total())) for by, n in parts.most_common()
            ]
        return ReportTable(
            "What defeats characters",
            "An attack is somebody's, all else something's.",
            ("why", "by", "a game", "of all"),
            rows,
            words=2,
        )

    def part(self, number: int, total: int) -> Cells:
        """So many a game, and as a part of the total."""
        return (each(number, self.games), percent(number / total))

    def monsters(self) -> ReportTable:
        """How encounters end."""
        return ReportTable(
            "Monsters",
            "A game; beaten of those that were fought.",
            ("monster", "met", "fled from", "fought", "beaten"),
            [self.monster(monster.id) for monster in self.box.monster],
        )

    def monster(self, id: str) -> Cells:
        """The same for one kind."""
        beaten = self.counts[BEATEN, id]
        fought = beaten + self.counts[FAILED, id]
        return (
            self.name(id),
            self.per_game(MET, id),
            self.per_game(FLED, id),
            each(fought, self.games),
            percent(beaten / fought) if fought else "–",
        )

    # What is used

    def cards(self, title: str, cards: tuple[Card, ...]) -> ReportTable:
        """How often cards are found, and how often used."""
        return ReportTable(
            title,
            "A game. Found: in a deck, at the merchant's, among the discards, not at the start. "
            "Used: put on, used up, spent as a gem.",
            ("card", "copies", "found", "used"),
            [
                (
                    self.name(card.id),
                    str(card.copies),
                    self.per_game(FOUND, card.id),
                    self.per_game(USED, card.id),
                )
                for card in cards
            ],
        )

    def abilities(self) -> ReportTable:
        """How often special abilities are used by those who have them."""
        return ReportTable(
            "Special abilities",
            "A game of its character.",
            ("character", "ability", "used"),
            [
                (
                    self.name(character.id),
                    self.name(ability.id),
                    each(
                        self.counts[ABILITY, ability.id],
                        self.findings.characters[character.id].games,
                    ),
                )
                for character in self.box.character
                for ability in character.ability
            ],
            words=2,
        )

    def favours(self) -> ReportTable:
        """How often deities are asked."""
        return ReportTable(
            "Favours",
            "Asked: times a game in which the deity woke.",
            ("deity", "woke", "asked"),
            [
                (
                    self.name(deity.id),
                    percent(self.counts[WOKE, deity.id] / self.games),
                    each(self.counts[FAVOUR, deity.id], self.counts[WOKE, deity.id]),
                )
                for deity in self.box.deity
            ],
        )

    def benefits(self) -> ReportTable:
        """How often residents are dealt with."""
        bought = sum(n for key, n in self.counts.items() if key[0] == BOUGHT)
        rows: list[Cells] = [
            (self.name(resident.id), self.name(benefit.id), self.per_game(BENEFIT, benefit.id))
            for resident in self.box.resident
            for benefit in resident.benefit
        ]
        rows += [
            (self.name(resident.id), "a card", each(bought, self.games))
            for resident in self.box.resident
            if resident.sells
        ]
        return ReportTable("Village", "A game.", ("resident", "benefit", "sold"), rows, words=2)


def _turn(counts: Counts) -> dict[str, str]:
    """What is done in a turn at some tables."""
    turns, attacks = counts[TURN,], counts[ATTACKED,]

    def total(*whats: str) -> int:
        return sum(n for key, n in counts.items() if key[0] in whats)

    return {
        "explorations": each(total(EXPLORED), turns),
        "monsters met": each(total(MET), turns),
        "monsters beaten": each(total(BEATEN), turns),
        "attacks": each(attacks, turns),
        "♥ lost to an attack": each(counts[HEARTS, "attack"], attacks),
        "defeats": each(total(DEFEAT), turns),
        "deals": each(total(BENEFIT, BOUGHT), turns),
        "abilities": each(total(ABILITY), turns),
        "favours": each(total(FAVOUR), turns),
        "◆ spent": each(total(GEMS), turns),
        "♥ lost to fog": each(counts[HEARTS, "fog"], turns),
    }
