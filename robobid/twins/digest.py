"""Which sources a twin is compiled from, and a digest by which a change shows."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from typing import Final

_FOLDER: Final = Path(__file__).parent
_PACKAGE: Final = __name__.rpartition(".")[0]


def twin_of(module: str) -> str:
    """The twin that a module belongs to; none if it is shared, or from elsewhere.

    >>> twin_of("robobid.twins.plain.fzzzt.bids")
    'fzzzt'
    """
    inside = module.removeprefix(f"{_PACKAGE}.")
    if inside == module:
        return ""
    name = inside.removeprefix("plain.").partition(".")[0]
    return name if (_FOLDER / name).is_dir() else ""


def sources_of(module: str) -> tuple[Path, ...]:
    """The files that may be compiled into a module: its twin's, and what twins share.

    A twin never needs another, so a change of one leaves what was made of the others.
    """
    twin = twin_of(module)
    if not twin:
        return tuple(_sources_in(_FOLDER))  # from elsewhere, with whatever it likes
    folders = (_FOLDER / "native", _FOLDER / "plain" / twin, _FOLDER / twin)
    shared = sorted(_FOLDER.glob("*.py"))
    return *shared, *(path for folder in folders for path in _sources_in(folder))


def digest_of(twin: str) -> str:
    """A digest of what a twin's module is made from.

    >>> len(digest_of("fzzzt"))
    64
    """
    digest = sha256()
    for path in sources_of(f"{_PACKAGE}.{twin}"):
        digest.update(path.relative_to(_FOLDER).as_posix().encode())
        digest.update(path.read_bytes().replace(b"\r\n", b"\n"))
    return digest.hexdigest()


def _sources_in(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.py"))
