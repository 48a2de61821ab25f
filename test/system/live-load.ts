import type { ServerMessage } from '../../src/contract/live/live.ts';
import { signUp, until } from './herald.ts';

const TASKS = 50;
const PASSWORD = 'correct horse battery';
/** The average pause between two fetches of a page, however many changes are announced. */
const FETCH_EVERY_MS = 5_000;
/** The number of sockets of one session: Herald allows 20. */
const PAGES_OF_SESSION = 20;
const LIST = '/api/tasks?limit=200&fields=id,title,status,priority';

interface Load {
  pages: number;
  changesPerSecond: number;
  seconds: number;
  cutsPerSecond: number;
}

export interface Report {
  changes: number;
  cuts: number;
  /** The number of times that pages fetched the list. */
  fetches: number;
  messages: number;
  /** The milliseconds from the response to a change until a page receives the message about it. */
  latency: { p50: number; p95: number; max: number };
  /** For each page, whether its last view matches the database. */
  views: boolean[];
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Opens a WebSocket with headers, which Node's own accepts although the standard has none. */
const openSocket = (url: string, headers: Record<string, string>): WebSocket =>
  new (WebSocket as unknown as new (url: string, options: object) => WebSocket)(url, { headers });

/** The times at which changes were answered, by task. Each is deleted after two seconds. */
const answered = new Map<number, number[]>();
const latencies: number[] = [];

/** A page of the dashboard as documented: it fetches when a message announces a change, and never polls. */
class Page {
  view = '';
  fetches = 0;
  messages = 0;
  cuts = 0;
  private version = -1;
  private isStale = true;
  private isFetching = false;
  private socket: WebSocket | undefined;
  private readonly origin: string;
  private readonly cookie: string;

  constructor(origin: string, cookie: string) {
    this.origin = origin;
    this.cookie = cookie;
  }

  /** Opens the socket, and reopens it whenever it closes. Resolves at the first message. */
  connect(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const socket = openSocket(`${this.origin.replace('http', 'ws')}/api/live`, {
      cookie: this.cookie,
      origin: this.origin,
    });
    this.socket = socket;
    socket.addEventListener('message', ({ data }) => {
      this.hear(JSON.parse(data as string) as ServerMessage);
      resolve();
    });
    socket.addEventListener('close', () => {
      if (this.socket === socket) void sleep(Math.random() * 1000).then(() => this.connect().then(resolve));
    });
    return promise;
  }

  /** Closes the socket, unless it is connecting: Node's WebSocket then never fires `close`. */
  cut(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    this.cuts++;
    this.socket.close();
  }

  end(): void {
    const { socket } = this;
    this.socket = undefined;
    socket?.close();
  }

  private hear(message: ServerMessage): void {
    this.messages++;
    if (message.type === 'presence') return;
    const isStale =
      message.type === 'hello'
        ? message.version !== this.version
        : message.changes.some(({ type }) => type === 'task');
    this.version = message.version;
    if (message.type === 'changes') recordLatency(message);
    if (!isStale) return;
    this.isStale = true;
    void this.refresh();
  }

  private async refresh(): Promise<void> {
    if (this.isFetching) return;
    this.isFetching = true;
    while (this.isStale) {
      this.isStale = false;
      const view = await this.fetchView().catch(() => null);
      // As in a browser, a failed fetch is repeated.
      if (view === null) this.isStale = true;
      else this.view = view;
      this.fetches++;
      await sleep(FETCH_EVERY_MS * (0.5 + Math.random()));
    }
    this.isFetching = false;
  }

  private async fetchView(): Promise<string | null> {
    const response = await fetch(`${this.origin}${LIST}`, { headers: { cookie: this.cookie } });
    return response.ok ? response.text() : null;
  }

