import type { Platform } from '../../contract/stream/stream.ts';
import { withoutInvisible } from '../invisible.ts';
import { cleanBody, type Fixed } from './body.ts';
import { type Entity, findLinks } from './entities.ts';
import { canonicalHashtags, withoutTagsOf } from './hashtags.ts';
import { captionLength, MAX_LENGTH } from './length.ts';
import { PLATFORM_NAMES } from './platform-names.ts';

/** The minimum length that settings must leave for the body of a caption. */
const LEAST_BODY = 60;
/** The expected length of a link. X counts each as 23; links of other video platforms have 30 to 100 characters. */
const LINK_ROOM: Record<Platform, number> = { discord: 500, x: 23, instagram: 500, facebook: 500 };
/**
 * UTF-16 code units of a body that are read per allowed character: a family emoji has 11 or more, and counts as 2 on X.
 */
const UNITS_PER_CHARACTER = 16;
const MAX_UNITS = MAX_LENGTH.facebook;

/**
 * Composes a caption: the body, then the call to action, the link and the core hashtags, each once, even if the body
 * contains them. Truncates the body with "…" if it does not fit. For a link that is much longer than usual, omits the
 * hashtags, then also the call to action. Omits a link that does not fit by itself.
 */
export function composeCaption(platform: Platform, body: string, fixed: Fixed): string {
  const cta = withoutInvisible(fixed.cta).trim();
  const url = usable(fixed.url);
  const coreHashtags = canonicalHashtags(fixed.coreHashtags);
  const link = url === null || cta.includes(url) ? '' : url;
  const tags = withoutTagsOf(cta, coreHashtags).join(' ');
  const tails = [[cta, link, tags], [cta, link], [link]].map(join);
  const fits = (text: string) => captionLength(platform, text) <= MAX_LENGTH[platform];
  const tail = tails.find(fits) ?? '';
  const read = body.slice(0, Math.min(MAX_UNITS, UNITS_PER_CHARACTER * MAX_LENGTH[platform]));
  const clean = cleanBody(platform, read, { url, coreHashtags, cta });
  return join([shorten(platform, clean, (text) => fits(join([text, tail]))), tail]);
}

/** Returns the URL if it is one. Encodes it if it has invisible characters. */
function usable(url: string | null): string | null {
  if (url === null || !/^https?:\/\/\S+$/i.test(url) || !URL.canParse(url)) return null;
  return withoutInvisible(url) === url ? url : new URL(url).href;
}

/** Returns why these settings leave too little room for the body of a caption, or null. Such settings are refused. */
export function voiceProblem(platform: Platform, voice: Pick<Fixed, 'coreHashtags' | 'cta'>): string | null {
  const tail = join([voice.cta.trim(), canonicalHashtags(voice.coreHashtags).join(' ')]);
  // Counts the line breaks before the link and before the rest.
  const used = captionLength(platform, tail) + LINK_ROOM[platform] + 2;
  const room = MAX_LENGTH[platform] - used;
  if (room >= LEAST_BODY) return null;
  return `With a link, the hashtags and the call to action leave ${Math.max(0, room)} of ${MAX_LENGTH[platform]} characters on ${PLATFORM_NAMES[platform]}. Shorten them, so that at least ${LEAST_BODY} are left.`;
}

function join(parts: string[]): string {
  return parts.filter((part) => part !== '').join('\n');
}

/** Truncates a text to fit, at a word and not within a link, with an ellipsis. */
function shorten(platform: Platform, text: string, fits: (text: string) => boolean): string {
  if (fits(text)) return text;
  const links = findLinks(platform, text);
  const cut = (end: number) => cutAt(text, end, links);
  const ends = Array.from(
    new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text),
    ({ index }) => index,
  );
  let [most, tooMany] = [0, ends.length];
  while (tooMany - most > 1) {
    const middle = (most + tooMany) >> 1;
    if (fits(cut(ends[middle]!))) most = middle;
    else tooMany = middle;
  }
  const end = ends[most] ?? 0;
  // A text without spaces, such as Chinese, is cut anywhere.
  const space = Math.max(text.lastIndexOf(' ', end), text.lastIndexOf('\n', end));
  const atWord = space > end / 2 ? cut(space) : '';
  const shortened = atWord !== '' && fits(atWord) ? atWord : cut(end);
  return fits(shortened) ? shortened : '';
}

/**
 * Truncates with an ellipsis, at the start of a link instead of within it. Removes spaces, punctuation and half of an
 * escape before the ellipsis. A space keeps the ellipsis out of a link.
 */
function cutAt(text: string, end: number, links: readonly Entity[]): string {
  let length = links.find((link) => link.start < end && end < link.end)?.start ?? end;
  const link = links.findLast((each) => each.end <= length);
  const least = link?.end ?? 0;
  while (length > least && /[\s\\,;:–—-]/.test(text[length - 1]!)) length--;
  if (length === 0) return '';
  const isInLink = link !== undefined && !/\s/.test(text.slice(least, length));
  return `${text.slice(0, length)}${isInLink ? ' ' : ''}…`;
}
