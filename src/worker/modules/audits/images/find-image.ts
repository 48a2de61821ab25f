import type { Purpose, Resource, Site } from '../site/site.ts';
import { HEADER_BYTES, type Image, readImage } from './read-image.ts';

/** An image, or why there is none: `isMeasured` is false if the reason says nothing about the site. */
export type FoundImage =
  | { image: Image; problem: null }
  | { image: null; problem: string; isMeasured: boolean };

/** Failures that may be temporary, or are the audit's own. */
const NOT_MEASURED = new Set(['TIMED_OUT', 'NO_REQUESTS_LEFT']);

/** Fetches the beginning of an image. The bytes decide its type, because servers send wrong ones. */
export async function findImage(site: Site, url: string, purpose: Purpose): Promise<FoundImage> {
  const resource = await site.fetch(url, purpose, { maxBytes: HEADER_BYTES });
  const failure = failureOf(resource);
  if (failure) return { image: null, ...failure };
  const image = readImage(resource.body);
  if (image) return { image, problem: null };
  const type = resource.headers.get('content-type') ?? 'none';
  return { image: null, problem: `${url} is not an image (Content-Type: ${type})`, isMeasured: true };
}

/** Returns why a resource could not be fetched; null for status 200. */
export function failureOf(resource: Resource): { problem: string; isMeasured: boolean } | null {
  const { url, error, status } = resource;
  if (error) {
    return { problem: `${url}: ${error.message}`, isMeasured: !NOT_MEASURED.has(error.code) };
  }
  return status === 200 ? null : { problem: `${url} answers with status ${status}`, isMeasured: true };
}
