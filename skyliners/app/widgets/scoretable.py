"""The score table: what is scored from top to bottom, the players side by side."""

from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from skyliners.app.look import load_kv
from skyliners.app.widgets import badge, controls  # noqa: F401  # named in kv
from skyliners.present.results import Column

load_kv("widgets/scoretable")


class ScoreCell(BoxLayout):
    text = StringProperty("")
    strong = BooleanProperty(False)
    shaded = BooleanProperty(False)
    title = BooleanProperty(False)


class ColumnHeading(BoxLayout):
    column: Column | None = ObjectProperty(None, allownone=True)


class ScoreTable(BoxLayout):
    labels: tuple[str, ...] = ObjectProperty(())
    total_text = StringProperty("")
    columns: tuple[Column, ...] = ObjectProperty(())

    def on_columns(self, *_: object) -> None:
        grid = self.ids.grid
        grid.clear_widgets()
        if not self.columns:  # a game without points
            return
        grid.cols = 1 + len(self.columns)
        grid.add_widget(ScoreCell(title=True))
        for column in self.columns:
            grid.add_widget(ColumnHeading(column=column))
        for number, label in enumerate(self.labels):
            grid.add_widget(ScoreCell(text=label, title=True))
            for column in self.columns:
                text = str(column.numbers[number])
                grid.add_widget(ScoreCell(text=text, shaded=column.won))
        grid.add_widget(ScoreCell(text=self.total_text, title=True, strong=True))
        for column in self.columns:
            text = str(column.total)
            grid.add_widget(ScoreCell(text=text, strong=True, shaded=column.won))
