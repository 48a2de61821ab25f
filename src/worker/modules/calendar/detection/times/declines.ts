import type { Patterns } from '../patterns.ts';
import { withoutHarmless } from '../words/harmless.ts';
import type { FoundClock } from './find-clocks.ts';

/** Whether a clause says that its times do not suit. "Not at six" only tells which of two hours it is. */
export function declines(text: string, clocks: readonly FoundClock[], { not, notAt }: Patterns): boolean {
  const isChoice = clocks.some((clock) => clock.isReplaced) && clocks.some((clock) => !clock.isReplaced);
  return not.test(withoutHarmless(isChoice ? text.replace(notAt, '') : text));
}
