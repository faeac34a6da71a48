"""Every sentence about a decision says what the figures say, whatever they are."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from robobid.app.analysis.grades import FAULTLESS, NO_STAKE, grade_of
from robobid.app.locales import LANGUAGES
from robobid.bots import Hint, roster_of
from robobid.bots.appraisal import LEAST_STAKE, Appraisal, Option
from robobid.bots.fzzzt.judge import LIKELY, explain, gain_of
from robobid.bots.powergrid.planner import explain as explain_plans
from robobid.core.decisions import CHANCE
from robobid.games.registry import game_named
from robobid.narration.narrators import teller_of
from tests.app.analysis.positions import options_at
from tests.narration.spoken import speaker

TAGS = {
    "fzzzt": {"Edition": "en", "Players": "Ann; Bob; Cleo"},
    "powergrid": {"Map": "germany", "Players": "Ann; Bob; Cleo"},
}
POSITIONS = 150
LOSSES = st.one_of(st.just(0.0), st.floats(0, 0.03), st.floats(0, 1))
ERRORS = st.one_of(st.just(0.0), st.floats(0, 0.02), st.floats(0, 0.2))


@cache
def spots(game: str) -> list[tuple[Any, list[Option], Hint | None, Any]]:
    """What may be done at many moments of games that are played at random."""
    return list(_spots(game))


def _spots(game: str) -> Iterator[tuple[Any, list[Option], Hint | None, Any]]:
    rules, random, found = game_named(game).game, Random(game), 0
    while found < POSITIONS:
        table = rules.set_up(TAGS[game])
        while found < POSITIONS and (decisions := rules.decisions(table)):
            decision = decisions[0]
            if decision.seat != CHANCE:
                view = rules.view(table, decision.seat)
                options, usual = options_at(game, view, decision)
                if len(options) > 1:
                    found += 1
                    teller = teller_of(game, table, decision.seat)
                    yield view, options, usual, teller
            rules.apply(table, decision.seat, decision.options.pick(random))


@st.composite
def judged(draw: st.DrawFn, game: str) -> tuple[Any, Appraisal, Any]:
    """A position of a game, judged in any way."""
    view, options, usual, teller = draw(st.sampled_from(spots(game)))
    order = draw(st.permutations(options))
    figures = sorted(draw(st.tuples(LOSSES, ERRORS)) for _ in order[1:])
    found = [
        Option(
            option.actions,
            *figure,
            {**option.facts, "takes": draw(st.floats(0, 1))},
        )
        for option, figure in zip(order, [(0.0, 0.0), *figures], strict=True)
    ]
    return view, Appraisal(tuple(found), draw(st.floats(0, 1)), usual), teller


@settings(deadline=None, max_examples=100)
@given(judged("fzzzt"), st.data())
def test_a_hint_for_a_bid_says_what_the_figures_say(
    found: tuple[Any, Appraisal, Any], data: st.DataObject
) -> None:
    view, appraisal, _ = found
    best = appraisal.best
    other = data.draw(st.sampled_from([None, *appraisal.options[1:]]))
    beside = other or appraisal.options[1]

    hint = explain(view.belt[0], appraisal, gain_of(view, view.seat), other)

    values = hint.values
    assert values.keys() == roster_of("fzzzt").reasons[hint.reason]
    assert hint.action == best.action
    assert values["power"] == best.facts["power"]
    assert 0 <= values.get("other_chance", 0) <= values["chance"] <= 100
    reason = hint.reason.removeprefix("bid_ahead_")
    assert (reason == "idle") == (appraisal.stake < LEAST_STAKE)
    if reason == "even":
        assert beside.is_even or appraisal.games(beside) == values["chance"]
    if reason in ("take", "try", "leave", "leave_unit"):
        assert not beside.is_even
        assert values["other_chance"] < values["chance"]
        assert values["other"] == beside.facts["power"]
    if reason.startswith("leave"):
        # It does not fight: nobody is told to bid more than they did.
        powers = [option.facts["power"] for option in appraisal.options]
        assert values["power"] == min(powers)
        assert best.facts["takes"] < LIKELY
    if reason == "leave_unit":
        assert view.belt[0].is_unit
        assert values["costs"] > 0
    if reason == "take":
        assert values["takes"] >= 100 * LIKELY
        assert not best.facts["is_least"]


@settings(deadline=None, max_examples=100)
@given(judged("powergrid"), st.data())
def test_a_hint_for_a_plan_says_what_the_figures_say(
    found: tuple[Any, Appraisal, Any], data: st.DataObject
) -> None:
    _, appraisal, _ = found
    other = data.draw(st.sampled_from([None, *appraisal.options[1:]]))

    hint = explain_plans(appraisal, other)

    values = hint.values
    assert values.keys() == roster_of("powergrid").reasons[hint.reason]
    assert hint.action == appraisal.best.action
    assert values["others"]
    for *_, chance in values["others"]:
        assert 0 <= chance <= values["chance"] <= 100
    shown = [
        option
        for option in appraisal.options[1:]
        if (*option.facts["option"], appraisal.games(option)) in values["others"]
    ]
    if hint.reason == "powergrid_ahead_even":
        assert appraisal.is_idle or not any(map(appraisal.tells_apart, shown))
    elif other is None:
        assert not appraisal.is_idle
        assert all(map(appraisal.tells_apart, shown))
    else:
        assert appraisal.tells_apart(other)
    if hint.reason == "powergrid_ahead_why":
        assert appraisal.usual is not None
        assert appraisal.usual.action == hint.action
        assert values["why"] == (appraisal.usual.reason, appraisal.usual.values)


@pytest.mark.parametrize("game", TAGS)
@settings(deadline=None, max_examples=100)
@given(data=st.data())
def test_hint_and_grade_agree(game: str, data: st.DataObject) -> None:
    _, appraisal, _ = data.draw(judged(game))

    grades = [
        grade_of(option.loss, option.error, appraisal.stake)
        for option in appraisal.options
    ]

    assert grades[0] in FAULTLESS  # what a hint advises is never blamed
    assert (NO_STAKE in grades) == appraisal.is_idle
    for option, grade in zip(appraisal.options, grades, strict=True):
        chance = appraisal.chance_of(option)
        assert 0 <= chance <= (appraisal.chance or 0)
        if grade not in FAULTLESS:
            assert not option.is_even
            assert option.loss <= appraisal.stake


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", TAGS)
@settings(deadline=None, max_examples=20)
@given(data=st.data())
def test_the_figures_are_in_the_sentence(
    game: str, lang: str, data: st.DataObject
) -> None:
    view, appraisal, teller = data.draw(judged(game))
    hint = (
        explain(view.belt[0], appraisal, gain_of(view, view.seat))
        if game == "fzzzt"
        else explain_plans(appraisal)
    )

    said = speaker(game, lang, ("Ann", "Bob", "Cleo")).sentence(
        teller.hint(hint.reason, hint.values)
    )

    assert "{" not in said
    for name in ("chance", "other_chance", "takes", "power", "other"):
        assert str(hint.values.get(name, "")) in said
