import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import type { DeletionHooks } from '../../../platform/module.ts';
import { deleteTasksOfEmails } from '../../tasks/index.ts';
import { toCorrespondents } from '../correspondents/fill.ts';
import { deleteFromContacts } from '../correspondents/store.ts';
import { subtractEmails } from '../counts/store.ts';
import { deleteObjects } from './objects.ts';
import {
  chosenEmails,
  type DoomedEmail,
  deleteEmailRows,
  deleteEmptyThreads,
  deletePartsOfEmails,
  emailsOfConversations,
  type Hidden,
  insertTombstones,
  tombstonesOf,
  updateThreadsWithout,
} from './store.ts';

interface Removal {
  /** Whether to delete their tasks. Else, tasks that somebody has worked on are kept. */
  withTasks: boolean;
  /** Restricts the deletion to emails still in this state. */
  hidden?: Hidden;
}

/** The maximum number of emails per step. A step is one batch. */
export const EMAILS_A_STEP = 200;

/**
 * Deletes emails permanently, with all data that any module stores about them: first all rows in one batch, then the
 * objects in R2. Cron deletes objects that a crash between the two leaves. Skips emails that are being sent or no
 * longer match `hidden`. Returns the ids of the deleted emails.
 */
export async function removeEmails(
  ctx: Ctx,
  doomed: DoomedEmail[],
  { withTasks, hidden }: Removal,
  { forgetEmails, forgetTasks }: DeletionHooks,
): Promise<number[]> {
  if (doomed.length === 0) return [];
  const ids = chosenEmails(
    ctx,
    doomed.map(({ id }) => id),
    hidden ?? null,
  );
  const hashes = doomed.map(({ id, messageId, direction }) => ({
    id,
    hash: tombstonesOf(ctx, messageId, direction)[0]!,
  }));
  const people = doomed.flatMap((email) =>
    toCorrespondents(email).map(({ address, mailsIn, mailsOut }) => ({
      id: email.id,
      address,
      mailsIn,
      mailsOut,
    })),
  );
  const parts = deletePartsOfEmails(ctx, ids);
  const rows = deleteEmailRows(ctx, ids);
  const known = new Set(doomed.map(({ threadId }) => threadId));
  const statements: Statement[] = [
    ...forgetEmails(ctx, { ids, ofConversations: emailsOfConversations(ctx, ids) }),
    ...deleteTasksOfEmails(ctx, ids, withTasks, forgetTasks),
    subtractEmails(ctx, ids),
    ...parts.statements,
    ...deleteFromContacts(ctx, ids, people),
    insertTombstones(ctx, ids, hashes),
    ...updateThreadsWithout(ctx, ids),
    rows,
    ...deleteEmptyThreads(ctx, [...known]),
  ];
  const results = await commit(database(ctx), statements);
  const deleted = results.of(rows);
  // A split or a merge may have moved them to other threads since they were selected.
  const others = deleted.map(({ threadId }) => threadId).filter((id) => !known.has(id));
  if (others.length > 0) await commit(database(ctx), deleteEmptyThreads(ctx, others));
  const content = deleted.flatMap(({ rawKey, bodyKey }) => [rawKey, bodyKey]).filter((key) => key !== null);
  const files = results.of(parts.files).map(({ key }) => key);
  await deleteObjects(ctx, [...content, ...files]);
  return deleted.map(({ id }) => id);
}
