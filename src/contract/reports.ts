import { z } from 'zod';
import { anyCaseTag, tag } from './tags.ts';

/** The longest time that one report is about. */
export const MAX_REPORT_DAYS = 366;
/** How far a duration in a report can be from the real one, as a fraction of it. */
const DURATION_ERROR_PERCENT = 5;

const date = z.iso.date().meta({ example: '2026-11-23' });
const count = z.int().meta({ example: 12 });

const measures = {
  received: count.meta({ description: 'Inbound emails, those of programs too.' }),
  sent: count.meta({ description: 'Outbound emails that a person or an agent sent.' }),
  auto_replied: count.meta({ description: 'Outbound emails that no person wrote.' }),
  done: count.meta({
    description:
      'Tasks that were completed then and are done still. Completing a conversation completes its tasks.',
  }),
};

const minutes = z
  .number()
  .nullable()
  .meta({ description: `Null if there is none. At most ${DURATION_ERROR_PERCENT} % off.`, example: 47 });

const work = {
  sent: measures.sent,
  done: measures.done,
  first_replies: count.meta({ description: 'Conversations with their first reply.' }),
  median_first_reply_minutes: minutes,
};

const durations = z.object({ count, median_minutes: minutes, p90_minutes: minutes });

export const REPORT_AGES = ['<1d', '1-3d', '3-7d', '7-30d', '>30d'] as const;

export const report = z
  .object({
    from: date,
    to: date,
    zone: z.string().meta({ example: 'Europe/Berlin' }),
    days: z.array(z.object({ date, ...measures })).meta({ description: 'Every day, oldest first.' }),
    by_tag: z.array(z.object({ tag, ...measures })).meta({ description: 'Tags with any of it.' }),
    by_person: z.array(z.object({ user_id: z.int(), ...work })).meta({
      description:
        'Users who sent or completed anything themselves, former members too; most emails sent first.',
    }),
    by_agent: z
      .array(
        z.object({
          agent_id: z.int(),
          name: z.string().nullable().meta({ description: 'Null once its member has left.' }),
          user_id: z.int().nullable().meta({ description: 'The member for whom it acts.' }),
          ...work,
        }),
      )
      .meta({ description: 'The same of agents. None of it is in the numbers of their members.' }),
    first_reply: durations.meta({
      description:
        'From the first inbound email of a conversation to the first email that a person or an agent sent into it after that; by the time of the reply.',
    }),
    time_to_done: durations.meta({ description: 'From the creation of a task to its completion.' }),
    open_by_age: z.array(z.object({ age: z.enum(REPORT_AGES), count })).meta({
      description:
        'Tasks that are not done now, whatever the days of the report. A task is as old as its email.',
    }),
  })
  .meta({ id: 'Report' });
export type Report = z.infer<typeof report>;

export const reportQuery = z.strictObject({
  from: date.optional().meta({ description: 'The first day. Default: 29 days before the last one.' }),
  to: date.optional().meta({
    description: `The last day, at most ${MAX_REPORT_DAYS} days with the first. Default: today.`,
  }),
  tag: anyCaseTag.optional(),
  zone: z.string().max(64).default('UTC').meta({
    description:
      'Where days begin and end: the name of a time zone. Emails are counted by hours of UTC, so in zones with an offset of half an hour, the half hour around midnight can be in the day before.',
    example: 'Europe/Berlin',
  }),
});
export type ReportQuery = z.infer<typeof reportQuery>;
