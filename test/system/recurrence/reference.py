"""Expands calendars with recurring-ical-events. Reads a JSON list of {text, from, to, zone}, writes a list of results:
{"occurrences": ["start/end", ...]} sorted, or {"error": "..."}."""

import datetime
import json
import sys
import zoneinfo

import icalendar
import recurring_ical_events


def position(time, zone):
    if not isinstance(time, datetime.datetime):
        return time.isoformat()
    if time.tzinfo is None:
        time = time.replace(tzinfo=zoneinfo.ZoneInfo(zone))
    return time.astimezone(datetime.timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")


def expand(case):
    calendars = icalendar.Calendar.from_ical(case["text"], multiple=True)
    if not calendars:
        raise ValueError("There is no calendar.")
    span = [datetime.datetime.fromtimestamp(case[name] / 1000, datetime.timezone.utc) for name in ("from", "to")]
    events = [event for calendar in calendars for event in recurring_ical_events.of(calendar).between(*span)]
    times = [(event["DTSTART"].dt, end_of(event)) for event in events]
    return sorted("/".join(position(time, case["zone"]) for time in pair) for pair in times)


def end_of(event):
    """The end; of a day that has none, the day after it (RFC 5545, 3.6.1), where the library answers the day itself."""
    start, end = event["DTSTART"].dt, event["DTEND"].dt
    is_day = not isinstance(start, datetime.datetime)
    return end + datetime.timedelta(days=1) if is_day and start == end else end


def attempt(case):
    try:
        return {"occurrences": expand(case)}
    except Exception as error:
        return {"error": f"{type(error).__name__}: {error}"}


json.dump([attempt(case) for case in json.load(sys.stdin)], sys.stdout)
