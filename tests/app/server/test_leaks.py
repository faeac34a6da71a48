"""Nothing leaks: every byte that a client received is what its seat may know."""

from __future__ import annotations

import asyncio
import json
from copy import deepcopy
from dataclasses import dataclass
from itertools import count
from random import Random
from typing import Any

import pytest

from robobid.app.hosting.games.directory import offer_named
from robobid.app.hosting.games.server_game import Offer
from robobid.app.hosting.wire import narration
from robobid.app.server.codec import encode
from robobid.core.decisions import CHANCE
from robobid.core.events import Event, seen_by
from robobid.core.reader import read_record
from robobid.core.record import UNDO, Entry, Record
from robobid.core.wire import plain
from robobid.games.fzzzt.game import FZZZT
from robobid.narration import Story, Teller
from tests.app.server.harness import (
    BOT,
    FRIEND,
    ME,
    ROBOT,
    Message,
    Window,
    browsers,
    quick,
    running,
    scenario,
)

SETUPS: dict[str, dict[str, Any]] = {
    "bids in turn": {"game": "fzzzt", "edition": "en"},
    "all at once": {"game": "fzzzt", "edition": "ru", "by_hand": True},
    "peripherals": {
        "game": "fzzzt",
        "edition": "fr",
        "peripherals": [peripheral.id for peripheral in FZZZT.deck.peripherals],
    },
    "face up": {
        "game": "fzzzt",
        "edition": "de",
        "switches": {"bids_face_up": True},
    },
    "hidden money": {"game": "powergrid", "regions": "drawn"},
    "open money": {"game": "powergrid", "map": "korea", "open_money": True},
}
THIRD: dict[str, list[dict[str, str]]] = {
    "fzzzt": [BOT],
    "powergrid": [BOT, ROBOT, {**ROBOT, "pieces": "5-2-1-6-3"}],
}
"""Who sits there besides Ann and Bob."""


TOO_LATE = ("stale", "nothing_to_undo", "not_to_act")
"""Refusals that are no part of the game, and so no part of what is compared."""

BESIDE = {
    "accepted": {"type", "id", "position"},
    "changed": {"type", "table"},
    "waits": {"type", "thinking"},
}
"""Messages that are no part of the game; a busy machine waits for its bots."""


@pytest.mark.parametrize("setup", SETUPS.values(), ids=SETUPS)
@scenario
async def test_a_client_receives_its_seats_view_and_nothing_else(
    sqlite_database: str, setup: dict[str, Any]
) -> None:
    await receives_its_view(sqlite_database, setup, seed=0)


@pytest.mark.soak
@pytest.mark.parametrize("setup", SETUPS.values(), ids=SETUPS)
def test_in_a_hundred_thousand_messages_there_is_nothing_else(
    sqlite_database: str, setup: dict[str, Any]
) -> None:
    """Every byte that three clients receive, until there were enough."""
    received = 0
    for seed in count(1):
        received += asyncio.run(receives_its_view(sqlite_database, setup, seed))
        if received > 100_000 // len(SETUPS):
            return


async def receives_its_view(database: str, setup: dict[str, Any], seed: int) -> int:
    """Play a game and look at every message; gives how many there were."""
    async with (
        running(quick(database)) as address,
        browsers(address, 3) as [ann, bob, eve],
    ):
        table = await ann.set_up(ME, FRIEND, *THIRD[setup["game"]], **setup)
        code, link = table["code"], table["seats"][1]["link"]
        await bob.claim(code, link, name="Bob")
        windows = [
            await ann.open(code, seat=0, seen=0),
            await bob.open(code, seat=1, seen=0),
            await eve.open(code, seen=0),
        ]
        lucks = [Random(f"{seed}:{at}" if seed else at) for at in range(3)]
        await asyncio.gather(*map(play, windows, lucks))
        record = (await eve.get(f"/api/tables/{code}/record")).json()["record"]

    for window, viewer in zip(windows, (0, 1, None), strict=True):
        expected = messages_for(viewer, record, offer_named(setup["game"]))
        received = [json.loads(raw) for raw in window.raw]
        first, *rest = [m for m in received if m["type"] not in BESIDE]
        already = first["state"]["position"]
        assert first["moves"] == [m["move"] for m in expected[:already]]
        assert first["state"] == expected[already - 1]["state"]
        assert rest == with_new_rules_only(expected[already - 1 :])
        for message in received:
            assert set(message) == BESIDE.get(message["type"], set(message))
        assert not any(link in raw for raw in window.raw)
        for browser in (ann, bob):
            assert not any(browser.cookie in raw for raw in window.raw)
    return sum(len(window.raw) for window in windows)


async def play(window: Window, random: Random) -> None:
    """Play at random, and take a move back now and then."""
    while not window.state["over"]:
        if window.state["may_undo"] and random.random() < 0.2:
            wish = {"id": f"u{window.position}", "position": window.position}
            await window.send(type="undo", **wish)
            answer = await window.until("accepted", "refused")
        elif window.is_to_act:
            answer = await window.act(window.any_move(random))
        else:
            await window.until("move")
            continue
        if answer["type"] == "refused":
            # Somebody was quicker: moved on, or took back what this one answered.
            assert answer["problem"]["code"] in TOO_LATE
            window.raw = [raw for raw in window.raw if '"refused"' not in raw[:20]]


