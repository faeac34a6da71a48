"""Power Grid as PettingZoo knows games: `powergrid_v1.env()`, `parallel_env()`, ...

The options are those of `robobid.envs.specs.course`, `render_mode` and `one_hot`.
"""

from functools import partial
from typing import Final

from robobid.envs import pettingzoo

env: Final = partial(pettingzoo.env, "powergrid")
raw_env: Final = partial(pettingzoo.raw_env, "powergrid")
parallel_env: Final = partial(pettingzoo.parallel_env, "powergrid")
