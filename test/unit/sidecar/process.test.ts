import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Connection, Failure } from '../../../src/sidecar/protocol.ts';
import { connectionTo, fetchBody, TOKEN } from './caller.ts';
import { expiredCertificate, key, validCertificate } from './certificates.ts';
import { type FakeOptions, startFake } from './fake-imap.ts';
import { startHoodiecrow } from './hoodiecrow.ts';
import { startIdleServer, startWorker } from './watch/world.ts';

// Type stripping needs Node 22, and vitest may run on an older one.
const NODE = fileURLToPath(new URL('../../../node_modules/.bin/node', import.meta.url));
const ENTRY = fileURLToPath(new URL('../../../src/sidecar/index.ts', import.meta.url));

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await Promise.all(cleanups.splice(0).map((close) => close()));
});

type Line = Record<string, unknown> & { event: string };

/** A sidecar in a separate process, with its log lines. */
class SidecarProcess {
  readonly child: ChildProcessWithoutNullStreams;
  readonly lines: Line[] = [];
  readonly exited: Promise<number | null>;
  #listeners: (() => void)[] = [];

  constructor(env: Record<string, string>) {
    this.child = spawn(NODE, [ENTRY], {
      // The type includes the Worker's variables, which this process does not need.
      env: { PATH: process.env['PATH'], SIDECAR_PORT: '0', ...env } as unknown as NodeJS.ProcessEnv,
    });
    this.exited = once(this.child, 'close').then(([code]) => code as number | null);
    cleanups.push(async () => {
      if (this.child.exitCode === null) this.child.kill('SIGKILL');
      await this.exited;
    });
    createInterface(this.child.stdout).on('line', (line) => {
      this.lines.push(JSON.parse(line) as Line);
      for (const notify of this.#listeners.splice(0)) notify();
    });
  }

  async line(event: string): Promise<Line> {
    for (;;) {
      const line = this.lines.find((candidate) => candidate.event === event);
      if (line) return line;
      await new Promise<void>((resolve) => this.#listeners.push(resolve));
    }
  }

  async url(): Promise<string> {
    const { port } = await this.line('listening');
    return `http://127.0.0.1:${port}`;
  }

  /** Returns the body of the response. */
  async post(path: string, body: unknown): Promise<string> {
    const response = await fetch(`${await this.url()}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return await response.text();
  }

  async verify(connection: Connection): Promise<Failure | null> {
    return (JSON.parse(await this.post('/verify', connection)) as { failure: Failure | null }).failure;
  }
}

async function writeTempFile(text: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sidecar-test-'));
  cleanups.push(() => rm(folder, { recursive: true }));
  const file = join(folder, 'ca.pem');
  await writeFile(file, text);
  return file;
}

/** The resident memory of a process, in MB. */
const memoryOf = (pid: number) =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024;

describe('the sidecar process', () => {
  it('tells the Worker whose address it knows that it has started, again if that is not up yet', async () => {
    const worker = await startWorker();
    worker.status = 503;
    const sidecar = new SidecarProcess({ SIDECAR_TOKEN: TOKEN, PUBLIC_URL: worker.url });
    expect(await sidecar.line('start_reported')).toMatchObject({ isSent: false, status: 503 });
    worker.status = 202;
    await vi.waitFor(() => expect(sidecar.lines.at(-1)).toMatchObject({ isSent: true, status: 202 }), 5_000);
    expect(worker).toMatchObject({
      calls: 2,
      authorization: `Bearer ${TOKEN}`,
      path: '/api/sync/started',
    });
  });

  it('does not start with an address of the Worker that is none', async () => {
    const sidecar = new SidecarProcess({ SIDECAR_TOKEN: TOKEN, PUBLIC_URL: 'herald' });
    expect(await sidecar.exited).toBe(1);
    expect(sidecar.lines).toMatchObject([
      { event: 'refused', reason: expect.stringContaining('PUBLIC_URL') },
    ]);
  });

  it('exits without a token and logs the reason', async () => {
    const sidecar = new SidecarProcess({});
    expect(await sidecar.exited).toBe(1);
    expect(sidecar.lines).toEqual([
      expect.objectContaining({ event: 'refused', reason: expect.stringContaining('SIDECAR_TOKEN') }),
    ]);
  });

  it('exits on an invalid port and logs the reason', async () => {
    const sidecar = new SidecarProcess({ SIDECAR_TOKEN: TOKEN, SIDECAR_PORT: 'x' });
    expect(await sidecar.exited).toBe(1);
    expect(sidecar.lines.at(-1)).toMatchObject({ reason: expect.stringContaining('SIDECAR_PORT') });
  });

  it('connects only to public addresses by default, and logs no secret', async () => {
    const sidecar = new SidecarProcess({ SIDECAR_TOKEN: TOKEN });
    expect(await sidecar.verify(connectionTo(1, { password: 'hunter2' }))).toMatchObject({
      code: 'PRIVATE_ADDRESS',
    });
    await sidecar.line('call');
    expect(JSON.stringify(sidecar.lines)).not.toMatch(/hunter2|testuser|test-token/);
  });

  it.each(['SIGTERM', 'SIGINT'] as const)(
    'on %s rejects new calls, finishes the running one, and exits with 0',
    async (signal) => {
      let onArrival = () => {};
      const arrival = new Promise<void>((resolve) => {
        onArrival = resolve;
      });
      let release = () => {};
      const server = await startFake({
        on: {
          LOGIN: (_args, socket) => {
            release = () => socket.write('2 OK in\r\n');
            onArrival();
            return null;
          },
        },
      });
      cleanups.push(() => server.close());
      const sidecar = new SidecarProcess({ SIDECAR_TOKEN: TOKEN, ALLOW_PRIVATE_HOSTS: '1' });
      const running = sidecar.verify(connectionTo(server.port));
      await arrival;
      sidecar.child.kill(signal);
      await sidecar.line('stopping');
      await expect(fetch(`${await sidecar.url()}/health`)).rejects.toThrow();
      release();
      expect(await running).toBeNull();
      expect(await sidecar.exited).toBe(0);
      expect(sidecar.lines.map(({ event }) => event)).toEqual(['listening', 'stopping', 'call', 'stopped']);
    },
  );

  it('trusts an added authority, and reports why it does not trust a certificate', async () => {
    const caFile = await writeTempFile(`${validCertificate}${expiredCertificate}`);
    const valid = await startHoodiecrow({ INBOX: {} }, { tls: { key, cert: validCertificate } });
    const expired = await startHoodiecrow({ INBOX: {} }, { tls: { key, cert: expiredCertificate } });
    cleanups.push(valid.close, expired.close);
    const sidecar = new SidecarProcess({
      SIDECAR_TOKEN: TOKEN,
      ALLOW_PRIVATE_HOSTS: '1',
      NODE_EXTRA_CA_CERTS: caFile,
    });

    expect(await sidecar.verify(connectionTo(valid.port, { tls: true }))).toBeNull();
    expect(await sidecar.verify(connectionTo(valid.port, { tls: true, host: 'localhost' }))).toMatchObject({
      code: 'CERTIFICATE',
      message: 'The certificate of "localhost" is for another name.',
    });
    expect(await sidecar.verify(connectionTo(expired.port, { tls: true }))).toMatchObject({
      code: 'CERTIFICATE',
      message: 'The certificate of "127.0.0.1" has expired.',
    });
  });

  it('watches 200 mailboxes over TLS in 300 MB, and leaves all of them when it stops', async () => {
    const server = await onStartTlsPort((options) =>
      startIdleServer({ capability: 'STARTTLS IDLE', ...options }),
    );
    const worker = await startWorker();
    const sidecar = new SidecarProcess({
      SIDECAR_TOKEN: TOKEN,
      ALLOW_PRIVATE_HOSTS: '1',
      NODE_EXTRA_CA_CERTS: await writeTempFile(validCertificate),
    });
    for (let inbox_id = 1; inbox_id <= 200; inbox_id++) {
      const connection = connectionTo(server.port, { user: `user${inbox_id}`, tls: true });
      const watch = { url: worker.url, organization_id: 1, inbox_id, seconds: 360 };
      await sidecar.post('/fetch', fetchBody(connection, { max_messages: 0, watch }));
    }
    await vi.waitFor(() => expect(server.idling.size).toBe(200), { timeout: 30_000, interval: 50 });
    server.add();
    const reported = () =>
      new Set(worker.reports.flatMap(({ inboxes }) => inboxes.map((one) => one.inbox_id)));
    await vi.waitFor(() => expect(reported().size).toBe(200), { timeout: 30_000, interval: 50 });
    const memory = memoryOf(sidecar.child.pid!);
    console.log(`200 watches: ${Math.round(memory)} MB`);
    expect(memory).toBeLessThan(300);
    sidecar.child.kill('SIGTERM');
    expect(await sidecar.exited).toBe(0);
    await vi.waitFor(() => expect(server.open.size).toBe(0));
  }, 120_000);

  it('logs in over STARTTLS', async () => {
    const caFile = await writeTempFile(validCertificate);
    const server = await startStartTls();
    const sidecar = new SidecarProcess({
      SIDECAR_TOKEN: TOKEN,
      ALLOW_PRIVATE_HOSTS: '1',
      NODE_EXTRA_CA_CERTS: caFile,
    });
    expect(await sidecar.verify(connectionTo(server.port, { tls: true }))).toBeNull();
    const commands = server.commands.map((command) => command.split(' ')[0]);
    expect(commands.indexOf('STARTTLS')).toBeGreaterThan(-1);
    expect(commands.indexOf('LOGIN')).toBeGreaterThan(commands.indexOf('STARTTLS'));
  });
});

const startStartTls = () =>
  onStartTlsPort(async (options) => {
    const server = await startFake({ capability: 'STARTTLS', ...options });
    cleanups.push(() => server.close());
    return server;
  });

/** Starts a server on a port for STARTTLS. */
async function onStartTlsPort<T>(start: (options: FakeOptions) => Promise<T>): Promise<T> {
  const tls = { key, cert: validCertificate };
  for (let port = 21_143; port < 60_000; port += 1_000) {
    try {
      return await start({ port, tls, on: { STARTTLS: () => ['OK go'] } });
    } catch (error) {
      if ((error as { code?: string }).code !== 'EADDRINUSE') throw error;
    }
  }
  throw new Error('No port ending in 143 is free.');
}
