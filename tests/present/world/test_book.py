"""The book of Skyline of the World: every refusal opens its piece, in every language."""

import pytest

from skyliners.present.companion.rulebook import rulebook
from skyliners.present.texts import LANGUAGES
from skyliners.rules.refusal import Common
from skyliners.rules.world.rulings import Rule


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_its_piece(language: str) -> None:
    pieces = rulebook("world", language).pieces
    assert {rule.value for rule in (*Common, *Rule)} <= pieces.keys()
    assert list(pieces) == list(rulebook("world", "en").pieces)
    for piece in pieces.values():
        assert piece.paragraphs
        assert {*piece.related} <= pieces.keys()
