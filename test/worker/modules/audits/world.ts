import {
  type Audit,
  type AuditResults,
  type AuditSummary,
  DIMENSIONS,
} from '../../../../src/contract/audits/audits.ts';
import type { EventType } from '../../../../src/contract/webhooks/events.ts';
import { type Analyze, auditJob } from '../../../../src/worker/modules/audits/running/job.ts';
import type { Env } from '../../../../src/worker/platform/env.ts';
import { listDueJobs } from '../../../../src/worker/platform/work/jobs.ts';
import { runJob } from '../../../../src/worker/platform/work/run-job.ts';
import { testEnv } from '../../helpers.ts';
import { listNotices } from '../../notices.ts';
import { makeWorld as makeWebhookWorld } from '../webhooks/world.ts';

export const SITE = 'https://www.example.com/';

/** Returns results with this score in the dimension `security`. */
export function resultsOf(score: number, more: Partial<AuditResults> = {}): AuditResults {
  const none = Object.fromEntries(DIMENSIONS.map((id) => [id, null]));
  const check = {
    id: 'x-frame-options',
    title: 'No other page can frame the page',
    result: 'fail' as const,
    weight: 1,
    evidence: ['no header'],
    source: 'https://developer.mozilla.org/',
  };
  return {
    version: 1,
    overall_score: score,
    executive_summary: 'A summary.',
    summary_model: 'herald/built-in',
    final_url: SITE,
    redirects: [],
    truncated: false,
    client_rendered: false,
    fetches: [],
    dimensions: {
      ...none,
      security: { score, method: 'The share of the checks that pass.', checks: [check] },
    } as AuditResults['dimensions'],
    recommendations: [],
    media: null,
    ...more,
  };
}

/**
 * Creates an organization whose websites are analyzed by `world.analyze`, with its own queues and clock, which is ahead
 * of the clock of HTTP calls.
 */
export async function makeWorld(over: Partial<Env> = {}) {
  const webhookWorld = await makeWebhookWorld(over);
  const { organizationId } = webhookWorld.client;

  async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await webhookWorld.request(method, path, body);
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response.json();
  }

  const rows = async <T>(sql: string, ...params: unknown[]): Promise<T[]> =>
    (
      await testEnv.DB.prepare(sql)
        .bind(organizationId, ...params)
        .all<T>()
    ).results;

  const analyzed: Parameters<Analyze>[1][] = [];
  const job = auditJob(async (ctx, audit) => {
    analyzed.push(audit);
    return world.analyze(ctx, audit);
  });

  const world = {
    ...webhookWorld,
    organizationId,
    /** Returns the results of the job. Tests replace it. */
    analyze: (async () => resultsOf(80)) as Analyze,
    /** The subjects that were analyzed. */
    analyzed,
    job,
    ask,
    rows,
    pass(ms: number) {
      webhookWorld.clock.now += ms;
    },
    /** Sets this clock to the time of HTTP calls. */
    catchUp() {
      webhookWorld.clock.now = Date.now();
    },
    create: (body: object = { type: 'digital', url: SITE }) => ask<Audit>('POST', '/api/audits', body),
    audit: (id: number) => ask<Audit>('GET', `/api/audits/${id}`),
    list: (query = '') => ask<AuditSummary[]>('GET', `/api/audits${query}`),
    async dueJobs(): Promise<number[]> {
      const due = await listDueJobs(world.ctx(), job, 1000);
      const own = await rows<{ id: number }>('SELECT id FROM jobs WHERE organization_id = ?');
      return due.filter(({ id }) => own.some((job) => job.id === id)).map(({ id }) => id);
    },
    /** Runs each audit that is due once. */
    async work(): Promise<void> {
      for (const id of await world.dueJobs()) {
        const ctx = world.ctx({ organizationId: 0 });
        await runJob(ctx, job, id);
        await ctx.waited();
      }
    },
    /** Requests an audit, and runs it with these results. */
    async done(results: AuditResults, body?: object): Promise<Audit> {
      const { id } = await world.create(body);
      world.analyze = async () => results;
      await world.work();
      return world.audit(id);
    },
    jobs: () =>
      rows<{ id: number; subject_id: number; due_at: number; attempts: number }>(
        "SELECT * FROM jobs WHERE organization_id = ? AND kind = 'audit'",
      ),
    async events(type: EventType): Promise<Record<string, unknown>[]> {
      const found = await rows<{ data: string }>(
        'SELECT data FROM events WHERE organization_id = ? AND type = ? ORDER BY id',
        type,
      );
      return found.map(({ data }) => JSON.parse(data));
    },
    /** Returns the recipients and the texts of the service's mails to the members. */
    mails: () => listNotices(organizationId),
  };
  return world;
}

export type World = Awaited<ReturnType<typeof makeWorld>>;
