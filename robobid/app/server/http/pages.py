"""The built page: its files from memory, compressed once, cached as far as can be."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from robobid.app.hosting.problems import unknown_page
from robobid.app.server.http.endpoints import problem_response
from robobid.app.server.http.previews import with_preview

_BUILT: Final = Path(__file__).parent.parent / "static"
_FOREVER: Final = "public, max-age=31536000, immutable"
_ASK_AGAIN: Final = "no-cache"
_HASHED: Final = "assets/"
"""The build puts a hash into the names of these files: they never change."""
_COMPRESSIBLE: Final = ("text/", "application/j", "image/svg", "application/manifest")
_WORTH_IT: Final = 1024
_SQUEEZED: Final = ".br"
"""The build writes beside its texts what Brotli makes of them."""

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
    packed: Mapping[str, bytes]
    """Compressed, by the name of the encoding, the smallest first."""
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
            if path.suffix != _SQUEEZED
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
    squeezed = path.with_name(path.name + _SQUEEZED)
    brotli = squeezed.read_bytes() if squeezed.exists() else None
    return _asset(name, path.read_bytes(), caching, brotli)


def _asset(name: str, body: bytes, caching: str, brotli: bytes | None = None) -> Asset:
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    if name.endswith(".webmanifest"):
        kind = "application/manifest+json"
    packed = {"br": brotli} if brotli is not None else {}
    if kind.startswith(_COMPRESSIBLE) and len(body) >= _WORTH_IT:
        packed["gzip"] = gzip.compress(body, mtime=0)
    if kind.startswith("text/"):
        kind += "; charset=utf-8"
    tag = f'"{hashlib.sha256(body).hexdigest()[:24]}"'
    return Asset(body, packed, kind, tag, caching)


def _response(asset: Asset, request: Request) -> Response:
    headers = {
        "cache-control": asset.caching,
        "etag": asset.tag,
        "vary": "accept-encoding",
    }
    if asset.tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    body, accepted = asset.body, _accepted(request)
    for encoding, packed in asset.packed.items():
        if encoding in accepted:
            body = packed
            headers["content-encoding"] = encoding
            break
    return Response(body, headers=headers, media_type=asset.kind)


def _accepted(request: Request) -> set[str]:
    """The encodings that a browser understands; what has the weight 0 it does not."""
    words = request.headers.get("accept-encoding", "").replace(" ", "").split(",")
    named = (word.partition(";") for word in words)
    return {name for name, _, weight in named if weight not in ("q=0", "q=0.0")}
