"""Proximal policy optimisation: better actions become likelier, a little at a time."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import numpy.typing as npt
import optax

from sobremesa.research.network import LAYERS, Senses, forward

CLIP: Final = 0.2  # how far a likelihood may move at once
ENTROPY: Final = 0.01  # what trying out is worth
VALUE: Final = 0.5  # how much of what is learnt is what to expect
EPOCHS: Final = 2
LARGEST_STEP: Final = 0.5

Weights = dict[str, Any]


class Seen(NamedTuple):
    """Decisions to learn from."""

    rows: Any
    masks: Any
    actions: Any
    likelihoods: Any  # logarithms, when they were made
    advantages: Any
    returns: Any


def fresh_weights(senses: Senses, width: int, actions: int, seed: int) -> Weights:
    """Small random weights to begin with."""
    random = np.random.default_rng(seed)
    sizes = [senses.inputs, *[width] * len(LAYERS)]
    weights: dict[str, npt.NDArray[np.float32]] = {}
    for layer, before, after in zip(LAYERS, sizes, sizes[1:], strict=False):
        # of the numbers with a weight for each value, one is heard
        heard = len(set(senses.told.tolist())) + len(senses.measured)
        scale = np.sqrt(2 / (heard if layer == LAYERS[0] else before))
        weights[f"{layer}.weight"] = random.normal(0, scale, (before, after)).astype(np.float32)
        weights[f"{layer}.bias"] = np.zeros(after, np.float32)
    for head, count in (("policy", actions), ("value", 1)):
        weights[f"{head}.weight"] = random.normal(0, 0.01, (width, count)).astype(np.float32)
        weights[f"{head}.bias"] = np.zeros(count, np.float32)
    return {name: jnp.asarray(value) for name, value in weights.items()}


class Learner:
    """The weights, and how they get better."""

    def __init__(
        self, senses: Senses, actions: int, width: int, updates: int, rate: float, seed: int
    ) -> None:
        self.senses = senses
        self.weights = fresh_weights(senses, width, actions, seed)
        self.key = jax.random.key(seed)
        schedule = optax.linear_schedule(rate, rate / 20, updates)
        self.optimizer = optax.chain(
            optax.clip_by_global_norm(LARGEST_STEP), optax.adam(schedule, eps=1e-5)
        )
        self.momentum = self.optimizer.init(self.weights)
        self._chosen = jax.jit(self._choose)
        self._better = jax.jit(self._improve, donate_argnums=(0, 1))

    def _choose(self, weights: Weights, rows: Any, masks: Any, key: Any) -> Any:
        preferences, expected = forward(weights, self.senses, rows, masks, jnp)
        actions = jax.random.categorical(key, preferences)
        likelihoods = jnp.take_along_axis(
            jax.nn.log_softmax(preferences), actions[:, None], axis=1
        )[:, 0]
        return actions.astype(jnp.int32), likelihoods, expected

    def choose(self, rows: Any, masks: Any) -> Any:
        """An action for each row, by the preferences; its likelihood; what is expected."""
        self.key, key = jax.random.split(self.key)
        return self._chosen(self.weights, rows, masks, key)

    def _loss(self, weights: Weights, seen: Seen) -> Any:
        preferences, expected = forward(weights, self.senses, seen.rows, seen.masks, jnp)
        logs = jax.nn.log_softmax(preferences)
        now = jnp.take_along_axis(logs, seen.actions[:, None], axis=1)[:, 0]
        ratio = jnp.exp(now - seen.likelihoods)
        bounded = jnp.clip(ratio, 1 - CLIP, 1 + CLIP)
        gain = jnp.minimum(ratio * seen.advantages, bounded * seen.advantages).mean()
        surprise = ((expected - seen.returns) ** 2).mean()
        entropy = -jnp.where(seen.masks > 0, jnp.exp(logs) * logs, 0).sum(axis=1).mean()
        return -gain + VALUE * surprise - ENTROPY * entropy, (surprise, entropy)

    def _improve(self, weights: Weights, momentum: Any, seen: Seen) -> Any:
        (_, figures), slope = jax.value_and_grad(self._loss, has_aux=True)(weights, seen)
        change, momentum = self.optimizer.update(slope, momentum, weights)
        return optax.apply_updates(weights, change), momentum, figures

    def learn(self, seen: Seen, known: npt.NDArray[np.int64], batch: int) -> tuple[float, float]:
        """Go through the decisions that are known a few times, a batch after the other.

        Returns how far the expectations were off, and how much is still tried out.
        """
        gains = seen.advantages[known]
        seen = seen._replace(advantages=(seen.advantages - gains.mean()) / (gains.std() + 1e-8))
        figures = (0.0, 0.0)
        for _ in range(EPOCHS):
            self.key, key = jax.random.split(self.key)
            order = jax.random.permutation(key, jnp.asarray(known))
            for at in range(0, len(known) - batch + 1, batch):
                part = Seen(*(value[order[at : at + batch]] for value in seen))
                self.weights, self.momentum, figures = self._better(
                    self.weights, self.momentum, part
                )
        return float(figures[0]), float(figures[1])
