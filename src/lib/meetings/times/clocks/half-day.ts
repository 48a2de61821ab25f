import type { Patterns } from '../../patterns.ts';

/** The half of the day that an hour belongs to; after work, seven and eight are in the evening too. */
export type Half = 'morning' | 'afternoon' | 'after work' | null;

export const NOON = 12 * 60;
const NINE = 9 * 60;
const EVENING =
  /(?:nachmittag|(?<!sonn)abend|(?<!voor)middag|avond|d'nacht)(?!\p{L})|dinner|supper|abendessen|dîner|dîne|cen(?:a|ar|amos|are|iamo)(?!\p{L})|avondeten|jant(?:ar|amos)|kolacj/u;
const AFTER_WORK =
  /(?<!\p{L})(?:choir|rehearsal|darts|poker|pub|quiz|book club|committee|agm|pitch|practice|7[.:]30 for 8|\p{L}{0,12}probe|chor|stammtisch|skat|doppelkopf|kegeln|vorstandssitzung|trainieren|training um|trainen|training om|koor|repetitie|klaverjas\p{L}{0,3}|kaarten|darten|borrel|ledenvergadering|bestuursvergadering)(?!\p{L})/u;
const EARLY =
  /(?<!\p{L})(?:breakfast|early shift|nothing to eat|frühstück|dienstbeginn|arbeitsbeginn|nüchtern|ontbijt|nuchter)(?!\p{L})/u;
/** Characters before and after an hour in which a part of the day is recognized. */
const PART_REACH = 30;

/** Returns the half of the day from the words around an hour, or from what people do then. */
export function halfDay(text: string, match: RegExpExecArray, patterns: Patterns): Half {
  const end = match.index + match[0].length;
  const around = text.slice(Math.max(0, match.index - PART_REACH), end + PART_REACH);
  if (patterns.afternoon.test(around) || EVENING.test(around)) return 'afternoon';
  if (patterns.morning.test(around) || EARLY.test(text)) return 'morning';
  return AFTER_WORK.test(text) ? 'after work' : null;
}

/** Resolves an hour to minutes: without a half of the day, one to six are in the afternoon. */
export function inDay(minutes: number, half: Half): number {
  if (minutes >= NOON) return half === 'morning' ? minutes % NOON : minutes;
  if (half === 'morning') return minutes;
  const isLate = half === 'afternoon' || minutes < (half === 'after work' ? NINE : 7 * 60);
  return isLate ? minutes + NOON : minutes;
}
