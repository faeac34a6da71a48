"""Whole games as text: a leak or a changed rule is a readable diff.

`make playthroughs` rewrites the files; a person reads the diff.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from robobid.games.fzzzt.rules.actions import Deal
from robobid.games.fzzzt.rules.cards import Card
from robobid.games.fzzzt.rules.editions import EDITIONS
from robobid.games.fzzzt.rules.events import (
    BidLaid,
    BidsRevealed,
    BidsTied,
    HandDealt,
    RobotsAllocated,
)
from tools.playthroughs import SCENARIOS, Scenario, Step, difference, main, steps

FOLDER = Path(__file__).parent


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.name)
def test_the_game_is_played_as_it_was(scenario: Scenario) -> None:
    """If the change is meant, `make playthroughs` rewrites the file."""
    diff = difference(scenario).splitlines()

    if diff:
        more = f"\n... and {len(diff) - 60} more lines" if len(diff) > 60 else ""
        pytest.fail("\n".join(diff[:60]) + more, pytrace=False)


def test_every_file_belongs_to_a_scenario() -> None:
    files = sorted(path.name for path in FOLDER.glob("*.txt"))

    assert files == sorted(scenario.path.name for scenario in SCENARIOS)


@pytest.mark.rule("F2.4")
def test_every_edition_and_player_count_is_played() -> None:
    names = {scenario.name for scenario in SCENARIOS}

    for edition in EDITIONS.values():
        for players in edition.player_counts:
            assert f"{edition.name}-{players}" in names


def monitor(step: Step) -> bool:
    return bool(len(step.after.belt) == step.after.belt_length)


def tape_deck(step: Step) -> bool:
    """A head that would turn up more, with face-down cards behind it."""
    belt, phase = step.after.belt, step.after.phase
    fast = len(belt) == 1 and (belt[0].belt_speed or 0) > 1
    return fast and phase == "bidding" and step.after.face_down > 0


def speaker(step: Step) -> bool:
    return any(isinstance(e, BidLaid) and e.face_up for e in step.events)


def modem(step: Step) -> bool:
    laid = [e for e in step.events if isinstance(e, BidLaid)]
    return len(step.before.waiting) > 1 and any(not e.size_is_open for e in laid)


def keyboard(step: Step) -> bool:
    bidding = step.before.phase == "bidding"
    return bidding and len(step.before.players[step.seat].hand) > 1


def joystick(step: Step) -> bool:
    tied = [e for e in step.events if isinstance(e, BidsTied)]
    return any(step.before.chief in e.seats for e in tied)


def printer(step: Step) -> bool:
    """A choice among equals, or a bid of which a part came back."""
    return bool(step.after.phase == "paying")


def ram_pack(step: Step) -> bool:
    return isinstance(step.action, Deal) and step.before.after_dealing == "turn_up"


def power_supply(step: Step) -> bool:
    return any(power > sum(card.power for card in bid) for bid, power in bids_of(step))


def surge_protector(step: Step) -> bool:
    return any(power < sum(card.power for card in bid) for bid, power in bids_of(step))


def floppy_drive(step: Step) -> bool:
    """A hand dealt within a round while another seat still holds cards."""
    dealt = any(isinstance(e, HandDealt) for e in step.events)
    within = step.before.after_dealing == "next_auction"
    held = [len(player.hand) for player in step.before.players]
    return dealt and within and step.before.phase == "dealing" and max(held) > 5


def plotter(step: Step) -> bool:
    shown = [e for e in step.events if isinstance(e, RobotsAllocated)]
    units = [[unit for unit, _ in e.robots] for e in shown]
    return step.before.phase == "building" and any(
        len(set(each)) < len(each) for each in units
    )


def bids_of(step: Step) -> Iterator[tuple[tuple[Card, ...], int]]:
    for event in step.events:
        if isinstance(event, BidsRevealed):
            for _, bid, power in event.bids:
                yield bid, power


AT_WORK: dict[str, Callable[[Step], bool]] = {
    "monitor": monitor,
    "tape-deck": tape_deck,
    "speaker": speaker,
    "modem": modem,
    "keyboard": keyboard,
    "joystick": joystick,
    "printer": printer,
    "ram-pack": ram_pack,
    "power-supply": power_supply,
    "surge-protector": surge_protector,
    "floppy-drive": floppy_drive,
    "plotter": plotter,
}


@pytest.mark.rule("F7.3")
@pytest.mark.parametrize("word", AT_WORK)
def test_every_peripheral_is_seen_at_work(word: str) -> None:
    (scenario,) = (
        each for each in SCENARIOS if word in each.tags.get("Peripherals", "").split()
    )

    assert any(
        AT_WORK[word](step)
        for step in steps(scenario)
        for peripheral in (step.before.peripheral, step.after.peripheral)
        if peripheral is not None and peripheral.word == word
    )


def test_a_changed_game_is_told_line_by_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("tools.playthroughs.FOLDER", tmp_path)
    monkeypatch.setattr("tools.playthroughs.SCENARIOS", SCENARIOS[:1])
    assert main(["--check"]) == 1
    assert main([]) == 0
    assert main(["--check"]) == 0
    path = SCENARIOS[0].path
    path.write_text(path.read_text("utf-8").replace("#turn", "#burn", 1), "utf-8")
    capsys.readouterr()

    assert main(["--check"]) == 1

    lines = capsys.readouterr().out.splitlines()
    assert sum(line.startswith("-") for line in lines) == 2
    assert any(line.startswith("+") and "#turn" in line for line in lines)
    assert main(["--chekc"]) == 2


def test_all_of_them_stay_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.glob("*.txt")) < 2_000_000
