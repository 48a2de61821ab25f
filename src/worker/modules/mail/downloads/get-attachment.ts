import { notFound } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { selectAttachment } from '../reading/store.ts';
import { type Download, fetchObject } from './download.ts';

/** Returns an attachment of an email by its position in the message. Throws `not_found`. */
export async function getAttachment(ctx: Ctx, emailId: number, position: number): Promise<Download> {
  const [[row]] = await commit(database(ctx), [selectAttachment(ctx, emailId, position)]);
  if (!row) throw notFound('attachment');
  return {
    ...(await fetchObject(ctx, row.key)),
    filename: row.filename,
    contentType: harmlessType(row.contentType),
  };
}

const HARMLESS = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'application/pdf'];

/**
 * Returns the sender's content type if browsers run no scripts in files of that type, else one that is only downloaded.
 */
function harmlessType(claimed: string): string {
  const type = claimed.split(';')[0]!.trim().toLowerCase();
  if (type === 'text/plain') return 'text/plain; charset=utf-8';
  return HARMLESS.includes(type) ? type : 'application/octet-stream';
}
