import { useEffect } from 'react';
import type { Schemas } from '../../../api/client.ts';
import { usePages } from '../../../api/pages.ts';

export type ConversationNote = Schemas['Note'];

/** Returns all notes of an email's conversation, oldest first. */
export function useNotes(thread: number): ConversationNote[] {
  const {
    items = [],
    hasNextPage,
    isFetchingNextPage,
    fetchNextPage,
  } = usePages('/api/notes', {
    thread,
    limit: 200,
  });
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage]);
  return items;
}
