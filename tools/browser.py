"""Sees to it that the browser tests find Chromium: `python -m tools.browser`.

Where it is missing, Debian's package is installed if we may; else we name it.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

from tools import answer_help

PROGRAMS = ("chromium", "chromium-browser")
PACKAGE = "chromium"
MISSING = f"the browser tests need Chromium: sudo apt install {PACKAGE}"


def main() -> int:
    if is_there():
        return 0
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        print(MISSING)
        return 1
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for words in (
        ["update"],
        ["install", "--yes", "--no-install-recommends", PACKAGE],
    ):
        if subprocess.run(["apt-get", "--quiet", *words], env=quiet).returncode:
            print(MISSING)
            return 1
    return 0 if is_there() else 1


def is_there() -> bool:
    """Is there a Chromium that can be started?"""
    return any(shutil.which(program) for program in PROGRAMS)


if __name__ == "__main__":
    answer_help(__doc__)
    sys.exit(main())
