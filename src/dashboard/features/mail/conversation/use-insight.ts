import { useQuery, useQueryClient } from '@tanstack/react-query';
import { client, dataOf, type Schemas } from '../../../api/client.ts';

const summarize = async (id: number, isAgain: boolean) =>
  dataOf(
    await client.POST('/api/ai/threads/{id}/summarize', {
      params: { path: { id } },
      body: { refresh: isAgain },
    }),
  );

/** Requests cost tokens, so responses are cached forever and never refetched automatically. */
const ONCE = { staleTime: Number.POSITIVE_INFINITY, retry: false, refetchOnMount: false } as const;

/** Returns the summary of a conversation's messages, and a function to regenerate it. */
export function useSummary(messages: Schemas['ThreadMessage'][]) {
  const queries = useQueryClient();
  const lastId = messages.at(-1)!.id;
  const queryKey = ['summary', ...messages.map(({ id }) => id)];
  const result = useQuery({ ...ONCE, queryKey, queryFn: () => summarize(lastId, false) });
  const again = () =>
    queries.fetchQuery({ queryKey, queryFn: () => summarize(lastId, true), staleTime: 0 }).catch(() => {});
  return { result, again: () => void again() };
}

/** Returns the AI analysis of an email. */
export function useAnalysis(id: number) {
  return useQuery({
    ...ONCE,
    queryKey: ['analysis', id],
    queryFn: async () =>
      dataOf(await client.POST('/api/ai/emails/{id}/analyze', { params: { path: { id } } })),
  });
}
