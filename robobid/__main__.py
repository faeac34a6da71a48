"""`python -m robobid` is `robobid`."""

from __future__ import annotations

import sys

from robobid.app.commands import main

if __name__ == "__main__":
    sys.exit(main())
