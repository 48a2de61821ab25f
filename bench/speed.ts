/** Measures CPU time and speed. Both depend on the machine, so only ratios are checked against a limit. */
import type { Client } from './client.ts';
import { pack, rawMessage } from './messages.ts';
import type { Server } from './server.ts';
import { percentile } from './statistics.ts';
import type { Subjects } from './subjects.ts';

const CALLS = 500;
const WARM_UP = 50;
const ROUNDS = 9;
const LISTS_PER_ROUND = 40;
const MESSAGES_PER_ROUND = 60;
/** The number of calls of each kind per round. */
const COUNTS = {
  ingest: MESSAGES_PER_ROUND,
  'bare loop': MESSAGES_PER_ROUND,
  'only parse': MESSAGES_PER_ROUND,
  'only receive': MESSAGES_PER_ROUND,
  'list page': LISTS_PER_ROUND,
  'bare handler': LISTS_PER_ROUND,
};
type Side = keyof typeof COUNTS;
const MIN_INGEST_RATIO = 0.7;
const MIN_LIST_RATIO = 0.8;

export interface Cpu {
  call: string;
  /** CPU milliseconds of workerd per call, minus those of an empty route; null on systems without /proc. */
  ms: number | null;
}

/** The speed relative to a minimal implementation. */
export interface Ratio {
  name: string;
  value: number;
  bar: number;
  ok: boolean;
  /** The median rates of both sides, and of others for comparison. */
  perSecond: Record<string, number>;
}

export async function measureCpu(
  server: Server,
  reader: Client,
  writer: Client,
  subjects: Subjects,
  progress: (message: string) => void,
): Promise<Cpu[]> {
  const measure = async (name: string, call: (i: number) => Promise<void>): Promise<number | null> => {
    for (let i = 0; i < WARM_UP; i++) await call(i);
    const before = server.cpu();
    for (let i = WARM_UP; i < WARM_UP + CALLS; i++) {
      await call(i);
      progress(`CPU time: ${name}, ${i - WARM_UP + 1} of ${CALLS} calls`);
    }
    const after = server.cpu();
    return before === null || after === null ? null : (after - before) / CALLS;
  };

  const empty = await measure('an empty route', () => reader.call('GET', '/bench/empty'));
  const withoutBase = (ms: number | null) => (ms === null || empty === null ? null : ms - empty);
  await reader.measure('GET', '/api/emails');
  const list = await measure('list', () => reader.call('GET', '/api/emails'));
  const bare = await measure('bare list', () => reader.call('GET', '/bench/list'));
  const searches: Cpu[] = [];
  for (const { kind, by, term } of subjects.searches) {
    const path = `/api/emails?${new URLSearchParams({ [by]: term })}`;
    const ms = await measure(`${by} for ${kind}`, () => reader.call('GET', path));
    searches.push({ call: `${by} for ${kind} (${term})`, ms: withoutBase(ms) });
  }
  const detail = await measure('detail', (i) => reader.call('GET', `/api/emails/${subjects.emailIds[i]}`));
  const save = await measure('save', (i) => writer.call('POST', '/api/emails', sampleEmail(i)));
  return [
    { call: 'list page of 50', ms: withoutBase(list) },
    { call: 'the same queries in a bare handler', ms: withoutBase(bare) },
    ...searches,
    { call: 'detail of an email', ms: withoutBase(detail) },
    { call: 'save an email', ms: withoutBase(save) },
    { call: '(an empty route, already subtracted above)', ms: empty },
  ];
}

/** Returns an email to save, different for each `i`. */
export function sampleEmail(i: number) {
  return {
    message_id: `<bench-${i}@example.com>`,
    from_address: 'Kim Sato <kim@example.com>',
    to_address: 'support@company.example',
    subject: `Order ${i} has not arrived`,
    body_text: 'Hello, my order should have been here on Monday. '.repeat(25),
  };
}

/**
 * Measures both sides directly after each other, in alternating order, and takes the median ratio of all rounds. Other
 * load on the machine then affects both sides.
 */
export async function measureRatios(
  reader: Client,
  writer: Client,
  progress: (message: string) => void,
): Promise<Ratio[]> {
  const seconds = Object.fromEntries(Object.keys(COUNTS).map((side) => [side, []])) as unknown as Record<
    Side,
    number[]
  >;
  const time = async (side: Side, work: () => Promise<void>) => {
    const startedAt = performance.now();
    await work();
    seconds[side].push((performance.now() - startedAt) / 1000);
  };
  const ingest = (mode: string, body: unknown) =>
    writer.call('POST', `/bench/ingest?mode=${mode}&organization=${writer.organization}`, body);
  const lists = async (path: string) => {
    for (let i = 0; i < LISTS_PER_ROUND; i++) await reader.call('GET', path);
  };

  // /bench/list repeats the queries of this call.
  await reader.measure('GET', '/api/emails');
  for (let round = 0; round < ROUNDS; round++) {
    progress(`ratios: round ${round + 1} of ${ROUNDS}`);
    const first = round * 2 * MESSAGES_PER_ROUND;
    const ingestMessages = await generateMessages(writer.organization, first);
    const bareMessages = await generateMessages(writer.organization, first + MESSAGES_PER_ROUND);
    await ingest('prepare', bareMessages);
    const sides = [
      () => time('ingest', () => ingest('full', ingestMessages)),
      () => time('bare loop', () => ingest('bare', new Uint8Array())),
      () => time('list page', () => lists('/api/emails')),
      () => time('bare handler', () => lists('/bench/list')),
    ];
    for (const side of round % 2 === 0 ? sides : sides.reverse()) await side();
    await time('only parse', () => ingest('parse', ingestMessages));
    await time('only receive', () => ingest('fetch', ingestMessages));
  }

  const perSecond = (name: Side) => COUNTS[name] / percentile(seconds[name], 0.5);
  const ratio = (name: string, side: Side, baseline: Side, bar: number, ...others: Side[]): Ratio => {
    const ratios = seconds[side].map((time, round) => seconds[baseline][round]! / time);
    const value = percentile(ratios, 0.5);
    const sides = [side, baseline, ...others].map((key) => [key, perSecond(key)]);
    return { name, value, bar, ok: value >= bar, perSecond: Object.fromEntries(sides) };
  };
  return [
    ratio(
      'messages: ingest compared to a bare loop',
      'ingest',
      'bare loop',
      MIN_INGEST_RATIO,
      'only parse',
      'only receive',
    ),
    ratio('calls: list page compared to a bare handler', 'list page', 'bare handler', MIN_LIST_RATIO),
  ];
}

async function generateMessages(organization: number, first: number): Promise<Uint8Array> {
  const numbers = Array.from({ length: MESSAGES_PER_ROUND }, (_, i) => first + i);
  return pack(await Promise.all(numbers.map((n) => rawMessage(organization, n))));
}
