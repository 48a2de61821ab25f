import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { vi } from 'vitest';
import type { BookingConnection, BookingProvider } from '../../../../../src/contract/calendar/bookings.ts';
import {
  createCalCom,
  DEVELOPMENT_API_KEY,
  signAsCalCom,
} from '../../../../../src/dev/simulators/cal-com/cal-com.ts';
import {
  createCalendly,
  DEVELOPMENT_TOKEN,
  signAsCalendly,
} from '../../../../../src/dev/simulators/calendly/calendly.ts';
import type { Series } from '../../../../../src/lib/ical/index.ts';
import { createApp } from '../../../../../src/worker/app.ts';
import { eventUid } from '../../../../../src/worker/modules/calendar/booking-sync/event-content.ts';
import { bookingsJob } from '../../../../../src/worker/modules/calendar/booking-sync/job.ts';
import type { Env } from '../../../../../src/worker/platform/env.ts';
import { runJob } from '../../../../../src/worker/platform/work/run-job.ts';
import { type Client, makeOrganization, testCtx, testEnv } from '../../../helpers.ts';

const app = createApp();
const networks = new Map<string, (request: Request) => Promise<Response>>();
let made = 0;

export const SECRET = 'what-webhooks-are-signed-with';
export const TOKENS = { cal_com: DEVELOPMENT_API_KEY, calendly: DEVELOPMENT_TOKEN };

/** Replaces the network for all worlds of a test file. */
export function catchFetch(): void {
  vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) => {
    const request = new Request(input, init);
    const network = networks.get(new URL(request.url).hostname);
    if (!network) throw new TypeError('Network connection lost.');
    return network(request);
  });
}

interface Options {
  client?: Client;
  numbersPages?: boolean;
  isAdmin?: boolean;
}

/** An event of the calendar, in the form that tests compare. */
export interface Shown {
  title: string;
  status: string;
  start: string;
  attendees: string[];
  conference: string | null;
  location: string | null;
  source: string;
  deleted: boolean;
}

