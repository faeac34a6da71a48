"""How a benchmark without options answers the command line."""

from __future__ import annotations

import argparse


def no_options(about: str | None) -> None:
    """Answer `--help` with what the benchmark measures, and refuse anything else."""
    argparse.ArgumentParser(
        description=about, formatter_class=argparse.RawDescriptionHelpFormatter
    ).parse_args()
