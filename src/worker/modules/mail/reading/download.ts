import type { Ctx } from '../../../platform/ctx.ts';
import { commit, database } from '../../../platform/data/database.ts';
import { DomainError, notFound } from '../../../platform/errors.ts';
import { selectAttachment, selectRawKey } from './store.ts';

export interface Download {
  body: ReadableStream;
  /** Bytes. */
  size: number;
  filename: string;
  contentType: string;
}

/** The raw message (RFC 5322). Throws `not_found`, with NO_RAW_MESSAGE for an email that was posted as fields. */
export async function rawMessage(ctx: Ctx, id: number): Promise<Download> {
  const [[row]] = await commit(database(ctx), [selectRawKey(ctx, id)]);
  if (!row) throw notFound('email');
  if (row.rawKey === null) {
    throw new DomainError('not_found', 'NO_RAW_MESSAGE', 'This email was saved without its raw message.');
  }
  return { ...(await fetchObject(ctx, row.rawKey)), filename: `${id}.eml`, contentType: 'message/rfc822' };
}

/** An attachment of an email, by its position in the message. Throws `not_found`. */
export async function attachmentOf(ctx: Ctx, emailId: number, position: number): Promise<Download> {
  const [[row]] = await commit(database(ctx), [selectAttachment(ctx, emailId, position)]);
  if (!row) throw notFound('attachment');
  return {
    ...(await fetchObject(ctx, row.key)),
    filename: row.filename,
    contentType: harmlessType(row.contentType),
  };
}

async function fetchObject(ctx: Ctx, key: string): Promise<Pick<Download, 'body' | 'size'>> {
  const object = await ctx.env.BUCKET.get(key);
  if (object) return { body: object.body, size: object.size };
  ctx.log.error('mail.object_missing', new Error('An object in storage is missing.'), { key });
  throw new DomainError('not_found', 'CONTENT_MISSING', 'The content is no longer in storage.');
}

const HARMLESS = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'application/pdf'];

/**
 * The sender's content type, if browsers run no scripts in files of that type; else a type that is only downloaded.
 */
function harmlessType(claimed: string): string {
  const type = claimed.split(';')[0]!.trim().toLowerCase();
  if (type === 'text/plain') return 'text/plain; charset=utf-8';
  return HARMLESS.includes(type) ? type : 'application/octet-stream';
}
