"""Decisions judged, with little effort."""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

import numpy as np
import pytest

from robobid.app.analysis.account import Account, account_of
from robobid.app.analysis.grades import FAULTLESS
from robobid.app.analysis.judgement import Effort, compare, judge
from robobid.app.analysis.moments import moments
from robobid.app.analysis.work import Wanted, analyse
from robobid.app.commands import main
from robobid.arena.executors import workforce
from robobid.core.reader import read_record
from robobid.games.registry import game_named
from tests.app.analysis.records import at_random

LITTLE = Effort(16, 128, 128)


class Loaded:
    """The first plan wins more often, by so much and so evenly."""

    def __init__(self, by: float, spread: float) -> None:
        self.by, self.spread = by, spread
        self.asked: list[range] = []

    def think(self, *_: object) -> None: ...

    def chances(self, view, decision, plans, futures, seed):  # type: ignore[no-untyped-def]
        self.asked.append(futures)
        noise = np.random.default_rng(futures.start).normal(size=len(futures) // 8)
        return np.array([0.5 + self.by + self.spread * noise, 0 * noise + 0.5])


def test_a_sure_loss_is_compared_once_and_a_doubtful_one_to_the_end() -> None:
    moment = moments(at_random("fzzzt", 20))[0]
    sure, doubtful = Loaded(0.15, 0.01), Loaded(0.02, 0.3)

    found = compare(sure, moment, None, [(), ()], "", 1024)  # type: ignore[arg-type]
    compare(doubtful, moment, None, [(), ()], "", 1024)  # type: ignore[arg-type]

    assert sure.asked == [range(128)]
    assert found.losses[1] == pytest.approx(0.15, abs=0.02)
    assert doubtful.asked == [
        range(128),
        range(128, 256),
        range(256, 512),
        range(512, 1024),
    ]


@pytest.mark.parametrize("game", ["fzzzt", "powergrid"])
def test_the_same_seed_gives_the_same_judgement(game: str) -> None:
    record = at_random(game, 40 if game == "fzzzt" else 30)
    chosen = moments(record)[-3:]

    found = [judge(record.game, moment, 1, LITTLE) for moment in chosen]

    assert found == [judge(record.game, moment, 1, LITTLE) for moment in chosen]
    for move, moment in zip(found, chosen, strict=True):
        assert (move.number, move.seat) == (moment.number, moment.entry.seat)
        assert 0 <= move.loss <= 1
        assert (move.better is None) == (move.grade in FAULTLESS)
        assert move.grade in FAULTLESS or move.loss <= move.stake


def test_what_is_secret_changes_no_judgement() -> None:
    """Two tables that look the same to a seat are judged alike."""
    game = game_named("fzzzt").game
    moment = moments(at_random("fzzzt", 40))[-1]
    view = moment.view(game)
    imagined = (game.imagine(view, Random(seed)) for seed in range(20))
    other = next(table for table in imagined if table != moment.table)

    found = judge(game, moment._replace(table=other), 1, LITTLE)

    assert found == judge(game, moment, 1, LITTLE)


def test_all_decisions_of_a_seat_are_judged_in_order() -> None:
    record = at_random("fzzzt", 40)
    wanted = Wanted.of(record, frozenset({1}))
    done: list[int] = []

    with workforce(jobs=1) as force:
        (account,) = analyse([wanted], force, effort=LITTLE, progress=done.append)

    assert [move.number for move in account.moves] == [*wanted.numbers]
    assert {move.seat for move in account.moves} == {1}
    assert sum(done) == len(wanted.numbers)


def test_the_command_tells_and_writes_json(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.txt"
    file.write_text(at_random("fzzzt", 24).write(), "utf-8")

    assert main(["analyse", str(file), "--json", "--jobs", "1"]) == 0
    told = json.loads(capsys.readouterr().out)
    noted = tmp_path / "noted.txt"
    only = ["--jobs", "1", "--lang", "en", "--seat", "A", "--annotate", str(noted)]
    assert main(["analyse", str(file), *only]) == 0
    shown = capsys.readouterr().out

    assert told["moves"]
    record = read_record(noted.read_text("utf-8"), game_named("fzzzt").game)
    losses = [m for m in told["moves"] if m["seat"] == 0 and m["better"]]
    assert [*record.notes] == [move["number"] for move in losses]
    assert record.notes
    for move in losses:
        assert record.notes[move["number"]][-1] == f"(A {move['better']})"
    assert told["tags"]["Game"] == "fzzzt"
    assert "at stake" in shown.replace("\n", " ")
    assert main(["analyse", str(file), "--seat", "Q"]) == 2


def test_whoever_stops_it_keeps_what_was_told(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def stopped(games: Sequence[Wanted], *_: object, **__: object) -> Iterator[Account]:
        yield account_of(games[0].record, [])
        raise KeyboardInterrupt

    monkeypatch.setattr("robobid.app.commands.analyse.analyse", stopped)
    file = tmp_path / "games.txt"
    file.write_text(at_random("fzzzt", 24).write() * 2, "utf-8")

    assert main(["analyse", str(file), "--jobs", "1", "--lang", "en"]) == 130

    shown, errors = capsys.readouterr()
    assert shown
    assert "Stopped after 1 of 2 games" in errors
