/** Mail of servers that behave in many ways, read through a real sidecar. Prints the table of decision 0072. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, test } from 'vitest';
import { connectionTo } from '../../unit/sidecar/caller.ts';
import { BEHAVIOURS, type Behaviour } from './behaviours.ts';
import { Reader, until } from './reader.ts';
import type { Server } from './servers.ts';

const MAILS = 3;
/** The seconds after its bar at which a mail counts as lost. */
const LOST = 200;
/** The most memory of a sidecar, in MB, and the largest part of a processor. */
const MAX_MEMORY = 200;
const MAX_PROCESSOR = 0.5;
/** Connections of the watch: at first, and in each minute. */
const FIRST_CONNECTIONS = 6;
const CONNECTIONS_A_MINUTE = 1.5;

interface Measured {
  /** The seconds from the arrival of each mail until it was read. */
  waits: number[];
  /** The part of a processor that the sidecar took. */
  processor: number;
  memory: number;
  /** The connections that were made; undefined if the server does not tell. */
  connections: number | undefined;
}

const rows: string[] = [];
afterAll(() => console.log(rows.join('\n')));

/** Brings mails one after the other, each right after a tick. */
async function measure({
  scale,
  bar,
  before: misbehaving = 0,
  start,
}: Behaviour): Promise<Measured & { reader: Reader; server: Server }> {
  let reader: Reader | undefined;
  const server = await start({
    isRead: () => reader?.takesConnection() ?? false,
    ms: (seconds) => (seconds * 1000) / scale,
  });
  const { port, user, password } = server;
  reader = new Reader(connectionTo(port, { user, password }), scale);
  await reader.start();
  const before = { ...reader.usage(), at: performance.now() };
  const waits: number[] = [];
  for (let n = 1; n <= MAILS; n++) {
    await sleep((misbehaving * 1000) / scale);
    await reader.tick();
    const mail = `mail ${n}`;
    await server.bring(mail);
    const broughtAt = performance.now();
    await until(() => reader.arrived.has(mail), ((bar + LOST) * 1000) / scale);
    waits.push(((reader.arrived.get(mail) ?? Number.POSITIVE_INFINITY) - broughtAt) * (scale / 1000));
  }
  const { processor, memory } = reader.usage();
  const seconds = (performance.now() - before.at) / 1000;
  return {
    waits: waits.map((wait) => Math.max(0, wait)),
    processor: (processor - before.processor) / seconds,
    memory,
    connections: server.fake?.connections,
    reader,
    server,
  };
}

describe('a mail is neither lost nor late, whatever the server does', () => {
  test.concurrent.for(BEHAVIOURS)('$server', async (behaviour, { expect }) => {
    const startedAt = performance.now();
    const { reader, server, waits, processor, memory, connections } = await measure(behaviour);
    const minutes = ((performance.now() - startedAt) * behaviour.scale) / 60_000;
    const code = await reader.stop();
    await until(() => (server.fake?.open.size ?? 0) === 0, 2_000);
    const left = server.fake?.open.size ?? 0;
    await server.close();

    const longest = Math.max(...waits);
    const { server: name, herald, bar } = behaviour;
    rows.push(
      `| ${name} | ${herald} | ${bar} s | ${longest.toFixed(1)} s | ${Math.round(memory)} MB, ${Math.round(processor * 100)} %, ${connections ?? '–'} for ${reader.reads} reads in ${minutes.toFixed(0)} min |`,
    );
    const states = reader.events.filter(({ event }) => event === 'watch').map(({ state }) => state);
    const errors = reader.events.filter(({ event }) => event === 'error');
    const told = JSON.stringify({ waits, states, reports: reader.reports });
    expect(longest, told).toBeLessThan(bar);
    expect(reader.repeated).toBe(0);
    expect(errors).toEqual([]);
    expect(memory).toBeLessThan(MAX_MEMORY);
    expect(processor).toBeLessThan(MAX_PROCESSOR);
    const ofWatch = (connections ?? 0) - reader.reads;
    expect(ofWatch, told).toBeLessThan(FIRST_CONNECTIONS + minutes * CONNECTIONS_A_MINUTE);
    expect({ code, left }).toEqual({ code: 0, left: 0 });
  });
});
