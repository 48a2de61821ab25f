import type { FoundClock } from './found-clock.ts';
import { NOON } from './half-day.ts';

const MIDNIGHT = 24 * 60;

/** The text between the two hours of a span, including the word before the second one. */
const TO =
  /^[ ,]{0,2}(?:to|until|till|-|–|bis(?: (?:um|gegen|zum|etwa))?|tot(?: en met)?|do|hasta(?: l?as?| el)?|ate (?:a|o|à|as|às|ao)?|fino (?:a|al|alle)|jusqu'(?:a|à))[ ]{0,2}$/u;
/** The text between two hours after "from" or "between", which allows a shorter word. */
const AND =
  /^(?: uhr| uur| h(?:eures)?)?[ ,]{0,2}(?:to|until|till|-|–|bis|tot|do|a|à|as|às|al|ao?|alle|au|et|and|und|en|e|y|i)?(?: (?:um|om|à|a|às|as|o|le|la|las|el|il|alle))? {0,2}$/u;
const FROM =
  /(?<!\p{L})(?:from|between|von|zwischen|van|tussen|de|du|entre|desde|od|miedzy|dalle|dalle ore|da|dal|tra|fra|das|do|ab)(?: (?:las?|le|les|el|il|as|os?|l'|the|um|om|ore))? ?$/u;
const TO_MIDNIGHT =
  /^(?: uhr| uur| ?h(?:eures)?)?[ ,]{0,2}(?:to|until|till|-|–|bis|tot|do|a|à|as|às|alle|fino a|hasta(?: la)?|ate (?:a|à)|jusqu'(?:a|à)|and|und|et|y|e|en|i) ?(?:midnight|mitternacht|middernacht|minuit|la medianoche|medianoche|mezzanotte|polnocy?|meia[- ]noite)(?!\p{L})/u;

/** Joins two hours that are the start and the end of a span: "10am to noon". */
export function joinedSpans(clocks: FoundClock[], text: string): FoundClock[] {
  const joined: FoundClock[] = [];
  for (const clock of clocks) {
    const before = joined.at(-1);
    if (before && isEndOf(clock, before, text)) {
      before.last = clock.first;
      before.end = clock.end;
    } else joined.push(clock);
  }
  for (const clock of joined) {
    const midnight = clock.last === null ? TO_MIDNIGHT.exec(text.slice(clock.end, clock.end + 40)) : null;
    if (!midnight || clock.first < NOON) continue;
    clock.last = MIDNIGHT;
    clock.end += midnight[0].length;
  }
  return joined;
}

function isEndOf(clock: FoundClock, before: FoundClock, text: string): boolean {
  if (before.last !== null || clock.last !== null || clock.first <= before.first) return false;
  const said = (each: FoundClock) => text.slice(each.index, each.said);
  const gap = text.slice(before.end, clock.said);
  const isFrom =
    FROM.test(said(before)) || FROM.test(text.slice(Math.max(0, before.index - 14), before.index));
  return TO.test(gap) || (isFrom && AND.test(gap));
}
