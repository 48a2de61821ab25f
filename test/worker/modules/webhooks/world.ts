import { createHmac } from 'node:crypto';
import { vi } from 'vitest';
import type { EventType } from '../../../../src/contract/webhooks/events.ts';
import { wakeDueJobs } from '../../../../src/worker/jobs.ts';
import { receiveAuditRequest } from '../../../../src/worker/modules/audits/running/receive.ts';
import { deliverEvents } from '../../../../src/worker/modules/webhooks/delivery/fan-out.ts';
import { webhookJob as jobWith } from '../../../../src/worker/modules/webhooks/delivery/run.ts';
import type { Env } from '../../../../src/worker/platform/env.ts';
import { runJob } from '../../../../src/worker/platform/work/run-job.ts';
import { testEnv } from '../../helpers.ts';
import { makeWorld as makeBareWorld } from '../sync/world.ts';

/** A request that a receiver got. */
export interface Received {
  url: string;
  id: string;
  timestamp: number;
  signatures: string[];
  body: string;
  event: { type: EventType; timestamp: string; data: Record<string, unknown> };
}

/** The job, as the Worker registers it. */
export const webhookJob = jobWith(receiveAuditRequest);

type Answer = (received: Received, signal: AbortSignal) => Response | Promise<Response>;

const answers = new Map<string, Answer>();

/**
 * Replaces the network for all worlds of a test file: a request to no receiver fails as for an unknown host. Other
 * tests check the limits of time and size with real sockets.
 */
export function catchFetch(): void {
  vi.stubGlobal('fetch', async (input: string, init: RequestInit & { signal: AbortSignal }) => {
    const url = new URL(input);
    const answer = answers.get(url.hostname);
    if (!answer) throw new TypeError('Network connection lost.');
    const headers = new Headers(init.headers as Record<string, string>);
    const body = init.body as string;
    const received = {
      url: url.href,
      id: headers.get('webhook-id')!,
      timestamp: Number(headers.get('webhook-timestamp')),
      signatures: headers.get('webhook-signature')!.split(' '),
      body,
      event: JSON.parse(body),
    };
    return answer(received, init.signal);
  });
}

interface Shown {
  id: number;
  secret: string;
}

/** Creates an organization with its own queues and clock, and one receiver per host name. */
export async function makeWorld(over: Partial<Env> = {}) {
  const world = await makeBareWorld(over);
  const { organizationId } = world.client;
  const { eventQueue, clock } = world;
  // HTTP calls use the real clock. This one stands still, and stays ahead of it throughout a test.
  clock.now = Date.now() + 3_600_000;
  const system = () => world.ctx({ organizationId: 0 });
  /** Delayed wake-ups, as [seconds, job]. */
  const delayed: [number, number][] = [];

  const isOwn = async (jobId: number) =>
    (await testEnv.DB.prepare('SELECT 1 FROM jobs WHERE id = ? AND organization_id = ?')
      .bind(jobId, organizationId)
      .first()) !== null;

  return {
    ...world,
    delayed,
    /** Adds a receiver on its own host. Its requests are in `received`. */
    receiver(name = 'hooks', answer: Answer = () => new Response(null, { status: 204 })) {
      const host = `${name}-${organizationId}.example.com`;
      const received: Received[] = [];
      answers.set(host, (request, signal) => {
        received.push(request);
        return answer(request, signal);
      });
      return {
        url: `https://${host}/herald?token=receivers-secret`,
        received,
        answer(next: Answer) {
          answer = next;
        },
      };
    },
    async add(url: string, more: Record<string, unknown> = {}): Promise<Shown> {
      const response = await world.request('POST', '/api/webhooks', { url, ...more });
      if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`);
      return (await response.json()) as Shown;
    },
    /** Saves an email, which records an `email.saved`. Returns its id. */
    async save(subject = 'My parcel'): Promise<number> {
      const response = await world.request('POST', '/api/emails', {
        message_id: `<${crypto.randomUUID()}@example.com>`,
        from_address: 'kim@example.com',
        to_address: 'support@example.com',
        subject,
        body_text: 'Where is it?',
      });
      return ((await response.json()) as { id: number }).id;
    },
    /** Delivers the messages of the event queue, and those that follow from them; delayed wake-ups are kept. */
    async drain() {
      for (;;) {
        const message = eventQueue.sent.shift();
        if (!message) return;
        const body = message.body as { kind: string; job_id: number };
        const ctx = system();
        if (body.kind === 'deliver-events') await deliverEvents(ctx);
        else if (!(await isOwn(body.job_id))) continue;
        else if (message.delaySeconds > 0) delayed.push([message.delaySeconds, body.job_id]);
        else await runJob(ctx, webhookJob, body.job_id);
        await ctx.waited();
      }
    },
    /** Moves the clock by `ms`, then runs cron, and what follows from it. */
    async after(ms: number) {
      clock.now += ms;
      const ctx = system();
      await deliverEvents(ctx);
      await wakeDueJobs(ctx, webhookJob);
      await ctx.waited();
      await this.drain();
    },
    async get<T>(path: string): Promise<T> {
      const response = await world.request('GET', path);
      if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
      return (await response.json()) as T;
    },
    deliveries(id: number, query = '') {
      return this.get<Delivery[]>(`/api/webhooks/${id}/deliveries${query}`);
    },
  };
}

export interface Delivery {
  id: number;
  event_id: string;
  type: EventType;
  state: string;
  attempts: number;
  last_status_code: number | null;
  last_error: string | null;
  created_at: string;
  last_attempt_at: string | null;
  next_attempt_at: string | null;
}

export type World = Awaited<ReturnType<typeof makeWorld>>;

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export const ok = () => new Response(null, { status: 204 });
export const broken = () => new Response('no disk', { status: 500 });

/** Returns the indexes of the secrets that signed this request, computed independently of the code under test. */
export function signers(received: Received, secrets: string[]): number[] {
  return received.signatures.map((signature) =>
    secrets.findIndex((secret) => {
      const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
      const content = `${received.id}.${received.timestamp}.${received.body}`;
      return signature === `v1,${createHmac('sha256', key).update(content).digest('base64')}`;
    }),
  );
}

export const jobOf = (webhookId: number) =>
  testEnv.DB.prepare("SELECT * FROM jobs WHERE kind = 'webhook' AND subject_id = ?")
    .bind(webhookId)
    .first<{ id: number; due_at: number | null; lease: string | null; attempts: number }>();

export const run = async (world: World, webhookId: number) => {
  const ctx = world.ctx({ organizationId: 0 });
  await runJob(ctx, webhookJob, (await jobOf(webhookId))!.id);
  await ctx.waited();
};

export const fanOut = async (world: World) => {
  const ctx = world.ctx({ organizationId: 0 });
  await deliverEvents(ctx);
  await ctx.waited();
};
