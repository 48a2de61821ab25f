/**
 * Herald as it is deployed, with what the benchmark adds under /bench: routes that do only what cannot be left
 * out, to compare with. A request with the header `x-bench-count` is answered with what it cost at D1.
 */
import PostalMime from 'postal-mime';
import { createApp } from '../src/worker/app.ts';
import { ingest } from '../src/worker/modules/mail/ingest/ingest.ts';
import { forOrganization } from '../src/worker/platform/ctx.ts';
import type { Env } from '../src/worker/platform/env.ts';
import { serviceCtx } from '../src/worker/platform/service-ctx.ts';
import { metered, newMeter, replay, type Trip } from './counting.ts';

interface Prepared {
  raw: Uint8Array;
  puts: [string, Uint8Array][];
  save: Trip;
}

const app = createApp();
/** The round trips of the last counted request. */
let counted: Trip[] = [];
/** What `ingest` would have written for the messages of the last `prepare`. */
let prepared: Prepared[] = [];

export default {
  async fetch(request, env, execution): Promise<Response> {
    const url = new URL(request.url);
    switch (url.pathname) {
      case '/bench/empty':
        return Response.json([]);
      case '/bench/list':
        return Response.json((await replay(env.DB.withSession('first-primary'), counted))[0]);
      case '/bench/ingest':
        return ingestAll(request, env, execution, url.searchParams);
    }
    if (!request.headers.has('x-bench-count')) return app.fetch(request, env, execution);

    const meter = newMeter();
    const response = await app.fetch(request, { ...env, DB: metered(env.DB, meter) }, execution);
    counted = meter.trips;
    const headers = new Headers(response.headers);
    headers.set('x-bench-rows-read', String(meter.rowsRead));
    headers.set('x-bench-rows-written', String(meter.rowsWritten));
    headers.set('x-bench-round-trips', String(meter.trips.length));
    return new Response(response.body, { status: response.status, headers });
  },
  // Delivering events is not part of what is measured.
  queue: async (batch) => batch.ackAll(),
} satisfies ExportedHandler<Env>;

/**
 * Takes raw messages, each after its length in four bytes, and does with each: `full` what Herald does, `bare`
 * parsing, R2 and the one batch, `parse` only parsing, `fetch` nothing. `bare` works on the messages of the
 * `prepare` before it, which finds out what a save writes, and writes nothing.
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
      if (!created) throw new Error('the message is known already');
    }
  } else if (mode === 'bare') {
    const db = env.DB.withSession('first-primary');
    for (const { raw, puts, save } of prepared) {
      await PostalMime.parse(raw, { attachmentEncoding: 'arraybuffer' });
      await Promise.all(puts.map(([key, value]) => env.BUCKET.put(key, value)));
      const rows = (await replay(db, [save])).at(-1);
      if (rows?.length !== 1) throw new Error('the email was not saved');
    }
  } else if (mode === 'parse') {
    for (const raw of messages) await PostalMime.parse(raw, { attachmentEncoding: 'arraybuffer' });
  } else if (mode === 'prepare') {
    prepared = [];
    for (const raw of messages) prepared.push(await prepare(env, execution, organization, raw));
  }
  return Response.json(messages.length);
}

async function prepare(
  env: Env,
  execution: ExecutionContext,
  organization: number,
  raw: Uint8Array,
): Promise<Prepared> {
  const meter = newMeter();
  const puts: Prepared['puts'] = [];
  const pretending = {
    ...env,
    DB: metered(env.DB, meter, (queries) => queries.map(() => saved)),
    BUCKET: { put: async (key: string, value: Uint8Array) => puts.push([key, value]) } as unknown as R2Bucket,
  };
  const ctx = forOrganization(serviceCtx(pretending, execution, 'bench'), organization);
  await ingest(ctx, { raw, arrivedAt: ctx.now(), inbox: INBOX });
  const save = meter.trips.at(-1);
  if (!save || save.queries.length < 10)
    throw new Error('ingest no longer saves in one batch: mend this benchmark');
  return { raw, puts, save };
}

/** As when the sync has read it from an inbox. */
const INBOX = { id: 1, emailAddress: 'support@example.com', tag: 'Support' as const };

const saved = { success: true, results: [{ id: 1 }], meta: {} } as unknown as D1Result;

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
