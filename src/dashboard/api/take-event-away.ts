import { client, type Schemas } from './client.ts';

/** Deletes an event that was made by accepting a suggestion, and tells nobody. */
export const takeEventAway = (event: Schemas['CalendarEvent']) =>
  client.DELETE('/api/calendar/events/{id}', {
    params: { path: { id: event.id }, query: { scope: 'all', notify: 'false' } },
  });
