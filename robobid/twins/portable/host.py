"""Who runs modules of WebAssembly: wasmtime here, the page's own engine in a browser.

A host is asked for little: to translate a module, and to start instances of it. All
else, where arrays lie and how kernels are called, is the same for every host.
"""

from __future__ import annotations

import sys
from importlib import import_module
from typing import Any, Protocol


class Stopped(Exception):
    """What a host could not do: a bad module, a trap, or no memory left."""


class Running(Protocol):
    """An instance of a module, and its memory. Whatever fails raises `Stopped`."""

    @property
    def address(self) -> int | None:
        """Where the memory begins in this process, if it is there and never moves."""

    @property
    def size(self) -> int:
        """How many bytes the memory has now."""

    def value(self, name: str) -> int:
        """What an exported global holds: a place in memory."""

    def run(self, name: str) -> None:
        """Call an exported function, which has no parameters and gives nothing."""

    def grow(self, pages: int) -> None:
        """Add so many pages of 64 KiB to the memory."""

    def read(self, place: int, into: memoryview) -> None:
        """Copy bytes from a place in memory, as many as there is room for."""

    def write(self, place: int, given: memoryview) -> None:
        """Copy bytes to a place in memory."""


class Host(Protocol):
    """Who translates modules, and starts instances of them."""

    def translate(self, binary: bytes) -> Any:
        """A module for this machine, in whatever form the host keeps it."""

    def start(self, module: Any) -> Running:
        """One more instance of a translated module, with a memory of its own."""


_chosen: Host | None = None


def host() -> Host:
    """Who runs modules here: what was chosen, or what this Python has."""
    global _chosen
    if _chosen is None:
        is_in_browser = sys.platform == "emscripten"
        name = "browser_host" if is_in_browser else "wasmtime_host"
        made: Host = import_module(f"robobid.twins.portable.{name}").new_host()
        _chosen = made
    return _chosen


def use(other: Host | None) -> None:
    """Let another host run what is translated from now on; None: the usual one."""
    global _chosen
    _chosen = other
