import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Connection, FetchRequest } from '../../../src/sidecar/protocol.ts';
import { fetchBody, parseFrames, TOKEN } from '../../unit/sidecar/caller.ts';

// Type stripping needs Node 22, and vitest may run on an older one.
const NODE = fileURLToPath(new URL('../../../node_modules/.bin/node', import.meta.url));
const ENTRY = fileURLToPath(new URL('./sidecar.ts', import.meta.url));
const TICK_SECONDS = 180;
const LEASE_SECONDS = 360;
const TICKS_A_SECOND = 100;

/** Reads one mailbox as the Worker does: each three minutes, and when a sidecar of its own reports news. */
export class Reader {
  /** When each mail was there, by its text. */
  readonly arrived = new Map<string, number>();
  /** What the sidecar has logged. */
  readonly events: ({ event: string } & Record<string, unknown>)[] = [];
  reads = 0;
  reports = 0;
  /** Messages that were sent twice under one number. */
  repeated = 0;
  readonly #scale: number;
  readonly #connection: Connection;
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #news = createServer();
  readonly #seen = new Set<string>();
  #url = '';
  #cursor: FetchRequest['cursor'] = null;
  #reading: Promise<void> | null = null;
  #isDue = false;
  #isConnecting = false;
  #ticks: NodeJS.Timeout | undefined;

  constructor(connection: Connection, scale: number) {
    this.#connection = connection;
    this.#scale = scale;
    this.#child = spawn(NODE, [ENTRY], {
      // The type includes the Worker's variables, which this process does not need.
      env: {
        PATH: process.env['PATH'],
        SIDECAR_TOKEN: TOKEN,
        SCALE: `${scale}`,
      } as unknown as NodeJS.ProcessEnv,
    });
    createInterface(this.#child.stdout).on('line', (line) => this.events.push(JSON.parse(line)));
    this.#child.stderr.on('data', (error) => console.error(String(error)));
    this.#news.on('request', (request, response) => {
      request.resume();
      this.reports += 1;
      void this.read();
      response.writeHead(204).end();
    });
  }

  /** Whether the connection that a server has just accepted is that of a read, and not that of the watch. */
  takesConnection(): boolean {
    const isRead = this.#isConnecting;
    this.#isConnecting = false;
    return isRead;
  }

  async start(): Promise<void> {
    this.#news.listen(0, '127.0.0.1');
    await once(this.#news, 'listening');
    await until(() => this.events.some(({ event }) => event === 'listening'), 60_000);
    this.#url = `http://127.0.0.1:${this.events[0]!['port']}/fetch`;
    await this.read();
    await until(() => this.events.some(({ event }) => event === 'watch'), 3_000);
    await this.tick();
  }

  /** The seconds of the processor, and the most memory in MB, that the sidecar has taken. */
  usage(): { processor: number; memory: number } {
    const read = (name: string) => readFileSync(`/proc/${this.#child.pid}/${name}`, 'utf8');
    const fields = read('stat').split(') ')[1]!.split(' ');
    return {
      processor: (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND,
      memory: Number(/VmHWM:\s+(\d+) kB/.exec(read('status'))![1]) / 1024,
    };
  }

  /** Reads, and each three minutes from now on. Mail that comes right after this waits longest for the next tick. */
  async tick(): Promise<void> {
    clearTimeout(this.#ticks);
    await this.read();
    this.#ticks = setTimeout(() => void this.tick(), (TICK_SECONDS * 1000) / this.#scale);
  }

  /** Reads what is new, after the read that is under way. */
  async read(): Promise<void> {
    this.#isDue = true;
    this.#reading ??= this.#readAll().finally(() => {
      this.#reading = null;
    });
    await this.#reading;
  }

  async #readAll(): Promise<void> {
    while (this.#isDue) {
      this.#isDue = false;
      await this.#readOnce();
    }
  }

  async #readOnce(): Promise<void> {
    this.reads += 1;
    this.#isConnecting = true;
    const { port } = this.#news.address() as AddressInfo;
    const seconds = Math.ceil(LEASE_SECONDS / this.#scale);
    const watch = { url: `http://127.0.0.1:${port}/`, organization_id: 1, inbox_id: 1, seconds };
    const response = await fetch(this.#url, {
      method: 'POST',
      headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
      body: JSON.stringify(fetchBody(this.#connection, { cursor: this.#cursor, watch })),
    });
    let uidvalidity = '';
    for (const { frame, body } of parseFrames(Buffer.from(await response.arrayBuffer()))) {
      if (frame.type === 'mailbox') uidvalidity = frame.uidvalidity;
      if (frame.type === 'end') this.#cursor = { uidvalidity, uid: frame.uid };
      if (frame.type === 'end' && frame.more) this.#isDue = true;
      if (frame.type === 'message') this.#take(`${uidvalidity} ${frame.uid}`, String(body));
    }
  }

  #take(number: string, text: string): void {
    if (this.#seen.has(number)) this.repeated += 1;
    this.#seen.add(number);
    const name = /mail \d+/.exec(text)?.[0];
    if (name && !this.arrived.has(name)) this.arrived.set(name, performance.now());
  }

  /** Ends the sidecar as a deployment does. Returns its exit code; null if it had to be killed. */
  async stop(): Promise<number | null> {
    clearTimeout(this.#ticks);
    await this.#reading?.catch(() => {});
    this.#child.kill('SIGTERM');
    await until(() => this.#child.exitCode !== null, 10_000);
    if (this.#child.exitCode === null) this.#child.kill('SIGKILL');
    this.#news.closeAllConnections();
    this.#news.close();
    return this.#child.exitCode;
  }
}

/** Waits until the probe is true. Returns whether it is. */
export async function until(probe: () => boolean, ms: number): Promise<boolean> {
  for (const end = performance.now() + ms; performance.now() < end; await sleep(5)) if (probe()) return true;
  return probe();
}
