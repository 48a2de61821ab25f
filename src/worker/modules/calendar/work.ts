import type { Work } from '../../platform/module.ts';
import { resealBookingSecretsPart } from './booking-connections/reseal.ts';
import { bookingsJob } from './booking-sync/job.ts';
import { forgetFeed } from './feed/forget.ts';
import { readingJob } from './incoming/run.ts';
import { updateReadingsDue } from './incoming/store.ts';
import { wakeReadings, wakeReadingsOf } from './incoming/wake.ts';
import { invitationMailJob } from './outgoing/index.ts';
import { reminderMessage, wakeRemindersPart } from './reminders/send.ts';
import { removePastSuggestionsPart } from './suggestions/remove-past.ts';

export const calendarWork: Work = {
  jobs: [readingJob, bookingsJob, invitationMailJob],
  messages: [reminderMessage],
  onEvents: wakeReadingsOf,
  onMailAfterRules: wakeReadings,
  forgetUser: forgetFeed,
  upkeep: {
    wakeReadings: { look: (ctx) => updateReadingsDue(ctx), run: (ctx) => wakeReadings(ctx) },
    wakeReminders: wakeRemindersPart,
    removePastSuggestions: removePastSuggestionsPart,
    resealBookingSecrets: resealBookingSecretsPart,
  },
};
