"""Every promise to hosts names a test that is there."""

from __future__ import annotations

import re
from pathlib import Path

TESTS = Path(__file__).resolve().parents[1]
HOST = TESTS.parent / "docs" / "host.md"
NAMED = re.compile(r"`(test_\w+\.py)::(test_\w+|\*)`")


def test_every_promise_names_tests_that_are_there() -> None:
    _, _, rest = HOST.read_text("utf-8").partition("| promise | proof |\n|---|---|\n")
    rows, _, _ = rest.partition("\n\n")
    texts = {path: path.read_text("utf-8") for path in TESTS.rglob("test_*.py")}

    for row in rows.splitlines():
        named = NAMED.findall(row)
        assert named, row
        for file, name in named:
            wanted = "" if name == "*" else f"def {name}("
            found = [path for path, text in texts.items() if wanted in text]
            assert any(path.name == file for path in found), (file, name)
