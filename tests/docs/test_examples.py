"""Every Python example in README.md and docs/ runs, as it stands."""

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
BLOCK = re.compile(r"^```(python|pycon)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize(
    "page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix()
)
def test_the_examples_of_a_page_run(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The blocks of a page follow one another; a `pycon` block is also compared.

    They run in an empty folder, so that an example may write a file.
    """
    monkeypatch.chdir(tmp_path)
    text = page.read_text("utf-8")
    names: dict[str, object] = {"__name__": page.stem}
    for block in BLOCK.finditer(text):
        line = text.count("\n", 0, block.start(2))
        if block[1] == "python":
            # Blank lines before it make a traceback point into the page.
            exec(compile("\n" * line + block[2], str(page), "exec"), names)
        else:
            compare(page, line, block[2], names)


def compare(page: Path, line: int, session: str, names: dict[str, object]) -> None:
    """Run a session of `>>>` lines, and compare what it prints."""
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    test = doctest.DocTestParser().get_doctest(
        session, names, page.name, str(page), line
    )
    told: list[str] = []
    # A DocTest copies its names, so they are handed on to the next block.
    runner.run(test, out=told.append, clear_globs=False)
    names.update(test.globs)
    assert not told, "".join(told)
