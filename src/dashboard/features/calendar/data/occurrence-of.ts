import type { CalendarEvent } from './events.ts';

type Shown = Pick<
  CalendarEvent,
  'title' | 'start' | 'end' | 'all_day' | 'status' | 'my_response' | 'location'
> & {
  recurrence_id: string | null;
};

const lengthOf = ({ start, end }: { start: string; end: string }) => Date.parse(end) - Date.parse(start);

/** Returns an occurrence of an event by its original start; without one, the event as a whole. */
export function occurrenceOf(event: CalendarEvent, at: string | undefined): Shown {
  if (!at) return { ...event, recurrence_id: null };
  const own = event.overrides.find((each) => each.recurrence_id === at);
  if (own) return { ...event, ...own };
  const length = lengthOf(event);
  const start = new Date(at).toISOString();
  const end = new Date(Date.parse(at) + length).toISOString();
  const times = event.all_day ? { start: at.slice(0, 10), end: end.slice(0, 10) } : { start, end };
  return { ...event, ...times, recurrence_id: at };
}
