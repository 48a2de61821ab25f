import type { Patterns } from '../patterns.ts';
import { withoutHarmless } from '../words/harmless.ts';
import type { FoundClock } from './find-clocks.ts';
import type { FoundDay } from './find-days.ts';

/** "Friday at ten I'm in Leeds, sorry." */
const SORRY =
  /, (?:sorry|tut mir leid|lo siento|desolee?s?|mi dispiace|scusa(?:mi)?|przykro mi|przepraszam|lamento|desculpa|helaas)[.! ]{0,3}$/u;

/** A shorter part before a time may be about it: "sadly not, 3 pm is too late". */
const LEAD_WORDS = 5;

/** Whether a clause says that its times do not suit. "Not at six" only tells which of two hours it is. */
export function declines(
  text: string,
  { clocks, days }: { clocks: readonly FoundClock[]; days: readonly FoundDay[] },
  { not, notAt, instead }: Patterns,
): boolean {
  const isChoice = clocks.some((clock) => !clock.isReplaced);
  // "On Friday and not on Thursday".
  const last = days.at(-1);
  const isInstead = last?.isReplaced && days.some((day) => !day.isReplaced);
  const kept = isInstead ? text.slice(0, last.index).replace(instead, '') + text.slice(last.end) : text;
  const said = isChoice
    ? withoutLead(withoutOtherDays(kept, clocks, days).replace(notAt, ''), clocks[0]!)
    : kept;
  return SORRY.test(text) || not.test(withoutHarmless(said));
}

/** "I am not at my desk, I'll call you today at 5": without the parts before, if they say nothing of a time. */
function withoutLead(text: string, clock: FoundClock): string {
  const cut = Math.max(text.lastIndexOf(', ', clock.index), text.lastIndexOf(': ', clock.index));
  const lead = text.slice(0, Math.max(0, cut));
  return cut > 0 && !/\d/.test(lead) && lead.split(' ').length >= LEAD_WORDS ? text.slice(cut) : text;
}

/** "Friday at 3 would suit, we are at a funeral on Thursday": without the last parts, which name days alone. */
function withoutOtherDays(text: string, clocks: readonly FoundClock[], days: readonly FoundDay[]): string {
  const hour = Math.max(...clocks.map(({ end }) => end));
  const cut = text.indexOf(', ', hour);
  const isOther = cut >= 0 && days.some(({ index }) => index < cut) && days.some(({ index }) => index > cut);
  return isOther ? text.slice(0, cut) : text;
}
