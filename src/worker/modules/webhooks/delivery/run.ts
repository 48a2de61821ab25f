import type { EventType } from '../../../../contract/webhooks/events.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { commit, isRefusal } from '../../../platform/data/commit/commit.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import type { Claim } from '../../../platform/work/jobs.ts';
import { wakeOutbox } from '../../../platform/work/outbox.ts';
import type { Ending, Job } from '../../../platform/work/run-job.ts';
import { openSecrets } from '../endpoints/secret.ts';
import {
  requireUnchanged,
  selectPreviousSecrets,
  selectWebhook,
  updateHealth,
  updateWebhookRow,
  WEBHOOK,
} from '../endpoints/store.ts';
import {
  KEEP_DELIVERED,
  KEEP_OTHERS,
  LEASE,
  MAX_FAILING_TIME,
  MAX_RUN,
  MAX_RUN_DELIVERIES,
  MAX_RUN_FAILURES,
  MAX_WOKEN,
  PARALLEL,
  REMOVED_PER_RUN,
} from '../limits.ts';
import type { WebhookRow } from '../schema.ts';
import { eventId } from './present.ts';
import { pauseAfter, waitAfter } from './retry.ts';
import { send } from './send.ts';
import {
  type AttemptResult,
  type DueRow,
  deleteDeliveries,
  insertDisabledEvent,
  nextDue,
  selectDueDeliveries,
  updateAttempt,
} from './store.ts';

/** The statements that another module adds to the batch that records a successful delivery. */
export type OnDelivered = (ctx: Ctx, event: { type: EventType; data: unknown }) => Statement[];

interface Run {
  ctx: Ctx;
  onDelivered: OnDelivered;
  claim: Claim;
  webhook: WebhookRow;
  secrets: string[];
  endsAt: number;
  succeeded: number;
  failed: number;
  /** Whether the endpoint responded with 410 Gone: it wants no more events. */
  isGone: boolean;
}

/**
 * Sends the due deliveries of one endpoint, while it holds the lease of its job. If a run dies, it may have sent some
 * without recording it. The next run sends them again, with the same `webhook-id`: one at a time, and it records each
 * attempt before it makes it, so that a delivery that kills the Worker fails in the end.
 */
export const webhookJob = (onDelivered: OnDelivered): Job => ({
  ...WEBHOOK,
  lease: LEASE,
  wokenAtOnce: MAX_WOKEN,
  run: (ctx, claim) => runWebhook(ctx, claim, onDelivered),
});

async function runWebhook(ctx: Ctx, claim: Claim, onDelivered: OnDelivered): Promise<Ending> {
  const [[webhook], previous, due] = await commit(database(ctx), [
    selectWebhook(ctx, claim.subjectId),
    selectPreviousSecrets(ctx, claim.subjectId),
    selectDueDeliveries(ctx, claim.subjectId, MAX_RUN_DELIVERIES),
  ]);
  if (!webhook) return endDeleted(ctx, claim);
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
    onDelivered,
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
  const isDisabled = await updateEndpoint(run);
  if (isDisabled) return { next: { succeeded: true, at: null } };
  if (isDown(run)) return pause(ctx, claim);
  const isSlow = run.failed > 0 && run.succeeded === 0;
  return { next: { succeeded: true, at: nextDue(ctx, webhook.id, 0), isSlow } };
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

const isDown = (run: Run) => run.succeeded === 0 && run.failed >= MAX_RUN_FAILURES;

async function attempt(run: Run, delivery: DueRow): Promise<void> {
  const { ctx, claim, webhook } = run;
  const record = (result: AttemptResult, more: Statement[] = []) =>
    commit(database(ctx), [updateAttempt(ctx, claim, delivery.id, result), ...more]);
  const waitFor = (retryAfter: number) => waitAfter(delivery.attempts + 1, Math.random(), retryAfter);
  if (claim.died) {
    const interruption = { lastStatus: null, lastError: 'The attempt was interrupted.', isCounted: false };
    await record({ ...afterFailure(ctx, waitFor(0)), ...interruption });
  }
  const event = { type: delivery.type, data: JSON.parse(delivery.data) as unknown };
  const message = { ...event, id: eventId(delivery.eventId), createdAt: delivery.createdAt };
  const outcome = await send(ctx, webhook.url, run.secrets, message);
  const now = ctx.now();
  const last = { lastStatus: outcome.status, lastError: outcome.error, isCounted: claim.died };
  if (outcome.error === null) {
    run.succeeded++;
    const removeAt = now + KEEP_DELIVERED;
    await record({ state: 'delivered', dueAt: null, removeAt, ...last }, run.onDelivered(ctx, event));
    return;
  }
  run.failed++;
  run.isGone ||= outcome.status === 410;
  const wait = outcome.status === 410 ? null : waitFor(outcome.retryAfter);
  await record({ ...afterFailure(ctx, wait), ...last });
}

/** Returns the delivery's state after a failure. `wait` is null after the last attempt. */
function afterFailure(ctx: Ctx, wait: number | null) {
  return wait === null
    ? { state: 'failed' as const, dueAt: null, removeAt: ctx.now() + KEEP_OTHERS }
    : { state: 'pending' as const, dueAt: ctx.now() + wait, removeAt: null };
}

/** Records the health of the endpoint, and switches it off if necessary. Returns whether it did. */
async function updateEndpoint(run: Run): Promise<boolean> {
  const { ctx, webhook } = run;
  const since = webhook.failingSince;
  if (run.isGone) return disable(run, 'Answered 410 Gone.');
  if (run.succeeded > 0) {
    if (since !== null) await commit(database(ctx), [updateHealth(ctx, webhook, true)]);
  } else if (run.failed > 0) {
    if (since === null) await commit(database(ctx), [updateHealth(ctx, webhook, false)]);
    else if (ctx.now() - since >= MAX_FAILING_TIME) {
      return disable(run, `No delivery has succeeded since ${new Date(since).toISOString()}.`);
    }
  }
  return false;
}

/** Switches the endpoint off, unless a user has changed it during the run: its failures then no longer matter. */
async function disable({ ctx, webhook }: Run, reason: string): Promise<boolean> {
  const now = ctx.now();
  try {
    await commit(database(ctx), [
      requireUnchanged(ctx, webhook),
      updateWebhookRow(ctx, webhook.id, { isActive: false, disabledReason: reason, disabledAt: now }),
      audit(ctx, 'webhook.disabled', `webhook:${new URL(webhook.url).origin}`, { id: webhook.id, reason }),
      insertDisabledEvent(ctx, { webhook_id: webhook.id, reason, disabled_at: new Date(now).toISOString() }),
    ]);
  } catch (error) {
    if (isRefusal(error)) return false;
    throw error;
  }
  wakeOutbox(ctx);
  return true;
}

/** Deletes deliveries of a deleted endpoint, and the job with the last of them. */
async function endDeleted(ctx: Ctx, claim: Claim): Promise<Ending> {
  const [deleted] = await commit(database(ctx), [deleteDeliveries(ctx, claim.subjectId, REMOVED_PER_RUN)]);
  return { next: deleted.length < REMOVED_PER_RUN ? 'done' : { succeeded: true, at: ctx.now() } };
}

/** Pauses an endpoint that is down, longer each time, whatever is due for it. */
function pause(ctx: Ctx, claim: Claim): Ending {
  const until = ctx.now() + pauseAfter(claim.attempts);
  return { next: { succeeded: false, at: nextDue(ctx, claim.subjectId, until) } };
}
