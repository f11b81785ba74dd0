"""Names with their sentences, written down once: what is refused, what went wrong. Other
programs rely on the names; people are told the sentences, in their language. It knows no
layer."""

from enum import StrEnum
from typing import Self


def later(text: str) -> str:
    """Marks a text for the catalogues that is translated only when it is used."""
    return text


class Said(StrEnum):
    """A name with one plain sentence, English at the member."""

    sentence: str

    def __new__(cls, name: str, sentence: str) -> Self:
        member = str.__new__(cls, name)
        member._value_ = name
        member.sentence = sentence
        return member

    def about(self, detail: str) -> str:
        """For command line and logs: the sentence, with what it is about where known."""
        return f"{self.sentence.removesuffix('.')}: {detail}" if detail else self.sentence
