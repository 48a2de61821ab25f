/// <reference path="../../../../lib/captions/libraries.d.ts" />
import { type Entity, findEntities } from '../../../../lib/captions/entities.ts';
import type { Schemas } from '../../../api/client.ts';

type Platform = Schemas['Platform'];

/** A piece of a post as its platform renders it. */
export interface Part {
  kind: 'text' | 'link' | 'tag';
  text: string;
}

/** What each platform shows as links and tags: Discord has no hashtags, and Instagram links nothing. */
const SHOWN: Record<Platform, Partial<Record<Entity['kind'], 'link' | 'tag'>>> = {
  discord: { link: 'link' },
  x: { link: 'link', mention: 'tag', hashtag: 'tag', cashtag: 'tag' },
  instagram: { mention: 'tag', hashtag: 'tag' },
  facebook: { link: 'link', hashtag: 'tag' },
};
/** X shows the host and the first characters of the path. */
const X_LINK = 27;

/** Returns the URL as X shows it: without its protocol, and truncated. */
function shortLink(url: string): string {
  const bare = url.replace(/^https?:\/\/(?:www\.)?/, '');
  return bare.length > X_LINK ? `${bare.slice(0, X_LINK)}…` : bare;
}

/** Returns a text as its platform shows it, without the escapes of Discord's markup. */
export function partsOf(platform: Platform, text: string): Part[] {
  const parts: Part[] = [];
  let read = 0;
  const add = (kind: Part['kind'], piece: string) => {
    const last = parts.at(-1);
    if (kind === 'text' && last?.kind === 'text') last.text += piece;
    else if (piece !== '') parts.push({ kind, text: piece });
  };
  const addPlain = (piece: string) =>
    add('text', platform === 'discord' ? piece.replace(/\\([\\*`_~|<[\]>#-])/g, '$1') : piece);
  for (const { kind, start, end } of findEntities(platform, text)) {
    addPlain(text.slice(read, start));
    const found = text.slice(start, end);
    add(SHOWN[platform][kind] ?? 'text', kind === 'link' && platform === 'x' ? shortLink(found) : found);
    read = end;
  }
  addPlain(text.slice(read));
  return parts;
}

/** Returns the first link of a text, for which Discord, X and Facebook show a card. */
export function firstLink(platform: Platform, text: string): URL | null {
  const link = findEntities(platform, text).find(({ kind }) => kind === 'link');
  if (!link) return null;
  const found = text.slice(link.start, link.end);
  return URL.parse(/^https?:/i.test(found) ? found : `https://${found}`);
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
