"""The mechanic of Fzzzt!, written once: it runs plain, and the twin compiles it.

`worth`, `rivals`, `bidding` and `building` are how it thinks. They ask what they need
to know in words that both sides have: here `cards`, `knowing`, `planning` and `sheet`
answer by the rules, from a seat's view; in the twin its own modules do, from arrays and
bits (`robobid.twins.fzzzt.mechanic`).

With other numbers it is the apprentice, or whoever you like (`Judgement`).
"""
