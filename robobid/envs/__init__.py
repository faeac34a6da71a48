"""Adapters: our games as PettingZoo environments and OpenSpiel games, and in batches.

Integers for learning appear only here and in `fast`: a `Coding` gives every choice a
number and every view a row of numbers.
"""
