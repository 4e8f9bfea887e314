"""AY-21: two lay a card down in secret at once: a small game in which each sees half of the cards.

Each of the two knows the other's cards and hardly the own ones, and reckons at a glance what every
pair of cards would do to its own share of all strengths. How often the other lays down which
card is what both have learnt from one another. In each imagined world it is another mixture, since
the other sees other cards there.
"""

from __future__ import annotations

from typing import Final

from sobremesa.bots.beliefs import Belief, between
from sobremesa.bots.matrix import Matrix, solve
from sobremesa.bots.model import World
from sobremesa.bots.regret import lot
from sobremesa.games.antayagi.content import WIZARD
from sobremesa.games.antayagi.rules.exchange import lay
from sobremesa.games.antayagi.rules.questions import other_party
from sobremesa.games.antayagi.state import State
from sobremesa.games.antayagi.thinking.policy import Policy
from sobremesa.games.antayagi.thinking.prospects import THINGS, known
from sobremesa.games.antayagi.thinking.reach import reach
from sobremesa.kernel.chance import Chance

ROUNDS: Final = 8  # of learning: which cards are laid down at all is plain by then


class LaidDown(Belief):
    """Worlds of a belief in which the other of the two has laid a card down already."""

    def __init__(self, proposal: Belief, state: State, seat: int, policy: Policy) -> None:
        self.proposal = proposal
        self.seat = seat
        self.other = other_party(state, seat)
        self.policy = policy
        self.own = shares(state, seat, policy)  # the same in all these worlds

    def draw(self, chance: Chance) -> World:
        """A world of the proposal; the card is drawn as often as the other would play it."""
        world = self.proposal.draw(chance)
        mixed = mixture(world.state, self.seat, self.own, self.policy)
        lay(world.state, self.other, lot(mixed, between(chance)), None)
        return world


def mixture(state: State, seat: int, own: Matrix, policy: Policy) -> list[float]:
    """How often the other of the two lays down each card, this seat reckoning as `own` says."""
    theirs = shares(state, other_party(state, seat), policy)
    turned = [[row[slot] for row in theirs] for slot in range(len(own))]
    return solve(own, turned, ROUNDS).columns


def shares(state: State, seat: int, policy: Policy) -> Matrix:
    """The seat's share of all strengths by its own slot and the other's, by what it has seen."""
    other = other_party(state, seat)
    strengths = policy.strengths(state)
    rest = sum(strengths) - strengths[seat] - strengths[other]
    mine = policy.prospects.after(reach(state.terms, state.areas[seat]))
    yours = policy.prospects.after(reach(state.terms, state.areas[other]))
    theirs = [known(card, seat) for card in state.hands[other]]
    found = []
    for card in state.hands[seat]:
        laid = known(card, seat)
        row = []
        for thing in theirs:
            to_me, to_other = thing, laid
            if thing == laid and thing < THINGS:  # AY-22: nothing changes, as with two Wizards
                to_me = to_other = WIZARD
            elif thing == WIZARD or laid == WIZARD:  # AY-49: both keep what they revealed
                to_me, to_other = laid, thing
            row.append(mine[to_me] / (mine[to_me] + yours[to_other] + rest))
        found.append(row)
    return found
