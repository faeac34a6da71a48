"""Modules run by the page's own engine: Python is in Pyodide, the module beside it.

Its memory is not Python's, so bytes are copied there and back.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

from robobid.twins.portable.host import Running, Stopped


def new_host() -> Browser:
    """The host of a page or a worker: what Pyodide shows of it."""
    return Browser(import_module("js"), import_module("pyodide.ffi"))


class Browser:
    """The engine of a worker; on its main thread a page may not wait for it."""

    def __init__(self, js: Any, ffi: Any) -> None:
        self._js = js
        self._ffi = ffi

    def translate(self, binary: bytes) -> Any:
        """A `WebAssembly.Module`."""
        try:
            return self._js.WebAssembly.Module.new(self._ffi.to_js(binary))
        except self._ffi.JsException as error:
            raise Stopped(str(error)) from error

    def start(self, module: Any) -> Running:
        """A `WebAssembly.Instance`: the modules import nothing."""
        try:
            instance = self._js.WebAssembly.Instance.new(module)
        except self._ffi.JsException as error:
            raise Stopped(str(error)) from error
        return _Instance(instance.exports, self._js.Uint8Array, self._ffi.JsException)


class _Instance:
    address: Final = None

    def __init__(self, exports: Any, bytes_of: Any, thrown: Any) -> None:
        self._exports = exports
        self._bytes = bytes_of
        self._thrown = thrown

    @property
    def size(self) -> int:
        size: int = self._exports.memory.buffer.byteLength
        return size

    def value(self, name: str) -> int:
        found: int = getattr(self._exports, name).value
        return found

    def run(self, name: str) -> None:
        try:
            getattr(self._exports, name)()
        except self._thrown as error:
            raise Stopped(str(error)) from error

    def grow(self, pages: int) -> None:
        try:
            self._exports.memory.grow(pages)
        except self._thrown as error:
            raise Stopped(str(error)) from error

    def read(self, place: int, into: memoryview) -> None:
        self._part(place, len(into)).assign_to(into)

    def write(self, place: int, given: memoryview) -> None:
        self._part(place, len(given)).assign(given)

    def _part(self, place: int, size: int) -> Any:
        """Some of its memory; a new look each time, for growing moves it."""
        return self._bytes.new(self._exports.memory.buffer, place, size)
