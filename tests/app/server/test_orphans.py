"""When the server is gone, so is everything it has started."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

CHILD = """
import os, sys
from robobid.app.server.processes import bot_process

def think(*args):
    open({pid!r}, "w").write(str(os.getpid()))
    while True:
        sum(range(100_000))

bot_process.think = think
bot_process.main()
"""
PARENT = """
import asyncio, sys
from robobid.app.server.processes import bot_processes
from robobid.app.hosting.bots.thinker import Job
from robobid.app.server.settings import Settings

bot_processes.COMMAND = (sys.executable, "-c", {child!r})

async def main():
    processes = bot_processes.BotProcesses(Settings())
    job = Job(table="K7QF", game="fzzzt", tags={{}}, moves=[], seat=0, bot="random")
    await processes.think(job)

asyncio.run(main())
"""


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    stat = Path(f"/proc/{pid}/stat")
    return not stat.exists() or ") Z " not in stat.read_text()


def test_whoever_thinks_ends_when_the_server_is_killed(tmp_path: Path) -> None:
    file = tmp_path / "pid"
    child = CHILD.format(pid=str(file))
    parent = subprocess.Popen([sys.executable, "-c", PARENT.format(child=child)])
    end = time.monotonic() + 120
    while not (file.exists() and file.read_text()):
        assert parent.poll() is None
        assert time.monotonic() < end
        time.sleep(0.05)
    pid = int(file.read_text())
    assert is_alive(pid)

    parent.kill()
    parent.wait()

    end = time.monotonic() + 30
    while is_alive(pid):
        assert time.monotonic() < end, "it goes on"
        time.sleep(0.05)
