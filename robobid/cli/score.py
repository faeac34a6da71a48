"""`robobid score`: its arguments."""

from __future__ import annotations

from typing import TYPE_CHECKING

from robobid.cli.options import add_deck_and_language, add_json, set_run

if TYPE_CHECKING:
    from robobid.cli.options import Words


def add_score(games: Words) -> None:
    """Scoring the cards of a real table."""
    game = games.add_parser("fzzzt", help="the best layout of your cards")
    game.add_argument(
        "file",
        nargs="?",
        metavar="FILE",
        help='JSON with "edition", "units" and "cards" (- is standard input); '
        "without one you are asked",
    )
    add_json(game)
    add_deck_and_language(game)
    set_run(game, "robobid.terminal.fzzzt.score", "score_fzzzt")
