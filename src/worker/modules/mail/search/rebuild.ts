import type { ServiceCtx } from '../../../platform/ctx.ts';
import { commit, database } from '../../../platform/data/database.ts';
import { emailsToIndex, endRebuild, indexEmails, rebuildPosition } from './store.ts';

/** At most 16 KB of text each. */
const EMAILS_A_BATCH = 50;
/** A tick of the cron goes on for so long, then leaves the rest to the next. */
const WORKING_MS = 20_000;

/**
 * Goes on filling the search index, if it is being filled. New mail is in the index from its own save on; meanwhile
 * searches walk. Resumed where it stood; two at once do no harm.
 */
export async function continueSearchRebuild(ctx: ServiceCtx): Promise<void> {
  const until = ctx.now() + WORKING_MS;
  do {
    const [[position]] = (await commit(database(ctx), [rebuildPosition(ctx)])) as [{ after_id: number }[]];
    if (!position) return;
    const { after_id: afterId } = position;
    const [emails] = (await commit(database(ctx), [emailsToIndex(ctx, afterId, EMAILS_A_BATCH)])) as [
      { id: number; subject: string; bodyText: string }[],
    ];
    await commit(
      database(ctx),
      emails.length > 0 ? indexEmails(ctx, afterId, emails) : [endRebuild(ctx, afterId)],
    );
    if (emails.length === 0) ctx.log.info('search.rebuilt', { lastId: afterId });
  } while (ctx.now() < until);
}
