import type { ServiceCtx } from '../../../platform/ctx.ts';
import { commit, database } from '../../../platform/data/database.ts';
import { deleteRebuild, insertGramsOfAll, selectEmailsToIndex, selectRebuildPosition } from './store.ts';

/** Each has at most 16 KB of text. */
const EMAILS_A_BATCH = 50;
/** A cron tick works for this long and leaves the rest to the next tick. */
const WORKING_MS = 20_000;

/**
 * Continues to fill the search index while a rebuild is under way. New mail is indexed when it is saved. Until the
 * rebuild ends, searches read the newest emails instead. Two runs at once do no harm.
 */
export async function continueSearchRebuild(ctx: ServiceCtx): Promise<void> {
  const until = ctx.now() + WORKING_MS;
  do {
    const [[position]] = await commit(database(ctx), [selectRebuildPosition(ctx)]);
    if (!position) return;
    const { afterId } = position;
    const [emails] = await commit(database(ctx), [selectEmailsToIndex(ctx, afterId, EMAILS_A_BATCH)]);
    await commit(
      database(ctx),
      emails.length > 0 ? insertGramsOfAll(ctx, afterId, emails) : [deleteRebuild(ctx, afterId)],
    );
    if (emails.length === 0) ctx.log.info('search.rebuilt', { lastId: afterId });
  } while (ctx.now() < until);
}
