/** Processor time and speed. These depend on the machine: they are shown, and the ratios compared with bars. */
import type { Client } from './client.ts';
import { pack, rawMessage } from './messages.ts';
import type { Server } from './server.ts';
import type { Subjects } from './subjects.ts';

const CALLS = 500;
const WARM_UP = 50;
const ROUNDS = 9;
const LISTS_A_ROUND = 40;
const MESSAGES_A_ROUND = 60;
/** What is timed, and how many of it a round has. */
const COUNTS = {
  ingest: MESSAGES_A_ROUND,
  'bare loop': MESSAGES_A_ROUND,
  'only parse': MESSAGES_A_ROUND,
  'only receive': MESSAGES_A_ROUND,
  'list page': LISTS_A_ROUND,
  'bare handler': LISTS_A_ROUND,
};
type Side = keyof typeof COUNTS;
const LEAST_INGEST = 0.7;
const LEAST_LIST = 0.8;

export interface Cpu {
  call: string;
  /** Milliseconds of workerd a call, less those of an empty route; null where there is no /proc. */
  ms: number | null;
}

/** How fast something is beside the least that must be done. */
export interface Ratio {
  name: string;
  value: number;
  bar: number;
  ok: boolean;
  /** The medians it was made of, and others to compare with. */
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
      progress(`processor time: ${name}, ${i - WARM_UP + 1} of ${CALLS} calls`);
    }
    const after = server.cpu();
    return before === null || after === null ? null : (after - before) / CALLS;
  };

  const empty = await measure('an empty route', () => reader.call('GET', '/bench/empty'));
  const less = (ms: number | null) => (ms === null || empty === null ? null : ms - empty);
  await reader.counted('GET', '/api/emails');
  const list = await measure('list', () => reader.call('GET', '/api/emails'));
  const bare = await measure('bare list', () => reader.call('GET', '/bench/list'));
  const searches: Cpu[] = [];
  for (const { kind, term } of subjects.searches) {
    const path = `/api/emails?${new URLSearchParams({ search: term })}`;
    const ms = await measure(`search for ${kind}`, () => reader.call('GET', path));
    searches.push({ call: `search for ${kind} (${term})`, ms: less(ms) });
  }
  const detail = await measure('detail', (i) => reader.call('GET', `/api/emails/${subjects.emailIds[i]}`));
  const save = await measure('save', (i) => writer.call('POST', '/api/emails', anEmail(i)));
  return [
    { call: 'list page of 50', ms: less(list) },
    { call: 'the same queries in a bare handler', ms: less(bare) },
    ...searches,
    { call: 'detail of an email', ms: less(detail) },
    { call: 'save an email', ms: less(save) },
    { call: '(an empty route, which is taken off the others)', ms: empty },
  ];
}

function anEmail(i: number) {
  return {
    message_id: `<bench-${i}@example.com>`,
    from_address: 'Kim Sato <kim@example.com>',
    to_address: 'support@company.example',
    subject: `Order ${i} has not arrived`,
    body_text: 'Hello, my order should have been here on Monday. '.repeat(25),
  };
}

/**
 * Both sides one directly after the other, in changing order, and the median of the rounds' ratios: what else
 * the machine does falls on both.
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
    const started = performance.now();
    await work();
    seconds[side].push((performance.now() - started) / 1000);
  };
  const ingest = (mode: string, body: unknown) =>
    writer.call('POST', `/bench/ingest?mode=${mode}&organization=${writer.organization}`, body);
  const lists = async (path: string) => {
    for (let i = 0; i < LISTS_A_ROUND; i++) await reader.call('GET', path);
  };

  // What /bench/list repeats.
  await reader.counted('GET', '/api/emails');
  for (let round = 0; round < ROUNDS; round++) {
    progress(`ratios: round ${round + 1} of ${ROUNDS}`);
    const first = round * 2 * MESSAGES_A_ROUND;
    const mine = await messages(writer.organization, first);
    const others = await messages(writer.organization, first + MESSAGES_A_ROUND);
    await ingest('prepare', others);
    const sides = [
      () => time('ingest', () => ingest('full', mine)),
      () => time('bare loop', () => ingest('bare', new Uint8Array())),
      () => time('list page', () => lists('/api/emails')),
      () => time('bare handler', () => lists('/bench/list')),
    ];
    for (const side of round % 2 === 0 ? sides : sides.reverse()) await side();
    await time('only parse', () => ingest('parse', mine));
    await time('only receive', () => ingest('fetch', mine));
  }

  const perSecond = (name: Side) => COUNTS[name] / median(seconds[name]);
  const ratio = (name: string, side: Side, least: Side, bar: number, ...shown: Side[]): Ratio => {
    const value = median(seconds[side].map((time, round) => seconds[least][round]! / time));
    const sides = [side, least, ...shown].map((s) => [s, perSecond(s)]);
    return { name, value, bar, ok: value >= bar, perSecond: Object.fromEntries(sides) };
  };
  return [
    ratio(
      'messages: ingest beside a bare loop',
      'ingest',
      'bare loop',
      LEAST_INGEST,
      'only parse',
      'only receive',
    ),
    ratio('calls: list page beside a bare handler', 'list page', 'bare handler', LEAST_LIST),
  ];
}

async function messages(organization: number, first: number): Promise<Uint8Array> {
  const numbers = Array.from({ length: MESSAGES_A_ROUND }, (_, i) => first + i);
  return pack(await Promise.all(numbers.map((n) => rawMessage(organization, n))));
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}
