"""The designer's question: what does a changed card do to the game?"""
