"""What things are called in the card game."""

from skyliners.present.texts import _, later

TASK_NAMES = {
    "pair": later("A pair"),
    "three-designs": later("Three periods"),
    "four-designs": later("Four periods"),
    "three-of-a-design": later("Three of a period"),
    "four-of-a-design": later("Four of a period"),
    "two-pairs": later("Two pairs"),
    "run-3-one-design": later("Run of three, one period"),
    "run-3-mixed": later("Run of three, mixed"),
    "same-3": later("Three of a value"),
    "run-4-one-design": later("Run of four, one period"),
    "run-4-mixed": later("Run of four, mixed"),
    "same-4": later("Four of a value"),
}
TASKS_TOLD = {
    "pair": later("two cards of one period"),
    "three-designs": later("three different periods"),
    "four-designs": later("all four periods"),
    "three-of-a-design": later("three cards of one period"),
    "four-of-a-design": later("four cards of one period"),
    "two-pairs": later("two cards of one period and two of another"),
    "run-3-one-design": later("three consecutive values of one period"),
    "run-3-mixed": later("three consecutive values, each of another period"),
    "same-3": later("the same value in three periods"),
    "run-4-one-design": later("four consecutive values of one period"),
    "run-4-mixed": later("four consecutive values, each of another period"),
    "same-4": later("the same value in all four periods"),
}


def task_name(task: str) -> str:
    return _(TASK_NAMES[task])
