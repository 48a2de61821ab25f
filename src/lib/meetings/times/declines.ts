import type { Patterns } from '../patterns.ts';
import { PART } from '../text/sentences.ts';
import { withoutHarmless } from '../words/harmless.ts';
import type { FoundClock } from './clocks/found-clock.ts';
import type { FoundDay } from './days/find-days.ts';

/** "Friday at ten I'm in Leeds, sorry." */
const SORRY =
  /, (?:sorry|tut mir leid|lo siento|desolee?s?|mi dispiace|scusa(?:mi)?|przykro mi|przepraszam|lamento|desculpa|helaas)[.! ]{0,3}$/u;
/** A part with fewer words may refer to the time beside it: "Thursday at 3, impossible". */
const SHORT_PART = 5;
/** "…, that does not suit me." */
const ABOUT_IT =
  /^(?:that|which|it|das|da|dann|den|die|ca|cela|c'est|ce qui|eso|esa|ese|me|nos|mi|ci|quello|dat|die|dan|to|ten|ta|wtedy|isso|esse|essa|nao|no|non|nie|not|nicht|niet|ne|je ne|ik|ich|yo|io|ja|eu|i|we|wir|on|nous|wij)(?!\p{L})/u;

interface Named {
  clocks: readonly FoundClock[];
  days: readonly FoundDay[];
}

/** Whether a clause declines its times. "Not at six" only says which of two hours is meant. */
export function declines(
  text: string,
  { clocks, days }: Named,
  { not, notAt, instead, signs }: Patterns,
): boolean {
  const isChoice = clocks.some((clock) => !clock.isReplaced);
  // "On Friday and not on Thursday".
  const last = days.at(-1);
  const isInstead = last?.isReplaced && days.some((day) => !day.isReplaced);
  const kept = isInstead ? text.slice(0, last.index).replace(instead, '') + text.slice(last.end) : text;
  const said = isChoice
    ? aboutTimes(withoutOtherDays(kept, clocks, days), { clocks, days }, signs.meet).replace(notAt, '')
    : kept;
  return SORRY.test(text) || not.test(withoutHarmless(said));
}

/**
 * Keeps the parts of a clause that may decline its hours: "I call you at five and we talk for twenty minutes, no more"
 * offers its hour whatever the last part says.
 */
function aboutTimes(text: string, { clocks, days }: Named, meet: RegExp): string {
  let end = 0;
  const parts = text.split(PART).map((part) => {
    const index = text.indexOf(part, end);
    end = index + part.length;
    const isIn = (each: { index: number }) => each.index >= index && each.index < index + part.length;
    return { part, isTimed: clocks.some(isIn) || days.some(isIn) };
  });
  const first = parts.findIndex(({ isTimed }) => isTimed);
  const isOffer = parts.some(({ part, isTimed }) => isTimed && meet.test(part));
  return parts
    .filter(({ part, isTimed }, place) => {
      if (isTimed) return true;
      const words = part.split(' ').length;
      if (place < first) return words < SHORT_PART || /\d/.test(part);
      return !isOffer || words < SHORT_PART - 1 || ABOUT_IT.test(part);
    })
    .map(({ part }) => part)
    .join(', ');
}

/** Removes last parts with only days: "Friday at 3 would suit, we are at a funeral on Thursday". */
function withoutOtherDays(text: string, clocks: readonly FoundClock[], days: readonly FoundDay[]): string {
  const hour = Math.max(...clocks.map(({ end }) => end));
  const cut = text.indexOf(', ', hour);
  const isOther = cut >= 0 && days.some(({ index }) => index < cut) && days.some(({ index }) => index > cut);
  return isOther ? text.slice(0, cut) : text;
}
