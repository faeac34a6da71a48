"""One battery over every game: what the house may rely on, whoever plays what."""

from __future__ import annotations

import io
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from robobid.app.commands import main
from robobid.app.commands.play import play
from robobid.app.locales import words
from robobid.app.terminal.screen import Screen
from robobid.app.terminal.speaker import Speaker
from robobid.bots import bot_names, roster_of
from robobid.core.errors import RobobidError
from robobid.core.events import seen_by
from robobid.core.game import AnyGame
from robobid.core.reader import read_record
from robobid.core.record import Record
from robobid.core.wire import plain
from robobid.games.registry import GameEntry
from robobid.narration.narrators import teller_of

SEEDS = (1, 2)
EVERY = 7
"""So many actions lie between two looks at a table."""


def a_record(entry: GameEntry, players: int = 3) -> Record[Any]:
    """A new game of persons, as its defaults have it."""
    laid = entry.lay_out({}, ["person"] * players)
    return Record(laid.game, laid.tags([f"P{seat}" for seat in range(players)]))


def at_random(record: Record[Any], seed: int) -> Iterator[Record[Any]]:
    """The record before each action, and at its end."""
    dice, game = Random(seed), record.game
    while decisions := game.decisions(record.table):
        yield record
        decision = dice.choice(decisions)
        record.play(decision.seat, decision.options.pick(dice))
    yield record


@pytest.mark.parametrize("seed", SEEDS)
def test_views_leak_nothing(entry: GameEntry, seed: int) -> None:
    """Two tables that differ in what a seat cannot know look the same to it.

    They give it equal views, decisions and events, whatever it does.
    """
    for at, record in enumerate(at_random(a_record(entry), seed)):
        if at % EVERY:
            continue
        game, dice = record.game, Random(at)
        for seat in (None, *range(game.seats(record.table))):
            view = game.view(record.table, seat)
            other = game.imagine(view, dice)
            assert game.view(other, seat) == view
            assert game.seen_position(game.view(other, seat)) == game.seen_position(
                view
            )
            assert plain(game.view(other, seat)) == plain(view)
            ours, theirs = record.table.copy(), other.copy()
            for here, there in zip(
                asked(game, ours, seat), asked(game, theirs, seat), strict=True
            ):
                assert here.kind == there.kind
                assert [*here.options] == [*there.options]
                action = here.options.pick(dice)
                if len(game.decisions(ours)) == 1:
                    continue  # the next step is everybody's: it may reveal
                events = game.apply(ours, here.seat, action)
                same = game.apply(theirs, here.seat, action)
                assert seen_by(events, seat) == seen_by(same, seat)


def asked(game: AnyGame, table: Any, seat: int | None) -> list[Any]:
    return [d for d in game.decisions(table) if d.seat == seat]


@pytest.mark.parametrize("seed", SEEDS)
def test_records_replay_and_positions_come_back(entry: GameEntry, seed: int) -> None:
    for at, record in enumerate(at_random(a_record(entry), seed)):
        game = record.game
        if at % EVERY == 0:
            line = game.position(record.table)
            assert "\n" not in line
            assert game.read_position(line) == record.table
    text = record.write()
    again = read_record(text, game)

    assert again.write() == text
    assert again.table == record.table
    assert [entry.words for entry, _ in record.replay()] == [
        entry.words for entry in again.entries
    ]


def test_a_choice_can_be_taken_back_until_it_is_answered(entry: GameEntry) -> None:
    record, dice, taken = a_record(entry), Random(3), 0
    while decisions := record.game.decisions(record.table):
        decision = dice.choice(decisions)
        action, before = decision.options.pick(dice), record.table.copy()
        record.play(decision.seat, action)
        if taken < 20 and record.may_undo(decision.seat):
            record.undo(decision.seat)
            assert record.table == before
            record.play(decision.seat, action)
            taken += 1

    assert taken > 0
    assert read_record(record.write(), record.game).table == record.table


@pytest.mark.parametrize("seed", SEEDS)
def test_standings_and_outcome_agree(entry: GameEntry, seed: int) -> None:
    record = a_record(entry)
    game = record.game
    assert game.standings(record.table) == ()
    assert game.outcome(record.table) is None
    *_, record = at_random(record, seed)

    standings, outcome = game.standings(record.table), game.outcome(record.table)

    assert outcome is not None
    assert [s.seat for s in standings] == list(range(game.seats(record.table)))
    assert outcome.winners == tuple(s.seat for s in standings if s.place == 1)


def test_everything_that_happens_is_told(entry: GameEntry) -> None:
    *_, record = at_random(a_record(entry), 1)
    for you in (None, 0):
        teller = teller_of(entry.name, record.table, you)
        speaker = Speaker(words("en"), entry.name, ["Ann", "Bob", "Cleo"])
        log = [event for entry in record.kept for event in entry.events]
        lines = list(teller.lines(seen_by(log, you)))
        outcome = record.game.outcome(record.table)
        assert outcome is not None
        verdict = [speaker.sentence(told) for told in teller.verdict(outcome)]

        assert lines
        assert all(speaker.line(line).strip() for line in lines)
        assert any(name in verdict[-1] for name in ("Ann", "Bob", "Cleo", "You"))
        refused = speaker.sentence(teller.refusal(RobobidError("no", "not so")))
        assert refused == "Not so"


def test_the_terminal_plays_it_from_a_pipe(entry: GameEntry, tmp_path: Path) -> None:
    """Whoever types `1`, Enter and `done` in turn gets through any game."""
    typed = io.StringIO("1\n\ndone\np\n" * 3000)
    out, file = io.StringIO(), tmp_path / "game.txt"

    code = play(
        game=entry.name,
        seats="human,random,random",
        seed=4,
        record=file,
        lang="en",
        screen=Screen(typed, out, {}),
    )

    assert code == 0
    record = read_record(file.read_text("utf-8"), entry.game)
    assert record.is_over
    assert record.tags()["Seats"] == "human,random,random"
    assert "Traceback" not in out.getvalue()


def test_bots_meet_in_the_arena(
    entry: GameEntry, capsys: pytest.CaptureFixture[str]
) -> None:
    weakest = ",".join(bot_names(entry.name)[:2])
    assert weakest
    arena = ["arena", entry.name, "--bots", weakest, "--players", "2"]

    assert main([*arena, "--deals", "2", "--jobs", "1", "--json"]) == 0

    found = json.loads(capsys.readouterr().out)
    assert found["experiment"]["game"] == entry.name


def test_its_roster_is_sound(entry: GameEntry) -> None:
    roster = roster_of(entry.name)
    assert "random" in roster.players
    for line_up in (roster.at_home, roster.in_numbers):
        known = {"human", "robot", *roster.players, *roster.once_called}
        assert {*line_up.words.split(",")} <= known
    assert {*roster.contest} <= {*roster.players}  # By the names of today.


# Their test warns of any observation with a mask, but for their own games.
@pytest.mark.filterwarnings("ignore:Observation space for each agent")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy")
def test_learners_can_play_it(entry: GameEntry) -> None:
    pytest.importorskip("pyspiel")
    import pyspiel
    from pettingzoo.test import api_test

    from robobid.envs.openspiel import loadable, register
    from robobid.envs.pettingzoo import env

    game = loadable(entry)
    if game.name not in pyspiel.registered_names():
        register(game)
    loaded = pyspiel.load_game(game.name)
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=False, verbose=False)
    api_test(env(entry.name), num_cycles=60)
