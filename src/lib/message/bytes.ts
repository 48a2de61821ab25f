import { MAX_LINES, MAX_PART_LINES, MAX_SHORT_LINES, SHORT_LINE_BYTES } from './limits.ts';

const LF = 0x0a;
const DASH = 0x2d;
const encoder = new TextEncoder();

/** Returns the beginning of `text` that is at most `maxBytes` in UTF-8, cut between characters. */
export function truncateUtf8(text: string, maxBytes: number): string {
  const { read } = encoder.encodeInto(text, new Uint8Array(maxBytes));
  return text.slice(0, read);
}

/** Runs `work` on all items, at most `limit` at once, and returns the results in order. Stops at the first failure. */
export async function mapLimited<T, R>(
  items: T[],
  limit: number,
  work: (item: T, index: number) => Promise<R>,
): Promise<R[]> {
  const results: R[] = new Array(items.length);
  let next = 0;
  const worker = async () => {
    for (let i = next++; i < items.length; i = next++) results[i] = await work(items[i]!, i);
  };
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, worker));
  return results;
}

/** Returns whether a message has few enough lines to be parsed in the memory of a Worker. */
export function hasFewLines(raw: Uint8Array): boolean {
  let [lines, short, parts] = [0, 0, 0];
  for (let start = 0; start < raw.length; ) {
    const next = raw.indexOf(LF, start) + 1 || raw.length;
    lines++;
    if (next - start < SHORT_LINE_BYTES) short++;
    if (raw[start] === DASH && raw[start + 1] === DASH) parts++;
    if (lines > MAX_LINES || short > MAX_SHORT_LINES || parts > MAX_PART_LINES) return false;
    start = next;
  }
  return true;
}
