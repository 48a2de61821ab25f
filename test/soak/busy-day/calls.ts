/** Calls of the API whose times and statuses are recorded by their names. */
import { percentile } from '../../../bench/statistics.ts';

const times = new Map<string, number[]>();
/** Refusals and failures by name and status. */
const refused = new Map<string, number>();

export interface Caller {
  /** Calls the API. Returns the JSON of the answer; undefined if it is refused. */
  call<T>(name: string, method: string, path: string, body?: unknown): Promise<T | undefined>;
}

/** Returns a caller with these headers. Strings are sent as raw messages, other bodies as JSON. */
export function callerOf(origin: string, headers: Record<string, string>): Caller {
  return {
    async call<T>(name: string, method: string, path: string, body?: unknown) {
      const isRaw = typeof body === 'string';
      const type = isRaw ? 'message/rfc822' : 'application/json';
      const startedAt = performance.now();
      const response = await fetch(`${origin}${path}`, {
        method,
        headers: { ...headers, ...(body !== undefined && { 'content-type': type }) },
        ...(body !== undefined && { body: isRaw ? body : JSON.stringify(body) }),
      });
      const text = await response.text();
      const all = times.get(name) ?? [];
      times.set(name, all);
      all.push(performance.now() - startedAt);
      if (response.ok) {
        const isJson = response.headers.get('content-type')?.includes('json');
        return (isJson ? JSON.parse(text) : undefined) as T | undefined;
      }
      const key = `${name}: ${response.status} ${/"code":"(\w+)"/.exec(text)?.[1] ?? text.slice(0, 200)}`;
      refused.set(key, (refused.get(key) ?? 0) + 1);
      return undefined;
    },
  };
}

/** Returns the number of calls and their times in milliseconds, slowest first, and how often which call was refused. */
export function reportCalls() {
  const table = [...times]
    .map(([call, all]) => ({
      call,
      calls: all.length,
      p50: Math.round(percentile(all, 0.5)),
      p95: Math.round(percentile(all, 0.95)),
    }))
    .toSorted((a, b) => b.p95 - a.p95);
  return { table, refused: Object.fromEntries(refused) };
}
