import type { Schemas } from '../../../api/client.ts';

type Platform = Schemas['Platform'];

/** A piece of a post as its platform renders it. */
export interface Part {
  kind: 'text' | 'link' | 'tag';
  text: string;
}

const PIECE =
  /https?:\/\/[^\s<>"]+[^\s<>".,;:!?'”’)\]]|(?<![\p{L}\p{N}_#])#[\p{L}\p{M}\p{N}_]*\p{L}[\p{L}\p{M}\p{N}_]*/gu;
/** X shows the host and the first characters of the path. */
const X_LINK = 27;

/** Returns the URL as X shows it: without its protocol, and truncated. */
function shortLink(url: string): string {
  const bare = url.replace(/^https?:\/\/(?:www\.)?/, '');
  return bare.length > X_LINK ? `${bare.slice(0, X_LINK)}…` : bare;
}

/** Finds links and hashtags in a text. Discord has no hashtags and shows escapes literally; Instagram links nothing. */
export function partsOf(platform: Platform, text: string): Part[] {
  const parts: Part[] = [];
  let read = 0;
  const plain = (piece: string) =>
    platform === 'discord' ? piece.replace(/\\([\\*`_~|<[\]>#-])/g, '$1') : piece;
  const add = (kind: Part['kind'], piece: string) => {
    const last = parts.at(-1);
    if (kind === 'text' && last?.kind === 'text') last.text += piece;
    else if (piece !== '') parts.push({ kind, text: piece });
  };
  for (const { 0: found, index } of text.matchAll(PIECE)) {
    add('text', plain(text.slice(read, index)));
    const isTag = found.startsWith('#');
    if (isTag ? platform === 'discord' : platform === 'instagram') add('text', found);
    else add(isTag ? 'tag' : 'link', !isTag && platform === 'x' ? shortLink(found) : found);
    read = index + found.length;
  }
  add('text', plain(text.slice(read)));
  return parts;
}

/** Returns the first link of a text, for which Discord, X and Facebook show a card. */
export function firstLink(text: string): URL | null {
  const [found] = text.match(/https?:\/\/[^\s<>"]+[^\s<>".,;:!?'”’)\]]/) ?? [];
  return found === undefined ? null : URL.parse(found);
}

/** Characters that a feed shows before "more". Discord shows all. */
const FOLDS: Partial<Record<Platform, number>> = { instagram: 125, facebook: 477 };

/** Returns where a feed folds the text: the end of the last whole word that fits; null if nowhere. */
export function foldOf(platform: Platform, text: string): number | null {
  const most = FOLDS[platform];
  if (most === undefined || text.length <= most) return null;
  const space = Math.max(text.lastIndexOf(' ', most), text.lastIndexOf('\n', most));
  return space > most / 2 ? space : most;
}
