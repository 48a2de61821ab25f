import { MAX_TITLE_CHARACTERS } from '../limits.ts';
import { cutWords, singleLine } from '../text/words.ts';

export type Platform = 'discord' | 'x' | 'instagram' | 'facebook';
export type CaptionKind = 'go_live' | 'ended' | 'milestone';

/** What is known of a stream. What is null is not written. */
export interface CaptionFacts {
  title: string | null;
  url: string | null;
  channel: string | null;
  /** Subscribers, at a milestone. */
  count: number | null;
  peakViewers: number | null;
}

export interface CaptionVoice {
  tone: 'professional' | 'friendly' | 'hype' | 'mixed';
  /** With or without `#`. */
  coreHashtags: readonly string[];
  /** A call to action, such as "Join the chat". */
  cta: string;
}

/** The longest text of each platform, in its own measure. */
export const MAX_CAPTION: Record<Platform, number> = {
  discord: 2000,
  x: 280,
  instagram: 2200,
  facebook: 63_206,
};
/** Instagram refuses more than 30. The others have no limit, but few readers want more than these. */
const MAX_HASHTAGS: Record<Platform, number> = { discord: 5, x: 3, instagram: 30, facebook: 5 };
/** X counts every URL as this many characters. */
const X_URL_CHARACTERS = 23;
const MAX_CTA_CHARACTERS = 200;
const MAX_URL_CHARACTERS = 2000;
const MAX_HASHTAG_CHARACTERS = 100;

/** `{title}`, `{channel}`, `{count}`; a line with a fact that is missing is not used. */
const OPENINGS: Record<CaptionKind, Record<Exclude<CaptionVoice['tone'], 'mixed'>, string[]>> = {
  go_live: {
    professional: [
      '{channel} is live now: {title}',
      'Live now: {title}',
      '{channel} is live now.',
      'The stream is live now.',
    ],
    friendly: [
      "We're live! {channel}: {title}",
      "We're live! {title}",
      "We're live on {channel}!",
      "We're live!",
    ],
    hype: [
      '🔴 LIVE NOW! {channel}: {title}',
      '🔴 LIVE NOW! {title}',
      '🔴 {channel} is LIVE!',
      '🔴 LIVE NOW!',
    ],
  },
  ended: {
    professional: [
      'The stream “{title}” has ended.',
      'The stream on {channel} has ended.',
      'The stream has ended.',
    ],
    friendly: [
      'That was “{title}”. Thank you for watching!',
      'Thank you for watching {channel}!',
      'Thank you for watching!',
    ],
    hype: ['That’s a wrap on “{title}”! 🎬', 'That’s a wrap on {channel}! 🎬', 'That’s a wrap! 🎬'],
  },
  milestone: {
    professional: [
      '{channel} has reached {count} subscribers.',
      'We have reached {count} subscribers.',
      'A new milestone for {channel}.',
    ],
    friendly: [
      '{channel} now has {count} subscribers. Thank you!',
      'We now have {count} subscribers. Thank you!',
      'A new milestone. Thank you!',
    ],
    hype: [
      '🎉 {count} subscribers on {channel}! Thank you!',
      '🎉 {count} subscribers! Thank you!',
      '🎉 A new milestone! Thank you!',
    ],
  },
};

/**
 * A caption made of the facts and nothing else, within the platform's limit. The same facts always give the same text.
 * If it does not fit, hashtags go first, then the call to action, then the end of the title.
 */
