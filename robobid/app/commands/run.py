"""Runs a command: its words in the right language, its refusals, its exit code."""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from robobid import __version__
from robobid.app.commands.language import asked_language, speaking
from robobid.core.errors import RobobidError

REFUSED: Final = 2
FAULTY: Final = 70
"""A fault of ours; elsewhere it is called EX_SOFTWARE."""
INTERRUPTED: Final = 130
_OF_THE_SERVER: Final = frozenset(
    {"msgspec", "sqlalchemy", "starlette", "uvicorn", "websockets"}
)


def run_command(
    parser: Callable[[], argparse.ArgumentParser], argv: Sequence[str] | None
) -> int:
    """Run what a parser makes of a command; gives its exit code."""
    argv = sys.argv[1:] if argv is None else argv
    lang: str | None = asked_language(argv)
    try:
        with speaking(asked_language(argv)):
            arguments = vars(parser().parse_args(argv))
        run: Callable[..., int] = arguments.pop("run")
        lang = arguments.get("lang")
        if isinstance(sys.stdout, io.TextIOWrapper):
            sys.stdout.reconfigure(errors="replace")
        return run(**arguments)
    except (RobobidError, ModuleNotFoundError) as error:
        refusal = _refusal(error)
        if refusal is None:
            _complain(f"robobid: {_tell_fault(error, lang)}")
            return FAULTY
        _complain(f"robobid: {_explain(refusal, lang)}")
        return REFUSED
    except BrokenPipeError:
        # The reader has had enough; the interpreter must not try to flush again.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return INTERRUPTED
    except Exception as error:
        _complain(f"robobid: {_tell_fault(error, lang)}")
        return FAULTY


def _complain(words: str) -> None:
    from robobid.app.terminal.output import complain

    complain(words)


def _explain(error: RobobidError, lang: str | None) -> str:
    from robobid.app.locales import language, words
    from robobid.app.terminal.speaker import explained

    return explained(error, words(language(lang)))


def _refusal(error: RobobidError | ModuleNotFoundError) -> RobobidError | None:
    """What is refused; a module that an extra of ours would bring is told with it."""
    from robobid.bots.needs import needs_kernels, no_kernels
    from robobid.support.extras import NO_EXTRA, not_installed, without_numpy

    if isinstance(error, RobobidError):
        return error
    if needs_kernels(error):
        return no_kernels(error)
    module = (error.name or "").partition(".")[0]
    if module == "numpy":
        return without_numpy()
    if module in _OF_THE_SERVER:
        return not_installed(error, NO_EXTRA)
    return None


def _tell_fault(error: Exception, lang: str | None) -> str:
    """Write down what happened; gives the sentence that says so.

    Nobody who plays should have to read a traceback; whoever mends it needs all of it.
    """
    from robobid.app.locales import language, words

    said = f"{type(error).__name__}: {error}"
    return words(language(lang))("cli.fault", words=said, file=_fault_file(error))


def _fault_file(error: Exception) -> Path:
    import tempfile
    import traceback

    handle, name = tempfile.mkstemp(prefix="robobid-fault-", suffix=".txt")
    with os.fdopen(handle, "w", encoding="utf-8", errors="replace") as file:
        file.write(f"Robobid {__version__}\n")
        file.writelines(traceback.format_exception(error))
    return Path(name)
