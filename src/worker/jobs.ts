/** Cron and queues: each part of their work is handed to the module that it belongs to. */
import { z } from 'zod';
import { loadOnce } from '../lib/load-once.ts';
import { concludeTick } from './modules/operations/index.ts';
import { loadWork } from './modules.ts';
import type { ServiceCtx } from './platform/ctx.ts';
import { commit } from './platform/data/commit/commit.ts';
import { database } from './platform/data/database.ts';
import { DIRECTORY, listDatabases } from './platform/data/databases.ts';
import { measureDatabase } from './platform/data/measure.ts';
import type { Env } from './platform/env.ts';
import { asInvocation } from './platform/invocation/invocation.ts';
import type { QueueMessage } from './platform/module.ts';
import { serviceCtx } from './platform/service-ctx.ts';
import { reportCondition } from './platform/work/conditions.ts';
import { mayDelete } from './platform/work/installation.ts';
import { type Lane, listDueJobs, selectDue, sendAll, updateWoken, wakeJobs } from './platform/work/jobs.ts';
import { type Job, runJob } from './platform/work/run-job.ts';
import { listDueParts, type Part, type Upkeep } from './platform/work/upkeep.ts';

/** The message for each database but the first, so that each has an invocation of its own. */
const TICK = 'tick';
const anyMessage = z.object({ kind: z.string(), database: z.int().min(1).optional() });
const wakeUp = z.object({ job_id: z.int() });
/** A message from an earlier release has no `deletes`. */
const tickOfDatabase = z.object({ deletes: z.boolean().default(false) });

/** The work of all modules, put together. */
const loadAgenda = loadOnce(async () => {
  const work = await loadWork();
  const jobs = work.flatMap((each) => each.jobs ?? []);
  const parts = (name: 'upkeep' | 'serviceUpkeep' | 'removals' | 'serviceRemovals'): Upkeep =>
    Object.fromEntries(work.flatMap((each) => Object.entries(each[name] ?? {})));
  return {
    jobs,
    upkeep: parts('upkeep'),
    serviceUpkeep: parts('serviceUpkeep'),
    removals: parts('removals'),
    serviceRemovals: parts('serviceRemovals'),
    messages: new Map<string, QueueMessage>([
      ...jobs.map((job) => [job.kind, wakeUpOf(job)] as const),
      ...work.flatMap((each) => (each.messages ?? []).map((message) => [message.kind, message] as const)),
      [TICK, { kind: TICK, handle: (ctx, body) => tick(ctx, tickOfDatabase.parse(body).deletes) }],
    ]),
  };
});

function wakeUpOf(job: Job): QueueMessage {
  return {
    kind: job.kind,
    handle: (ctx, body, { lane }) => runJob(ctx, job, wakeUp.parse(body).job_id, lane),
  };
}

/** Runs every three minutes. */
export async function onTick(env: Env, execution: ExecutionContext): Promise<void> {
  const ctx = serviceCtx(env, execution, 'cron', 'system', DIRECTORY);
  const others = listDatabases(env).slice(1);
  const { serviceUpkeep, serviceRemovals } = await loadAgenda();
  await asInvocation(async () => {
    const deletes = await mayDelete(ctx).catch((error) => {
      ctx.log.error('upkeep.not_examined', error);
      return false;
    });
    const wakeOthers = () =>
      sendAll(
        env.EVENT_QUEUE,
        others.map((database) => ({ body: { kind: TICK, database, deletes } })),
      );
    await tick(ctx, deletes, {
      ...serviceUpkeep,
      ...(deletes && serviceRemovals),
      ...(others.length > 0 && { wakeOthers: { run: wakeOthers } }),
    });
  });
}

/** Wakes jobs and does the upkeep of one database. A failing part does not keep the others from running. */
async function tick(ctx: ServiceCtx, deletes: boolean, more: Upkeep = {}): Promise<void> {
  const { jobs, upkeep, removals } = await loadAgenda();
  const parts = await listDueParts(ctx, {
    ...Object.fromEntries(jobs.map((job) => [`wake ${job.kind}`, wakingPart(job)])),
    measureDatabase: { run: measureDatabase },
    ...upkeep,
    ...(deletes && removals),
    ...more,
  });
  const results = await Promise.allSettled(parts.map(({ run }) => run(ctx)));
  const failed = results.flatMap((result, i) =>
    result.status === 'rejected' ? [{ name: parts[i]!.name, reason: result.reason }] : [],
  );
  for (const { name, reason } of failed) ctx.log.error('tick.part_failed', reason, { part: name });
  const names = failed.map((part) => part.name);
  ctx.log.info('tick', { database: ctx.database, deletes, failed: names });
  const kinds = jobs.map((job) => job.kind);
  await concludeTick(ctx, kinds, names).catch((error) => ctx.log.error('tick.not_concluded', error));
}

const wakingPart = (job: Job): Part => ({
  look: (ctx) => selectDue(ctx, job),
  run: (ctx) => wakeDueJobs(ctx, job),
});

/** Wakes the due jobs of a kind, and those whose run died. */
export async function wakeDueJobs(ctx: ServiceCtx, job: Job): Promise<void> {
  const due = await listDueJobs(ctx, job, job.wokenAtOnce);
  if (due.length === job.wokenAtOnce) await commit(database(ctx), [updateWoken(ctx, due)]);
  wakeJobs(ctx, job, due);
}

/**
 * Handles the messages of a batch concurrently, so that a slow one does not delay the others. They are acknowledged one
 * by one; a failed one is retried alone, with backoff.
 */
export async function onQueue(batch: MessageBatch, env: Env, execution: ExecutionContext): Promise<void> {
  const lane = batch.queue.endsWith('-slow') ? 'slow' : 'quick';
  const isDead = batch.queue.endsWith('-dead');
  await asInvocation(() =>
    Promise.all(
      batch.messages.map((message) => {
        const database = anyMessage.safeParse(message.body).data?.database ?? DIRECTORY;
        const ctx = serviceCtx(env, execution, message.id, 'system', database);
        return isDead ? reportDead(ctx, message) : handle(ctx, message, lane);
      }),
    ),
  );
}

/** Reports the failure of a wake-up. The row is still due: the next tick wakes it again. */
async function reportDead(ctx: ServiceCtx, message: Message): Promise<void> {
  const { body } = message;
  ctx.log.error('queue.dead_letter', new Error('gave up on this wake-up'), { body });
  const { kind = 'unknown' } = anyMessage.safeParse(body).data ?? {};
  const detail = `The queue gave up a wake-up of the kind ${kind}, after some attempts.`;
  try {
    await reportCondition(ctx, { kind: 'dead_letters', about: kind, detail });
    message.ack();
  } catch (error) {
    ctx.log.error('queue.failed', error, { body });
    message.retry({ delaySeconds: retryDelay(message.attempts) });
  }
}

async function handle(ctx: ServiceCtx, message: Message, lane: Lane): Promise<void> {
  const { body, attempts } = message;
  try {
    const { kind } = anyMessage.parse(body);
    const handler = (await loadAgenda()).messages.get(kind);
    if (!handler) throw new Error(`No module handles messages of the kind ${kind}.`);
    await handler.handle(ctx, body, { lane, isRepeated: attempts > 1 });
    message.ack();
  } catch (error) {
    ctx.log.error('queue.failed', error, { body, attempts });
    message.retry({ delaySeconds: retryDelay(attempts) });
  }
}

/** Returns the seconds before attempt number `attempts + 1`: 10, 20, 40 … at most 15 minutes. */
export function retryDelay(attempts: number): number {
  return Math.min(10 * 2 ** (attempts - 1), 900);
}
