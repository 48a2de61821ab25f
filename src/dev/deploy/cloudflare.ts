/** Accesses Cloudflare through its API, and through Wrangler, which signs in for both. */
import { spawn } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { Stop } from './stop.ts';

/** The error for an API call that was refused, or that got no response (status 0). */
export class ApiError extends Error {
  readonly status: number;
  readonly codes: number[];
  /** Seconds to wait, if the API asks for it. */
  readonly retryAfter: number;

  constructor(call: string, status: number, errors: Problem[], headers?: Headers) {
    const said = errors.map(({ code, message }) => `${message}${code ? ` (code ${code})` : ''}`).join('; ');
    super(`${call} was answered ${status || 'by nobody'}${said && `: ${said}`}`);
    this.status = status;
    this.codes = errors.flatMap(({ code }) => code ?? []);
    this.retryAfter = Number(headers?.get('retry-after') ?? 0);
  }
}

interface Problem {
  code?: number;
  message?: string;
}

interface Envelope<Result> {
  success: boolean;
  result: Result;
  errors?: Problem[];
  result_info?: { total_pages?: number; cursor?: string };
}

const nameOf = (method: string, path: string) => `${method} ${path.replace(/\?.*/, '')}`;

function parse<T>(text: string): T | null {
  try {
    return JSON.parse(text);
  } catch {
    // A proxy before the API has responded, not in JSON.
    return null;
  }
}

/** Returns the errors in a response. */
const errorsIn = (text: string): Problem[] =>
  parse<Envelope<unknown>>(text)?.errors ?? [{ message: text.slice(0, 200) }];

export class Cloudflare {
  readonly #base: string;
  readonly #headers: Record<string, string>;

  /** `base` is the URL of an API with the shape of Cloudflare's. */
  constructor(base: string, headers: Record<string, string> = {}) {
    this.#base = base;
    this.#headers = headers;
  }

  /** Signs in with the token in the environment, or Wrangler's sign-in. Throws a Stop if there is neither. */
  static async signIn(): Promise<Cloudflare> {
    const base = process.env['CLOUDFLARE_API_BASE_URL'] ?? 'https://api.cloudflare.com/client/v4';
    const fromEnvironment = process.env['CLOUDFLARE_API_TOKEN'];
    if (fromEnvironment) return new Cloudflare(base, { authorization: `Bearer ${fromEnvironment}` });
    const output = await run(['auth', 'token', '--json']);
    let signedIn: { type: string; token?: string; key?: string; email?: string } | null = null;
    try {
      signedIn = output.code === 0 ? JSON.parse(output.stdout) : null;
    } catch {
      // Unparseable output of Wrangler means that nobody is signed in.
    }
    if (!signedIn) {
      throw new Stop('Nobody is signed in at Cloudflare.', 'Run npm run login, or set CLOUDFLARE_API_TOKEN.');
    }
    const { type, token = '', key = '', email = '' } = signedIn;
    return new Cloudflare(
      base,
      type === 'api_key'
        ? { 'x-auth-key': key, 'x-auth-email': email }
        : { authorization: `Bearer ${token}` },
    );
  }

  /** Throws an ApiError. */
  async call<Result>(method: string, path: string, body?: unknown): Promise<Result> {
    return (await this.send<Result>(method, path, body)).result;
  }

  /** Returns all pages of a list. */
  async list<Item>(path: string): Promise<Item[]> {
    const items: Item[] = [];
    for (let page = 1; ; page++) {
      const paged = `${path}${path.includes('?') ? '&' : '?'}page=${page}&per_page=50`;
      const { result, result_info } = await this.send<Item[]>('GET', paged);
      items.push(...result);
      if (page >= (result_info?.total_pages ?? 1)) return items;
    }
  }

  /** Returns the response of a successful call, with its body unread. Throws an ApiError. */
  async fetch(
    method: string,
    path: string,
    init: { headers?: Record<string, string>; body?: BodyInit; timeoutMs?: number } = {},
  ): Promise<Response> {
    const { headers, timeoutMs = 60_000, ...rest } = init;
    const response = await fetch(`${this.#base}${path}`, {
      method,
      headers: { ...this.#headers, ...headers },
      signal: AbortSignal.timeout(timeoutMs),
      ...rest,
    }).catch((error: Error) => {
      throw new ApiError(nameOf(method, path), 0, [{ message: String(error.cause ?? error.message) }]);
    });
    if (response.ok) return response;
    const text = await response.text();
    throw new ApiError(nameOf(method, path), response.status, errorsIn(text), response.headers);
  }

  /** Returns the whole envelope, which says where the next page of a list begins. Throws an ApiError. */
  async send<Result>(method: string, path: string, body?: unknown): Promise<Envelope<Result>> {
    const headers = { 'content-type': 'application/json' };
    const response = await this.fetch(
      method,
      path,
      body === undefined ? {} : { headers, body: JSON.stringify(body) },
    );
    const text = await response.text();
    const envelope = parse<Envelope<Result>>(text);
    if (!envelope?.success) throw new ApiError(nameOf(method, path), response.status, errorsIn(text));
    return envelope;
  }
}

/** Returns null if the API responds with 404. */
export async function unlessMissing<Result>(promise: Promise<Result>): Promise<Result | null> {
  return promise.catch((error) => {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  });
}

/** Runs Wrangler, and appends its output to a file. Throws an error with Wrangler's reason. */
export async function wrangler(logFile: string, ...args: string[]): Promise<void> {
  const { code, stdout, stderr } = await run(args);
  appendFileSync(logFile, `${new Date().toISOString()} wrangler ${args[0]} ${args[1]}\n${stdout}${stderr}\n`);
  if (code === 0) return;
  throw new Error(`wrangler ${args[0]} failed: ${reasonIn(stderr)}\nAll of its output is in ${logFile}.`);
}

/** Returns the text after the last `[ERROR]`, without the path of Wrangler's own log. */
function reasonIn(stderr: string): string {
  const text = stripVTControlCharacters(stderr);
  const said = text.slice(text.lastIndexOf('[ERROR]') + 1).replace('ERROR]', '');
  const [reason = ''] = said.split('🪵');
  const lines = reason.split('\n').map((line) => line.trim());
  return lines.filter(Boolean).slice(-12).join('\n');
}

function run(args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn('wrangler', args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, CI: '1', NO_COLOR: '1', WRANGLER_HIDE_BANNER: 'true' },
    });
    let stdout = '';
    let stderr = '';
    child.stdout.on('data', (chunk) => (stdout += chunk));
    child.stderr.on('data', (chunk) => (stderr += chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, stdout, stderr }));
  });
}
