"""What a user is told when we have made a mistake: one sentence, and where it is kept.

Nobody who plays should have to read a traceback; whoever mends it needs all of it.
"""

from __future__ import annotations

import os
import tempfile
import traceback
from pathlib import Path

from robobid import __version__
from robobid.locales import language, words


def tell_fault(error: Exception, lang: str | None) -> str:
    """Write down what happened; gives the sentence that says so."""
    said = f"{type(error).__name__}: {error}"
    return words(language(lang))("cli.fault", words=said, file=_kept(error))


def _kept(error: Exception) -> Path:
    handle, name = tempfile.mkstemp(prefix="robobid-fault-", suffix=".txt")
    with os.fdopen(handle, "w", encoding="utf-8", errors="replace") as file:
        file.write(f"Robobid {__version__}\n")
        file.writelines(traceback.format_exception(error))
    return Path(name)
