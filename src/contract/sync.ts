import { z } from 'zod';
import { timestamp } from './common.ts';
import { tag } from './mail/emails.ts';

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
    state: z.enum(['never_run', 'waiting', 'queued', 'running', 'failing', 'disabled', 'inactive']).meta({
      description:
        'waiting: it is read again at next_attempt_at. queued: it is due, and waits in line; `error` says so when the service that reads mailboxes is down, which is no fault of the inbox. failing: the last run failed, it is tried again at next_attempt_at. disabled: refused for days, or consent was withdrawn; change its credentials, or connect it again. inactive: switched off.',
    }),
    last_run_at: timestamp.nullable(),
    last_success_at: timestamp.nullable(),
    new_emails: z.int().meta({ description: 'Taken in by the last run.' }),
    next_attempt_at: timestamp.nullable(),
    error: z.string().meta({ description: 'Empty when the last run worked.' }),
    error_code: z.string().nullable().meta({
      description:
        'Of the mail server: AUTH_FAILED, HOST_UNKNOWN, PRIVATE_ADDRESS, CLEAR_TEXT, REFUSED, TIMEOUT, CERTIFICATE, TLS_UNAVAILABLE, MAILBOX_MISSING, PROTOCOL, RENUMBERED (it changes its message numbers before it can be read), TOO_SLOW, NO_PROGRESS. Of the access: CONSENT_WITHDRAWN, TOKEN_ENDPOINT_FAILED, NOT_CONFIGURED, PASSWORD_UNREADABLE. Of this service: SIDECAR_UNAVAILABLE, SIDECAR_FAILED, INTERNAL_ERROR.',
    }),
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
