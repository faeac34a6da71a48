"""Turns on one core: how benchmarks of the twins time themselves and their rivals."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from time import perf_counter, process_time
from typing import Any, Final, NamedTuple

SECONDS: Final = 0.5

Turn = Callable[[], tuple[int, float]]
"""Plays for a while; gives what was done, and the seconds of the core it took."""


class Rival(NamedTuple):
    """Whom we are measured against, by which way of ours, and the ratio we want."""

    name: str
    ours: str
    target: float


def timed(steps: Iterator[int]) -> Turn:
    """A turn that goes through steps, each of some decisions, until time is up."""

    def turn() -> tuple[int, float]:
        done = 0
        start = process_time()
        while (elapsed := process_time() - start) < SECONDS:
            done += next(steps)
        return done, elapsed

    return turn


def stepped(batch: Any, games: int) -> Iterator[int]:
    """A twin as a learner uses it: every decision with observation and mask."""
    while True:
        batch.step(batch.random_numbers())
        yield games


def best_of(turns: dict[str, Turn], times: int) -> dict[str, float]:
    """Let everybody play in turn; gives the best of each, per second."""
    best = dict.fromkeys(turns, 0.0)
    for turn in turns.values():
        turn()  # whatever is made on the first call is not measured
    for _ in range(times):
        for name, turn in turns.items():
            done, seconds = turn()
            best[name] = max(best[name], done / seconds)
    return best


def on_one_core() -> set[int]:
    """Keep to one core; gives those that we may use."""
    if not hasattr(os, "sched_setaffinity"):
        return set(range(os.cpu_count() or 1))
    cores = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {min(cores)})
    return cores


def two_cores_against_one(play: Callable[[int], Any], times: int) -> float:
    """How many times as fast two cores are, both by the clock on the wall."""
    best = {1: float("inf"), 2: float("inf")}
    for _ in range(times):
        for cores in best:
            start = perf_counter()
            play(cores)
            best[cores] = min(best[cores], perf_counter() - start)
    return best[1] / best[2]


def pgx_steps(name: str, batch: int, steps: int) -> Iterator[int]:
    """A game of pgx, many steps per call, uniformly random among what is legal."""
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental.wrappers import auto_reset

    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def one_step(state: Any, key: Any) -> Any:
        chosen, dealt = jax.random.split(key)
        logits = jnp.log(state.legal_action_mask.astype(jnp.float32))
        actions = jax.random.categorical(chosen, logits, axis=-1)
        return step(state, actions, jax.random.split(dealt, batch)), None

    def all_steps(state: Any, key: Any) -> Any:
        return jax.lax.scan(one_step, state, jax.random.split(key, steps))[0]

    many_steps = jax.jit(all_steps)
    key = jax.random.PRNGKey(1)
    state = jax.vmap(env.init)(jax.random.split(key, batch))
    while True:
        key, now = jax.random.split(key)
        state = many_steps(state, now)
        state.current_player.block_until_ready()
        yield batch * steps


def show(name: str, speed: str, ratio: float, target: float) -> None:
    """A line of the table."""
    met = "met" if ratio >= target else "MISSED"
    print(f"  {name:52} {speed:>12} {ratio:9.2f} {target:8g}  {met}")


def show_rivals(rivals: Sequence[Rival], best: Mapping[str, float]) -> None:
    """How many times as fast we are as each of them, and what we want."""
    print(f"  {'against':52} {'':12} {'ratio':>9} {'target':>8}")
    for name, ours, target in rivals:
        if name in best:
            show(name, f"{best[name]:,.0f}", best[ours] / best[name], target)
        else:
            print(f"  {name:52} not measured here")
