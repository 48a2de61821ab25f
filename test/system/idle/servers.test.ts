/** Mail of servers that behave in many ways, read through a real sidecar. Prints the table of decision 0072. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, test } from 'vitest';
import { connectionTo } from '../../unit/sidecar/caller.ts';
import { BEHAVIOURS, type Behaviour } from './behaviours.ts';
import { Reader, until } from './reader.ts';
import type { Server } from './servers.ts';

const MAILS = 2;
/** The seconds after its bar at which a mail counts as lost. */
const LOST = 200;
/** The seconds that a busy machine may take longer than an idle one. They do not pass faster. */
const BUSY = 2;
/** The most memory of a sidecar, in MB, and the largest part of a processor. */
const MAX_MEMORY = 200;
const MAX_PROCESSOR = 0.5;
/** The shortest time over which that is measured: a burst may take all of it. */
const MIN_SECONDS = 10;
/** Connections of the watch: at first, and in each minute. */
const FIRST_CONNECTIONS = 6;
const CONNECTIONS_A_MINUTE = 1.5;

/** The last try of each server. */
const rows = new Map<string, string>();
afterAll(() => console.log([...rows.values()].join('\n')));

async function open({ scale, start }: Behaviour): Promise<{ server: Server; reader: Reader }> {
  let reader: Reader | undefined;
  const server = await start({
    isRead: () => reader?.takesConnection() ?? false,
    ms: (seconds) => (seconds * 1000) / scale,
  });
  const { port, user, password } = server;
  reader = new Reader(connectionTo(port, { user, password }), scale);
  return { server, reader };
}

/**
 * Brings mails one after the other, each right after a tick. Returns the longest time until one was read, in seconds,
 * the part of a processor that the sidecar took meanwhile, and the minutes that have passed.
 */
async function measure(server: Server, reader: Reader, { scale, bar, before = 0 }: Behaviour) {
  await reader.start();
  const startedAt = performance.now();
  const { processor } = reader.usage();
  const waits: number[] = [];
  for (let n = 1; n <= MAILS; n++) {
    await sleep((before * 1000) / scale);
    await reader.tick();
    const mail = `mail ${n}`;
    await server.bring(mail);
    const broughtAt = performance.now();
    await until(() => reader.arrived.has(mail), ((bar + LOST) * 1000) / scale);
    const arrivedAt = reader.arrived.get(mail) ?? Number.POSITIVE_INFINITY;
    waits.push(Math.max(0, (arrivedAt - broughtAt) * (scale / 1000)));
  }
  const seconds = (performance.now() - startedAt) / 1000;
  return {
    longest: Math.max(...waits),
    processor: (reader.usage().processor - processor) / Math.max(seconds, MIN_SECONDS),
    minutes: (seconds * scale) / 60,
  };
}

describe('a mail is neither lost nor late, whatever the server does', () => {
  test.concurrent.for(BEHAVIOURS)('$server', { retry: 1 }, async (behaviour, { expect, onTestFinished }) => {
    const { server, reader } = await open(behaviour);
    onTestFinished(async () => {
      await reader.stop();
      await server.close();
    });
    const { longest, processor, minutes } = await measure(server, reader, behaviour);
    const { memory } = reader.usage();
    const code = await reader.stop();
    await until(() => (server.fake?.open.size ?? 0) === 0, 20_000);

    const { server: name, herald, bar, scale } = behaviour;
    const { connections, open: left } = server.fake ?? {};
    const usage = `${Math.round(memory)} MB, ${Math.round(processor * 100)} %`;
    const made = connections ? `${connections - reader.reads} in ${Math.ceil(minutes)} min` : '–';
    rows.set(name, `| ${name} | ${herald} | ${bar} s | ${longest.toFixed(1)} s | ${usage} | ${made} |`);
    expect(longest, JSON.stringify(reader.events)).toBeLessThan(bar + BUSY * scale);
    expect(reader.repeated).toBe(0);
    expect(reader.events.filter(({ event }) => event === 'error')).toEqual([]);
    expect(memory).toBeLessThan(MAX_MEMORY);
    expect(processor).toBeLessThan(MAX_PROCESSOR);
    const ofWatch = (connections ?? 0) - reader.reads;
    expect(ofWatch).toBeLessThan(FIRST_CONNECTIONS + minutes * CONNECTIONS_A_MINUTE);
    expect({ code, left: left?.size ?? 0 }).toEqual({ code: 0, left: 0 });
  });
});
