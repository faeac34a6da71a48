"""Every benchmark says what it measures before it measures anything."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

import bench

BENCHES = sorted(
    path.stem
    for path in Path(str(bench.__file__)).parent.glob("*.py")
    if not path.stem.startswith("_")
)


@pytest.mark.parametrize("name", BENCHES)
def test_a_benchmark_answers_help(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", [name, "--help"])
    module = import_module(f"bench.{name}")

    with pytest.raises(SystemExit) as ended:
        module.main()

    assert not ended.value.code
    assert "usage:" in capsys.readouterr().out


@pytest.mark.parametrize("name", BENCHES)
def test_a_benchmark_refuses_what_it_does_not_know(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", [name, "--no-such-option"])

    with pytest.raises(SystemExit) as ended:
        import_module(f"bench.{name}").main()

    assert ended.value.code
    assert "error:" in capsys.readouterr().err
