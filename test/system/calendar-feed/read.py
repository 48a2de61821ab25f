"""Reads a calendar with icalendar, recurring-ical-events and vobject. Reads {text, from, to} as JSON, writes
{"occurrences": [{uid, title, start, end}], "icalendar": [[uid, recurrence id]], "vobject": [[uid, recurrence id]],
"written": the calendar as icalendar writes it}. Times are in UTC, or dates."""

import datetime
import json
import sys

import icalendar
import recurring_ical_events
import vobject


def position(time):
    if not isinstance(time, datetime.datetime):
        return time.isoformat()
    if time.tzinfo is None:
        raise ValueError(f"{time} has no zone")
    return time.astimezone(datetime.timezone.utc).strftime("%Y-%m-%dT%H:%M:%S.000Z")


def occurrence(event):
    start, end = event["DTSTART"].dt, event["DTEND"].dt
    is_day = not isinstance(start, datetime.datetime)
    if is_day and start == end:
        end += datetime.timedelta(days=1)
    times = {"start": position(start), "end": position(end)}
    return {"uid": str(event["UID"]), "title": str(event.get("SUMMARY", "")), **times}


question = json.load(sys.stdin)
calendar = icalendar.Calendar.from_ical(question["text"])
span = [datetime.datetime.fromisoformat(question[name].replace("Z", "+00:00")) for name in ("from", "to")]
original = lambda event: position(event["RECURRENCE-ID"].dt) if "RECURRENCE-ID" in event else None
other = lambda event: position(event.recurrence_id.value) if hasattr(event, "recurrence_id") else None
json.dump(
    {
        "occurrences": [occurrence(event) for event in recurring_ical_events.of(calendar).between(*span)],
        "icalendar": [[str(event["UID"]), original(event)] for event in calendar.walk("VEVENT")],
        "vobject": [[event.uid.value, other(event)] for event in vobject.readOne(question["text"]).vevent_list],
        "written": calendar.to_ical().decode(),
    },
    sys.stdout,
)
