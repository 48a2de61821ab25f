import type { ServiceCtx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { hasRoomForUpkeep } from '../../../platform/invocation/invocation.ts';
import type { Part } from '../../../platform/work/upkeep.ts';
import { textOf } from '../content/body.ts';
import { restOf } from '../content/rest.ts';
import type { Indexed } from './grams.ts';
import {
  deleteFill,
  type EmailToIndex,
  indexedOf,
  insertGramsOfAll,
  selectEmailsToIndex,
  selectFillPosition,
} from './store.ts';

/** The number of emails per batch. Each has at most 16 KB of text in its row. */
const EMAILS_A_BATCH = 50;
/** The length of text beyond the rows after which a batch ends, as it is all in memory. */
const REST_A_BATCH = 2_000_000;
/** The time, in milliseconds, for which a cron tick works. The next tick continues. */
const WORKING_MS = 20_000;

/**
 * Continues to fill the search index: after an update that adds to its content, and after `npm run rebuild-search`. New
 * mail, whatever its id, is indexed when saved. Until the index is complete, searches read the newest emails instead.
 * Safe to run concurrently.
 */
export async function continueSearchRebuild(ctx: ServiceCtx): Promise<void> {
  const until = ctx.now() + WORKING_MS;
  do {
    const [[position]] = await commit(database(ctx), [selectFillPosition(ctx)]);
    if (!position) return;
    const { afterId } = position;
    const [rows] = await commit(database(ctx), [selectEmailsToIndex(ctx, afterId, EMAILS_A_BATCH)]);
    const batch = await readBatch(ctx, rows);
    await commit(
      database(ctx),
      batch.length > 0 ? insertGramsOfAll(ctx, afterId, batch) : [deleteFill(ctx, afterId)],
    );
    if (batch.length === 0) ctx.log.info('search.rebuilt', { lastId: afterId });
  } while (ctx.now() < until && hasRoomForUpkeep());
}

export const continueSearchRebuildPart: Part = {
  look: (ctx) => [selectFillPosition(ctx)],
  run: continueSearchRebuild,
};

/** Returns the first of the emails with all of their texts; at least one, if there is one. */
export async function readBatch(
  ctx: ServiceCtx,
  rows: EmailToIndex[],
): Promise<{ id: number; email: Indexed }[]> {
  const batch: { id: number; email: Indexed }[] = [];
  let rest = 0;
  for (const row of rows) {
    const textRest = row.body_key === null ? '' : restOf(await textOf(ctx, row), row.body_text);
    rest += textRest.length;
    batch.push({ id: row.id, email: indexedOf(row, textRest) });
    if (rest > REST_A_BATCH) break;
  }
  return batch;
}
