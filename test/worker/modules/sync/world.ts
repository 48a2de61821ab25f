import type { ReadBack } from '../../../../src/contract/inboxes.ts';
import { createApp } from '../../../../src/worker/app.ts';
import { createInbox } from '../../../../src/worker/modules/inboxes/create.ts';
import { MAX_RUN } from '../../../../src/worker/modules/sync/limits.ts';
import { syncJob } from '../../../../src/worker/modules/sync/run.ts';
import type { Ctx } from '../../../../src/worker/platform/ctx.ts';
import type { Env } from '../../../../src/worker/platform/env.ts';
import type { Lane } from '../../../../src/worker/platform/work/jobs.ts';
import { runJob } from '../../../../src/worker/platform/work/run-job.ts';
import { type Client, callOf, makeOrganization, testCtx, testEnv } from '../../helpers.ts';
import { FakeSidecar } from './fake-sidecar.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** Returns the date of a message that arrived `ms` from now. */
export const at = (world: { clock: { now: number } }, ms = 0) => ({
  internalDate: new Date(world.clock.now + ms).toISOString(),
});

/** A queue that keeps its messages. A test delivers them itself. */
class FakeQueue {
  sent: { body: unknown; delaySeconds: number }[] = [];

  async send(body: unknown): Promise<void> {
    this.sent.push({ body, delaySeconds: 0 });
  }

  async sendBatch(messages: { body: unknown; delaySeconds?: number }[]): Promise<void> {
    if (messages.length > 100) throw new Error('at most 100 messages');
    this.sent.push(...messages.map((m) => ({ body: m.body, delaySeconds: m.delaySeconds ?? 0 })));
  }

  /** Returns the ids of the jobs woken since the last call. */
  woken(): number[] {
    return this.sent.splice(0).map(({ body }) => (body as { job_id: number }).job_id);
  }
}

export interface InboxOptions {
  tag?: string;
  user?: string;
  is_active?: boolean;
  read_back?: ReadBack;
}

