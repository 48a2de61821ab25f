import { api, type Schemas } from '../../../api/client.ts';

export type Activity = Schemas['Activity'];

const MOST = 200;

/** Returns what happened in a conversation besides its mail, oldest first: at most the last 200 changes; none if hidden. */
export function useActivity(id: number, isShown: boolean): Activity[] {
  const { data } = api.useQuery(
    'get',
    '/api/threads/{id}/activity',
    { params: { path: { id }, query: { limit: MOST } } },
    { enabled: isShown },
  );
  if (!data || !isShown) return [];
  // The message itself shows that it was sent, and by whom.
  return data.filter(({ type }) => type !== 'sent').toReversed();
}
