import { z } from 'zod';
import { timestamp } from './common.ts';

/** The limits that the operator sets for each organization. */
export const LIMIT_NAMES = [
  'mails_per_day',
  'database_bytes',
  'object_bytes',
  'inboxes',
  'audits_per_day',
  'uploads',
  'upload_bytes',
] as const;
export type LimitName = (typeof LIMIT_NAMES)[number];

const limit = z.object({
  name: z.enum(LIMIT_NAMES).meta({
    description:
      '`mails_per_day`: saved and sent. `database_bytes`: mail in the database, with its indexes, as Herald estimates it. `object_bytes`: files, that is messages, attachments and videos. `uploads`: uploads of videos that are not complete. `upload_bytes`: all of those videos.',
    example: 'mails_per_day',
  }),
  used: z.int().min(0),
  allowed: z.int().min(0),
  resets_at: timestamp
    .nullable()
    .meta({ description: 'When counting begins anew; null: what is used stays used until it is deleted.' }),
});

export const limits = z.object({ limits: z.array(limit) }).meta({
  id: 'Limits',
  example: {
    limits: [
      { name: 'mails_per_day', used: 512, allowed: 20_000, resets_at: '2026-11-29T00:00:00.000Z' },
      { name: 'inboxes', used: 5, allowed: 200, resets_at: null },
    ],
  },
});
export type Limits = z.infer<typeof limits>;
