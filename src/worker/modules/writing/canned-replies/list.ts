import type { CannedReply } from '../../../../contract/writing/canned-replies.ts';
import type { Tags } from '../../../../lib/tags.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { tagsOf } from '../../../platform/tags.ts';
import type { CannedReplyRow } from './schema.ts';
import { selectCannedReplies } from './store.ts';

/** Lists the canned replies with all words of `search`, by name, without pages: there are few. */
export async function listCannedReplies(
  ctx: Ctx,
  { search = '' }: { search?: string },
): Promise<CannedReply[]> {
  const [rows] = await commit(database(ctx), [selectCannedReplies(ctx)]);
  const tags = await tagsOf(ctx);
  const words = folded(search).split(/\s+/).filter(Boolean);
  return rows.filter((row) => hasWords(row, words)).map((row) => toCannedReply(row, tags));
}

function hasWords({ name, shortcut, subject, text }: CannedReplyRow, words: string[]): boolean {
  if (words.length === 0) return true;
  const whole = folded([name, shortcut, subject, text].join('\n'));
  return words.every((word) => whole.includes(word));
}

const folded = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

export function toCannedReply(row: CannedReplyRow, tags: Tags): CannedReply {
  const { id, name, shortcut, subject, text, html, uses } = row;
  return {
    id,
    name,
    shortcut,
    subject,
    text,
    html,
    tags: row.tags.map((tag) => tags.nameOf(tag)),
    uses,
    created_at: new Date(row.createdAt).toISOString(),
    updated_at: new Date(row.updatedAt).toISOString(),
  };
}
