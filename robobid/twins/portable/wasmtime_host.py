"""Modules run by wasmtime: one engine, which is given up when a process is forked."""

from __future__ import annotations

import ctypes
import os
from typing import Any, Final

import wasmtime

from robobid.twins.portable.host import Running, Stopped

PAGE: Final = 1 << 16
_ERRORS: Final = (wasmtime.WasmtimeError, wasmtime.Trap)
_MODEST: Final = 1 << 28


class Wasmtime:
    """Usually all addresses that a module can name are set apart for an instance.

    Then none needs to be checked. Where a process may not have as many, a modest engine
    sets few apart; it is slower by a seventh.
    """

    def __init__(self) -> None:
        self._is_forked = False
        self._engines: dict[bool, wasmtime.Engine] = {}

    def begin_anew(self) -> None:
        """A forked process lacks the threads that its parent's engine works with."""
        self._is_forked = True
        self._engines.clear()

    def translate(self, binary: bytes) -> Any:
        """A module, and the bytes that it came from."""
        return _Translated(binary, self._translated(binary, modest=False))

    def start(self, module: _Translated) -> Running:
        """One more instance; on a modest engine if there are too few addresses."""
        try:
            return _Instance(*module.by_engine)
        except _ERRORS:
            module.by_engine = self._translated(module.binary, modest=True)
        try:
            return _Instance(*module.by_engine)
        except _ERRORS as error:
            raise Stopped(str(error)) from error

    def _translated(
        self, binary: bytes, *, modest: bool
    ) -> tuple[wasmtime.Engine, wasmtime.Module]:
        engine = self._engine(modest)
        try:
            return engine, wasmtime.Module(engine, binary)
        except wasmtime.WasmtimeError as error:
            raise Stopped(str(error)) from error

    def _engine(self, modest: bool) -> wasmtime.Engine:
        if modest not in self._engines:
            config = wasmtime.Config()
            config.memory_may_move = False
            config.parallel_compilation = not self._is_forked
            if modest:
                config.memory_reservation = _MODEST
                config.memory_reservation_for_growth = 0
                config.memory_guard_size = PAGE
            self._engines[modest] = wasmtime.Engine(config)
        return self._engines[modest]


class _Translated:
    def __init__(
        self, binary: bytes, by_engine: tuple[wasmtime.Engine, wasmtime.Module]
    ) -> None:
        self.binary = binary
        self.by_engine = by_engine


class _Instance:
    """An instance, whose memory is part of this process and never moves."""

    def __init__(self, engine: wasmtime.Engine, module: wasmtime.Module) -> None:
        self._store = wasmtime.Store(engine)
        running = wasmtime.Instance(self._store, module, [])
        exports: Any = running.exports(self._store)
        self._exports = exports
        self._memory = exports["memory"]
        self.address: int = ctypes.addressof(
            self._memory.data_ptr(self._store).contents
        )
        self._look()

    def value(self, name: str) -> int:
        found: int = self._exports[name].value(self._store)
        return found

    def run(self, name: str) -> None:
        try:
            self._exports[name](self._store)
        except _ERRORS as error:
            raise Stopped(str(error)) from error

    def grow(self, pages: int) -> None:
        try:
            self._memory.grow(self._store, pages)
        except _ERRORS as error:
            raise Stopped(str(error)) from error
        self._look()

    def read(self, place: int, into: memoryview) -> None:
        into[:] = self._bytes[place : place + len(into)]

    def write(self, place: int, given: memoryview) -> None:
        self._bytes[place : place + len(given)] = given

    def _look(self) -> None:
        self.size: int = self._memory.data_len(self._store)
        held = (ctypes.c_char * self.size).from_address(self.address)
        self._bytes = memoryview(held).cast("B")


def new_host() -> Wasmtime:
    """The host of every process that is no page."""
    made = Wasmtime()
    if hasattr(os, "register_at_fork"):
        os.register_at_fork(after_in_child=made.begin_anew)
    return made
