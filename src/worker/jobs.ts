/** The cron table and the queue messages, each handed to the verb that does it. */
import { z } from 'zod';
import { checkPurchases, checkSubscriptions, removePastStripeEvents } from './modules/billing/index.ts';
import { removeExpired, resealSecondFactors } from './modules/identity/index.ts';
import { resealPasswords } from './modules/inboxes/index.ts';
import {
  continueSearchRebuild,
  runFileSent,
  runResponder,
  runSend,
  sweepUploads,
  wakeDueSends,
  wakeResponders,
} from './modules/mail/index.ts';
import { runNotice, wakeDueNotices } from './modules/notices/index.ts';
import { runSync, wakeDueSyncs } from './modules/sync/index.ts';
import { bookWelcomes, expireHolds, mailAlerts } from './modules/tokens/index.ts';
import {
  deliverEvents,
  removePastWebhookRows,
  resealWebhookSecrets,
  runWebhook,
  wakeDueWebhooks,
} from './modules/webhooks/index.ts';
import type { Env } from './platform/env.ts';
import { systemCtx } from './platform/system-ctx.ts';

export const queueMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('sync'), job_id: z.int() }),
  z.object({ kind: z.literal('send'), job_id: z.int() }),
  z.object({ kind: z.literal('file-sent'), job_id: z.int() }),
  z.object({ kind: z.literal('auto-reply'), organization_id: z.int(), inbox_id: z.int() }),
  z.object({ kind: z.literal('notices') }),
  z.object({ kind: z.literal('notice'), job_id: z.int() }),
  z.object({ kind: z.literal('deliver-events') }),
  z.object({ kind: z.literal('welcomes') }),
  z.object({ kind: z.literal('webhook'), job_id: z.int() }),
]);
export type QueueMessage = z.infer<typeof queueMessage>;

/** Every three minutes. Each part on its own: one that fails does not keep the others from running. */
export async function onTick(env: Env, execution: ExecutionContext): Promise<void> {
  const ctx = systemCtx(env, execution, 'cron');
  const parts = {
    wakeDueSyncs,
    wakeDueSends,
    sweepUploads,
    wakeResponders,
    wakeDueNotices,
    deliverEvents,
    wakeDueWebhooks,
    resealPasswords,
    resealWebhookSecrets,
    resealSecondFactors,
    removeExpired,
    continueSearchRebuild,
    removePastWebhookRows,
    expireHolds,
    mailAlerts,
    bookWelcomes,
    checkPurchases,
    checkSubscriptions,
    removePastStripeEvents,
  };
  const results = await Promise.allSettled(Object.values(parts).map((part) => part(ctx)));
  const names = Object.keys(parts);
  const failed = results.flatMap((result, i) =>
    result.status === 'rejected' ? [{ name: names[i], reason: result.reason }] : [],
  );
  for (const { name, reason } of failed) ctx.log.error('tick.part_failed', reason, { part: name });
  ctx.log.info('tick', { failed: failed.map((f) => f.name) });
}

/** Messages are acknowledged one by one; one that fails is retried alone, later each time. */
export async function onQueue(batch: MessageBatch, env: Env, execution: ExecutionContext): Promise<void> {
  for (const message of batch.messages) {
    const ctx = systemCtx(env, execution, message.id);
    if (batch.queue.endsWith('-dead')) {
      // The row is still due: the next tick takes it up again. This only makes the failure visible.
      ctx.log.error('queue.dead_letter', new Error('gave up on this wake-up'), { body: message.body });
      message.ack();
      continue;
    }
    try {
      await handle(ctx, queueMessage.parse(message.body), message.attempts > 1);
      message.ack();
    } catch (error) {
      ctx.log.error('queue.failed', error, { body: message.body, attempts: message.attempts });
      message.retry({ delaySeconds: retryDelay(message.attempts) });
    }
  }
}

function handle(
  ctx: ReturnType<typeof systemCtx>,
  message: QueueMessage,
  isRepeated: boolean,
): Promise<unknown> {
  switch (message.kind) {
    case 'sync':
      return runSync(ctx, message.job_id);
    case 'send':
      return runSend(ctx, message.job_id);
    case 'file-sent':
      return runFileSent(ctx, message.job_id);
    case 'auto-reply':
      return runResponder(ctx, { id: message.inbox_id, organizationId: message.organization_id }, isRepeated);
    case 'notices':
      return wakeDueNotices(ctx);
    case 'notice':
      return runNotice(ctx, message.job_id);
    case 'deliver-events':
      return deliverEvents(ctx);
    case 'welcomes':
      return bookWelcomes(ctx);
    case 'webhook':
      return runWebhook(ctx, message.job_id);
  }
}

/** Seconds before attempt number `attempts + 1`: 10, 20, 40 … at most 15 minutes. */
export function retryDelay(attempts: number): number {
  return Math.min(10 * 2 ** (attempts - 1), 900);
}
