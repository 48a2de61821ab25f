import { useQuery, useQueryClient } from '@tanstack/react-query';
import { client, dataOf, type Schemas } from '../../../api/client.ts';

const summarize = async (id: number, isAgain: boolean) =>
  dataOf(
    await client.POST('/api/ai/threads/{id}/summarize', {
      params: { path: { id } },
      body: { refresh: isAgain },
    }),
  );

/** Asking costs tokens, so what was answered once is kept, and nothing asks again by itself. */
const ONCE = { staleTime: Number.POSITIVE_INFINITY, retry: false, refetchOnMount: false } as const;

/** The summary of these messages of a conversation, and how to have it written again. */
export function useSummary(messages: Schemas['ThreadMessage'][]) {
  const queries = useQueryClient();
  const lastId = messages.at(-1)!.id;
  const queryKey = ['summary', ...messages.map(({ id }) => id)];
  const result = useQuery({ ...ONCE, queryKey, queryFn: () => summarize(lastId, false) });
  const again = () =>
    queries.fetchQuery({ queryKey, queryFn: () => summarize(lastId, true), staleTime: 0 }).catch(() => {});
  return { result, again: () => void again() };
}

/** What kind of email it is. */
export function useAnalysis(id: number) {
  return useQuery({
    ...ONCE,
    queryKey: ['analysis', id],
    queryFn: async () =>
      dataOf(await client.POST('/api/ai/emails/{id}/analyze', { params: { path: { id } } })),
  });
}
