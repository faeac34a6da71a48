"""Tests of parts, which only numba can run: `tests/twins/test_native.py` runs them."""

from __future__ import annotations

from robobid.twins.jit import IS_NATIVE

collect_ignore_glob = [] if IS_NATIVE else ["test_*.py"]
