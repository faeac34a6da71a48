"""Who crashed, cheated or was too slow, how often, and why."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from robobid.app.locales import Say
from robobid.app.reports.text_table import TextTable
from robobid.arena.figures import Incident
from robobid.core.decisions import seat_letter

MOST_FAULTS: Final = 50
"""So many different ones are told; JSON has all of them."""


def fault_table(say: Say, incidents: Iterable[Incident], first: str) -> TextTable:
    """Faults of the same kind in one row; `first` heads the number of the first."""
    head = [say("simulate.bot"), say("arena.fault"), say("arena.times")]
    head += [first, say("arena.reason")]
    alike: dict[tuple[str, str, str], list[int]] = {}
    for deal, fault in incidents:
        what = fault.bot, say(f"arena.fault.{fault.kind}"), fault.text
        alike.setdefault(what, []).append(deal)
    rows = [
        (bot, kind, str(len(deals)), str(deals[0]), text)
        for (bot, kind, text), deals in alike.items()
    ]
    title, note = say("arena.faults_title"), say("arena.faults_note")
    return TextTable(title, note, (*head,), (*rows[:MOST_FAULTS],), words=(0, 1, 4))


def faults_as_json(incidents: Iterable[Incident], unit: str) -> list[dict[str, Any]]:
    """All faults, each with the number of the deal or game that it happened in."""
    return [
        {unit: number} | fault._asdict() | {"seat": seat_letter(fault.seat)}
        for number, fault in incidents
    ]
