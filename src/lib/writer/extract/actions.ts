import { MAX_ACTION_ITEMS, MAX_POINT_CHARACTERS } from '../limits.ts';
import type { Sentence } from '../text/sentences.ts';
import { cutWords, foldWords, hasPhrase, startsWithPhrase, wordsOf } from '../text/words.ts';
import { IMPERATIVES, NEEDS, NO_REQUESTS, OBJECTS, REQUESTS, TASK_HEADINGS } from './action-words.ts';
import { BETWEEN, DEADLINE, DEADLINE_AFTER } from './date-words.ts';
import type { FoundDate } from './own-dates.ts';
import { dayNumber, dayOf, type WallTime } from './wall-clock.ts';

export interface ActionItem {
  /** A sentence or an item of a list, quoted from the mail. */
  text: string;
  /** `2026-05-08`, or null without a deadline. */
  due: string | null;
}

/** The number of characters around a date in which a word can make it a deadline. */
const NEAR = 40;

/** Returns the sentences with requests. `dates` are those of each sentence. */
export function actionItems(sentences: Sentence[], dates: FoundDate[][], received: WallTime): ActionItem[] {
  const items: ActionItem[] = [];
  let isUnderHeading = false;
  for (const [at, { text, isItem }] of sentences.entries()) {
    const folded = foldWords(text);
    if (!isItem) isUnderHeading = isTaskHeading(text, folded);
    if (isUnderHeading && !isItem) continue;
    const due = dueOf(text, dates[at] ?? [], received);
    // "I need it by Friday." Without a deadline it is the reason for the mail.
    const isNeed = due !== null && hasPhrase(folded, NEEDS);
    if (!(isUnderHeading || isNeed || isRequest(folded, isItem))) continue;
    const item = cutWords(text, MAX_POINT_CHARACTERS);
    if (!items.some((other) => other.text === item)) items.push({ text: item, due });
    if (items.length === MAX_ACTION_ITEMS) break;
  }
  return items;
}

function isTaskHeading(text: string, folded: string): boolean {
  return (
    text.length <= 60 &&
    startsWithPhrase(folded, TASK_HEADINGS) &&
    (/[:：]$/.test(text) || folded.split(' ').length <= 5)
  );
}

function isRequest(folded: string, isItem: boolean): boolean {
  if (hasPhrase(folded, NO_REQUESTS)) return false;
  if (hasPhrase(folded, REQUESTS)) return true;
  // "Send us the invoice." Items of a list without a heading are as often reports of what was done.
  return (
    !isItem && IMPERATIVES.some((verb) => folded.startsWith(verb) && hasObject(folded.slice(verb.length)))
  );
}

/** Returns whether an object follows: "Send the", "let us know"; not the nouns in "Call log" and "Order 1042". */
function hasObject(rest: string): boolean {
  return OBJECTS.has(rest.slice(0, rest.indexOf(' ')));
}

/** Returns the words before a date without articles and weekdays: "inden fredag den 15. maj". */
function withoutBetween(before: string): string {
  const words = wordsOf(before);
  while (BETWEEN.has(words.at(-1) ?? '')) words.pop();
  return ` ${words.join(' ')} `;
}

/** Returns the day of the deadline in a sentence: a date after a word such as "by", not before the mail. */
function dueOf(text: string, dates: FoundDate[], received: WallTime): string | null {
  for (const { index, text: match, start, end } of dates) {
    const last = end ?? start;
    if (last === null || dayNumber(last) < dayNumber(received)) continue;
    const before = foldWords(text.slice(Math.max(0, index - NEAR), index));
    const bare = withoutBetween(before);
    const own = foldWords(match);
    const after = foldWords(text.slice(index + match.length, index + match.length + NEAR));
    const isDeadline =
      DEADLINE.some((word) => before.endsWith(word) || bare.endsWith(word) || own.startsWith(word)) ||
      DEADLINE_AFTER.some(
        (word) => after.startsWith(word) || after.startsWith(word, 1) || own.trim().endsWith(word),
      );
    if (isDeadline) return dayOf(last);
  }
  return null;
}
