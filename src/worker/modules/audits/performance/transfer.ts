import type { Check } from '../../../../contract/audits/audits.ts';
import { toCheck } from '../checks/check.ts';
import type { SitePage } from '../site/site.ts';
import { answeredOf, type PageResources } from './resources.ts';

const COMPRESSION = {
  id: 'compression',
  title: 'The server compresses text',
  weight: 3,
  source: 'https://developer.chrome.com/docs/lighthouse/performance/uses-text-compression',
};
const WEIGHT = {
  id: 'page-weight',
  title: 'The page and its first files have at most 2,667 KiB',
  weight: 2,
  source: 'https://developer.chrome.com/docs/lighthouse/performance/total-byte-weight',
};
/** Savings that Lighthouse ignores: below this many bytes, or this share. */
const MIN_SAVING = 1400;
const MIN_SHARE = 0.1;
/** Lighthouse gives the score 0.9 for this weight, and 0.5 for 4,000 KiB. */
const MAX_WEIGHT = 2667 * 1024;

/** A response, as far as it was read. */
interface Response {
  url: string;
  headers: Headers;
  /** The body after decompression. */
  body: Uint8Array;
  isWhole: boolean;
  isText: boolean;
  /** The bytes of the body in gzip; null if it is not text. */
  gzipBytes: number | null;
}

/** Measures the page, and its fetched files. */
export async function measure(page: SitePage, resources: PageResources): Promise<Response[]> {
  const { url, headers, isWhole } = page;
  const html = { url, headers, isWhole, body: new TextEncoder().encode(page.html), isText: true };
  const files = answeredOf(resources).map(({ kind, url, resource }) => ({
    url,
    headers: resource.headers,
    // Only the headers of images were requested.
    isWhole: resource.isWhole && kind !== 'image',
    body: resource.body,
    isText: kind !== 'image',
  }));
  const measured: Response[] = [];
  for (const response of [html, ...files]) {
    measured.push({ ...response, gzipBytes: response.isText ? await gzipSize(response.body) : null });
  }
  return measured;
}

/** Checks whether gzip would shrink a text that was sent uncompressed. */
export function checkCompression(responses: readonly Response[]): Check {
  const evidence = responses.flatMap(({ url, headers, body, gzipBytes }) => {
    if (gzipBytes === null || isCompressed(headers)) return [];
    const saving = body.length - gzipBytes;
    if (saving <= MIN_SAVING || saving < MIN_SHARE * body.length) return [];
    return [`${url}: ${bytes(body.length)} without Content-Encoding, ${bytes(gzipBytes)} with gzip`];
  });
  return toCheck(COMPRESSION, { result: evidence.length === 0 ? 'pass' : 'fail', evidence });
}

/** Checks whether the page, and its requested files, are light. */
export function checkPageWeight(responses: readonly Response[], { references }: PageResources): Check {
  const sizes = responses.map((response) => ({ url: response.url, size: transferSize(response) }));
  const known = sizes.filter((one): one is { url: string; size: number } => one.size !== null);
  const total = known.reduce((sum, { size }) => sum + size, 0);
  const unknown = references.length + 1 - known.length;
  const heaviest = known.toSorted((a, b) => b.size - a.size).slice(0, 10);
  const evidence = [
    `${kib(total)} in ${known.length} responses${unknown > 0 ? `; ${unknown} more files were not measured` : ''}`,
    ...heaviest.map(({ url, size }) => `${url}: ${kib(size)}`),
  ];
  return toCheck(WEIGHT, { result: total <= MAX_WEIGHT ? 'pass' : 'fail', evidence });
}

/** Returns the transferred bytes of the body; null if unknown. The runtime decompresses, but keeps the headers. */
function transferSize({ headers, body, isWhole, gzipBytes }: Response): number | null {
  const length = headers.get('content-length') ?? '';
  if (/^\d{1,12}$/.test(length)) return Number(length);
  if (!isWhole) return null;
  return isCompressed(headers) && gzipBytes !== null ? gzipBytes : body.length;
}

function isCompressed(headers: Headers): boolean {
  return /\b(?:gzip|br|zstd|deflate|compress)\b/i.test(headers.get('content-encoding') ?? '');
}

async function gzipSize(body: Uint8Array): Promise<number> {
  let size = 0;
  const stream = new Blob([body as Uint8Array<ArrayBuffer>])
    .stream()
    .pipeThrough(new CompressionStream('gzip'));
  for await (const chunk of stream) size += chunk.length;
  return size;
}

function bytes(count: number): string {
  return `${count.toLocaleString('en-US')} bytes`;
}

function kib(count: number): string {
  return `${Math.ceil(count / 1024).toLocaleString('en-US')} KiB`;
}
