"""Every command in README.md and docs/ is one: its words are understood."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from robobid.app.commands import _parser
from tests.docs.test_examples import PAGES, ROOT

FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
MODULE = re.compile(r"python -m ((?:bench|tools)\.\w+)")
STUDY = re.compile(r"python -m studies\.(\w+)(?![.\w])([^`\n|>&;#]*)")
ENDS = ("|", ">", "<", "&&", ";")


def commands(text: str) -> Iterator[list[str]]:
    """The words behind `robobid` in every line that calls it, as a shell has them."""
    blocks = [block for kind, block in FENCE.findall(text) if kind in ("", "sh")]
    for line in "".join(blocks).splitlines():
        if "robobid " in line:
            words = shlex.split(line, comments=True)
            starts = [at for at, word in enumerate(words) if word == "robobid"]
            for start in starts:
                if start == 0 or words[start - 1] in ENDS:
                    rest = words[start + 1 :]
                    ends = [at for at, word in enumerate(rest) if word in ENDS]
                    yield rest[: min(ends, default=len(rest))]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_commands_of_a_page_are_understood(
    page: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for words in commands(page.read_text("utf-8")):
        try:
            _parser().parse_args(words)
        except SystemExit:
            pytest.fail(f"robobid {shlex.join(words)}: {capsys.readouterr().err}")


def studies_in(text: str) -> Iterator[tuple[str, list[str]]]:
    """The studies that are called in code, and the words behind them."""
    code = [block for _, block in FENCE.findall(text)] + re.findall(r"`[^`\n]+`", text)
    for name, rest in STUDY.findall("\n".join(code)):
        yield name, rest.split()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_studies_of_a_page_are_understood(
    page: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for name, words in studies_in(page.read_text("utf-8")):
        study = getattr(import_module(f"studies.{name}.__main__"), "STUDY", None)
        if study is not None and words[1:]:
            try:
                study.parser().parse_args(words)
            except SystemExit:
                pytest.fail(f"{name} {shlex.join(words)}: {capsys.readouterr().err}")


def test_studies_are_found() -> None:
    text = "Call `python -m studies.census fzzzt --games 10`, `python -m studies`."

    assert [*studies_in(text)] == [("census", ["fzzzt", "--games", "10"])]


def test_commands_are_found() -> None:
    text = "```sh\necho x | robobid score fzzzt - > out  # why\nls robobid\n```\n"

    assert [*commands(text)] == [["score", "fzzzt", "-"]]


def test_every_module_that_is_named_is_there() -> None:
    sources = [*PAGES, ROOT / "CHANGELOG.md", ROOT / "CONTRIBUTING.md"]
    named = {name for page in sources for name in MODULE.findall(page.read_text())}

    missing = [
        name
        for name in sorted(named)
        if not (ROOT / f"{name.replace('.', '/')}.py").exists()
    ]
    assert missing == []
