import type { Ctx } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { commit, database, isRefusal } from '../../../platform/data/database.ts';
import type { Claim } from '../../../platform/work/jobs.ts';
import { wakeOutbox } from '../../../platform/work/outbox.ts';
import type { Ending, Job } from '../../../platform/work/run-job.ts';
import { openSecrets } from '../endpoints/secret.ts';
import {
  type PreviousSecret,
  recordHealth,
  requireUnchanged,
  selectPreviousSecrets,
  updateWebhook,
  WEBHOOK,
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

/**
 * Sends what is due to one endpoint, if nobody else does so: its job's lease covers its deliveries. A run that
 * dies has sent some without writing it down; the next one sends them again, with the same `webhook-id`, one at a time,
 * and each attempt is written down before it is made: a delivery that kills the Worker fails in the end.
 */
export const webhookJob: Job = { ...WEBHOOK, lease: LEASE, wokenAtOnce: WOKEN, run: runWebhook };

async function runWebhook(ctx: Ctx, claim: Claim): Promise<Ending> {
  const [[webhook], previous, due] = (await commit(database(ctx), [
    webhookById(ctx, claim.subjectId),
    selectPreviousSecrets(ctx, claim.subjectId),
    dueDeliveries(ctx, claim.subjectId, RUN_DELIVERIES),
  ])) as unknown as [WebhookRow[], PreviousSecret[], DueRow[]];
  if (!webhook) return removeRest(ctx, claim);
  if (!webhook.isActive) return { next: { succeeded: true, at: null } };

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
  if (isDisabled) return { next: { succeeded: true, at: null } };
  if (isDown(run)) return pause(ctx, claim);
  return { next: { succeeded: true, at: nextDue(ctx, webhook.id, 0) } };
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

/** The endpoint is gone: deletes its deliveries, and the job when none is left. */
async function removeRest(ctx: Ctx, claim: Claim): Promise<Ending> {
  const removed = await removeDeliveriesOf(ctx, claim.subjectId, REMOVED_PER_RUN);
  return { next: removed.length < REMOVED_PER_RUN ? 'done' : { succeeded: true, at: ctx.now() } };
}

/** Leaves an endpoint alone that is down, longer each time, whatever waits for it. */
function pause(ctx: Ctx, claim: Claim): Ending {
  const until = ctx.now() + pauseAfter(claim.attempts);
  return { next: { succeeded: false, at: nextDue(ctx, claim.subjectId, until) } };
}
