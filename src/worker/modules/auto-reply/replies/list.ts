import type { AutoReply, AutoReplyStatus } from '../../../../contract/mail/emails.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { cutPage, type Page, readCursor, writeCursor } from '../../../platform/http/page.ts';
import { toAutoReply } from '../../mail/index.ts';
import { selectReplies } from './store.ts';

/** Lists automatic replies, newest first. */
export async function listReplies(
  ctx: Ctx,
  query: { status?: AutoReplyStatus; limit: number; cursor?: string },
): Promise<Page<AutoReply>> {
  const [before] = readCursor(query, 1) ?? [];
  const [rows] = await commit(database(ctx), [
    selectReplies(ctx, query.status, before ?? null, query.limit + 1),
  ]);
  const page = cutPage(rows, query.limit, (last) => writeCursor(last.id));
  return { rows: page.rows.map(toAutoReply), next: page.next };
}
