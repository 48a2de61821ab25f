import type { CaptionEvent } from '../../../contract/stream/captions.ts';
import type { Voice } from '../../../contract/stream/voice.ts';
import { MAX_TITLE_CHARACTERS } from '../limits.ts';
import { cutWords, singleLine } from '../text/words.ts';

export type CaptionTone = Voice['tone_preset'];

/** The facts about a stream. Null ones are omitted. */
export interface CaptionFacts {
  title: string | null;
  channel: string | null;
  /** The number of subscribers at a milestone. */
  count: number | null;
  peakViewers: number | null;
}

/** Templates with `{title}`, `{channel}`, `{count}`; a line is skipped if a fact is missing. */
const OPENINGS: Record<CaptionEvent, Record<Exclude<CaptionTone, 'mixed'>, string[]>> = {
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
  end_stream: {
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
 * Writes the text of a caption from the facts alone: a line or two without links, hashtags and calls to action.
 * Deterministic.
 */
export function captionBody(event: CaptionEvent, facts: CaptionFacts, tone: CaptionTone): string {
  const { peakViewers } = facts;
  const hasPeak = event === 'end_stream' && isCount(peakViewers);
  return [opening(event, facts, tone), hasPeak ? `Peak viewers: ${numberOf(peakViewers)}` : '']
    .filter((line) => line !== '')
    .join('\n');
}

function opening(event: CaptionEvent, facts: CaptionFacts, tone: CaptionTone): string {
  const values: Record<string, string> = {
    title: plainOf(facts.title),
    channel: plainOf(facts.channel),
    count: isCount(facts.count) ? numberOf(facts.count) : '',
  };
  // A mixed voice is friendly, and hype when the stream starts.
  const own = tone === 'mixed' ? (event === 'go_live' ? 'hype' : 'friendly') : tone;
  const lines = OPENINGS[event][own];
  const hasFacts = (line: string) =>
    [...line.matchAll(/\{(\w+)\}/g)].every(([, name]) => values[name!] !== '');
  const line = lines.find(hasFacts) ?? lines.at(-1)!;
  return line.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '').trim();
}

function plainOf(text: string | null): string {
  return cutWords(singleLine((text ?? '').slice(0, 4 * MAX_TITLE_CHARACTERS)), MAX_TITLE_CHARACTERS);
}

function isCount(value: number | null): value is number {
  return value !== null && Number.isSafeInteger(value) && value >= 0;
}

function numberOf(value: number): string {
  return new Intl.NumberFormat('en').format(value);
}
