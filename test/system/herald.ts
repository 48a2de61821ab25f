import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isFree } from '../../src/dev/processes.ts';

/**
 * Where this file's ports are taken from: each of the files that run at the same time has its own range, and the system
 * gives none of them to outgoing connections, so that a port is still free when it is used.
 */
const RANGE = 5_000;
const first = 10_000 + RANGE * Number(process.env.VITEST_POOL_ID ?? 0);
let next = Math.floor(Math.random() * RANGE);

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < RANGE; tries++) {
    const port = first + (next++ % RANGE);
    if (await isFree(port)) return port;
  }
  throw new Error(`no port is free from ${first} to ${first + RANGE}`);
}

/** Asks `probe` until it answers something true; fails after `seconds` with what it was waiting for. */
export async function until<T>(
  what: string,
  seconds: number,
  probe: () => Promise<T | false | null | undefined>,
): Promise<T> {
  const end = Date.now() + seconds * 1000;
  for (;;) {
    const found = await probe();
    if (found) return found;
    if (Date.now() > end) throw new Error(`waited ${seconds} s in vain for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

export interface Herald {
  origin: string;
  smtpPort: number;
  imapPort: number;
  /** What `npm start` printed so far. */
  output(): string;
  /** Ends it as Ctrl-C does, and waits until all its processes are gone. */
  stop(): Promise<void>;
  /** Sends a signal to npm alone, and waits until all processes are gone. Answers npm's exit code. */
  signalNpm(signal: NodeJS.Signals): Promise<number | null>;
  /** Kills a part of it with SIGKILL, as a crash would; Herald starts it again. */
  kill(part: 'sidecar' | 'worker'): void;
}

/** A state folder that goes away with `remove`. */
export function stateFolder() {
  const path = mkdtempSync(join(tmpdir(), 'herald-test-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 5 }) };
}

/** Ports for one Herald, also over restarts: its inboxes name the mail server's. */
export async function freePorts() {
  return {
    port: await freePort(),
    imapPort: await freePort(),
    smtpPort: await freePort(),
    sidecarPort: await freePort(),
    stripePort: await freePort(),
    googlePort: await freePort(),
  };
}

/** Starts Herald as `npm start` does, and waits until it says that it runs. */
export async function startHerald(
  stateDir: string,
  env: Record<string, string> = {},
  ports?: Awaited<ReturnType<typeof freePorts>>,
): Promise<Herald> {
  const { port, imapPort, smtpPort, sidecarPort, stripePort, googlePort } = ports ?? (await freePorts());
  const child: ChildProcess = spawn('npm', ['start'], {
    env: {
      ...process.env,
      PORT: String(port),
      IMAP_PORT: String(imapPort),
      SMTP_PORT: String(smtpPort),
      SIDECAR_PORT: String(sidecarPort),
      STRIPE_PORT: String(stripePort),
      GOOGLE_PORT: String(googlePort),
      STATE_DIR: stateDir,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  child.stdout!.on('data', (chunk) => (output += chunk));
  child.stderr!.on('data', (chunk) => (output += chunk));
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  let ended = false;
  void exited.then(() => (ended = true));
  // After a stop amid a sync, the demo mail waits two minutes for the lease of that run.
  await until('"Herald is running"', 200, async () => {
    if (ended) throw new Error('npm start ended');
    return output.includes('Herald is running');
  }).catch((error: Error) => {
    if (!ended) process.kill(-child.pid!, 'SIGKILL');
    throw new Error(`${error.message}:\n${output}`);
  });
  const end = async (pid: number, signal: NodeJS.Signals) => {
    const all = descendants(child.pid!);
    if (!ended) process.kill(pid, signal);
    const code = await exited;
    await until('its processes to end', 30, async () => all.every((pid) => commandLine(pid) === ''));
    return code;
  };
  return {
    origin: `http://127.0.0.1:${port}`,
    smtpPort,
    imapPort,
    output: () => output,
    async stop() {
      await end(-child.pid!, 'SIGINT');
    },
    signalNpm: (signal) => end(child.pid!, signal),
    kill(part) {
      const words = part === 'sidecar' ? ['src/sidecar/index.ts'] : ['wrangler', `--port\0${port}\0`];
      const found = descendants(child.pid!).find((pid) => {
        const command = commandLine(pid);
        return words.every((word) => command.includes(word));
      });
      if (found === undefined) throw new Error(`no ${part} is running`);
      process.kill(-found, 'SIGKILL');
    },
  };
}

function commandLine(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

function descendants(root: number): number[] {
  const children = new Map<number, number[]>();
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    try {
      const stat = readFileSync(`/proc/${entry}/stat`, 'utf8');
      const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
      children.set(parent, [...(children.get(parent) ?? []), Number(entry)]);
    } catch {
      // It ended while we looked.
    }
  }
  const found: number[] = [];
  for (const queue = [root]; queue.length > 0; ) {
    const next = children.get(queue.shift()!) ?? [];
    found.push(...next);
    queue.push(...next);
  }
  return found;
}

export interface Client {
  get<T>(path: string): Promise<T>;
  post<T>(path: string, body?: unknown): Promise<T>;
  /** The bare response, whatever its status. */
  fetch(method: string, path: string, body?: BodyInit, headers?: Record<string, string>): Promise<Response>;
}

async function client(origin: string, path: string, body: unknown): Promise<Client> {
  const response = await fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  const cookie = response.headers.get('set-cookie')!.split(';')[0]!;
  const bare: Client['fetch'] = (method, to, content, headers = {}) =>
    fetch(`${origin}${to}`, {
      method,
      headers: { cookie, ...headers },
      ...(content === undefined ? {} : { body: content }),
    });
  const json = async <T>(method: string, to: string, content?: unknown): Promise<T> => {
    const answer = await bare(
      method,
      to,
      content === undefined ? undefined : JSON.stringify(content),
      content === undefined ? {} : { 'content-type': 'application/json' },
    );
    if (!answer.ok) throw new Error(`${method} ${to}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  return { fetch: bare, get: (to) => json('GET', to), post: (to, content) => json('POST', to, content) };
}

export const signIn = (origin: string, email: string, password: string) =>
  client(origin, '/api/auth/sign-in/email', { email, password });

export const signUp = (origin: string, email: string, password = 'correct horse battery') =>
  client(origin, '/api/auth/sign-up/email', { name: email, email, password });

interface SyncStatus {
  running: boolean;
  inboxes: {
    state: string;
    last_success_at: string | null;
    new_emails: number;
    error: string;
    set_aside_count: number;
  }[];
}

/** Syncs and waits until it has ended; returns the status. */
export async function sync(user: Client, seconds = 120): Promise<SyncStatus> {
  const before = Date.now();
  await user.post('/api/sync');
  return until('the sync to end', seconds, async () => {
    const status = await user.get<SyncStatus>('/api/sync/status').catch(() => null);
    const done = status?.inboxes.every(
      (inbox) =>
        inbox.state !== 'running' && inbox.last_success_at && Date.parse(inbox.last_success_at) >= before,
    );
    return done ? status : null;
  });
}
