import type { ChatRow, MessageRow } from './store.ts';

/** Returns the ids of the emails that a message cites. */
export function citedIn({ citations }: MessageRow): number[] {
  return JSON.parse(citations) as number[];
}

/** Returns the field for the proposals that were made for a message, if there are some. */
export const proposalsOf = (ids: number[]) =>
  ids.length === 0 ? {} : { proposals: ids.map((proposal_id) => ({ proposal_id })) };

/** Returns the fields of a chat included in every response. */
export function fieldsOf({ id, title, created_at, updated_at }: ChatRow) {
  return {
    id,
    title,
    created_at: new Date(created_at).toISOString(),
    updated_at: new Date(updated_at).toISOString(),
  };
}
