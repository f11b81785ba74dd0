"""The monkey: it plays the real app with everything a hand and a device can do, by seed,
and after every step asks whether what must always hold still does. `make monkey`."""
