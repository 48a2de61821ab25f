import type { Ctx } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { commit, database, isRefusal } from '../../../platform/data/database.ts';
import { forOrganization } from '../../../platform/system-ctx.ts';
import {
  type Claim,
  claimJob,
  deleteJob,
  dueJobs,
  finishJob,
  wakeWebhookJobs,
} from '../../../platform/work/jobs.ts';
import { wakeOutbox } from '../../../platform/work/outbox.ts';
import { openSecrets } from '../endpoints/secret.ts';
import {
  type PreviousSecret,
  recordHealth,
  requireUnchanged,
  selectPreviousSecrets,
  updateWebhook,
  webhookById,
} from '../endpoints/store.ts';
import {
  FAILING_FOR,
  FAILURES_OF_A_RUN,
  KEEP_DELIVERED,
  KEEP_OTHERS,
  LEASE,
  MAX_RUN,
  PARALLEL,
  REMOVED_PER_RUN,
  RUN_DELIVERIES,
  TICK,
  WOKEN,
} from '../limits.ts';
import type { WebhookRow } from '../schema.ts';
import { eventId } from './log.ts';
import { pauseAfter, waitAfter } from './retry.ts';
import { send } from './send.ts';
import {
  type DueRow,
  dueDeliveries,
  eventOfDisabled,
  nextDue,
  recordAttempt,
  removeDeliveriesOf,
} from './store.ts';

interface Run {
  ctx: Ctx;
  claim: Claim;
  webhook: WebhookRow;
  secrets: string[];
  endsAt: number;
  succeeded: number;
  failed: number;
  /** Answered 410: it wants no more. */
  isGone: boolean;
}

/** Wakes the endpoints that have something due, those whose run died included. */
export async function wakeDueWebhooks(ctx: Ctx): Promise<void> {
  wakeWebhookJobs(ctx, await dueJobs(database(ctx), 'webhook', ctx.now(), WOKEN));
}

/**
 * Sends what is due to one endpoint, if nobody else does so: its job's lease covers its deliveries. A run that
 * dies has sent some without writing it down; the next one sends them again, with the same `webhook-id`, one at a time,
 * and each attempt is written down before it is made: a delivery that kills the Worker fails in the end.
 */
export async function runWebhook(system: Ctx, jobId: number): Promise<void> {
  const claim = await claimJob(database(system), 'webhook', jobId, system.now(), LEASE);
  if (!claim) return;
  const ctx = forOrganization(system, claim.organizationId);
  const [[webhook], previous, due] = (await commit(database(ctx), [
    webhookById(ctx, claim.subjectId),
    selectPreviousSecrets(ctx, claim.subjectId),
    dueDeliveries(ctx, claim.subjectId, RUN_DELIVERIES),
  ])) as [WebhookRow[], PreviousSecret[], DueRow[]];
  if (!webhook) return removeRest(ctx, claim);
  if (!webhook.isActive) return finish(ctx, claim, { succeeded: true, nextAt: null });

  let secrets: string[];
  try {
    secrets = await openSecrets(ctx, webhook, previous);
  } catch (error) {
    ctx.log.error('webhook.secret_unreadable', error, { webhook: webhook.id });
    return pause(ctx, claim);
  }
  const run: Run = {
    ctx,
    claim,
    webhook,
    secrets,
    endsAt: ctx.now() + MAX_RUN,
    succeeded: 0,
    failed: 0,
    isGone: false,
  };
  await attemptAll(run, due);
  ctx.log.info('webhook.run', { webhook: webhook.id, succeeded: run.succeeded, failed: run.failed });
  const isDisabled = await judge(run);
  if (isDisabled) await finish(ctx, claim, { succeeded: true, nextAt: null });
  else if (isDown(run)) await pause(ctx, claim);
  else await finish(ctx, claim, { succeeded: true, nextAt: nextDue(ctx, webhook.id, 0) });
}

async function attemptAll(run: Run, due: DueRow[]): Promise<void> {
  const queue = due.values();
  const worker = async () => {
    for (const delivery of queue) {
      if (run.isGone || isDown(run) || run.ctx.now() >= run.endsAt) return;
      await attempt(run, delivery);
    }
  };
  await Promise.all(Array.from({ length: run.claim.died ? 1 : PARALLEL }, worker));
}

const isDown = (run: Run) => run.succeeded === 0 && run.failed >= FAILURES_OF_A_RUN;

