"""The table is laid: the target and the tasks, before anybody looks at their cards."""

from typing import NamedTuple

from skyliners.present.cards.tasks import TaskShown, task_shown
from skyliners.present.cards.turn import TargetShown, target_shown
from skyliners.present.texts import _
from skyliners.rules.cards.table import Table


class OpeningModel(NamedTuple):
    title: str
    step: str
    target: TargetShown
    tasks: tuple[TaskShown, ...]
    text: str
    go_on_text: str


def opening_model(table: Table) -> OpeningModel:
    values = " + ".join(str(card.value) for card in table.target)
    sum_told = f"{values} = {table.target_sum}"
    if len(table.seats) > 1:
        text = _("{sum}: hit it with your four cards, or come closest below.", sum=sum_told)
    else:
        text = _("{sum}: hit it with your four cards, or stay below.", sum=sum_told)
    return OpeningModel(
        title=_("Everything is ready"),
        step=_("{name} begins", name=table.seats[0].name),
        target=target_shown(table),
        tasks=tuple(map(task_shown, table.tasks)),
        text=text,
        go_on_text=_("Let’s play"),
    )
