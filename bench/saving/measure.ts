/** Measures how fast mail is saved, beside a bare Worker that runs the same statements on a copy of the database. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Client, signIn } from '../client.ts';
import type { RoundTrip } from '../counting.ts';
import type { Prepared } from '../http/worker.ts';
import { bundle, type Server, startServer } from '../server.ts';
import { copyDatabases, openDatabases, openState, prepareRun, removeGuest, type State } from '../state.ts';
import { percentile, rotated } from '../statistics.ts';

const BARE_CONFIG = 'bench/http/wrangler.toml';
const SMALL = 4000;
const LARGE = 50_000;
const AT_ONCE = 8;
const WARM_UP = 1;
const ROUNDS = 8;
/** Mails per round and side. */
const MAILS = 40;
const MAX_TO_BARE = 1.25;
const MIN_AT_ONCE = 3;
const MAX_GROWTH = 1.05;

/** A figure, with its bar; `ok` is null if it has none. */
export interface SavingMeasure {
  what: string;
  value: number;
  bar: string;
  ok: boolean | null;
}

/** Herald and the bare Worker on databases of one size. */
interface World {
  state: State;
  writer: Client;
  bare: Client;
  herald: Server;
  bareServer: Server;
  /** The number of the next email. */
  next: number;
}

const SIDES = ['empty', 'bare', 'one', 'atOnce'] as const;
type Side = (typeof SIDES)[number];

/** Milliseconds per mail, by round. */
interface Times {
  wall: number[];
  /** CPU time of workerd. */
  cpu: number[];
}
type TimesOfSides = Record<Side, Times>;

/** Measures both sizes in one run, in changing order. Ratios are medians of those of each round. */
export async function measureSaving(progress: (message: string) => void): Promise<SavingMeasure[]> {
  const bundles = join('.state', 'bench', 'saving');
  await bundle('bench/worker.ts', join(bundles, 'bench'));
  await bundle('bench/http/worker.ts', join(bundles, 'bare'), BARE_CONFIG);
  const worlds: World[] = [];
  try {
    for (const emails of [SMALL, LARGE]) worlds.push(await startWorld(emails, bundles, progress));
    const times = worlds.map(newTimes);
    for (let round = 0; round < WARM_UP + ROUNDS; round++) {
      for (const place of rotated([0, 1], round)) {
        for (const side of rotated(SIDES, round)) {
          const { wall, cpu } = await timeOf(worlds[place]!, side);
          if (round < WARM_UP) continue;
          times[place]![side].wall.push(wall / MAILS);
          times[place]![side].cpu.push(cpu / MAILS);
        }
      }
      progress(`saving: round ${round + 1} of ${WARM_UP + ROUNDS}`);
    }
    return reportOf(times[0]!, times[1]!);
  } finally {
    for (const world of worlds) await stopWorld(world);
    rmSync(bundles, { recursive: true, force: true });
  }
}

const newTimes = (): TimesOfSides =>
  Object.fromEntries(SIDES.map((side) => [side, { wall: [], cpu: [] }])) as unknown as TimesOfSides;

async function startWorld(
  emails: number,
  bundles: string,
  progress: (message: string) => void,
): Promise<World> {
  const state = await openState({ emails, organizations: 2, databases: 1 }, progress);
  const databases = openDatabases(state);
  prepareRun(databases, state, 200);
  databases.close();
  const folder = join(state.folder, 'bare');
  copyDatabases(state.folder, folder);
  const herald = await startServer(join(bundles, 'bench', 'worker.js'), state.folder, state.config);
  const bareServer = await startServer(join(bundles, 'bare', 'worker.js'), folder, BARE_CONFIG);
  const writer = signIn(herald.origin, state.guest);
  await writer.measure('GET', '/api/emails?limit=1');
  return { state, writer, bare: signIn(bareServer.origin, state.guest), herald, bareServer, next: 0 };
}

async function stopWorld({ state, herald, bareServer }: World): Promise<void> {
  for (const server of [herald, bareServer]) await server.stop();
  rmSync(join(state.folder, 'bare'), { recursive: true, force: true });
  const databases = openDatabases(state);
  removeGuest(databases, state);
  databases.close();
}

