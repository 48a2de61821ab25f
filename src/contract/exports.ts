import { z } from 'zod';
import { pathId, timestamp } from './common.ts';

/** Exports that an organization can have at once. */
export const MAX_EXPORTS = 5;
/** Hours until the files of an export are deleted. */
export const EXPORT_HOURS = 24;

export const EXPORT_FILES = {
  'mail.mbox': 'every message as it came, in the format mboxrd',
  'records.jsonl':
    'everything else: a JSON object a line, with its table and its columns. `emails` says what the messages are in Herald, by `message_id` and `direction`. Passwords, keys and other secrets are left out',
} as const;
export type ExportFile = keyof typeof EXPORT_FILES;

const bytes = z.int().meta({ description: 'Bytes of the file so far.' });

export const organizationExport = z
  .object({
    id: z.int().meta({ example: 4294967297 }),
    state: z.enum(['running', 'completed', 'failed']).meta({
      description: '`failed`: Herald has given up after many attempts. Begin another export.',
    }),
    messages: z.int().meta({ description: 'Messages written so far.' }),
    records: z.int().meta({ description: 'Lines of `records.jsonl` written so far.' }),
    files: z
      .array(z.object({ name: z.enum(Object.keys(EXPORT_FILES) as [ExportFile, ...ExportFile[]]), bytes }))
      .meta({
        description: Object.entries(EXPORT_FILES)
          .map(([name, content]) => `\`${name}\`: ${content}.`)
          .join(' '),
      }),
    created_by: z.int().nullable().meta({ description: 'The user who began it.', example: 7 }),
    created_at: timestamp,
    completed_at: timestamp.nullable(),
    expires_at: timestamp
      .nullable()
      .meta({ description: `The files are deleted then, ${EXPORT_HOURS} hours after completion.` }),
  })
  .meta({ id: 'Export' });
export type OrganizationExport = z.infer<typeof organizationExport>;

export const exportFileParam = z.object({
  id: pathId('The id of the export.', 4294967297),
  file: z.enum(Object.keys(EXPORT_FILES) as [ExportFile, ...ExportFile[]]),
});

export const exportDeleted = z
  .object({ message: z.string().meta({ example: 'The export and its files are deleted.' }) })
  .meta({ id: 'ExportDeleted' });
