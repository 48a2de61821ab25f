import { useAct } from '../../../api/act.ts';
import { client, dataOf, type Schemas } from '../../../api/client.ts';
import { useText } from '../../../lib/text/language.tsx';
import { liveText } from '../../../lib/text/live-desk/live.ts';
import type { Occasion } from './occasion.ts';

/** Returns a function that generates the captions of an occasion, for all connected platforms or the given ones. */
export function useWrite() {
  const text = useText(liveText);
  return useAct({
    async run({
      occasion: { event, subject },
      platforms,
    }: {
      occasion: Occasion;
      platforms?: Schemas['Platform'][];
    }) {
      const id = event === 'milestone' ? { milestone_id: subject } : { stream_id: subject };
      const body = { event, ...id, ...(platforms && { platforms }) };
      return dataOf(await client.POST('/api/stream/captions/generate', { body }));
    },
    touches: ['caption'],
    failed: text.writeFailed,
    said: (_, captions) => text.written(captions.length),
  });
}
