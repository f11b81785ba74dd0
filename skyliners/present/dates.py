"""When something was, said simply. Days and times are those of the device."""

from datetime import date, datetime, timedelta

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
    return day_text(then.date())


def day_text(day: date) -> str:
    month = _(_MONTHS[day.month - 1])
    if day.day == 1:  # not a mere number in every language
        return _("1 {month} {year}", month=month, year=day.year)
    return _("{day} {month} {year}", day=day.day, month=month, year=day.year)
