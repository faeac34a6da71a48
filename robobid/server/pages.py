"""The built page: its files from memory, compressed once, cached as far as can be."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from pathlib import Path
from typing import Final, NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from robobid.server.endpoints import problem_response
from robobid.server.previews import with_preview
from robobid.server.problems import unknown_page

_BUILT: Final = Path(__file__).parent / "static"
_FOREVER: Final = "public, max-age=31536000, immutable"
_ASK_AGAIN: Final = "no-cache"
_HASHED: Final = "assets/"
"""The build puts a hash into the names of these files: they never change."""
_COMPRESSIBLE: Final = ("text/", "application/j", "image/svg", "application/manifest")
_WORTH_IT: Final = 1024

NOT_BUILT: Final = b"""<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Robobid</title>
<h1>Robobid</h1>
<p>The server runs, but its page has not been built.</p>
<p>What it can be asked is described at
<a href="/openapi.json">/openapi.json</a>.</p>
</html>
"""


class Asset(NamedTuple):
    """A file of the page."""

    body: bytes
    zipped: bytes | None
    kind: str
    tag: str
    caching: str


class Pages:
    """All files of the page, and the page itself for every address of its own."""

    def __init__(self, folder: Path | None = None) -> None:
        folder = folder or _BUILT
        self._assets = {
            path.relative_to(folder).as_posix(): _load(folder, path)
            for path in sorted(folder.rglob("*"))
            if path.is_file() and not path.name.startswith(".")
        }
        self._index = self._assets.get("index.html") or _asset(
            "index.html", NOT_BUILT, _ASK_AGAIN
        )

    async def serve(self, request: Request) -> Response:
        """A file, or for any other address the page, which knows its own addresses."""
        path = request.path_params.get("path", "")
        found = self._assets.get(path)
        if found is None:
            if (
                path.startswith(("api/", "ws/", _HASHED))
                or "." in path.rpartition("/")[2]
            ):
                return problem_response(unknown_page())
            found = self._index
            page = await with_preview(found.body, path, request)
            if page is not None:
                found = _asset("index.html", page, _ASK_AGAIN)
        return _response(found, request)


def _load(folder: Path, path: Path) -> Asset:
    name = path.relative_to(folder).as_posix()
    caching = _FOREVER if name.startswith(_HASHED) else _ASK_AGAIN
    return _asset(name, path.read_bytes(), caching)


def _asset(name: str, body: bytes, caching: str) -> Asset:
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    if name.endswith(".webmanifest"):
        kind = "application/manifest+json"
    zipped = None
    if kind.startswith(_COMPRESSIBLE) and len(body) >= _WORTH_IT:
        zipped = gzip.compress(body, mtime=0)
    if kind.startswith("text/"):
        kind += "; charset=utf-8"
    tag = f'"{hashlib.sha256(body).hexdigest()[:24]}"'
    return Asset(body, zipped, kind, tag, caching)


def _response(asset: Asset, request: Request) -> Response:
    headers = {
        "cache-control": asset.caching,
        "etag": asset.tag,
        "vary": "accept-encoding",
    }
    if asset.tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    body = asset.body
    if asset.zipped and "gzip" in request.headers.get("accept-encoding", ""):
        body = asset.zipped
        headers["content-encoding"] = "gzip"
    return Response(body, headers=headers, media_type=asset.kind)
