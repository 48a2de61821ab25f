/**
 * Herald as deployed, plus routes under /bench with minimal implementations for comparison. The response to a request
 * with the header `x-bench-count` reports its cost in D1.
 */

import PostalMime from 'postal-mime';
import { builtInTag } from '../src/lib/tags.ts';
import { createApp } from '../src/worker/app.ts';
import { ingest } from '../src/worker/modules/mail/ingest/ingest.ts';
import { forOrganization } from '../src/worker/platform/ctx.ts';
import type { Env } from '../src/worker/platform/env.ts';
import { serviceCtx } from '../src/worker/platform/service-ctx.ts';
import { meteredEnv, newMeter, type RoundTrip, replay } from './counting.ts';

export { LiveHub } from '../src/worker/modules/live/hub.ts';

interface RecordedWrites {
  raw: Uint8Array;
  puts: [string, Uint8Array][];
  save: RoundTrip;
}

const app = createApp();
/** The round trips of the last measured request. */
let lastTrips: RoundTrip[] = [];
/** The recorded writes of `ingest` for the messages of the last `prepare`. */
let recordedWrites: RecordedWrites[] = [];

export default {
  async fetch(request, env, execution): Promise<Response> {
    const url = new URL(request.url);
    switch (url.pathname) {
      case '/bench/empty':
        return Response.json([]);
      case '/bench/trips':
        return Response.json(recordable(lastTrips));
      case '/bench/list':
        return Response.json((await replay(env.DB.withSession('first-primary'), lastTrips))[0]);
      case '/bench/ingest':
        return ingestAll(request, env, execution, url.searchParams);
    }
    if (!request.headers.has('x-bench-count')) return app.fetch(request, env, execution);

    const meter = newMeter();
    const response = await app.fetch(request, meteredEnv(env, meter), execution);
    lastTrips = meter.trips;
    const headers = new Headers(response.headers);
    headers.set('x-bench-rows-read', String(meter.rowsRead));
    headers.set('x-bench-rows-written', String(meter.rowsWritten));
    headers.set('x-bench-round-trips', String(meter.roundTrips));
    return new Response(response.body, { status: response.status, headers });
  },
  // The benchmark does not measure event delivery.
  queue: async (batch) => batch.ackAll(),
} satisfies ExportedHandler<Env>;

/**
 * Processes raw messages, each preceded by its length in four bytes. The mode `full` does what Herald does; `bare`
 * only parses, writes to R2 and runs one batch; `parse` only parses; `fetch` does nothing. `prepare` records the
 * writes of a save without executing them, and `bare` then replays them.
 */
async function ingestAll(
  request: Request,
  env: Env,
  execution: ExecutionContext,
  query: URLSearchParams,
): Promise<Response> {
  const messages = split(new Uint8Array(await request.arrayBuffer()));
  const organization = Number(query.get('organization'));
  const mode = query.get('mode');
  if (mode === 'full') {
    const ctx = forOrganization(serviceCtx(env, execution, 'bench'), organization);
    for (const raw of messages) {
      const { created } = await ingest(ctx, { raw, arrivedAt: ctx.now(), inbox: INBOX });
      if (!created) throw new Error('the message is already stored');
    }
  } else if (mode === 'bare') {
    const db = env.DB.withSession('first-primary');
    for (const { raw, puts, save } of recordedWrites) {
      await PostalMime.parse(raw, { attachmentEncoding: 'arraybuffer' });
      await Promise.all(puts.map(([key, value]) => env.BUCKET.put(key, value)));
      const rows = (await replay(db, [save])).at(-1);
      if (rows?.length !== 1) throw new Error('the email was not saved');
    }
  } else if (mode === 'parse') {
    for (const raw of messages) await PostalMime.parse(raw, { attachmentEncoding: 'arraybuffer' });
  } else if (mode === 'prepare') {
    recordedWrites = [];
    for (const raw of messages) recordedWrites.push(await recordWrites(env, execution, organization, raw));
  }
  return Response.json(messages.length);
}

async function recordWrites(
  env: Env,
  execution: ExecutionContext,
  organization: number,
  raw: Uint8Array,
): Promise<RecordedWrites> {
  const meter = newMeter();
  const puts: RecordedWrites['puts'] = [];
  const recordingEnv = {
    ...meteredEnv(env, meter, (queries) => queries.map(() => SAVE_RESULT)),
    BUCKET: { put: async (key: string, value: Uint8Array) => puts.push([key, value]) } as unknown as R2Bucket,
  };
  const ctx = forOrganization(serviceCtx(recordingEnv, execution, 'bench'), organization);
  await ingest(ctx, { raw, arrivedAt: ctx.now(), inbox: INBOX });
  const save = meter.trips.at(-1);
  if (!save || save.queries.length < 10)
    throw new Error('ingest no longer saves in one batch: update this benchmark');
  return { raw, puts, save };
}

/** Throws if a parameter would not survive JSON. */
function recordable(trips: RoundTrip[]): RoundTrip[] {
  const params = trips.flatMap(({ queries }) => queries.flatMap((query) => query.params));
  if (params.some((param) => typeof param === 'object' && param !== null))
    throw new Error('the call has bytes among its parameters');
  return trips;
}

/** The inbox that the messages appear to come from. */
const INBOX = { id: 1, emailAddress: 'support@example.com', aliases: [], tag: builtInTag('Support') };

const SAVE_RESULT = { success: true, results: [{ id: 1 }], meta: {} } as unknown as D1Result;

function split(body: Uint8Array): Uint8Array[] {
  const view = new DataView(body.buffer);
  const messages: Uint8Array[] = [];
  for (let at = 0; at < body.length; ) {
    const length = view.getUint32(at);
    messages.push(body.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return messages;
}
