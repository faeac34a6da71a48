"""The version of all environments.

It changes when anything changes that a trained player would notice, never for speed.
v1: the first.
"""

from typing import Final

VERSION: Final = "v1"
