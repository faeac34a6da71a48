"""What `ppo_fzzzt.py` has learned, as a bot that sits wherever a class of yours may.

cd examples
python ppo_fzzzt.py --minutes 10 --save policy.npz
robobid arena fzzzt --players 2 --bots ppo=learned_fzzzt:Learned,mechanic
"""

from functools import cache
from random import Random

import numpy as np
from ppo_fzzzt import BIDS, Eyes, Network

from robobid.envs.fzzzt.coding import FzzztCoding
from robobid.games.fzzzt.game import FZZZT


@cache
def saved():
    """The network in the folder that one is in, read once."""
    return Network(weights=[*np.load("policy.npz").values()])


@cache
def coding_of(edition):
    """How choices and views are numbered in an edition, for two."""
    return FzzztCoding(FZZZT.set_up({"Edition": edition, "Players": "1; 2"}))


class Learned:
    """Makes the likeliest bid, for two players; its robots wait until the end."""

    def choose(self, view, decision):
        """Look at the game as when it learned: at a table that fits what is seen."""
        coding = coding_of(view.edition.name)
        options = coding.options(FZZZT.imagine(view, Random(0)), decision)
        masks = np.array([[number in options for number in range(BIDS)]])
        rows = np.array([coding.observe(view)])
        logs, *_ = saved().forward(*Eyes(coding)(rows), masks)
        return options[int(np.argmax(logs))]
