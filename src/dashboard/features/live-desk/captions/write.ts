import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client, dataOf, type Schemas } from '../../../api/client.ts';
import { refresh } from '../../../api/patch.ts';
import { useText } from '../../../lib/text/language.tsx';
import { liveText } from '../../../lib/text/live-desk/live.ts';
import { say, sayFailure } from '../../../ui/toast.tsx';
import type { Occasion } from './occasion.ts';

/** Returns a function that generates the captions of an occasion, for all connected platforms or the given ones. */
export function useWrite() {
  const text = useText(liveText);
  const queries = useQueryClient();
  return useMutation({
    async mutationFn({
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
    onSuccess: (captions) => say(text.written(captions.length)),
    onError: (error) => sayFailure(error, text.writeFailed),
    onSettled: () => refresh(queries, '/api/stream/captions'),
  });
}
