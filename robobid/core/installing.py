"""How one gets what is missing: by a command that works in any installation.

Robobid may be a checkout, a wheel or a folder, and none of them is on an index, so
that `pip install 'robobid[fast]'` would find nothing. What an extra consists of is.
"""

from __future__ import annotations

import re
import shlex
from importlib.metadata import PackageNotFoundError, requires


def how_to_install(extra: str) -> str:
    """The command that brings what an extra of ours consists of.

    >>> how_to_install("fast")
    'pip install numba numpy'
    """
    try:
        wanted = requires("robobid") or []
    except PackageNotFoundError:  # a folder that nobody has installed
        return f"pip install '.[{extra}]'"
    of_extra = re.compile(rf"""extra == ['"]{re.escape(extra)}['"]""")
    found = [each.partition(";")[0].strip() for each in wanted if of_extra.search(each)]
    return f"pip install {shlex.join(found)}"
