import { DomainError } from '../../../lib/errors.ts';
import type { WatchState } from '../../../sidecar/protocol.ts';
import { forOrganization, type ServiceCtx } from '../../platform/ctx.ts';
import { commit } from '../../platform/data/commit/commit.ts';
import { database } from '../../platform/data/database.ts';
import { hidden } from '../../platform/data/shown.ts';
import { type OpenInbox, openInbox } from '../inboxes/index.ts';
import { isOtherMailbox, lookIntoMailbox } from './fetch.ts';
import { INTERVAL } from './limits.ts';
import { limitOlder, wantedSince } from './older.ts';
import { mailboxOf } from './read.ts';
import type { SyncRow } from './schema.ts';
import { type Cursor, cursorOf, selectQuiet, updateLook } from './store.ts';

/**
 * Returns whether there is nothing to do for an inbox whose job is due: its last run ended well, and there is no new
 * mail since. Records only the time of the look, and leaves the job due: a claim and its release cost seven rows, and
 * most runs find nothing. Safe to run concurrently. Leaves all other cases to a run.
 */
export async function hasNothingNew(service: ServiceCtx, jobId: number): Promise<boolean> {
  const [[sync]] = await commit(database(service), [selectQuiet(service, jobId)]);
  const cursor = sync && cursorOf(sync);
  if (!cursor) return false;
  const startedAt = service.now();
  const lastRunAt = sync.lastRunAt ?? 0;
  if (isLookedAt(sync) && startedAt < lastRunAt + INTERVAL) return true;
  const ctx = forOrganization(service, sync.organizationId);
  let watch: WatchState | null;
  try {
    const inbox = await openInbox(ctx, sync.inboxId);
    if (!inbox || !isQuiet(inbox, sync, cursor)) return false;
    const run = { ctx, inbox, cursor };
    const mailbox = await lookIntoMailbox(run);
    if (!mailbox || isOtherMailbox(run, mailbox) || mailbox.uidnext > cursor.uid + 1) return false;
    watch = mailbox.watch ?? null;
  } catch (error) {
    // The run encounters it again, and records it.
    if (error instanceof DomainError) return false;
    throw error;
  }
  const look = updateLook(ctx, sync, { jobId, startedAt, watch });
  // Hidden from pages unless somebody has requested a sync, as nobody else waits for it.
  const isAsked = sync.dueAt > lastRunAt && sync.dueAt !== (sync.lastSuccessAt ?? 0) + INTERVAL;
  await commit(database(ctx), [isAsked ? look : hidden(look)]);
  ctx.log.info('sync.done', { inbox: sync.inboxId, created: 0, deleted: 0, more: false });
  return true;
}

/** Returns whether a look has found the inbox completely read since its job became due. A look leaves the job due. */
export function isLookedAt(sync: {
  dueAt: number | null;
  caughtUpAt: number | null;
  olderUid: number | null;
}): boolean {
  const { dueAt, caughtUpAt, olderUid } = sync;
  return dueAt !== null && caughtUpAt !== null && caughtUpAt >= dueAt && (olderUid ?? 1) <= 1;
}

/** Returns whether all wanted messages of the mailbox have been read. */
function isQuiet(inbox: OpenInbox, sync: SyncRow, { older, historyBefore }: Cursor): boolean {
  const wanted = wantedSince(inbox.readBackDays, historyBefore, false);
  return (
    inbox.isActive &&
    !inbox.isProofAwaited &&
    sync.mailbox === mailboxOf(inbox) &&
    older.uid <= 1 &&
    limitOlder(older, wanted) === older
  );
}
