"""Other hosts than wasmtime run the modules, with the same results."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import partial
from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest
import wasmtime

from robobid.core.errors import Unsupported
from robobid.twins import fzzzt
from robobid.twins.portable import host, kernels
from robobid.twins.portable.instance import Program
from robobid.twins.portable.manifest import shipped


class Page:
    """What Pyodide shows Python of a page, played by wasmtime."""

    def __init__(self) -> None:
        self._store = wasmtime.Store()
        self.Uint8Array = SimpleNamespace(new=self._part)
        self.WebAssembly = SimpleNamespace(
            Module=SimpleNamespace(new=partial(wasmtime.Module, self._store.engine)),
            Instance=SimpleNamespace(new=self._instance),
        )

    def _part(self, buffer: Any, place: int, size: int) -> Any:
        memory, end = buffer.memory, place + size

        def assign(given: memoryview) -> None:
            memory.write(self._store, bytes(given), place)

        def assign_to(into: memoryview) -> None:
            into[:] = bytes(memory.read(self._store, place, end))

        return SimpleNamespace(assign=assign, assign_to=assign_to)

    def _instance(self, module: wasmtime.Module) -> Any:
        its: Any = wasmtime.Instance(self._store, module, []).exports(self._store)
        exports = SimpleNamespace(memory=Memory(self._store, its["memory"]))
        for export in module.exports:
            found = its[export.name]
            if isinstance(found, wasmtime.Global):
                value = found.value(self._store)
                setattr(exports, export.name, SimpleNamespace(value=value))
            elif isinstance(found, wasmtime.Func):
                setattr(exports, export.name, partial(found, self._store))
        return SimpleNamespace(exports=exports)


class Memory(NamedTuple):
    """A `WebAssembly.Memory`, whose bytes Python cannot see."""

    store: wasmtime.Store
    its: Any

    @property
    def buffer(self) -> Any:
        size = self.its.data_len(self.store)
        return SimpleNamespace(memory=self.its, byteLength=size)

    def grow(self, pages: int) -> None:
        self.its.grow(self.store, pages)


@pytest.fixture
def browser(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """The host of a page, and nothing that another host has translated."""
    thrown = (wasmtime.Trap, wasmtime.WasmtimeError)
    ffi = SimpleNamespace(JsException=thrown, to_js=bytes)
    modules: dict[str, Any] = {"js": Page(), "pyodide": ffi, "pyodide.ffi": ffi}
    for name, module in modules.items():
        monkeypatch.setitem(sys.modules, name, module)
    monkeypatch.setattr(kernels, "_programs", {})
    monkeypatch.setattr(kernels, "_own", SimpleNamespace())
    monkeypatch.setattr(sys, "platform", "emscripten")
    host.use(None)
    yield host.host()
    host.use(None)


def play_some() -> Any:
    box = fzzzt.Box.open("en", 2)
    return fzzzt.play_on(box, fzzzt.new_tables(box, 1), ["simple", "random"], 8, seed=1)


def test_a_page_runs_the_modules(monkeypatch: pytest.MonkeyPatch, browser: Any) -> None:
    assert type(browser).__name__ == "Browser"
    in_a_page = play_some()
    monkeypatch.undo()
    host.use(None)

    here = play_some()

    assert in_a_page.scores.tolist() == here.scores.tolist()
    assert here.scores.any()


def test_what_a_page_refuses_is_a_sentence(browser: Any) -> None:
    with pytest.raises(Unsupported, match="it is no WebAssembly"):
        Program("fzzzt", shipped("fzzzt")._replace(binary=b"\0asm nothing"))
    instance = kernels._own_instance("fzzzt")
    with pytest.raises(Unsupported, match="no memory left"):
        instance.room(1 << 33, "test")
    block = instance.room(1 << 12, "test")
    instance.memory.write(block, memoryview(b"\x7f" * (1 << 12)))
    with pytest.raises(Unsupported, match="it stopped"):
        instance.run("play_games", block)
