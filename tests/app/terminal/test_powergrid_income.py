"""A slip where plants run costs no income; a refusal speaks no Python."""

from __future__ import annotations

import pytest

from robobid.app.terminal.powergrid.answers import SURE, actions_from
from robobid.app.terminal.powergrid.speech import PowerGridSpeech
from robobid.app.terminal.voice import speaker
from robobid.core.errors import Illegal
from robobid.games.powergrid.game import POWER_GRID
from robobid.games.powergrid.rules.actions import DONE, Run
from robobid.games.powergrid.table import Table
from robobid.games.powergrid.text.arrange import Holding
from tests.powergrid.builders import A, B, asked
from tests.powergrid.robots import a_game_of, robot_table


def typed(table: Table, line: str) -> list[object]:
    decision = asked(table)
    speech = PowerGridSpeech(speaker("en"), ("Ann", "Bob"))
    view = POWER_GRID.view(table, decision.seat)
    return list(actions_from(line, view, decision, speech))


@pytest.fixture
def production() -> Table:
    held = Holding(30, (4,), (2, 0, 0, 0), ("Kiel",))
    return robot_table("Ann; Bob", held, round=2, phase="income", order=(A, B))


@pytest.mark.parametrize("line", ["0", "d", "done", "p"])
def test_income_is_never_thrown_away_by_a_slip(production: Table, line: str) -> None:
    with pytest.raises(Illegal) as refused:
        typed(production, line)

    assert refused.value.code == "income_lost"
    assert refused.value.values["best"] > refused.value.values["income"]


def test_who_means_it_says_so(production: Table) -> None:
    assert typed(production, SURE) == [DONE]


def test_enter_runs_the_best_plants(production: Table) -> None:
    run, done = typed(production, "")

    assert isinstance(run, Run)
    assert done == DONE


def test_a_pass_where_nothing_can_be_passed_names_the_answers() -> None:
    with pytest.raises(Illegal) as refused:
        typed(a_game_of("Ann; Bob", regions="drafted"), "p")

    assert refused.value.code == "not_a_choice"
    assert "ChooseRegion" not in str(refused.value.values)
