"""`robobid daily`: the deal of the day, the same luck for everybody."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

from robobid.app.commands.language import meta, say
from robobid.app.commands.options import add_language, set_run
from robobid.app.locales import Say
from robobid.app.puzzles.deals import TAG, Deal
from robobid.app.puzzles.results import Result, compared, read_result, result_of
from robobid.app.terminal.host import Host
from robobid.app.terminal.party import display_names, host_of, party_of
from robobid.app.terminal.screen import Screen
from robobid.app.terminal.seating import seating
from robobid.app.terminal.sitting import sit_down
from robobid.app.terminal.voice import speaker
from robobid.core.errors import Unsupported
from robobid.core.record import Record
from robobid.games.registry import entries, game_named


def add_arguments(word: argparse.ArgumentParser) -> None:
    """Playing the deal of the day, or another one."""
    names = [entry.name for entry in entries()]
    word.add_argument(
        "game",
        nargs="?",
        choices=names,
        metavar="|".join(names),
        help=say("cli.daily.game"),
    )
    word.add_argument("--deal", metavar=meta("NAME"), help=say("cli.daily.deal"))
    word.add_argument("--name", metavar=meta("NAME"), help=say("cli.daily.name"))
    word.add_argument(
        "--against",
        action="append",
        default=[],
        metavar=meta("RESULT"),
        help=say("cli.daily.against"),
    )
    add_language(word)
    set_run(word, f"{__name__}:daily")


def daily(
    *,
    game: str | None,
    deal: str | None,
    name: str | None,
    against: Sequence[str],
    lang: str | None,
    screen: Screen | None = None,
) -> int:
    """Play a deal and tell the result in one line; gives what `sit_down` gives."""
    say, screen = speaker(lang), screen or Screen()
    today = datetime.now(UTC).date()
    if game is None:
        screen.show([say("daily.today", date=today.isoformat())])
        screen.show([f"  robobid daily {entry.name}" for entry in entries()])
        return 0
    played = Deal.named(game, deal) if deal else Deal.of_day(game, today)
    others = [check_same(read_result(line), played) for line in against]
    going: list[Record[Any]] = []
    code = play_deal(played, say, screen, going)
    result = result_of(going[-1], 0, name or "") if going else None
    if result is not None:
        screen.show(["", *told(result, others, say)])
    return code


def check_same(result: Result, deal: Deal) -> Result:
    """Refuse a result that was got with another deal."""
    if result.deal != deal:
        raise Unsupported(
            "other_deal",
            f"that result is of the deal {result.deal.word} of {result.deal.game}, "
            f"not of {deal.word} of {deal.game}",
            found=f"{result.deal.game} {result.deal.word}",
            deal=f"{deal.game} {deal.word}",
        )
    return result


def play_deal(deal: Deal, say: Say, screen: Screen, going: list[Record[Any]]) -> int:
    """Sit down at a deal; whatever record is played comes to stand in `going`."""
    entry, laid = game_named(deal.game), deal.lay_out()
    seated = seating(entry, deal.seats)
    names = display_names(say, laid.setup, seated)
    tags = laid.tags(names) | {"Seats": ",".join(seated.words), TAG: deal.word}
    party = party_of(say, names, seated, screen)

    def host(record: Record[Any]) -> Host:
        going.append(record)
        return host_of(entry, record, party)

    screen.show([say("daily.begin", deal=deal.word)])
    return sit_down(Record(laid.game, tags), seated, host, screen, None)


def told(result: Result, others: Sequence[Result], say: Say) -> list[str]:
    """A result to share, and how it compares with those of others."""
    lines = [say("daily.share"), f"  {result.line}"]
    if others:
        lines.append(say("daily.compared"))
    for rank, each in compared([result, *others]) if others else ():
        whose = say("terminal.you") if each is result else each.name or "?"
        values = {"place": each.place, "seats": each.seats, "points": each.points}
        lines.append(f"  {rank}  {say('daily.row', name=whose, **values)}")
    return lines
