"""Learns Fzzzt! for two by playing itself: PPO in plain numpy, in one file.

    python examples/ppo_fzzzt.py --minutes 10 --save policy.npz
    python examples/ppo_fzzzt.py --minutes 0 --load policy.npz

Half of the games are against itself, half against `apprentice`, who makes other
mistakes. It learns to bid; its robots it allocates only at the end, when the rules
find the best allocation for all. Then it plays 400 games against `apprentice`.
"""

import argparse
import math
import time
from itertools import pairwise

import numpy as np

from robobid.envs.vector import vector

GAMES, STEPS, HIDDEN = 512, 64, 128  # games side by side; decisions of each an update
EPOCHS, BATCH, RATE, CLIP, LAMBDA = 3, 4096, 1e-3, 0.2, 0.95
ENTROPY = 0.02, 0.002  # how much it is rewarded for trying things: first, and at last
MATCH = ["learner, apprentice", "apprentice, learner"]
LINE_UPS = ["learner, learner", MATCH[0], "learner, learner", MATCH[1]]
SLOTS, BIDS, POWERS = 6, 1 << 6, 26  # cards of a hand, bids from it, and their powers
BITS = (np.arange(BIDS)[:, None] >> np.arange(SLOTS) & 1).astype(np.float32)
KINDS, SYMBOLS = "robot upgrade fzzzt unit mechanic".split(), "nut bolt cog oil".split()


class Eyes:
    """Turns rows of the environment into numbers that a small network can use.

    What is printed on the cards is added up for each place at the table; the card that
    is bid for, and each card of the own hand, are looked at one by one.
    """

    def __init__(self, coding):
        self.cards = len(coding.cards)
        self.places = np.arange(coding.parts[0].most + 1)
        self.printed = np.zeros((self.cards + 1, 11), np.float32)  # the last is no card
        for at, card in enumerate(coding.cards):
            self.printed[at, :2] = card.power / 5, card.points / 10
            self.printed[at, 2:6] = [symbol in card.symbols for symbol in SYMBOLS]
            self.printed[at, 6 + KINDS.index(card.kind)] = 1
        self.scale = np.array([8, 8, 8, 50, 1, 1] + [6, 20, 6, 1] * 2, np.float32)
        self.size = 11 * (len(self.places) + 1 + SLOTS) + len(self.scale)

    def __call__(self, rows):
        """The inputs of the network, and the power of each bid that the hand allows."""
        place, more = rows[:, : self.cards], rows[:, self.cards : 2 * self.cards]
        lies = (place[:, None, :] == self.places[:, None]).astype(np.float32)
        sums = lies @ self.printed[:-1] / 4
        in_hand = (place == 8) | (place == 10)  # in hand, unseen or seen by the other
        order = np.argsort(~in_hand, axis=1, kind="stable")[:, :SLOTS]
        order[~np.take_along_axis(in_hand, order, 1)] = self.cards
        head = np.where((place == 2) & (more == 1), np.arange(self.cards), self.cards)
        hand, lot = self.printed[order], self.printed[head.min(1)]
        rest = np.minimum(rows[:, 2 * self.cards :], 60) / self.scale
        flat = [part.reshape(len(rows), -1) for part in (sums, lot, hand, rest)]
        powers = np.rint(5 * hand[:, :, 0] @ BITS.T).clip(0, POWERS - 1).astype(int)
        return np.concatenate(flat, 1, dtype=np.float32), powers


class Network:
    """Judges a bid by its power and by each of its cards, and says who leads."""

    def __init__(self, inputs=0, seed=0, weights=()):
        dice, self.weights = np.random.default_rng(seed), list(weights)
        sizes = [] if weights else [inputs, HIDDEN, HIDDEN, POWERS + SLOTS + 1]
        for n, m in pairwise(sizes):
            spread = math.sqrt(2 / n) if m == HIDDEN else 0.01
            self.weights.append((dice.normal(size=(n, m)) * spread).astype(np.float32))
            self.weights.append(np.zeros(m, np.float32))
        self.moments, self.updates = [[0 * w, 0 * w] for w in self.weights], 0

    def forward(self, x, powers, masks):
        """The logarithms of all chances, the value, and what backward needs."""
        w1, b1, w2, b2, w3, b3 = self.weights
        h1 = np.maximum(x @ w1 + b1, 0)
        h2 = np.maximum(h1 @ w2 + b2, 0)
        out = h2 @ w3 + b3
        logits = np.take_along_axis(out[:, :POWERS], powers, 1)
        logits = np.where(masks, logits + out[:, POWERS:-1] @ BITS.T, np.float32(-1e9))
        logits -= logits.max(1, keepdims=True)
        logs = logits - np.log(np.exp(logits).sum(1, keepdims=True))
        return logs, out[:, -1], (x, h1, h2, powers)

    def backward(self, kept, d_logits, d_value, rate):
        """One step of Adam down the gradient."""
        x, h1, h2, powers = kept
        cells = powers + POWERS * np.arange(len(x))[:, None]
        by_power = np.bincount(cells.ravel(), d_logits.ravel(), len(x) * POWERS)
        d_out = [by_power.reshape(-1, POWERS), d_logits @ BITS, d_value[:, None]]
        d3 = np.concatenate(d_out, 1, dtype=np.float32)
        d2 = (d3 @ self.weights[4].T) * (h2 > 0)
        d1 = (d2 @ self.weights[2].T) * (h1 > 0)
        pairs = [(x, d1), (h1, d2), (h2, d3)]
        gradients = [g for a, d in pairs for g in (a.T @ d, d.sum(0))]
        norm = math.sqrt(sum(float((g * g).sum()) for g in gradients))
        self.updates += 1
        first, second = 1 - 0.9**self.updates, 1 - 0.999**self.updates
        for w, g, m in zip(self.weights, gradients, self.moments, strict=True):
            g = g * min(1, 0.5 / (norm + 1e-8))
            m[:] = 0.9 * m[0] + 0.1 * g, 0.999 * m[1] + 0.001 * g * g
            w -= rate * (m[0] / first) / (np.sqrt(m[1] / second) + 1e-6)


