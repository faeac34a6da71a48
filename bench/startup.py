"""How long `robobid --help` takes, against Python doing nothing."""

from __future__ import annotations

import subprocess
import sys
from statistics import median
from time import perf_counter
from typing import Final

from bench._command import no_options

REPETITIONS: Final = 15
HEAVY: Final = frozenset(
    "asyncio concurrent dask hypothesis multiprocessing numba numpy open_spiel pygments"
    " pyspiel rich rlcard scipy statistics torch unittest".split()
)
"""Modules that the help text has no use for."""
HELP: Final = "from robobid.app.commands import main; main(['--help'])"


def seconds(code: str) -> float:
    """How long a fresh Python takes for some code."""
    start = perf_counter()
    subprocess.run([sys.executable, "-c", code], check=True, stdout=subprocess.DEVNULL)
    return perf_counter() - start


def modules_of_help() -> frozenset[str]:
    """The top names of all modules that are loaded when the help has been shown."""
    code = (
        "import sys\n"
        "try:\n"
        f"    {HELP}\n"
        "finally:\n"
        "    print(*{name.partition('.')[0] for name in sys.modules}, file=sys.stderr)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    )
    return frozenset(done.stderr.split())


def main() -> None:
    """Print the ratio and what is loaded."""
    no_options(__doc__)
    pairs = [(seconds(HELP), seconds("pass")) for _ in range(REPETITIONS)]
    ours = median(pair[0] for pair in pairs)
    bare = median(pair[1] for pair in pairs)
    print(
        f"robobid --help: {1000 * ours:.0f} ms, python -c pass: {1000 * bare:.0f} ms, "
        f"{ours / bare:.1f} times as long"
    )
    heavy = sorted(modules_of_help() & HEAVY)
    print("heavy modules loaded:", ", ".join(heavy) or "none")


if __name__ == "__main__":
    main()
