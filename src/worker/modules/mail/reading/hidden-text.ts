import type { Ctx } from '../../../platform/ctx.ts';
import { commit, database } from '../../../platform/data/database.ts';
import { hiddenTextOf } from '../message/parse.ts';
import { selectRawKey } from './store.ts';

/** A larger message is mostly attachments, and would take long to parse again. */
const MAX_BYTES = 1_000_000;

/**
 * What an email says to programs but not to its readers: the rows hold only what readers see, so it is read from the
 * raw message. Empty for an email that was posted as fields, and for a large one.
 */
export async function findHiddenText(ctx: Ctx, email: { id: number; size: number }): Promise<string> {
  if (email.size > MAX_BYTES) return '';
  const [[row]] = await commit(database(ctx), [selectRawKey(ctx, email.id)]);
  const object = row?.rawKey ? await ctx.env.BUCKET.get(row.rawKey) : null;
  return object ? hiddenTextOf(await object.bytes()) : '';
}
