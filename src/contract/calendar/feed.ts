import { z } from 'zod';

export const calendarFeed = z
  .object({
    url: z.string().meta({
      description: 'For calendar programs. Shown only once: whoever knows it can read the calendar.',
      example: 'https://herald.example.com/api/calendar/feed/….ics',
    }),
  })
  .meta({ id: 'CalendarFeed' });
export type CalendarFeed = z.infer<typeof calendarFeed>;

export const feedParam = z.object({
  token: z.string().min(1).max(200).meta({ description: 'With or without `.ics` at the end.' }),
});
