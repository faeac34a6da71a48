"""Luck, stroke by stroke."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

from robobid.app.analysis import luck
from robobid.app.analysis.judgement import Effort
from robobid.app.analysis.luck import OPENING, Stroke, measure, results_at, strokes
from robobid.app.analysis.moments import before_each, is_forced
from robobid.app.analysis.work import Wanted, added_up, all_of, look_at
from robobid.core.decisions import CHANCE
from robobid.core.reader import read_record
from robobid.core.record import Record
from robobid.games.registry import game_named
from tests.app.analysis.records import at_random

LITTLE = Effort(16, 128, 256)


class Loaded:
    """Whoever is asked about a table knows that the first seat gains so much by it."""

    def __init__(self, by: float, spread: float) -> None:
        self.by, self.spread = by, spread
        self.asked: list[range] = []

    def chances(self, tables: Sequence[Any], futures: range, seed: str) -> Any:
        self.asked.append(futures)
        noise = np.random.default_rng(futures.start).normal(size=len(futures))
        first = np.array([0.5 + 0 * noise, 0.5 + self.by + self.spread * noise])
        return np.stack([first, 1 - first], axis=2)[: len(tables)]


@pytest.mark.parametrize("game", ["fzzzt", "powergrid"])
def test_strokes_are_all_luck_of_a_game_and_nothing_else(game: str) -> None:
    record = at_random(game)

    opening, *found = strokes(record)

    covered = {n for each in found for n in range(each.number, each.last + 1)}
    lucky = {n: table for n, e, table in before_each(record) if e.seat == CHANCE}
    assert (opening.number, opening.before) == (OPENING, opening.after)
    assert covered <= {*lucky}
    # Where there was but one card left nobody had luck.
    certain = [record.game.decisions(lucky[n])[0] for n in {*lucky} - covered]
    assert all(map(is_forced, certain))
    assert bool(certain) == (game == "powergrid")
    for each in found:
        kinds = {type(e.action) for e in record.entries[each.number - 1 : each.last]}
        assert len(kinds) == 1
        assert each.before != each.after


def test_a_sure_change_is_measured_once_and_a_doubtful_one_to_the_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    record = at_random("fzzzt")
    stroke = strokes(record)[1]
    sure, doubtful = Loaded(0.1, 0.02), Loaded(0.1, 0.3)

    found = []
    for each in (sure, doubtful):
        monkeypatch.setattr(luck, "oracle_of", lambda _, it=each: it)
        found.append(measure(record.game, stroke, 1, 1024))

    assert sure.asked == [range(128)]
    assert [futures.stop for futures in doubtful.asked] == [128, 256, 512, 1024]
    for drawn in found:
        assert drawn.changes[0] == pytest.approx(0.1, abs=0.03) == -drawn.changes[1]
        assert drawn.before == pytest.approx((0.5, 0.5))
    assert found[1].errors[0] == pytest.approx(0.3 / 1024**0.5, rel=0.1)


@pytest.mark.parametrize("game", ["fzzzt", "powergrid"])
def test_everybody_together_has_no_luck(game: str) -> None:
    record = at_random(game, seed=2)
    chosen = strokes(record)[1::12]

    found = [measure(record.game, stroke, 1, 128) for stroke in chosen]

    assert found == [measure(record.game, stroke, 1, 128) for stroke in chosen]
    for drawn in found:
        assert sum(drawn.before) == pytest.approx(1)
        assert sum(drawn.changes) == pytest.approx(0, abs=1e-9)
        assert all(0 <= chance <= 1 for chance in drawn.before)


@pytest.mark.parametrize("game", ["fzzzt", "powergrid"])
def test_luck_that_ends_a_game_changes_its_chances_into_the_result(game: str) -> None:
    record = at_random(game)
    before = strokes(record)[-1].before

    drawn = measure(record.game, Stroke(9, 9, 1, before, record.table), 1, 128)

    results = results_at(record.game, record.table)
    after = np.add(drawn.before, drawn.changes)
    assert [*after] == pytest.approx(results)


def test_robots_and_persons_do_not_begin_alike() -> None:
    """So the start is measured, and is not one in as many as there are seats."""
    tags = {"Map": "germany", "Players": "Ann; robot 1-1-1-1-1", "Regions": "drawn"}
    record: Record[Any] = Record(game_named("powergrid").game, tags)

    drawn = measure(record.game, strokes(record)[0], 1, 256)

    assert (drawn.number, drawn.changes) == (OPENING, (0.0, 0.0))
    assert sum(drawn.before) == pytest.approx(1)
    assert abs(drawn.before[0] - 0.5) > 0.02


def test_a_stroke_is_told_by_what_it_began_with() -> None:
    record = at_random("fzzzt")

    told = [each.told for each in strokes(record)]

    assert told[0] == ()
    assert {each.key for each in told[1]} == {"fzzzt.event.personal_cards"}
    assert all(told[1:])


def test_a_game_cut_off_has_no_luck_yet_and_a_whole_one_adds_up() -> None:
    cut = at_random("fzzzt", 30)
    late = at_random("fzzzt")
    record = read_record(late.write(), late.game)
    wanted = Wanted.of(record)
    found = [
        look_at(record.game, each, 1, LITTLE)
        for each in all_of(record)
        if isinstance(each, Stroke)
    ]

    account = added_up(wanted, found)

    assert not any(isinstance(each, Stroke) for each in all_of(cut))
    assert [*wanted.numbers] == sorted(wanted.numbers)
    assert len(account.draws) == len(found) - 1
    lucks = [seat.luck or 0.0 for seat in account.seats]
    assert sum(lucks) == pytest.approx(0, abs=1e-9)
