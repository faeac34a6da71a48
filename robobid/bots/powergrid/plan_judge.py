"""What a person's plan for the round is worth: played out in imagined futures.

The rest of the round is played as the plan says, with the planner's picture of
everybody else, and of whatever the plan leaves open; then some rounds more, as the
planner does when it tries a move. All plans meet the same futures, and so does what the
planner itself would do. It is made from a view alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Final, NamedTuple

from robobid.bots.correction import Correction, correction_for
from robobid.bots.figures import error_of_mean, mean, means_of_portions
from robobid.bots.hints import FOR_HINTS
from robobid.bots.powergrid import simple
from robobid.bots.powergrid.effort import PLANNER
from robobid.bots.powergrid.judge import chances_in, learned_weights
from robobid.bots.powergrid.more_plans import all_plans
from robobid.bots.powergrid.planner import think
from robobid.bots.powergrid.plans import openings
from robobid.bots.powergrid.rollouts import Rollouts, box_of, line_ups, seed_for
from robobid.bots.shipped import shipped
from robobid.core.decisions import Decision
from robobid.games.powergrid.asides.imagine import imagine, table_in_sight
from robobid.games.powergrid.asides.orders import whole_turn
from robobid.games.powergrid.asides.round_plan import RoundPlan
from robobid.games.powergrid.rules import flow
from robobid.games.powergrid.rules.actions import PASS, Action
from robobid.games.powergrid.rules.auction import OpeningOptions
from robobid.games.powergrid.rules.plants import Number
from robobid.games.powergrid.view import View, view_of
from robobid.twins.arrays import NDArray, np
from robobid.twins.judgement import SIMPLE_POWER_GRID, PowerGridJudgement
from robobid.twins.luck import LUCK
from robobid.twins.powergrid.batch_steps import apply, player_actions
from robobid.twins.powergrid.convert import from_actions, from_table, to_table
from robobid.twins.powergrid.play import play_on
from robobid.twins.powergrid.table import OVER

FUTURES: Final = 320
"""So many rounds are played, shared by all that is compared, in about a second ..."""
FIRST: Final = 8
"""... and so many for each plant that one might put up, to find the best."""
COPIES: Final = 8
"""So often is every round played on."""


class Aim(NamedTuple):
    """What a seat means to do in a round; `simple` does whatever it leaves open."""

    plan: RoundPlan | None = None
    begin: tuple[Action, ...] = ()
    """What it does now."""
    plant: Number | None = None
    """What it puts up when it is to open an auction; 0 is to pass."""
    option: tuple[str, dict[str, Any]] | None = None
    """What a hint calls it."""


class Worth(NamedTuple):
    """How surely a seat wins with what it means to do."""

    aim: Aim
    chance: float
    """Corrected, as the ends of games between our levels say."""
    error: float
    """The standard error of the chance."""
    scores: tuple[float, ...]
    """How surely in each future, before it was corrected."""

    def lead_over(self, other: Worth) -> tuple[float, float]:
        """How much more surely it wins than another, and the standard error of that.

        Both met the same futures, so that this is surer than either chance.
        """
        apart = [
            mine - its for mine, its in zip(self.scores, other.scores, strict=True)
        ]
        lead, found = self.chance - other.chance, mean(apart)
        return lead, error_of_mean(apart) * (lead / found if found else 1.0)


def judge_plans(
    plans: Sequence[RoundPlan],
    view: View,
    decision: Decision | None,
    seed: int | str = FOR_HINTS,
    futures: int = FUTURES,
) -> list[Worth]:
    """What plans of this round are worth, and last what the planner would do."""
    assert view.seat is not None
    rounds = Rounds(view, view.seat, seed)
    own = _own_aim(view, decision, rounds, seed)
    aims = [*(Aim(plan) for plan in plans), own]
    scores = rounds.chances(aims, range(FIRST, FIRST + futures // len(aims)))
    known = shipped(__package__, "correction")["stages"]
    correct = correction_for(known, view.round, decision.kind if decision else "")
    return [_worth(aim, row, correct) for aim, row in zip(aims, scores, strict=True)]


def _worth(aim: Aim, scores: Sequence[float], correction: Correction) -> Worth:
    chance, error = mean(scores), error_of_mean(scores)
    least, most = max(0.0, chance - error), min(1.0, chance + error)
    error = (correction.of(most) - correction.of(least)) / 2
    return Worth(aim, correction.of(chance), error, tuple(scores))


# -- what the planner would do ------------------------------------------------------


def _own_aim(
    view: View, decision: Decision | None, rounds: Rounds, seed: int | str
) -> Aim:
    """Now what it would choose; before its auction, the plant that does best."""
    if decision is not None:
        usual = simple.advise(view, decision)
        possible = all_plans(view, decision, usual)
        if len(possible) < 2:
            return Aim(begin=(usual.action,))
        tried = think(view, possible, usual, Rollouts(view, decision.seat, seed))
        best = tried[0].plan
        return Aim(begin=best.actions, option=best.option)
    aims = [*_plants(view)]
    if len(aims) < 2:
        return Aim()
    scores = rounds.chances(aims, range(FIRST))
    return max(zip(map(mean, scores), aims, strict=True), key=lambda pair: pair[0])[1]


def _plants(view: View) -> Iterator[Aim]:
    """What could be put up in an auction that is still to come, as things stand."""
    table, seat = table_in_sight(view), view.seat
    assert seat is not None
    if table.phase != "auction" or seat not in table.waiting:
        return
    decision = Decision(seat, "open", OpeningOptions(table, seat))
    for plan in openings(view, decision):
        yield Aim(plant=plan.values.get("plant", 0), option=plan.option)


# -- rounds that are played out -----------------------------------------------------


class Rounds:
    """The rest of a round, imagined again and again, for whatever a seat means to do.

    A number stands for the same hidden money and the same luck for every aim. In a
    round rivals are all of one kind; the rounds after it are the planner's futures.
    """

    def __init__(self, view: View, seat: int, seed: int | str) -> None:
        self._view, self._seat = view, seat
        self._box = box_of(view.setup)
        self._seed = seed_for(view, seed)
        self._kinds = PLANNER.kinds
        self._line_ups = line_ups(view, seat, self._kinds, self._seed)
        self._last_round = view.round + PLANNER.rounds - 1
        self._most = view.setup.figures.cities_for_end
        self._weights = learned_weights(view.setup, PLANNER.learned)

    def chances(self, aims: Sequence[Aim], futures: range) -> list[list[float]]:
        """How surely the seat wins with each aim in each future."""
        ended: dict[int, list[Any]] = {}
        for at, kind in enumerate(self._kinds):
            numbers = [n for n in futures if n % len(self._kinds) == at]
            tables = self.ends(aims, numbers, kind) if numbers else []
            for place, number in enumerate(numbers):
                ended[number] = tables[place :: len(numbers)]
        rows = [self._play_on(ended[number], number) for number in futures]
        return [list(column) for column in zip(*rows, strict=True)]

    def ends(
        self, aims: Sequence[Aim], numbers: Sequence[int], kind: PowerGridJudgement
    ) -> list[Any]:
        """The tables at the end of the round, by aim and then by future."""
        box, seat = self._box, self._seat
        starts = [from_table(box, self._imagined(number)) for number in numbers]
        tables = np.concatenate(starts * len(aims))
        luck = np.zeros(len(tables), LUCK)
        for row in range(len(tables)):
            random = Random(f"{self._seed}:{numbers[row % len(numbers)]}")
            luck[row]["state"] = random.getrandbits(64)
        turns = [Turns(aims[row // len(numbers)], seat) for row in range(len(tables))]
        ends: list[Any] = [None] * len(tables)
        while True:
            for row, table in enumerate(tables):
                is_over = table["phase"] == OVER or table["round"] > self._view.round
                if ends[row] is None and is_over:
                    ends[row] = tables[row : row + 1].copy()
            if all(end is not None for end in ends):
                return ends
            actions = player_actions(box, tables, kind, luck)
            mine = [
                row
                for row, end in enumerate(ends)
                if end is None and actions[row]["seat"] == seat
            ]
            usual = player_actions(box, tables, SIMPLE_POWER_GRID, luck.copy())
            for row in mine:
                action = turns[row].next(box, tables[row])
                if action is None:
                    actions[row] = usual[row]
                else:
                    actions[row] = from_actions(box, [(seat, action)])[0]
            apply(box, tables, actions)

    def _imagined(self, number: int) -> Any:
        return imagine(self._view, Random(f"{self._seed}:{number}:money"))

    def _play_on(self, tables: Sequence[Any], number: int) -> list[float]:
        """Some rounds more, several times each; all tables with the same luck."""
        ended: NDArray[Any] = play_on(
            self._box,
            np.concatenate(list(tables)),
            self._line_ups,
            COPIES,
            self._seed,
            last_round=self._last_round,
            first=number * COPIES,
        )
        chances = chances_in(
            ended, self._most, self._weights, self._last_round, self._seat
        )
        return [means_of_portions(row, COPIES)[0] for row in chances]


class Turns:
    """The turns of a seat that has an aim, on one table."""

    def __init__(self, aim: Aim, seat: int) -> None:
        self._aim, self._seat = aim, seat
        self._next: list[Action] = [*aim.begin]

    def next(self, box: Any, row: Any) -> Action | None:
        """What it does now; none is what `simple` would do."""
        if not self._next and (self._aim.plan or self._aim.plant is not None):
            table = to_table(box, row)
            (decision,) = flow.decisions(table)
            self._next = [*self._turn(view_of(table, self._seat), decision)]
        return self._next.pop(0) if self._next else None

    def _turn(self, view: View, decision: Decision) -> Sequence[Action]:
        if self._aim.plan is not None:
            return whole_turn(self._aim.plan, view, decision)
        if decision.kind != "open":
            return ()
        if not self._aim.plant:
            return (PASS,) if PASS in decision.options else ()
        offers = openings(view, decision)
        return next(
            (p.actions for p in offers if p.values.get("plant") == self._aim.plant), ()
        )
