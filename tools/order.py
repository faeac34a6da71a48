"""Which tests share a worker and which begin first, so that none is alone at the end.

`tests/conftest.py` asks for both. Each worker of xdist takes the next test as soon as
it is free; a file of `TOGETHER` is taken whole, since what its tests share takes long
to make. (Marks for that never reach xdist 3.8 from pytest 9.2, which keeps the names
of tests elsewhere.)
"""

from __future__ import annotations

from typing import Final

import pytest
from xdist.remote import Producer
from xdist.scheduler import LoadScopeScheduling

WEB: Final = "tests/web/"
"""Its tests come last: beside a browser's event loop no test can run its own."""
TOGETHER: Final = (
    "tests/twins/test_native.py",  # what numba compiles for one, the next finds
    "tests/envs/test_openspiel.py",  # the tree grows once
    "tests/arena/test_cluster.py",  # the cluster is started once
    "tests/examples/test_ppo.py",  # learns once
    "tests/packaging/test_packages.py",  # the packages are built once
    f"{WEB}test_site.py",  # the site is made once
    f"{WEB}test_notices.py",  # a club with a mail server is started once
)
LONG: Final = (
    "tests/twins/test_native.py",
    "tests/envs/test_openspiel.py",
    "tests/arena/test_cluster.py",
    "tests/arena/lab/test_question.py::test_the_twin_and_the_rules_agree",
    "tests/app/server/test_schemathesis.py",
    "tests/corpus/test_corpus.py",
    "tests/examples/test_ppo.py",
    "tests/bots/test_powergrid_contract.py",
    "tests/app/server/test_several_servers.py",
    f"{WEB}test_site.py",
    f"{WEB}test_own_files.py",
    f"{WEB}test_games.py",
    f"{WEB}test_powergrid.py",
    f"{WEB}test_table.py",
    f"{WEB}test_helper.py",
    f"{WEB}test_waiting.py",
    f"{WEB}test_notices.py",
)
"""Files and tests that take long, the longest first."""


def share_of(test: str) -> str:
    """What one worker takes at once: a test, or a file whose tests share something."""
    file = test.partition("::")[0]
    return file if file in TOGETHER else test


def turn_of(test: str) -> tuple[bool, int]:
    """When a test's turn comes; those of the same turn keep their order."""
    at = (at for at, name in enumerate(LONG) if test.startswith(name))
    return test.startswith(WEB), next(at, len(LONG))


class Shares(LoadScopeScheduling):  # type: ignore[misc]
    """xdist's scheduler for tests that share something."""

    def __init__(self, config: pytest.Config, log: Producer) -> None:
        config.option.loadscopereorder = False  # we have an order of our own
        super().__init__(config, log)

    def _split_scope(self, nodeid: str) -> str:
        return share_of(nodeid)
