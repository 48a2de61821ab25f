import type { DraftContent } from '../../../../../src/contract/mail/drafts.ts';
import { sendDraftJob } from '../../../../../src/worker/modules/sending/draft-sending/run.ts';
import { sendDraft } from '../../../../../src/worker/modules/sending/draft-sending/send.ts';
import { createDraft } from '../../../../../src/worker/modules/sending/drafts/create.ts';
import { getDraft } from '../../../../../src/worker/modules/sending/drafts/get.ts';
import { sendJob } from '../../../../../src/worker/modules/sending/outgoing/attempt.ts';
import type { Ctx } from '../../../../../src/worker/platform/ctx.ts';
import { openDatabase } from '../../../../../src/worker/platform/data/database.ts';
import { listDueJobs } from '../../../../../src/worker/platform/work/jobs.ts';
import { runJob } from '../../../../../src/worker/platform/work/run-job.ts';
import { withBatches } from '../../../helpers.ts';
import { makeWorld } from '../outgoing/world.ts';

/** Hooks around each batch of a run. Batches are numbered from 0. */
interface Steps {
  before?: (step: number) => unknown;
  after?: (step: number, results: D1Result[]) => unknown;
}

/** Creates the world of sending, with verbs of drafts whose batches a test can stop or let die. */
export async function makeDraftWorld() {
  const world = await makeWorld();
  const { client } = world;
  const actor = { type: 'user', userId: client.userId, role: 'owner', sessionId: '' } as const;
  const ctx = (over: Partial<Ctx> = {}) => world.ctx({ actor, ...over });

  /** Creates a context that runs these hooks around its batches. `steps()` returns how many it has begun. */
  function steppedCtx({ before, after }: Steps) {
    let count = 0;
    const env = withBatches(world.env, async (run) => {
      const step = count++;
      await before?.(step);
      const results = await run();
      await after?.(step, results);
      return results;
    });
    const stepped = ctx({ db: openDatabase(env) });
    return { ctx: stepped, steps: () => count };
  }

  const jobs = (kind = 'send-draft') =>
    world.rows(`SELECT * FROM jobs WHERE organization_id = ? AND kind = '${kind}'`);

  return {
    ...world,
    ctx,
    steppedCtx,
    jobs,
    draft: (content: DraftContent = {}) =>
      createDraft(ctx(), {
        from_inbox: 'support',
        to: ['kim@example.net'],
        subject: 'Hello',
        body: '<p>Hi</p>',
        ...content,
      }),
    /** Creates a draft that is due in ten seconds. */
    async held(content: DraftContent = {}, over: Partial<Ctx> = {}) {
      const { id, version } = await this.draft(content);
      return sendDraft(ctx(over), id, { version });
    },
    get: (id: number) => getDraft(ctx(), id),
    /** Returns the wake-ups of drafts. */
    wakeUps: () => world.woken.filter(({ body }) => body.kind === 'send-draft'),
    /** Runs the job of the draft, as a queue message does. */
    async run(as: Ctx & { waited(): Promise<unknown> } = ctx()) {
      for (const { id, slow } of await jobs()) {
        await runJob(as, sendDraftJob, Number(id), slow ? 'slow' : 'quick');
      }
      await as.waited();
    },
    /** Does what cron and queues do after all processes have died: runs whatever is due, until nothing is. */
    async recover() {
      for (let round = 0; round < 10; round++) {
        world.clock.now += 5 * 60_000;
        for (const job of [sendDraftJob, sendJob]) {
          const due = await listDueJobs(ctx(), job, 1000);
          const own = new Set((await jobs(job.kind)).map(({ id }) => id));
          for (const { id } of due.filter((each) => own.has(each.id))) {
            const context = ctx();
            await runJob(context, job, id, 'slow');
            await context.waited();
          }
        }
      }
    },
  };
}
export type DraftWorld = Awaited<ReturnType<typeof makeDraftWorld>>;
