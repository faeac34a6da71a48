"""Compile the twins' kernels into the modules that the package ships: `make kernels`.

It takes some minutes of one core, and gives the same bytes from the same sources
every time. `--into FOLDER` writes them elsewhere; games can be named.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from time import perf_counter
from typing import Final

GAMES: Final = ("fzzzt", "powergrid")
FIXED: Final = {
    "ROBOBID_KERNELS": "native",
    # The order of sets must not show in what is made.
    "PYTHONHASHSEED": "0",
    # For any machine: what this one has besides is of no use elsewhere.
    "NUMBA_CPU_NAME": "generic",
    "NUMBA_CPU_FEATURES": "",
}


def main() -> int:
    parser = argparse.ArgumentParser(prog="tools.kernels", description=__doc__)
    parser.add_argument("games", nargs="*", default=GAMES, metavar="GAME")
    parser.add_argument("--into", type=Path, metavar="FOLDER")
    options = parser.parse_args()
    if any(os.environ.get(name) != value for name, value in FIXED.items()):
        command = [sys.executable, "-m", "tools.kernels", *sys.argv[1:]]
        return subprocess.run(command, env={**os.environ, **FIXED}).returncode
    for game in options.games:
        build(game, options.into)
    return 0


def build(game: str, folder: Path | None) -> None:
    """Make the module of a game and its manifest."""
    from robobid.twins.portable.manifest import FOLDER
    from tools.kernels.linking import linked
    from tools.kernels.lowering import lowered
    from tools.kernels.manifest import manifest

    began = perf_counter()
    twin = import_module(f"robobid.twins.{game}")
    for module in walk_packages(twin.__path__, f"{twin.__name__}."):
        import_module(module.name)
    kernels = list(lowered(game))
    typed = perf_counter()
    binary = linked(kernels)
    into = folder or FOLDER
    into.mkdir(parents=True, exist_ok=True)
    (into / f"{game}.wasm").write_bytes(binary)
    told = json.dumps(manifest(game, kernels, binary), indent=1)
    (into / f"{game}.json").write_text(told + "\n", "utf-8")
    print(
        f"{game}: {len(kernels)} kernels, {len(binary):,} bytes; "
        f"typed in {typed - began:.0f} s, linked in {perf_counter() - typed:.0f} s",
        flush=True,
    )


if __name__ == "__main__":
    sys.exit(main())
