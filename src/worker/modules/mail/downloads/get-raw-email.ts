import { DomainError, notFound } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { selectRawKey } from '../content/store.ts';
import { type Download, fetchObject } from './download.ts';

/** Returns the raw message (RFC 5322). Throws `not_found`, with NO_RAW_MESSAGE for an email posted as fields. */
export async function getRawEmail(ctx: Ctx, id: number): Promise<Download> {
  const [[row]] = await commit(database(ctx), [selectRawKey(ctx, id)]);
  if (!row) throw notFound('email');
  if (row.rawKey === null) {
    throw new DomainError('not_found', 'NO_RAW_MESSAGE', 'This email was saved without its raw message.');
  }
  return { ...(await fetchObject(ctx, row.rawKey)), filename: `${id}.eml`, contentType: 'message/rfc822' };
}
