import { snippetOf } from '../../../../lib/message/snippet.ts';
import { type Ctx, forOrganization, type ServiceCtx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { hasRoomForUpkeep } from '../../../platform/invocation/invocation.ts';
import type { Part } from '../../../platform/work/upkeep.ts';
import { fillDerived, selectOf, selectUnfilled, selectWithoutSnippet, updateSnippets } from './store.ts';

const THREADS_A_STEP = 100;
/** The number of emails of one step. Each has at most 16 KB of text. */
const EMAILS_A_STEP = 200;
/**
 * The number of steps of one tick. A step takes six statements, and D1 allows 1,000 per invocation, including other
 * upkeep.
 */
const STEPS_A_TICK = 50;
/** The time, in milliseconds, for which a cron tick works. The next tick continues. */
const WORKING_MS = 20_000;

/**
 * Continues the backfill of the derived columns of conversations older than the list, newest threads first. New mail
 * has them when saved. Safe to run concurrently.
 */
export async function continueFillingConversations(service: ServiceCtx): Promise<void> {
  const until = service.now() + WORKING_MS;
  let before = Number.MAX_SAFE_INTEGER;
  for (let step = 0; step < STEPS_A_TICK && service.now() < until; step++) {
    if (!hasRoomForUpkeep()) return;
    const [threads] = await commit(database(service), [selectUnfilled(service, before, THREADS_A_STEP)]);
    const [first] = threads;
    if (!first) return;
    const ctx = forOrganization(service, first.organizationId);
    const ids = threads.filter((t) => t.organizationId === first.organizationId).map(({ id }) => id);
    if (await fillSnippets(ctx, ids)) {
      await commit(database(ctx), fillDerived(ctx, selectOf(ids)));
      before = ids.at(-1)!;
    }
  }
}

export const continueFillingConversationsPart: Part = {
  look: (ctx) => [selectUnfilled(ctx, Number.MAX_SAFE_INTEGER, 1)],
  run: continueFillingConversations,
};

/** Fills in the snippets of some emails of the threads. Returns whether none is left. */
async function fillSnippets(ctx: Ctx, threadIds: number[]): Promise<boolean> {
  const [emails] = await commit(database(ctx), [selectWithoutSnippet(ctx, threadIds, EMAILS_A_STEP)]);
  const snippets = emails.map(({ id, subject, bodyText }) => ({ id, snippet: snippetOf(bodyText, subject) }));
  if (snippets.length > 0) await commit(database(ctx), [updateSnippets(ctx, snippets)]);
  return emails.length < EMAILS_A_STEP;
}
