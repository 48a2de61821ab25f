export {
  type Attendee,
  type CalendarEvent,
  type CalendarTime,
  isDay,
  type Series,
} from '../recurrence/event.ts';
export { readCalendar } from './read-calendar.ts';
export { PRODUCT, writeCalendar } from './write/write-calendar.ts';
