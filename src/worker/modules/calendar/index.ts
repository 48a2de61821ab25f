import type { App } from '../../platform/http/http.ts';
import type { Module } from '../../platform/module.ts';
import { resealBookingSecrets } from './booking-connections/reseal.ts';
import { registerBookingConnections } from './booking-connections/routes.ts';
import { bookingsJob } from './booking-sync/job.ts';

export const calendar: Module = {
  routes: registerCalendar,
  tags: { Calendar: 'Events, invitations by mail, bookings, and meetings that mail is about.' },
  scopes: {
    'calendar:read': 'read events, booking connections and suggestions',
    'calendar:write': 'change events, answer invitations, connect booking services, and make the feed',
  },
  jobs: [bookingsJob],
  messages: [],
  upkeep: { resealBookingSecrets },
};

function registerCalendar(app: App): void {
  registerBookingConnections(app);
}
