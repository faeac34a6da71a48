"""Opens the page in a browser, where there is one that can show it."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser
from collections.abc import Callable
from typing import Final

_SIGNS_OF_A_SCREEN: Final = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")


def open_page(address: str, missed: Callable[[], None]) -> threading.Thread:
    """Open an address soon; `missed` is called if there is nothing to open it with.

    Some browsers are waited for until they are closed. The server does not wait.
    """

    def try_to() -> None:
        if not is_shown(address):
            missed()

    trying = threading.Thread(target=try_to, daemon=True)
    trying.start()
    return trying


def is_shown(address: str) -> bool:
    """Show an address in a browser; was there one?"""
    if not _has_screen():
        # Python would take a text browser, which would fight us for the terminal.
        return False
    try:
        return webbrowser.open(address)
    except webbrowser.Error:
        return False


def _has_screen() -> bool:
    if os.name == "nt" or sys.platform == "darwin":
        return True
    return any(map(os.environ.get, _SIGNS_OF_A_SCREEN))
