import {
  type Attendee,
  type CalendarEvent,
  type CalendarTime,
  type ExtraStart,
  isDay,
  type Span,
} from '../../recurrence/event.ts';
import { plainLine, textLine } from './content-lines.ts';
import { compact } from './write-zone.ts';

const TEXTS = { SUMMARY: 'summary', DESCRIPTION: 'description', LOCATION: 'location' } as const;
/** The DTSTAMP, which is required, of an event received without one. */
const NO_STAMP = '1970-01-01T00:00:00.000Z';

/**
 * Returns the lines of a VEVENT (RFC 5545, 3.6.1). A CANCEL for attendees removed from an event that goes on has no
 * STATUS (RFC 5546, 3.2.5).
 */
export function eventLines(
  event: CalendarEvent,
  { isCancel, comment = '' }: { isCancel: boolean; comment?: string | undefined },
): string[] {
  const { recurrenceId, end, duration, rule, organizer, url, conference } = event;
  const range = event.isThisAndFuture ? 'THISANDFUTURE' : null;
  return [
    'BEGIN:VEVENT',
    textLine('UID', event.uid),
    plainLine('DTSTAMP', {}, `${compact((event.stamp ?? NO_STAMP).slice(0, 19))}Z`),
    ...(event.sequence > 0 || isCancel ? [plainLine('SEQUENCE', {}, String(event.sequence))] : []),
    ...(recurrenceId ? [timeLine('RECURRENCE-ID', recurrenceId, { range })] : []),
    timeLine('DTSTART', event.start),
    ...(end ? [timeLine('DTEND', end)] : []),
    ...(duration ? [plainLine('DURATION', {}, spanText(duration))] : []),
    ...(rule === null ? [] : [plainLine('RRULE', {}, rule)]),
    ...event.exdates.map((time) => timeLine('EXDATE', time)),
    ...event.rdates.map(extraLine),
    ...(isCancel && event.status !== 'cancelled'
      ? []
      : [plainLine('STATUS', {}, event.status.toUpperCase())]),
    plainLine('TRANSP', {}, event.isTransparent ? 'TRANSPARENT' : 'OPAQUE'),
    ...Object.entries(TEXTS).flatMap(([name, field]) =>
      event[field] === null ? [] : [textLine(name, event[field])],
    ),
    ...(comment === '' ? [] : [textLine('COMMENT', comment)]),
    ...(url === null ? [] : [plainLine('URL', {}, url)]),
    ...(conference === null ? [] : [plainLine('CONFERENCE', { value: 'URI', feature: 'VIDEO' }, conference)]),
    ...(organizer
      ? [
          plainLine(
            'ORGANIZER',
            { cn: organizer.name, 'sent-by': mailto(organizer.sentBy) },
            `mailto:${organizer.email}`,
          ),
        ]
      : []),
    ...event.attendees.map(attendeeLine),
    'END:VEVENT',
  ];
}

function timeLine(name: string, time: CalendarTime, parameters: Record<string, string | null> = {}): string {
  const { value, ...type } = timeParts(time);
  return plainLine(name, { ...type, ...parameters }, value);
}

function timeParts(time: CalendarTime): { value: string; tzid?: string } & Record<string, string> {
  const digits = compact(time.wall);
  if (isDay(time)) return { VALUE: 'DATE', value: digits };
  if (time.zone === null) return { value: digits };
  return time.zone === 'UTC' ? { value: `${digits}Z` } : { tzid: time.zone, value: digits };
}

function extraLine({ start, end, duration }: ExtraStart): string {
  if (!end && !duration) return timeLine('RDATE', start);
  const { value, ...type } = timeParts(start);
  const second = end ? timeParts(end).value : spanText(duration!);
  return plainLine('RDATE', { ...type, VALUE: 'PERIOD' }, `${value}/${second}`);
}

function spanText({ days, seconds }: Span): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const time = seconds === 0 && days > 0 ? '' : `T${hours}H${minutes}M${rest}S`;
  return `P${days > 0 ? `${days}D` : ''}${time}`;
}

function attendeeLine(attendee: Attendee): string {
  const parameters = {
    cn: attendee.name,
    role: attendee.role,
    partstat: attendee.status.toUpperCase().replace('_', '-'),
    rsvp: attendee.isReplyWanted ? 'TRUE' : null,
    'delegated-to': attendee.delegatedTo.map((email) => `mailto:${email}`),
    'delegated-from': attendee.delegatedFrom.map((email) => `mailto:${email}`),
    'sent-by': mailto(attendee.sentBy),
  };
  return plainLine('ATTENDEE', parameters, `mailto:${attendee.email}`);
}

function mailto(email: string | null): string | null {
  return email === null ? null : `mailto:${email}`;
}