def with_new_rules_only(messages: list[Message]) -> list[Message]:
    """What comes after the first: rules are sent when they have changed."""
    later = deepcopy(messages[1:])
    for before, message, sent in zip(messages, messages[1:], later, strict=False):
        if message["state"]["rules"] == before["state"]["rules"]:
            sent["state"]["rules"] = None
    return later


def messages_for(viewer: int | None, text: str, offer: Offer) -> list[Message]:
    """What a viewer may be sent about a game, worked out from its record."""
    whole = read_record(text, offer.game)
    record = Record(offer.game, whole.extra)
    messages: list[Message] = []
    story = Story(teller_for(viewer, record, offer), viewer)
    shown: dict[int, list[bool]] = {seat: [] for seat in range(6)}
    past: list[Past] = []
    for actor, entries in moves_of(whole.entries):
        is_undo = entries[0].action == UNDO
        events = [event for entry in entries for event in enter(record, entry)]
        seen = seen_by(events, viewer)
        if actor == CHANCE or viewer == actor:
            noticed = True
        else:
            noticed = shown[actor][-1] if is_undo else bool(seen)
        if actor != CHANCE:
            shown[actor].pop() if is_undo else shown[actor].append(noticed)
        if is_undo:
            last = next(p for p in reversed(past) if p.actor == actor and p.stands)
            last.stands = False
        past.append(Past(actor, seen, not is_undo))
        if noticed:
            # Told from what was noticed alone: what was not leaves no trace in it.
            change = story.take_back(actor) if is_undo else story.go_on(actor, seen)
            messages.append(
                {
                    "type": "move",
                    "move": {
                        "position": len(messages) + 1,
                        "seat": None if actor == CHANCE else actor,
                        "undo": is_undo,
                        "events": json.loads(json.dumps([plain(e) for e in seen])),
                        "drop": change.drop,
                        "lines": on_the_wire(change.lines),
                        "answered": None,  # everybody answers for themselves
                    },
                    "state": state_for(viewer, record, len(messages) + 1, offer)
                    | {"since": news_for(viewer, past, record, offer)},
                }
            )
    return messages


@dataclass
class Past:
    """A move, and what a viewer saw of it."""

    actor: int
    seen: list[Event]
    stands: bool


def news_for(
    viewer: int | None, past: list[Past], record: Record[Any], offer: Offer
) -> list[Message]:
    """What others did since a seat's last turn, told from what it saw alone."""
    if viewer is None:
        return []
    found: list[Past] = []
    for move in reversed(past):
        if move.actor == viewer and any(p.actor != viewer for p in found):
            break
        found.append(move)
    others = [p for p in reversed(found) if p.actor != viewer]
    events = [e for p in others if p.stands or p.actor == CHANCE for e in p.seen]
    told = offer.since(teller_for(viewer, record, offer), lambda: events)
    return [
        {"seat": seat, "told": on_the_wire(each)}
        for seat, each in told.items()
        if seat != viewer
    ]


def teller_for(viewer: int | None, record: Record[Any], offer: Offer) -> Teller:
    """Whoever tells a viewer the game knows no more than the viewer."""
    game = offer.game
    made_up = game.imagine(game.view(record.table, viewer), Random(0))
    return offer.teller(made_up, viewer)


def on_the_wire(value: Any) -> Any:
    """What a client reads of a value."""
    return json.loads(encode(value))


def moves_of(entries: list[Entry]) -> list[tuple[int, list[Entry]]]:
    """A choice and the luck after it; the opening has luck alone."""
    moves: list[tuple[int, list[Entry]]] = [(CHANCE, [])]
    for entry in entries:
        if entry.seat != CHANCE:
            moves.append((entry.seat, []))
        moves[-1][1].append(entry)
    return moves


def enter(record: Record[Any], entry: Entry) -> list[Event]:
    if entry.action == UNDO:
        record.undo(entry.seat)
        return []
    return record.play(entry.seat, entry.action)


def state_for(
    viewer: int | None, record: Record[Any], position: int, offer: Offer
) -> Message:
    game, table = offer.game, record.table
    view = game.view(table, viewer)
    decisions = game.decisions(table)
    teller = teller_for(viewer, record, offer)
    state = {
        "position": position,
        "view": plain(view),
        "notes": plain(offer.notes(view)),
        "decision": None,
        "to_act": [decision.seat for decision in decisions],
        "may_undo": viewer is not None and record.may_undo(viewer),
        "over": record.is_over,
        "standings": [s._asdict() for s in game.standings(table)],
        "verdict": on_the_wire(narration.verdict(game, teller, table)),
        "rules": on_the_wire(teller.rules(view)),
        # Two people sit here: nobody has a coach, or hears what a card is worth.
        "coach": None,
        "worth": None,
    }
    for decision in decisions:
        seat, kind, options = decision
        if seat == viewer:
            listed = [
                {
                    "move": " ".join(game.write(table, seat, action)[1:]),
                    "action": plain(action),
                }
                for action in options
            ]
            state["decision"] = {
                "seat": seat,
                "kind": kind,
                "count": len(listed),
                "forced": listed[0]["move"] if len(listed) == 1 else None,
                "options": listed if offer.lists(decision) else None,
                # Made from the view and the seat's own options, and nothing else.
                "limits": plain(options.offered()) or {},
            }
    found: Message = json.loads(json.dumps(state))
    return found
