"""`make art`: synthesises the app's sounds. Nothing is borrowed; they are sums of
fading sines and softened noise, the same at every run.

They should sound like the things on the table: wood on wood, paper, small metal.
"""

import wave
from array import array
from collections.abc import Callable, Sequence
from io import BytesIO
from math import exp, pi, sin
from random import Random
from sys import byteorder

from skyliners.present.sounds import SOUNDS, Sound

RATE = 44_100
_PEAK = 0.55  # soft: nothing in a board game should startle

Samples = list[float]
# How a struck thing rings: for each partial its pitch in multiples of the lowest, its
# share, and how many times faster than the lowest it fades.
Partials = tuple[tuple[float, float, float], ...]
WOOD: Partials = ((1.0, 1.0, 1.0), (2.7, 0.35, 2.5), (5.2, 0.12, 5.0))
BAR: Partials = ((1.0, 1.0, 1.0), (3.93, 0.22, 3.0), (9.4, 0.05, 7.0))
METAL: Partials = ((1.0, 1.0, 1.0), (2.76, 0.5, 1.3), (5.4, 0.3, 2.0), (8.9, 0.12, 3.0))
HORN: Partials = tuple((float(n), 1.0 / n**1.5, 1.0 + 0.15 * n) for n in range(1, 7))


def struck(
    pitch: float,
    seconds: float,
    partials: Partials,
    *,
    fade: float,
    attack: float = 0.002,
    glide: float = 0.0,
) -> Samples:
    """Something is struck: its pitch in Hz may glide (in octaves) while it rings."""
    samples = []
    phase = 0.0
    for number in range(round(seconds * RATE)):
        time = number / RATE
        phase += 2 * pi * pitch * 2 ** (glide * time / seconds) / RATE
        ring = sum(
            share * exp(-fade * faster * time) * sin(phase * multiple)
            for multiple, share, faster in partials
        )
        samples.append(ring * min(1.0, time / attack))
    return samples


def brushed(seconds: float, *, low: float, high: float, seed: int, rise: float) -> Samples:
    """Paper or leaves: noise between two pitches, swelling for a part of its time."""
    noise = Random(seed)
    rough = smooth = 0.0
    take_high, take_low = (1 - exp(-2 * pi * edge / RATE) for edge in (high, low))
    samples = []
    total = round(seconds * RATE)
    for number in range(total):
        rough += take_high * (noise.uniform(-1, 1) - rough)
        smooth += take_low * (rough - smooth)
        share = number / total
        swell = share / rise if share < rise else (1 - share) / (1 - rise)
        samples.append((rough - smooth) * swell**2)
    return samples


def together(*parts: tuple[float, float, Samples]) -> Samples:
    """Several sounds in one: each from a time on, each so loud."""
    length = max(round(start * RATE) + len(samples) for start, _loud, samples in parts)
    sum_of = [0.0] * length
    for start, loud, samples in parts:
        first = round(start * RATE)
        for number, sample in enumerate(samples):
            sum_of[first + number] += loud * sample
    return sum_of


def _floor() -> Samples:
    return together(
        (0.0, 1.0, struck(148, 0.22, WOOD, fade=24, glide=-0.25)),
        (0.0, 0.5, brushed(0.03, low=400, high=2600, seed=1, rise=0.05)),
    )


def _roof() -> Samples:
    return together(
        (0.0, 0.8, struck(247, 0.22, WOOD, fade=26, glide=-0.1)),
        (0.012, 0.45, struck(740, 0.2, WOOD, fade=34)),
        (0.0, 0.4, brushed(0.025, low=900, high=5000, seed=2, rise=0.05)),
    )


def _park() -> Samples:
    return together(
        (0.0, 2.2, brushed(0.32, low=900, high=4200, seed=3, rise=0.25)),
        (0.02, 0.5, struck(392, 0.3, BAR, fade=15, attack=0.006)),
        (0.08, 0.4, struck(523.25, 0.24, BAR, fade=15, attack=0.006)),
    )


def _refusal() -> Samples:
    return together(
        (0.0, 1.0, struck(185, 0.12, WOOD, fade=22, attack=0.006)),
        (0.1, 1.0, struck(155.56, 0.15, WOOD, fade=22, attack=0.006)),
    )


def _undo() -> Samples:
    return together(
        (0.0, 0.8, struck(659.25, 0.12, BAR, fade=26, attack=0.005)),
        (0.07, 0.9, struck(493.88, 0.17, BAR, fade=22, attack=0.005)),
    )


def _turn() -> Samples:
    return together(
        (0.0, 0.8, struck(587.33, 0.5, BAR, fade=8, attack=0.006)),
        (0.13, 0.9, struck(880.0, 0.55, BAR, fade=7, attack=0.006)),
    )


def _card() -> Samples:
    return together(
        (0.0, 2.0, brushed(0.2, low=1600, high=7000, seed=4, rise=0.7)),
        (0.18, 0.45, struck(220, 0.09, WOOD, fade=45)),
    )


def _antenna() -> Samples:
    return struck(1318.5, 0.45, METAL, fade=11, attack=0.001)


def _point() -> Samples:
    return struck(1046.5, 0.2, BAR, fade=20, attack=0.003)


def _winner() -> Samples:
    call = ((0.0, 523.25), (0.14, 659.25), (0.28, 783.99))
    chord = (523.25, 659.25, 783.99, 1046.5)
    return together(
        *((start, 0.8, _blown(pitch, 0.2)) for start, pitch in call),
        *((0.44, 0.5, _blown(pitch, 1.25)) for pitch in chord),
        (0.44, 0.3, struck(2093, 0.8, METAL, fade=6)),
    )


def _blown(pitch: float, seconds: float) -> Samples:
    return struck(pitch, seconds, HORN, fade=2.8 / seconds, attack=0.03)


MADE: dict[Sound, Callable[[], Samples]] = {
    Sound.FLOOR: _floor,
    Sound.ROOF: _roof,
    Sound.PARK: _park,
    Sound.REFUSAL: _refusal,
    Sound.UNDO: _undo,
    Sound.TURN: _turn,
    Sound.CARD: _card,
    Sound.ANTENNA: _antenna,
    Sound.POINT: _point,
    Sound.WINNER: _winner,
}


def levelled(samples: Sequence[float]) -> "array[int]":
    """As loud as the others, silent at its end, in 16 bits."""
    loudest = max(abs(sample) for sample in samples)
    fading = round(0.015 * RATE)
    return array(
        "h",
        (
            round(
                sample / loudest * _PEAK * 32_767 * min(1, (len(samples) - at - 1) / fading)
            )
            for at, sample in enumerate(samples)
        ),
    )


def wav(sound: Sound) -> bytes:
    samples = levelled(MADE[sound]())
    if byteorder == "big":
        samples.byteswap()
    file = BytesIO()
    with wave.open(file, "wb") as writer:
        writer.setnchannels(1)
        writer.setsampwidth(2)
        writer.setframerate(RATE)
        writer.writeframes(samples.tobytes())
    return file.getvalue()


def main() -> None:
    SOUNDS.mkdir(parents=True, exist_ok=True)
    for sound in Sound:
        sound.file.write_bytes(wav(sound))
    total = sum(sound.file.stat().st_size for sound in Sound)
    print(f"{len(Sound)} sounds, {total / 1024:.0f} KB")


if __name__ == "__main__":
    main()
