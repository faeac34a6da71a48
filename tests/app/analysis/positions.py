"""Many positions of both games, and a judge whose figures are anything."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Any, NamedTuple

from robobid.bots import Hint, make_bot
from robobid.bots.appraisal import Appraisal, Option
from robobid.bots.fzzzt.thoughts import bids_by_power
from robobid.bots.judge import PORTION, Judge, judge_of
from robobid.bots.powergrid import simple
from robobid.bots.powergrid.more_plans import all_plans
from robobid.core.decisions import CHANCE, Decision
from robobid.core.events import Event
from robobid.core.luck import Seeded
from robobid.games.fzzzt.rules.actions import Bid
from robobid.games.registry import game_named

TAGS = {
    "fzzzt": [
        {"Edition": edition, "Players": players}
        for edition in ("en", "fr", "de", "ru")
        for players in ("Ann; Bob", "Ann; Bob; Cleo", "Ann; Bob; Cleo; Dan")
    ],
    "powergrid": [
        {"Map": map_, "Players": players}
        for map_ in ("germany", "usa", "korea")
        for players in ("Ann; Bob; Cleo", "Ann; Bob; Cleo; Dan")
    ],
}
SENSIBLE = {"fzzzt": "apprentice", "powergrid": "simple"}
"""Who plays half of the moves: at random one seldom comes where it matters."""


class Spot(NamedTuple):
    """Somebody has a choice."""

    table: Any
    view: Any
    decision: Decision
    log: list[Event]
    """All that has happened."""


def spots(game: str, number: int, seed: int = 0) -> Iterator[Spot]:
    """So many positions of games that are played half at random."""
    rules, random, found = game_named(game).game, Random(f"{game}:{seed}"), 0
    for at in range(number):
        tags = TAGS[game][at % len(TAGS[game])]
        table, luck = rules.set_up(tags), Seeded(f"{seed}:{at}")
        log: list[Event] = []
        bot = make_bot(game, SENSIBLE[game], at)
        while decisions := rules.decisions(table):
            decision = decisions[0]
            seat, view = decision.seat, rules.view(table, decision.seat)
            if seat == CHANCE:
                action = luck.draw(decision)
            elif random.random() < 0.5:
                action = bot.choose(view, decision)
            else:
                action = decision.options.pick(random)
            if seat != CHANCE and len(decision.options) > 1:
                yield Spot(table.copy(), view, decision, [*log])
                found += 1
                if found == number:
                    return
            log += rules.apply(table, seat, action)


class AnyFigures:
    """Judges like the judge of a game, but its figures are drawn from a hat."""

    def __init__(self, game: str, seed: str) -> None:
        self._judge: Judge = judge_of(game)
        self.points_at_most = self._judge.points_at_most
        self._game = game
        self._random = Random(seed)

    def think(
        self, view: Any, decision: Decision, seed: int | str, effort: int | None
    ) -> Appraisal:
        """What the judge compares, with any figures, the best first."""
        options, usual = options_at(self._game, view, decision)
        if len(options) < 2:
            return self._judge.think(view, decision, seed, effort)
        random = self._random
        random.shuffle(options)
        chance = random.choice([0.0, 1.0, random.random(), random.random() / 5])
        figures = sorted(
            (chance * random.choice([0.0, 0.05, 1.0]) * random.random(), _error(random))
            for _ in options[1:]
        )
        return Appraisal(
            tuple(
                replace(
                    option,
                    loss=loss,
                    error=error,
                    facts={**option.facts, "takes": random.random()},
                )
                for option, (loss, error) in zip(
                    options, [(0.0, 0.0), *figures], strict=True
                )
            ),
            chance,
            usual,
        )

    def explain(
        self,
        view: Any,
        decision: Decision,
        appraisal: Appraisal,
        other: Option | None = None,
    ) -> Hint:
        """As the judge does."""
        return self._judge.explain(view, decision, appraisal, other)

    def correct(self, view: Any, decision: Decision, raw: Appraisal) -> Appraisal:
        """As the judge does."""
        return self._judge.correct(view, decision, raw)

    def chances(
        self,
        view: Any,
        decision: Decision,
        plans: Sequence[tuple[Any, ...]],
        futures: range,
        seed: int | str,
    ) -> list[list[float]]:
        """Anything; each plan is about as good in all futures."""
        luck = Random(f"{seed}:{decision.seat}")
        least = luck.choice([0.0, 0.5, 0.98])
        means = [luck.uniform(least, 1) for _ in plans]
        spread = luck.choice([0.0, 0.01, 0.3])
        noise = Random(futures.start)
        return [
            [
                min(1.0, max(0.0, noise.gauss(mean, spread)))
                for _ in range(len(futures) // PORTION)
            ]
            for mean in means
        ]

    def points(
        self,
        view: Any,
        decision: Decision,
        plans: Sequence[tuple[Any, ...]],
        futures: range,
        seed: int | str,
    ) -> list[list[float]]:
        """Anything, as chances are."""
        least = Random(seed).choice([0.0, 0.5, 1.0])
        return [
            [
                self.points_at_most * luck.uniform(least, 1)
                for _ in range(len(futures) // PORTION)
            ]
            for luck in (Random(f"{seed}:{plan}") for plan in plans)
        ]


def _error(random: Random) -> float:
    return random.choice([0.0, 0.01, 0.2]) * random.random()


def options_at(
    game: str, view: Any, decision: Decision
) -> tuple[list[Option], Hint | None]:
    """What the judge of a game compares; none where it compares nothing."""
    if game == "powergrid":
        usual = simple.advise(view, decision)
        plans = all_plans(view, decision, usual)
        return [
            Option(plan.actions, facts={"option": plan.option, "games": 100})
            for plan in plans
        ], usual
    if decision.kind != "bid":
        return [], None
    ways = bids_by_power(view, view.players[decision.seat].hand or ())
    return [
        Option((Bid.of(cards),), facts={"power": power, "is_least": power == min(ways)})
        for power, cards in ways.items()
    ], None
