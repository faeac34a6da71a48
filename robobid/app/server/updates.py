"""After an update: every stored table is replayed in the background, once."""

from __future__ import annotations

import json
import logging
import sys
from typing import Final

from robobid import __version__
from robobid.app.server.check import Checked, Finding
from robobid.app.server.processes.programs import started
from robobid.app.server.settings import PREFIX, Settings
from robobid.app.server.storage.archive import Archive

_LOG = logging.getLogger("robobid.server")
_NAME: Final = "checked"
_NAMED: Final = 20
"""Tables that the log names."""


async def check_after_update(settings: Settings, archive: Archive) -> Checked | None:
    """What a check of all tables finds; none if this version has made one before.

    It is a process of its own, behind everybody else, which ends with the server.
    """
    state = archive.store.state
    if await archive.read(state.read, _NAME) == __version__:
        return None
    found = Checked(0, ())
    if any(await archive.read(archive.store.questions.counts)):
        process = await started(
            (sys.executable, "-m", "robobid.app.server.check"),
            {f"{PREFIX}DATABASE": settings.database},
        )
        try:
            tables, findings = json.loads(await process.rest())
        except ValueError:  # it has not come to its end
            _LOG.error("the tables could not be checked after the update")
            return None
        finally:
            await process.end()
        found = Checked(tables, tuple(Finding(*each) for each in findings))
        _tell(found)
    await archive.write(state.write, _NAME, __version__)
    return found


def _tell(found: Checked) -> None:
    """One line for the host; codes are no secret to them, moves are."""
    if not found.findings:
        _LOG.info("checked after the update: all %d tables are well", found.tables)
        return
    codes = " ".join(each.code for each in found.findings[:_NAMED])
    _LOG.error(
        "checked after the update: %d of %d tables do not replay (%s)",
        len(found.findings),
        found.tables,
        codes,
    )
