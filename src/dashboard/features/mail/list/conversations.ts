import type { QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Schemas } from '../../../api/client.ts';
import { usePages } from '../../../api/pages.ts';
import { FURTHER, type MailSearch, toListQuery } from '../search.ts';

export type Conversation = Schemas['Conversation'];

/** Returns the matching conversations, newest first, without duplicates: new mail shifts others between pages. */
export function useConversations(search: MailSearch) {
  const pages = usePages('/api/threads', toListQuery(search), { further: FURTHER });
  const { data } = pages;
  const list = useMemo(() => {
    if (!data) return undefined;
    const byId = new Map<number, Conversation>();
    for (const { items } of data.pages) {
      for (const each of items) if (!byId.has(each.id)) byId.set(each.id, each);
    }
    return [...byId.values()];
  }, [data]);
  return { ...pages, list };
}

/** Returns a conversation from a cached list, so that its header shows at once. */
export function findConversation(queries: QueryClient, id: number): Conversation | undefined {
  const lists = queries.getQueriesData<{ pages?: { items: Conversation[] }[] }>({
    predicate: ({ queryKey }) => queryKey[1] === '/api/threads',
  });
  for (const [, data] of lists) {
    for (const { items } of data?.pages ?? []) {
      const found = items.find((each) => each.id === id);
      if (found) return found;
    }
  }
  return undefined;
}
