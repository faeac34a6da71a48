"""What the arena needs beyond the program itself, and how one gets it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec

from robobid.bots.needs import how_to_get_kernels
from robobid.core.errors import Unsupported
from robobid.support.extras import how_to_install


@contextmanager
def needs(package: str) -> Iterator[None]:
    """Import something that not everybody has; whoever lacks it is told what to do.

    >>> try:
    ...     with needs("moonshine"):
    ...         import moonshine
    ... except Unsupported as refused:
    ...     print(refused.values["package"])
    moonshine
    """
    try:
        yield
    except ModuleNotFoundError as error:
        command = how_to_install("arena")
        raise Unsupported(
            "arena_missing",
            f"the arena needs {package}; install it with: {command}",
            package=package,
            command=command,
        ) from error


def check_fast() -> None:
    """The twins need wasmtime; whoever lacks it is told what to do."""
    if not find_spec("wasmtime"):
        command = how_to_get_kernels()
        raise Unsupported(
            "fast_missing",
            f"the fast twin needs wasmtime; install it with: {command}",
            command=command,
        )