export function caption(
  platform: Platform,
  kind: CaptionKind,
  facts: CaptionFacts,
  voice: CaptionVoice,
): string {
  const url = urlOf(facts.url);
  const tags = hashtagsOf(voice.coreHashtags).slice(0, MAX_HASHTAGS[platform]);
  const cta = cutWords(singleLine(voice.cta.slice(0, 4 * MAX_CTA_CHARACTERS)), MAX_CTA_CHARACTERS);
  const text = (title: number, hasCta: boolean, tagCount: number) =>
    [
      opening(kind, facts, voice.tone, title),
      kind === 'ended' && isCount(facts.peakViewers) ? `Peak viewers: ${numberOf(facts.peakViewers)}` : '',
      hasCta ? cta : '',
      // Instagram shows links as plain text, but the address still tells where to go.
      url ?? '',
      tags.slice(0, tagCount).join(' '),
    ]
      .filter((part) => part !== '')
      .join('\n');

  for (let count = tags.length; count >= 0; count--) {
    const whole = text(MAX_TITLE_CHARACTERS, true, count);
    if (captionLength(platform, whole) <= MAX_CAPTION[platform]) return whole;
  }
  for (let title = MAX_TITLE_CHARACTERS; title > 0; title -= 10) {
    const whole = text(title, false, 0);
    if (captionLength(platform, whole) <= MAX_CAPTION[platform]) return whole;
  }
  return opening(kind, { ...facts, title: null, channel: null }, voice.tone, 1);
}

/** The length in the platform's own measure; for X the weighted length of twitter-text 3. */
export function captionLength(platform: Platform, text: string): number {
  if (platform !== 'x') return text.length;
  let length = 0;
  for (const part of text.split(/(\s+)/)) {
    // X also links bare domains: what could be one counts as much as it or a link would.
    const isUrl = /^https?:\/\/\S+$/i.test(part);
    const weight = isUrl ? X_URL_CHARACTERS : weightOf(part);
    length += !isUrl && /[^\s.]\.\p{L}{2}/u.test(part) ? Math.max(weight, X_URL_CHARACTERS) : weight;
  }
  return length;
}

/** Letters of most alphabets and common punctuation weigh 1, all others and each emoji 2. */
function weightOf(text: string): number {
  let weight = 0;
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)) {
    if (/\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(segment)) weight += 2;
    else for (const character of segment) weight += isLight(character.codePointAt(0)!) ? 1 : 2;
  }
  return weight;
}

function isLight(code: number): boolean {
  return (
    code <= 4351 ||
    (code >= 8192 && code <= 8205) ||
    (code >= 8208 && code <= 8223) ||
    (code >= 8242 && code <= 8247)
  );
}

function opening(
  kind: CaptionKind,
  facts: CaptionFacts,
  tone: CaptionVoice['tone'],
  titleCharacters: number,
): string {
  const values: Record<string, string> = {
    title: plainOf(facts.title, titleCharacters),
    channel: plainOf(facts.channel, MAX_TITLE_CHARACTERS),
    count: isCount(facts.count) ? numberOf(facts.count) : '',
  };
  // A mixed voice is friendly about people, and loud when it starts.
  const own = tone === 'mixed' ? (kind === 'go_live' ? 'hype' : 'friendly') : tone;
  const lines = OPENINGS[kind][own];
  const hasFacts = (line: string) =>
    [...line.matchAll(/\{(\w+)\}/g)].every(([, name]) => values[name!] !== '');
  const line = lines.find(hasFacts) ?? lines.at(-1)!;
  return line.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '').trim();
}

/** On one line, without mentions: nobody is to be called by the title of a stream. */
function plainOf(text: string | null, limit: number): string {
  return cutWords(
    singleLine((text ?? '').slice(0, 4 * MAX_TITLE_CHARACTERS)).replaceAll('@', '＠'),
    Math.max(limit, 2),
  );
}

function urlOf(url: string | null): string | null {
  if (url === null || url.length > MAX_URL_CHARACTERS || /\s/.test(url) || !URL.canParse(url)) return null;
  return /^https?:$/.test(new URL(url).protocol) ? url : null;
}

function hashtagsOf(tags: readonly string[]): string[] {
  const clean = tags
    .slice(0, 100)
    .map((tag) => tag.slice(0, MAX_HASHTAG_CHARACTERS).replace(/[^\p{L}\p{M}\p{N}_]/gu, ''))
    .filter((tag) => /\p{L}/u.test(tag))
    .map((tag) => `#${tag}`);
  return [...new Set(clean)];
}

function isCount(value: number | null): value is number {
  return value !== null && Number.isSafeInteger(value) && value >= 0;
}

function numberOf(value: number): string {
  return new Intl.NumberFormat('en').format(value);
}