def worth(points):
    """What a game was worth to each seat: to win counts most, and by how much."""
    return np.sign(lead := points - points[:, ::-1]) / 2 + np.clip(lead / 40, -1, 1)


def play(games, eyes, net, dice):
    """Some decisions in every game, with how much better each was than expected."""
    kept, step = [], games.now()
    for _ in range(STEPS):
        (x, powers), seats = eyes(step.observations), step.seats.copy()
        masks = step.masks[:, :BIDS] > 0  # the first is to allocate nothing more now
        logs, values, _ = net.forward(x, powers, masks)
        numbers = np.argmax(logs + dice.gumbel(size=logs.shape), 1)  # by their chances
        step = games.step(numbers)
        chosen = np.take_along_axis(logs, numbers[:, None], 1)[:, 0]
        seen = x, powers, masks, numbers, chosen, values
        kept.append((*seen, seats, step.finished.copy(), worth(step.rewards)))
    # Backwards: what a seat expects at its next decision, or got at the end.
    expected, rows = np.full((games.games, 2), np.nan), np.arange(games.games)
    better, gains = np.zeros((games.games, 2)), []
    for *_, values, seats, finished, got in reversed(kept):
        expected[finished], better[finished] = got[finished], 0
        surprise = np.nan_to_num(expected[rows, seats] - values)
        better[rows, seats] = surprise + LAMBDA * better[rows, seats]
        expected[rows, seats] = values
        gains.append(better[rows, seats])
    columns = [np.concatenate(each) for each in list(zip(*kept, strict=True))[:6]]
    return [*columns, np.concatenate(gains[::-1])]


def learn(net, played, entropy, rate, dice):
    """PPO: what went better than expected becomes likelier, but never by much."""
    x, powers, masks, numbers, before, values, gains = played
    goals, gains = values + gains, (gains - gains.mean()) / (gains.std() + 1e-6)
    for _ in range(EPOCHS):
        for some in np.array_split(dice.permutation(len(x)), max(1, len(x) // BATCH)):
            logs, value, kept = net.forward(x[some], powers[some], masks[some])
            chances, rows, gain = np.exp(logs), np.arange(len(some)), gains[some]
            ratio = np.exp(logs[rows, numbers[some]] - before[some])
            too_far = np.where(gain > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
            push = np.where(too_far, 0, gain * ratio)[:, None]
            unsure = -(chances * np.maximum(logs, -50)).sum(1, keepdims=True)
            d_logits = chances * (push + entropy * (np.maximum(logs, -50) + unsure))
            d_logits[rows, numbers[some]] -= push[:, 0]
            d_value = (value - goals[some]) / 2 / len(some)
            net.backward(kept, d_logits / len(some), d_value, rate)


def match(net, eyes, games=400, seed=1, line_ups=MATCH):
    """Which share of so many games it wins, seats changed over, and how certain."""
    table = vector("fzzzt", line_ups=line_ups, games=games, seed=seed)
    shares, step, rows = np.full(games, np.nan), table.now(), np.arange(games)
    while np.isnan(shares).any():
        logs, *_ = net.forward(*eyes(step.observations), step.masks[:, :BIDS] > 0)
        step = table.step(np.argmax(logs, 1))
        new = step.finished & np.isnan(shares)
        shares[new] = step.rewards[rows, rows % 2][new] + 0.5
    return shares.mean(), 1.96 * shares.std() / math.sqrt(games)


def train(net=None, minutes=0.0, updates=0, games=GAMES, seed=0):
    """Learn for some minutes, or for a number of updates; gives network and eyes."""
    table = vector("fzzzt", line_ups=LINE_UPS, games=games, seed=seed, reward="points")
    eyes, dice, done, part = Eyes(table.coding), np.random.default_rng(seed), 0, 0.0
    net, began = net or Network(eyes.size, seed), time.monotonic()
    while (part := max(part, done / (updates or 1e9))) < 1 and (minutes or updates):
        entropy = ENTROPY[0] + (ENTROPY[1] - ENTROPY[0]) * part
        learn(net, play(table, eyes, net, dice), entropy, RATE * (1 - 0.9 * part), dice)
        done += 1
        part = (time.monotonic() - began) / (60 * minutes) if minutes else 0.0
        if done % 20 == 0:
            share, give = match(net, eyes)
            print(f"{done * STEPS * games:>10,} decisions: {share:.1%} ± {give:.1%}")
    return net, eyes


def main():
    """Learn, keep it, and show it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--minutes", type=float, default=10)
    for word in ("--save", "--load"):
        parser.add_argument(word, metavar="FILE")
    asked = parser.parse_args()
    net = Network(weights=[*np.load(asked.load).values()]) if asked.load else None
    net, eyes = train(net, asked.minutes)
    if asked.save:
        np.savez(asked.save, *net.weights)
    share, give = match(net, eyes, seed=2)
    print(f"It wins {share:.1%} ± {give:.1%} of 400 games against apprentice.")


if __name__ == "__main__":
    main()
