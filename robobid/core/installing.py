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

from robobid.core.errors import Unsupported


def not_installed(error: ModuleNotFoundError, extra: str) -> Unsupported:
    """The refusal for whoever lacks a module that one of our extras brings."""
    command = how_to_install(extra)
    return Unsupported(
        "not_installed",
        f"{error.name} is not installed here: {command}",
        module=error.name,
        command=command,
    )


def how_to_install(extra: str) -> str:
    """The command that brings what an extra of ours consists of.

    >>> how_to_install("fast").endswith(" numba numpy")
    True
    """
    try:
        wanted = requires("robobid") or []
    except PackageNotFoundError:  # a folder that nobody has installed
        return command_for(f".[{extra}]")
    of_extra = re.compile(rf"""extra == ['"]{re.escape(extra)}['"]""")
    return command_for(
        *(each.partition(";")[0].strip() for each in wanted if of_extra.search(each))
    )


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
