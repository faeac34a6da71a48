"""What coach, hint and analysis say is true of the table and of the judge's figures.

The figures are anything, the positions are many: whatever a judge may come to think,
no sentence says more than it knows, and none contradicts another.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import cycle
from typing import Any

import pytest

from robobid.app.analysis import judgement
from robobid.app.analysis.grades import FAULTLESS, NO_STAKE
from robobid.app.analysis.judgement import Effort, Judged, judge
from robobid.app.analysis.moments import Moment
from robobid.app.analysis.slips import SLIPS, slip_of
from robobid.app.locales import LANGUAGES
from robobid.bots import roster_of
from robobid.bots.appraisal import LEAST_STAKE, NOISE, Appraisal
from robobid.bots.fzzzt.judge import LIKELY
from robobid.bots.hints import Hint
from robobid.core.decisions import Decision
from robobid.core.events import seen_by
from robobid.core.record import Entry
from robobid.games.fzzzt.asides.gains import gain_of_unit
from robobid.games.fzzzt.rules.auction import bid_power
from robobid.games.fzzzt.rules.cards import Card
from robobid.games.registry import game_named
from robobid.narration import Told
from robobid.narration.fzzzt.nouns import card_named
from robobid.narration.message import Several, seat_named
from robobid.narration.narrators import teller_of
from tests.app.analysis.positions import TAGS, AnyFigures, Spot, spots
from tests.narration.spoken import speaker

POSITIONS = 1500
"""Of each game."""
QUICK = Effort(8, 128)
NAMES = ("Ann", "Bob", "Cleo", "Dan")


@pytest.mark.parametrize("game", TAGS)
def test_every_hint_is_true_of_its_figures(game: str) -> None:
    speakers = cycle([speaker(game, lang, NAMES) for lang in LANGUAGES])
    reasons = roster_of(game).reasons
    for number, spot in enumerate(spots(game, POSITIONS)):
        figures = AnyFigures(game, str(number))
        appraisal = figures.think(spot.view, spot.decision, 0, 1)
        if appraisal.chance is None:
            continue
        for other in (None, *appraisal.options[1:3]):
            hint = figures.explain(spot.view, spot.decision, appraisal, other)

            assert hint.action == appraisal.best.action
            assert hint.values.keys() == reasons[hint.reason]
            _CHECKS[game](spot, appraisal, hint, other or appraisal.options[1])
            teller = teller_of(game, spot.table, spot.decision.seat)
            said = next(speakers).sentence(teller.hint(hint.reason, hint.values))
            assert "{" not in said
            for name in ("chance", "other_chance", "takes", "power", "other"):
                assert str(hint.values.get(name, "")) in said


def _bid_is_true(spot: Spot, appraisal: Appraisal, hint: Hint, other: Any) -> None:
    values, best = hint.values, appraisal.best
    reason = hint.reason.removeprefix("bid_ahead_")
    powers = [option.facts["power"] for option in appraisal.options]
    gain = _gain(spot)
    assert values["power"] == best.facts["power"]
    assert values["chance"] == appraisal.games()
    assert 0 <= values.get("other_chance", 0) <= values["chance"] <= 100
    assert (reason == "idle") == (appraisal.stake < LEAST_STAKE)
    if reason == "even":
        assert other.is_even or appraisal.games(other) == values["chance"]
    if reason in ("take", "try", "leave", "leave_unit"):
        assert other.loss > NOISE * other.error
        assert values["other_chance"] < values["chance"]
        assert values["other"] == other.facts["power"] != values["power"]
    if reason.startswith("leave"):  # it does not fight
        assert values["power"] == min(powers)
        assert best.facts["takes"] < LIKELY
    if reason == "leave_unit":
        assert values["costs"] == -gain > 0
    if reason in ("take", "try"):
        assert values["takes"] == round(100 * best.facts["takes"])
    if reason == "take":
        assert best.facts["takes"] >= LIKELY
        assert values["power"] > min(powers)


def _plan_is_true(spot: Spot, appraisal: Appraisal, hint: Hint, other: Any) -> None:
    values = hint.values
    assert values["chance"] == appraisal.games()
    assert values["others"]
    for *_, chance in values["others"]:
        assert 0 <= chance <= values["chance"] <= 100
    if hint.reason == "powergrid_ahead_even":
        assert appraisal.is_idle or not appraisal.tells_apart(other)
    else:
        assert appraisal.tells_apart(other)
        assert not appraisal.is_idle
    if hint.reason == "powergrid_ahead_why":
        assert appraisal.usual is not None
        assert values["why"] == (appraisal.usual.reason, appraisal.usual.values)
        assert appraisal.usual.action == hint.action


_CHECKS: dict[str, Callable[[Spot, Appraisal, Hint, Any], None]] = {
    "fzzzt": _bid_is_true,
    "powergrid": _plan_is_true,
}


@pytest.mark.parametrize("game", TAGS)
def test_grade_better_and_reason_are_of_one_mind(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    grades, in_points = set(), set()
    for number, spot in enumerate(spots(game, POSITIONS, seed=1)):
        _use(monkeypatch, AnyFigures(game, str(number)))
        found = judge(game_named(game).game, _moment(game, spot), number, QUICK)

        grades.add(found.grade)
        in_points.add(found.points and found.points.better is not None)
        _judgement_is_true(found)
    assert {"best", "doubtful", "blunder", NO_STAKE} <= grades
    assert in_points == {None, False, True}


def _judgement_is_true(found: Judged) -> None:
    chance = found.chance
    assert chance is not None
    assert 0 <= found.loss <= chance + 1e-9
    assert all(0 <= (each.chance or 0) <= chance for each in found.options)
    assert (found.grade == NO_STAKE) == (found.stake < LEAST_STAKE)
    _points_are_true(found)
    if found.grade in FAULTLESS:
        assert (found.better, found.why) == (None, None)
        return
    assert found.loss > NOISE * found.error
    assert found.stake >= min(found.loss, LEAST_STAKE)
    assert found.better not in (None, found.move)
    assert found.why is not None
    # What is called worse is not called even, and has other figures.
    assert not found.why.key.endswith(("_even", "_idle"))
    values = found.why.values
    if "chance" in values:
        assert values["chance"] == round(100 * chance)
    if "other_chance" in values:
        assert values["other_chance"] == round(100 * (chance - found.loss))
        assert values["other_chance"] < values["chance"]  # type: ignore[operator]


def _points_are_true(found: Judged) -> None:
    """Points are spoken of where no chance is at stake, and only what is clear."""
    points = found.points
    if points is None:
        return
    assert found.grade == NO_STAKE
    assert points.stake > 0
    assert points.loss >= 0
    said = (points.told, points.better, points.better_told, points.better_action)
    if points.better is None:
        assert said == (None,) * len(said)
        return
    assert None not in said
    assert points.loss > NOISE * points.error
    assert points.told is not None
    assert points.told.values["n"] == round(points.loss) > 0
    assert points.loss <= points.stake
    assert points.better != found.move


@pytest.mark.parametrize("game", TAGS)
def test_what_the_coach_asks_is_what_the_grade_says(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = 0
    for number, spot in enumerate(spots(game, POSITIONS, seed=2)):
        moment, rules = _moment(game, spot), game_named(game).game
        action = moment.entry.action
        _use(monkeypatch, AnyFigures(game, str(number)))
        found = judge(rules, moment, number, QUICK)
        _use(monkeypatch, AnyFigures(game, str(number)))
        slip = slip_of(rules, spot.table, spot.decision, action, QUICK, number)
        assert (slip is not None) == (found.grade in SLIPS)
        if slip is None or found.chance is None:
            continue
        asked += 1
        assert slip.move == found.better
        assert slip.asked.values["chance"] == round(100 * found.chance)
        assert slip.asked.values["other"] == round(100 * (found.chance - found.loss))
        for name in ("chance", "other_chance"):
            said = slip.why.values.get(name)
            assert said in (None, slip.asked.values[name.removesuffix("_chance")])
    assert asked > POSITIONS / 10


def _use(monkeypatch: pytest.MonkeyPatch, figures: AnyFigures) -> None:
    monkeypatch.setattr(judgement, "judge_of", lambda _: figures)


def _moment(game: str, spot: Spot) -> Moment:
    """Somebody does anything."""
    number = len(spot.log)
    decision = spot.decision
    actions = [*decision.options]
    entry = Entry(decision.seat, actions[number % len(actions)], (), 1, [], frozenset())
    return Moment(0, entry, spot.table, decision)


# -- the coach's panel ----------------------------------------------------------------


@pytest.mark.parametrize("game", TAGS)
def test_every_sentence_of_the_coach_is_true_of_the_table(game: str) -> None:
    speakers = cycle([speaker(game, lang, NAMES) for lang in LANGUAGES])
    told = set()
    for spot in spots(game, POSITIONS, seed=3):
        seat = spot.decision.seat
        log = seen_by(spot.log, seat)
        teller = teller_of(game, spot.table, seat)
        coaching = teller.coach(spot.view, spot.decision, log)
        for each in (*coaching.happened, *coaching.now):
            tip = each.key.rpartition(".")[2]
            assert "{" not in next(speakers).sentence(each)
            told.add(tip)
            if tip in _TRUE[game]:
                assert _TRUE[game][tip](spot, each), each
    assert set(_TRUE[game]) <= told


def _gain(spot: Spot) -> int:
    card = spot.view.belt[0]
    own = spot.view.players[spot.decision.seat]
    return gain_of_unit(own, card) if card.is_unit else 0


def _owned(spot: Spot) -> list[Card]:
    """All cards of a seat that are on no unit, as the table has them."""
    own: list[Card] = spot.table.players[spot.decision.seat].personal_cards()
    return own


def _fewest_missing(symbols: Sequence[str], robots: Sequence[Card]) -> int:
    """How many symbols stay without a robot of their own, by trying everything."""
    if not symbols:
        return 0
    first, *rest = symbols
    with_one = [
        _fewest_missing(rest, [each for each in robots if each != robot])
        for robot in robots
        if first in robot.symbols
    ]
    return min([1 + _fewest_missing(rest, robots), *with_one])


def _names(told: Told, gap: str) -> list[str]:
    found = told.values[gap]
    assert isinstance(found, Several)
    return [each.id for each in found.items]  # type: ignore[union-attr]


def _lacks(spot: Spot, told: Told) -> bool:
    card = spot.view.belt[0]
    robots = [each for each in _owned(spot) if each.is_robot]
    missing = _fewest_missing(card.symbols, robots)
    # What the panel calls impossible, no hint calls worth it: the unit costs points.
    return missing == len(_names(told, "symbols")) > 0 and _gain(spot) <= 0


def _has_all(spot: Spot, told: Told) -> bool:
    card = spot.view.belt[0]
    robots = [each for each in _owned(spot) if each.is_robot]
    pays = _gain(spot) > 0
    is_busy = told.key.endswith("busy")
    return _fewest_missing(card.symbols, robots) == 0 and pays != is_busy


def _left(spot: Spot, told: Told) -> bool:
    view, hand = spot.view, spot.table.players[spot.decision.seat].hand
    return told.values == {
        "cards": len(view.belt) + view.face_down,
        "n": len(hand),
        "power": bid_power(view.rules, hand),
    }


def _others(spot: Spot) -> Iterator[Any]:
    for seat, player in enumerate(spot.table.players):
        if seat != spot.decision.seat:
            yield player


def _chief_bids(spot: Spot, told: Told) -> bool:
    chief, view = spot.table.chief, spot.view
    named = told.values["name"] == seat_named(chief, spot.decision.seat)
    return named and view.players[chief].hand_size > 0


_FZZZT: dict[str, Callable[[Spot, Told], bool]] = {
    "alone": lambda spot, _: not any(p.hand or p.bid for p in _others(spot)),
    "spanner": _chief_bids,
    "spanner_yours": lambda spot, _: spot.table.chief == spot.decision.seat,
    "unit": _has_all,
    "unit_busy": _has_all,
    "unit_lacks": _lacks,
    "left": _left,
    "fzzzt": lambda spot, told: told.values["points"] == -spot.view.belt[0].points,
    "fits": lambda spot, told: any(
        told.values["unit"] == card_named(unit) and spot.view.belt[0].fits(unit)
        for unit in spot.table.players[spot.decision.seat].units
    ),
}


def _me(spot: Spot) -> Any:
    return spot.view.players[spot.decision.seat]


def _capacity(spot: Spot) -> int:
    """How many cities the plants of a seat supply, all told."""
    facts = spot.view.setup.plants
    return sum(facts[plant].cities for plant in _me(spot).plants)


def _counts(spot: Spot, told: Told) -> bool:
    cities = len(_me(spot).cities)
    return told.values["cities"] == cities and told.values["n"] == _capacity(spot)


def _is_at(end: int) -> Callable[[Spot, Told], bool]:
    return lambda spot, _: spot.table.order[end] == spot.decision.seat


def _leader(spot: Spot, told: Told) -> bool:
    return told.values["n"] == max(len(each.cities) for each in spot.view.players)


def _may_still_buy(spot: Spot, _: Told) -> bool:
    return spot.decision.kind in ("open", "bid")


_POWERGRID: dict[str, Callable[[Spot, Told], bool]] = {
    "build_enough": lambda s, t: _counts(s, t) and _capacity(s) <= len(_me(s).cities),
    "build_more": lambda s, t: _counts(s, t) and _capacity(s) > len(_me(s).cities),
    "more_plants": lambda s, t: _counts(s, t) and _capacity(s) <= len(_me(s).cities),
    "plants_enough": lambda s, t: _counts(s, t) and _capacity(s) > len(_me(s).cities),
    "build_first": _is_at(-1),
    "fuel_first": _is_at(-1),
    "fuel_last": _is_at(0),
    "order_last": _is_at(-1),
    "order_first": _is_at(0),
    "open_first": lambda spot, told: _is_at(0)(spot, told) and not spot.table.sold,
    "end_near": _leader,
    "step2_near": lambda spot, told: _leader(spot, told) and spot.table.step == 1,
    "first_city": lambda spot, _: not _me(spot).cities,
    "first_plant": lambda spot, _: spot.table.round == 1,
    "let_go": _may_still_buy,
    "market_now": lambda spot, _: spot.decision.kind in ("open", "bid"),
}

_TRUE: dict[str, dict[str, Callable[[Spot, Told], bool]]] = {
    "fzzzt": _FZZZT,
    "powergrid": _POWERGRID,
}


def test_the_panel_never_praises_a_unit_that_a_hint_calls_a_loss() -> None:
    praised = 0
    for spot in spots("fzzzt", POSITIONS, seed=4):
        if spot.decision.kind != "bid" or not spot.view.belt[0].is_unit:
            continue
        decision: Decision = spot.decision
        teller = teller_of("fzzzt", spot.table, decision.seat)
        now = teller.coach(spot.view, decision, []).now
        tips = {each.key.rpartition(".")[2] for each in now}
        praised += "unit" in tips
        assert ("unit" in tips) == (_gain(spot) > 0)
    assert praised
