"""Make or refresh a virtual environment from a lock file; run by make, before any.

`python tools/environment.py .venv main` makes `.venv` hold what requirements/main.lock
pins and nothing else, and then touches the stamp `.venv/.ready-main`.
"""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NO_VENV = """\
{python} cannot make a virtual environment.
On Debian and Ubuntu its parts come separately: sudo apt install python3-venv
(or python{major}.{minor}-venv, to match this Python). Then run make again."""


def main(folder: str, lock: str) -> int:
    environment = ROOT / folder
    python = environment / "bin" / "python"
    requirements = ROOT / "requirements"
    if not works(python):
        print(f"robobid: making {folder}", flush=True)
        make = [sys.executable, "-m", "venv", "--clear", str(environment)]
        if subprocess.run(make, cwd=ROOT).returncode:
            major, minor = sys.version_info[:2]
            print(NO_VENV.format(python=sys.executable, major=major, minor=minor))
            return 1
    print(f"robobid: installing requirements/{lock}.lock", flush=True)
    pip = [str(python), "-m", "pip", "--disable-pip-version-check"]
    uv = [str(python), "-m", "uv", "--quiet", "pip"]
    here = ["--python", str(python)]
    locked = ["--require-hashes", str(requirements / f"{lock}.lock")]
    pinned_uv = ["--require-hashes", "-r", str(requirements / "uv.txt")]
    for command in (
        [*pip, "install", "--quiet", *pinned_uv],
        [*uv, "sync", *here, *locked],
        [*uv, "install", *here, "--no-deps", "--no-build-isolation", "-e", "."],
    ):
        if subprocess.run(command, cwd=ROOT).returncode:
            print(f"robobid: {folder} is not ready: see the message above")
            return 1
    (environment / f".ready-{lock}").touch()
    return 0


def works(python: Path) -> bool:
    """Is there an environment of a Python that we support, with pip inside?"""
    question = "import pip, sys; sys.exit(sys.version_info < (3, 11))"
    try:
        answer = subprocess.run(
            [str(python), "-c", question], stderr=subprocess.DEVNULL
        )
    except OSError:
        return False
    return answer.returncode == 0


if __name__ == "__main__":
    if len(sys.argv) != len(("this", "folder", "lock")):
        print(__doc__)
        sys.exit("--help" not in sys.argv)
    sys.exit(main(*sys.argv[1:]))
