"""`robobid robots`: the thirty pieces, what a robot does now, and how strong it is."""

from __future__ import annotations

import argparse
import json as json_text
import sys
from collections.abc import Iterator, Sequence
from itertools import groupby, islice
from typing import Any, Final

from robobid.app.commands.language import meta, say
from robobid.app.commands.options import add_json, add_language, set_run
from robobid.app.commands.powergrid.rating import RATE, rate
from robobid.app.locales import Say
from robobid.app.locales.phrases import titled
from robobid.app.terminal.output import STANDARD_INPUT, read_text
from robobid.app.terminal.powergrid.choices import choices
from robobid.app.terminal.powergrid.layout import lay_out
from robobid.app.terminal.powergrid.speech import PowerGridSpeech
from robobid.app.terminal.screen import Screen
from robobid.app.terminal.voice import speaker
from robobid.core.decisions import CHANCE, Decision, seat_letter
from robobid.core.errors import Illegal, Unsupported
from robobid.core.wire import plain
from robobid.games.powergrid.asides.helper import Advice, Step, decide, robot_to_act
from robobid.games.powergrid.game import POWER_GRID
from robobid.games.powergrid.rules.actions import Buy
from robobid.games.powergrid.table import Table
from robobid.games.powergrid.text.notation import write_action
from robobid.games.powergrid.text.position import read_position, write_position
from robobid.narration.powergrid import PowerGridTeller

KINDS: Final = "FARBS"
EACH: Final = 6
DECIDE: Final = "decide"
_SHOWN: Final = 8
_LISTED: Final = 500
"""Programs get all options, but of sums of money no more than this."""


def add_arguments(word: argparse.ArgumentParser) -> None:
    """The pieces of Power Grid's robots."""
    word.add_argument(
        "what",
        nargs="*",
        metavar=meta("decide [POSITION]|rate 2-5-1-6-3"),
        help=say("cli.robots.what"),
    )
    word.add_argument(
        "--then",
        action="append",
        default=[],
        metavar=meta("MOVE"),
        help=say("cli.robots.then"),
    )
    add_json(word)
    add_language(word)
    set_run(word, f"{__name__}:robots")


def robots(
    *, what: list[str], json: bool, lang: str | None, then: Sequence[str] = ()
) -> int:
    """List the pieces, rate robots, or say what one does in a position."""
    say = speaker(lang)
    if not what:
        show_pieces(say, json=json)
        return 0
    if what[0] == RATE and len(what) > 1:
        rate(say, what[1:], json=json)
        return 0
    if what == [DECIDE]:
        line = _laid_out(say, json=json)
        advise(say, read_position(line), then, json=json)
        return 0
    if what[0] != DECIDE or len(what) < 2:
        raise Unsupported(
            "unknown_robots_word",
            f"say 'robots', 'robots {DECIDE} [POSITION]' or 'robots {RATE} PIECES', "
            f"not {' '.join(what)!r}",
            found=" ".join(what),
        )
    line = " ".join(what[1:])
    text = read_text(STANDARD_INPUT) if line == STANDARD_INPUT else line
    advise(say, read_position(text.strip()), then, json=json)
    return 0


def _laid_out(say: Say, *, json: bool) -> str:
    """A position asked for field by field; programs get the answer alone."""
    screen = Screen(stdout=sys.stderr if json else None)
    line = lay_out(say, screen)
    screen.show([say("powergrid.lay.position")])
    print(line, file=sys.stderr if json else sys.stdout)
    return line


# -- the pieces ---------------------------------------------------------------


def show_pieces(say: Say, *, json: bool) -> None:
    """Each piece with its name and what it does."""
    pieces = [
        {
            "piece": f"{kind}{number}",
            "name": say(f"powergrid.piece.{kind}{number}.name"),
            "does": say(f"powergrid.piece.{kind}{number}.does"),
        }
        for kind in KINDS
        for number in range(1, EACH + 1)
    ]
    if json:
        print(json_text.dumps(pieces, ensure_ascii=False))
        return
    screen = Screen()
    for kind in KINDS:
        screen.show(["", say(f"powergrid.pieces.{kind}")])
        for piece in pieces:
            if piece["piece"].startswith(kind):
                name = f"{piece['piece']} {piece['name']}"
                screen.show([f"  {titled(say, name, piece['does'])}"])


