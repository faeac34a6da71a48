"""Fzzzt! as it is told."""

from robobid.telling.fzzzt.teller import FzzztTeller

__all__ = ["FzzztTeller"]
