import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isFree } from '../../src/dev/processes.ts';

/**
 * The size of a port range. Each test file that runs in parallel takes its ports from a range of its own. The system
 * does not use these ranges for outgoing connections, so a free port stays free until it is used.
 */
const RANGE = 4_000;
const firstPort = 10_000 + RANGE * Number(process.env.VITEST_POOL_ID ?? 0);
let nextOffset = Math.floor(Math.random() * RANGE);

/** Returns a port that nothing listens on. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < RANGE; tries++) {
    const port = firstPort + (nextOffset++ % RANGE);
    if (await isFree(port)) return port;
  }
  throw new Error(`no free port from ${firstPort} to ${firstPort + RANGE}`);
}

/**
 * Calls `probe` until it returns a truthy value, and returns that. Fails after `seconds` with an error that names
 * `what`.
 */
export async function until<T>(
  what: string,
  seconds: number,
  probe: () => Promise<T | false | null | undefined>,
): Promise<T> {
  const end = Date.now() + seconds * 1000;
  for (;;) {
    const result = await probe();
    if (result) return result;
    if (Date.now() > end) throw new Error(`timed out after ${seconds} s waiting for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

export interface Herald {
  origin: string;
  smtpPort: number;
  imapPort: number;
  /** The origin of the page with all mail that Herald sends. */
  outgoing: string;
  /** Returns the output of `npm start` so far. */
  output(): string;
  /** Stops Herald like Ctrl-C, and waits until all its processes have exited. */
  stop(): Promise<void>;
  /** Sends a signal only to npm, waits until all processes have exited, and returns npm's exit code. */
  signalNpm(signal: NodeJS.Signals): Promise<number | null>;
  /** Kills a part with SIGKILL to simulate a crash. Herald restarts it. */
  kill(part: 'sidecar' | 'worker'): void;
  /** Returns the memory of the Worker in MB: the resident sets of all workerd. */
  memory(): number;
}

/** Creates a temporary state folder. `remove` deletes it. */
export function stateFolder() {
  const path = mkdtempSync(join(tmpdir(), 'herald-test-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 5 }) };
}

/** Returns ports for one Herald. Reuse them for restarts, because its inboxes store the mail server's ports. */
export async function freePorts() {
  return {
    port: await freePort(),
    imapPort: await freePort(),
    smtpPort: await freePort(),
    sidecarPort: await freePort(),
    stripePort: await freePort(),
    googlePort: await freePort(),
    youtubePort: await freePort(),
    discordPort: await freePort(),
    xPort: await freePort(),
    graphPort: await freePort(),
    sitePort: await freePort(),
    calComPort: await freePort(),
    calendlyPort: await freePort(),
    outgoingPort: await freePort(),
  };
}

/** Runs `npm start` and waits until it reports that Herald is running. */
export async function startHerald(
  stateDir: string,
  env: Record<string, string> = {},
  ports?: Awaited<ReturnType<typeof freePorts>>,
): Promise<Herald> {
  const { port, imapPort, smtpPort, sidecarPort, stripePort, googlePort, ...platforms } =
    ports ?? (await freePorts());
  const child: ChildProcess = spawn('npm', ['start'], {
    env: {
      ...process.env,
      PORT: String(port),
      IMAP_PORT: String(imapPort),
      SMTP_PORT: String(smtpPort),
      SIDECAR_PORT: String(sidecarPort),
      STRIPE_PORT: String(stripePort),
      GOOGLE_PORT: String(googlePort),
      YOUTUBE_PORT: String(platforms.youtubePort),
      DISCORD_PORT: String(platforms.discordPort),
      X_PORT: String(platforms.xPort),
      GRAPH_PORT: String(platforms.graphPort),
      SITE_PORT: String(platforms.sitePort),
      CAL_COM_PORT: String(platforms.calComPort),
      CALENDLY_PORT: String(platforms.calendlyPort),
      OUTGOING_PORT: String(platforms.outgoingPort),
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
  let hasExited = false;
  void exited.then(() => (hasExited = true));
  // If the last stop interrupted a sync, the demo mail waits for the lease of that run to expire.
  await until('"Herald is running"', 300, async () => {
    if (hasExited) throw new Error('npm start exited');
    return output.includes('Herald is running');
  }).catch((error: Error) => {
    if (!hasExited) process.kill(-child.pid!, 'SIGKILL');
    throw new Error(`${error.message}:\n${output}`);
  });
  const end = async (pid: number, signal: NodeJS.Signals) => {
    const pids = descendants(child.pid!);
    if (!hasExited) process.kill(pid, signal);
    const code = await exited;
    await until('its processes to exit', 60, async () => pids.every((pid) => commandLine(pid) === ''));
    return code;
  };
  return {
    origin: `http://127.0.0.1:${port}`,
    smtpPort,
    imapPort,
    outgoing: `http://127.0.0.1:${platforms.outgoingPort}`,
    output: () => output,
    async stop() {
      await end(-child.pid!, 'SIGINT');
    },
    signalNpm: (signal) => end(child.pid!, signal),
    kill(part) {
      const words = part === 'sidecar' ? ['src/sidecar/index.ts'] : ['wrangler', `--port\0${port}\0`];
      const partPid = descendants(child.pid!).find((pid) => {
        const command = commandLine(pid);
        return words.every((word) => command.includes(word));
      });
      if (partPid === undefined) throw new Error(`no ${part} is running`);
      process.kill(-partPid, 'SIGKILL');
    },
    memory: () =>
      descendants(child.pid!)
        .filter((pid) => commandLine(pid).includes('workerd\0serve'))
        .reduce((sum, pid) => sum + residentMb(pid), 0),
  };
}

function residentMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1024;
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
      // The process has exited.
    }
  }
  const pids: number[] = [];
  for (const queue = [root]; queue.length > 0; ) {
    const childPids = children.get(queue.shift()!) ?? [];
    pids.push(...childPids);
    queue.push(...childPids);
  }
  return pids;
}

