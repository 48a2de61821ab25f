import { DAY } from '../../recurrence/wall.ts';
import { wallOf, type Zone } from '../../recurrence/zone.ts';
import type { Evidence, OfferedTime } from '../times/reading.ts';
import { groupsOf } from './letters.ts';
import { FACTS, LETTERS } from './weights.ts';

/** The mail that contains a time. */
export interface Setting {
  subject: string;
  /** The text including quotes. */
  text: string;
  /** The text without quotes. */
  written: string;
  isReply: boolean;
  zone: Zone;
}

/**
 * The threshold for suggesting a time. Below one half, because training mails were written to mislead: fewer of their
 * times than usual are of a meeting.
 */
const LIKELY = 0.4;
const MAX_SCORE = 8;
const MAX_CLOCKS = 4;
const EARLY = 7 * 3_600_000;

const weights = Int8Array.from(atob(LETTERS.weights), (letter) => letter.charCodeAt(0));

/**
 * Filters the times that the rules accept to those that are likely of a meeting. The weights are learned from mails
 * (`npm run train`): from the letters around a time, and from how often the rules are right.
 */
export function likelyTimes(times: readonly OfferedTime[], setting: Setting): OfferedTime[] {
  if (times.length === 0) return [];
  const ofMail = LETTERS.bias + lettersOf(groupsOf(textsOfMail(setting), TEXTS_OF_TIME));
  return times.filter((time) => {
    const { evidence } = time;
    if (!evidence) return true;
    // Above 0 the letters support a meeting, below it they oppose one.
    const letters = ofMail + lettersOf(groupsOf(textsOfTime(evidence)));
    const factors = factorsOf(time, evidence, setting, letters);
    return FACTS.bias + weighted(factors, FACTS.weights) >= Math.log(LIKELY / (1 - LIKELY));
  });
}

/** Returns the texts of a time and its mail that are read letter by letter. */
export function textsOf(evidence: Evidence, setting: Setting): string[] {
  return [...textsOfTime(evidence), ...textsOfMail(setting)];
}

const TEXTS_OF_TIME = 4;
const textsOfTime = ({ sentences, near }: Evidence) => [...sentences, near];
const textsOfMail = ({ subject, written }: Setting) => [subject, written];

function lettersOf(groups: ReadonlyMap<number, number>): number {
  let sum = 0;
  for (const [group, part] of groups) sum += part * weights[group]!;
  return sum * LETTERS.scale;
}

/** Returns the features of a time, scaled to similar sizes, in the order of their weights. */
export function factorsOf(
  time: OfferedTime,
  { score, place, count, clocks, hasDay }: Evidence,
  { isReply, zone }: Setting,
  letters: number,
): number[] {
  return [
    letters / 2,
    Math.max(-MAX_SCORE, Math.min(MAX_SCORE, score)) / 3,
    place,
    1 / count,
    Number(isReply),
    Math.min(clocks, MAX_CLOCKS) / 2,
    Number(!hasDay),
    Number(time.isNamed),
    Number(!time.isAllDay && wallOf(time.start, zone) % DAY < EARLY),
    Number(time.end !== null),
    Number(time.isAllDay),
  ];
}

function weighted(factors: readonly number[], by: readonly number[]): number {
  return factors.reduce((sum, factor, place) => sum + factor * by[place]!, 0);
}
