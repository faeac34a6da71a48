"""A small module with one reader is a part of that reader."""

from pathlib import Path

from tests.test_architecture import ROOT, names_imported, room_of, sources

SMALL = 60
"""Lines, from which on a module stands by itself."""
KEPT = {
    "robobid.app.hosting.bots.coach": "a class in the file of its name",
    "robobid.app.hosting.routes.carried": "routes of one matter, like its neighbours",
    "robobid.app.hosting.tables.daily_deal": "what is done; its reader is a route",
    "robobid.app.hosting.tables.mend": "what is done; its reader is a route",
    "robobid.app.server.routes.health": "the routes of one matter, like its neighbours",
    "robobid.app.server.storage.notes": "one matter of the store, like its neighbours",
    "robobid.app.server.storage.store": "the store itself; the archive is its queue",
    "robobid.app.server.storage.talk": "one matter of the store, like its neighbours",
    "robobid.bots.fzzzt.oracle": "named by the game's entry",
    "robobid.bots.powergrid.for_robots": "chooses for a robot; its reader for a player",
    "robobid.bots.powergrid.reasons": "a game's reasons, where those of Fzzzt! stand",
    "robobid.envs.tables": "the written table of numbers, read by the docs",
    "studies.balance.run": "the run of a study, as each study has one",
    "studies.census.powergrid.page": "the page of a study, as each study has one",
}
"""Small modules that stay where they are, and why."""
MIRRORS = "robobid.twins."
"""The twins mirror the modules of the rules, so that both can be read side by side."""


def test_small_modules_with_one_reader_are_part_of_it() -> None:
    """Only a reader in the same room counts: another room has another matter."""
    assert set(crumbs(ROOT)) == set(KEPT)


def test_a_new_crumb_is_found(tmp_path: Path) -> None:
    room = tmp_path / "robobid" / "core"
    room.mkdir(parents=True)
    (room / "small.py").write_text("X = 1\n")
    (room / "read_twice.py").write_text("X = 1\n")
    (room / "reader.py").write_text("from robobid.core import read_twice, small\n")
    (room / "other.py").write_text("from robobid.core.read_twice import X\n")

    assert crumbs(tmp_path) == {"robobid.core.small": "robobid.core.reader"}


def crumbs(root: Path) -> dict[str, str]:
    """Small modules that only one module of their room reads, and which."""
    modules = {
        ".".join(path.relative_to(root).with_suffix("").parts): path
        for path in sources(root)
    }
    readers: dict[str, set[str]] = {}
    for reader, path in modules.items():
        package = path.relative_to(root).parts[:-1]
        for module, inside in names_imported(path, package, types=True):
            read = inside if inside in modules else module
            readers.setdefault(read, set()).add(reader.removesuffix(".__init__"))
    return {
        module: reader
        for module, path in modules.items()
        if len(path.read_text("utf-8").splitlines()) < SMALL
        if not module.startswith(MIRRORS) and len(readers.get(module, ())) == 1
        for reader in readers[module]
        if room_of(reader) == room_of(module)
    }
