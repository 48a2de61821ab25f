import type { Direction } from '../../../../contract/mail/emails.ts';
import type { AutomaticReason } from '../../../../lib/message/automatic/automatic.ts';
import { type Original, readOriginal } from '../../../../lib/message/parse.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { enterMessageOf } from '../../../platform/work/message-room.ts';
import { bodyOf } from '../content/body.ts';
import { selectOriginal } from './store.ts';

/** The time, in milliseconds, to wait for memory to parse a message. */
const ROOM_WAIT_MS = 60_000;

/** An email as processed by programs. */
export interface OriginalMail extends Original {
  emailId: number;
  subject: string;
  /** The text that its readers see. */
  text: string;
  /** The sender's address as written. */
  from: string;
  direction: Direction;
  /** The time of sending (milliseconds since 1970) if its Date is valid, else that of receipt. */
  receivedAt: number;
  /** The inbox that received or sent it. */
  inboxId: number | null;
  /** The reason why no person wrote it, or null; other strings are reasons of bounces. */
  automaticReason: AutomaticReason | (string & {}) | null;
  isBounce: boolean;
}

/**
 * Returns an email with its headers, its HTML before cleaning, and its calendars, or null if there is none. If it was
 * posted as fields, it has no headers or calendars, and its HTML is cleaned. Throws if R2 fails.
 */
export async function findOriginal(ctx: Ctx, emailId: number): Promise<OriginalMail | null> {
  const [[row]] = await commit(database(ctx), [selectOriginal(ctx, emailId)]);
  if (!row) return null;
  const { text, html } = await bodyOf(ctx, row);
  const original = row.raw_key === null ? null : await readRaw(ctx, row.raw_key, row.size);
  return {
    ...(original ?? { headers: [], html, calendars: [] }),
    text,
    emailId,
    subject: row.subject,
    from: row.from_address,
    direction: row.direction,
    receivedAt: row.received_at,
    inboxId: row.inbox_id,
    automaticReason: row.automatic_reason,
    isBounce: row.is_bounce === 1,
  };
}

/** Returns the parsed raw message, or null if it no longer exists. */
async function readRaw(ctx: Ctx, key: string, size: number): Promise<Original | null> {
  const free = await enterMessageOf(ctx.organizationId, size, AbortSignal.timeout(ROOM_WAIT_MS));
  try {
    const object = await ctx.env.BUCKET.get(key);
    if (object) return await readOriginal(await object.bytes());
    ctx.log.error('mail.object_missing', new Error('An object in storage is missing.'), { key });
    return null;
  } finally {
    free();
  }
}
