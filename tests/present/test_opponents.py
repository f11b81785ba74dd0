"""The opponents on offer: every bot of the roster, and one that adapts."""

from skyliners.bots.levels import ADAPTIVE
from skyliners.bots.skyliners.roster import LEVELS, REFERENCES, adapted
from skyliners.match.match import Player
from skyliners.match.shelf.profiles import Profile
from skyliners.present import seating
from skyliners.present.opponents import (
    adapted_to,
    level_of,
    settled,
    temper_of,
)
from skyliners.present.seating_screen import seating_model
from skyliners.present.skyliners.opponents import opponents


def test_bots_on_offer_have_a_name_and_a_sentence() -> None:
    for level in opponents():
        assert all((level.key, level.name, level.about))
        for temper in level.tempers:
            assert all((temper.key, temper.name, temper.about))
            assert level_of(temper.key, opponents()) == level
            assert temper_of(temper.key, opponents()) == temper


def test_every_bot_of_the_roster_is_on_offer() -> None:
    shown = {one.key for level in opponents() for one in (level, *level.tempers)}
    assert shown - {ADAPTIVE} == LEVELS.keys() - REFERENCES.keys()


def test_an_adaptive_opponent_says_whom_it_adapts_to() -> None:
    form = seating.new_form("skyliners", (Profile(7, "Zoe"),))
    form = seating.played_by(seating.tap(form, 1), 1, ADAPTIVE)
    editor = seating_model(form).editor
    assert editor is not None
    assert editor.about.startswith("Adapts to Zoe:")
    assert [one.value for one in editor.who if one.chosen] == [ADAPTIVE]
    alone = seating_model(seating.played_by(form, 0, ADAPTIVE)).editor
    assert alone is not None
    assert alone.about.startswith("Keeps pace")


def test_an_adaptive_opponent_is_settled_for_one_game() -> None:
    players = (Player(7), Player(bot=ADAPTIVE), Player(bot="club"))
    assert adapted_to(players) == 7
    assert adapted_to((Player(), Player(bot=ADAPTIVE))) is None
    first = settled(players, (), adapted)
    assert first[0] == players[0]
    assert first[2] == players[2]
    stronger = settled(first, (True, True), adapted)
    weaker = settled(first, (False, False), adapted)
    assert len({first[1].bot, stronger[1].bot, weaker[1].bot}) == 3
    assert settled((Player(), Player(bot="club")), (True,), adapted) == (
        Player(),
        Player(bot="club"),
    )