/** Creates an organization with its own booking services, which share a clock with Herald. */
export async function makeWorld({ client, numbersPages, isAdmin }: Options = {}) {
  const owner = client ?? (await makeOrganization());
  const { organizationId } = owner;
  const clock = { now: Date.now() };
  const now = () => clock.now;
  const name = `bookings-${++made}.test`;
  const calCom = createCalCom({ now, numbersPages });
  const calendly = createCalendly({ now, isAdmin });
  const env = {
    ...testEnv,
    CAL_COM_API_URL: `http://cal-com.${name}/v2`,
    CALENDLY_API_URL: `http://calendly.${name}`,
  } as unknown as Env;
  const calls: string[] = [];
  for (const [host, service] of Object.entries({ 'cal-com': calCom, calendly })) {
    networks.set(`${host}.${name}`, (request) => {
      calls.push(new URL(request.url).pathname);
      return world.through(request, () => service.fetch(request));
    });
  }

  async function herald(request: Request): Promise<Response> {
    const execution = createExecutionContext();
    const response = await app.fetch(request, env, execution);
    await waitOnExecutionContext(execution);
    return response;
  }

  async function request(method: string, path: string, body?: unknown, who: Client = owner) {
    const headers = {
      cookie: who.cookie,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    };
    return herald(
      new Request(`http://localhost${path}`, {
        method,
        headers,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    );
  }

  async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await request(method, path, body);
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response.json();
  }

  const PATH = '/api/calendar/booking-connections';
  const ctx = () => testCtx(organizationId, { env, now });
  const post = (address: string, { body, headers }: { body: BodyInit; headers: Record<string, string> }) =>
    herald(new Request(address, { method: 'POST', headers, body }));

  const world = {
    owner,
    organizationId,
    clock,
    env,
    calCom,
    calendly,
    /** The paths that were called at the services. */
    calls,
    ctx,
    request,
    ask,
    post,
    /** Passes on a call of a service. Tests replace it. */
    through: (_request: Request, call: () => Promise<Response>) => call(),
    pass(ms: number) {
      clock.now += ms;
    },
    connect: (provider: BookingProvider, apiToken?: string) =>
      ask<BookingConnection>('POST', PATH, {
        provider,
        name: 'Consultations',
        secret: SECRET,
        ...(apiToken === undefined ? {} : { api_token: apiToken }),
      }),
    async connection(id: number): Promise<BookingConnection> {
      return (await ask<BookingConnection[]>('GET', PATH)).find((each) => each.id === id)!;
    },
    sync: (id: number) => ask<BookingConnection>('POST', `${PATH}/${id}/sync`),
    remove: (id: number) => request('DELETE', `${PATH}/${id}`),
    /** Sends a webhook, signed as the service signs it. The receiver uses the machine's clock. */
    async deliver({ webhook_url, provider }: BookingConnection, event: unknown, secret = SECRET) {
      const text = JSON.stringify(event);
      const signed =
        provider === 'cal_com'
          ? await signAsCalCom(text, secret)
          : await signAsCalendly(text, secret, Date.now());
      return post(webhook_url, signed);
    },
    /** Delivers a webhook. Returns its outcome. */
    async outcome(connection: BookingConnection, event: unknown): Promise<string> {
      const response = await world.deliver(connection, event);
      if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
      return ((await response.json()) as { outcome: string }).outcome;
    },
    /** Runs the due jobs of connections until none is due. Returns the number of runs. */
    async work(): Promise<number> {
      // Requests use the machine's clock.
      clock.now = Math.max(clock.now, Date.now());
      for (let runs = 0; ; runs++) {
        const row = await testEnv.DB.prepare(
          `SELECT id FROM jobs WHERE organization_id = ? AND kind = 'bookings'
            AND ((due_at <= ? AND lease IS NULL) OR lease_until < ?) ORDER BY due_at LIMIT 1`,
        )
          .bind(organizationId, clock.now, clock.now)
          .first<{ id: number }>();
        if (!row) return runs;
        await runJob(ctx(), bookingsJob, row.id);
      }
    },
    /** Returns the time at which the job of a connection is due. */
    async dueAt(id: number): Promise<number | null> {
      const row = await testEnv.DB.prepare(
        `SELECT due_at FROM jobs WHERE organization_id = ? AND kind = 'bookings' AND subject_id = ?`,
      )
        .bind(organizationId, id)
        .first<{ due_at: number | null }>();
      return row?.due_at ?? null;
    },
    /** Returns the event of a booking, by the service's uid. */
    async event(connection: BookingConnection, uid: string): Promise<Shown | null> {
      const token = connection.webhook_url.split('/').at(-1)!;
      const row = await testEnv.DB.prepare(
        `SELECT title, status, source, deleted_at, json(series) AS series FROM calendar_events
          WHERE organization_id = ? AND uid = ?`,
      )
        .bind(organizationId, eventUid({ token }, uid))
        .first<{
          title: string;
          status: string;
          source: string;
          deleted_at: number | null;
          series: string;
        }>();
      if (!row) return null;
      const { master } = JSON.parse(row.series) as Series;
      return {
        title: row.title,
        status: row.status,
        start: `${master!.start.wall}Z`,
        attendees: master!.attendees.map(({ email }) => email).toSorted(),
        conference: master!.conference,
        location: master!.location,
        source: row.source,
        deleted: row.deleted_at !== null,
      };
    },
    async count(table: 'calendar_events' | 'bookings' | 'booking_changes' | 'booking_connections' | 'jobs') {
      const row = await testEnv.DB.prepare(`SELECT count(*) AS count FROM ${table} WHERE organization_id = ?`)
        .bind(organizationId)
        .first<{ count: number }>();
      return row!.count;
    },
    /** Returns the types of the events in the outbox. */
    async told(): Promise<string[]> {
      const { results } = await testEnv.DB.prepare(
        `SELECT type FROM events WHERE organization_id = ? AND type LIKE 'event.%' ORDER BY id`,
      )
        .bind(organizationId)
        .all<{ type: string }>();
      return results.map(({ type }) => type);
    },
  };
  return world;
}

export type World = Awaited<ReturnType<typeof makeWorld>>;
