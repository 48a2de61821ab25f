import {
  type CannedReply,
  type CreateCannedReply,
  MAX_CANNED_REPLIES,
} from '../../../../contract/writing/canned-replies.ts';
import { DomainError, invalid } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { orExists, readFields } from './fields.ts';
import { getCannedReply } from './get.ts';
import { insertCannedReply } from './store.ts';

/**
 * Creates a canned reply. Throws what `readFields` throws, `invalid` without `text` and `html`, `conflict`
 * (CANNED_REPLY_EXISTS), `refused` (TOO_MANY_CANNED_REPLIES).
 */
export async function createCannedReply(ctx: Ctx, input: CreateCannedReply): Promise<CannedReply> {
  const fields = await readFields(ctx, input);
  const { name, nameKey, html, text } = fields;
  if (name === undefined || nameKey === undefined) throw invalid('name', 'expected a name');
  if (html === undefined || text === undefined) throw invalid('text', 'expected text or html');
  const row = { shortcut: null, subject: null, tags: [], ...fields, name, nameKey, html, text };
  const [[created]] = await orExists(commit(database(ctx), insertCannedReply(ctx, row)));
  if (created) return getCannedReply(ctx, created.id);
  const detail = `An organization has at most ${MAX_CANNED_REPLIES} canned replies. Delete one first.`;
  throw new DomainError('refused', 'TOO_MANY_CANNED_REPLIES', detail);
}
