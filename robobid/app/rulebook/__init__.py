"""The whole rules of both games, in four languages, in the order a newcomer needs.

The texts are in `texts/GAME/LANGUAGE.md`; `docs/rulebook.md` says how they are written.
`shelf.book_of` reads one, with its tables filled in from the games' own figures.
"""
