"""`robobid join`: a bot of one's own takes a seat at somebody's server."""

from __future__ import annotations

import argparse
from secrets import token_hex

from robobid.app.commands.language import meta, say
from robobid.app.commands.options import add_clock, add_language, set_run
from robobid.app.commands.simulate import limits_of
from robobid.app.guest.door import Door, Link
from robobid.app.guest.guest import Guest, News
from robobid.app.locales.phrases import game_title
from robobid.app.terminal.keeper import data_directory
from robobid.app.terminal.screen import Screen
from robobid.app.terminal.voice import speaker
from robobid.bots.naming import name_of

COOKIES = "joined.json"
"""In the user's data folder: by what the servers know us again."""


def add_arguments(word: argparse.ArgumentParser) -> None:
    """A bot, and where it plays."""
    word.add_argument("link", metavar=meta("LINK"), help=say("cli.join.link"))
    word.add_argument(
        "--bot", required=True, metavar=meta("BOT"), help=say("cli.join.bot")
    )
    word.add_argument("--name", metavar=meta("NAME"), help=say("cli.join.name"))
    add_clock(word)
    add_language(word)
    set_run(word, f"{__name__}:join")


def join(
    *,
    link: str,
    bot: str,
    name: str | None,
    seconds_per_decision: float,
    seconds_per_game: float,
    lang: str | None,
    screen: Screen | None = None,
) -> int:
    """Play a whole game at a server; gives the exit code."""
    say, screen = speaker(lang), screen or Screen()

    def tell(news: News) -> None:
        screen.show([say(news.key, **news.values)])

    door = Door(Link.of(link), data_directory() / COOKIES)
    known_as = name_of(bot)
    table = door.claim(name or known_as, known_as)
    game = table["game"]
    title = game_title(say, game, game)
    where = {"code": table["code"], "game": title}
    tell(News("join.sits", {"bot": known_as, **where}))
    limits = limits_of(seconds_per_decision, seconds_per_game)
    standings = Guest(bot, limits, token_hex(8), tell).play(door, table)
    mine = next(sits["seat"] for sits in table["seats"] if sits["mine"])
    place = standings[mine].place
    tell(News("join.over", {"place": place, "n": len(standings)}))
    return 0
