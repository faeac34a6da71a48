"""What may be done now, as the rules say it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from robobid.games.powergrid.rules.actions import Action
from robobid.twins.powergrid import actions as verbs
from robobid.twins.powergrid.actions import KINDS
from robobid.twins.powergrid.box import Box, members
from robobid.twins.powergrid.convert.actions import action_of


def options_of(box: Box, choice: Any) -> Iterator[Action]:
    """Everything that may be done now, as the rules' actions."""
    kind = int(choice["kind"])
    if choice["is_forced"]:
        yield action_of(box, choice["verb"], choice["on"], int(choice["amount"]))
        return
    verb = int(verbs.VERB_OF[kind])
    if choice["may_end"]:
        yield action_of(box, int(verbs.END_OF[kind]), 0, 0)
    if kind in (verbs.RAISE, verbs.BID_FOR_RIGHT, verbs.ALL_REGIONS):
        for amount in range(choice["least"], choice["most"] + 1):
            yield action_of(box, verb, 0, amount)
        return
    for on in members(choice["options"]):
        amounts = [int(choice["about"])]
        if kind == verbs.OPEN:
            least = box.plants[box.cards[on]].min_bid
            amounts = list(range(least, int(choice["most"]) + 1))
        elif kind == verbs.RUN_PLANTS:
            amounts = members(choice["burns"][on])
        for amount in amounts:
            yield action_of(box, verb, on, amount)


def kind_of(choice: Any) -> str:
    """What a decision is about, as the rules say it."""
    return KINDS[choice["kind"]]
