"""The census: how strong each of the 7,776 robots is, and how sure that is.

Robots dealt at random play millions of games by the fast twin (`sample`). A model of
what each piece brings, and each pair of pieces, is fitted to them and checked on robots
that it has not seen (`model`); each robot's own games correct it (`rating`). The best
and the worst then play the same deals until their order is clear (`race`).
"""
