import { z } from 'zod';
import { timestamp } from './common.ts';
import { tag } from './tags.ts';

export const syncResult = z
  .object({
    message: z.string(),
    inboxes: z.int().meta({ description: 'Number of inboxes to be read.' }),
  })
  .meta({ id: 'SyncResult' });

export const syncNewsResult = z
  .object({ inboxes: z.int().meta({ description: 'Number of inboxes to be read.' }) })
  .meta({ id: 'SyncNewsResult' });

export const inboxSync = z
  .object({
    inbox_id: z.int(),
    name: z.string(),
    email_address: z.string(),
    tag,
    state: z.enum(['never_run', 'waiting', 'queued', 'running', 'failing', 'disabled', 'inactive']).meta({
      description:
        '`waiting`: the next run is at `next_attempt_at`. `queued`: a run is due; if the service that reads mailboxes is down, `error` says so, and the inbox is not at fault. `failing`: the last run failed and is retried at `next_attempt_at`. `disabled`: the server has refused the credentials for three days, or consent was withdrawn; change the credentials or connect the inbox again. `inactive`: the inbox is switched off.',
    }),
    last_run_at: timestamp.nullable(),
    last_success_at: timestamp.nullable(),
    watch: z.enum(['watched', 'polled', 'off']).meta({
      description:
        'How new mail is noticed between the runs. `watched`: the server tells at once (IDLE). `polled`: Herald asks each minute, as the server cannot tell. `off`: the next run finds it; `watch_reason` says why.',
    }),
    watch_reason: z
      .enum(['starting', 'crowded', 'refused', 'full', 'failing', 'ended', 'inactive', 'not_configured'])
      .nullable()
      .meta({
        description:
          'Why the mailbox is not watched. `starting`: the next run knows more. `crowded`: the account has no room for a second connection. `refused`: the server refuses a second sign-in. `full`: this service watches as many mailboxes as it can. `failing`: the connection or the last run failed. `ended`: the inbox was not read lately. `inactive`: the inbox is switched off. `not_configured`: the service lacks its own address (PUBLIC_URL). Null unless `off`.',
      }),
    new_emails: z.int().meta({ description: 'Emails saved by the last run.' }),
    older_mail: z
      .object({
        is_done: z
          .boolean()
          .meta({ description: 'Nothing is left of what `read_back` of the inbox asks for.' }),
        messages_read: z
          .int()
          .meta({ description: 'Messages that were read, the newest first.', example: 1200 }),
        messages_total: z.int().nullable().meta({
          description:
            'Messages that were in the mailbox at the first sync. Null if it is not known how many of them `read_back` asks for.',
          example: 8000,
        }),
        uids_left: z.int().meta({
          description: 'Message numbers below those that were read: at most so many messages are left.',
        }),
        reached_at: timestamp.nullable().meta({ description: 'When the oldest message so far arrived.' }),
      })
      .nullable()
      .meta({
        description:
          'Mail that was in the mailbox at the first sync, or when the server numbered its messages anew. New mail is read before it. Null until the mailbox is opened.',
      }),
    next_attempt_at: timestamp.nullable(),
    error: z.string().meta({ description: 'Empty if the last run succeeded.' }),
    error_code: z.string().nullable().meta({
      description:
        'Mail server: AUTH_FAILED, HOST_UNKNOWN, PRIVATE_ADDRESS, CLEAR_TEXT, REFUSED, TIMEOUT, CERTIFICATE, TLS_UNAVAILABLE, MAILBOX_MISSING, PROTOCOL, RENUMBERED (the server renumbers its messages faster than they can be read), TOO_SLOW, NO_PROGRESS. Credentials: CONSENT_WITHDRAWN, TOKEN_ENDPOINT_FAILED, NOT_CONFIGURED, PASSWORD_UNREADABLE. This service: SIDECAR_UNAVAILABLE, SIDECAR_FAILED, INTERNAL_ERROR.',
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
      .meta({
        description:
          'Messages that could not be saved: the latest 20. Herald retries them at `next_attempt_at`.',
      }),
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
