import type { ChatRow, MessageRow } from './store.ts';

/** The ids of the emails that a message cites. */
export function citedIn({ citations }: MessageRow): number[] {
  return JSON.parse(citations) as number[];
}

/** The fields of a chat that every response shows. */
export function fieldsOf({ id, title, created_at, updated_at }: ChatRow) {
  return {
    id,
    title,
    created_at: new Date(created_at).toISOString(),
    updated_at: new Date(updated_at).toISOString(),
  };
}
