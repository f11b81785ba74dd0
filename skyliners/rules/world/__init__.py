"""Skyline of the World: a city map, floors that earn, penthouses, missions and cards."""
