export type {
  Attendee,
  AttendeeStatus,
  CalendarEvent,
  CalendarTime,
  CustomZone,
  Organizer,
  Series,
  Span,
} from './event.ts';
export { type Calendar, readCalendar } from './read-calendar.ts';
export { writeCalendar } from './write/write-calendar.ts';
