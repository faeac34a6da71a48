"""Tells which tables of a database would break."""

from __future__ import annotations

import sys

from robobid.app.locales import language, words
from robobid.app.server.check import check_database
from robobid.app.server.settings import default_database, settings_from


def check(database: str | None, jobs: int | None, lang: str | None) -> int:
    """Replay every table of a database; 1 if something is wrong with one."""
    say = words(language(lang))
    address = settings_from().database if database is None else database
    if address and "://" not in address:
        address = f"sqlite:///{address}"

    def watch(done: int, of: int) -> None:
        if sys.stderr.isatty():
            end = "\n" if done == of else ""
            print(
                f"\r{say('check.progress', done=done, of=of)}", end=end, file=sys.stderr
            )

    found = check_database(address, default_database(), processes=jobs, watch=watch)
    for each in found.findings:
        state = say(f"check.{'over' if each.is_over else 'running'}")
        values = {
            "code": each.code,
            "game": each.game,
            "state": state,
            "kind": each.kind,
        }
        print(say(f"check.{each.problem}", **values, at=each.at))
    print(say("check.done", tables=found.tables, broken=len(found.findings)))
    return 1 if found.findings else 0
