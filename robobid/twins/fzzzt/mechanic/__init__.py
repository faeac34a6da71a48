"""The mechanic inside the twin: `robobid.twins.plain.fzzzt`, compiled, over bits.

`knowing`, `planning` and `sheet` answer what it asks, as the modules of the same names
do there from a view; a twin test compares every choice of both. It may use nothing
that the seat's view would not show.
"""
