"""The starting setup cards the app deals.

Only E1, B2 and D5 of the sixteen printed cards are known to us; the others are our
own choice; none of them shows the centre.
"""

from skyliners.rules.skyliners.city import SetupCard

_SHOWN = "A1 A3 A4 B2 B4 B5 C1 C2 C4 C5 D2 D3 D5 E1 E3 E4"

SETUP_DECK = tuple(
    SetupCard("ABCDE".index(shown[0]), int(shown[1]) - 1) for shown in _SHOWN.split()
)
