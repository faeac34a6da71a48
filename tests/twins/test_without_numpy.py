"""Strong bots, hints and analyses need neither numpy nor what a server needs."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[2]
REFUSED: Final = ("numpy", "msgspec", "sqlalchemy", "numba")


def found_by(*arguments: str) -> Any:
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_what_is_thought_is_the_same_to_the_digit() -> None:
    with_numpy = found_by("-m", "tests.twins.thinking")
    without = found_by("-m", "tests.twins.thinking", *REFUSED)

    assert "numpy" in with_numpy["loaded"]
    assert not {name.partition(".")[0] for name in without["loaded"]} & {*REFUSED}
    assert without["thoughts"] == with_numpy["thoughts"]


HOSTING: Final = """
import json, pkgutil, sys
from importlib import import_module
from tests.twins.thinking import Refusing
sys.meta_path.insert(0, Refusing(sys.argv[1:]))
names = []
for name in ("robobid.app.hosting", "robobid.bots", "robobid.app.puzzles"):
    package = import_module(name)
    for each in pkgutil.walk_packages(package.__path__, f"{name}."):
        import_module(each.name)
        names.append(each.name)
print(json.dumps(names))
"""


def test_all_of_hosting_can_be_loaded() -> None:
    assert len(found_by("-c", HOSTING, *REFUSED)) > 100


NEEDS_NUMPY: Final = """
import json, sys
from tests.twins.thinking import Refusing
sys.meta_path.insert(0, Refusing(sys.argv[1:]))
from robobid.core.errors import Unsupported
from robobid.twins import fzzzt
try:
    fzzzt.seeded_luck(3, 1)
except Unsupported as refused:
    print(json.dumps([refused.code, str(refused)]))
"""


def test_what_needs_numpy_says_so_in_one_sentence() -> None:
    code, sentence = found_by("-c", NEEDS_NUMPY, *REFUSED)

    assert code == "not_installed"
    assert sentence.startswith("numpy is not installed here: ")
