import type { Platform } from '../../contract/stream/stream.ts';
import { withoutInvisible } from '../invisible.ts';
import { findEntities, findHttpUrls, findLinks } from './entities.ts';
import { withoutCoreHashtags } from './hashtags.ts';
import { findUrls } from './x-urls.ts';

/** The fixed parts of a caption. */
export interface Fixed {
  /** An http(s) URL, or null. */
  url: string | null;
  coreHashtags: readonly string[];
  /** May be empty. */
  cta: string;
}

/** A shorter call to action is only recognized as a whole line. */
const LEAST_PHRASE = 8;

/**
 * Returns a body, from a model or a title, that can be posted: without the link, the call to action and the core
 * hashtags, which are appended later; without invisible characters; and with disabled mentions.
 */
export function cleanBody(platform: Platform, body: string, fixed: Fixed): string {
  const plain = withoutInvisible(body.replace(/\r\n?|[\u2028\u2029\u0085\v\f]/g, '\n').replace(/\t/g, ' '));
  const without = withoutCoreHashtags(
    platform,
    withoutCta(platform, withoutUrl(plain, fixed.url), fixed.cta),
    fixed.coreHashtags,
  );
  const lines = without.split('\n').map((line) => line.split(/\s+/).filter(Boolean).join(' '));
  const kept = lines
    .filter((line, i) => line !== '' || (lines[i - 1] ?? '') !== '')
    .join('\n')
    .trim();
  const quiet = withoutMentions(platform, kept);
  return platform === 'discord' ? escapeMarkdown(quiet) : quiet;
}

/** Puts an invisible space behind the sign of each mention, so that it notifies nobody. */
function withoutMentions(platform: Platform, text: string): string {
  let quiet = '';
  let read = 0;
  for (const { kind, start } of findEntities(platform, text)) {
    if (kind !== 'mention') continue;
    quiet += `${text.slice(read, start + 1)}\u200b`;
    read = start + 1;
  }
  return quiet + text.slice(read);
}

/** Removes this link, with or without its protocol. Other links stay, also those that contain it. */
export function withoutUrl(text: string, url: string | null): string {
  if (url === null) return text;
  const bare = withoutProtocol(url);
  const links = [...findHttpUrls(text), ...findUrls(text)].sort((a, b) => a.start - b.start);
  let kept = '';
  let read = 0;
  for (const { start, end } of links) {
    if (start < read || withoutProtocol(text.slice(start, end)) !== bare) continue;
    const before = text.slice(read, start);
    read = end;
    // Nothing follows on the line of "Watch here: ", so the colon goes too.
    kept += /^[^\S\n]*(?:\n|$)/.test(text.slice(read)) ? before.replace(/[:–—-]?[^\S\n]?$/, '') : before;
    kept += ' ';
  }
  return kept + text.slice(read);
}

function withoutProtocol(url: string): string {
  return url.replace(/^https?:\/\//i, '');
}

function withoutCta(platform: Platform, text: string, cta: string): string {
  const phrase = cta.trim();
  if (phrase === '') return text;
  const folded = phrase.toLowerCase();
  return withoutPhrase(platform, text, phrase)
    .split('\n')
    .filter((line) => line.trim().toLowerCase() !== folded)
    .join('\n');
}

/** Removes a long phrase wherever it is, unless it begins or ends within a link. */
function withoutPhrase(platform: Platform, text: string, phrase: string): string {
  if (phrase.length < LEAST_PHRASE || !text.includes(phrase)) return text;
  const links = findLinks(platform, text);
  const isWithinLink = (at: number) => links.some(({ start, end }) => start < at && at < end);
  const [first = '', ...rest] = text.split(phrase);
  let kept = first;
  let at = first.length;
  for (const part of rest) {
    const end = at + phrase.length;
    kept += isWithinLink(at) || isWithinLink(end) ? phrase : '\n';
    kept += part;
    at = end + part.length;
  }
  return kept;
}

/** Escapes characters of titles that are Discord markup. An escape within or right behind a link would be part of it. */
function escapeMarkdown(text: string): string {
  return text
    .replace(/<https?:\/\/[^\s<>]+>|https?:\/\/\S+|[\\*`_~|<[\]]/g, (part) =>
      part.length > 1 ? part : `\\${part}`,
    )
    .replace(/^(?:>|-?#{1,3}(?= ))/gm, '\\$&');
}
