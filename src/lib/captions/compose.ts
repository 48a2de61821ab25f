import type { Platform } from '../../contract/stream/stream.ts';
import { cleanBody, type Fixed } from './body.ts';
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
  const cta = fixed.cta.trim();
  const url = usable(fixed.url);
  const coreHashtags = canonicalHashtags(fixed.coreHashtags);
  const link = url === null || cta.includes(url) ? '' : url;
  const tags = withoutTagsOf(cta, coreHashtags).join(' ');
  const tails = [[cta, link, tags], [cta, link], [link]].map(join);
  const fits = (text: string) => captionLength(platform, text) <= MAX_LENGTH[platform];
  const tail = tails.find(fits) ?? '';
  const read = body.slice(0, Math.min(MAX_UNITS, UNITS_PER_CHARACTER * MAX_LENGTH[platform]));
  const clean = cleanBody(platform, read, { url, coreHashtags, cta });
  return join([shorten(clean, (text) => fits(join([text, tail]))), tail]);
}

function usable(url: string | null): string | null {
  const isUsable = url !== null && /^https?:\/\/\S+$/i.test(url) && URL.canParse(url);
  return isUsable ? url : null;
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

/** Truncates a text to fit, at a word, with an ellipsis. */
function shorten(text: string, fits: (text: string) => boolean): string {
  if (fits(text)) return text;
  const ends = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)].map(
    ({ index }) => index,
  );
  let [most, tooMany] = [0, ends.length];
  while (tooMany - most > 1) {
    const middle = (most + tooMany) >> 1;
    if (fits(cutAt(text, ends[middle]!))) most = middle;
    else tooMany = middle;
  }
  const end = ends[most] ?? 0;
  // A text without spaces, such as Chinese, is cut anywhere.
  const space = Math.max(text.lastIndexOf(' ', end), text.lastIndexOf('\n', end));
  const atWord = space > end / 2 ? cutAt(text, space) : '';
  const cut = atWord !== '' && fits(atWord) ? atWord : cutAt(text, end);
  return fits(cut) ? cut : '';
}

/** Truncates with an ellipsis. Removes spaces, punctuation and half of an escape before it. */
function cutAt(text: string, end: number): string {
  const kept = text.slice(0, end);
  let length = kept.length;
  while (length > 0 && /[\s\\,;:–—-]/.test(kept[length - 1]!)) length--;
  return length === 0 ? '' : `${kept.slice(0, length)}…`;
}
