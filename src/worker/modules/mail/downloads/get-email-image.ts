import { DomainError, notFound } from '../../../../lib/errors.ts';
import { sha256 } from '../../../../lib/hash.ts';
import { hasRemoteImage } from '../../../../lib/message/html/clean-html.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { type Fetched, guardedFetch } from '../../../platform/outside/fetch-guard.ts';
import { limitRate } from '../../../platform/rate-limit.ts';
import { bodyOf } from '../content/body.ts';
import { selectBody } from '../content/store.ts';

/** The maximum size of an image, which is held in memory. Real photographs are smaller. */
const MAX_IMAGE_BYTES = 5_000_000;
/** The maximum number of redirects. Image hosts redirect to a CDN, and from `http:` to `https:`. */
const MAX_REDIRECTS = 3;
/** The timeout, in milliseconds, of each request of a redirect chain. */
const TIMEOUT_MS = 5000;
/** The time, in seconds, for which the Worker and browsers cache an image. */
export const IMAGE_LIFE_SECONDS = 7 * 86_400;

/** The headers of a request, which reveal neither the reader nor their location. */
const HEADERS = {
  Accept: 'image/png, image/jpeg, image/gif, image/webp',
  'User-Agent': 'Mozilla/5.0 (compatible)',
};

const REDIRECTS = [301, 302, 303, 307, 308];

const TYPES = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'] as const;
type ImageType = (typeof TYPES)[number];
/** Aliases of these types, and the types sent by servers that do not recognise the file. */
const OTHER_TYPES = [
  'image/jpg',
  'image/pjpeg',
  'image/x-png',
  'application/octet-stream',
  'binary/octet-stream',
];

export interface Image {
  type: ImageType;
  bytes: Uint8Array<ArrayBuffer>;
}

/**
 * Fetches a remote image of an email for its reader. Throws `not_found`, `limited`, what `guardedFetch` throws, and
 * IMAGE_NOT_FETCHED, IMAGE_TOO_LARGE and NOT_AN_IMAGE.
 */
export async function getEmailImage(ctx: Ctx, emailId: number, address: string): Promise<Image> {
  const [[row]] = await commit(database(ctx), [selectBody(ctx, emailId)]);
  if (!row) throw notFound('email');
  const url = new URL(address);
  const { html } = await bodyOf(ctx, row);
  if (!hasRemoteImage(html, url)) {
    throw new DomainError('not_found', 'NOT_FOUND', 'This email shows no image from that address.');
  }
  const cache = await caches.open('images');
  // Keyed by organization: a cached image reveals that somebody has read a mail with it.
  const key = `https://images.invalid/${ctx.organizationId}/${sha256(url.href)}`;
  const cached = await cache.match(key);
  if (cached) {
    return {
      type: cached.headers.get('Content-Type') as ImageType,
      bytes: new Uint8Array(await cached.arrayBuffer()),
    };
  }
  const detail = 'The organization fetches too many images. Wait a minute.';
  await limitRate(ctx.env.IMAGE_LIMIT, String(ctx.organizationId), detail);
  const image = await fetchImage(ctx, url);
  const headers = { 'Content-Type': image.type, 'Cache-Control': `max-age=${IMAGE_LIFE_SECONDS}` };
  ctx.defer(cache.put(key, new Response(image.bytes, { headers })));
  return image;
}

/** Fetches an image. Determines type and size from the bytes, not from the server's claims. */
export async function fetchImage(ctx: Pick<Ctx, 'env'>, address: URL): Promise<Image> {
  const { status, headers, body, isWhole } = await follow(ctx, address);
  if (status !== 200) throw notFetched(`The server of the image answered ${status}.`);
  const claimed = (headers.get('Content-Type') ?? '').split(';')[0]!.trim().toLowerCase();
  const type = typeOf(body);
  if (!type || ![...TYPES, ...OTHER_TYPES].includes(claimed)) {
    throw new DomainError(
      'unsupported',
      'NOT_AN_IMAGE',
      'There is no PNG, JPEG, GIF or WebP at that address.',
    );
  }
  if (!isWhole) {
    if (body.length < MAX_IMAGE_BYTES) throw notFetched('The image broke off.');
    throw new DomainError(
      'too_large',
      'IMAGE_TOO_LARGE',
      `The image has more than ${MAX_IMAGE_BYTES} bytes.`,
    );
  }
  return { type, bytes: body };
}

/** Returns the type by the first bytes of the file. */
function typeOf(bytes: Uint8Array): ImageType | null {
  const start = String.fromCharCode(...bytes.subarray(0, 12));
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (start.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (start.startsWith('GIF87a') || start.startsWith('GIF89a')) return 'image/gif';
  return start.startsWith('RIFF') && start.endsWith('WEBP') ? 'image/webp' : null;
}

/** Follows redirects and returns the last response. Every request passes the guard. */
async function follow(ctx: Pick<Ctx, 'env'>, address: URL): Promise<Fetched> {
  const limits = { timeoutMs: TIMEOUT_MS, maxBytes: MAX_IMAGE_BYTES, allowHttp: true };
  let url = address;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const response = await guardedFetch(ctx, url.href, { method: 'GET', headers: HEADERS }, limits);
    if (!REDIRECTS.includes(response.status)) return response;
    const next = URL.parse(response.headers.get('Location') ?? '', url);
    if (!next) throw notFetched('The server of the image redirects to no address.');
    url = next;
  }
  throw notFetched(`The image is behind more than ${MAX_REDIRECTS} redirects.`);
}

function notFetched(detail: string): DomainError {
  return new DomainError('remote_failed', 'IMAGE_NOT_FETCHED', detail);
}
