import type { ServerEvent } from '../../../platform/http/sse.ts';
import { ABANDONED, type End } from './attempt.ts';

/**
 * Yields the pieces of an answer as `delta` events, each cleaned before it is shown, and its other events. Returns the whole text as shown,
 * and whether it was cut off. Returning early ends the call.
 */
export async function* deltasOf(
  running: { pieces: AsyncGenerator<string | ServerEvent, End, void> },
  cleaner: { push(piece: string): string; end(): string },
): AsyncGenerator<ServerEvent, { text: string; isCut: boolean }> {
  let text = '';
  const show = (piece: string): ServerEvent[] => {
    text += piece;
    return piece === '' ? [] : [{ event: 'delta', data: { text: piece } }];
  };
  try {
    for (;;) {
      const next = await running.pieces.next();
      if (next.done) {
        yield* show(cleaner.end());
        return { text: text.trim(), isCut: next.value.isCut };
      }
      if (typeof next.value === 'string') yield* show(cleaner.push(next.value));
      else yield next.value;
    }
  } finally {
    await running.pieces.return(ABANDONED);
  }
}
