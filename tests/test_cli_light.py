"""`robobid --help` answers at once: it loads nothing heavy."""

from bench.startup import HEAVY, modules_of_help


def test_help_loads_nothing_heavy() -> None:
    loaded = modules_of_help()

    assert "argparse" in loaded
    assert not loaded & HEAVY
