import type { z } from 'zod';
import type { inboxSync, syncStatus } from '../../../contract/sync.ts';
import type { Tags } from '../../../lib/tags.ts';
import type { Ctx, ServiceCtx } from '../../platform/ctx.ts';
import { commit } from '../../platform/data/commit/commit.ts';
import { database } from '../../platform/data/database.ts';
import { tagsOf } from '../../platform/tags.ts';
import { reportCondition } from '../../platform/work/conditions.ts';
import type { Part } from '../../platform/work/upkeep.ts';
import { type InboxRow, selectInboxes } from '../inboxes/index.ts';
import { INTERVAL, WATCH } from './limits.ts';
import { isLookedAt } from './look.ts';
import { wantedSince } from './older.ts';
import { type StatusRow, selectOutage, selectStatus } from './store.ts';

type InboxSync = z.infer<typeof inboxSync>;

/** Returns the sync status of each inbox of the organization. */
export async function getSyncStatus(ctx: Ctx): Promise<z.infer<typeof syncStatus>> {
  const [inboxes, rows] = await commit(database(ctx), [selectInboxes(ctx), selectStatus(ctx)]);
  const byInbox = new Map(rows.map((row) => [row.inboxId, { ...row, dueAt: nextOf(row) }]));
  const tags = await tagsOf(ctx);
  const states = inboxes.map((inbox) => {
    const row = byInbox.get(inbox.id);
    return { ...toInboxSync(inbox, row, ctx.now(), tags), ...watchOf(ctx, inbox, row) };
  });
  return {
    running: states.some(({ state }) => state === 'running'),
    last_run_at: latest(states.map((state) => state.last_run_at)),
    last_success_at: latest(states.map((state) => state.last_success_at)),
    inboxes: states,
  };
}

/** Returns the time of the next read of the inbox (milliseconds since 1970), or null if none is due. */
function nextOf(row: StatusRow): number | null {
  const isWaiting = row.lastRunAt !== null && row.errorCode === null && isLookedAt(row);
  return isWaiting ? row.lastRunAt! + INTERVAL : row.dueAt;
}

function toInboxSync(
  inbox: InboxRow,
  row: StatusRow | undefined,
  now: number,
  tags: Tags,
): Omit<InboxSync, 'watch' | 'watch_reason'> {
  const state = stateOf(inbox, row, now);
  const isWaiting = ['never_run', 'waiting', 'queued', 'failing'].includes(state);
  return {
    inbox_id: inbox.id,
    name: inbox.name,
    email_address: inbox.emailAddress,
    tag: tags.nameOf(inbox.tag),
    state,
    last_run_at: iso(row?.lastRunAt),
    last_success_at: iso(row?.lastSuccessAt),
    new_emails: row?.lastNew ?? 0,
    older_mail: olderMailOf(inbox, row),
    next_attempt_at: isWaiting ? iso(row?.dueAt) : null,
    error: row?.disabledReason ?? row?.error ?? '',
    error_code: row?.errorCode ?? null,
    set_aside: setAsideOf(row),
    set_aside_count: row?.setAsideCount ?? 0,
  };
}

function watchOf(
  ctx: Ctx,
  inbox: InboxRow,
  row: StatusRow | undefined,
): Pick<InboxSync, 'watch' | 'watch_reason'> {
  const off = (reason: InboxSync['watch_reason']) => ({ watch: 'off' as const, watch_reason: reason });
  if (!inbox.isActive) return off('inactive');
  if (!ctx.env.PUBLIC_URL) return off('not_configured');
  if (row?.errorCode != null) return off('failing');
  if (row?.lastRunAt == null || row.watch === null) return off('starting');
  if (row.lastRunAt + WATCH < ctx.now()) return off('ended');
  const { watch } = row;
  return watch === 'watched' || watch === 'polled' ? { watch, watch_reason: null } : off(watch);
}

function stateOf(inbox: InboxRow, row: StatusRow | undefined, now: number): InboxSync['state'] {
  if (!inbox.isActive) return 'inactive';
  if (row?.leaseUntil != null && row.leaseUntil >= now) return 'running';
  if (row?.disabledReason != null && row.dueAt === null) return 'disabled';
  const isFailing = row?.errorCode != null && row.errorCode !== 'SIDECAR_UNAVAILABLE';
  if (!isFailing && row?.dueAt != null && row.dueAt <= now) return 'queued';
  if (row?.lastRunAt == null) return 'never_run';
  return isFailing ? 'failing' : 'waiting';
}

function olderMailOf(inbox: InboxRow, row: StatusRow | undefined): InboxSync['older_mail'] {
  if (row?.uidvalidity == null) return null;
  const since = wantedSince(inbox.readBackDays, row.historyBefore, row.renumbered === 1);
  const uid = row.olderUid ?? 1;
  return {
    is_done: uid <= 1 && (row.olderSince ?? 0) <= since,
    messages_read: row.olderRead ?? 0,
    messages_total: row.olderTotal,
    uids_left: uid - 1,
    reached_at: iso(row.olderReachedAt),
  };
}

function setAsideOf(row: StatusRow | undefined): InboxSync['set_aside'] {
  const messages = JSON.parse(row?.setAside ?? '[]') as {
    uid: number;
    size: number | null;
    code: string;
    message: string;
    attempts: number;
    next_attempt_at: number | null;
    created_at: number;
  }[];
  return messages.map((message) => ({
    uid: message.uid,
    size: message.size,
    code: message.code,
    message: message.message,
    attempts: message.attempts,
    next_attempt_at: iso(message.next_attempt_at),
    created_at: new Date(message.created_at).toISOString(),
  }));
}

function iso(time: number | null | undefined): string | null {
  return time == null ? null : new Date(time).toISOString();
}

/** Compares the times as text, which is correct for ISO times of the same format. */
function latest(times: (string | null)[]): string | null {
  return times.reduce((a, b) => (a === null || (b !== null && b > a) ? b : a), null);
}

/** Reports an outage of the sidecar, once for all inboxes that wait for it. */
export async function reportOutage(ctx: ServiceCtx): Promise<void> {
  const [[outage]] = await commit(database(ctx), [selectOutage(ctx)]);
  if (!outage) return;
  const { inboxes, error } = outage;
  ctx.log.error('sync.sidecar_unavailable', new Error(error), { inboxes });
  const detail = `Inboxes that wait for it: ${inboxes}. ${error}`;
  await reportCondition(ctx, { kind: 'sidecar_unreachable', about: '', detail });
}

export const reportOutagePart: Part = {
  look: (ctx) => [selectOutage(ctx)],
  run: reportOutage,
};
