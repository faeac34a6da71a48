"""Compiled twins of the rules, a folder for each game; never the source of truth.

What all twins share stands here: `jit` compiles and keeps, `luck` draws, `bits` and
`rows` are instructions that Python has no words for, and `announcing` says what is
compiled. `judgement` is how the mechanic judges, for the rules' bot and for the twin.
"""