/** Creates an organization with its own sidecar, queues and clock, in the real database. */
export async function makeWorld(over: Partial<Env> = {}) {
  const client = await makeOrganization();
  const sidecar = new FakeSidecar(testEnv.SIDECAR_TOKEN);
  const queue = new FakeQueue();
  const eventQueue = new FakeQueue();
  const clock = { now: Date.parse('2096-11-21T09:00:00Z') };
  const env = {
    ...testEnv,
    SIDECAR_URL: undefined,
    SIDECAR: { getByName: () => ({ fetch: (request: Request) => sidecar.answer(request) }) },
    SYNC_QUEUE: queue,
    SYNC_SLOW_QUEUE: queue,
    EVENT_QUEUE: eventQueue,
    WEBHOOK_QUEUE: eventQueue,
    WEBHOOK_SLOW_QUEUE: eventQueue,
    ...over,
  } as unknown as Env;
  const app = createApp();
  const newCtx = (more: Partial<Ctx> = {}) =>
    testCtx(client.organizationId, { env, now: () => clock.now, ...more });

  return {
    client,
    sidecar,
    queue,
    eventQueue,
    clock,
    env,
    ctx: newCtx,
    /** Makes an HTTP call with the bindings of this world. */
    async request(
      method: string,
      path: string,
      body?: unknown,
      as: Client | null = client,
      more: Record<string, string> = {},
    ) {
      const deferred: Promise<unknown>[] = [];
      const { url, cookie } = callOf(env, path, as?.cookie ?? '');
      const response = await app.fetch(
        new Request(url, {
          method,
          headers: {
            ...(as ? { cookie } : {}),
            ...(body !== undefined ? { 'content-type': 'application/json' } : {}),
            ...more,
          },
          ...(body !== undefined ? { body: typeof body === 'string' ? body : JSON.stringify(body) } : {}),
        }),
        env,
        {
          waitUntil: (work: Promise<unknown>) => deferred.push(work),
          passThroughOnException() {},
          props: {},
        },
      );
      await Promise.all(deferred);
      return response;
    },
    /** Adds an inbox, with the mailbox of its user at the sidecar. */
    async addInbox(options: InboxOptions = {}) {
      const user = options.user ?? `user${client.organizationId}-${options.tag ?? 'Support'}`;
      const ctx = newCtx();
      const { id } = await createInbox(ctx, {
        ...inboxBody,
        email_address: `${user}@example.com`,
        tag: (options.tag ?? 'Support') as 'Support',
        imap_user: user,
        is_active: options.is_active ?? true,
        read_back: options.read_back ?? 'all',
      });
      await ctx.waited();
      const [jobId] = queue.woken();
      return { id, jobId: jobId!, user, box: sidecar.mailbox(user) };
    },
    /** Adds an inbox whose mailbox was empty when it was first read, so that everything that arrives is new mail. */
    async addReadInbox(options: InboxOptions = {}) {
      const inbox = await this.addInbox(options);
      await this.run(inbox.jobId);
      clock.now += 3 * 60_000;
      sidecar.calls = [];
      return inbox;
    },
    /** Adds an inbox that was never read; its mailbox has `count` messages of the day before, `m1` and so on. */
    async addOldInbox(count: number, options: InboxOptions = {}) {
      const inbox = await this.addInbox(options);
      const internalDate = new Date(clock.now - DAY).toISOString();
      for (const n of numbers(1, count)) inbox.box.add(mail(`m${n}`), { internalDate });
      return inbox;
    },
    /** Limits the next run to one fetch. */
    allowOneFetch(): void {
      sidecar.before = async () => {
        clock.now += MAX_RUN;
        sidecar.before = null;
      };
    },
    /** Runs a job once, with everything that it defers. */
    async run(jobId: number, more: Partial<Ctx> = {}): Promise<void> {
      const ctx = { ...newCtx(more), organizationId: 0 };
      await runJob(ctx, syncJob, jobId);
      await ctx.waited();
    },
    async runIn(lane: Lane | null, jobId: number): Promise<void> {
      const ctx = newCtx();
      await runJob(ctx, syncJob, jobId, lane);
      await ctx.waited();
    },
    emails: () =>
      rows('SELECT message_id, tag, inbox_id, received_at FROM emails WHERE organization_id = ? ORDER BY id'),
    /** Returns the names of the emails in the order of their ids. */
    names: async () =>
      (await rows('SELECT message_id FROM emails WHERE organization_id = ? ORDER BY id')).map(nameOf),
    savedEvents,
    /** Returns the name of each saved email, and whether its event calls it history. */
    history: async (): Promise<Record<string, boolean>> => Object.fromEntries(await savedEvents()),
    /** Returns the status of the older mail of an inbox. */
    async olderMail(inboxId: number): Promise<unknown> {
      const response = await this.request('GET', '/api/sync/status');
      const { inboxes } = await response.json<{ inboxes: { inbox_id: number; older_mail: unknown }[] }>();
      return inboxes.find((inbox) => inbox.inbox_id === inboxId)?.older_mail;
    },
    sync: (inboxId: number) =>
      testEnv.DB.prepare('SELECT * FROM syncs WHERE inbox_id = ?').bind(inboxId).first<Row>(),
    job: (jobId: number) => testEnv.DB.prepare('SELECT * FROM jobs WHERE id = ?').bind(jobId).first<Row>(),
    setAside: (inboxId: number) =>
      testEnv.DB.prepare('SELECT * FROM set_aside WHERE inbox_id = ? ORDER BY uid')
        .bind(inboxId)
        .all<Row>()
        .then(({ results }) => results),
  };

  /** Returns, for each event of a saved email, its name and whether it is called history. */
  async function savedEvents(): Promise<[string, boolean][]> {
    const events = await rows(
      "SELECT data FROM events WHERE organization_id = ? AND type = 'email.saved' ORDER BY id",
    );
    return events.map(({ data }) => {
      const saved = JSON.parse(String(data)) as { message_id: string; is_history: boolean };
      return [nameOf(saved), saved.is_history];
    });
  }

  async function rows(sql: string): Promise<Row[]> {
    return (await testEnv.DB.prepare(sql).bind(client.organizationId).all<Row>()).results;
  }
}

/** Returns the name from which `mail` has made a Message-ID. */
const nameOf = (email: { message_id?: unknown }) => String(email.message_id).replace(/^<|@.*$/g, '');

type Row = Record<string, string | number | null>;
export type World = Awaited<ReturnType<typeof makeWorld>>;

export const inboxBody = {
  aliases: [] as string[],
  name: 'Support',
  email_address: 'support@example.com',
  tag: 'Support' as const,
  imap_host: 'imap.example.com',
  imap_port: 993,
  imap_user: 'support@example.com',
  imap_password: 'imap-pass-word',
  imap_tls: true,
  smtp_host: 'smtp.example.com',
  smtp_port: 465,
  smtp_user: 'support@example.com',
  smtp_password: 'smtp-pass-word',
  smtp_tls: true,
  is_active: true,
  auto_reply_enabled: false,
  read_back: 'all' as ReadBack,
};

/** Returns a raw message with its own Message-ID. */
export function mail(id: string): string {
  return [
    `Message-ID: <${id}@test.example>`,
    'From: Kim <kim@example.net>',
    'To: support@example.com',
    `Subject: Mail ${id}`,
    'Date: Fri, 20 Nov 2026 10:00:00 +0000',
    '',
    `This is mail ${id}.`,
    '',
  ].join('\r\n');
}

/** The size of a message that the sidecar never sends. */
export const TOO_LARGE = { size: 25 * 1024 * 1024 + 1 };
