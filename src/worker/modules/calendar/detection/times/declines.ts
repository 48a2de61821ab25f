import type { Patterns } from '../patterns.ts';
import { withoutHarmless } from '../words/harmless.ts';
import type { FoundClock } from './find-clocks.ts';

/** "Friday at ten I'm in Leeds, sorry." */
const SORRY =
  /, (?:sorry|tut mir leid|lo siento|desolee?s?|mi dispiace|scusa(?:mi)?|przykro mi|przepraszam|lamento|desculpa|helaas)[.! ]{0,3}$/u;

/** Whether a clause says that its times do not suit. "Not at six" only tells which of two hours it is. */
export function declines(text: string, clocks: readonly FoundClock[], { not, notAt }: Patterns): boolean {
  const isChoice = clocks.some((clock) => !clock.isReplaced);
  return SORRY.test(text) || not.test(withoutHarmless(isChoice ? text.replace(notAt, '') : text));
}
