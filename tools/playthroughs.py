"""Whole games as text: `make playthroughs` rewrites tests/playthroughs.

`python -m tools.playthroughs --check` says which files would change, and how.
Each action is a line in its notation, with who is to act then and with how many
options; below it its events, and what changed in the view of everybody (`*`), of a
seat (its letter) or of a spectator (`-`). A leak or a changed rule is a readable diff.
"""

from __future__ import annotations

import difflib
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from robobid.core.decisions import CHANCE, Decision, seat_letter
from robobid.core.events import Event
from robobid.core.text import join_tags
from robobid.games.fzzzt.game import FZZZT
from robobid.games.fzzzt.rules.cards import Card, Peripheral
from robobid.games.fzzzt.rules.editions import EDITIONS
from robobid.games.fzzzt.rules.scoring import Score
from robobid.games.fzzzt.text.position import write_view
from tools import answer_help
from tools import playthroughs_powergrid as powergrid

FOLDER: Final = Path(__file__).resolve().parent.parent / "tests" / "playthroughs"
INDENT: Final = "    "


class Teller(NamedTuple):
    """How the games of one kind are played and told."""

    game: Any
    write_view: Callable[[Any], str]
    choose: Callable[[Decision, Random], Any]
    written: Callable[[Any, Any], str]
    """An event or a value of one that only this game has; "" for any other."""


class Scenario(NamedTuple):
    """A game that is always played the same."""

    name: str
    tags: Mapping[str, str]
    seed: int
    teller: Teller

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.name}.txt"


class Step(NamedTuple):
    """An action, the table before and after it, and what happened."""

    before: Any
    seat: int
    action: Any
    events: list[Event]
    after: Any


def scenario(edition: str, players: int, seed: int = 1, **tags: str) -> Scenario:
    names = "; ".join("Ann Bob Cleo Dan Eve Finn".split()[:players])
    name = "-".join([edition, str(players), *tags.pop("name", "").split()])
    return Scenario(name, {"Edition": edition, "Players": names, **tags}, seed, ROBOTS)


def any_option(decision: Decision, random: Random) -> Any:
    """Each option is as likely as any other."""
    options = list(decision.options)
    return options[random.randrange(len(options))]


def fzzzt_value(table: Any, value: Any) -> str:
    """A value of an event, with cards by their short names."""
    match value:
        case Card():
            return str(table.deck.short_names[value.id])
        case Peripheral():
            return value.word
        case Score(basic, bonus, total, robots, allocation, widgets):
            layout = written(fzzzt_value, table, allocation)
            return f"{basic}+{bonus}={total} robots {robots} {layout} {widgets}"
    return ""


ROBOTS: Final = Teller(FZZZT, write_view, any_option, fzzzt_value)
PLANTS: Final = Teller(
    powergrid.POWER_GRID, powergrid.write_view, powergrid.choose, powergrid.value
)


SCENARIOS: Final = [
    *(
        scenario(edition.name, players)
        for edition in EDITIONS.values()
        for players in edition.player_counts
    ),
    # The seeds were chosen so that every peripheral is seen at work.
    scenario(
        "en",
        2,
        name="belt and bids",
        Peripherals="monitor tape-deck speaker modem keyboard",
    ),
    scenario(
        "fr",
        3,
        seed=39,
        name="ties and prices",
        Peripherals="joystick printer ram-pack power-supply surge-protector",
    ),
    scenario(
        "ru",
        3,
        50,
        name="by hand",
        Peripherals="floppy-drive plotter",
        Layout="by-hand",
    ),
    scenario("ru", 4, name="any loser", Switches="chief_goes_to=any_loser"),
    *(
        Scenario(f"powergrid-{name}", tags, seed, PLANTS)
        for name, tags, seed in powergrid.GAMES
    ),
]


def main(arguments: list[str]) -> int:
    if arguments == ["--check"]:
        changed = [diff for each in SCENARIOS if (diff := difference(each))]
        print("\n".join(changed) or f"{len(SCENARIOS)} playthroughs are up to date")
        return 1 if changed else 0
    if arguments:
        print("usage: python -m tools.playthroughs [--check]")
        return 2
    FOLDER.mkdir(parents=True, exist_ok=True)
    for old in FOLDER.glob("*.txt"):
        if old not in [each.path for each in SCENARIOS]:
            old.unlink()
    for each in SCENARIOS:
        text = playthrough(each)
        each.path.write_text(text, "utf-8", newline="\n")
        print(f"{each.path.name:32}{len(text):8} bytes")
    return 0


def difference(each: Scenario) -> str:
    """How a playthrough differs from its file, as a diff; empty if it does not."""
    there = each.path.read_text("utf-8") if each.path.exists() else ""
    return "\n".join(
        difflib.unified_diff(
            there.splitlines(),
            playthrough(each).splitlines(),
            f"tests/playthroughs/{each.path.name}",
            "the game as it is played now",
            lineterm="",
            n=4,
        )
    )


