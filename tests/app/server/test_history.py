"""Moves, and what each viewer notices of them."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from robobid.app.hosting.rows import StoredMove
from robobid.app.hosting.tables.history import History
from robobid.core.decisions import CHANCE
from robobid.core.luck import Seeded
from robobid.core.wire import plain
from robobid.games.fzzzt.game import FZZZT
from robobid.games.powergrid.game import POWER_GRID

SETUPS: dict[str, dict[str, str]] = {
    "bids in turn": {"Edition": "en"},
    "all at once": {"Edition": "ru", "Layout": "by-hand"},
    "peripherals": {
        "Edition": "fr",
        "Peripherals": " ".join(p.word for p in FZZZT.deck.peripherals),
    },
}
ROBOTS = {"Map": "korea", "Players": "1; 2; robot 5-2-1-6-3; robot"}


def a_game(tags: dict[str, str], seed: int) -> History:
    return History(FZZZT, tags | {"Players": "1; 2; 3"})


@pytest.mark.parametrize("tags", SETUPS.values(), ids=SETUPS)
def test_who_notices_nothing_sees_no_change(tags: dict[str, str]) -> None:
    """A move that a viewer does not count changes nothing that they are shown."""
    history, random, luck = a_game(tags, 1), Random(1), Seeded(1)
    history.commit(history.opening(luck))
    hidden = 0
    while not history.is_over:
        seat = random.choice(history.to_act)
        before = {viewer: shown(history, viewer) for viewer in (0, 1, 2, None)}
        undoing = history.may_undo(seat) and random.random() < 0.2
        if undoing:
            move = history.propose_undo(seat)
        else:
            action = history.decision(seat).options.pick(random)  # type: ignore[union-attr]
            words = FZZZT.write(history.record.table, seat, action)
            move = history.propose(seat, " ".join(words[1:]), luck)
        history.commit(move)
        assert set(history.to_act) == set(move.to_act)
        for viewer, was in before.items():
            if not history.notices(viewer, len(history) - 1):
                hidden += 1
                assert shown(history, viewer) == was
            else:
                assert history.position(viewer) == was[0] + 1

    assert hidden > 10


def shown(history: History, viewer: int | None) -> tuple[Any, ...]:
    decision = history.decision(viewer)
    return (
        history.position(viewer),
        plain(history.view(viewer)),
        history.to_act,
        decision and (decision.kind, list(decision.options)),
        history.may_undo(viewer),
    )


def test_at_a_table_of_power_grid_everybody_notices_everything() -> None:
    """Secret is only how much money is left, so that no move is."""
    history, random, luck = History(POWER_GRID, ROBOTS), Random(1), Seeded(1)
    history.commit(history.opening(luck))
    undone = 0
    for _ in range(400):
        if history.is_over:
            break
        (seat,) = history.to_act
        if history.may_undo(seat) and random.random() < 0.2:
            move = history.propose_undo(seat)
            undone += 1
        else:
            action = history.decision(seat).options.pick(random)  # type: ignore[union-attr]
            words = POWER_GRID.write(history.record.table, seat, action)
            move = history.propose(seat, " ".join(words[1:]), luck)
        history.commit(move)
        assert history.to_act == move.to_act
        assert history.round == move.round
        for viewer in (0, 1, 2, 3, None):
            assert history.position(viewer) == len(history)

    assert undone > 10


def test_moves_must_follow_each_other() -> None:
    history = a_game({"Edition": "en"}, 1)
    opening = history.opening(Seeded(1))
    stored = StoredMove(0, CHANCE, opening.lines)
    history.take(stored)

    with pytest.raises(ValueError, match="does not follow"):
        history.take(stored)


def test_only_what_was_proposed_last_can_stand() -> None:
    history = a_game({"Edition": "en"}, 1)
    first, second = history.opening(Seeded(1)), history.opening(Seeded(2))

    with pytest.raises(ValueError, match="proposed"):
        history.commit(first)
    history.commit(second)
    with pytest.raises(ValueError, match="proposed"):
        history.commit(second)


def test_what_others_did_since_my_last_turn() -> None:
    """Tokens bought one after another are one turn; what was taken back is not told."""
    history, luck = History(POWER_GRID, ROBOTS | {"Regions": "drawn"}), Seeded(3)
    random = Random(3)
    history.commit(history.opening(luck))
    told = 0
    while not history.is_over and len(history) < 400:
        seat = history.to_act[0]
        decision = history.decision(seat)
        assert decision is not None
        action = decision.options.pick(random)
        words = " ".join(POWER_GRID.write(history.record.table, seat, action)[1:])
        history.commit(history.propose(seat, words, luck))
        if seat == 1 and history.may_undo(1) and random.random() < 0.3:
            history.commit(history.propose_undo(1))
        lately = history.since_turn(0)
        assert not any(getattr(event, "seat", None) == 0 for event in lately[:1])
        mine = [n for n, move in enumerate(history.moves) if move.seat == 0]
        others = [n for n, move in enumerate(history.moves) if move.seat != 0]
        if mine and others[-1] > mine[-1]:
            rest = history.moves[mine[-1] + 1 :]
            undone = [n for n, move in enumerate(rest) if move.is_undo]
            gone = {*undone, *(n - 1 for n in undone)}
            expected = [
                e for n, m in enumerate(rest) if n not in gone for e in m.events
            ]
            assert lately == expected
            told += bool(lately)
    assert told > 50
