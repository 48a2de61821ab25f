import { Problem } from '../lib/problem.ts';

/** The options of a call, named as in openapi-fetch. */
export interface Init {
  params?: {
    path?: Record<string, string | number>;
    query?: Record<string, unknown>;
    header?: Record<string, string>;
  };
  body?: unknown;
  headers?: Record<string, string>;
  /** Defaults to JSON. */
  bodySerializer?: (body: unknown) => string | FormData;
  parseAs?: 'json' | 'text' | 'stream';
  signal?: AbortSignal;
}

export interface Answer {
  data: unknown;
  response: Response;
}

/** Returns the URL of a path with its parameters filled in. Omits undefined and null query parameters. */
export function addressOf(path: string, { path: values = {}, query = {} }: NonNullable<Init['params']> = {}) {
  const filled = path.replaceAll(/\{([^{}]+)\}/g, (_, name: string) => encodeURIComponent(values[name]!));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const each of Array.isArray(value) ? value : [value]) {
      if (each !== undefined && each !== null) search.append(name, String(each));
    }
  }
  return search.size > 0 ? `${filled}?${search}` : filled;
}

const MOST_VERSIONS = 1000;
/** The minimum data version of the last response, by URL. */
const versions = new Map<string, number>();
let newestVersion = 0;

export const versionOf = (address: string): number | undefined => versions.get(address);

/** Notes that the data have this version at least. */
export function hearVersion(version: number): void {
  newestVersion = Math.max(newestVersion, version);
}

function noteVersion(address: string, version: string | null) {
  if (version === null) return;
  if (versions.size >= MOST_VERSIONS) versions.clear();
  versions.set(address, Number(version));
  hearVersion(Number(version));
}

const MOST_KEPT = 100;
/** The last answers that have a tag, by URL. */
const kept = new Map<string, Answer>();

/** Returns the kept answer, unless it is known to be old: asking whether it is still right would cost a round trip. */
const keptOf = (address: string) =>
  (versionOf(address) ?? -1) >= newestVersion ? kept.get(address) : undefined;

function keep(address: string, answer: Answer) {
  if (!answer.response.headers.has('etag')) return;
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(address, answer);
}

/** Calls the API. Throws `Problem` for an error response, after calling `onProblem`. */
export async function send(
  method: string,
  path: string,
  { params, body, headers, bodySerializer = JSON.stringify, parseAs = 'json', signal }: Init = {},
  onProblem: (problem: Problem) => void = () => {},
): Promise<Answer> {
  const content = body === undefined ? null : bodySerializer(body);
  const address = addressOf(path, params);
  const last = method === 'GET' ? keptOf(address) : undefined;
  const response = await fetch(address, {
    method,
    body: content,
    // A form sets its own content type, with its boundary.
    headers: {
      ...(typeof content === 'string' && { 'content-type': 'application/json' }),
      ...(last && { 'if-none-match': last.response.headers.get('etag')! }),
      ...headers,
      ...params?.header,
    },
    ...(signal && { signal }),
  });
  if (last && response.status === 304) return last;
  if (!response.ok) {
    const problem = new Problem(response.status, await response.json().catch(() => ({})));
    onProblem(problem);
    throw problem;
  }
  if (method === 'GET') noteVersion(address, response.headers.get('x-live-version'));
  if (parseAs === 'stream') return { data: response.body, response };
  const text = await response.text();
  if (parseAs === 'text') return { data: text, response };
  const answer = { data: text === '' ? undefined : JSON.parse(text), response };
  if (method === 'GET') keep(address, answer);
  return answer;
}
