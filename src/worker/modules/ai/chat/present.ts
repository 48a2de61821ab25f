import type { ChatRow, MessageRow } from './store.ts';

/** Returns the ids of the emails that a message cites. */
export function citedIn({ citations }: MessageRow): number[] {
  return JSON.parse(citations) as number[];
}

/** Returns the ids of the proposals that were made for a message. */
export function proposedIn({ proposals }: MessageRow): number[] {
  return JSON.parse(proposals) as number[];
}

/** Returns the fields of a chat included in every response. */
export function fieldsOf({ id, title, created_at, updated_at }: ChatRow) {
  return {
    id,
    title,
    created_at: new Date(created_at).toISOString(),
    updated_at: new Date(updated_at).toISOString(),
  };
}
