export type { Attendee, CalendarEvent, CalendarTime, CustomZone, Series } from './event.ts';
export { readCalendar } from './read-calendar.ts';
export { PRODUCT, writeCalendar } from './write/write-calendar.ts';
