import { z } from 'zod';
import { timestamp } from './common.ts';

const error = z.string().nullable().meta({ description: 'Why it did not answer.', example: null });

/** A count of repeated failures. */
const counted = (kind: string, example: string) =>
  z.object({
    kind: z.string().meta({ description: kind, example }),
    count: z.int().min(1).meta({ description: 'Since `first_at`.', example: 2 }),
    first_at: timestamp,
    newest_at: timestamp,
  });

export const serviceHealth = z
  .object({
    status: z.enum(['ok', 'needs_a_hand']),
    checked_at: timestamp,
    needs_a_hand: z
      .array(
        z.object({
          kind: z.string().meta({ description: 'Stable: program against it.', example: 'jobs_overdue' }),
          about: z
            .string()
            .meta({ description: 'Tells several of a kind apart; may be empty.', example: 'sync' }),
          title: z.string().meta({ example: 'Work is overdue' }),
          detail: z
            .string()
            .meta({ example: 'A job of the kind sync is due since 2026-11-21T09:00:00.000Z.' }),
          advice: z.string().meta({ description: 'The first thing to do.' }),
          section: z
            .string()
            .meta({ description: 'Where more is said.', example: 'docs/operations.md#work-is-overdue' }),
          since: timestamp,
          told_at: timestamp.nullable().meta({
            description: 'When the mail to the operator was queued.',
            example: '2026-11-21T09:30:00.000Z',
          }),
        }),
      )
      .meta({ description: 'The oldest first.' }),
    databases: z.array(
      z.object({
        name: z.string().meta({ example: 'DB' }),
        reachable: z.boolean(),
        bytes: z.int().nullable().meta({ example: 412_000_000 }),
        room_bytes: z.int().meta({ example: 10_000_000_000 }),
        error,
      }),
    ),
    bucket: z.object({ reachable: z.boolean(), error }),
    sidecar: z.object({
      state: z
        .enum(['awake', 'asleep', 'unreachable'])
        .meta({ description: 'Asleep: no inbox was due for some minutes. The question does not wake it.' }),
      awake_seconds: z.int().nullable().meta({ example: 420 }),
      calls: z.int().nullable().meta({ description: 'In progress.', example: 1 }),
      calls_at_once: z.int().nullable().meta({ description: 'It refuses more.', example: 8 }),
      error,
    }),
    last_tick_at: timestamp.nullable().meta({
      description: 'When cron has run. It comes every three minutes.',
      example: '2026-11-21T09:30:00.000Z',
    }),
    jobs: z.array(
      z.object({
        kind: z.string().meta({ example: 'sync' }),
        due: z
          .int()
          .min(0)
          .meta({ description: 'Due and not running; counted to 100 a database.', example: 0 }),
        oldest_due_at: timestamp.nullable().meta({ example: null }),
        failing: z.int().min(0).meta({
          description: 'After three failed attempts in a row; counted to 100 a database.',
          example: 0,
        }),
      }),
    ),
    dead_letters: z.array(counted('What the wake-up was for.', 'sync')).meta({
      description: 'Wake-ups that a queue gave up; each kind until a day has passed without another.',
    }),
    mail_given_up: z.array(counted('The code of the failure.', 'OUTCOME_UNKNOWN')).meta({
      description:
        'Outgoing mail that failed for good or is unconfirmed, other than by the word of a mail server; each code until a day has passed without another.',
    }),
    settings_missing: z.array(
      z.object({ name: z.string().meta({ example: 'PUBLIC_URL' }), why: z.string() }),
    ),
  })
  .meta({ id: 'ServiceHealth' });
export type ServiceHealth = z.infer<typeof serviceHealth>;