async function attempt(run: Run, delivery: DueRow): Promise<void> {
  const { ctx, claim, webhook } = run;
  const waitFor = (retryAfter: number) => waitAfter(delivery.attempts + 1, Math.random(), retryAfter);
  if (claim.died) {
    const broken = { lastStatus: null, lastError: 'The attempt broke off.', isCounted: false };
    await recordAttempt(ctx, claim, delivery.id, { ...afterFailure(ctx, waitFor(0)), ...broken });
  }
  const outcome = await send(ctx, webhook.url, run.secrets, {
    id: eventId(delivery.eventId),
    type: delivery.type,
    createdAt: delivery.createdAt,
    data: JSON.parse(delivery.data),
  });
  const now = ctx.now();
  const last = { lastStatus: outcome.status, lastError: outcome.error, isCounted: claim.died };
  if (outcome.error === null) {
    run.succeeded++;
    const removeAt = now + KEEP_DELIVERED;
    await recordAttempt(ctx, claim, delivery.id, { state: 'delivered', dueAt: null, removeAt, ...last });
    return;
  }
  run.failed++;
  run.isGone ||= outcome.status === 410;
  const wait = outcome.status === 410 ? null : waitFor(outcome.retryAfter);
  await recordAttempt(ctx, claim, delivery.id, { ...afterFailure(ctx, wait), ...last });
}

/** `wait` of null: there is no other attempt. */
function afterFailure(ctx: Ctx, wait: number | null) {
  return wait === null
    ? { state: 'failed' as const, dueAt: null, removeAt: ctx.now() + KEEP_OTHERS }
    : { state: 'pending' as const, dueAt: ctx.now() + wait, removeAt: null };
}

/** Writes down how the endpoint does, and switches it off when it is time. True when it did. */
async function judge(run: Run): Promise<boolean> {
  const { ctx, webhook } = run;
  const since = webhook.failingSince;
  if (run.isGone) return disable(run, 'Answered 410 Gone.');
  if (run.succeeded > 0) {
    if (since !== null) await commit(database(ctx), [recordHealth(ctx, webhook, true)]);
  } else if (run.failed > 0) {
    if (since === null) await commit(database(ctx), [recordHealth(ctx, webhook, false)]);
    else if (ctx.now() - since >= FAILING_FOR) {
      return disable(run, `No delivery has succeeded since ${new Date(since).toISOString()}.`);
    }
  }
  return false;
}

/** Switches the endpoint off, unless somebody has changed it during the run: then what was seen of it is of no account. */
async function disable({ ctx, webhook }: Run, reason: string): Promise<boolean> {
  const now = ctx.now();
  try {
    await commit(database(ctx), [
      requireUnchanged(ctx, webhook),
      updateWebhook(ctx, webhook.id, { isActive: false, disabledReason: reason, disabledAt: now }),
      audit(ctx, 'webhook.disabled', `webhook:${new URL(webhook.url).origin}`, { id: webhook.id, reason }),
      eventOfDisabled(ctx, { webhook_id: webhook.id, reason, disabled_at: new Date(now).toISOString() }),
    ]);
  } catch (error) {
    if (isRefusal(error)) return false;
    throw error;
  }
  wakeOutbox(ctx);
  return true;
}

/** The endpoint is gone: takes its deliveries away, and the job when none is left. */
async function removeRest(ctx: Ctx, claim: Claim): Promise<void> {
  const removed = await removeDeliveriesOf(ctx, claim.subjectId, REMOVED_PER_RUN);
  if (removed.length < REMOVED_PER_RUN) await commit(database(ctx), [deleteJob(database(ctx), claim)]);
  else await finish(ctx, claim, { succeeded: true, nextAt: ctx.now() });
}

/** Leaves an endpoint alone that is down, longer each time, whatever waits for it. */
function pause(ctx: Ctx, claim: Claim): Promise<void> {
  const until = ctx.now() + pauseAfter(claim.attempts);
  return finish(ctx, claim, { succeeded: false, nextAt: nextDue(ctx, claim.subjectId, until) });
}

/** Gives the job back, and tells the queue when it is due before the next tick. */
async function finish(ctx: Ctx, claim: Claim, outcome: Parameters<typeof finishJob>[2]): Promise<void> {
  const [rows] = await commit(database(ctx), [finishJob(database(ctx), claim, outcome)]);
  const [finished] = rows as { dueAt: number | null }[];
  if (!finished) ctx.log.warn('webhook.lease_lost', { webhook: claim.subjectId });
  else if (finished.dueAt !== null && finished.dueAt - ctx.now() < TICK) {
    const wait = Math.max(0, finished.dueAt - ctx.now());
    wakeWebhookJobs(ctx, [{ id: claim.id }], Math.ceil(wait / 1000));
  }
}
