import type { Platform } from '../../contract/stream/stream.ts';
import { withoutCoreHashtags } from './hashtags.ts';

/** The fixed parts of a caption. */
export interface Fixed {
  /** An http(s) URL, or null. */
  url: string | null;
  coreHashtags: readonly string[];
  /** May be empty. */
  cta: string;
}

/** Control characters, and those that are invisible or change the text direction; emoji need the joiner. */
const INVISIBLE = /[^\P{C}\n\u200d]/gu;
/** Characters that would extend a URL before them. */
const IN_URL = /[\w/?=&%#~+-]/;
/** A shorter call to action is only recognized as a whole line. */
const LEAST_PHRASE = 8;

/**
 * Returns a body, from a model or a title, that can be posted: without the link, the call to action and the core
 * hashtags, which are appended later; without invisible characters; and with disabled mentions.
 */
export function cleanBody(platform: Platform, body: string, fixed: Fixed): string {
  const plain = body
    .replace(/\r\n?|[\u2028\u2029\u0085\v\f]/g, '\n')
    .replace(/\t/g, ' ')
    .replace(INVISIBLE, '');
  const without = withoutCoreHashtags(
    withoutCta(withoutUrl(plain, fixed.url), fixed.cta),
    fixed.coreHashtags,
  );
  const lines = without.split('\n').map((line) => line.split(/\s+/).filter(Boolean).join(' '));
  const kept = lines
    .filter((line, i) => line !== '' || (lines[i - 1] ?? '') !== '')
    .join('\n')
    .trim();
  const quiet = kept.replace(/[@＠](?=\S)/g, (sign) => `${sign}\u200b`);
  return platform === 'discord' ? escapeMarkdown(quiet) : quiet;
}

function withoutUrl(text: string, url: string | null): string {
  if (url === null) return text;
  const bare = url.replace(/^https?:\/\//i, '');
  const forms = [...new Set([url, `https://${bare}`, `http://${bare}`, bare])];
  return forms.reduce(without, text);
}

function without(text: string, form: string): string {
  const [first = '', ...rest] = text.split(form);
  const kept = [first];
  for (const behind of rest) {
    if (IN_URL.test(behind[0] ?? '')) kept.push(form);
    else {
      // Nothing follows on the line of "Watch here: ", so the colon goes too.
      if (/^[^\S\n]*(?:\n|$)/.test(behind)) kept.push(kept.pop()!.replace(/[:–—-]?[^\S\n]?$/, ''));
      kept.push(' ');
    }
    kept.push(behind);
  }
  return kept.join('');
}

function withoutCta(text: string, cta: string): string {
  const phrase = cta.trim();
  if (phrase === '') return text;
  const folded = phrase.toLowerCase();
  const parts = phrase.length >= LEAST_PHRASE ? text.split(phrase) : [text];
  return parts
    .join('\n')
    .split('\n')
    .filter((line) => line.trim().toLowerCase() !== folded)
    .join('\n');
}

/** Escapes characters of titles that are Discord markup. */
function escapeMarkdown(text: string): string {
  return text
    .replace(/https?:\/\/\S+|[\\*`_~|<[\]]/g, (part) => (part.length > 1 ? part : `\\${part}`))
    .replace(/^(?:>|-?#{1,3}(?= ))/gm, '\\$&');
}
