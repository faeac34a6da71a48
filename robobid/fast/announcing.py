"""What is said when something is compiled; a front end may have other words for it.

By itself, so that nobody needs numba to say them.
"""

words = "robobid: compiling {name}, only this once ... "
