import type { Direction } from '../../../../contract/mail/emails.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit, database } from '../../../platform/data/database.ts';
import { enterMessageOf } from '../../../platform/work/message-room.ts';
import type { AutomaticReason } from '../message/automatic/automatic.ts';
import { type Original, readOriginal } from '../message/parse.ts';
import { bodyOf } from './body.ts';
import { selectOriginal } from './store.ts';

/** How long a program waits for the memory to parse a message in. */
const ROOM_WAIT_MS = 60_000;

/** An email as programs read it. */
export interface OriginalMail extends Original {
  emailId: number;
  subject: string;
  /** What its readers see. */
  text: string;
  /** The address, as it was written. */
  from: string;
  direction: Direction;
  /** Milliseconds: when it was sent, if its Date is valid. */
  receivedAt: number;
  /** The inbox that got or sent it. */
  inboxId: number | null;
  /** Why no person wrote it, or null; other words than these are those of bounces. */
  automaticReason: AutomaticReason | (string & {}) | null;
  isBounce: boolean;
}

/**
 * An email with its headers, its HTML uncleaned, and its calendars; null if the organization has none with this id.
 * One that was posted as fields has no headers and no calendars, and its HTML is cleaned. Throws if R2 does not answer.
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

/** Null if the message is no longer there. */
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
