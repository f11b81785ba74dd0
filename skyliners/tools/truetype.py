"""A font file from drawn letters: no more of the TrueType format than a device needs to
show them. Outlines are polygons; what is ink goes round clockwise, what is not the other
way. It knows no letter."""

import struct
from collections.abc import Iterable, Mapping
from typing import NamedTuple

Contour = tuple[tuple[float, float], ...]

_EM = 1000
_BELOW = 120  # the ground, where lines of it are set
_CREATED = 3_900_000_000  # seconds since 1904: the same file whenever it is made
_ON_CURVE = 1


class Drawn(NamedTuple):
    wide: float  # to where the next letter begins
    contours: tuple[Contour, ...]


class _Glyph(NamedTuple):
    wide: int
    left: int
    box: tuple[int, int, int, int]
    points: int
    contours: int
    data: bytes


def font(name: str, letters: Mapping[str, Drawn], *, high: int) -> bytes:
    """The file; `high`: of a capital, of a thousand."""
    signs = sorted(letters)
    nothing = _glyph(Drawn(_EM / 2, ()))
    glyphs = [nothing, *(_glyph(letters[sign]) for sign in signs)]
    tables = {
        b"OS/2": _os2(signs, high),
        b"cmap": _cmap(signs),
        b"glyf": b"".join(glyph.data for glyph in glyphs),
        b"head": _head(glyphs),
        b"hhea": _hhea(glyphs, high),
        b"hmtx": b"".join(struct.pack(">Hh", each.wide, each.left) for each in glyphs),
        b"loca": _loca(glyphs),
        b"maxp": _maxp(glyphs),
        b"name": _name(name),
        b"post": struct.pack(">IIhhIIIII", 0x30000, 0, -75, 50, 0, 0, 0, 0, 0),
    }
    return _file(tables)


def _glyph(drawn: Drawn) -> _Glyph:
    contours = [[(round(x), round(y)) for x, y in each] for each in drawn.contours]
    points = [point for contour in contours for point in contour]
    if not points:
        return _Glyph(round(drawn.wide), 0, (0, 0, 0, 0), 0, 0, b"")
    across, up = zip(*points, strict=True)
    box = min(across), min(up), max(across), max(up)
    ends, last = [], -1
    for contour in contours:
        last += len(contour)
        ends.append(last)
    data = struct.pack(">5h", len(contours), *box)
    data += struct.pack(f">{len(ends)}HH", *ends, 0)
    data += bytes([_ON_CURVE]) * len(points)
    for values in (across, up):
        steps = [now - before for before, now in zip((0, *values), values, strict=False)]
        data += struct.pack(f">{len(steps)}h", *steps)
    data += b"\0" * (-len(data) % 4)
    return _Glyph(round(drawn.wide), box[0], box, len(points), len(contours), data)


def _box(glyphs: Iterable[_Glyph]) -> tuple[int, int, int, int]:
    left, low, right, high = zip(*(each.box for each in glyphs), strict=True)
    return min(left), min(low), max(right), max(high)


def _head(glyphs: list[_Glyph]) -> bytes:
    return struct.pack(
        ">IIIIHHQQ4hHHhhh",
        *(0x10000, 0x10000, 0, 0x5F0F3CF5),  # where the sum goes is written at last
        *(0, _EM, _CREATED, _CREATED),
        *_box(glyphs),
        *(0, 8, 2, 1, 0),
    )


def _hhea(glyphs: list[_Glyph], high: int) -> bytes:
    left, _, right, _ = _box(glyphs)
    widest = max(each.wide for each in glyphs)
    return struct.pack(
        ">IhhhHhhhhhh4hhH",
        *(0x10000, high + _BELOW, -_BELOW, 0, widest),
        *(left, 0, right, 1, 0, 0),
        *(0, 0, 0, 0),
        *(0, len(glyphs)),
    )


def _maxp(glyphs: list[_Glyph]) -> bytes:
    points = max(each.points for each in glyphs)
    contours = max(each.contours for each in glyphs)
    return struct.pack(
        ">IHHHHHHHHHHHHHH", 0x10000, len(glyphs), points, contours, 0, 0, 1, *(0,) * 8
    )


def _loca(glyphs: list[_Glyph]) -> bytes:
    at, places = 0, [0]
    for glyph in glyphs:
        at += len(glyph.data)
        places.append(at)
    return struct.pack(f">{len(places)}I", *places)


def _cmap(signs: list[str]) -> bytes:
    """One segment a sign, and the one that ends the list."""
    codes = [*map(ord, signs), 0xFFFF]
    steps = [(number - code) % 0x10000 for number, code in enumerate(codes[:-1], 1)] + [1]
    count = len(codes)
    power = count.bit_length() - 1
    search = 2 << power
    body = struct.pack(f">4H{count}H", 2 * count, search, power, 2 * count - search, *codes)
    body += struct.pack(f">H{count}H{count}H{count}H", 0, *codes, *steps, *(0,) * count)
    table = struct.pack(">HHH", 4, len(body) + 6, 0) + body
    return struct.pack(">HHHHI", 0, 1, 3, 1, 12) + table


def _name(name: str) -> bytes:
    said = {1: name, 2: "Regular", 4: name, 6: name}
    texts = [text.encode("utf-16-be") for text in said.values()]
    entries, at = b"", 0
    for number, text in zip(said, texts, strict=True):
        entries += struct.pack(">6H", 3, 1, 0x409, number, len(text), at)
        at += len(text)
    return struct.pack(">3H", 0, len(said), 6 + len(entries)) + entries + b"".join(texts)


def _os2(signs: list[str], high: int) -> bytes:
    codes = [*map(ord, signs)]
    return struct.pack(
        ">HhHHH11h10sIIII4sHHHhhhHHIIhhHHH",
        *(4, _EM // 2, 400, 5, 0),
        *(0,) * 11,
        *(bytes(10), 0, 0, 0, 0, b"none", 0x40),
        *(min(codes), min(max(codes), 0xFFFF)),
        *(high, -_BELOW, 0, high + _BELOW, _BELOW, 1, 0),
        *(high, high, 0, ord(" "), 1),
    )


def _file(tables: Mapping[bytes, bytes]) -> bytes:
    count = len(tables)
    power = count.bit_length() - 1
    search = 16 << power
    header = struct.pack(">I4H", 0x10000, count, search, power, 16 * count - search)
    at, entries, body = 12 + 16 * count, b"", b""
    places = {}
    for tag, table in sorted(tables.items()):
        padded = table + b"\0" * (-len(table) % 4)
        entries += struct.pack(">4sIII", tag, _sum(padded), at, len(table))
        places[tag] = at
        body += padded
        at += len(padded)
    whole = header + entries + body
    adjusted = struct.pack(">I", (0xB1B0AFBA - _sum(whole)) & 0xFFFFFFFF)
    put = places[b"head"] + 8
    return whole[:put] + adjusted + whole[put + 4 :]


def _sum(data: bytes) -> int:
    return int(sum(struct.unpack(f">{len(data) // 4}I", data))) & 0xFFFFFFFF
