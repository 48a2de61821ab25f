import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import type { Claim } from '../../../platform/work/jobs.ts';
import type { Ending, Job } from '../../../platform/work/run-job.ts';
import {
  type Device,
  endDevice,
  findDevice,
  findKeys,
  listPeople,
  noteDeviceUsed,
  type PushKeys,
} from '../../identity/index.ts';
import {
  MAX_PUSH_RUN,
  MAX_PUSHES_A_RUN,
  MAX_RETRY_AFTER,
  MAX_WOKEN,
  PUSH_LEASE,
  PUSH_RETRY_DELAYS,
  PUSH_TTL_S,
} from '../limits.ts';
import type { NotificationRow } from '../schema.ts';
import { effectiveSettings } from '../settings/effective.ts';
import { findSettings } from '../settings/get.ts';
import { isQuiet } from '../settings/quiet.ts';
import { toMessage } from './message.ts';
import { send } from './send.ts';
import { PUSH, selectToPush, updatePushed } from './store.ts';

/** Pushes to one device what it has yet to get. If a run dies, the next one may push something again, with the same tag. */
export const pushJob: Job = { ...PUSH, lease: PUSH_LEASE, wokenAtOnce: MAX_WOKEN, run: push };

const IDLE: Ending = { next: { succeeded: true, at: null, isDoneIfIdle: true } };

async function push(ctx: Ctx, claim: Claim): Promise<Ending> {
  const [device, keys] = await Promise.all([findDevice(ctx, claim.subjectId), findKeys(ctx)]);
  if (!device || !keys) return { next: 'done' };
  const [rows] = await commit(database(ctx), [
    selectToPush(ctx, device.userId, device.id, MAX_PUSHES_A_RUN + 1),
  ]);
  const settings = effectiveSettings(await findSettings(ctx, device.userId), ctx.now());
  const isTooLate = ({ createdAt }: NotificationRow) => createdAt < ctx.now() - PUSH_TTL_S * 1000;
  const isOff = isQuiet(settings, device.timezone, ctx.now()) || claim.attempts >= PUSH_RETRY_DELAYS.length;
  const due = isOff ? [] : rows.slice(0, MAX_PUSHES_A_RUN).filter((row) => !isTooLate(row));
  const dropped = isOff ? rows : rows.filter(isTooLate);
  const result = await pushAll(ctx, device, keys, { rows: due, showsText: settings.shows_text });
  const done = [...dropped.map(({ id }) => id), ...result.done];
  const statements: Statement[] = done.length > 0 ? [updatePushed(ctx, device.userId, device.id, done)] : [];
  if (result.isGone) {
    await endDevice(ctx, device);
    return { next: 'done', statements };
  }
  if (result.sent > 0) await noteDeviceUsed(ctx, device);
  if (result.retryAfter !== null) {
    const wait = Math.max(PUSH_RETRY_DELAYS[claim.attempts]!, Math.min(result.retryAfter, MAX_RETRY_AFTER));
    return { next: { succeeded: false, at: ctx.now() + wait }, statements };
  }
  const isMore = rows.length > done.length || rows.length > MAX_PUSHES_A_RUN;
  return isMore ? { next: { succeeded: true, at: ctx.now() }, statements } : { ...IDLE, statements };
}

interface Result {
  /** Ids of notifications that are not pushed again. */
  done: number[];
  sent: number;
  isGone: boolean;
  /** Milliseconds; null unless a push is to be tried again. */
  retryAfter: number | null;
}

/** Pushes notifications one after the other, until the push service wants to be left alone or the time is over. */
async function pushAll(
  ctx: Ctx,
  device: Device,
  keys: PushKeys,
  { rows, showsText }: { rows: NotificationRow[]; showsText: boolean },
): Promise<Result> {
  const actors = await listPeople(ctx, [...new Set(rows.flatMap(({ actorId }) => actorId ?? []))]);
  const endsAt = ctx.now() + MAX_PUSH_RUN;
  const result: Result = { done: [], sent: 0, isGone: false, retryAfter: null };
  for (const row of rows) {
    if (ctx.now() >= endsAt) break;
    const actor = actors.find(({ id }) => id === row.actorId)?.name;
    const { state, status, retryAfter } = await send(
      ctx,
      keys,
      device,
      toMessage(row, actor, { language: device.language, showsText }),
    );
    if (state !== 'sent') ctx.log.warn('push.not_sent', { device: device.id, state, status });
    if (state === 'retry') return { ...result, retryAfter };
    result.done.push(row.id);
    if (state === 'sent') result.sent++;
    if (state === 'gone') return { ...result, isGone: true };
  }
  return result;
}
