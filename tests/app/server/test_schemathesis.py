"""What the description promises holds for whatever is sent."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
from pathlib import Path
from random import Random

from robobid.app.server.http.security import COOKIE
from robobid.app.server.routes import ENDPOINTS
from tests.app.server.harness import ME, Browser, play_on
from tests.app.server.process import ServerProcess

OF_A_TABLE = (
    "",
    "facts",
    "course",
    "record",
    "replay",
    "claim",
    "personal-link",
    "rematch",
    "begin",
    "invitation",
    "sit",
    "terms",
    "mend",
    "analysis",
    "hook",
    "pause",
    "seats/{seat}",
    "seats/{seat}/name",
    "seats/{seat}/order",
    "seats/{seat}/stand-in",
    "seats/{seat}/take-back",
    "seats/{seat}/beside",
    "seats/{seat}/plans",
    "seats/{seat}/plans/worth",
    "seats/{seat}/notes",
)
"""What can be asked about a finished table; its codes are not found by guessing."""
FORGETS = ("/api/tables/{code}/leave", "/api/me/forget")
"""After these there would be no table left to ask about."""
BY_LUCK = {"/api/me/devices/end"}
"""The list of devices names one; on a slow machine it may not be asked before."""


def test_schemathesis_finds_nothing(sqlite_database: str, tmp_path: Path) -> None:
    server = ServerProcess(
        sqlite_database, tmp_path / "log", ROBOBID_UNKNOWN_CODES_PER_MINUTE="100000"
    )
    server.start()
    command = [str(Path(sys.executable).with_name("schemathesis")), "run"]
    command += [f"{server.address}/openapi.json", "--max-examples", "15"]
    command += ["--max-time", "40", "--seed", "46", "--no-color"]
    command += ["--request-timeout", "60"]
    environment = {**os.environ, "NO_PROXY": "*", "no_proxy": "*"}
    try:
        settings = asyncio.run(a_finished_game(server.address))
        (tmp_path / "schemathesis.toml").write_text(settings)
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
    assert f"Tested: {len(ENDPOINTS) - len(FORGETS)}" in run.stdout
    # Every operation was answered with more than "there is no such table".
    assert unserved_in(run.stdout) <= BY_LUCK, run.stdout
    assert "ERROR" not in server.log.read_text("utf-8")


def unserved_in(report: str) -> set[str]:
    """The paths that were never answered but with 404."""
    warning = report.partition("Missing test data: ")[2].partition("= SUMMARY =")[0]
    return set(re.findall(r"- [A-Z]+ (/\S+)", warning))


def test_what_nobody_could_reach_is_found_in_a_report() -> None:
    report = """403 Forbidden (1 operation):
  - POST /api/me/claim
Missing test data: 2 operations repeatedly returned 404 Not Found
No links point to this operation:
  - POST /api/me/devices/end
Reachable via links, but stateful testing never reached it:
  - GET /api/tables/{code}
===== SUMMARY =====
  - GET /api/games"""

    assert unserved_in(report) == {"/api/me/devices/end", "/api/tables/{code}"}


async def a_finished_game(address: str) -> str:
    """Play a short game; gives settings by which its table is asked about."""
    ann = Browser(address)
    table = await ann.set_up(ME, ME, switches={"hand_size": 1})
    windows = [await ann.open(table["code"], seat=seat) for seat in range(2)]
    await asyncio.gather(*(play_on(w, Random(at)) for at, w in enumerate(windows)))
    await ann.post(f"/api/tables/{table['code']}/analysis")
    (course, *_) = (await ann.get("/api/lessons")).json()
    (puzzle, *_) = (await ann.get("/api/puzzles/fzzzt")).json()["puzzles"]
    known = {
        "/api/analyses/{analysis}": {"analysis": table["code"]},
        "/api/lessons/{course}/{scene}": {
            "course": course["name"],
            "scene": course["scenes"][0]["name"],
        },
        "/api/puzzles/{game}/{puzzle}": {"game": "fzzzt", "puzzle": puzzle["id"]},
    }
    settings = f'headers = {{ Cookie = "{COOKIE}={ann.cookie}" }}\n'
    await ann.close()
    for path in FORGETS:
        settings += f'[[operations]]\ninclude-path = "{path}"\nenabled = false\n'
    for path, parameters in known.items():
        values = ", ".join(f'"path.{name}" = "{it}"' for name, it in parameters.items())
        settings += f'[[operations]]\ninclude-path = "{path}"\n'
        settings += f"parameters = {{ {values} }}\n"
    for path in OF_A_TABLE:
        whole = f"/api/tables/{{code}}/{path}".rstrip("/")
        settings += (
            f'[[operations]]\ninclude-path = "{whole}"\n'
            f'parameters = {{ "path.code" = "{table["code"]}", "path.seat" = 0 }}\n'
        )
    return settings