/** Returns the milliseconds that one side takes for `MAILS` mails. */
async function timeOf(world: World, side: Side): Promise<{ wall: number; cpu: number }> {
  const send = await sendersOf(world, side);
  const server = side === 'bare' ? world.bareServer : world.herald;
  const [startedAt, used] = [performance.now(), server.cpu() ?? 0];
  let sent = 0;
  const client = async () => {
    while (sent < MAILS) await send(sent++);
  };
  await Promise.all(Array.from({ length: side === 'atOnce' ? AT_ONCE : 1 }, client));
  return { wall: performance.now() - startedAt, cpu: (server.cpu() ?? 0) - used };
}

/** Returns what sends the nth mail of a round. */
async function sendersOf(world: World, side: Side): Promise<(n: number) => Promise<void>> {
  if (side === 'empty') return () => world.writer.call('GET', '/bench/empty');
  if (side !== 'bare') return () => world.writer.call('POST', '/api/emails', mailOf(world.next++));
  // The bare Worker runs the statements of as many saves, each as one batch, which Herald records beforehand.
  const batches: Prepared['batches'] = [];
  for (let i = 0; i < MAILS; i++) {
    await world.writer.measure('POST', '/api/emails', mailOf(world.next++));
    const trips = JSON.parse(await world.writer.text('GET', '/bench/trips')) as RoundTrip[];
    batches.push(trips.flatMap(({ queries }) => queries));
  }
  const prepared: Prepared = { read: { sql: 'SELECT 1', params: [] }, batches };
  await world.bare.text('POST', '/bench/prepare', prepared);
  return (n) => world.bare.call('GET', `/bench/batch?n=${n}`);
}

/** An email of about a kilobyte: of several senders, every fourth an answer to one before. */
function mailOf(i: number) {
  const text = `Hello, order ${i} of ${i * 7919} should have been here on Monday. `;
  return {
    message_id: `<saving-${i}@example.com>`,
    ...(i % 4 === 3 && { in_reply_to_message_id: `<saving-${i - 3}@example.com>` }),
    from_address: `Kim Sato <kim${i % 50}@example.com>`,
    to_address: 'support@company.example',
    subject: `Order ${i} has not arrived`,
    body_text: text.repeat(15),
  };
}

const median = (values: number[]) => percentile(values, 0.5);
const ratio = (over: number[], under: number[]) => median(over.map((value, i) => value / under[i]!));
const plain = (what: string, value: number): SavingMeasure => ({ what, value, bar: '', ok: null });
const atMost = (what: string, value: number, bar: number): SavingMeasure => ({
  what,
  value,
  bar: `≤ ${bar}`,
  ok: value <= bar,
});

function reportOf(small: TimesOfSides, large: TimesOfSides): SavingMeasure[] {
  const growth = (side: Side, time: keyof Times) => ratio(large[side][time], small[side][time]);
  return [
    ...reportOfSize(`${SMALL} mails`, small),
    ...reportOfSize(`${LARGE} mails`, large),
    plain('growth, bare', growth('bare', 'wall')),
    atMost('growth, one by one', growth('one', 'wall'), MAX_GROWTH),
    atMost(`growth, ${AT_ONCE} at once`, growth('atOnce', 'wall'), MAX_GROWTH),
    plain('growth of CPU, one by one', growth('one', 'cpu')),
    plain(`growth of CPU, ${AT_ONCE} at once`, growth('atOnce', 'cpu')),
  ];
}

function reportOfSize(name: string, times: TimesOfSides): SavingMeasure[] {
  const { empty, bare, one, atOnce } = times;
  const faster = ratio(one.wall, atOnce.wall);
  const without = (side: Times) => side.cpu.map((ms, i) => Math.max(0, ms - empty.cpu[i]!));
  return [
    plain(`${name}: an empty call, ms`, median(empty.wall)),
    plain(`${name}: bare, one by one, ms`, median(bare.wall)),
    plain(`${name}: Herald, one by one, ms`, median(one.wall)),
    plain(`${name}: Herald, ${AT_ONCE} at once, ms a mail`, median(atOnce.wall)),
    atMost(`${name}: one by one, relative to bare`, ratio(one.wall, bare.wall), MAX_TO_BARE),
    {
      what: `${name}: rate at once, relative to one by one`,
      value: faster,
      bar: `≥ ${MIN_AT_ONCE}`,
      ok: faster >= MIN_AT_ONCE,
    },
    plain(`${name}: CPU one by one, ms, less an empty call`, median(without(one))),
    plain(`${name}: CPU at once, ms a mail, less an empty call`, median(without(atOnce))),
  ];
}
