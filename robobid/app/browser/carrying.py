"""All games of a page as one file: to keep it, or to go on in another browser."""

from __future__ import annotations

from dataclasses import dataclass, field

from robobid.app.browser.documents import Document, documents_in
from robobid.app.browser.store import PageStore
from robobid.app.hosting.people.secrets import CODE_LENGTHS, new_code
from robobid.app.hosting.problems import Denied
from robobid.app.hosting.routes.endpoint import Call, Endpoint
from robobid.app.hosting.tables.good_part import good_part
from robobid.app.hosting.wire import Request, Shape


@dataclass(frozen=True, slots=True, kw_only=True)
class GamesFile(Request):
    """Everything that is kept of a page's games."""

    robobid: int = 1
    """The form of the file."""
    texts: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class GamesTaken(Shape):
    """What came of a file."""

    count: int
    """Games that are new here, or have gone on elsewhere."""


async def write_games(call: Call) -> GamesFile:
    """All games, as they are kept."""
    return GamesFile(texts=_store(call).texts())


async def read_games(call: Call) -> GamesTaken:
    """Take games from a file; what is here already stays, unless it went on there."""
    found = dict(documents_in(call.body.texts))
    good = {code: each for code, each in found.items() if each and _is_playable(each)}
    if not good:
        raise Denied(400, "no_games_file", "there are no games in this file")
    store, count = _store(call), 0
    for code, document in good.items():
        here = store.head(code)
        if here is not None and here.created == document.head.created:
            known = store.load(code, 0)
            assert known is not None
            if len(known.moves) >= len(document.stored.moves):
                continue
            call.hub.end(code)
        elif here is not None:
            document, code = _renamed(store, document)
        await store.write(store.restore, code, document)
        count += 1
    return GamesTaken(count=count)


def _store(call: Call) -> PageStore:
    store = call.hub.archive
    assert isinstance(store, PageStore)
    return store


def _is_playable(document: Document) -> bool:
    """Do the rules allow all its moves?"""
    history, broken = good_part(document.stored)
    return history is not None and broken is None


def _renamed(store: PageStore, document: Document) -> tuple[Document, str]:
    """The same table by a code that nobody has here."""
    code = new_code(CODE_LENGTHS[-1])
    while store.head(code) is not None:
        code = new_code(CODE_LENGTHS[-1])
    stored = document.stored
    named = stored._replace(head=stored.head._replace(code=code))
    return document._replace(stored=named), code


ENDPOINTS = (
    Endpoint(
        method="GET",
        path="/api/page/games",
        answer=write_games,
        summary="All games of this page as one file",
        returns=GamesFile,
    ),
    Endpoint(
        method="POST",
        path="/api/page/games",
        answer=read_games,
        summary="Take games from such a file",
        takes=GamesFile,
        returns=GamesTaken,
    ),
)
