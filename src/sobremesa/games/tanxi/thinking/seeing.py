"""A position as numbers, a row for each seat: what the evaluation was fitted on."""

from __future__ import annotations

from typing import Final

from sobremesa.games.tanxi.rules.stats import coins
from sobremesa.games.tanxi.state import FALLEN, NOWHERE, WAKINGS, State, is_night
from sobremesa.games.tanxi.thinking.holdings import Hands
from sobremesa.games.tanxi.thinking.maps import FOGS, Maps, maps_of
from sobremesa.games.tanxi.thinking.profiles import Profile, Profiles, gems_of
from sobremesa.games.tanxi.thinking.threats import threat, walks
from sobremesa.games.tanxi.worth import worth_of_texts

NAMES: Final[tuple[str, ...]] = (
    "up", "hearts", "last-hearts", "power", "guard", "dice", "energy", "gems", "fire", "ice",
    "hand", "texts", "soon-loss", "soon-fall", "later-loss", "later-fall", "aim-loss", "aim-fall",
    "search", "village", "fog", "wait", "return", "night-return", "near",
)  # fmt: skip
SURE: Final = 0.9  # how likely somebody does the worst that they can


class Sight:
    """What one position looks like."""

    __slots__ = ("falls", "losses", "rows", "soon")

    def __init__(self, seats: int) -> None:
        self.rows: list[list[float]] = []
        self.falls = [[0.0] * seats for _ in range(seats)]  # who is felled by whom, how likely
        self.losses = [[0.0] * seats for _ in range(seats)]  # and the hearts that it costs
        self.soon = [0.0] * seats  # how likely each wins before anybody returns


class Eyes:
    """Looks at positions of one table; what is reckoned once is remembered."""

    def __init__(self, state: State) -> None:
        self.maps: Maps = maps_of(state.terms.island)
        self.profiles = Profiles()
        self.hands = Hands()

    def look(self, state: State, to_move: int) -> Sight:
        """The position at the start of somebody's turn."""
        count = state.terms.seats
        sight = Sight(count)
        profiles = [self.profiles.of(state, seat) for seat in range(count)]
        self.measure_threats(state, profiles, sight)
        for seat in range(count):
            sight.rows.append(self.row(state, seat, to_move, profiles[seat], sight))
        foresee_the_end(state, to_move, sight)
        return sight

    def measure_threats(self, state: State, profiles: list[Profile], sight: Sight) -> None:
        """Who may do what to whom in a turn of their own."""
        count = state.terms.seats
        for seat in range(count):
            if state.players[seat].standing == FALLEN:
                continue
            ways = walks(state, seat, profiles[seat])
            for other in range(count):
                if other != seat and state.players[other].cell != NOWHERE:
                    fells, loss = threat(
                        state, self.maps, ways, profiles[seat], other, profiles[other]
                    )
                    sight.falls[seat][other] = fells
                    sight.losses[seat][other] = loss

    def row(
        self, state: State, seat: int, to_move: int, profile: Profile, sight: Sight
    ) -> list[float]:
        """One seat in numbers, each of about the size of one."""
        player, count = state.players[seat], state.terms.seats
        wait = (seat - to_move) % count
        row = [0.0] * len(NAMES)
        row[7] = min(4, gems_of(state, seat)) * 0.5
        row[8], row[9] = float(player.fire), float(player.ice)
        row[10] = self.hands.worth(state, seat) * 0.2
        row[11] = worth_of_texts(state, seat) * 0.2
        row[3] = profile.power * 0.2
        row[4] = profile.guard * 0.2
        row[5] = float(profile.dice - 1)
        row[6] = float(profile.energy - 4 + profile.gratis)
        row[21] = wait / count
        if player.cell == NOWHERE:
            turns = wait + (count if player.standing == FALLEN else 0)
            row[22] = turns / count
            row[23] = float(is_night(state))
            return row
        row[0] = 1.0
        row[1] = player.hearts * 0.1
        row[2] = 3.0 / (player.hearts + 2.0)
        self.see_dangers(state, seat, wait, to_move, sight, row)
        cell = player.cell
        row[18] = self.search(state, cell)
        row[19] = village_pull(coins(state, seat), self.maps.to_village[cell])
        row[20] = self.fog_ahead(state, cell, profile)
        row[24] = self.near(state, seat, cell)
        return row

    def see_dangers(
        self, state: State, seat: int, wait: int, to_move: int, sight: Sight, row: list[float]
    ) -> None:
        """What others may do before this seat moves and after it; what it may do to them."""
        count = state.terms.seats
        safe = [1.0, 1.0]
        best = 0.0
        for other in range(count):
            if other == seat:
                continue
            later = int((other - to_move) % count > wait)
            row[12 + 2 * later] += sight.losses[other][seat] * 0.2
            safe[later] *= 1.0 - sight.falls[other][seat]
            aim = sight.losses[seat][other] * 0.2 + sight.falls[seat][other]
            if aim > best:
                best = aim
                row[16] = sight.losses[seat][other] * 0.2
                row[17] = sight.falls[seat][other]
        row[13] = 1.0 - safe[0]
        row[15] = 1.0 - safe[1]

    def near(self, state: State, seat: int, cell: int) -> float:
        """How near the nearest of the others is."""
        best = 0.0
        for other in range(state.terms.seats):
            there = state.players[other].cell
            if other != seat and there != NOWHERE:
                best = max(best, 4.0 / (4.0 + state.terms.island.ways[cell][there]))
        return best

    def search(self, state: State, cell: int) -> float:
        """How near the nearest deck is that has cards."""
        best = 0.0
        for deck, cards in enumerate(state.decks):
            if cards:
                best = max(best, 2.0 / (2.0 + self.maps.to_deck[deck][cell]))
        return best

    def fog_ahead(self, state: State, cell: int, profile: Profile) -> float:
        """How far one is from where the fog is not, and will not be after this round."""
        step = min(FOGS - 1, state.fog + int(state.round + 1 in WAKINGS))
        out = self.maps.clear[step][cell]
        return out / max(1, profile.energy + profile.gratis)


def village_pull(purse: int, steps: int) -> float:
    """Coins are worth the more the nearer the village is."""
    return min(12, purse) * 0.1 * 4.0 / (4.0 + steps)


def foresee_the_end(state: State, to_move: int, sight: Sight) -> None:
    """TX-110: with all but two down, who fells the other before somebody returns."""
    count = state.terms.seats
    up = [seat for seat in range(count) if state.players[seat].cell != NOWHERE]
    if len(up) != 2:
        return
    standing = [state.players[seat].standing for seat in range(count)]
    left = 1.0
    for turn in range(2 * count):
        seat = (to_move + turn) % count
        if seat not in up:
            if standing[seat] != FALLEN:
                return
            standing[seat] -= 1
            continue
        other = up[0] if up[1] == seat else up[1]
        won = left * SURE * sight.falls[seat][other]
        sight.soon[seat] += won
        left -= won
