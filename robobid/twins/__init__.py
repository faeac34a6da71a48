"""Compiled twins of the rules, a folder for each game; never the source of truth.

What all twins share stands here: `jit` is what they are written with, `luck` draws,
`powers`, `bits` and `rows` are what Python has no fast words for. `modules` has them as
WebAssembly, which `portable` runs; `native` is numba. `judgement` is how the mechanic
judges, for the rules' bot and for the twin.
"""
