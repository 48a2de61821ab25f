import { z } from 'zod';
import { timestamp } from './common.ts';
import { tag } from './emails.ts';

export const syncResult = z
  .object({
    message: z.string(),
    inboxes: z.int().meta({ description: 'How many inboxes will be read.' }),
  })
  .meta({ id: 'SyncResult' });

export const inboxSync = z
  .object({
    inbox_id: z.int(),
    name: z.string(),
    email_address: z.string(),
    tag,
    state: z.enum(['never_run', 'waiting', 'running', 'failing', 'disabled', 'inactive']).meta({
      description:
        'failing: the last run failed, it is tried again at next_attempt_at. disabled: refused for days, or consent was withdrawn; change its credentials, or connect it again. inactive: switched off.',
    }),
    last_run_at: timestamp.nullable(),
    last_success_at: timestamp.nullable(),
    new_emails: z.int().meta({ description: 'Taken in by the last run.' }),
    next_attempt_at: timestamp.nullable(),
    error: z.string().meta({ description: 'Empty when the last run worked.' }),
    error_code: z.string().nullable(),
    set_aside: z
      .array(
        z.object({
          uid: z.int(),
          size: z.int().nullable(),
          code: z.string(),
          message: z.string(),
          attempts: z.int(),
          next_attempt_at: timestamp.nullable(),
          created_at: timestamp,
        }),
      )
      .meta({ description: 'Messages that could not be taken in, the newest 20.' }),
    set_aside_count: z.int(),
  })
  .meta({ id: 'InboxSync' });

export const syncStatus = z
  .object({
    running: z.boolean(),
    last_run_at: timestamp.nullable(),
    last_success_at: timestamp.nullable(),
    inboxes: z.array(inboxSync),
  })
  .meta({ id: 'SyncStatus' });
