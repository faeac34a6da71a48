"""The guides as a site that can be searched: `make docs-site`, into build/docs-site.

The pages in docs/ and those at the project's root are put side by side, with their
links made to fit, and given to Zensical, which refuses a link that leads nowhere.
`--serve` shows the site on loopback.
"""

from __future__ import annotations

import argparse
import re
import shutil
import subprocess
import sys
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "build" / "docs-source"
SITE = ROOT / "build" / "docs-site"
FRONT = "README.md"
AT_THE_ROOT = (
    FRONT,
    "CHANGELOG.md",
    "CODE_OF_CONDUCT.md",
    "CONTRIBUTING.md",
    "SECURITY.md",
)
"""Pages beside docs/; README is the first page of the site."""
STYLE = """:root {
  --md-primary-fg-color: #1f5d57;
  --md-accent-fg-color: #c8791f;
}
"""
LINK = re.compile(r"(\]\()([^)#\s]+)")


def gather(root: Path, source: Path) -> None:
    """Put all pages into one folder."""
    shutil.rmtree(source, ignore_errors=True)
    shutil.copytree(root / "docs", source)
    for page in source.rglob("*.md"):
        page.write_text(below_docs(page.read_text("utf-8"), root), "utf-8")
    for name in AT_THE_ROOT:
        text = at_the_root((root / name).read_text("utf-8"))
        (source / ("index.md" if name == FRONT else name)).write_text(text, "utf-8")
    (source / "site.css").write_text(STYLE, "utf-8")


def at_the_root(text: str) -> str:
    """The links of a page that stood beside docs/.

    >>> at_the_root("[play](docs/play.md#fzzzt), [licence](LICENSE), [you](README.md)")
    '[play](play.md#fzzzt), licence, [you](index.md)'
    """
    text = re.sub(r"\[([^]]*)\]\(LICENSE\)", r"\1", text)
    return LINK.sub(
        lambda found: found[1] + renamed(found[2].removeprefix("docs/")), text
    )


def below_docs(text: str, root: Path) -> str:
    """The links of a page in docs/ to those beside it."""
    return LINK.sub(
        lambda found: (
            found[1] + re.sub(r"^((?:\.\./)*)\.\./(?=\w+\.md)", r"\1", found[2])
            if Path(found[2]).name in AT_THE_ROOT
            else found[0]
        ),
        text,
    )


def renamed(target: str) -> str:
    return "index.md" if target == FRONT else target


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--serve", action="store_true", help="show it on loopback")
    said = parser.parse_args()
    gather(ROOT, SOURCE)
    build = [sys.executable, "-m", "zensical", "build", "--strict"]
    if subprocess.run(build, cwd=ROOT).returncode:
        return 1
    print(f"robobid: the site is in {SITE.relative_to(ROOT)}")
    if said.serve:
        handler = partial(SimpleHTTPRequestHandler, directory=str(SITE))
        with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
            print(f"http://127.0.0.1:{server.server_port}/", flush=True)
            server.serve_forever()
    return 0


if __name__ == "__main__":
    sys.exit(main())
