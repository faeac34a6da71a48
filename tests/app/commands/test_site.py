"""`robobid site FOLDER`: from an installed package and Pyodide's npm package."""

from __future__ import annotations

import base64
import gzip
import hashlib
import io
import json
import shutil
import tarfile
import zipfile
from pathlib import Path

import pytest

from robobid.app.commands import main, site_files

VERSION = "314.0.7"
NEEDED = (*site_files.MODULES, "pyodide.asm.wasm", "python_stdlib.zip")


@pytest.fixture
def pyodide(tmp_path: Path) -> Path:
    """Pyodide's package, as far as its names go."""
    folder = tmp_path / "package"
    folder.mkdir()
    for name in NEEDED:
        (folder / name).write_bytes(b"export {};\n")
    (folder / "pyodide-lock.json").write_text('{"packages": {"numpy": {}}}')
    told = {"name": "pyodide", "version": VERSION}
    (folder / "package.json").write_text(json.dumps(told))
    return folder


@pytest.fixture
def archive(pyodide: Path) -> Path:
    """The same as npm packs it."""
    packed = pyodide.with_name(f"pyodide-{VERSION}.tgz")
    with tarfile.open(packed, "w:gz") as tar:
        tar.add(pyodide, "package")
    return packed


@pytest.fixture(autouse=True)
def page(tmp_path: Path, archive: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The page as a wheel holds it; nothing is found on the machine."""
    parts = tmp_path / "page" / "parts"
    parts.mkdir(parents=True)
    (tmp_path / "page" / "index.html").write_text("<title>Robobid</title>")
    (parts / "site-worker.js").write_text("// keeps the site\n")
    found = base64.b64encode(hashlib.sha512(archive.read_bytes()).digest()).decode()
    pinned = {"version": VERSION, "integrity": f"sha512-{found}"}
    (parts / "pyodide.json").write_text(json.dumps(pinned))
    monkeypatch.setattr(site_files, "PAGE", parts.parent)
    monkeypatch.setattr(shutil, "which", lambda name: None)
    return parts.parent


@pytest.mark.parametrize("given", ["package", f"pyodide-{VERSION}.tgz"])
def test_a_site_is_written_from_what_npm_gives(
    tmp_path: Path, given: str, capsys: pytest.CaptureFixture[str]
) -> None:
    to = tmp_path / "site"

    assert main(["site", str(to), "--pyodide", str(tmp_path / given)]) == 0

    assert str(to) in capsys.readouterr().out
    assert not (to / "parts").exists()
    worker = (to / "sw.js").read_text()
    assert "// keeps the site" in worker
    assert "python/robobid.zip.bin" in worker
    ours = gzip.decompress((to / "python" / "robobid.zip.bin").read_bytes())
    names = zipfile.ZipFile(io.BytesIO(ours)).namelist()
    assert "robobid/app/browser/page.py" in names
    assert not [name for name in names if name.startswith("robobid/app/server/")]
    assert not [name for name in names if name.startswith("robobid/app/browser/page/")]


def test_a_site_is_written_over_an_older_one_and_over_nothing_else(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    to, mine = tmp_path / "site", tmp_path / "mine"
    mine.mkdir()
    (mine / "letter.txt").write_text("Dear Ann")
    words = ["--pyodide", str(tmp_path / "package"), "--lang", "en"]

    assert main(["site", str(to), *words]) == main(["site", str(to), *words]) == 0
    assert main(["site", str(mine), *words]) == 2

    assert "holds other things" in capsys.readouterr().err
    assert [path.name for path in mine.iterdir()] == ["letter.txt"]


def test_another_pyodide_is_refused(
    tmp_path: Path, archive: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whatever was changed on the way, and what is none at all."""
    to = tmp_path / "site"
    archive.write_bytes(archive.read_bytes() + b"more")
    told = {"name": "pyodide", "version": "0.1"}
    (tmp_path / "package" / "package.json").write_text(json.dumps(told))

    for given in (
        ["--pyodide", str(archive)],
        ["--pyodide", str(tmp_path / "package")],
    ):
        assert main(["site", str(to), *given, "--lang", "en"]) == 2
        assert f"npm pack pyodide@{VERSION}" in capsys.readouterr().err
    assert main(["site", str(to), "--lang", "en"]) == 2  # npm is not there

    assert not to.exists()


def test_an_installation_without_a_page_says_so(
    page: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (page / "parts" / "pyodide.json").unlink()

    assert main(["site", str(tmp_path / "site"), "--lang", "en"]) == 2

    assert "make site" in capsys.readouterr().err
