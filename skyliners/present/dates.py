"""When something was, said simply. Days and times are those of the device."""

from datetime import datetime, timedelta

from skyliners.present.texts import _, later

_MONTHS = (
    later("January"),
    later("February"),
    later("March"),
    later("April"),
    later("May"),
    later("June"),
    later("July"),
    later("August"),
    later("September"),
    later("October"),
    later("November"),
    later("December"),
)


def date_text(seconds: float, now: float) -> str:
    """Seconds since 1970 as people say it; the shelf gives 0 where it does not know."""
    if not seconds:
        return _("Some time ago")
    then = datetime.fromtimestamp(seconds)  # noqa: DTZ006  # the device's own time
    today = datetime.fromtimestamp(now).date()  # noqa: DTZ006
    time = f"{then:%H:%M}"
    if then.date() == today:
        return _("Today, {time}", time=time)
    if then.date() == today - timedelta(days=1):
        return _("Yesterday, {time}", time=time)
    return _(
        "{day} {month} {year}",
        day=then.day,
        month=_(_MONTHS[then.month - 1]),
        year=then.year,
    )
