"""Every tool tells what it does when it is asked for help, and does nothing then."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

import tools

FOLDER = Path(str(tools.__file__)).parent
STARTED = 'if __name__ == "__main__":'
TOOLS = sorted(
    path.relative_to(FOLDER).as_posix()
    for path in FOLDER.rglob("*.py")
    if STARTED in path.read_text("utf-8")
)


@pytest.mark.parametrize("name", TOOLS)
def test_a_tool_answers_help(
    name: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.argv", [name, "--help"])

    with pytest.raises(SystemExit) as ended:
        runpy.run_path(str(FOLDER / name), run_name="__main__")

    assert not ended.value.code
    assert len(capsys.readouterr().out.split()) > 5
    assert not [*tmp_path.iterdir()]
