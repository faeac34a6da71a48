"""`robobid simulate --keep`: the games themselves, for learners and for replay."""

from __future__ import annotations

from pathlib import Path

from robobid.arena.tournament import Tournament
from robobid.core.errors import Unsupported
from robobid.core.installing import not_installed
from robobid.terminal.files import check_writable, write_text

_RECORDS = ".txt"


def check_keeping(path: Path, *, fast: bool) -> None:
    """Refuse what could not be kept, before hours of play."""
    if fast:
        raise Unsupported(
            "fast_keeps_nothing",
            "the fast twin keeps no games: leave out --fast, or --keep",
        )
    if path.suffix != _RECORDS:
        try:
            from robobid.envs.datasets import form_of
        except ModuleNotFoundError as error:
            raise not_installed(error, "datasets") from error
        form_of(path)
    check_writable(path)


def keep_games(path: Path, tournament: Tournament) -> None:
    """Write all games of a simulation into a file, in the form that its name says."""
    experiment = tournament.experiment
    records = [deal.games[0].record for deal in tournament.deals]
    if path.suffix == _RECORDS:
        write_text(path, "\n".join(records))
        return
    from robobid.envs.datasets import games_of, write_games

    (line_up,) = experiment.line_ups
    made_by = {"bots": list(line_up.bots), "seed": experiment.seed}
    write_games(path, games_of(experiment.game, records, made_by))