def steps(each: Scenario) -> Iterator[Step]:
    """Play a scenario, everything at random from its seed."""
    random = Random(f"{each.name}:{each.seed}")
    game = each.teller.game
    table = game.set_up(each.tags)
    while decisions := game.decisions(table):
        decision = random.choice(decisions)
        action = each.teller.choose(decision, random)
        before = table.copy()
        events = game.apply(table, decision.seat, action)
        yield Step(before, decision.seat, action, events, table)


def playthrough(each: Scenario) -> str:
    """A scenario's whole game as text."""
    teller = each.teller
    game = teller.game
    table = game.set_up(each.tags)
    tags = join_tags([("Game", game.name), *each.tags.items()])
    lines = [tags, to_act(game, table)]
    seen: dict[str, dict[str, str]] = {}
    lines += changes(teller, table, seen)
    for number, step in enumerate(steps(each), 1):
        words = " ".join(game.write(step.before, step.seat, step.action))
        lines.append(f"{number}. {words}  => {to_act(game, step.after)}")
        for event in step.events:
            lines += shown_event(teller, step.after, event)
        lines += changes(teller, step.after, seen)
    return "\n".join(lines) + "\n"


def to_act(game: Any, table: Any) -> str:
    """Who may act now, about what, and with how many options."""
    who = [
        f"{'#' if seat == CHANCE else seat_letter(seat)} {kind} {len(options)}"
        for seat, kind, options in game.decisions(table)
    ]
    return ", ".join(who) or "over"


def viewers(table: Any) -> dict[str, int | None]:
    return {**{seat_letter(seat): seat for seat in table.seats}, "-": None}


def shown_event(teller: Teller, table: Any, event: Event) -> list[str]:
    """An event as everybody sees it, or line by line who sees what."""
    seen = {}
    for letter, seat in viewers(table).items():
        as_seen = event.seen_by(seat)
        told = written(teller.written, table, as_seen) if as_seen else ""
        seen[letter] = told
    groups: dict[str, str] = {}
    for letter, text in seen.items():
        groups[text] = groups.get(text, "") + letter
    everybody = "".join(seen)
    return [
        f"{INDENT}{'*' if letters == everybody else letters} {text}"
        for text, letters in groups.items()
        if text
    ]


def changes(teller: Teller, table: Any, seen: dict[str, dict[str, str]]) -> list[str]:
    """What changed in everybody's view since it was last `seen`."""
    told: dict[str, list[str]] = {}
    for letter, seat in viewers(table).items():
        _, *words = teller.write_view(teller.game.view(table, seat)).split()
        now = dict(word.split("=", 1) for word in words)
        before = seen.get(letter, {})
        told[letter] = [
            change
            for name in [*now, *(name for name in before if name not in now)]
            if (change := changed(name, before.get(name, ""), now.get(name, "")))
        ]
        seen[letter] = now
    common = [word for word in told["-"] if all(word in told[each] for each in told)]
    groups = {" ".join(common): "*"}
    for letter, words in told.items():
        own = " ".join(word for word in words if word not in common)
        groups[own] = groups.get(own, "") + letter
    return [f"{INDENT}{letters} {text}" for text, letters in groups.items() if text]


def changed(name: str, before: str, now: str) -> str:
    """A field that changed: what came and went where that is shorter, or its value."""
    if before == now:
        return ""
    were, are = Counter(before.split(",")), Counter(now.split(","))
    gone, new = list((were - are).elements()), list((are - were).elements())
    if before and now and 0 < len(gone) + len(new) < len(now.split(",")) - 1:
        signs = [f"-{word}" for word in gone] + [f"+{word}" for word in new]
        return f"{name}:{','.join(signs)}"
    return f"{name}={now}"


Values = Callable[[Any, Any], str]


def written(values: Values, table: Any, value: Any) -> str:
    """An event, or a value of one, as text."""
    if special := values(table, value):
        return special
    match value:
        case Event():
            told = [
                f"{field.name}={told_field(values, table, value, field.name)}"
                for field in fields(value)
            ]
            return f"{type(value).__name__}({', '.join(told)})"
        case tuple():
            return f"({' '.join(written(values, table, item) for item in value)})"
    return str(value)


def told_field(values: Values, table: Any, event: Event, name: str) -> str:
    value = getattr(event, name)
    is_seat = name in ("seat", "robot", "behind") and isinstance(value, int)
    return seat_letter(value) if is_seat else written(values, table, value)


if __name__ == "__main__":
    answer_help(__doc__)
    sys.exit(main(sys.argv[1:]))
