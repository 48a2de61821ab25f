import type { ServerEvent } from '../../../platform/http/sse.ts';
import type { Running } from './ask.ts';

/**
 * Yields the pieces of an answer as `delta` events, each cleaned before it is shown. Returns the whole text as shown,
 * and whether it was cut off. Returning early ends the call.
 */
export async function* deltasOf(
  running: Running,
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
      yield* show(cleaner.push(next.value));
    }
  } finally {
    await running.pieces.return({ isCut: false });
  }
}
