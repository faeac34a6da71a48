"""Fzzzt! as PettingZoo knows games: `fzzzt_v1.env()`, `raw_env()`, `parallel_env()`.

The options are those of `robobid.envs.specs.course`, `render_mode` and `one_hot`.
"""

from functools import partial
from typing import Final

from robobid.envs import pettingzoo

env: Final = partial(pettingzoo.env, "fzzzt")
raw_env: Final = partial(pettingzoo.raw_env, "fzzzt")
parallel_env: Final = partial(pettingzoo.parallel_env, "fzzzt")
