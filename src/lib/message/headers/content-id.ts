import { decodeWords } from 'postal-mime';
import { MAX_MESSAGE_ID_CHARACTERS } from '../limits.ts';
import { oneLine } from './clean-text.ts';

/** Returns the bare id in a Content-ID header (RFC 2392 2), also if it is an encoded word, or without brackets. */
export function readContentId(header: string): string {
  const text = oneLine(decodeWords(header.slice(0, 4 * MAX_MESSAGE_ID_CHARACTERS)));
  const id = /<([^<>]*)/.exec(text)?.[1] ?? text;
  return decodeWords(id)
    .replace(/^[\s"]*(?:cid:)?\s*/i, '')
    .replace(/[\s">]/g, '')
    .slice(0, MAX_MESSAGE_ID_CHARACTERS);
}

/** Returns the ids that the HTML shows by `cid:` URLs, in which they may be percent-encoded (RFC 2392 2). */
export function shownIds(html: string): Set<string> {
  const urls = html.matchAll(/\bcid:([^\s"'<>()]{1,998})/gi);
  const ids = Array.from(urls, ([, id = '']) => id.replaceAll('&amp;', '&'));
  return new Set([...ids, ...ids.map(percentDecoded)]);
}

function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
