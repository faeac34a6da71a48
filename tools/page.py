"""Checks the page in web/: types, warnings, unit tests: `python -m tools.page`."""

from __future__ import annotations

import os
import sys

from hatch_build import build_page, npm
from tools import answer_help


def main() -> int:
    # The wire types are made from the server's own description.
    os.environ["PYTHON"] = sys.executable
    build_page()
    npm("run", "check")
    return 0


if __name__ == "__main__":
    answer_help(__doc__)
    sys.exit(main())
