"""How one gets what is missing: by a command that works in any installation.

Robobid may be a checkout, a wheel or a folder, and none of them is on an index, so
that `pip install 'robobid[fast]'` would find nothing. What an extra consists of is.
"""

from __future__ import annotations

import re
import shlex
import sys
from importlib.metadata import PackageNotFoundError, requires
from importlib.util import find_spec
from pathlib import Path
from shutil import which
from typing import Final

from robobid.core.errors import Unsupported

NO_EXTRA: Final = ""
"""What is installed with Robobid in any case, unless somebody left it out."""


def not_installed(error: ModuleNotFoundError, extra: str) -> Unsupported:
    """The refusal for whoever lacks a module that one of our extras brings.

    What is installed in any case may be missing too, where somebody left it out.
    """
    module = (error.name or "").partition(".")[0]
    command = how_to_install(NO_EXTRA)
    if module not in re.split(r"[^\w-]+", command):
        command = how_to_install(extra)
    return Unsupported(
        "not_installed",
        f"{error.name} is not installed here: {command}",
        module=error.name,
        command=command,
    )


def lacking(error: ModuleNotFoundError, extra: str) -> ModuleNotFoundError:
    """The error of an import, with the command that brings what is missing."""
    words = str(not_installed(error, extra))
    return ModuleNotFoundError(words, name=error.name, path=error.path)


def without_numpy() -> Unsupported:
    """The refusal for whoever lacks numpy: several extras bring it, players need none.

    >>> str(without_numpy()).endswith("install numpy")
    True
    """
    command = command_for("numpy")
    return Unsupported(
        "not_installed",
        f"numpy is not installed here: {command}",
        module="numpy",
        command=command,
    )


def how_to_install(extra: str) -> str:
    """The command that brings what an extra of ours consists of.

    >>> how_to_install("fast").endswith(" numba")
    True
    """
    try:
        wanted = requires("robobid") or []
    except PackageNotFoundError:  # a folder that nobody has installed
        return command_for(f".[{extra}]")
    return command_for(
        *(each.partition(";")[0].strip() for each in wanted if _extra_of(each) == extra)
    )


def _extra_of(requirement: str) -> str:
    """The extra that a requirement belongs to.

    >>> _extra_of("numba; extra == 'fast'"), _extra_of("rich>=13.7")
    ('fast', '')
    """
    found = re.search(r"""extra == ['"](.*?)['"]""", requirement)
    return found[1] if found else NO_EXTRA


def command_for(*packages: str) -> str:
    """The command that brings packages to the Python that runs this.

    In an environment that is not activated, `pip` alone would be another Python's, and
    those that uv makes have none.
    """
    python = shlex.quote(sys.executable)
    found = which("pip")
    if found and Path(found).parent == Path(sys.executable).parent:
        installing = "pip install"
    elif find_spec("pip"):
        installing = f"{python} -m pip install"
    else:
        installing = f"uv pip install --python {python}"
    return f"{installing} {shlex.join(packages)}"
