/** Cron and queues: each part of their work is handed to the module that it belongs to. */
import { z } from 'zod';
import { modules } from './modules.ts';
import type { ServiceCtx } from './platform/ctx.ts';
import type { Env } from './platform/env.ts';
import type { QueueMessage } from './platform/module.ts';
import { serviceCtx } from './platform/service-ctx.ts';
import { listDueJobs, wakeJobs } from './platform/work/jobs.ts';
import { type Job, runJob } from './platform/work/run-job.ts';

const jobs = modules.flatMap((module) => module.jobs ?? []);
const upkeep = Object.fromEntries(modules.flatMap((module) => Object.entries(module.upkeep ?? {})));

const anyMessage = z.object({ kind: z.string() });
const wakeUp = z.object({ job_id: z.int() });
const messages = new Map<string, QueueMessage>([
  ...jobs.map((job) => [job.kind, wakeUpOf(job)] as const),
  ...modules.flatMap((module) => (module.messages ?? []).map((message) => [message.kind, message] as const)),
]);

function wakeUpOf(job: Job): QueueMessage {
  return { kind: job.kind, handle: (ctx, body) => runJob(ctx, job, wakeUp.parse(body).job_id) };
}

/** Every three minutes. One part that fails does not keep the others from running. */
export async function onTick(env: Env, execution: ExecutionContext): Promise<void> {
  const ctx = serviceCtx(env, execution, 'cron');
  const parts: Record<string, (ctx: ServiceCtx) => Promise<unknown>> = {
    ...Object.fromEntries(jobs.map((job) => [`wake ${job.kind}`, () => wakeDueJobs(ctx, job)])),
    ...upkeep,
  };
  const results = await Promise.allSettled(Object.values(parts).map((part) => part(ctx)));
  const names = Object.keys(parts);
  const failed = results.flatMap((result, i) =>
    result.status === 'rejected' ? [{ name: names[i], reason: result.reason }] : [],
  );
  for (const { name, reason } of failed) ctx.log.error('tick.part_failed', reason, { part: name });
  ctx.log.info('tick', { failed: failed.map((f) => f.name) });
}

/** Wakes the jobs of a kind that are due, and those whose run died. */
export async function wakeDueJobs(ctx: ServiceCtx, job: Job): Promise<void> {
  wakeJobs(ctx, job, await listDueJobs(ctx, job, job.wokenAtOnce));
}

/** Messages are acknowledged one by one; one that fails is retried alone, later each time. */
export async function onQueue(batch: MessageBatch, env: Env, execution: ExecutionContext): Promise<void> {
  for (const message of batch.messages) {
    const ctx = serviceCtx(env, execution, message.id);
    if (batch.queue.endsWith('-dead')) {
      // The row is still due: the next tick takes it up again. This only makes the failure visible.
      ctx.log.error('queue.dead_letter', new Error('gave up on this wake-up'), { body: message.body });
      message.ack();
      continue;
    }
    try {
      await handle(ctx, message);
      message.ack();
    } catch (error) {
      ctx.log.error('queue.failed', error, { body: message.body, attempts: message.attempts });
      message.retry({ delaySeconds: retryDelay(message.attempts) });
    }
  }
}

async function handle(ctx: ServiceCtx, { body, attempts }: Message): Promise<void> {
  const { kind } = anyMessage.parse(body);
  const message = messages.get(kind);
  if (!message) throw new Error(`No module handles messages of the kind ${kind}.`);
  await message.handle(ctx, body, attempts > 1);
}

/** Seconds before attempt number `attempts + 1`: 10, 20, 40 … at most 15 minutes. */
export function retryDelay(attempts: number): number {
  return Math.min(10 * 2 ** (attempts - 1), 900);
}
