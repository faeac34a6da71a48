"""What the description promises holds for whatever is sent."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.server.process import ServerProcess


def test_schemathesis_finds_nothing(sqlite_database: str, tmp_path: Path) -> None:
    server = ServerProcess(sqlite_database, tmp_path / "log")
    server.start()
    command = [str(Path(sys.executable).with_name("schemathesis")), "run"]
    command += [f"{server.address}/openapi.json", "--max-examples", "15"]
    command += ["--max-time", "40", "--seed", "46", "--no-color"]
    command += ["--request-timeout", "60"]
    environment = {**os.environ, "NO_PROXY": "*", "no_proxy": "*"}
    try:
        run = subprocess.run(
            command,
            cwd=tmp_path,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            timeout=600,
        )
    finally:
        server.end()

    assert run.returncode == 0, run.stdout
    assert "ERROR" not in server.log.read_text("utf-8")
