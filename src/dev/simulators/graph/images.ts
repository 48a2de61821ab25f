import { type ImageFacts, readImage } from '../platforms/image.ts';
import { hashImage } from '../platforms/records.ts';
import type { GraphCall } from './call.ts';
import { graphProblem, publishingProblem } from './problem.ts';

const FETCH_TIMEOUT_MS = 20_000;
const MAX_INSTAGRAM_BYTES = 8 * 1024 * 1024;
const MAX_PHOTO_BYTES = 10 * 1024 * 1024;
/** Width divided by height, with a tolerance of a pixel of rounding. */
const FEED_RATIO = { least: 4 / 5, most: 1.91 };
const STORY_RATIO = { least: 9 / 16, most: 1.91 };
const ROUNDING = 0.005;

export type Fetch = (input: string, init?: RequestInit) => Promise<Response>;

/** Downloads an image for Instagram and checks it: JPEG, at most 8 MiB, and its ratio. Returns its hash. */
export async function fetchForInstagram(url: string, isStory: boolean, fetch: Fetch): Promise<string> {
  const bytes = await download(url, MAX_INSTAGRAM_BYTES, fetch);
  if (!bytes) throw publishingProblem('mediaUnreachable');
  if (bytes.length > MAX_INSTAGRAM_BYTES) throw publishingProblem('tooLarge');
  const facts = readImage(bytes);
  if (facts?.type !== 'image/jpeg') throw publishingProblem('wrongFormat');
  if (!hasRatio(facts, isStory ? STORY_RATIO : FEED_RATIO)) throw publishingProblem('wrongRatio');
  return hashImage(bytes);
}

/** Reads the photo of a page, from `url` or from the file `source`. Returns its hash. */
export async function readPhoto({ files }: GraphCall, url: string, fetch: Fetch): Promise<string> {
  const source = files['source'];
  const bytes = source
    ? new Uint8Array(await source.arrayBuffer())
    : await download(url, MAX_PHOTO_BYTES, fetch);
  if (!bytes || bytes.length > MAX_PHOTO_BYTES || !readImage(bytes)) {
    throw graphProblem(400, { message: '(#324) Missing or invalid image file', code: 324 });
  }
  return hashImage(bytes);
}

/** Returns null if the download fails. Stops after one byte too many. */
async function download(
  url: string,
  maxBytes: number,
  fetch: Fetch,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? '')) return null;
  let response: Response;
  try {
    response = await fetch(url, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) });
  } catch {
    return null;
  }
  if (!response.ok || !response.body) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > maxBytes) break;
  }
  return new Uint8Array(await new Blob(chunks as Uint8Array<ArrayBuffer>[]).arrayBuffer());
}

function hasRatio({ width, height }: ImageFacts, { least, most }: typeof FEED_RATIO): boolean {
  const ratio = width / height;
  return ratio >= least - ROUNDING && ratio <= most + ROUNDING;
}
