"""One narrator: what it tells of an action is what the action shows, and no more."""

from hypothesis import given
from hypothesis import strategies as st

from skyliners.present.skyliners.told import to_do, told
from skyliners.rules.skyliners.actions import (
    BUILDS,
    FORFEIT,
    HIDDEN_PLAN,
    PLANS,
    Action,
    Build,
    Plan,
    in_public,
)
from skyliners.rules.skyliners.notation import ROW_NAMES, SITE_NAMES

PLAN = st.sampled_from([plan for plans in PLANS for plan in plans])
BUILD = st.sampled_from([build for builds in BUILDS for build in builds])


@given(BUILD, st.sampled_from(["Ada", "{name}", "Ünal"]))
def test_a_build_is_told_with_its_place(build: Build, name: str) -> None:
    assert SITE_NAMES[build.site] in told(name, build)
    assert SITE_NAMES[build.site] in to_do(build)
    assert f"<{build.site}>" in told(name, build, "<{}>".format)
    assert told(name, build).startswith(name)


@given(PLAN)
def test_a_plan_is_told_whole_or_not_at_all(plan: Plan) -> None:
    assert f"row {ROW_NAMES[plan.row]}" in told("Ada", plan)
    assert (
        told("Ada", in_public(plan)) == told("Ada", HIDDEN_PLAN) == "Ada hands in a plan."
    )


def test_every_action_is_told_in_its_own_words() -> None:
    actions: tuple[Action, ...] = (*(build for builds in BUILDS for build in builds),
               *(plan for plans in PLANS for plan in plans), FORFEIT)  # fmt: skip
    assert len({told("Ada", action) for action in actions}) == len(actions)
    assert len({to_do(action) for action in actions}) == len(actions)
