import { HASHTAG_MARKS } from '../../contract/stream/hashtag.ts';
import type { Platform } from '../../contract/stream/stream.ts';
import { LATIN_ACCENTS, SPACES, type Url } from './x-hosts.ts';
import { findUrls } from './x-urls.ts';

/** A part of a text that a platform reads as more than text, by its place in UTF-16 code units. */
export interface Entity {
  kind: 'link' | 'mention' | 'hashtag' | 'cashtag';
  start: number;
  end: number;
}

/**
 * Returns the links, mentions, hashtags and cashtags of a text in their order, as twitter-text 3.1.0 finds them. Other
 * platforms than X differ: they link any host after `http://`, Discord no bare domain; what may name an account is a
 * mention; and Instagram takes `#a#b` for two hashtags.
 */
export function findEntities(platform: Platform, text: string): Entity[] {
  const found = [
    ...linksOf(platform, text).map(({ start, end }) => ({ kind: 'link' as const, start, end })),
    ...(platform === 'x' ? findNames(text) : findMentions(text)),
    ...findHashtags(platform, text),
    ...(platform === 'x' ? findCashtags(text) : []),
  ].sort((a, b) => a.start - b.start);
  let end = 0;
  return found.filter((each) => {
    if (each.start < end) return false;
    end = each.end;
    return true;
  });
}

export function findLinks(platform: Platform, text: string): Entity[] {
  return findEntities(platform, text).filter(({ kind }) => kind === 'link');
}

function entity(kind: Entity['kind'], start: number, length: number): Entity {
  return { kind, start, end: start + length };
}

function linksOf(platform: Platform, text: string): Pick<Url, 'start' | 'end'>[] {
  if (platform === 'discord') return findHttpUrls(text);
  return platform === 'x' ? findUrls(text) : [...findUrls(text), ...findHttpUrls(text)];
}

const HTTP_URL = /https?:\/\/[^\s<>"]+/gi;
/** Punctuation after a URL that is not part of it. A closing parenthesis is if the URL has the opening one. */
const BEHIND_URL = /[.,;:!?'”’…)\]]/;

/** Returns what stands after `http://` or `https://`, whatever the host. */
export function findHttpUrls(text: string): Pick<Url, 'start' | 'end'>[] {
  return Array.from(text.matchAll(HTTP_URL), ({ 0: url, index }) => {
    let unopened = url.split(')').length - url.split('(').length;
    let length = url.length;
    while (BEHIND_URL.test(url[length - 1]!)) {
      if (url[length - 1] === ')' && unopened-- <= 0) break;
      length--;
    }
    return { start: index, end: index + length };
  });
}

const NAME = /(^|[^\w!#$%&*@＠]|(?:^|[^\w+~.-])[Rr][Tt]:?)([@＠]\w{1,20}(?:\/[A-Za-z][\w-]{0,24})?)/g;
const NO_NAME_BEFORE = new RegExp(`[@＠${LATIN_ACCENTS}]|://`, 'y');

/** Returns the mentions of accounts and lists that X finds. */
function findNames(text: string): Entity[] {
  return Array.from(text.matchAll(NAME), ({ 1: before = '', 2: name = '', index }) =>
    entity('mention', index + before.length, name.length),
  ).filter(({ end }) => !isAt(NO_NAME_BEFORE, text, end));
}

/** Facebook takes `@[` and the id of a page for a mention. */
const MENTION = /(?<![\w.\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}])[@＠](?:[\w.]+|\[)/gu;

/** Returns what may mention an account: any name with @ that does not end an email address. */
function findMentions(text: string): Entity[] {
  return Array.from(text.matchAll(MENTION), ({ 0: name, index }) => entity('mention', index, name.length));
}

const IN_HASHTAG = `\\p{L}\\p{M}\\p{Nd}${HASHTAG_MARKS}`;
/** Hashtags without anything between them. The sign of an emoji, such as the keycap, begins none. */
const HASHTAGS = new RegExp(
  `(^|[\\ufe0e\\ufe0f]|[^&\\p{Cs}${IN_HASHTAG}])` +
    `((?:[#＃](?![\\ufe0f\\u20e3])(?=[\\p{Nd}${HASHTAG_MARKS}]*[\\p{L}\\p{M}])[${IN_HASHTAG}]+)+)`,
  'gu',
);
const NO_HASHTAG_BEFORE = /[#＃]|:\/\//y;

function findHashtags(platform: Platform, text: string): Entity[] {
  return [...text.matchAll(HASHTAGS)].flatMap(({ 1: before = '', 2: run = '', index }) => {
    const start = index + before.length;
    const tags = Array.from(run.matchAll(/[#＃][^#＃]+/g), (tag) =>
      entity('hashtag', start + tag.index, tag[0].length),
    );
    if (platform !== 'instagram' && tags.length > 1) return [];
    return isAt(NO_HASHTAG_BEFORE, text, start + run.length) ? tags.slice(0, -1) : tags;
  });
}

const CASHTAG = new RegExp(
  `(?<=^|[${SPACES}])\\$[a-z]{1,6}(?:[._][a-z]{1,2})?(?=$|[\\s!'#%&()*+,\\\\\\-./:;<=>?@[\\]^_{|}~$])`,
  'gi',
);

function findCashtags(text: string): Entity[] {
  return Array.from(text.matchAll(CASHTAG), ({ 0: tag, index }) => entity('cashtag', index, tag.length));
}

/** Whether a sticky expression matches at a position. */
function isAt(expression: RegExp, text: string, place: number): boolean {
  expression.lastIndex = place;
  return expression.test(text);
}