export interface Client {
  get<T>(path: string): Promise<T>;
  post<T>(path: string, body?: unknown): Promise<T>;
  /** Returns the response with any status. */
  fetch(method: string, path: string, body?: BodyInit, headers?: Record<string, string>): Promise<Response>;
}

async function createClient(origin: string, path: string, body: unknown): Promise<Client> {
  const response = await fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  const cookie = response.headers.get('set-cookie')!.split(';')[0]!;
  const fetchWithCookie: Client['fetch'] = (method, to, content, headers = {}) =>
    fetch(`${origin}${to}`, {
      method,
      headers: { cookie, ...headers },
      ...(content === undefined ? {} : { body: content }),
    });
  const json = async <T>(method: string, to: string, content?: unknown): Promise<T> => {
    const response = await fetchWithCookie(
      method,
      to,
      content === undefined ? undefined : JSON.stringify(content),
      content === undefined ? {} : { 'content-type': 'application/json' },
    );
    if (!response.ok) throw new Error(`${method} ${to}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  };
  return {
    fetch: fetchWithCookie,
    get: (to) => json('GET', to),
    post: (to, content) => json('POST', to, content),
  };
}

export const signIn = (origin: string, email: string, password: string) =>
  createClient(origin, '/api/auth/sign-in/email', { email, password });

export const signUp = (origin: string, email: string, password = 'correct horse battery') =>
  createClient(origin, '/api/auth/sign-up/email', { name: email, email, password });

interface SyncStatus {
  running: boolean;
  inboxes: {
    state: string;
    last_success_at: string | null;
    new_emails: number;
    error: string;
    set_aside_count: number;
    older_mail: { is_done: boolean; messages_read: number } | null;
  }[];
}

/** Starts a sync, waits until it has finished, including older mail, and returns the status. */
export async function sync(user: Client, seconds = 120): Promise<SyncStatus> {
  const before = Date.now();
  await user.post('/api/sync');
  return until('the sync to finish', seconds, async () => {
    const status = await user.get<SyncStatus>('/api/sync/status').catch(() => null);
    const isDone = status?.inboxes.every(
      (inbox) =>
        inbox.state !== 'running' &&
        inbox.older_mail?.is_done &&
        inbox.last_success_at &&
        Date.parse(inbox.last_success_at) >= before,
    );
    return isDone ? status : null;
  });
}
