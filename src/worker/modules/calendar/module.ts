import type { Module } from '../../platform/module.ts';

export const calendar: Module = {
  routes: [{ paths: ['/api/calendar/*'], load: async () => (await import('./routes.ts')).registerCalendar }],
  tags: { Calendar: 'Events, invitations by mail, bookings, and meetings that mail is about.' },
  scopes: {
    'calendar:read': 'read events, booking connections and suggestions',
    'calendar:write': 'change events, answer invitations, connect booking services, and make the feed',
  },
  forgets: () => import('./forget-store.ts'),
  work: async () => (await import('./work.ts')).calendarWork,
};
