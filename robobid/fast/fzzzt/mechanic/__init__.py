"""The mechanic inside the twin: the same choices, made without Python calls.

With other numbers it is the apprentice, or whoever you like (`Judgement`).

Its modules mirror those of the rules' bot, and a twin test compares every choice. It
may use nothing that the seat's view would not show.
"""