# -- the helper ---------------------------------------------------------------


def advise(
    say: Say, table: Table, then: Sequence[str] = (), *, json: bool = False
) -> None:
    """What the robot to act does, step by step, until somebody else decides.

    `then` has what others chose meanwhile, in the notation of a record.
    """
    advice = _with_choices(table, then)
    if advice.robot is None:
        raise Illegal("no_robot_to_act", "no robot is to act in this position")
    speech = _speech(say, table)
    if json:
        print(json_text.dumps(_as_json(speech, table, advice), ensure_ascii=False))
        return
    screen = Screen()
    for number, steps in enumerate(_together(advice.steps), 1):
        screen.show([f"{number:3}  {'  '.join(' '.join(s.words) for s in steps)}"])
        screen.show(f"       {line}" for line in _told(speech, table, steps))
    if advice.needs and robot_to_act(advice.after) == advice.robot:
        screen.show([_who_is_next(speech, advice, advice.needs)])
        screen.show([f"       --then '{_first_choice(advice.needs)}'"])
    screen.show([say("powergrid.decide.after")])
    print(write_position(advice.after))


def _with_choices(table: Table, then: Sequence[str]) -> Advice:
    """What the robot does before and after what others choose for it."""
    advice = first = decide(table)
    steps = list(advice.steps)
    for move in then:
        after = advice.after
        seat, action, _ = POWER_GRID.read(after, move.split())
        POWER_GRID.apply(after, seat, action)
        advice = decide(after)
        steps += advice.steps
    return advice._replace(robot=first.robot, steps=tuple(steps))


def _speech(say: Say, table: Table) -> PowerGridSpeech:
    names = [
        seat_letter(seat)
        if pieces is None
        else say.noun("terminal.robot_name", letter=seat_letter(seat))
        for seat, pieces in enumerate(table.setup.seats)
    ]
    return PowerGridSpeech(say, names)


def _together(steps: Sequence[Step]) -> Iterator[tuple[Step, ...]]:
    """The steps one by one, but tokens all at once, as they are taken at a table."""
    for buying, some in groupby(steps, lambda step: isinstance(step.action, Buy)):
        together = tuple(some)
        yield from [together] if buying else [(step,) for step in together]


def _told(speech: PowerGridSpeech, table: Table, steps: Sequence[Step]) -> list[str]:
    events = [event for step in steps for event in step.events]
    deed = PowerGridTeller(table.setup.map).deed(events)
    return [speech.tell(told) for line in deed for told in line.told]


def _who_is_next(speech: PowerGridSpeech, advice: Advice, needs: Decision) -> str:
    """Who must choose for the robot before it can go on."""
    view = POWER_GRID.view(advice.after, None)
    some = [choice.words for choice in choices(speech, view, needs)]
    options = ", ".join(some[:_SHOWN]) + (", ..." if len(some) > _SHOWN else "")
    if needs.seat == CHANCE:
        return speech.say("powergrid.decide.chance", options=options)
    name = speech.players[needs.seat]
    return speech.say("powergrid.decide.person", name=name, options=options)


def _first_choice(needs: Decision) -> str:
    """How the first of the options is written, as an example for all."""
    return " ".join(write_action(needs.seat, next(iter(needs.options))))


def _as_json(speech: PowerGridSpeech, table: Table, advice: Advice) -> dict[str, Any]:
    needs = advice.needs
    return {
        "robot": advice.robot,
        "steps": [
            {
                "action": plain(step.action),
                "notation": " ".join(step.words),
                "reasons": plain(step.reasons),
                "told": _told(speech, table, [step]),
            }
            for step in advice.steps
        ],
        "needs": None
        if needs is None
        else {
            "seat": "chance" if needs.seat == CHANCE else needs.seat,
            "kind": needs.kind,
            "count": len(needs.options),
            "options": plain(list(islice(needs.options, _LISTED))),
            "left_out": max(0, len(needs.options) - _LISTED),
            "offered": plain(needs.options.offered()),
        },
        "after": write_position(advice.after),
    }