  /** Returns what the page still waits for at this version of the database; empty if nothing. */
  waitsFor(version: number): string {
    if (this.socket?.readyState !== WebSocket.OPEN) return `socket in state ${this.socket?.readyState}`;
    if (this.version !== version) return `version ${version - this.version}`;
    return this.isStale || this.isFetching ? 'fetch' : '';
  }
}

function recordLatency({ changes }: Extract<ServerMessage, { type: 'changes' }>): void {
  const now = performance.now();
  for (const { type, ids } of changes) {
    if (type !== 'task') continue;
    for (const id of ids) latencies.push(...(answered.get(id) ?? []).map((time) => now - time));
  }
}

/**
 * Opens pages, changes tasks, cuts sockets, and waits until all pages are idle. Pages fetch only what messages
 * announce, so their final views show whether any message was missed.
 */
export async function loadLive(origin: string, load: Load): Promise<Report> {
  answered.clear();
  latencies.length = 0;
  const email = `live-${Math.random().toString(36).slice(2)}@example.com`;
  const writer = await signUp(origin, email, PASSWORD);
  const ids: number[] = [];
  for (let i = 0; i < TASKS; i++) {
    ids.push((await writer.post<{ id: number }>('/api/tasks', { title: `Task ${i}` })).id);
  }
  const cookies: string[] = [];
  for (let i = 0; i < load.pages / PAGES_OF_SESSION; i++) cookies.push(await cookieOf(origin, email));
  const pages = Array.from(
    { length: load.pages },
    (_, i) => new Page(origin, cookies[Math.floor(i / PAGES_OF_SESSION)]!),
  );
  try {
    await Promise.all(pages.map((page) => page.connect()));
    await Promise.all([changeTasks(writer, ids, load), cutSockets(pages, load)]);
    let waiting: string[] = [];
    await until('all pages to be quiet', 120, async () => {
      const { version } = await writer.get<{ version: number }>('/api/live/version');
      waiting = pages.map((page) => page.waitsFor(version)).filter(Boolean);
      return waiting.length === 0;
    }).catch((error: Error) => {
      throw new Error(`${error.message}: ${waiting.length} wait for ${[...new Set(waiting)].join(', ')}`);
    });
    const truth = await (await writer.fetch('GET', LIST)).text();
    const sorted = latencies.toSorted((a, b) => a - b);
    const at = (part: number) => Math.round(sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN);
    const sum = (of: (page: Page) => number) => pages.reduce((total, page) => total + of(page), 0);
    return {
      changes: load.changesPerSecond * load.seconds,
      cuts: sum(({ cuts }) => cuts),
      fetches: sum(({ fetches }) => fetches),
      messages: sum(({ messages }) => messages),
      latency: { p50: at(0.5), p95: at(0.95), max: at(1) },
      views: pages.map(({ view }) => view === truth),
    };
  } finally {
    for (const page of pages) page.end();
  }
}

async function changeTasks(
  writer: Awaited<ReturnType<typeof signUp>>,
  ids: number[],
  { seconds, changesPerSecond }: Load,
): Promise<void> {
  const statuses = ['todo', 'in_progress', 'done'];
  const calls: Promise<void>[] = [];
  const start = performance.now();
  for (let i = 0; i < seconds * changesPerSecond; i++) {
    await sleep(start + (i * 1000) / changesPerSecond - performance.now());
    const id = ids[i % ids.length]!;
    const body = JSON.stringify({ status: statuses[i % 3], priority: i % 2 ? 'high' : 'low' });
    const change = async () => {
      const response = await writer.fetch('PATCH', `/api/tasks/${id}`, body, {
        'content-type': 'application/json',
      });
      if (!response.ok) throw new Error(`PATCH: ${response.status} ${await response.text()}`);
      // The entry is deleted before the task changes again.
      answered.set(id, [performance.now()]);
      void sleep(2000).then(() => answered.delete(id));
    };
    calls.push(change());
  }
  await Promise.all(calls);
}

async function cutSockets(pages: Page[], { seconds, cutsPerSecond }: Load): Promise<void> {
  for (let i = 0; i < seconds * cutsPerSecond; i++) {
    await sleep(1000 / cutsPerSecond);
    pages[Math.floor(Math.random() * pages.length)]!.cut();
  }
}

async function cookieOf(origin: string, email: string): Promise<string> {
  const response = await fetch(`${origin}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  if (!response.ok) throw new Error(`sign-in: ${response.status}`);
  return response.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith('herald_session='))!
    .split(';')[0]!;
}
