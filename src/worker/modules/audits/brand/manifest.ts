import { failureOf } from '../images/find-image.ts';
import { baseUrl, describe, linksOf } from '../page/elements.ts';
import type { Site } from '../site/site.ts';

/** The members of a web app manifest that show a brand (https://www.w3.org/TR/appmanifest/). */
export interface Manifest {
  url: string;
  name: string | null;
  shortName: string | null;
  themeColor: string | null;
  icons: Icon[];
}

export interface Icon {
  /** The absolute URL. */
  url: string;
  /** The sizes: `192x192`, `any`. */
  sizes: string[];
  /** Whether it may be shown as it is, not only as a mask. */
  isForAny: boolean;
}

/** The manifest of a page, or why it has none. */
export type FoundManifest =
  | { state: 'read'; place: string; manifest: Manifest }
  | { state: 'absent' }
  | { state: 'broken' | 'not_measured'; place: string; problem: string };

const MAX_BYTES = 200_000;
const MAX_ICONS = 50;
const MAX_SIZES = 20;
const MAX_TEXT = 300;
const MAX_URL = 2000;

/** Fetches the manifest to which the page links. Members of a wrong type count as missing, as in browsers. */
export async function findManifest(site: Site): Promise<FoundManifest> {
  const { document } = site.page;
  const link = linksOf(document, 'manifest').find((element) => element.attribute('href'));
  if (!link) return { state: 'absent' };
  const place = describe(link);
  const url = URL.parse(link.attribute('href')!, baseUrl(document, site.page.url));
  if (!url || !/^https?:$/.test(url.protocol))
    return { state: 'broken', place, problem: 'Not an http or https URL' };
  const resource = await site.fetch(url.href, 'manifest', { maxBytes: MAX_BYTES });
  const failure = failureOf(resource);
  if (failure)
    return { state: failure.isMeasured ? 'broken' : 'not_measured', place, problem: failure.problem };
  if (!resource.isWhole)
    return { state: 'broken', place, problem: `${url.href} is cut off, or has over 200 KB` };
  const json = parseObject(resource.body);
  if (json === null) return { state: 'broken', place, problem: `${url.href} is not a JSON object` };
  return { state: 'read', place, manifest: toManifest(json, resource.finalUrl) };
}

function toManifest(json: Record<string, unknown>, url: string): Manifest {
  const icons = Array.isArray(json['icons']) ? json['icons'].slice(0, MAX_ICONS) : [];
  return {
    url,
    name: textOf(json['name']),
    shortName: textOf(json['short_name']),
    themeColor: textOf(json['theme_color']),
    icons: icons.flatMap((icon: unknown) => toIcon(icon, url) ?? []),
  };
}

function toIcon(icon: unknown, base: string): Icon | null {
  if (!isObject(icon)) return null;
  const source = textOf(icon['src'], MAX_URL);
  const url = source === null ? null : URL.parse(source, base);
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  const purposes = wordsOf(icon['purpose']);
  return {
    url: url.href,
    sizes: wordsOf(icon['sizes']),
    isForAny: purposes.length === 0 || purposes.includes('any'),
  };
}

function wordsOf(value: unknown): string[] {
  return textOf(value)?.toLowerCase().split(/\s+/).slice(0, MAX_SIZES) ?? [];
}

function textOf(value: unknown, max = MAX_TEXT): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, max) : null;
}

function parseObject(body: Uint8Array): Record<string, unknown> | null {
  try {
    const json: unknown = JSON.parse(new TextDecoder().decode(body));
    return isObject(json) ? json : null;
  } catch {
    return null;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
