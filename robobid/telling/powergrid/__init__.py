"""Power Grid and its robots as they are told."""

from robobid.telling.powergrid.teller import PowerGridTeller

__all__ = ["PowerGridTeller"]
