import type { App } from '../../platform/http/http.ts';
import type { Module } from '../../platform/module.ts';
import { resealBookingSecretsPart } from './booking-connections/reseal.ts';
import { registerBookingConnections } from './booking-connections/routes.ts';
import { bookingsJob } from './booking-sync/job.ts';
import { registerChanges } from './changes/routes.ts';
import { forgetFeed } from './feed/forget.ts';
import { registerFeed } from './feed/routes.ts';
import { forgetEmails, forgetTasks } from './forget-store.ts';
import { readingJob } from './incoming/run.ts';
import { updateReadingsDue } from './incoming/store.ts';
import { wakeReadings, wakeReadingsOf } from './incoming/wake.ts';
import { invitationMailJob } from './outgoing/index.ts';
import { registerReading } from './reading/routes.ts';
import { reminderMessage, wakeRemindersPart } from './reminders/send.ts';
import { registerResponses } from './responses/routes.ts';
import { removePastSuggestionsPart } from './suggestions/remove-past.ts';
import { registerSuggestions } from './suggestions/routes.ts';

export const calendar: Module = {
  routes: registerCalendar,
  tags: { Calendar: 'Events, invitations by mail, bookings, and meetings that mail is about.' },
  scopes: {
    'calendar:read': 'read events, booking connections and suggestions',
    'calendar:write': 'change events, answer invitations, connect booking services, and make the feed',
  },
  jobs: [readingJob, bookingsJob, invitationMailJob],
  messages: [reminderMessage],
  onEvents: wakeReadingsOf,
  onMailAfterRules: wakeReadings,
  forgetEmails,
  forgetTasks,
  forgetUser: forgetFeed,
  upkeep: {
    wakeReadings: { look: (ctx) => updateReadingsDue(ctx), run: (ctx) => wakeReadings(ctx) },
    wakeReminders: wakeRemindersPart,
    removePastSuggestions: removePastSuggestionsPart,
    resealBookingSecrets: resealBookingSecretsPart,
  },
};

function registerCalendar(app: App): void {
  registerReading(app);
  registerChanges(app);
  registerResponses(app);
  registerSuggestions(app);
  registerFeed(app);
  registerBookingConnections(app);
}
